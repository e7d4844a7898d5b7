"""The key moments of a finished game are what a recount of the whole game finds."""

from functools import cache

import pytest

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.actions import BuyStock, DeclareEnd, PlaceTile
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS
from acquire_desktop.games.acquire.engine.events import BonusPaid, Event, MergerBegan, MergerEnded
from acquire_desktop.games.acquire.engine.game import apply, observe, start
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.history import History, TurnRecord
from acquire_desktop.games.acquire.review.key_moments import KeyMoment, KeyMomentKind, key_moments

GAMES = [("2023-classic", 2, "a"), ("2008", 4, "b"), ("2023-tycoon", 6, "c"), ("ja-tycoon", 4, "d")]


class Game:
    """A whole game, its events by step, its turns and its moments."""

    def __init__(self, states: list[State], events: list[tuple[Event, ...]]) -> None:
        self.states, self.events = states, events
        seats = range(states[0].setup.players)
        self.records: list[TurnRecord] = History().records(states, len(states) - 1, seats)
        self.moments = key_moments(states, events, self.records)

    def moment(self, kind: KeyMomentKind) -> KeyMoment | None:
        return next((moment for moment in self.moments if moment.kind is kind), None)


@cache
def played(edition: str, seats: int, seed: str) -> Game:
    step = start(make_setup(EDITIONS[edition], seats, seed))
    states, events = [step.state], [step.events]
    while not step.state.over:
        view = observe(step.state, step.state.seat)
        step = apply(step.state, PLAYERS["greedy"](view, view.ply))
        states.append(step.state)
        events.append(step.events)
    return Game(states, events)


def cash_of_all(state: State) -> int:
    return sum(observe(state, 0).cash)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_three_moments_in_the_order_of_the_game(game: tuple[str, int, str]) -> None:
    found = played(*game)
    steps = [moment.step for moment in found.moments]
    assert len(steps) == 3
    assert steps == sorted(set(steps))
    for moment in found.moments:
        assert observe(found.states[moment.step - 1], 0).turn == moment.turn
        assert moment.amount > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_merger_told_is_the_one_that_brought_the_players_most_cash(
    game: tuple[str, int, str],
) -> None:
    found = played(*game)
    brought: dict[int, int] = {}
    begun = 0
    for step, told in enumerate(found.events):
        if any(isinstance(event, MergerBegan) for event in told):
            begun = step
        if any(isinstance(event, MergerEnded) for event in told):
            before, after = found.states[begun - 1], found.states[step]
            brought[begun] = cash_of_all(after) - cash_of_all(before)
    moment = found.moment(KeyMomentKind.MERGER)
    assert moment is not None
    assert moment.amount == max(brought.values()) == brought[moment.step]
    assert moment.seat == observe(found.states[moment.step - 1], 0).turn_seat


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_leads_from_the_moment_told_to_the_end_and_did_not_before(
    game: tuple[str, int, str],
) -> None:
    found = played(*game)
    moment = found.moment(KeyMomentKind.LEAD)
    assert moment is not None

    def leads(record: TurnRecord) -> bool:
        worth = [amount or 0 for amount in record.worth]
        return worth[moment.seat] > sorted(worth)[-2]

    assert all(leads(record) for record in found.records[moment.turn :])
    assert not leads(found.records[moment.turn - 1])
    worth = sorted(amount or 0 for amount in found.records[moment.turn].worth)
    assert moment.amount == worth[-1] - worth[-2]


@pytest.mark.parametrize("game", GAMES)
def test_the_majority_told_earned_the_largest_bonus_and_began_then(
    game: tuple[str, int, str],
) -> None:
    found = played(*game)
    moment = found.moment(KeyMomentKind.MAJORITY)
    if moment is None:  # it fell together with another moment
        assert found.moment(KeyMomentKind.SWING) is not None
        return
    paid = [event for told in found.events for event in told if isinstance(event, BonusPaid)]
    assert moment.amount == max(event.amount for event in paid if event.seat is not None)

    def is_primary(state: State) -> bool:
        held = [stocks[moment.chains[0]] for stocks in observe(state, 0).stocks]
        return 0 < held[moment.seat] == max(held)

    assert is_primary(found.states[moment.step])
    assert not is_primary(found.states[moment.step - 1])


def test_a_game_that_ends_at_once_has_no_merger_and_no_lead_that_was_taken() -> None:
    board = ["AAAAAAAAAAAA", "AAAAAAAAAAAA", "AAAAAAAAAAAA", "AAAAA.......", *["." * 12] * 5]
    stocks = [{"American": 3}, {"American": 2}, {}]
    state = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["9I"])
    states: list[State] = [state]
    events: list[tuple[Event, ...]] = [()]
    actions = (PlaceTile(TILES_BY_NAME["9I"]), DeclareEnd(), BuyStock((0,) * CHAIN_COUNT))
    for action in actions:
        step = apply(states[-1], action)
        states.append(step.state)
        events.append(step.events)
    game = Game(states, events)
    assert states[-1].over
    kinds = {moment.kind for moment in game.moments}
    assert KeyMomentKind.MERGER not in kinds
    assert KeyMomentKind.LEAD not in kinds
