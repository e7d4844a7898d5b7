"""Tabs of drawers: words in a row, of which one may be open and none has to be."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
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

    def __init__(
        self, keys: Sequence[str], first: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """Make a row of tabs.

        Args:
            keys: From left to right.
            first: The same in the order in which they are given room.
            parent: The owner.
        """
        super().__init__(parent)
        self._keys, self.first_keys = tuple(keys), tuple(first)
        self._tabs = {key: DrawerTab(self) for key in keys}
        self.more = DrawerTab(self)
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
        return QSize(self.width_of(self._keys), height_px())

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
        fitting = list(self.first_keys)
        more = self.more.sizeHint().width()
        while fitting and self.width_of(fitting) > self.width() - (
            more if len(fitting) < len(self._keys) else 0
        ):
            fitting.pop()
        self._hidden = tuple(key for key in self._keys if key not in fitting)
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
