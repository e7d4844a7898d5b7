"""Curve pane: the curve, the decision that is chosen by a click, and what screen readers say."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.acquire.review.curve_data import CurveData, CurvePoint, chances_at, steepest
from acquire_desktop.ui.acquire.review.review_texts import percent
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_ring
from acquire_desktop.ui.kit.texts import join_facts, join_sentences, later, translate

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.review.curve_plot import CurvePlot

_LEAST_PX = QSize(240, 110)


class CurvePane(Adaptive, QWidget):
    """Shows a curve; a click chooses the nearest decision, the keys of the page all others.

    The library that draws it is loaded after the pane was first painted.

    Signals:
        step_chosen (int): Show this decision.
    """

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.data = CurveData()
        """What is drawn."""
        self._step: int | None = None
        self._plot: CurvePlot | None = None
        self._box = column(of=self, margins=2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_text(
            self.setAccessibleName, later("Review", "Chance to win, decision by decision")
        )

    def show_curve(self, data: CurveData) -> None:
        """Draw a curve; the same one again costs nothing."""
        if data == self.data:
            return
        self.data = data
        if self._plot is not None:
            self._plot.show_curve(data)
        self._describe()

    def show_step(self, step: int | None) -> None:
        """Let the cursor stand at a step of the game, or nowhere."""
        self._step = step
        if self._plot is not None:
            self._plot.show_step(step)
        self._describe()

    def forget(self) -> None:
        """Draw and say nothing."""
        self.show_curve(CurveData())
        self.show_step(None)

    @property
    def is_drawn(self) -> bool:
        """Whether the drawing has been loaded."""
        return self._plot is not None

    def retranslate(self) -> None:
        self._describe()
        self.redraw()

    def redraw(self) -> None:
        if self._plot is not None:
            self._plot.apply_look()

    def refit(self) -> None:
        self.redraw()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(480), theme.scaled(200))

    def minimumSizeHint(self) -> QSize:
        return _LEAST_PX

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._plot is None:
            QTimer.singleShot(0, self, self._load)  # first the page is painted

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_ring(painter, self.rect().toRectF().adjusted(1, 1, -1, -1), theme.RADIUS)

    def _choose(self, event: QMouseEvent) -> None:
        if self._plot is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        step = self._plot.step_at(event.position().x() - self._plot.x())
        if step is not None and step != self._step:
            self.step_chosen.emit(step)

    def _load(self) -> None:
        if self._plot is None:
            from acquire_desktop.ui.acquire.review.curve_plot import CurvePlot

            self._plot = CurvePlot()
            self._box.addWidget(self._plot)
            self._plot.show_curve(self.data)
            self._plot.show_step(self._step)

    def _describe(self) -> None:
        """Say where the chance is, how it went, and where it fell most."""
        points = self.data.points
        here = next((point for point in points if point.step == self._step), None)
        texts = [] if here is None else [_point_text(here)]
        if self._step is not None and (all_chances := chances_at(self.data, self._step)):
            texts.append(_lines_text(all_chances))
        if points:
            low = min(points, key=lambda point: point.chance)
            high = max(points, key=lambda point: point.chance)
            texts.append(
                translate(
                    "Review",
                    "Between {low} and {high}.",
                    low=percent(low.chance),
                    high=percent(high.chance),
                )
            )
        if (fall := steepest(self.data)) is not None:
            texts.append(
                translate("Review", "Biggest drop, just before: {moment}.", moment=fall[1].said)
            )
        self.setAccessibleDescription(join_sentences(texts))


def _lines_text(chances: Sequence[tuple[str, float]]) -> str:
    texts = [
        translate("Review", "{player} {chance}", player=name, chance=percent(chance))
        for name, chance in chances
    ]
    return translate("Review", "With all hands known: {chances}.", chances=join_facts(texts))


def _point_text(point: CurvePoint) -> str:
    return translate(
        "Review",
        "{moment}: {chance} ± {margin}.",
        moment=point.said,
        chance=percent(point.chance),
        margin=max(1, round(point.margin)),
    )
