"""The hand: the tiles on a rack, each with what it would do."""

from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.hint_marks import Marks
from acquire_desktop.ui.acquire.table.hand.rack_tile import LEDGE_PX, RackTile
from acquire_desktop.ui.acquire.words.action_texts import takes_tiles
from acquire_desktop.ui.acquire.words.effect_texts import growth_labels
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.keys import number_keys, which_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import translate

SLOTS: Final = 6
_SPARE_PX: Final = 40


class HandPanel(Adaptive, QWidget):
    """The rack with the viewer's tiles.

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
        self.places: tuple[RackTile, ...] = ()
        self._layout = row(of=self, margins=(theme.SPACE, 0, theme.SPACE, 0))
        self._set_places(SLOTS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_view(self, view: View) -> None:
        """Show the hand of a position."""
        self._view = view
        self._refresh()
        for place in self.places:
            place.takes_enter = takes_tiles(view) or not view.legal

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
        if len(self.places) != SLOTS:
            self._set_places(SLOTS)
        for place in self.places:
            place.cover()
        self._refresh_words()

    def select_tile(self, tile: Tile | None) -> None:
        """Select a tile of the hand, as if somebody else had; emits nothing."""
        self._selected = tile
        self._refresh_selection()

    def show_hints(self, marks: Marks) -> None:
        """Number the tiles that a hint names, or none."""
        if marks != self._hints:
            self._hints = dict(marks)
            self._refresh()

    def most_height(self) -> int:
        """Return the height up to which the tiles look good, in pixels."""
        return self.sizeHint().height() + theme.scaled(_SPARE_PX)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key from 1 to 6, or further with more tiles, or Escape while one is selected.

        Returns:
            Whether it was such a key.
        """
        if event.key() == Qt.Key.Key_Escape and self._selected is not None:
            if not event.isAutoRepeat():
                self.tile_selected.emit(None)
            return True
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        at = which_key(event, number_keys(len(self.places)))
        if modifiers or at is None:
            return False
        if not event.isAutoRepeat():
            self._click(self.places[at])
        return True

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Hand", "Your tiles"))
        self._refresh()
        self._refresh_words()

    def refit(self) -> None:
        self._refresh_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._refresh_words()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ledge = QRectF(0, self.height() - LEDGE_PX - 1, self.width(), LEDGE_PX)
        edge = QPen(look.border, theme.HAIRLINE_PX)
        draw_box(painter, ledge.adjusted(0.5, 0.5, -0.5, -0.5), 3, look.pressed, edge)
        painter.setPen(QPen(look.safe_brass, theme.HAIRLINE_PX))
        y = ledge.top() + 1.5
        painter.drawLine(QPointF(ledge.left() + 3, y), QPointF(ledge.right() - 3, y))

    def _set_places(self, count: int) -> None:
        """Have so many places; where there are more than usual they are small."""
        for place in self.places[count:]:
            place.put_back()
            self._layout.removeWidget(place)
            place.hide()
            place.deleteLater()
        added = [RackTile(number, self) for number in range(len(self.places) + 1, count + 1)]
        for place in added:
            place.clicked.connect(partial(self._click, place))
            place.carried.connect(partial(self.tile_carried.emit, place))
            place.dropped.connect(self.tile_dropped)
            place.returned.connect(self.tile_returned)
            self._layout.addWidget(place)
            place.show()
        self.places = (*self.places[:count], *added)
        is_crowded = count > SLOTS
        self._layout.setSpacing(2 if is_crowded else theme.SPACE_HALF)
        for place in self.places:
            place.is_small = is_crowded

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
            self._refresh_words()
            self.update()  # to paint all at once takes less than a region of many parts
        self._refresh_selection()

    def _refresh_words(self) -> None:
        """Say what tiles do, and name the chains, only where there is room for all of them.

        All chains count, not only those of this hand: no game has racks of both kinds.
        """
        labels = growth_labels(self._view.edition) if self._view is not None else []
        widest = max(map(width_px, labels), default=0) + theme.SPACE_2
        is_brief = any(max(p.label_width(), widest) > p.width() for p in self.places)
        has_words = all(place.verb_width() <= place.width() for place in self.places)
        for place in self.places:
            place.is_brief, place.has_words = is_brief, has_words
            place.updateGeometry()
            place.update()

    def _refresh_selection(self) -> None:
        if self._view is not None and self._selected not in self._view.hand:
            self._selected = None
        for place in self.places:
            tile = None if place.effect is None else place.effect.tile
            place.setChecked(tile is not None and tile == self._selected)
