"""The holdings table: who has how much of what, and what the bank and the chains have."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from acquire_desktop.acquire.opponents import character_of
from acquire_desktop.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.engine.decisions import GameOver
from acquire_desktop.engine.observation import Holdings, View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.kit.item_views import tell_changes
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, money, translate
from acquire_desktop.ui.table.holdings.card_pips import used_cards_text
from acquire_desktop.ui.table.holdings.holdings_table import (
    CASH_COLUMN,
    CELL_ROLE,
    COLUMN_COUNT,
    FIRST_CHAIN_COLUMN,
    NAME_COLUMN,
    NONE_SIGN,
    PORTRAIT_ROLE,
    UNKNOWN,
    WORTH_COLUMN,
    Cell,
    ColumnHead,
    RowKind,
)
from acquire_desktop.ui.words.character_texts import player_text
from acquire_desktop.ui.words.names import label_of, names_of
from acquire_desktop.ui.words.worth_texts import worth_head, worth_meaning, worth_text

_MEANINGS = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)
Index = QModelIndex | QPersistentModelIndex


class HoldingsModel(QAbstractTableModel):
    """Rows: the viewer's seat, the others clockwise, then bank, size, price and the ranks.

    With hidden holdings other seats show ``?``; so does the viewer's own row while
    the private view is closed.

    Signals:
        refreshed (): Some cells are others now; comes once, after all of them.
        restarted (): What comes next does not follow from what was shown.
    """

    refreshed = Signal()
    restarted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._players: tuple[Player, ...] = ()
        self._private = True
        self._cells: list[tuple[Cell, ...]] = []
        self._active: tuple[bool, ...] = ()

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the names by seat."""
        self._players = tuple(players)
        self._names = names_of(players)
        self._refresh(all_cells=True)
        self.restarted.emit()

    def set_private(self, visible: bool) -> None:
        """Say whether the viewer's own hidden holdings may be shown."""
        if visible != self._private:
            self._private = visible
            self._refresh()

    def show_view(self, view: View) -> None:
        """Show what a seat may know now."""
        self._view = view
        self._refresh()

    def forget(self) -> None:
        """Show nothing until the next view."""
        self.beginResetModel()
        self._view, self._cells, self._active = None, [], ()
        self.endResetModel()
        self.restarted.emit()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._refresh(all_cells=True)

    def row_seat(self, row: int) -> Seat | None:
        """Return whose row this is, or None for bank, size, price and the ranks."""
        view = self._view
        if view is None or not 0 <= row < view.players:
            return None
        return (view.seat + row) % view.players

    def portrait(self, row: int) -> str:
        """Return the character of a row's player, or an empty text."""
        seat = self.row_seat(row)
        if seat is None or seat >= len(self._players):
            return ""
        return character_of(self._players[seat].level)

    def cell(self, row: int, column: int) -> Cell:
        """Return what a cell shows, without the way through an index and a role."""
        return self._cells[row][column]

    def is_acting(self, row: int) -> bool:
        """Tell whether a row's player decides now."""
        return self._cells[row][NAME_COLUMN].acting

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else COLUMN_COUNT

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._cells[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == PORTRAIT_ROLE:
            return self.portrait(index.row()) if index.column() == NAME_COLUMN else ""
        if role == CELL_ROLE:
            return cell
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.spoken
        if role == Qt.ItemDataRole.ToolTipRole and cell.spoken:
            return f"<span>{escape_html(self._tip(index, cell))}</span>"
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return cell.tip
        return None

    def _tip(self, index: Index, cell: Cell) -> str:
        """Return what a tooltip says: of a computer player also character and level."""
        if cell.tip:
            return cell.tip
        seat = self.row_seat(index.row())
        if index.column() != NAME_COLUMN or seat is None or seat >= len(self._players):
            return cell.spoken
        player = self._players[seat]
        return cell.spoken.replace(player.name, player_text(player), 1)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation == Qt.Orientation.Vertical or self._view is None:
            return None
        if NAME_COLUMN < section < CASH_COLUMN:
            return self._chain_head(self._view, section - FIRST_CHAIN_COLUMN, role)
        if role in _MEANINGS:
            return worth_meaning(self._view) if section == WORTH_COLUMN else None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return {
            CASH_COLUMN: translate("Holdings", "Cash"),
            WORTH_COLUMN: worth_head(),
        }.get(section, translate("Holdings", "Player"))

    def _chain_head(self, view: View, chain: Chain, role: int) -> object:
        spec = view.edition.chains[chain]
        if role == Qt.ItemDataRole.DisplayRole:
            return spec.letter
        if role == CELL_ROLE:
            return ColumnHead(spec.letter, view.prices[chain] > 0)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return _chain_summary(view, chain)
        return None

    def _refresh(self, *, all_cells: bool = False) -> None:
        if self._view is None:
            return
        cells = _rows(self._view, self._names, self._private)
        active = tuple(price > 0 for price in self._view.prices)
        if len(cells) != len(self._cells):
            self.beginResetModel()
            self._cells, self._active = cells, active
            self.endResetModel()
            return
        before = [(None,) * COLUMN_COUNT] * len(cells) if all_cells else self._cells
        self._cells = cells
        if all_cells or active != self._active:
            self._active = active
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMN_COUNT - 1)
        if tell_changes(self, before, cells):
            self.refreshed.emit()


def _chain_summary(view: View, chain: Chain) -> str:
    name, size = view.edition.chains[chain].name, view.sizes[chain]
    if not view.prices[chain]:
        return translate("Holdings", "{chain}: not on the board", chain=name)
    price = money(view.prices[chain])
    if size >= view.edition.safe_size:
        return translate(
            "Holdings", "{chain}: {size} tiles, {price}, safe", chain=name, size=size, price=price
        )
    return translate(
        "Holdings", "{chain}: {size} tiles, {price}", chain=name, size=size, price=price
    )


def _rows(view: View, names: Sequence[str], private: bool) -> list[tuple[Cell, ...]]:
    seats = [(view.seat + step) % view.players for step in range(view.players)]
    places = [_places(view, chain) for chain in range(CHAIN_COUNT)]
    rows = [_player_row(view, seat, names, private, places) for seat in seats]
    tables = (_bank_row(view), _size_row(view), _price_row(view))
    legend = [] if view.holdings is Holdings.HIDDEN else [_legend_row(view)]
    return [*rows, *tables, *legend]


def _places(view: View, chain: Chain) -> dict[Seat, int]:
    """Rank the stockholders of an active chain by the numbers shown; ties share a rank."""
    if view.holdings is Holdings.HIDDEN or not view.prices[chain]:
        return {}
    held = [stocks[chain] for stocks in view.stocks]
    ranks = {
        seat: 1 + sum(other > count for other in held) for seat, count in enumerate(held) if count
    }
    return {seat: rank for seat, rank in ranks.items() if rank <= view.edition.bonus_places}


def _is_known(view: View, seat: Seat, private: bool) -> bool:
    return view.holdings is Holdings.OPEN or (private and seat == view.seat)


def _player_row(
    view: View,
    seat: Seat,
    names: Sequence[str],
    private: bool,
    places: Sequence[dict[Seat, int]],
) -> tuple[Cell, ...]:
    kind = RowKind.OWN if seat == view.seat else RowKind.PLAYER
    decision = view.decision
    acting = not isinstance(decision, GameOver) and decision.seat == seat
    known = _is_known(view, seat, private)
    name = _name(names, seat)
    spoken = translate("Holdings", "{player}, to decide", player=name) if acting else name
    cards = view.played_cards[seat] if view.power_cards else None
    if cards is not None:
        spoken = f"{spoken}. {used_cards_text(cards)}"

    def amount(dollars: int, label: str, tip: str = "") -> Cell:
        text = money(dollars) if known else UNKNOWN
        spoken = f"{name}, {label}: {text}"
        shown, tip = (dollars, tip) if known else (None, "")
        return Cell(text, spoken, kind, dim=not known, acting=acting, amount=shown, tip=tip)

    chains = [
        _stock_cell(view, seat, chain, name, kind, known=known, place=places[chain].get(seat, 0))
        for chain in range(CHAIN_COUNT)
    ]
    return (
        Cell(name, spoken, kind, acting=acting, cards=cards),
        *chains,
        amount(view.cash[seat], translate("Holdings", "Cash")),
        amount(view.worth[seat], worth_head(), worth_text(view, seat)),
    )


def _stock_cell(
    view: View, seat: Seat, chain: Chain, name: str, kind: RowKind, *, known: bool, place: int
) -> Cell:
    count = view.stocks[seat][chain]
    number = str(count) if known else UNKNOWN
    text = number if count or not known else NONE_SIGN
    spoken = f"{name}, {view.edition.chains[chain].name}: {number}"
    if place:
        spoken = f"{spoken}, {_place_name(place)}"
    dim = not known or not count or not view.prices[chain]
    return Cell(text, spoken, kind, place=place, dim=dim)


def _place_name(place: int) -> str:
    return (
        translate("Holdings", "primary stockholder"),
        translate("Holdings", "secondary stockholder"),
        translate("Holdings", "tertiary stockholder"),
    )[place - 1]


def _name(names: Sequence[str], seat: Seat) -> str:
    if seat < len(names):
        return label_of(names, seat)
    return translate("Holdings", "Player {number}", number=seat + 1)


def _bank_row(view: View) -> tuple[Cell, ...]:
    return _table_row(view, translate("Holdings", "Bank"), [str(count) for count in view.bank])


def _size_row(view: View) -> tuple[Cell, ...]:
    sizes = [str(size) if size else NONE_SIGN for size in view.sizes]
    return _table_row(view, translate("Holdings", "Size"), sizes, shields=True)


def _price_row(view: View) -> tuple[Cell, ...]:
    prices = [money(price) if price else NONE_SIGN for price in view.prices]
    return _table_row(view, translate("Holdings", "Price"), prices)


def _legend_row(view: View) -> tuple[Cell, ...]:
    """Explain the ranks, in a row of their own."""
    names = tuple(_place_name(place) for place in range(1, view.edition.bonus_places + 1))
    told = [
        translate("Holdings", "A small {place} behind a number: {rank}", place=place, rank=name)
        for place, name in enumerate(names, 1)
    ]
    legend = Cell("", join_phrases(told), RowKind.TABLE, legend=names)
    return legend, *[Cell("", "", RowKind.TABLE)] * (COLUMN_COUNT - 1)


def _table_row(
    view: View, label: str, texts: Sequence[str], *, shields: bool = False
) -> tuple[Cell, ...]:
    cells = [
        Cell(
            text,
            f"{label}, {view.edition.chains[chain].name}: {text}",
            RowKind.TABLE,
            dim=not view.prices[chain],
            safe=shields and view.sizes[chain] >= view.edition.safe_size,
        )
        for chain, text in enumerate(texts)
    ]
    blank = Cell("", "", RowKind.TABLE)
    return Cell(label, label, RowKind.TABLE), *cells, blank, blank
