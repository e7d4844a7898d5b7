"""Comparison of a duplicate: what everybody made of the same deal, and where they parted.

It is told only when everybody is done: before that nothing is compared.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from acquire_desktop.games.acquire.duplicate.deal import PERSON_SEAT
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.events import Event, FinalAccountBegan, StockSold
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.game import ACQUIRE, result_of
from acquire_desktop.games.acquire.history import History, TurnRecord
from acquire_desktop.storage.duplicate.duplicate_file import Duplicate
from acquire_desktop.storage.notes import Helps, helps_of
from acquire_desktop.storage.replay import events_of
from acquire_desktop.storage.save_format import Loaded

NO_HELP: Final = Helps()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one person with the deal."""

    person: int
    """The place among those who play the deal."""
    turn: int
    """The last turn of the game, counted from 1 over all players."""
    is_finished: bool
    """Whether the game was played to its end; without that there is no result."""
    place: int = 0
    """Among all who finished, by money; equal money shares a place."""
    total: int = 0
    """Dollars in the end."""
    behind: int = 0
    """Dollars less than who has the most."""
    table_place: int = 0
    """Among the players of the own game."""
    bonuses: int = 0
    """Dollars of all bonuses in the game."""
    stock: int = 0
    """Dollars for the stock that was held at the end."""
    helps: Helps = NO_HELP


@dataclass(frozen=True, slots=True)
class Parting:
    """A moment up to which some people had done the same, and at which they did not."""

    step: int
    """Lines of the game before it."""
    turn: int
    """Counted from 1 over all players."""
    groups: tuple[tuple[int, ...], ...]
    """The people who did the same there, at least two groups."""


class Comparison:
    """Results of all players of one deal of a duplicate."""

    def __init__(self, duplicate: Duplicate) -> None:
        """Compare the games of a duplicate.

        Raises:
            ValueError: If not everybody is done.
        """
        if not duplicate.is_complete:
            raise ValueError("not everybody has played the deal")
        self.duplicate = duplicate
        found = [_outcome(duplicate, person) for person in range(len(duplicate.games))]
        self.outcomes = _placed(found)
        """The result of each person: the richest first, those who gave up last."""
        self._totals = {each.person: each.total for each in found if each.is_finished}

    def total_of(self, person: int) -> int | None:
        """Return the dollars with which a person ended; None for who gave up."""
        return self._totals.get(person)

    def course(self) -> list[TurnRecord]:
        """Return how the money of everybody went, turn by turn: by person, not by seat."""
        courses = [_worth_by_turn(loaded) for loaded in self.duplicate.games]
        turns = sorted({turn for worth in courses for turn in worth})
        for person, worth in enumerate(courses):
            if person in self._totals:  # what is won stays while longer games go on
                last = max(worth)
                worth.update({turn: worth[last] for turn in turns if turn > last})
        return [
            TurnRecord(turn, None, tuple(each.get(turn) for each in courses), ()) for turn in turns
        ]

    def partings(self) -> tuple[Parting, ...]:
        """Return where people who had done the same so far did not, the first moment first."""
        found = _partings(self.duplicate, tuple(range(len(self.duplicate.games))), 0)
        return tuple(sorted(found, key=lambda each: (each.step, each.groups)))

    def action_at(self, person: int, step: int) -> Action:
        """Return the action in a person's game after so many lines."""
        game = self.duplicate.games[person].game
        return parse_action(game.history[step], game.setup.edition)

    def decider_at(self, person: int, step: int) -> Seat:
        """Return which seat decided in a person's game after so many lines."""
        seat: Seat = self.duplicate.games[person].states[step].seat
        return seat

    def board_after(self, person: int, step: int) -> View:
        """Return the board of a person's game with one line more; no hand is in it."""
        view = observe(self.duplicate.games[person].states[step + 1], PERSON_SEAT)
        return replace(view, hand=(), effects=(), legal=())


def _placed(found: Sequence[Outcome]) -> tuple[Outcome, ...]:
    """Return the results with the places of those who finished, the richest first."""
    totals = [each.total for each in found if each.is_finished]
    placed = [
        replace(
            each,
            place=1 + sum(total > each.total for total in totals),
            behind=max(totals) - each.total,
        )
        if each.is_finished
        else each
        for each in found
    ]
    return tuple(sorted(placed, key=lambda each: (not each.is_finished, each.place, each.person)))


def _outcome(duplicate: Duplicate, person: int) -> Outcome:
    loaded = duplicate.games[person]
    game, state = loaded.game, loaded.state
    if not duplicate.is_finished(person):
        return Outcome(person, state.game.turn, is_finished=False)
    states, lines = loaded.states[: game.cursor + 1], game.history[: game.cursor]
    steps: list[Sequence[Event]] = list(events_of(ACQUIRE, game.setup, states, lines))
    entries = list(chain.from_iterable(steps))
    result = result_of(states, steps)[PERSON_SEAT]
    began = next(at for at, event in enumerate(entries) if isinstance(event, FinalAccountBegan))
    sold = [event for event in entries[began:] if isinstance(event, StockSold)]
    return Outcome(
        person,
        state.game.turn,
        is_finished=True,
        total=result.total,
        table_place=result.place,
        bonuses=result.counts["bonus_dollars"],
        stock=sum(event.amount for event in sold if event.seat == PERSON_SEAT),
        helps=helps_of(game.notes, loaded.states).get(PERSON_SEAT, NO_HELP),
    )


def _worth_by_turn(loaded: Loaded) -> dict[int, int | None]:
    game = loaded.game
    seats = range(game.setup.players)
    records = History().records(loaded.states, game.cursor, seats)
    return {record.turn: record.worth[PERSON_SEAT] for record in records}


def _partings(duplicate: Duplicate, people: tuple[int, ...], step: int) -> Iterator[Parting]:
    """Yield the partings of people who did the same for so many lines."""
    while len(people) > 1:
        lines = {person: duplicate.games[person].game.history[step:][:1] for person in people}
        people = tuple(person for person in people if lines[person])  # the others gave up here
        groups = [
            tuple(person for person in people if lines[person] == line)
            for line in sorted({lines[person] for person in people})
        ]
        if len(groups) > 1:
            state = duplicate.games[people[0]].states[step]
            yield Parting(step, state.game.turn, tuple(sorted(groups)))
            for group in groups:
                yield from _partings(duplicate, group, step + 1)
            return
        step += 1
