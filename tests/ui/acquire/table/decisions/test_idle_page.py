"""What the panel tells while others decide."""

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.public_view import public_view
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.decisions.line import Line
from tests.ui.acquire.table.decisions.table import NAMES, placing, texts


def test_while_others_decide_the_panel_tells_when_the_turn_comes(panel: Line) -> None:
    state = placing()
    panel.show_view(observe(state, 2))
    assert "Your turn comes after Ana and B&a." in texts(panel)
    panel.show_selected(None, ["12I stands alone."])
    assert "12I stands alone." in texts(panel)
    panel.set_private(False)
    assert "12I" not in texts(panel)


def test_a_table_without_people_is_watched(panel: Line) -> None:
    panel.set_players([Player(name, PlayerKind.COMPUTER, "greedy") for name in NAMES])
    panel.show_view(observe(placing(), 1))
    assert "you are watching" in texts(panel)


def test_nobody_is_told_to_choose_a_tile_that_lies_face_down(panel: Line) -> None:
    """Several people at one screen, and a computer decides: no hand lies open."""
    view = observe(new_game(make_setup(CLASSIC_2023, 3, "idle", first_seat=0)), 2)
    panel.show_view(view)
    assert "Choose one of your tiles" in texts(panel)
    panel.show_view(public_view(view, may_decide=True))
    assert "Your turn comes after Ana and B&a." in texts(panel)
    assert "Choose one of your tiles" not in texts(panel)
