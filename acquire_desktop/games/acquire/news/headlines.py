"""Headlines: which of the kinds of game a finished game was, the most striking first."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.news.facts import GameFacts

_STRONG_LEVELS: Final = 3
"""By so many levels the winner is weaker than somebody who lost."""
_EARLY_TILES: Final = 54
"""Half of the board."""
_MOST_SWINGS: Final = 16
_BIG_MERGER: Final = 20_000


class HeadlineKind(Enum):
    """The kinds of game."""

    TIE = "tie"
    """Several share the first place."""
    UPSET = "upset"
    """The winner is far weaker than somebody who lost."""
    NOSE = "nose"
    """Less than one per cent between first and second."""
    FULL = "full"
    """No tile could be placed any more."""
    NO_MERGER = "no-merger"
    """No chain was acquired."""
    SWALLOWED = "swallowed"
    """One chain has acquired all others."""
    DOUBLE = "double"
    """The winner has twice as much as anybody else."""
    LAST_TO_FIRST = "last-to-first"
    """The winner was last at half-time."""
    STOLEN = "stolen"
    """Another led until the last turn."""
    CASH = "cash"
    """Most of the total lay in cash before the account."""
    NO_MAJORITY = "no-majority"
    """The winner was primary stockholder of no chain in the end."""
    EARLY = "early"
    """Half of the city is not built."""
    PHOTO = "photo"
    """Less than four per cent between first and second."""
    WIRE = "wire"
    """The winner led through nearly all of the game."""
    BACKFIRE = "backfire"
    """Who declared the end lost."""
    LANDSLIDE = "landslide"
    """More than 40 per cent ahead."""
    BIG_MERGER = "big-merger"
    """One merger paid very much."""
    SWEEP = "sweep"
    """The winner was primary stockholder of all chains in the end."""
    STOCK = "stock"
    """A great part of the total came from stock at the end."""
    BROKE = "broke"
    """The winner had no dollar left once."""
    BONUSES = "bonuses"
    """Most of the total came from bonuses."""
    SEESAW = "seesaw"
    """The lead changed many times."""
    GIANT = "giant"
    """A chain grew so large that the game could end."""
    CLEAR = "clear"
    """None of these: somebody won."""


def headline_kind(facts: GameFacts) -> HeadlineKind:
    """Return the most striking kind of a game."""
    return next(kind for kind in HeadlineKind if _TESTS[kind](facts))


def _is_upset(facts: GameFacts) -> bool:
    known = [level for level in facts.levels if level is not None]
    level = facts.levels[facts.winner] if facts.levels else None
    return level is not None and max(known) - level >= _STRONG_LEVELS


def _is_stolen(facts: GameFacts) -> bool:
    leader = facts.leaders[-2] if len(facts.leaders) > 1 else None
    return leader is not None and leader != facts.winner


def _lead_share(facts: GameFacts) -> float:
    return facts.lead / max(1, facts.totals[facts.second])


def _is_close(facts: GameFacts, percent: int) -> bool:
    return 100 * facts.lead <= percent * facts.total


_TESTS: Final[Mapping[HeadlineKind, Callable[[GameFacts], bool]]] = {
    HeadlineKind.TIE: lambda facts: len(facts.winners) > 1,
    HeadlineKind.UPSET: _is_upset,
    HeadlineKind.NOSE: lambda facts: _is_close(facts, 1),
    HeadlineKind.STOLEN: _is_stolen,
    HeadlineKind.DOUBLE: lambda facts: _lead_share(facts) >= 1,
    HeadlineKind.LAST_TO_FIRST: lambda facts: facts.was_last_at_half,
    HeadlineKind.BACKFIRE: lambda facts: (
        facts.declared is not None and facts.declared.seat not in facts.winners
    ),
    HeadlineKind.PHOTO: lambda facts: _is_close(facts, 4),
    HeadlineKind.BROKE: lambda facts: facts.least_cash == 0,
    HeadlineKind.LANDSLIDE: lambda facts: _lead_share(facts) > 0.4,
    HeadlineKind.NO_MERGER: lambda facts: not facts.mergers,
    HeadlineKind.SWALLOWED: lambda facts: len(facts.chains) == 1 and facts.acquired > 1,
    HeadlineKind.EARLY: lambda facts: facts.tiles <= _EARLY_TILES,
    HeadlineKind.FULL: lambda facts: facts.declared is None,
    HeadlineKind.NO_MAJORITY: lambda facts: not facts.majorities,
    HeadlineKind.SWEEP: lambda facts: facts.majorities == len(facts.chains) > 1,
    HeadlineKind.CASH: lambda facts: facts.cash >= 0.75 * facts.total,
    HeadlineKind.BONUSES: lambda facts: facts.bonuses >= 0.8 * facts.total,
    HeadlineKind.STOCK: lambda facts: facts.stock >= 0.45 * facts.total,
    HeadlineKind.WIRE: lambda facts: 4 * facts.leads_since <= facts.turns,
    HeadlineKind.SEESAW: lambda facts: facts.lead_changes >= _MOST_SWINGS,
    HeadlineKind.BIG_MERGER: lambda facts: (
        facts.richest is not None and facts.richest.paid >= _BIG_MERGER
    ),
    HeadlineKind.GIANT: lambda facts: (
        facts.declared is not None and facts.declared.chain is not None
    ),
    HeadlineKind.CLEAR: lambda _facts: True,
}
