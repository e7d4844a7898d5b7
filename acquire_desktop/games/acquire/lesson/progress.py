"""Lesson: where somebody is in a lesson, what may be done there, and what comes next.

A ``Run`` is a value; whatever is done returns another one. It plays by the rules of the engine, so
that a line of a script that is not legal fails at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Final

from acquire_desktop.games.acquire.engine.actions import IllegalActionError
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, start
from acquire_desktop.games.acquire.engine.notation import NotationError, action_text, parse_action
from acquire_desktop.games.acquire.engine.sole_answer import sole_answer
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.lesson.script import Lesson, Scene, Step

LEARNER: Final[Seat] = 0
"""Where the learner sits in every scene."""
_OTHERS: Final = ("american", "festival")
"""Which chain the others found next: the first that the learner has not."""


class LessonError(ValueError):
    """A move that the lesson does not allow, or that does not belong to it."""


@dataclass(frozen=True, slots=True)
class Run:
    """One moment of a lesson."""

    lesson: Lesson
    scene_no: int
    step_no: int
    """Which step of the scene is on, from 0."""
    state: State
    """Of the scene's game."""
    lines: tuple[tuple[str, ...], ...] = ((),)
    """What was played in every scene so far, preludes left out; the last one is going on."""
    visited: tuple[tuple[int, int], ...] = ((0, 0),)
    """The steps of the scene so far, and how many of its lines were played when each began."""
    mine: str = ""
    """The chain that the learner founded, in the notation; empty before."""

    @property
    def scene(self) -> Scene:
        """The scene that is on."""
        return self.lesson.scenes[self.scene_no]

    @property
    def step(self) -> Step:
        """The step that is on."""
        return self.scene.steps[self.step_no]

    @property
    def number(self) -> int:
        """Which step of the whole lesson is on, counted from 1."""
        before = self.lesson.scenes[: self.scene_no]
        return sum(len(scene.steps) for scene in before) + self.step_no + 1

    @property
    def due(self) -> str | None:
        """The line that another player plays next in this step, or None."""
        lines, played = self.step.lines, self._played
        return self.named(lines[played]) if played < len(lines) else None

    @property
    def is_read(self) -> bool:
        """Whether nothing more happens in this step until the learner goes on."""
        return not self.step.allow and self.due is None

    @property
    def is_last(self) -> bool:
        """Whether this is the last step of the lesson."""
        return self.number == self.lesson.step_count

    @property
    def _played(self) -> int:
        """How many lines were played in this step."""
        return len(self.lines[-1]) - self.visited[-1][1]

    def named(self, text: str) -> str:
        """Return a text of the script with the chains in place of ``{mine}`` and ``{other}``."""
        other = next(chain for chain in _OTHERS if chain != self.mine)
        return text.replace("{mine}", self.mine).replace("{other}", other)

    def allows(self, line: str) -> bool:
        """Tell whether the learner may choose an action now, given in the notation."""
        return _matches(self, self.step.allow, line) and not _matches(self, self.step.forbid, line)

    def allowed(self) -> list[str]:
        """Return the actions that the learner may choose from, in the notation."""
        return [line for line in _legal(self.state) if self.allows(line)]

    def example(self) -> str:
        """Return what the teacher would do where the learner acts: sell all, else the first."""
        allowed = self.allowed()
        sells_all = (line for line in allowed if fnmatchcase(line, "keep 0 * trade 0"))
        return next(sells_all, allowed[0])

    def play(self, line: str) -> "Run":
        """Play a line: the learner's choice, what is due, or what follows without a choice.

        Raises:
            LessonError: If it is none of these; nothing is changed.
        """
        if self.step.allow and not self._played:
            is_meant = self.allows(line)
        else:
            is_meant = line == (_forced(self.state) if self.step.allow else self.due)
        if not is_meant:
            raise LessonError(f"{line!r} is not what step {self.step.text!r} allows")
        try:
            state = apply(self.state, parse_action(line, self.state.setup.edition)).state
        except (NotationError, IllegalActionError) as error:
            raise LessonError(str(error)) from error
        mine = self.mine
        if self.state.seat == LEARNER and line.startswith("found "):
            mine = line.removeprefix("found ")
        lines = (*self.lines[:-1], (*self.lines[-1], line))
        after = replace(self, state=state, lines=lines, mine=mine)
        return _next(after) if self.step.allow and _forced(state) is None else after

    def play_out(self, line: str) -> "Run":
        """Play the learner's choice and what follows from it without another."""
        run = self.play(line)
        while run.step_no == self.step_no and (forced := _forced(run.state)) is not None:
            run = run.play(forced)
        return run

    def go_on(self) -> "Run":
        """Leave a step that is only read any more.

        Raises:
            LessonError: If something is still to happen in it, or it is the last one.
        """
        if not self.is_read or self.is_last:
            raise LessonError(f"step {self.step.text!r} does not end like this")
        return _next(self)

    def back(self) -> "Run":
        """Return the step before this one, at its beginning; the first one stays."""
        if len(self.visited) > 1:
            step_no, played = self.visited[-2]
            return resume(self.lesson, (*self.lines[:-1], self.lines[-1][:played]), step_no)
        if self.scene_no == 0:
            return self
        earlier = self.lesson.scenes[self.scene_no - 1]
        return resume(self.lesson, self.lines[:-1], len(earlier.steps) - 1)


def begin(lesson: Lesson) -> Run:
    """Return a lesson at its first step."""
    return _scene(lesson, 0, ())


def resume(lesson: Lesson, lines: Sequence[Sequence[str]], step_no: int) -> Run:
    """Return a lesson where somebody was.

    Args:
        lesson: The lesson.
        lines: What was played in every scene that was begun.
        step_no: Which step of the last of these scenes was on, from 0.

    Raises:
        LessonError: If nobody comes there like that.
    """
    run = begin(lesson)
    for scene_no, played in enumerate(lines):
        while run.scene_no < scene_no:
            run = run.go_on()
        for line in played:
            while run.is_read:
                run = run.go_on()
            run = run.play(line)
    while run.step_no < step_no:
        run = run.go_on()
    if run.step_no != step_no or run.lines != tuple(map(tuple, lines)):
        raise LessonError("nobody comes there")
    return run


def opening(scene: Scene) -> State:
    """Return the state in which a scene begins."""
    state = start(scene.setup).state
    for line in scene.prelude:
        state = apply(state, parse_action(line, scene.setup.edition)).state
    return state


def _scene(lesson: Lesson, scene_no: int, lines: tuple[tuple[str, ...], ...]) -> Run:
    return Run(lesson, scene_no, 0, opening(lesson.scenes[scene_no]), (*lines, ()))


def _next(run: Run) -> Run:
    """Return the beginning of the next step, or of the next scene."""
    if run.step_no + 1 == len(run.scene.steps):
        return _scene(run.lesson, run.scene_no + 1, run.lines)
    step_no = run.step_no + 1
    visited = (*run.visited, (step_no, len(run.lines[-1])))
    after = replace(run, step_no=step_no, visited=visited)
    # A step that asks for a decision is left out where the game does not ask for it.
    return after if _is_asked(after) else _next(replace(after, visited=run.visited))


def _is_asked(run: Run) -> bool:
    if not run.step.allow:
        return True
    kinds = {_kind(line) for line in _legal(run.state)}
    return run.state.seat == LEARNER and _kind(run.step.allow[0]) in kinds


def _legal(state: State) -> list[str]:
    return [action_text(action, state.setup.edition) for action in legal_actions(state)]


def _forced(state: State) -> str | None:
    """Return what is done for the learner, who has no choice; None where there is one."""
    answer = None if state.over or state.seat != LEARNER else sole_answer(state)
    return None if answer is None else action_text(answer, state.setup.edition)


def _kind(line: str) -> str:
    """Return the first word of an action or a pattern, which names the decision."""
    return line.partition(" ")[0].rstrip("*")


def _matches(run: Run, patterns: Sequence[str], line: str) -> bool:
    return any(fnmatchcase(line, run.named(pattern)) for pattern in patterns)
