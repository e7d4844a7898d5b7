"""Rows of several lines in Qt's own lists."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QListView, QListWidget, QStyledItemDelegate

from acquire_desktop.ui.kit.look.phrases import joined


class PhraseDelegate(QStyledItemDelegate):
    """Paints the texts of a list with Japanese lines that end with phrases."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:  # noqa: N802
        return joined(super().displayText(value, locale))


def list_of_words(least_lines: int = 0) -> QListWidget:
    """Return a list whose texts are whole, over several lines, and that has room for some lines."""
    items = QListWidget()
    items.setProperty("role", "chapters")
    items.setTextElideMode(Qt.TextElideMode.ElideNone)
    wrap_rows(items)
    items.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if least_lines:
        items.setMinimumHeight(least_lines * items.fontMetrics().lineSpacing())
    return items


def wrap_rows(view: QListView) -> None:
    """Break the rows of a list into as many lines as their texts need."""
    view.setWordWrap(True)
    view.setResizeMode(QListView.ResizeMode.Adjust)  # lines follow the width
    view.setItemDelegate(PhraseDelegate(view))
