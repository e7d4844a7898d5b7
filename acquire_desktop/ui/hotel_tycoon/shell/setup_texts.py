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
        "Everybody begins with {amount}. Best for a first game.",
        amount=money(START_CASH[Mode.CLASSIC]),
    ),
    Mode.SELF_MADE: later(
        "HotelSetup", "Everybody begins with nothing and lives on what the Bank pays each lap."
    ),
    Mode.INVESTORS: later(
        "HotelSetup",
        "Dice decide who is the richest man, the holding company, the co-op or the start-up"
        " founder. Each begins with different cash and has a special right.",
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
            "What you can't pay the Bank is forgiven: only stays can make you bankrupt.",
        ),
    ),
    "one_die": OptionText(
        later("HotelSetup", "One die, no cards"),
        later(
            "HotelSetup", "A shorter game: a six gives another turn, and there are no event cards."
        ),
    ),
    "hardcore": OptionText(
        later("HotelSetup", "Strict building"),
        later(
            "HotelSetup",
            "Build several steps at once only beside your car, elsewhere one per turn.",
        ),
    ),
    "open_hands": OptionText(
        later("HotelSetup", "Open hands"),
        later("HotelSetup", "Event cards lie open. Best for several people at one screen."),
    ),
    "hide_cash": OptionText(
        later("HotelSetup", "Hidden cash"),
        later("HotelSetup", "Everybody sees only their own cash."),
    ),
    "gentle_ponzi": OptionText(
        later("HotelSetup", "Gentle Ponzi"),
        lambda: translate(
            "HotelSetup",
            "The Ponzi Scheme card takes up to {amount} per opponent, not one note of each kind.",
            amount=money(PONZI_GENTLE),
        ),
    ),
    "half_forced_purchase": OptionText(
        later("HotelSetup", "Bare plots at half price"),
        later("HotelSetup", "An opponent's bare plot costs you only half its land price."),
    ),
    "beggar_reentry": OptionText(
        later("HotelSetup", "Back with the Beggar"),
        later("HotelSetup", "The Beggar card brings a bankrupt player back, once."),
    ),
    "round_limit": OptionText(
        lambda: translate("HotelSetup", "End after {rounds} rounds", rounds=number(ROUND_LIMIT)),
        later("HotelSetup", "The richest player then wins."),
    ),
}
"""By the name of the choice, in the order of the page."""
