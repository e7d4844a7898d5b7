"""House rules: which rules of an edition can be changed for one game, and how far."""

from itertools import product

import pytest

from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
    EDITIONS,
    JA_CLASSIC,
    TYCOON_2023,
    Edition,
    StuckHand,
    is_custom,
)
from acquire_desktop.games.acquire.engine.house_rules import (
    HOUSE_FIELDS,
    house_rules,
    house_value,
    with_house_rules,
)
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_shares
from acquire_desktop.games.acquire.engine.setup import SetupError, SetupProblem, make_setup

VALUES: dict[str, tuple[object, ...]] = {
    "founder_cash": (False, True),
    "replaces_unplayable": (False, True),
    "declare_any_time": (False, True),
    "two_player_market": (False,),
    "power_cards": (False, True),
    "bonus_mode": ("classic", "tycoon"),
    "stuck_hand": ("pass", "set-aside", "shuffle-back"),
    "starting_cash": (0, 100, 6000, 100_000),
}


def test_every_rule_that_can_be_changed_is_tried_here() -> None:
    assert VALUES.keys() == set(HOUSE_FIELDS)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.key)
@pytest.mark.parametrize("name", HOUSE_FIELDS)
def test_a_changed_edition_is_read_back_from_its_house_rules(edition: Edition, name: str) -> None:
    for value in VALUES[name]:
        changed = with_house_rules(edition, {name: value})
        rules = house_rules(changed)
        assert house_value(changed, name) == value
        assert rules == ({name: value} if value != house_value(edition, name) else {})
        assert with_house_rules(edition, rules) == changed
        assert is_custom(changed) == bool(rules)
        assert changed.key == edition.key


def test_rules_are_changed_together() -> None:
    for mode, stuck, cash in product(VALUES["bonus_mode"], VALUES["stuck_hand"], (0, 9000)):
        rules = {"bonus_mode": mode, "stuck_hand": stuck, "starting_cash": cash}
        changed = with_house_rules(JA_CLASSIC, {**rules, "power_cards": False})
        assert with_house_rules(JA_CLASSIC, house_rules(changed)) == changed
        assert changed.stuck_hand is StuckHand(stuck)


def test_the_bonus_mode_changes_all_that_belongs_to_it() -> None:
    """Rule: en-2023, "Setup", 6: the two sides of one card."""
    tycoon = with_house_rules(CLASSIC_2023, {"bonus_mode": "tycoon"})
    for field in ("bonus_places", "secondary_bonus", "tertiary_bonus", "sole_places"):
        assert getattr(tycoon, field) == getattr(TYCOON_2023, field)
    old = with_house_rules(EDITION_2008, {"bonus_mode": "tycoon"})
    paid = bonus_shares([3, 2, 2], (7000, 5000, 3500), old.bonus_places, old.sole_places)
    assert [share[4] for share in paid] == [7000, 4300, 4300]


def test_tycoon_bonuses_are_not_for_two_and_the_refusal_says_why() -> None:
    """Rule: en-2023, "Playing a Two-Player Game"; rules document, section 6, 11."""
    changed = with_house_rules(CLASSIC_2023, {"bonus_mode": "tycoon"})
    for edition in (TYCOON_2023, changed):
        with pytest.raises(SetupError, match="Classic bonuses") as refusal:
            make_setup(edition, 2, "s")
        assert refusal.value.problem is SetupProblem.TOO_FEW_PLAYERS


@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        (CLASSIC_2023, {"safe_size": 9}),
        (CLASSIC_2023, {"players": [2, 6]}),
        (CLASSIC_2023, {"bonus_places": 3}),
        (CLASSIC_2023, {"secondary_bonus": [0] * 11}),
        (CLASSIC_2023, {"key": "mine"}),
        (CLASSIC_2023, {"bonus_mode": "both"}),
        (CLASSIC_2023, {"bonus_mode": 3}),
        (CLASSIC_2023, {"bonus_mode": ["classic"]}),
        (CLASSIC_2023, {"stuck_hand": "keep"}),
        (CLASSIC_2023, {"stuck_hand": None}),
        (CLASSIC_2023, {"starting_cash": 6050}),
        (CLASSIC_2023, {"starting_cash": -100}),
        (CLASSIC_2023, {"starting_cash": 100_100}),
        (CLASSIC_2023, {"starting_cash": True}),
        (CLASSIC_2023, {"starting_cash": 6000.0}),
        (CLASSIC_2023, {"founder_cash": 1}),
        (CLASSIC_2023, {"founder_cash": "yes"}),
        (CLASSIC_2023, {"power_cards": 0}),
        (CLASSIC_2023, {"": True}),
        (EDITION_2008, {"two_player_market": True}),
        (TYCOON_2023, {"two_player_market": True}),
        (CLASSIC_2023, {"two_player_market": True, "bonus_mode": "tycoon"}),
    ],
    ids=str,
)
def test_nonsense_is_refused(edition: Edition, rules: dict[str, object]) -> None:
    with pytest.raises(SetupError) as refusal:
        with_house_rules(edition, rules)
    assert refusal.value.problem is SetupProblem.BAD_HOUSE_RULE


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.key)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_market_of_two_players_is_refused_with_more(edition: Edition, players: int) -> None:
    """Rule: rules document, section 4, "Two players": in games for two only."""
    with pytest.raises(SetupError, match="two_player_market") as refusal:
        with_house_rules(edition, {"two_player_market": True}, players)
    assert refusal.value.problem is SetupProblem.BAD_HOUSE_RULE
    assert not with_house_rules(edition, {"two_player_market": False}, players).two_player_market


@pytest.mark.parametrize("edition", [CLASSIC_2023, JA_CLASSIC], ids=lambda e: e.key)
def test_a_market_of_two_players_may_be_asked_for_by_two(edition: Edition) -> None:
    assert with_house_rules(edition, {"two_player_market": True}, 2) == edition


def test_the_2008_edition_is_not_for_two() -> None:
    """Rule: rules document, section 6, 11."""
    for rules in ({}, {"bonus_mode": "classic", "replaces_unplayable": True}):
        with pytest.raises(SetupError, match="needs 3 players"):
            make_setup(with_house_rules(EDITION_2008, rules), 2, "s")


def test_a_published_edition_is_not_custom() -> None:
    for edition in EDITIONS.values():
        assert not is_custom(edition)
        assert house_rules(edition) == {}
