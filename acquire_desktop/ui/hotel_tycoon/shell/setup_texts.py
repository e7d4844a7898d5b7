"""Set-ups, options and levels of Hotel Tycoon in words."""

from collections.abc import Callable
from typing import Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.engine.board import BANK_INTEREST, WIN_CASH
from acquire_desktop.games.hotel_tycoon.engine.cards import PONZI_GENTLE
from acquire_desktop.games.hotel_tycoon.engine.forms import Form
from acquire_desktop.games.hotel_tycoon.engine.setup import START_CASH, Mode, Options
from acquire_desktop.ui.kit.texts import join_sentences, later, money, number, translate

Say = Callable[[], str]
"""Says a text in the present language."""
SayOf = Callable[[Options], str]
"""Says a text with the sums of some options in the present language."""

FORMS: Final[dict[Form, Say]] = {
    Form.EVENING: later("HotelSetup", "An evening"),
    Form.LETTER: later("HotelSetup", "By the letter"),
}
FORM_NOTES: Final[dict[Form, Say]] = {
    Form.EVENING: later("HotelSetup", "A game of about an hour in which hotels stand early."),
    Form.LETTER: later("HotelSetup", "Everything as the source has it."),
}
YOUR_OWN: Final = later("HotelSetup", "Your own")
YOUR_OWN_NOTE: Final = later("HotelSetup", "Your own options: how long it takes is not measured.")
ROUNDS: Final = {
    Form.EVENING: dict.fromkeys(Mode, (40, 40, 40)),
    Form.LETTER: {
        Mode.CLASSIC: (40, 115, 90),
        Mode.SELF_MADE: (105, 140, 140),
        Mode.INVESTORS: (65, 100, 90),
    },
}
"""Rounds of games of two, three and four: about the median of ``tools.lab.hotel_length``."""
MODES: Final[dict[Mode, Say]] = {
    Mode.CLASSIC: later("HotelSetup", "Classic"),
    Mode.SELF_MADE: later("HotelSetup", "Self-made"),
    Mode.INVESTORS: later("HotelSetup", "Investors"),
}


def mode_note(mode: Mode, options: Options) -> str:
    """Return what everybody begins with."""
    amount = money(START_CASH[mode] + options.extra_cash)
    if mode is Mode.CLASSIC:
        return translate(
            "HotelSetup", "Everybody begins with {amount}. Best for a first game.", amount=amount
        )
    if mode is Mode.SELF_MADE:
        return translate(
            "HotelSetup",
            "Everybody begins with {amount} and lives on what the Bank pays each lap."
            if options.extra_cash
            else "Everybody begins with nothing and lives on what the Bank pays each lap.",
            amount=amount,
        )
    return translate(
        "HotelSetup",
        "Dice decide who is the richest man, the holding company, the co-op or the start-up"
        " founder. Each begins with different cash and has a special right.",
    )


def form_note(form: Form | None, mode: Mode, players: int) -> str:
    """Return what a form of the game is and how long it takes; None stands for other options."""
    if form is None:
        return YOUR_OWN_NOTE()
    long = translate(
        "HotelSetup",
        "About {rounds} rounds with {players} players.",
        rounds=number(ROUNDS[form][mode][players - 2]),
        players=number(players),
    )
    return join_sentences([FORM_NOTES[form](), long])


class OptionText(NamedTuple):
    """A choice of the players in words."""

    title: SayOf
    note: SayOf


def _always(title: Say, note: Say) -> OptionText:
    """Return the words of an option without a sum."""
    return OptionText(lambda _options: title(), lambda _options: note())


OPTIONS: Final[dict[str, OptionText]] = {
    "one_die": OptionText(
        lambda _: translate("HotelSetup", "One die"),
        lambda options: (
            translate("HotelSetup", "A six draws an event card and gives another turn.")
            if options.events
            else translate("HotelSetup", "A six gives another turn.")
        ),
    ),
    "no_cards": _always(
        later("HotelSetup", "No event cards"),
        later("HotelSetup", "Only the dice bring luck and bad luck."),
    ),
    "goal": OptionText(
        lambda options: translate("HotelSetup", "Win with {amount}", amount=money(options.goal)),
        lambda _: translate(
            "HotelSetup",
            "This much cash wins at once. The rulebook asks for {amount}.",
            amount=money(WIN_CASH),
        ),
    ),
    "interest": OptionText(
        lambda options: translate(
            "HotelSetup", "{amount} interest", amount=money(options.interest)
        ),
        lambda _: translate(
            "HotelSetup",
            "The Bank pays this much at its line. The rulebook says {amount}.",
            amount=money(BANK_INTEREST),
        ),
    ),
    "main_entrance": _always(
        later("HotelSetup", "First entrance for nothing"),
        later("HotelSetup", "A main building brings the entrance on its starred place."),
    ),
    "sales_in_need": _always(
        later("HotelSetup", "Sales in need only"),
        later("HotelSetup", "You sell and put up for auction only when you owe money."),
    ),
    "extra_cash": OptionText(
        lambda options: translate(
            "HotelSetup", "{amount} more to begin with", amount=money(options.extra_cash)
        ),
        lambda _: translate("HotelSetup", "Everybody has so much beside the cash of the set-up."),
    ),
    "round_limit": OptionText(
        lambda options: translate(
            "HotelSetup", "End after {rounds} rounds", rounds=number(options.round_limit or 0)
        ),
        lambda _: translate("HotelSetup", "The richest player then wins."),
    ),
    "hide_cash": _always(
        later("HotelSetup", "Hidden cash"),
        later("HotelSetup", "Everybody sees only their own cash."),
    ),
    "gentle_fines": _always(
        later("HotelSetup", "Gentle fines"),
        later(
            "HotelSetup",
            "What you can't pay the Bank is forgiven: only stays can make you bankrupt.",
        ),
    ),
    "hardcore": _always(
        later("HotelSetup", "Strict building"),
        later(
            "HotelSetup",
            "Build several steps at once only beside your car, elsewhere one per turn.",
        ),
    ),
    "open_hands": _always(
        later("HotelSetup", "Open hands"),
        later("HotelSetup", "Event cards lie open. Best for several people at one screen."),
    ),
    "gentle_ponzi": _always(
        later("HotelSetup", "Gentle Ponzi"),
        lambda: translate(
            "HotelSetup",
            "The Ponzi Scheme card takes up to {amount} per opponent, not one note of each kind.",
            amount=money(PONZI_GENTLE),
        ),
    ),
    "half_forced_purchase": _always(
        later("HotelSetup", "Bare plots at half price"),
        later("HotelSetup", "An opponent's bare plot costs you only half its land price."),
    ),
    "beggar_reentry": _always(
        later("HotelSetup", "Back with the Beggar"),
        later("HotelSetup", "The Beggar card brings a bankrupt player back, once."),
    ),
}
"""By the name of the choice, in the order of the page."""
