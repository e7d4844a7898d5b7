"""A branch goes on from a moment of a finished game: the past stays, and luck may be new."""

from dataclasses import replace

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.branch import branch_of
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.session.notes import Noted, without_undone
from acquire_desktop.storage.notes import NoteKind, SavedNote, is_branch
from acquire_desktop.storage.replay import replay, state_hash
from acquire_desktop.storage.save_format import Loaded, decode, encode
from tests.screenshots import games
from tests.screenshots.games import game_at

KINDS = [
    ("2008", 3, "branch-1", False),
    ("2023-classic", 2, "branch-2", False),  # with a stock market that draws tiles
    ("2023-tycoon", 4, "branch-3", False),
    ("ja-tycoon", 4, "branch-4", True),  # where stuck hands are shuffled back
]


def over(edition: str, seats: int, seed: str, *, power_cards: bool = False) -> Loaded:
    return game_at(edition, seats, seed, games.is_over, power_cards=power_cards)


def branched(loaded: Loaded, step: int, *, has_new_luck: bool = False) -> Loaded:
    return branch_of(loaded.game, loaded.states, step, has_new_luck=has_new_luck)


@pytest.mark.parametrize(("edition", "seats", "seed", "power_cards"), KINDS)
def test_with_new_luck_every_seat_knows_what_it_knew(
    edition: str, seats: int, seed: str, power_cards: bool
) -> None:
    loaded = over(edition, seats, seed, power_cards=power_cards)
    last = loaded.game.cursor
    for step in (0, last // 4, last // 2, 3 * last // 4, last - 1):
        branch = branched(loaded, step, has_new_luck=True)
        before, after = loaded.states[step], branch.state
        assert [observe(before, s) for s in range(seats)] == [
            observe(after, s) for s in range(seats)
        ]
        assert branch.game.cursor == step == len(branch.game.history)


def test_with_new_luck_the_tiles_nobody_saw_come_in_another_order() -> None:
    loaded = over("2023-classic", 4, "branch-5")
    step = loaded.game.cursor // 3
    first, second = (branched(loaded, step, has_new_luck=True) for _ in range(2))
    orders = [each.game.setup.tiles for each in (loaded, first, second)]
    assert len(set(orders)) == 3
    assert all(sorted(order) == sorted(orders[0]) for order in orders)


def test_with_the_same_tiles_the_game_can_be_played_again_as_it_was() -> None:
    loaded = over("2023-classic", 3, "branch-6")
    step = loaded.game.cursor // 2
    branch = branched(loaded, step)
    again = replay(ACQUIRE, branch.game.setup, loaded.game.history)
    assert state_hash(again[-1]) == state_hash(loaded.state)


def test_a_branch_is_a_game_of_its_own_and_is_saved_as_one() -> None:
    loaded = over("2023-classic", 3, "branch-6")
    branch = branched(loaded, 20, has_new_luck=True).game
    assert branch.game_id != loaded.game.game_id
    read = decode(encode(branch), GAMES).game
    assert read.notes == (SavedNote(20, NoteKind.BRANCH, loaded.game.game_id),)
    assert is_branch(read.notes)
    assert not is_branch(loaded.game.notes)


def test_a_branch_of_a_branch_names_the_game_that_it_left() -> None:
    loaded = over("2023-classic", 3, "branch-6")
    first = branched(loaded, 20)
    second = branched(replace(first, states=loaded.states[:21]), 10).game
    assert second.notes == (SavedNote(10, NoteKind.BRANCH, first.game.game_id),)


def test_a_branch_stays_one_when_its_first_step_is_taken_back() -> None:
    noted = Noted(20, None, (NoteKind.BRANCH, "0" * 32))
    assert without_undone([noted], 12) == [replace(noted, step=12)]


def test_nothing_branches_off_behind_the_end() -> None:
    loaded = over("2023-classic", 3, "branch-6")
    with pytest.raises(IndexError):
        branched(loaded, loaded.game.cursor + 1)
