"""Choosers: the computer players by name, as the process in which they think asks for them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.view_objects import view_of

view_from_plain: Final = view_of
"""Reads the view that the other process has written."""
NAMES: Final = tuple(level.value for level in Level)
"""Everybody who can be asked for."""
HARD_S: Final = 0.5
"""Seconds that Hard may take for a decision on a slow computer."""


@dataclass(frozen=True, slots=True)
class Found:
    """The decision of a computer player, without anything of its search."""

    action: Action
    candidates: tuple[()] = ()
    simulations: int = 0
    chances: tuple[()] = ()


def is_known(name: str) -> bool:
    """Tell whether there is a player of that name.

    >>> is_known("hard"), is_known("master")
    (True, False)
    """
    return name in NAMES


def thinking_s(name: str) -> float:
    """Return for how many seconds a player may think about a decision.

    >>> thinking_s("hard"), thinking_s("easy"), thinking_s("nobody")
    (0.5, 0.0, 0.0)
    """
    return HARD_S if name == Level.HARD.value else 0.0


def think(
    name: str, view: View, seed: int, should_stop: Callable[[], bool] = lambda: False
) -> Found:
    """Let a player decide.

    Args:
        name: A name in ``NAMES``.
        view: What the player sees.
        seed: Where its luck comes from.
        should_stop: Asked now and then whether to answer at once.

    Raises:
        ValueError: If there is no such player, or the seat of the view decides nothing now.
    """
    return Found(choose(view, Level(name), seed, should_stop))


def judge(effort: str, *_what: object, **_how: object) -> object:
    """Refuse to judge an action: this game has no review.

    Raises:
        KeyError: Always.
    """
    raise KeyError(effort)


def work(name: str, *_what: object, **_how: object) -> object:
    """Refuse other work: there is none in this game.

    Raises:
        KeyError: Always.
    """
    raise KeyError(name)
