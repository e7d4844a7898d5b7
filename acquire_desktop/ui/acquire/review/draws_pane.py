"""Draws pane: what each tile that a player drew did to the chance to win, and all together."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.advice.judgement import POINT
from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Seat
from acquire_desktop.games.acquire.review.luck import Draw, Luck
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.review.review_texts import MINUS, percent, points_meaning
from acquire_desktop.ui.acquire.review.step_list import StepCell, StepList
from acquire_desktop.ui.acquire.words.names import is_you, names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.cell_table import Cell
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate

_GAIN, _USUAL = 2, 3
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


class DrawsPane(Adaptive, QWidget):
    """Shows the effect of the draws, each in a row that leads to the decision before it.

    Signals:
        step_chosen (int): Show this decision.
    """

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary, self.more = label(wraps=True), label(size="small", tone="muted", wraps=True)
        self.list = StepList({_GAIN, _USUAL}, {_GAIN}, 0)
        name = later("Review", "Tiles drawn, biggest effect first")
        self.set_text(self.list.setAccessibleName, name)
        self.set_text(self.summary.setToolTip, points_meaning)
        column(self.summary, self.more, Stretched(self.list, 1), of=self, spacing=2)
        self.list.step_chosen.connect(self.step_chosen)

    def show_review(self, known: ReviewedGame, seat: Seat) -> None:
        """Tell what all draws of a seat did together, and list them, the greatest first."""
        luck = known.story.luck(seat)
        if luck is None:
            self._tell(no_luck_text(is_shown=not known.plan.is_brief), [])
        else:
            own, *more = luck_texts(luck, known.without_luck(), names_of(known.game.players))
            self._tell(own, more)
        heads = (
            Cell(translate("Review", "Biggest effect first")),
            Cell(translate("Review", "Tile")),
            Cell(translate("Review", "Change"), tip=points_meaning()),
            Cell(translate("Review", "Usual"), tip=_usual_meaning()),
        )
        steps = known.steps(seat)
        draws = sorted(known.draws(seat), key=lambda draw: (-abs(draw.gain), draw.step))
        rows = [
            _row(draw, known.game.turn_at(draw.step), _decision_before(draw.step, steps))
            for draw in draws
        ]
        self.list.show_rows(heads if rows else (), rows)

    def forget(self) -> None:
        """Tell and list nothing."""
        self._tell("", [])
        self.list.forget()

    def _tell(self, first: str, more: Sequence[str]) -> None:
        self.summary.setText(first)
        self.more.setText(join_sentences(more))
        self.list.setAccessibleDescription(join_sentences([first, *more] if first else []))


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
