"""Boxes: rows and columns of widgets, written as they stand on the screen.

What is put into another widget takes along all that it holds, and each of these is dressed anew:
a large page puts its empty frames into each other first, and fills them then.
"""

from typing import NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget


class Gap(NamedTuple):
    """An empty place of so many pixels in a row or column."""

    px: int


class Stretched(NamedTuple):
    """A part that takes its share of the room that is left, or has an alignment of its own."""

    part: QWidget | QLayout
    share: int = 0
    align: Qt.AlignmentFlag | None = None


Part: TypeAlias = QWidget | QLayout | Gap | Stretched | int
Margins: TypeAlias = int | tuple[int, int, int, int]
_Box = TypeVar("_Box", bound=QBoxLayout)


def row(
    *parts: Part, of: QWidget | None = None, spacing: int = 0, margins: Margins = 0
) -> QHBoxLayout:
    """Return a row.

    Args:
        parts: From left to right; a number is empty room that takes so large a share of what
            is left.
        of: The widget that the row fills.
        spacing: Between two parts, in pixels.
        margins: Around the parts, in pixels: one for all sides, or left, top, right, bottom.
    """
    return fill(QHBoxLayout(of) if of else QHBoxLayout(), parts, spacing, margins)


def column(
    *parts: Part, of: QWidget | None = None, spacing: int = 0, margins: Margins = 0
) -> QVBoxLayout:
    """Return a column: as ``row``, from top to bottom."""
    return fill(QVBoxLayout(of) if of else QVBoxLayout(), parts, spacing, margins)


def take_out(box: QLayout, *widgets: QWidget) -> None:
    """Take widgets out of a layout, if they are in it, before they go into another place.

    Qt's ``addWidget`` would do so itself, but delete an item that Python still knows, and takes for
    whatever comes to lie at its address.
    """
    for widget in widgets:
        at = box.indexOf(widget)
        if at >= 0:
            box.takeAt(at)


def hairline() -> QFrame:
    """Return a thin line between two parts of a column."""
    line = QFrame()
    line.setProperty("role", "hairline")
    return line


def fill(box: _Box, parts: tuple[Part, ...], spacing: int, margins: Margins) -> _Box:
    """Put parts into a row or column, and return it; the arguments are those of ``row``."""
    box.setSpacing(spacing)
    box.setContentsMargins(*(margins if isinstance(margins, tuple) else (margins,) * 4))
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
        elif isinstance(part, Gap):
            box.addSpacing(part.px)
        else:
            _add(box, part if isinstance(part, Stretched) else Stretched(part))
    return box


def _add(box: QBoxLayout, each: Stretched) -> None:
    if isinstance(each.part, QLayout):
        box.addLayout(each.part, each.share)
    else:
        box.addWidget(each.part, each.share)
    if each.align is not None:
        box.setAlignment(each.part, each.align)
