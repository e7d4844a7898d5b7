"""Page builder: lays out words and figures of a walkthrough, in rows between hairlines."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from acquire_desktop.ui.acquire.table.walkthrough.painted_widgets import PaintedWidget
from acquire_desktop.ui.kit.boxes import Part, column, hairline, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import breakable, label, money

_NOTHING = "·"
_COLUMN_PX = 48
_ROW_PX = 22
_ALL = 1000
"""The share of the room left over of what takes all that it can use."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

Cells = Sequence[QWidget | None]


class PageBuilder(QWidget):
    """A page under construction: paragraphs, rows and tables from top to bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.column = column(of=self, spacing=theme.SPACE_HALF)

    def say(
        self,
        text: str,
        *,
        size: theme.TextSize = "body",
        tone: theme.Tone = "ink",
        bold: bool = False,
    ) -> None:
        """Add a paragraph, unless it is empty."""
        if text:
            words = label(breakable(text), size, tone=tone, bold=bold, wraps=True)
            self.column.addWidget(words)

    def add_table(self, table: "Table", roomy_px: int) -> None:
        """Add a table whose rows spread over the room that is left, up to a height of each."""
        self.column.addWidget(table.spread(roomy_px), _ALL)

    def finish(self) -> "PageBuilder":
        """Keep everything together at the top."""
        self.column.addStretch(1)
        return self


class Table(QWidget):
    """Rows of cells: the wide column takes what is left, figures stand at the right."""

    def __init__(
        self,
        rows: Sequence[Cells],
        heads: Sequence[str] = (),
        *,
        wide: int = 0,
        left: int = 1,
        is_even: bool = False,
    ) -> None:
        """Lay out a table with a hairline between its rows.

        Args:
            rows: The cells of each row; None is empty.
            heads: The words over the last columns.
            wide: The column that takes the room left over.
            left: How many columns stand at their left side; the others at the right.
            is_even: The figures share the room left over with the wide column.
        """
        super().__init__()
        self._left = left
        self._columns = max(map(len, rows), default=len(heads))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SPACE_2)
        self._grid.setVerticalSpacing(theme.SPACE_HALF)
        for at in (wide, *range(left, self._columns if is_even else 0)):
            self._grid.setColumnStretch(at, 1)
        for at, head in enumerate(heads, self._columns - len(heads)):
            self._grid.setColumnMinimumWidth(at, theme.scaled(_COLUMN_PX))
            words = label(head, "small", tone="muted", wraps=True, align=self._side(at))
            self._grid.addWidget(words, 0, at)
        self._rows = 1 if heads else 0
        self._heights_px: dict[int, int] = {}
        for cells in rows:
            self._add_row(cells)

    def _add_row(self, cells: Cells) -> None:
        if self._rows:
            self._grid.addWidget(hairline(), self._rows, 0, 1, self._columns)
            self._rows += 1
        painted = [cell.sizeHint().height() for cell in cells if isinstance(cell, PaintedWidget)]
        height = max(theme.scaled(_ROW_PX), *painted, 0)
        self._heights_px[self._rows] = height
        self._grid.setRowMinimumHeight(self._rows, height)
        for at, cell in enumerate(cells):
            fills = QSizePolicy.Policy.Expanding
            if cell is not None and (
                cell.hasHeightForWidth() or cell.sizePolicy().horizontalPolicy() is fills
            ):
                self._grid.addWidget(cell, self._rows, at)  # the whole width
            elif cell is not None:
                self._grid.addWidget(cell, self._rows, at, self._side(at))
        self._rows += 1

    def spread(self, roomy_px: int) -> "Table":
        """Let the rows stand close together, and apart as far as there is room.

        Args:
            roomy_px: How tall a row of words becomes, at a text scale of 100 %.
        """
        self._grid.setVerticalSpacing(1)
        spare = theme.scaled(roomy_px - _ROW_PX)
        most = 0 if 0 in self._heights_px else theme.scaled(_ROW_PX)  # the heads
        for at, height in self._heights_px.items():
            self._grid.setRowStretch(at, 1)
            most += height + spare
        self.setMaximumHeight(most)
        return self

    def _side(self, at: int) -> Qt.AlignmentFlag:
        return _LEFT if at < self._left else RIGHT


def beside(*parts: Part) -> QWidget:
    """Return things beside each other; a number is room left over."""
    result = QWidget()
    row(*parts, of=result, spacing=theme.SPACE_HALF)
    return result


def amount(
    dollars: int, size: theme.TextSize = "body", *, is_total: bool = False, is_gain: bool = False
) -> QWidget:
    """Return an amount of money for a table; nothing is a dot."""
    if not dollars:
        return label(_NOTHING, tone="muted", align=RIGHT)
    text = f"+{money(dollars)}" if is_gain else money(dollars)
    return label(text, size, bold=is_total, tone="gain" if is_gain else "ink", align=RIGHT)


def quiet(text: str) -> QWidget:
    """Return words or figures of the second rank for a table; nothing is a dot."""
    return label(text or _NOTHING, tone="muted")
