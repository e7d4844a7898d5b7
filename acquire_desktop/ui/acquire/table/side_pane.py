"""Side pane: log, prices, chart, advice, docked holdings and the exchange behind tabs."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from acquire_desktop.ui.acquire.table.advice.advice_pane import AdvicePane
from acquire_desktop.ui.acquire.table.chart.pane import KINDS, ChartPane
from acquire_desktop.ui.acquire.table.prices.price_card import PriceCard
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import command_key, key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.pane_tabs import PAGES, PaneTabs
from acquire_desktop.ui.kit.texts import translate

_DOCKED: Final = "holdings"
"""The key of the tab with what is shown here while it has no room above."""
_EXCHANGE: Final = "exchange"
"""The key of the tab with the exchange, where the pane is a column of the table."""
_LOG_LEAST_PX: Final = 300
_BELOW_LEAST_PX: Final = 44
"""Two whole lines of the log below the tabs."""


class SidePane(Adaptive, QWidget):
    """Shows one of ``PAGES``, or what is docked.

    As a column of the table it has the exchange too, which comes to the front for a decision
    that is taken there; another tab may be chosen meanwhile.
    """

    def __init__(self, log: QWidget) -> None:
        super().__init__()
        self.log = log
        self.prices = PriceCard()
        self.chart = ChartPane()
        self.advice = AdvicePane()
        self.tabs = PaneTabs((_EXCHANGE, _DOCKED, *PAGES))
        self._is_column = False
        self._chosen = _EXCHANGE
        """The page of the column that the user chose."""
        self._asks = False
        """Whether something is decided on the exchange, ..."""
        self._is_in_front = False
        """... and whether it is in front for that: until another page is chosen."""
        self._page = "log"
        self._pages: dict[str, QWidget] = {
            "log": log, "prices": self.prices, "chart": self.chart, "advice": self.advice
        }  # fmt: skip
        """The pages by key, with what is docked."""
        self._shows_docked = False
        self._keep: Callable[[str], None] | None = None
        self._stack = QStackedWidget()
        for page in self._pages.values():
            self._stack.addWidget(page)
        self._stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._bar = QWidget()
        self._bar_layout = row(
            self.tabs, 1, self.chart.switch, of=self._bar, spacing=theme.SPACE_HALF
        )
        column(self._bar, Stretched(self._stack, 1), of=self, spacing=theme.SPACE_HALF)
        self.log.setMinimumSize(0, 0)
        self.tabs.chosen.connect(self.show_page)
        self.chart.switch.chosen.connect(self._remember)
        self.retranslate()

    @property
    def shown(self) -> tuple[str, ...]:
        """The keys of the pages on view."""
        if self._is_column:
            return (_EXCHANGE if self._is_in_front else self._chosen,)
        return (_DOCKED if self._shows_docked else self._page,)

    def forget(self) -> None:
        """Leave nothing of one viewer on the pages that are made here."""
        for page in (self.prices, self.chart, self.advice):
            page.forget()

    def restore(self, choice: str) -> None:
        """Choose what was shown once, in words; what is unknown changes nothing."""
        words = choice.split()
        if len(words) == 3 and words[0] in PAGES and words[1] in (_EXCHANGE, _DOCKED, *PAGES):
            self._page, self._chosen = words[:2]
            self._shows_docked = False
            self.chart.show_kind(words[2])
            self._arrange()

    def show_page(self, key: str) -> None:
        """Show one of ``PAGES``; the focus goes along if it was on the page shown before."""
        had_focus = has_focus_within(*self._pages.values())
        if self._is_column:
            self._chosen, self._is_in_front = key, False
        else:
            self._shows_docked = key == _DOCKED
            self._page = self._page if self._shows_docked else key
        self._arrange()
        if had_focus:
            self._pages[key].setFocus(Qt.FocusReason.OtherFocusReason)
        self._remember()

    def show_log(self) -> None:
        """Show the log, unless it is on view."""
        if "log" not in self.shown:
            self.show_page("log")

    def toggle_page(self, key: str) -> None:
        """Show a page, or go back to the first one if it is the one behind the tabs."""
        first = _EXCHANGE if self._is_column else "log"
        self.show_page(first if self.shown == (key,) else key)

    def be_column(self, exchange: QWidget | None) -> None:
        """Be a column of the table that begins with an exchange, or the lower part of one."""
        self._is_column = exchange is not None
        self.advice.set_roomy(self._is_column)
        self._asks = self._is_in_front = False
        if exchange is None:
            self._pages.pop(_EXCHANGE, None)
        else:
            self._pages[_EXCHANGE] = exchange
            self._stack.addWidget(exchange)
        self._arrange()

    def ask(self, is_asked: bool) -> None:
        """Have the exchange in front from when something is decided there, until it is."""
        if is_asked != self._asks and self._is_column:
            self._asks = self._is_in_front = is_asked
            self._arrange()

    def dock(self, docked: QWidget | None) -> None:
        """Show a widget behind a tab of its own, or give it back with None.

        It comes in front, but not of a page that somebody reads.

        Args:
            docked: The holdings, in what keeps them at the top.
        """
        before = self._pages.pop(_DOCKED, None)
        if docked is not None:
            self._pages[_DOCKED] = docked
            self._stack.addWidget(docked)
        is_reading = self._page != "log" or has_focus_within(self._pages["log"])
        self._shows_docked = docked is not None and not is_reading
        if before is not None:
            # Else the stack would choose the page that follows, and show it half.
            self._stack.setCurrentWidget(self._pages[self._page])
            self._stack.removeWidget(before)
        self._arrange()
        self.updateGeometry()

    def in_tab_order(self) -> tuple[QWidget, ...]:
        """Return the widgets that take the focus, in the order of the Tab key."""
        kinds = [self.chart.switch.button(kind) for kind in KINDS]
        looked_up = (self.prices.table, self.chart, self.advice.button, self.advice)
        return (self.tabs, *kinds, self.log, *looked_up)

    def remember(self, last: str, keep: Callable[[str], None]) -> None:
        """Show what was shown last, and have kept what is chosen from now on."""
        self.restore(last)
        self._keep = keep

    def _remember(self) -> None:
        """Have kept what is shown, here and in a column, and what the chart draws."""
        if self._keep is not None:
            self._keep(f"{self._page} {self._chosen} {self.chart.kind}")

    def retranslate(self) -> None:
        texts = (
            translate("SidePane", "Exchange"),
            translate("SidePane", "Holdings"),
            translate("SidePane", "Log"),
            translate("SidePane", "Prices"),
            translate("SidePane", "Chart"),
            translate("SidePane", "Advice"),
        )
        self.tabs.setAccessibleName(translate("SidePane", "Log, prices, chart and advice"))
        tips = ["", "", *(key_name(command_key(f"show_{page}")) for page in PAGES)]
        self.tabs.set_texts(texts, tips)
        self._arrange()

    def refit(self) -> None:
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_LOG_LEAST_PX), theme.scaled(160))

    def minimumSizeHint(self) -> QSize:
        docked = self._pages[_DOCKED].minimumSizeHint() if _DOCKED in self._pages else QSize()
        below = max(theme.scaled(_BELOW_LEAST_PX), docked.height() + theme.SPACE_HALF)
        return QSize(
            max(theme.scaled(_LOG_LEAST_PX), docked.width()),
            theme.scaled(theme.TARGET_PX) + below,
        )

    def hasHeightForWidth(self) -> bool:
        return False  # it takes what the decision leaves

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold_bar()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Show what is chosen, in the way that the room allows."""
        (page,) = self.shown
        self.tabs.show_only([key for key in (_EXCHANGE, _DOCKED, *PAGES) if key in self._pages])
        self.tabs.show_key(page)
        self._stack.setCurrentWidget(self._pages[page])
        self.chart.switch.setVisible(page == "chart")
        self._fold_bar()

    def _fold_bar(self) -> None:
        """Put the choice of charts below the tabs where it does not fit beside them."""
        needed = self.tabs.sizeHint().width() + self.chart.switch.sizeHint().width()
        is_wide = self.chart.switch.isHidden() or needed + theme.SPACE <= self.width()
        direction = QBoxLayout.Direction
        self._bar_layout.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
