"""The short animation between two boards, drawn over the final one and never needed for it."""

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT, Tile, neighbors
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board import drawing, roofs
from acquire_desktop.ui.acquire.table.board.drawing import OUTLINE, shape_of
from acquire_desktop.ui.acquire.table.board.geometry import SIDE, distance, space_rect
from acquire_desktop.ui.acquire.table.board.items import GroundItem
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha

HIGH = 1.35
"""How much larger than on its space a tile is when it begins to settle."""
_FADE_MS = theme.PLACE_MS
_TRACED = 0.7
"""The share of its time in which an outline is drawn; then it fades."""
_ease_out = QEasingCurve(QEasingCurve.Type.OutCubic)


@dataclass(frozen=True, slots=True)
class Change:
    """The differences between two boards that follow each other."""

    placed: Tile | None
    """The tile that was placed, if one was."""
    letter: str | None
    """The chain of the placed or the joined tiles afterwards."""
    recolored: tuple[tuple[Tile, str | None], ...]
    """Tiles that changed hands with their letter before, None if independent; nearest first."""
    group: tuple[Tile, ...]
    """The chain that was founded or grew; empty if none."""
    is_founding: bool
    """Whether the chain of ``group`` is new."""
    arrives_ms: int = 0
    """Milliseconds until the placed tile is above its space, which is bare until then."""

    @property
    def step_ms(self) -> float:
        """Milliseconds from one changing tile to the next."""
        most = theme.MERGE_MAX_MS - _FADE_MS
        return min(float(theme.MERGE_TILE_MS), most / max(1, len(self.recolored)))

    @property
    def settled_ms(self) -> int:
        """Milliseconds until the placed tile lies."""
        return 0 if self.placed is None else self.arrives_ms + theme.PLACE_MS

    @property
    def pulse_ms(self) -> int:
        """Milliseconds that the outline of the group glows."""
        return theme.FOUND_MS if self.is_founding else theme.GROW_MS

    @property
    def total_ms(self) -> int:
        """Milliseconds of the whole animation."""
        fades = round(self.step_ms * len(self.recolored)) + _FADE_MS if self.recolored else 0
        pulse = self.pulse_ms if self.group else 0
        return self.settled_ms + max(fades, pulse)


def change_between(before: View, after: View) -> Change | None:
    """Return the one change to animate, or None for a jump, a step back or no change."""
    pairs = list(enumerate(zip(before.board, after.board, strict=True)))
    placed = [tile for tile, (old, new) in pairs if old == EMPTY != new]
    gone = any(new == EMPTY != old for _, (old, new) in pairs)
    changed = [tile for tile, (old, new) in pairs if old not in (EMPTY, new)]
    owners = {after.board[tile] for tile in (*placed, *changed)}
    if gone or len(placed) > 1 or len(owners) != 1:
        return None
    owner = owners.pop()
    letters = [spec.letter for spec in after.edition.chains]
    start = placed[0] if placed else _merging_tile(changed, before)
    changed.sort(key=lambda tile: distance(start, tile))
    is_chain = owner < INDEPENDENT
    return Change(
        placed=placed[0] if placed else None,
        letter=letters[owner] if is_chain else None,
        recolored=tuple(
            (tile, letters[before.board[tile]] if before.board[tile] < INDEPENDENT else None)
            for tile in changed
        ),
        group=tuple(t for t, (_, new) in pairs if new == owner) if is_chain else (),
        is_founding=is_chain and before.sizes[owner] == 0,
    )


def _merging_tile(changed: list[Tile], before: View) -> Tile:
    """Return the tile that joined the changed ones: it touches the most chains."""
    independent = [tile for tile in changed if before.board[tile] == INDEPENDENT]
    return max(
        independent or changed,
        key=lambda tile: len({before.board[other] for other in neighbors(tile)}),
    )


class _OldTileItem(BoardItem):
    """A tile as it was before the change; only its opacity changes, so its picture is kept."""

    def __init__(self, tile: Tile, letter: str | None, parent: QGraphicsItem) -> None:
        super().__init__()
        self.setParentItem(parent)
        self.subject: tuple[Tile, str | None] = tile, letter
        self.area = space_rect(tile).adjusted(-4, -4, 4, 4)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        _draw_tile(painter, *self.subject)


class _BareSpaceItem(BoardItem):
    """A space without the things that lie there now."""

    def __init__(self, tile: Tile, parent: QGraphicsItem) -> None:
        super().__init__()
        self.setParentItem(parent)
        self.area = space_rect(tile)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        painter.setClipRect(self.area, Qt.ClipOperation.IntersectClip)
        GroundItem().draw(painter)


class TransitionItem(BoardItem):
    """Draws the moment of a change: the tile settles, roofs change colour, the outline is drawn."""

    depth = 5
    subject: Change | None = None

    def __init__(self) -> None:
        super().__init__()
        self._time_ms = 0.0
        self._is_still = False
        self._old_tiles: list[_OldTileItem] = []
        self._bare_space: _BareSpaceItem | None = None
        self.setVisible(False)

    def show_moment(self, change: Change | None, time_ms: float) -> None:
        """Draw a change as it looks some milliseconds after its start, or nothing."""
        self._show(change, is_still=False)
        self._time_ms = time_ms
        if change is None:
            return
        if self._bare_space is not None:
            self._bare_space.setVisible(time_ms < change.arrives_ms)
        since = time_ms - change.settled_ms
        for index, item in enumerate(self._old_tiles):
            fade = _progress(since - index * change.step_ms, _FADE_MS)
            item.setOpacity(1 - fade)
        self.update()

    def show_still(self, change: Change) -> None:
        """Draw a line round what changed, which stays for a while, instead of motion."""
        self._show(change, is_still=True)
        self.update()

    def draw(self, painter: QPainter) -> None:
        change = self.subject
        if change is None:
            return
        if self._is_still:
            drawing.draw_ring(painter, shape_of(change.group), theme.current().lamp, 4)
            return
        since = self._time_ms - change.settled_ms
        if change.placed is not None and change.arrives_ms <= self._time_ms < change.settled_ms:
            self._draw_settling(painter, change, change.placed)
        if change.group and 0 <= since < change.pulse_ms:
            _draw_outline(painter, shape_of(change.group), since / change.pulse_ms)

    def _show(self, change: Change | None, *, is_still: bool) -> None:
        if change is self.subject and is_still == self._is_still:
            return
        for item in (*self._old_tiles, self._bare_space):
            if item is not None:
                self.scene().removeItem(item)
        self.subject, self._is_still = change, is_still
        recolored = () if change is None or is_still else change.recolored
        self._old_tiles = [_OldTileItem(tile, letter, self) for tile, letter in recolored]
        self._bare_space = None
        if change is not None and change.placed is not None and change.arrives_ms:
            self._bare_space = _BareSpaceItem(change.placed, self)
        self.cover(QRectF() if change is None else _area_of(change))
        self.setVisible(change is not None)

    def _draw_settling(self, painter: QPainter, change: Change, tile: Tile) -> None:
        done = _progress(self._time_ms - change.arrives_ms, theme.PLACE_MS)
        center = space_rect(tile).center()
        painter.save()
        painter.translate(center)
        scale = HIGH + (1 - HIGH) * done
        painter.scale(scale, scale)
        painter.translate(-center)
        _draw_tile(painter, tile, change.letter)
        painter.restore()


def _draw_outline(painter: QPainter, shape: QPainterPath, done: float) -> None:
    """Draw an outline once round, and let it fade."""
    width = OUTLINE + 3
    color = with_alpha(theme.current().lamp, min(1.0, (1 - done) / (1 - _TRACED)))
    pen = QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    if done < _TRACED:
        length = shape.length() / width
        pen.setDashPattern([max(0.01, length * done / _TRACED), length])
    painter.strokePath(shape, pen)


def _area_of(change: Change) -> QRectF:
    area = shape_of(change.group).boundingRect() if change.group else QRectF()
    if change.placed is not None:
        area = area.united(space_rect(change.placed))
    return area.adjusted(-SIDE / 4, -SIDE / 4, SIDE / 4, SIDE / 4)


def _progress(time_ms: float, duration_ms: float) -> float:
    return _ease_out.valueForProgress(min(1.0, max(0.0, time_ms / duration_ms)))


def _draw_tile(painter: QPainter, tile: Tile, letter: str | None) -> None:
    if letter is None:
        drawing.draw_blocks(painter, (tile,))
    else:
        roofs.draw_roof(painter, (tile,), letter)
        roofs.draw_huts(painter, (tile,), letter)
        roofs.draw_letters(painter, (tile,), letter)
