"""Decision area: the place of Line and look back, and the scene that covers all."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import LEARNED_MERGERS, MergerScenes, Speed
from acquire_desktop.games.acquire.engine.events import Event, MergerBegan
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.walkthrough.merger_news import MergerNews
from acquire_desktop.ui.acquire.table.walkthrough.scene import MergerScene
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind, StoryMoment
from acquire_desktop.ui.acquire.table.walkthrough.story_button import StoryButton
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import is_key
from acquire_desktop.ui.kit.story_player import STEP_MS


class DecisionArea(QWidget):
    """Holds the Line or the card of a look back, and shows the scene of a merger over all.

    A button of the Line tells the merger too, before, after and without the scene.

    Signals:
        held(bool): Computer players are to wait for the reader, or may go on.
        left: The scene was left; the focus belongs elsewhere.
        closed: No scene is on view any more.
        story_changed: Another moment of a merger is told, or none.
        learned: A scene that opened by itself was seen or skipped.
    """

    held = Signal(bool)
    left = Signal()
    closed = Signal()
    story_changed = Signal()
    learned = Signal()

    def __init__(self, panel: QWidget, card: QWidget) -> None:
        """Put the Line in the area.

        Args:
            panel: Asks for decisions.
            card: Has the place while somebody looks back.
        """
        super().__init__()
        self._panel = panel
        self._card = card
        self.scene = MergerScene(self)
        self.player = self.scene.player
        self.story_button = StoryButton()
        self._when = MergerScenes.MINE
        self.has_reader = False
        """Whether somebody asked for a story, to read it until the end."""
        self.is_holding = False
        """Whether computer players wait for the reader."""
        self.is_called = False
        """Whether the game waits until somebody comes to the screen: a story at its end goes."""
        self.story_moment: StoryMoment | None = None
        """The moment of the merger that is told."""
        self._news = MergerNews()
        self._open_at: int | None = None
        self._follows = False
        self._is_read = self._shows_card = False
        self._step_ms = 0
        column(panel, card, of=self)
        self.story_button.clicked.connect(self.open_recent)
        self.player.switched.connect(self._follow_player)
        self.player.due.connect(self.play_on)
        self.player.ended.connect(self._go_on)
        self.player.left.connect(self.skip)
        self.scene.step_shown.connect(self._note_shown)
        self._arrange()

    def set_when(self, when: MergerScenes) -> None:
        """Say which mergers open the scene by themselves."""
        self._when = when

    def set_seen(self, count: int) -> None:
        """Say how many the reader has seen; the first ones open in any case."""
        self.scene.figures.is_learning = count < LEARNED_MERGERS

    def show_events(self, events: Sequence[Event], view: View, names: Sequence[str]) -> None:
        """Start again with all events so far."""
        self._follows = False
        self._news.forget()
        self._note(events, view, names)
        self._close()

    @property
    def followed(self) -> int | None:
        """The step on view of a merger that opened by itself; None where none goes on."""
        return self.player.position if self._follows else None

    def go_on_telling(self, told: int, followed: int | None, step_ms: int) -> None:
        """Go on with a merger for somebody who has just come to the screen.

        Args:
            told: How many of the events are known from before.
            followed: What ``followed`` was then.
            step_ms: As in ``add_events``.
        """
        if self._news.recent is None:
            return
        is_known, self._step_ms = self._news.recent < told, step_ms
        is_new = bool(step_ms) and not is_known and self._opens_by_itself()
        goes_on = is_known and followed is not None
        self._follows = bool(step_ms) and (is_new or goes_on)
        if goes_on:
            self.scene.show_story(*self._news.story_at(self._news.recent), followed)
        if self._follows and told < len(self._news.events):
            self._play_from(self._next_position() if is_known else 0)
        self._arrange()

    def forget(self) -> None:
        """Tell nothing until the next events."""
        self._news.forget()
        self._follows = False
        self._close()
        self.scene.forget()
        self.story_button.forget()

    def show_card(self, is_shown: bool) -> None:
        """Give the place to the card of a look back, or back to the panel; the scene waits."""
        self._shows_card = is_shown
        self._arrange()
        self._note_shown()

    def add_events(
        self, events: Sequence[Event], view: View, names: Sequence[str], step_ms: int
    ) -> None:
        """Tell what has just happened.

        Args:
            events: As the seat on screen may see them.
            view: What that seat knows now.
            names: The players' names by seat.
            step_ms: How long a step stays when the scene plays; 0 when it does not.
        """
        news = self._news
        had_asked, begins_at = news.asks, len(news.events)
        self._note(events, view, names)
        self._step_ms = step_ms
        is_open = self._open_at is not None
        plays, reads = is_open and self.player.plays, is_open and not self.player.plays
        is_skipped = not step_ms and not reads
        if (is_skipped and (plays or self._follows)) or (reads and had_asked and not news.asks):
            self.skip()
        elif news.recent is not None and news.recent >= begins_at and not reads:
            self._follows = bool(step_ms) and self._opens_by_itself()
            if self._follows:
                self._play_from(0)
        elif self._open_at is not None:
            self._go_along(self._open_at)
        elif self._follows and step_ms and news.recent is not None:
            self._play_from(self._next_position())
        self._arrange()

    def open_story(self, opening: MergerBegan) -> None:
        """Show the merger that begins with an event, from its first step."""
        self._read(self._news.events.index(opening))

    def open_recent(self) -> None:
        """Show the last merger from its first step."""
        if self._news.recent is not None:
            self._read(self._news.recent)

    def _follow_player(self) -> None:
        """Let the steps stand, and the game with them, or go on by themselves."""
        if not self.player.plays:
            self._hold()
            return
        if self._open_at is not None and self.player.is_at_end and self.scene.has_ended:
            self.scene.show_story(*self._news.story_at(self._open_at), 0)
        self._stay()

    def play_on(self) -> None:
        """Show the next step of the scene that plays, or end it after the last."""
        self.player.stop_waiting()
        if not self.scene.isVisible():
            self._stay()  # another page lies over the table
        elif not self.player.is_at_end:
            self.player.show_next()
            self._stay()
        elif self._leads_on:
            self._finish()
        else:
            self._is_read = True
            self._hold()

    def skip(self) -> None:
        """Leave the scene; it does not come back by itself for this merger."""
        has_followed, self._follows = self._follows, False
        self._close()
        if has_followed and self.scene.figures.is_learning:
            self.learned.emit()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take D, which opens and closes, and all keys while the scene covers the table."""
        is_open = self.scene.isVisible()
        if is_key(event, "show_merger") and not event.modifiers():
            (self.skip if is_open else self.open_recent)()
            return is_open or self._news.recent is not None
        if is_open:
            self.scene.handle_key(event)
        return is_open

    @property
    def _leads_on(self) -> bool:
        """Whether nothing more comes to the story on view before somebody acts elsewhere."""
        return self.scene.has_ended or self._news.asks or self.is_called

    def _note(self, events: Sequence[Event], view: View, names: Sequence[str]) -> None:
        news = self._news
        news.add(events, view, names)
        self.scene.set_asking(view if view.legal else None)
        if news.recent is not None:
            self.story_button.show_story(*news.story_at(news.recent), asks=news.asks)

    def _opens_by_itself(self) -> bool:
        """Tell whether the newest merger is to be seen."""
        if self._news.story is None or self._when is MergerScenes.STRIP:
            return False
        is_wanted = self.scene.figures.is_learning or self._when is MergerScenes.ALWAYS
        return is_wanted or self._news.is_mine

    def _next_position(self) -> int:
        """Return the step after the one left for a decision, or that one while stock is settled."""
        return self.player.position + (not self._is_settling)

    def _play_from(self, position: int) -> None:
        if self._news.recent is None:
            return
        self.player.set_playing(True)
        self._open(self._news.recent, position)
        self._stay()

    def _read(self, at: int) -> None:
        self._open(at, 0)
        self.player.hold()

    def _open(self, at: int, position: int) -> None:
        self._open_at = at
        self._arrange()
        self.scene.show_story(*self._news.story_at(at), position)
        self.scene.take_focus()

    def _go_along(self, at: int) -> None:
        """Tell what has happened in the merger on view while it was."""
        was_settling = self._is_settling
        self.scene.show_story(*self._news.story_at(at))
        if self.player.plays and self._is_read and not was_settling:
            self.play_on()
        elif self.player.plays and (was_settling or not self.player.is_waiting):
            self._stay()
        self._hold()

    @property
    def _is_settling(self) -> bool:
        return self.scene.step is not None and self.scene.step.kind is StepKind.STOCK

    def _stay(self) -> None:
        """Give the reader time for the step on view."""
        self._is_read = False
        step_ms = self._step_ms or STEP_MS[Speed.NORMAL]
        if (story := self.scene.story) is not None:
            length = story.length_of(
                self.player.position, is_learning=self.scene.figures.is_learning
            )
            self.player.wait(round(step_ms * length))
        self._hold()

    def _go_on(self) -> None:
        """Leave the scene at its end, or let the game go on and tell what comes."""
        if self._leads_on:
            self._finish()
        elif self.is_holding:
            self.player.set_playing(True)
            self._is_read = True
            self._hold()

    def _finish(self) -> None:
        """Leave the scene after its last step; after a decision it goes on."""
        if self.scene.has_ended:
            self.skip()
        else:
            self._close()

    def _close(self) -> None:
        had_focus = has_focus_within(self.scene)
        was_open, self._open_at = self._open_at is not None, None
        self.has_reader = False
        self.player.set_playing(False)
        self._hold()
        self._arrange()
        self._note_shown()
        if had_focus:
            self.left.emit()
        if was_open:
            self.closed.emit()

    @property
    def told_moment(self) -> StoryMoment | None:
        """The moment of a merger on the table: that of its story, or how far it has come.

        None where no merger goes on and none is told.
        """
        story = self._news.story
        if self.story_moment is not None or story is None or story.ended is not None:
            return self.story_moment
        return story.moment_at(len(story.steps) - 1)

    @property
    def is_paying(self) -> bool:
        """Whether a merger is on view before stock is settled, so that nobody has to act."""
        step = None if self.story_moment is None else self.scene.step
        return step is not None and step.kind in (StepKind.SIZES, StepKind.BONUSES)

    def _note_shown(self) -> None:
        story, moment = self.scene.story, None
        if self._open_at is not None and not self._shows_card and story is not None:
            moment = story.moment_at(self.player.position)
        if moment != self.story_moment:
            self.story_moment = moment
            self.story_changed.emit()

    def _hold(self) -> None:
        """Let computers wait while there is something to read that they would change."""
        has_more = self.scene.has_ended or not self.player.is_at_end
        reads = self.player.is_stopped or has_more or self.player.is_waiting
        holds = self._open_at is not None and not self._news.asks and reads
        self.scene.set_playing(plays=self.player.plays, is_holding=holds)
        if holds != self.is_holding:
            self.is_holding = holds
            self.held.emit(holds)

    def _arrange(self) -> None:
        is_open = self._open_at is not None
        self.story_button.setVisible(self._news.recent is not None)
        self._panel.setVisible(not self._shows_card)
        self._card.setVisible(self._shows_card)
        story = self._news.story
        goes_on = self._follows and self._news.asks and story is not None and story.ended is None
        self.scene.show_parts(
            is_told=is_open and not self._shows_card, is_decided=goes_on and not self._shows_card
        )
