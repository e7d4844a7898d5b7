"""The foot of the action panel: the declaration of the end and the buttons."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from acquire_desktop.ui import icons, theme
from acquire_desktop.ui.decisions.declare_control import DeclareControl
from acquire_desktop.ui.decisions.page import Choice
from acquire_desktop.ui.forgetting import clear_words
from acquire_desktop.ui.texts import escape_mnemonic, translate


class Footer(QWidget):
    """Shows what can be done with the present choice, in one line where that fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.declare = DeclareControl()
        self.second_button = QPushButton()
        self.second_button.setAutoDefault(True)
        self.confirm_button = QPushButton()
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.SPACE)
        self._line.addWidget(self.declare)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self.second_button)
        buttons.addWidget(self.confirm_button)
        self._line.addLayout(buttons, 1)

    def show_choice(self, choice: Choice, second: str, room_px: int) -> None:
        """Name what the buttons do.

        Args:
            choice: What is chosen.
            second: What the second button says; empty hides it.
            room_px: The width there is, in pixels.
        """
        self.confirm_button.setVisible(bool(choice.confirm))
        self.second_button.setVisible(bool(second))
        self._label(self.second_button, second, False)
        self._label_confirm(choice, room_px)
        self.confirm_button.setEnabled(choice.action is not None)
        self.confirm_button.setToolTip(choice.notice or choice.confirm)
        self.confirm_button.setAccessibleDescription(choice.notice)
        self._fold(room_px)

    def hide_all(self) -> None:
        """Show nothing while nothing is asked."""
        for widget in (self.declare, self.second_button, self.confirm_button):
            widget.hide()
        for button in (self.second_button, self.confirm_button):
            button.setText("")
            clear_words(button)

    def _label_confirm(self, choice: Choice, room_px: int) -> None:
        """Name on Confirm what it does, as fully as fits; a flag stands for the declared end."""
        look = theme.current()
        declares = self.declare.is_set()
        is_strong = choice.is_strong or declares
        ink = look.accent_ink if is_strong else look.ink
        self.confirm_button.setIcon(icons.icon("flag", ink) if declares else QIcon())
        texts = [choice.confirm, *filter(None, [choice.short])]
        if declares:
            whole = translate("ActionPanel", "{action}, and declare the end", action=choice.confirm)
            texts.insert(0, whole)
        for text in texts:
            self._label(self.confirm_button, text, is_strong)
            if self._needed_width() <= room_px:
                break
        self.confirm_button.setAccessibleName(texts[0])

    def _needed_width(self) -> int:
        """Return the width in pixels that everything needs in one line."""
        widgets = (self.declare, self.second_button, self.confirm_button)
        shown = [widget for widget in widgets if not widget.isHidden()]
        return sum(widget.sizeHint().width() + theme.SPACE for widget in shown) - theme.SPACE

    def _label(self, button: QPushButton, text: str, is_primary: bool) -> None:
        button.setText(escape_mnemonic(text))
        if button.property("primary") != ("true" if is_primary else "false"):
            button.setProperty("primary", "true" if is_primary else "false")
            theme.repolish(button)

    def _fold(self, room_px: int) -> None:
        """Put the declaration above the buttons where it does not fit beside them."""
        is_wide = self._needed_width() <= room_px
        direction = (
            QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        )
        if self._line.direction() != direction:
            self._line.setDirection(direction)
