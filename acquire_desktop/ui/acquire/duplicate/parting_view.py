"""Partings of a compared duplicate: where people did not do the same, on two small boards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from acquire_desktop.games.acquire.duplicate.comparison import Comparison, Parting
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.geometry import PLAN, space_rect, thumbnail_size
from acquire_desktop.ui.acquire.table.board.thumbnail import board_thumbnail
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import (
    breakable,
    join_list,
    join_sentences,
    keep_room,
    label,
    money,
    number,
    translate,
)

_MOST: Final = 5
"""Six people part at most so often."""
_SHOWN: Final = 2
"""So many boards are shown at once."""
_CLEARLY: Final = 1.1
"""Boards stand below each other where they are so many times as high then."""
_RING_PX: Final = 2.5
_AIR_PX: Final = 6
"""Between the spaces at the edge and the frame of a board."""
_LEAST_PX, _MOST_PX = 112, 360
"""How high a board is, at a text scale of 100 %."""


@dataclass(frozen=True, slots=True)
class Way:
    """The action of some people at a parting."""

    view: View
    """The board after it."""
    tile: Tile | None
    """The placed tile, or None."""
    text: str
    """The people and their action in words."""


class PartingView(Adaptive, QWidget):
    """Shows one parting at a time: in words, and the boards of the first two ways."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self._partings: Sequence[Parting] = ()
        self._title = label("", "title", bold=True)
        self.turns = Segments([str(at) for at in range(_MOST)])
        """Chooses among the partings."""
        self._named = label("", "small", tone="muted")
        """Says that these are turns."""
        self._choice = QWidget()
        row(1, self._named, self.turns, of=self._choice, spacing=theme.SPACE)
        head = turning_row(Stretched(self._title, 1), self._choice, spacing=theme.SPACE)
        self._text = label(wraps=True)
        self._boards = [WayBoard() for _ in range(_SHOWN)]
        self._captions = [label("", "small", wraps=True, tone="muted") for _ in self._boards]
        ways = [
            column(caption, Stretched(board, 100), 1, spacing=theme.SPACE_HALF)
            for board, caption in zip(self._boards, self._captions, strict=True)
        ]
        self._ways_box: QBoxLayout = row(
            *(Stretched(way, 1) for way in ways), spacing=theme.SPACE_2
        )
        column(
            head,
            self._text,
            Stretched(self._ways_box, 100),
            1,
            of=self,
            spacing=theme.SPACE_HALF,
        )
        self.turns.chosen.connect(lambda _key: self._show())
        self.refit()
        self.retranslate()

    def show_partings(self, comparison: Comparison) -> None:
        """Show where people parted, the first such moment chosen."""
        self._comparison, self._partings = comparison, comparison.partings()[:_MOST]
        self.turns.set_current("0")
        self.retranslate()

    def refit(self) -> None:
        for caption in self._captions:
            caption.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self._level_captions()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()
        self._level_captions()

    def _turn(self) -> None:
        """Put the boards side by side, or below each other where that makes them larger."""
        line = self._captions[0].fontMetrics().lineSpacing()
        width, height = self.width(), self.height() - self._ways_box.geometry().top()
        slope, most = PLAN.height() / PLAN.width(), theme.scaled(_MOST_PX)
        beside = min((width - theme.SPACE_2) / 2 * slope, height - 2 * line, most)
        below = min(width * slope, (height - theme.SPACE_2) / 2 - 2 * line, most)
        ways = QBoxLayout.Direction
        is_better = below > _CLEARLY * beside
        self._ways_box.setDirection(ways.TopToBottom if is_better else ways.LeftToRight)

    def _level_captions(self) -> None:
        """Give captions side by side as many lines, two at least, so that the boards align."""
        is_row = self._ways_box.direction() == QBoxLayout.Direction.LeftToRight
        room = (self.width() - theme.SPACE_2) // _SHOWN if is_row else self.width()
        least = (2 if is_row else 1) * self._captions[0].fontMetrics().lineSpacing()
        for caption in self._captions:
            keep_room(caption)  # else its height is that of before at least
        height = max(least, *(caption.heightForWidth(room) for caption in self._captions))
        for caption in self._captions:
            keep_room(caption, height=height)

    def forget(self) -> None:
        """Show nothing."""
        self._comparison, self._partings = None, ()
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(translate("Duplicate", "Where your games split"))
        self.turns.setAccessibleName(self._title.text())
        turns = [parting.turn for parting in self._partings]
        self.turns.set_texts([number(turn) for turn in turns] + [""] * (_MOST - len(turns)))
        for at in range(_MOST):
            self.turns.button(str(at)).setVisible(at < len(turns))
        for at, turn in enumerate(turns):
            named = translate("Chart", "Turn {turn}", turn=turn)
            self.turns.button(str(at)).setAccessibleName(named)
            self.turns.button(str(at)).setToolTip(named)
        self._named.setText(translate("Duplicate", "Turn"))
        self._choice.setVisible(len(turns) > 1)
        self._show()

    def _show(self) -> None:
        ways = self._ways()
        for board, caption, at in zip(self._boards, self._captions, range(_SHOWN), strict=True):
            way = ways[at] if at < len(ways) else None
            board.show_way(way)
            caption.setText(breakable(way.text) if way is not None else "")
        self._level_captions()
        self._text.setText(breakable(self._told(ways)))

    def _told(self, ways: Sequence[Way]) -> str:
        if not self._partings:
            return translate("Duplicate", "Everyone who kept playing made the same choices.")
        parting = self._partings[int(self.turns.current() or 0)]
        same = translate("Duplicate", "Turn {turn}, the same game up to here:", turn=parting.turn)
        return join_sentences([same, *(f"{way.text}." for way in ways[_SHOWN:])])

    def _ways(self) -> list[Way]:
        comparison = self._comparison
        if comparison is None or not self._partings:
            return []
        parting = self._partings[int(self.turns.current() or 0)]
        return [_way(comparison, parting.step, group) for group in parting.groups]


def _way(comparison: Comparison, step: int, group: Sequence[int]) -> Way:
    first, duplicate = group[0], comparison.duplicate
    action, view = comparison.action_at(first, step), comparison.board_after(first, step)
    deed = action_text(action, view.edition)
    decider = duplicate.games[first].game.players[comparison.decider_at(first, step)].name
    if decider not in [duplicate.people[person].name for person in group]:
        # A computer that was told to play at once does not always do the same.
        deed = translate("Duplicate", "{player}: {deed}", player=decider, deed=deed)
    names = join_list([_told(comparison, person) for person in group])
    tile = action.tile if isinstance(action, PlaceTile) else None
    return Way(view, tile, translate("Duplicate", "{player}: {deed}", player=names, deed=deed))


def _told(comparison: Comparison, person: int) -> str:
    """Return the name of a person, with the final total."""
    name, total = comparison.duplicate.people[person].name, comparison.total_of(person)
    if total is None:
        return name
    return translate("Duplicate", "{player} ({total})", player=name, total=money(total))


class WayBoard(Adaptive, QWidget):
    """A small board; the tile that was placed has a ring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._way: Way | None = None
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.refit()

    def show_way(self, way: Way | None) -> None:
        """Show what came of a way, or nothing."""
        self._way = way
        self.setVisible(way is not None)
        self.setAccessibleName("" if way is None else way.text)
        self.redraw()

    def refit(self) -> None:
        air = QSize(2 * _AIR_PX, 2 * _AIR_PX)
        self.setMinimumSize(thumbnail_size(theme.scaled(_LEAST_PX)) + air)
        self.setMaximumHeight(theme.scaled(_MOST_PX))

    def redraw(self) -> None:
        self._picture = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.redraw()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._way is None:
            return
        ratio = self.devicePixelRatioF()
        room = self.size() - QSize(2 * _AIR_PX, 2 * _AIR_PX)
        height = min(room.height(), round(room.width() * PLAN.height() / PLAN.width()))
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:
            self._picture = board_thumbnail(self._way.view, height, ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, size = theme.current(), thumbnail_size(height)
        frame = QRectF(0.5, 0.5, size.width() + 2 * _AIR_PX - 1, size.height() + 2 * _AIR_PX - 1)
        painter.fillRect(frame, look.board)
        painter.setPen(QPen(look.hairline, theme.HAIRLINE_PX))
        painter.drawRect(frame)
        painter.translate(_AIR_PX, _AIR_PX)
        painter.drawPixmap(0, 0, self._picture)
        if self._way.tile is not None:
            scale = height / PLAN.height()
            space = QTransform.fromScale(scale, scale).mapRect(space_rect(self._way.tile))
            painter.setPen(QPen(look.focus, _RING_PX))
            painter.drawRoundedRect(space, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
