"""The course of one game: its states, what happened between them, and how far undo goes."""

from collections.abc import Collection, Iterable, Sequence
from enum import Enum

from acquire_desktop.engine.actions import Action, PlaceTile
from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    Event,
    FinalAccountBegan,
    GameEnded,
    HandShuffledBack,
    MarketDrawn,
    TileDrawn,
)
from acquire_desktop.engine.game import apply, start
from acquire_desktop.engine.notation import action_text, parse_action
from acquire_desktop.engine.observation import Holdings
from acquire_desktop.engine.record import Setup
from acquire_desktop.engine.state import State
from acquire_desktop.session.notes import Note, Told, TookBack, with_notes
from acquire_desktop.session.sole_answers import sole_answer
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.replay import events_of, is_deal
from acquire_desktop.storage.save_format import GameFile, Loaded, timestamp

_TILES_SEEN = (TileDrawn, HandShuffledBack, MarketDrawn)
_STOCK_TOLD = (AcquisitionBegan, BonusPaid)
"""Events that tell who holds how much, which only hidden holdings keep from the table."""
_OVER = (FinalAccountBegan, GameEnded)
"""Everything is told at the end, the tiles that nobody has drawn too."""


class UndoObstacle(Enum):
    """Why the last action cannot be taken back."""

    NOTHING_DONE = "nothing done"
    OTHER_ACTED = "another player acted last"
    OTHER_DECIDES = "another person decides now"
    TILE_SEEN = "a tile was drawn"
    STOCK_TOLD = "hidden holdings were told"
    GAME_OVER = "the game is over"
    COVERED = "nobody's hand lies open"


class Timeline:
    """A game from its set-up on; states and events are kept, undone ones too."""

    def __init__(self, setup: Setup) -> None:
        first = start(setup)
        self.setup = setup
        self.states = [first.state]
        """Before the first line, and after every line."""
        self.lines: list[str] = []
        """Actions in the text notation; those behind the cursor were undone."""
        self.cursor = 0
        """Lines that are played."""
        self._events = [first.events]
        self._notes: list[tuple[int, Note]] = []

    @classmethod
    def of(cls, loaded: Loaded) -> "Timeline":
        """Take up a saved game where it stands."""
        game = loaded.game
        timeline = cls(game.setup)
        _, *told = events_of(game.setup, loaded.states, game.history)
        for line, after, events in zip(game.history, loaded.states[1:], told, strict=True):
            timeline._append(line, after, events)
        timeline.cursor = game.cursor
        return timeline

    def file(self, game_id: str, save_no: int, players: tuple[Player, ...]) -> GameFile:
        """Return the game as it is saved now."""
        lines = tuple(self.lines)
        return GameFile(game_id, save_no, self.setup, players, lines, self.cursor, timestamp())

    @property
    def state(self) -> State:
        """The state at the cursor."""
        return self.states[self.cursor]

    def state_at(self, step: int) -> State:
        """Return the state after a step; 0 is the set-up.

        Raises:
            IndexError: If the game has not come so far.
        """
        if not 0 <= step <= self.cursor:
            raise IndexError(f"no step {step} in a game of {self.cursor}")
        return self.states[step]

    def submit(self, action: Action, note: Note | None = None) -> tuple[Told, ...]:
        """Carry out an action, forget what was undone, and return what there is to tell.

        Args:
            action: What somebody chose, or was done for somebody.
            note: What else there is to say of it.

        Raises:
            IllegalActionError: If it is not legal; nothing is changed.
        """
        step = apply(self.state, action)
        del self.states[self.cursor + 1 :], self._events[self.cursor + 1 :]
        del self.lines[self.cursor :]
        self._notes = [(at, note) for at, note in self._notes if at <= self.cursor]
        self._append(action_text(action, self.setup.edition), step.state, step.events)
        self.cursor += 1
        if note is not None:
            self.add_note(note)
        return with_notes(step.events, [] if note is None else [note])

    def events(self) -> Iterable[tuple[Event, ...]]:
        """Yield what happened at the set-up and at every action up to the cursor."""
        return iter(self._events[: self.cursor + 1])

    def final_account(self) -> Sequence[Event]:
        """Return the events of the action that led to the cursor."""
        return self._events[self.cursor]

    def told(self) -> list[tuple[Told, ...]]:
        """Return what ``events`` yields, each step with the notes that were made after it."""
        return [
            with_notes(events, [note for at, note in self._notes if at == step])
            for step, events in enumerate(self.events())
        ]

    def add_note(self, note: Note) -> None:
        """Tell something that happened at the table now."""
        self._notes.append((self.cursor, note))

    def undo_obstacle(self, human_seats: Iterable[Seat]) -> UndoObstacle | None:
        """Return why the last action cannot be taken back, or None if it can.

        It must be a human's and have shown nobody anything hidden. Another human who decides
        next has seen the table; a computer player who has not answered has not.
        """
        if not self.cursor:
            return UndoObstacle.NOTHING_DONE
        humans = set(human_seats)
        first = self.last_choice(humans)
        actor = self.states[first].seat
        if self._was_done_for(first, humans):
            return UndoObstacle.NOTHING_DONE
        if actor not in humans or is_deal(self.lines[first]):
            return UndoObstacle.OTHER_ACTED
        told = self._told_obstacle(first)
        if told is not None:
            return told
        if self.state.seat in humans - {actor}:
            return UndoObstacle.OTHER_DECIDES
        return None

    def _told_obstacle(self, first: int) -> UndoObstacle | None:
        """Return what somebody has learnt since a step and must not take back."""
        kinds: list[tuple[tuple[type[Event], ...], UndoObstacle]] = [
            (_TILES_SEEN, UndoObstacle.TILE_SEEN),
            (_OVER, UndoObstacle.GAME_OVER),
        ]
        if self.setup.holdings is Holdings.HIDDEN:
            kinds.append((_STOCK_TOLD, UndoObstacle.STOCK_TOLD))
        last = [event for events in self._events[first + 1 : self.cursor + 1] for event in events]
        told = (obstacle for kind, obstacle in kinds if any(isinstance(e, kind) for e in last))
        return next(told, None)

    def can_redo(self) -> bool:
        """Tell whether an undone action can be done again."""
        return self.cursor < len(self.lines)

    def last_choice(self, human_seats: Collection[Seat]) -> int:
        """Return the step before the last action that somebody chose.

        What was done for a person after it, because there was one answer, goes with it.
        """
        step = self.cursor - 1
        while step and self._was_done_for(step, human_seats):
            step -= 1
        return step

    def undo(self, human_seats: Collection[Seat]) -> None:
        """Step back to the last choice; ``undo_obstacle`` must be None.

        Where several people play, they have seen the board: a tile taken back is noted.
        """
        self.cursor = self.last_choice(human_seats)
        action = parse_action(self.lines[self.cursor], self.setup.edition)
        if len(human_seats) > 1 and isinstance(action, PlaceTile):
            self.add_note(TookBack(self.state.seat, action.tile))

    def redo(self, human_seats: Collection[Seat]) -> None:
        """Do an undone choice again, and what followed by itself; ``can_redo`` must allow it."""
        self.cursor += 1
        while self.can_redo() and self._was_done_for(self.cursor, human_seats):
            self.cursor += 1

    def _was_done_for(self, step: int, human_seats: Collection[Seat]) -> bool:
        """Tell whether a person had one answer after a step, and it is what followed."""
        state = self.states[step]
        if is_deal(self.lines[step]):
            return False
        return state.seat in human_seats and sole_answer(state) is not None

    def _append(self, line: str, state: State, events: tuple[Event, ...]) -> None:
        self.lines.append(line)
        self.states.append(state)
        self._events.append(events)
