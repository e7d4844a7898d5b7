"""A game's set-up and players as plain JSON values, and back."""

import re
from collections.abc import Sequence
from typing import Final

from acquire_desktop.engine.board import MAX_SEATS, TILE_COUNT
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.house import house_rules, with_house_rules
from acquire_desktop.engine.observation import Holdings
from acquire_desktop.engine.record import Setup, SetupError, make_setup
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.players import Player, PlayerKind, clean_name, names_are_distinct
from acquire_desktop.storage.strict_json import (
    StrictJsonError,
    bool_of,
    fields_of,
    int_of,
    list_of,
    matching,
    text_of,
)

_SHUFFLE: Final = "pcg32-fisher-yates-1"
"""How the bag came from the seed when it was not given; a note, the bag is what counts."""
_SETUP_KEYS: Final = frozenset(
    {"edition", "options", "players", "start_player", "seed", "shuffle", "bag"}
)
_LEVEL: Final = re.compile(r"[a-z0-9-]{0,32}")


def setup_object(setup: Setup, players: Sequence[Player]) -> dict[str, object]:
    """Return the set-up and the players as JSON values."""
    options: dict[str, object] = {
        "holdings": setup.holdings.value,
        "house": house_rules(setup.edition),
    }
    if setup.power_cards:
        options["power_cards"] = True
    return {
        "edition": setup.edition.key,
        "options": options,
        "players": [
            {"name": player.name, "kind": player.kind.value, "level": player.level}
            for player in players
        ],
        "start_player": setup.first_seat,
        "seed": setup.seed,
        "shuffle": _SHUFFLE,
        "bag": list(setup.tiles),
    }


def setup_from(value: object) -> tuple[Setup, tuple[Player, ...]]:
    """Read back what ``setup_object`` wrote.

    Raises:
        StrictJsonError: If the value has another form.
        SaveError: If the edition is not known or does not allow this set-up.
    """
    values = fields_of(value, _SETUP_KEYS)
    players = tuple(player_from(item) for item in list_of(values["players"], MAX_SEATS))
    check_names(players)
    options = _options_from(values["options"])
    start = values["start_player"]
    text_of(values["shuffle"])
    key = text_of(values["edition"])
    if key not in EDITIONS:
        raise SaveError(SaveProblem.UNKNOWN_EDITION, f"no such edition: {key}")
    try:
        setup = make_setup(
            with_house_rules(EDITIONS[key], _house_from(options["house"]), len(players)),
            len(players),
            text_of(values["seed"]),
            tiles=tuple(
                int_of(tile, 0, TILE_COUNT - 1) for tile in list_of(values["bag"], TILE_COUNT)
            ),
            first_seat=None if start is None else int_of(start, 0, MAX_SEATS - 1),
            holdings=_holdings_from(options["holdings"]),
            power_cards=bool_of(options["power_cards"]),
        )
    except SetupError as error:
        raise SaveError(SaveProblem.ILLEGAL, str(error)) from error
    return setup, players


def has_house_rules(value: object) -> bool:
    """Tell whether a set-up that ``setup_object`` wrote has house rules, without checking them.

    Raises:
        StrictJsonError: If the value has another form.
    """
    options = fields_of(value, _SETUP_KEYS)["options"]
    return bool(_house_from(_options_from(options)["house"]))


def player_from(value: object) -> Player:
    """Read one player and clean the name.

    Raises:
        StrictJsonError: If the value has another form.
    """
    values = fields_of(value, {"name", "kind", "level"})
    name = clean_name(text_of(values["name"]))
    level = matching(values["level"], _LEVEL)
    return Player(name, kind_from(values["kind"]), level)


def kind_from(value: object) -> PlayerKind:
    """Read what fills a seat.

    Raises:
        StrictJsonError: If there is no such kind.
    """
    try:
        return PlayerKind(value)
    except ValueError:
        raise StrictJsonError("no such kind of player") from None


def check_names(players: Sequence[Player]) -> None:
    """Check that every player has a clean name and no other player's.

    Raises:
        StrictJsonError: If that is not so.
    """
    names = [player.name for player in players]
    if any(not name or clean_name(name) != name for name in names):
        raise StrictJsonError("a player without a clean name")
    if not names_are_distinct(names):
        raise StrictJsonError("two players with one name")


def _options_from(value: object) -> dict[str, object]:
    """Read the options; saves of games without special power cards say nothing of them."""
    named = {"power_cards": False, **value} if type(value) is dict else value
    return fields_of(named, {"holdings", "house", "power_cards"})


def _house_from(value: object) -> dict[str, object]:
    if type(value) is not dict or len(value) > 32:
        raise StrictJsonError("not house rules")
    return {text_of(name): rule for name, rule in value.items()}


def _holdings_from(value: object) -> Holdings:
    try:
        return Holdings(value)
    except ValueError:
        raise StrictJsonError("holdings are open or hidden") from None
