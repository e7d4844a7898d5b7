"""What both engines can be asked about a position, in one form."""

from collections.abc import Iterable
from dataclasses import dataclass

from acquire_desktop.games.acquire.engine import decisions
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.game import legal_actions, observe
from acquire_desktop.games.acquire.engine.notation import action_text, board_diagram
from acquire_desktop.games.acquire.engine.power_cards import CARD_NAMES
from acquire_desktop.games.acquire.engine.state import State
from tests.games.acquire.naive.engine import NaiveGame
from tests.games.acquire.naive.options import CARDS
from tests.games.acquire.naive.spaces import ALL_TILES

KINDS = {
    decisions.TilePlacement: "place",
    decisions.Founding: "found",
    decisions.SurvivorChoice: "survivor",
    decisions.AcquisitionOrder: "acquire-next",
    decisions.StockDisposal: "dispose",
    decisions.StockPurchase: "buy",
    decisions.FreeStock: "free",
    decisions.StockExchange: "exchange",
    decisions.GameOver: "over",
}


@dataclass
class Facts:
    """A position as anybody can check it on the table."""

    board: str
    """108 signs: ``.`` empty, ``o`` independent, else the chain's letter."""
    sizes: dict[str, int]
    prices: dict[str, int]
    bank: dict[str, int]
    cash: list[int]
    stocks: list[dict[str, int]]
    """By seat; chains without stock are left out."""
    hands: dict[int, list[str]]
    """Sorted, by the seats that were asked for."""
    hand_sizes: list[int]
    pool: int
    out: list[str]
    declared: bool
    kind: str
    seat: int
    """Who decides; -1 when the game is over."""
    turn: int
    """Whose turn it is; -1 when the game is over."""
    cards: dict[int, list[str]]
    """Special power cards not played yet, by the seats that were asked for."""
    played: list[list[str]]
    """Those played, by seat."""
    limits: tuple[int, int, int]
    """The most that may be bought or taken, exchanged, and placed, where that is asked."""
    over: tuple[str, list[int], list[int]] | None
    """Reason, totals and winners."""
    legal: set[str]


def naive_facts(game: NaiveGame, seats: Iterable[int]) -> Facts:
    """Return what the naive engine says, with the hands of some seats."""
    owners = dict.fromkeys(ALL_TILES, ".") | dict.fromkeys(game.lonely, "o")
    for chain, tiles in game.chains.items():
        owners |= dict.fromkeys(tiles, chain[0].upper())
    over = game.kind == "over"
    return Facts(
        board="".join(owners.values()),
        sizes={chain: game.size(chain) for chain in game.names},
        prices={chain: game.price(chain) for chain in game.names},
        bank={chain: game.bank(chain) for chain in game.names},
        cash=list(game.cash),
        stocks=[{chain: n for chain, n in held.items() if n} for held in game.stocks],
        hands={seat: sorted(game.hands[seat]) for seat in seats},
        hand_sizes=[len(hand) for hand in game.hands],
        pool=len(game.pool),
        out=sorted(game.out),
        declared=game.declared,
        kind=game.kind,
        seat=-1 if over else game.seat,
        turn=-1 if over else game.turn,
        cards={seat: sorted(game.cards[seat]) for seat in seats},
        played=[
            sorted(set(CARDS) - set(cards)) if game.options.cards else [] for cards in game.cards
        ],
        limits=naive_limits(game),
        over=(game.reason, game.totals, game.winners) if over else None,
        legal=game.legal(),
    )


def real_facts(state: State, seats: Iterable[int]) -> Facts:
    """Return what the real engine says, with the hands of some seats."""
    views = {seat: observe(state, seat) for seat in seats}
    view = next(iter(views.values()))
    names = [spec.name.lower() for spec in view.edition.chains]
    asked = view.decision
    over = asked if isinstance(asked, decisions.GameOver) else None
    texts = [action_text(action, view.edition) for action in legal_actions(state)]
    assert len(texts) == len(set(texts)), "a legal action is listed twice"
    return Facts(
        board="".join(board_diagram(view.board, view.edition)),
        sizes=dict(zip(names, view.sizes, strict=True)),
        prices=dict(zip(names, view.prices, strict=True)),
        bank=dict(zip(names, view.bank, strict=True)),
        cash=list(view.cash),
        stocks=[{c: n for c, n in zip(names, held, strict=True) if n} for held in view.stocks],
        hands={seat: sorted(TILE_NAMES[t] for t in v.hand) for seat, v in views.items()},
        hand_sizes=list(view.hand_sizes),
        pool=view.pool_count,
        out=sorted(TILE_NAMES[tile] for tile in view.out),
        declared=view.end_declared,
        kind=KINDS[type(asked)],
        seat=-1 if isinstance(asked, decisions.GameOver) else asked.seat,
        turn=-1 if over else view.turn_seat,
        cards={seat: sorted(CARD_NAMES[c] for c in v.cards) for seat, v in views.items()},
        played=[sorted(CARD_NAMES[card] for card in cards) for cards in view.played_cards]
        or [[] for _ in view.cash],
        limits=real_limits(asked),
        over=(over.reason, list(over.totals), list(over.winners)) if over else None,
        legal=set(texts),
    )


def naive_limits(game: NaiveGame) -> tuple[int, int, int]:
    """Return the numbers that the naive engine's decision carries."""
    most = {"buy": 5 if game.card == "buy-five" else 3, "free": 3}.get(game.kind, 0)
    left = game.exchanges if game.kind in ("buy", "exchange") else 0
    tiles = (4 if game.card == "place-four" else 1) - game.placed
    return most, left, tiles if game.kind == "place" else 0


def real_limits(asked: decisions.Decision) -> tuple[int, int, int]:
    """Return the numbers that the real engine's decision carries."""
    match asked:
        case decisions.TilePlacement(_, _, tiles_left):
            return 0, 0, tiles_left
        case decisions.StockPurchase(_, limit, exchanges_left):
            return limit, exchanges_left, 0
        case decisions.FreeStock(_, limit):
            return limit, 0, 0
        case decisions.StockExchange(_, exchanges_left):
            return 0, exchanges_left, 0
    return 0, 0, 0
