"""The running game of Acquire: the news of ``GameSession``, in the types of Acquire."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, cast

from acquire_desktop.games.acquire import load_rules
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.session.saver import Autosave
from acquire_desktop.session.screen import human_seats, view_on
from acquire_desktop.storage.notes import Helps, NoteKind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from PySide6.QtCore import QObject

    from acquire_desktop.games.acquire.engine.actions import Action
    from acquire_desktop.games.acquire.engine.board import Seat
    from acquire_desktop.games.acquire.engine.events import Event
    from acquire_desktop.games.acquire.engine.setup import Setup
    from acquire_desktop.games.acquire.engine.state import State
    from acquire_desktop.games.acquire.engine.view import View
    from acquire_desktop.games.acquire.history import History, TurnRecord
    from acquire_desktop.games.acquire.log_entries import LogEntry
    from acquire_desktop.games.acquire.person_levels import PersonLevels
    from acquire_desktop.session.ai_worker import ComputerPlayers
    from acquire_desktop.storage.save_format import Loaded


class Session(GameSession):
    """Runs one game of Acquire at a time, and knows how every turn of it ended."""

    def __init__(
        self, computers: ComputerPlayers, autosave: Autosave, parent: QObject | None = None
    ) -> None:
        """Prepare a session without a game on the table; see ``GameSession``."""
        super().__init__(load_rules, computers, autosave, parent)
        self.holds_back: Callable[[Action], bool] | None = None
        """Asked before a person's decision is carried out: tells whether it is to wait."""
        self.journal: Path | None = None
        """Tells how people did so far; None where nobody kept it."""

    def submit(self, action: Action) -> None:
        """Carry out the decision of the human on screen, unless somebody holds it back.

        Raises:
            ValueError: If it is not that human's turn to decide, or not legal.
        """
        if self.holds_back is None or not self.awaits_human or not self.holds_back(action):
            self.do(action)

    def do(self, action: Action) -> None:
        """Carry out a decision that nobody holds back any more; see ``submit``."""
        super().submit(action)

    @cached_property
    def levels(self) -> PersonLevels:
        """The levels that the people at the table count as."""
        from acquire_desktop.games.acquire.person_levels import PersonLevels

        levels = PersonLevels(self.journal)
        self.began.connect(levels.forget)
        return levels

    @cached_property
    def _history(self) -> History:
        from acquire_desktop.games.acquire.history import History

        return History()

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return cast("Setup", super().setup)

    @property
    def view(self) -> View:
        """The view of the seat on screen, or what all may know while no hand lies open."""
        return cast("View", super().view)

    def keeps_secrets(self) -> bool:
        """Tell whether somebody may see what leaves the program who must not know all of it."""
        return len(human_seats(self.players)) > 1 and not self.is_over

    def known_view(self) -> View:
        """Return the view that a computer player would get in the place of the seat on screen.

        For advice to think about, while the hand lies open: the window shows ``view``.
        """
        view: View = self.rules.observe(self._game.state, self.screen.seat)
        return view

    def view_at(self, step: int) -> View:
        """Return the view after a step; nothing can be decided in it.

        Raises:
            IndexError: If the game has not come so far, or the step is folded.
        """
        if step < self.first_step_shown():
            raise IndexError(f"step {step} is folded")
        past = view_on(self.screen, self.rules, self._game.state_at(step))
        return replace(cast("View", past), legal=())

    def restart_turn(self) -> None:
        """Take back as many actions of this turn as undo allows."""
        states, people = self.states(), self.seats.people
        if not self.can_undo():
            return
        turn = states[self._game.last_choice(people)].game.turn
        while self.can_undo() and states[self._game.last_choice(people)].game.turn == turn:
            self.undo()

    def first_turn_shown(self) -> int:
        """Return the turn from which on may be looked up what happened; 0 for the start."""
        return self._first_turn_shown(self.screen.seat)

    def first_step_shown(self) -> int:
        """Return the step with which that turn began."""
        from acquire_desktop.games.acquire.log_entries import step_of_turn

        return step_of_turn(self.states(), self.last_step, self.first_turn_shown())

    def events_by_step(self) -> list[tuple[LogEntry, ...]]:
        """Return the entries so far by step, redacted for the reader; empty where folded."""
        from acquire_desktop.games.acquire.log_entries import folded

        entries = cast("list[tuple[LogEntry, ...]]", super().events_by_step())
        return folded(entries, self.first_turn_shown(), self.first_step_shown())

    def final_account(self) -> tuple[Event, ...]:
        """Return the events of the last action, which hold the final account at the end."""
        return cast("tuple[Event, ...]", super().final_account())

    def events_since_shown(self, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the public entries since a seat had the screen."""
        from acquire_desktop.games.acquire.log_entries import since_turn

        entries = cast("tuple[LogEntry, ...]", super().events_since_shown(seat))
        return since_turn(entries, self._first_turn_shown(seat))

    def states(self) -> Sequence[State]:
        """Return the states between the lines of the game file."""
        return cast("Sequence[State]", super().states())

    def _first_turn_shown(self, seat: Seat) -> int:
        from acquire_desktop.games.acquire.log_entries import first_turn_shown

        return first_turn_shown(self.states(), self.last_step, seat)

    def note_hint(self, given_away: int) -> None:
        """Keep with the game that the person who decides was shown a hint.

        Args:
            given_away: How much it told, 1-9.
        """
        if self._game.note_hint(given_away):
            self.save()

    def helps(self) -> Mapping[Seat, Helps]:
        """Return the help that each seat had so far."""
        from acquire_desktop.storage.seats.stand_ins import all_helps

        return all_helps(self.game_file().notes, self.states()[: self.last_step + 1])

    @property
    def is_branch(self) -> bool:
        """Whether the game left another one, to see what would have been."""
        return self._game.has_note(NoteKind.BRANCH)

    @property
    def is_training(self) -> bool:
        """Whether the only person at the table takes back any move."""
        return self._game.is_training(self.seats.people)

    @property
    def is_duplicate(self) -> bool:
        """Whether several people play the deal of this game one after the other, and it goes on."""
        return not self.is_over and self._game.has_note(NoteKind.DUPLICATE)

    def branch(self, step: int, *, has_new_luck: bool) -> Loaded:
        """Return a game of its own that goes on from a step of this one, which is over.

        Args:
            step: So many lines of this game are kept.
            has_new_luck: Whether the tiles that nobody has seen come in another order.

        Raises:
            ValueError: If this game is not over: who goes on from it learns what is hidden.
        """
        from acquire_desktop.games.acquire.branch import branch_of

        if not self.is_over:
            raise ValueError("the game is not over")
        return branch_of(self.game_file(), self.states(), step, has_new_luck=has_new_luck)

    @property
    def may_sit_down(self) -> bool:
        """Whether only computers play, so that those who watch may take the seat of one."""
        return self.has_game and not self.seats.people and not self.is_over

    def sit_down(self, seat: Seat) -> Loaded:
        """Return a game of its own that goes on from here with a person at a seat.

        It counts nowhere, as every branch: those who watch may have seen all hands.

        Raises:
            ValueError: If people play, or the game is over.
        """
        from acquire_desktop.games.acquire.branch import sat_down

        if not self.may_sit_down:
            raise ValueError("nobody can sit down at this table")
        return sat_down(self.game_file(), self.states(), seat)

    def history(self) -> list[TurnRecord]:
        """Return how every turn ended, as far as the screen may show it."""
        from acquire_desktop.games.acquire.history import known_seats

        states, cursor = self.states(), self.last_step
        return self._history.records(states, cursor, known_seats(states[cursor], self.screen))
