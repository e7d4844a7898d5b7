"""History of a game for the chart: net worth and stock prices after every turn."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.screen import Screen


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """How things stood after a turn, or stand now in the turn that is not over."""

    turn: int
    """Counted from 1 over all players; 0 before the first turn."""
    seat: Seat | None
    """Whose turn it was; None before the first turn."""
    worth: tuple[int | None, ...]
    """Net worth in dollars by seat; None where the screen may not show it."""
    prices: tuple[int, ...]
    """Dollars for one stock by chain, length 7; 0 when inactive."""
    has_bonuses: bool = True
    """Whether the worth counts bonuses, which would tell who holds most."""


class History:
    """Keeps the turns that are over, so that each is worked out once.

    It can be asked at any time, after undo, redo or with another game: what it kept is told
    apart by the states themselves.
    """

    def __init__(self) -> None:
        self._ends: list[tuple[int, State, tuple[TurnRecord, TurnRecord]]] = []

    def records(
        self, states: Sequence[State], cursor: int, known: Collection[Seat]
    ) -> list[TurnRecord]:
        """Return one record for the start, one for each turn over, and one for the turn in play.

        Args:
            states: Of one game, before its first action and after every action.
            cursor: The index of the state that is on the table.
            known: The seats whose net worth may be shown.
        """
        self._forget(states, cursor)
        self._note(states, cursor)
        found = [records for _, _, records in self._ends]
        present = states[cursor]
        if cursor > self._ends[-1][0]:
            found.append(_records(present, present.game.turn, present.game.turn_seat))
        if len(known) == present.setup.players:
            return [whole for whole, _ in found]
        return [_redacted(bare, known) for _, bare in found]

    def _forget(self, states: Sequence[State], cursor: int) -> None:
        while self._ends:
            index, state, _ = self._ends[-1]
            if index <= cursor and states[index] is state:
                return
            self._ends.pop()

    def _note(self, states: Sequence[State], cursor: int) -> None:
        """Keep what is new up to the cursor; a turn is over where the next one has begun."""
        if not self._ends:
            self._ends.append((0, states[0], _records(states[0], 0, None)))
        for index in range(self._ends[-1][0] + 1, cursor + 1):
            before, state = states[index - 1].game, states[index]
            if state.game.turn > before.turn:
                records = _records(state, before.turn, before.turn_seat)
                self._ends.append((index, state, records))


def known_seats(state: State, screen: Screen) -> Collection[Seat]:
    """Return the seats whose totals the screen may show: all on an open table or at the end."""
    if state.over or state.setup.holdings is Holdings.OPEN:
        return range(state.setup.players)
    return (screen.seat,) if screen.shows_hand else ()


def _records(state: State, turn: int, seat: Seat | None) -> tuple[TurnRecord, TurnRecord]:
    """Return the end of a turn with all worths, and with what ``private_view`` leaves of them."""
    view = observe(state, 0)
    whole = TurnRecord(turn, seat, view.worth, view.prices)
    if view.holdings.are_shown:
        return whole, whole
    bare = tuple(map(sum, zip(view.cash, view.stock_values, strict=True)))
    return whole, replace(whole, worth=bare, has_bonuses=False)


def _redacted(record: TurnRecord, known: Collection[Seat]) -> TurnRecord:
    """Leave out the worth of those who are not known."""
    worth = tuple(amount if seat in known else None for seat, amount in enumerate(record.worth))
    return replace(record, worth=worth)
