"""Numbers pane: the curve of a player, decisions, draws and levels behind tabs, and the figures."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.review import Review
from acquire_desktop.ui.acquire.review.cost_pane import CostPane
from acquire_desktop.ui.acquire.review.curve_data import curve_of
from acquire_desktop.ui.acquire.review.curve_pane import CurvePane
from acquire_desktop.ui.acquire.review.draws_pane import DrawsPane
from acquire_desktop.ui.acquire.review.levels_pane import LevelsPane
from acquire_desktop.ui.acquire.review.review_texts import (
    marks_texts,
    points_meaning,
)
from acquire_desktop.ui.acquire.review.step_list import CostlyList
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import command_key, with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.pane_tabs import PaneTabs
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.kit.texts import (
    escape_html,
    join_sentences,
    join_terse,
    label,
    later,
    translate,
)

PAGE_KEYS: Final = {
    "costs": "review_costs",
    "costly": "review_decisions",
    "draws": "review_draws",
    "levels": "review_levels",
}
"""The commands whose keys show the pages behind the tabs."""


class _Pages(QStackedWidget):
    """Pages that take the height they get, so that the curve stays as it is."""

    def hasHeightForWidth(self) -> bool:
        return False


class NumbersPane(Adaptive, QWidget):
    """Everything that is hidden while a player tries a decision once more.

    Signals:
        step_chosen (int): Show this decision.
        page_shown (str): The page behind this tab is shown now.
    """

    step_chosen = Signal(int)
    page_shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.costs, self.curve, self.costly = CostPane(), CurvePane(), CostlyList()
        self.draws, self.levels = DrawsPane(), LevelsPane()
        self.tabs = PaneTabs(tuple(PAGE_KEYS))
        self._pages: dict[str, QWidget] = {
            "costs": self.costs,
            "costly": self.costly,
            "draws": self.draws,
            "levels": self.levels,
        }
        self._stack = _Pages()
        for page in self._pages.values():
            self._stack.addWidget(page)
        # The curve stays as high as it is, whichever page is shown.
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        title = self.with_text(label(bold=True), later("Review", "Chance to win"))
        self._caption = ShorteningLabel()
        theme.style_text(self._caption, "small", tone="muted")
        self._marks = ShorteningLabel()
        theme.style_text(self._marks, "small", tone="muted")
        self._chances = QWidget()
        column(
            row(title, 1, self._caption, spacing=theme.SPACE_2),
            Stretched(self.curve, 1),
            of=self._chances,
        )
        column(
            row(self.tabs, 1, self._marks, spacing=theme.SPACE_2),
            Stretched(self._chances, 5),
            Stretched(self._stack, 5),
            of=self,
            spacing=theme.SPACE_HALF,
        )
        for part in (self.costs, self.curve, self.costly, self.draws):
            part.step_chosen.connect(self.step_chosen)
        self.tabs.chosen.connect(self.show_page)
        self.show_page("costs")
        self.refit()
        self.retranslate()

    def show_page(self, key: str) -> None:
        """Show the page behind a tab; the focus goes along if it was on the page before."""
        had_focus = has_focus_within(self._stack)
        self.tabs.show_key(key)
        self._stack.setCurrentWidget(self._pages[key])
        self._marks.setVisible(key == "costly")
        self._chances.setVisible(key != "costs")
        if had_focus and key == "costs":
            self.costs.focus_first()
        elif had_focus:
            (self.tabs if key == "levels" else self._pages[key]).setFocus()
        self.page_shown.emit(key)

    @property
    def page(self) -> str:
        """The key of the page that is shown."""
        return next(key for key, page in self._pages.items() if page is self._stack.currentWidget())

    def take_focus(self) -> None:
        """Give the focus to what the page is about."""
        if self.page == "costs":
            self.costs.focus_first()
        else:
            self.curve.setFocus()

    def show_review(self, review: Review, seat: Seat, *, shows_all: bool) -> None:
        """Show what is known of a seat's decisions now.

        Args:
            review: Knows it.
            seat: Whose decisions.
            shows_all: Whether the curve is that of all players, as who saw all hands knew it.
        """
        known = review.known
        if known is None:
            self.forget()
            return
        self.curve.show_curve(curve_of(known, seat, shows_all=shows_all))
        self._tell_caption()
        self._marks.show_texts(marks_texts())
        for part in (self.costly, self.draws, self.levels):
            part.show_review(known, seat)
        self.costs.show_review(review, known, seat)

    def show_step(self, step: int) -> None:
        """Point at a decision."""
        self.costs.show_step(step)
        self.curve.show_step(step)
        self.costly.show_step(step)
        self.draws.list.show_step(step)

    def forget(self) -> None:
        """Show nothing."""
        for part in (self.costs, self.curve, self.costly, self.draws, self.levels):
            part.forget()
        self._marks.show_texts(("",))

    def refit(self) -> None:
        self._stack.setMinimumHeight(self.costly.minimumSizeHint().height())

    def retranslate(self) -> None:
        texts = (
            translate("ReviewMoney", "What it cost"),
            translate("Review", "Decisions"),
            translate("Review", "Draws"),
            translate("Review", "Levels"),
        )
        keys = map(command_key, PAGE_KEYS.values())
        self.tabs.set_texts(texts, [with_key(t, key) for t, key in zip(texts, keys, strict=True)])
        self._tell_caption()

    def _tell_caption(self) -> None:
        """Say under what view the curve was taken, and what its band and the bars are."""
        data = self.curve.data
        if data.lines:
            text = translate("Review", "all hands known, at the end of each turn")
        else:
            text = translate("Review", "band: margin of error")
        draws = translate("Review", "draws: solid bars helped, hollow ones hurt")
        has_draws = data.has_draws
        self._caption.show_texts([join_terse([text, draws]), text] if has_draws else [text])
        self.curve.setToolTip(_curve_meaning(has_draws=has_draws))


def _curve_meaning(*, has_draws: bool) -> str:
    """Say what the curve, its band and the bars under it show."""
    texts = [
        translate(
            "Review",
            "The line shows the chance to win before each decision, the pale band its margin of"
            " error (twice the standard error).",
        )
    ]
    if has_draws:
        texts.append(
            translate(
                "Review",
                "Each bar below is a drawn tile: solid and pointing up if it helped, hollow and"
                " pointing down if it hurt. Longer bars matter more.",
            )
        )
    return f"<span>{escape_html(join_sentences([*texts, points_meaning()]))}</span>"
