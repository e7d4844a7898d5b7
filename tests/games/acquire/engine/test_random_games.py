"""Random games of every edition and seat count hold the facts of the rules, end and replay."""

import random
from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.engine.action_codec import action_of
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
    EDITIONS,
    JA_CLASSIC,
    JA_TYCOON,
    TYCOON_2023,
    Edition,
)
from acquire_desktop.games.acquire.engine.game import (
    apply,
    legal_actions,
    new_game,
    observe,
    redact,
    resample,
    start,
)
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.house_rules import house_rules, with_house_rules
from acquire_desktop.games.acquire.engine.kernel import action_codes as kernel
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.notation import action_text, parse_action
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from tests.games.acquire.engine.facts import check_facts, check_step

GAMES_PER_CHUNK = 30
CHUNKS = 3
WITHOUT_MARKET = replace(CLASSIC_2023, two_player_market=False)
TABLES = [(edition, seats) for edition in EDITIONS.values() for seats in range(3, 7)]
TABLES += [(WITHOUT_MARKET, 2), (CLASSIC_2023, 2), (JA_CLASSIC, 2)]
HOUSES: list[tuple[Edition, int, dict[str, object]]] = [
    (EDITION_2008, 4, {"power_cards": True}),
    (EDITION_2008, 3, {"bonus_mode": "tycoon", "stuck_hand": "shuffle-back", "starting_cash": 0}),
    (CLASSIC_2023, 5, {"power_cards": True, "founder_cash": False, "declare_any_time": False}),
    (CLASSIC_2023, 2, {"power_cards": True, "stuck_hand": "set-aside"}),
    (TYCOON_2023, 3, {"stuck_hand": "set-aside", "replaces_unplayable": False}),
    (JA_CLASSIC, 3, {"bonus_mode": "tycoon", "stuck_hand": "pass"}),
    (JA_TYCOON, 6, {"bonus_mode": "classic", "replaces_unplayable": False}),
]
TABLES += [(with_house_rules(edition, rules), seats) for edition, seats, rules in HOUSES]
LONGEST_GAME = 2_000


def name(table: tuple[Edition, int]) -> str:
    house = [f"{rule}={value}" for rule, value in house_rules(table[0]).items()]
    return "-".join([table[0].key, str(table[1]), *house])


def setup_of(edition: Edition, seats: int, number: int) -> Setup:
    """Return a set-up; where the edition has power cards, two games of three have them."""
    holdings = Holdings.HIDDEN if number % 2 else Holdings.OPEN
    seed = f"{edition.key} {seats} {number}"
    has_cards = edition.power_cards and number % 3 > 0
    return make_setup(edition, seats, seed, holdings=holdings, power_cards=has_cards)


def play(setup: Setup, chance: random.Random, *, checked: bool) -> tuple[KernelGame, list[str]]:
    """Play a game to its end at random; return it with its notation."""
    game = new_game(setup).game.copy()
    texts: list[str] = []
    legal = game.legal()
    while legal:
        code = legal[int(chance.random() * len(legal))]
        texts.append(action_text(action_of(code), setup.edition))
        before = game.copy() if checked else game
        game.log = [] if checked else None
        game.apply(code)
        if checked:
            check_facts(game, setup.edition)
            check_step(before, game, setup.edition)
        legal = game.legal()
        assert len(texts) < LONGEST_GAME
    return game, texts


@pytest.mark.part(of=16)
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_random_games_hold_all_facts_and_replay_from_their_notation(
    table: tuple[Edition, int], chunk: int
) -> None:
    edition, seats = table
    for number in range(chunk * GAMES_PER_CHUNK, (chunk + 1) * GAMES_PER_CHUNK):
        setup = setup_of(edition, seats, number)
        game, texts = play(setup, random.Random(number), checked=True)
        state = new_game(setup)
        for text in texts:
            state = apply(state, parse_action(text, edition)).state
        assert state.key() == State(setup, game, len(texts)).key()


def test_at_least_two_thousand_games_are_checked() -> None:
    assert len(TABLES) * CHUNKS * GAMES_PER_CHUNK >= 2_000


@pytest.mark.part(of=5)
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_view_does_not_change_when_hidden_things_do(table: tuple[Edition, int]) -> None:
    """Resampling changes all that a seat cannot see and nothing that it can."""
    edition, seats = table
    chance = random.Random(seats)
    state = new_game(setup_of(edition, seats, 1))
    changed = 0
    while not state.over:
        for seat in range(seats):
            view = observe(state, seat)
            other = resample(view, None, Generator(state.ply, seat))
            assert observe(other, seat) == view
            check_facts(other.game, edition)
            changed += other.game.hands != state.game.hands
        state = apply(state, chance.choice(legal_actions(state))).state
    assert changed > 100


@pytest.mark.part(of=5)
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_resampled_game_can_be_played_to_its_end(table: tuple[Edition, int]) -> None:
    edition, seats = table
    chance = random.Random(seats)
    state = new_game(setup_of(edition, seats, 2))
    while not state.over:
        state = resample(observe(state, state.seat), None, Generator(state.ply))
        state = apply(state, chance.choice(legal_actions(state))).state
        check_facts(state.game, edition)


def test_redacted_events_name_no_tile_that_somebody_else_drew() -> None:
    setup = setup_of(CLASSIC_2023, 3, 0)
    step = start(setup)
    chance = random.Random(5)
    while not step.state.over:
        for seat in range(3):
            hidden = [
                tile
                for other in range(3)
                if other != seat
                for tile in observe(step.state, other).hand
            ]
            seen = [getattr(event, "tile", None) for event in redact(step.events, seat)]
            assert not set(hidden) & set(seen)
        step = apply(step.state, chance.choice(legal_actions(step.state)))


def test_every_legal_action_applies_and_reads_back_from_its_text() -> None:
    chance = random.Random(11)
    for edition in EDITIONS.values():
        state = new_game(setup_of(edition, 4, 3))
        while not state.over:
            legal = legal_actions(state)
            for action in chance.sample(legal, min(5, len(legal))):
                assert parse_action(action_text(action, edition), edition) == action
                assert apply(state, action).state.ply == state.ply + 1
            state = apply(state, chance.choice(legal)).state


def test_a_copy_shares_nothing_with_its_original() -> None:
    setup = setup_of(CLASSIC_2023, 4, 4)
    original = new_game(setup)
    key = original.key()
    play_on = original.game.copy()
    chance = random.Random(3)
    while play_on.decision != kernel.OVER:
        play_on.apply(chance.choice(play_on.legal()))
    assert original.key() == key
