"""The names of the players, and *You* where one person plays against computers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import overload

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.words.portraits import marks_of
from acquire_desktop.ui.kit.texts import join_list, translate


@dataclass(frozen=True, slots=True)
class Names(Sequence[str]):
    """The players' names by seat, and who of them reads the texts.

    Texts speak to the reader, so they need another sentence where ``is_you`` holds.
    """

    names: tuple[str, ...] = ()
    you: Seat | None = None
    """The only person at the table; None where several play, or computers alone."""
    marks: tuple[int, ...] = ()
    """The players' marks by seat, for lines that are drawn with their names."""

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...
    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        return self.names[index]

    def __len__(self) -> int:
        return len(self.names)


def names_of(players: Iterable[Player]) -> Names:
    """Return the names of the players at a table."""
    seated = tuple(players)
    humans = human_seats(seated)
    you = humans[0] if len(humans) == 1 else None
    return Names(tuple(player.name for player in seated), you, marks_of(seated))


def mark_of(names: Sequence[str], seat: Seat) -> int:
    """Return the mark of a player; plain names have that of the seat."""
    marks = names.marks if isinstance(names, Names) else ()
    return marks[seat] if marks else seat


def is_you(names: Sequence[str], seat: Seat | None) -> bool:
    """Tell whether a seat is the reader's; plain names have no reader."""
    return seat is not None and isinstance(names, Names) and names.you == seat


def label_of(names: Sequence[str], seat: Seat) -> str:
    """Return the name of a player that stands alone or comes first: ``You``."""
    return translate("Names", "You") if is_you(names, seat) else names[seat]


def name_in_words(names: Sequence[str], seat: Seat) -> str:
    """Return the name of a player in the middle of a sentence: ``you``."""
    return translate("Names", "you") if is_you(names, seat) else names[seat]


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of all players that stand alone, by seat."""
    return tuple(label_of(names, seat) for seat in range(len(names)))


def list_first(names: Sequence[str], seats: Sequence[Seat]) -> str:
    """Return players as a list that begins a sentence: ``You and Bea``."""
    ordered = sorted(seats, key=lambda seat: not is_you(names, seat))
    others = [name_in_words(names, seat) for seat in ordered[1:]]
    return join_list([label_of(names, seat) for seat in ordered[:1]] + others)


def list_in_words(names: Sequence[str], seats: Sequence[Seat]) -> str:
    """Return players as a list in the middle of a sentence: ``you and Bea``."""
    ordered = sorted(seats, key=lambda seat: not is_you(names, seat))
    return join_list([name_in_words(names, seat) for seat in ordered])
