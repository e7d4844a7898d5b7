"""Messages: what the window and the computer players' process write to each other.

They are bounded JSON, and an action is only its number among the legal ones: whatever a process
that has gone wild sends, it is read, and never carried out.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Protocol

from acquire_desktop.codec import Codec, int_of
from acquire_desktop.storage.strict_json import MAX_INT, StrictJsonError, parse

MAX_REQUEST_BYTES: Final = 1 << 20
MAX_ANSWER_BYTES: Final = 1 << 16
READY: Final = b"ready"
"""What the process says first, when it can take requests."""
HURRY: Final = b"hurry"
"""What the window says when it wants the answers to all its requests at once."""
_MOST_CANDIDATES: Final = 500
_MOST_PROBLEM: Final = 300
"""Characters."""
_MOST_SEATS: Final = 16
_PARTS: Final = 1_000_000
"""Chances go as so many parts of one, since strict JSON has no fractions."""
_Count = Annotated[int, range(MAX_INT + 1)]
_Share = Annotated[int, range(_PARTS + 1)]


class MessageError(ValueError):
    """A message that the other side cannot have meant."""


class Tried(Protocol):
    """An action that a search has tried."""

    @property
    def action(self) -> Any:
        """The action."""

    @property
    def win(self) -> float:
        """The chance of this seat to win, 0-1."""

    @property
    def error(self) -> float:
        """The standard error of ``win``."""

    @property
    def simulations(self) -> int:
        """How often it was tried."""


class Chance(Protocol):
    """The expected result of a seat."""

    @property
    def win(self) -> float:
        """The chance to win, 0-1."""

    @property
    def error(self) -> float:
        """The standard error of ``win``."""


class Found(Protocol):
    """The decision of a computer player, and the actions that its search tried."""

    @property
    def action(self) -> Any:
        """The chosen action."""

    @property
    def candidates(self) -> Sequence[Tried]:
        """The tried actions, best first; empty when nothing was searched."""

    @property
    def simulations(self) -> int:
        """Simulations done."""

    @property
    def chances(self) -> Sequence[Chance]:
        """The chances of all seats, by seat; empty where they were not asked for."""


@dataclass(frozen=True, slots=True)
class Question:
    """One decision to be made, as the window asks for it."""

    game_id: str
    """Which game asks."""
    ply: int
    """Actions applied in that game so far."""
    view: Any
    """All that the deciding seat may know; None where nothing is to be decided."""
    level: str
    """The name of a computer player."""
    seed: int
    """Where the player's luck comes from."""
    played: Any = None
    """An action that is to be judged, with ``level`` as the effort; None when one is wanted."""
    work: object = None
    """Plain values of other work for the players, such as finding out about a finished game."""


@dataclass(frozen=True, slots=True)
class Request:
    """The same as the process reads it."""

    number: int
    """Counted up with every request to a process."""
    level: str
    seed: int
    view: object
    """As plain values."""
    played: int | None = None
    """The place among the legal actions of the one that is to be judged."""
    work: object = None
    """Other work, as plain values."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a search has tried, as the window reads it: see ``Tried``."""

    action: Any
    win: float
    error: float
    simulations: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of a question."""

    game_id: str
    ply: int
    action: Any
    """The chosen action; None when there is none."""
    problem: str = ""
    """Why there is no action, for the log of errors."""
    candidates: tuple[Tried, ...] = ()
    """What a search has tried, best first; empty when nothing was searched."""
    simulations: int = 0
    """Simulations done."""
    verdict: object = None
    """What the action to be judged was worth, or what other work came to, as plain values that
    the game itself reads.
    """
    chances: tuple[tuple[float, float], ...] = ()
    """By seat the chance to win and its standard error; empty where they were not asked for."""


@dataclass(frozen=True, slots=True)
class _Written:
    """An answer as the process writes it."""

    number: int
    """Of the request."""
    problem: Annotated[str, _MOST_PROBLEM] = ""
    action: _Count = 0
    """Its place among the legal ones."""
    tried: Annotated[tuple[tuple[_Count, _Share, _Share, _Count], ...], _MOST_CANDIDATES] = ()
    """Action, chance to win, its error, and how often it was tried."""
    simulations: _Count = 0
    verdict: object = None
    chances: Annotated[tuple[tuple[_Share, _Share], ...], _MOST_SEATS] = ()


_ANSWER: Final = Codec(_Written)


def write_request(number: int, question: Question, plain: Callable[[Any], object]) -> bytes:
    """Write a question for the process.

    Args:
        number: Counted up with every request to a process.
        question: What is asked.
        plain: Writes the view as plain values: ``Game.view_to_json``.
    """
    view, played = question.view, question.played
    place = None if played is None else view.legal.index(played)
    seen = None if view is None else plain(view)
    fields = (number, question.level, question.seed, seen, place, question.work)
    return json.dumps(fields, separators=(",", ":")).encode("ascii")


def read_request(message: bytes) -> Request:
    """Read what ``write_request`` wrote.

    Raises:
        ValueError: If it is something else.
    """
    fields = json.loads(message)
    if not isinstance(fields, list) or len(fields) != 6:
        raise MessageError("not a request")
    return Request(*fields)


def write_answer(number: int, legal: Sequence[Any], found: Found) -> bytes:
    """Write what a player decided.

    Args:
        number: Of the request.
        legal: The legal actions, in the order that both sides know.
        found: The decision.

    Raises:
        ValueError: If an action is not legal.
    """
    places = {action: place for place, action in enumerate(legal)}
    if found.action not in places:
        raise MessageError(f"not legal: {found.action!r}")
    tried = tuple(
        (places[each.action], _parts(each.win), _parts(each.error), each.simulations)
        for each in found.candidates[:_MOST_CANDIDATES]
        if each.action in places
    )
    chances = tuple((_parts(each.win), _parts(each.error)) for each in found.chances)
    return _answer(
        _Written(
            number,
            action=places[found.action],
            tried=tried,
            simulations=found.simulations,
            chances=chances,
        )
    )


def write_verdict(number: int, verdict: object) -> bytes:
    """Write what an action was worth, or what other work came to.

    Args:
        number: Of the request.
        verdict: Plain values without fractions, and not None.
    """
    return _answer(_Written(number, verdict=verdict))


def write_problem(number: int, problem: str) -> bytes:
    """Write why there is no decision."""
    text = problem[:_MOST_PROBLEM].encode("ascii", "replace").decode()
    return _answer(_Written(number, text or "no reason"))


def _answer(written: _Written) -> bytes:
    return json.dumps(_ANSWER.write(written), separators=(",", ":")).encode("ascii")


def _parts(share: float) -> int:
    return round(share * _PARTS)


def read_answer(message: bytes, number: int, question: Question) -> Answer:
    """Read what the process wrote.

    Args:
        message: What came.
        number: Of the request whose turn it is to be answered.
        question: What was asked by it.

    Raises:
        MessageError: If it is no answer to this request.
    """
    # Where nothing is to be decided, the first of nothing stands in the place of an action.
    legal = (None,) if question.view is None else question.view.legal
    try:
        written = _ANSWER.read(parse(message))
        int_of(written.number, number, number)
        action = _legal(written.action, legal)
        verdict = None if written.problem else _verdict(written.verdict, question)
        return Answer(
            question.game_id,
            question.ply,
            None if written.problem or verdict is not None else action,
            written.problem,
            tuple(
                Candidate(_legal(place, legal), win / _PARTS, error / _PARTS, simulations)
                for place, win, error, simulations in written.tried
            ),
            written.simulations,
            verdict,
            tuple((win / _PARTS, error / _PARTS) for win, error in written.chances),
        )
    except StrictJsonError as error:
        raise MessageError(f"not an answer: {error}") from None


def _verdict(value: object, question: Question) -> object:
    """Return a verdict; there is one where that or other work was asked for, and nowhere else."""
    if (value is None) is not (question.played is None and question.work is None):
        raise StrictJsonError("a verdict, or none, that nobody asked for")
    return value


def _legal(place: int, legal: Sequence[Any]) -> Any:
    """Return the legal action that stands at a place."""
    return legal[int_of(place, 0, len(legal) - 1)]
