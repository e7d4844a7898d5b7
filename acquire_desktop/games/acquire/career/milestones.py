"""Milestones: a deed in one game, each a thing to learn rather than to repeat.

How rare they are was counted in 100 games of levels from Novice to Hard: from one seat in two for
the first of them to none for the last.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from acquire_desktop.games.acquire.career.played_games import PlayedGame

Test = Callable[[PlayedGame], bool]


def _has(name: str, least: int, game: PlayedGame) -> bool:
    return game.counts.get(name, 0) >= least


def _wins_without(name: str, game: PlayedGame) -> bool:
    return game.is_won and game.counts.get(name) == 0


MILESTONES: Final[Mapping[str, Test]] = {
    "won": lambda game: game.is_won,
    "by_one": partial(_has, "by_one", 1),
    "largest_30": partial(_has, "largest", 30),
    "declared": lambda game: game.is_won and _has("declared", 1, game),
    "founded_5": partial(_has, "founded", 5),
    "bonuses_40": partial(_has, "bonus_dollars", 40_000),
    "no_waste": partial(_wins_without, "worthless"),
    "primary_7": partial(_has, "primary", 7),
    "secondary_6": partial(_has, "secondary", 6),
    "largest_41": partial(_has, "largest", 41),
    "never_broke": partial(_wins_without, "starved"),
    "duel": lambda game: game.is_won and game.players == 2,
    "six": lambda game: game.is_won and game.players == 6,
    "wave_2": partial(_has, "wave", 2),
    "by_one_3": partial(_has, "by_one", 3),
    "takeovers_5": partial(_has, "takeovers", 5),
    "cash_5": partial(_has, "cash_third", 5_000),
    "runners_up": lambda game: (
        game.is_won and game.counts.get("secondary", 0) > game.counts.get("primary", 0)
    ),
    "photo": lambda game: 0 < game.lead <= 1_000,
    "runaway": lambda game: game.lead >= 20_000,
    "from_last": lambda game: (
        game.is_won and game.players > 2 and game.counts.get("half_place") == game.players
    ),
    "total_60": lambda game: game.total >= 60_000,
    "alone": partial(_has, "alone", 1),
    "wave_3": partial(_has, "wave", 3),
}
"""The question to a game, by name."""


def reached(games: Sequence[PlayedGame]) -> dict[str, int]:
    """Return the milestones that were reached, with the number of the first such game, from 1.

    Who reached which first comes first.
    """
    found: dict[str, int] = {}
    open_ones = dict(MILESTONES)
    for number, game in enumerate(games, 1):
        for name in [name for name, test in open_ones.items() if test(game)]:
            found[name] = number
            del open_ones[name]
    return found
