"""History of a game that is over: what everybody was worth round by round, and its big events."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.events import StayBilled, WentBankrupt
from acquire_desktop.games.hotel_tycoon.engine.rules.money import worths
from acquire_desktop.games.hotel_tycoon.engine.state import State


@dataclass(frozen=True, slots=True)
class History:
    """The rounds of a game, the start before the first one."""

    worths: tuple[tuple[int, ...], ...]
    """Dollars at the end of each round by seat, as ``View.worth``."""
    bankruptcies: tuple[tuple[int, Seat], ...]
    """Each with its round."""
    largest_stay: tuple[int, StayBilled] | None
    """The first of those that cost most, with its round."""

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seat that was worth most at the end of each round; among equals the one before."""
        found: list[Seat] = []
        for amounts in self.worths[1:]:
            most = max(amounts)
            before = found[-1] if found else NOBODY
            is_still = before != NOBODY and amounts[before] == most
            found.append(before if is_still else amounts.index(most))
        return tuple(found)


def history_of(states: Sequence[State], steps: Sequence[Iterable[object]]) -> History | None:
    """Return the history of a game, or None while it runs: money may be hidden until its end.

    Args:
        states: Before the first action and after every action.
        steps: What happened before each state.
    """
    if not states[-1].over:
        return None
    worth = [worths(states[0].table)]
    bankruptcies: list[tuple[int, Seat]] = []
    largest: tuple[int, StayBilled] | None = None
    round_ = states[0].table.turn.round
    for state, events in zip(states[1:], steps[1:], strict=True):
        for event in events:
            if isinstance(event, WentBankrupt):
                bankruptcies.append((round_, event.seat))
            elif isinstance(event, StayBilled) and (
                largest is None or event.amount > largest[1].amount
            ):
                largest = round_, event
        if state.over or state.table.turn.round > round_:
            worth.append(worths(state.table))
            round_ = state.table.turn.round
    return History(tuple(worth), tuple(bankruptcies), largest)
