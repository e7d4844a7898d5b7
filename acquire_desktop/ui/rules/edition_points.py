"""The points in which editions are compared, each told from the edition's record."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from acquire_desktop.engine.editions import PRICE_ROWS, Edition, StuckHand, Tier
from acquire_desktop.ui.kit.texts import join_list, money, number, translate
from acquire_desktop.ui.rules.rules_source import Reference, all_references
from acquire_desktop.ui.rules.rules_values import tier_names


class Point(NamedTuple):
    """One point of the rules."""

    chapter: str
    """The key of the chapter of the rules that tells it."""
    field: str
    """The field of ``Edition`` that decides it."""
    label: str
    value: Callable[[Edition], str]


def points() -> tuple[Point, ...]:
    """Return every point in the order of the rules, in the present language."""
    return (*_set_up_points(), *_tile_points(), *_bonus_points(), *_end_points())


def differs(point: Point, editions: Sequence[Edition]) -> bool:
    """Tell whether the editions differ in a point."""
    return len({point.value(edition) for edition in editions}) > 1


def references_of(point: Point, edition: Edition) -> tuple[Reference, ...]:
    """Return where the first of the edition's rulebooks tells a point; empty if it is silent."""
    found = all_references()[point.chapter]
    first = edition.rulebooks[0]
    return tuple(reference for reference in found if reference.rulebook == first)


def _set_up_points() -> tuple[Point, ...]:
    return (
        Point("players", "players", translate("Compare", "Players"), _players),
        Point("setup", "starting_cash", translate("Compare", "Starting cash"), _cash),
        _number_point("setup", "hand_size", translate("Compare", "Tiles in hand")),
        _number_point("words", "chain_stock", translate("Compare", "Stocks of each chain")),
        _chains_point(translate("Compare", "Cheap chains"), Tier.CHEAP),
        _chains_point(translate("Compare", "Medium chains"), Tier.MEDIUM),
        _chains_point(translate("Compare", "Expensive chains"), Tier.EXPENSIVE),
        _number_point("buy", "purchase_limit", translate("Compare", "Stocks bought in a turn")),
    )


def _tile_points() -> tuple[Point, ...]:
    founder = translate("Compare", "Founder, if the bank has no stock")
    unplayable = translate("Compare", "Unplayable tiles")
    return (
        _tiles_point("safe", "safe_size", translate("Compare", "A chain is safe from")),
        Point("founder", "founder_cash", founder, _founder),
        Point("unplayable", "replaces_unplayable", unplayable, _unplayable),
        Point("stuck", "stuck_hand", translate("Compare", "No tile can be placed"), _stuck_hand),
    )


def _bonus_points() -> tuple[Point, ...]:
    return (
        Point("bonuses", "bonus_places", translate("Compare", "Bonuses paid"), _bonuses),
        Point("prices", "secondary_bonus", translate("Compare", "Secondary bonus"), _secondary),
        Point("prices", "tertiary_bonus", translate("Compare", "Tertiary bonus"), _tertiary),
        Point("sole", "sole_places", translate("Compare", "A single stockholder"), _sole),
        Point("ties", "bonus_places", translate("Compare", "Tie for primary"), _first_tie),
        Point("ties", "bonus_places", translate("Compare", "Tie for secondary"), _second_tie),
        Point("ties", "bonus_places", translate("Compare", "Tie for tertiary"), _third_tie),
    )


def _end_points() -> tuple[Point, ...]:
    declaring = translate("Compare", "The end may be declared")
    market = translate("Compare", "Stock market with two players")
    return (
        _tiles_point("declare", "end_size", translate("Compare", "A chain may end the game from")),
        Point("declare", "declare_any_time", declaring, _declaring),
        Point("market", "two_player_market", market, _market),
        Point("cards", "power_cards", translate("Compare", "Power cards"), _cards),
    )


def _number_point(chapter: str, field: str, label: str) -> Point:
    return Point(chapter, field, label, lambda edition: number(getattr(edition, field)))


def _tiles_point(chapter: str, field: str, label: str) -> Point:
    def tiles(edition: Edition) -> str:
        return translate("Compare", "%n tile(s)", n=getattr(edition, field))

    return Point(chapter, field, label, tiles)


def _chains_point(label: str, tier: Tier) -> Point:
    return Point("prices", "chains", label, lambda edition: join_list(tier_names(edition, tier)))


def _players(edition: Edition) -> str:
    fewest, most = edition.players
    return translate("Compare", "{fewest} to {most}", fewest=fewest, most=most)


def _cash(edition: Edition) -> str:
    return money(edition.starting_cash)


def _founder(edition: Edition) -> str:
    return translate(
        "Compare", "The price of one stock in cash" if edition.founder_cash else "Nothing"
    )


def _unplayable(edition: Edition) -> str:
    return translate(
        "Compare",
        "Exchanged at the end of the turn" if edition.replaces_unplayable else "Stay in hand",
    )


def _stuck_hand(edition: Edition) -> str:
    return {
        StuckHand.PASS: translate("Compare", "Place no tile, go on to buying"),
        StuckHand.SET_ASIDE: translate("Compare", "May set the hand aside and draw a new one"),
        StuckHand.SHUFFLE_BACK: translate(
            "Compare", "The hand is shuffled back and drawn anew at the start of the turn"
        ),
    }[edition.stuck_hand]


def _has_tertiary(edition: Edition) -> bool:
    return edition.bonus_places > 2


def _bonuses(edition: Edition) -> str:
    return translate(
        "Compare",
        "Primary, secondary, tertiary" if _has_tertiary(edition) else "Primary, secondary",
    )


def _secondary(edition: Edition) -> str:
    return _column(edition.secondary_bonus)


def _tertiary(edition: Edition) -> str:
    if _has_tertiary(edition):
        return _column(edition.tertiary_bonus)
    return translate("Compare", "None")


def _column(bonuses: Sequence[int]) -> str:
    if all(2 * bonus == 10 * price for bonus, price in zip(bonuses, PRICE_ROWS, strict=True)):
        return translate("Compare", "Half the primary bonus")
    return translate(
        "Compare",
        "Own column: {least} to {most}",
        least=money(bonuses[0]),
        most=money(bonuses[-1]),
    )


def _sole(edition: Edition) -> str:
    chosen = [
        translate("Compare", ("primary", "secondary", "tertiary")[place])
        for place in edition.sole_places
    ]
    return translate("Compare", "Is paid {bonuses}", bonuses=join_list(chosen))


def _first_tie(edition: Edition) -> str:
    return translate(
        "Compare",
        "Two split primary and secondary, the next is paid tertiary; three or more split all"
        if _has_tertiary(edition)
        else "Split primary and secondary; nobody else is paid",
    )


def _second_tie(edition: Edition) -> str:
    return translate(
        "Compare",
        "Split secondary and tertiary; nobody else is paid"
        if _has_tertiary(edition)
        else "Split secondary",
    )


def _third_tie(edition: Edition) -> str:
    return translate("Compare", "Split tertiary" if _has_tertiary(edition) else "Nothing is paid")


def _declaring(edition: Edition) -> str:
    return translate(
        "Compare",
        "At any time in your turn" if edition.declare_any_time else "In your turn, after the tile",
    )


def _market(edition: Edition) -> str:
    return translate("Compare", "Yes" if edition.two_player_market else "No")


def _cards(edition: Edition) -> str:
    return translate("Compare", "Optional" if edition.power_cards else "None")
