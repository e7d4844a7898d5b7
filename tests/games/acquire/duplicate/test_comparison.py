"""What several people made of one deal is compared as it was played."""

import pytest

from acquire_desktop.games.acquire.duplicate.comparison import Comparison
from acquire_desktop.games.acquire.duplicate.deal import (
    PERSON_SEAT,
    begun,
    computers_of,
    setup_of_deal,
)
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.storage.notes import is_duplicate
from tests.screenshots.duplicates import played_duplicate

GIVEN_UP = frozenset({1})


def test_everybody_begins_with_the_same_deal_at_the_same_seat() -> None:
    played = played_duplicate(3)
    fresh = begun(setup_of_deal(played), played.people, computers_of(played))
    assert [player.name for player in fresh.people] == ["Ana", "Bea", "Carlos"]
    assert len({loaded.game.game_id for loaded in fresh.games}) == 3
    for loaded in fresh.games:
        assert loaded.game.setup == setup_of_deal(played)
        assert loaded.game.players[PERSON_SEAT] in fresh.people
        assert loaded.game.players[1:] == computers_of(played)
        assert is_duplicate(loaded.game.notes)
    assert fresh.next_person == 0


def test_the_best_is_first_and_who_gave_up_last() -> None:
    played = played_duplicate(4, given_up=GIVEN_UP)
    compared = Comparison(played)
    found = compared.outcomes
    finished = found[:-1]
    assert found[-1].person == 1
    assert not found[-1].is_finished
    totals = [each.total for each in finished]
    assert totals == sorted(totals, reverse=True)
    assert [each.behind for each in finished] == [totals[0] - total for total in totals]
    for each in finished:
        view = observe(played.games[each.person].state, PERSON_SEAT)
        assert isinstance(view.decision, GameOver)
        ended = view.decision.totals
        assert each.total == ended[PERSON_SEAT] == compared.total_of(each.person)
        assert each.table_place == 1 + sum(total > each.total for total in ended)
        assert each.stock <= each.total
    assert compared.total_of(1) is None


def test_equal_money_shares_the_place() -> None:
    first, second = Comparison(played_duplicate(2, seed="duplicate-2", computers=1)).outcomes
    assert (first.place == second.place) == (first.total == second.total)


def test_the_money_of_everybody_goes_from_the_same_start_to_the_result() -> None:
    compared = Comparison(played_duplicate(3, given_up=GIVEN_UP))
    records = compared.course()
    assert len(set(records[0].worth)) == 1
    for each in compared.outcomes:
        last = records[-1].worth[each.person]
        assert last == (each.total if each.is_finished else None)
    turns = [record.turn for record in records]
    assert turns == sorted(set(turns))


def test_people_part_where_their_games_first_differ() -> None:
    played = played_duplicate(3)
    found = Comparison(played).partings()
    histories = [loaded.game.history for loaded in played.games]
    for parting in found:
        people = [person for group in parting.groups for person in group]
        assert len({histories[person][: parting.step] for person in people}) == 1
        done = [{histories[person][parting.step] for person in group} for group in parting.groups]
        assert all(len(lines) == 1 for lines in done)
        assert len(set.union(*done)) == len(parting.groups) > 1
    assert sorted(person for group in found[0].groups for person in group) == [0, 1, 2]
    assert len(found) == 2, "three people part twice, unless they do so at once"


def test_a_parting_shows_the_board_and_no_hand() -> None:
    compared = Comparison(played_duplicate(3))
    parting = compared.partings()[0]
    for group in parting.groups:
        view = compared.board_after(group[0], parting.step)
        assert view.hand == ()
        assert view.legal == ()
        assert compared.action_at(group[0], parting.step) is not None


def test_nothing_is_told_before_everybody_is_done() -> None:
    with pytest.raises(ValueError, match="not everybody"):
        Comparison(played_duplicate(3, done=2))
