"""House rules in words: each rule, the values it can have, and why one is refused."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from acquire_desktop.games.acquire.engine.editions import EDITIONS, BonusMode, Edition, StuckHand
from acquire_desktop.games.acquire.engine.house_rules import (
    house_rules,
    house_value,
    with_house_rules,
)
from acquire_desktop.games.acquire.engine.setup import SetupError
from acquire_desktop.ui.acquire.rules.edition_points import POINTS, Point
from acquire_desktop.ui.kit.texts import money, translate

CASH: Final = "starting_cash"
"""The one rule whose value is typed."""
RULES: Final = (
    *(CASH, "bonus_mode", "founder_cash", "stuck_hand", "replaces_unplayable"),
    *("declare_any_time", "two_player_market", "power_cards"),
)
"""The house rules in the order in which they are shown: all of ``HOUSE_FIELDS``."""
_MOST_CASH: Final = 100_000
"""Dollars that a player can start with."""
_NAMED: Final = {"bonus_mode": tuple(BonusMode), "stuck_hand": tuple(StuckHand)}
_EDITION_FIELDS: Final = {"bonus_mode": "bonus_places"}
"""The field of ``Edition`` behind a house rule of another name."""
_AMOUNT: Final = re.compile(r"\$? *([0-9]+|[0-9]{1,3}(?:[., ][0-9]{3})+) *\$?")


def rule_label(name: str) -> str:
    """Return what a house rule is about."""
    return _point(name).label


def value_text(edition: Edition, name: str) -> str:
    """Return what an edition says about a house rule."""
    return _point(name).value(edition)


def choices_of(name: str) -> tuple[object, ...]:
    """Return the values of a rule that is not typed, as plain JSON values."""
    return tuple(value.value for value in _NAMED[name]) if name in _NAMED else (True, False)


def refusal_text(name: str, edition: Edition) -> str:
    """Return why a rule cannot have another value than an edition gives it."""
    if name == "two_player_market":
        fewest = edition.players[0]
        return translate("HouseRules", "This game needs at least %n player(s).", n=fewest)
    return translate("HouseRules", "This rule cannot be changed here.")


def cash_refusal_text() -> str:
    """Return what can be typed as the starting cash."""
    least, most = money(0), money(_MOST_CASH)
    return translate(
        "HouseRules", "Type an amount from {least} to {most}, in hundreds.", least=least, most=most
    )


def typed_amount(text: str) -> int | None:
    """Return the dollars that somebody typed, with or without sign and groups, or None."""
    found = _AMOUNT.fullmatch(unicodedata.normalize("NFKC", text).strip())
    return None if found is None else int(re.sub(r"\D", "", found.group(1)))


def changes_text(edition: Edition) -> str:
    """Return which rules of the published edition are changed, or that none is."""
    changed = house_rules(edition)
    if not changed:
        return translate("HouseRules", "As published.")
    named = (_point(name) for name in RULES if name in changed)
    told = [
        translate("HouseRules", "{rule}: {value}", rule=point.label, value=point.value(edition))
        for point in named
    ]
    # A line may break after a dot, not before it.
    return "\u00a0· ".join(told)


def accepted_rules(published: Edition, wishes: Mapping[str, object]) -> dict[str, object]:
    """Return those wishes that an edition can follow and that change something in it."""
    edition = published
    for name, value in wishes.items():
        try:
            edition = with_house_rules(edition, {name: value})
        except SetupError:
            continue
    return house_rules(edition)


def changed_edition(edition: Edition, name: str, value: object) -> Edition | None:
    """Return an edition with one house rule changed, or None if that is refused."""
    published = EDITIONS[edition.key]
    wishes = {**house_rules(edition), name: value}
    accepted = with_house_rules(published, accepted_rules(published, wishes))
    return accepted if house_value(accepted, name) == value else None


def _point(name: str) -> Point:
    field = _EDITION_FIELDS.get(name, name)
    return next(point for point in POINTS if field == point.field)
