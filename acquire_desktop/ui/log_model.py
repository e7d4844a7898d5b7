"""The log as a tree: turns, and under each turn what happened in it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import (
    BonusPaid,
    FinalAccountBegan,
    GameEnded,
    MarketDrawn,
    StockDisposed,
    StockSold,
    TileDrawn,
    TurnBegan,
)
from acquire_desktop.session.notes import QuickMove, Told
from acquire_desktop.ui.event_texts import drawn_text, event_text, marked_event_text
from acquire_desktop.ui.texts import translate

Index = QModelIndex | QPersistentModelIndex

MARKED_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The text with ``CHAIN_MARKS`` before chain names."""
DEPTH_ROLE: Final = MARKED_ROLE + 1
"""How far a line is set in: 0 for what a player did, 1 for what followed from it."""
MUTED_ROLE: Final = MARKED_ROLE + 2
"""Whether the line only matters at a second look."""
STRONG_ROLE: Final = MARKED_ROLE + 3
"""Whether the line is the outcome that all others lead to."""

_DETAILS: Final = (BonusPaid, MarketDrawn, StockDisposed, StockSold, QuickMove)


@dataclass(slots=True)
class _Group:
    """A turn, the set-up before the first turn, or the final account."""

    began: TurnBegan | FinalAccountBegan | None
    """What the group begins with; None for the set-up."""
    lines: list[list[Told]] = field(default_factory=list)
    """One event each, or several tiles drawn by one seat."""


class LogModel(QAbstractItemModel):
    """Keeps the events and says them on demand, in the language of the moment.

    Tiles drawn by others, whose names are not known, make no line: every turn ends with one.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: list[_Group] = []
        self._edition: Edition | None = None
        self._names: tuple[str, ...] = ()
        self._starts: list[tuple[int, int]] = []

    def add_events(self, events: Sequence[Told], edition: Edition, names: Sequence[str]) -> None:
        """Append what happened; only new rows are told to the views.

        Args:
            events: In order, as the seat on screen may see them.
            edition: Names the chains.
            names: The players' names by seat.
        """
        self._edition, self._names = edition, tuple(names)
        last = len(self._groups) - 1
        self._starts.append((last, len(self._groups[last].lines) if self._groups else 0))
        pending: list[list[Told]] = []
        for event in events:
            if isinstance(event, TurnBegan | FinalAccountBegan):
                self._append_lines(pending)
                pending = []
                self._append_group(_Group(event))
            if isinstance(event, TurnBegan) or _is_unseen(event):
                continue
            if pending and _draw_together(pending[-1][-1], event):
                pending[-1].append(event)
            else:
                pending.append([event])
        self._append_lines(pending)

    def chain_letter(self, chain: Chain) -> str:
        """Return the letter of a chain, which chooses its crest and colour."""
        return self._edition.chains[chain].letter if self._edition else ""

    def row_of_step(self, step: int) -> int:
        """Return a number for the first line of a step, for ``LogView.show_row``; -1 for none."""
        return step if 0 <= step < len(self._starts) else -1

    def index_of_row(self, row: int) -> QModelIndex:
        """Return where the line is that ``row_of_step`` numbered."""
        group, line = self._starts[row]
        parent = self.index(max(group, 0), 0)
        index = self.index(line, 0, parent)
        return index if index.isValid() else parent

    def clear(self) -> None:
        """Forget everything, for another game or another place in this one."""
        self.beginResetModel()
        self._groups.clear()
        self._starts.clear()
        self.endResetModel()

    def retranslate(self) -> None:
        """Say all lines anew after a change of language."""
        if not self._groups:
            return
        last = len(self._groups) - 1
        self.dataChanged.emit(self.index(0, 0), self.index(last, 0))
        self.layoutChanged.emit()

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:
        if column != 0 or not 0 <= row < self.rowCount(parent):
            return QModelIndex()
        return self.createIndex(row, 0, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, child: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]
        group = child.internalId() if child.isValid() else 0
        return self.createIndex(group - 1, 0, 0) if group else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        if not parent.isValid():
            return len(self._groups)
        return 0 if parent.internalId() else len(self._groups[parent.row()].lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        group = index.internalId()
        if not group:
            return self._heading(self._groups[index.row()], role)
        return self._line(self._groups[group - 1].lines[index.row()], role)

    def _heading(self, group: _Group, role: int) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, MARKED_ROLE) or self._edition is None:
            return None
        if group.began is None:
            return translate("Log", "Before the first turn")
        if isinstance(group.began, FinalAccountBegan):
            return translate("Log", "Final account")
        return event_text(group.began, self._edition, self._names)

    def _line(self, events: list[Told], role: int) -> object:
        first = events[0]
        if role == DEPTH_ROLE:
            return int(isinstance(first, _DETAILS))
        if role == MUTED_ROLE:
            return isinstance(first, TileDrawn)
        if role == STRONG_ROLE:
            return isinstance(first, GameEnded)
        if role not in (Qt.ItemDataRole.DisplayRole, MARKED_ROLE) or self._edition is None:
            return None
        if isinstance(first, TileDrawn) and len(events) > 1:
            tiles = [e.tile for e in events if isinstance(e, TileDrawn) and e.tile is not None]
            return drawn_text(first.seat, tiles, self._names)
        say = marked_event_text if role == MARKED_ROLE else event_text
        return say(first, self._edition, self._names)

    def _append_group(self, group: _Group) -> None:
        row = len(self._groups)
        self.beginInsertRows(QModelIndex(), row, row)
        self._groups.append(group)
        self.endInsertRows()

    def _append_lines(self, lines: list[list[Told]]) -> None:
        if not lines:
            return
        if not self._groups:
            self._append_group(_Group(None))
        group = self._groups[-1]
        first = len(group.lines)
        parent = self.index(len(self._groups) - 1, 0)
        self.beginInsertRows(parent, first, first + len(lines) - 1)
        group.lines.extend(lines)
        self.endInsertRows()


def _is_unseen(event: Told) -> bool:
    return isinstance(event, TileDrawn) and event.tile is None


def _draw_together(last: Told, event: Told) -> bool:
    return isinstance(last, TileDrawn) and isinstance(event, TileDrawn) and last.seat == event.seat
