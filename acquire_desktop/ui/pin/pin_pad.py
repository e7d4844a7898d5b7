"""PIN pad: four dots for hidden digits, buttons for the mouse, and what was wrong."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRegularExpression,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from acquire_desktop.ui.kit import key_guard
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, column, row
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.texts import keep_room, label, later, translate
from acquire_desktop.ui.kit.voice import announce

DIGITS: Final = 4
SECOND_MS: Final = 1000
_PAUSES_S: Final = (0, 0, 0, 2, 4, 8, 15)
"""Seconds of pause by how many PINs in a row were wrong; the last holds for all that follow."""
_DOT_PX, _DOT_STEP_PX = 18, 44
_SHAKE_MS: Final = 200
_SHAKE_PX, _SHAKES = 10, 3
USUAL_KEY_PX: Final = (72, 40)
_LARGE_KEY_PX: Final = 40
"""Keys of that height and more have larger digits."""
_KEYS_ACROSS: Final = 3

Check = Callable[[str], int]
"""Returns 0 if four digits are right, or how many in a row were not."""


class PinField(QLineEdit):
    """Takes digits, and shows by dots how many there are.

    A key that is held does not repeat, and it must be let go before the field can be left for what
    the digits open: else the same digit would choose something there.

    Signals:
        let_go (): No key of a digit is down any more.
    """

    let_go = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.clock: key_guard.Clock = key_guard.uptime_ms
        self._down: set[int] = set()
        self._let_go: tuple[int, int] | None = None
        """The key that came up last, and when: some systems tell so of a held one, many times."""
        self._shaking = motion.animation(self, self.update, _SHAKE_MS)
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setMaxLength(DIGITS)
        # Other scripts' digits would look alike when they cannot be seen.
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        hints = Qt.InputMethodHint
        self.setInputMethodHints(
            hints.ImhDigitsOnly | hints.ImhSensitiveData | hints.ImhNoPredictiveText
        )

    @property
    def is_held(self) -> bool:
        """Whether the key of a digit is down."""
        return bool(self._down)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            last, at = self._let_go or (0, 0)
            is_same = key == last and self.clock() - at < key_guard.GAP_MS
            if event.isAutoRepeat() or key in self._down or is_same:
                return
            self._down.add(key)
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if not event.isAutoRepeat():
            self._let_go = key, self.clock()
            was_held = self.is_held
            if key in self._down:
                self._down.discard(key)
            elif key < Qt.Key.Key_Escape:  # a digit has another name once Shift was let go
                self._down.clear()
            if was_held and not self._down:
                self.let_go.emit()
        super().keyReleaseEvent(event)

    def clear(self) -> None:
        """Keep no digit, nor which was the last."""
        super().clear()
        self._let_go = None

    def shake(self) -> None:
        """Show that the digits were wrong, where things may move."""
        if motion.is_on():
            self._shaking.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step, side = theme.scaled(_DOT_STEP_PX), theme.scaled(_DOT_PX)
        way = self._shaking.currentValue() if self._is_shaking() else 0.0
        aside = math.sin(way * _SHAKES * math.tau) * theme.scaled(_SHAKE_PX) * (1 - way)
        left = (self.width() - (DIGITS - 1) * step) / 2 + aside
        count = len(self.text())
        for at in range(DIGITS):
            is_next = at == count and self.hasFocus() and not self.isReadOnly()
            colour = look.accent if not self.isReadOnly() else look.disabled
            painter.setPen(QPen(look.focus if is_next else colour, 4 if is_next else 2))
            painter.setBrush(colour if at < count else Qt.BrushStyle.NoBrush)
            middle = QPointF(left + at * step, self.height() / 2)
            painter.drawEllipse(middle, side / 2, side / 2)

    def _is_shaking(self) -> bool:
        return self._shaking.state() is QVariantAnimation.State.Running

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self.is_held:
            self.clear()  # else the hand would open to the next who presses Enter
        self._down.clear()  # the release is told to whoever has the focus then
        self._let_go = None
        super().focusOutEvent(event)


class PinPad(Adaptive, QWidget):
    """Asks for four digits; they leave it by ``passes`` and ``take`` alone.

    Signals:
        filled (): There are four digits, and no key is down.
    """

    filled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = PinField()
        self._check: Check | None = None
        self._name: Callable[[], str] = str
        self._wrong: Callable[[], str] = str
        self._left_s = 0
        self._say: Callable[[], str] = str
        self._problem = label("", "small", tone="loss", wraps=True)
        self._problem.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._key_px = USUAL_KEY_PX
        self.erase = SignButton("close", later("Pin", "Erase the digits"), quiet=True)
        self.erase.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the field do it
        self.keys = tuple(_digit_key(digit) for digit in "1234567890")
        for key in self.keys:
            key.clicked.connect(partial(self._type, key.text()))
        self._pause = QTimer(self)
        self._pause.timeout.connect(self._count_down)
        self.field.textEdited.connect(lambda _text: self._tell(str))
        self.erase.clicked.connect(self._erase)
        self.field.let_go.connect(self._tell_filled)
        grid = QGridLayout()
        grid.setSpacing(theme.SPACE_HALF)
        for at, button in enumerate((*self.keys[:9], None, self.keys[9], self.erase)):
            if button is not None:
                grid.addWidget(button, *divmod(at, _KEYS_ACROSS))
        column(
            self.field,
            Gap(theme.SPACE_HALF),
            row(1, grid, 1),
            self._problem,
            of=self,
            spacing=theme.SPACE_HALF,
        )
        self.setFocusProxy(self.field)
        self.refit()
        self.retranslate()

    def ask(
        self,
        name: Callable[[], str],
        wrong: Callable[[], str],
        check: Check | None,
        tries: int = 0,
    ) -> None:
        """Ask for a PIN.

        Args:
            name: Returns what is asked for, as screen readers say it.
            wrong: Returns what is said of another one.
            check: Tells whether it is right; None takes any.
            tries: How many in a row were wrong before this.
        """
        self._check, self._name, self._wrong = check, name, wrong
        self.field.setAccessibleName(name())
        self.clear()
        self._tell(str)
        self._begin_pause(tries)

    def take(self) -> str:
        """Return the digits, and keep none."""
        digits = self.field.text()
        self.clear()
        return digits

    def set_keys(self, key_px: tuple[int, int]) -> None:
        """Give the keys a width and height in pixels at 100 % text."""
        if key_px != self._key_px:
            self._key_px = key_px
            self.refit()

    def passes(self) -> str:
        """Return four digits that are right, and else say what is wrong and return nothing."""
        if self.field.is_held or self._left_s:
            return ""
        digits = self.take()
        if len(digits) < DIGITS:
            self._tell(later("Pin", "A PIN has four digits."), is_news=True)
            return ""
        tries = self._check(digits) if self._check is not None else 0
        if tries:
            self.field.shake()
            self._tell(self._wrong, is_news=True)
            self._begin_pause(tries)
            return ""
        return digits

    def clear(self) -> None:
        """Keep no digit."""
        self.field.clear()

    def forget(self) -> None:
        """Ask nobody, and keep neither a digit nor whom they are for."""
        self._pause.stop()
        self._left_s = 0
        self.ask(str, str, None)

    @property
    def problem(self) -> str:
        """The shown problem."""
        return self._problem.text()

    def retranslate(self) -> None:
        self._show_problem()
        self.field.setAccessibleName(self._name())
        for button in self.keys:
            button.setAccessibleName(button.text())

    def refit(self) -> None:
        wide, high = map(theme.scaled, self._key_px)
        self.field.setMinimumWidth(DIGITS * theme.scaled(_DOT_STEP_PX))
        dots = theme.scaled(_DOT_PX) + 2 * theme.SPACE_HALF
        self.field.setFixedHeight(max(dots, theme.TARGET_PX))
        for button in self.keys:
            size: theme.TextSize = "title" if self._key_px[1] >= _LARGE_KEY_PX else "body"
            theme.style_text(button, size, bold=True)
        for each in (*self.keys, self.erase):
            each.setFixedSize(wide, high)
        keep_room(self._problem, height=2 * self._problem.fontMetrics().lineSpacing())

    def hideEvent(self, event: QHideEvent) -> None:
        self.clear()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self.clear()
        super().changeEvent(event)

    def _type(self, digit: str) -> None:
        self.field.insert(digit)
        self._tell(str)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell_filled()

    def _tell_filled(self) -> None:
        if len(self.field.text()) == DIGITS and not self.field.is_held:
            self.filled.emit()

    def _erase(self) -> None:
        self.clear()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_pause(self, tries: int) -> None:
        self._left_s = _PAUSES_S[min(tries, len(_PAUSES_S) - 1)]
        if self._left_s:
            self._pause.start(SECOND_MS)
        self._show_pause()

    def _count_down(self) -> None:
        self._left_s -= 1
        if self._left_s <= 0:
            self._left_s = 0
            self._pause.stop()
        self._show_pause()

    def _show_pause(self) -> None:
        """Take no digits while a pause lasts; the focus stays, so that nothing else gets them."""
        self.field.setReadOnly(bool(self._left_s))
        for button in (*self.keys, self.erase):
            button.setEnabled(not self._left_s)
        self._show_problem()

    def _tell(self, say: Callable[[], str], *, is_news: bool = False) -> None:
        self._say = say
        self._show_problem()
        if is_news:
            announce(self, self.problem)

    def _show_problem(self) -> None:
        text = self._say()
        if self._left_s:
            wait = translate("Pin", "Wait %n second(s) before the next try.", n=self._left_s)
            text = f"{text} {wait}".strip()
        self._problem.setText(text)
        self.field.setAccessibleDescription(text)


def _digit_key(digit: str) -> QPushButton:
    key = QPushButton(digit)
    key.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # who uses keys types
    key.setAutoDefault(False)
    return key
