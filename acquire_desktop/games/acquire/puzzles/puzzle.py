"""Puzzle: a decision of a game that was played, its answers, and what each of them is worth."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Annotated, Final

from acquire_desktop.codec import Codec, FormError, int_of
from acquire_desktop.games.acquire.advice.judgement import POINT
from acquire_desktop.games.acquire.advice.reason_finder import reasons_for
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.advice.verdict_reasons import Why, only_in
from acquire_desktop.games.acquire.engine.actions import Action, IllegalActionError, PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.notation import NotationError, parse_action
from acquire_desktop.games.acquire.engine.setup import SetupError, make_setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.paths import resource_dir
from acquire_desktop.storage.strict_json import StrictJsonError, parse

FORMAT: Final = "acquire-desktop-puzzles"
VERSION: Final = 1
FILE: Final = "puzzles/puzzles.jsonl"
"""The shipped puzzles below the folder of resources: a line that says so, and one for each."""
RIGHT: Final = 2 * POINT
"""What gives away no more than this is as good as the best, as far as searches tell."""
NEAR: Final = 4 * POINT
"""What gives away less than this is near it."""

_MOST_LINES: Final = 400
_MOST_ACTIONS: Final = 256
_MOST_DOLLARS: Final = 200_000
_Notation = Annotated[str, 64]
_Part = Annotated[int, range(PARTS + 1)]
_Place = Annotated[int, range(_MOST_ACTIONS)]
_Money = tuple[
    _Place,
    Annotated[int, range(-_MOST_DOLLARS, _MOST_DOLLARS)],
    Annotated[int, range(_MOST_DOLLARS)],
]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as it is shipped."""

    id: Annotated[str, re.compile(r"[0-9a-f]{8}")]
    """It stays the same for ever."""
    theme: Theme
    stars: Annotated[int, range(1, 4)]
    """How hard it is: 1 where Medium finds the answer, 2 where Hard does, 3 where neither does."""
    edition: Annotated[str, 32]
    players: Annotated[int, range(2, 7)]
    seed: Annotated[str, 64]
    lines: Annotated[tuple[_Notation, ...], _MOST_LINES]
    """The actions that led to the decision."""
    best: _Notation
    natural: _Notation
    """What a player does who does not find the best."""
    wins: Annotated[tuple[_Part, ...], _MOST_ACTIONS]
    """The chance to win after every legal action, in their order, in 1/10,000."""
    money: Annotated[tuple[_Money, ...], _MOST_ACTIONS]
    """Of some actions the place among the legal ones, how many dollars less than after the best
    there are at the end, and the standard error of that; by whole games.
    """


_CODEC: Final = Codec(Puzzle)


class Rank(Enum):
    """How good an answer is."""

    RIGHT = "right"
    NEAR = "near"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Answer:
    """The verdict on an answer; chances in 1/10,000, dollars rounded to hundreds."""

    action: Action
    best: Action
    natural: Action
    win: int
    """The chance to win after it."""
    best_win: int
    natural_win: int
    money: int | None
    """The dollars that it costs at the end; None where that is not known, or may be nothing."""
    natural_money: int | None
    """The same of the natural answer."""
    why: Why
    """What speaks for the best and not for another answer, and what for that one: the answer, or
    beside the best the natural one.
    """

    @property
    def rank(self) -> Rank:
        """How good it is."""
        return rank_of(self.best_win - self.win)

    @property
    def is_right(self) -> bool:
        """Whether it counts as solved."""
        return self.rank is Rank.RIGHT


@dataclass(frozen=True, slots=True)
class Position:
    """The position of a puzzle."""

    view: View
    """What the player knows who decides."""
    last: Tile | None
    """The tile placed last."""


def puzzle_id(seed: str, lines: Sequence[str]) -> str:
    """Return the id of the puzzle that is the decision after these lines."""
    return hashlib.sha256(f"{seed}|{len(lines)}".encode()).hexdigest()[:8]


def line_of(puzzle: Puzzle) -> dict[str, object]:
    """Return a puzzle as the JSON object of its line."""
    written: dict[str, object] = _CODEC.write(puzzle)
    return written


def puzzles_from(text: str) -> tuple[Puzzle, ...]:
    """Read the text of a file of puzzles; whether their positions exist is seen when played.

    Raises:
        FormError: If it is anything else, or has an id twice.
    """
    try:
        head, *lines = [parse(line.encode()) for line in text.splitlines()]
    except (StrictJsonError, ValueError) as error:
        raise FormError("not a file of puzzles") from error
    if type(head) is not dict or head.get("format") != FORMAT:
        raise FormError("not a file of puzzles")
    int_of(head.get("version"), VERSION, VERSION)
    found = tuple(map(_CODEC.read, lines))
    if len({each.id for each in found}) != len(found):
        raise FormError("an id stands there twice")
    return found


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Read the puzzles of the program."""
    return puzzles_from((resource_dir() / FILE).read_text(encoding="utf-8"))


@lru_cache(maxsize=8)
def position_of(puzzle: Puzzle) -> Position:
    """Play the lines of a puzzle again and return its position.

    Raises:
        FormError: If they cannot be played, or what is worth something is not what is legal.
    """
    last = None
    try:
        edition = EDITIONS[puzzle.edition]
        state = new_game(make_setup(edition, puzzle.players, puzzle.seed))
        for line in puzzle.lines:
            action = parse_action(line, edition)
            last = action.tile if isinstance(action, PlaceTile) else last
            state = apply(state, action).state
        view = observe(state, state.seat)
        answers = [parse_action(line, edition) for line in (puzzle.best, puzzle.natural)]
    except (KeyError, SetupError, NotationError, IllegalActionError) as error:
        raise FormError("the lines cannot be played") from error
    places = [place for place, *_ in puzzle.money]
    if not set(answers) <= set(view.legal) or len(puzzle.wins) != len(view.legal):
        raise FormError("the answers are not those that are legal")
    if any(place >= len(view.legal) for place in places):
        raise FormError("money for what is not legal")
    return Position(view, last)


def answer(puzzle: Puzzle, action: Action | None) -> Answer:
    """Return the verdict on an answer.

    Args:
        puzzle: The puzzle.
        action: One of the legal actions of its position; None for the best.
    """
    view = position_of(puzzle).view
    best, natural = (parse_action(each, view.edition) for each in (puzzle.best, puzzle.natural))
    action = best if action is None else action
    reasons = [
        reasons_for(view, view.seat, each) for each in (best, natural if action == best else action)
    ]
    places = [view.legal.index(each) for each in (action, best, natural)]
    return Answer(
        action,
        best,
        natural,
        win=puzzle.wins[places[0]],
        best_win=puzzle.wins[places[1]],
        natural_win=puzzle.wins[places[2]],
        money=_money(puzzle, places[0]),
        natural_money=_money(puzzle, places[2]),
        why=Why(only_in(reasons[0], reasons[1]), only_in(reasons[1], reasons[0]), None),
    )


def _money(puzzle: Puzzle, place: int) -> int | None:
    """Return what a legal action costs in dollars, if that is certain."""
    found = {each[0]: each[1:] for each in puzzle.money}
    dollars, error = found.get(place, (0, 0))
    return round(dollars, -2) if dollars > 2 * error else None


def rank_of(loss: int) -> Rank:
    """Return how good an answer is that gives so much away, in 1/10,000."""
    if loss <= RIGHT:
        return Rank.RIGHT
    return Rank.NEAR if loss < NEAR else Rank.WRONG
