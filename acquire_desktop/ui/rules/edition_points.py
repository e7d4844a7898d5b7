"""The points in which editions are compared, each told from the edition's record."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from acquire_desktop.engine.editions import PRICE_ROWS, Edition, StuckHand, Tier
from acquire_desktop.ui.kit.texts import join_list, money, number, translate
from acquire_desktop.ui.rules.rules_source import Reference, all_references
from acquire_desktop.ui.rules.rules_values import tier_names


@dataclass(frozen=True, slots=True)
class Point:
    """One point of the rules."""

    chapter: str
    """The key of the chapter of the rules that tells it."""
    fields: tuple[str, ...]
    """The fields of ``Edition`` that decide it."""
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
        Point("players", ("players",), translate("Compare", "Players"), _players),
        Point(
            "setup",
            ("starting_cash",),
            translate("Compare", "Starting cash"),
            lambda edition: money(edition.starting_cash),
        ),
        _number_point("setup", "hand_size", translate("Compare", "Tiles in hand")),
        _number_point("words", "chain_stock", translate("Compare", "Stocks of each chain")),
        _chains_point(translate("Compare", "Cheap chains"), Tier.CHEAP),
        _chains_point(translate("Compare", "Medium chains"), Tier.MEDIUM),
        _chains_point(translate("Compare", "Expensive chains"), Tier.EXPENSIVE),
        _number_point("buy", "purchase_limit", translate("Compare", "Stocks bought in a turn")),
    )


def _tile_points() -> tuple[Point, ...]:
    return (
        _tiles_point("safe", "safe_size", translate("Compare", "A chain is safe from")),
        Point(
            "founder",
            ("founder_cash",),
            translate("Compare", "Founder, if the bank has no stock"),
            _founder,
        ),
        Point(
            "unplayable",
            ("replaces_unplayable",),
            translate("Compare", "Unplayable tiles"),
            _unplayable,
        ),
        Point("stuck", ("stuck_hand",), translate("Compare", "No tile can be placed"), _stuck_hand),
    )


def _bonus_points() -> tuple[Point, ...]:
    return (
        Point("bonuses", ("bonus_places",), translate("Compare", "Bonuses paid"), _bonuses),
        Point("prices", ("secondary_bonus",), translate("Compare", "Secondary bonus"), _secondary),
        Point("prices", ("tertiary_bonus",), translate("Compare", "Tertiary bonus"), _tertiary),
        Point("sole", ("sole_places",), translate("Compare", "A single stockholder"), _sole),
        Point("ties", ("bonus_places",), translate("Compare", "Tie for primary"), _first_tie),
        Point("ties", ("bonus_places",), translate("Compare", "Tie for secondary"), _second_tie),
        Point("ties", ("bonus_places",), translate("Compare", "Tie for tertiary"), _third_tie),
    )


def _end_points() -> tuple[Point, ...]:
    return (
        _tiles_point("declare", "end_size", translate("Compare", "A chain may end the game from")),
        Point(
            "declare",
            ("declare_any_time",),
            translate("Compare", "The end may be declared"),
            _declaring,
        ),
        Point(
            "market",
            ("two_player_market",),
            translate("Compare", "Stock market with two players"),
            lambda edition: _yes_no(edition.two_player_market),
        ),
        Point(
            "cards",
            ("power_cards",),
            translate("Compare", "Power cards"),
            lambda edition: _optional(edition.power_cards),
        ),
    )


def _number_point(chapter: str, field: str, label: str) -> Point:
    return Point(chapter, (field,), label, lambda edition: number(getattr(edition, field)))


def _tiles_point(chapter: str, field: str, label: str) -> Point:
    return Point(
        chapter,
        (field,),
        label,
        lambda edition: translate("Compare", "%n tile(s)", n=getattr(edition, field)),
    )


def _chains_point(label: str, tier: Tier) -> Point:
    return Point("prices", ("chains",), label, lambda edition: join_list(tier_names(edition, tier)))


def _players(edition: Edition) -> str:
    fewest, most = edition.players
    return translate("Compare", "{fewest} to {most}", fewest=fewest, most=most)


def _founder(edition: Edition) -> str:
    if edition.founder_cash:
        return translate("Compare", "The price of one stock in cash")
    return translate("Compare", "Nothing")


def _unplayable(edition: Edition) -> str:
    if edition.replaces_unplayable:
        return translate("Compare", "Exchanged at the end of the turn")
    return translate("Compare", "Stay in hand")


def _stuck_hand(edition: Edition) -> str:
    texts = {
        StuckHand.PASS: translate("Compare", "Place no tile, go on to buying"),
        StuckHand.SET_ASIDE: translate("Compare", "May set the hand aside and draw a new one"),
        StuckHand.SHUFFLE_BACK: translate(
            "Compare", "The hand is shuffled back and drawn anew at the start of the turn"
        ),
    }
    return texts[edition.stuck_hand]


def _bonuses(edition: Edition) -> str:
    if edition.bonus_places > 2:
        return translate("Compare", "Primary, secondary, tertiary")
    return translate("Compare", "Primary, secondary")


def _secondary(edition: Edition) -> str:
    if all(2 * bonus == 10 * row for bonus, row in _by_row(edition.secondary_bonus)):
        return translate("Compare", "Half the primary bonus")
    return _column(edition.secondary_bonus)


def _tertiary(edition: Edition) -> str:
    if edition.bonus_places < 3:
        return translate("Compare", "None")
    if all(2 * bonus == 10 * row for bonus, row in _by_row(edition.tertiary_bonus)):
        return translate("Compare", "Half the primary bonus")
    return _column(edition.tertiary_bonus)


def _by_row(bonuses: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(bonuses, PRICE_ROWS, strict=True))


def _column(bonuses: Sequence[int]) -> str:
    return translate(
        "Compare",
        "Own column: {least} to {most}",
        least=money(bonuses[0]),
        most=money(bonuses[-1]),
    )


def _sole(edition: Edition) -> str:
    names = (
        translate("Compare", "primary"),
        translate("Compare", "secondary"),
        translate("Compare", "tertiary"),
    )
    chosen = [names[place] for place in edition.sole_places]
    return translate("Compare", "Is paid {bonuses}", bonuses=join_list(chosen))


def _first_tie(edition: Edition) -> str:
    if edition.bonus_places > 2:
        return translate(
            "Compare",
            "Two split primary and secondary, the next is paid tertiary; three or more split all",
        )
    return translate("Compare", "Split primary and secondary; nobody else is paid")


def _second_tie(edition: Edition) -> str:
    if edition.bonus_places > 2:
        return translate("Compare", "Split secondary and tertiary; nobody else is paid")
    return translate("Compare", "Split secondary")


def _third_tie(edition: Edition) -> str:
    if edition.bonus_places > 2:
        return translate("Compare", "Split tertiary")
    return translate("Compare", "Nothing is paid")


def _declaring(edition: Edition) -> str:
    if edition.declare_any_time:
        return translate("Compare", "At any time in your turn")
    return translate("Compare", "In your turn, after the tile")


def _yes_no(is_so: bool) -> str:
    return translate("Compare", "Yes") if is_so else translate("Compare", "No")


def _optional(is_so: bool) -> str:
    return translate("Compare", "Optional") if is_so else translate("Compare", "None")
