"""Names of players, properties, structures and tiles.

Sentences about what happened are in the past tense and name nobody's own things, so that a name
and *You* fit into the same one in every language.
"""

from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    PROPERTY_KEYS,
    Property,
    Seat,
    Tile,
    TileKind,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS, StepKind
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.games.hotel_tycoon.engine.terms import Face
from acquire_desktop.ui.kit.look.portraits import Face as Portrait
from acquire_desktop.ui.kit.texts import join_list, join_terse, number, translate

_PROPERTIES: Final = {
    "coral": "Coral Point",
    "maple": "Maple Terrace",
    "lumiere": "Grand Lumière",
    "capitol": "Capitol Tower",
    "kings": "Kingsgate",
    "lagoon": "Palm Lagoon",
    "marble": "Marble Court",
    "acacia": "Acacia Lodge",
}
_STEPS: Final = {
    StepKind.MAIN: "main building",
    StepKind.EXTENSION: "extension",
    StepKind.LEISURE: "leisure grounds",
}
_KINDS: Final = {
    TileKind.START: "Start and Car Park",
    TileKind.BUILD: "Build",
    TileKind.BUY: "Buy land",
    TileKind.FREE_ENTRANCE: "Free entrance",
    TileKind.FREE_PHASE: "Free building",
}
_FACES: Final = {
    Face.GREEN: "green: the list price",
    Face.RED: "red: no permission",
    Face.HALF: "H: half the list price",
    Face.DOUBLE: "2: double the list price",
}
_BARE_FACES: Final = {Face.GREEN: "green", Face.RED: "red", Face.HALF: "H", Face.DOUBLE: "2"}
_PROFILES: Final = {
    Profile.RICHEST_MAN: "Richest man",
    Profile.FINANCIAL_HOLDING: "Holding company",
    Profile.CO_OP: "Co-op",
    Profile.STARTUPPER: "Start-up founder",
}
_RIGHTS: Final = {
    Profile.RICHEST_MAN: "One bill at a time may wait until the next turn.",
    Profile.FINANCIAL_HOLDING: "Once per game, a card just drawn may be swapped.",
    Profile.CO_OP: "Entrances are also for sale at the Bank line.",
    Profile.STARTUPPER: "The first bankruptcy does not count.",
}


@dataclass(frozen=True, slots=True)
class Names:
    """The names and marks of the players."""

    names: tuple[str, ...]
    """By seat."""
    you: Seat = NOBODY
    """The only person at the table, to whom the texts speak; ``NOBODY`` where several play."""
    marks: tuple[int, ...] = ()
    """The colour and shape of each seat, see ``seat_marks``; left out, that of the seat."""
    portraits: tuple[str, ...] = ()
    """The keys of the portraits; left out, there are none."""

    def first(self, seat: Seat) -> str:
        """Return the name of a player or the Bank for the start of a sentence: ``You``."""
        if seat == NOBODY:
            return translate("HotelNames", "The Bank")
        return translate("HotelNames", "You") if seat == self.you else self.names[seat]

    def within(self, seat: Seat) -> str:
        """Return the name of a player or the Bank for the middle of a sentence: ``you``."""
        if seat == NOBODY:
            return translate("HotelNames", "the Bank")
        return translate("HotelNames", "you") if seat == self.you else self.names[seat]

    def mark(self, seat: Seat) -> int:
        """Return the mark of a seat."""
        return self.marks[seat] if self.marks else seat

    def face(self, seat: Seat) -> Portrait:
        """Return the portrait and the mark of a player."""
        return Portrait(self.portraits[seat] if self.portraits else "", self.mark(seat))


def property_name(owned: Property) -> str:
    """Return the name of a property."""
    return translate("HotelProperties", _PROPERTIES[PROPERTY_KEYS[owned]])


def step_name(owned: Property, step: int) -> str:
    """Return the structure of a step of building, the steps counted from 0."""
    kind = DEEDS[owned].steps[step].kind
    name = translate("HotelSteps", _STEPS[kind])
    is_one_of_several = kind is StepKind.EXTENSION and len(DEEDS[owned].steps) > 3
    if not is_one_of_several:
        return name
    return translate("HotelSteps", "{structure} {number}", structure=name, number=number(step))


def steps_text(owned: Property, built: int, count: int) -> str:
    """Return the next steps of a property after those that stand, as a list in words."""
    return join_list([step_name(owned, step) for step in range(built, built + count)])


def kind_name(kind: TileKind) -> str:
    """Return the name of a kind of tile."""
    return translate("HotelTiles", _KINDS[kind])


def tile_name(tile: Tile) -> str:
    """Return a tile by its number and kind as a label: ``8, Build``."""
    return join_terse([number(tile), kind_name(BOARD[tile].kind)])


def tile_number(tile: Tile) -> str:
    """Return a tile by its number within a sentence."""
    return translate("HotelTiles", "space {number}", number=number(tile))


def space_name(tile: Tile) -> str:
    """Return a tile by its number and kind within a sentence."""
    kind = kind_name(BOARD[tile].kind)
    return translate("HotelTiles", "space {number} ({kind})", number=number(tile), kind=kind)


def face_name(face: Face, *, is_permission: bool) -> str:
    """Return a face of the permission die, with what it means for a permission."""
    if is_permission:
        return translate("HotelDice", _FACES[face])
    return translate("HotelDice", _BARE_FACES[face])


def profile_name(profile: Profile) -> str:
    """Return the name of an investor's profile."""
    return translate("HotelProfiles", _PROFILES[profile])


def profile_right(profile: Profile, *, has_cards: bool) -> str:
    """Return the right of an investor's profile, in a sentence; empty without event cards."""
    if profile is Profile.FINANCIAL_HOLDING and not has_cards:
        return ""
    return translate("HotelProfiles", _RIGHTS[profile])
