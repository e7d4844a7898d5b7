"""Set-up: all that fixes a game before its first action, and what an edition refuses."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from acquire_desktop.games.acquire.engine.board import TILE_COUNT, Seat, Tile
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.view import Holdings

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.engine.view import View

MAX_SEED_LENGTH: Final = 64
"""Characters."""
EXTRA_CASH: Final = range(0, 3100, 100)
"""Dollars that a player may begin with beyond the edition's starting cash."""


class SetupProblem(Enum):
    """Why a game cannot start like this."""

    TOO_FEW_PLAYERS = "too-few-players"
    TOO_MANY_PLAYERS = "too-many-players"
    BAD_TILES = "bad-tiles"
    BAD_FIRST_SEAT = "bad-first-seat"
    BAD_SEED = "bad-seed"
    BAD_HOUSE_RULE = "bad-house-rule"
    NO_POWER_CARDS = "no-power-cards"
    BAD_POSITION = "bad-position"
    BAD_EXTRA_CASH = "bad-extra-cash"


class SetupError(ValueError):
    """A set-up that the edition does not allow."""

    def __init__(self, problem: SetupProblem, message: str) -> None:
        super().__init__(message)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that fixes a game before its first action."""

    edition: Edition
    players: int
    """Seats at the table."""
    tiles: tuple[Tile, ...]
    """All 108 tiles in draw order: start tiles, then six for each seat, then the pool.

    With a position those that lie face up, then the hands by seat, then the pool.
    """
    seed: str
    """The text that later random draws come from; the tiles need not come from it."""
    first_seat: Seat | None = None
    """Who starts; None lets the start tiles decide."""
    holdings: Holdings = Holdings.OPEN
    power_cards: bool = False
    """Whether every seat has the five special power cards."""
    position: View | None = None
    """Where a game begins that does not begin at the start: the view of the seat that decides."""
    extra_cash: tuple[int, ...] = ()
    """The handicap: dollars beyond the edition's starting cash, by seat; empty where nobody has
    more."""


def make_setup(  # noqa: PLR0913 - a set-up has many parts, most of them named
    edition: Edition,
    players: int,
    seed: str,
    *,
    tiles: tuple[Tile, ...] | None = None,
    first_seat: Seat | None = None,
    holdings: Holdings = Holdings.OPEN,
    power_cards: bool = False,
    position: View | None = None,
    extra_cash: Sequence[int] = (),
) -> Setup:
    """Check a set-up and shuffle the tiles from the seed unless they are given.

    Raises:
        SetupError: If the edition does not allow it.
    """
    check_players(edition, players)
    if power_cards and not edition.power_cards:
        raise SetupError(
            SetupProblem.NO_POWER_CARDS,
            f"{edition.key} has no special power cards; a Japanese edition has them",
        )
    if not 1 <= len(seed) <= MAX_SEED_LENGTH or not seed.isprintable():
        raise SetupError(SetupProblem.BAD_SEED, "a seed has 1 to 64 printable characters")
    if tiles is None:
        tiles = tuple(Generator.from_text(f"{seed}|tiles").shuffled(range(TILE_COUNT)))
    elif sorted(tiles) != list(range(TILE_COUNT)):
        raise SetupError(SetupProblem.BAD_TILES, "each of the 108 tiles must stand there once")
    if first_seat is not None and not 0 <= first_seat < players:
        raise SetupError(SetupProblem.BAD_FIRST_SEAT, f"no such seat: {first_seat}")
    extra = _extra_cash(extra_cash, players)
    options = holdings, power_cards, position, extra
    setup = Setup(edition, players, tiles, seed, first_seat, *options)
    if position is not None:
        _check_position(setup, position)
    return setup


def _check_position(setup: Setup, view: View) -> None:
    """Check that a position is of a game with this set-up, at a decision of its seat."""
    agreed = (view.edition, view.players, view.holdings, view.power_cards)
    if agreed != (setup.edition, setup.players, setup.holdings, setup.power_cards):
        raise SetupError(SetupProblem.BAD_POSITION, "the position is of another set-up")
    if setup.extra_cash:
        raise SetupError(SetupProblem.BAD_EXTRA_CASH, "a position says what everybody has")
    if not view.legal:
        raise SetupError(SetupProblem.BAD_POSITION, "its seat decides nothing in the position")


def _extra_cash(extra_cash: Sequence[int], players: int) -> tuple[int, ...]:
    """Check the handicap; one that gives nobody anything is none."""
    is_legal = all(type(cash) is int and cash in EXTRA_CASH for cash in extra_cash)
    if not is_legal or len(extra_cash) not in (0, players):
        raise SetupError(
            SetupProblem.BAD_EXTRA_CASH,
            f"extra cash is $0 to ${EXTRA_CASH[-1]} in hundreds for each of {players} players",
        )
    return tuple(extra_cash) if any(extra_cash) else ()


def check_players(edition: Edition, players: int) -> None:
    """Check the number of players.

    Raises:
        SetupError: If the edition is for fewer or more players.
    """
    fewest, most = edition.players
    if players < fewest:
        problem, why = SetupProblem.TOO_FEW_PLAYERS, f"{edition.key} needs {fewest} players"
        if edition.bonus_places > 2 and players == 2:
            # en-2023, "Playing a Two-Player Game"; ja-2023, "２人ゲーム"
            why += ": two players play with Classic bonuses, as their rulebook says"
        raise SetupError(problem, why)
    if players > most:
        raise SetupError(SetupProblem.TOO_MANY_PLAYERS, f"{edition.key} seats {most} players")


def random_word(seed: str, purpose: str) -> int:
    """Return a number of 32 bits that depends on the seed and what it is for."""
    return int.from_bytes(hashlib.sha256(f"{seed}|{purpose}".encode()).digest()[:4])
