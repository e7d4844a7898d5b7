"""Choosers: the computer players by name, the levels and those for reference."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from acquire_desktop.games.acquire.advice import verdict as review
from acquire_desktop.games.acquire.advice.chances import analyse, with_chances
from acquire_desktop.games.acquire.advice.verdict_json import verdict_to_json
from acquire_desktop.games.acquire.ai.players import greedy, random_player, rules_player
from acquire_desktop.games.acquire.ai.players.characters import (
    MOST_LOSS,
    TRIED_SHARE,
    Character,
    appeal,
    split,
)
from acquire_desktop.games.acquire.ai.players.impression import first_impression
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.search.learned import Learned, learned_for
from acquire_desktop.games.acquire.ai.search.reference_tree import (
    REFERENCE_EXPLORATION,
    ReferenceTree,
)
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, search
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.daily import experts
from acquire_desktop.games.acquire.engine import view_json as view_to_json
from acquire_desktop.games.acquire.engine.action_codec import action_of
from acquire_desktop.games.acquire.engine.actions import Action, DeclareEnd
from acquire_desktop.games.acquire.engine.game import resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review import hindsight_json, money_json

Chooser = Callable[[View, int], Action]
"""Chooses a legal action from a view and a seed."""
Searcher = Callable[[View, int, Learned, SearchLimits, ShouldStop], SearchResult]
"""Searches as ``search`` does."""

PLAYERS: Final[Mapping[str, Chooser]] = {
    "greedy": greedy.choose,
    "random": random_player.choose,
    "newcomer": rules_player.choose_as_newcomer,
    "rules": rules_player.choose,
    **{
        name: partial(first_impression, level)
        for name, level in LEVELS.items()
        if level.limits is None
    },
}
"""Everybody who plays without searching."""
SEARCHERS: Final = tuple(name for name, level in LEVELS.items() if level.limits)
"""The levels that search."""
NAMES: Final = (*PLAYERS, *SEARCHERS)
"""Everybody who can be asked for by a fixed name."""
TREE: Final = "tree"
"""The name of the reference tree search, before its iterations."""
ANALYST: Final = "analyst"
"""The name, before its simulations, of who also tells the chances of all seats."""
ADVISER: Final = "adviser"
"""The name of who decides as an Expert, and then also tells the chances of all seats."""
_ADVISED: Final = (16, 400)
"""Games tried for those chances, fewest and most; between them a share of those of the search."""
_ADVISED_SHARE: Final = 16
DIGITS: Final = 9
"""At most, of a number of iterations."""
COMPILED_SIMULATION_S: Final = 0.0002
"""Seconds for a simulation on a slow computer that has the compiled kernel."""
PLAIN_SIMULATION_S: Final = 0.02
"""The same in plain Python."""
_DEAR: Final = 4
"""How many times more a judgement may take: nobody waits for it, and few games go to the end."""


def is_known(name: str) -> bool:
    """Tell whether there is a player of that name.

    >>> is_known("expert"), is_known("tree:500"), is_known("tree:many"), is_known("hard-raider")
    (True, True, False, True)
    """
    level, character = split(name)
    if character is not None:
        return level in LEVELS
    return name in NAMES or _counted(name)[1] > 0


def _counted(name: str) -> tuple[str, int]:
    """Return who plays and by how many iterations, as in ``tree:500``; 0 if there is no number."""
    who, _, count = name.partition(":")
    number = int(count) if count.isdecimal() and len(count) <= DIGITS else 0
    return (who, number) if number and who in (TREE, ANALYST, *SEARCHERS) else (name, 0)


def level_of(name: str) -> str:
    """Return the level of a name without a number of iterations; those make ``tree``.

    >>> level_of("expert:4000"), level_of("tree:500")
    ('expert', 'tree:500')
    """
    who, _ = _counted(name)
    return name if who == TREE else who


def thinking_s(name: str) -> float:
    """Return for how many seconds a player may think, on a slow computer if it counts.

    So also for how long an action may be judged, by the name of the effort, or other work done.

    >>> thinking_s("greedy"), thinking_s("expert"), thinking_s("master-raider")
    (0.0, 0.9, 4.7)
    """
    who, simulations = _counted(split(_level_asked(name))[0])
    if name in review.EFFORTS:
        simulations = _DEAR * review.EFFORTS[name].simulations
    elif name == hindsight_json.NAME:
        simulations = hindsight_json.MOST_ROLLOUTS
    elif name == experts.NAME:
        simulations = experts.SIMULATIONS
    elif name == money_json.NAME:
        simulations = money_json.MOST_GAMES
    limits = LEVELS[who].limits if who in LEVELS else None
    if limits is not None and not simulations:
        if limits.seconds is not None:
            return limits.seconds
        simulations = limits.simulations
    return simulations * (COMPILED_SIMULATION_S if RUNNING else PLAIN_SIMULATION_S)


def view_from_plain(plain: object) -> View:
    """Read a view from plain values, as another process has written it.

    Raises:
        ValueError: If they are no view.
    """
    return view_to_json.view_from_plain(plain)


def judge(
    effort: str, view: View, played: Action, seed: int, should_stop: ShouldStop = never_stop
) -> list[object]:
    """Judge an action; the verdict comes as plain values.

    Args:
        effort: A name in ``review.EFFORTS``.
        view: What the player saw.
        played: What it did.
        seed: Where the luck comes from.
        should_stop: Asked now and then whether to answer at once.

    Raises:
        KeyError: If there is no such effort.
    """
    found = review.judge(view, played, seed, review.EFFORTS[effort], should_stop)
    return verdict_to_json(found)


def work(name: str, work: object, seed: int, should_stop: ShouldStop = never_stop) -> object:
    """Find out about a finished game what is asked, or play a whole one.

    Args:
        name: The ``NAME`` of ``hindsight_json``, ``money_json`` or ``experts``.
        work: The question.
        seed: Where the luck comes from.
        should_stop: Asked now and then whether to answer at once.

    Raises:
        KeyError: If it has another name.
        ValueError: If it is no question.
    """
    if name == experts.NAME:
        return experts.answer(work, should_stop)
    looks = {hindsight_json.NAME: hindsight_json.look, money_json.NAME: money_json.look}
    return looks[name](work, seed, should_stop)


def think(
    name: str,
    view: View,
    seed: int,
    limits: SearchLimits | None = None,
    should_stop: ShouldStop = never_stop,
    searcher: Searcher = search,
) -> SearchResult:
    """Let a player decide.

    Args:
        name: A name in ``NAMES``; ``ADVISER``; ``tree``, or a level that searches, with a number
            of iterations instead of its limits, as in ``tree:500``; or a level with a character,
            as in ``hard-raider``.
        view: What the player sees.
        seed: Where its luck comes from.
        limits: Other limits than those of the level, for those that search.
        should_stop: Asked now and then whether to answer at once.
        searcher: Searches for the levels that do.

    Raises:
        KeyError: If there is no player of that name.
        ValueError: If the seat of the view decides nothing now.
    """
    if name == ADVISER:
        return _advise(view, seed, should_stop)
    level, character = split(name)
    if character is not None and level in LEVELS:
        if LEVELS[level].limits is None:
            return SearchResult(first_impression(LEVELS[level], view, seed, character))
        result = think(level, view, seed, limits, should_stop, searcher)
        return _in_character(character, view, result)
    if name in PLAYERS:
        return SearchResult(PLAYERS[name](view, seed))
    who, iterations = _counted(name)
    if iterations and who == TREE:
        return _think_by_tree(view, seed, iterations)
    if iterations and who == ANALYST:
        return analyse(view, seed, iterations, should_stop)
    usual = LEVELS[who].limits
    if iterations and usual:
        limits = replace(usual, simulations=iterations, seconds=None)
    wanted = limits or usual
    if wanted is None:
        raise KeyError(name)
    if usual is not None and limits is not None:
        spent = limits.simulations, limits.seconds, usual.candidates, usual.to_end
        more = limits.is_brief, usual.has_manners, usual.has_helpers
        wanted = SearchLimits(*spent, *more)
    return searcher(view, seed, learned_for(view.edition, view.players), wanted, should_stop)


def _level_asked(name: str) -> str:
    """Return the name of the level that an adviser searches as, or that of anybody else."""
    return "expert" if name == ADVISER else name


def _advise(view: View, seed: int, should_stop: ShouldStop) -> SearchResult:
    """Decide as the level that searches for hints, and tell the chances of all seats."""
    result = think(_level_asked(ADVISER), view, seed, should_stop=should_stop)
    fewest, most = _ADVISED
    simulations = min(max(result.simulations // _ADVISED_SHARE, fewest), most)
    return with_chances(result, view, seed, simulations, should_stop)


def _in_character(character: Character, view: View, result: SearchResult) -> SearchResult:
    """Return what somebody does who likes some things better than others, after a search."""
    # How a won game is ended is no matter of taste.
    if not result.candidates or isinstance(result.action, DeclareEnd) or view.end_declared:
        return result
    best = result.candidates[0]
    good = [
        candidate
        for candidate in result.candidates
        if candidate.win >= best.win - MOST_LOSS
        and candidate.simulations >= best.simulations * TRIED_SHARE
    ]
    chosen = max(good, key=lambda candidate: appeal(character, view, candidate.action))
    return replace(result, action=chosen.action)


def _think_by_tree(view: View, seed: int, iterations: int) -> SearchResult:
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return SearchResult(view.legal[0])
    tree = ReferenceTree(
        resample(view, None, Generator(seed)).game, view.seat, seed, REFERENCE_EXPLORATION
    )
    tree.run(iterations)
    return SearchResult(action_of(tree.root.most_tried()), (), iterations)
