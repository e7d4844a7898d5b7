"""Golden playthroughs: one game of every table, with what every seat sees after every action.

``python -m tests.golden`` plays the games anew, after the rules were changed on purpose. A file
has a line for each action with a short digest of all views and of all events as each seat is
told them; a few times it has the whole view of the seat that decides.
"""

import hashlib
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from acquire_desktop.games.acquire.engine.game import (
    Step,
    apply,
    legal_actions,
    observe,
    redact,
    start,
)
from acquire_desktop.games.acquire.engine.notation import action_text, parse_action
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from tests.games.acquire.engine.variety import TABLES, Table
from tests.games.acquire.engine.view_text import view_lines

FOLDER: Final = Path(__file__).parent / "games" / "acquire" / "engine" / "golden"
WHOLE_VIEW_EVERY: Final = 90
"""Actions between two whole views."""


def path_of(table: Table) -> Path:
    """Return where the game of a table is stored."""
    return FOLDER / f"{table}.txt"


def setup_of(table: Table) -> Setup:
    edition, seats, cards = table
    holdings = Holdings.HIDDEN if seats % 2 else Holdings.OPEN
    return make_setup(edition, seats, "golden", holdings=holdings, power_cards=cards)


def choose_actions(table: Table) -> list[str]:
    """Play at random, with the end declared rarely; return the actions."""
    chance = random.Random(str(table))
    state = start(setup_of(table)).state
    texts: list[str] = []
    while not state.over:
        legal = [action_text(action, table.edition) for action in legal_actions(state)]
        if legal[-1] == "declare" and chance.random() < 0.95:
            del legal[-1]
        texts.append(chance.choice(legal))
        state = apply(state, parse_action(texts[-1], table.edition)).state
    return texts


def playthrough(table: Table, texts: Sequence[str]) -> Iterator[str]:
    """Play these actions; yield the lines of the file."""
    step = start(setup_of(table))
    yield f"start {short_digest(step)}"
    for number, text in enumerate(texts, start=1):
        step = apply(step.state, parse_action(text, table.edition))
        yield f"{text} {short_digest(step)}"
        if number % WHOLE_VIEW_EVERY == 0 or step.state.over:
            yield from (f"    {line}" for line in view_lines(observe(step.state, step.state.seat)))


def short_digest(step: Step) -> str:
    """Sum up what all seats see and are told."""
    seats = range(step.state.setup.players)
    return hashlib.sha256("\n".join(seen_by(step, seats)).encode()).hexdigest()[:8]


def seen_by(step: Step, seats: range) -> Iterator[str]:
    for seat in seats:
        yield from view_lines(observe(step.state, seat))
        yield from map(str, redact(step.events, seat))


def actions_in(lines: Sequence[str]) -> list[str]:
    """Return the actions of a stored game."""
    return [line[:-8].strip() for line in lines[1:] if not line.startswith(" ")]


def write() -> None:
    """Play all games anew."""
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        lines = playthrough(table, choose_actions(table))
        path_of(table).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write()
