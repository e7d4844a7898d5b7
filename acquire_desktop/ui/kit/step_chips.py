"""Step chips: a chip for every step of a story, which leads to it by mouse or keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import LEFT, width_px, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring

_SIGN_PX = 20
_SIDE_PX = 10
_PLAIN_GAP_PX = 6


@dataclass(slots=True)
class Chip:
    """The words of a chip, and the steps that it stands for."""

    name: str
    steps: list[int]
    """In their order; none while they are still to come."""
    spoken: str = ""
    """Its name for a screen reader; empty where that is the same."""
    letter: str = ""
    """The chain whose sign stands before the name, or an empty text."""
    icon: str = ""
    """The icon in the place of the sign, or an empty text."""


class PlainChip(QToolButton):
    """A chip in the look of the style sheet, without a sign."""

    text_size: theme.TextSize = "body"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("step_bar", True)

    @staticmethod
    def gap() -> int:
        """Return the room between two chips, in pixels."""
        return theme.scaled(_PLAIN_GAP_PX)

    def show_chip(self, chip: Chip, position: int) -> None:
        """Show whether all its steps are done."""
        is_done = bool(chip.steps) and chip.steps[-1] < position
        if self.property("done") != is_done:
            self.setProperty("done", is_done)
            theme.repolish(self)

    def needed(self, _size: theme.TextSize) -> QSize:
        """Return the room for the name; it has one size."""
        # A tenth for bold, as it is while it is checked.
        name = QFontMetrics(theme.font("body")).horizontalAdvance(self.text()) * 11 // 10
        height = theme.scaled(theme.TARGET_PX)
        return QSize(max(height, name + 2 * theme.scaled(_SIDE_PX)), height)


class SignChip(PaintedButton):
    """A round chip with a sign before its name: done, on view, or still to come."""

    text_size: theme.TextSize = "body"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, takes_enter=True)
        self._letter = self._icon = ""
        self._is_ahead = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the page

    @staticmethod
    def gap() -> int:
        """Return the room between two chips, in pixels."""
        return theme.SPACE

    def show_chip(self, chip: Chip, position: int) -> None:
        """Show the sign, and whether the steps are still to come."""
        self._letter, self._icon = chip.letter, chip.icon
        self._is_ahead = not chip.steps or chip.steps[0] > position
        self.update()

    def sizeHint(self) -> QSize:
        return self.needed(self.text_size)

    def needed(self, size: theme.TextSize) -> QSize:
        """Return the room for sign and name in a size."""
        sign = theme.scaled(_SIGN_PX) + theme.SPACE_HALF if self._letter or self._icon else 0
        name = width_px(self.text(), size, bold=True) + sign
        height = theme.scaled(theme.TARGET_PX)
        return QSize(max(name + 2 * theme.SPACE + theme.SPACE_HALF, height), height)

    def paint(self, painter: QPainter) -> None:
        look, is_on = theme.current(), self.isChecked()
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        round_px = box.height() / 2
        ground = look.accent if is_on else self.ground(look.paper_raised)
        pen = QPen(look.border, theme.HAIRLINE_PX)
        if self._is_ahead and not is_on:
            pen.setStyle(Qt.PenStyle.DashLine)
            ground = self.ground(look.paper)
        draw_box(painter, box, round_px, ground, None if is_on else pen)
        if self.hasFocus():
            draw_ring(painter, box.adjusted(1, 1, -1, -1), round_px)
        ink = look.accent_ink if is_on else look.ink_muted if self._is_ahead else look.ink
        side = theme.scaled(_SIGN_PX)
        sign = QRectF(theme.SPACE, (self.height() - side) / 2, side, side)
        left = theme.SPACE + theme.SPACE_HALF // 2
        if self._letter or self._icon:
            left = theme.SPACE + side + theme.SPACE_HALF
        if self._letter:
            draw_chip(painter, sign, self._letter)
        elif self._icon:
            icons.draw_icon(painter, sign.adjusted(2, 2, -2, -2), self._icon, ink)
        words = QRect(left, 0, self.width() - left, self.height())
        write(painter, words, self.text(), ink, self.text_size, bold=True, flags=LEFT)


class StepChips(Adaptive, QWidget):
    """The chips of a story, in as many lines as they need.

    Signals:
        chosen (int): This step is to be shown.
    """

    chosen = Signal(int)

    def __init__(self, kind: type[PlainChip | SignChip], keys: QObject | None = None) -> None:
        """Make an empty row.

        Args:
            kind: Its chips.
            keys: Filters what is pressed on the chips, if given.
        """
        super().__init__()
        self.buttons: list[PlainChip | SignChip] = []
        """A button for each chip."""
        self._kind, self._keys = kind, keys
        self._chips: Sequence[Chip] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_steps(self, chips: Sequence[Chip], position: int) -> None:
        """Show the chips of a story and mark that of the step on view."""
        has_changed = [chip.name for chip in chips] != [chip.name for chip in self._chips]
        self._chips = chips
        if len(chips) != len(self.buttons):
            self._make_buttons()
        for button, chip in zip(self.buttons, chips, strict=True):
            button.setText(chip.name)
            button.setAccessibleName(chip.spoken or chip.name)
            button.setEnabled(bool(chip.steps))
            button.setChecked(position in chip.steps)
            button.show_chip(chip, position)
        if has_changed:
            self.refit()

    def forget(self) -> None:
        """Show no step."""
        self.show_steps((), 0)

    def _make_buttons(self) -> None:
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = [self._kind(self) for _ in self._chips]
        for at, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.clicked.connect(partial(self._choose, at))
            if self._keys is not None:
                button.installEventFilter(self._keys)
            button.show()

    def _choose(self, at: int) -> None:
        self.chosen.emit(self._chips[at].steps[-1])

    def refit(self) -> None:
        self._place()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        _, boxes = self._boxes(width)
        return boxes[-1].bottom() + 1 if boxes else 0

    def sizeHint(self) -> QSize:
        return QSize(0, theme.scaled(theme.TARGET_PX))  # the height follows the width

    def minimumSizeHint(self) -> QSize:
        widest = max((button.needed("small").width() for button in self.buttons), default=0)
        return QSize(widest, theme.scaled(theme.TARGET_PX))

    def _place(self) -> None:
        size, boxes = self._boxes(self.width())
        for button, box in zip(self.buttons, boxes, strict=True):
            button.text_size = size
            button.setGeometry(box)

    def _boxes(self, width: int) -> tuple[theme.TextSize, list[QRect]]:
        """Return the size of the names, the larger one where all are in one line, and the boxes."""
        boxes = self._lines("body", width)
        return (
            ("small", self._lines("small", width)) if boxes and boxes[-1].top() else ("body", boxes)
        )

    def _lines(self, size: theme.TextSize, width: int) -> list[QRect]:
        boxes: list[QRect] = []
        left = top = 0
        for button in self.buttons:
            needed, gap = button.needed(size), button.gap()
            if left and left + needed.width() > width:
                left, top = 0, top + needed.height() + gap
            boxes.append(QRect(left, top, needed.width(), needed.height()))
            left += needed.width() + gap
        return boxes
