"""Payday: the money of a merger flies to those who are paid."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.acquire.table.walkthrough.flight import Sprites, coins
from acquire_desktop.ui.acquire.table.walkthrough.places import TableParts
from acquire_desktop.ui.acquire.table.walkthrough.story import Holder, Step
from acquire_desktop.ui.kit.look import motion, theme


class Payday(Sprites):
    """Lets coins fly from the hotel that pays, once for each payment."""

    def __init__(self, page: QWidget, marquee: QWidget) -> None:
        super().__init__(page)
        self._marquee = marquee
        self._flown: tuple[object, int] = None, 0
        """The step for which money flew last, and to how many."""

    def forget(self) -> None:
        """Know of no payment."""
        self.land()
        self._flown = None, 0

    def pay(
        self,
        step: Step,
        paid: Mapping[Holder, QWidget],
        parts: TableParts | None,
        *,
        is_seen: bool,
    ) -> None:
        """Let money fly to those to whom it has not flown before.

        Args:
            step: Has the payments.
            paid: The portraits of those who are paid, as far as they are.
            parts: Of the table: from the headquarters on the board money flies to the people.
            is_seen: Whether the scene is on view.
        """
        settled = step.settlement
        key = None if settled is None else (step.kind, settled.began)
        known = self._flown[1] if key == self._flown[0] else 0
        self._flown = key, len(paid)
        if settled is None or not (is_seen and motion.is_on()):
            return
        hotel = None if parts is None else parts.hotel(settled.chain)
        if hotel is None:
            hotel = self._marquee.mapToGlobal(QPointF(self._marquee.rect().center()))
        for holder, portrait in list(paid.items())[known:]:
            purse = portrait.mapToGlobal(QPointF(portrait.rect().center()))
            if parts is not None and holder is not None:
                purse = parts.purse(holder)
            way = self.page.mapFromGlobal(hotel), self.page.mapFromGlobal(purse)
            for coin in coins(*way, 0, theme.FLIGHT_MS):
                self.add(coin)
        self.take_off()
