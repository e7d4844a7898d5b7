"""Walks every way that a lesson allows, as whoever does everything once would."""

from collections.abc import Iterator

from acquire_desktop.games.acquire.lesson.progress import Run, begin
from acquire_desktop.games.acquire.lesson.script import Lesson


def every_moment(run: Run) -> Iterator[Run]:
    """Yield every moment of every way from a run to the end of its scene, each way to it once."""
    scene_no, waiting = run.scene_no, [run]
    while waiting:
        run = waiting.pop()
        yield run
        if run.due is not None:
            waiting.append(run.play(run.due))
        elif run.step.allow:
            allowed = run.allowed()
            assert allowed, f"nothing can be done in {run.step.text!r}"
            waiting += [run.play_out(line) for line in allowed]
        elif not is_end(run):
            waiting.append(run.go_on())
            assert waiting[-1].scene_no == scene_no


def is_end(run: Run) -> bool:
    """Tell whether a run is in the last step of its scene."""
    return run.step_no + 1 == len(run.scene.steps)


def some_way(lesson: Lesson) -> Iterator[Run]:
    """Yield one moment after the other of a way through a whole lesson, first choices first."""
    run = begin(lesson)
    while True:
        yield run
        if run.due is not None:
            run = run.play(run.due)
        elif run.step.allow:
            run = run.play_out(run.allowed()[0])
        elif run.is_last:
            return
        else:
            run = run.go_on()
