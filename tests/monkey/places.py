"""Where something is done: widgets on view, each with an address that is found again."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

_NO_PLACE = ("QTipLabel", "QLabelTip")


def tops() -> list[QWidget]:
    """Return the windows on view, what lies over the others first."""
    popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
    shown = [
        top
        for top in QApplication.topLevelWidgets()
        if top.isVisible() and type(top).__name__ not in _NO_PLACE and not _is_tip(top)
    ]
    first = [top for top in (popup, modal) if top is not None and top in shown]
    return [*first, *(top for top in shown if top not in first)]


def front() -> QWidget | None:
    """Return the window that takes the mouse now."""
    found = tops()
    return found[0] if found else None


def _is_tip(top: QWidget) -> bool:
    return top.windowType() == Qt.WindowType.ToolTip


def address(widget: QWidget) -> str:
    """Return the address of a widget: kinds from its window on, each with its number there."""
    steps: list[str] = []
    part = widget
    while not part.isWindow() and (parent := part.parentWidget()) is not None:
        steps.append(f"{type(part).__name__}.{_same_kind(parent, part).index(part)}")
        part = parent
    steps.append(type(part).__name__)
    return "/".join(reversed(steps))


def at_address(place: str) -> QWidget | None:
    """Return the widget on view at an address, or None."""
    first, *steps = place.split("/")
    part = next((top for top in tops() if type(top).__name__ == first), None)
    for step in steps:
        if part is None:
            return None
        kind, number = step.rsplit(".", 1)
        same = [w for w in _children(part) if type(w).__name__ == kind]
        part = same[int(number)] if int(number) < len(same) else None
    return part if part is not None and part.isVisible() else None


def _same_kind(parent: QWidget, widget: QWidget) -> list[QWidget]:
    return [child for child in _children(parent) if type(child) is type(widget)]


def _children(parent: QWidget) -> Iterator[QWidget]:
    return (
        child for child in parent.children() if isinstance(child, QWidget) and not child.isWindow()
    )


def parts(top: QWidget) -> list[QWidget]:
    """Return the parts of a window that the mouse can reach."""
    return [
        part
        for part in top.findChildren(QWidget)
        if part.isVisible() and part.isEnabled() and part.window() is top and not _is_hidden(part)
    ]


def _is_hidden(part: QWidget) -> bool:
    return part.visibleRegion().isEmpty()


def in_window(widget: QWidget, at: QPoint) -> QPoint:
    """Return a point of a widget as one of its window."""
    return widget.mapTo(widget.window(), at)
