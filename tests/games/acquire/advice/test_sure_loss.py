"""Stock that can't come back is seen by the rules; where it may, nothing is said."""

from dataclasses import replace
from typing import Any

import pytest

from acquire_desktop.games.acquire.advice.sure_loss import sure_loss
from acquire_desktop.games.acquire.engine.actions import BuyStock, DisposeStock
from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT, TILE_COUNT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View

STATE = new_game(make_setup(EDITIONS["2023-classic"], 3, "loss"))
KEEP = DisposeStock(4, 0, 2)
TILE = TILES_BY_NAME["6E"]


def settling(owners: dict[str, int], rest: int, **changed: Any) -> View:
    """Return a settlement at $600 a stock on a board that has these owners, and one elsewhere."""
    board = [rest] * TILE_COUNT
    for name, owner in owners.items():
        board[TILES_BY_NAME[name]] = owner
    decision = StockDisposal(0, TILE, 1, 0, 5, 600, ())
    view = observe(STATE, STATE.seat)
    return replace(view, board=tuple(board), decision=decision, **changed)


@pytest.mark.parametrize(
    ("view", "lost"),
    [
        (settling({"6E": 0}, EMPTY), 0),
        (settling({"6E": 0}, EMPTY, end_declared=True), 2400),
        (settling({"6E": 0}, EMPTY, end_declared=True, power_cards=True), 0),
        (settling({"6E": 0}, EMPTY, pool_count=0, hand_sizes=(0, 0, 0)), 2400),
        (settling({}, 0), 2400),
        (settling({"1A": EMPTY, "2A": EMPTY}, 0), 2400),
        (settling({"1A": EMPTY, "2A": EMPTY, "1B": EMPTY}, 0), 0),
        (settling({"1A": EMPTY, "2A": INDEPENDENT, "1B": INDEPENDENT}, 0), 0),
        (settling({"1A": EMPTY, "2A": EMPTY, "1B": EMPTY}, 0, out=(TILES_BY_NAME["1A"],)), 2400),
    ],
)
def test_kept_stock_is_lost_only_where_no_chain_can_be_founded(view: View, lost: int) -> None:
    assert sure_loss(view, KEEP) == lost


def test_what_is_sold_or_traded_is_not_lost() -> None:
    view = settling({}, 0)
    assert sure_loss(view, DisposeStock(0, 4, 2)) == 0
    assert sure_loss(view, BuyStock((0,) * 7)) == 0
