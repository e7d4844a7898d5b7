"""The one-line bar for news that need no dialog."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QToolButton

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import escape_mnemonic, join_sentences, label, translate

_ACTIONS_MAX: Final = 2


class MessageKind(Enum):
    """How a message is meant."""

    INFO = "info"
    ERROR = "error"


class MessageBar(Adaptive, QFrame):
    """Shows one message until it is closed or replaced; hidden without one.

    Before it stands what holds on: troubles that no page and no other message takes away.

    Signals:
        action_clicked (int): The user chose one of the things that the message offers.
        closed(): The user closed the message.
        left(): It goes with the focus in it, which belongs to the page then.
    """

    action_clicked = Signal(int)
    closed = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._kind = MessageKind.INFO
        self._say: Callable[[], str] = str
        self._troubles: Sequence[Callable[[], str]] = ()
        self._offers: Sequence[Callable[[], str]] = ()
        self._sign = QLabel()
        self._text = label(wraps=True)
        self.buttons = tuple(QPushButton() for _ in range(_ACTIONS_MAX))
        self._close = QToolButton()
        self._close.setIcon(icons.icon("close"))
        self._close.setProperty("quiet", True)
        self._close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row(
            self._sign,
            Stretched(self._text, 1),
            *self.buttons,
            self._close,
            of=self,
            spacing=theme.SPACE,
            margins=(theme.SPACE_2, theme.SPACE_HALF, theme.SPACE, theme.SPACE_HALF),
        )
        for at, button in enumerate(self.buttons):
            button.setAutoDefault(True)
            button.clicked.connect(partial(self.action_clicked.emit, at))
        self._close.clicked.connect(self._dismiss)
        self.redraw()
        self.retranslate()
        self.hide()

    def show_message(
        self,
        text: Callable[[], str],
        kind: MessageKind = MessageKind.INFO,
        offers: Sequence[Callable[[], str]] = (),
    ) -> None:
        """Show a message, and buttons for what can be done about it.

        Args:
            text: Says the message in the present language; shown as it is.
            kind: Chooses the sign and its colour.
            offers: Say the labels of the buttons; at most two.
        """
        self._kind = kind
        self._say, self._offers = text, offers
        self._show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def add_message(self, text: Callable[[], str]) -> None:
        """Show a message after the one that stands there; what that one offers stays."""
        before = self._say
        self.show_message(
            lambda: join_sentences([each for each in (before(), text()) if each]),
            self._kind,
            self._offers,
        )

    def show_troubles(self, troubles: Sequence[Callable[[], str]]) -> None:
        """Show these troubles, in place of those before, until others are shown."""
        is_news = len(troubles) > len(self._troubles)
        self._troubles = troubles
        self._show()
        if is_news:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, troubles[-1]()))

    def clear(self) -> None:
        """Take the message away without a signal; troubles stay."""
        self._kind = MessageKind.INFO
        self._say, self._offers = str, ()
        self._show()

    def take_back(self, offer: Callable[[], str]) -> None:
        """Take the message away that makes this offer, if it stands there."""
        if offer in self._offers:
            self.clear()

    def clear_note(self) -> None:
        """Take away a message that offers nothing and is no error: it was there to be read."""
        if self._kind is MessageKind.INFO and not self._offers:
            self.clear()

    def _show(self) -> None:
        """Show what there is, or nothing."""
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(self._offers))
        self.redraw()
        self.retranslate()
        self.update()
        is_shown = bool(self._text.text())
        if not is_shown and has_focus_within(self):
            self.left.emit()
        self.setVisible(is_shown)

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        texts = [*(say() for say in self._troubles), self._say()]
        self._text.setText(join_sentences([text for text in texts if text]))
        for offer, button in zip(self._offers, self.buttons, strict=False):
            button.setText(escape_mnemonic(offer()))
        name = translate("MessageBar", "Problem" if self._is_error() else "Note")
        self._sign.setAccessibleName(name)
        self.setAccessibleName(f"{name}: {self._text.text()}")
        self._close.setToolTip(translate("MessageBar", "Close this message"))
        self._close.setAccessibleName(translate("MessageBar", "Close this message"))

    def redraw(self) -> None:
        name = "warning" if self._is_error() else "info"
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(icons.icon_pixmap(name, theme.scaled(20), self._sign_color(), ratio))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        closes = is_enter(event) and self._close.hasFocus()
        if event.key() == Qt.Key.Key_Escape or closes:
            self._dismiss()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), colors.paper_raised)
        bottom = self.height() - theme.HAIRLINE_PX
        painter.fillRect(0, bottom, self.width(), theme.HAIRLINE_PX, colors.hairline)
        painter.fillRect(0, 0, theme.SPACE_HALF, self.height(), self._sign_color())

    def _dismiss(self) -> None:
        self._troubles = ()
        self.clear()
        self.closed.emit()

    def _sign_color(self) -> QColor:
        colors = theme.current()
        return colors.loss if self._is_error() else colors.accent

    def _is_error(self) -> bool:
        return self._kind is MessageKind.ERROR or bool(self._troubles)
