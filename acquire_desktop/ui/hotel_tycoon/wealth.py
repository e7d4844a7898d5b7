"""Wealth chart: what everybody was worth round by round, once the game is over."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.history import History
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.chart.pane import LinesPane
from acquire_desktop.ui.kit.chart.series import ChartData, Flag, Series, most_of
from acquire_desktop.ui.kit.chart.texts import readout_text
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_facts, join_sentences, money, number, translate

_LEAST_PX: Final = 170
STAY, BANKRUPT = "$", "×"
"""The flags: over the host's line and the guest who could not pay."""


class WealthChart(LinesPane):
    """Draws the history of a game; left and right read it out round by round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history: History | None = None
        self._names = Names(())
        self._order: Sequence[Seat] = ()
        self.hide()
        self.refit()
        self.retranslate()

    def show_history(self, history: History, names: Names, order: Sequence[Seat]) -> None:
        """Show the course of a game that is over.

        Args:
            history: What everybody was worth.
            names: Of the players.
            order: All seats, the best first, whose line stands out.
        """
        self._history, self._names, self._order = history, names, order
        self.show()
        self.show_anew()

    def forget(self) -> None:
        self._history = None
        self.hide()
        super().forget()

    def retranslate(self) -> None:
        self.setAccessibleName(wealth_title())
        super().retranslate()

    def refit(self) -> None:
        self.setMinimumHeight(theme.scaled(_LEAST_PX))
        super().refit()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(240), theme.scaled(_LEAST_PX))

    def make_data(self) -> ChartData | None:
        history = self._history
        if history is None:
            return None
        rounds = tuple(range(len(history.worths)))
        titles = tuple(
            translate("HotelWealth", "Round {round}", round=number(each))
            if each
            else translate("Chart", "Start")
            for each in rounds
        )
        lines = tuple(
            Series(
                self._names.first(seat),
                rank,
                "",
                tuple(amounts[seat] for amounts in history.worths),
                self._names.mark(seat),
                self._names.face(seat),
                _flags(history, seat),
            )
            for rank, seat in enumerate(self._order)
        )
        return ChartData(rounds, titles, lines, most=most_of(lines))

    def note_of(self, data: ChartData) -> str:
        history = self._history
        if history is None:
            return ""
        texts = [self._lead_text(history)]
        if history.largest_stay is not None:
            round_, stay = history.largest_stay
            texts.append(
                translate(
                    "HotelWealth",
                    "{sign} Biggest stay: {guest} paid {amount} to {host} in round {round}.",
                    sign=STAY,
                    guest=self._names.first(stay.guest),
                    amount=money(stay.amount),
                    host=self._names.within(stay.owner),
                    round=number(round_),
                )
            )
        out = [self._out_text(seat, round_) for round_, seat in history.bankruptcies]
        if out:
            text = translate("HotelWealth", "{sign} Bankrupt: {players}.", sign=BANKRUPT,
                             players=join_facts(out))  # fmt: skip
            texts.append(text)
        return join_sentences([text for text in texts if text])

    def summary_of(self, data: ChartData) -> str:
        history = self._history
        if history is None:
            return ""
        leaders = history.leaders
        led = [self._led_text(seat, leaders.count(seat)) for seat in self._order if seat in leaders]
        front = translate("HotelWealth", "In front: {players}.", players=join_facts(led))
        return "\n".join([readout_text(data, len(leaders)), front, self.note_of(data)])

    def _out_text(self, seat: Seat, round_: int) -> str:
        name = self._names.within(seat)
        return translate("HotelWealth", "{player} in round {round}", player=name,
                         round=number(round_))  # fmt: skip

    def _led_text(self, seat: Seat, rounds: int) -> str:
        name = self._names.first(seat)
        return translate("HotelWealth", "{player}: %n round(s)", n=rounds, player=name)

    def _lead_text(self, history: History) -> str:
        """Say since when the winner has led; empty for one who won by cash from behind."""
        *_, (seat, since) = [(seat, len(list(run))) for seat, run in groupby(history.leaders)]
        if seat != self._order[0]:
            return ""
        return translate(
            "HotelWealth",
            "{player} led from round {round} to the end.",
            player=self._names.first(seat),
            round=number(len(history.leaders) - since + 1),
        )


def wealth_title() -> str:
    """Return what the chart is called."""
    return translate("HotelWealth", "Wealth, round by round")


def _flags(history: History, seat: Seat) -> tuple[Flag, ...]:
    flags = [Flag(round_, BANKRUPT) for round_, out in history.bankruptcies if out == seat]
    if history.largest_stay is not None and history.largest_stay[1].owner == seat:
        flags.append(Flag(history.largest_stay[0], STAY))
    return tuple(flags)
