"""How much height the pages of the action panel need at most, measured on made-up decisions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from acquire_desktop.engine.actions import BuyStock, ChooseSurvivor, DisposeStock, FoundChain
from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.decisions import (
    Founding,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
)
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.table.decisions.chain_page import ChainPage
from acquire_desktop.ui.table.decisions.disposal_page import DisposalPage
from acquire_desktop.ui.table.decisions.page import DecisionPage
from acquire_desktop.ui.table.decisions.purchase_page import PurchasePage

_CHAINS = tuple(range(CHAIN_COUNT))
_NOTHING = (0,) * CHAIN_COUNT
_PRICE = 1200
_CASH = 99_900


def largest_page_px(view: View, names: Sequence[str], width: int) -> int:
    """Return the height that the largest usual page needs, in pixels.

    Args:
        view: A position of the game; names, rules and bank come from it, the rest is made up.
        names: The players' names by seat.
        width: The width of the page, in pixels.
    """
    usual = replace(
        view,
        sizes=(2,) * CHAIN_COUNT,
        prices=(_PRICE,) * CHAIN_COUNT,
        stocks=((3,) * CHAIN_COUNT, (3,) * CHAIN_COUNT, *(_NOTHING,) * (view.players - 2)),
        bank=(25,) * CHAIN_COUNT,
        cash=(_CASH,) * view.players,
        hand=(),
        effects=(),
    )
    pages = []
    most = 0
    for page in _pages(usual, names):
        most = max(most, _height(page, width))
        pages.append(page)
    for page in pages:
        page.deleteLater()
    return most


def _pages(view: View, names: Sequence[str]) -> Iterator[DecisionPage]:
    """Make the pages that need most, each with a decision that fills it."""
    seat = view.seat
    purchase = PurchasePage()
    bought = (BuyStock(_NOTHING),)
    purchase.show_view(replace(view, decision=StockPurchase(seat, 3), legal=bought))
    yield purchase
    founding = ChainPage()
    founding.names = tuple(names)
    founded = tuple(FoundChain(chain) for chain in _CHAINS)
    founding.show_view(replace(view, decision=Founding(seat, 0, 2, _CHAINS), legal=founded))
    yield founding
    survivor = ChainPage()
    survivor.names = tuple(names)
    equal = tuple(ChooseSurvivor(chain) for chain in _CHAINS[:2])
    tie = SurvivorChoice(seat, 0, _CHAINS[:2], ())
    survivor.show_view(replace(view, decision=tie, legal=equal))
    yield survivor
    survivor.choose(_CHAINS[0])
    yield survivor
    yield from _disposals(view)


def _disposals(view: View) -> Iterator[DecisionPage]:
    """Make the page that settles stock of the chain with the longest name."""
    names = [len(spec.name) for spec in view.edition.chains]
    survivor, acquired = sorted(_CHAINS, key=names.__getitem__)[-2:]
    held = tuple(4 if chain == acquired else 3 for chain in _CHAINS)
    page = DisposalPage()
    page.show_view(
        replace(
            view,
            decision=StockDisposal(view.seat, 0, acquired, survivor, 10, _PRICE, ()),
            legal=(DisposeStock(4, 0, 0), DisposeStock(1, 1, 2)),
            stocks=(held,) * view.players,
        )
    )
    yield page
    page.move_by(1, 2)
    yield page


def _height(page: DecisionPage, width: int) -> int:
    layout = page.layout()
    if layout is None:
        return page.minimumSizeHint().height()
    layout.activate()
    height = layout.heightForWidth(width)
    return height if height >= 0 else layout.sizeHint().height()
