"""What a window looks like, widget by widget, to be compared with another one."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QAction, QColor, QFont, QImage, QPalette
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QWidget

from acquire_desktop.app import make_app
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.page_stack import PageFade
from acquire_desktop.ui.window.main_window import MainWindow
from tests.screenshots.__main__ import picture

Appearance = dict[str, object]
"""What can be seen, by the widget's place in the window and the name of what is seen."""

_TEXTS: Final = (
    *("text", "title", "placeholderText", "toolTip", "windowTitle", "currentText"),
    *("accessibleName", "accessibleDescription"),
)
"""Properties of widgets that hold texts."""
_NOTHING: Final = "nothing"
_ROUNDS: Final = 8
"""A change of a layout goes up by one widget in each round of events."""
_PICTURE: Final = "picture"
_COLORS: Final = (
    QPalette.ColorRole.Window,
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Base,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.Button,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.Highlight,
)


def appearance(window: MainWindow, size: QSize) -> Appearance:
    """Return the fonts, colours, places and texts of all widgets, and the picture of the window.

    The table and its exchange are shown from the top: how far they were scrolled says where the
    player looked last, not what is set. A page that fades away is gone,
    and what moves has come to its end.

    Args:
        window: On view.
        size: It gets this size.
    """
    app = make_app()
    found: Appearance = {}
    for _ in range(_ROUNDS):
        app.processEvents()
    for fade in window.findChildren(PageFade):
        fade.drop()
    for animation in window.findChildren(QVariantAnimation):
        if animation.state() is QVariantAnimation.State.Running and animation.loopCount() > 0:
            animation.setCurrentTime(animation.totalDuration())
    for area in window.findChildren(QuietArea):
        area.verticalScrollBar().setValue(0)
    image = picture(app, window, size)
    for top in _tops(app, window):
        for place, widget in _placed(top, type(top).__name__):
            found.update({f"{place} {what}": value for what, value in _facts(widget)})
        for at, action in enumerate(top.findChildren(QAction)):
            found[f"action {at} of {type(top).__name__}"] = _action(action)
    found[_PICTURE] = image
    return found


def differences(live: Appearance, fresh: Appearance) -> list[str]:
    """Return what is other in the first than in the second, in words."""
    found = [
        f"{place}: {live.get(place, _NOTHING)} in place of {fresh.get(place, _NOTHING)}"
        for place in {**fresh, **live}
        if place != _PICTURE and live.get(place, _NOTHING) != fresh.get(place, _NOTHING)
    ]
    one, other = live[_PICTURE], fresh[_PICTURE]
    assert isinstance(one, QImage)
    assert isinstance(other, QImage)
    if one == other:
        return found
    return [*found, f"the picture is another one at {_changed_place(one, other).getRect()}"]


def _changed_place(one: QImage, other: QImage) -> QRect:
    """Return the rectangle in which two pictures of a size differ."""
    size = one.size()
    if size != other.size():
        return one.rect() | other.rect()
    rows = [QRect(0, y, size.width(), 1) for y in range(size.height())]
    columns = [QRect(x, 0, 1, size.height()) for x in range(size.width())]
    high, wide = (
        [part for part in parts if one.copy(part) != other.copy(part)] for parts in (rows, columns)
    )
    corner = QPoint(wide[0].x(), high[0].y())
    return QRect(corner, QPoint(wide[-1].x(), high[-1].y()))


def _tops(app: QApplication, window: MainWindow) -> list[QWidget]:
    """Return the window and the menus and dialogs over it."""
    others = [top for top in app.topLevelWidgets() if top.isVisible() and top is not window]
    return [window, *sorted(others, key=lambda top: type(top).__name__)]


def _placed(widget: QWidget, place: str) -> Iterator[tuple[str, QWidget]]:
    """Return a widget and all in it, hidden ones too, each by its place."""
    yield place, widget
    counts: dict[str, int] = {}
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow():
            name = type(child).__name__
            counts[name] = counts.get(name, 0) + 1
            yield from _placed(child, f"{place}/{name}-{counts[name]}")


def _facts(widget: QWidget) -> Iterator[tuple[str, object]]:
    if not widget.isVisible():
        return
    yield "font", _font(widget.font())
    colors = [widget.palette().color(role).name(QColor.NameFormat.HexArgb) for role in _COLORS]
    yield "colours", " ".join(colors)
    if not widget.isWindow():
        box = widget.geometry()
        yield "place", (box.x(), box.y(), box.width(), box.height())
    for name in _TEXTS:
        if text := widget.property(name):
            yield name, text
    if isinstance(widget, QComboBox):
        yield "choices", [widget.itemText(at) for at in range(widget.count())]
    if isinstance(widget, QAbstractItemView):
        yield "cells", _cells(widget)


def _font(font: QFont) -> tuple[object, ...]:
    return (
        ", ".join(font.families()),
        font.pixelSize(),
        font.weight(),
        font.letterSpacing(),
        font.wordSpacing(),
    )


def _cells(view: QAbstractItemView) -> list[str]:
    """Return the texts of a list or table."""
    model = view.model()
    rows = model.rowCount(QModelIndex())
    is_list = isinstance(model, QAbstractListModel)
    columns = 1 if is_list else model.columnCount(QModelIndex())
    cells = (model.index(row, column) for row in range(rows) for column in range(columns))
    return [str(cell.data(Qt.ItemDataRole.DisplayRole)) for cell in cells]


def _action(action: QAction) -> tuple[object, ...]:
    return (
        action.text(),
        action.toolTip(),
        action.shortcut().toString(),
        action.isEnabled(),
        action.isVisible(),
        action.isCheckable() and action.isChecked(),
    )
