"""Walks through the screens at sizes and says what is cut, restless or too small to hit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from acquire_desktop.app import make_app
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.window.main_window import MainWindow
from tests.room.findings import (
    cut_texts,
    hidden_parts,
    least_target_px,
    painted_texts,
    shortened_texts,
    small_targets,
)
from tests.room.items import cut_items
from tests.room.pseudo import PseudoTranslator
from tests.room.rest import restless
from tests.room.typed import unseen_typing
from tests.screenshots.__main__ import picture
from tests.screenshots.every import shown

PSEUDO = "pseudo"
"""English, every word 40 % longer."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something on a screen that is larger than its place, or too small."""

    state: str
    size: str
    text_scale: int
    language: str
    what: str

    def __str__(self) -> str:
        return f"{self.state} {self.size} {self.text_scale} % {self.language}: {self.what}"


def walk(
    states: Sequence[str],
    sizes: Sequence[QSize],
    text_scale: int,
    language: str,
    *,
    targets: bool = False,
    types: bool = False,
) -> Iterator[Finding]:
    """Look at screens in every size.

    Args:
        states: Names of the pictures.
        sizes: Of the window, in pixels.
        text_scale: In per cent.
        language: One of the program's, or ``PSEUDO``.
        targets: Whether to look for small targets too.
        types: Whether to type into every field, at sizes of its own.
    """
    app = make_app()
    for name in states:
        spoken = "en" if language == PSEUDO else language
        strange = PseudoTranslator(app) if language == PSEUDO else None
        with shown(name, spoken, text_scale, translator=strange) as window:
            for size in sizes:
                for what in findings_in(app, window, size, targets=targets):
                    where = f"{size.width()}x{size.height()}"
                    yield Finding(name, where, text_scale, language, what)
            for what in unseen_typing(app, window) if types else ():
                yield Finding(name, "", text_scale, language, what)


def findings_in(
    app: QApplication, window: MainWindow, size: QSize, *, targets: bool = False
) -> list[str]:
    """Return what is cut, or too small, in a window of a size and the dialogs over it."""
    picture(app, window, size)
    for dialog in _dialogs(app):  # as if it were opened now
        app.sendEvent(dialog, QShowEvent())
    with painted_texts() as painted:  # not at the sizes in between
        picture(app, window, size)
    found = [*sorted(painted.cut), *restless(app)]
    if window.size() != size:
        found.append(f"the window is {window.width()}x{window.height()}")
    tops: list[QWidget] = [window, *_dialogs(app)]
    for top in tops:
        if top.width() > size.width() or top.height() > size.height():
            found.append(f"{type(top).__name__} is {top.width()}x{top.height()}")
        found += cut_texts(top)
        found += hidden_parts(top)
        found += cut_items(top)
        if targets:
            found += small_targets(top, least_target_px())
        if size.width() >= _USUAL_WIDTH and theme.text_scale() == 100:
            found += shortened_texts(top)
    return list(dict.fromkeys(found))


_USUAL_WIDTH: Final = 1280
"""From this width on, text of the usual size is never shortened."""


def _dialogs(app: QApplication) -> list[QDialog]:
    return [top for top in app.topLevelWidgets() if isinstance(top, QDialog) and top.isVisible()]
