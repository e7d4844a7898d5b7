"""Draws pane: what each tile that a player drew did to the chance to win, and all together."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.review.review_vocabulary import POINT, Draw, Luck
from acquire_desktop.ui.acquire.review.review_texts import MINUS, percent, points_meaning
from acquire_desktop.ui.acquire.review.step_list import StepCell, StepList
from acquire_desktop.ui.acquire.words.names import is_you
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.cell_table import Cell
from acquire_desktop.ui.kit.texts import join_sentences, label, translate

_TURN, _TILE, _GAIN, _USUAL = range(4)
_OWN: Final = (
    "{player}'s draws changed the chance by {points} points; {usual} is usual for such draws.",
    "Your draws changed your chance by {points} points; {usual} is usual for such draws.",
)
_OTHERS: Final = (
    "Others' draws changed it by {points}.",
    "Others' draws changed your chance by {points}.",
)
_WITHOUT: Final = (
    "Luck of the draw aside, {player} earned a {percent} chance to win.",
    "Luck of the draw aside, you earned a {percent} chance to win.",
)


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

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Review", "Tiles drawn, biggest effect first"))
        if not self._draws:
            return
        heads = (
            Cell(translate("Review", "Biggest effect first")),
            Cell(translate("Review", "Tile")),
            Cell(translate("Review", "Change"), tip=points_meaning()),
            Cell(translate("Review", "Usual"), tip=_usual_meaning()),
        )
        self.show_rows(heads, [_row(*each) for each in self._draws])


class DrawsPane(Adaptive, QWidget):
    """Shows the effect of the draws.

    Signals:
        step_chosen (int): Show this decision.
    """

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary, self.more = label(wraps=True), label(size="small", tone="muted", wraps=True)
        self.list = DrawList()
        self._luck: Luck | None = None
        self._without: Sequence[int] | None = None
        self._names: Sequence[str] = ()
        self._is_shown = True
        column(self.summary, self.more, Stretched(self.list, 1), of=self, spacing=2)
        self.list.step_chosen.connect(self.step_chosen)
        self.retranslate()

    def show_luck(
        self,
        luck: Luck | None,
        without: Sequence[int] | None,
        names: Sequence[str],
        *,
        is_shown: bool,
    ) -> None:
        """Tell what all draws did together.

        Args:
            luck: To the player's chance; None while not all draws are looked at.
            without: In a game of two, what it was worth by seat less the draws, in 1/10,000.
            names: The players' names by seat.
            is_shown: Whether draws are looked at where the program runs.
        """
        self._luck, self._without, self._names = luck, without, names
        self._is_shown = is_shown
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
            texts = ["", ""]
        elif luck is None:
            texts = [no_luck_text(is_shown=self._is_shown), ""]
        else:
            texts = luck_texts(luck, self._without, self._names)
        self.summary.setText(texts[0])
        self.more.setText(join_sentences(texts[1:]) if texts[1] else "")
        self.summary.setToolTip(points_meaning())
        self.list.setAccessibleDescription(join_sentences([text for text in texts if text]))


def _decision_before(step: int, steps: Sequence[int]) -> int:
    """Return the last decision up to a draw, or the first one of all."""
    return max((each for each in steps if each <= step), default=steps[0] if steps else -1)


def _row(draw: Draw, turn: int, step: int) -> tuple[StepCell, ...]:
    gain, usual = draw_texts(draw)
    moment, tile = translate("Review", "Turn {turn}", turn=turn), TILE_NAMES[draw.tile]
    whole = translate(
        "Review",
        "{moment}, tile {tile}: {gain} points, usual {usual}",
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
        "How much a draw at that moment usually changes the chance.",
    )


def signed_tenths(parts: float) -> str:
    """Return points with their sign and one decimal, from 1/10,000 of a chance."""
    return (
        f"{'+' if round(parts / 10) > 0 else MINUS if round(parts / 10) < 0 else ''}{tenths(parts)}"
    )


def tenths(parts: float) -> str:
    """Return points without a sign and with one decimal, from 1/10,000 of a chance."""
    return QLocale().toString(abs(parts) / POINT, "f", 1)


def draw_texts(draw: Draw) -> tuple[str, str]:
    """Return the worth of a draw with twice its standard error, and the usual size."""
    return f"{signed_tenths(draw.gain)} ± {tenths(2 * draw.error)}", f"±\u00a0{tenths(draw.usual)}"


def luck_texts(luck: Luck, without: Sequence[int] | None, names: Sequence[str]) -> list[str]:
    """Return the effect of a game's draws on a player's chance, a sentence each.

    Args:
        luck: Of the player.
        without: In a game of two, what it was worth by seat less all draws, in 1/10,000.
        names: The players' names by seat; ``Names`` where the text speaks to a reader.
    """
    you, player = is_you(names, luck.seat), names[luck.seat]
    texts = [
        translate(
            "Review",
            _OWN[you],
            player=player,
            points=f"{signed_tenths(luck.own)} ± {tenths(2 * luck.error)}",
            usual=f"±\u00a0{tenths(luck.usual)}",
        ),
        translate("Review", _OTHERS[you], points=signed_tenths(luck.others)),
    ]
    if without is not None:
        worth = percent(min(max(0, without[luck.seat] / POINT), 100))
        texts.append(translate("Review", _WITHOUT[you], player=player, percent=worth))
    return texts


def no_luck_text(*, is_shown: bool) -> str:
    """Return why the draws are not shown, or not yet."""
    if is_shown:
        return translate("Review", "Still reviewing the draws…")
    return translate(
        "Review", "Draws are not reviewed, because the rules run in plain Python here."
    )
