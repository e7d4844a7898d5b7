"""The action panel's place, which the theatre shares with it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from acquire_desktop.acquire.merger_moments import Deal
from acquire_desktop.engine.events import Event, MergerBegan
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.focus_within import has_focus_within
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.theatre.bar import StoryBar
from acquire_desktop.ui.table.theatre.story import (
    Opening,
    StepKind,
    find_opening,
    recent_merger,
    story_from,
)
from acquire_desktop.ui.table.theatre.theatre import Theatre
from acquire_desktop.ui.words.event_words import Words

STEP_MS: Final = {"slow": 3500, "normal": 1800}
"""How long a step stays while the theatre plays along, by the speed of the computers.

At other speeds it does not play; the bar remains.
"""

_LENGTHS: Final[dict[StepKind | None, int]] = {StepKind.BONUSES: 2, StepKind.RESULT: 2}
"""How many times as long a step stays that has sums to be read."""

_GO_ON: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TELLING_PX = 218
_TELLING_SEAT_PX = 13
"""What a usual page of the theatre needs, and how much more for each player."""


class Stage(QWidget):
    """Holds the action panel and the theatre, one at a time, in one place of one size.

    When the player at the screen is asked something, the panel is to be seen, and a bar at its
    top tells the story.

    Signals:
        held(bool): Computer players are to wait for the reader, or may go on.
        left: The theatre was left; the focus belongs elsewhere.
        closed: No story is on view any more.
        told_changed: Another step of a merger is told, or none.
    """

    held = Signal(bool)
    left = Signal()
    closed = Signal()
    told_changed = Signal()

    def __init__(
        self, panel: QWidget, bar_place: QBoxLayout, parent: QWidget | None = None
    ) -> None:
        """Put the panel on the stage.

        Args:
            panel: Asks for decisions.
            bar_place: Where the panel has the bar.
            parent: The owner.
        """
        super().__init__(parent)
        self._panel = panel
        self.theatre = Theatre()
        self.bar = StoryBar()
        self._events: list[Event] = []
        self._words: Words | None = None
        self._recent: int | None = None
        self._open_at: int | None = None
        self.has_reader = False
        """Whether somebody asked for a story, to read it until the end."""
        self._skipped: int | None = None
        self._asks = False
        self._plays = False
        self._holds = False
        self._told: tuple[MergerBegan | None, bool, tuple[Deal, ...]] = (None, False, ())
        self._step_ms = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.play_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE)
        for widget in (self.theatre, panel):
            column.addWidget(widget)
        bar_place.addWidget(self.bar)
        self.bar.opened.connect(self.open_recent)
        self.theatre.walked.connect(self._take_over)
        self.theatre.step_shown.connect(self._note_told)
        self.theatre.closed.connect(self.skip)
        self._arrange()

    @property
    def is_holding(self) -> bool:
        """Whether computer players wait for the reader."""
        return self._holds

    @property
    def told_merger(self) -> MergerBegan | None:
        """The merger that is being told, or None."""
        story = self.theatre.story
        if self._open_at is None or story is None or self.isHidden():
            return None
        return story.began if isinstance(story.began, MergerBegan) else None

    @property
    def told_deals(self) -> tuple[Deal, ...]:
        """The bonuses and settlements of the merger, up to the step on view."""
        return self.theatre.deals

    @property
    def tells_result(self) -> bool:
        """Whether the step on view is the one that tells what came of the merger."""
        return self.theatre.kind is StepKind.RESULT

    def show_events(self, events: Sequence[Event], view: View, names: Sequence[str]) -> None:
        """Begin anew with everything that happened so far."""
        self._events = list(events)
        self._skipped = None
        self._note(view, names)
        self._close()

    def forget(self) -> None:
        """Tell nothing until the next events."""
        self._events = []
        self._recent = self._skipped = None
        self._asks = False
        self._close()
        self._words = None
        self.theatre.forget()
        self.bar.forget()

    def add_events(
        self, events: Sequence[Event], view: View, names: Sequence[str], step_ms: int
    ) -> None:
        """Tell what has just happened.

        Args:
            events: As the seat on screen may see them.
            view: What that seat knows now.
            names: The players' names by seat.
            step_ms: How long a step stays when the theatre plays along; 0 when it does not.
        """
        had_asked, position = self._asks, self._last_step()
        begins_at = len(self._events)
        self._events += events
        self._note(view, names)
        self._step_ms = step_ms
        is_open = self._open_at is not None
        is_new = self._recent is not None and self._recent >= begins_at
        if self._asks or (is_open and had_asked and not self._plays):
            self._close()
        elif is_open and not (is_new and self._plays):
            self._tell(None)
        elif step_ms and self._recent not in (None, self._skipped):
            self._play_along(0 if is_new else position)
        self._arrange()

    def open_story(self, opening: Opening) -> None:
        """Show the story that begins with an event, from its first step."""
        self._read(find_opening(self._events, opening))

    def open_recent(self) -> None:
        """Show the last merger from its first step."""
        if self._recent is not None:
            self._read(self._recent)

    def play_on(self) -> None:
        """Show the next step of the story that plays along, or end it after the last."""
        story = self.theatre.story
        if not self.theatre.is_at_end:
            self.theatre.show_next()
            self._keep_playing()
        elif self._plays and story is not None and story.ended is not None:
            self._skipped = self._open_at
            self._close()

    def skip(self) -> None:
        """Leave the theatre; it does not come back by itself for this story."""
        self._skipped = self._open_at
        self._close()

    def asking_height(self, panel_px: int) -> int:
        """Return the height that panel and bar need, in pixels.

        Args:
            panel_px: What the panel needs without the bar.
        """
        return panel_px + self.bar.usual_height() + theme.SPACE

    def needed_height(self, panel_px: int) -> int:
        """Return the height that the largest usual page of panel and theatre needs, in pixels.

        Args:
            panel_px: What the panel needs without the bar.
        """
        seats = 0 if self._words is None else len(self._words.names)
        telling = theme.scaled(_TELLING_PX + seats * _TELLING_SEAT_PX)
        return max(self.asking_height(panel_px), telling)

    def most_height(self) -> int:
        """Return the height up to which the theatre makes use of it, in pixels."""
        return self.theatre.sizeHint().height()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take D, which opens and closes, and the keys of a theatre that covers the panel.

        Space, which lets computers go on, and Enter go on to the next page while they wait for it.
        """
        is_open = self._open_at is not None
        if event.key() in _GO_ON and self._holds:
            if not event.isAutoRepeat():
                self.theatre.go_on()
            return True
        if event.key() == Qt.Key.Key_D and not event.modifiers():
            if is_open:
                self.skip()
            else:
                self.open_recent()
            return is_open or self._recent is not None
        return is_open and self.theatre.handle_key(event)

    def _note(self, view: View, names: Sequence[str]) -> None:
        self._words = Words(view.edition, names)
        self._asks = bool(view.legal)
        self._recent = recent_merger(self._events, view.seat)
        if self._recent is not None:
            story = story_from(self._events, self._recent)
            self.bar.show_story(story, self._words, asks=self._asks)

    def _last_step(self) -> int:
        """Return the last step that there is of the last merger."""
        if self._recent is None:
            return 0
        return len(story_from(self._events, self._recent).steps) - 1

    def _read(self, at: int) -> None:
        """Open a story for a reader who asked for it and turns the pages."""
        self._open(at, 0)
        self._take_over()
        self.theatre.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_along(self, position: int) -> None:
        """Open the last merger at a step and let it play."""
        if self._recent is not None:
            self._plays = True
            self._open(self._recent, position)
            self._keep_playing()
            self.theatre.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, at: int, position: int) -> None:
        self._open_at = at
        self.theatre.set_covering(self._asks)
        self._tell(position)
        self._arrange()

    def _tell(self, position: int | None) -> None:
        if self._open_at is not None and self._words is not None:
            story = story_from(self._events, self._open_at)
            self.theatre.show_story(story, self._words, position)
            if self._plays:
                self._keep_playing()
            self._hold()

    def _keep_playing(self) -> None:
        story = self.theatre.story
        goes_on = not self.theatre.is_at_end or (story is not None and story.ended is not None)
        if goes_on and self._plays and not self._timer.isActive():
            self._timer.start(self._step_ms * _LENGTHS.get(self.theatre.kind, 1))
        self._hold()

    def _take_over(self) -> None:
        """From now on the reader turns the pages."""
        self._plays = False
        self._timer.stop()
        self._hold()

    def _close(self) -> None:
        had_focus = has_focus_within(self.theatre)
        was_open, self._open_at = self._open_at is not None, None
        self.has_reader = False
        self._plays = False
        self._timer.stop()
        self._hold()
        self._arrange()
        self._note_told()
        if had_focus:
            self.left.emit()
        if was_open:
            self.closed.emit()

    def _note_told(self) -> None:
        told = self.told_merger, self.tells_result, self.told_deals
        if told != self._told:
            self._told = told
            self.told_changed.emit()

    def _hold(self) -> None:
        """Let computers wait while there is something to read that they would change."""
        story = self.theatre.story
        holds = False
        if self._open_at is not None and story is not None and not self._asks:
            holds = not self.theatre.is_at_end or story.ended is not None
        if holds != self._holds:
            self._holds = holds
            self.theatre.set_holding(holds)
            self.held.emit(holds)

    def _arrange(self) -> None:
        is_open = self._open_at is not None
        self.bar.setVisible(not is_open and self._recent is not None)
        self.theatre.setVisible(is_open)
        self._panel.setVisible(not is_open)
