"""Game session: the running game, who decides, what is shown, and what is saved."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from acquire_desktop.game import AnyGame, GameSetup, GameState, Seat, UndoObstacle
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.computer_turns import ComputerTurns
from acquire_desktop.session.notes import CameBack, Note, SeatNote
from acquire_desktop.session.saver import PATIENCE_MS, Autosave, Saver
from acquire_desktop.session.screen import (
    NOBODY,
    Screen,
    first_screen,
    human_seats,
    next_screen,
    screen_after,
    screen_before,
    view_on,
)
from acquire_desktop.session.seats import Seats, all_back
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.save_format import GameFile, Loaded, new_game_id

if TYPE_CHECKING:
    from acquire_desktop.session.clocks import Clocks
    from acquire_desktop.storage.seats.clock_state import ClockState


class GameSession(QObject):
    """Owns the only full state; the window sees views and redacted events.

    Signals:
        began (): A game was started or opened; show it from the start.
        left (): The game was put away; nothing of it may stay on any page.
        stepped (object): What an action made happen, redacted for whoever may look.
        rewound (): Undo, redo, cover or another seat on screen: show everything anew.
        handover_needed (int): The computer must be passed to this seat first.
        thinking_changed (object): The computer's seat that is thinking, or None.
        ended (): The game is over and its last step was shown.
        save_failed (object): The ``SaveError`` of an autosave; play goes on.
        saved (int): The game on the table is on disk, under this save number.
    """

    began = Signal()
    left = Signal()
    stepped = Signal(object)
    rewound = Signal()
    handover_needed = Signal(int)
    thinking_changed = Signal(object)
    ended = Signal()
    save_failed = Signal(object)
    saved = Signal(int)

    def __init__(
        self,
        load_rules: Callable[[], AnyGame],
        computers: ComputerPlayers,
        autosave: Autosave,
        parent: QObject | None = None,
    ) -> None:
        """Prepare a session without a game on the table.

        Args:
            load_rules: Returns what is played, asked when it is first needed.
            computers: Chooses for the computer players.
            autosave: Writes the game after every action, in a thread; may raise ``SaveError``.
            parent: The owner.
        """
        super().__init__(parent)
        self._load_rules = load_rules
        self.computers = computers
        """Chooses for the computer players."""
        self.saver = Saver(autosave, self)
        """Writes the game after every action."""
        self.saver.saved.connect(self.saved)
        self.saver.failed.connect(self.save_failed)
        self._timeline: Timeline | None = None
        self.seats = Seats(self)
        """Who plays the seats."""
        self.seats.changed.connect(self._follow_seats)
        self.seats.locked.connect(self.save)
        self._game_id, self._save_no = "", 0
        self._screen = Screen(0, shows_hand=False)
        self._seen: tuple[GameState, Screen, Any] | None = None
        self._shown_until: dict[Seat, int] = {}
        self.computer_turns = ComputerTurns(lambda: self.rules, computers, self)
        """What the computer players are doing, and how fast they may."""
        self.computer_turns.chosen.connect(self._play_chosen)
        self.computer_turns.thinking_changed.connect(self.thinking_changed)
        for signal in (self.began, self.left, self.ended):
            signal.connect(self.computer_turns.let_programs_go)

    @cached_property
    def rules(self) -> AnyGame:
        """The game that is played."""
        return self._load_rules()

    @cached_property
    def clocks(self) -> "Clocks":
        """How long the people think, where that counts; loaded with the first game."""
        from acquire_desktop.session.clocks import Clocks

        clocks = Clocks(lambda: self._screen.seat if self.awaits_human else None, self)
        for signal in (self.began, self.stepped, self.rewound, self.left):
            signal.connect(clocks.follow)
        return clocks

    # What is shown

    @property
    def has_game(self) -> bool:
        """Whether a game is on the table."""
        return self._timeline is not None

    @property
    def is_over(self) -> bool:
        """Whether the game on the table is over."""
        return self._timeline is not None and self._timeline.state.over

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat, without what is kept of PINs."""
        return self.seats.shown

    @property
    def setup(self) -> Any:
        """The set-up of the game."""
        return self._game.setup

    @property
    def screen(self) -> Screen:
        """The seat whose view is shown, and how much of it."""
        return self._screen

    @property
    def view(self) -> Any:
        """The view of the seat on screen, or what all may know while no hand lies open."""
        state, screen = self._game.state, self._screen
        # Every part of the window asks for it after every action.
        if self._seen is None or self._seen[0] is not state or self._seen[1] != screen:
            decides = self.seats.decides(screen.seat)
            self._seen = (state, screen, view_on(screen, self.rules, state, decides=decides))
        return self._seen[2]

    @property
    def awaits_human(self) -> bool:
        """Whether the seat on screen is to decide now."""
        if self._timeline is None or self._screen.is_closed:
            return False
        seat = self._timeline.state.seat
        return seat == self._screen.seat and self.seats.decides(seat) and not self.is_over

    @property
    def awaits_computer(self) -> bool:
        """Whether a computer player decides now."""
        if self._timeline is None or self._screen.handover_to is not None or self.is_over:
            return False
        return not self.seats.decides(self._timeline.state.seat)

    @property
    def last_step(self) -> int:
        """The number of the latest step of the game; 0 is the set-up."""
        return self._game.cursor

    def events_by_step(self) -> Sequence[Sequence[Any]]:
        """Return all events so far, redacted for the viewer."""
        return [
            self.rules.redact(entries, self._screen.reader)
            for entries in self._game.entries_by_step()
        ]

    def final_account(self) -> Sequence[Any]:
        """Return the events of the last action, which hold the final account at the end."""
        return self.rules.redact(self._game.final_account(), self._screen.reader)

    def events_since_shown(self, seat: Seat) -> Sequence[Any]:
        """Return the public events since a seat had the screen."""
        steps = self._game.entries_by_step()[self._shown_until.get(seat, 0) + 1 :]
        return self.rules.redact([event for events in steps for event in events], NOBODY)

    # Starting and ending

    def start(
        self,
        setup: GameSetup,
        players: Sequence[Player],
        *,
        is_training: bool = False,
        clock: int | None = None,
    ) -> None:
        """Start a new game.

        Args:
            setup: How it begins.
            players: By seat.
            is_training: Whether the only person at the table takes back any move.
            clock: The minutes that each person has; 0 to count them only, None for no clock.
        """
        from acquire_desktop.storage.seats.clock_state import new_clock

        timeline, people = Timeline(self.rules, setup), human_seats(players)
        if is_training and len(people) == 1:
            timeline.begin_training(people[0])
        clocks = new_clock(clock, len(players))
        self._take_up(timeline, all_back(players), new_game_id(), 0, clocks)

    def open(self, loaded: Loaded) -> None:
        """Go on with a saved game."""
        from acquire_desktop.storage.seats.clock_state import clock_in

        game = loaded.game
        clocks = clock_in(game.notes, len(game.players))
        self._take_up(Timeline.of(loaded), game.players, game.game_id, game.save_no, clocks)

    def leave(self) -> None:
        """Put the game away, as soon as it is saved or the disk has had time enough."""
        self.computer_turns.drop()
        self.finish_saving()
        if self._timeline is not None:
            self.clocks.begin(None)
        self._timeline = self._seen = None
        self.left.emit()

    def game_file(self) -> GameFile:
        """Return the game as it is saved."""
        clock = self.clocks.kept()
        return self._game.file(self._game_id, self._save_no, self.seats.players, clock)

    def states(self) -> Sequence[Any]:
        """Return the states between the lines of the game file, for the save format."""
        return self._game.states

    def save(self) -> None:
        """Save the game; a signal brings the result."""
        self._save_no += 1
        self.saver.save(self.game_file(), self._game.states)
        self.clocks.note_saved()

    @property
    def is_kept(self) -> bool:
        """Whether the newest state of the game on the table is on disk; true without a game."""
        return self._timeline is None or self.saver.is_kept

    def finish_saving(self, timeout_ms: int = PATIENCE_MS) -> bool:
        """Wait until every save was tried and reported; return whether there was time for that.

        What the clocks counted since the last save is saved first.
        """
        if self._timeline is not None and self.clocks.is_unsaved:
            self.save()
        return self.saver.finish(timeout_ms)

    # Playing

    def cover(self) -> None:
        """Hide what only the player on screen may see, until ``uncover``.

        Where only computers play, the game goes on meanwhile.
        """
        if self._timeline is not None and not self.is_over and self._screen.shows_hand:
            is_awaited = bool(self.seats.people)
            self._screen = replace(self._screen, shows_hand=False, is_covered=is_awaited)
            self.rewound.emit()

    def uncover(self) -> None:
        """Show the player on screen everything, if only the cover or a public decision hid it."""
        screen = self._screen
        if self._timeline is not None and screen.is_shut and self.seats.may_look(screen.seat):
            self._screen = Screen(screen.seat, shows_hand=True)
            self.rewound.emit()

    def submit(self, action: Any) -> None:
        """Carry out the decision of the human on screen.

        Raises:
            ValueError: If it is not that human's turn to decide, or not legal.
        """
        if not self.awaits_human:
            raise ValueError("another player decides now")
        self._apply(action)

    def accept_handover(self) -> None:
        """Show the view of the player to whom the computer was passed."""
        if (seat := self._screen.handover_to) is not None:
            self._screen = Screen(seat, shows_hand=True)
            self.rewound.emit()

    def given_answer(self) -> tuple[Any, Note | None] | None:
        """Return the action taken at once for the present person, or None: a moment to skip."""
        if self._timeline is None or self.awaits_computer:
            return None
        return self._timeline.given_answer(self._screen.shows_hand)

    def can_undo(self) -> bool:
        """Tell whether the last action may be taken back."""
        return self._timeline is not None and self.undo_obstacle() is None

    def undo_obstacle(self) -> UndoObstacle | None:
        """Return why the last action cannot be taken back, or None if it can."""
        if self._screen.is_closed:
            return UndoObstacle.COVERED
        return self._game.undo_obstacle(self.seats.people)

    def can_redo(self) -> bool:
        """Tell whether an action that was taken back may be done again."""
        return self.awaits_human and self._game.can_redo()

    def undo(self) -> None:
        """Take the last action back, if that is allowed."""
        if self.can_undo():
            self.computer_turns.drop()
            self._game.undo(self.seats.people)
            self._moved()

    def redo(self) -> None:
        """Do the action again that was taken back, if there is one."""
        if self.can_redo():
            self.computer_turns.drop()
            self._game.redo(self.seats.people)
            self._moved()

    # Inside

    @property
    def _game(self) -> Timeline:
        if self._timeline is None:
            raise RuntimeError("there is no game on the table")
        return self._timeline

    def _take_up(
        self,
        timeline: Timeline,
        players: Sequence[Player],
        game_id: str,
        save_no: int,
        clocks: "ClockState | None" = None,
    ) -> None:
        self.computer_turns.drop()
        self.saver.finish(PATIENCE_MS)  # nothing is told of the game that was here once this one is
        self._timeline = timeline
        self.clocks.begin(clocks)
        self.seats.begin(self.rules, timeline.setup, players, timeline.seat_changes(), save_no)
        self._game_id, self._save_no = game_id, save_no
        self._screen = first_screen(self.rules, players, timeline.state)
        self._shown_until = {}
        self.computer_turns.pace.begin()
        self.began.emit()
        self.save()
        self._go_on()

    def _apply(self, action: Any, note: Note | None = None) -> None:
        shown, is_own = self._screen, not self.awaits_computer
        events = self._game.submit(action, note)
        if shown.shows_hand:
            self._shown_until[shown.seat] = self._game.cursor
        self._screen = next_screen(self.rules, self.players, self._game.state, self._screen)
        self.computer_turns.pace.note_shown(is_own=is_own)
        if self.given_answer() is None:  # else both are saved together, in the same breath
            self.save()
        # Who is called to the screen changes nothing that was shown: no hand lies open before and
        # after. The step is told as it is to those who watch, and the curtain comes behind it.
        if (self._screen.seat, self._screen.shows_hand) == (shown.seat, shown.shows_hand):
            self.stepped.emit(self.rules.redact(events, shown.reader))
        else:
            self.rewound.emit()
        self._go_on()

    def _follow_seats(self, note: SeatNote) -> None:
        """Go on after a seat changed hands, or a PIN was taken away."""
        self.computer_turns.drop()
        self._seen = None
        self._game.change_seat(note)
        if isinstance(note, CameBack):
            self.clocks.give_more(note.seat)
        self._screen = screen_after(note, self.players, self._game.state, self._screen)
        self._moved()

    def _moved(self) -> None:
        """Show the game after undo, redo or a change of seats."""
        self._screen = next_screen(self.rules, self.players, self._game.state, self._screen)
        self.save()
        self.rewound.emit()
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next seat."""
        if self._timeline is None:
            return
        state = self._timeline.state
        if self.awaits_computer:
            who = self.seats.level(state.seat), self.seats.program(state.seat)
            self.computer_turns.ask(self._game_id, self._game.cursor, state, *who)
            return
        if (given := self.given_answer()) is not None:
            self._apply(*given)
            return
        self.computer_turns.pace.stop_skipping()
        self.thinking_changed.emit(None)
        if state.over:
            self.ended.emit()
        elif self._screen.handover_to is not None:
            self.handover_needed.emit(self._screen.handover_to)

    def _close_hand(self) -> None:
        """Close the hand of a person whose turn is over, before a computer player acts."""
        states, cursor = self._game.states, self._game.cursor
        last_seat = states[max(cursor - 1, 0)].seat
        screen = screen_before(self.players, states[cursor], last_seat, self._screen)
        if screen != self._screen:
            self._screen = screen
            self.rewound.emit()

    def _play_chosen(self, action: Any, note: Note | None) -> None:
        if self.awaits_computer:
            self._close_hand()
            try:
                self._apply(action, note)
            except ValueError as error:
                self.computer_turns.refuse(type(error).__name__)
