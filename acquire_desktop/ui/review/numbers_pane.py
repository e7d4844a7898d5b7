"""Numbers pane: the curve of a player, the decisions that cost most, and the figures."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from acquire_desktop.acquire.review import Review
from acquire_desktop.engine.board import Seat
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, translate
from acquire_desktop.ui.review.costly_list import CostlyList
from acquire_desktop.ui.review.curve_pane import CurvePane
from acquire_desktop.ui.review.figures_panel import FiguresPanel
from acquire_desktop.ui.review.review_texts import points_meaning
from acquire_desktop.ui.review.review_walk import curve_of
from acquire_desktop.ui.words.names import names_of


class NumbersPane(Adaptive, QWidget):
    """Everything that is hidden while a player tries a decision once more.

    Signals:
        step_chosen (int): Show this decision.
    """

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.curve, self.costly, self.figures = CurvePane(), CostlyList(), FiguresPanel()
        self._title = label(bold=True)
        self._band = label(size="small", tone="muted")
        column(
            row(self._title, 1, self._band, spacing=theme.SPACE_2),
            Stretched(self.curve, 5),
            hairline(),
            Stretched(self.costly, 5),
            hairline(),
            self.figures,
            of=self,
            spacing=theme.SPACE_HALF,
        )
        for part in (self.curve, self.costly):
            part.step_chosen.connect(self.step_chosen)
        self.retranslate()

    def show_review(self, review: Review, seat: Seat) -> None:
        """Show what is known of a seat's decisions now."""
        game = review.game
        if game is None:
            self.forget()
            return
        report = review.report(seat)
        self.curve.show_curve(curve_of(review, seat))
        self.costly.show_judgements(report.costliest, game.turn_at, game.edition)
        rough, names = review.is_rough(seat), names_of(game.players)
        self.figures.show_report(report, review.errors(seat), names, is_rough=rough)

    def show_step(self, step: int) -> None:
        """Point at a decision."""
        self.curve.show_step(step)
        self.costly.show_step(step)

    def forget(self) -> None:
        """Show nothing."""
        for part in (self.curve, self.costly, self.figures):
            part.forget()

    def retranslate(self) -> None:
        self._title.setText(translate("Review", "Chance to win"))
        self._band.setText(translate("Review", "band: twice the standard error"))
        self._band.setToolTip(points_meaning())
