"""Computer players: always legal, the same for the same seed, and blind to what is hidden."""

from random import Random

import pytest

from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose, hard_budget
from acquire_desktop.games.hotel_tycoon.ai.ratings import ratings
from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Debt,
    Payment,
    Shortfall,
    Stage,
    TurnFlow,
)
from acquire_desktop.games.hotel_tycoon.engine.game import new_game, observe, resample
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Mode, Profile, make_setup
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason
from acquire_desktop.games.hotel_tycoon.engine.turn_record import Turn
from tests.games.hotel_tycoon.ai.positions import played
from tests.games.hotel_tycoon.naive.variety import random_setup

EVERY_SETUP = [(mode, players) for mode in Mode for players in PLAYERS]
QUICK = (Level.MEDIUM, Level.EASY, Level.RANDOM, Level.MEDIUM)


class Words:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def word(self) -> int:
        return self._random.getrandbits(32)


def game(mode: Mode, players: int, seed: int = 1) -> list[State]:
    return list(played(random_setup(mode, players, seed), QUICK[:players], seed))


@pytest.mark.parametrize(("mode", "players"), EVERY_SETUP)
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_of_every_setup_are_legal_and_end(mode: Mode, players: int, seed: int) -> None:
    states = game(mode, players, seed)
    assert states[-1].over
    for state in states[:-1:3]:
        rated = ratings(observe(state, state.seat))
        assert {each.action for each in rated} <= {*state.legal}
        gains = [each.gain for each in rated]
        assert gains == sorted(gains, reverse=True)


@pytest.mark.parametrize(("mode", "players"), EVERY_SETUP)
def test_nothing_is_sold_without_need(mode: Mode, players: int) -> None:
    for state in game(mode, players)[:-1]:
        if not isinstance(state.table.flow[-1], Payment | Shortfall):
            action = choose(observe(state, state.seat), Level.MEDIUM, 1)
            assert not isinstance(action, actions.SALES)


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_the_choice_depends_on_view_and_seed_alone(level: Level) -> None:
    for state in game(Mode.INVESTORS, 3)[:-1:5]:
        view = observe(state, state.seat)
        other = observe(resample(view, None, Words(state.ply)), state.seat)
        assert other == view
        seed = state.ply * 7
        assert choose(view, level, seed) == choose(other, level, seed)


def test_easy_differs_by_seed_and_medium_does_not() -> None:
    views = [observe(state, state.seat) for state in game(Mode.CLASSIC, 2)[:-1]]
    wide = [view for view in views if len(view.legal) > 2]
    assert any(len({choose(view, Level.EASY, seed) for seed in range(9)}) > 1 for view in wide)
    assert all(len({choose(view, Level.MEDIUM, seed) for seed in range(3)}) == 1 for view in wide)


def test_hard_looks_at_less_the_more_was_done_in_a_turn() -> None:
    views = [observe(state, state.seat) for state in game(Mode.CLASSIC, 3)]
    plies = dict[int, set[int]]()
    for view in views:
        plies.setdefault(view.ply - view.turn_ply, set()).add(hard_budget(view).plies)
    assert all(len(each) == 1 for each in plies.values())
    assert plies[0] == plies[3] == {600}
    assert plies[6] == {300}


def test_who_decides_nothing_chooses_nothing() -> None:
    state = new_game(random_setup(Mode.CLASSIC, 2, 1))
    with pytest.raises(ValueError, match="decides nothing"):
        choose(observe(state, 1 - state.seat), Level.EASY, 1)


@pytest.mark.parametrize(
    ("card", "is_played"),
    [
        (Card.INTEREST_RATES, True),
        (Card.FINANCIAL_BUBBLE, True),
        (Card.HAPPY_BIRTHDAY, True),
        (Card.PONZI, True),
        (Card.TAX_EXPIRED, False),
        (Card.MECENATE, False),
        (Card.EARTHQUAKE, False),
    ],
)
@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD])
def test_a_debtor_plays_a_card_that_brings_money(level: Level, card: Card, is_played: bool) -> None:
    """Before something is sold, or the game is lost. Rule: R14, A36."""
    table = Table(make_setup(Mode.INVESTORS, 2, "debtor"), 7)
    table.cash, table.hands[0] = [100, 9000], (card,)
    table.profiles = [Profile.CO_OP, Profile.RICHEST_MAN]
    table.owners[0] = table.owners[1] = 0
    table.turn = Turn(0, 1, 1)
    table.flow = [TurnFlow(0, Stage.MENU), Payment(0, 1500, BANK, Debt.BANK, Reason.CARD)]
    chosen = choose(observe(State(table, 0), 0), level, 1)
    assert (chosen == actions.PlayCard(card)) is is_played
