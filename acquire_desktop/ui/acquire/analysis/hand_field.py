"""Hand field: the tiles of the player to move, typed as their names."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLineEdit, QWidget

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, TILES_BY_NAME, Tile
from acquire_desktop.ui.kit.boxes import column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_terse, label, translate

_MOST_CHARACTERS = 80
_TITLE_PX = 200
"""The most that the words before the field take, at 100 % text."""


class HandField(QWidget):
    """Shows a hand and reads another; what is no tile is named below, and changes nothing.

    Signals:
        typed (object): The tiles that were typed, a tuple.
    """

    typed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand: tuple[Tile, ...] = ()
        self._title = label()
        self.field = QLineEdit()
        self.field.setMaxLength(_MOST_CHARACTERS)
        self._title.setBuddy(self.field)
        self.problem = label("", "small", tone="loss", wraps=True)
        self.problem.hide()
        self.field.editingFinished.connect(self._read)
        line = row(self._title, self.field, spacing=theme.SPACE)
        column(line, self.problem, of=self)

    def show_hand(self, hand: Sequence[Tile], player: str, *, is_hidden: bool = False) -> None:
        """Show the tiles of a player.

        Args:
            hand: The tiles.
            player: The name.
            is_hidden: Whether there are none since the game does not tell what another one has.
        """
        self._hand = tuple(hand)
        self.field.setText(" ".join(TILE_NAMES[tile] for tile in hand))
        self.problem.hide()
        text = translate("AnalysisPage", "Tiles of {player}", player=player)
        metrics, most = QFontMetrics(theme.font()), theme.scaled(_TITLE_PX)
        self._title.setText(metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, most))
        self.field.setAccessibleName(text)
        hidden = translate("AnalysisPage", "hidden during play: type some, e.g. 1A 9F 12I")
        example = translate("AnalysisPage", "for example 1A 9F 12I")
        self.field.setPlaceholderText(hidden if is_hidden else example)

    def _read(self) -> None:
        words = re.split(r"[\s,;]+", self.field.text().strip().upper())
        names = [word for word in words if word]
        unknown = [name for name in names if name not in TILES_BY_NAME]
        self.problem.setVisible(bool(unknown))
        if unknown:
            named = join_terse(unknown[:3])
            text = translate("AnalysisPage", "There is no such tile: {tiles}", tiles=named)
            self.problem.setText(text)
            self.field.setAccessibleDescription(text)
            return
        self.field.setAccessibleDescription("")
        hand = tuple(dict.fromkeys(TILES_BY_NAME[name] for name in names))
        if hand != self._hand:
            self.typed.emit(hand)
