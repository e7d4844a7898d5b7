"""Merger news: the events of a game as one seat may see them, and the last merger in them."""

from collections.abc import Iterable, Sequence

from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.walkthrough.story import Story, recent_merger, story_from
from acquire_desktop.ui.acquire.words.game_names import GameNames


class MergerNews:
    """Puts the stories of mergers together from what has happened so far."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.recent: int | None = None
        """Where the last merger begins, unless the seat has acted after it."""
        self.story: Story | None = None
        """The last merger as far as it has come."""
        self._view: View | None = None
        self._words: GameNames | None = None

    def forget(self) -> None:
        """Know of no event."""
        self.events = []
        self.recent = self.story = self._view = self._words = None

    def add(self, events: Iterable[Event], view: View, names: Sequence[str]) -> None:
        """Take note of events, and of what the seat knows after them."""
        self.events += events
        self._view, self._words = view, GameNames(view.edition, names)
        self.recent = recent_merger(self.events, view.seat)
        self.story = None if self.recent is None else story_from(self.events, self.recent)

    @property
    def asks(self) -> bool:
        """Whether the seat has to decide now."""
        return self._view is not None and bool(self._view.legal)

    @property
    def is_mine(self) -> bool:
        """Whether the seat has stock of a chain that the last merger may take over."""
        view, story = self._view, self.story
        if view is None or story is None:
            return False
        return any(view.stocks[view.seat][chain] for chain in story.acquired or story.sizes)

    def story_at(self, at: int) -> tuple[Story, GameNames]:
        """Return the merger that begins with an event as far as it has come, and its words."""
        assert self._words is not None
        return story_from(self.events, at), self._words
