"""Variety: a set-up with options of every kind, from a number."""

from random import Random

from acquire_desktop.games.hotel_tycoon.engine.board import BANK_INTEREST, WIN_CASH
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    RULINGS,
    Claims,
    Mode,
    Movement,
    Options,
    Questions,
    Setup,
    make_setup,
)


def random_setup(mode: Mode, players: int, seed: int) -> Setup:
    """Return a set-up; about a third of them play with what is preselected but for the limit."""
    rng = Random(f"{mode.value} {players} {seed}")
    has_cards = rng.random() < 0.85
    is_usual = rng.random() < 0.33

    def maybe() -> bool:
        return not is_usual and rng.random() < 0.5

    one_die = maybe()
    options = Options(
        hardcore=maybe(),
        claims=Claims.MANUAL if maybe() else Claims.AUTO,
        fines_eliminate=(mode is not Mode.SELF_MADE) ^ maybe(),
        grace=not maybe(),
        gentle_ponzi=maybe(),
        half_forced_purchase=maybe(),
        events=has_cards,
        movement=Movement.ONE_DIE if one_die else Movement.TWO_DICE,
        beggar_reentry=maybe(),
        pick_profiles=mode is Mode.INVESTORS and maybe(),
        round_limit=rng.choice((8, 25, 60)),
        questions=rng.choice(list(Questions)),
        rulings=rng.choice(RULINGS),
        goal=rng.choice((18_000, 26_000)) if maybe() else WIN_CASH,
        interest=3000 if maybe() else BANK_INTEREST,
        main_entrance=maybe(),
        extra_cash=5000 if maybe() else 0,
        sales_in_need=maybe(),
    )
    return make_setup(mode, players, f"variety {seed}", options)
