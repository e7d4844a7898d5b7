"""Forms: the ways in which the game is offered as a whole, each a set of options."""

from dataclasses import replace
from enum import Enum
from typing import Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.engine.setup import (
    Mode,
    Movement,
    Options,
    usual_options,
)


class Form(Enum):
    """A way in which the game is offered."""

    EVENING = "evening"
    """About an hour: a smaller goal, and hotels that stand early."""
    LETTER = "letter"
    """As the source has it."""


class _Evening(NamedTuple):
    """The part that depends on mode and players: fewer players bring less money together.

    The goal is so far away that who only saves wins less often than others.
    """

    goal: int
    extra_cash: int = 0
    interest: int = 3000
    events: bool = False
    """Four players bring in the money that the cards take; with fewer too little would stand."""


EVENING_ROUNDS: Final = 40
_EVENINGS: Final = {
    Mode.CLASSIC: {
        2: _Evening(36_000, 12_000),
        3: _Evening(19_000),
        4: _Evening(19_000, 2000, events=True),
    },
    Mode.SELF_MADE: {
        2: _Evening(36_000, 16_000),
        3: _Evening(18_000, 5000),
        4: _Evening(19_000, 4000, 4000, events=True),
    },
    Mode.INVESTORS: {
        2: _Evening(36_000, 10_000),
        3: _Evening(17_000),
        4: _Evening(20_000, 2000, events=True),
    },
}
"""By players. Found by ``tools.lab.hotel_length``."""


def options_of(form: Form, mode: Mode, players: int) -> Options:
    """Return the options of a form of the game."""
    usual = usual_options(mode)
    if form is Form.LETTER:
        return usual
    evening = _EVENINGS[mode][players]
    return replace(
        usual,
        # By its letter, one card in the first round could win the game.
        gentle_ponzi=evening.events,
        movement=Movement.ONE_DIE,
        main_entrance=True,
        sales_in_need=True,
        round_limit=EVENING_ROUNDS,
        **evening._asdict(),
    )


def form_of(options: Options, mode: Mode, players: int) -> Form | None:
    """Return the form that has these options; None if it is neither.

    Who is asked for a card depends on who sits at the screen, and the rulings on when the game was
    begun: both are no part of a form.
    """
    usual = usual_options(mode)
    plain = replace(options, questions=usual.questions, rulings=usual.rulings)
    return next((form for form in Form if options_of(form, mode, players) == plain), None)
