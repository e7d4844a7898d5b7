"""Lessons: the protocol's request for the lessons that there are, and one played step by step."""

from acquire_desktop.games.acquire.engine.notation import action_text, parse_action
from acquire_desktop.games.acquire.lesson.progress import LessonError, Run, begin
from acquire_desktop.games.acquire.lesson.script import LESSONS, load_lesson
from acquire_desktop.games.acquire.positions.view_objects import state_object
from acquire_desktop.protocol.request_fields import text_of
from acquire_desktop.protocol.wire import Answer, Request, RequestError

GO_ON = "go on"
"""Leaves a step that is only read, and lets the others play what is due in one that is watched."""
BACK = "back"
"""Goes to the beginning of the step before."""


class Lessons:
    """Holds at most one lesson that is being played."""

    def __init__(self) -> None:
        self._run: Run | None = None

    def answer(self, request: Request) -> Answer:
        """List the lessons, start one, or play a step of it.

        Raises:
            RequestError: If there is no such lesson, or the step is not allowed.
        """
        if "start" in request:
            name = text_of(request, "start")
            if name not in LESSONS:
                raise RequestError("bad-request", f"'start' must be one of: {', '.join(LESSONS)}")
            self._run = begin(load_lesson(name))
        elif "step" in request:
            self._run = self._played(text_of(request, "step"))
        else:
            lessons = [load_lesson(name) for name in LESSONS]
            return {"lessons": [{"id": each.key, "steps": each.step_count} for each in lessons]}
        return _moment(self._run)

    def _played(self, step: str) -> Run:
        if self._run is None:
            raise RequestError("no-game", "there is no lesson: start one")
        run = self._run
        try:
            if step == BACK:
                return run.back()
            if step != GO_ON:
                edition = run.scene.setup.edition
                return run.play_out(action_text(parse_action(step, edition), edition))
            return run.go_on() if run.due is None else _watched(run)
        except ValueError as error:
            code = "illegal-action" if isinstance(error, LessonError) else "bad-notation"
            raise RequestError(code, str(error)) from error


def _watched(run: Run) -> Run:
    """Let the others play what is due."""
    while (line := run.due) is not None:
        run = run.play(line)
    return run


def _moment(run: Run) -> Answer:
    """Describe where a lesson is, and what may be done there."""
    return {
        "lesson": run.lesson.key,
        "scene": run.scene_no,
        "step": run.step_no,
        "text": run.step.text,
        "allowed": run.allowed() if run.step.allow else [],
        "due": run.due,
        "last": run.is_last and run.is_read,
        "lines": [list(lines) for lines in run.lines],
        "state": state_object(run.state),
    }
