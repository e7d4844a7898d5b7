"""Moment board: the table before a decision, as its player knew it or with all hands, and ways."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStackedWidget, QWidget

from acquire_desktop.games.acquire.advice.judgement import Judgement
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.review.moment_ledger import MomentLedger
from acquire_desktop.ui.acquire.table.board.hint_marks import HintMark, Marks
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.words.names import labels
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.keys import command_key, with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.kit.signs import SignButton, push_button
from acquire_desktop.ui.kit.texts import label, later, translate

_COLUMNS: Final = 2


class MomentBoard(Adaptive, QWidget):
    """Shows one moment and leads to others.

    Signals:
        moved (int): Go so many decisions of the player on, or back with a number below 0.
        ends_asked (int): Go to the last decision (1) or to the first (-1).
        mistake_asked (): Go to the next decision with a mark.
        hands_chosen (bool): Show the hands of all, or what the player knew.
    """

    moved = Signal(int)
    ends_asked = Signal(int)
    mistake_asked = Signal()
    hands_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board, self.hand, self.all_hands = BoardView(), HandPanel(), AllHands()
        self.ledger = MomentLedger()
        self.switch = self.with_text(push_button(self.hands_chosen), later("Review", "All hands"))
        """Whether the hands of all are shown."""
        self.first = SignButton("turn-back", later("Review", "First decision"), "Home")
        self.back = SignButton("chevron-left", later("Review", "Previous decision"), "Left")
        self.on = SignButton("chevron-right", later("Review", "Next decision"), "Right")
        self.last = SignButton("turn-on", later("Review", "Last decision"), "End")
        self.mistake = self.with_text(push_button(self.mistake_asked), later("Review", "Next mark"))
        self.switch.setCheckable(True)
        self.place = ShorteningLabel()
        self._racks, self._ways = QStackedWidget(), QWidget()
        self._arrange()
        self.back.clicked.connect(lambda: self.moved.emit(-1))
        self.on.clicked.connect(lambda: self.moved.emit(1))
        self.first.clicked.connect(lambda: self.ends_asked.emit(-1))
        self.last.clicked.connect(lambda: self.ends_asked.emit(1))
        self.retranslate()

    def show_moment(
        self, view: View, players: Sequence[Player], last: Tile | None, marks: Marks
    ) -> None:
        """Show the table.

        Args:
            view: What the player knew.
            players: At the table, by seat.
            last: The tile placed last before.
            marks: What was played and what was better, where tiles are concerned.
        """
        self.board.show_view(view)
        self.board.mark_last(last)
        self.hand.show_view(view)
        self.ledger.show_moment(view, players)
        for tiles in (self.board, self.hand):
            tiles.show_hints(marks)
            tiles.select_tile(None)

    def show_hands(self, hands: Sequence[Sequence[Tile]], names: Sequence[str]) -> None:
        """Show the tiles of all by seat, or for none what all hold."""
        self.switch.setChecked(bool(hands))
        self.all_hands.show_hands(hands, names)
        self._racks.setCurrentWidget(self.all_hands)
        self._racks.setVisible(bool(hands))
        self.ledger.setVisible(not hands)
        self._ways.show()

    def show_rack(self) -> None:
        """Show the rack, so that a tile can be placed, and no way to other moments."""
        self._racks.setCurrentWidget(self.hand)
        self._racks.show()
        self._ways.hide()

    def forget(self) -> None:
        """Show an empty board and no tile of anybody."""
        self.board.forget()
        self.hand.forget()
        self.ledger.forget()
        self.show_hands((), ())
        self.place.show_texts(("",))

    def retranslate(self) -> None:
        tip = translate("Review", "The tiles of all players, or what was known then")
        self.switch.setToolTip(with_key(tip, command_key("all_hands")))
        tip = translate("Review", "Next decision with a mark")
        self.mistake.setToolTip(with_key(tip, command_key("next_mark")))

    def _arrange(self) -> None:
        self._racks.addWidget(self.hand)
        self._racks.addWidget(self.all_hands)
        self._racks.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.style_text(self.place, "body", bold=True)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row(
            *(self.first, self.back, Stretched(self.place, 1), self.on, self.last),
            *(self.mistake, self.switch),
            of=self._ways,
            spacing=theme.SPACE_HALF,
        )
        column(
            Stretched(self.board, 1),
            self._ways,
            self.ledger,
            self._racks,
            of=self,
            spacing=theme.SPACE_HALF,
        )


class AllHands(Adaptive, QWidget):
    """The tiles of all players, named, in the room of a rack."""

    def __init__(self) -> None:
        super().__init__()
        self.set_text(self.setAccessibleName, later("Review", "The tiles of all players"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(theme.SPACE, 0, theme.SPACE, 0)
        self._grid.setHorizontalSpacing(theme.SPACE)
        self._grid.setVerticalSpacing(0)
        for side in range(_COLUMNS):
            self._grid.setColumnStretch(2 * side + 1, 1)

    def show_hands(self, hands: Sequence[Sequence[Tile]], names: Sequence[str]) -> None:
        """Show hands by seat, or none."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for seat, (hand, name) in enumerate(zip(hands, labels(names), strict=True)):
            line, side = divmod(seat, _COLUMNS)
            tiles = " ".join(TILE_NAMES[tile] for tile in hand)
            owner = ShorteningLabel()
            owner.show_texts((name, name[:3]))
            theme.style_text(owner, "small", bold=True)
            self._grid.addWidget(owner, line, 2 * side)
            self._grid.addWidget(label(tiles, "small"), line, 2 * side + 1)


def marks_of(judged: Judgement | None) -> Marks:
    """Return the signs of the tile that was played and of the one that was better."""
    if judged is None:
        return {}
    marks = {}
    if isinstance(judged.verdict.played, PlaceTile):
        played = translate("Review", "played")
        sign = judged.mark.value or ("·" if judged.is_certain else "=")
        marks[judged.verdict.played.tile] = HintMark(2, False, sign, played)
    if judged.is_certain and isinstance(judged.verdict.best, PlaceTile):
        marks[judged.verdict.best.tile] = HintMark(1, True, "!", translate("Review", "better"))
    return marks
