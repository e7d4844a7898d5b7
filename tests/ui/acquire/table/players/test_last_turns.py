"""The foot of a person's place tells the last turn, and a click shows it again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME as T
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainFounded,
    EndDeclared,
    FinalAccountBegan,
    FreeStockTaken,
    MergerBegan,
    PlacementPassed,
    PowerCardPlayed,
    StockBought,
    StockDisposed,
    StockExchanged,
    SurvivorDecided,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.power_cards import PLACE_FOUR
from acquire_desktop.games.acquire.log_entries import Cause, LogEntry, NoChoice
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.session.notes import HandedOver
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.players.foot import parts_of
from acquire_desktop.ui.acquire.table.players.people_column import PeopleColumn
from acquire_desktop.ui.acquire.table.recap.recap import Moment, last_turns, moments_since
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.people.foot import Part, draw_foot, fitting
from tests.ui.acquire.table.players.conftest import Make
from tests.ui.acquire.table.players.people import played, shown

PLAYERS = (
    Player("Ana", PlayerKind.HUMAN),
    Player("<b>Bea", PlayerKind.COMPUTER, "hard-raider"),
    Player("Carlos", PlayerKind.COMPUTER, "hard-banker"),
)
WORDS = GameNames(CLASSIC_2023, names_of(PLAYERS))
LETTERS = [chain.letter for chain in CLASSIC_2023.chains]
NOTHING = (0,) * 7
THREE = (1, 2, 0, 0, 0, 0, 0)
STEPS: list[tuple[LogEntry, ...]] = [
    (TurnBegan(1, 0),),
    (TilePlaced(0, T["1A"]),),
    (StockBought(0, NOTHING, 0), TurnBegan(2, 1)),
    (TilePlaced(1, T["2B"]),),
    (ChainFounded(1, 0, T["2B"], 2, 1, 0),),
    (StockBought(1, THREE, 700), TurnBegan(3, 2)),
    (TilePlaced(2, T["3C"]),),
    (StockBought(2, NOTHING, 0), TurnBegan(4, 0)),
]
PAID = BonusPaid(1, 0, 3, (0,), (3000,), 1, 3000)
MERGER: list[tuple[LogEntry, ...]] = [
    (TilePlaced(0, T["5E"]), MergerBegan(0, T["5E"], (0, 1), (3, 2))),
    (SurvivorDecided(0, T["5E"], None), PAID),
    (StockDisposed(2, 1, 0, 2, 10, 10, 600),),
]


def foot(steps: list[tuple[LogEntry, ...]], seat: int) -> list[str]:
    """Return the parts of the foot of a seat: crests as letters in brackets."""
    parts = parts_of(last_turns(steps).get(seat, ()), WORDS)
    return [f"[{part.letter}]" if part.letter else part.text or part.icon for part in parts]


def test_a_foot_tells_tile_founded_chain_and_what_was_bought() -> None:
    first, second = (f"[{letter}]" for letter in LETTERS[:2])
    assert foot(STEPS, 1) == ["2B", "star", first, "+", first, second, second]
    assert foot(STEPS, 2) == ["3C", "no buy"]


def test_who_had_no_choice_is_not_said_to_buy_nothing() -> None:
    steps = [*STEPS[:7], (StockBought(2, NOTHING, 0), NoChoice(2, Cause.NO_CHAIN))]
    assert foot(steps, 2) == ["3C"]


def test_a_last_turn_lives_until_the_next_one_begins() -> None:
    assert foot(STEPS[:2], 0) == ["1A"]
    assert foot(STEPS[:3], 0) == ["1A", "no buy"]
    assert foot(STEPS, 0) == []
    assert foot(STEPS[:6], 2) == []


def test_who_settles_has_that_in_the_foot_while_the_turn_lasts() -> None:
    steps = [*STEPS, *MERGER]
    second = LETTERS[1]
    assert foot(steps, 2) == ["sells 10", f"[{second}]", ", trades 10", f"[{second}]",
                              ", keeps 2", f"[{second}]"]  # fmt: skip
    assert foot([*steps, (StockBought(0, NOTHING, 0), TurnBegan(5, 1))], 2) == ["3C", "no buy"]
    assert foot(steps, 0) == ["5E"]


def test_what_else_a_turn_can_hold_is_told_in_a_few_words() -> None:
    steps: list[tuple[LogEntry, ...]] = [
        (TurnBegan(1, 0), PowerCardPlayed(0, PLACE_FOUR)),
        (TilePlaced(0, T["1A"]),),
        (TilePlaced(0, T["9I"]),),
        (PlacementPassed(0, True),),
        (FreeStockTaken(0, THREE),),
        (StockExchanged(0, 0, 1),),
        (EndDeclared(0, None),),
        (HandedOver(0, "hard"),),
    ]
    told = " ".join(foot(steps, 0))
    for words in ("1A 9I stops placing takes 1", "exchanges 2", "declares the end Place four"):
        assert words in told
    assert "computer" not in told


def test_the_final_account_is_no_part_of_the_last_turn() -> None:
    account = (FinalAccountBegan("declared", (0, 0, 0)), PAID)
    (moment,) = last_turns([*STEPS[:7], account])[2]
    assert moment.paid == ()


def test_own_actions_are_no_moments_and_a_new_turn_drops_what_is_older() -> None:
    later: list[tuple[LogEntry, ...]] = [
        (TilePlaced(0, T["9I"]),),
        (StockBought(0, NOTHING, 0), TurnBegan(5, 1)),
        (TilePlaced(1, T["8I"]),),
    ]
    assert [moment.step for moment in moments_since(STEPS, 0)] == [3, 5, 6, 7]
    seen = moments_since([*STEPS, *later], 0)
    assert [moment.tiles for moment in seen] == [frozenset({T["8I"]})]


def test_where_there_is_no_room_crests_are_counted_and_then_the_end_is_left_out() -> None:
    font = theme.sized_font(13)
    parts = parts_of(last_turns(STEPS)[1], WORDS)
    assert fitting(parts, font, 500) == list(parts)
    counted = fitting([Part("2B"), *[Part(letter="T")] * 12], font, 150)
    assert counted == [Part("2B"), Part(letter="T"), Part("12")]
    assert [part.text for part in fitting(parts, font, 50)][-1] == "…"
    picture = QImage(60, 20, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    look = theme.current()
    room = picture.rect().toRectF().adjusted(0, 0, -10, 0)
    draw_foot(painter, room, parts, font, (look.ink, look.ink_muted))
    painter.end()
    white = [picture.pixelColor(x, y).lightness() for x in range(51, 60) for y in range(20)]
    assert min(white) == 255


@pytest.fixture
def people(make: Make) -> PeopleColumn:
    made = make(PLAYERS, observe(played(3, 0), 0))
    made.show_steps(STEPS, 0, WORDS)
    return made


def chosen_by(people: PeopleColumn) -> list[Moment | None]:
    chosen: list[Moment | None] = []
    people.moment_chosen.connect(chosen.append)
    return chosen


def test_a_click_shows_the_last_turn_again_and_a_second_one_stops_it(
    people: PeopleColumn,
) -> None:
    chosen, bea = chosen_by(people), shown(people)[1]
    QTest.mouseClick(bea, Qt.MouseButton.LeftButton)
    assert bea.isChecked()
    QTest.mouseClick(bea, Qt.MouseButton.LeftButton)
    assert not bea.isChecked()
    shown_again, stopped = chosen
    assert shown_again is not None
    assert (shown_again.step, shown_again.tiles) == (3, frozenset({T["2B"]}))
    assert len(shown_again.events) == 3
    assert stopped is None


def test_only_one_turn_is_shown_again_and_a_step_puts_it_out(
    people: PeopleColumn,
) -> None:
    _you, bea, carlos = shown(people)
    for person in (bea, carlos):
        QTest.mouseClick(person, Qt.MouseButton.LeftButton)
    assert [person.isChecked() for person in shown(people)] == [False, False, True]
    people.add_step((TilePlaced(0, T["9I"]),))
    assert not carlos.isChecked()


def test_enter_shows_a_turn_again_and_who_had_none_cannot_be_asked(people: PeopleColumn) -> None:
    chosen = chosen_by(people)
    you, bea, _carlos = shown(people)
    QTest.keyClick(you, Qt.Key.Key_Return)
    assert chosen == []
    QTest.keyClick(bea, Qt.Key.Key_Return)
    assert [moment.step for moment in chosen if moment] == [3]


def test_the_last_turn_is_read_with_its_reason_and_a_hostile_name_is_escaped(
    people: PeopleColumn,
) -> None:
    people.set_explainer(lambda step: f"Why: {step}." if step == 3 else "")
    people.show_steps(STEPS, 0, WORDS)
    bea = shown(people)[1]
    assert "<b>Bea placed 2B" in bea.accessibleDescription()
    assert "Why: 3." in bea.accessibleDescription()
    assert "&lt;b&gt;Bea placed 2B" in bea.toolTip()
    assert people.moments == moments_since(STEPS, 0)


def test_looking_back_shows_the_turns_of_that_moment(people: PeopleColumn) -> None:
    people.show_until(2)
    assert not shown(people)[1]._foot
    assert shown(people)[0]._foot
    assert not any(person._facts.asked for person in shown(people) if person._facts)
    people.show_until(None)
    assert shown(people)[1]._foot
    assert [person._facts.asked for person in shown(people) if person._facts].count("") == 2


def test_forgotten_people_have_no_last_turn(people: PeopleColumn) -> None:
    people.forget()
    assert not any(person._foot or person.toolTip() for person in shown(people))
    assert people.moments == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_foot_follows_a_change_of_language(
    qapp: QApplication, qtbot: QtBot, people: PeopleColumn, language: str
) -> None:
    languages.install_language(qapp, language)
    words = {"en": "no buy"}.get(language)
    carlos = shown(people)[2]
    qtbot.waitUntil(lambda: bool(carlos._foot))
    assert words is None or carlos._foot[-1].text == words
