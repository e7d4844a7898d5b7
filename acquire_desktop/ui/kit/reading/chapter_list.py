"""List of the chapters of a text to read, under the titles of its parts."""

from collections.abc import Set
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.reading.markup import Text
from acquire_desktop.ui.kit.wrapped_list import wrap_rows

_KEY_ROLE: Final = Qt.ItemDataRole.UserRole


class ChapterList(QListWidget):
    """Lists the chapters.

    Signals:
        chapter_chosen (str): The reader wants to read the chapter with this key.
    """

    chapter_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "chapters")
        wrap_rows(self)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose)

    def show_chapters(self, text: Text) -> None:
        """List the chapters of a text."""
        with QSignalBlocker(self):
            self.clear()
            part = ""
            for chapter in text.chapters:
                if chapter.part != part:
                    part = chapter.part
                    self.addItem(_part_item(text.part(chapter)))
                item = QListWidgetItem(text.title(chapter))
                item.setData(_KEY_ROLE, chapter.key)
                self.addItem(item)

    def mark(self, key: str) -> None:
        """Select the chapter with a key, which chooses nothing."""
        for item in self._items():
            if item.data(_KEY_ROLE) == key:
                with QSignalBlocker(self):
                    self.setCurrentItem(item)
                    self.scrollToItem(item)

    def keep(self, keys: Set[str] | None) -> None:
        """Hide all but the chapters with some keys; None shows everything."""
        for item in self._items():
            item.setHidden(keys is not None and item.data(_KEY_ROLE) not in keys)

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(at) for at in range(self.count())]

    def _choose(self, item: QListWidgetItem | None) -> None:
        key = "" if item is None else item.data(_KEY_ROLE)
        if key:
            self.chapter_chosen.emit(key)


def _part_item(title: str) -> QListWidgetItem:
    """Return a heading between chapters, which cannot be chosen."""
    item = QListWidgetItem(title)
    item.setSizeHint(QSize(0, theme.scaled(theme.SPACE_4)))
    item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    item.setFont(theme.font("small", bold=True))
    item.setForeground(theme.current().ink_muted)
    return item
