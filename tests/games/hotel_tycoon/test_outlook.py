"""Outlook: what the next throw may cost, read from a view."""

from dataclasses import replace

import pytest

from acquire_desktop.games.hotel_tycoon.engine.actions import Drive
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, TILE_COUNT
from acquire_desktop.games.hotel_tycoon.engine.decisions import MoveChoice
from acquire_desktop.games.hotel_tycoon.engine.game import new_game, observe
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, make_setup
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import (
    expected_cost,
    landing_after,
    landings,
    threats,
)

CORAL = 0


def view_with(*tiles: int, owner: int | None = None) -> View:
    """Return a view in which the mover's opponent has entrances of Coral Point on some tiles."""
    state = new_game(make_setup(Mode.CLASSIC, 2, "outlook"))
    view = observe(state, state.seat)
    host = 1 - view.turn.seat if owner is None else owner
    entrances = tuple(CORAL if tile in tiles else NOBODY for tile in range(TILE_COUNT))
    owners = (host, *view.owners[1:])
    return replace(view, owners=owners, built=(2, *view.built[1:]), entrances=entrances)


def test_a_single_dangerous_tile_is_avoided() -> None:
    """Design, section 9: k dangerous tiles of the next five are forced k(k - 1)/36."""
    found = landings(view_with(3))
    assert [each.fee for each in found] == [0, 0, 600, 0, 0, 0]
    assert found[2].chance == 0
    assert expected_cost(found) == 0


def test_three_dangerous_tiles_are_hit_six_times_in_thirty_six() -> None:
    found = landings(view_with(1, 2, 3))
    assert sum(each.chance for each in found if each.fee) == pytest.approx(6 / 36)
    assert expected_cost(found) == pytest.approx(6 / 36 * 2100)
    assert sum(each.chance for each in found) == pytest.approx(25 / 36)


def test_only_where_a_careful_throw_can_end_a_stay_threatens() -> None:
    assert [each.tile for each in threats(view_with(1, 2, 3))] == [1, 2, 3]
    assert [each.tile for each in threats(view_with(1, 2, 6))] == [1, 2]
    assert threats(view_with(6)) == ()


def test_once_it_is_thrown_only_the_drives_that_are_left_threaten() -> None:
    """A Huge Tip leads farther, but only who buys it."""
    view = view_with(1, 2, 3, 4, 5)
    legal = (Drive(4), Drive(2), Drive(2, 3))
    thrown = replace(view, flow=(MoveChoice(view.turn.seat),), legal=legal)
    assert [each.tile for each in threats(thrown)] == [2, 4]
    assert threats(replace(thrown, entrances=view_with(1, 3, 5).entrances)) == ()


def test_a_landing_says_what_its_stay_costs_on_average_and_at_most() -> None:
    view = view_with(2)
    landing = landing_after(view, 2)
    assert (landing.tile, landing.host, landing.fee) == (2, 1 - view.turn.seat, 600)
    assert (landing.mean_cost, landing.highest_cost) == (2100, 3600)


def test_nobody_pays_at_the_own_hotel_or_at_a_closed_one() -> None:
    view = view_with(2)
    own = replace(view, owners=(view.turn.seat, *view.owners[1:]))
    closed = replace(view, parked=(True, True))
    assert landing_after(own, 2).fee == landing_after(closed, 2).fee == 0


def test_a_car_passes_tiles_that_are_taken() -> None:
    view = view_with()
    tiles = [0, 0]
    tiles[1 - view.turn.seat] = 2
    assert landing_after(replace(view, tiles=tuple(tiles)), 2).tile == 3
