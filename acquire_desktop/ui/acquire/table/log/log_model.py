"""The log as a list: the heading of each turn, and below it what happened in it."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.ui.acquire.table.log.log_lines import (
    EVERYTHING,
    Line,
    LogFilter,
    fold_text,
    lines_of,
)
from acquire_desktop.ui.acquire.words.game_names import UNMARK, GameNames
from acquire_desktop.ui.kit.cell_table import Index


class LogModel(QAbstractListModel):
    """Keeps the events and says them on demand, in the language of the moment.

    Rows are only the lines that the filter accepts, and the headings above them.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []
        self._rows: list[Line] = []
        self.filter = EVERYTHING
        """Which lines are shown; ``set_filter`` changes it."""
        self._heading: Line | None = None
        self._words: GameNames | None = None
        self._steps = 0
        self._explain: Callable[[int], str] = lambda _step: ""

    def set_explainer(self, explain: Callable[[int], str]) -> None:
        """Let decisions say why: called with a step, it returns a sentence or nothing."""
        self._explain = explain

    def show_steps(self, steps: Iterable[Sequence[LogEntry]], words: GameNames) -> None:
        """Show a game so far in place of what was shown.

        Args:
            steps: The events by step, as the seat on screen may see them.
            words: Name players and chains.
        """
        self.beginResetModel()
        self._forget()
        self._words = words
        for events in steps:
            if events and self._steps and not self._lines:
                self._lines.append(Line(self._steps, [], is_fold=True))
            self._take(events)
        self._rows = self._accepted(self._lines)
        self.endResetModel()

    def add_events(self, events: Sequence[LogEntry], words: GameNames) -> None:
        """Append the events of the next step; only new rows are announced to the views."""
        self._words = words
        new = self._accepted(self._take(events))
        if not new:
            return
        first = len(self._rows)
        self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
        self._rows.extend(new)
        self.endInsertRows()

    def fold(self, turn: int) -> None:
        """Forget the lines before a turn, and let one line stand for them."""
        begins = (
            at
            for at, line in enumerate(self._lines)
            if line.heading is None and line.turn is not None and line.turn >= turn
        )
        first = next(begins, 0)
        if first > self.is_folded:
            self.beginResetModel()
            fold = Line(self._lines[first].step, [], is_fold=True)
            self._lines = [fold, *self._lines[first:]]
            self._rows = self._accepted(self._lines)
            self.endResetModel()

    @property
    def is_folded(self) -> bool:
        """Whether older lines are left out."""
        return bool(self._lines) and self._lines[0].is_fold

    def unfold(self, steps: Iterable[Sequence[LogEntry]]) -> None:
        """Show the whole game where older lines were left out."""
        if self.is_folded and self._words is not None:
            self.show_steps(steps, self._words)

    def clear(self) -> None:
        """Forget everything, for another game."""
        self.beginResetModel()
        self._forget()
        self.endResetModel()

    def set_filter(self, wanted: LogFilter) -> None:
        """Show only some of the lines."""
        if wanted == self.filter:
            return
        self.beginResetModel()
        self.filter = wanted
        self._rows = self._accepted(self._lines)
        self.endResetModel()

    def retranslate(self) -> None:
        """Say all lines again after a change of language."""
        for line in self._lines:
            line.marked = ""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def lines(self) -> Iterator[Line]:
        """Return all lines, those that the filter hides too."""
        return iter(self._lines)

    def line(self, row: int) -> Line:
        """Return the line of a row."""
        return self._rows[row]

    def marked_text(self, line: Line) -> str:
        """Return a line's sentence with ``CHAIN_MARKS`` before chain names."""
        if not line.marked and self._words is not None:
            line.marked = line.say(self._words)
        return line.marked

    def text(self, line: Line) -> str:
        """Return a line's sentence as plain text."""
        return self.marked_text(line).translate(UNMARK)

    def marked_text_for_others(self, line: Line) -> str:
        """Return a line's sentence for readers elsewhere: all players by name."""
        words = self._words
        return "" if words is None else line.say(replace(words, names=tuple(words.names)))

    def public_text(self, line: Line) -> str:
        """Return what a line says to those who may not know which tiles were drawn."""
        if self._words is None or not line.is_private:
            return self.text(line)
        return line.say_to_all(self._words).translate(UNMARK)

    def chain_letter(self, chain: Chain) -> str:
        """Return the letter of a chain, which chooses its crest and colour."""
        return self._words.edition.chains[chain].letter if self._words else ""

    def events_back_from(self, step: int) -> Iterator[LogEntry]:
        """Return the events of the lines up to a step, the latest first."""
        at = bisect_right(self._lines, step, key=_step)
        return (event for row in range(at - 1, -1, -1) for event in self._lines[row].events[::-1])

    def sentence_of_step(self, step: int) -> str:
        """Return the first sentence of a step, which is the decision, shown or not."""
        at = bisect_left(self._lines, step, key=_step)
        has_line = at < len(self._lines) and self._lines[at].step == step
        return self.text(self._lines[at]) if has_line else ""

    def row_of_step(self, step: int) -> int:
        """Return the first row that a step made, else the last before it; -1 without rows."""
        row = bisect_left(self._rows, step, key=_step)
        if row < len(self._rows) and self._rows[row].step == step:
            return row
        return max(row - 1, 0) if self._rows else -1

    def row_of_turn(self, turn: int) -> int:
        """Return the row of a turn's heading, else the last row before that turn."""
        heading = next((ln for ln in self.headings() if ln.turn == turn), None)
        if heading in self._rows:
            return self._rows.index(heading)
        return -1 if heading is None else self.row_of_step(heading.step)

    def step_of_turn(self, turn: int) -> int | None:
        """Return the step with which a turn began, or None for one that has not."""
        return next((line.step for line in self.headings() if line.turn == turn), None)

    def headings(self) -> list[Line]:
        """Return the headings of all turns."""
        return [line for line in self._lines if line.heading is None]

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(line)
        is_why = role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)
        return self._why(line) if is_why else None

    def _why(self, line: Line) -> str:
        if line.is_fold:
            return fold_text()
        at = bisect_left(self._lines, line.step, key=_step)
        first = next((ln for ln in self._lines[at:] if ln.heading is not None), None)
        return self._explain(line.step) if line is first and not line.is_muted else ""

    def _forget(self) -> None:
        self._lines, self._rows = [], []
        self._heading, self._steps = None, 0

    def _take(self, events: Sequence[LogEntry]) -> list[Line]:
        new = lines_of(events, self._steps, self._heading)
        self._steps += 1
        self._lines.extend(new)
        if new:
            self._heading = new[-1].heading or new[-1]
        return new

    def _accepted(self, lines: Sequence[Line]) -> list[Line]:
        if self.filter == EVERYTHING:
            return list(lines)
        shown: list[Line] = []
        last = self._rows[-1] if self._rows and lines is not self._lines else None
        for line in lines:
            if line.heading is None or not self.filter.accepts(line.events[0]):
                continue
            before = shown[-1] if shown else last
            if before is None or (before.heading or before) is not line.heading:
                shown.append(line.heading)
            shown.append(line)
        return shown


def _step(line: Line) -> int:
    return line.step
