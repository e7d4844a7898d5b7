"""Rules page: the rules of an edition to read, their chapters and a search."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from acquire_desktop.engine.editions import EDITIONS, Edition
from acquire_desktop.engine.view import View
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.languages import current_language
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.texts import label, translate
from acquire_desktop.ui.rules.rules_browser import RulesBrowser
from acquire_desktop.ui.rules.rules_html import rules_html
from acquire_desktop.ui.rules.rules_source import Chapter, chapters_for
from acquire_desktop.ui.rules.rules_values import filled
from acquire_desktop.ui.words.setup_texts import edition_name

_CHAPTERS_PX: Final = 320
_KEY_ROLE: Final = Qt.ItemDataRole.UserRole


class RulesPage(Adaptive, QWidget):
    """Shows the rules of one edition, those of the game on the table first.

    Signals:
        left(): Go back to where the reader came from.
        comparison_requested(): Show the editions side by side.
    """

    left = Signal()
    comparison_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editions: list[Edition] = list(EDITIONS.values())
        self._edition = self._editions[0]
        self._view: View | None = None
        self._is_stale = False
        self._title = label(size="display", bold=True)
        self._back = QPushButton(icons.icon("chevron-left"), "")
        self._compare = QPushButton()
        self._choice = FittedBox()
        self._search = QLineEdit()
        self._hits = label(size="small", tone="muted")
        self._list = QListWidget()
        self._side = QWidget()
        self.browser = RulesBrowser()
        self._build()
        self._connect()
        self.retranslate()

    def show_rules(self, edition: Edition, view: View | None = None, chapter: str = "") -> None:
        """Show the rules of an edition.

        Args:
            edition: The edition in play, or any other.
            view: The game on the table, for the marks in the chart; None without one.
            chapter: Where to begin to read; empty for the place read last.
        """
        self._view = view
        in_play = () if view is None or view.edition in EDITIONS.values() else (view.edition,)
        self._editions = [*in_play, *EDITIONS.values()]
        if edition not in self._editions:
            self._editions.insert(0, edition)
        if edition != self._edition:
            self._edition = edition
            self.browser.verticalScrollBar().setValue(0)
        self._search.clear()
        self.retranslate()
        if chapter:
            self._go_to(chapter)

    def show_view(self, view: View) -> None:
        """Move the marks in the chart to where the chains stand now."""
        if self._view is None or not self.isVisible():
            return
        old, self._view = self._view, view
        if view.sizes != old.sizes:
            self._show_text()

    def edition(self) -> Edition:
        """Return the edition whose rules are shown."""
        return self._edition

    def retranslate(self) -> None:
        self._title.setText(translate("RulesPage", "Rules"))
        self._back.setText(translate("RulesPage", "Back"))
        self._compare.setText(translate("RulesPage", "Compare editions"))
        self._choice.setAccessibleName(translate("RulesPage", "Edition"))
        self._search.setPlaceholderText(translate("RulesPage", "Search the rules"))
        self._search.setAccessibleName(translate("RulesPage", "Search the rules"))
        self._list.setAccessibleName(translate("RulesPage", "Chapters"))
        self.browser.setAccessibleName(translate("RulesPage", "Text of the rules"))
        with QSignalBlocker(self._choice):
            self._choice.clear()
            self._choice.addItems([edition_name(edition) for edition in self._editions])
            self._choice.refit()
            self._choice.setCurrentIndex(self._editions.index(self._edition))
        self._show_text()

    def redraw(self) -> None:
        # A hidden page gets dozens of these, and none is seen.
        self._is_stale = True
        if self.isVisible():
            self._show_again()

    def refit(self) -> None:
        self.redraw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._show_again()
        self.browser.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._search.text():
            self._search.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_quiet_plan(self)

    def _show_text(self) -> None:
        view = self._view
        sizes = view.sizes if view is not None and view.edition == self._edition else ()
        chapters = chapters_for(self._edition, current_language())
        self.browser.show_page(rules_html(chapters, self._edition, sizes))
        self._list_chapters(chapters)
        self._find()
        self._mark_chapter(self.browser.chapter())

    def _show_again(self) -> None:
        self._is_stale = False
        self._side.setFixedWidth(theme.scaled(_CHAPTERS_PX))
        self._show_text()

    def _list_chapters(self, chapters: tuple[Chapter, ...]) -> None:
        with QSignalBlocker(self._list):
            self._list.clear()
            part = ""
            for chapter in chapters:
                if chapter.part != part:
                    part = chapter.part
                    self._list.addItem(_part_item(filled(part, self._edition)))
                item = QListWidgetItem(filled(chapter.title, self._edition))
                item.setData(_KEY_ROLE, chapter.key)
                self._list.addItem(item)

    def _mark_chapter(self, key: str) -> None:
        for item in self._items():
            if item.data(_KEY_ROLE) == key:
                with QSignalBlocker(self._list):
                    self._list.setCurrentItem(item)
                    self._list.scrollToItem(item)

    def _items(self) -> list[QListWidgetItem]:
        return [self._list.item(at) for at in range(self._list.count())]

    def _choose_edition(self, place: int) -> None:
        key = self.browser.chapter()
        self._edition = self._editions[place]
        self._show_text()
        self._go_to(key)

    def _go_to(self, key: str) -> None:
        self.browser.go_to(key)
        self._mark_chapter(key)

    def _follow_list(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_KEY_ROLE):
            self.browser.go_to(item.data(_KEY_ROLE))

    def _find(self) -> None:
        """Mark the words of the search and list only the chapters that have them."""
        words = self._search.text().strip()
        count, keys = self.browser.search(words)
        for item in self._items():
            item.setHidden(bool(words) and item.data(_KEY_ROLE) not in keys)
        self._hits.setVisible(bool(words))
        self._hits.setText(
            translate("RulesPage", "%n place(s) found" if count else "Not found", n=count)
        )

    def _find_first(self) -> None:
        self._find()
        self._go_to_hit(1)

    def _go_to_hit(self, step: int) -> None:
        place, count = self.browser.go_to_hit(step), self.browser.hit_count()
        if place:
            text = translate("RulesPage", "{place} of {count}", place=place, count=count)
            self._hits.setText(text)
            self._mark_chapter(self.browser.hit_chapter())

    def _build(self) -> None:
        self._search.setClearButtonEnabled(True)
        self._hits.hide()
        self._list.setProperty("role", "chapters")
        self._list.setWordWrap(True)
        self._list.setResizeMode(QListWidget.ResizeMode.Adjust)  # lines follow the width
        self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for button in (self._back, self._compare):
            button.setAutoDefault(True)
        column(self._search, self._hits, self._list, of=self._side, spacing=theme.SPACE)
        self._side.setFixedWidth(theme.scaled(_CHAPTERS_PX))
        head = (self._back, self._title, 1, self._choice, self._compare)
        body = row(self._side, Stretched(self.browser, 1), spacing=theme.SPACE_3)
        column(
            row(*head, spacing=theme.SPACE_2),
            Stretched(body, 1),
            of=self,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_3),
        )

    def _connect(self) -> None:
        self._back.clicked.connect(self.left)
        self._compare.clicked.connect(self.comparison_requested)
        self._choice.currentIndexChanged.connect(self._choose_edition)
        self._search.textChanged.connect(self._find_first)
        self._search.returnPressed.connect(lambda: self._go_to_hit(1))
        self._list.currentItemChanged.connect(self._follow_list)
        self._list.itemClicked.connect(self._follow_list)
        self.browser.chapter_reached.connect(self._mark_chapter)
        previous = QShortcut(QKeySequence("Shift+Return"), self._search)
        previous.setContext(Qt.ShortcutContext.WidgetShortcut)
        previous.activated.connect(lambda: self._go_to_hit(-1))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._search.setFocus)


def _part_item(title: str) -> QListWidgetItem:
    """Return a heading between chapters, which cannot be chosen."""
    item = QListWidgetItem(title)
    item.setSizeHint(QSize(0, theme.scaled(theme.SPACE_4)))
    item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    item.setFont(theme.font("small", bold=True))
    item.setForeground(theme.current().ink_muted)
    return item
