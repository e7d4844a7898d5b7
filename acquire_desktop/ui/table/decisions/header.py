"""The head of the action panel: what is asked, and why a wish is refused."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import plain


class Header(QWidget):
    """Two texts beside each other; the second takes the line where there is room for one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prompt = plain(QLabel())
        self.notice = plain(QLabel())
        theme.style_text(self.prompt, bold=True)
        for label in (self.prompt, self.notice):
            label.setWordWrap(True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.SPACE_2)
        line.addWidget(self.prompt, 1)
        line.addWidget(self.notice)

    def show_texts(self, prompt: str, notice: str, *, is_refusal: bool) -> None:
        """Show what is asked.

        Args:
            prompt: The question; empty hides both.
            notice: What is said about the choice so far; empty for nothing.
            is_refusal: Whether it answers something the player just tried.
        """
        self.prompt.setText(prompt)
        self.notice.setText(notice)
        theme.style_text(self.notice, "small", tone="loss" if is_refusal else "muted")
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give each text a whole line where both do not fit into one."""
        asked, told = _line_px(self.prompt), _line_px(self.notice)
        has_notice = bool(self.notice.text())
        is_wide = asked + theme.SPACE_2 + told <= self.width()
        self.setVisible(bool(self.prompt.text()))
        self.prompt.setVisible(is_wide or not has_notice)
        self.notice.setVisible(has_notice)
        self.notice.setMinimumWidth(told if is_wide else 0)
        side = Qt.AlignmentFlag.AlignRight if is_wide else Qt.AlignmentFlag.AlignLeft
        self.notice.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)


def _line_px(label: QLabel) -> int:
    """Return the width of a label's text in one line, in pixels."""
    return label.fontMetrics().horizontalAdvance(label.text()) + 2
