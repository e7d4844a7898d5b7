"""The last choices of the new-game page as plain values for the settings, and back."""

import secrets
from collections.abc import Mapping

from acquire_desktop.engine.board import MAX_SEATS
from acquire_desktop.engine.observation import Holdings
from acquire_desktop.engine.record import Setup, make_setup
from acquire_desktop.storage.player_object import check_names, player_from, player_object
from acquire_desktop.storage.strict_json import bool_of, list_of, text_of
from acquire_desktop.ui.setup.known_levels import with_known_levels
from acquire_desktop.ui.setup.new_game import NewGame, default_new_game


def choice_object(choice: NewGame) -> dict[str, object]:
    """Return the choice as JSON values."""
    return {
        "edition": choice.edition_key,
        "holdings": choice.holdings.value,
        "power_cards": choice.power_cards,
        "house": dict(choice.house),
        "players": [player_object(player) for player in choice.players],
    }


def choice_from(value: Mapping[str, object] | None) -> NewGame:
    """Read a choice back; one that cannot be used gives the default."""
    try:
        return _choice(value)
    except (KeyError, ValueError):
        return default_new_game()


def mended_choice(value: Mapping[str, object] | None) -> Mapping[str, object] | None:
    """Return a kept choice itself when it can be used, else what takes its place."""
    if value is None:
        return None
    try:
        choice = _choice(value)
    except (KeyError, ValueError):
        return choice_object(default_new_game())
    mended = choice_object(choice)
    return value if mended["players"] == value["players"] else mended


def setup_of(choice: NewGame) -> Setup:
    """Return the set-up of a game that starts with this choice.

    Raises:
        SetupError: If the edition does not allow it.
    """
    return make_setup(
        choice.edition(),
        len(choice.players),
        choice.seed or random_seed(),
        holdings=choice.holdings,
        power_cards=choice.power_cards,
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
    kept = [player_from(player) for player in list_of(value["players"], MAX_SEATS)]
    players = with_known_levels(kept)
    check_names(players)
    edition, holdings = text_of(value["edition"]), Holdings(value["holdings"])
    # Older settings name neither power cards nor house rules.
    power_cards = bool_of(value.get("power_cards", False))
    house = value.get("house", {})
    if not isinstance(house, dict):
        raise ValueError("not house rules")  # noqa: TRY004 - bad settings, not a bug
    choice = NewGame(edition, players, holdings, "", power_cards, house)
    setup_of(choice)
    return choice
