"""How much height the pages of the action panel need at most, measured on made-up decisions."""

from collections.abc import Sequence
from dataclasses import replace

from acquire_desktop.games.acquire.engine.actions import (
    Action,
    BuyStock,
    ChooseSurvivor,
    DisposeStock,
    FoundChain,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.decisions import (
    Decision,
    Founding,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
)
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.chain_page import ChainPage
from acquire_desktop.ui.acquire.table.decisions.disposal_page import DisposalPage
from acquire_desktop.ui.acquire.table.decisions.page import DecisionPage
from acquire_desktop.ui.acquire.table.decisions.purchase_page import PurchasePage

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
    seat = view.seat
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
    lengths = [len(spec.name) for spec in view.edition.chains]
    survivor, acquired = sorted(_CHAINS, key=lengths.__getitem__)[-2:]
    held = tuple(4 if chain == acquired else 3 for chain in _CHAINS)
    settling = replace(usual, stocks=(held,) * view.players)
    purchase, chain, disposal = PurchasePage(), ChainPage(), DisposalPage()
    chain.names = tuple(names)

    def asked(page: DecisionPage, decision: Decision, *legal: Action) -> int:
        position = settling if page is disposal else usual
        page.show_view(replace(position, decision=decision, legal=legal))
        return _height(page, width)

    heights = [
        asked(purchase, StockPurchase(seat, 3), BuyStock(_NOTHING)),
        asked(chain, Founding(seat, 0, 2, _CHAINS), *map(FoundChain, _CHAINS)),
        asked(chain, SurvivorChoice(seat, 0, _CHAINS[:2], ()), *map(ChooseSurvivor, _CHAINS[:2])),
    ]
    chain.choose(_CHAINS[0])
    heights.append(_height(chain, width))
    merging = StockDisposal(seat, 0, acquired, survivor, 10, _PRICE, ())
    heights.append(asked(disposal, merging, DisposeStock(4, 0, 0), DisposeStock(1, 1, 2)))
    disposal.choose(DisposeStock(1, 1, 2))
    heights.append(_height(disposal, width))
    for page in (purchase, chain, disposal):
        page.deleteLater()
    return max(heights)


def _height(page: DecisionPage, width: int) -> int:
    layout = page.layout()
    if layout is None:
        return page.minimumSizeHint().height()
    layout.activate()
    height = layout.heightForWidth(width)
    return height if height >= 0 else layout.sizeHint().height()
