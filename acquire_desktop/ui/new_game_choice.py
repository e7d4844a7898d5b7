"""The last choices of the new-game page as plain values for the settings, and back."""

import secrets
from collections.abc import Mapping

from acquire_desktop.engine.board import MAX_SEATS
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.observation import Holdings
from acquire_desktop.engine.record import Setup, make_setup
from acquire_desktop.storage.setup_object import check_names, player_from
from acquire_desktop.storage.strict_json import list_of, text_of
from acquire_desktop.ui.new_game_page import NewGame, default_new_game


def choice_object(choice: NewGame) -> dict[str, object]:
    """Return the choice as JSON values."""
    return {
        "edition": choice.edition_key,
        "holdings": choice.holdings.value,
        "players": [
            {"name": player.name, "kind": player.kind.value, "level": player.level}
            for player in choice.players
        ],
    }


def choice_from(value: Mapping[str, object] | None) -> NewGame:
    """Read a choice back; one that cannot be used gives the default."""
    try:
        return _choice(value)
    except (KeyError, ValueError):
        return default_new_game()


def setup_of(choice: NewGame) -> Setup:
    """Return the set-up of a game that starts with this choice.

    Raises:
        SetupError: If the edition does not allow it.
    """
    return make_setup(
        EDITIONS[choice.edition_key],
        len(choice.players),
        choice.seed or random_seed(),
        holdings=choice.holdings,
    )


def rematch_of(setup: Setup) -> Setup:
    """Return the set-up of another deal between the same players under the same rules."""
    return make_setup(
        setup.edition,
        setup.players,
        random_seed(),
        holdings=setup.holdings,
        power_cards=setup.power_cards,
    )


def random_seed() -> str:
    """Draw a seed that is easy to tell somebody else, for example ``7F3A-22C1``."""
    drawn = f"{secrets.randbelow(1 << 32):08X}"
    return f"{drawn[:4]}-{drawn[4:]}"


def _choice(value: Mapping[str, object] | None) -> NewGame:
    if value is None:
        raise ValueError("nothing was chosen yet")
    players = tuple(player_from(player) for player in list_of(value["players"], MAX_SEATS))
    check_names(players)
    choice = NewGame(text_of(value["edition"]), players, Holdings(value["holdings"]), "")
    setup_of(choice)
    return choice
