"""The wealth chart: lines by the recorded game, named, flagged and said in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.events import StayBilled
from acquire_desktop.games.hotel_tycoon.history import History
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.hotel_tycoon.wealth import BANKRUPT, STAY, WealthChart
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.chart.series import Flag
from acquire_desktop.ui.kit.look import theme

NAMES = Names(("Ana", "Bea", "Caio"), 0, (0, 1, 2), ("cap", "founder", "raider"))
HISTORY = History(
    ((7000, 7000, 7000), (7000, 6500, 6000), (9000, 9500, 6000), (9000, 12_000, 0)),
    ((3, 2),),
    (2, StayBilled(2, 1, 0, 4, 3000)),
)


@pytest.fixture
def chart(qtbot: QtBot, qapp: QApplication) -> Iterator[WealthChart]:
    theme.apply_theme(qapp, "light")
    made = WealthChart()
    qtbot.addWidget(made)
    made.resize(320, 300)
    made.show_history(HISTORY, NAMES, (1, 0, 2))
    yield made
    theme.apply_theme(qapp, "light")


def test_every_player_has_a_line_the_best_first_with_the_flags_of_big_events(
    chart: WealthChart,
) -> None:
    first, second, third = chart.data.series
    assert (first.name, second.name, third.name) == ("Bea", "You", "Caio")
    assert first.values == (7000, 6500, 9500, 12_000)
    assert first.face == NAMES.face(1)
    assert (first.flags, second.flags, third.flags) == ((Flag(2, STAY),), (), (Flag(3, BANKRUPT),))


def test_a_screen_reader_hears_who_led_when_and_how_it_ended(chart: WealthChart) -> None:
    assert chart.accessibleDescription() == (
        "Round 3: Bea $12,000, You $9,000, Caio $0\n"
        "In front: Bea: 2 rounds and You: 1 round.\n"
        "Bea led from round 2 to the end."
        " $ Biggest stay: Caio paid $3,000 to Bea in round 2. × Bankrupt: Caio in round 3."
    )


def test_left_and_right_read_the_rounds_out(chart: WealthChart) -> None:
    for key, turn in ((Qt.Key.Key_Left, 3), (Qt.Key.Key_Left, 2), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(chart, key)
        assert chart.read_turn == turn
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.read_turn is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_and_said_in_every_language_and_theme(
    qapp: QApplication, chart: WealthChart, language: str
) -> None:
    languages.install_language(qapp, language)
    seen = set()
    for look in ("light", "dark"):
        theme.apply_theme(qapp, look)
        QApplication.processEvents()
        picture = chart.grab().toImage()  # its bits die with it
        seen.add(bytes(picture.constBits()))
    assert len(seen) == 2
    said = chart.accessibleDescription()
    assert ("$12.000" if language == "pt_BR" else "$12,000") in said
    assert ("Biggest" in said) == (language == "en")


def test_where_names_have_no_room_the_portraits_stand_alone(chart: WealthChart) -> None:
    narrow = chart._labels.needed_width()
    chart.resize(700, 300)
    QApplication.processEvents()
    assert chart._labels.needed_width() > narrow


def test_another_game_forgets_it(chart: WealthChart) -> None:
    chart.forget()
    assert not chart.data.series
    assert chart.isHidden()
    assert not chart.accessibleDescription()
