"""The foot of the action panel: the declaration of the end and the buttons."""

from itertools import product

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from acquire_desktop.ui.kit.clearing import clear_words
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate
from acquire_desktop.ui.table.decisions.declare_control import DeclareControl
from acquire_desktop.ui.table.decisions.page import Choice

_CONFIRM_SHARE = 0.62
_CONFIRM_PX = (300, 420)
"""Confirm has this share of the width, but at least and at most so many pixels at 100 % text.

It becomes wider, to the left, for words that do not fit otherwise.
"""


class Footer(QWidget):
    """Shows what can be done with the present choice; Confirm has one place for all of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.declare = DeclareControl()
        self.second_button = QPushButton()
        self.second_button.setAutoDefault(True)
        self.confirm_button = QPushButton()
        self._keep_place_of_confirm()
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(theme.SPACE)
        for line in (self._upper, self._lower):
            line.setSpacing(theme.SPACE)
            lines.addLayout(line)
        self._upper.addStretch(1)
        self._lower.addWidget(self.declare)
        self._lower.addStretch(1)
        self._lower.addWidget(self.second_button)
        self._lower.addWidget(self.confirm_button, 0, Qt.AlignmentFlag.AlignBottom)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_choice(self, choice: Choice, second: str, room_px: int) -> None:
        """Name what the buttons do.

        Args:
            choice: What is chosen.
            second: What the second button says; empty hides it.
            room_px: The width there is, in pixels.
        """
        self.confirm_button.setVisible(bool(choice.confirm))
        self.second_button.setVisible(bool(second))
        self.second_button.setEnabled(True)
        self._label(self.second_button, second, False)
        self.confirm_button.setFixedWidth(confirm_px(room_px))
        self._label_confirm(choice)
        whole = self.confirm_button.sizeHint().width()
        self.confirm_button.setFixedWidth(min(room_px, max(whole, confirm_px(room_px))))
        self.confirm_button.setEnabled(choice.action is not None)
        self.confirm_button.setToolTip(choice.notice or choice.confirm)
        self.confirm_button.setAccessibleDescription(choice.notice)
        self._share(room_px)

    def hide_all(self, room_px: int) -> None:
        """Show nothing while nothing is asked; the place of Confirm stays free.

        Args:
            room_px: The width there is, in pixels.
        """
        for widget in (self.declare, self.second_button, self.confirm_button):
            widget.hide()
        for button in (self.second_button, self.confirm_button):
            button.setText("")
            button.setEnabled(False)  # as it stood would tell what was chosen last
            clear_words(button)
        self.confirm_button.setFixedWidth(confirm_px(room_px))
        self._share(room_px)

    def usual_height(self) -> int:
        """Return the height with all in one line, in pixels."""
        return max(self.confirm_button.sizeHint().height(), self.declare.sizeHint().height())

    def _keep_place_of_confirm(self) -> None:
        policy = self.confirm_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.confirm_button.setSizePolicy(policy)

    def _label_confirm(self, choice: Choice) -> None:
        """Name on Confirm what it does, as fully as fits; a flag stands for the declared end."""
        declares = self.declare.is_set()
        is_strong = choice.is_strong or declares
        flag = icons.icon("flag", on_accent=is_strong)
        self.confirm_button.setIcon(flag if declares else QIcon())
        texts = [choice.confirm, *filter(None, [choice.short])]
        if declares:
            whole = translate("ActionPanel", "{action}, and declare the end", action=choice.confirm)
            texts.insert(0, whole)
        sizes: tuple[theme.TextSize, ...] = ("body", "small")
        for size, text in product(sizes, texts):
            theme.style_text(self.confirm_button, size, bold=is_strong)
            self._label(self.confirm_button, text, is_strong)
            if self.confirm_button.sizeHint().width() <= self.confirm_button.minimumWidth():
                break
        self.confirm_button.setAccessibleName(texts[0])

    def _label(self, button: QPushButton, text: str, is_primary: bool) -> None:
        button.setText(escape_mnemonic(text))
        if button.property("primary") != ("true" if is_primary else "false"):
            button.setProperty("primary", "true" if is_primary else "false")
            theme.repolish(button)

    def _share(self, room_px: int) -> None:
        """Give Confirm its width; what does not fit beside it goes into a line above."""
        left = room_px - self.confirm_button.minimumWidth() - theme.SPACE
        for widget in (self.second_button, self.declare):
            needed = 0 if widget.isHidden() else widget.sizeHint().width() + theme.SPACE
            fits = needed <= left
            left -= needed if fits else 0
            line, other = self._lower, self._upper
            if not fits:
                line, other = other, line
            if line.indexOf(widget) < 0:
                other.removeWidget(widget)
                line.insertWidget(0 if widget is self.declare else line.count() - fits, widget)


def confirm_px(room_px: int) -> int:
    """Return the width of Confirm in so much room, in pixels."""
    least, most = map(theme.scaled, _CONFIRM_PX)
    return min(room_px, max(least, min(most, round(room_px * _CONFIRM_SHARE))))
