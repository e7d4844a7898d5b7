"""How a game starts: set-ups, profiles, cards and who begins."""

from dataclasses import replace

import pytest

from acquire_desktop.games.hotel_tycoon.engine.actions import ChooseProfile
from acquire_desktop.games.hotel_tycoon.engine.events import (
    CardDrawn,
    DiceThrown,
    ProfileTaken,
    TurnBegan,
)
from acquire_desktop.games.hotel_tycoon.engine.game import apply, new_game, observe, start
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    Mode,
    Options,
    Profile,
    Setup,
    SetupError,
    make_setup,
    usual_options,
)
from acquire_desktop.games.hotel_tycoon.engine.terms import Purpose
from tests.games.hotel_tycoon.engine.test_facts import FACTS


def seeded(mode: Mode, players: int, **changes: object) -> Setup:
    options = replace(usual_options(mode), **changes)  # type: ignore[arg-type]
    return make_setup(mode, players, "seed", options)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("mode", "cash"), [(Mode.CLASSIC, 7000), (Mode.SELF_MADE, 0)])
def test_everybody_starts_with_the_cash_of_the_setup(mode: Mode, cash: int, players: int) -> None:
    """Rule: R1, A3."""
    assert observe(new_game(seeded(mode, players)), 0).cash == (cash,) * players


@pytest.mark.parametrize("mode", Mode)
def test_as_an_option_everybody_starts_with_more(mode: Mode) -> None:
    """Rule: A66."""
    usual, more = (
        observe(new_game(seeded(mode, 3, extra_cash=extra)), 0).cash for extra in (0, 4000)
    )
    assert more == tuple(cash + 4000 for cash in usual)


def test_an_investor_must_not_win_when_the_game_begins() -> None:
    """Rule: A63. The richest man begins with 10,000."""
    with pytest.raises(SetupError):
        seeded(Mode.INVESTORS, 4, goal=10_000)
    assert not new_game(seeded(Mode.INVESTORS, 4, goal=10_001)).over


def test_the_cars_stand_on_the_start_tile_and_are_not_parked() -> None:
    """Rule: R1, A13."""
    view = observe(new_game(seeded(Mode.CLASSIC, 4)), 0)
    assert (view.tiles, any(view.parked), view.laps) == ((0,) * 4, False, (0,) * 4)


def test_the_deck_holds_one_of_each_card_in_an_order_of_the_seed() -> None:
    """Rule: R1, A39."""
    one, other = (new_game(make_setup(Mode.CLASSIC, 2, seed)) for seed in ("a", "b"))
    assert len({*one.table.deck}) == 20
    assert one.table.deck != other.table.deck
    assert one == new_game(make_setup(Mode.CLASSIC, 2, "a"))


def test_who_begins_is_left_to_chance() -> None:
    """Rule: R1."""
    begins = {new_game(make_setup(Mode.CLASSIC, 4, f"{n}")).table.first_seat for n in range(40)}
    assert begins == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    """Rule: A3."""
    with pytest.raises(SetupError, match="two to four players"):
        make_setup(Mode.CLASSIC, players, "seed")


@pytest.mark.parametrize("seed", ["", "x" * 65, "a\nb"])
def test_a_seed_is_short_printable_text(seed: str) -> None:
    with pytest.raises(SetupError):
        make_setup(Mode.CLASSIC, 2, seed)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (Options(pick_profiles=True), "only investors"),
        (Options(round_limit=0), "1 to 999 rounds"),
        (Options(goal=7000), "the goal"),
        (Options(goal=12_000, extra_cash=5000), "the goal"),
        (Options(goal=50_001), "the goal"),
        (Options(interest=0), "no such interest"),
        (Options(extra_cash=-1), "or extra cash"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: Options, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        make_setup(Mode.CLASSIC, 2, "seed", options)


def test_gentle_fines_are_preselected_where_players_start_with_nothing() -> None:
    """Rule: A47, A51."""
    eliminate = {mode: usual_options(mode).fines_eliminate for mode in Mode}
    assert eliminate == {Mode.CLASSIC: True, Mode.SELF_MADE: False, Mode.INVESTORS: True}
    assert all(usual_options(mode).grace for mode in Mode)


def test_the_highest_throw_is_the_richest_investor_and_so_on_by_rank() -> None:
    """Rule: R20, A2. With three players nobody is the startupper."""
    for number in range(30):
        events = start(make_setup(Mode.INVESTORS, 3, f"{number}")).events
        thrown = [each for each in events if isinstance(each, DiceThrown)][:3]
        first = {each.seat: each.dice[0] for each in thrown}
        taken = [each for each in events if isinstance(each, ProfileTaken)]
        assert [each.profile for each in taken] == [*Profile][:3]
        pips = [first[each.seat] for each in taken]
        assert pips == sorted(pips, reverse=True)


def test_tied_investors_throw_again_one_against_the_other() -> None:
    """Rule: R20."""
    for number in range(60):
        events = start(make_setup(Mode.INVESTORS, 2, f"{number}")).events
        thrown = [each for each in events if isinstance(each, DiceThrown)]
        assert all(each.purpose is Purpose.RANK for each in thrown)
        rounds = [thrown[at : at + 2] for at in range(0, len(thrown), 2)]
        assert all(a.dice == b.dice for a, b in rounds[:-1])
        (one, other) = rounds[-1]
        assert one.dice != other.dice
        if len(rounds) > 1:
            return
    raise AssertionError("no tie in sixty games")


def test_each_profile_has_its_cash_and_its_cards() -> None:
    """Rule: R20, A1, A36, A37. The co-op has the headline sum of $3,000."""
    step = start(make_setup(Mode.INVESTORS, 4, "seed"))
    view = observe(step.state, 0)
    for seat, profile in enumerate(view.profiles):
        assert profile is not None
        fact = next(each for each in FACTS["investors"] if each["key"] == profile.value)
        assert view.cash[seat] == fact["cash"]
        assert view.hand_sizes[seat] + view.first_card_counts[seat] == fact["cards"]
    startupper = view.profiles.index(Profile.STARTUPPER)
    assert (view.hand_sizes[startupper], view.first_card_counts[startupper]) == (0, 3)


def test_as_an_option_investors_pick_their_profiles_by_rank() -> None:
    """Rule: A2. The last may choose among what is left of all four."""
    state = new_game(seeded(Mode.INVESTORS, 2, pick_profiles=True))
    assert state.legal == tuple(map(ChooseProfile, Profile))
    state = apply(state, ChooseProfile(Profile.STARTUPPER)).state
    assert ChooseProfile(Profile.STARTUPPER) not in state.legal
    assert len(state.legal) == 3
    step = apply(state, ChooseProfile(Profile.CO_OP))
    assert [type(each) for each in step.events][:1] == [ProfileTaken]
    assert sum(step.state.table.cash) == 9650


def test_without_event_cards_nobody_is_dealt_any() -> None:
    step = start(seeded(Mode.INVESTORS, 4, events=False))
    assert not [each for each in step.events if isinstance(each, CardDrawn)]
    assert step.state.table.deck == []


def test_money_is_open_and_hiding_it_is_the_tables_matter() -> None:
    """Rule: A59. All payments are announced, so a view holds what they add up to."""
    view = observe(new_game(seeded(Mode.CLASSIC, 3, hide_cash=True)), 1)
    assert view.options.hide_cash
    assert view.cash == (7000,) * 3


def test_the_first_turn_begins_with_the_game() -> None:
    step = start(seeded(Mode.CLASSIC, 3))
    (begun,) = [each for each in step.events if isinstance(each, TurnBegan)]
    assert (begun.turn, begun.round, begun.seat) == (1, 1, step.state.seat)
