"""The choice of a player's extra cash, the handicap, with what is fair in words."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt

from acquire_desktop.games.acquire.engine.setup import EXTRA_CASH
from acquire_desktop.games.acquire.opponents import fair_extra_cash, level_of
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.texts import join_sentences, money, translate

_MOST_VISIBLE: Final = 12
"""Entries of the open list that are seen at once."""


class ExtraCashBox(FittedBox):
    """Offers nothing and every hundred dollars up to the most that a player may have more."""

    def __init__(self) -> None:
        super().__init__()
        self._fair = 0
        self.setMaxVisibleItems(_MOST_VISIBLE)
        for extra in EXTRA_CASH:
            self.addItem("", extra)
        self.retranslate()

    def extra_cash(self) -> int:
        """Return the dollars that are chosen."""
        return int(self.currentData())

    def show_extra_cash(self, extra: int) -> None:
        """Choose an amount without a signal; one that is not offered becomes nothing."""
        self.setCurrentIndex(max(0, self.findData(extra)))
        self._describe()

    def set_table(self, level: str, others: Sequence[Player]) -> None:
        """Reckon what is fair for a computer among the other computers.

        Args:
            level: Its level; empty for a person, whose strength is not measured.
            others: Who else sits at the table.
        """
        rivals = [level_of(other.level) for other in others if other.level]
        self._fair = fair_extra_cash(level, rivals) if level else 0
        self._describe()

    def retranslate(self) -> None:
        """Write all texts again, in the language of now."""
        self.setItemText(0, translate("SeatRow", "No extra cash"))
        for at, extra in enumerate(EXTRA_CASH[1:], start=1):
            text = translate("SeatRow", "{amount} extra cash", amount=money(extra))
            self.setItemText(at, text)
        self.refit()
        self._describe()

    def _describe(self) -> None:
        use = translate(
            "SeatRow",
            "Extra cash evens out a game between unequal players. Among four equal players, "
            "{amount} raises the chance to win from {par}% to {raised}%.",
            amount=money(1500),
            par=25,
            raised=50,
        )
        fair = translate(
            "SeatRow",
            "Against the other computers here about {amount} would be fair.",
            amount=money(self._fair),
        )
        text = join_sentences((use, fair) if self._fair else (use,))
        self.setToolTip(text)
        self.setItemData(self.currentIndex(), text, Qt.ItemDataRole.AccessibleDescriptionRole)
        self.setAccessibleDescription(text)
