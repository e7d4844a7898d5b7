"""The table of the rules document that sets the editions side by side, typed in by hand."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

CARDS = ("free-stock", "buy-five", "trade-three", "draw-five", "place-four")
"""The special power cards, rules document section 5."""


@dataclass(frozen=True)
class Options:
    """What the rulebooks, or the people at the table, disagree about."""

    edition: str
    """Whose chains and prices are used."""
    bonus_mode: str
    """"classic", or "tycoon" with three places paid."""
    stuck_hand: str
    """What a hand without a tile to place leads to: "pass", "set-aside" or "shuffle-back"."""
    founder_cash: bool
    replaces_unplayable: bool
    declare_any_time: bool
    two_player_market: bool
    starting_cash: int = 6000
    cards: bool = False


EDITIONS = {
    "2008": Options("2008", "classic", "set-aside", False, False, False, False),
    "2023-classic": Options("2023-classic", "classic", "pass", True, True, True, True),
    "2023-tycoon": Options("2023-tycoon", "tycoon", "pass", True, True, True, False),
    "ja-classic": Options("ja-classic", "classic", "shuffle-back", True, True, True, True),
    "ja-tycoon": Options("ja-tycoon", "tycoon", "shuffle-back", True, True, True, False),
}


def options_of(
    edition: str, house: Mapping[str, object] | None = None, *, cards: bool = False
) -> Options:
    """Return an edition's options with house rules and, if wanted, the special power cards."""
    return replace(EDITIONS[edition], cards=cards, **(house or {}))  # type: ignore[arg-type]
