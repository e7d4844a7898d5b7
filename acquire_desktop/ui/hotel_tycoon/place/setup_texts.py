"""Set-ups, options and levels of Hotel Tycoon in words."""

from collections.abc import Callable
from typing import Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.engine.cards import PONZI_GENTLE
from acquire_desktop.games.hotel_tycoon.engine.setup import START_CASH, Mode
from acquire_desktop.ui.kit.texts import later, money, number, translate

Say = Callable[[], str]
"""Says a text in the present language."""

ROUND_LIMIT: Final = 60
"""After so many rounds a game with a limit ends. Rule: A60."""
MODES: Final[dict[Mode, Say]] = {
    Mode.CLASSIC: later("HotelSetup", "Classic"),
    Mode.SELF_MADE: later("HotelSetup", "Self-made"),
    Mode.INVESTORS: later("HotelSetup", "Investors"),
}
MODE_NOTES: Final[dict[Mode, Say]] = {
    Mode.CLASSIC: lambda: translate(
        "HotelSetup",
        "Everybody begins with {amount}: best for a first game.",
        amount=money(START_CASH[Mode.CLASSIC]),
    ),
    Mode.SELF_MADE: later(
        "HotelSetup", "Everybody begins with nothing and lives on what the Bank pays for laps."
    ),
    Mode.INVESTORS: later(
        "HotelSetup",
        "Dice tell who is the richest man, the holding, the co-op or the startupper: each has"
        " other money and another right.",
    ),
}


class OptionText(NamedTuple):
    """A choice of the players in words."""

    title: Say
    note: Say


OPTIONS: Final[dict[str, OptionText]] = {
    "gentle_fines": OptionText(
        later("HotelSetup", "Gentle fines"),
        later(
            "HotelSetup",
            "What the Bank asks and you cannot pay is forgiven: only stays make bankrupt.",
        ),
    ),
    "one_die": OptionText(
        later("HotelSetup", "One die, no cards"),
        later("HotelSetup", "The short way: a six gives another turn, and hotels decide alone."),
    ),
    "hardcore": OptionText(
        later("HotelSetup", "Hard building"),
        later("HotelSetup", "Several steps at once only beside your car; elsewhere one a turn."),
    ),
    "manual_claims": OptionText(
        later("HotelSetup", "Claim it yourself"),
        later("HotelSetup", "Who does not ask for fees and interest in time gets none."),
    ),
    "hide_cash": OptionText(
        later("HotelSetup", "Hidden money"),
        later("HotelSetup", "Everybody sees only their own money."),
    ),
    "gentle_ponzi": OptionText(
        later("HotelSetup", "Gentle Ponzi"),
        lambda: translate(
            "HotelSetup",
            "The card takes up to {amount} from each, not a note of every kind.",
            amount=money(PONZI_GENTLE),
        ),
    ),
    "half_forced_purchase": OptionText(
        later("HotelSetup", "Bare plots at half price"),
        later("HotelSetup", "So much an opponent's bare plot costs instead of the whole price."),
    ),
    "beggar_reentry": OptionText(
        later("HotelSetup", "Back by the Beggar"),
        later("HotelSetup", "The card brings a bankrupt player back, once."),
    ),
    "round_limit": OptionText(
        lambda: translate("HotelSetup", "End after {rounds} rounds", rounds=number(ROUND_LIMIT)),
        later("HotelSetup", "The richest wins then."),
    ),
}
"""By the name of the choice, in the order of the page."""
