"""The seam holds: values in, values out, nothing hidden in a view, everything from the seed."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from acquire_desktop.codec import FormError
from acquire_desktop.games.hotel_tycoon.engine.actions import Bid, IllegalActionError
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS
from acquire_desktop.games.hotel_tycoon.engine.decisions import Driving, GameOver, SwapNotice
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn, GameEnded
from acquire_desktop.games.hotel_tycoon.engine.game import (
    apply,
    legal_actions,
    new_game,
    observe,
    redact,
    resample,
    spend,
    start,
)
from acquire_desktop.games.hotel_tycoon.engine.notation import (
    NotationError,
    action_text,
    parse_action,
)
from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Mode, Questions, Setup
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason
from acquire_desktop.games.hotel_tycoon.view_objects import view_object, view_of
from tests.games.hotel_tycoon.naive.compare import choose
from tests.games.hotel_tycoon.naive.variety import random_setup

GAMES = [(mode, players, 40 + players) for mode in Mode for players in PLAYERS]


class Words:
    """A generator as ``resample`` wants it."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def word(self) -> int:
        return self._random.getrandbits(32)


def played(setup: Setup, seed: int) -> Iterator[State]:
    """Yield the states of a random game."""
    rng, state = Random(seed), new_game(setup)
    yield state
    while not state.over:
        chosen = choose(rng, [action_text(action) for action in state.legal])
        state = apply(state, parse_action(chosen)).state
        yield state


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_equal_setups_and_actions_give_equal_games(mode: Mode, players: int, seed: int) -> None:
    setup = random_setup(mode, players, seed)
    one, other = (list(played(setup, seed)) for _ in range(2))
    assert one == other
    assert len({*map(hash, one)}) > len(one) * 0.9
    assert one[-1].over
    assert legal_actions(one[-1]) == ()


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_every_legal_action_applies_and_changes_no_state(
    mode: Mode, players: int, seed: int
) -> None:
    for state in list(played(random_setup(mode, players, seed), seed))[::7]:
        before = state.key()
        for action in state.legal if len(state.legal) < 60 else state.legal[::20]:
            after = apply(state, action).state
            assert after.ply == state.ply + 1
            assert after.over or after.legal
        assert state.key() == before


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_a_state_that_is_spent_comes_to_the_same(mode: Mode, players: int, seed: int) -> None:
    for state in list(played(random_setup(mode, players, seed), seed))[::7]:
        for action in state.legal[:9]:
            spent = spend(State(state.table.copy(), state.ply), action)
            assert spent == apply(state, action).state
            assert not spent.table.log


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_every_action_has_one_text(mode: Mode, players: int, seed: int) -> None:
    for state in list(played(random_setup(mode, players, seed), seed))[::5]:
        texts = [action_text(action) for action in state.legal]
        assert len({*texts}) == len(texts)
        assert tuple(map(parse_action, texts)) == state.legal


@pytest.mark.parametrize(
    "text", ["", "bid", "bid 050", "bid -1", "bid 1 2", "buy nowhere", "turn 31", "play x", "x"]
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


def test_an_illegal_action_is_refused() -> None:
    state = new_game(random_setup(Mode.CLASSIC, 2, 1))
    with pytest.raises(IllegalActionError, match="Bid"):
        apply(state, Bid(50))


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_a_view_cannot_be_told_from_one_of_a_state_made_up_from_it(
    mode: Mode, players: int, seed: int
) -> None:
    for state in list(played(random_setup(mode, players, seed), seed))[::9]:
        for seat in range(players):
            view = observe(state, seat)
            other = resample(view, None, Words(seed))
            assert observe(other, seat) == view
            if seat == state.seat and not state.over:
                assert other.legal == state.legal
            if not other.over:
                apply(other, other.legal[0])


def test_made_up_states_differ_in_what_is_hidden() -> None:
    views = [observe(new_game(random_setup(Mode.INVESTORS, 4, 3)), 0)]
    states = [resample(view, None, Words(seed)) for view in views for seed in (1, 2)]
    assert states[0].table.deck != states[1].table.deck
    dealt = [*states[0].table.deck, *(c for pile in states[0].table.first_cards for c in pile)]
    dealt += [card for hand in states[0].table.hands for card in hand]
    assert sorted(card.value for card in dealt) == sorted(card.value for card in CARDS)


def test_believed_cash_is_taken_into_a_made_up_state() -> None:
    view = observe(new_game(random_setup(Mode.CLASSIC, 2, 1)), 0)
    assert resample(view, (1, 2), Words(1)).table.cash == [1, 2]


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_no_view_and_no_told_event_holds_a_card_that_its_seat_may_not_see(
    mode: Mode, players: int, seed: int
) -> None:
    rng, step = Random(seed), start(random_setup(mode, players, seed))
    while not step.state.over:
        for seat in range(players):
            for event in redact(step.events, seat):
                if isinstance(event, CardDrawn) and event.card is not None:
                    assert event.seat == seat or event.is_open
            for decision in observe(step.state, seat).flow:
                if isinstance(decision, SwapNotice):
                    is_open = step.state.setup.options.questions is Questions.OPEN_HANDS
                    assert (decision.card is None) == (decision.seat != seat and not is_open)
        chosen = choose(rng, [action_text(action) for action in step.state.legal])
        step = apply(step.state, parse_action(chosen))


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_a_view_comes_back_from_plain_json(mode: Mode, players: int, seed: int) -> None:
    for state in list(played(random_setup(mode, players, seed), seed))[::11]:
        view = observe(state, state.seat)
        assert view_of(json.loads(json.dumps(view_object(view)))) == view


@pytest.mark.parametrize("plain", [None, 3, [], {}, {"View": []}, {"seat": "coffee"}, 1.5])
def test_what_is_no_view_is_refused(plain: object) -> None:
    with pytest.raises(FormError):
        view_of(plain)


def test_an_observer_at_no_seat_sees_no_hand() -> None:
    view = observe(new_game(random_setup(Mode.INVESTORS, 4, 3)), -1)
    assert (view.hand, view.first_cards, view.legal) == ((), (), ())


def test_a_state_tells_who_decides_and_when_it_is_over() -> None:
    *_, last = played(random_setup(Mode.CLASSIC, 3, 2), 2)
    assert last.over
    assert isinstance(last.table.flow[-1], GameOver)
    assert isinstance(observe(last, 0).end_reason, EndReason)
    assert last != "a game"


def test_a_state_tells_when_its_turn_began() -> None:
    begun = dict[int, int]()
    for state in played(random_setup(Mode.INVESTORS, 3, 2), 2):
        began = begun.setdefault(state.table.turn.number, state.ply)
        assert state.turn_ply == observe(state, 0).turn_ply == began


def test_a_finished_game_tells_totals_and_places() -> None:
    rng, step = Random(1), start(random_setup(Mode.CLASSIC, 3, 2))
    while not step.state.over:
        chosen = choose(rng, [action_text(action) for action in step.state.legal])
        step = apply(step.state, parse_action(chosen))
    ended = step.events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.totals == observe(step.state, 0).worth
    assert min(ended.places) == 1


def test_a_drive_is_in_nobodys_question() -> None:
    """What goes on by itself is never the topmost of a state."""
    for state in played(random_setup(Mode.CLASSIC, 2, 5), 5):
        assert not isinstance(observe(state, 0).decision, Driving)
