"""Faults that are planted, to see whether the monkey finds them."""

import os
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import qWarning

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.ui.acquire.shell.window import AcquireWindow

_BUSY_S: Final = 4.0
_GROWTH_BYTES: Final = 100 * 2**20

Plant = Callable[[AcquireWindow], None]


def _exception(window: AcquireWindow) -> None:
    def fail() -> None:
        raise ValueError("planted")

    window.menus.actions["compare"].triggered.connect(fail)


def _warning(window: AcquireWindow) -> None:
    window.menus.actions["rules"].triggered.connect(lambda: qWarning("planted"))


def _freeze(window: AcquireWindow) -> None:
    def work() -> None:
        until = time.thread_time() + _BUSY_S
        while time.thread_time() < until:
            pass

    window.menus.actions["guide"].triggered.connect(work)


def _leak(window: AcquireWindow) -> None:
    """Name the tiles of whoever sat there in a tip that stays at the curtain."""
    session = window.session

    def tell() -> None:
        if session.screen.shows_hand:
            names = [TILE_NAMES[tile] for tile in session.view.hand]
            window.pages.game.moment.card.setToolTip(", ".join(names))

    session.stepped.connect(tell)


def _view(window: AcquireWindow) -> None:
    """Keep the view of whoever sat there."""
    session = window.session

    def keep() -> None:
        if session.screen.shows_hand:
            window.menus.last_view = session.view  # type: ignore[attr-defined]

    session.stepped.connect(keep)


def _log(window: AcquireWindow) -> None:
    """Leave nothing out of the log, whoever reads it."""
    session = window.session
    session.rules = replace(session.rules, redact=lambda told, _reader: tuple(told))


def _crash(window: AcquireWindow) -> None:
    window.menus.actions["show_chart"].triggered.connect(os.abort)


def _growth(window: AcquireWindow) -> None:
    """Keep more at every look at the rules."""
    kept: list[bytes] = []
    window.menus.actions["rules"].triggered.connect(lambda: kept.append(b"x" * _GROWTH_BYTES))


PLANTED: Final[dict[str, Plant]] = {
    "exception": _exception,
    "warning": _warning,
    "freeze": _freeze,
    "leak": _leak,
    "view": _view,
    "log": _log,
    "crash": _crash,
    "growth": _growth,
}
"""What is done to each window, by the name of the fault."""
