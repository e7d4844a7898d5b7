"""Lesson session: the game of a scene, in which a script plays the others and saves no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.save_format import new_game_id

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from acquire_desktop.games.acquire.engine.actions import Action
    from acquire_desktop.games.acquire.engine.view import View
    from acquire_desktop.games.acquire.lesson.progress import Run
    from acquire_desktop.storage.lesson_file import Progress
    from acquire_desktop.storage.players import Player


class ScriptedPlayers(ComputerPlayers):
    """Plays the scripted moves of the others, without a process.

    Signals:
        asked (): One of the others decides now.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(load_rules, parent)
        self._asked: tuple[str, int, View] | None = None

    def start(self) -> None:
        """Start nothing."""

    def request(self, game_id: str, ply: int, view: View, level: str, seed: int) -> None:
        """Wait for what is to be played."""
        self._asked = game_id, ply, view
        self.asked.emit()

    def cancel(self) -> None:
        """Forget who was asked."""
        self._asked = None

    def hurry(self) -> None:
        """Do nothing: no computer player thinks."""

    def play(self, action: Action | None) -> None:
        """Have the one who was asked play an action; nothing happens where nobody was.

        Args:
            action: What is played; None for anything, where the table is held meanwhile and
                another answer takes its place.
        """
        if self._asked is not None:
            game_id, ply, view = self._asked
            self.answered.emit(game_id, ply, view.legal[0] if action is None else action)


class LessonSession(Session):
    """Puts the moments of a lesson on the table, and takes what the lesson allows.

    Signals:
        refused (object): An action that the rules allow and the lesson does not, or not yet.
    """

    refused = Signal(object)

    def __init__(
        self,
        players: ScriptedPlayers,
        may_do: Callable[[Action], bool],
        keep: Callable[[Progress], object],
        parent: QObject | None = None,
    ) -> None:
        """Prepare a session without a game.

        Args:
            players: Play for the others.
            may_do: Tells whether the learner may choose an action now.
            keep: Writes how far the learner is, in a thread; may raise ``SaveError``.
            parent: The owner.
        """

        def write(_game: Any, kept: Sequence[Progress]) -> None:
            keep(kept[0])

        super().__init__(players, write, parent)
        self._may_do = may_do

    def stage(self, run: Run, players: Sequence[Player]) -> None:
        """Put the scene of a run on the table, as far as it was played."""
        timeline = Timeline(self.rules, run.scene.setup)
        for line in (*run.scene.prelude, *run.lines[-1]):
            timeline.submit(parse_action(line, run.scene.setup.edition))
        self._take_up(timeline, players, new_game_id(), 0)

    @property
    def last_line(self) -> str:
        """The action that was played last, in the notation."""
        return self._game.lines[self.last_step - 1]

    def submit(self, action: Action) -> None:
        """Carry out what the lesson allows; say of the rest that it was refused."""
        if self.awaits_human and self._may_do(action):
            super().submit(action)
        else:
            self.refused.emit(action)

    def can_undo(self) -> bool:
        """Tell that nothing is taken back here: the lesson goes back by steps."""
        return False

    def save(self) -> None:
        """Save no game: of a lesson only the progress is kept."""

    def keep(self, progress: Progress) -> None:
        """Save how far the learner is; ``saved`` is emitted when that is on disk."""
        self._save_no += 1
        self.saver.save(self.game_file(), (progress,))
