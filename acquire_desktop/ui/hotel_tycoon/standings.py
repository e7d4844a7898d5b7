"""Standings: who is worth what, part by part; at the end of the game the final account."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.history import History
from acquire_desktop.ui.hotel_tycoon.wealth import WealthChart, wealth_title
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.frames import QuietArea, WholeLines
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, money, number, translate

_NAME_PX = 96
"""The most that a name takes, at 100 % text."""


class Account(NamedTuple):
    """The worth of a player, part by part, in dollars."""

    seat: Seat
    cash: int
    buildings: int
    entrances: int
    land: int
    """Not counted, but it tells equal totals apart."""

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return self.cash + self.buildings + self.entrances


def accounts(view: View) -> list[Account]:
    """Return all players' accounts, who is out last, the richest first.

    Who won by cash comes before all others.
    """
    found = []
    for seat in range(view.players):
        own = view.owned(seat)
        buildings = sum(DEEDS[owned].built_costs[view.built[owned]] for owned in own)
        entrances = sum(view.entrances.count(owned) * DEEDS[owned].entrance for owned in own)
        land = sum(DEEDS[owned].land for owned in own)
        found.append(Account(seat, view.cash[seat], buildings, entrances, land))
    return sorted(found, key=partial(_rank, view))


def places(view: View, rows: Sequence[Account]) -> list[int]:
    """Return the place of each of some accounts in order, counted from 1; equals share one."""
    ranks = [_rank(view, each) for each in rows]
    return [1 + ranks.index(rank) for rank in ranks]


def _rank(view: View, each: Account) -> tuple[bool, bool, int, int]:
    return each.seat != view.cash_winner, view.out[each.seat], -each.total, -each.land


def _elided(name: str) -> str:
    """Return a name with its place, shortened to what the column of names has room for."""
    metrics = QFontMetrics(theme.font("small", bold=True))
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, theme.scaled(_NAME_PX))


class Standings(Adaptive, QWidget):
    """A table of all accounts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._names = Names(())
        self.chart = WealthChart()
        self._area = QuietArea(QWidget())
        WholeLines(self._area)
        column(Stretched(self._area, 1), of=self)
        self.rows: list[tuple[str, ...]] = []

    def show_view(self, view: View, names: Names) -> None:
        """Show the accounts of a view."""
        self._view, self._names = view, names
        self._write()

    def show_history(self, history: History) -> None:
        """Draw the course of the game that is over."""
        assert self._view is not None, "there is an account"
        order = [each.seat for each in accounts(self._view)]
        self.chart.show_history(history, self._names, order)

    def retranslate(self) -> None:
        self._write()

    def _write(self) -> None:
        view = self._view
        if view is None:
            return
        if view.end_reason is None:
            self.chart.forget()
        is_over = view.end_reason is not None
        rows = accounts(view)
        numbers: list[int | None] = [*places(view, rows)]
        if view.options.hide_cash and not is_over:  # the order would give hidden sums away
            rows = sorted(rows, key=lambda each: each.seat)
            numbers = [None] * len(rows)
        self.rows = [
            self._row(view, place, each) for place, each in zip(numbers, rows, strict=True)
        ]
        heads = (
            "",
            translate("HotelStandings", "Cash"),
            translate("HotelStandings", "Hotels"),
            translate("HotelStandings", "Entrances"),
            translate("HotelStandings", "Total"),
        )
        body = QWidget()
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE)
        right = Qt.AlignmentFlag.AlignRight
        for at, head in enumerate(heads):
            grid.addWidget(label(head, "small", tone="muted", align=right if at else None), 0, at)
        for line, cells in enumerate(self.rows, 1):
            for at, text in enumerate(cells):
                is_bold = at in (0, len(cells) - 1)
                shown = label(text, "small", bold=is_bold, align=right if at else None)
                if not at:
                    shown.setText(_elided(text))
                    shown.setAccessibleName(text)
                grid.addWidget(shown, line, at)
        title = (
            translate("HotelStandings", "Final account")
            if is_over
            else translate("HotelStandings", "If the game ended now")
        )
        note = translate("HotelStandings", "Land does not count; it only breaks ties.")
        head_label, note_label = label(title, bold=True), label(note, "small", wraps=True)
        wealth = label(wealth_title(), bold=True)
        wealth.setVisible(is_over)
        parts = head_label, grid, note_label, wealth, Stretched(self.chart, 1), 0
        column(*parts, of=body, spacing=theme.SPACE)
        old = self._area.takeWidget()
        self._area.setWidget(body)
        if old is not None:
            old.deleteLater()

    def _row(self, view: View, place: int | None, each: Account) -> tuple[str, ...]:
        name = self._names.first(each.seat)
        if place is not None:
            name = translate(
                "HotelStandings", "{place}. {player}", place=number(place), player=name
            )
        if view.options.hide_cash and each.seat != view.seat and view.end_reason is None:
            hidden = translate("HotelPlayers", "hidden")
            return name, hidden, money(each.buildings), money(each.entrances), hidden
        parts = (each.cash, each.buildings, each.entrances, each.total)
        return name, *map(money, parts)
