"""Race steps: a chip for every step of the final account, to go to by mouse or keys."""

from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.acquire.result.race import Race
from acquire_desktop.ui.acquire.result.result_texts import chip_text, headline_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import LEFT, width_px, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring

_SIGN_PX = 20


class StepChip(PaintedButton):
    """One step: its sign and its name; done, on view, or still to come."""

    def __init__(self, letter: str, is_last: bool, parent: QWidget) -> None:
        """Make a chip.

        Args:
            letter: Of the chain that pays, or an empty text.
            is_last: Whether the step shows the winner.
            parent: The row of chips.
        """
        super().__init__(parent, takes_enter=True)
        self._letter, self._is_last = letter, is_last
        self._is_ahead = False
        self.text_size: theme.TextSize = "body"
        """The size of the name."""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the page

    def show_state(self, is_on: bool, is_ahead: bool) -> None:
        """Say whether the step is on view, or still to come."""
        self._is_ahead = is_ahead
        self.setChecked(is_on)
        self.update()

    def sizeHint(self) -> QSize:
        return self.needed(self.text_size)

    def needed(self, text_size: theme.TextSize) -> QSize:
        """Return the room for the name in a size."""
        sign = theme.scaled(_SIGN_PX) + theme.SPACE_HALF if self._has_sign() else 0
        name = width_px(self.text(), text_size, bold=True) + sign
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
        left = theme.SPACE + theme.SPACE_HALF // 2
        if self._has_sign():
            sign = QRectF(theme.SPACE, (self.height() - side) / 2, side, side)
            if self._letter:
                draw_chip(painter, sign, self._letter)
            else:
                icons.draw_icon(painter, sign.adjusted(2, 2, -2, -2), "trophy", ink)
            left = theme.SPACE + side + theme.SPACE_HALF
        words = QRect(left, 0, self.width() - left, self.height())
        write(painter, words, self.text(), ink, self.text_size, bold=True, flags=LEFT)

    def _has_sign(self) -> bool:
        return bool(self._letter) or self._is_last


class StepChips(Adaptive, QWidget):
    """The chips of all steps, in as many lines as they need.

    Signals:
        chosen (int): This step is to be shown.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[StepChip] = []
        """One for each step."""
        self._race: Race | None = None
        self._words: GameNames | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_race(self, race: Race, words: GameNames) -> None:
        """Show the steps of a race, all still to come."""
        self.forget()
        self._race, self._words = race, words
        for step in range(race.last + 1):
            payout = race.payout_at(step)
            letter = words.edition.chains[payout.chain].letter if payout is not None else ""
            chip = StepChip(letter, step == race.last, self)
            chip.clicked.connect(partial(self.chosen.emit, step))
            chip.show()
            self.chips.append(chip)
        self.retranslate()

    def forget(self) -> None:
        """Show no step."""
        self._race = self._words = None
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()
        self.chips = []

    def show_step(self, step: int) -> None:
        """Show which step is on view."""
        for at, chip in enumerate(self.chips):
            chip.show_state(at == step, at > step)

    def retranslate(self) -> None:
        race, words = self._race, self._words
        if race is None or words is None:
            return
        for step, chip in enumerate(self.chips):
            chip.setText(chip_text(race, step, words))
            if step < race.last:  # the last one would tell who wins
                chip.setToolTip("")
                chip.setAccessibleName(headline_text(race, step, words))
        self.refit()

    def refit(self) -> None:
        self._place()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((box.bottom() + 1 for box in self._boxes(width)), default=0)

    def sizeHint(self) -> QSize:
        return QSize(0, theme.scaled(theme.TARGET_PX))  # the height follows the width

    def minimumSizeHint(self) -> QSize:
        widest = max((chip.needed("small").width() for chip in self.chips), default=0)
        return QSize(widest, theme.scaled(theme.TARGET_PX))

    def _place(self) -> None:
        size = self._size(self.width())
        for chip, box in zip(self.chips, self._boxes(self.width()), strict=True):
            chip.text_size = size
            chip.setGeometry(box)

    def _size(self, width: int) -> theme.TextSize:
        """Return the size of the names: the larger one where all chips are in one line."""
        return "small" if any(box.top() for box in self._lines("body", width)) else "body"

    def _boxes(self, width: int) -> list[QRect]:
        """Return where the chips stand in a width."""
        return self._lines(self._size(width), width)

    def _lines(self, size: theme.TextSize, width: int) -> list[QRect]:
        boxes: list[QRect] = []
        left = top = 0
        for chip in self.chips:
            needed = chip.needed(size)
            if left and left + needed.width() > width:
                left, top = 0, top + needed.height() + theme.SPACE
            boxes.append(QRect(QPoint(left, top), needed))
            left += needed.width() + theme.SPACE
        return boxes
