"""Whose private view may be on the screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.decisions import StockDisposal
from acquire_desktop.engine.observation import Holdings
from acquire_desktop.engine.state import State
from acquire_desktop.engine.viewing import decision_of
from acquire_desktop.storage.players import Player, PlayerKind

NOBODY: Final = -1
"""Stands for a seat where none may be meant."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What the window may show now."""

    seat: Seat
    """Whose view is shown."""
    shows_hand: bool
    """Whether that seat's tiles may lie open."""
    handover_to: Seat | None = None
    """The seat to whom the computer must be passed before anything goes on."""

    @property
    def reader(self) -> Seat:
        """For whom the log is redacted: nobody's tiles are named while no hand lies open."""
        return self.seat if self.shows_hand else NOBODY


def first_screen(players: Sequence[Player], state: State) -> Screen:
    """Return what is shown when a game starts or is opened.

    When only computers play, the first seat is watched: nobody has anything to hide.
    """
    humans = human_seats(players)
    if len(humans) < 2:
        return Screen(humans[0] if humans else 0, shows_hand=True)
    waiting = Screen(humans[0], shows_hand=False)
    return next_screen(players, state, waiting)


def next_screen(players: Sequence[Player], state: State, shown: Screen) -> Screen:
    """Return what is shown after an action.

    With several humans the computer is passed on before a private decision. Settling stock on
    an open table is public, so nobody gets up for it, but no hand lies open meanwhile.
    """
    humans = human_seats(players)
    if state.over:
        return Screen(shown.seat, shows_hand=len(humans) < 2 or shown.shows_hand)
    if len(humans) < 2 or state.seat not in humans:
        return shown
    if state.seat == shown.seat and shown.shows_hand:
        return Screen(shown.seat, shows_hand=True)
    if is_public(state):
        return Screen(state.seat, shows_hand=False)
    return Screen(shown.seat, shows_hand=False, handover_to=state.seat)


def is_public(state: State) -> bool:
    """Tell whether the decision shows nothing that is not on the table."""
    is_open = state.setup.holdings is Holdings.OPEN
    return is_open and isinstance(decision_of(state.game), StockDisposal)


def human_seats(players: Sequence[Player]) -> list[Seat]:
    """Return the seats that humans fill."""
    return [seat for seat, player in enumerate(players) if player.kind is PlayerKind.HUMAN]
