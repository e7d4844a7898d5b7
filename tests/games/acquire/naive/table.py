"""What lies on the table in the naive engine, and what anybody can see by looking at it."""

from collections import Counter
from dataclasses import dataclass, field

from tests.games.acquire.naive.charts import chain_names, price
from tests.games.acquire.naive.options import CARDS, Options
from tests.games.acquire.naive.spaces import NEIGHBORS


@dataclass
class LogEntry:
    """What chance decided during one action on the real engine."""

    market: dict[str, str] = field(default_factory=dict)
    """The tile drawn for the stock market's stock of each chain."""
    hands: list[list[str]] = field(default_factory=list)
    """The hands of all seats afterwards, for one drawn from a shuffled pool."""
    pool: list[str] = field(default_factory=list)
    """The pool afterwards, next tile first."""


@dataclass
class Table:
    """Board, hands, stock, money and cards; whose turn it is and what is asked of whom."""

    options: Options
    players: int
    lonely: set[str] = field(default_factory=set)
    """Independent tiles on the board."""
    chains: dict[str, set[str]] = field(default_factory=dict)
    dissolving: dict[str, int] = field(default_factory=dict)
    """Sizes before the merger of the chains that it acquires."""
    pool: list[str] = field(default_factory=list)
    out: set[str] = field(default_factory=set)

    turn: int = 0
    kind: str = "place"
    seat: int = 0
    """Who decides."""
    replaced: bool = False
    declared: bool = False
    tile: str = ""
    choices: list[str] = field(default_factory=list)
    """Chains to choose from, for the decisions about chains."""
    survivor: str = ""
    waiting: list[str] = field(default_factory=list)
    """Chains still to be acquired."""
    acquired: str = ""
    holders: list[int] = field(default_factory=list)
    """Seats that still have to dispose of the acquired chain's stock."""
    card: str = ""
    """The special power card played in this turn."""
    placed: int = 0
    """Tiles placed in this turn."""
    exchanges: int = 0
    """Exchanges left of a card to trade three."""

    told: LogEntry | None = None
    shuffled: bool = False
    """Whether the pool was shuffled in the action just done."""
    reason: str = ""
    totals: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    """How often each rare situation occurred."""

    def __post_init__(self) -> None:
        self.names = chain_names(self.options.edition)
        self.cash = [self.options.starting_cash] * self.players
        self.stocks: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        cards = CARDS if self.options.cards else ()
        self.cards = [list(cards) for _ in range(self.players)]
        """Special power cards not played yet, by seat."""

    def bank(self, chain: str) -> int:
        return 25 - sum(held[chain] for held in self.stocks)

    def size(self, chain: str) -> int:
        return self.dissolving.get(chain) or len(self.chains.get(chain, ()))

    def price(self, chain: str) -> int:
        return price(self.options.edition, chain, self.size(chain))

    def active(self) -> list[str]:
        return [chain for chain in self.names if self.size(chain)]

    def owner(self, tile: str) -> str:
        """Return the chain of a space, "lonely" for an independent tile, or nothing."""
        for chain, tiles in self.chains.items():
            if tile in tiles:
                return chain
        return "lonely" if tile in self.lonely else ""

    def touched(self, tile: str) -> set[str]:
        """Return the chains next to a space."""
        return {self.owner(near) for near in NEIGHBORS[tile]} - {"", "lonely"}

    def lonely_group(self, tile: str) -> set[str]:
        """Return the tile and all independent tiles connected to it."""
        group, edge = {tile}, [tile]
        while edge:
            for near in NEIGHBORS[edge.pop()]:
                if near in self.lonely and near not in group:
                    group.add(near)
                    edge.append(near)
        return group

    def is_unplayable(self, tile: str) -> bool:
        return sum(self.size(chain) >= 11 for chain in self.touched(tile)) >= 2

    def is_blocked(self, tile: str) -> bool:
        founds = not self.touched(tile) and len(self.lonely_group(tile)) > 1
        return founds and len(self.active()) == 7

    def can_place(self, tile: str) -> bool:
        return not self.is_unplayable(tile) and not self.is_blocked(tile)

    def is_stuck(self, seat: int) -> bool:
        """Return whether no tile in a seat's hand can be placed."""
        return not any(map(self.can_place, self.hands[seat]))

    def draw(self, seat: int, number: int) -> None:
        """Take that many tiles from the pool, or what it has."""
        self.hands[seat] += self.pool[: max(0, number)]
        del self.pool[: max(0, number)]

    def can_end(self) -> bool:
        """Return whether the board allows to declare the end."""
        sizes = [self.size(chain) for chain in self.active()]
        return bool(sizes) and (max(sizes) >= 41 or min(sizes) >= 11)

    def nothing_can_change(self) -> bool:
        """Return whether no tile can be placed on the board any more.

        Rules document, section 6, point 6. It speaks of an empty pool; the same is true when
        tiles are left that nobody will ever draw, or that nobody could place.
        """
        if not all(map(self.is_stuck, range(self.players))):
            return False
        if not self.pool:
            return True
        match self.options.stuck_hand:
            case "set-aside":
                return False
            case "shuffle-back":
                return not any(map(self.can_place, self.pool))
        return not any(map(self.will_draw, range(self.players)))

    def will_draw(self, seat: int) -> bool:
        """Return whether a seat that places no tile can still come to another hand."""
        hand = self.hands[seat]
        replaced = self.options.replaces_unplayable and any(map(self.is_unplayable, hand))
        return len(hand) < 6 or replaced or "draw-five" in self.cards[seat]
