"""Levels that files name and this version does not know: such players play at the usual one."""

from collections.abc import Sequence
from dataclasses import replace

from acquire_desktop.acquire.opponents import character_of, is_known, level_of, named
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.setup.level_box import COMPUTER_LEVEL, COMPUTER_LEVELS


def with_known_levels(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players, each computer at a level that there is."""
    return tuple(
        player
        if _plays(player)
        else replace(player, level=named(COMPUTER_LEVEL, character_of(player.level)))
        for player in players
    )


def _plays(player: Player) -> bool:
    # Those of the list are known without loading the players themselves.
    is_listed = level_of(player.level) in COMPUTER_LEVELS
    return player.kind is PlayerKind.HUMAN or is_listed or is_known(player.level)
