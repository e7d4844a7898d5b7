"""Keeps Python's collector of garbage away while Qt walks over all the widgets there are."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Let nothing be collected meanwhile.

    A new palette or style sheet goes through a list of all widgets, and calls those written in
    Python. Were garbage collected in such a call, widgets that nobody owns any more would go
    while Qt still has them on its list.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
