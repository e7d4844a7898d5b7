"""Move parts: what a computer player did and why, as a portrait with lines beside it."""

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from acquire_desktop.ui.acquire.table.advice.hint_parts import muted
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.texts import label

_PORTRAIT_PX: Final = 28


class ExplainedMove(NamedTuple):
    """A player's move, in words."""

    face: Face
    """Of whoever did it."""
    deed: str
    why: str


def move_part(move: ExplainedMove) -> QWidget:
    """Return a move as its portrait, the deed and below it the reason."""
    result, picture = QWidget(), QLabel()
    side = theme.scaled(_PORTRAIT_PX)
    picture.setPixmap(face_pixmap(move.face, side, picture.devicePixelRatioF()))
    picture.setAlignment(Qt.AlignmentFlag.AlignTop)
    lines = column(label(move.deed, wraps=True), muted(move.why), spacing=2)
    row(picture, Stretched(lines, 1), of=result, spacing=theme.SPACE)
    return result
