"""Side pane: log, prices, chart, advice and docked holdings behind tabs."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.pane_tabs import PAGE_KEYS, PAGES, PaneTabs
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.table.advice.advice_pane import AdvicePane
from acquire_desktop.ui.table.chart.pane import KINDS, ChartPane
from acquire_desktop.ui.table.prices.price_card import PriceCard

_DOCKED: Final = "holdings"
"""The key of the tab with what is shown here while it has no room above."""
_LOG_LEAST_PX: Final = 300
_BELOW_LEAST_PX: Final = 44
"""Two whole lines of the log below the tabs."""
_SPLIT_LEAST: Final = QSize(720, 400)
"""From this size on, at a text scale of 100 %, the log stands beside the others."""
_BESIDE_SHARE: Final = 0.58
"""How much of the width the card or chart beside the log has at most."""


class SidePane(Adaptive, QWidget):
    """Shows one of ``PAGES``, or the log and one of the others where there is room."""

    def __init__(self, log: QWidget) -> None:
        super().__init__()
        self.log = log
        self.prices = PriceCard()
        self.chart = ChartPane()
        self.advice = AdvicePane()
        self.tabs = PaneTabs((_DOCKED, *PAGES))
        self._page = "log"
        self._beside = "prices"
        self._is_split = False
        self._pages: dict[str, QWidget] = {
            "log": log, "prices": self.prices, "chart": self.chart, "advice": self.advice
        }  # fmt: skip
        """The pages by key, with what is docked."""
        self._shows_docked = False
        self._keep: Callable[[str], None] | None = None
        self._stack = QStackedWidget()
        for page in (self.prices, self.chart, self.advice):
            self._stack.addWidget(page)
        self._stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._bar = QWidget()
        self._bar_layout = row(
            self.tabs, 1, self.chart.switch, of=self._bar, spacing=theme.SPACE_HALF
        )
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SPACE_2)
        self._grid.setVerticalSpacing(theme.SPACE_HALF)
        self._grid.setRowStretch(1, 1)
        self.log.setMinimumSize(0, 0)
        self.tabs.chosen.connect(self.show_page)
        self.chart.switch.chosen.connect(self._remember)
        self._place()
        self.retranslate()

    @property
    def shown(self) -> tuple[str, ...]:
        """The keys of the pages on view."""
        if self._is_split:
            return "log", _DOCKED if self._shows_docked else self._beside
        return (_DOCKED if self._shows_docked else self._page,)

    def restore(self, choice: str) -> None:
        """Choose what was shown once, in words; what is unknown changes nothing."""
        words = choice.split()
        if len(words) == 3 and words[0] in PAGES and words[1] in PAGES[1:]:
            self._page, self._beside = words[:2]
            self.chart.show_kind(words[2])
            self._arrange()

    def show_page(self, key: str) -> None:
        """Show one of ``PAGES``; the focus goes along if it was on the page shown before."""
        had_focus = has_focus_within(*self._pages.values())
        self._shows_docked = key == _DOCKED
        if not self._shows_docked:
            self._page = key
            self._beside = self._beside if key == "log" else key
        self._arrange()
        if had_focus:
            self._pages[key].setFocus(Qt.FocusReason.OtherFocusReason)
        self._remember()

    def show_log(self) -> None:
        """Show the log, unless it is on view."""
        if "log" not in self.shown:
            self.show_page("log")

    def toggle_page(self, key: str) -> None:
        """Show a page, or go back to the log if it is the one behind the tabs."""
        self.show_page("log" if not self._is_split and self.shown == (key,) else key)

    def dock(self, docked: QWidget | None) -> None:
        """Show a widget behind a tab of its own, or give it back with None.

        Args:
            docked: The holdings, in what keeps them at the top.
        """
        before = self._pages.pop(_DOCKED, None)
        if docked is not None:
            self._pages[_DOCKED] = docked
            self._stack.addWidget(docked)
        self._shows_docked = docked is not None
        if before is not None:
            self._stack.removeWidget(before)  # arranges the rest at once: it must not be docked now
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
        """Have kept the page behind the tabs, the one beside the log and what the chart draws."""
        if self._keep is not None:
            self._keep(f"{self._page} {self._beside} {self.chart.kind}")

    def retranslate(self) -> None:
        texts = (
            translate("SidePane", "Holdings"),
            translate("SidePane", "Log"),
            translate("SidePane", "Prices"),
            translate("SidePane", "Chart"),
            translate("SidePane", "Advice"),
        )
        self.tabs.setAccessibleName(translate("SidePane", "Log, prices, chart and advice"))
        tips = ["", *(key_name(PAGE_KEYS[page]) for page in PAGES)]
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
        least = theme.scaled(_SPLIT_LEAST.width()), theme.scaled(_SPLIT_LEAST.height())
        is_split = self.width() >= least[0] and self.height() >= least[1]
        if is_split != self._is_split:
            self._is_split = is_split
            self._place()
        page = self.shown[-1]
        behind_tabs = PAGES[1:] if is_split else PAGES
        self.tabs.show_only([key for key in (_DOCKED, *behind_tabs) if key in self._pages])
        self.tabs.show_key(page)
        self.log.setVisible("log" in self.shown)
        self._stack.setVisible(page != "log")
        # Also where it is hidden: which page is left on top depends on how the holdings came to go.
        self._stack.setCurrentWidget(self._pages[self._beside if page == "log" else page])
        self.chart.switch.setVisible("chart" in self.shown)
        self._fold_bar()
        if is_split:
            self._share()

    def _fold_bar(self) -> None:
        """Put the choice of charts below the tabs where it does not fit beside them."""
        room = self._bar.width() if self._is_split else self.width()
        needed = self.tabs.sizeHint().width() + self.chart.switch.sizeHint().width()
        is_wide = self.chart.switch.isHidden() or needed + theme.SPACE <= room
        direction = QBoxLayout.Direction
        self._bar_layout.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def _place(self) -> None:
        """Put the log below the tabs, or left of them."""
        for widget in (self._bar, self._stack, self.log):
            self._grid.removeWidget(widget)
        if self._is_split:
            self._grid.addWidget(self.log, 0, 0, 2, 1)
            self._grid.addWidget(self._bar, 0, 1)
            self._grid.addWidget(self._stack, 1, 1)
        else:
            self._grid.addWidget(self._bar, 0, 0)
            self._grid.addWidget(self.log, 1, 0)
            self._grid.addWidget(self._stack, 1, 0)
            self._grid.setColumnStretch(0, 1)
            self._grid.setColumnStretch(1, 0)

    def _share(self) -> None:
        """Give the card what it needs, and the log the rest, but both enough."""
        room = self.width() - theme.SPACE_2
        beside = min(self.prices.upright_width() + theme.SPACE, round(room * _BESIDE_SHARE))
        beside = max(beside, room // 2) if self.shown[-1] == "chart" else beside
        if self._shows_docked:
            beside = max(beside, self._pages[_DOCKED].minimumSizeHint().width())
        self._grid.setColumnStretch(0, room - beside)
        self._grid.setColumnStretch(1, beside)
