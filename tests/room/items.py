"""Texts that Qt's own delegates and styles shorten: items of lists, choices, heads and tabs."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from acquire_desktop.ui.kit.look.phrases import joined
from acquire_desktop.ui.kit.wrapped_list import PhraseDelegate

_OWN = "acquire_desktop."
_SLACK_PX = 2
_MARGIN_PX = 10


def cut_items(window: QWidget) -> list[str]:
    """Return what the items, choices, heads and tabs of a window show shortened."""
    found: list[str] = []
    for view in window.findChildren(QAbstractItemView):
        if view.isVisible():
            found += _cut_in_view(view)
    for box in window.findChildren(QComboBox):
        if box.isVisible() and box.currentText():
            found += _told(box.currentText(), _text_px(box, box.currentText()) - _room_px(box))
    for head in window.findChildren(QHeaderView):
        if head.isVisible() and type(head).paintSection is QHeaderView.paintSection:
            found += _cut_in_head(head)
    for bar in window.findChildren(QTabBar):
        if bar.isVisible():
            for at in filter(bar.isTabVisible, range(bar.count())):
                needed = _text_px(bar, bar.tabText(at))
                found += _told(bar.tabText(at), needed - bar.tabRect(at).width())
    return found


def _cut_in_view(view: QAbstractItemView) -> Iterator[str]:
    if view.hasHeightForWidth():  # its items are as high as their texts
        lacks_px = view.heightForWidth(view.width()) - view.height()
        yield from _told(view.accessibleName(), lacks_px)
    own = (kind for kind in type(view).__mro__ if kind.__module__.startswith(_OWN))
    paints_itself = any("paintEvent" in vars(kind) for kind in own)
    if type(view.itemDelegate()) in (QStyledItemDelegate, PhraseDelegate) and not paints_itself:
        yield from _cut_items_of_qt(view)


def _cut_items_of_qt(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    root = QModelIndex()
    columns = 1 if isinstance(view, QListView) else model.columnCount(root)
    for row in range(model.rowCount(root)):
        for column in range(columns):
            index = model.index(row, column, root)
            place = view.visualRect(index)
            if not place.isEmpty() and place.intersects(view.viewport().rect()):
                needed = view.sizeHintForIndex(index)
                if isinstance(view, QListView) and view.wordWrap():
                    room = place.adjusted(_MARGIN_PX, 0, -_MARGIN_PX, 0)
                    wraps = Qt.TextFlag.TextWordWrap
                    needed = (
                        view.fontMetrics()
                        .boundingRect(room, wraps, joined(str(index.data())))
                        .size()
                    )
                lacks = max(needed.width() - place.width(), needed.height() - place.height())
                hidden = place.right() - view.viewport().width()
                yield from _told(str(index.data()), max(lacks, hidden))


def _cut_in_head(head: QHeaderView) -> Iterator[str]:
    model = head.model()
    for at in range(head.count()):
        text = str(model.headerData(at, head.orientation(), Qt.ItemDataRole.DisplayRole) or "")
        if not head.isSectionHidden(at):
            yield from _told(text, head.sectionSizeHint(at) - head.sectionSize(at))


def _text_px(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()


def _room_px(box: QComboBox) -> int:
    """Return the width that a box has for its choice, beside its picture."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    control = QStyle.ComplexControl.CC_ComboBox
    room = box.style().subControlRect(control, option, part, box).width()
    has_icon = not box.itemIcon(box.currentIndex()).isNull()
    return room - (box.iconSize().width() + 4 if has_icon else 0)


def _told(text: str, lacks_px: int) -> Iterator[str]:
    if text and lacks_px > _SLACK_PX:
        yield f"item {text!r} lacks {lacks_px} px"
