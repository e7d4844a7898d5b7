"""Screen: whose private view may be shown."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from acquire_desktop.game import AnyGame, GameState, Seat
from acquire_desktop.session.notes import CameBack, HandedOver, SeatNote
from acquire_desktop.storage.players import Player, PlayerKind

NOBODY: Final = -1
"""Stands for a seat where none may be meant."""


@dataclass(frozen=True, slots=True)
class Screen:
    """The content of the window now."""

    seat: Seat
    """Whose view is shown."""
    shows_hand: bool
    """Whether that seat's tiles may lie open."""
    handover_to: Seat | None = None
    """The seat to whom the computer must be passed before anything goes on."""
    is_covered: bool = False
    """Whether that seat's tiles are covered until somebody asks for them."""

    @property
    def is_closed(self) -> bool:
        """Whether the table waits for somebody to come and show a hand."""
        return self.is_covered or self.handover_to is not None

    @property
    def is_shut(self) -> bool:
        """Whether the hand of the seat on screen is closed, and that seat may open it."""
        return not self.shows_hand and self.handover_to is None

    @property
    def reader(self) -> Seat:
        """For whom the log is redacted: nobody's tiles are named while no hand lies open."""
        return self.seat if self.shows_hand else NOBODY


def first_screen(rules: AnyGame, players: Sequence[Player], state: GameState) -> Screen:
    """Return the screen when a game starts or is opened.

    When only computers play, the table is watched from the first seat, which keeps its hand closed
    until whoever watches wants to see it.
    """
    humans = human_seats(players)
    if not humans:
        return Screen(0, shows_hand=False)
    if len(humans) < 2:
        return Screen(humans[0], shows_hand=True)
    waiting = Screen(humans[0], shows_hand=False)
    return next_screen(rules, players, state, waiting)


def next_screen(
    rules: AnyGame, players: Sequence[Player], state: GameState, shown: Screen
) -> Screen:
    """Return the screen after an action.

    With several humans the computer is passed on before a private decision. Nobody gets up for a
    public one, but no hand lies open meanwhile.
    """
    humans = human_seats(players)
    if state.over and humans:
        return Screen(shown.seat, shows_hand=True)  # nothing is hidden any more
    if len(humans) < 2:
        return shown
    if not players[state.seat].decides:
        # Whoever was waited for had no choice, and the turn went by, or has left.
        return replace(shown, handover_to=None)
    if state.seat == shown.seat and (shown.shows_hand or shown.is_covered):
        return shown
    if rules.is_public(state):
        return Screen(state.seat, shows_hand=False)
    return Screen(shown.seat, shows_hand=False, handover_to=state.seat)


def screen_before(
    players: Sequence[Player], state: GameState, last_seat: Seat, shown: Screen
) -> Screen:
    """Return the screen before a computer player acts in a state.

    Whose turn is over has seen what was drawn, and others may look at the screen from now on. A
    hand that is opened again stays open.

    Args:
        players: By seat.
        state: Of the game.
        last_seat: Who acted last.
        shown: The screen so far.
    """
    others = [seat for seat in human_seats(players) if players[seat].decides and seat != shown.seat]
    if not others or last_seat != shown.seat or state.turn_seat == shown.seat:
        return shown
    return replace(shown, shows_hand=False)


def screen_after(
    note: SeatNote, players: Sequence[Player], state: GameState, shown: Screen
) -> Screen:
    """Return the screen after a change of seats, before the deciding player is called.

    Who leaves closes the hand; a person alone goes on looking at it. Who comes back, and was asked
    for the PIN, is shown it, unless somebody else is at the screen or expected there.
    """
    match note:
        case HandedOver(seat) if seat == shown.seat and len(human_seats(players)) > 1:
            return replace(shown, shows_hand=False, is_covered=False)
        case CameBack(seat):
            is_expected = state.seat != seat and shown.handover_to is not None
            is_taken = seat not in (state.seat, shown.seat) and players[shown.seat].decides
            return shown if is_expected or is_taken else Screen(seat, shows_hand=True)
    return shown


def view_on(screen: Screen, rules: AnyGame, state: GameState, *, decides: bool = True) -> Any:
    """Return the view of the seat on screen, or what all may know while no hand lies open.

    Args:
        screen: What may be shown.
        rules: What is played.
        state: Of the game.
        decides: Whether a person plays that seat; else nothing can be decided in the view.
    """
    view = rules.observe(state, screen.seat)
    if state.over:
        return view
    if not decides:
        view = replace(view, legal=())
    if screen.shows_hand:
        return rules.private_view(view)
    return rules.public_view(view, not screen.is_closed)


def human_seats(players: Sequence[Player]) -> list[Seat]:
    """Return the seats that humans fill."""
    return [seat for seat, player in enumerate(players) if player.kind is PlayerKind.HUMAN]
