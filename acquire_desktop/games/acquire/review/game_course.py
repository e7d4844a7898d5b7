"""Story: how a finished game went for all who played it, as far as that has been found out.

First the chances at the ends of turns, then what every drawn tile did. Both may be worked out here
or in another process, broken off anywhere, and taken up again.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.advice.table import Table
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review import curve
from acquire_desktop.games.acquire.review.curve import CurvePoint, TurnEnd, smoothed, turn_ends
from acquire_desktop.games.acquire.review.luck import Draw, DrawPoint, Luck, draw_points, luck_of

_FOR_TURNS: Final = 100
"""About what the curve takes of the work, of 1000."""


@dataclass(frozen=True, slots=True)
class StoryTask:
    """One moment to be looked at."""

    what: TurnEnd | DrawPoint
    question: Sequence[object]
    """What to ask the process of the computer players, as plain values."""
    seed: int
    """Where its luck comes from."""

    @property
    def step(self) -> int:
        """Lines of the game before the moment."""
        return self.what.step


class Story:
    """The course of a game as far as it is known, and the next task."""

    def __init__(
        self,
        states: Sequence[State],
        actions: Sequence[Action | None],
        seed: int = 0,
        is_compiled: bool = RUNNING,
        table: Table | None = None,
    ) -> None:
        """Begin with nothing known.

        Args:
            states: Before the first line of a finished game and after every line.
            actions: The lines; None for a referee's.
            seed: Where all luck comes from.
            is_compiled: Whether the search runs compiled; else there is no story, since it would
                take ten minutes.
            table: How strong the players are, which the curve counts with; None for equals.

        Raises:
            UnfinishedGameError: If the game is not over.
        """
        self.turn_ends: Final = turn_ends(states)
        self.draw_points: Final = draw_points(states, actions)
        self.is_shown: Final = is_compiled
        """Whether there will be a story."""
        self._table = table
        self._seed = seed
        self._turns: list[CurvePoint] = []
        self._draws: list[Draw] = []

    @property
    def turns(self) -> Sequence[CurvePoint]:
        """The chances at the ends of turns as among equals, as far as they are known, in order."""
        return self._turns

    @property
    def draws(self) -> Sequence[Draw]:
        """The worth of the tiles that are looked at already, in order."""
        return self._draws

    @property
    def curve(self) -> Sequence[CurvePoint]:
        """The curve of all seats at their table, smoothed; empty until it is known to its end."""
        if len(self._turns) != len(self.turn_ends):
            return ()
        pairs = zip(self._turns, self.turn_ends, strict=True)
        return smoothed([curve.at_table(point, end, self._table) for point, end in pairs])

    def luck(self, seat: Seat) -> Luck | None:
        """Return the effect of the draws on a seat's chance; None until all are looked at."""
        return luck_of(self._draws, seat) if self.has_all_draws else None

    @property
    def has_all_draws(self) -> bool:
        """Whether every draw is looked at."""
        return self.is_shown and len(self._draws) == len(self.draw_points)

    @property
    def permille(self) -> int:
        """How much of the work is done, 0-1000; never less than before."""
        if not self.is_shown:
            return 1000
        turns = _FOR_TURNS * len(self._turns) // len(self.turn_ends)
        draws = (1000 - _FOR_TURNS) * len(self._draws) // (len(self.draw_points) or 1)
        return turns + (draws if self.draw_points else (1000 - _FOR_TURNS))

    def restore(self, turns: Iterable[CurvePoint], draws: Iterable[Draw]) -> None:
        """Take up what was found out before, by the same seed and from the first moment on."""
        self._turns = list(turns)
        self._draws = list(draws)

    def next_task(self) -> StoryTask | None:
        """Return the next task, or None when all is known."""
        if not self.is_shown:
            return None
        if len(self._turns) < len(self.turn_ends):
            end = self.turn_ends[len(self._turns)]
            question = end.question()
            if question is not None:
                return StoryTask(end, question, end.seed(self._seed))
            self._add(curve.rate(end, self._seed))  # the result: nothing is left to ask
        if len(self._draws) == len(self.draw_points):
            return None
        point = self.draw_points[len(self._draws)]
        return StoryTask(point, point.question(), point.seed(self._seed))

    def take(self, task: StoryTask, plain: object) -> bool:
        """Take the answer to a task; one that was stopped half-way counts for nothing.

        Returns:
            Whether it was answered.

        Raises:
            PlainHindsightError: If it is no answer.
        """
        return self._add(task.what.answer(plain))

    def _add(self, found: CurvePoint | Draw | None) -> bool:
        if isinstance(found, CurvePoint):
            self._turns.append(found)
        elif found is not None:
            self._draws.append(found)
        return found is not None
