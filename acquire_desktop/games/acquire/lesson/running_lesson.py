"""Running lesson: leads through the steps of a lesson at the table, and keeps where one is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.notation import action_text, parse_action, parse_tile
from acquire_desktop.games.acquire.lesson.progress import LEARNER, LessonError, Run, begin, resume
from acquire_desktop.games.acquire.lesson.script import load_lesson
from acquire_desktop.games.acquire.lesson.session import LessonSession, ScriptedPlayers
from acquire_desktop.storage.lesson_file import Progress, read_progress, write_progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from acquire_desktop.games.acquire.engine.actions import Action
    from acquire_desktop.games.acquire.engine.board import Chain, Tile
    from acquire_desktop.games.acquire.engine.view import View
    from acquire_desktop.storage.folders import Folders
    from acquire_desktop.storage.players import Player

FIRST_GAME: Final = "first_game"
"""The lesson that teaches the game."""
SPEEDS: Final = (Speed.NORMAL, Speed.FAST)
"""How fast the others play, and how fast in steps that are hurried."""
_DISK_MS: Final = 60
"""How long a card waits for the disk."""


@dataclass(frozen=True, slots=True)
class LessonCard:
    """The subject of a step's card; its words are the window's."""

    text: str
    """Names the words."""
    number: int
    """Which card it is, from 1."""
    count: int
    """How many there are."""
    view: View
    """The learner's view, of a step that is watched as it will be after it."""
    asks: str
    """What the learner is to do, by the first word of the action; empty where nothing is."""
    tile: Tile | None
    """The one tile that this is about, or None."""
    mine: Chain | None
    """The chain that the learner founded, or None before."""
    other: Chain | None
    """The chain that another player founded last, or None."""
    ring: tuple[str, ...]
    """What is pointed at, such as ``tile:5C`` or ``chain:tower``."""
    is_watched: bool
    """Whether the others are playing."""
    is_read: bool
    """Whether nothing more happens until the learner goes on."""


class RunningLesson(QObject):
    """The first game as somebody plays it: a session, the step that is on, and what comes next.

    Signals:
        changed (): Another step is on, or more of it has happened.
        refused (object): The learner tried an action that this step does not allow.
        finished (): The last step was left.
    """

    changed = Signal()
    refused = Signal(object)
    finished = Signal()

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        """Prepare; nothing is on the table.

        Args:
            folders: The user's; the progress lies there.
            parent: The owner.
        """
        super().__init__(parent)
        self._folders = folders
        self._others = ScriptedPlayers(self)
        keep = partial(write_progress, folders)
        self.session = LessonSession(self._others, self._may_do, keep, self)
        """What the table shows."""
        self.speeds = SPEEDS
        self._players: Sequence[Player] = ()
        self._is_done = False
        self.run = begin(load_lesson(FIRST_GAME))
        """The moment that is on."""
        self._others.asked.connect(self._play_due)
        self.session.stepped.connect(self._follow)
        self.session.refused.connect(self.refused)

    # Coming and going

    def open(self, players: Sequence[Player]) -> None:
        """Go on where the learner was, or begin.

        Args:
            players: Three, the learner first.
        """
        self._players = players
        self.session.finish_saving()  # what is read must be what was left
        kept = read_progress(self._folders)
        self._is_done = kept is not None and kept.done
        self._show(self._resumed(kept))

    def start_over(self) -> None:
        """Go back to the first step."""
        self._show(begin(self.run.lesson))

    def leave(self) -> None:
        """Put the lesson away, as soon as what was reached is written."""
        self.session.leave()

    # Steps

    def go_on(self) -> None:
        """Leave a step that is read, hurry one that is watched, and end after the last."""
        if not self.run.is_read:
            if self.run.due is not None:
                self.session.computer_turns.pace.skip()
        elif self.run.is_last:
            self._is_done = True
            self._keep(begin(self.run.lesson))
            self.finished.emit()
        else:
            scene_no, self.run = self.run.scene_no, self.run.go_on()
            if self.run.scene_no != scene_no:
                self._stage()
            self._keep(self.run)
            self._enter()

    def example(self) -> Action | None:
        """Return what does the step that is on, or None where the learner is asked nothing."""
        if not (self.run.step.allow and self.session.awaits_human):
            return None
        return parse_action(self.run.example(), self.run.scene.setup.edition)

    def back(self) -> None:
        """Go back to the beginning of the step before."""
        self._show(self.run.back())

    def card(self) -> LessonCard:
        """Return the subject of the present step's card."""
        run, after = self.run, self.run
        while after.due is not None:
            after = after.play(after.due)
        edition, step = run.scene.setup.edition, run.step
        names = [spec.name.lower() for spec in edition.chains]
        ring = tuple(run.named(each) for each in step.ring)
        tiles = (each.removeprefix("tile:") for each in ring if each.startswith("tile:"))
        tile = next(tiles, None)
        return LessonCard(
            text=step.text,
            number=run.number,
            count=run.lesson.step_count,
            view=observe(after.state, LEARNER),
            asks=step.allow[0].partition(" ")[0].rstrip("*") if step.allow else "",
            tile=None if tile is None else parse_tile(tile),
            mine=names.index(run.mine) if run.mine else None,
            other=names.index(run.named("{other}")) if run.mine else None,
            ring=ring,
            is_watched=run.due is not None,
            is_read=run.is_read,
        )

    def rest(self) -> None:
        """Have nobody play while the table is not on view."""
        self.session.computer_turns.pace.set_paused(True)

    def go_on_playing(self) -> None:
        """Have the others play again, where they are not waiting for the learner."""
        self._hold()

    # Inside

    def _resumed(self, kept: Progress | None) -> Run:
        lesson = load_lesson(FIRST_GAME)
        if kept is None or kept.lesson != lesson.key:
            return begin(lesson)
        try:
            return resume(lesson, kept.lines, kept.step)
        except LessonError:  # of another version, or damaged: the lesson is short
            return begin(lesson)

    def _show(self, run: Run) -> None:
        """Put a moment on the table, whatever is there."""
        self.run = run
        self._stage()
        self._keep(run)
        self._enter()

    def _stage(self) -> None:
        self.session.stage(self.run, self._players)

    def _enter(self) -> None:
        """Tell of the step that is on, and let the others play what is due in it.

        What led to it is on disk before, so that no kill loses a step that was seen; a disk that
        takes long is not waited for.
        """
        self._hold()
        self.session.finish_saving(_DISK_MS)
        self.changed.emit()
        self._play_due()

    def _hold(self) -> None:
        """Let nobody play before the learner goes on, in a step that is only read any more."""
        pace = self.session.computer_turns.pace
        pace.set_speed(self.speeds[self.run.step.hurried])
        if self.run.is_read:
            pace.stop_skipping()
        pace.set_paused(self.run.is_read)

    def _play_due(self) -> None:
        """Have the others play what is due, or say what does not count while they are held."""
        line, edition = self.run.due, self.run.scene.setup.edition
        self._others.play(None if line is None else parse_action(line, edition))

    def _may_do(self, action: Action) -> bool:
        """Tell whether an action is allowed, at once or by going on from a step that was read."""
        line = action_text(action, self.run.scene.setup.edition)
        if self.run.is_read and not self.run.is_last:
            after = self.run.go_on()
            if after.scene_no == self.run.scene_no and after.allows(line):
                self.run = after
        return self.run.allows(line)

    def _follow(self) -> None:
        """Take note of what was played."""
        step_no = self.run.step_no
        self.run = self.run.play(self.session.last_line)
        self._keep(self.run)
        if self.run.step_no != step_no:
            self._enter()
        else:
            self._hold()
            self.changed.emit()

    def _keep(self, run: Run) -> None:
        self.session.keep(Progress(run.lesson.key, run.step_no, run.lines, self._is_done))
