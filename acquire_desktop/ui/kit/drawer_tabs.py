"""Tabs of drawers: words in a row, of which one may be open and none has to be."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QStackedWidget, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.look.writer import Writer, name_font
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_ring
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate

_HEIGHT_PX: Final = 28
_PAD_PX: Final = 6
_LINE_PX: Final = 2
_TITLE_PX: Final = (15, 20)
_TITLE_TRACKING: Final = 0.2
_TITLE_GAP_PX: Final = 12
"""Of the title beside the tabs: the height of its letters in a small and a large column, the air
between them, and what is free after it."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


def height_px() -> int:
    """Return how high a row of tabs is: its words need less than what can be hit."""
    return max(theme.TARGET_PX, theme.scaled(_HEIGHT_PX))


class DrawerTab(PaintedButton):
    """The word of one drawer, underlined in the accent while that is open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, takes_enter=True)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click, Enter is for the decision

    def say(self, text: str, tip: str) -> None:
        """Show a word, and a key in the tool tip."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(tip)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide = width_px(self.text(), "small", bold=True) + 2 * _PAD_PX
        return QSize(max(wide, height_px()), height_px())

    def paint(self, painter: QPainter) -> None:
        look, is_open = theme.current(), self.isChecked()
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink = look.accent if is_open else look.ink if self.underMouse() else look.ink_muted
        centre = Qt.AlignmentFlag.AlignCenter
        write(painter, frame, self.text(), ink, bold=is_open, flags=centre)
        if is_open:
            line = frame.adjusted(_PAD_PX - 1, 0, 1 - _PAD_PX, 0)
            line.setTop(line.bottom() - _LINE_PX)
            painter.fillRect(line, look.accent)
        if self.hasFocus():
            draw_ring(painter, frame, theme.RADIUS_SMALL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            event.ignore()  # the row of tabs moves the focus
        else:
            super().keyPressEvent(event)


class DrawerTabs(Adaptive, QWidget):
    """A row of words at the right; those that have no room are in a menu at its end.

    Signals:
        chosen (str): The word of this key was clicked, open or not.
    """

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str], first: Sequence[str]) -> None:
        """Make a row of tabs.

        Args:
            keys: From left to right.
            first: The same in the order in which they are given room.
        """
        super().__init__()
        self._keys, self.first_keys = tuple(keys), tuple(first)
        self._tabs = {key: DrawerTab(self) for key in keys}
        self.more = DrawerTab(self)
        self._offered = frozenset(keys)
        self._hidden: tuple[str, ...] = ()
        self._open = ""
        for key, tab in self._tabs.items():
            tab.clicked.connect(lambda _checked, key=key: self.chosen.emit(key))
        self.more.clicked.connect(self._open_menu)

    def set_texts(self, texts: Mapping[str, str], tips: Mapping[str, str]) -> None:
        """Label the tabs by their keys."""
        for key, tab in self._tabs.items():
            tab.say(texts[key], tips.get(key, ""))
        self.more.say("…", "")
        self.more.setAccessibleName(translate("DrawerTabs", "More"))
        self.updateGeometry()
        self._arrange()

    def show_open(self, key: str) -> None:
        """Mark the drawer that is open; none with an empty key."""
        self._open = key
        for each, tab in self._tabs.items():
            tab.setChecked(each == key)
        self.more.setChecked(key in self._hidden)

    def offer(self, keys: Collection[str]) -> None:
        """Have the words of some drawers only."""
        if frozenset(keys) != self._offered:
            self._offered = frozenset(keys)
            self.updateGeometry()
            self._arrange()

    def tab(self, key: str) -> DrawerTab:
        """Return the word of a drawer, which may have no room."""
        return self._tabs[key]

    def in_tab_order(self) -> tuple[DrawerTab, ...]:
        """Return what takes the focus, in the order of the Tab key."""
        return (*self._tabs.values(), self.more)

    def first(self) -> DrawerTab:
        """Return the first tab that is shown.

        It is no proxy of the row: Tab would come back to it from wherever the row is in Qt's order.
        """
        return next(tab for tab in self.in_tab_order() if not tab.isHidden())

    def width_of(self, keys: Sequence[str]) -> int:
        """Return what some tabs need beside each other, in pixels."""
        return sum(self._tabs[key].sizeHint().width() for key in keys)

    def sizeHint(self) -> QSize:
        return QSize(self.width_of(self._in(self._keys)), height_px())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.more.sizeHint().width(), height_px())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def refit(self) -> None:
        self.updateGeometry()
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus from word to word."""
        shown = [tab for tab in self.in_tab_order() if not tab.isHidden()]
        focused = [at for at, tab in enumerate(shown) if tab.hasFocus()]
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not focused:
            super().keyPressEvent(event)
            return
        shown[(focused[0] + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)

    def _arrange(self) -> None:
        """Give room to as many tabs as fit, and have the others in the menu."""
        offered = self._in(self._keys)
        fitting = self._in(self.first_keys)
        more = self.more.sizeHint().width()
        while fitting and self.width_of(fitting) > self.width() - (
            more if len(fitting) < len(offered) else 0
        ):
            fitting.pop()
        self._hidden = tuple(key for key in offered if key not in fitting)
        shown = [self._tabs[key] for key in self._keys if key in fitting]
        shown += [self.more] if self._hidden else []
        left = self.width() - sum(tab.sizeHint().width() for tab in shown)
        for tab in self.in_tab_order():
            tab.setVisible(tab in shown)
        for tab in shown:
            size = tab.sizeHint()
            tab.setGeometry(left, (self.height() - size.height()) // 2, size.width(), size.height())
            left += size.width()
        self.show_open(self._open)

    def _in(self, keys: Sequence[str]) -> list[str]:
        return [key for key in keys if key in self._offered]

    def _open_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for key in self._hidden:
            action = menu.addAction(escape_mnemonic(self._tabs[key].text()))
            action.setCheckable(True)
            action.setChecked(key == self._open)
            action.triggered.connect(lambda _checked, key=key: self.chosen.emit(key))
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))


class DrawerHeader(Adaptive, QWidget):
    """A title, in short or not at all where room is short, and the tabs of drawers."""

    def __init__(self, tabs: DrawerTabs) -> None:
        super().__init__()
        self._tabs = tabs
        self._titles = ("", "")
        self._title = ""
        self._is_large = False
        tabs.setParent(self)
        self.setFixedHeight(height_px())

    def set_titles(self, whole: str, short: str) -> None:
        """Take the title and the same in short."""
        self._titles = (whole, short)
        self._arrange()

    def refit(self) -> None:
        self.setFixedHeight(height_px())
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def set_large(self, is_large: bool) -> None:
        """Write the title as in a large window, or in a smaller one."""
        if is_large != self._is_large:
            self._is_large = is_large
            self._arrange()

    def _px(self) -> int:
        return theme.scaled(_TITLE_PX[self._is_large])

    def _title_px(self, title: str) -> int:
        font = name_font(self._px(), _TITLE_TRACKING)
        return round(QFontMetricsF(font).horizontalAdvance(title.upper())) + _TITLE_GAP_PX

    def _arrange(self) -> None:
        whole, short = self._titles
        tabs, room = self._tabs.sizeHint().width(), self.width()
        least = self._tabs.minimumSizeHint().width() + self._tabs.width_of(
            self._tabs.first_keys[:2]
        )
        is_whole = self._title_px(whole) + tabs <= room
        has_title = is_whole or self._title_px(short) + min(tabs, least) <= room
        self._title = whole if is_whole else short if has_title else ""
        left = self._title_px(self._title) if self._title else 0
        self._tabs.setGeometry(left, 0, max(0, room - left), self.height())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px = QPainter(self), self._px()
        box = QRectF(0, px * 0.1, self.width(), self.height())
        font = name_font(px, _TITLE_TRACKING)
        Writer(painter).text(box, self._title.upper(), theme.current().ink, font)


class DrawerColumn(Adaptive, QWidget):
    """Has a page, or over it the drawer that the player opened; its size depends on neither.

    The page comes back by itself when something is decided on it, until that is done; a drawer
    may be opened again meanwhile. Esc leads back to the page.
    """

    def __init__(self, tabs: DrawerTabs, pages: Mapping[str, QWidget]) -> None:
        """Make a column.

        Args:
            tabs: Of the drawers.
            pages: All that can be on view by key, the drawers among them.
        """
        super().__init__()
        self.tabs, self._pages = tabs, pages
        self._opened = ""
        """The drawer that the player opened, or nothing, ..."""
        self._asks = False
        """... whether something is decided on the page, ..."""
        self._is_in_front = False
        """... and whether that is in front for it: until a drawer is opened."""
        self._stack = QStackedWidget()
        for page in pages.values():
            self._stack.addWidget(page)
        self._stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.header = DrawerHeader(tabs)
        column(self.header, Stretched(self._stack, 1), of=self, spacing=theme.SPACE_HALF)
        tabs.chosen.connect(self.toggle_page)

    @property
    def base(self) -> str:
        """The key of the page that drawers lie over."""
        raise NotImplementedError

    @property
    def shown(self) -> str:
        """The key of what is on view."""
        return self.base if self._is_in_front or not self._opened else self._opened

    def show_page(self, key: str) -> None:
        """Open a drawer, or show the page; the focus goes along if it was on what goes."""
        had_focus = has_focus_within(self._stack)
        self._opened, self._is_in_front = "" if key == self.base else key, False
        self.show_shown()
        if had_focus:
            self.take_focus(self.shown)

    def toggle_page(self, key: str) -> None:
        """Open a drawer, or close it if it is open."""
        self.show_page(self.base if self.shown == key else key)

    def ask(self, is_asked: bool, *, again: bool = False) -> None:
        """Have the page in front from when something is decided there, until it is.

        Args:
            is_asked: Whether that is so.
            again: Whether it is another decision than before.
        """
        if is_asked != self._asks or again:
            self._asks = self._is_in_front = is_asked
            self.show_shown()

    def take_focus(self, key: str) -> None:
        """Put the focus on what has just come on view."""
        self._pages[key].setFocus(Qt.FocusReason.OtherFocusReason)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Close the drawer with Esc, and tell whether one was closed."""
        is_closed = event.key() == Qt.Key.Key_Escape and self.shown != self.base
        if is_closed:
            self.show_page(self.base)
        return is_closed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Esc in a drawer before the table gives it another meaning."""
        if not self.handle_key(event):
            super().keyPressEvent(event)

    def show_shown(self) -> None:
        """Bring what is on view to the front, and mark its tab."""
        shown = self.shown
        self._stack.setCurrentWidget(self._pages[shown])
        self.tabs.show_open("" if shown == self.base else shown)
