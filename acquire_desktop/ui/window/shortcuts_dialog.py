"""The keyboard sheet: every key of the game on one page."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import plain, translate

_LINE_GAP_PX = 2
_Line = tuple[tuple[str, ...], str]
_Section = tuple[str, tuple[_Line, ...]]


class ShortcutsDialog(QDialog):
    """Shows the keys by what they are for, in two columns, or one where the window is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._close = QPushButton()
        self._close.setProperty("primary", True)
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self._sheet = QWidget()
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_2)
        layout.setSpacing(theme.SPACE)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        self.setWindowTitle(translate("ShortcutsDialog", "Keyboard"))
        self._close.setText(translate("ShortcutsDialog", "Close"))
        for columns in (2, 1):
            self._sheet = _sheet(columns)
            self._area.setWidget(self._sheet)
            needed = self._sheet.minimumSizeHint().width() + theme.SPACE_2
            parent = self.parentWidget()
            if parent is None or needed + 3 * theme.SPACE_4 <= parent.window().width():
                break
        self._area.setMinimumWidth(needed)

    def sizeHint(self) -> QSize:
        """Show the whole sheet where the window is high enough; elsewhere it scrolls."""
        rest = self._close.sizeHint().height() + theme.SPACE_2 * 2 + theme.SPACE + 2
        height = self._sheet.sizeHint().height() + rest
        parent = self.parentWidget()
        if parent is not None:
            height = min(height, parent.window().height() - theme.SPACE_4)
        return QSize(super().sizeHint().width(), height)

    def showEvent(self, event: QShowEvent) -> None:
        self.resize(self.sizeHint())  # by itself Qt gives a dialog two thirds of the screen
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _KeyCap(QLabel):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        plain(self)
        theme.style_text(self, "small", bold=True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(7, 3, 7, 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        painter.setPen(QPen(colors.border, theme.HAIRLINE_PX))
        painter.setBrush(colors.paper_raised)
        cap = self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(cap, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
        painter.end()
        super().paintEvent(event)


def _sheet(columns: int) -> QWidget:
    sheet = QWidget()
    layout = QHBoxLayout(sheet)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(theme.SPACE_6)
    halves = (_placing(), _buying(), _reading_log()), (_disposing(), _waiting(), _general())
    for sections in halves if columns > 1 else (halves[0] + halves[1],):
        layout.addLayout(_column(sections), 1)
    return sheet


def _column(sections: Sequence[_Section]) -> QGridLayout:
    """Lay sections out below each other; one grid keeps their meanings in one line."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.SPACE_2)
    grid.setVerticalSpacing(_LINE_GAP_PX)
    grid.setColumnStretch(1, 1)
    row = 0
    for title, lines in sections:
        heading = plain(QLabel(title))
        theme.style_text(heading, "title", bold=True)
        heading.setContentsMargins(0, theme.SPACE if row else 0, 0, theme.SPACE_HALF)
        grid.addWidget(heading, row, 0, 1, 2)
        for keys, meaning in lines:
            row += 1
            text = plain(QLabel(meaning))
            text.setAccessibleName(f"{' '.join(keys)}: {meaning}")
            grid.addLayout(_caps(keys), row, 0)
            grid.addWidget(text, row, 1)
        row += 1
    grid.setRowStretch(row, 1)
    return grid


def _caps(keys: Sequence[str]) -> QHBoxLayout:
    layout = QHBoxLayout()
    layout.setSpacing(theme.SPACE_HALF)
    for key in keys:
        layout.addWidget(_KeyCap(key))
    layout.addStretch(1)
    return layout


def _placing() -> _Section:
    enter = key_name("Enter")
    return translate("ShortcutsDialog", "Tiles and board"), (
        (("1", "–", "6"), translate("ShortcutsDialog", "Select a tile, again to place it")),
        ((enter,), translate("ShortcutsDialog", "Place the selected tile")),
        (("←", "↑", "↓", "→"), translate("ShortcutsDialog", "Walk over the board")),
        ((key_name("Ctrl+H"),), translate("ShortcutsDialog", "Hint, again for more")),
        ((key_name("Ctrl+I"),), translate("ShortcutsDialog", "Why the computers moved so")),
    )


def _buying() -> _Section:
    letters = ("W", "S", "F", "I", "A", "C", "T")
    first, shifted = letters[0], key_name("Shift+W")
    return translate("ShortcutsDialog", "Founding and buying"), (
        (letters, translate("ShortcutsDialog", "Choose or add a chain by its letter")),
        ((shifted,), translate("ShortcutsDialog", "Remove one {letter}", letter=first)),
        ((key_name("Backspace"),), translate("ShortcutsDialog", "Remove the last stock")),
        ((key_name("Del"),), translate("ShortcutsDialog", "Clear all")),
        ((key_name("Enter"),), translate("ShortcutsDialog", "Confirm")),
        (("E",), translate("ShortcutsDialog", "Declare the end, or not")),
        (("P", "1", "–", "5"), translate("ShortcutsDialog", "Look at a power card, to use it")),
    )


def _disposing() -> _Section:
    return translate("ShortcutsDialog", "Stocks of an acquired chain"), (
        (("K",), translate("ShortcutsDialog", "Keep all")),
        (("S", key_name("Shift+S")), translate("ShortcutsDialog", "Sell one more, one less")),
        (("T", key_name("Shift+T")), translate("ShortcutsDialog", "Trade two more, two less")),
        ((key_name("Alt+S"),), translate("ShortcutsDialog", "Sell as many as possible")),
        ((key_name("Alt+T"),), translate("ShortcutsDialog", "Trade as many as possible")),
        ((key_name("Enter"),), translate("ShortcutsDialog", "Confirm")),
    )


def _waiting() -> _Section:
    return translate("ShortcutsDialog", "While computers play"), (
        ((key_name("Space"),), translate("ShortcutsDialog", "Hold to hurry; next action in steps")),
        ((key_name("End"),), translate("ShortcutsDialog", "Skip to my turn")),
        ((key_name("Esc"),), translate("ShortcutsDialog", "Pause, go on")),
        ((key_name("Ctrl+Enter"),), translate("ShortcutsDialog", "Play now")),
    )


def _reading_log() -> _Section:
    return translate("ShortcutsDialog", "Log and looking back"), (
        (
            (key_name("Ctrl+F"), key_name("F3")),
            translate("ShortcutsDialog", "Find in the log, next hit"),
        ),
        ((key_name("Enter"),), translate("ShortcutsDialog", "Look back at the line")),
        (("←", "→"), translate("ShortcutsDialog", "One step back, one on")),
        (
            (key_name("PgUp"), key_name("PgDown")),
            translate("ShortcutsDialog", "One turn back, one on"),
        ),
        ((key_name("Esc"),), translate("ShortcutsDialog", "Back to the game")),
    )


def _general() -> _Section:
    return translate("ShortcutsDialog", "Everywhere"), (
        (
            (key_name("Tab"), key_name("Shift+Tab")),
            translate("ShortcutsDialog", "Next, previous part"),
        ),
        ((key_name("Ctrl+Z"), key_name("Ctrl+Y")), translate("ShortcutsDialog", "Undo, redo")),
        (("D",), translate("ShortcutsDialog", "Show the last merger")),
        (("←", "→", key_name("Esc")), translate("ShortcutsDialog", "Merger: back, on, skip")),
        ((key_name("Ctrl+N"),), translate("ShortcutsDialog", "New game")),
        ((key_name("Ctrl+O"),), translate("ShortcutsDialog", "Open a game")),
        ((key_name("Ctrl+S"),), translate("ShortcutsDialog", "Save the game")),
        ((key_name("F1"),), translate("ShortcutsDialog", "Rules of this edition")),
        ((key_name("F11"),), translate("ShortcutsDialog", "Full screen")),
        (("M",), translate("ShortcutsDialog", "Mute or unmute sounds")),
        ((key_name("Ctrl+Q"),), translate("ShortcutsDialog", "Quit")),
    )
