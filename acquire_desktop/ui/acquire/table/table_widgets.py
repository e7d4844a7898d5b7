"""Table widgets: the parts of the table that work with each other."""

from dataclasses import dataclass

from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.table.exchange_column import ExchangeColumn
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.power_cards import PowerCardFan
from acquire_desktop.ui.acquire.table.hand.tile_drag import TileDrag
from acquire_desktop.ui.acquire.table.holdings.holdings_view import HoldingsView
from acquire_desktop.ui.acquire.table.shown_moment import ShownMoment
from acquire_desktop.ui.acquire.table.time_line import TimeLine
from acquire_desktop.ui.acquire.table.walkthrough.decision_area import DecisionArea
from acquire_desktop.ui.acquire.table.walkthrough.places import TableParts


@dataclass(frozen=True, slots=True)
class TableWidgets(TableParts):
    """The widgets that the page of a game makes and its parts share."""

    side: ExchangeColumn
    hand: HandPanel
    holdings: HoldingsView
    panel: Line
    decision_area: DecisionArea
    power_cards: PowerCardFan
    time_line: TimeLine
    drag: TileDrag
    moment: ShownMoment
