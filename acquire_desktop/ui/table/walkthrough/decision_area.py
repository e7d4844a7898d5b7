"""Decision area: the place that action panel, walkthrough and look back share."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from acquire_desktop.choices import Speed
from acquire_desktop.engine.events import Event
from acquire_desktop.engine.view import View
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.walkthrough.story import (
    Opening,
    StepKind,
    Story,
    ToldMoment,
    recent_merger,
    story_from,
)
from acquire_desktop.ui.table.walkthrough.walkthrough import Walkthrough
from acquire_desktop.ui.table.walkthrough.walkthrough_bar import WalkthroughBar
from acquire_desktop.ui.words.game_names import GameNames

STEP_MS: Final = {Speed.SLOW: 3500, Speed.NORMAL: 1800}
"""How long a step stays while the walkthrough plays along, by the speed of the computers.

At other speeds it does not play; the bar remains.
"""

_LENGTHS: Final[dict[StepKind | None, int]] = {StepKind.BONUSES: 2, StepKind.RESULT: 2}
"""How many times as long a step stays that has sums to be read."""

_GO_ON: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TELLING_PX = 218
_TELLING_SEAT_PX = 13
"""What a usual page of the walkthrough needs, and how much more for each player."""


class DecisionArea(QWidget):
    """Holds action panel, walkthrough and the card of a look back: one at a time, in one place.

    When the player at the screen is asked something, the panel is to be seen, and a bar at its
    top tells the story.

    Signals:
        held(bool): Computer players are to wait for the reader, or may go on.
        left: The walkthrough was left; the focus belongs elsewhere.
        closed: No story is on view any more.
        told_changed: Another moment of a merger is told, or none.
    """

    held = Signal(bool)
    left = Signal()
    closed = Signal()
    told_changed = Signal()

    def __init__(self, panel: QWidget, bar_place: QBoxLayout, card: QWidget) -> None:
        """Put the panel in the area.

        Args:
            panel: Asks for decisions.
            bar_place: Where the panel has the bar.
            card: Has the place while somebody looks back.
        """
        super().__init__()
        self._panel = panel
        self._card = card
        self.walkthrough = Walkthrough()
        self.bar = WalkthroughBar()
        self.has_reader = False
        """Whether somebody asked for a story, to read it until the end."""
        self.is_holding = False
        """Whether computer players wait for the reader."""
        self.told: ToldMoment | None = None
        """The moment of the merger that is told."""
        self._events: list[Event] = []
        self._words: GameNames | None = None
        self._recent: int | None = None
        self._recent_story: Story | None = None
        self._open_at: int | None = None
        self._skipped: int | None = None
        self._asks = False
        self._plays = False
        self._shows_card = False
        self._step_ms = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.play_on)
        column(self.walkthrough, panel, card, of=self)
        bar_place.addWidget(self.bar)
        self.bar.opened.connect(self.open_recent)
        self.walkthrough.walked.connect(self._take_over)
        self.walkthrough.step_shown.connect(self._note_told)
        self.walkthrough.closed.connect(self.skip)
        self._arrange()

    def show_events(self, events: Sequence[Event], view: View, names: Sequence[str]) -> None:
        """Begin anew with everything that happened so far."""
        self._events = list(events)
        self._skipped = None
        self._note(view, names)
        self._close()

    def forget(self) -> None:
        """Tell nothing until the next events."""
        self._events = []
        self._recent = self._recent_story = self._skipped = None
        self._asks = False
        self._close()
        self._words = None
        self.walkthrough.forget()
        self.bar.forget()

    def show_card(self, is_shown: bool) -> None:
        """Give the place to the card of a look back, or back to panel and walkthrough."""
        self._shows_card = is_shown
        self._arrange()
        self._note_told()

    def add_events(
        self, events: Sequence[Event], view: View, names: Sequence[str], step_ms: int
    ) -> None:
        """Tell what has just happened.

        Args:
            events: As the seat on screen may see them.
            view: What that seat knows now.
            names: The players' names by seat.
            step_ms: How long a step stays when the walkthrough plays along; 0 when it does not.
        """
        had_asked, recent = self._asks, self._recent_story
        position = 0 if recent is None else len(recent.steps) - 1
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
        elif step_ms and self._recent is not None and self._recent != self._skipped:
            self._plays = True
            self._open(self._recent, 0 if is_new else position)
            self.walkthrough.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()

    def open_story(self, opening: Opening) -> None:
        """Show the story that begins with an event, from its first step."""
        self._read(self._events.index(opening))

    def open_recent(self) -> None:
        """Show the last merger from its first step."""
        if self._recent is not None:
            self._read(self._recent)

    def play_on(self) -> None:
        """Show the next step of the story that plays along, or end it after the last."""
        if not self.walkthrough.is_at_end:
            self.walkthrough.show_next()
            self._keep_playing()
        elif self._plays and self._has_ended():
            self.skip()

    def skip(self) -> None:
        """Leave the walkthrough; it does not come back by itself for this story."""
        self._skipped = self._open_at
        self._close()

    def asking_height(self, panel_px: int) -> int:
        """Return the height that a panel of a height needs with the bar, in pixels."""
        return panel_px + self.bar.usual_height() + theme.SPACE

    def needed_height(self, panel_px: int) -> int:
        """Return the same where a usual page of the walkthrough is to have room too."""
        seats = 0 if self._words is None else len(self._words.names)
        telling = theme.scaled(_TELLING_PX + seats * _TELLING_SEAT_PX)
        return max(self.asking_height(panel_px), telling)

    def most_height(self) -> int:
        """Return the height up to which the walkthrough makes use of it, in pixels."""
        return self.walkthrough.sizeHint().height()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take D, which opens and closes, and the keys of a walkthrough that covers the panel.

        Space, which lets computers go on, and Enter go on to the next page while they wait for it.
        """
        is_open = self._open_at is not None
        if event.key() in _GO_ON and self.is_holding:
            if not event.isAutoRepeat():
                self.walkthrough.go_on()
            return True
        if event.key() == Qt.Key.Key_D and not event.modifiers():
            if is_open:
                self.skip()
            else:
                self.open_recent()
            return is_open or self._recent is not None
        return is_open and self.walkthrough.handle_key(event)

    def _note(self, view: View, names: Sequence[str]) -> None:
        self._words = GameNames(view.edition, names)
        self._asks = bool(view.legal)
        self._recent = recent_merger(self._events, view.seat)
        self._recent_story = None
        if self._recent is not None:
            self._recent_story = story_from(self._events, self._recent)
            self.bar.show_story(self._recent_story, self._words, asks=self._asks)

    def _read(self, at: int) -> None:
        self._open(at, 0)
        self._take_over()
        self.walkthrough.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, at: int, position: int) -> None:
        self._open_at = at
        self.walkthrough.set_covering(self._asks)
        self._tell(position)
        self._arrange()

    def _tell(self, position: int | None) -> None:
        if self._open_at is not None and self._words is not None:
            story = story_from(self._events, self._open_at)
            self.walkthrough.show_story(story, self._words, position)
            if self._plays:
                self._keep_playing()
            self._hold()

    def _has_ended(self) -> bool:
        story = self.walkthrough.story
        return story is not None and story.ended is not None

    def _has_more(self) -> bool:
        """Tell whether a story is on view of which there is more to come, or its end."""
        return self._open_at is not None and (not self.walkthrough.is_at_end or self._has_ended())

    def _keep_playing(self) -> None:
        if self._has_more() and self._plays and not self._timer.isActive():
            story = self.walkthrough.story
            kind = story.steps[self.walkthrough.position].kind if story is not None else None
            self._timer.start(self._step_ms * _LENGTHS.get(kind, 1))
        self._hold()

    def _take_over(self) -> None:
        self._plays = False
        self._timer.stop()
        self._hold()

    def _close(self) -> None:
        had_focus = has_focus_within(self.walkthrough)
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
        story, told = self.walkthrough.story, None
        is_told = self._open_at is not None and not self._shows_card
        if is_told and story is not None and story.is_merger:
            told = story.moment_at(self.walkthrough.position)
        if told != self.told:
            self.told = told
            self.told_changed.emit()

    def _hold(self) -> None:
        """Let computers wait while there is something to read that they would change."""
        holds = self._has_more() and not self._asks
        if holds != self.is_holding:
            self.is_holding = holds
            self.walkthrough.set_holding(holds)
            self.held.emit(holds)

    def _arrange(self) -> None:
        is_open = self._open_at is not None
        self.bar.setVisible(not is_open and self._recent is not None)
        self.walkthrough.setVisible(is_open and not self._shows_card)
        self._panel.setVisible(not is_open and not self._shows_card)
        self._card.setVisible(self._shows_card)
