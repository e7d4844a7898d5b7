"""The published rulebooks as data: one frozen record for each edition."""

from bisect import bisect_right
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.engine.board import Chain


class Tier(Enum):
    """The price tier of a chain; a tier up stands one row lower on the price chart."""

    CHEAP = "cheap"
    MEDIUM = "medium"
    EXPENSIVE = "expensive"


class Printing(Enum):
    """Which box the rules lie in; one with two modes has an edition for each."""

    OF_2008 = "2008"
    OF_2023 = "2023"
    JAPANESE = "ja"


class BonusMode(Enum):
    """Which stockholders are paid bonuses: the one choice behind all fields about bonuses."""

    CLASSIC = "classic"
    """The primary and the secondary."""
    TYCOON = "tycoon"
    """The tertiary as well."""


class StuckHand(Enum):
    """The rule for a hand without a tile that can be placed."""

    PASS = "pass"
    """No tile is placed; the turn goes on with buying."""
    SET_ASIDE = "set-aside"
    """The player may set the whole hand aside face up and draw a new one, once a turn."""
    SHUFFLE_BACK = "shuffle-back"
    """At the start of the turn the hand is shown, shuffled into the pool and drawn anew."""


@dataclass(frozen=True, slots=True)
class ChainSpec:
    """One of the seven hotel chains of an edition."""

    name: str
    """The chain's name as printed, for example ``Tower``."""
    letter: str
    """The board letter: one of S W F I A C T, the same in every edition."""
    tier: Tier


@dataclass(frozen=True, slots=True)
class Edition:
    """Every rule in which the rulebooks differ, and every number they share.

    Code asks for a field; it never asks which edition it is.
    """

    key: str
    """The stable name used in saves and the protocol."""
    printing: Printing
    rulebooks: tuple[str, ...]
    """The short names of its rulebooks in the project's rules document."""
    players: tuple[int, int]
    """Fewest and most players."""
    chains: tuple[ChainSpec, ...]
    """Length 7, cheap to expensive; a ``Chain`` is an index into it."""
    bonus_places: int
    """How many ranks of stockholders are paid: 2, or 3 in Tycoon mode."""
    secondary_bonus: tuple[int, ...]
    """Dollars by row of the price chart, length 11."""
    tertiary_bonus: tuple[int, ...]
    """Dollars by row of the price chart, length 11; all zero with two places."""
    sole_places: tuple[int, ...]
    """The places (0 primary, 1 secondary, 2 tertiary) that a sole stockholder is paid."""
    founder_cash: bool
    """Whether the founder is paid the chain's price when the bank has no stock left."""
    replaces_unplayable: bool
    """Whether unplayable tiles are set aside and replaced at the end of the turn."""
    stuck_hand: StuckHand
    declare_any_time: bool
    """Whether the end may be declared at any time in one's turn, or only after the tile."""
    two_player_market: bool
    """Whether the stock market is a third stockholder in two-player games."""
    power_cards: bool = False
    """Whether a game may be played with the special power cards."""
    safe_size: int = 11
    """Tiles from which a chain is safe."""
    end_size: int = 41
    """Tiles of one chain from which the end may be declared."""
    chain_stock: int = 25
    """Stocks of each chain."""
    starting_cash: int = 6000
    """Dollars."""
    hand_size: int = 6
    """Tiles in a full hand."""
    purchase_limit: int = 3
    """Stocks that may be bought in a turn."""


PRICE_ROWS: Final = tuple(range(200, 1300, 100))
"""The price of one stock by row of the chart, in dollars, length 11."""

CHEAP_ROW_SIZES: Final = (2, 3, 4, 5, 6, 11, 21, 31, 41)
"""The smallest size on each row of the chart for a cheap chain, length 9."""

_TIER_ROWS: Final = {Tier.CHEAP: 0, Tier.MEDIUM: 1, Tier.EXPENSIVE: 2}


def price_row(tier: Tier, size: int) -> int | None:
    """Return the row of the price chart for a chain, or None below two tiles.

    Rule: en-2008, "Reference Chart"; en-2023, "Determining the Price of Stocks".

    >>> PRICE_ROWS[price_row(Tier.EXPENSIVE, 6)]
    800
    """
    if size < CHEAP_ROW_SIZES[0]:
        return None
    return bisect_right(CHEAP_ROW_SIZES, size) - 1 + _TIER_ROWS[tier]


def price(edition: Edition, chain: Chain, size: int) -> int:
    """Return the price of one stock in dollars; 0 for a chain that is not active."""
    row = price_row(edition.chains[chain].tier, size)
    return 0 if row is None else PRICE_ROWS[row]


def bonuses(edition: Edition, chain: Chain, size: int) -> tuple[int, int, int]:
    """Return the primary, secondary and tertiary bonus in dollars.

    Rule: en-2023, "Distributing Stockholder Bonuses"; en-2008, "Reference Chart".
    """
    row = price_row(edition.chains[chain].tier, size)
    if row is None:
        return 0, 0, 0
    return 10 * PRICE_ROWS[row], edition.secondary_bonus[row], edition.tertiary_bonus[row]


def chain_named(edition: Edition, name: str) -> Chain:
    """Return the chain with this name, in any case.

    Raises:
        KeyError: If the edition has no such chain.
    """
    folded = name.casefold()
    for chain, spec in enumerate(edition.chains):
        if spec.name.casefold() == folded:
            return chain
    raise KeyError(name)


def _chains(cheap: str, medium: str, expensive: str) -> tuple[ChainSpec, ...]:
    tiers = ((Tier.CHEAP, cheap), (Tier.MEDIUM, medium), (Tier.EXPENSIVE, expensive))
    return tuple(ChainSpec(name, name[0], tier) for tier, names in tiers for name in names.split())


_CLASSIC_SECONDARY: Final = tuple(5 * row for row in PRICE_ROWS)
_NO_TERTIARY: Final = (0,) * len(PRICE_ROWS)
_TYCOON_SECONDARY: Final = (1500, 2200, 3000, 3700, 4200, 5000, 5700, 6200, 7000, 7700, 8200)
_TYCOON_TERTIARY: Final = tuple(5 * row for row in PRICE_ROWS)
_BONUSES: Final = {
    BonusMode.CLASSIC: {
        "bonus_places": 2,
        "secondary_bonus": _CLASSIC_SECONDARY,
        "tertiary_bonus": _NO_TERTIARY,
        "sole_places": (0, 1),
    },
    BonusMode.TYCOON: {
        "bonus_places": 3,
        "secondary_bonus": _TYCOON_SECONDARY,
        "tertiary_bonus": _TYCOON_TERTIARY,
        "sole_places": (0, 2),
    },
}
_CHAINS_2023: Final = _chains(
    "Tower Sackson", "Festival Worldwide American", "Continental Imperial"
)

EDITION_2008: Final = Edition(
    key="2008",
    printing=Printing.OF_2008,
    rulebooks=("en-2008", "pt-2008"),
    players=(3, 6),  # en-2008, cover
    # en-2008, "Reference Chart"
    chains=_chains("Worldwide Sackson", "Festival Imperial American", "Continental Tower"),
    bonus_places=2,  # en-2008, "Steps for performing a merger", 2
    secondary_bonus=_CLASSIC_SECONDARY,  # en-2008, "Reference Chart"
    tertiary_bonus=_NO_TERTIARY,
    sole_places=(0, 1),  # en-2008, "Steps for performing a merger", 3
    founder_cash=False,  # en-2008, "Founding a Hotel Chain", note
    replaces_unplayable=False,  # en-2008 names no such tiles
    stuck_hand=StuckHand.SET_ASIDE,  # en-2008, "Frequently Asked Questions"
    declare_any_time=False,  # en-2008, "Ending the Game"
    two_player_market=False,
)

CLASSIC_2023: Final = Edition(
    key="2023-classic",
    printing=Printing.OF_2023,
    rulebooks=("en-2023",),
    players=(2, 6),
    chains=_CHAINS_2023,  # en-2023, stockholder info card
    bonus_places=2,  # en-2023, "Setup", 6
    secondary_bonus=_CLASSIC_SECONDARY,  # en-2023, Classic side of the info card
    tertiary_bonus=_NO_TERTIARY,
    sole_places=(0, 1),  # en-2023, "A Single Stockholder"
    founder_cash=True,  # en-2023, "Founding a Hotel Chain with Zero Stock Available"
    replaces_unplayable=True,  # en-2023, "Draw a Building Tile"
    stuck_hand=StuckHand.PASS,  # en-2023 is silent
    declare_any_time=True,  # en-2023, "The End of the Game"
    two_player_market=True,  # en-2023, two-player rules
)

TYCOON_2023: Final = Edition(
    key="2023-tycoon",
    printing=Printing.OF_2023,
    rulebooks=("en-2023",),
    players=(3, 6),  # en-2023: two-player games are Classic only
    chains=_CHAINS_2023,
    bonus_places=3,  # en-2023, "Setup", 6
    secondary_bonus=_TYCOON_SECONDARY,  # en-2023, Tycoon side of the info card
    tertiary_bonus=_TYCOON_TERTIARY,
    sole_places=(0, 2),  # en-2023, "A Single Stockholder"
    founder_cash=True,
    replaces_unplayable=True,
    stuck_hand=StuckHand.PASS,
    declare_any_time=True,
    two_player_market=False,
)

JA_CLASSIC: Final = Edition(
    key="ja-classic",
    printing=Printing.JAPANESE,
    rulebooks=("ja-2023",),
    players=(2, 6),  # ja-2023, "ゲームの内容物" (6 boards), "２人ゲーム"
    chains=_CHAINS_2023,  # ja-2023, "現在株価の確認"
    bonus_places=2,  # ja-2023, "セットアップ", 6
    secondary_bonus=_CLASSIC_SECONDARY,
    tertiary_bonus=_NO_TERTIARY,
    sole_places=(0, 1),  # ja-2023, "単独株主"
    founder_cash=True,  # ja-2023, "株券のないホテルチェーンの設立"
    replaces_unplayable=True,  # ja-2023, "建物コマを1個補充する"
    # ja-2023, "手持ちのすべての建物コマがゲーム盤に配置できない場合"
    stuck_hand=StuckHand.SHUFFLE_BACK,
    declare_any_time=True,  # ja-2023, "ゲームの終了と勝利"
    two_player_market=True,  # ja-2023, "２人ゲーム"
    power_cards=True,  # ja-2023, "選択ルール：特殊能力カード"
)

JA_TYCOON: Final = Edition(
    key="ja-tycoon",
    printing=Printing.JAPANESE,
    rulebooks=("ja-2023",),
    players=(3, 6),  # ja-2023, "２人ゲーム": two players play Classic
    chains=_CHAINS_2023,
    bonus_places=3,  # ja-2023, "セットアップ", 6
    secondary_bonus=_TYCOON_SECONDARY,  # ja-2023, "株主配当の実行"
    tertiary_bonus=_TYCOON_TERTIARY,
    sole_places=(0, 2),  # ja-2023, "単独株主"
    founder_cash=True,
    replaces_unplayable=True,
    stuck_hand=StuckHand.SHUFFLE_BACK,
    declare_any_time=True,
    two_player_market=False,
    power_cards=True,
)

EDITIONS: Final = {
    e.key: e for e in (EDITION_2008, CLASSIC_2023, TYCOON_2023, JA_CLASSIC, JA_TYCOON)
}
"""The published editions by key."""


def bonus_mode(edition: Edition) -> BonusMode:
    """Return the mode in which an edition pays bonuses."""
    return BonusMode.TYCOON if edition.bonus_places > 2 else BonusMode.CLASSIC


def modes_of(printing: Printing) -> dict[BonusMode, Edition]:
    """Return the published edition for each mode of a printing."""
    return {bonus_mode(e): e for e in EDITIONS.values() if e.printing is printing}


def with_bonus_mode(edition: Edition, mode: BonusMode) -> Edition:
    """Return the edition with the bonuses of a mode; Tycoon bonuses need three players.

    Rule: en-2023, "Playing a Two-Player Game"; ja-2023, "２人ゲーム".
    """
    fewest, most = edition.players
    if mode is BonusMode.TYCOON:
        fewest = max(fewest, 3)
    return replace(edition, **_BONUSES[mode], players=(fewest, most))  # type: ignore[arg-type]


def is_custom(edition: Edition) -> bool:
    """Tell whether house rules changed the published edition that the key names."""
    return edition != EDITIONS[edition.key]
