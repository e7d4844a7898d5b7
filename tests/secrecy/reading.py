"""Everything that can be learned from a window: what is seen, said, stored and remembered."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import singledispatch
from typing import Final
from zlib import crc32

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QItemSelectionModel,
    QMetaProperty,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QGuiApplication, QTextDocument
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QToolTip, QWidget

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.hotel_tycoon.board.view import BoardView as HotelBoardView
from acquire_desktop.ui.window.main_window import MainWindow
from tests.secrecy.values import OWN, held_views, plain

Reading = dict[str, object]
"""What was found, by where it was found; what is empty is left out."""
Parts = list[tuple[str, QObject]]
"""The objects of a window, each with the chain of names that leads to it."""

Facts = Iterator[tuple[str, object]]
"""Pieces of a reading."""

PICTURE: Final = "picture"
"""Where the picture of the window stands in a reading: a checksum for each line of pixels."""

_STATES: Final = frozenset(
    ["checked", "currentIndex", "cursorPosition", "down", "enabled", "visible"]
)
"""Properties that tell something though they are no texts."""
_PLACES: Final = frozenset({"geometry", "maximum", "value"})
"""The same of what is on view; what is hidden is laid out anew before it is seen."""
_FOR_PAINTING: Final = frozenset({"_cachedView", "_largest_px", "_stale", "range"})
"""What is kept for the next time a part is painted or laid out."""
_ARRANGED: Final = frozenset({"_fit_now", "_needed_px"})
"""How the program's own parts were arranged last: like ``_PLACES``."""
_DULL: Final = frozenset({"inputMask", "objectName", "styleSheet", "windowIconText"})
"""Texts that nobody meets."""
_ROLES: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    Qt.ItemDataRole.CheckStateRole,
    *range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 4),
)
_ORIENTATIONS: Final = (Qt.Orientation.Horizontal, Qt.Orientation.Vertical)
_SPOKEN: Final = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)

_properties: dict[str, list[tuple[str, QMetaProperty]]] = {}


def parts_of(window: MainWindow, apart: Collection[QWidget] = ()) -> Parts:
    """Return the window, whatever else is open, and everything below.

    Args:
        window: The window.
        apart: Pages that are left out unless they are on view.
    """
    names = _names(window)
    tops = [window, *(top for top in QApplication.topLevelWidgets() if top.isVisible())]
    return [
        found
        for number, top in enumerate(dict.fromkeys(tops))
        for found in _walk(top, f"{type(top).__name__}{number or ''}", names, apart)
    ]


def read(window: MainWindow, parts: Parts) -> Reading:
    """Return everything that the parts of a window tell now, hidden ones too."""
    found = {
        key: value
        for path, part in parts
        for key, value in _read_object(path, part)
        if value is not None and value is not False and value not in ("", ())
    }
    found["clipboard"] = QGuiApplication.clipboard().text()
    found["tool tip"] = QToolTip.text()
    image = window.grab().toImage()
    pixels, row = image.constBits(), image.bytesPerLine()
    found[PICTURE] = tuple(crc32(pixels[y * row : (y + 1) * row]) for y in range(image.height()))
    return found


def kept_views(parts: Parts) -> Facts:
    """Yield every view and state that some part of the window but the session keeps."""
    seen: set[int] = set()
    for path, part in parts:
        for attribute, value in _attributes(part):
            yield from held_views(value, f"{path}.{attribute}", seen)


# Walking


def _names(window: QWidget) -> dict[int, str]:
    """Return the attribute under which some part of the window keeps another, by its id."""
    names: dict[int, str] = {}
    for part in (window, *window.findChildren(QObject)):
        for attribute, value in _attributes(part):
            for index, each in enumerate(_spread(value)):
                if isinstance(each, QObject):
                    name = f"{attribute}[{index}]" if each is not value else attribute
                    names.setdefault(id(each), name)
    return names


def _spread(value: object) -> Iterable[object]:
    if isinstance(value, Mapping):
        return value.values()
    return value if isinstance(value, list | tuple) else (value,)


def _walk(
    part: QObject, path: str, names: Mapping[int, str], apart: Collection[QWidget]
) -> Iterator[tuple[str, QObject]]:
    """Yield an object and all below it, with the chain of names that leads there."""
    yield path, part
    counts: dict[str, int] = {}
    for child in part.children():
        kind = type(child).__name__
        is_apart = isinstance(child, QWidget) and child in apart and not child.isVisible()
        if is_apart or isinstance(child, GameSession):
            continue
        name = names.get(id(child))
        if name is None:
            counts[kind] = counts.get(kind, 0) + 1
            name = child.objectName() or str(counts[kind])
        yield from _walk(child, f"{path}/{name}:{kind}", names, apart)


def _attributes(part: object) -> Iterable[tuple[str, object]]:
    """Return what Python keeps in an object of the program's own."""
    if not type(part).__module__.startswith(OWN):
        return ()
    return [(name, value) for name, value in vars(part).items() if name not in _FOR_PAINTING]


# One object


def _read_object(path: str, part: QObject) -> Facts:
    is_on_view = not isinstance(part, QWidget) or part.isVisible()
    for name, known in _told(part):
        if is_on_view or name not in _PLACES:
            yield f"{path}::{name}", plain(known.read(part))
    for attribute, value in _attributes(part):
        if is_on_view or attribute not in _ARRANGED:
            yield f"{path}.{attribute}", plain(value)
    yield from _read_kind(part, path)


def _told(part: QObject) -> list[tuple[str, QMetaProperty]]:
    """Return the properties of an object's class that can tell something."""
    meta = part.metaObject()
    kind = meta.className()
    if kind not in _properties:
        every = [meta.property(index) for index in range(meta.propertyCount())]
        named = [(str(each.name()), each) for each in every]
        _properties[kind] = [
            (name, each)
            for name, each in named
            if name in _STATES | _PLACES
            or (str(each.typeName()) in ("QString", "QStringList") and name not in _DULL)
        ]
    return _properties[kind]


@singledispatch
def _read_kind(part: QObject, path: str) -> Facts:  # noqa: ARG001 - most kinds have nothing more
    """Yield what no property tells, by what kind of object it is."""
    return iter(())


@_read_kind.register
def _read_spoken(part: QWidget, path: str) -> Facts:
    """Yield what a screen reader can ask for, of parts that are no widgets too."""
    # The stub promises too much.
    interface: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(part)
    if interface is None:
        return
    for kind in _SPOKEN:
        if part.isVisible() or kind is not QAccessible.Text.Value:
            yield f"{path}::spoken {kind.name}", interface.text(kind)
    if not isinstance(part, BoardView | HotelBoardView):
        return  # what stands in the cells of the other views is read from their models
    for index in range(interface.childCount()):
        cell = interface.child(index)
        state = cell.state()
        told = cell.text(QAccessible.Text.Name), state.selectable, state.selected
        yield f"{path}::spoken[{index}]", told


@_read_kind.register
def _read_action(part: QAction, path: str) -> Facts:
    yield f"{path}::keys", tuple(key.toString() for key in part.shortcuts())
    yield f"{path}::data", plain(part.data())


@_read_kind.register
def _read_model(part: QAbstractItemModel, path: str) -> Facts:
    is_list = isinstance(part, QAbstractListModel)
    rows, columns = part.rowCount(), 1 if is_list else part.columnCount()
    for row in range(rows):
        for column in range(columns):
            index = part.index(row, column)
            for role in _ROLES:
                yield f"{path}[{row},{column}]::{int(role)}", plain(index.data(role))
    for orientation, count in zip(_ORIENTATIONS, (columns, rows), strict=True):
        for section in range(0 if is_list else count):
            for role in _ROLES[:8]:
                value = part.headerData(section, orientation, role)
                yield f"{path}[{orientation.name} {section}]::{int(role)}", plain(value)


@_read_kind.register
def _read_selection(part: QItemSelectionModel, path: str) -> Facts:
    yield f"{path}::current", _place(part.currentIndex())
    yield f"{path}::selected", tuple(_place(index) for index in part.selectedIndexes())


@_read_kind.register
def _read_text(part: QTextDocument, path: str) -> Facts:
    yield f"{path}::text", part.toPlainText()


@_read_kind.register
def _read_scene(part: QGraphicsScene, path: str) -> Facts:
    is_on_view = any(view.isVisible() for view in part.views())
    for number, item in enumerate(part.items()):
        yield from _read_item(f"{path}/{number}:{type(item).__name__}", item, is_on_view)


def _read_item(path: str, item: QGraphicsItem, is_on_view: bool) -> Facts:
    if is_on_view:
        yield f"{path}::place", (item.pos().toTuple(), item.isVisible(), item.opacity())
        yield f"{path}::rect", item.boundingRect().getRect()
    yield f"{path}::tip", item.toolTip()
    for key in range(4):
        yield f"{path}::data {key}", plain(QGraphicsItem.data(item, key))
    for method in ("text", "toPlainText"):
        text = getattr(item, method, None)
        if callable(text):
            yield f"{path}::{method}", text()
    for attribute, value in _attributes(item):
        yield f"{path}.{attribute}", plain(value)


def _place(index: QModelIndex) -> tuple[int, int]:
    return index.row(), index.column()
