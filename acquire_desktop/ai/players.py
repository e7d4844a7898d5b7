"""The computer players by the name of their level."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from acquire_desktop.ai import greedy, random_player
from acquire_desktop.ai.hurry import Hurried, in_peace
from acquire_desktop.engine.actions import Action
from acquire_desktop.engine.observation import View


class Chooser(Protocol):
    """Chooses a legal action from a view and a seed; ``hurried`` is asked while it searches."""

    def __call__(self, view: View, seed: int, hurried: Hurried = in_peace) -> Action:
        """Return the chosen action.

        Raises:
            ValueError: If the seat of the view decides nothing now.
        """


def _at_once(choose: Callable[[View, int], Action]) -> Chooser:
    """Return a chooser that is done before anybody could hurry it."""

    def chooser(view: View, seed: int, hurried: Hurried = in_peace) -> Action:  # noqa: ARG001
        return choose(view, seed)

    return chooser


PLAYERS: Final[Mapping[str, Chooser]] = {
    "greedy": _at_once(greedy.choose),
    "random": _at_once(random_player.choose),
}
"""Every level that can be asked for."""
