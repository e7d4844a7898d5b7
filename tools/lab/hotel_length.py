"""Length: measures how long the forms of Hotel Tycoon are, and whether an evening is one.

``tools.lab.hotel_length --games 200 --players 4 --mode classic --form evening``

Without ``--players``, ``--mode`` or ``--form`` all of them are measured. A row has the figures of
so many games of Medium players, and by each figure of an evening whether it is met.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from time import process_time
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.ai.ratings import ratings
from acquire_desktop.games.hotel_tycoon.ai.search import first_place
from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.decisions import Debt, Payment
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import StayBilled, WentBankrupt
from acquire_desktop.games.hotel_tycoon.engine.forms import Form, options_of
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, start
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PLAYERS,
    Mode,
    Options,
    Setup,
    make_setup,
    random_word,
)
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason, Reason
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.setup_json import setup_from, setup_object

LONGEST: Final = 300
"""Rounds after which a game is broken off."""
ROUNDS: Final = (25, 40)
"""Least and most rounds of an evening, the median."""
MOST_ROUNDS: Final = 60
"""Rounds that nine of ten games have at most."""
LEAST_STAYS: Final = {2: 6, 3: 12, 4: 20}
"""By players, the median of a game."""
STRUCTURES: Final = sum(len(deed.steps) for deed in DEEDS)
LEAST_SHARE: Final = 0.15
"""Share of the games that each of the two ways to win ends at least."""
MOST_BY_CARDS: Final = 0.15
"""Share of the bankruptcies that are by cards at most."""
SPENDING: Final = (actions.ApplyToBuild, actions.BuyLand, actions.BuyEntrance, actions.Bid)
"""What a saver never does."""


@dataclass(frozen=True, slots=True)
class Played:
    """The figures of one game."""

    rounds: int
    turns: int
    stays: int
    structures: int
    """Standing at the end."""
    entrances: int
    out: tuple[str, ...]
    """By what each bankrupt player was: ``stay``, ``card`` or ``other``."""
    end: EndReason | None
    """None if the game was broken off."""
    seconds: float
    """Processor seconds."""
    saver_won: bool = False
    """Whether the one who saved was first."""


def play(setup: Setup, saver: Seat = NOBODY) -> Played:
    """Play a game of Medium players, of whom one may spend nothing that is not asked for."""
    began, step = process_time(), start(setup)
    stays, out = 0, list[str]()
    while not step.state.over and step.state.table.turn.round <= LONGEST:
        state = step.state
        seed = random_word(setup.seed, f"{state.ply}|{state.seat}")
        view = observe(state, state.seat)
        action = saved(view) if state.seat == saver else choose(view, Level.MEDIUM, seed)
        step = apply(state, action)
        for event in step.events:
            stays += isinstance(event, StayBilled)
            if isinstance(event, WentBankrupt):
                out.append(_cause(state))
    table = step.state.table
    return Played(
        table.turn.round,
        table.turn.number,
        stays,
        sum(table.built),
        sum(each != NOBODY for each in table.entrances),
        tuple(out),
        table.end_reason,
        process_time() - began,
        first_place(step.state, saver) if step.state.over and saver != NOBODY else False,
    )


def saved(view: View) -> Action:
    """Return what Medium would do of all that spends nothing."""
    kept = [each.action for each in ratings(view) if not isinstance(each.action, SPENDING)]
    passes = (actions.EndTurn, actions.Pass)
    free = [each for each in view.legal if isinstance(each, passes)]
    return (kept or free or [view.legal[0]])[0]


def _cause(before: State) -> str:
    """Return what the bill was for that made a player bankrupt."""
    bill = before.table.flow[-1]
    if not isinstance(bill, Payment):
        return "other"
    if bill.debt is Debt.STAY:
        return "stay"
    return "card" if bill.reason is Reason.CARD else "other"


def ninth(values: Sequence[int]) -> int:
    """Return what nine of ten values are at most."""
    return sorted(values)[-(-9 * len(values) // 10) - 1]


def checks(games: Sequence[Played], players: int) -> dict[str, tuple[float, bool]]:
    """Return the figures of an evening, and whether each is met."""
    rounds = [game.rounds for game in games]
    middle, long = median(rounds), ninth(rounds)
    stays = median(game.stays for game in games)
    standing = median(game.structures for game in games) / STRUCTURES
    out = Counter(cause for game in games for cause in game.out)
    by_cards = out["card"] / max(1, out.total())
    ends = Counter(game.end for game in games)
    ways = {way: ends[way] / len(games) for way in (EndReason.CASH, EndReason.BANKRUPTCIES)}
    return {
        "rounds, median": (middle, ROUNDS[0] <= middle <= ROUNDS[1]),
        "rounds, p90": (long, long <= MOST_ROUNDS),
        "stays, median": (stays, stays >= LEAST_STAYS[players]),
        "structures standing": (standing, standing >= 1 / 2),
        "bankruptcies by cards": (by_cards, by_cards <= MOST_BY_CARDS),
        **{f"won by {way.value}": (share, share >= LEAST_SHARE) for way, share in ways.items()},
    }


def saver_share(setups: Sequence[Setup]) -> float:
    """Return the share of the games that a saver wins among Medium players."""
    players = setups[0].players
    return fmean(play(each, at % players).saver_won for at, each in enumerate(setups))


def report(games: Sequence[Played], players: int) -> Iterator[str]:
    """Yield the lines of a row: the table of lengths, the ends, and each figure of an evening."""
    rounds = sorted(game.rounds for game in games)
    tenth = rounds[(len(rounds) - 1) // 10]
    ends = Counter(game.end.value if game.end else "broken off" for game in games)
    out = Counter(cause for game in games for cause in game.out)
    yield (
        f"  {len(games)} games: rounds {median(rounds):g} ({tenth}-{ninth(rounds)}), "
        f"turns {median(game.turns for game in games):g}, "
        f"stays {median(game.stays for game in games):g}, "
        f"structures {median(game.structures for game in games):g} of {STRUCTURES}, "
        f"entrances {median(game.entrances for game in games):g}"
    )
    yield f"  ends {dict(ends.most_common())}, bankrupt by {dict(out.most_common())}"
    yield f"  {fmean(game.seconds for game in games):.2f} s of processor a game"
    for name, (value, is_met) in checks(games, players).items():
        yield f"  {'pass' if is_met else 'FAIL'}  {name}: {value:.3g}"


def changed(setup: Setup, changes: dict[str, object]) -> Options:
    """Return the options of a set-up with others in their place, by the names of saves."""
    written = setup_object(setup)
    options = written["options"]
    assert isinstance(options, dict)
    return setup_from({**written, "options": {**options, **changes}}, setup.players).options


def main() -> int:
    """Measure the rows that the command line names."""
    parser = argparse.ArgumentParser(description="Measure the length of Hotel Tycoon.")
    parser.add_argument("--games", type=int, default=60, help="for each row")
    parser.add_argument("--players", type=int, choices=PLAYERS)
    parser.add_argument("--mode", type=Mode, choices=list(Mode))
    parser.add_argument("--form", type=Form, choices=list(Form))
    parser.add_argument("--options", type=json.loads, default={}, help="others, as JSON")
    parser.add_argument("--seed", default="length")
    asked = parser.parse_args()
    for form in Form if asked.form is None else [asked.form]:
        for mode in Mode if asked.mode is None else [asked.mode]:
            for players in reversed(PLAYERS) if asked.players is None else [asked.players]:
                usual = make_setup(mode, players, asked.seed, options_of(form, mode, players))
                options = changed(usual, asked.options)
                setups = [
                    make_setup(mode, players, f"{asked.seed} {number}", options)
                    for number in range(asked.games)
                ]
                sys.stdout.write(f"{form.value}, {mode.value}, {players} players\n")
                for line in report([play(setup) for setup in setups], players):
                    sys.stdout.write(line + "\n")
                share = saver_share(setups)
                is_met = "pass" if share <= 1 / players else "FAIL"
                sys.stdout.write(f"  {is_met}  won by saving alone: {share:.3g}\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
