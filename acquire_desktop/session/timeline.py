"""Timeline of a game: its states, what happened between them, and how far undo goes."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import astuple
from typing import Any

from acquire_desktop.game import AnyGame, GameSetup, Seat, UndoObstacle
from acquire_desktop.session.notes import (
    CameBack,
    HandedOver,
    Kept,
    Note,
    Noted,
    SeatNote,
    kept_of,
    note_of,
    saved_notes,
    with_notes,
    without_undone,
)
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.notes import NoteKind
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.replay import events_of
from acquire_desktop.storage.save_format import GameFile, Loaded, timestamp


class Timeline:
    """A game from its set-up on; states and events are kept, undone ones too."""

    def __init__(self, rules: AnyGame, setup: GameSetup) -> None:
        first = rules.start(setup)
        self._rules = rules
        self.setup = setup
        self.states: list[Any] = [first.state]
        """Before the first line, and after every line."""
        self.lines: list[str] = []
        """Actions in the text notation; those behind the cursor were undone."""
        self.cursor = 0
        """Lines that are played."""
        self._events: list[Sequence[Any]] = [first.events]
        self._notes: list[Noted] = []

    @classmethod
    def of(cls, loaded: Loaded) -> "Timeline":
        """Take up a saved game where it stands."""
        game = loaded.game
        timeline = cls(game.rules, game.setup)
        _, *entries = events_of(game.rules, game.setup, loaded.states, game.history)
        for line, after, events in zip(game.history, loaded.states[1:], entries, strict=True):
            timeline._append(line, after, events)
        timeline.cursor = game.cursor
        people = human_seats(game.players)
        timeline._notes = list(timeline._read_notes(game, people))
        timeline._notes = [*timeline._given_answers(people), *timeline._notes]
        return timeline

    def begin_training(self, seat: Seat) -> None:
        """Let the person at a seat, who plays computers alone, take back any move from now on."""
        self._notes.append(Noted(self.cursor, None, (NoteKind.TRAINING, seat)))

    def is_training(self, human_seats: Collection[Seat]) -> bool:
        """Tell whether the only person at the table takes back any move."""
        return len(human_seats) == 1 and self.has_note(NoteKind.TRAINING)

    def has_note(self, kind: NoteKind) -> bool:
        """Tell whether anything of a kind was noted."""
        return any(each.kept is not None and each.kept[0] is kind for each in self._notes)

    def file(
        self, game_id: str, save_no: int, players: tuple[Player, ...], clock: Kept | None = None
    ) -> GameFile:
        """Return the game as it is saved now."""
        clocks = [] if clock is None else [Noted(0, None, clock)]
        return GameFile(
            self._rules,
            game_id,
            save_no,
            self.setup,
            players,
            tuple(self.lines),
            self.cursor,
            timestamp(),
            saved_notes([*clocks, *self._notes]),
        )

    @property
    def state(self) -> Any:
        """The state at the cursor."""
        return self.states[self.cursor]

    def state_at(self, step: int) -> Any:
        """Return the state after a step; 0 is the set-up.

        Raises:
            IndexError: If the game has not come so far.
        """
        if not 0 <= step <= self.cursor:
            raise IndexError(f"no step {step} in a game of {self.cursor}")
        return self.states[step]

    def submit(self, action: Any, note: Note | None = None) -> tuple[Any, ...]:
        """Carry out an action, forget what was undone, and return what there is to tell.

        Args:
            action: What somebody chose, or was done for somebody.
            note: What else there is to say of it.

        Raises:
            ValueError: If it is not legal; nothing is changed.
        """
        step = self._rules.apply(self.state, action)
        self._forget_undone()
        self._append(self._rules.action_text(action, self.setup), step.state, step.events)
        self.cursor += 1
        if note is not None:
            self.add_note(note)
        return with_notes(step.events, [note])

    def events(self) -> Iterable[Sequence[Any]]:
        """Yield what happened at the set-up and at every action up to the cursor."""
        return iter(self._events[: self.cursor + 1])

    def final_account(self) -> Sequence[Any]:
        """Return the events of the action that led to the cursor."""
        return self._events[self.cursor]

    def entries_by_step(self) -> list[tuple[Any, ...]]:
        """Return the steps that ``events`` yields, each with the notes that were made after it."""
        return [
            with_notes(events, [each.note for each in self._notes if each.step == step])
            for step, events in enumerate(self.events())
        ]

    def add_note(self, note: Note) -> None:
        """Tell something that happened at the table now."""
        self._notes.append(Noted(self.cursor, note, kept_of(note)))

    def change_seat(self, note: SeatNote) -> None:
        """Tell that somebody else plays a seat from now on; nothing is done again after it."""
        self._forget_undone()
        self.add_note(note)

    def given_answer(self, is_open: bool) -> tuple[Any, Note | None] | None:
        """Return the action taken for the deciding person and its note, or None: a choice is left.

        Args:
            is_open: Whether that person's hand lies open. Who came back since the last action did
                so before everybody's eyes, and has not been alone with it yet.
        """
        is_alone = is_open and not self._came_back(self.cursor)
        return self._rules.given_answer(self.state, is_alone)

    def seat_changes(self) -> int:
        """Return how often seats changed hands."""
        return sum(isinstance(each.note, HandedOver | CameBack) for each in self._notes)

    def note_hint(self, given_away: int) -> bool:
        """Take note of a hint on the decision at the cursor; return whether that is news.

        Args:
            given_away: How much it told, 1-9.
        """
        here = [each for each in self._notes if each.step == self.cursor and each.hint]
        if any(each.hint >= given_away for each in here):
            return False
        self._notes = [each for each in self._notes if each not in here]
        # A member of an enumeration is a number too, but not one that a save takes.
        self._notes.append(Noted(self.cursor, None, (NoteKind.HINT, int(given_away))))
        return True

    def undo_obstacle(self, human_seats: Iterable[Seat]) -> UndoObstacle | None:
        """Return why the last action cannot be taken back, or None if it can.

        It must be a human's and have shown nobody anything hidden. Another human who decides
        next has seen the table; a computer player who has not answered has not. In a training game
        there need only be a decision of the person's own.
        """
        if not self.cursor:
            return UndoObstacle.NOTHING_DONE
        humans = set(human_seats)
        first = self.last_choice(humans)
        actor = self.states[first].seat
        if self.is_training(humans) and not self._was_chosen(first, humans):
            return UndoObstacle.NOTHING_DONE
        if actor not in self._deciding(humans, first) or self._rules.is_referees(self.lines[first]):
            return UndoObstacle.OTHER_ACTED
        if self._has_changed_seats(since=first):
            return UndoObstacle.SEAT_CHANGED
        if self.state.over:
            return UndoObstacle.GAME_OVER
        if self.is_training(humans):
            return None
        entries = [
            event for events in self._events[first + 1 : self.cursor + 1] for event in events
        ]
        learnt = self._rules.learnt(self.setup, entries)
        if learnt is not None:
            return learnt
        if self.state.seat in self._deciding(humans, self.cursor) - {actor}:
            return UndoObstacle.OTHER_DECIDES
        if self._was_done_for(first, humans):
            return UndoObstacle.OTHER_ACTED if first else UndoObstacle.NOTHING_DONE
        return None

    def can_redo(self) -> bool:
        """Tell whether an undone action can be done again."""
        return self.cursor < len(self.lines)

    def last_choice(self, human_seats: Collection[Seat]) -> int:
        """Return the step before the last action that somebody chose.

        What was done for the same person after it, because there was one answer, goes with it.
        Not so once another person decides, who takes nothing back: whether there was one answer may
        depend on a hidden hand, and must not show in why that is so.

        In a training game it is the last that the person chose, if there is one.
        """
        step = self.cursor - 1
        if self.is_training(human_seats):
            own = (at for at in range(step, -1, -1) if self._was_chosen(at, human_seats))
            return next(own, step)
        if self.state.seat in self._deciding(human_seats, self.cursor) - {self.states[step].seat}:
            return step
        while step and self._was_done_for(step, human_seats) and self._follows_own(step):
            step -= 1
        return step

    def undo(self, human_seats: Collection[Seat]) -> None:
        """Step back to the last choice; ``undo_obstacle`` must be None.

        Where several people play, they have seen the board: what was taken back is told.
        """
        self.cursor = self.last_choice(human_seats)
        line = self.lines[self.cursor]
        self._notes.append(self._taken_back(self.cursor, line, len(human_seats)))

    def redo(self, human_seats: Collection[Seat]) -> None:
        """Do an undone choice again, and what followed by itself; ``can_redo`` must allow it.

        In a training game all follows until the person chose again.
        """
        self.cursor += 1
        is_training = self.is_training(human_seats)
        while self.can_redo() and (
            not self._was_chosen(self.cursor, human_seats)
            if is_training
            else self._was_done_for(self.cursor, human_seats)
        ):
            self.cursor += 1

    def _was_chosen(self, step: int, human_seats: Collection[Seat]) -> bool:
        """Tell whether a person had a choice after a step, and made it."""
        is_own = self.states[step].seat in self._deciding(human_seats, step)
        is_dealt = self._rules.is_referees(self.lines[step])
        return is_own and not is_dealt and not self._was_done_for(step, human_seats)

    def _was_done_for(self, step: int, human_seats: Collection[Seat]) -> bool:
        """Tell whether a person had one answer after a step, and it is what followed."""
        state = self.states[step]
        if self._rules.is_referees(self.lines[step]) or self._came_back(step):
            return False
        deciding = self._deciding(human_seats, step)
        return state.seat in deciding and self._rules.has_one_answer(state)

    def _came_back(self, step: int) -> bool:
        """Tell whether who decides after a step came back since, and was asked in any case."""
        back = CameBack(self.states[step].seat)
        return any(each.step == step and each.note == back for each in self._notes)

    def _follows_own(self, step: int) -> bool:
        """Tell whether the seat that decides after a step took the action that led there, too."""
        before = step - 1
        is_dealt = self._rules.is_referees(self.lines[before])
        return not is_dealt and self.states[before].seat == self.states[step].seat

    def _deciding(self, human_seats: Iterable[Seat], step: int) -> set[Seat]:
        """Return the people who play themselves after a step."""
        away: set[Seat] = set()
        for each in self._notes:
            if each.step <= step:
                match each.note:
                    case HandedOver(seat):
                        away.add(seat)
                    case CameBack(seat):
                        away.discard(seat)
        return set(human_seats) - away

    def _has_changed_seats(self, since: int) -> bool:
        """Tell whether anybody left or came back after a step."""
        return any(
            each.step > since and isinstance(each.note, HandedOver | CameBack)
            for each in self._notes
        )

    def _forget_undone(self) -> None:
        del self.states[self.cursor + 1 :], self._events[self.cursor + 1 :]
        del self.lines[self.cursor :]
        self._notes = without_undone(self._notes, self.cursor)

    def _taken_back(self, step: int, line: str, people: int) -> Noted:
        action = self._rules.parse_action(line, self.setup)
        note = self._rules.note_taken_back(self.states[step], action) if people > 1 else None
        return Noted(step, note, (NoteKind.TAKEN_BACK, line))

    def _read_notes(self, game: GameFile, people: Collection[Seat]) -> Iterator[Noted]:
        for line, kind, data in map(astuple, game.notes):
            if kind is NoteKind.TAKEN_BACK:
                yield self._taken_back(line, data, len(people))
            elif kind is not NoteKind.CLOCK:  # which goes on, and is noted with each save
                yield Noted(line, note_of(line, kind, data), (kind, data))

    def _given_answers(self, people: Collection[Seat]) -> Iterator[Noted]:
        """Yield why people were not asked: no save keeps it, the game finds it again."""
        for step in range(len(self.lines)):
            if self._was_done_for(step, people):
                _, note = self._rules.given_answer(self.states[step], True) or (None, None)
                yield Noted(step + 1, note, None)

    def _append(self, line: str, state: Any, events: Sequence[Any]) -> None:
        self.lines.append(line)
        self.states.append(state)
        self._events.append(events)
