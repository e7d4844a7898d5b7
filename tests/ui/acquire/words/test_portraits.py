"""Everybody at the table has a portrait, and people never share one."""

from dataclasses import replace
from itertools import product

import pytest

from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.words.portraits import PEOPLE, faces_of, marks_of, portraits_of
from acquire_desktop.ui.kit.look.portraits import portrait_pixmap
from tools.make_portraits import FOLDER, svg
from tools.make_portraits import PEOPLE as DRAWN

ANA = Player("Ana", PlayerKind.HUMAN)
RAIDER = Player("Bea", PlayerKind.COMPUTER, "hard-raider")
PLAIN = Player("Ida", PlayerKind.COMPUTER, "hard")


def test_six_people_at_one_screen_all_differ() -> None:
    assert len(set(portraits_of([ANA] * 6))) == 6


def test_people_keep_their_portraits_whoever_plays_beside_them() -> None:
    assert portraits_of((RAIDER, ANA, PLAIN, ANA)) == ("raider", *PEOPLE[:1], PEOPLE[2], PEOPLE[1])
    assert portraits_of((ANA, ANA)) == PEOPLE[:2]


def test_marks_go_by_seat_until_somebody_chooses_one() -> None:
    assert marks_of((ANA, RAIDER, PLAIN)) == (0, 1, 2)
    assert marks_of((replace(ANA, mark=4), RAIDER, PLAIN)) == (4, 1, 2)
    assert marks_of((replace(ANA, mark=2), RAIDER, PLAIN)) == (2, 1, 0)
    assert [face.mark for face in faces_of((replace(ANA, mark=2), RAIDER, PLAIN))] == [2, 1, 0]


def test_no_two_players_ever_have_the_same_mark() -> None:
    for marks in product((None, 0, 1, 5), repeat=4):
        players = [replace(ANA, mark=mark) for mark in marks]
        assert len(set(marks_of(players))) == 4
    assert len(set(marks_of([replace(ANA, mark=3)] * 6))) == 6


def test_the_portraits_of_people_are_as_the_script_draws_them() -> None:
    assert tuple(DRAWN) == PEOPLE
    for key, shapes in DRAWN.items():
        assert (FOLDER / f"{key}.svg").read_text("utf-8") == svg("".join(shapes))


@pytest.mark.usefixtures("qapp")
def test_portraits_of_people_can_be_told_apart_without_colours() -> None:
    """Only the brightness of each point counts, at the size beside a line of text."""
    grey = []
    for key in PEOPLE:
        image = portrait_pixmap(key, 20).toImage()
        points = [(x, y) for x in range(20) for y in range(20)]
        grey.append([image.pixelColor(*point).lightness() for point in points])
    for at, one in enumerate(grey):
        for other in grey[at + 1 :]:
            changed = sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True))
            assert changed > 40, "a tenth of all points"
