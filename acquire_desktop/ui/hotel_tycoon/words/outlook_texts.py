"""What a landing costs in words, before the move is chosen."""

from collections.abc import Sequence

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Tile
from acquire_desktop.games.hotel_tycoon.outlook import Landing, expected_cost
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name, tile_name
from acquire_desktop.ui.kit.texts import join_sentences, money, translate


def landing_text(landing: Landing, names: Names) -> str:
    """Return where a drive ends and what a stay there costs, on average and at most."""
    place = translate("HotelOutlook", "To {tile}.", tile=tile_name(landing.tile))
    if landing.host == NOBODY:
        return place
    stay = translate(
        "HotelOutlook",
        "Stay at {hotel} ({owner}): {fee} a night, {mean} on average, {most} at most.",
        hotel=property_name(landing.hotel),
        owner=names.within(landing.host),
        fee=money(landing.fee),
        mean=money(landing.mean_cost),
        most=money(landing.highest_cost),
    )
    return join_sentences([place, stay])


def risk_text(landing: Landing) -> str:
    """Return one line about a tile where a stay threatens: chance and price."""
    return translate(
        "HotelOutlook",
        "{tile}: {chance}% for {mean} on average, {most} at most",
        tile=tile_name(landing.tile),
        chance=round(landing.chance * 100),
        mean=money(landing.mean_cost),
        most=money(landing.highest_cost),
    )


def outlook_text(found: Sequence[Landing]) -> str:
    """Return what the next throw costs on average."""
    if not any(landing.fee for landing in found):
        return translate("HotelOutlook", "No stay threatens on the next six spaces.")
    cost = money(round(expected_cost(found)))
    return translate("HotelOutlook", "Stays cost {cost} on average with this throw.", cost=cost)


def tile_risks(found: Sequence[Landing]) -> dict[Tile, str]:
    """Return what stays on tiles ahead cost on average, by tile."""
    return {landing.tile: money(landing.mean_cost) for landing in found if landing.fee}
