"""Draws pane: what each tile that a player drew did to the chance to win, and all together."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.review.review_vocabulary import Draw, Luck
from acquire_desktop.ui.acquire.review.luck_texts import draw_texts, luck_texts, no_luck_text
from acquire_desktop.ui.acquire.review.review_texts import points_meaning
from acquire_desktop.ui.acquire.review.step_list import StepCell, StepList
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.cell_table import Cell
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, label, translate

_TURN, _TILE, _GAIN, _USUAL = range(4)
_LEAST_PX: Final = 70


class DrawList(StepList):
    """Lists what a player drew; the row chosen leads to the decision before it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__({_GAIN, _USUAL}, {_GAIN}, 0, parent)
        self._draws: Sequence[tuple[Draw, int, int]] = ()
        self.retranslate()

    def show_draws(self, draws: Sequence[tuple[Draw, int, int]]) -> None:
        """List draws in their order, each with its turn and the decision that it leads to."""
        self._draws = draws
        self.retranslate()

    def forget(self) -> None:
        self._draws = ()
        super().forget()

    def least_px(self, column: int) -> int:
        return theme.scaled(_LEAST_PX)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Review", "Tiles drawn, the weightiest first"))
        if not self._draws:
            return
        heads = (
            Cell(translate("Review", "Weightiest first")),
            Cell(translate("Review", "Tile")),
            Cell(translate("Review", "Chance"), tip=points_meaning()),
            Cell(translate("Review", "As a rule"), tip=_usual_meaning()),
        )
        self.show_rows(heads, [_row(*each) for each in self._draws])


class DrawsPane(Adaptive, QWidget):
    """Tells what the draws did.

    Signals:
        step_chosen (int): Show this decision.
    """

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told, self.more = label(wraps=True), label(size="small", tone="muted", wraps=True)
        self.list = DrawList()
        self._luck: Luck | None = None
        self._without: Sequence[int] | None = None
        self._names: Sequence[str] = ()
        self._is_told = True
        column(self.told, self.more, Stretched(self.list, 1), of=self, spacing=2)
        self.list.step_chosen.connect(self.step_chosen)
        self.retranslate()

    def show_luck(
        self,
        luck: Luck | None,
        without: Sequence[int] | None,
        names: Sequence[str],
        *,
        is_told: bool,
    ) -> None:
        """Tell what all draws did together.

        Args:
            luck: To the player's chance; None while not all draws are looked at.
            without: In a game of two, what it was worth by seat less the draws, in 1/10,000.
            names: The players' names by seat.
            is_told: Whether draws are looked at where the program runs.
        """
        self._luck, self._without, self._names = luck, without, names
        self._is_told = is_told
        self.retranslate()

    def show_draws(
        self, draws: Sequence[Draw], turn_of: Callable[[int], int], steps: Sequence[int]
    ) -> None:
        """List what the player drew, what moved the chance most first.

        Args:
            draws: In order of the game.
            turn_of: Returns the turn in which a step lies.
            steps: The player's decisions.
        """
        ordered = sorted(draws, key=lambda draw: (-abs(draw.gain), draw.step))
        self.list.show_draws(
            [(draw, turn_of(draw.step), _decision_before(draw.step, steps)) for draw in ordered]
        )

    def forget(self) -> None:
        """Tell and list nothing."""
        self._luck = self._without = None
        self._names = ()
        self.list.forget()
        self.retranslate()

    def retranslate(self) -> None:
        luck = self._luck
        if not self._names:
            told = ["", ""]
        elif luck is None:
            told = [no_luck_text(is_told=self._is_told), ""]
        else:
            told = luck_texts(luck, self._without, self._names)
        self.told.setText(told[0])
        self.more.setText(join_sentences(told[1:]) if told[1] else "")
        self.told.setToolTip(points_meaning())
        self.list.setAccessibleDescription(join_sentences([text for text in told if text]))


def _decision_before(step: int, steps: Sequence[int]) -> int:
    """Return the last decision up to a draw, or the first one of all."""
    return max((each for each in steps if each <= step), default=steps[0] if steps else -1)


def _row(draw: Draw, turn: int, step: int) -> tuple[StepCell, ...]:
    gain, usual = draw_texts(draw)
    moment, tile = translate("Review", "Turn {turn}", turn=turn), TILE_NAMES[draw.tile]
    whole = translate(
        "Review",
        "{moment}, tile {tile}: {gain} points, as a rule {usual}",
        moment=moment,
        tile=tile,
        gain=gain,
        usual=usual,
    )
    return (
        StepCell(moment, whole, step=step),
        StepCell(tile, step=step),
        StepCell(gain, tip=points_meaning(), step=step),
        StepCell(usual, tip=_usual_meaning(), step=step),
    )


def _usual_meaning() -> str:
    return translate(
        "Review",
        "How far a draw at that moment moves the chance as a rule, whichever tile comes.",
    )
