"""New game of Hotel Tycoon: what is chosen before one starts, from settings and to a set-up."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from acquire_desktop.codec import fields_of, list_of
from acquire_desktop.games.hotel_tycoon.engine.forms import Form, options_of
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PLAYERS,
    Mode,
    Options,
    Setup,
    make_setup,
)
from acquire_desktop.games.hotel_tycoon.setup_json import setup_from, setup_object
from acquire_desktop.storage.players import (
    Player,
    PlayerKind,
    account_name,
    check_names,
    names_are_distinct,
    player_from,
    player_object,
)
from acquire_desktop.storage.strict_json import StrictJsonError
from acquire_desktop.ui.kit.texts import translate

LEVELS: Final = ("easy", "medium", "hard")
"""The levels of the computer players, from the weakest to the strongest."""
COMPUTER_LEVEL: Final = "medium"
"""The level of a computer player that nobody has chosen yet."""
COMPUTER_NAMES: Final = ("Clara", "Hugo", "Mei", "Otto", "Rosa")
"""The names of computer players, in the order in which they sit down."""
_SEED: Final = "settings"
"""Stands in the settings for the seed, which is drawn when a game starts."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices for a game that is to start."""

    mode: Mode
    players: tuple[Player, ...]
    """Length 2-4, by seat."""
    options: Options


def default_new_game() -> NewGame:
    """Return the first offer: an evening of one person against two computers."""
    players = [Player(default_human_name(), PlayerKind.HUMAN)]
    players.append(added_player(players))
    players.append(added_player(players))
    options = options_of(Form.EVENING, Mode.CLASSIC, len(players))
    return NewGame(Mode.CLASSIC, tuple(players), options)


def default_human_name() -> str:
    """Return how a person is called who has given no name: by the account's, or a word."""
    return account_name() or translate("NewGamePage", "Player")


def added_player(players: Sequence[Player]) -> Player:
    """Return a computer player who sits down beside others, under a name that nobody has."""
    used = [player.name for player in players]
    free = (name for name in COMPUTER_NAMES if names_are_distinct([*used, name]))
    levels = [player.level for player in players if player.level]
    return Player(next(free, ""), PlayerKind.COMPUTER, levels[-1] if levels else COMPUTER_LEVEL)


def with_known_levels(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players, each computer at a level that there is: files may name others."""
    known = list(players)
    for seat, player in enumerate(players):
        if player.kind is PlayerKind.COMPUTER and player.level not in LEVELS:
            known[seat] = replace(player, level=COMPUTER_LEVEL)
        elif player.stand_in and player.stand_in not in LEVELS:
            known[seat] = replace(player, stand_in=COMPUTER_LEVEL)
    return tuple(known)


def setup_of(choice: NewGame, seed: str = "") -> Setup:
    """Return the set-up of a game that starts with this choice; without a seed one is drawn.

    Raises:
        SetupError: If the rules do not allow it.
    """
    drawn = seed or f"{secrets.randbelow(1 << 32):08X}"
    return make_setup(choice.mode, len(choice.players), drawn, choice.options)


def choice_object(choice: NewGame) -> dict[str, object]:
    """Return a choice as JSON values for the settings."""
    players = [player_object(player) for player in choice.players]
    return {**setup_object(setup_of(choice, _SEED)), "players": players}


def choice_from(value: Mapping[str, object] | None) -> NewGame:
    """Read a choice back; one that cannot be used gives the default."""
    try:
        return default_new_game() if value is None else _choice(value)
    except (KeyError, ValueError):
        return default_new_game()


def _choice(value: Mapping[str, object]) -> NewGame:
    values = fields_of(dict(value), {"setup", "seed", "options", "players"})
    kept = [player_from(player) for player in list_of(values.pop("players"), PLAYERS[-1])]
    players = with_known_levels(kept)
    check_names(players)
    if len(players) not in PLAYERS:
        raise StrictJsonError("not so many players")
    setup = setup_from(values, len(players))
    return NewGame(setup.mode, players, setup.options)
