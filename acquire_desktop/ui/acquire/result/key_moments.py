"""Key moments: the list of what decided a game, its sentences, and its lines in the account."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.review.key_moments import KeyMoment, KeyMomentKind
from acquire_desktop.ui.acquire.words.chain_forms import of_chain
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import is_you
from acquire_desktop.ui.kit.cell_table import Cell, CellModel, CellTable
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import LEFT, wrapped_rect, write
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import join_list, money, translate

_SIGN_PX: Final = 18
_ARROW_PX: Final = 12
_GAP_PX: Final = 2
"""Between two moments."""
_UNLIMITED_PX: Final = 10_000
_WRAPPED: Final = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
_ICONS: Final = {
    KeyMomentKind.MERGER: "merges",
    KeyMomentKind.LEAD: "trophy",
    KeyMomentKind.SWING: "arrow-up",
}
_TEXTS: Final[Mapping[KeyMomentKind | None, tuple[str, str]]] = {
    KeyMomentKind.LEAD: (
        "{player} took the lead for good, {amount} ahead.",
        "You took the lead for good, {amount} ahead.",
    ),
    KeyMomentKind.SWING: (
        "{player} gained {amount}, the most in any turn of the game.",
        "You gained {amount}, the most in any turn of the game.",
    ),
    KeyMomentKind.MAJORITY: (
        (
            "{player} became primary stockholder of {chain}. It later paid {amount}, the game's"
            " largest bonus."
        ),
        (
            "You became primary stockholder of {chain}. It later paid {amount}, the game's"
            " largest bonus."
        ),
    ),
    KeyMomentKind.MERGER: (
        "{player} merged {chains}: bonuses and sales brought {amount}, {gain} of it to {gainer}.",
        "You merged {chains}: bonuses and sales brought {amount}, {gain} of it to {gainer}.",
    ),
    None: (
        "{player} merged {chains}: bonuses and sales brought {amount}.",
        "You merged {chains}: bonuses and sales brought {amount}.",
    ),
}
"""The sentences by name and to the reader; None is a merger from which nobody gained."""


def moment_text(moment: KeyMoment, words: GameNames) -> str:
    """Return what happened at a moment, in a sentence or two."""
    kind: KeyMomentKind | None = moment.kind
    if kind is KeyMomentKind.MERGER and moment.gainer is None:
        kind = None
    named = [words.edition.chains[chain].name for chain in moment.chains]
    return translate(
        "KeyMoments",
        _TEXTS[kind][is_you(words.names, moment.seat)],
        player=words.names[moment.seat],
        amount=money(moment.amount),
        chain=join_list(named),
        chains=join_list(list(map(of_chain, named))),
        gain=money(moment.gain),
        gainer="" if moment.gainer is None else words.player_in_words(moment.gainer),
    )


@dataclass(frozen=True, slots=True)
class MomentCell(Cell):
    """One moment: its sentence, and what stands in front of it."""

    step: int = 0
    turn: str = ""
    icon: str = ""
    letter: str = ""
    """The chain that is the sign where there is no icon."""


class KeyMoments(CellTable):
    """Lists the moments, the earliest first; Enter, Space or a click chooses one.

    Signals:
        chosen (int): Look back at this step of the game.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moments: Sequence[KeyMoment] = ()
        self._words: GameNames | None = None
        self.cells = CellModel[MomentCell, Cell](self)
        self.setModel(self.cells)
        self.horizontalHeader().hide()
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.viewport().setAutoFillBackground(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.pressed.connect(self.update)
        self.clicked.connect(lambda index: self._choose(index.row()))
        self.retranslate()

    def show_moments(self, moments: Sequence[KeyMoment], words: GameNames) -> None:
        """List the moments of a game in their order; the words name players and chains."""
        self._moments, self._words = moments, words
        self.retranslate()
        self.setCurrentIndex(self.cells.index(0, 0))

    def retranslate(self) -> None:
        self.setAccessibleName(translate("KeyMoments", "Key moments"))
        self.setAccessibleDescription("" if self._moments else _none_text())
        words = self._words
        if words is not None:
            heads = (Cell(self.accessibleName()),)
            self.cells.show_cells(heads, [(_cell(each, words),) for each in self._moments])
        self.refit()

    def share_room(self) -> None:
        self.setColumnWidth(0, self.viewport().width())
        for row in self._rows():
            gap = _GAP_PX if row < self.cells.rowCount() - 1 else 0
            self.setRowHeight(row, self._height(row, self.viewport().width()) + gap)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = [self._height(row, width) + _GAP_PX for row in self._rows()]
        return sum(heights) - _GAP_PX if heights else QFontMetrics(theme.font()).height()

    def minimumSizeHint(self) -> QSize:
        texts = [self.cells.cell(row, 0).text for row in self._rows()]
        words = max((wrapped_rect(text, theme.font(), 0).width() for text in texts), default=0)
        width = self._text_left() + words + theme.SPACE_3
        return QSize(width, self.heightForWidth(_UNLIMITED_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if row < 0 or not (is_enter(event) or event.key() == Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._choose(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._moments:
            area, ink = self.viewport().rect(), theme.current().ink_muted
            write(QPainter(self.viewport()), area, _none_text(), ink, "body")

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, cell = theme.current(), self.cells.cell(row, 0)
        rect.setHeight(self._height(row, rect.width()))
        ground = look.panel
        pointer = self.viewport().mapFromGlobal(QCursor.pos())
        if self.viewport().underMouse() and self.rowAt(pointer.y()) == row:
            is_held = QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
            ground = look.pressed if is_held else look.hover
        has_focus = self.hasFocus() and self.currentIndex().row() == row
        width = theme.FOCUS_PX if has_focus else theme.HAIRLINE_PX
        pen = QPen(look.focus if has_focus else look.hairline, width)
        edge = QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        draw_box(painter, edge, theme.RADIUS, ground, pen)
        box = rect.adjusted(theme.SPACE, theme.SPACE_HALF, -theme.SPACE_3, -theme.SPACE_HALF)
        side = theme.scaled(_SIGN_PX)
        sign = QRectF(box.left(), box.top() + (box.height() - side) // 2, side, side)
        if cell.icon:
            icons.draw_icon(painter, sign, cell.icon, look.accent)
        else:
            draw_chip(painter, sign, cell.letter)
        box.setLeft(box.left() + side + theme.SPACE)
        write(painter, box, cell.turn, look.ink_muted, bold=True)
        box.setLeft(rect.left() + self._text_left())
        painter.setClipRect(box)
        write(painter, box, cell.text, look.ink, "body", flags=_WRAPPED)
        painter.setClipping(False)
        side = theme.scaled(_ARROW_PX)
        left = rect.left() + rect.width() - side - theme.SPACE
        arrow = QRectF(left, rect.top() + (rect.height() - side) / 2, side, side)
        icons.draw_icon(painter, arrow, "chevron-right", look.ink_muted)

    def paint_focus(self, painter: QPainter) -> None:
        """Paint nothing more: the moment with the focus has another edge."""

    def _choose(self, row: int) -> None:
        self.chosen.emit(self.cells.cell(row, 0).step)

    def _rows(self) -> range:
        return range(self.cells.rowCount())

    def _text_left(self) -> int:
        font = theme.font("small", bold=True)
        turns = [self.cells.cell(row, 0).turn for row in self._rows()]
        widest = max(map(QFontMetrics(font).horizontalAdvance, turns), default=0)
        return theme.scaled(_SIGN_PX) + widest + 3 * theme.SPACE

    def _height(self, row: int, width: int) -> int:
        room = max(0, width - self._text_left() - theme.SPACE_3)
        text = wrapped_rect(self.cells.cell(row, 0).text, theme.font(), room).height()
        return max(theme.TARGET_PX, max(text, theme.scaled(_SIGN_PX)) + 2 * theme.SPACE_HALF)


def _none_text() -> str:
    return translate("KeyMoments", "Nothing in this game stood out.")


def _cell(moment: KeyMoment, words: GameNames) -> MomentCell:
    text = moment_text(moment, words)
    turn = translate("KeyMoments", "Turn {turn}", turn=moment.turn)
    tip = translate("KeyMoments", "Show the table at that moment")
    icon = _ICONS.get(moment.kind, "")
    letter = words.edition.chains[moment.chains[0]].letter if moment.chains else ""
    return MomentCell(
        text, f"{turn}: {text}", tip, step=moment.step, turn=turn, icon=icon, letter=letter
    )
