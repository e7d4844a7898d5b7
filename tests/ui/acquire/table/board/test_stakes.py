"""The board marks the spaces on which a tile would merge chains, for everybody the same."""

import pytest

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import EffectKind, View
from acquire_desktop.ui.acquire.table.board.cell_texts import cell_text
from acquire_desktop.ui.acquire.table.board.merger_spaces import MergerSpaces, merger_spaces
from acquire_desktop.ui.kit.look import theme
from tests.ui.acquire.table.board.pictures import Drawn, space

BOARD = (
    "AAA.CCC.....",
    "...S........",
    "...S........",
    "............",
    "............",
    "............",
    "IIIIII.FFFFF",
    "IIIIII.FFFFF",
    "...........F",
)
T = TILES_BY_NAME

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def view() -> View:
    hand = ["4A 3B 7G 1E 6E 10E"]
    return observe(position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=hand), 0)


def marked(view: View) -> dict[str, set[str]]:
    chains = view.edition.chains
    return {
        name: {chains[chain].letter for chain in merger_spaces(view)[tile]}
        for name, tile in T.items()
        if tile in merger_spaces(view)
    }


def test_spaces_beside_two_chains_and_more_are_marked_unless_two_of_them_are_safe(
    view: View,
) -> None:
    """7G and 7H lie between Imperial and Festival, which both have eleven tiles or more."""
    assert marked(view) == {"4A": {"A", "C", "S"}, "3B": {"A", "S"}, "5B": {"C", "S"}}


def test_what_would_merge_for_the_viewer_is_marked_with_the_same_chains(view: View) -> None:
    for effect in view.effects:
        is_merger = effect.kind is EffectKind.MERGES
        assert (effect.tile in merger_spaces(view)) == is_merger
        if is_merger:
            assert set(merger_spaces(view)[effect.tile]) == set(effect.chains)


def test_each_chain_has_a_wedge_in_its_colour(view: View) -> None:
    layer = MergerSpaces()
    layer.show_view(view, ())
    picture = Drawn(layer.draw)
    sign = space("4A", 8)
    for letter in "ACS":
        assert picture.share(sign, theme.chain(letter).fill) > 0.01, letter
    assert picture.share(sign, theme.chain("W").fill) == 0


def test_a_screen_reader_hears_which_chains_would_merge(view: View) -> None:
    text = cell_text(T["5B"], view, is_private=True, is_last=False)
    assert text == "5B, empty, merges Continental and Sackson"
