"""Milestones: those that were reached with the game that did it, then the others."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from acquire_desktop.games.acquire.career.milestones import MILESTONES
from acquire_desktop.ui.acquire.career.card import Card
from acquire_desktop.ui.acquire.career.career_texts import MILESTONE_TEXTS
from acquire_desktop.ui.kit.boxes import Stretched
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.kit.wrapped_list import wrap_rows

_NO_UPDATE: Final = QItemSelectionModel.SelectionFlag.NoUpdate
_SIGN_PX: Final = 20
_LETTERS: Final = "TIFSACW"
_LEAST_PX: Final = 150


class MilestonesCard(Card):
    """A list to walk through by keys."""

    def __init__(self) -> None:
        super().__init__(later("Career", "Milestones"))
        self._reached: Mapping[str, int] = {}
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_text(self.list.setAccessibleName, later("Career", "Milestones"))
        wrap_rows(self.list)
        self.put(Stretched(self.list, 1))
        self.refit()

    def show_reached(self, reached: Mapping[str, int]) -> None:
        """Show which milestones were reached, and in which game first."""
        self._reached = reached
        self.retranslate()

    def retranslate(self) -> None:
        names = [*self._reached, *(name for name in MILESTONES if name not in self._reached)]
        self.figure.setText(
            translate("Career", "{won} of {games}", won=len(self._reached), games=len(MILESTONES))
        )
        at = self.list.currentRow()
        self.list.clear()
        for name in names:
            self.list.addItem(self._item(name))
        current = self.list.model().index(max(at, 0), 0)
        self.list.selectionModel().setCurrentIndex(current, _NO_UPDATE)

    def redraw(self) -> None:
        self.retranslate()

    def refit(self) -> None:
        side = theme.scaled(_SIGN_PX)
        self.list.setIconSize(QSize(side, side))
        self.list.setMinimumHeight(theme.scaled(_LEAST_PX))
        self.retranslate()

    def _item(self, name: str) -> QListWidgetItem:
        side, ratio, text = (
            theme.scaled(_SIGN_PX),
            self.devicePixelRatioF(),
            MILESTONE_TEXTS[name](),
        )
        game = self._reached.get(name)
        if game is None:
            picture = icons.icon_pixmap("star", side, theme.current().disabled, ratio)
            item = QListWidgetItem(QIcon(picture), text)
            item.setForeground(theme.current().ink_muted)
            spoken = translate("Career", "{milestone}: not yet", milestone=text)
        else:
            letter = _LETTERS[list(MILESTONES).index(name) % len(_LETTERS)]
            text = translate("Career", "{milestone} (game {game})", milestone=text, game=game)
            item = QListWidgetItem(QIcon(chip_pixmap(letter, side, ratio)), text)
            spoken = text
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        return item
