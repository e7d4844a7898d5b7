"""The points in which editions are compared, each read from the edition's record."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from acquire_desktop.games.acquire.engine.editions import PRICE_ROWS, Edition, StuckHand, Tier
from acquire_desktop.ui.acquire.rules.rules_source import Reference, all_references
from acquire_desktop.ui.kit.texts import join_list, later, money, number, translate


class Point(NamedTuple):
    """One point of the rules."""

    chapter: str
    """The key of the chapter of the rules that tells it."""
    field: str
    """The field of ``Edition`` that decides it."""
    name: Callable[[], str]
    tell: Callable[[Any], str]
    """Says what a value of the field means."""

    @property
    def label(self) -> str:
        """Its name in the present language."""
        return self.name()

    def value(self, edition: Edition) -> str:
        """Return its value in an edition, in the present language."""
        return self.tell(getattr(edition, self.field))


def differs(point: Point, editions: Sequence[Edition]) -> bool:
    """Tell whether the editions differ in a point."""
    return len({point.value(edition) for edition in editions}) > 1


def references_of(point: Point, edition: Edition) -> tuple[Reference, ...]:
    """Return where the first of the edition's rulebooks states a point; empty if it is silent."""
    found = all_references()[point.chapter]
    first = edition.rulebooks[0]
    return tuple(reference for reference in found if reference.rulebook == first)


_WAYS: Final[Mapping[str, tuple[str, str]]] = {
    "founder": ("Nothing", "The price of one stock in cash"),
    "unplayable": ("Stay in hand", "Exchanged at the end of the turn"),
    "declaring": ("On your turn, after the tile", "At any time on your turn"),
    "market": ("No", "Yes"),
    "cards": ("None", "Optional"),
    "bonuses": ("Primary, secondary", "Primary, secondary, tertiary"),
    "first tie": (
        "Split primary and secondary; nobody else is paid",
        "Two split primary and secondary, the next gets tertiary; three or more split all",
    ),
    "second tie": ("Split secondary", "Split secondary and tertiary; nobody else is paid"),
    "third tie": ("Nothing is paid", "Split tertiary"),
}
"""What an edition can say where it says one thing or another."""
_STUCK_HANDS: Final = {
    StuckHand.PASS: "Go on to buying without placing",
    StuckHand.SET_ASIDE: "May set the hand aside and draw a new one",
    StuckHand.SHUFFLE_BACK: "At the start of the turn, the hand is shuffled back and a new one"
    " drawn",
}


def _way(key: str, least: int = 1) -> Callable[[int], str]:
    return lambda value: translate("Compare", _WAYS[key][value >= least])


def _chains_of(tier: Tier) -> Callable[[Any], str]:
    return lambda chains: join_list([spec.name for spec in chains if spec.tier is tier])


def _tiles(size: int) -> str:
    return translate("Compare", "%n tile(s)", n=size)


def _players(players: tuple[int, int]) -> str:
    return translate("Compare", "{fewest} to {most}", fewest=players[0], most=players[1])


def _column(bonuses: Sequence[int]) -> str:
    if not any(bonuses):
        return translate("Compare", "None")
    if all(2 * bonus == 10 * price for bonus, price in zip(bonuses, PRICE_ROWS, strict=True)):
        return translate("Compare", "Half the primary bonus")
    least, most = money(bonuses[0]), money(bonuses[-1])
    return translate("Compare", "Own column: {least} to {most}", least=least, most=most)


def _sole(places: Sequence[int]) -> str:
    names = [translate("Compare", ("primary", "secondary", "tertiary")[at]) for at in places]
    return translate("Compare", "Gets {bonuses}", bonuses=join_list(names))


def _stuck_hand(way: StuckHand) -> str:
    return translate("Compare", _STUCK_HANDS[way])


POINTS: Final = (
    Point("players", "players", later("Compare", "Players"), _players),
    Point("setup", "starting_cash", later("Compare", "Starting cash"), money),
    Point("setup", "hand_size", later("Compare", "Tiles in hand"), number),
    Point("words", "chain_stock", later("Compare", "Stocks of each chain"), number),
    Point("prices", "chains", later("Compare", "Cheap chains"), _chains_of(Tier.CHEAP)),
    Point("prices", "chains", later("Compare", "Medium chains"), _chains_of(Tier.MEDIUM)),
    Point("prices", "chains", later("Compare", "Expensive chains"), _chains_of(Tier.EXPENSIVE)),
    Point("buy", "purchase_limit", later("Compare", "Stocks bought in a turn"), number),
    Point("safe", "safe_size", later("Compare", "A chain is safe at"), _tiles),
    Point(
        "founder",
        "founder_cash",
        later("Compare", "Founder, if the bank has no stock"),
        _way("founder"),
    ),
    Point(
        "unplayable",
        "replaces_unplayable",
        later("Compare", "Unplayable tiles"),
        _way("unplayable"),
    ),
    Point("stuck", "stuck_hand", later("Compare", "No tile can be placed"), _stuck_hand),
    Point("bonuses", "bonus_places", later("Compare", "Bonuses paid"), _way("bonuses", 3)),
    Point("prices", "secondary_bonus", later("Compare", "Secondary bonus"), _column),
    Point("prices", "tertiary_bonus", later("Compare", "Tertiary bonus"), _column),
    Point("sole", "sole_places", later("Compare", "A single stockholder"), _sole),
    Point("ties", "bonus_places", later("Compare", "Tie for primary"), _way("first tie", 3)),
    Point("ties", "bonus_places", later("Compare", "Tie for secondary"), _way("second tie", 3)),
    Point("ties", "bonus_places", later("Compare", "Tie for tertiary"), _way("third tie", 3)),
    Point("declare", "end_size", later("Compare", "A chain may end the game at"), _tiles),
    Point(
        "declare",
        "declare_any_time",
        later("Compare", "The end may be declared"),
        _way("declaring"),
    ),
    Point(
        "market",
        "two_player_market",
        later("Compare", "Stock market with two players"),
        _way("market"),
    ),
    Point("cards", "power_cards", later("Compare", "Power cards"), _way("cards")),
)
"""Every point in the order of the rules."""
