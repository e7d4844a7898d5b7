"""One place of the rail: a tile with what it would do beside it, the back of one, or a gap."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.ui.acquire.table.board.hint_marks import HintMark, draw_mark, hinted_text
from acquire_desktop.ui.acquire.table.hand.tile_painting import (
    LARGE_TILE_PX,
    crests_px,
    draw_back,
    draw_crests,
    draw_key,
    draw_tile,
    draw_words,
    words_px,
)
from acquire_desktop.ui.acquire.words.effect_texts import effect_label, effect_sentence
from acquire_desktop.ui.kit.keys import acting_key, command_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_ring
from acquire_desktop.ui.kit.texts import escape_html, translate

_HINT_SHARE: Final = 0.36
_LIFTS_PX: Final = (8, 12)


def lift_px(tile_px: int) -> int:
    """Return how far a chosen tile rises, in pixels."""
    return _LIFTS_PX[tile_px >= LARGE_TILE_PX]


class RackTile(PaintedButton):
    """One place on the rail: empty, a covered tile, or an open one, which rises when it is chosen.

    It takes Enter unless something else is decided: then the key belongs to that.

    Signals:
        carried (QPoint): The mouse carries the tile away and is there now, on the screen.
        dropped (QPoint): It was let go there.
        returned (): It is not carried any more, by Esc or since the place shows something else.
    """

    carried = Signal(QPoint)
    dropped = Signal(QPoint)
    returned = Signal()

    def __init__(self, number: int, parent: QWidget) -> None:
        """Make an empty place on a rack; the key of its number selects the tile."""
        super().__init__(parent, takes_enter=True)
        self._number = number
        self._edition: Edition | None = None
        self.effect: TileEffect | None = None
        """What the tile would do; None for an empty or covered place."""
        self.hint: HintMark | None = None
        """Its number in a hint."""
        self.is_covered = False
        """Whether the back of a tile is shown."""
        self.side_px = 56
        """The side of the tile."""
        self.has_words = self.has_crests = True
        """Whether a word fits beside the tile, and whether crests do."""
        self._pressed_at: QPoint | None = None
        self.is_carried = False
        """Whether the mouse has the tile."""
        self.setCheckable(True)  # while it is selected, raised and in the accent colour

    def show_effect(
        self, effect: TileEffect | None, view: View, mark: HintMark | None = None
    ) -> None:
        """Show a tile with what it would do and its number in a hint, or an empty place."""
        before = (self.effect, self._edition, self.is_covered, self.hint)
        if effect != self.effect:
            self.put_back()
        self.effect, self._edition, self.is_covered, self.hint = effect, view.edition, False, mark
        name, tip = translate("Hand", "Place {number} of the rack, empty", number=self._number), ""
        if effect is not None:
            tip = escape_html(effect_sentence(effect, view))
            name = translate(
                "Hand", "Tile {number}: {tile}, {effect}", number=self._number,
                tile=TILE_NAMES[effect.tile], effect=effect_label(effect, view.edition),
            )  # fmt: skip
        self._describe(hinted_text(name, mark), tip)
        if before != (effect, view.edition, False, mark):
            self.update()

    def cover(self) -> None:
        """Show the back of a tile."""
        self.put_back()
        self.effect, self.is_covered, self.hint = None, True, None
        self.setChecked(False)
        self._describe(translate("Hand", "Covered tile"), "")
        self.update()

    def put_back(self) -> None:
        """Let the mouse have the tile no longer, until it is pressed again."""
        self._pressed_at = None
        if self.is_carried:
            self.is_carried = False
            self.unsetCursor()
            self.returned.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_back()  # by another button, too
        if event.button() == Qt.MouseButton.LeftButton and self.effect is not None:
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        way = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if way >= QApplication.startDragDistance() and not self.is_carried:
            self.is_carried = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self.is_carried:
            self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_carried = self.is_carried and event.button() == Qt.MouseButton.LeftButton
        if was_carried:
            self.dropped.emit(event.globalPosition().toPoint())
        self.put_back()
        super().mouseReleaseEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_carried and event.key() == Qt.Key.Key_Escape:
            self.put_back()
        else:
            super().keyPressEvent(event)

    def tile_rect(self) -> QRectF:
        """Return where the tile lies, which rises when it is chosen."""
        top = 0 if self.isChecked() else lift_px(self.side_px)
        return QRectF(2, top + 2, self.side_px, self.side_px).adjusted(0, 0, -4, -4)

    def sizeHint(self) -> QSize:
        words = (
            words_px(self.side_px) if self.has_words else crests_px(self.side_px) * self.has_crests
        )
        return QSize(round(self.side_px + words), self.side_px + lift_px(self.side_px))

    def paint(self, painter: QPainter) -> None:
        tile, effect = self.tile_rect(), self.effect
        if self.is_covered:
            draw_back(painter, tile, self.devicePixelRatioF())
        elif effect is not None and self._edition is not None:
            is_chosen = self.isChecked()
            draw_tile(painter, tile, effect, is_chosen=is_chosen, is_lit=self.underMouse())
            letters = [self._edition.chains[chain].letter for chain in effect.chains]
            if self.has_words:
                draw_words(painter, tile, effect, letters, is_strong=is_chosen)
            else:
                draw_crests(painter, tile, effect, letters, has_room=self.has_crests)
            if self.hint is None:
                sign = acting_key(command_key(f"number_{self._number}"))
                draw_key(painter, tile, effect, sign)
            else:
                side = tile.height() * _HINT_SHARE
                draw_mark(painter, QRectF(tile.left() - 1, tile.top() - 1, side, side), self.hint)
        if self.hasFocus():
            draw_ring(painter, tile.adjusted(-1, -1, 1, 1), theme.RADIUS_LARGE)

    def _describe(self, name: str, tip: str) -> None:
        """Name the place; only an open tile can be reached."""
        is_open = self.effect is not None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_open else Qt.FocusPolicy.NoFocus)
        self.setEnabled(is_open)
        self.setAccessibleName(name)
        self.setToolTip(tip)
