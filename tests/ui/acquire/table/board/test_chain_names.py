"""The name of a chain stands once on the board, where it fits and nothing else stands."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import ROWS, TILES_BY_NAME, Chain
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, chain_named
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.chain_names import ChainName, lettering_of, longest_run
from acquire_desktop.ui.acquire.table.board.geometry import space_rect
from acquire_desktop.ui.acquire.table.board.roofs import draw_letters
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.kit.look import theme
from tests.ui.acquire.table.board.pictures import Drawn

T = TILES_BY_NAME
TOWER, CONTINENTAL = (chain_named(CLASSIC_2023, name) for name in ("Tower", "Continental"))
BAR = ("TTTT........", "...T........", "...T........", "...T........")

pytestmark = pytest.mark.usefixtures("qapp")


def spaces(names: str) -> frozenset[int]:
    return frozenset(T[name] for name in names.split())


def run_of(names: str) -> set[str]:
    byte = {tile: name for name, tile in T.items()}
    return {byte[tile] for tile in longest_run(spaces(names))}


def view_of(*lines: str, hand: str = "12I") -> View:
    board = (*lines, *["............"] * (ROWS - len(lines)))
    return observe(position(CLASSIC_2023, board, cash=[6000] * 3, hands=[hand]), 0)


def named(view: View, chain: Chain = TOWER) -> Drawn:
    item = ChainName()
    item.show_chain(chain, view)
    return Drawn(item.paint)


def middle(tile: str) -> QRectF:
    """Return a part of a space that a name on it covers, whichever way it runs."""
    return space_rect(T[tile]).adjusted(24, 24, -8, -8)


def lettered(drawn: Drawn) -> set[str]:
    return {name for name in T if not drawn.is_empty(middle(name))}


def test_the_longest_straight_run_lies_or_stands() -> None:
    assert run_of("1A 2A 3A 3B 3C 3D") == {"1A", "2A", "3A"}, "long enough for a name"
    assert run_of("1A 2A 2B 2C 2D") == {"2A", "2B", "2C", "2D"}
    assert run_of("1A 2A 3A 4A 4B 4C") == {"1A", "2A", "3A", "4A"}
    assert run_of("1A 2A 4A 5A 6A") == {"4A", "5A", "6A"}
    assert run_of("12A 1B") in ({"12A"}, {"1B"}), "the end of a row touches no other row"
    assert longest_run(frozenset()) == ()


def test_of_runs_alike_the_name_stands_on_one_that_lies_near_the_middle() -> None:
    assert run_of("1A 2A 1B 2B") in ({"1A", "2A"}, {"1B", "2B"})
    assert run_of("1A 2A 3A 1B 2B 3B 1C 2C 3C") == {"1B", "2B", "3B"}


def test_a_name_is_lettered_once_and_only_on_its_run() -> None:
    view = view_of(*BAR)
    assert view.headquarters[TOWER] == T["1A"]
    drawn = named(view)
    assert "3A" in lettered(drawn) <= {"2A", "3A", "4A"}
    assert drawn.share(space_rect(T["3A"]), theme.chain("T").ink) > 0.02


def test_a_name_never_stands_on_headquarters_or_under_their_roof() -> None:
    lines = ("............", "TTTTTT......", "TTTTTT......")
    view = view_of(*lines)
    front = view.headquarters[TOWER]
    for tile in (T["1B"], T["3C"], T["6C"]):
        moved = replace(
            view, headquarters=tuple(tile if h == front else h for h in view.headquarters)
        )
        covered = {name for name, each in T.items() if each in (tile, tile - 12)}
        assert lettered(named(moved))
        assert not covered & lettered(named(moved))


def test_a_name_that_does_not_fit_is_left_off() -> None:
    assert lettered(named(view_of("CCC........."), chain=CONTINENTAL)) == set()
    assert lettered(named(view_of("CCCCC......."), chain=CONTINENTAL)) != set()
    small = lettering_of("CONTINENTAL", (T["1A"],))
    large = lettering_of("CONTINENTAL", (T["1A"], T["2A"], T["3A"], T["4A"]))
    assert small.height < large.height
    assert space_rect(T["1A"]).contains(small.box)


def test_a_name_makes_room_for_the_pill_of_a_preview(qtbot: QtBot) -> None:
    board = BoardView()
    qtbot.addWidget(board)
    board.show_view(view_of("............", ".TTTTT......", hand="12I 7A 4A"))
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    name = scene.names[TOWER]
    assert "5B" in lettered(Drawn(name.paint))
    board.select_tile(T["4A"])
    assert lettered(Drawn(name.paint)) == set(), "the new size stands there"
    board.select_tile(T["7A"])
    assert "5B" in lettered(Drawn(name.paint))


def test_a_name_stands_below_the_letters_of_its_spaces(qapp: QApplication) -> None:
    theme.set_chain_marks(qapp, True)
    tiles = tuple(T[name] for name in ("2A", "3A", "4A", "5A"))
    letters = Drawn(lambda painter: draw_letters(painter, tiles, "C"))
    theme.set_chain_marks(qapp, False)
    box = lettering_of("CONTINENTAL", tiles).box
    capitals = box.adjusted(0, box.height() * 0.15, 0, -box.height() * 0.15)
    assert not letters.is_empty(space_rect(T["3A"]))
    assert letters.is_empty(capitals)
