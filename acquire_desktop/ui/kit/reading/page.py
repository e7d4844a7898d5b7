"""Page to read: a text, its chapters at the side, and a search."""

from collections.abc import Callable, Set
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.frames import PlanPage
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.reading.browser import ReadingBrowser
from acquire_desktop.ui.kit.reading.figures import Artist
from acquire_desktop.ui.kit.reading.markup import Text, text_html
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate
from acquire_desktop.ui.kit.voice import announce
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


_CHAPTERS_PX: Final = 320
"""The most width of the chapters, at 100 %."""
_CHAPTERS, _TEXT = 4, 5
"""Their shares in the width of the page, up to that."""


class ReadingPage(PlanPage):
    """Shows a text; a page of its own says which, and what the title and the search are called.

    Signals:
        left(): Go back to where the reader came from.
    """

    left = Signal()

    def __init__(self, *head: QWidget, artist: Artist | None = None) -> None:
        """Make the page, whose text is written when it is first shown.

        Args:
            *head: What stands at the right of the title.
            artist: Draws the pictures; None where there are none.
        """
        super().__init__()
        self._is_stale = True
        self._title = label(size="display", bold=True)
        back = QPushButton(icons.icon("chevron-left"), "")
        self._back = self.with_text(back, later("Reading", "Back"))
        self._search = QLineEdit()
        self._hits = label(size="small", tone="muted", wraps=True)
        self._found = QWidget()
        self._before = SignButton("chevron-up", later("Reading", "Previous match"), quiet=True)
        self._next = SignButton("chevron-down", later("Reading", "Next match"), quiet=True)
        self._clear = SignButton("close", later("Reading", "Clear the search"), quiet=True)
        self._list = ChapterList()
        self.set_text(self._list.setAccessibleName, later("Reading", "Chapters"))
        self._side = QWidget()
        self.browser = ReadingBrowser(artist)
        self._build(head)
        self._connect()

    def text(self) -> Text:
        """Return the text in the present language."""
        raise NotImplementedError

    def set_texts(
        self, title: Callable[[], str], search: Callable[[], str], text: Callable[[], str]
    ) -> None:
        """Give the page its title, and screen readers the names of its search and its text."""
        self.with_text(self._title, title)
        self.set_text(self._search.setPlaceholderText, search)
        self.set_text(self._search.setAccessibleName, search)
        self.set_text(self.browser.setAccessibleName, text)

    def retranslate(self) -> None:
        self.refresh()

    def redraw(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Write the text again; a hidden page gets dozens of these, and none is seen."""
        self._is_stale = True
        if self.isVisible():
            self.show_text()

    def show_text(self) -> None:
        """Write the text and its chapters."""
        self._is_stale = False
        text = self.text()
        self.browser.show_page(text_html(text))
        self._list.show_chapters(text)
        self._find()
        self._list.mark(self.browser.chapter())

    def go_to(self, chapter: str) -> None:
        """Begin to read at a chapter."""
        if self._is_stale:
            self.show_text()
        self.browser.go_to(chapter)
        self._list.mark(chapter)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.show_text()
        self.browser.setFocus()

    def refit(self) -> None:
        self._side.setMaximumWidth(theme.scaled(_CHAPTERS_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._search.text():
            self._search.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _follow_list(self, key: str) -> None:
        """Show a chapter; while something is searched for, its first place."""
        if not self._show_place(self.browser.go_to_first_hit(key)):
            self.browser.go_to(key)

    def _find(self) -> None:
        """Mark the words of the search and list only the chapters that have them."""
        words = self._search.text().strip()
        count, keys = self.browser.search(words)
        self._list.keep(keys if words else None)
        self._found.setVisible(bool(words))
        for button in (self._before, self._next):
            button.setEnabled(bool(count))
        self._hits.setText(
            translate("Reading", "%n match(es) found" if count else "Not found", n=count)
        )

    def _find_first(self) -> None:
        self._find()
        if self._search.text().strip():
            announce(self._search, self._hits.text())
        else:
            self._list.mark(self.browser.chapter())
        self._show_place(self.browser.go_to_hit(1))

    def _show_place(self, place: int) -> bool:
        """Say which of the places is shown, counted from 1; 0 is none."""
        if place:
            count = self.browser.hit_count()
            text = translate("Reading", "{place} of {count}", place=place, count=count)
            self._hits.setText(text)
            self._list.mark(self.browser.hit_chapter())
        return bool(place)

    def _go_on(self, step: int) -> None:
        """Go to the next hit, or the one before, and say where it is."""
        self._show_place(self.browser.go_to_hit(step))
        item = self._list.currentItem()
        if self.browser.hit_chapter() and item is not None:
            announce(self._search, join_sentences([f"{self._hits.text()}.", item.text()]))

    def _build(self, head: tuple[QWidget, ...]) -> None:
        steps = (Stretched(self._hits, 1), self._before, self._next, self._clear)
        row(*steps, of=self._found, spacing=theme.SPACE_HALF)
        self._found.hide()
        self._back.setAutoDefault(True)
        column(self._search, self._found, self._list, of=self._side, spacing=theme.SPACE)
        panes = Stretched(self._side, _CHAPTERS), Stretched(self.browser, _TEXT)
        body = row(*panes, spacing=theme.SPACE_3)
        column(
            row(self._back, self._title, 1, *head, spacing=theme.SPACE_2),
            Stretched(body, 1),
            of=self,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_3),
        )
        self.refit()

    def _connect(self) -> None:
        self._back.clicked.connect(self.left)
        self._search.textChanged.connect(self._find_first)
        self._before.clicked.connect(lambda: self._go_on(-1))
        self._next.clicked.connect(lambda: self._go_on(1))
        self._clear.clicked.connect(self._search.clear)
        self._clear.clicked.connect(self._search.setFocus)
        self._search.returnPressed.connect(lambda: self._go_on(1))
        self._list.chapter_chosen.connect(self._follow_list)
        self.browser.chapter_reached.connect(self._list.mark)
        previous = QShortcut(QKeySequence("Shift+Return"), self._search)
        previous.setContext(Qt.ShortcutContext.WidgetShortcut)
        previous.activated.connect(lambda: self._go_on(-1))
        for key, do in (
            (QKeySequence.StandardKey.Find, self._search.setFocus),
            (QKeySequence.StandardKey.FindNext, lambda: self._go_on(1)),
            (QKeySequence.StandardKey.FindPrevious, lambda: self._go_on(-1)),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys(key)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)
