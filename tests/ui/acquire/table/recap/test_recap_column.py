"""The recap column: what the strip tells, a line an event, beside the board of a wide table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME as T
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    FinalAccountBegan,
    MergerBegan,
    StockBought,
    StockDisposed,
    SurvivorDecided,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.recap.recap import Moment
from acquire_desktop.ui.acquire.table.recap.recap_column import FACE, GAINS, RecapColumn
from acquire_desktop.ui.acquire.table.recap.recap_strip import RecapStrip
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme

PLAYERS = (
    Player("Ana", PlayerKind.HUMAN),
    Player("<b>Bea", PlayerKind.COMPUTER, "hard-raider"),
    Player("Carlos", PlayerKind.COMPUTER, "hard-banker"),
)
WORDS = GameNames(CLASSIC_2023, names_of(PLAYERS))
NOTHING = (0,) * 7
FIVE = (1, 1, 1, 1, 1, 0, 0)
MERGER = (TilePlaced(1, T["5E"]), MergerBegan(1, T["5E"], (0, 1), (3, 2)))
STEPS: list[tuple[LogEntry, ...]] = [
    (TurnBegan(1, 0),),
    (TilePlaced(0, T["1A"]),),
    (StockBought(0, NOTHING, 0), TurnBegan(2, 1)),
    (*MERGER, SurvivorDecided(0, T["5E"], None)),
    (StockDisposed(2, 1, 0, 2, 10, 10, 600),),
    (StockBought(1, FIVE, 1500), TurnBegan(3, 2)),
    (TilePlaced(2, T["3C"]),),
    (StockBought(2, NOTHING, 0), TurnBegan(4, 0)),
]


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    """Leave every test with text of the usual size."""
    yield
    theme.set_text_scale(qapp, 100)


@pytest.fixture
def recap(qtbot: QtBot) -> RecapColumn:
    made = RecapColumn()
    qtbot.addWidget(made)
    made.set_players(PLAYERS)
    made.resize(262, 300)
    made.show()
    made.show_steps(STEPS, 0, WORDS)
    return made


def items(recap: RecapColumn) -> list[QModelIndex]:
    model = recap.list.model()
    return [model.index(row, 0) for row in range(model.rowCount())]


def line(recap: RecapColumn, row: int) -> QRect:
    return recap.list.visualRect(items(recap)[row])


def click(recap: RecapColumn, row: int) -> None:
    none = Qt.KeyboardModifier.NoModifier
    place = line(recap, row).center()
    QTest.mouseClick(recap.list.viewport(), Qt.MouseButton.LeftButton, none, place)


def test_the_column_tells_what_the_strip_tells(qtbot: QtBot, recap: RecapColumn) -> None:
    strip = RecapStrip()
    qtbot.addWidget(strip)
    strip.show_steps(STEPS, 0, WORDS)
    model = strip.list.model()
    assert recap.moments == strip.moments
    for row, index in enumerate(items(recap)):
        for role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            assert index.data(role) == model.index(row, 0).data(role)
    assert "&lt;b&gt;Bea" in items(recap)[0].data(Qt.ItemDataRole.ToolTipRole)


def test_every_line_shows_whose_doing_it_was(recap: RecapColumn) -> None:
    faces = [index.data(FACE) for index in items(recap)]
    assert [face.portrait for face in faces] == ["raider", "banker", "raider", "banker", "banker"]


def paid(seat: int | None, amount: int, place: int) -> BonusPaid:
    return BonusPaid(1, seat, 3, (place,), (amount,), 1, amount)


def test_a_merger_shows_who_is_paid_how_much(recap: RecapColumn) -> None:
    plain = line(recap, 0).height()
    bonuses = (paid(0, 3000, 0), paid(2, 1500, 1), paid(None, 500, 2))
    another = (paid(2, 2000, 0),)
    recap.show_steps([*STEPS[:3], (*STEPS[3], *bonuses), STEPS[4], another, STEPS[5]], 0, WORDS)
    gains = items(recap)[0].data(GAINS)
    assert [(face.portrait, paid) for face, paid in gains] == [("banker", 3500), ("cap", 3000)]
    assert items(recap)[1].data(GAINS) == []
    assert line(recap, 0).height() > plain
    said = items(recap)[0].data(Qt.ItemDataRole.AccessibleTextRole)
    assert "You received $3,000" in said
    assert "Carlos received $1,500" in said


def test_the_final_account_is_no_part_of_the_last_merger(recap: RecapColumn) -> None:
    account = (FinalAccountBegan("declared", (0, 0, 0)), paid(0, 3000, 0))
    recap.show_steps([*STEPS[:6], account], 0, WORDS)
    assert recap.moments[0].gains == {}


def test_a_click_shows_a_moment_again_and_a_second_one_stops_it(recap: RecapColumn) -> None:
    chosen: list[Moment | None] = []
    recap.moment_chosen.connect(chosen.append)
    click(recap, 2)
    assert recap.list.selectedIndexes() == items(recap)[2:3]
    click(recap, 2)
    assert recap.list.selectedIndexes() == []
    assert chosen == [recap.moments[2], None]


def test_the_arrow_keys_walk_the_lines_and_enter_shows_one(
    qtbot: QtBot, recap: RecapColumn
) -> None:
    recap.activateWindow()
    recap.setFocus(Qt.FocusReason.TabFocusReason)
    assert recap.list.currentIndex() == items(recap)[-1]
    QTest.keyClick(recap.list, Qt.Key.Key_Up)
    with qtbot.waitSignal(recap.moment_chosen) as chosen:
        QTest.keyClick(recap.list, Qt.Key.Key_Return)
    assert chosen.args == [recap.moments[-2]]


def test_lines_are_large_enough_to_hit_and_stand_below_each_other(recap: RecapColumn) -> None:
    lines = [line(recap, row) for row in range(5)]
    assert all(each.height() >= theme.TARGET_PX for each in lines)
    assert [each.top() for each in lines] == sorted(each.top() for each in lines)
    assert lines[0].top() == 0
    assert lines[-1].bottom() < recap.list.viewport().height()


def test_the_newest_line_is_whole_where_not_all_fit(qtbot: QtBot, recap: RecapColumn) -> None:
    recap.resize(262, 140)
    qtbot.waitUntil(lambda: recap.list.verticalScrollBar().maximum() > 0)
    assert recap.list.viewport().rect().contains(line(recap, 4))
    recap.add_step((TilePlaced(0, T["9I"]),))
    recap.add_step((StockBought(0, NOTHING, 0), TurnBegan(5, 1)))
    assert not recap.moments
    recap.add_step((TilePlaced(1, T["8I"]),))
    assert recap.list.viewport().rect().contains(line(recap, 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_a_long_label_goes_on_in_a_second_line_and_no_line_is_too_wide(
    qapp: QApplication, qtbot: QtBot, language: str, scale: int
) -> None:
    languages.install_language(qapp, language)
    theme.set_text_scale(qapp, scale)
    recap = RecapColumn()
    qtbot.addWidget(recap)
    recap.set_players(PLAYERS)
    recap.resize(theme.scaled(200), theme.scaled(500))
    recap.show()
    recap.show_steps(STEPS, 0, WORDS)
    qtbot.waitUntil(lambda: line(recap, 2).height() > line(recap, 3).height())
    edge = recap.grab().toImage()
    ground, x = edge.pixel(theme.SPACE + 2, edge.height() - theme.SPACE), edge.width() - 3
    assert all(edge.pixel(x, y) == ground for y in range(20, edge.height() - 20))


def test_what_it_says_never_changes_how_high_it_is(recap: RecapColumn) -> None:
    asked = recap.sizeHint(), recap.minimumSizeHint()
    recap.forget()
    assert (recap.sizeHint(), recap.minimumSizeHint()) == asked
    assert recap.note.isVisible()
    recap.show_steps(STEPS[:3], 0, WORDS)
    assert (recap.sizeHint(), recap.minimumSizeHint()) == asked


def test_the_column_follows_a_change_of_language(
    qapp: QApplication, qtbot: QtBot, recap: RecapColumn
) -> None:
    languages.install_language(qapp, "pt_BR")
    qtbot.waitUntil(lambda: recap.head.text() == "Desde seu último turno")
    assert items(recap)[1].data().startswith("vende")
