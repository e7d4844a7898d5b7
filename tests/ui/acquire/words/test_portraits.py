"""Everybody at the table has a portrait, and people never share one."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from acquire_desktop.games.acquire.moods import Mood
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.words.portraits import PEOPLE, faces_of, marks_of, portraits_of
from acquire_desktop.ui.kit.look.portraits import Face, draw_face, portrait_pixmap
from tools.make_portraits import FOLDER, MOODS, svg
from tools.make_portraits import PEOPLE as DRAWN
from tools.make_portraits import PORTRAITS as CHARACTERS_DRAWN

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
        assert (FOLDER / f"{key}.svg").read_text("utf-8") == svg(shapes)


def test_every_portrait_has_a_face_for_each_mood_and_all_are_small() -> None:
    assert ("", *(mood.value for mood in Mood)) == MOODS
    for key, shapes in {**CHARACTERS_DRAWN, **DRAWN}.items():
        faces = [svg(shapes, mood) for mood in MOODS]
        assert len(set(faces)) == len(MOODS)
        for mood, face in zip(MOODS[1:], faces[1:], strict=True):
            assert (FOLDER / f"{key}-{mood}.svg").read_text("utf-8") == face
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 100_000


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("key", [*CHARACTERS_DRAWN, *DRAWN])
def test_a_mood_is_seen_at_the_size_of_a_card(key: str) -> None:
    """At least eight points of the face differ clearly between any two moods."""
    faces = []
    for mood in MOODS:
        image = QImage(44, 44, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        draw_face(painter, QRectF(image.rect()), Face(key, 0, mood))
        painter.end()
        points = [(x, y) for x in range(44) for y in range(44)]
        faces.append([image.pixelColor(*point).lightness() for point in points])
    for one, other in combinations(faces, 2):
        assert sum(abs(a - b) > 25 for a, b in zip(one, other, strict=True)) >= 8


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
