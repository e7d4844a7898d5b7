"""Turns of a game as the people's places tell them: the last of each, and since the viewer's."""

from collections.abc import Callable, Sequence

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.ui.acquire.table.players.foot import parts_of
from acquire_desktop.ui.acquire.table.recap.recap import (
    Moment,
    as_one,
    last_turns,
    moments_since,
)
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.people.foot import Part
from acquire_desktop.ui.kit.texts import join_sentences


class Turns:
    """Keeps the steps of a game, and says what was done until a moment that is on view."""

    def __init__(self) -> None:
        self._words: GameNames | None = None
        self._viewer: Seat = 0
        self._steps: list[tuple[LogEntry, ...]] = []
        self._until: int | None = None
        self._last: dict[Seat, tuple[Moment, ...]] = {}
        self.explain: Callable[[int], str] = lambda _step: ""
        """Returns why a step of the game was taken, or nothing."""

    def begin(self, steps: Sequence[Sequence[LogEntry]], viewer: Seat, words: GameNames) -> None:
        """Take the whole game so far by step, the seat on screen, and the names."""
        self._words, self._viewer = words, viewer
        self._steps, self._until = [tuple(events) for events in steps], None
        self._gather()

    def add(self, events: Sequence[LogEntry]) -> None:
        """Take what the next step brought."""
        self._steps.append(tuple(events))
        self._gather()

    def stop_at(self, step: int | None) -> bool:
        """Tell of nothing after a step, or of all with None; return whether that is new."""
        is_new = step != self._until
        self._until = step
        if is_new:
            self._gather()
        return is_new

    def forget(self) -> None:
        """Know nothing of any game."""
        self._words, self._steps, self._until, self._last = None, [], None, {}

    @property
    def is_past(self) -> bool:
        """Whether a moment is on view that was before now."""
        return self._until is not None

    @property
    def since_viewer(self) -> tuple[Moment, ...]:
        """The moments of the others since the viewer's last turn."""
        return moments_since(self._shown_steps(), self._viewer)

    def last_of(self, seat: Seat) -> Moment | None:
        """Return the last turn of a person as one moment."""
        moments = self._last.get(seat)
        return as_one(moments) if moments else None

    def parts_of(self, seat: Seat) -> tuple[Part, ...]:
        """Return the last turn of a person in few pieces."""
        moments = self._last.get(seat, ())
        return parts_of(moments, self._words) if self._words is not None else ()

    def sentence(self, seat: Seat) -> str:
        """Return the last turn of a person in sentences, with why a computer moved so."""
        moments, words = self._last.get(seat, ()), self._words
        if words is None or not moments:
            return ""
        reasons = [self.explain(moment.step) for moment in moments]
        texts = as_one(moments).sentence(words), *reasons
        return join_sentences([text for text in texts if text])

    def _gather(self) -> None:
        self._last = last_turns(self._shown_steps())

    def _shown_steps(self) -> list[tuple[LogEntry, ...]]:
        return self._steps if self._until is None else self._steps[: self._until + 1]
