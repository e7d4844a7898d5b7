"""Handover page: the curtain between two people at one computer; nobody's secrets are on it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.frames import PlanPage
from acquire_desktop.ui.kit.key_guard import ButtonGuard, KeyGuard
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import Sign
from acquire_desktop.ui.kit.texts import breakable, escape_mnemonic, label, translate
from acquire_desktop.ui.pin.pin_dialog import pin_of, wrong_pin
from acquire_desktop.ui.pin.pin_pad import Check, PinPad

_SPACING_PX = 6
_NAME_PX = 200
"""The least width of a button with a name in its text."""


class NameButton(QPushButton):
    """A button with a name in its text, which gives way in the middle where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().boundedTo(QSize(theme.scaled(_NAME_PX), _NAME_PX))

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Give the style as much of the text as there is room for, as Qt asks before it paints."""
        super().initStyleOption(option)
        part = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(part, option, self).width()
        if not option.icon.isNull():
            room -= option.iconSize.width() + theme.SPACE_HALF
        option.text = option.fontMetrics.elidedText(
            option.text, Qt.TextElideMode.ElideMiddle, room, Qt.TextFlag.TextShowMnemonic
        )


class RevealButton(NameButton):
    """Opens a hand: by a click, or by a press of Enter or Space that is one of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("primary", True)
        ButtonGuard(self)
        self.guard = KeyGuard()
        """Keeps a key still held from before from opening the hand."""
        self.setAutoDefault(True)

    def close_guard(self) -> None:
        """Wait for a press of its own; a key that opened it before was let go elsewhere."""
        self.guard.lose()
        self.guard.close()

    def show_text(self, text: str, description: str) -> None:
        """Show a text, and give screen readers a description."""
        self.setText(escape_mnemonic(text))
        self.setAccessibleName(text)
        self.setAccessibleDescription(description)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.guard.admits(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.guard.release(event)
        super().keyReleaseEvent(event)


class HandoverPage(PlanPage):
    """Covers everything until the named player says to be there.

    Signals:
        accepted(): The named player, who gave the PIN if there is one, wants to see the tiles.
        left(): A computer player is to play for the named one, who is away.
        forgotten(): The named player does not know the PIN any more.
    """

    accepted = Signal()
    left = Signal()
    forgotten = Signal()

    def __init__(
        self, parent: QWidget | None = None, show_own: Callable[[str], str] | None = None
    ) -> None:
        """Make the page.

        Args:
            parent: The owner.
            show_own: Says to a player what the button opens; left out, that these are tiles.
        """
        super().__init__(parent)
        self._show_own = show_tiles_text if show_own is None else show_own
        # Less than its height would squeeze the large buttons.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._player_name = ""
        self._tell: Callable[[], Sequence[str]] = tuple
        self._check: Check | None = None
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title = label("", "display", bold=True, wraps=True, align=middle)
        self._line = hairline()
        self._recap_title = label("", "small", bold=True, tone="muted")
        self._recap = label(wraps=True)
        self._accept = RevealButton()
        self.guard = self._accept.guard
        """Keeps a key still held for the last move from opening the hand."""
        theme.style_text(self._accept, "title", bold=True)
        self.pad = PinPad()
        """Asks for the PIN of the named player, if there is one."""
        self.pad.hide()
        self.leave, self.forget_pin = NameButton(), QPushButton()
        for button in (self.leave, self.forget_pin):
            button.setProperty("quiet", True)
            button.setAutoDefault(True)
        self._card = card = QFrame()
        card.setProperty("role", "card")
        column(
            Sign("eye-off", 48, align=middle),
            self._title,
            Gap(theme.SPACE_2),
            self._line,
            Gap(theme.SPACE),
            self._recap_title,
            self._recap,
            Gap(theme.SPACE_2),
            self.pad,
            self._accept,
            Gap(theme.SPACE_HALF),
            row(1, self.leave, self.forget_pin, 1, spacing=theme.SPACE),
            of=card,
            margins=(theme.SPACE_6, theme.SPACE_4, theme.SPACE_6, theme.SPACE_4),
            spacing=theme.SPACE,
        )
        # Alignment flags would cost the card its height for its width, and wrapped lines.
        across = row(1, Stretched(card, 1000), 1, spacing=_SPACING_PX)
        margins = (theme.SPACE_4, theme.SPACE, theme.SPACE_4, theme.SPACE)
        column(1, across, 1, of=self, margins=margins, spacing=_SPACING_PX)
        self._accept.clicked.connect(self._open)
        self.leave.clicked.connect(self.left)
        self.forget_pin.clicked.connect(self.forgotten)
        self.refit()
        self.retranslate()

    def show_handover(
        self,
        name: str,
        recap: Callable[[], Sequence[str]],
        check: Check | None = None,
        tries: int = 0,
    ) -> None:
        """Ask for a player.

        Args:
            name: Who is to take the computer.
            recap: Says what everybody may know of what was done since, one sentence each.
            check: Tells whether digits are the player's PIN; None where there is none.
            tries: How many wrong ones in a row were tried before.
        """
        self._player_name = name
        self._tell, self._check = recap, check
        self.pad.setVisible(check is not None)
        self.forget_pin.setVisible(check is not None)
        self.pad.ask(partial(pin_of, name), partial(wrong_pin, name), check, tries)
        self.retranslate()
        self._accept.close_guard()
        # While somebody reads the rules the page is hidden, and must not take the keys.
        if self.isVisible():
            self._begin()

    def retranslate(self) -> None:
        name, recap = self._player_name, self._tell()
        self._recap.setText("\n".join(f"•  {line}" for line in recap))
        for part in (self._recap_title, self._recap, self._line):
            part.setVisible(bool(recap))
        title = translate("HandoverPage", "Pass the computer to {name}", name=name)
        self._title.setText(breakable(title))
        self._recap_title.setText(translate("HandoverPage", "What happened meanwhile"))
        self._accept.show_text(self._show_own(name), self._recap.text())
        away = translate("HandoverPage", "{name} is away: let a computer play…", name=name)
        self.leave.setText(escape_mnemonic(away))
        self.forget_pin.setText(translate("HandoverPage", "PIN forgotten…"))
        self.setAccessibleName(title)

    def refit(self) -> None:
        self._card.setMinimumWidth(theme.scaled(520))
        self._card.setMaximumWidth(theme.scaled(680))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._accept.close_guard()
        self._begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.guard.admits(event) and is_enter(event):
            self._open()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.guard.release(event)
        super().keyReleaseEvent(event)

    def _begin(self) -> None:
        (self._accept if self._check is None else self.pad.field).setFocus()

    def _open(self) -> None:
        """Let the player in, after the right PIN if there is one."""
        if self._check is None or self.pad.passes():
            self.accepted.emit()
        else:
            self.pad.field.setFocus()


def show_tiles_text(name: str) -> str:
    """Return the text of the button that shows a player the own tiles."""
    return translate("HandoverPage", "I am {name} — show my tiles", name=name)
