"""Records: what a person has achieved in the games that are kept."""

from acquire_desktop.games.acquire.news.records import Records, records_of


def game(total: int, place: int, *, kind: str = "normal", name: str = "Ana") -> dict[str, object]:
    seats = [
        {"kind": "human", "name": name, "total": total, "place": place},
        {"kind": "computer", "name": "Bea", "total": 1, "place": 2},
    ]
    return {"game": "acquire", "kind": kind, "seats": seats}


def test_a_first_game_is_the_best_but_no_new_best() -> None:
    assert records_of([], "Ana", 500, has_won=False) == Records(1, 0, 500, 0, False)


def test_games_are_counted_with_the_streak_up_to_this_one() -> None:
    games = [game(900, 1), game(100, 2), game(300, 1)]
    assert records_of(games, "Ana", 800, has_won=True) == Records(4, 3, 900, 2, False)
    assert records_of(games, "Ana", 1000, has_won=False) == Records(4, 2, 1000, 0, True)


def test_others_games_and_branches_do_not_count() -> None:
    strange: list[dict[str, object]] = [
        {"game": "acquire", "kind": "normal", "seats": None},
        {"game": "hotel"},
    ]
    games = [
        game(900, 1, name="Eva"),
        game(900, 1, kind="branch"),
        game(900, 1, kind="training"),
        *strange,
    ]
    assert records_of(games, "Ana", 500, has_won=True) == Records(1, 1, 500, 1, False)
