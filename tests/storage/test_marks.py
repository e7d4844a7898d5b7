"""A colour that somebody chose is saved with the game; one that nobody chose is not."""

from dataclasses import replace

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.players import Player, PlayerKind, player_from, player_object
from acquire_desktop.storage.save_format import decode, encode
from acquire_desktop.storage.strict_json import StrictJsonError
from tests.storage.games import pack, played, unpack

ANA = Player("Ana", PlayerKind.HUMAN)


def test_a_save_says_nothing_of_marks_that_go_by_seat() -> None:
    assert "mark" not in player_object(ANA)
    assert player_object(replace(ANA, mark=4))["mark"] == 4
    assert player_from(player_object(ANA)) == ANA


def test_a_chosen_mark_comes_back_with_the_game() -> None:
    game, states = played("2008", 3, "marks", 20)
    first, *others = game.players
    game = replace(game, players=(replace(first, mark=5), *others))
    assert decode(encode(game, states), GAMES).game == game


@pytest.mark.parametrize("mark", [-1, 6, "5", 1.0, True, [0]])
def test_a_mark_that_there_is_not_is_refused(mark: object) -> None:
    written = {**player_object(ANA), "mark": mark}
    with pytest.raises(StrictJsonError):
        player_from(written)
    game, states = played("2008", 3, "marks", 20)
    outer, payload = unpack(encode(game, states))
    payload["setup"]["players"][0]["mark"] = mark
    with pytest.raises(SaveError):
        decode(pack(outer, payload), GAMES)
