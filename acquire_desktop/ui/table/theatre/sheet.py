"""How the pages of the theatre are laid out: rows of words and figures between hairlines."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money
from acquire_desktop.ui.table.theatre.parts import Part, label

_NOTHING = "·"
_COLUMN_PX = 48
_ROW_PX = 22
_ROOMY_PX = 40
"""How tall the rows of a table become where there is room."""
_ALL = 1000
"""The share of the room left over of what takes all that it can use."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Sheet(QWidget):
    """A page under construction: paragraphs, rows and tables from top to bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.SPACE_HALF)

    def say(self, text: str, *, tone: theme.Tone = "ink", bold: bool = False) -> None:
        """Add a paragraph, unless it is empty."""
        if text:
            self.column.addWidget(label(text, tone=tone, bold=bold, wraps=True))

    def add(self, widget: QWidget) -> None:
        """Add something across the whole width."""
        self.column.addWidget(widget)

    def add_table(self, table: "Table") -> None:
        """Add a table whose rows spread over the room that is left."""
        self.column.addWidget(table.spread(), _ALL)

    def add_columns(self, *sheets: "Sheet") -> None:
        """Add columns of equal width that take the room that is left."""
        line = QHBoxLayout()
        line.setSpacing(theme.SPACE_4)
        for sheet in sheets:
            line.addWidget(sheet.finish(), 1)
        self.column.addLayout(line, _ALL)

    def finish(self) -> "Sheet":
        """Keep everything together at the top."""
        self.column.addStretch(1)
        return self

    def add_beside(self, *widgets: QWidget) -> None:
        """Add things beside each other, from the left."""
        line = QHBoxLayout()
        line.setSpacing(theme.SPACE)
        for widget in widgets:
            line.addWidget(widget)
        line.addStretch(1)
        self.column.addLayout(line)


class BesideOrBelow(QWidget):
    """A main part, and another one beside it, or below it where there is no room beside."""

    def __init__(self, main: QWidget, other: QWidget, other_px: int) -> None:
        """Lay both out.

        Args:
            main: Takes three fifths of the width at most, and is whole.
            other: Takes the rest.
            other_px: The least width of the other, at a text scale of 100 %.
        """
        super().__init__()
        self._main, self._other_px = main, other_px
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.SPACE_3)
        self._line.addWidget(main, 3)
        self._line.addWidget(other, 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._main.sizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        whole = self._main.sizeHint().width()
        least = max(whole * 5 // 3, whole + theme.scaled(self._other_px)) + theme.SPACE_3
        is_wide = self.width() >= least
        Direction = QBoxLayout.Direction  # noqa: N806
        self._line.setDirection(Direction.LeftToRight if is_wide else Direction.TopToBottom)
        super().resizeEvent(event)


class Table(QWidget):
    """Rows of cells: the wide column takes what is left, figures stand at the right."""

    def __init__(
        self,
        heads: Sequence[str] = (),
        *,
        wide: int = 0,
        left: int = 1,
        is_even: bool = False,
    ) -> None:
        """Begin a table.

        Args:
            heads: The words over the columns.
            wide: The column that takes the room left over.
            left: How many columns stand at their left side; the others at the right.
            is_even: The figures share the room left over with the wide column.
        """
        super().__init__()
        self._left = left
        self._rows = 0
        self._columns = max(len(heads), 1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SPACE_2)
        self._grid.setVerticalSpacing(theme.SPACE_HALF)
        self._grid.setColumnStretch(wide, 1)
        for column in range(left, self._columns if is_even else 0):
            self._grid.setColumnStretch(column, 1)
        for column, head in enumerate(heads):
            if head:
                self._grid.setColumnMinimumWidth(column, theme.scaled(_COLUMN_PX))
                cell = label(head, "small", tone="muted")
                self._grid.addWidget(cell, 0, column, self._side(column))
        self._rows = 1 if any(heads) else 0
        self._heights_px: dict[int, int] = {}

    def add_row(self, *cells: QWidget | None, line: bool = True) -> None:
        """Add a row; ``line`` draws a hairline over it, unless it is the first of all."""
        if line and self._rows:
            rule = QFrame()
            rule.setProperty("role", "hairline")
            rule.setProperty("upright", "false")
            self._columns = max(self._columns, len(cells))
            self._grid.addWidget(rule, self._rows, 0, 1, self._columns)
            self._rows += 1
        self._heights_px[self._rows] = _height_px(cells)
        self._grid.setRowMinimumHeight(self._rows, self._heights_px[self._rows])
        for column, cell in enumerate(cells):
            if cell is None:
                continue
            if cell.hasHeightForWidth():  # takes the whole width, so that its lines are few
                self._grid.addWidget(cell, self._rows, column)
            else:
                self._grid.addWidget(cell, self._rows, column, self._side(column))
        self._rows += 1

    def finish(self) -> "Table":
        """Keep the rows together at the top, however tall the table becomes."""
        self._grid.setRowStretch(self._rows, 1)
        return self

    def spread(self) -> "Table":
        """Let the rows stand close together, and apart as far as there is room."""
        self._grid.setVerticalSpacing(1)
        spare = theme.scaled(_ROOMY_PX - _ROW_PX)
        most = 0 if 0 in self._heights_px else theme.scaled(_ROW_PX)  # the heads
        for row, height in self._heights_px.items():
            self._grid.setRowStretch(row, 1)
            most += height + spare
        self.setMaximumHeight(most)
        return self

    def _side(self, column: int) -> Qt.AlignmentFlag:
        return _LEFT if column < self._left else _RIGHT


def _height_px(cells: Sequence[QWidget | None]) -> int:
    """Return the height of a row in pixels: that of a line, or of something larger in it."""
    painted = [cell.sizeHint().height() for cell in cells if isinstance(cell, Part)]
    return max(theme.scaled(_ROW_PX), *painted, 0)


def amount(dollars: int, *, is_total: bool = False, is_gain: bool = False) -> QWidget:
    """Return an amount of money for a table; nothing is a dot."""
    if not dollars:
        return label(_NOTHING, tone="muted", right=True)
    text = f"+{money(dollars)}" if is_gain else money(dollars)
    size: theme.TextSize = "title" if is_total else "body"
    return label(text, size, bold=is_total, tone="gain" if is_gain else "ink", right=True)


def quiet(text: str) -> QWidget:
    """Return words or figures of the second rank for a table; nothing is a dot."""
    return label(text or _NOTHING, tone="muted")
