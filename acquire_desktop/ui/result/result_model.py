"""The final account of every player: cash, bonuses and stock sales that add up to the total."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from acquire_desktop.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import (
    BonusPaid,
    ChainAccounted,
    Event,
    FinalAccountBegan,
    GameEnded,
    StockSold,
)
from acquire_desktop.ui.kit.texts import escape_html, money, number, translate
from acquire_desktop.ui.words.names import label_of

Index = QModelIndex | QPersistentModelIndex

ACCOUNT_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The ``Account`` of the row."""

PLACE_COLUMN: Final = 0
NAME_COLUMN: Final = 1
CASH_COLUMN: Final = 2
LABEL_COLUMN: Final = 3
"""What the two lines of the columns that follow are."""
FIRST_CHAIN_COLUMN: Final = 4

NONE_SIGN: Final = "·"


@dataclass(frozen=True, slots=True)
class Account:
    """What one player ends with, and where it comes from."""

    seat: Seat
    place: int
    """1 for the winners; equal totals share a place."""
    cash: int
    """Dollars before the account."""
    bonuses: tuple[int, ...]
    """Dollars by chain, length 7."""
    sales: tuple[int, ...]
    """Dollars by chain, length 7."""
    paid: tuple[BonusPaid, ...]
    """Every bonus with its sum, in the order of the account."""
    sold: tuple[StockSold, ...]
    """Every sale, in the order of the account."""

    @property
    def total(self) -> int:
        """Dollars in the end."""
        return self.cash + sum(self.bonuses) + sum(self.sales)


def accounts(events: Sequence[Event]) -> tuple[Account, ...]:
    """Return the account of every player, best first, from the events of the final account."""
    at, began = next(
        (at, event) for at, event in enumerate(events) if isinstance(event, FinalAccountBegan)
    )
    events = events[at:]  # bonuses of mergers before it are in the cash already
    paid = [event for event in events if isinstance(event, BonusPaid)]
    sold = [event for event in events if isinstance(event, StockSold)]
    ended = next(event for event in events if isinstance(event, GameEnded))
    rows = [
        _account(
            seat,
            cash,
            1 + sum(total > ended.totals[seat] for total in ended.totals),
            tuple(event for event in paid if event.seat == seat),
            tuple(event for event in sold if event.seat == seat),
        )
        for seat, cash in enumerate(began.cash)
    ]
    return tuple(sorted(rows, key=lambda row: (row.place, row.seat)))


def _account(
    seat: Seat, cash: int, place: int, paid: tuple[BonusPaid, ...], sold: tuple[StockSold, ...]
) -> Account:
    bonuses = [0] * CHAIN_COUNT
    for bonus in paid:
        bonuses[bonus.chain] += bonus.amount
    sales = [0] * CHAIN_COUNT
    for sale in sold:
        sales[sale.chain] += sale.amount
    return Account(seat, place, cash, tuple(bonuses), tuple(sales), paid, sold)


class ResultModel(QAbstractTableModel):
    """One row a player, best first; cells of chains hold two lines, bonus and stock sale."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.accounts: tuple[Account, ...] = ()
        self.chains: tuple[Chain, ...] = ()
        self._edition: Edition | None = None
        self.names: Sequence[str] = ()
        """The players' names by seat."""
        self._characters: tuple[str, ...] = ()

    @property
    def sum_column(self) -> int:
        """The column of all bonuses and all stock sales."""
        return FIRST_CHAIN_COLUMN + len(self.chains)

    @property
    def total_column(self) -> int:
        """The last column."""
        return self.sum_column + 1

    def show_result(
        self,
        edition: Edition,
        events: Sequence[Event],
        names: Sequence[str],
        characters: Sequence[str] = (),
    ) -> None:
        """Show the end of a game.

        Args:
            edition: Names the chains.
            events: The final account, ``FinalAccountBegan`` to ``GameEnded``.
            names: The players' names by seat.
            characters: The keys of their characters by seat, empty texts for those without.
        """
        self.beginResetModel()
        self._edition, self.names, self._characters = edition, names, tuple(characters)
        self.accounts = accounts(events)
        settled = {event.chain for event in events if isinstance(event, ChainAccounted)}
        self.chains = tuple(sorted(settled))
        self.endResetModel()

    def grand_totals(self) -> tuple[int, ...]:
        """Return the sums of the rows, in dollars by seat."""
        return tuple(row.total for row in sorted(self.accounts, key=lambda row: row.seat))

    def name(self, seat: Seat) -> str:
        """Return what a player is called."""
        return label_of(self.names, seat)

    def character(self, seat: Seat) -> str:
        """Return the character of a player, or an empty text."""
        return self._characters[seat] if seat < len(self._characters) else ""

    def chain_letter(self, chain: Chain) -> str:
        """Return the letter of a chain, which chooses its crest and colour."""
        return self._edition.chains[chain].letter if self._edition else ""

    def chain_name(self, chain: Chain) -> str:
        """Return the name of a chain."""
        return self._edition.chains[chain].name if self._edition else ""

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        if self.accounts:
            last = self.index(len(self.accounts) - 1, self.total_column)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.total_column)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.accounts)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self.total_column + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        account = self.accounts[index.row()]
        if role == ACCOUNT_ROLE:
            return account
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(account, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            head = self.headerData(index.column(), Qt.Orientation.Horizontal, role)
            return f"{head}: {self._text(account, index.column())}"
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == NAME_COLUMN:
            return f"<span>{escape_html(self.name(account.seat))}</span>"
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if FIRST_CHAIN_COLUMN <= section < self.sum_column:
            return self._chain_head(self.chains[section - FIRST_CHAIN_COLUMN], role)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return {
            NAME_COLUMN: translate("Result", "Player"),
            CASH_COLUMN: translate("Result", "Cash before"),
            self.sum_column: translate("Result", "Sum"),
            self.total_column: translate("Result", "Total"),
        }.get(section, "")

    def _chain_head(self, chain: Chain, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.chain_letter(chain)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.chain_name(chain)
        return None

    def _text(self, account: Account, column: int) -> str:
        if column == PLACE_COLUMN:
            return number(account.place)
        if column == NAME_COLUMN:
            return self.name(account.seat)
        if column == CASH_COLUMN:
            return money(account.cash)
        if column == LABEL_COLUMN:
            return f"{translate('Result', 'Bonus')}\n{translate('Result', 'Stock')}"
        if column == self.total_column:
            return money(account.total)
        if column == self.sum_column:
            return _two_lines(sum(account.bonuses), sum(account.sales))
        chain = self.chains[column - FIRST_CHAIN_COLUMN]
        return _two_lines(account.bonuses[chain], account.sales[chain])


def _two_lines(bonus: int, sale: int) -> str:
    return "\n".join(money(amount) if amount else NONE_SIGN for amount in (bonus, sale))
