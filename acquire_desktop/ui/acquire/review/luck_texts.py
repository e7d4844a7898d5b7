"""Luck in words: what drawn tiles did to a chance, always beside what draws do as a rule."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale

from acquire_desktop.games.acquire.review.review_vocabulary import POINT, Draw, Luck
from acquire_desktop.ui.acquire.review.review_texts import MINUS, percent
from acquire_desktop.ui.acquire.words.names import is_you
from acquire_desktop.ui.kit.texts import translate

_OWN: Final = (
    "{player}'s draws moved the chance by {points} points; usual for such draws is {usual}.",
    "Your draws moved your chance by {points} points; usual for such draws is {usual}.",
)
_OTHERS: Final = (
    "The draws of the others moved it by {points}.",
    "The draws of the others moved yours by {points}.",
)
_WITHOUT: Final = (
    "With all draws taken out, the game was worth {percent} to {player}.",
    "With all draws taken out, the game was worth {percent} to you.",
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
    """Return what a draw was worth with twice its standard error, and the usual size."""
    return f"{signed_tenths(draw.gain)} ± {tenths(2 * draw.error)}", f"±\u00a0{tenths(draw.usual)}"


def luck_texts(luck: Luck, without: Sequence[int] | None, names: Sequence[str]) -> list[str]:
    """Return what the draws of a game did to a player's chance, a sentence each.

    Args:
        luck: Of the player.
        without: In a game of two, what it was worth by seat less all draws, in 1/10,000.
        names: The players' names by seat; ``Names`` where the text speaks to a reader.
    """
    you, player = is_you(names, luck.seat), names[luck.seat]
    told = [
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
        worth = percent(without[luck.seat] / POINT)
        return [*told, translate("Review", _WITHOUT[you], player=player, percent=worth)]
    return [*told, translate("Review", "What all players decide weighs far more as a rule.")]


def no_luck_text(*, is_told: bool) -> str:
    """Return why the draws are not told, or not yet."""
    if is_told:
        return translate("Review", "The draws are still being looked at…")
    return translate(
        "Review", "The draws are not looked at, since the rules run in plain Python here."
    )
