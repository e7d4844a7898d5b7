"""House rules: an edition changed field by field for one game.

A game with house rules keeps its edition's key, which fixes the chains and their tiers;
``is_custom`` of the editions tells it from the published one.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from acquire_desktop.games.acquire.engine.editions import (
    EDITIONS,
    BonusMode,
    Edition,
    StuckHand,
    bonus_mode,
    with_bonus_mode,
)
from acquire_desktop.games.acquire.engine.setup import SetupError, SetupProblem

_STARTING_CASH: Final = range(0, 100_100, 100)
"""Dollars."""
_FLAGS: Final = (
    *("founder_cash", "replaces_unplayable", "declare_any_time", "two_player_market"),
    "power_cards",
)
HOUSE_FIELDS: Final = (*_FLAGS, "bonus_mode", "stuck_hand", "starting_cash")
"""The names of the rules that can be changed."""


def house_value(edition: Edition, name: str) -> object:
    """Return the value of one of ``HOUSE_FIELDS`` in an edition, as a plain JSON value."""
    if name == "bonus_mode":
        return bonus_mode(edition).value
    if name == "stuck_hand":
        return edition.stuck_hand.value
    value: object = getattr(edition, name)
    return value


def house_rules(edition: Edition) -> dict[str, object]:
    """Return the rules that differ from the published edition, as plain JSON values."""
    published = EDITIONS[edition.key]
    values = {name: house_value(edition, name) for name in HOUSE_FIELDS}
    return {name: value for name, value in values.items() if value != house_value(published, name)}


def with_house_rules(
    edition: Edition, changes: Mapping[str, object], players: int | None = None
) -> Edition:
    """Change an edition's rules for one game.

    Args:
        edition: The rules to begin with.
        changes: The new values by a name of ``HOUSE_FIELDS``, as plain JSON values.
        players: Seats at the table; None where nobody has sat down yet.

    Raises:
        SetupError: If a rule cannot be changed or a value makes no sense.
    """
    for name, value in changes.items():
        if name not in HOUSE_FIELDS:
            raise _refusal(f"no such house rule: {name!r}")
        edition = _with_rule(edition, name, value)
    if changes.get("two_player_market"):
        # Asked for where it takes no part, it would be a rule that is promised and never kept.
        if edition.players[0] > 2:
            raise _refusal("two_player_market: this game is not for two players")
        if players is not None and players > 2:
            raise _refusal(f"two_player_market: this game has {players} players")
    return edition


def _with_rule(edition: Edition, name: str, value: object) -> Edition:
    if name == "bonus_mode" and value in [mode.value for mode in BonusMode]:
        return with_bonus_mode(edition, BonusMode(value))
    if name == "stuck_hand" and value in [rule.value for rule in StuckHand]:
        return replace(edition, stuck_hand=StuckHand(value))
    if name == "starting_cash" and type(value) is int and value in _STARTING_CASH:
        return replace(edition, starting_cash=value)
    if name in _FLAGS and type(value) is bool:
        return replace(edition, **{name: value})  # type: ignore[arg-type]
    raise _refusal(f"no such house rule: {name}={value!r}")


def _refusal(message: str) -> SetupError:
    return SetupError(SetupProblem.BAD_HOUSE_RULE, message)
