"""The price card with what every chain comes to next."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from acquire_desktop.engine.observation import TileEffect, View
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.texts import join_sentences, translate
from acquire_desktop.ui.table.prices.price_card_model import PriceCardModel
from acquire_desktop.ui.table.prices.price_card_table import PriceCardTable
from acquire_desktop.ui.table.prices.price_steps import Step

_CHIP_PX: Final = 15
_LINE_PX: Final = 22
_BRIEF_LINE_PX: Final = 18


class PriceCard(QWidget):
    """The edition's card with the chains on it; below it their next thresholds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = PriceCardModel(self)
        self.table = PriceCardTable(self.model)
        self.steps = StepList()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_HALF)
        column.addWidget(self.table, 1)
        column.addWidget(self.steps)
        column.addStretch(0)
        self.setFocusProxy(self.table)
        self.retranslate()

    def show_view(self, view: View) -> None:
        """Show the card of a game, its active chains where they stand."""
        self.model.show_view(view)
        self._show_steps()

    def show_effect(self, effect: TileEffect | None) -> None:
        """Show where the chains would stand after a tile of the hand; None takes it away."""
        self.model.show_effect(effect)

    def forget(self) -> None:
        """Show no tile's effect."""
        self.model.show_effect(None)

    def upright_width(self) -> int:
        """Return the width at which the upright card shows all it has, in pixels."""
        return self.table.upright_size().width()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.setAccessibleName(translate("PriceCard", "Price card"))
        self.table.retranslate()
        self._show_steps()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _show_steps(self) -> None:
        steps = self.model.steps()
        self.steps.show_steps(steps)
        spoken = join_sentences([f"{step.sentence}." for step in steps])
        self.steps.setAccessibleDescription(spoken)
        self.table.setAccessibleDescription(spoken)
        self._arrange()

    def _arrange(self) -> None:
        """Stand the card up where it fits; else lay it down, if it is wide enough for that."""
        is_low = self.height() < self.table.upright_size().height()
        is_upright = not is_low or self.width() < self.table.lying_size().width()
        self.table.set_upright(is_upright)
        self.table.setMaximumHeight(self.table.most_height())
        left = self.height() - self.table.sizeHint().height() - theme.SPACE_HALF
        is_brief = len(self.model.steps()) * theme.scaled(_LINE_PX) > left
        self.steps.fit(self.width(), left, is_brief=is_brief)


class StepList(QWidget):
    """Paints the next thresholds: a line for each chain, or briefly one after the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self._is_brief = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_steps(self, steps: list[Step]) -> None:
        """Show the thresholds of these chains."""
        self._steps = steps
        self.setAccessibleName(translate("PriceCard", "What comes next"))
        self.update()

    def fit(self, width: int, height: int, *, is_brief: bool) -> None:
        """Take the room that is needed, or none if there is less.

        Args:
            width: Pixels there are.
            height: Pixels there are.
            is_brief: Whether to tell the next prices only, several in a line.
        """
        self._is_brief = is_brief
        places = self._places(width)
        line = _line_px(is_brief)
        need = round(places[-1].bottom()) if places else 0
        is_shown = bool(places) and need <= height
        self.setVisible(is_shown)
        self.setFixedHeight(max(need, line) if is_shown else 0)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme.current()
        chip = theme.scaled(_CHIP_PX)
        names = 0 if self._is_brief else self._name_px()
        for step, place in zip(self._steps, self._places(self.width()), strict=True):
            middle = place.center().y()
            draw_chip(painter, QRectF(place.left(), middle - chip / 2, chip, chip), step.letter)
            box = place.adjusted(chip + theme.SPACE_HALF + 1, 0, 0, 0)
            if not self._is_brief:
                painter.setFont(theme.font("small", bold=True))
                painter.setPen(look.ink)
                painter.drawText(box, _LEFT, step.name)
            painter.setFont(theme.font("small"))
            painter.setPen(look.ink if self._is_brief else look.ink_muted)
            text = painter.fontMetrics().elidedText(
                self._text(step), Qt.TextElideMode.ElideRight, round(box.width() - names)
            )
            painter.drawText(box.adjusted(names, 0, 0, 0), _LEFT, text)

    def _places(self, width: int) -> list[QRectF]:
        """Return where each chain's text goes in so much width."""
        line = _line_px(self._is_brief)
        if not self._is_brief:
            return [QRectF(0, at * line, width, line) for at in range(len(self._steps))]
        metrics = QFontMetrics(theme.font("small"))
        places: list[QRectF] = []
        x = y = 0.0
        for step in self._steps:
            need = theme.scaled(_CHIP_PX) + 5 + metrics.horizontalAdvance(step.brief) + 2
            if x and x + need > width:
                x, y = 0.0, y + line
            places.append(QRectF(x, y, need, line))
            x += need + theme.SPACE
        return places

    def _text(self, step: Step) -> str:
        return step.brief if self._is_brief else step.full

    def _name_px(self) -> int:
        metrics = QFontMetrics(theme.font("small", bold=True))
        return (
            max((metrics.horizontalAdvance(s.name) for s in self._steps), default=0) + theme.SPACE
        )


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _line_px(is_brief: bool) -> int:
    return theme.scaled(_BRIEF_LINE_PX if is_brief else _LINE_PX)
