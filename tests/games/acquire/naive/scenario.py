"""Scenarios as text: a position, actions and what must be true after each.

A file starts with ``rule:`` lines and may hold several scenarios, each after a ``== title``:

- ``editions: 2008 2023-tycoon`` plays the same scenario by several rulebooks.
- ``board:`` is followed by 9 lines of 12 signs; ``cash``, ``stocks`` and ``hands`` have one
  part for each seat, the last two separated by ``|``. ``pool`` lists the tiles to draw, next
  first; without it all other tiles are in the pool. ``buying: yes`` starts at the purchase.
- ``deal: 9A 1B ...`` with ``players: 3`` starts a new game instead; the tiles that are not
  named follow in the order of the board.
- ``extra: 0 1500 300`` gives seats of a new game more starting cash.
- ``cards: yes`` gives every seat the special power cards.

Then ``> place 6D`` acts, ``! place 6D`` must be refused, and any other line is a check, such as
``cash 6000 5000 6000`` or ``event seat 0 passes``; the checks are listed in ``CHECKS``.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from acquire_desktop.games.acquire.engine.actions import IllegalActionError
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.game import apply, new_game
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from tests.games.acquire.naive.engine import NaiveGame
from tests.games.acquire.naive.event_texts import event_text
from tests.games.acquire.naive.facts import Facts, naive_facts, real_facts
from tests.games.acquire.naive.options import options_of
from tests.games.acquire.naive.spaces import ALL_TILES
from tests.games.acquire.naive.start import naive_position, new_naive
from tests.games.acquire.naive.telling import told_by


@dataclass
class Scenario:
    """One titled part of a scenario file."""

    title: str
    headers: dict[str, str] = field(default_factory=dict)
    board: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def parts(self, header: str) -> list[str]:
        """Return the parts of a header that has one for each seat."""
        seats = len(self.headers["cash"].split())
        parts = self.headers.get(header, "").split("|")
        return [part.strip() for part in parts] + [""] * (seats - len(parts))


def read_scenarios(text: str) -> tuple[str, list[Scenario]]:
    """Return the rule that a file names, and its scenarios."""
    head, *parts = text.split("\n== ")
    assert head.startswith("rule: "), "a scenario file names its rule first"
    scenarios = [read_scenario(part.splitlines()) for part in parts]
    assert scenarios, "a scenario file holds a scenario"
    return head.removeprefix("rule: "), scenarios


def read_scenario(lines: list[str]) -> Scenario:
    """Read the lines after ``==``."""
    scenario = Scenario(lines[0])
    rest = [line.strip() for line in lines[1:] if line.strip()]
    while rest and ":" in rest[0].split()[0]:
        name, _, value = rest.pop(0).partition(":")
        scenario.headers[name] = value.strip()
        if name == "board":
            scenario.board, rest = rest[:9], rest[9:]
    scenario.lines = rest
    return scenario


def counts_of(text: str) -> dict[str, int]:
    """Read ``tower 3 sackson 1``."""
    words = text.split()
    return {name: int(number) for name, number in zip(words[::2], words[1::2], strict=True)}


def deal_of(scenario: Scenario) -> list[str]:
    """Return all tiles in draw order."""
    first = scenario.headers["deal"].split()
    return first + [tile for tile in ALL_TILES if tile not in first]


def extra_cash_of(scenario: Scenario) -> list[int]:
    """Return the handicap by seat, or nothing."""
    return [int(word) for word in scenario.headers.get("extra", "").split()]


def start_real(scenario: Scenario, edition: Edition) -> State:
    """Start the scenario on the real engine."""
    headers = scenario.headers
    if "deal" in headers:
        tiles = tuple(TILES_BY_NAME[name] for name in deal_of(scenario))
        setup = make_setup(
            edition,
            int(headers["players"]),
            "scenario",
            tiles=tiles,
            power_cards="cards" in headers,
            extra_cash=extra_cash_of(scenario),
        )
        return new_game(setup)
    names = {spec.name.lower(): spec.name for spec in edition.chains}
    return position(
        edition,
        scenario.board,
        cash=[int(word) for word in headers["cash"].split()],
        stocks=[
            {names[chain]: number for chain, number in counts_of(part).items()}
            for part in scenario.parts("stocks")
        ],
        hands=scenario.parts("hands"),
        pool=headers.get("pool"),
        turn_seat=int(headers.get("turn", "0")),
        buying="buying" in headers,
        power_cards="cards" in headers,
    )


def start_naive(scenario: Scenario, edition: str, real: State) -> NaiveGame:
    """Start the scenario on the naive engine, as the real one started."""
    headers = scenario.headers
    options = options_of(edition, cards="cards" in headers)
    if "deal" in headers:
        extra_cash = extra_cash_of(scenario)
        return new_naive(options, int(headers["players"]), deal_of(scenario), extra_cash)
    return naive_position(
        options,
        scenario.board,
        cash=[int(word) for word in headers["cash"].split()],
        stocks=[counts_of(part) for part in scenario.parts("stocks")],
        hands=[part.split() for part in scenario.parts("hands")],
        pool=headers["pool"].split() if "pool" in headers else None,
        turn=int(headers.get("turn", "0")),
        told=None if "buying" in headers else told_by(real),
    )


def check_asks(facts: Facts, text: str) -> None:
    kind, seat = text.split()
    assert (facts.kind, facts.seat) == (kind, int(seat))


def check_legal(facts: Facts, text: str) -> None:
    assert facts.legal == {part.strip() for part in text.split(";")}


def check_can(facts: Facts, text: str) -> None:
    assert {part.strip() for part in text.split(";")} <= facts.legal


def check_cannot(facts: Facts, text: str) -> None:
    assert not {part.strip() for part in text.split(";")} & facts.legal


def check_cash(facts: Facts, text: str) -> None:
    assert facts.cash == [int(word) for word in text.split()]


def check_stock(facts: Facts, text: str) -> None:
    seat, _, counts = text.partition(" ")
    assert facts.stocks[int(seat)] == counts_of(counts)


def check_hand(facts: Facts, text: str) -> None:
    seat, *tiles = text.split()
    assert facts.hands[int(seat)] == sorted(tiles)


def check_board(facts: Facts, text: str) -> None:
    """Compare spaces with signs: ``5E C 6E o``."""
    words = text.split()
    for tile, sign in zip(words[::2], words[1::2], strict=True):
        assert facts.board[ALL_TILES.index(tile)] == sign, tile


def check_sizes(facts: Facts, text: str) -> None:
    assert facts.sizes | counts_of(text) == facts.sizes


def check_prices(facts: Facts, text: str) -> None:
    assert facts.prices | counts_of(text) == facts.prices


def check_bank(facts: Facts, text: str) -> None:
    assert facts.bank | counts_of(text) == facts.bank


def check_pool(facts: Facts, text: str) -> None:
    assert facts.pool == int(text)


def check_out(facts: Facts, text: str) -> None:
    assert facts.out == sorted(text.split())


def check_over(facts: Facts, text: str) -> None:
    """Compare reason, totals and winners: ``declared | 9000 8000 | 0``."""
    reason, totals, winners = (part.split() for part in text.split("|"))
    assert facts.over == (reason[0], [int(n) for n in totals], [int(n) for n in winners])


CHECKS: dict[str, Callable[[Facts, str], None]] = {
    "asks": check_asks,
    "legal": check_legal,
    "can": check_can,
    "cannot": check_cannot,
    "cash": check_cash,
    "stock": check_stock,
    "hand": check_hand,
    "board": check_board,
    "sizes": check_sizes,
    "prices": check_prices,
    "bank": check_bank,
    "pool": check_pool,
    "out": check_out,
    "over": check_over,
}
"""What a line may check: who is asked, what is legal, what lies on the table."""


class Play:
    """A scenario being played on the engines."""

    def __init__(self, scenario: Scenario, edition: Edition) -> None:
        self.edition = edition
        self.real = start_real(scenario, edition)
        self.naive = start_naive(scenario, edition.key, self.real)
        self.events: Iterator[str] = iter(())
        self.happened: list[str] = []

    def run(self, line: str) -> None:
        """Do or check what a line says."""
        word, _, rest = line.partition(" ")
        if word == ">":
            self.do(rest)
        elif word == "!":
            with pytest.raises(IllegalActionError):
                apply(self.real, parse_action(rest, self.edition))
            assert rest not in self.naive.legal()
        elif word == "event":
            assert rest in self.events, self.happened
        elif word == "mentions":
            assert any(rest in text for text in self.happened), self.happened
        elif word == "no-event":
            assert not any(rest in text for text in self.happened), self.happened
        else:
            for facts in self.facts():
                CHECKS[word](facts, rest)

    def do(self, text: str) -> None:
        """Apply an action."""
        step = apply(self.real, parse_action(text, self.edition))
        self.real = step.state
        self.happened = [event_text(event, self.edition) for event in step.events]
        self.events = iter(self.happened)
        assert text in self.naive.legal()
        self.naive.do(text, told_by(step.state, step.events))
        real, naive = self.facts()
        assert real == naive

    def facts(self) -> list[Facts]:
        """Return what each engine says, the real one first."""
        seats = range(self.real.setup.players)
        return [real_facts(self.real, seats), naive_facts(self.naive, seats)]


def play(scenario: Scenario, edition_key: str) -> None:
    """Play a scenario; an AssertionError names the line that does not hold."""
    playing = Play(scenario, EDITIONS[edition_key])
    for line in scenario.lines:
        try:
            playing.run(line)
        except Exception as error:
            error.add_note(f"at: {line}")
            raise
