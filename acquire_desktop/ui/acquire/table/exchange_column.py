"""Exchange column: the exchange under its title, and drawers that open over it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.acquire.table.advice.advice_pane import AdvicePane
from acquire_desktop.ui.acquire.table.chart.pane import KINDS, ChartPane
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.prices.price_table import PriceTable
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.drawer_tabs import DrawerColumn, DrawerTabs, height_px
from acquire_desktop.ui.kit.keys import command_key, key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.pane_tabs import PAGES
from acquire_desktop.ui.kit.texts import translate

EXCHANGE: Final = "exchange"
"""The key of what is on view while no drawer is open."""
LEDGER: Final = "ledger"
_DRAWERS: Final = (LEDGER, "prices", "log", "chart", "advice")
_FIRST: Final = ("log", "advice", LEDGER, "chart", "prices")
"""The drawers in the order in which their tabs are given room."""
_LEAST_PX: Final = 300
_LARGE_FROM_PX: Final = (480, 800)


class ExchangeColumn(DrawerColumn):
    """Has the exchange, or over it a drawer."""

    def __init__(self, exchange: ExchangePane, ledger: QWidget, log: QWidget) -> None:
        self.exchange, self.log = exchange, log
        self.prices, self.chart, self.advice = PriceTable(), ChartPane(), AdvicePane()
        self._keep: Callable[[str], None] | None = None
        chart = QWidget()
        column(
            row(self.chart.switch, 1), Stretched(self.chart, 1), of=chart, spacing=theme.SPACE_HALF
        )
        pages: dict[str, QWidget] = {
            EXCHANGE: exchange, LEDGER: QWidget(), "prices": self.prices,
            "log": log, "chart": chart, "advice": self.advice,
        }  # fmt: skip
        column(ledger, 1, of=pages[LEDGER])
        super().__init__(DrawerTabs(_DRAWERS, _FIRST), pages)
        self.log.setMinimumSize(0, 0)
        self.chart.switch.chosen.connect(self._remember)
        self.retranslate()

    @property
    def base(self) -> str:
        return EXCHANGE

    def forget(self) -> None:
        """Leave nothing of one viewer on the pages that are made here."""
        for page in (self.prices, self.chart, self.advice):
            page.forget()

    def restore(self, choice: str) -> None:
        """Show what was shown once, in words; what is unknown changes nothing."""
        words = choice.split()
        if len(words) == 2 and words[0] in self._pages:
            self._opened = "" if words[0] == EXCHANGE else words[0]
            self.chart.show_kind(words[1])
            self.show_shown()

    def show_page(self, key: str) -> None:
        super().show_page(key)
        self._remember()

    def take_focus(self, key: str) -> None:
        """Put the focus on a drawer, or on the tabs where it was closed."""
        target = self.tabs.first() if key == EXCHANGE else self._pages[key]
        if key == "chart":
            target = self.chart
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_log(self) -> None:
        """Open the log, unless it is on view."""
        if self.shown != "log":
            self.show_page("log")

    def in_tab_order(self) -> tuple[QWidget, ...]:
        """Return the widgets that take the focus, in the order of the Tab key."""
        kinds = [self.chart.switch.button(kind) for kind in KINDS]
        looked_up = (self.prices, *kinds, self.chart, self.advice.button, self.advice)
        return (*self.tabs.in_tab_order(), self.log, *looked_up)

    def remember(self, last: str, keep: Callable[[str], None]) -> None:
        """Show what was shown last, and have kept what is chosen from now on."""
        self.restore(last)
        self._keep = keep

    def _remember(self) -> None:
        """Have kept what is shown, and what the chart draws."""
        if self._keep is not None:
            self._keep(f"{self._opened or EXCHANGE} {self.chart.kind}")

    def retranslate(self) -> None:
        texts = {
            LEDGER: translate("SidePane", "Ledger"),
            "prices": translate("SidePane", "Prices"),
            "log": translate("SidePane", "Log"),
            "chart": translate("SidePane", "Chart"),
            "advice": translate("SidePane", "Advice"),
        }
        tips = {page: key_name(command_key(f"show_{page}")) for page in PAGES}
        self.tabs.setAccessibleName(translate("SidePane", "Ledger, prices, log, chart and advice"))
        self.tabs.set_texts(texts, tips)
        self.header.set_titles(
            translate("SidePane", "The exchange"), translate("SidePane", "Exchange")
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, high = map(theme.scaled, _LARGE_FROM_PX)
        self.header.set_large(self.width() >= wide and self.height() >= high)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_LEAST_PX), theme.scaled(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_LEAST_PX), 3 * height_px())

    def hasHeightForWidth(self) -> bool:
        return False  # it takes what the table leaves
