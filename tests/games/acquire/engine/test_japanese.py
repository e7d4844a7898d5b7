"""The Japanese editions: what sets them apart, above all the hand that cannot be placed."""

from dataclasses import fields

import pytest

from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
    PassPlacement,
    PlaceTile,
    ReplaceHand,
)
from acquire_desktop.games.acquire.engine.board import TILE_NAMES, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import GameOver, TilePlacement
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITIONS,
    JA_CLASSIC,
    JA_TYCOON,
    TYCOON_2023,
    Edition,
    StuckHand,
)
from acquire_desktop.games.acquire.engine.events import (
    HandShuffledBack,
    TileDrawn,
    UnplayableTileSetAside,
)
from acquire_desktop.games.acquire.engine.game import Step, apply, legal_actions, observe, redact
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import SetupError, SetupProblem, make_setup

NOTHING = BuyStock((0,) * 7)
# Two safe chains with row B between them; every tile of row B touches both.
SAFE_CHAINS = ["FFFFFFFFFFF.", "............", "AAAAAAAAAAA.", *["............"] * 6]
# All seven chains, none of which 2F to 12F touch.
ALL_CHAINS = [
    "SS.WW.FF.II.",
    "............",
    "AA.CC.TT....",
    "............",
    "............",
    "o.o.o.o.o.o.",
    "............",
    "............",
    "............",
]
BLOCKED = "2F 4F 6F 8F 10F 12F"


def tiles(names: str) -> tuple[int, ...]:
    return tuple(TILES_BY_NAME[name] for name in names.split())


def begin_turn_with(
    hand: str, board: list[str], pool: str, edition: Edition = JA_CLASSIC, others: str = "12I"
) -> Step:
    """Let the seat before end its turn, so that the turn of the seat with the hand begins."""
    hands = ["10I 11I 12H 11H 10H 9H", hand, others]
    state = position(edition, board, cash=[6000] * 3, hands=hands, pool=pool, buying=True)
    return apply(state, NOTHING)


@pytest.mark.parametrize(
    ("ours", "english"), [(JA_CLASSIC, CLASSIC_2023), (JA_TYCOON, TYCOON_2023)]
)
def test_a_japanese_edition_differs_only_in_the_stuck_hand_and_the_cards(
    ours: Edition, english: Edition
) -> None:
    """Rule: rules document, section 2."""
    different = {
        f.name for f in fields(Edition) if getattr(ours, f.name) != getattr(english, f.name)
    }
    assert different == {"key", "printing", "rulebooks", "stuck_hand", "power_cards"}
    assert ours.stuck_hand is StuckHand.SHUFFLE_BACK
    assert ours.power_cards


def test_tycoon_is_not_for_two() -> None:
    """Rule: ja-2023, "２人ゲーム"."""
    assert make_setup(JA_CLASSIC, 2, "s").players == 2
    with pytest.raises(SetupError, match="Classic bonuses") as refusal:
        make_setup(JA_TYCOON, 2, "s")
    assert refusal.value.problem is SetupProblem.TOO_FEW_PLAYERS


def test_a_stuck_hand_is_shown_shuffled_back_and_drawn_anew_at_the_start_of_the_turn() -> None:
    """Rule: ja-2023, "手持ちのすべての建物コマがゲーム盤に配置できない場合"."""
    pool = "1I 2I 3I 4I 5I 6I 7I 8I"
    step = begin_turn_with(BLOCKED, ALL_CHAINS, pool)
    shown = [event for event in step.events if isinstance(event, HandShuffledBack)]
    assert shown == [HandShuffledBack(1, tiles(BLOCKED))]
    drawn = [event for event in step.events if isinstance(event, TileDrawn)]
    assert [event.seat for event in drawn] == [1] * 6
    view = observe(step.state, 1)
    assert view.decision == TilePlacement(1, hand_replaced=True)
    assert len(view.hand) == 6
    game = step.state.game
    assert {*view.hand, *game.pool[game.pool_start :]} == {*tiles(pool), *tiles(BLOCKED)}


def test_everybody_sees_the_hand_shown_but_not_the_tiles_drawn_for_it() -> None:
    step = begin_turn_with(BLOCKED, ALL_CHAINS, "1I 2I 3I 4I 5I 6I 7I 8I")
    seen = redact(step.events, 2)
    assert HandShuffledBack(1, tiles(BLOCKED)) in seen
    assert [event.tile for event in seen if isinstance(event, TileDrawn)] == [None] * 6


def test_a_new_hand_that_is_stuck_as_well_places_nothing() -> None:
    """Rule: rules document, section 6, 5: at most once a turn."""
    blocked = "2F 4F 6F 8F 10F 12F 1G 3G 5G 7G 9G 11G"
    hand, pool = blocked.split()[:6], blocked.split()[6:]
    step = begin_turn_with(" ".join(hand), ALL_CHAINS, " ".join(pool), others="12I")
    assert sum(isinstance(event, HandShuffledBack) for event in step.events) == 1
    assert legal_actions(step.state) == (PassPlacement(),)
    assert ReplaceHand() not in legal_actions(step.state)


def test_a_hand_with_one_tile_to_place_stays() -> None:
    step = begin_turn_with("2F 4F 6F 8F 10F 12I", ALL_CHAINS, "1I 2I", others="3I")
    assert not any(isinstance(event, HandShuffledBack) for event in step.events)
    assert legal_actions(step.state) == (PlaceTile(TILES_BY_NAME["12I"]),)


def test_without_a_pool_a_stuck_hand_stays() -> None:
    step = begin_turn_with(BLOCKED, ALL_CHAINS, "", others="12I")
    assert not any(isinstance(event, HandShuffledBack) for event in step.events)
    assert legal_actions(step.state) == (PassPlacement(),)


def test_the_game_ends_when_no_tile_of_hands_or_pool_can_ever_be_placed() -> None:
    """Rule: rules document, section 6, 6: nothing on the board can change any more."""
    state = position(
        JA_CLASSIC,
        ALL_CHAINS,
        cash=[6000] * 3,
        hands=["2F", "4F", "6F"],
        pool="8F 10F 12F 1G 3G 5G",
        buying=True,
    )
    assert observe(apply(state, NOTHING).state, 0).decision == GameOver(
        "no-moves", (6000,) * 3, (0, 1, 2)
    )


def test_hands_go_round_while_the_pool_holds_a_tile_that_can_be_placed() -> None:
    state = position(
        JA_CLASSIC,
        ALL_CHAINS,
        cash=[6000] * 3,
        hands=["2F 4F 6F 8F 10F 12F", "1G", "3G"],
        pool="12I",
        buying=True,
    )
    after = apply(state, NOTHING).state
    assert not after.over


def test_unplayable_tiles_go_out_of_play_at_the_end_of_the_turn() -> None:
    """Rule: ja-2023, "建物コマを1個補充する": newly drawn ones wait for the next turn."""
    state = position(
        JA_TYCOON,
        SAFE_CHAINS,
        cash=[6000] * 3,
        hands=["1B 2B 12I 11I 10I", "1I", "2I"],
        pool="3B 4B 5B 6B",
        buying=True,
    )
    step = apply(state, NOTHING)
    gone = [event.tile for event in step.events if isinstance(event, UnplayableTileSetAside)]
    assert [TILE_NAMES[tile] for tile in gone] == ["1B", "2B", "3B"]
    assert [TILE_NAMES[tile] for tile in observe(step.state, 0).hand] == [
        *("12I", "11I", "10I"),
        *("4B", "5B", "6B"),
    ]


def test_there_are_five_editions() -> None:
    assert list(EDITIONS) == ["2008", "2023-classic", "2023-tycoon", "ja-classic", "ja-tycoon"]
