"""Lines of the log: events, and what happened at the table beside them; and the latest of both."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine import events
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.terms import Reason
from acquire_desktop.session import notes
from acquire_desktop.ui.hotel_tycoon.words.event_texts import event_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.texts import later, translate

LEVEL_NAMES: Final[dict[str, Callable[[], str]]] = {
    "easy": later("SeatRow", "Easy"),
    "medium": later("SeatRow", "Medium"),
    "hard": later("SeatRow", "Hard"),
}
"""What the levels of the computer players are called."""
MOST_LINES: Final = 8
"""Of what is told on the curtain."""
_NOTES: Final = {
    notes.FallbackMove: "{player} gave no answer, so the program played a safe move.",
    notes.OutsideFailed: "The computer decided for {other}.",
    notes.HandedOver: "The computer plays for {other} from here on, at the level {level}.",
    notes.CameBack: "{player} took the seat back.",
    notes.PinForgotten: "{player} forgot the PIN, and it was removed.",
}
_REMEMBERED: Final = (
    *(events.TurnMissed, events.CarDrove, events.CarParked, events.ParkLeft, events.LandBought),
    *(events.StructuresBuilt, events.StructuresLost, events.EntrancePlaced, events.EntranceTurned),
    *(events.EntranceRemoved, events.StayBilled, events.PropertyTransferred, events.CardDrawn),
    *(events.CardPlayed, events.MoneyPaid, events.DebtCancelled, events.WentBankrupt),
    *(events.CameBack, notes.HandedOver, notes.CameBack, notes.PinForgotten),
)
"""What is told to whoever was away; throws and bids are left to the log."""
_KNOWN_BY_OTHERS: Final = (Reason.START, Reason.STAY)
"""What was paid at the start, and for a stay that is told with its sum."""


def entry_text(entry: Any, names: Names) -> str:
    """Return an event or a note of the session in a sentence."""
    if type(entry) not in _NOTES:
        return event_text(entry, names)
    level = getattr(entry, "level", "")
    return translate(
        "HotelLog",
        _NOTES[type(entry)],
        player=names.first(entry.seat),
        other=names.within(entry.seat),
        level=LEVEL_NAMES[level]() if level in LEVEL_NAMES else level,
    )


def public_text(entry: Any, names: Names) -> str:
    """Return an entry as everybody at the table may read it: a card that was drawn has no name."""
    is_secret = isinstance(entry, events.CardDrawn) and not entry.is_open and names.you == NOBODY
    return entry_text(events.CardDrawn(entry.seat, None) if is_secret else entry, names)


def recap_of(entries: Sequence[Any], seat: Seat, names: Names) -> tuple[str, ...]:
    """Return the latest of what everybody saw, at most ``MOST_LINES`` sentences.

    Args:
        entries: What happened since the seat was last on screen, redacted for all.
        seat: Who takes over; the seat's own last turn and what was before it are left out.
        names: Of the players.
    """
    turns = [at for at, each in enumerate(entries) if isinstance(each, events.TurnBegan)]
    own = [at for at in turns if entries[at].seat == seat]
    before = own[:-1] if own and own[-1] == turns[-1] else own
    since = next((at for at in turns if before and at > before[-1]), 0)
    happened = [
        each
        for each in entries[since:]
        if is_remembered(each) and not (isinstance(each, events.CarDrove) and each.seat == seat)
    ]
    return tuple(entry_text(each, names) for each in happened[-MOST_LINES:])


def is_remembered(entry: Any) -> bool:
    """Return whether the recap and the last turns have an entry."""
    if isinstance(entry, events.MoneyPaid):
        return entry.reason not in _KNOWN_BY_OTHERS
    return isinstance(entry, _REMEMBERED)
