"""Costs of landings in words, before the move is chosen."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Tile
from acquire_desktop.games.hotel_tycoon.outlook import Landing, expected_cost
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name, space_name, tile_name
from acquire_desktop.ui.kit.texts import money, number, translate

_LEAST: Final = 0.01


def place_text(landing: Landing) -> str:
    """Return where a drive ends."""
    return translate("HotelOutlook", "To {tile}.", tile=space_name(landing.tile))


def stay_text(landing: Landing, names: Names) -> str:
    """Return the average and the highest cost of a stay after a drive; empty for none."""
    if landing.host == NOBODY:
        return ""
    return translate(
        "HotelOutlook",
        "Stay at {hotel} ({owner}): {fee} a night, {mean} on average, {most} at most.",
        hotel=property_name(landing.hotel),
        owner=names.within(landing.host),
        fee=money(landing.fee),
        mean=money(landing.mean_cost),
        most=money(landing.highest_cost),
    )


def drive_text(drive: str, landing: Landing) -> str:
    """Return a drive and where it ends, in one line."""
    tile = tile_name(landing.tile)
    return translate("HotelOutlook", "{drive}: {tile}", drive=drive, tile=tile)


def short_stay_text(landing: Landing) -> str:
    """Return the cost of a stay in one line; empty for none."""
    if landing.host == NOBODY:
        return ""
    return translate(
        "HotelOutlook",
        "{hotel}: about {mean}, at most {most}",
        hotel=property_name(landing.hotel),
        mean=money(landing.mean_cost),
        most=money(landing.highest_cost),
    )


def chance_text(chance: float) -> str:
    """Return a chance in per cent; a small one is given as less than one."""
    if 0 < chance < _LEAST:
        return translate("HotelOutlook", "under 1%")
    return translate("HotelOutlook", "{chance}%", chance=number(round(chance * 100)))


def outlook_text(found: Sequence[Landing]) -> str:
    """Return the average cost of the next throw, of the tiles where a stay threatens, if any."""
    if not found:
        return ""
    cost = money(round(expected_cost(found)))
    return translate("HotelOutlook", "On average, this throw costs you {cost} in stays.", cost=cost)


def risk_text(landing: Landing) -> str:
    """Return what a stay costs, and how likely it is, as a fact about a tile."""
    return translate(
        "HotelOutlook",
        "stay: {chance}, {mean} on average, {most} at most",
        chance=chance_text(landing.chance),
        mean=money(landing.mean_cost),
        most=money(landing.highest_cost),
    )


def tile_risks(found: Sequence[Landing]) -> dict[Tile, str]:
    """Return the average costs of stays by tile."""
    return {landing.tile: money(landing.mean_cost) for landing in found}
