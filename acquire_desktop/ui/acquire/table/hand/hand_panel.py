"""The hand: the tiles on a wooden rail, each with what it would do."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise, zip_longest
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.hint_marks import Marks
from acquire_desktop.ui.acquire.table.hand.bell import RING_PX, Bell
from acquire_desktop.ui.acquire.table.hand.rack_tile import RackTile, lift_px
from acquire_desktop.ui.acquire.table.hand.tile_painting import (
    LARGE_TILE_PX,
    crests_px,
    draw_rail,
    words_px,
)
from acquire_desktop.ui.acquire.words.action_texts import takes_tiles
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.keys import number_keys, which_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate

SLOTS: Final = 6
_MARGIN_PX: Final = 8
_LEAST_GAP_PX: Final = 4
_BELL_PX: Final = (58, 74)
"""The side of the bell beside usual tiles, and beside tiles from that size on."""


def bell_px(tile_px: int) -> int:
    """Return the width of the bell beside tiles of a side, without its words, in pixels."""
    zoom = theme.zoom()
    most = _BELL_PX[tile_px >= LARGE_TILE_PX * zoom] * zoom
    return min(tile_px + 2, round(most)) + 2 * RING_PX


class HandPanel(Adaptive, QWidget):
    """The rail with the viewer's tiles and the bell; power cards may lie between them.

    Signals:
        tile_selected: A tile was clicked, or its number pressed, for the first time; None where
            Escape let go of it.
        tile_activated: The selected tile was clicked, or its number pressed, again,
            or it was dropped on the board.
        tile_carried (RackTile, QPoint): The mouse carries a tile and is there, on the screen.
        tile_dropped (QPoint): It was let go there.
        tile_returned (): It is not carried any more.
    """

    is_region = True

    tile_selected = Signal(object)
    tile_activated = Signal(int)
    tile_carried = Signal(object, QPoint)
    tile_dropped = Signal(QPoint)
    tile_returned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._is_private = True
        self._selected: Tile | None = None
        self._hints: Marks = {}
        self.bell = Bell(self)
        self.places: tuple[RackTile, ...] = ()
        self._tile_px, self._rail_px, self._beside_px = 56, 14, 0
        self._set_places(SLOTS)
        self.retranslate()

    def show_view(self, view: View) -> None:
        """Show the hand of a position."""
        self._view = view
        self._refresh()
        for place in self.places:
            place.takes_enter = takes_tiles(view) or not view.legal

    def show_bell(self, view: View, names: Sequence[str]) -> None:
        """Have the bell stand where the player at the screen may ring it."""
        self.bell.show_view(view, names)
        self._yield_to_bell()

    def set_private(self, visible: bool) -> None:
        """Show the tiles, or their backs only."""
        if visible == self._is_private:
            return
        self._is_private = visible
        if not visible:
            self._selected = None
            self._hints = {}
        self._refresh()

    def forget(self) -> None:
        """Show backs, as many as a usual hand, and keep nothing of the tiles."""
        self._view = self._selected = None
        self._hints = {}
        self.bell.forget()
        self._yield_to_bell()
        if len(self.places) != SLOTS:
            self._set_places(SLOTS)
        for place in self.places:
            place.cover()

    def select_tile(self, tile: Tile | None) -> None:
        """Select a tile of the hand, as if somebody else had; emits nothing."""
        self._selected = tile
        self._refresh_selection()

    def show_hints(self, marks: Marks) -> None:
        """Number the tiles that a hint names, or none."""
        if marks != self._hints:
            self._hints = dict(marks)
            self._refresh()

    def set_form(self, tile_px: int, rail_px: int, beside_px: int) -> None:
        """Have tiles of a size.

        Args:
            tile_px: The side of a tile.
            rail_px: The height of the wood.
            beside_px: What is left free before the bell.
        """
        self._tile_px, self._rail_px, self._beside_px = tile_px, rail_px, beside_px
        self.refit()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key from 1 to 6, or further with more tiles, the bell's, or Escape.

        Escape is taken while a tile is selected, and no number while something else is decided.

        Returns:
            Whether it was such a key.
        """
        if event.key() == Qt.Key.Key_Escape and self._selected is not None:
            if not event.isAutoRepeat():
                self.tile_selected.emit(None)
            return True
        if self.bell.handle_key(event):
            return True
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        at = which_key(event, number_keys(len(self.places)))
        if modifiers or at is None or not _takes_keys(self._view):
            return False
        if not event.isAutoRepeat():
            self._click(self.places[at])
        return True

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Hand", "Your tiles"))
        self._refresh()
        self.refit()

    def sizeHint(self) -> QSize:
        width = SLOTS * (self._tile_px + words_px(self._tile_px)) + 2 * _MARGIN_PX + self._beside_px
        return QSize(width, self._tile_px + self._rail_px)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.refit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_rail(painter, self.size(), self._rail_px)

    def _set_places(self, count: int) -> None:
        """Have so many places, one after the other for the Tab key."""
        for place in self.places[count:]:
            place.put_back()
            place.hide()
            place.deleteLater()
        added = [RackTile(number, self) for number in range(len(self.places) + 1, count + 1)]
        for place in added:
            place.clicked.connect(partial(self._click, place))
            place.carried.connect(partial(self.tile_carried.emit, place))
            place.dropped.connect(self.tile_dropped)
            place.returned.connect(self.tile_returned)
            place.show()
        self.places = (*self.places[:count], *added)
        for before, after in pairwise(self.places):
            self.setTabOrder(before, after)
        self.refit()

    def refit(self) -> None:
        """Stand the tiles on the rail, and see what fits beside each of them.

        The bell never moves them: it may stand in place of the words of the last tile.
        """
        end, count, bell = self.width() - _MARGIN_PX, len(self.places), bell_px(self._tile_px)
        room = end - _MARGIN_PX
        most = self._tile_px + words_px(self._tile_px)
        pitch = min(most, (room - bell - self._tile_px) // (count - 1))
        if self._beside_px:
            pitch = min(most, (room - bell - self._beside_px) // count)
        pitch = max(1, min(pitch, room // count))
        side = min(self._tile_px, pitch - _LEAST_GAP_PX)
        has_words, has_crests = (pitch >= side + px for px in (words_px(side), crests_px(side)))
        # They stand before the wood by as much as a chosen one rises, and so need no more height.
        bottom = self.height() - self._rail_px + lift_px(self._tile_px)
        for at, place in enumerate(self.places):
            place.side_px, place.has_words, place.has_crests = side, has_words, has_crests
            high = side + lift_px(side)
            place.setGeometry(_MARGIN_PX + at * pitch, bottom - high, pitch, high)
            place.update()
        used = _MARGIN_PX + count * pitch + self._beside_px
        if not self._beside_px:
            used -= pitch - round(side + crests_px(side))
        free = end - used
        words = QSize(free - bell - _MARGIN_PX, bell - RING_PX - lift_px(self._tile_px))
        self.bell.set_form(bell - 2 * RING_PX, words)
        self.bell.resize(self.bell.sizeHint())
        left = end - max(free, self.bell.width())
        self.bell.move(left, bottom + RING_PX - self.bell.height())
        self.bell.raise_()
        self._yield_to_bell()

    def _yield_to_bell(self) -> None:
        """Leave out what would stand beside the last tile under the bell."""
        last, first = self.places[-1], self.places[0]
        free = self.bell.x() - last.x() - last.side_px
        has_bell = not self.bell.isHidden()
        last.has_words = first.has_words and not (has_bell and free < words_px(last.side_px))
        last.has_crests = first.has_crests and not (has_bell and free < crests_px(last.side_px))
        last.update()

    def _click(self, place: RackTile) -> None:
        if place.effect is None:
            return
        tile = place.effect.tile
        if tile == self._selected:
            self.tile_activated.emit(tile)
        else:
            self.select_tile(tile)
            self.tile_selected.emit(tile)

    def _refresh(self) -> None:
        view = self._view
        if view is None:
            return
        count = max(SLOTS, len(view.hand))
        if count != len(self.places):
            self._set_places(count)
        before = [(place.effect, place.is_covered) for place in self.places]
        for place, effect in zip_longest(self.places, view.effects):
            if self._is_private:
                mark = None if effect is None else self._hints.get(effect.tile)
                place.show_effect(effect, view, mark)
            else:
                place.cover()
        if before != [(place.effect, place.is_covered) for place in self.places]:
            self.update()  # to paint all at once takes less than a region of many parts
        self._refresh_selection()

    def _refresh_selection(self) -> None:
        if self._view is not None and self._selected not in self._view.hand:
            self._selected = None
        for place in self.places:
            tile = None if place.effect is None else place.effect.tile
            place.setChecked(tile is not None and tile == self._selected)


def _takes_keys(view: View | None) -> bool:
    """Tell whether a tile is to be chosen, or may be planned while others decide."""
    return view is None or isinstance(view.decision, TilePlacement) or not view.legal
