"""The short animation between two boards, drawn over the final one and never needed for it."""

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from acquire_desktop.engine.board import EMPTY, INDEPENDENT, Tile
from acquire_desktop.engine.observation import View
from acquire_desktop.ui import theme
from acquire_desktop.ui.board import drawing
from acquire_desktop.ui.board.drawing import INSET, OUTLINE, shape_of
from acquire_desktop.ui.board.geometry import distance, lot_rect
from acquire_desktop.ui.board.items import BoardItem

_FADE_MS = theme.PLACE_MS
_ease_out = QEasingCurve(QEasingCurve.Type.OutCubic)


@dataclass(frozen=True, slots=True)
class Change:
    """What differs between two boards that follow each other."""

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

    @property
    def step_ms(self) -> float:
        """Milliseconds from one changing tile to the next."""
        most = theme.MERGE_MAX_MS - _FADE_MS
        return min(float(theme.MERGE_TILE_MS), most / max(1, len(self.recolored)))

    @property
    def settled_ms(self) -> int:
        """Milliseconds until the placed tile lies."""
        return 0 if self.placed is None else theme.PLACE_MS

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
    start = placed[0] if placed else changed[0]
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


class TransitionItem(BoardItem):
    """Draws the moment of a change: the tile settles, roofs change colour, the outline glows."""

    def __init__(self) -> None:
        super().__init__(5)
        self._change: Change | None = None
        self._time_ms = 0.0
        self.setVisible(False)

    def show_moment(self, change: Change | None, time_ms: float) -> None:
        """Draw a change as it looks some milliseconds after its start, or nothing."""
        self._change, self._time_ms = change, time_ms
        self.setVisible(change is not None)
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        change = self._change
        if change is None:
            return
        since = self._time_ms - change.settled_ms
        for index, (tile, letter) in enumerate(change.recolored):
            fade = _progress(since - index * change.step_ms, _FADE_MS)
            if fade < 1:
                painter.setOpacity(1 - fade)
                _draw_tile(painter, tile, letter)
        painter.setOpacity(1)
        if change.placed is not None and since < 0:
            self._draw_settling(painter, change, change.placed)
        if change.group and since >= 0:
            self._draw_pulse(painter, change, _progress(since, change.pulse_ms))

    def _draw_settling(self, painter: QPainter, change: Change, tile: Tile) -> None:
        done = _progress(self._time_ms, theme.PLACE_MS)
        center = lot_rect(tile).center()
        painter.save()
        painter.translate(center)
        painter.scale(1.35 - 0.35 * done, 1.35 - 0.35 * done)
        painter.translate(-center)
        _draw_tile(painter, tile, change.letter)
        painter.restore()

    def _draw_pulse(self, painter: QPainter, change: Change, done: float) -> None:
        shape = shape_of(change.group, INSET - 4 * done, 9)
        color = drawing.with_alpha(theme.current().lamp, 1 - done)
        painter.strokePath(shape, QPen(color, OUTLINE + 6 * done))


def _progress(time_ms: float, duration_ms: float) -> float:
    return _ease_out.valueForProgress(min(1.0, max(0.0, time_ms / duration_ms)))


def _draw_tile(painter: QPainter, tile: Tile, letter: str | None) -> None:
    if letter is None:
        drawing.draw_block(painter, tile)
    else:
        drawing.draw_roof(painter, (tile,), letter)
        drawing.draw_letter(painter, tile, letter)
