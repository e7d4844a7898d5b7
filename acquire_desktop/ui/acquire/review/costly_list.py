"""Costly list: the decisions of a player, the costliest first, as a table to choose from."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, TakeFreeStock
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.review.review_vocabulary import Judgement, Mark
from acquire_desktop.ui.acquire.review.review_texts import loss_text, moment_text, points_meaning
from acquire_desktop.ui.acquire.review.step_list import StepCell, StepList
from acquire_desktop.ui.acquire.words.action_texts import action_text, purchase_text
from acquire_desktop.ui.kit.cell_table import Cell
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.texts import translate

_MARK, _MOMENT, _LOSS, _PLAYED, _BETTER = range(5)
_LEAST_ACTION_PX: Final = 96
_MEANINGS: Final = {
    Mark.DOUBTFUL: "doubtful",
    Mark.BAD: "costly",
    Mark.VERY_BAD: "very costly",
}
"""What the marks are called by a screen reader."""


class CostlyList(StepList):
    """Lists decisions; the row chosen is the one on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__({_LOSS}, {_MARK, _LOSS}, _PLAYED, parent)
        self._judged: Sequence[Judgement] = ()
        self._turn_of: Callable[[int], int] = lambda _step: 0
        self._edition: Edition | None = None
        self.retranslate()

    def show_judgements(
        self, judged: Sequence[Judgement], turn_of: Callable[[int], int], edition: Edition
    ) -> None:
        """List these decisions in their order.

        Args:
            judged: The costliest first.
            turn_of: Returns the turn in which a step lies.
            edition: Names the chains.
        """
        self._judged, self._turn_of, self._edition = judged, turn_of, edition
        self.retranslate()

    def forget(self) -> None:
        self._judged, self._edition = (), None
        super().forget()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Review", "Decisions, the costliest first"))
        edition = self._edition
        if edition is None:
            return
        heads = (
            Cell(),
            Cell(translate("Review", "Costliest first")),
            Cell(translate("Review", "Given away"), tip=points_meaning()),
            Cell(translate("Review", "Played")),
            Cell(translate("Review", "Better")),
        )
        rows = [_row(each, self._turn_of(each.step), edition) for each in self._judged]
        self.show_rows(heads, rows)

    def ink(self, column: int) -> QColor:
        return theme.current().loss if column == _MARK else super().ink(column)

    def least_px(self, column: int) -> int:
        if column in (_PLAYED, _BETTER):
            return theme.scaled(_LEAST_ACTION_PX)
        return width_px("??", "body")


def _row(judged: Judgement, turn: int, edition: Edition) -> tuple[StepCell, ...]:
    mark = judged.mark
    said = translate("Review", _MEANINGS[mark]) if mark in _MEANINGS else ""
    found = judged.verdict
    played, better = action_text(found.played, edition), action_text(found.best, edition)
    loss, moment = loss_text(judged), moment_text(turn, judged.kind)
    played_short, better_short = (
        _short_text(found.played, edition),
        _short_text(found.best, edition),
    )
    if found.best == found.played:
        better = better_short = ""
    whole = translate(
        "Review",
        "{moment}, given away: {loss}, played: {played}, better: {better}",
        moment=moment,
        loss=loss,
        played=played,
        better=better,
    )
    return (
        StepCell(mark.value, said, step=judged.step),
        StepCell(moment, whole, step=judged.step),
        StepCell(loss, tip=points_meaning(), step=judged.step),
        StepCell(played, tip=played, step=judged.step, short=played_short),
        StepCell(better, tip=better, step=judged.step, short=better_short),
    )


def _short_text(action: Action, edition: Edition) -> str:
    """Return a purchase by the chains' letters, nothing for other actions."""
    if isinstance(action, BuyStock | TakeFreeStock):
        return purchase_text(action, edition, by_letter=True)
    return ""
