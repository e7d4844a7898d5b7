"""The one running game: who decides, what is shown, and what is saved."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from acquire_desktop.engine.actions import Action, IllegalActionError
from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.events import Event
from acquire_desktop.engine.game import observe, redact
from acquire_desktop.engine.observation import View
from acquire_desktop.engine.record import Setup, random_word
from acquire_desktop.engine.state import State
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.history import History, TurnRecord, known_seats
from acquire_desktop.session.screen import Screen, first_screen, human_seats, next_screen
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded, new_game_id, timestamp

DWELL_MS: Final = {"slow": 1500, "normal": 700, "fast": 200, "instant": 0}
"""How long each step of a computer player stays on view, by speed."""

Autosave = Callable[[GameFile, Sequence[State]], object]
"""Writes a game, given the states between its lines; the result is not used."""

_log = logging.getLogger(__name__)


class GameSession(QObject):
    """Owns the only full state; the window sees views and redacted events.

    Signals:
        began (): A game was started or opened; show it from the start.
        stepped (object): The events of an action, redacted for the seat on screen.
        rewound (): Undo, redo or another seat on screen: show everything anew.
        handover_needed (int): The computer must be passed to this seat first.
        thinking_changed (object): The computer's seat that is thinking, or None.
        ended (): The game is over and its last step was shown.
        save_failed (object): The ``SaveError`` of an autosave; play goes on.
        saved (): An autosave was written.
    """

    began = Signal()
    stepped = Signal(object)
    rewound = Signal()
    handover_needed = Signal(int)
    thinking_changed = Signal(object)
    ended = Signal()
    save_failed = Signal(object)
    saved = Signal()

    def __init__(
        self, computers: ComputerPlayers, autosave: Autosave, parent: QObject | None = None
    ) -> None:
        """Prepare a session without a game.

        Args:
            computers: Chooses for the computer players.
            autosave: Writes the game after every action; may raise ``SaveError``.
            parent: The owner.
        """
        super().__init__(parent)
        self.computers = computers
        """Chooses for the computer players."""
        self._autosave = autosave
        self._timeline: Timeline | None = None
        self._players: tuple[Player, ...] = ()
        self._game_id = ""
        self._save_no = 0
        self._screen = Screen(0, shows_hand=False)
        self._shown_until: dict[Seat, int] = {}
        self._history = History()
        self._speed = "normal"
        self._answer: Action | None = None
        self._since_step = QElapsedTimer()
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.timeout.connect(self._play_answer)
        computers.answered.connect(self._take_answer)
        computers.failed.connect(self._take_failure)

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
        """The players by seat."""
        return self._players

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self._game.setup

    @property
    def screen(self) -> Screen:
        """Whose view is shown, and how much of it."""
        return self._screen

    @property
    def view(self) -> View:
        """The view of the seat on screen."""
        return observe(self._game.state, self._screen.seat)

    @property
    def awaits_human(self) -> bool:
        """Whether the seat on screen is to decide now."""
        if self._timeline is None or self._screen.handover_to is not None:
            return False
        state = self._timeline.state
        is_own = state.seat == self._screen.seat and self._is_human(state.seat)
        return is_own and not state.over

    @property
    def last_step(self) -> int:
        """The number of the latest step of the game; 0 is the set-up."""
        return self._game.cursor

    def view_at(self, step: int) -> View:
        """Return what the seat on screen knew after a step; nothing can be decided in it.

        Raises:
            IndexError: If the game has not come so far.
        """
        if not 0 <= step <= self._game.cursor:
            raise IndexError(f"no step {step} in a game of {self._game.cursor}")
        return replace(observe(self._game.states[step], self._screen.seat), legal=())

    def events_by_step(self) -> list[tuple[Event, ...]]:
        """Return everything that happened so far, redacted for whoever looks at the screen."""
        return [redact(events, self._screen.reader) for events in self._game.events()]

    def final_account(self) -> tuple[Event, ...]:
        """Return the events of the last action, which hold the final account at the end."""
        return redact(self._game.final_account(), self._screen.seat)

    def events_since_shown(self, seat: Seat) -> tuple[Event, ...]:
        """Return what happened since a seat had the screen for itself, redacted for it."""
        steps = list(self._game.events())[self._shown_until.get(seat, 0) + 1 :]
        return redact([event for events in steps for event in events], seat)

    def history(self) -> list[TurnRecord]:
        """Return how every turn ended, as far as the screen may show it."""
        game = self._game
        return self._history.records(
            game.states, game.cursor, known_seats(game.state, self._screen)
        )

    # Starting and ending

    def start(self, setup: Setup, players: Sequence[Player]) -> None:
        """Start a new game."""
        self._take_up(Timeline(setup), players, new_game_id(), 0)

    def open(self, loaded: Loaded) -> None:
        """Go on with a saved game."""
        game = loaded.game
        self._take_up(Timeline.of(loaded), game.players, game.game_id, game.save_no)

    def leave(self) -> None:
        """Put the game away; it is saved already."""
        self._pause()
        self._timeline = None

    def game_file(self) -> GameFile:
        """Return the game as it is saved."""
        return GameFile(
            self._game_id,
            self._save_no,
            self._game.setup,
            self._players,
            tuple(self._game.lines),
            self._game.cursor,
            timestamp(),
        )

    def states(self) -> Sequence[State]:
        """Return the states between the lines of the game file, for the save format."""
        return self._game.states

    # Playing

    def submit(self, action: Action) -> None:
        """Carry out the decision of the human on screen.

        Raises:
            IllegalActionError: If it is not that human's turn to decide, or not legal.
        """
        if not self.awaits_human:
            raise IllegalActionError("another player decides now")
        self._apply(action)

    def accept_handover(self) -> None:
        """Show the view of the player to whom the computer was passed."""
        seat = self._screen.handover_to
        if seat is None:
            return
        self._screen = Screen(seat, shows_hand=True)
        self.rewound.emit()

    def set_speed(self, speed: str) -> None:
        """Set how long steps of computer players stay on view: a key of ``DWELL_MS``."""
        self._speed = speed

    def can_undo(self) -> bool:
        """Tell whether the last action may be taken back."""
        timeline = self._timeline
        return timeline is not None and timeline.can_undo(human_seats(self._players))

    def can_redo(self) -> bool:
        """Tell whether an action that was taken back may be done again."""
        return self._timeline is not None and self._timeline.can_redo()

    def undo(self) -> None:
        """Take the last action back, if that is allowed."""
        if self.can_undo():
            self._pause()
            self._game.undo()
            self._moved()

    def redo(self) -> None:
        """Do the action again that was taken back, if there is one."""
        if self.can_redo():
            self._pause()
            self._game.redo()
            self._moved()

    def restart_turn(self) -> None:
        """Take back as many actions of this turn as undo allows."""
        turn = self._game.state.game.turn
        while self.can_undo() and self._game.states[self._game.cursor - 1].game.turn == turn:
            self.undo()

    # Inside

    @property
    def _game(self) -> Timeline:
        if self._timeline is None:
            raise RuntimeError("there is no game on the table")
        return self._timeline

    def _is_human(self, seat: Seat) -> bool:
        return self._players[seat].kind is PlayerKind.HUMAN

    def _take_up(
        self, timeline: Timeline, players: Sequence[Player], game_id: str, save_no: int
    ) -> None:
        self._pause()
        self._timeline = timeline
        self._players = tuple(players)
        self._game_id = game_id
        self._save_no = save_no
        self._screen = first_screen(players, timeline.state)
        self._shown_until = {}
        self._since_step.start()
        self.began.emit()
        self._save()
        self._go_on()

    def _apply(self, action: Action) -> None:
        seat = self._screen.seat
        events = self._game.submit(action)
        if self._screen.shows_hand:
            self._shown_until[seat] = self._game.cursor
        self._screen = next_screen(self._players, self._game.state, self._screen)
        self._since_step.start()
        self._save()
        if self._screen.seat == seat:
            self.stepped.emit(redact(events, self._screen.reader))
        else:
            self.rewound.emit()
        self._go_on()

    def _moved(self) -> None:
        """Show the game after undo or redo."""
        self._screen = next_screen(self._players, self._game.state, self._screen)
        self._save()
        self.rewound.emit()
        self._go_on()

    def _go_on(self) -> None:
        """Ask whoever decides next."""
        if self._timeline is None:
            return
        state = self._timeline.state
        if state.over:
            self.thinking_changed.emit(None)
            self.ended.emit()
        elif self._screen.handover_to is not None:
            self.thinking_changed.emit(None)
            self.handover_needed.emit(self._screen.handover_to)
        elif self._is_human(state.seat):
            self.thinking_changed.emit(None)
        else:
            self._ask_computer(state)

    def _ask_computer(self, state: State) -> None:
        level = self._players[state.seat].level
        seed = random_word(state.setup.seed, f"ai|{state.seat}|{state.ply}")
        self.thinking_changed.emit(state.seat)
        view = observe(state, state.seat)
        self.computers.request(self._game_id, self._game.cursor, view, level, seed)

    def _take_answer(self, game_id: str, ply: int, action: Action) -> None:
        if self._timeline is None or (game_id, ply) != (self._game_id, self._timeline.cursor):
            return
        self._answer = action
        wait_ms = DWELL_MS[self._speed] - self._since_step.elapsed()
        self._dwell.start(max(0, wait_ms))

    def _take_failure(self, game_id: str, ply: int, message: str) -> None:
        """Play a safe action for a computer player that could not choose.

        The first legal action places a tile, keeps all stock or buys nothing.
        """
        _log.error("a computer player failed: %s", message)
        if self._timeline is not None and not self._timeline.state.over:
            state = self._timeline.state
            self._take_answer(game_id, ply, observe(state, state.seat).legal[0])

    def _play_answer(self) -> None:
        action, self._answer = self._answer, None
        if action is None or self._timeline is None:
            return
        try:
            self._apply(action)
        except IllegalActionError as error:
            self._take_failure(self._game_id, self._timeline.cursor, str(error))

    def _pause(self) -> None:
        """Drop what a computer player is about to do."""
        self.computers.cancel()
        self._dwell.stop()
        self._answer = None

    def _save(self) -> None:
        self._save_no += 1
        try:
            self._autosave(self.game_file(), self._game.states)
        except SaveError as error:
            self.save_failed.emit(error)
        else:
            self.saved.emit()
