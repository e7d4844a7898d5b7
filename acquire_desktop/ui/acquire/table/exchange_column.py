"""Exchange column: the exchange under its title, and drawers that open over it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from acquire_desktop.ui.acquire.table.advice.advice_pane import AdvicePane
from acquire_desktop.ui.acquire.table.chart.pane import KINDS, ChartPane
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.prices.price_table import PriceTable
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.drawer_tabs import DrawerHeader, DrawerTabs, height_px
from acquire_desktop.ui.kit.focus import has_focus_within
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


class ExchangeColumn(Adaptive, QWidget):
    """Has the exchange, or over it the drawer that the player opened.

    The exchange comes back by itself when something is decided on it, until that is done; a
    drawer may be opened again meanwhile.
    """

    def __init__(self, exchange: ExchangePane, ledger: QWidget, log: QWidget) -> None:
        super().__init__()
        self.exchange, self.log = exchange, log
        self.prices, self.chart, self.advice = PriceTable(), ChartPane(), AdvicePane()
        self.tabs = DrawerTabs(_DRAWERS, _FIRST)
        self._chosen = EXCHANGE
        """The drawer that the player opened, ..."""
        self._asks = False
        """... whether something is decided on the exchange, ..."""
        self._is_in_front = False
        """... and whether that is in front for it: until a drawer is opened."""
        self._keep: Callable[[str], None] | None = None
        chart = QWidget()
        column(
            row(self.chart.switch, 1), Stretched(self.chart, 1), of=chart, spacing=theme.SPACE_HALF
        )
        self._pages: dict[str, QWidget] = {
            EXCHANGE: exchange, LEDGER: QWidget(), "prices": self.prices,
            "log": log, "chart": chart, "advice": self.advice,
        }  # fmt: skip
        column(ledger, 1, of=self._pages[LEDGER])
        self._stack = QStackedWidget()
        for page in self._pages.values():
            self._stack.addWidget(page)
        self._stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.header = DrawerHeader(self.tabs)
        column(self.header, Stretched(self._stack, 1), of=self, spacing=theme.SPACE_HALF)
        self.log.setMinimumSize(0, 0)
        self.tabs.chosen.connect(self.toggle_page)
        self.chart.switch.chosen.connect(self._remember)
        self.retranslate()

    @property
    def shown(self) -> str:
        """The key of what is on view."""
        return EXCHANGE if self._is_in_front else self._chosen

    def forget(self) -> None:
        """Leave nothing of one viewer on the pages that are made here."""
        for page in (self.prices, self.chart, self.advice):
            page.forget()

    def restore(self, choice: str) -> None:
        """Show what was shown once, in words; what is unknown changes nothing."""
        words = choice.split()
        if len(words) == 2 and words[0] in self._pages:
            self._chosen = words[0]
            self.chart.show_kind(words[1])
            self._show()

    def show_page(self, key: str) -> None:
        """Open a drawer, or show the exchange; the focus goes along if it was on what goes."""
        had_focus = has_focus_within(self._stack)
        self._chosen, self._is_in_front = key, False
        self._show()
        if had_focus:
            self._take_focus(key)
        self._remember()

    def _take_focus(self, key: str) -> None:
        """Put the focus on a drawer, or on the tabs where it was closed."""
        target = self.tabs.first() if key == EXCHANGE else self._pages[key]
        if key == "chart":
            target = self.chart
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_log(self) -> None:
        """Open the log, unless it is on view."""
        if self.shown != "log":
            self.show_page("log")

    def toggle_page(self, key: str) -> None:
        """Open a drawer, or close it if it is open."""
        self.show_page(EXCHANGE if self.shown == key else key)

    def ask(self, is_asked: bool) -> None:
        """Have the exchange in front from when something is decided there, until it is."""
        if is_asked != self._asks:
            self._asks = self._is_in_front = is_asked
            self._show()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Close the drawer with Esc, and tell whether one was closed."""
        is_closed = event.key() == Qt.Key.Key_Escape and self.shown != EXCHANGE
        if is_closed:
            self.show_page(EXCHANGE)
        return is_closed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Esc in a drawer before the table gives it another meaning."""
        if not self.handle_key(event):
            super().keyPressEvent(event)

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
            self._keep(f"{self._chosen} {self.chart.kind}")

    def _show(self) -> None:
        shown = self.shown
        self._stack.setCurrentWidget(self._pages[shown])
        self.tabs.show_open("" if shown == EXCHANGE else shown)

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
