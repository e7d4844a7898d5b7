"""A change of the look or the language, and what waits until every widget has it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken


class _Change:
    waiting: dict[Callable[[], None], None] | None = None
    """What is done when the change that is going on has reached every widget; None without one."""


@contextmanager
def going_on() -> Iterator[None]:
    """Change the look or the language; what ``when_done`` gets meanwhile is done at the end.

    The innermost widgets come first: what a widget needs depends on those in it.
    """
    before, waiting = _Change.waiting, dict[Callable[[], None], None]()
    _Change.waiting = waiting
    try:
        yield
    finally:
        _Change.waiting = before
    for adapt in sorted(waiting, key=_depth, reverse=True):
        if Shiboken.isValid(getattr(adapt, "__self__", adapt)):  # else the change deleted it
            adapt()


def _depth(adapt: Callable[[], None]) -> int:
    """Return how many widgets lie round the one of this method."""
    widget, depth = getattr(adapt, "__self__", None), 0
    while isinstance(widget, QWidget) and Shiboken.isValid(widget):
        widget, depth = widget.parentWidget(), depth + 1
    return depth


def when_done(adapt: Callable[[], None]) -> None:
    """Do something once when all widgets have the new look and language, or now without a change.

    Qt tells every widget several times of one change, and the first ones before the others
    have it.
    """
    if _Change.waiting is None:
        adapt()
    else:
        _Change.waiting[adapt] = None
