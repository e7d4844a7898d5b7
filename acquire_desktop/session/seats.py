"""Seats of the running game: who plays them now, the people or computers for them, and PINs."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from acquire_desktop.game import AnyGame, GameSetup, Seat
from acquire_desktop.session.notes import CameBack, HandedOver, PinForgotten
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player

if TYPE_CHECKING:
    from acquire_desktop.storage.seats.locks import Locks


def all_back(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players as a new game begins: each person plays."""
    return tuple(replace(player, stand_in="") for player in players)


class Seats(QObject):
    """Knows who plays each seat; any person's can be handed to a computer player, and back.

    What it tells is a ``Note`` for the log, the one truth of which the save is made.

    Signals:
        changed (object): What there is to tell of it: a ``SeatNote``.
        locked (): A PIN was set, changed or removed by the person whose it is.
    """

    changed = Signal(object)
    locked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.players: tuple[Player, ...] = ()
        """By seat, with what is kept of PINs: for the save, and for the next game."""
        self.shown: tuple[Player, ...] = ()
        """By seat, without it: what the window is given."""
        self.pins_file: Path | None = None
        """Where ``locks`` are kept; None for in memory alone."""
        self._deal = ""
        self._changes = 0

    @cached_property
    def locks(self) -> "Locks":
        """The PINs and wrong tries of all games, loaded with the first game."""
        from acquire_desktop.storage.seats.locks import Locks

        return Locks(self.pins_file)

    def begin(
        self,
        rules: AnyGame,
        setup: GameSetup,
        players: Sequence[Player],
        changes: int = 0,
        save_no: int = 0,
    ) -> None:
        """Take up another game.

        Args:
            rules: What is played.
            setup: How it began.
            players: By seat.
            changes: How often seats have changed hands in it.
            save_no: Of its newest save; 0 for a new game.
        """
        from acquire_desktop.storage.seats.locks import deal_of

        self._take(players)
        self._changes = changes
        self._deal = deal_of(rules, setup, players)
        if not save_no:
            self.locks.begin(self._deal, self._pins())

    @property
    def people(self) -> list[Seat]:
        """The seats of people, also of those for whom a computer player plays."""
        return human_seats(self.players)

    def decides(self, seat: Seat) -> bool:
        """Tell whether it is a person who plays a seat now."""
        return self.players[seat].decides

    def may_look(self, seat: Seat) -> bool:
        """Tell whether a seat's hand may be opened: not before its person is back.

        Whoever sits at the table alone may look on, and so may those who only watch.
        """
        return self.decides(seat) or len(self.people) <= 1

    def level(self, seat: Seat) -> str:
        """Return the level of the computer player who plays a seat; empty where a person does."""
        player = self.players[seat]
        return player.stand_in or player.level

    def program(self, seat: Seat) -> str:
        """Return the name of the outside program that plays a seat; empty where none does."""
        player = self.players[seat]
        return "" if player.stand_in else player.program

    def may_hand_over(self, seat: Seat) -> bool:
        """Return whether a computer player may take over a seat."""
        from acquire_desktop.storage.seats.stand_ins import MOST_CHANGES

        return self.players[seat].decides and self._changes < MOST_CHANGES

    def hand_over(self, seat: Seat, level: str) -> None:
        """Have a computer player of a level play for a person from now on.

        Raises:
            ValueError: If no person plays the seat, or it changed hands too often.
        """
        if not level or not self.may_hand_over(seat):
            raise ValueError("that seat cannot be handed over")
        self._change(seat, stand_in=level)
        self._changes += 1
        self.changed.emit(HandedOver(seat, level))

    def take_back(self, seat: Seat) -> None:
        """Let a person play again; the caller has asked for the PIN.

        Raises:
            ValueError: If no computer player plays for that person.
        """
        if not self.players[seat].stand_in:
            raise ValueError("that seat was not handed over")
        self._change(seat, stand_in="")
        self._changes += 1
        self.changed.emit(CameBack(seat))

    # PINs

    def has_pin(self, seat: Seat) -> bool:
        """Tell whether a person is asked for a PIN."""
        return bool(self.players[seat].pin)

    def wrong_tries(self, seat: Seat) -> int:
        """Return how many wrong PINs in a row somebody has tried for a person."""
        return self.locks.tries(self.players[seat].pin)

    def try_pin(self, seat: Seat, digits: str) -> int:
        """Return 0 if digits are a person's PIN, or how many in a row were not.

        Without a PIN any are right.
        """
        from acquire_desktop.storage.seats.pins import opens

        lock = self.players[seat].pin
        is_right = not lock or opens(digits, lock)
        self.locks.count(lock, 0 if is_right else self.wrong_tries(seat) + 1)
        return self.wrong_tries(seat)

    def set_pin(self, seat: Seat, digits: str) -> None:
        """Give a person another PIN, or none for an empty text.

        Raises:
            ValueError: If these are not four digits.
        """
        from acquire_desktop.storage.seats.pins import locked

        self._lock(seat, locked(digits) if digits else "")
        self.locked.emit()

    def forget_pin(self, seat: Seat) -> None:
        """Remove a forgotten PIN; everybody sees that in the log."""
        from acquire_desktop.storage.seats.locks import FORGOTTEN

        if self.has_pin(seat):
            self._lock(seat, "", FORGOTTEN)
            self.changed.emit(PinForgotten(seat))

    def _lock(self, seat: Seat, pin: str, why: str = "") -> None:
        self.locks.change(self._deal, seat, self._pins(), pin or why)
        self._change(seat, pin=pin)

    def _pins(self) -> list[str]:
        return [player.pin for player in self.players]

    def _change(self, seat: Seat, **fields: str) -> None:
        players = list(self.players)
        players[seat] = replace(players[seat], **fields)  # type: ignore[arg-type]
        self._take(players)

    def _take(self, players: Sequence[Player]) -> None:
        self.players = tuple(players)
        self.shown = tuple(replace(player, pin="") for player in players)
