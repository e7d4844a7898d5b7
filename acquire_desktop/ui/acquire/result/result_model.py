"""Result table: the account of every player from the events, and the model of its cells."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainAccounted,
    Event,
    StockSold,
)
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.result.race import race_of
from acquire_desktop.ui.acquire.words.names import label_of, names_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.cell_table import Cell, CellModel
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.texts import money, number, translate

PLACE_COLUMN: Final = 0
NAME_COLUMN: Final = 1
CASH_COLUMN: Final = 2
LABEL_COLUMN: Final = 3
"""The names of the two lines in the columns that follow."""
FIRST_CHAIN_COLUMN: Final = 4

NONE_SIGN: Final = "·"


@dataclass(frozen=True, slots=True)
class Account:
    """One player's total, and where it comes from."""

    seat: Seat
    place: int
    """1 for the winners; equal totals share a place."""
    cash: int
    """Dollars before the account."""
    paid: tuple[BonusPaid, ...]
    """Every bonus with its sum, in the order of the account."""
    sold: tuple[StockSold, ...]
    """Every sale, in the order of the account."""

    @property
    def bonuses(self) -> tuple[int, ...]:
        """Dollars by chain, length 7."""
        return _by_chain(self.paid)

    @property
    def sales(self) -> tuple[int, ...]:
        """Dollars by chain, length 7."""
        return _by_chain(self.sold)

    @property
    def total(self) -> int:
        """Dollars in the end."""
        return self.cash + sum(self.bonuses) + sum(self.sales)


def accounts(events: Sequence[Event]) -> tuple[Account, ...]:
    """Return the account of every player, best first, from the events of the final account."""
    race = race_of(events)
    totals = race.ended.totals
    paid = [event for payout in race.payouts for event in payout.bonuses]
    sold = [event for payout in race.payouts for event in payout.sales]
    rows = [
        Account(
            seat,
            1 + sum(total > totals[seat] for total in totals),
            cash,
            tuple(event for event in paid if event.seat == seat),
            tuple(event for event in sold if event.seat == seat),
        )
        for seat, cash in enumerate(race.cash)
    ]
    return tuple(sorted(rows, key=lambda row: (row.place, row.seat)))


def _by_chain(events: Sequence[BonusPaid | StockSold]) -> tuple[int, ...]:
    return tuple(
        sum(event.amount for event in events if event.chain == chain)
        for chain in range(CHAIN_COUNT)
    )


class ResultModel(CellModel[Cell, Cell]):
    """One row a player, best first; cells of chains hold two lines, bonus and stock sale."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.accounts: tuple[Account, ...] = ()
        self.chains: tuple[Chain, ...] = ()
        """Those that have a column."""
        self.edition: Edition = next(iter(EDITIONS.values()))
        self.names: Sequence[str] = ()
        """The players' names by seat."""
        self.faces: tuple[Face, ...] = ()
        """Their faces by seat."""

    @property
    def sum_column(self) -> int:
        """The column of all bonuses and all stock sales; behind it, the last, that of totals."""
        return FIRST_CHAIN_COLUMN + len(self.chains)

    def show_result(
        self, edition: Edition, events: Sequence[Event], players: Sequence[Player]
    ) -> None:
        """Show the end of a game.

        Args:
            edition: Names the chains.
            events: The final account, ``FinalAccountBegan`` to ``GameEnded``.
            players: By seat.
        """
        self.accounts, self.chains = (), ()
        self.retranslate()  # nothing of another game stays chosen
        self.edition, self.names = edition, names_of(players)
        self.faces = faces_of(players)
        self.accounts = accounts(events)
        settled = {event.chain for event in events if isinstance(event, ChainAccounted)}
        self.chains = tuple(sorted(settled))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        specs = [self.edition.chains[chain] for chain in self.chains]
        heads = [
            Cell(),
            Cell(translate("Result", "Player")),
            Cell(translate("Result", "Cash before")),
            Cell(),
            *(Cell(spec.letter, spec.name, spec.name) for spec in specs),
            Cell(translate("Result", "Sum")),
            Cell(translate("Result", "Total")),
        ]
        self.show_cells(heads, [self._row(account, heads) for account in self.accounts])

    def _row(self, account: Account, heads: Sequence[Cell]) -> tuple[Cell, ...]:
        name = label_of(self.names, account.seat)
        texts = (
            number(account.place),
            name,
            money(account.cash),
            f"{translate('Result', 'Bonus')}\n{translate('Result', 'Stock')}",
            *(_two_lines(account.bonuses[c], account.sales[c]) for c in self.chains),
            _two_lines(sum(account.bonuses), sum(account.sales)),
            money(account.total),
        )
        return tuple(
            Cell(text, f"{head.spoken or head.text}: {text}", name if at == NAME_COLUMN else "")
            for at, (head, text) in enumerate(zip(heads, texts, strict=True))
        )


def _two_lines(bonus: int, sale: int) -> str:
    return "\n".join(money(amount) if amount else NONE_SIGN for amount in (bonus, sale))
