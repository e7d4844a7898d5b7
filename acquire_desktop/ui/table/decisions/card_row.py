"""A row of equal cards that breaks into even rows where it is too narrow."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.clearing import clear_words
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.decisions.chain_card import ChainCard

_GAP = 6


class CardRow(QWidget):
    """Lays cards out in as few rows as fit, all of one size."""

    def __init__(self, widest_px: int, parent: QWidget | None = None) -> None:
        """Make an empty row.

        Args:
            widest_px: The most that a card grows to at 100 % text.
            parent: The owner.
        """
        super().__init__(parent)
        self._widest_px = widest_px
        self._cards: list[ChainCard] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_cards(self, cards: Sequence[ChainCard]) -> None:
        """Replace the cards; the old ones are deleted."""
        for card in self._cards:
            clear_words(card)
            card.hide()
            card.deleteLater()
        self._cards = list(cards)
        for card in self._cards:
            card.setParent(self)
            card.show()
        self.arrange()

    def arrange(self) -> None:
        """Place the cards again after their faces changed."""
        self.updateGeometry()
        if not self._cards:
            return
        columns, width = self._grid(self.width())
        packing = self._packing(columns, width)
        height = self._card_height(packing)
        for index, card in enumerate(self._cards):
            card.set_packing(packing)
            row, column = divmod(index, columns)
            card.setGeometry(column * (width + _GAP), row * (height + _GAP), width, height)

    def sizeHint(self) -> QSize:
        count = max(1, len(self._cards))
        width = count * (self._narrowest() + _GAP) - _GAP
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Four cards beside each other always fit; more may break into a second row."""
        count = max(1, min(4, len(self._cards)))
        return QSize(count * (self._narrowest() + _GAP) - _GAP, 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if not self._cards:
            return 0
        columns, each = self._grid(width)
        rows = math.ceil(len(self._cards) / columns)
        return rows * (self._card_height(self._packing(columns, each)) + _GAP) - _GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def _narrowest(self) -> int:
        return max((card.natural_width() for card in self._cards), default=0)

    def _grid(self, width: int) -> tuple[int, int]:
        """Return how many columns there are at a width, and how wide each card is."""
        count = len(self._cards)
        fitting = max(1, (width + _GAP) // (self._narrowest() + _GAP))
        rows = math.ceil(count / min(fitting, count))
        columns = math.ceil(count / rows)
        room = (width + _GAP) // columns - _GAP
        most = theme.scaled(self._widest_px) if rows == 1 else room
        return columns, max(self._narrowest(), min(room, most))

    def _packing(self, columns: int, width: int) -> int:
        """Return how many figures of each card stand beside its head: none in a single row."""
        if columns == len(self._cards):
            return 0
        fits = (all(card.can_pack(count, width) for card in self._cards) for count in (2, 1))
        return next((count for count, fit in zip((2, 1), fits, strict=True) if fit), 0)

    def _card_height(self, packing: int) -> int:
        return max(card.natural_height(packing) for card in self._cards)
