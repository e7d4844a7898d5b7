"""Stakes: what a merger would pay, once for each two chains that a tile could join."""

from collections.abc import Collection
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    COLUMNS,
    EMPTY,
    ROWS,
    Chain,
    Tile,
    neighbors,
)
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.editions import bonuses
from acquire_desktop.games.acquire.engine.example_bonuses import payouts
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.table.board.drawing import (
    draw_on_spaces,
    draw_text,
    has_details,
    logical_pixel,
    scene_font,
)
from acquire_desktop.ui.acquire.table.board.geometry import SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money

_CHAINS: Final = frozenset(range(CHAIN_COUNT))
_SIZES: Final = ((7000, 0.198), (4000, 0.163), (0, 0.151))
"""Height of the letters in spaces, from so many dollars on."""
_LEAST_PX: Final = 12
_MOST: Final = 0.4 * SIDE
_UP: Final = 0.14
"""How far a pill stands above the middle of its space, which has its coordinate below."""


class Stake(NamedTuple):
    """The bonus that joining two chains would pay."""

    tile: Tile
    """The space where it is shown."""
    chains: tuple[Chain, Chain]
    """The larger one first."""
    bonus: int
    """The first bonus of the smaller one, in dollars."""
    pays_viewer: bool
    """Whether the viewer would get a bonus, as far as all may know."""


def merger_spaces(view: View) -> dict[Tile, tuple[Chain, ...]]:
    """Return the spaces on which a tile would merge chains now, with the chains, largest first.

    A tile between two safe chains can never be placed. What is out of play is no threat.
    """
    if isinstance(view.decision, GameOver):
        return {}
    spaces = {}
    for tile, owner in enumerate(view.board):
        if owner != EMPTY or tile in view.out:
            continue
        around = {view.board[near] for near in neighbors(tile)} & _CHAINS
        chains = tuple(sorted(around, key=lambda chain: (-view.sizes[chain], chain)))
        if len(chains) > 1 and view.sizes[chains[1]] < view.edition.safe_size:
            spaces[tile] = chains
    return spaces


def first_bonus(view: View, chains: tuple[Chain, ...]) -> int:
    """Return the first bonus of the smallest of some chains, the lowest where several are equal."""
    least = min(view.sizes[chain] for chain in chains)
    small = (chain for chain in chains if view.sizes[chain] == least)
    return min(bonuses(view.edition, chain, least)[0] for chain in small)


def stakes(view: View, own: Collection[Tile] = ()) -> tuple[Stake, ...]:
    """Return one stake for each two chains that a tile could join.

    It stands where the tile would join them in a straight line, and nearest to the middle.

    Args:
        view: The position.
        own: The tiles of the hand that are shown on their spaces: no stake stands there.
    """
    places: dict[tuple[Chain, Chain], list[Tile]] = {}
    for tile, chains in merger_spaces(view).items():
        if tile not in own:
            for one, other in combinations(chains, 2):
                if view.sizes[other] < view.edition.safe_size:
                    places.setdefault((one, other), []).append(tile)
    result: dict[Tile, Stake] = {}
    for pair, tiles in sorted(places.items(), key=lambda each: len(each[1])):
        free = [tile for tile in tiles if tile not in result]
        if free:
            tile = min(free, key=lambda each: (not _is_straight(view, each, pair), _away(each)))
            bonus = first_bonus(view, pair)
            result[tile] = Stake(tile, pair, bonus, _pays_viewer(view, pair[1]))
    return tuple(result.values())


def _is_straight(view: View, tile: Tile, pair: tuple[Chain, Chain]) -> bool:
    """Tell whether two chains lie on opposite sides of a space."""
    around = neighbors(tile)
    opposite = ((near, 2 * tile - near) for near in around if 2 * tile - near in around)
    return any((view.board[one], view.board[other]) == pair for one, other in opposite)


def _away(tile: Tile) -> float:
    """Return how far a space is from the middle of the board."""
    row, column = divmod(tile, COLUMNS)
    return abs(column - (COLUMNS - 1) / 2) + abs(row - (ROWS - 1) / 2)


def _pays_viewer(view: View, chain: Chain) -> bool:
    has_market = view.edition.two_player_market and view.players == 2  # which draws its own by lot
    held = [stocks[chain] for stocks in view.stocks]
    if view.holdings is not Holdings.OPEN or has_market or not held:
        return False
    return payouts(view.edition, chain, view.sizes[chain], held)[view.seat] > 0


class StakesItem(BoardItem):
    """A pill with dollars for each stake, in brass where it pays the viewer."""

    depth = 3
    reach = SIDE / 2
    subject: tuple[Stake, ...] = ()

    def show_stakes(self, shown: tuple[Stake, ...]) -> None:
        """Draw these stakes and no others."""
        self.set_subject(shown, tuple(stake.tile for stake in shown))

    def draw(self, painter: QPainter) -> None:
        if not has_details(painter):
            return
        for stake in self.subject:
            least = _LEAST_PX * logical_pixel(painter)
            share = next(share for amount, share in _SIZES if stake.bonus >= amount)
            units = min(max(share * SIDE, least), _MOST)
            key = f"stake {money(stake.bonus)} {stake.pays_viewer} {units}"
            draw = partial(_paint_stake, stake, units)
            draw_on_spaces(painter, (stake.tile,), key, draw, self.reach)


def _paint_stake(stake: Stake, units: float, painter: QPainter, tile: Tile) -> None:
    look, text = theme.current(), money(stake.bonus)
    width = QFontMetricsF(scene_font(round(units))).horizontalAdvance(text)
    pill = QRectF(0, 0, width + units * 1.1, units * 1.6)
    pill.moveCenter(space_rect(tile).center() - QPointF(0, _UP * SIDE))
    is_brass = stake.pays_viewer
    edge = look.plate if is_brass else look.plate_ink
    painter.setPen(QPen(edge, 1.2) if look.is_night or is_brass else Qt.PenStyle.NoPen)
    painter.setBrush(look.brass if is_brass else look.plate)
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    draw_text(painter, pill, text, look.plate if is_brass else look.plate_ink, units)
