"""Locks: the PINs of a game and the wrong tries, which hold for all of its states and copies.

A save holds the PINs that there were when it was written, and an older one may hold none. So the
newest are kept in a file of their own, by the deal and its people, and with each PIN how often in
a row a wrong one was tried.
"""

import hashlib
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from acquire_desktop.game import AnyGame, GameSetup, Seat
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.envelope import DIGEST
from acquire_desktop.storage.folders import ensure_folder
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.players import MOST_PLAYERS, Player
from acquire_desktop.storage.seats.pins import LOCK
from acquire_desktop.storage.small_file import SmallFile
from acquire_desktop.storage.strict_json import StrictJsonError, canonical

if TYPE_CHECKING:
    from acquire_desktop.storage.save_format import GameFile

FORGOTTEN: Final = "forgotten"
"""Stands in the place of a PIN that was taken away since its owner had forgotten it."""
_MOST_DEALS: Final = 100
_MOST_PINS: Final = 20
"""So many PINs of one person are known in one game; the oldest is dropped."""
_MOST_TRIED: Final = 100
"""So many PINs at which wrong ones were tried; the oldest is dropped."""
_MOST_TRIES: Final = 10**6
_Pins = tuple[Annotated[str, re.compile(rf"(?:{LOCK.pattern}|{FORGOTTEN})?")], ...]
_Seats = Annotated[tuple[Annotated[_Pins, _MOST_PINS], ...], MOST_PLAYERS]
_Tries = Annotated[int, range(1, _MOST_TRIES + 1)]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Kept:
    """The content of the file, as pairs in the order of time."""

    deals: Annotated[tuple[tuple[Annotated[str, DIGEST], _Seats], ...], _MOST_DEALS]
    tries: Annotated[tuple[tuple[Annotated[str, LOCK], _Tries], ...], _MOST_TRIED]


_FILE: Final = SmallFile("acquire-desktop-pins", _Kept, 1 << 20)


def deal_of(rules: AnyGame, setup: GameSetup, players: Sequence[Player]) -> str:
    """Return a key of the deal and the people, equal in all states and copies of a game."""
    names = [player.name for player in players]
    return hashlib.sha256(canonical([rules.key, rules.setup_object(setup), names])).hexdigest()


class Locks:
    """Knows the PINs that hold for a game, whichever state of it is opened."""

    def __init__(self, path: Path | None = None) -> None:
        """Prepare; the file is read when it is first needed.

        Args:
            path: The file; None keeps everything in memory.
        """
        self._path = path
        self._is_read = False
        self._deals: dict[str, list[list[str]]] = {}
        """By deal and seat all PINs that were ever seen there, the one that holds last."""
        self._tries: dict[str, int] = {}
        """Wrong tries in a row, by PIN."""

    def begin(self, deal: str, pins: Sequence[str]) -> None:
        """Take note of the PINs with which a new game begins.

        Args:
            deal: From ``deal_of``.
            pins: By seat what is kept of them, empty for none.
        """
        self._read()
        if any(pins) or deal in self._deals:
            self._put(deal, [[pin] if pin else [] for pin in pins])

    def change(self, deal: str, seat: Seat, pins: Sequence[str], now: str) -> None:
        """Take note of another PIN.

        Args:
            deal: From ``deal_of``.
            seat: Whose it is.
            pins: By seat what was kept so far.
            now: What is kept now; empty for none, or ``FORGOTTEN``.
        """
        seats = self._known(deal, pins)
        seats[seat].append(now)
        self._put(deal, seats)

    def settled(self, game: "GameFile") -> "GameFile":
        """Return a state of a game with the PINs that hold for the game now.

        A PIN that was never seen here comes from another machine, and holds from now on.
        """
        pins = [player.pin for player in game.players]
        deal = deal_of(game.rules, game.setup, game.players)
        seats = self._known(deal, pins)
        if any(seats):
            self._put(deal, seats)
        last = [known[-1] if known else "" for known in seats]
        entries = [
            SavedNote(game.cursor, NoteKind.PIN_FORGOTTEN, seat)
            for seat, (pin, now) in enumerate(zip(pins, last, strict=True))
            if pin and now == FORGOTTEN
        ]
        players = [
            replace(player, pin="" if now == FORGOTTEN else now)
            for player, now in zip(game.players, last, strict=True)
        ]
        return replace(game, players=tuple(players), notes=(*game.notes, *entries))

    def tries(self, pin: str) -> int:
        """Return how many wrong ones in a row were tried in the place of a PIN."""
        self._read()
        return self._tries.get(pin, 0)

    def count(self, pin: str, tries: int) -> None:
        """Take note of how many wrong ones in a row were tried in the place of a PIN."""
        if tries != self.tries(pin):
            self._tries.pop(pin, None)
            if tries:
                self._tries[pin] = min(tries, _MOST_TRIES)
            self._write()

    def _known(self, deal: str, pins: Sequence[str]) -> list[list[str]]:
        """Return by seat the PINs that were seen there, those of a state that are news last."""
        self._read()
        kept = self._deals.get(deal, [])
        seats = kept if len(kept) == len(pins) else [[] for _ in pins]
        return [
            [*known, pin] if pin and pin not in known else list(known)
            for known, pin in zip(seats, pins, strict=True)
        ]

    def _put(self, deal: str, seats: Sequence[Sequence[str]]) -> None:
        now = [list(known[-_MOST_PINS:]) for known in seats]
        if self._deals.get(deal) != now:
            self._deals.pop(deal, None)
            self._deals[deal] = now
            self._write()

    # The file

    def _read(self) -> None:
        if self._is_read or self._path is None:
            return
        self._is_read = True
        try:
            kept = _FILE.read(self._path)
            self._deals = {deal: [*map(list, seats)] for deal, seats in kept.deals}
            self._tries = dict(kept.tries)
        except FileNotFoundError:
            return
        except (OSError, StrictJsonError) as error:
            _log.warning("the list of PINs cannot be read: %s", type(error).__name__)

    def _write(self) -> None:
        """Write the file; where that fails everything holds until the program ends."""
        self._deals = dict(list(self._deals.items())[-_MOST_DEALS:])
        self._tries = dict(list(self._tries.items())[-_MOST_TRIED:])
        if self._path is None:
            return
        deals = ((deal, tuple(map(tuple, seats))) for deal, seats in self._deals.items())
        kept = _Kept(tuple(deals), tuple(self._tries.items()))
        try:
            ensure_folder(self._path.parent)
            write_atomically(self._path, canonical(_FILE.values(kept)))
        except OSError as error:
            _log.warning("the list of PINs cannot be written: %s", type(error).__name__)
