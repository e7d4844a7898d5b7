"""Shown moment: which moment of the game is on view, the present or one of the past."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from acquire_desktop.games.acquire.engine.board import Seat, Tile
from acquire_desktop.games.acquire.engine.events import MergerEnded, TilePlaced
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.screen import Screen
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.holdings.holdings_model import HoldingsModel
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from acquire_desktop.ui.acquire.table.look_back_card import LookBackCard, LookBackFrame, Moment
from acquire_desktop.ui.acquire.table.time_line import Takeover, TimeLine
from acquire_desktop.ui.acquire.table.told_entries import told_entries
from acquire_desktop.ui.acquire.table.walkthrough.decision_area import DecisionArea
from acquire_desktop.ui.acquire.table.walkthrough.told_view import told_view
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.texts import join_sentences


class ShownMoment(QObject):
    """Gives board and holdings the present, a step looked back at or a moment of a merger.

    A look, not undo: nothing can be decided, nothing changes, and only the view of the seat on
    screen is shown. Looking back, a card has the place of the Line, and everything at
    the table shows the past; it ends by itself when another seat or no hand is to be on screen.
    While a merger goes on or is told, its chains lie side by side until the last step, so that it
    can be seen which tiles were counted.

    Signals:
        moved (): Another step is to be shown, the present included.
        told_anew (): Another moment of a merger is told.
        left (): Nobody looks back any more.
        focus_freed (): The card went that had the focus, which belongs elsewhere now.
    """

    moved = Signal()
    told_anew = Signal()
    left = Signal()
    focus_freed = Signal()

    def __init__(
        self, session: Session, model: LogModel, log: LogView, decision_area: DecisionArea,
        card: LookBackCard, line: TimeLine, board: BoardView, holdings: HoldingsModel,
    ) -> None:  # fmt: skip
        super().__init__(decision_area)
        self.card, self.time_line = card, line
        self._session = session
        self._model = model
        self._log = log
        self._decision_area = decision_area
        self._board = board
        self._holdings = holdings
        self.step: int | None = None
        """The step looked back at; None for the present."""
        self.kept_tile: Tile | None = None
        """The tile that was selected before, for the moment the present is shown again."""
        self._is_ready = False
        self._past: View | None = None
        self._went_on = False
        self._screen: Screen | None = None
        self._explain: Callable[[int], str] = lambda _step: ""
        self._frame = LookBackFrame(board)
        self._takeovers: list[Takeover] = []
        line.valueChanged.connect(self.go_to)
        card.step_asked.connect(self.go_by)
        card.turn_asked.connect(self.go_by_turn)
        card.leave_asked.connect(self.leave)
        decision_area.story_changed.connect(self._retell)
        log.step_chosen.connect(self.go_to)
        model.dataChanged.connect(self._say)  # said in another language
        model.modelReset.connect(self._mark)  # filtered in another way
        for widget in (log, line, card.play_on, *card.buttons()):
            widget.installEventFilter(self)

    @property
    def is_looking_back(self) -> bool:
        """Whether the whole table shows an earlier step."""
        return self.step is not None

    @property
    def view(self) -> View:
        """The view of the seat on screen, now or at the step looked back at."""
        return self._session.view if self._past is None else self._past

    def last_tile(self) -> Tile | None:
        """Return the tile placed last, at the present or the step looked back at."""
        step = self._session.last_step if self.step is None else self.step
        events = self._model.events_back_from(step)
        return next((event.tile for event in events if isinstance(event, TilePlaced)), None)

    def set_explainer(self, explain: Callable[[int], str]) -> None:
        """Let the card say why: called with a step, it returns a sentence or nothing."""
        self._explain = explain

    def show(self) -> None:
        """Show the moment on board and holdings."""
        self._is_ready = True
        view = self.told
        self._board.show_view(view)
        self._holdings.show_view(view)
        story = None if self.is_looking_back else self._decision_area.story_moment
        self._board.mark_last(self.last_tile() if story is None else story.merger.tile)
        moment, lit = None if self.is_looking_back else self._decision_area.told_moment, None
        if moment is not None:  # what has no share in a merger that goes on is dimmed
            lit = frozenset(chain for chain in moment.merger.chains if chain in view.board)
        self._board.drawing.set_spotlight(lit)
        self._board.drawing.set_pulsing(None if story is None else story.acquired)
        for past in (self._frame, self.time_line):
            past.setVisible(self.is_looking_back)

    def go_to(self, step: int) -> None:
        """Show the table after a step; after the latest one that is the present."""
        if step >= self._session.last_step or self._session.screen.is_closed:
            self.leave()
            return
        is_entering = self.step is None
        self.step = max(self._session.first_step_shown(), step)
        self._past = self._session.view_at(self.step)
        if is_entering:
            self._takeovers = _takeovers(self._session)
        self._say()
        self._mark()
        if is_entering:
            self._screen = self._session.screen
            self.kept_tile = self._board.selected_tile
            is_reading_log = self._log.hasFocus()
            self._decision_area.show_card(True)
            if not is_reading_log:
                self.card.setFocus(Qt.FocusReason.OtherFocusReason)
        self.moved.emit()

    def go_by(self, steps: int) -> None:
        """Go some steps on, or back with a number below 0."""
        if self.step is not None:
            self.go_to(self.step + steps)

    def go_by_turn(self, direction: int) -> None:
        """Go to the next beginning of a turn (1) or the one before (-1)."""
        if self.step is None:
            return
        begins = [line.step for line in self._model.headings()]
        if direction > 0:
            self.go_to(next((at for at in begins if at > self.step), self._session.last_step))
        else:
            self.go_to(next((at for at in reversed(begins) if at < self.step), 0))

    def leave(self) -> None:
        """Go back to the game."""
        if self.is_looking_back:
            self.forget()
            self.moved.emit()
            self.kept_tile = None
            self.left.emit()

    def forget(self) -> None:
        """Be at the present, and show nothing until everything is shown again."""
        had_focus = has_focus_within(self.card, self.time_line)
        if self.step is not None:
            self._log.mark_step(None)
        self.step = self._past = self._screen = None
        self._went_on = self._is_ready = False
        self._decision_area.show_card(False)
        self._frame.hide()
        self.card.forget()
        self.time_line.forget()
        self._takeovers = []
        if had_focus:
            self.focus_freed.emit()

    def follow_game(self) -> bool:
        """Take note of a new step of the game; return whether somebody still looks back."""
        _fold(self._model, self._session)
        if self.step is None:
            return False
        is_folded = self.step < self._session.first_step_shown()
        if self._session.screen != self._screen or is_folded:
            self.forget()
            return False
        self._went_on = True
        self._takeovers = _takeovers(self._session)
        self._say()
        return True

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that leads through the game and tell whether it was taken."""
        if self.step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.go_by(1)
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.go_by(-1)
            case Qt.Key.Key_PageDown:
                self.go_by_turn(1)
            case Qt.Key.Key_PageUp:
                self.go_by_turn(-1)
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End | Qt.Key.Key_Escape:
                self.leave()
            case _:
                return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        return self.handle_key(event)

    def _retell(self) -> None:
        """Show another moment of a merger, once the table shows the game at all."""
        if self._is_ready:
            self.show()
            self.told_anew.emit()

    @property
    def told(self) -> View:
        """The view of board, people and exchange: the present, or a moment of a merger.

        Until a merger is settled, or its story has come so far, the chains lie side by side, and
        everybody has what was told: no part of the table is ahead of another.
        """
        moment = None if self.is_looking_back else self._decision_area.told_moment
        if moment is None:
            return self.view
        opening, steps = moment.merger, self._session.events_by_step()
        at = next((step for step, events in enumerate(steps) if opening in events), None)
        if at is None:
            return self.view
        if moment.is_after:
            return _end_of_merger(self._session, at, self.view)
        return told_view(self.view, self._session.view_at(max(0, at - 1)), moment)

    @property
    def gains(self) -> Mapping[Seat, int]:
        """The dollars that a merger pays at its step on view, by seat."""
        moment = None if self.is_looking_back else self._decision_area.told_moment
        return {} if moment is None else moment.gains

    @property
    def told_entries(self) -> Sequence[LogEntry]:
        """The entries of the log until the moment on view, as far as the story of a merger is."""
        step = self._session.last_step if self.step is None else self.step
        entries = [*self._model.events_back_from(step)][::-1]
        return told_entries(
            entries, None if self.step is not None else self._decision_area.told_moment
        )

    def _mark(self) -> None:
        if self.step is not None:
            self._log.mark_step(self.step)

    def _say(self) -> None:
        if self.step is None or not self._session.has_game:
            return
        first, last = self._session.first_step_shown(), self._session.last_step
        self.time_line.show_step(self.step, first, last, self._takeovers)
        texts = (self._model.sentence_of_step(self.step), self._explain(self.step))
        self.card.show_moment(
            Moment(
                turn=self.view.turn,
                step=self.step,
                sentence=join_sentences(list(filter(None, texts))),
                next_sentence=self._model.sentence_of_step(self.step + 1),
                went_on=self._went_on,
                is_over=self._session.is_over,
            )
        )


def _takeovers(session: Session) -> list[Takeover]:
    """Return where chains were acquired, as far back as may be looked."""
    chains = session.view.edition.chains
    return [
        Takeover(step, chains[chain].letter)
        for step, events in enumerate(session.events_by_step())
        for event in events
        if isinstance(event, MergerEnded)
        for chain in event.acquired
    ]


def _fold(model: LogModel, session: Session) -> None:
    """Let the log tell no more than may be looked up now."""
    if turn := session.first_turn_shown():
        model.fold(turn)
    elif model.is_folded:
        model.unfold(session.events_by_step())


def _end_of_merger(session: Session, at: int, present: View) -> View:
    """Return the view at the end of a merger that begins with a step."""
    steps = session.events_by_step()
    while at < len(steps) - 1 and not any(isinstance(each, MergerEnded) for each in steps[at]):
        at += 1
    return present if at >= session.last_step else session.view_at(at)
