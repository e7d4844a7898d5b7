"""The page that tells what a special power card does before it is played."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from acquire_desktop.engine.actions import PlayPowerCard
from acquire_desktop.engine.cards import FREE_STOCK, PowerCard
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.table.decisions.page import NOTHING, Choice, DecisionPage
from acquire_desktop.ui.words.card_texts import card_effect, card_obstacle


class PowerCardPage(DecisionPage):
    """A turning off from the decision: Confirm plays the card, the other button leads back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card: PowerCard = FREE_STOCK
        """The card that is shown."""
        self._effect = plain(QLabel())
        self._effect.setWordWrap(True)
        self._effect.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._effect)
        layout.addStretch(1)

    def show_card(self, card: PowerCard) -> None:
        """Tell about another card."""
        self.card = card
        self.touch()

    def forget(self) -> None:
        self.card = FREE_STOCK
        super().forget()

    def refresh(self, view: View) -> None:
        self._effect.setText(card_effect(self.card))

    def choice(self) -> Choice:
        if self.view is None:
            return NOTHING
        action = PlayPowerCard(self.card)
        is_legal = action in self.view.legal
        return Choice(
            action if is_legal else None,
            translate("PowerCardPage", "Use card"),
            card_obstacle(self.card, self.view),
            turn=translate("PowerCardPage", "Back"),
        )
