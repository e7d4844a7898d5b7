"""Figures of the economy: python -m tests.games.hotel_tycoon.economy --games 200 --seed 1.

Simple greedy players play whole games under the rules of each row. A row tells the rounds (median,
and what four of five games lie between), the stays of a game and what they cost on average, what
made players bankrupt, the games that ended by cash, and how often each seat or profile won.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from statistics import mean, median, quantiles

from acquire_desktop.games.hotel_tycoon.engine.decisions import Payment
from acquire_desktop.games.hotel_tycoon.engine.events import (
    GameEnded,
    MoneyPaid,
    ProfileTaken,
    StayBilled,
    WentBankrupt,
)
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, start
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Movement, Options, make_setup
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason, Reason
from tests.games.hotel_tycoon.greedy import STYLES, Style, choose

LONGEST = 300
"""Rounds after which a game is broken off."""
NO_CARDS = Options(fines_eliminate=False, events=False)
ONE_DIE = Options(
    fines_eliminate=False, events=False, movement=Movement.ONE_DIE, half_forced_purchase=True
)
LETTER = Options(grace=False)
GENTLE = Options(fines_eliminate=False)
ROWS = (
    ("4 Classic, letter, Ponzi purse, no re-entry", Mode.CLASSIC, 4, LETTER),
    *((f"{n} Classic, gentle", Mode.CLASSIC, n, GENTLE) for n in (4, 3, 2)),
    *((f"{n} Self-made, letter without grace", Mode.SELF_MADE, n, LETTER) for n in (4, 2)),
    ("4 Self-made, letter with grace", Mode.SELF_MADE, 4, Options()),
    *((f"{n} Self-made, gentle", Mode.SELF_MADE, n, GENTLE) for n in (4, 3, 2)),
    *((f"{n} Classic, two dice, no cards", Mode.CLASSIC, n, NO_CARDS) for n in (4, 3, 2)),
    *((f"{n} Classic, one die, no cards", Mode.CLASSIC, n, ONE_DIE) for n in (4, 3, 2)),
    ("4 Investors, letter", Mode.INVESTORS, 4, LETTER),
    ("4 Investors, gentle", Mode.INVESTORS, 4, GENTLE),
)
"""The rows of section 7 of the design; one die is measured with the cash of Classic."""


class Figures:
    """What is counted over the games of a row."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.stays: list[int] = []
        self.paid: list[int] = []
        self.causes: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.ends: Counter[EndReason] = Counter()

    def play(self, mode: Mode, players: int, options: Options, seed: str, style: Style) -> None:
        """Play a game and count."""
        step = start(make_setup(mode, players, seed, options))
        names = {e.seat: e.profile.value for e in step.events if isinstance(e, ProfileTaken)}
        stays = 0
        while not step.state.over and step.state.table.turn.round <= LONGEST:
            bill = step.state.table.flow[-1]
            step = apply(step.state, choose(observe(step.state, step.state.seat), style))
            for event in step.events:
                if isinstance(event, StayBilled):
                    stays += 1
                elif isinstance(event, MoneyPaid) and event.reason is Reason.STAY:
                    self.paid.append(event.amount)
                elif isinstance(event, WentBankrupt) and isinstance(bill, Payment):
                    self.causes[_cause(bill)] += 1
                elif isinstance(event, GameEnded):
                    self.ends[event.reason] += 1
                    winners = [seat for seat, place in enumerate(event.places) if place == 1]
                    self.wins.update(names.get(seat, f"seat {seat}") for seat in winners)
        self.rounds.append(step.state.table.turn.round)
        self.stays.append(stays)

    def line(self) -> str:
        """Return the row."""
        deciles = quantiles(self.rounds, n=10)
        paid = f"{mean(self.paid):.0f}" if self.paid else "-"
        cash = 100 * self.ends[EndReason.CASH] / len(self.rounds)
        return (
            f"{median(self.rounds):.0f} [{deciles[0]:.0f}-{deciles[-1]:.0f}] rounds, "
            f"{mean(self.stays):.1f} stays ({paid}), by cash {cash:.0f} %, "
            f"broken off {len(self.rounds) - sum(self.ends.values())}\n"
            f"    out by {_shares(self.causes)}; won by {_shares(self.wins)}"
        )


def _cause(bill: Payment) -> str:
    if bill.reason is Reason.CARD:
        return f"{bill.debt.value} card"
    return str(bill.reason.value).replace("_", " ")


def _shares(counts: Counter[str]) -> str:
    total = sum(counts.values())
    return ", ".join(f"{name} {100 * count / total:.0f} %" for name, count in counts.most_common())


def rows(only: str) -> Iterable[tuple[str, Mode, int, Options]]:
    """Return the rows whose name contains a text."""
    return (row for row in ROWS if only in row[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="for each row")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="rows whose name contains this")
    parser.add_argument("--style", choices=STYLES, default="careful", help="how they choose")
    asked = parser.parse_args()
    style = STYLES[asked.style]
    for name, mode, players, options in rows(asked.only):
        figures = Figures()
        for number in range(asked.games):
            figures.play(mode, players, options, f"economy {asked.seed} {number}", style)
        print(f"{name}: {figures.line()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
