"""Table widgets: the parts of the table that work with each other."""

from dataclasses import dataclass

from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.exchange_column import ExchangeColumn
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.power_cards import PowerCardFan
from acquire_desktop.ui.acquire.table.hand.tile_drag import TileDrag
from acquire_desktop.ui.acquire.table.holdings.holdings_view import HoldingsView
from acquire_desktop.ui.acquire.table.players.people_column import PeopleColumn
from acquire_desktop.ui.acquire.table.shown_moment import ShownMoment
from acquire_desktop.ui.acquire.table.time_line import TimeLine
from acquire_desktop.ui.acquire.table.walkthrough.decision_area import DecisionArea


@dataclass(frozen=True, slots=True)
class TableWidgets:
    """The widgets that the page of a game makes and its parts share."""

    board: BoardView
    people: PeopleColumn
    exchange: ExchangePane
    side: ExchangeColumn
    """The exchange and the drawers over it."""
    holdings: HoldingsView
    decision_area: DecisionArea
    hand: HandPanel
    power_cards: PowerCardFan
    time_line: TimeLine
    drag: TileDrag
    moment: ShownMoment
