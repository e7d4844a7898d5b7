"""Price card: the table of prices and bonuses with what every chain comes to next."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.ui.acquire.table.prices.price_card_model import PriceCardModel, Step
from acquire_desktop.ui.acquire.table.prices.price_card_table import (
    PRINTS,
    SMALL,
    PriceCardTable,
    Print,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.texts import join_sentences, translate

_CHIP_PX: Final = 15
_BRIEF_LINE_PX: Final = 18


class PriceCard(Adaptive, QWidget):
    """The edition's card with the chains on it; below it their next thresholds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: tuple[Edition, Sequence[int]] | None = None
        self._effect: TileEffect | None = None
        self.model = PriceCardModel(self)
        self.table = PriceCardTable(self.model)
        self.steps = StepList()
        column(Stretched(self.table, 1), self.steps, 0, of=self, spacing=theme.SPACE_HALF)
        self.setFocusProxy(self.table)
        self.retranslate()

    def show_view(self, view: View) -> None:
        """Show the card of a game, its active chains where they stand."""
        self._card = view.edition, view.sizes
        self._show()

    def show_effect(self, effect: TileEffect | None) -> None:
        """Show where the chains would stand after a tile of the hand; None takes it away."""
        self._effect = effect
        self._show()

    def forget(self) -> None:
        """Show no tile's effect, no prices before the next view, and no cell that was read."""
        self._effect = self._card = None
        self.model.show_effect(None)
        self.table.selectionModel().clear()

    def _show(self) -> None:
        """Show what is known, once somebody sees it."""
        if self.isVisible() and self._card is not None:
            if self.model.show_sizes(*self._card):
                self._show_steps()
            self.model.show_effect(self._effect)

    def showEvent(self, event: QShowEvent) -> None:
        self._show()
        super().showEvent(event)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("PriceCard", "Price card"))
        self.table.retranslate()
        self._show_steps()

    def refit(self) -> None:
        """Stand the card up where it fits; else lay it down, if it is wide enough for that."""
        is_low = self.height() < self.table.upright_size().height()
        is_upright = not is_low or self.width() < self.table.lying_size().width()
        self.table.set_upright(is_upright)
        self.table.setMaximumHeight(self.table.most_height())
        left = self.height() - theme.SPACE_HALF
        prints = [each for each in PRINTS[1:] if self.table.is_wide_enough(each)]
        larger = {each: left - self.table.height_of(each) for each in prints}
        self.steps.fit(self.width(), left - self.table.sizeHint().height(), larger)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def _show_steps(self) -> None:
        self.steps.show_steps(self.model.steps)
        self.table.setAccessibleDescription(self.steps.accessibleDescription())
        self.refit()


class StepList(QWidget):
    """Paints the next thresholds: a line for each chain, or briefly one after the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self._is_brief = False
        self._print = SMALL
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_steps(self, steps: list[Step]) -> None:
        """Show the thresholds of these chains."""
        self._steps = steps
        self.setAccessibleName(translate("PriceCard", "What changes next"))
        self.setAccessibleDescription(join_sentences([f"{step.sentence}." for step in steps]))

    def fit(self, width: int, height: int, larger: Mapping[Print, int]) -> None:
        """Take the room that is needed for lines, or for briefer ones, or none if there is less.

        Args:
            width: In pixels.
            height: The most it may have, in pixels.
            larger: What it has of that height in larger prints.
        """
        self._print = SMALL
        for each, left in larger.items():
            if self._fits(each, width, left):
                self._print = each
        self._is_brief = len(self._steps) * theme.scaled(self._print.step_px) > height
        places = self._places(width)
        need = round(places[-1].bottom()) if places else 0
        is_shown = bool(places) and need <= height
        self.setVisible(is_shown)
        self.setFixedHeight(need if is_shown else 0)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._print.size
        chip = theme.scaled(_CHIP_PX if self._print is SMALL else self._print.chip_px)
        names = 0 if self._is_brief else self._names_width(size)
        for step, place in zip(self._steps, self._places(self.width()), strict=True):
            middle = place.center().y()
            draw_chip(painter, QRectF(place.left(), middle - chip / 2, chip, chip), step.letter)
            box = place.adjusted(chip + theme.SPACE_HALF + 1, 0, 0, 0)
            if names:
                write(painter, box, step.name, look.ink, size, bold=True)
            painter.setFont(theme.font(size))
            text = painter.fontMetrics().elidedText(
                step.brief if self._is_brief else step.full,
                Qt.TextElideMode.ElideRight,
                round(box.width() - names),
            )
            ink = look.ink if self._is_brief else look.ink_muted
            write(painter, box.adjusted(names, 0, 0, 0), text, ink, size)

    def _names_width(self, size: theme.TextSize) -> int:
        widest = max((width_px(step.name, size, bold=True) for step in self._steps), default=0)
        return widest + theme.SPACE

    def _fits(self, print_: Print, width: int, height: int) -> bool:
        """Tell whether all lines fit, whole, in a print into so many pixels."""
        texts = max((width_px(step.full, print_.size) for step in self._steps), default=0)
        chip = theme.scaled(print_.chip_px) + theme.SPACE_HALF + 1
        is_narrow = chip + self._names_width(print_.size) + texts <= width
        return is_narrow and len(self._steps) * theme.scaled(print_.step_px) <= height

    def _places(self, width: int) -> list[QRectF]:
        """Return where each chain's text goes in so much width."""
        line = theme.scaled(_BRIEF_LINE_PX if self._is_brief else self._print.step_px)
        if not self._is_brief:
            return [QRectF(0, at * line, width, line) for at in range(len(self._steps))]
        places: list[QRectF] = []
        x = y = 0.0
        for step in self._steps:
            need = theme.scaled(_CHIP_PX) + 5 + width_px(step.brief) + 2
            if x and x + need > width:
                x, y = 0.0, y + line
            places.append(QRectF(x, y, need, line))
            x += need + theme.SPACE
        return places
