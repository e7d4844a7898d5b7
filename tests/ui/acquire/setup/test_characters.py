"""Characters and levels on screen: chosen on the new-game page, seen at the table and after it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire import opponents
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.choosers import is_known
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES, Strength
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.setup import seating
from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.acquire.setup.new_game import (
    COMPUTER_LEVELS,
    NewGame,
    choice_from,
    choice_object,
    default_new_game,
)
from acquire_desktop.ui.acquire.setup.seating import Chairs
from acquire_desktop.ui.acquire.setup.table_view import TableView
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.table.holdings.holdings_model import Column, HoldingsModel
from acquire_desktop.ui.acquire.words import character_texts
from acquire_desktop.ui.acquire.words.character_texts import (
    character_line,
    character_text,
    level_line,
    level_text,
    player_text,
    strength_text,
)
from acquire_desktop.ui.kit.look.portraits import Face, beside_face

BEA = Player("Bea", PlayerKind.COMPUTER, "hard-founder")
ANA = Player("Ana", PlayerKind.HUMAN)


def table(*players: Player) -> Chairs:
    return seating.chairs_for(players)


def first(chairs: Chairs) -> Player:
    (player, *_) = seating.players_of(chairs)
    return player


def test_a_computer_player_keeps_level_and_character(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    for player in (BEA, replace(BEA, level="easy"), ANA):
        view.show_chairs(table(player, replace(ANA, name="Ida")))
        assert first(view.chairs()) == player


def test_a_chosen_character_plays_under_its_own_name_unless_the_user_gave_another() -> None:
    gil = seating.with_guest(table(BEA, ANA), 0, "gambler")
    assert first(gil) == Player("Gil", PlayerKind.COMPUTER, "hard-gambler")
    aunt = seating.with_guest(table(replace(BEA, name="Aunt May"), ANA), 0, "gambler")
    assert first(aunt) == Player("Aunt May", PlayerKind.COMPUTER, "hard-gambler")
    assert first(seating.with_guest(aunt, 0, "")).level == "hard"


def test_a_surprise_is_nobody_who_sits_there_already() -> None:
    keys = ("raider", "banker", "builder", "gambler", "collector")
    others = [Player(f"P{at}", PlayerKind.COMPUTER, f"easy-{key}") for at, key in enumerate(keys)]
    seated = {first(seating.surprise(table(BEA, *others), 0)).level for _ in range(40)}
    assert seated == {"hard-shadow", "hard-steady"}


def test_a_guest_whose_name_is_taken_keeps_it_with_a_number() -> None:
    gil, other = Player("gil", PlayerKind.HUMAN), Player("Gil 2", PlayerKind.HUMAN)
    chairs = seating.with_guest(table(BEA, gil), 0, "gambler")
    assert first(chairs) == Player("Gil 2", PlayerKind.COMPUTER, "hard-gambler")
    assert first(seating.with_guest(chairs, 0, "founder")) == BEA
    assert first(seating.with_guest(table(BEA, gil, other), 0, "gambler")).name == "Gil 3"
    people = table(ANA, Player("Bea", PlayerKind.HUMAN))
    chair = seating.with_guest(people, 1, "founder")[1]
    assert chair.player is not None
    assert chair.player.name == "Bea 2"
    assert opponents.character_of(chair.player.level) == "founder"


def test_the_first_computers_have_characters_and_are_remembered() -> None:
    choice = default_new_game()
    characters = [opponents.character_of(player.level) for player in choice.players[1:]]
    assert len({*characters, ""}) == 4
    assert choice_from(choice_object(choice)) == choice


def test_every_character_and_level_has_words() -> None:
    for key in CHARACTER_NAMES:
        assert character_text(key)
        assert character_line(key)
    assert all(map(level_text, COMPUTER_LEVELS))
    assert len(set(map(level_line, COMPUTER_LEVELS))) == len(COMPUTER_LEVELS)
    assert player_text(BEA) == "Bea (Founder, Hard)"
    assert player_text(replace(BEA, level="hard")) == "Bea (Hard)"
    assert player_text(ANA) == "Ana"


def test_a_level_says_what_was_measured_and_else_that_nothing_was(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    measured = {
        "hard": Strength("medium", 3, 40, 0.65, 0.131, "2008"),
        "master": Strength("expert", 3, 360, 0.32, 0.041, "2008", is_short=True),
    }
    monkeypatch.setattr(character_texts, "strength_of", measured.get)
    assert strength_text("easy") == "Strength not measured yet"
    told = "Wins 65% ± 13 against 3 × Medium (25% is par, 40 games)"
    assert strength_text("hard") == told
    assert strength_text("master") == (
        "Wins 32% ± 4 against 3 × Expert (25% is par, 360 games), both with less time"
    )
    view, box = TableView(), LevelBox()
    for widget in (view, box):
        qtbot.addWidget(widget)
    view.show_chairs(table(BEA, ANA))
    assert view.buttons[0].accessibleDescription().endswith(f"{told}.")
    box.retranslate()
    spoken = str(box.itemData(box.findData("hard"), Qt.ItemDataRole.AccessibleTextRole))
    assert spoken == f"6 Hard, weighs every choice. {told}"


def test_every_level_has_a_name_and_a_line_of_its_own_and_no_other() -> None:
    for told in (level_text, level_line):
        texts = [told(level) for level in COMPUTER_LEVELS]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert not told("greedy")


def test_the_weakest_level_was_measured_against_a_plan_that_is_told_in_words() -> None:
    assert "3 × “any tile, cheapest stock” (25% is par, 1,000 games)" in strength_text("beginner")


def test_every_level_that_there_is_can_be_chosen_and_each_was_measured_against_the_one_below() -> (
    None
):
    assert tuple(LEVELS) == COMPUTER_LEVELS
    for below, level in pairwise(COMPUTER_LEVELS):
        strength = opponents.strength_of(level)
        assert strength is not None
        assert strength.against == below


@pytest.mark.parametrize("level", ["novice", "easy", "medium", "hard", "expert", "master"])
def test_settings_and_games_from_before_the_ladder_keep_their_levels(level: str) -> None:
    choice = NewGame(
        "2023-classic", (ANA, replace(BEA, level=f"{level}-founder")), Holdings.OPEN, ""
    )
    read = choice_from(choice_object(choice))
    assert read == choice
    assert is_known(read.players[1].level)


def test_a_new_guest_plays_as_well_as_those_at_the_table() -> None:
    chairs = seating.with_guest(seating.chairs_for(default_new_game().players), 2, "builder")
    levels = [opponents.level_of(player.level) for player in seating.players_of(chairs)[1:]]
    assert levels == ["beginner"] * 4
    mixed = table(ANA, replace(BEA, level="hard"), replace(BEA, name="Ida", level="easy"))
    assert seating.players_of(seating.with_guest(mixed, 5, "builder"))[-1].level == "medium-builder"


def test_the_table_shows_portraits_of_all_players(qtbot: QtBot) -> None:
    view = observe(new_game(make_setup(EDITIONS["2008"], 3, "c")), 0)
    model = HoldingsModel()
    model.set_players((ANA, BEA, replace(BEA, name="Ida", level="greedy")))
    model.show_view(view)
    faces = [model.cell(at, Column.NAME).face for at in range(4)]
    assert faces == [Face("cap", 0), Face("founder", 1), Face("bob", 2), None]
    tip = str(model.index(1, Column.NAME).data(Qt.ItemDataRole.ToolTipRole))
    assert "Bea (Founder, Hard)" in tip
    line = Line()
    qtbot.addWidget(line)
    line.set_players((BEA, BEA, BEA))
    line.show_view(replace(view, legal=()))
    assert line.idle.picture.face == Face("founder", view.turn_seat)


@pytest.mark.usefixtures("qapp")
def test_a_portrait_gives_way_where_the_name_needs_the_room() -> None:
    image = QImage(200, 30, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    rect = image.rect()
    face = Face("founder", 1)
    assert beside_face(painter, rect, face, "Bea").left() > rect.left()
    assert beside_face(painter, rect, face, "Bea" * 40) == rect
    painter.end()


def test_a_chair_shows_portrait_character_and_level_with_what_was_measured(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.show_chairs(table(ANA, BEA))
    person, computer = view.buttons[0], view.buttons[3]
    assert (person.face, computer.face) == (Face("cap", 0), Face("founder", 1))
    assert person.accessibleDescription() == ""
    assert computer.accessibleDescription() == (
        f"Founder: {character_line('founder')}. {strength_text('hard')}."
    )
