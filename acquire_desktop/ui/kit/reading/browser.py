"""Browser of a text to read: one long page with chapters, and places found in it."""

from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.phrases import joined_html, parted
from acquire_desktop.ui.kit.reading.figures import Artist, Figures
from acquire_desktop.ui.kit.search_text import folded

_COLUMN_PX: Final = 720
"""The widest column of text at 100 %: longer lines are hard to follow."""
_HEAD_PX: Final = 48
"""A chapter counts as reached when its title is so near to the top, in pixels at 100 %."""


class ReadingBrowser(Adaptive, QTextBrowser):
    """Shows a page whose chapters begin with anchors, and finds words in it.

    Signals:
        chapter_reached(str): The reader scrolled to the chapter with this key.
    """

    chapter_reached = Signal(str)

    def __init__(self, artist: Artist | None = None) -> None:
        """Begin with an empty page.

        Args:
            artist: Draws the pictures; None where there are none.
        """
        super().__init__()
        self._figures = None if artist is None else Figures(self, artist)
        # Places in the text: a block would point into what the next page takes apart.
        self._anchors: list[tuple[str, int]] = []
        self._folded, self._spans = "", list[tuple[int, int]]()
        self._hits: list[QTextCursor] = []
        self._hit = -1
        self._is_jumping = False
        self._target = ""
        self.setProperty("role", "page")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.verticalScrollBar().valueChanged.connect(self._note_reading)
        if self._figures is not None:
            self._figures.drawn.connect(self.viewport().update)

    def show_page(self, html: str) -> None:
        """Show another page, at the same place if it is as long, else at the same chapter."""
        place, height, key = (
            self.verticalScrollBar().value(),
            self.document().size().height(),
            self.chapter(),
        )
        self._is_jumping = True
        self._anchors = []  # a resize comes in the middle, with the old page gone
        self._hits, self._hit = [], -1
        if self._figures is not None:
            self._figures.forget()
        self.document().setDefaultFont(theme.font("body"))
        self.document().setIndentWidth(theme.scaled(theme.SPACE_3))
        # A screen reader is given the text as it is, sign by sign.
        self.setHtml(html if QAccessible.isActive() else joined_html(html))
        self._anchors = _anchors(self.document())
        self._folded, self._spans = folded(self.document().toPlainText())
        self._target = self._target if self._target in dict(self._anchors) else ""
        _fit_column(self.document(), self.viewport().width())
        self.verticalScrollBar().setValue(place)
        self._is_jumping = False
        if place and self.document().size().height() != height:
            self.go_to(key)

    def chapter(self) -> str:
        """Return the key of the chapter at the top of the pane, empty on an empty page.

        At the end of the page it is the chapter last gone to, which may stand further down.
        """
        bar = self.verticalScrollBar()
        if not self._anchors:
            return ""
        if self._target and bar.value() == bar.maximum():
            return self._target
        if not bar.value():  # before the first layout every chapter seems to be at the top
            return self._anchors[0][0]
        place = bar.value() + theme.scaled(_HEAD_PX)
        reached = [key for key, start in self._anchors if _top(self.document(), start) <= place]
        return reached[-1] if reached else self._anchors[0][0]

    def go_to(self, key: str) -> None:
        """Bring a chapter to the top; an unknown one changes nothing."""
        start = dict(self._anchors).get(key)
        if start is not None:
            self._is_jumping = True
            self.verticalScrollBar().setValue(round(_top(self.document(), start)) - theme.SPACE)
            self._is_jumping = False
            self._target = key

    def search(self, words: str) -> tuple[int, set[str]]:
        """Mark every place with these words; return their number and their chapters' keys.

        Case, accents and widths of letters make no difference.
        """
        self._hits, self._hit = [], -1
        wanted, _ = folded(words)
        at = self._folded.find(wanted) if wanted else -1
        while at >= 0:
            end = at + len(wanted)
            hit = QTextCursor(self.document())
            hit.setPosition(self._spans[at][0])
            hit.setPosition(self._spans[end - 1][1], QTextCursor.MoveMode.KeepAnchor)
            self._hits.append(hit)
            at = self._folded.find(wanted, end)
        self._mark_hits()
        return len(self._hits), {self._chapter_of(hit) for hit in self._hits}

    def go_to_hit(self, step: int) -> int:
        """Go so many found places on, around the end; return the place's number from 1, or 0."""
        if not self._hits:
            return 0
        start = self._hit if self._hit >= 0 or step < 0 else -1
        self._hit = (start + step) % len(self._hits)
        self._mark_hits()
        top = _top(self.document(), self._hits[self._hit].position())
        self.verticalScrollBar().setValue(round(top) - self.viewport().height() // 3)
        return self._hit + 1

    def go_to_first_hit(self, chapter: str) -> int:
        """Go to the first found place of a chapter; return its number from 1, or 0."""
        chapters = [self._chapter_of(hit) for hit in self._hits]
        if chapter not in chapters:
            return 0
        self._hit = chapters.index(chapter)
        return self.go_to_hit(0)

    def hit_count(self) -> int:
        """Return how many places the search found."""
        return len(self._hits)

    def hit_chapter(self) -> str:
        """Return the key of the chapter of the found place that is shown, or an empty text."""
        return self._chapter_of(self._hits[self._hit]) if self._hit >= 0 else ""

    def toPlainText(self) -> str:  # noqa: N802
        return parted(super().toPlainText())

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802
        """Copy what is selected without the signs that hold phrases together."""
        copied = QMimeData()
        copied.setText(parted(self.textCursor().selection().toPlainText()))
        copied.setHtml(parted(self.textCursor().selection().toHtml()))
        return copied

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Load nothing: the page has all it needs."""
        return None

    def is_drawing(self) -> bool:
        """Tell whether a picture in view is still to come."""
        return self._figures is not None and self._figures.is_waiting()

    def redraw(self) -> None:
        self._mark_hits()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        had_place = event.oldSize().width() > 0 and self.verticalScrollBar().value() > 0
        key, top = self._target, self.cursorForPosition(QPoint()).position()  # as it was laid out
        super().resizeEvent(event)
        _fit_column(self.document(), self.viewport().width())
        if had_place and key:
            self.go_to(key)
        elif had_place:
            self._is_jumping = True
            self.verticalScrollBar().setValue(round(_top(self.document(), top)))
            self._is_jumping = False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._figures is not None:
            self._figures.forget()

    def _note_reading(self) -> None:
        bar = self.verticalScrollBar()
        if bar.value() < bar.maximum():
            self._target = ""
        if not self._is_jumping and self._anchors:
            self.chapter_reached.emit(self.chapter())

    def _mark_hits(self) -> None:
        colors = theme.current()
        marks = []
        for number, hit in enumerate(self._hits):
            is_current = number == self._hit
            look = QTextCharFormat()
            look.setBackground(colors.accent if is_current else colors.lamp)
            look.setForeground(colors.accent_ink if is_current else colors.independent_ink)
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = hit, look
            marks.append(mark)
        self.setExtraSelections(marks)

    def _chapter_of(self, cursor: QTextCursor) -> str:
        before = [key for key, start in self._anchors if start <= cursor.position()]
        return before[-1] if before else ""


def _fit_column(document: QTextDocument, pane_px: int) -> None:
    """Keep the text in a column in the middle of a pane."""
    margin = max(theme.SPACE_3, (pane_px - theme.scaled(_COLUMN_PX)) // 2)
    frame = document.rootFrame()
    layout = frame.frameFormat()
    if layout.leftMargin() == margin:
        return
    layout.setLeftMargin(margin)
    layout.setRightMargin(margin)
    layout.setTopMargin(theme.SPACE_2)
    layout.setBottomMargin(theme.SPACE_4)
    frame.setFrameFormat(layout)


def _top(document: QTextDocument, place: int) -> float:
    return document.documentLayout().blockBoundingRect(document.findBlock(place)).top()


def _anchors(document: QTextDocument) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    block = document.begin()
    while block.isValid():
        for part in block.textFormats():
            found += [(name, block.position()) for name in part.format.anchorNames()]
        block = block.next()
    return found
