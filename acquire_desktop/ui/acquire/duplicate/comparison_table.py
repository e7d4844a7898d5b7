"""Table of a compared duplicate: what everybody made of the same deal, best first."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from acquire_desktop.games.acquire.duplicate.comparison import Outcome
from acquire_desktop.storage.notes import Helps
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.words.places import place_text
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.cell_table import Cell, CellModel, CellTable
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.look.portraits import Face, beside_face, portrait_px
from acquire_desktop.ui.kit.texts import join_phrases, join_terse, money, number, translate

_PLACE, _NAME, _MONEY = range(3)
_ROW_PX: Final = 36
_HEAD_PX: Final = 28
_NAME_LEAST_PX: Final = 130
_NAME_MOST_PX: Final = 320
_TROPHY_PX: Final = 20


class ComparisonTable(CellTable):
    """Shows outcomes; the row that is chosen is whose game can be opened.

    Signals:
        person_chosen (): Another row is chosen.
        accepted (): Enter or a double click asks for the game of the chosen row.
    """

    person_chosen = Signal()
    accepted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells = CellModel[Cell, Cell](self)
        self._outcomes: Sequence[Outcome] = ()
        self._people: Sequence[Player] = ()
        self._faces: Sequence[Face] = ()
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setModel(self._cells)
        self.selectionModel().currentRowChanged.connect(self.person_chosen)
        self.doubleClicked.connect(self.accepted)
        self.retranslate()

    def show_outcomes(self, outcomes: Sequence[Outcome], people: Sequence[Player]) -> None:
        """Show what everybody made of the deal.

        Args:
            outcomes: Best first.
            people: In the order in which they played.
        """
        self._outcomes, self._people, self._faces = outcomes, people, faces_of(people)
        self.retranslate()
        self.selectRow(0)

    def person(self) -> int | None:
        """Return the person of the chosen row, by the place among the people."""
        row = self.currentIndex().row()
        return self._outcomes[row].person if 0 <= row < len(self._outcomes) else None

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Duplicate", "How everyone did"))
        heads = (
            "",
            translate("Duplicate", "Player"),
            translate("Duplicate", "Money"),
            translate("Duplicate", "Behind"),
            translate("Duplicate", "Place in game"),
            translate("Duplicate", "Bonuses"),
            translate("Duplicate", "Stock"),
            translate("Duplicate", "With help"),
        )
        rows = [self._row(outcome, heads) for outcome in self._outcomes]
        self._cells.show_cells([Cell(text) for text in heads], rows)
        self.refit()

    def refit(self) -> None:
        self.horizontalHeader().setFixedHeight(theme.scaled(_HEAD_PX))
        self.verticalHeader().setDefaultSectionSize(theme.scaled(_ROW_PX))
        self.setFixedHeight(self._height_px())
        super().refit()

    def sizeHint(self) -> QSize:
        return QSize(sum(self._needed().values()) + theme.scaled(_NAME_MOST_PX), self._height_px())

    def minimumSizeHint(self) -> QSize:
        return QSize(sum(self._needed().values()) + theme.scaled(_NAME_LEAST_PX), self._height_px())

    def share_room(self) -> None:
        least, most = theme.scaled(_NAME_LEAST_PX), theme.scaled(_NAME_MOST_PX)
        needed = self._needed()
        if needed:
            self.share_width(needed, _NAME, least, most)
            spare = self.columnWidth(_PLACE) - needed[_PLACE]
            self.setColumnWidth(_PLACE, needed[_PLACE])
            self.setColumnWidth(_NAME, self.columnWidth(_NAME) + spare)

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, outcome = theme.current(), self._outcomes[row]
        if self.selectionModel().isRowSelected(row, QModelIndex()):
            painter.fillRect(rect, look.accent_soft)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), look.hairline)
        text, is_best = self._cells.cell(row, column).text, outcome.place == 1
        box = rect.adjusted(0, 0, -theme.SPACE, 0)
        if column == _PLACE and is_best:
            side = theme.scaled(_TROPHY_PX)
            sign = QRect(0, 0, side, side)
            sign.moveCenter(rect.center())
            icons.draw_icon(painter, sign.toRectF(), "trophy", look.safe_brass)
        elif column == _PLACE:
            write(painter, rect, text, look.ink_muted, flags=Qt.AlignmentFlag.AlignCenter)
        elif column == _NAME:
            painter.setFont(theme.font("body", bold=is_best))
            room = beside_face(painter, box, self._faces[outcome.person], text)
            name = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideMiddle, room.width()
            )
            write(painter, room, name, look.ink, "body", bold=is_best)
        else:
            ink = look.ink if outcome.is_finished else look.ink_muted
            is_money = column == _MONEY and outcome.is_finished
            write(painter, box, text, ink, "body", bold=is_money, flags=RIGHT)

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        box = rect.adjusted(0, 0, -theme.SPACE, 0)
        flags = LEFT if section == _NAME else RIGHT
        write(painter, box, self._cells.head(section).text, theme.current().ink_muted, flags=flags)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and self.person() is not None:
            self.accepted.emit()
        else:
            super().keyPressEvent(event)

    def _height_px(self) -> int:
        return theme.scaled(_HEAD_PX) + len(self._outcomes) * theme.scaled(_ROW_PX) + 2

    def _needed(self) -> dict[int, int]:
        """Return the width of every column but that of the names, in pixels."""
        model, found = self._cells, {}
        for column in range(model.columnCount()):
            cells = [model.cell(row, column).text for row in range(model.rowCount())]
            widest = max((width_px(text, "body", bold=True) for text in cells), default=0)
            found[column] = max(widest, width_px(model.head(column).text)) + theme.SPACE_2
        found.pop(_NAME, None)
        if found:
            found[_PLACE] = portrait_px() + theme.SPACE_2
        return found

    def _row(self, outcome: Outcome, heads: Sequence[str]) -> list[Cell]:
        name = self._people[outcome.person].name
        texts = [place_text(outcome.place) if outcome.place else "", name, *_figures(outcome)]
        parts = [
            f"{head}: {text}"
            for head, text in zip(heads[_MONEY:], texts[_MONEY:], strict=True)
            if text
        ]
        spoken = join_phrases([name, *parts])
        return [Cell(text, spoken if at == _NAME else "") for at, text in enumerate(texts)]


def _figures(outcome: Outcome) -> list[str]:
    if not outcome.is_finished:
        given_up = translate("Duplicate", "not finished")
        return [given_up, "", "", "", "", ""]
    return [
        money(outcome.total),
        money(outcome.behind) if outcome.behind else "",
        place_text(outcome.table_place),
        money(outcome.bonuses),
        money(outcome.stock),
        _helps_text(outcome.helps),
    ]


def _helps_text(helps: Helps) -> str:
    """Return in words what somebody had help by."""
    take_backs = translate("Result", "%n take-back(s)", n=helps.take_backs)
    hints = translate("Result", "%n hint(s)", n=helps.hints)
    counted = (take_backs, helps.take_backs), (hints, helps.hints)
    return join_terse([text for text, count in counted if count]) or number(0)
