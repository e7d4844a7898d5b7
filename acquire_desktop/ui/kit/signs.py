"""Signs: icons beside text, and buttons that show an icon alone and are named by words."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, SignalInstance
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.keys import command_key, with_key
from acquire_desktop.ui.kit.look import icons, theme


class Sign(Adaptive, QLabel):
    """An icon that follows the theme, the size of the text and the screen."""

    def __init__(self, name: str, side_px: int, *, align: Qt.AlignmentFlag | None = None) -> None:
        """Show an icon in the accent, with its side in pixels at 100 % text."""
        super().__init__()
        self._name, self._side_px = name, side_px
        if align is not None:
            self.setAlignment(align)
        self.redraw()

    def redraw(self) -> None:
        side, color = theme.scaled(self._side_px), theme.current().accent
        self.setPixmap(icons.icon_pixmap(self._name, side, color, self.devicePixelRatioF()))

    def refit(self) -> None:
        self.redraw()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.redraw()
        return super().event(event)


def push_button(
    pressed: Callable[..., object] | SignalInstance | None = None,
    sign: str = "",
    *,
    quiet: bool = False,
) -> QPushButton:
    """Return a button that Enter presses while it has the focus.

    Args:
        pressed: The function that a click calls, or the signal that it emits.
        sign: The name of its icon; empty for none.
        quiet: Whether it has a frame under the pointer only.
    """
    button = QPushButton()
    button.setAutoDefault(True)
    button.setProperty("quiet", quiet)
    if sign:
        button.setIcon(icons.icon(sign))
    if pressed is not None:
        button.clicked.connect(pressed)
    return button


class SignButton(Adaptive, QToolButton):
    """A button with an icon, whose tool tip and name for screen readers are the same words."""

    def __init__(
        self,
        icon: str,
        text: Callable[[], str],
        keys: str = "",
        *,
        command: str = "",
        quiet: bool = False,
    ) -> None:
        """Make a button.

        Args:
            icon: The name of the icon.
            text: Says what the button does, in the language of the time when it is asked.
            keys: What does the same, in Qt's portable form; empty for none.
            command: The command whose key does the same, where one does.
            quiet: Whether it has a frame under the pointer only.
        """
        super().__init__()
        self._text, self._keys, self._command = text, keys, command
        self.setIcon(icons.icon(icon))
        self.setProperty("quiet", quiet)
        self.retranslate()

    def retranslate(self) -> None:
        self.say(with_key(self._text(), self._keys or command_key(self._command)))

    def say(self, text: str) -> None:
        """Be named by other words until the language changes."""
        self.setToolTip(text)
        self.setAccessibleName(text)
