"""The key moments are told with player, turn and dollars, and each leads back to its table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.review.key_moments import KeyMoment, KeyMomentKind
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.result.key_moments import KeyMoments, moment_text
from acquire_desktop.ui.acquire.result.result_model import ResultModel
from acquire_desktop.ui.acquire.result.result_parts import PARTS, ResultParts, Room
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money

NAMES = ("<b>Ana</b> & Co", "ダイスケ", "W" * 24)
WORDS = GameNames(CLASSIC_2023, NAMES)
MOMENTS = (
    KeyMoment(KeyMomentKind.MAJORITY, 20, 9, 1, 8300, (3,)),
    KeyMoment(KeyMomentKind.LEAD, 41, 19, 0, 2700),
    KeyMoment(KeyMomentKind.MERGER, 141, 58, 2, 28000, (3, 4, 0), 0, 14000),
)
OTHERS = (
    KeyMoment(KeyMomentKind.MERGER, 141, 58, 2, 28000, (3, 4)),
    KeyMoment(KeyMomentKind.SWING, 107, 37, 0, 14300),
)


@pytest.fixture(autouse=True)
def usual_size(qapp: QApplication) -> Iterator[None]:
    """Leave every test at the usual text size."""
    yield
    theme.set_text_scale(qapp, 100)


def shown(qtbot: QtBot) -> KeyMoments:
    widget = KeyMoments()
    qtbot.addWidget(widget)
    widget.show_moments(MOMENTS, WORDS)
    widget.resize(500, 200)
    widget.show()
    return widget


def spoken(widget: KeyMoments, row: int) -> str:
    return str(widget.cells.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))


@pytest.mark.parametrize("moment", [*MOMENTS, *OTHERS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_names_the_player_and_the_dollars_in_every_language(
    qapp: QApplication, moment: KeyMoment, language: str
) -> None:
    languages.install_language(qapp, language)
    text = moment_text(moment, WORDS)
    assert NAMES[moment.seat] in text
    assert money(moment.amount) in text
    for chain in moment.chains:
        assert CLASSIC_2023.chains[chain].name in text
    if moment.gainer is not None:
        assert NAMES[moment.gainer] in text
        assert money(moment.gain) in text
    assert "{" not in text


def test_a_click_enter_and_space_choose_a_moment(qtbot: QtBot) -> None:
    widget = shown(qtbot)
    middle = widget.visualRect(widget.cells.index(0, 0)).center()
    with qtbot.waitSignal(widget.chosen) as chosen:
        QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert chosen.args == [20]
    QTest.keyClick(widget, Qt.Key.Key_Down)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        with qtbot.waitSignal(widget.chosen) as chosen:
            QTest.keyClick(widget, key)
        assert chosen.args == [41]
    QTest.keyClick(widget, Qt.Key.Key_Up)
    assert widget.currentIndex().row() == 0


def test_the_moment_chosen_with_keys_has_a_ring_and_none_is_cut(qtbot: QtBot) -> None:
    widget = shown(qtbot)
    for width in (320, 500, 900):
        widget.resize(width, widget.heightForWidth(width))
        QApplication.processEvents()
        assert widget.verticalScrollBar().maximum() == 0
    with qtbot.waitActive(widget):
        widget.activateWindow()
    widget.clearFocus()
    plain = widget.grab().toImage()
    widget.setFocus()
    assert widget.grab().toImage() != plain


def test_a_reader_hears_turn_and_sentence_and_names_stay_plain_text(qtbot: QtBot) -> None:
    widget = shown(qtbot)
    assert widget.accessibleName() == "Key moments"
    assert widget.cells.rowCount() == len(MOMENTS)
    for row, moment in enumerate(MOMENTS):
        assert spoken(widget, row) == f"Turn {moment.turn}: {moment_text(moment, WORDS)}"
        tip = widget.cells.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        assert tip == "<span>Show the table at that moment</span>"


def test_the_language_changes_in_place(qtbot: QtBot, qapp: QApplication) -> None:
    widget = shown(qtbot)
    languages.install_language(qapp, "pt_BR")
    QApplication.processEvents()
    assert spoken(widget, 1).endswith(moment_text(MOMENTS[1], WORDS))
    assert "$2.700" in spoken(widget, 1)


def test_a_game_without_moments_says_so(qtbot: QtBot) -> None:
    widget = KeyMoments()
    qtbot.addWidget(widget)
    widget.resize(500, 40)
    widget.show_moments(MOMENTS, WORDS)
    widget.show_moments((), WORDS)
    widget.show()
    assert widget.accessibleDescription() == "Nothing in this game stood out."
    picture = widget.grab().toImage()
    colors = {picture.pixel(x, y) for x in range(200) for y in range(picture.height())}
    assert theme.current().ink_muted.rgb() in colors
    assert widget.cells.rowCount() == 0


@pytest.mark.parametrize(
    ("size", "room"),
    [
        (QSize(1040, 220), Room.ONE),
        (QSize(1040, 340), Room.BESIDE),
        (QSize(1240, 560), Room.ALL),
        (QSize(700, 560), Room.ONE),
    ],
)
def test_the_parts_are_shown_together_where_there_is_room(
    qtbot: QtBot, size: QSize, room: Room
) -> None:
    parts = ResultParts(ResultModel())
    qtbot.addWidget(parts)
    parts.moments.show_moments(MOMENTS, WORDS)
    parts.resize(size)
    parts.show()
    assert parts.room is room
    for part in PARTS:
        parts.show_part(part)
        widget = dict(zip(PARTS, (parts.moments, parts.detail, parts.chart), strict=True))[part]
        assert widget.isVisible()
        assert parts.moments.isVisible() == (room is Room.ALL or part == "moments")
    parts.resize(QSize(700, 220))
    QApplication.processEvents()
    assert sum(each.isVisible() for each in (parts.moments, parts.detail, parts.chart)) == 1


def test_large_text_makes_room_for_fewer_parts(qtbot: QtBot, qapp: QApplication) -> None:
    parts = ResultParts(ResultModel())
    qtbot.addWidget(parts)
    parts.resize(1240, 560)
    parts.show()
    rooms = [parts.room]
    theme.set_text_scale(qapp, 200)
    QApplication.processEvents()
    rooms.append(parts.room)
    assert rooms == [Room.ALL, Room.ONE]
