"""The curtain between two people at one computer: nobody's secrets are on it."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.ui.kit.key_guard import KeyGuard
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.texts import escape_mnemonic, plain, translate

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HandoverPage(QWidget):
    """Covers everything until the named player says to be there.

    Signals:
        accepted(): The named player wants to see the tiles.
    """

    accepted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Less than its height would squeeze the large buttons.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._player_name = ""
        self._tell: Callable[[], Sequence[str]] = tuple
        self._picture = QLabel()
        self._title = plain(QLabel())
        self._recap_title = plain(QLabel())
        self._recap = plain(QLabel())
        self._accept = QPushButton()
        self.guard = KeyGuard()
        """Keeps a key still held for the last move from opening the hand."""
        self._build()
        self._accept.installEventFilter(self)
        self._accept.clicked.connect(self.accepted)
        self._fit_scale()
        self.retranslate()

    def show_handover(self, name: str, recap: Callable[[], Sequence[str]]) -> None:
        """Ask for a player.

        Args:
            name: Who is to take the computer.
            recap: Says what everybody may know of what was done since, one sentence each.
        """
        self._player_name = name
        self._tell = recap
        self.retranslate()
        self._close()
        # While somebody reads the rules the page is hidden, and must not take the keys.
        if self.isVisible():
            self._accept.setFocus()

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        name, recap = self._player_name, self._tell()
        self._recap.setText("\n".join(f"•  {line}" for line in recap))
        for part in (self._recap_title, self._recap, self._line):
            part.setVisible(bool(recap))
        self._title.setText(translate("HandoverPage", "Pass the computer to {name}", name=name))
        self._recap_title.setText(translate("HandoverPage", "What happened meanwhile"))
        label = show_tiles_text(name)
        self._accept.setText(escape_mnemonic(label))
        self._accept.setAccessibleName(label)
        self._accept.setAccessibleDescription(self._recap.text())
        self.setAccessibleName(self._title.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._fit_scale()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._close()
        self._accept.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_quiet_plan(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.guard.admits(event) and event.key() in _ENTER:
            self.accepted.emit()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.guard.release(event)
        super().keyReleaseEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            is_admitted = self.guard.admits(event)
            if is_admitted and event.key() in _ENTER:
                self.accepted.emit()
                return True
            return not is_admitted
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease:
            self.guard.release(event)
        return super().eventFilter(watched, event)

    def _close(self) -> None:
        """Wait for a press of its own; a key that opened it before was let go elsewhere."""
        self.guard.lose()
        self.guard.close()

    def _build(self) -> None:
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        theme.style_text(self._title, "display", bold=True)
        theme.style_text(self._recap_title, "small", bold=True, tone="muted")
        for label in (self._title, self._recap):
            label.setWordWrap(True)
        self._accept.setProperty("primary", True)
        theme.style_text(self._accept, "title", bold=True)
        self._line = QFrame()
        self._line.setProperty("role", "hairline")
        self._line.setProperty("upright", False)
        self._card = card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(theme.SPACE_6, theme.SPACE_4, theme.SPACE_6, theme.SPACE_4)
        inside.setSpacing(theme.SPACE)
        inside.addWidget(self._picture)
        inside.addWidget(self._title)
        inside.addSpacing(theme.SPACE_2)
        inside.addWidget(self._line)
        inside.addSpacing(theme.SPACE)
        inside.addWidget(self._recap_title)
        inside.addWidget(self._recap)
        inside.addSpacing(theme.SPACE_2)
        inside.addWidget(self._accept)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.SPACE_4, theme.SPACE, theme.SPACE_4, theme.SPACE)
        # Alignment flags would cost the card its height for its width, and wrapped lines.
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(card, 1000)
        middle.addStretch(1)
        outer.addStretch(1)
        outer.addLayout(middle)
        outer.addStretch(1)

    def _fit_scale(self) -> None:
        self._card.setMinimumWidth(theme.scaled(520))
        self._card.setMaximumWidth(theme.scaled(680))
        ratio = self.devicePixelRatioF()
        side = theme.scaled(48)
        self._picture.setPixmap(icons.icon_pixmap("eye-off", side, theme.current().accent, ratio))


def show_tiles_text(name: str) -> str:
    """Return what a button says that shows a player's own tiles, for that player alone."""
    return translate("HandoverPage", "I am {name} — show my tiles", name=name)
