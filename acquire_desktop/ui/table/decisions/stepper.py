"""A number with a button for less, a button for more and one for as many as there can be."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import plain, translate


class Stepper(QWidget):
    """Shows one share of a settlement and asks to change it.

    Signals:
        stepped: One step less (-1) or more (1) is wanted.
        filled: As many as possible are wanted.
    """

    stepped = Signal(int)
    filled = Signal()

    def __init__(self, step_key: str, fill_key: str, parent: QWidget | None = None) -> None:
        """Make a stepper.

        Args:
            step_key: The key for one more, or an empty text for a number without steps.
            fill_key: The keys for as many as possible.
            parent: The owner.
        """
        super().__init__(parent)
        self._step_key = step_key
        self._fill_key = fill_key
        self._title = plain(QLabel())
        theme.style_text(self._title, bold=True)
        self._value = plain(QLabel())
        theme.style_text(self._value, "display", bold=True)
        self._outcome = plain(QLabel())
        self._detail = plain(QLabel())
        for label in (self._outcome, self._detail):
            label.setWordWrap(True)
            theme.style_text(label, "small", tone="muted")
        self.fewer = QToolButton()
        self.more = QToolButton()
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.most = QPushButton()
        self.most.setProperty("quiet", "true")
        self.fewer.clicked.connect(lambda: self.stepped.emit(-1))
        self.more.clicked.connect(lambda: self.stepped.emit(1))
        self.most.clicked.connect(self.filled)
        self._arrange()
        self._dress()

    def show_value(self, title: str, value: int, fill: str) -> None:
        """Show the number under its title; ``fill`` names the button for as many as possible."""
        self._title.setText(title)
        self._value.setText(str(value))
        self._value.setAccessibleName(f"{title} {value}")
        self.most.setText(fill)
        self.most.setToolTip(self._fill_key)
        self._fold_head()
        less = translate("Stepper", "{title}: fewer", title=title)
        more = translate("Stepper", "{title}: more", title=title)
        self.fewer.setAccessibleName(less)
        self.fewer.setToolTip(f"{less} (Shift+{self._step_key})")
        self.more.setAccessibleName(more)
        self.more.setToolTip(f"{more} ({self._step_key})")

    def show_outcome(self, outcome: str, detail: str = "", *, is_gain: bool = False) -> None:
        """Show what the number brings, and a fact to know beside it."""
        self._outcome.setText(outcome)
        theme.style_text(self._outcome, "small", bold=is_gain, tone="gain" if is_gain else "muted")
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))

    def set_steps(self, can_less: bool, can_more: bool, can_fill: bool) -> None:
        """Enable the buttons that lead to something legal."""
        self.fewer.setEnabled(can_less)
        self.more.setEnabled(can_more)
        self.most.setEnabled(can_fill)

    def _arrange(self) -> None:
        self._head.setSpacing(theme.SPACE_HALF)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.most)
        number = QGridLayout()
        number.setSpacing(theme.SPACE)
        has_steps = bool(self._step_key)
        if has_steps:
            number.addWidget(self.fewer, 0, 0)
            number.addWidget(self.more, 0, 2)
        else:
            self.fewer.hide()
            self.more.hide()
        self._value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number.addWidget(self._value, 0, 1)
        number.setColumnStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE_HALF)
        layout.addLayout(self._head)
        layout.addLayout(number)
        layout.addWidget(self._outcome)
        layout.addWidget(self._detail)
        layout.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Where it is narrow the button that fills goes below the title."""
        head = max(self._title.sizeHint().width(), self.most.sizeHint().width())
        steps = self.fewer.sizeHint().width() + self.more.sizeHint().width()
        number = self._value.sizeHint().width() + steps + 2 * theme.SPACE
        return QSize(max(head, number), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold_head()

    def _fold_head(self) -> None:
        needed = self._title.sizeHint().width() + self.most.sizeHint().width() + theme.SPACE
        is_wide = needed <= self.width()
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
        super().changeEvent(event)

    def _dress(self) -> None:
        side = theme.scaled(16)
        for button, name in ((self.fewer, "minus"), (self.more, "plus")):
            button.setIcon(icons.icon(name))
            button.setIconSize(QSize(side, side))
