"""Positions are set up edit by edit: what follows follows, and what is wrong is told."""

import json

import pytest

from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import (
    Founding,
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.middle import setup_at
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions import drafts
from acquire_desktop.games.acquire.positions.drafts import (
    draft_of,
    empty_draft,
    faults_in,
    finished,
    with_cash,
    with_decision,
    with_hand_tile,
    with_space,
    with_stock,
    with_table,
    with_turn,
)
from acquire_desktop.games.acquire.positions.faults import FaultKind
from acquire_desktop.games.acquire.positions.position_text import (
    PositionTextError,
    TextProblem,
    draft_from_text,
    position_text,
)
from acquire_desktop.games.acquire.positions.possible_decisions import decisions_in
from tests.games.acquire.engine.variety import moments

AMERICAN, TOWER = 3, 1


def tiles(names: str) -> list[int]:
    return [TILES_BY_NAME[name] for name in names.split()]


def set_up() -> View:
    """Return a position with two chains, three seats, and a hand that merges them."""
    draft = empty_draft(CLASSIC_2023, 3)
    for chain, names in ((AMERICAN, "1A 2A 3A"), (TOWER, "5A 6A"), (INDEPENDENT, "9I 12F")):
        for tile in tiles(names):
            draft = with_space(draft, tile, chain)
    for tile in tiles("4A 7A 8C 9D 10E 11F"):
        draft = with_hand_tile(draft, tile)
    draft = with_stock(draft, 0, AMERICAN, 3)
    draft = with_stock(draft, 1, TOWER, 4)
    return with_cash(draft, 2, 4_300)


def kinds(draft: View) -> set[FaultKind]:
    return {fault.kind for fault in faults_in(draft)}


@pytest.mark.parametrize("seed", [f"draft-{number}" for number in range(25)])
def test_positions_of_real_games_go_through_editor_text_and_game_unchanged(seed: str) -> None:
    for state in moments(seed, 0.1):
        view = observe(state, state.seat)
        draft = draft_of(view)
        assert faults_in(draft) == ()
        assert finished(draft) == view
        again = draft_from_text(position_text(view))
        assert finished(again) == view
        assert again == draft_of(finished(again)) or again.end_declared
        game = new_game(setup_at(state, "game"))
        assert observe(game, game.seat) == view


@pytest.mark.parametrize("seed", [f"asked-{number}" for number in range(8)])
def test_whatever_a_game_asks_for_can_be_chosen_without_cards(seed: str) -> None:
    for state in moments(seed, 0.3):
        draft = draft_of(observe(state, state.seat))
        assert draft.decision in decisions_in(draft)
        for decision in decisions_in(draft):
            if not draft.power_cards and not isinstance(decision, StockPurchase | TilePlacement):
                wrong = kinds(with_decision(draft, decision))
                assert not wrong & {FaultKind.NOT_IN_MERGER, FaultKind.SURVIVOR_AWAY}


def test_a_position_set_up_by_hand_is_legal_and_can_be_played() -> None:
    draft = set_up()
    assert faults_in(draft) == ()
    view = finished(draft)
    assert view.bank[AMERICAN] == 22
    assert view.cash == (6_000, 6_000, 4_300)
    assert view.hand_sizes == (6, 6, 6)
    assert view.pool_count == 108 - 7 - 18
    assert len(view.legal) == 6


def test_a_chain_takes_in_the_tiles_beside_it() -> None:
    draft = empty_draft(CLASSIC_2023, 3)
    for tile in tiles("1A 2A 3A"):
        draft = with_space(draft, tile, INDEPENDENT)
    draft = with_space(draft, TILES_BY_NAME["4A"], TOWER)
    assert draft.sizes[TOWER] == 4
    assert draft.headquarters[TOWER] is not None


def test_a_tile_is_in_the_hand_or_on_the_board() -> None:
    draft = set_up()
    placed = with_space(draft, draft.hand[0], INDEPENDENT)
    assert placed.hand == draft.hand[1:]
    taken = with_hand_tile(placed, TILES_BY_NAME["1A"])
    assert taken.board[TILES_BY_NAME["1A"]] == EMPTY
    assert with_hand_tile(taken, TILES_BY_NAME["1A"]).hand == placed.hand


def test_no_more_stock_is_handed_out_than_there_is() -> None:
    draft = with_stock(set_up(), 2, TOWER, 40)
    assert draft.stocks[2][TOWER] == 21
    assert draft.bank[TOWER] == 0


def test_faults_say_where_they_are() -> None:
    lone = with_space(set_up(), TILES_BY_NAME["1H"], TOWER)
    (fault,) = (each for each in faults_in(lone) if each.kind is FaultKind.NOT_WHOLE)
    assert (fault.chain, fault.is_illegal) == (TOWER, True)
    touching = with_space(set_up(), TILES_BY_NAME["4A"], TOWER)
    found = [each for each in faults_in(touching) if each.kind is FaultKind.TOUCHES_CHAIN]
    assert {each.chain for each in found} == {AMERICAN, TOWER}
    assert {each.tile for each in found} == set(tiles("3A 4A"))


def test_what_cannot_be_reached_can_be_played_on() -> None:
    draft = with_stock(with_cash(set_up(), 0, 50), 1, TOWER, 0)
    assert kinds(draft) == {FaultKind.ODD_CASH, FaultKind.NO_FOUNDER}
    assert not any(fault.is_illegal for fault in faults_in(draft))
    assert finished(draft).legal


def test_an_empty_board_is_legal_but_no_game_comes_to_it() -> None:
    faults = faults_in(empty_draft(CLASSIC_2023, 4))
    assert {fault.kind for fault in faults} == {FaultKind.NO_START_TILES, FaultKind.HAND_NOT_FULL}


def test_a_merger_can_be_asked_about_in_its_middle() -> None:
    draft = with_space(set_up(), TILES_BY_NAME["4A"], INDEPENDENT)
    tile = TILES_BY_NAME["4A"]
    asked = [each for each in decisions_in(draft) if isinstance(each, StockDisposal)]
    assert [(each.seat, each.tile, each.acquired) for each in asked] == [(1, tile, TOWER)]
    settling = with_decision(draft, asked[0])
    for own in settling.hand[:5]:
        settling = with_hand_tile(settling, own)
    assert not any(fault.is_illegal for fault in faults_in(settling))
    decision = finished(settling).decision
    assert isinstance(decision, StockDisposal)
    assert (decision.acquired, decision.survivor, decision.size) == (TOWER, AMERICAN, 2)


def test_a_founding_can_be_asked_about() -> None:
    draft = with_space(set_up(), TILES_BY_NAME["9H"], INDEPENDENT)
    asked = [each for each in decisions_in(draft) if isinstance(each, Founding)]
    assert {each.tile for each in asked} == set(tiles("9H 9I"))
    founding = with_decision(draft, asked[0])
    assert kinds(founding) == {FaultKind.HAND_TOO_FULL}
    placed = with_hand_tile(founding, founding.hand[0])
    assert faults_in(placed) == ()
    assert len(finished(placed).legal) == 5


def test_seats_come_and_go_with_their_cash_and_stock() -> None:
    draft = with_turn(set_up(), 2)
    fewer = with_table(draft, CLASSIC_2023, 2, power_cards=False)
    assert (fewer.turn_seat, len(fewer.cash), len(fewer.stocks)) == (0, 2, 2)
    more = with_table(fewer, CLASSIC_2023, 4, power_cards=False)
    assert more.cash == (6_000, 6_000, 6_000, 6_000)
    assert faults_in(more) == ()


@pytest.mark.parametrize("key", EDITIONS)
def test_a_position_changes_its_edition(key: str) -> None:
    edition = drafts.rules_for(set_up(), EDITIONS[key])
    draft = with_table(set_up(), edition, 3, power_cards=True)
    assert draft.power_cards == edition.power_cards
    assert not any(fault.is_illegal for fault in faults_in(draft))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (" \n", TextProblem.EMPTY),
        ("x" * 200_000, TextProblem.TOO_LONG),
        ("Bea placed 9F", TextProblem.NO_OBJECT),
        ("[" * 5_000, TextProblem.NO_OBJECT),
        ('{"a":1,"a":2}', TextProblem.NO_OBJECT),
        ('{"board": NaN}', TextProblem.NO_OBJECT),
        ("\ud800", TextProblem.NO_OBJECT),
        ("{}", TextProblem.NO_POSITION),
        ('{"view": {"edition": "2008", "players": 99}}', TextProblem.NO_POSITION),
        ('{"decision": {"kind": "over"}}', TextProblem.OVER),
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str, problem: TextProblem) -> None:
    with pytest.raises(PositionTextError) as caught:
        draft_from_text(text)
    assert caught.value.problem is problem


def test_a_text_with_a_broken_position_is_read_and_told_to_be_wrong() -> None:
    text = position_text(finished(set_up())).replace('"hand": ["4A"', '"hand": ["1A"')
    draft = draft_from_text(text)
    assert FaultKind.TILE_TWICE in kinds(draft)


VALUES: list[object] = [None, [], {}, "x", -1, 10**9, [[]], [None] * 9, True, {"kind": "dispose"}]


@pytest.mark.parametrize("name", ["board", "cash", "stocks", "hand", "decision", "players"])
def test_no_value_of_a_field_is_more_than_refused(name: str) -> None:
    good = json.loads(position_text(finished(set_up())))
    refused = set()
    for value in VALUES:
        try:
            faults_in(draft_from_text(json.dumps({**good, name: value})))
        except PositionTextError as error:
            refused.add(error.problem)
    assert refused == {TextProblem.NO_POSITION}
