"""Finished game: the moments of a game that is over, with nothing hidden from anybody.

While a game runs none of this is told: every question about it is refused.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat, Tile
from acquire_desktop.games.acquire.engine.events import Event, TilePlaced
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.games.acquire.log_entries import LogEntry, without_notes
from acquire_desktop.games.acquire.referee import is_deal
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.notes import is_branch, is_training
from acquire_desktop.storage.seats.stand_ins import all_helps, stood_in


class FinishedGame:
    """The states and lines of the game on the table, which is over."""

    def __init__(self, session: Session) -> None:
        """Take the game on the table.

        Raises:
            ValueError: If it is not over.
        """
        if not session.is_over:
            raise ValueError("the game is not over")
        game = session.game_file()
        self.game_id = game.game_id
        self.setup = game.setup
        self.edition = game.setup.edition
        self.players = session.players
        self.states: Sequence[State] = tuple(session.states()[: game.cursor + 1])
        """Before the first line and after every line."""
        self.lines = game.history[: game.cursor]
        self.stood_in: Mapping[int, str] = stood_in(game.notes, self.states)
        """By step the level of the computer player who decided there for a person."""
        is_like_others = not (is_branch(game.notes) or is_training(game.notes))
        helped = all_helps(game.notes, session.states()).keys()
        self.unaided = frozenset(range(len(self.players)) if is_like_others else ()) - helped
        """The seats that played all of it without help, where it counts beside other games."""
        self._entries: Sequence[Sequence[LogEntry]] = session.events_by_step()
        self.records: Sequence[TurnRecord] = session.history()
        """How every turn ended."""
        turns = [state.game.turn for state in self.states]
        self.turn_begins: tuple[int, ...] = tuple(
            turns.index(turn) for turn in sorted(set(turns)) if turn
        )
        """The step at which each turn begins."""

    @cached_property
    def events(self) -> Sequence[Sequence[Event]]:
        """The events of the set-up and of every line."""
        return [without_notes(entries) for entries in self._entries]

    @property
    def last_step(self) -> int:
        """Lines of the game."""
        return len(self.lines)

    @property
    def totals(self) -> tuple[int, ...]:
        """Dollars by seat at the end."""
        return tuple(self.states[-1].game.totals[: len(self.players)])

    def actions(self) -> list[Action | None]:
        """Return the action of every line; None for a referee's."""
        return [None if is_deal(line) else parse_action(line, self.edition) for line in self.lines]

    def turn_at(self, step: int) -> int:
        """Return the number of the turn, counted from 1, in which a step lies."""
        return max(1, bisect_right(self.turn_begins, step))

    def view_before(self, step: int, seat: Seat, *, may_decide: bool = False) -> View:
        """Return the view of a seat after so many lines.

        Args:
            step: The lines.
            seat: Whose knowledge.
            may_decide: Whether its decision may be taken once more.
        """
        view = observe(self.states[step], seat)
        return view if may_decide else replace(view, legal=())

    def hands(self, step: int) -> tuple[tuple[Tile, ...], ...]:
        """Return the tiles of all seats after so many lines."""
        state = self.states[step]
        return tuple(observe(state, seat).hand for seat in range(len(self.players)))

    def last_tile(self, step: int) -> Tile | None:
        """Return the tile that was placed last after so many lines."""
        placed = (
            event.tile
            for entries in reversed(self._entries[: step + 1])
            for event in reversed(entries)
            if isinstance(event, TilePlaced)
        )
        return next(placed, None)
