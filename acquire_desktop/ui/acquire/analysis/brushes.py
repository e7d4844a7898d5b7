"""Brushes: what a click on a lot puts there: tiles and a chain in turn, or the hand."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, Edition
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.texts import escape_html, translate

HAND = CHAIN_COUNT
"""The number of the brush for the hand, after those of the chains."""
_CHIP_PX = 20


class Brushes(Adaptive, QWidget):
    """One button for each chain and one for the hand.

    Signals:
        chosen (int): The chain that clicks put on the board, or ``HAND``.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edition = CLASSIC_2023
        self._group = QButtonGroup(self)
        self.buttons = [QPushButton() for _ in range(CHAIN_COUNT + 1)]
        for number, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setProperty("quiet", True)
            self._group.addButton(button, number)
        self._group.idClicked.connect(self.chosen)
        self.buttons[0].setChecked(True)
        row(*self.buttons, 1, of=self, spacing=theme.SPACE_HALF)
        self.retranslate()

    @property
    def chain(self) -> Chain:
        """The chain that clicks put on the board; the first while they are for the hand."""
        number = self._group.checkedId()
        return number if number < CHAIN_COUNT else 0

    def show_edition(self, edition: Edition) -> None:
        """Name the chains as an edition does."""
        if edition.chains != self._edition.chains:
            self._edition = edition
            self.retranslate()
            self.redraw()

    def retranslate(self) -> None:
        for chain, button in enumerate(self.buttons[:CHAIN_COUNT]):
            spec = self._edition.chains[chain]
            tip = translate(
                "AnalysisPage",
                "A click on a lot puts there, in turn: an independent tile, {chain}, nothing. "
                "Key {key} on the board: {chain}.",
                chain=spec.name,
                key=spec.letter,
            )
            button.setAccessibleName(spec.name)
            button.setAccessibleDescription(tip)
            button.setToolTip(f"<span>{escape_html(tip)}</span>")
        hand = translate("AnalysisPage", "Hand")
        tip = translate(
            "AnalysisPage",
            "A click on a lot takes its tile into the hand of the player to move, or out of it. "
            "Key {key} on the board.",
            key="H",
        )
        self.buttons[HAND].setText(hand)
        self.buttons[HAND].setToolTip(f"<span>{escape_html(tip)}</span>")
        self.buttons[HAND].setAccessibleDescription(tip)
        self.redraw()

    def redraw(self) -> None:
        side, ratio = theme.scaled(_CHIP_PX), self.devicePixelRatioF()
        for chain, button in enumerate(self.buttons[:CHAIN_COUNT]):
            letter = self._edition.chains[chain].letter
            button.setIcon(QIcon(chip_pixmap(letter, side, ratio)))
            button.setIconSize(QSize(side, side))
        self.buttons[HAND].setIcon(icons.icon("person"))

    def refit(self) -> None:
        self.redraw()
