"""Last turns of the players: what each did, in few pieces and in sentences."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine import events
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.ui.hotel_tycoon.words.log_texts import is_remembered, public_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name
from acquire_desktop.ui.kit.people.foot import Part
from acquire_desktop.ui.kit.texts import join_sentences, number, signed_money, translate

_HOW_MANY: Final = 8
"""Of the sentences of a turn, the last so many at most."""


class LastTurns:
    """Keeps the entries of each player's last turn."""

    def __init__(self) -> None:
        self._turns: dict[Seat, list[Any]] = {}
        self._mover: Seat | None = None
        self.before: Seat | None = None
        """Whose turn was over when the present one began."""

    def add(self, entries: Sequence[Any]) -> None:
        """Take what happened; a turn that begins replaces the one before of the same player."""
        for entry in entries:
            if isinstance(entry, events.TurnBegan):
                if entry.seat != self._mover:
                    self._mover, self.before = entry.seat, self._mover
                self._turns[entry.seat] = []
            elif self._mover is not None:
                self._turns[self._mover].append(entry)

    def forget(self) -> None:
        """Know of no turn."""
        self._turns, self._mover, self.before = {}, None, None

    def parts(self, seat: Seat) -> tuple[Part, ...]:
        """Return the space, what was paid, bought and built, and cards, in few pieces."""
        found = self._turns.get(seat, ())
        parts = [part for entry in found for part in _parts(entry, seat)]
        cards = sum(isinstance(each, events.CardDrawn) and each.seat == seat for each in found)
        if cards:
            text = translate("HotelPlayers", "%n card(s)", n=cards)
            parts.append(Part(text, is_faint=True))
        return tuple(parts)

    def sentence(self, seat: Seat, names: Names, most: int = _HOW_MANY) -> str:
        """Return the end of a turn in sentences that everybody may read; empty for nothing."""
        found = [entry for entry in self._turns.get(seat, ()) if is_remembered(entry)]
        return join_sentences([public_text(entry, names) for entry in found[-most:]])


def _parts(entry: Any, seat: Seat) -> Iterator[Part]:
    match entry:
        case events.CarDrove(driver, _, tile) if driver == seat:
            yield Part(icon="arrow-right", is_faint=True)
            yield Part(number(tile), is_faint=True)
        case events.StayBilled(guest, _, _, _, amount) if guest == seat:
            yield Part(signed_money(-amount))
        case events.LandBought(buyer, owned) if buyer == seat:
            yield Part("+", is_faint=True)
            yield Part(property_name(owned))
        case events.StructuresBuilt(builder, owned, count) if builder == seat:
            yield Part(f"+{number(count)}")
            yield Part(property_name(owned))
        case events.EntrancePlaced(builder) if builder == seat:
            yield Part(translate("HotelPlayers", "+ entrance"))
        case events.TurnMissed(player) if player == seat:
            yield Part(translate("HotelPlayers", "misses a turn"))
