"""Rule positions: small boards that show what a rule says, with the sizes of an edition."""

from functools import cache
from typing import Final, NamedTuple

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import COLUMNS, ROWS, TILE_NAMES, Tile
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import View

_TILE, _EMPTY, _INDEPENDENT = "*", ".", "o"
_HELD: Final = 4
"""Stocks of an acquired chain in the hand of who trades."""


class RuleBoard(NamedTuple):
    """A corner of the board, from 1A on, in lines of equal length.

    A digit is a chain by its place in the edition, from 1; ``*`` is the tile in hand.
    """

    lines: tuple[str, ...]
    is_placed: bool = False
    """Whether the tile is placed, and its merger is being settled."""

    @property
    def columns(self) -> int:
        """How many columns are shown."""
        return len(self.lines[0])

    @property
    def rows(self) -> int:
        """How many rows are shown."""
        return len(self.lines)

    @property
    def tile(self) -> Tile | None:
        """The tile in hand, or None."""
        found = "".join(line.ljust(COLUMNS, _EMPTY) for line in self.lines).find(_TILE)
        return found if found >= 0 else None


_FIXED: Final = {
    "found": RuleBoard(("......", ".o....", ".o*o..", "......")),
    "grow": RuleBoard((".......", ".11*o..", ".1..o..", ".......")),
    "merge": RuleBoard((".......", ".77*11.", ".77.1..", ".......")),
    "tie": RuleBoard((".......", ".77*11.", ".7..1..", ".......")),
    "trade": RuleBoard((".......", ".77*11.", ".77.1..", "......."), is_placed=True),
    "blocked": RuleBoard(("11.22.33.44.", "............", "55.66.77..o.", "..........*.")),
}
NAMES: Final = (*_FIXED, "safe", "dead", "end")
"""The boards there are."""


@cache
def rule_board(name: str, edition: Edition) -> RuleBoard:
    """Return the contents of a board of ``NAMES``."""
    if name == "safe":
        return _beside(_block("4", edition.safe_size, 4), ("....", "*11."))
    if name == "dead":
        gap = (".", "*")
        return _beside(_block("4", edition.safe_size, 4), gap, _block("7", edition.safe_size, 4))
    if name == "end":
        return _beside(_block("7", edition.end_size, 9)[1:], (".",))
    return _FIXED[name]


@cache
def rule_view(name: str, edition: Edition) -> View:
    """Return the position of a board, as the player knows it whose turn it is."""
    board = rule_board(name, edition)
    names = {str(number): spec.letter for number, spec in enumerate(edition.chains, 1)}
    lines = [
        "".join(names.get(sign, sign) for sign in row).replace(_TILE, _EMPTY).ljust(COLUMNS, _EMPTY)
        for row in board.lines
    ]
    lines += [_EMPTY * COLUMNS] * (ROWS - len(lines))
    tile, players = board.tile, max(3, edition.players[0])
    state = position(
        edition,
        lines,
        cash=(edition.starting_cash,) * players,
        stocks=({edition.chains[0].name: _HELD},) if board.is_placed else (),
        hands=() if tile is None else (TILE_NAMES[tile],),
    )
    if board.is_placed and tile is not None:
        state = apply(state, PlaceTile(tile)).state
    return observe(state, 0)


def _block(sign: str, size: int, width: int) -> tuple[str, ...]:
    """Return a chain of a size in rows of a width, and a free row above and below it."""
    signs = sign * size
    rows = (signs[at : at + width].ljust(width, _EMPTY) for at in range(0, size, width))
    return (_EMPTY * width, *rows, _EMPTY * width)


def _beside(*parts: tuple[str, ...]) -> RuleBoard:
    """Return a board of parts from left to right, as high as the first."""
    full = ([*part, *[_EMPTY * len(part[0])] * (len(parts[0]) - len(part))] for part in parts)
    return RuleBoard(tuple(map("".join, zip(*full, strict=True))))
