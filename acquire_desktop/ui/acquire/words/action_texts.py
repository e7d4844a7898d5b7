"""Actions and decisions in words: what a button will do, what is asked, and of whom."""

from collections.abc import Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    EndExchanges,
    ExchangeStock,
    FoundChain,
    PassPlacement,
    PlaceTile,
    PlayPowerCard,
    ReplaceHand,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Decision,
    Founding,
    FreeStock,
    GameOver,
    StockDisposal,
    StockExchange,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.power_cards import PLACE_FOUR, TILES_PLACED
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.words.card_texts import card_name
from acquire_desktop.ui.acquire.words.chain_forms import the_chain
from acquire_desktop.ui.acquire.words.names import is_you
from acquire_desktop.ui.kit.texts import join_list, join_short, translate

_DECISIONS: Final[Mapping[type[Decision], tuple[str, str]]] = {
    TilePlacement: ("{player} places a tile", "You place a tile"),
    Founding: ("{player} founds a chain", "You found a chain"),
    SurvivorChoice: (
        "{player} chooses which chain survives",
        "You choose which chain survives",
    ),
    AcquisitionOrder: (
        "{player} chooses what is acquired next",
        "You choose what is acquired next",
    ),
    StockDisposal: ("{player} settles {chain} stock", "You settle {chain} stock"),
    StockPurchase: ("{player} buys stock", "You buy stock"),
    FreeStock: ("{player} takes free stock", "You take free stock"),
    StockExchange: ("{player} exchanges stock", "You exchange stock"),
}
"""Who decides what, by name and to the reader."""

_PLAIN_ACTIONS: Final[Mapping[type[Action], str]] = {
    PassPlacement: "Place no tile",
    ReplaceHand: "Set aside my hand and draw a new one",
    DeclareEnd: "Declare the end",
    EndExchanges: "Stop exchanging",
}
_CHAIN_ACTIONS: Final[Mapping[type[Action], str]] = {
    FoundChain: "Found {chain}",
    ChooseSurvivor: "Let {chain} survive",
    AcquireNext: "Acquire {chain} next",
}
_DISPOSALS: Final[Mapping[tuple[str, ...], str]] = {
    (): "Keep all {count}",
    ("keep",): "Keep all {count}",
    ("sell",): "Sell all {count}",
    ("trade",): "Trade all {count}",
    ("sell", "trade"): "Sell {sell}, trade {trade}",
    ("trade", "keep"): "Trade {trade}, keep {keep}",
    ("sell", "keep"): "Sell {sell}, keep {keep}",
    ("sell", "trade", "keep"): "Sell {sell}, trade {trade}, keep {keep}",
}
"""What is done with the stock of an acquired chain, and only that."""


_SETTLE: Final = (
    "{survivor} acquires {acquired}: {player} settles %n stock(s)",
    "{survivor} acquires {acquired}: settle your %n stock(s)",
)
"""With a name where several people sit at one screen, which nobody passes on for it."""


def action_text(action: Action, edition: Edition) -> str:
    """Return the text of the button for an action, for example ``Place 7E``."""
    match action:
        case PlaceTile(tile):
            return translate("Action", "Place {tile}", tile=TILE_NAMES[tile])
        case PassPlacement() | ReplaceHand() | DeclareEnd() | EndExchanges():
            return translate("Action", _PLAIN_ACTIONS[type(action)])
        case DisposeStock():
            counts = {"sell": action.sell, "trade": action.trade, "keep": action.keep}
            done = tuple(name for name, count in counts.items() if count)
            most = max(counts.values())
            return translate("Action", _DISPOSALS[done], n=None, **counts, count=most)
        case BuyStock() | TakeFreeStock():
            return purchase_text(action, edition)
        case FoundChain(chain) | ChooseSurvivor(chain) | AcquireNext(chain):
            name = edition.chains[chain].name
            return translate("Action", _CHAIN_ACTIONS[type(action)], chain=name)
        case PlayPowerCard(card):
            return translate("Action", "Use {card}", card=card_name(card))
        case ExchangeStock(give, take):
            return translate(
                "Action",
                "Exchange 2 {given} for 1 {taken}",
                given=edition.chains[give].name,
                taken=edition.chains[take].name,
            )


def purchase_text(
    action: BuyStock | TakeFreeStock, edition: Edition, *, by_letter: bool = False
) -> str:
    """Return bought or taken stock, by the chains' names or, where room is short, letters."""
    names = [spec.letter if by_letter else spec.name for spec in edition.chains]
    stocks = join_short(
        [
            translate("Action", "{count} {chain}", count=count, chain=name)
            for name, count in zip(names, action.counts, strict=True)
            if count
        ]
    )
    if isinstance(action, TakeFreeStock):
        return translate("Action", "Take {stocks}" if stocks else "Take nothing", stocks=stocks)
    return translate("Action", "Buy {stocks}" if stocks else "Buy nothing", stocks=stocks)


def decision_prompt(view: View, names: Sequence[str]) -> str:
    """Return the question to the player who decides, or a sentence about another player.

    A player of whom nothing is asked, as when a computer decides in that place, is another.

    Args:
        view: What the player at the screen knows.
        names: The players' names by seat; ``Names`` where the text speaks to a reader.
    """
    decision = view.decision
    if isinstance(decision, GameOver) or decision.seat != view.seat or not view.legal:
        return decision_sentence(decision, view.edition, names)
    chains = view.edition.chains
    match decision:
        case TilePlacement():
            return _placement_prompt(view)
        case Founding(tile=tile, size=size):
            return translate(
                "Decision", "{tile} founds a chain of %n tile(s)", n=size, tile=TILE_NAMES[tile]
            )
        case SurvivorChoice(chains=equal):
            return translate(
                "Decision",
                "{chains} have %n tile(s) each: which survives?",
                n=view.sizes[equal[0]],
                chains=join_list([the_chain(chains[chain].name) for chain in equal]),
            )
        case AcquisitionOrder(survivor=survivor):
            name = chains[survivor].name
            return translate("Decision", "Which chain does {chain} acquire next?", chain=name)
        case StockDisposal(acquired=acquired):
            return translate(
                "Decision",
                _SETTLE[is_you(names, view.seat)],
                n=view.stocks[view.seat][acquired],
                player=names[view.seat],
                survivor=chains[decision.survivor].name,
                acquired=chains[acquired].name,
            )
        case StockPurchase(limit=limit):
            return translate("Decision", "Buy up to %n stock(s)", n=limit)
        case FreeStock(limit=limit):
            return translate("Decision", "Take up to %n stock(s), free of charge", n=limit)
        case StockExchange(exchanges_left=left):
            return exchange_prompt(left)


def exchange_prompt(exchanges_left: int) -> str:
    """Say how often stock may still be exchanged."""
    return translate("Decision", "Exchange stock up to %n more time(s)", n=exchanges_left)


def placement_number(view: View) -> int | None:
    """Return the number of the next tile of a Place four card, from 1; None without the card."""
    if view.card != PLACE_FOUR:
        return None
    is_asking = isinstance(view.decision, TilePlacement)
    return TILES_PLACED - view.tiles_left + is_asking


def takes_tiles(view: View) -> bool:
    """Tell whether a tile is to be placed; any other decision has Enter for itself."""
    return any(isinstance(action, PlaceTile) for action in view.legal)


def _placement_prompt(view: View) -> str:
    can_place = takes_tiles(view)
    number = placement_number(view)
    if can_place and number is not None:
        return translate(
            "Decision", "Place tile {number} of {limit}", number=number, limit=TILES_PLACED
        )
    if can_place:
        return translate("Decision", "Place a tile")
    return translate(
        "Decision", "None of your tiles can be placed" if view.hand else "You hold no tiles"
    )


def decision_sentence(decision: Decision, edition: Edition, names: Sequence[str]) -> str:
    """Return the decision as a sentence, for example ``Bea settles Tower stock``."""
    if isinstance(decision, GameOver):
        return translate("Decision", "The game is over")
    chain = decision.acquired if isinstance(decision, StockDisposal) else None
    return translate(
        "Decision",
        _DECISIONS[type(decision)][is_you(names, decision.seat)],
        player=names[decision.seat],
        chain="" if chain is None else edition.chains[chain].name,
    )
