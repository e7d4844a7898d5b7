"""What can be filmed: moments of recorded games at which something is told by itself."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QTimer

from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.save_format import Loaded
from tests.screenshots import games
from tests.screenshots.games import game_at


@dataclass(frozen=True, slots=True)
class Scene:
    """A recorded game, and from where on it goes on by itself."""

    edition: str
    seats: int
    seed: str
    ply: int
    """The action that begins it; counted from the end where it is below 0."""
    people: tuple[Seat, ...]
    """Who sits at the screen."""
    holdings: Holdings = Holdings.OPEN


SCENES: Final[Mapping[str, Scene]] = {
    "three": Scene("2023-classic", 6, "film-5", 147, (4,)),
    "watched": Scene("2023-classic", 6, "film-28", 162, (2,)),
    "third_bonus": Scene("2023-tycoon", 6, "film-9", 124, (1,)),
    "tie": Scene("2023-classic", 6, "film-6", 102, (2,)),
    "alone": Scene("2023-classic", 6, "film-24", 121, (1,)),
    "two_people": Scene("2023-classic", 4, "film-4", 47, (0, 1)),
    "two_people_hidden": Scene("2023-classic", 4, "film-4", 47, (0, 1), Holdings.HIDDEN),
    "account": Scene("2023-classic", 4, "shot-2", -1, (0,)),
    "account_six": Scene("2023-tycoon", 6, "shot-3", -1, (0,)),
}
"""Mergers of three chains, with a person who settles stock and one who has none; with third
bonuses; of equal chains, of which a person chooses; of a chain of which a person alone has stock;
of two people and two computers who settle stock; and the final account of four and six players."""


class RecordedPlayers(ComputerPlayers):
    """Computer players who do what they did in a recorded game."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(load_rules)
        whole = game_at(
            *(scene.edition, scene.seats, scene.seed, games.is_over),
            humans=scene.people,
            holdings=scene.holdings,
        )
        self._lines, self._rules = whole.game.history, whole.game.setup.edition
        at = scene.ply % len(self._lines)
        game = replace(whole.game, history=self._lines[:at], cursor=at)
        self.beginning: Loaded = replace(whole, game=game, states=whole.states[: at + 1])
        """The game before the first action that is filmed."""

    def action_at(self, ply: int) -> Action:
        """Return what was done at a moment, by whoever decided."""
        return parse_action(self._lines[ply], self._rules)

    def request(self, game_id: str, ply: int, view: View, level: str, seed: int) -> None:
        """Answer at once, but not before the question has been asked to its end."""
        QTimer.singleShot(0, self, lambda: self.answered.emit(game_id, ply, self.action_at(ply)))
