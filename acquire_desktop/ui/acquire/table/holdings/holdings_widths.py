"""Widths of the holdings table: the room that its names, chains and amounts need in each form."""

from typing import Final

from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT
from acquire_desktop.ui.acquire.table.holdings.holdings_model import (
    COLUMN_COUNT,
    Column,
    HoldingsModel,
)
from acquire_desktop.ui.acquire.table.holdings.holdings_painting import (
    JOINED,
    MARKER_PX,
    Fit,
    behind_text,
    cell_px,
    close_text,
)
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.card_signs import cards_px
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.look.portraits import FACE_GAP_PX, portrait_px

_MOST: Final = "$88,800"
_PRICE: Final = "$1,000"
"""The widest figures that there are room for in any case."""
_NAME_MIN_PX: Final = 72
_NAME_MOST_ALONE_PX: Final = 120
NAME_MAX_PX: Final = 220


class HoldingsWidths:
    """Measures the texts of a ``HoldingsModel``, in pixels."""

    def __init__(self, model: HoldingsModel) -> None:
        self._model = model
        self._needed_px: dict[Fit, list[int]] = {}

    def forget(self) -> None:
        """Measure again: texts or their size are others."""
        self._needed_px = {}

    def head_text(self, column: int, fit: Fit) -> str:
        """Return the head of a column in words; folded, the cash's names the net worth too."""
        if column >= self._model.columnCount():
            return ""
        text = self._model.head(column).text
        if fit not in JOINED or column != Column.CASH:
            return text
        gap = "\n" if fit is Fit.STACKED else " "
        return f"{text} /{gap}{self._model.head(Column.WORTH).text}"

    def fit_in(self, width: int) -> Fit:
        """Return the form of the columns in a width: the widest that has room."""
        least, wanted, most = self.names()
        if sum(self.needed(Fit.WIDE)) + most <= width:  # no portrait goes for a column
            return Fit.WIDE
        for fit in JOINED:
            if sum(self.needed(fit)) + wanted <= width:
                return fit
        is_enough = sum(self.needed(Fit.STACKED)) + least <= width
        return Fit.STACKED if is_enough else Fit.SCROLLED

    def has_faces(self, width: int) -> bool:
        """Tell whether a portrait fits beside every name, in a column of a width."""
        names = [self._model.cell(row, Column.NAME) for row in range(self._model.rowCount())]
        players = [name for name in names if name.face is not None]
        widest = max((width_px(name.text, "body", bold=name.is_own) for name in players), default=0)
        cards = cards_px(CARD_COUNT) + theme.SPACE_HALF if names[0].cards is not None else 0
        beside = MARKER_PX + theme.SPACE_HALF + portrait_px() + FACE_GAP_PX
        return width >= widest + beside + cards

    def names(self) -> tuple[int, int, int]:
        """Return the widths of the names: the least, with most of them whole, with portraits."""
        rows = range(self._model.rowCount())
        names = [self._model.cell(row, Column.NAME) for row in rows]
        widest = max((width_px(name.text, "body", bold=True) for name in names), default=0)
        has_cards = bool(names) and names[0].cards is not None
        cards = cards_px(CARD_COUNT) + theme.SPACE_HALF if has_cards else 0
        head = MARKER_PX + width_px(self.head_text(Column.NAME, Fit.WIDE)) + theme.SPACE
        titles = max((width_px(name.close_text, "small") for name in names), default=0)
        titles += MARKER_PX + theme.SPACE_HALF
        least = max(theme.scaled(_NAME_MIN_PX) + cards, head, titles)
        alone = min(widest + MARKER_PX + theme.SPACE_HALF, theme.scaled(_NAME_MOST_ALONE_PX))
        beside = widest + MARKER_PX + portrait_px() + 2 * theme.SPACE
        most = min(beside, theme.scaled(NAME_MAX_PX)) + cards
        return least, max(alone + cards, least), most

    def needed(self, fit: Fit) -> list[int]:
        """Return the least widths of all columns but the names', the chains' all alike."""
        if fit not in self._needed_px:
            chains = range(Column.FIRST_CHAIN, Column.CASH)
            chain_px = max(self._chain_px(column, fit) for column in chains)
            places = range(Column.CASH, Column.WORTH if fit in JOINED else COLUMN_COUNT)
            money_px = [self._money_px(column, fit) for column in places]
            self._needed_px[fit] = [chain_px] * len(chains) + money_px
        return self._needed_px[fit]

    def _chain_px(self, column: int, fit: Fit) -> int:
        """Return the width that a chain may come to need, so that no figure moves a column."""
        model = self._model
        price = width_px(close_text(_PRICE, column, fit)) + theme.SPACE_HALF // 2
        least = max(theme.scaled(16) + theme.SPACE_2, price)
        cells = (model.cell(row, column) for row in range(model.rowCount()))
        widths = (cell_px(cell, close_text(cell.text, column, fit), column) for cell in cells)
        return max([least, *widths]) + (theme.SPACE if fit is Fit.WIDE else 0)

    def _money_px(self, column: int, fit: Fit) -> int:
        """Return the same of an amount of money, with another behind it where they are joined."""
        model, is_joined = self._model, fit in JOINED
        texts = [width_px(line) for line in self.head_text(column, fit).split("\n")]
        texts.append(
            width_px(_MOST, "body", bold=True) + is_joined * width_px(behind_text(_MOST, fit))
        )
        for row in range(model.rowCount()):
            cell, worth = model.cell(row, column), model.cell(row, Column.WORTH).text
            behind = is_joined * width_px(behind_text(worth, fit))
            texts.append(cell_px(cell, cell.text, column) + behind)
        return max(texts) + (theme.SPACE_2 if fit is Fit.WIDE else theme.SPACE)
