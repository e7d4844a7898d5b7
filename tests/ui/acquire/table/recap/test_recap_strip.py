"""The recap strip: every action of the others since the viewer's last turn, shown again."""

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME as T
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import (
    ChainFounded,
    ChainGrew,
    EndDeclared,
    FreeStockTaken,
    MergerBegan,
    PlacementPassed,
    StockBought,
    StockDisposed,
    StockExchanged,
    SurvivorDecided,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.session.notes import FallbackMove
from acquire_desktop.ui.acquire.table.recap.recap import Moment, moments_since
from acquire_desktop.ui.acquire.table.recap.recap_strip import RecapStrip
from acquire_desktop.ui.acquire.words.game_names import UNMARK, GameNames
from acquire_desktop.ui.kit.look import theme

NAMES = ("Ana", "<b>Bea", "Carlos")
WORDS = GameNames(CLASSIC_2023, NAMES)
NOTHING = (0,) * 7
ONE = (1, *NOTHING[1:])
STEPS: list[tuple[LogEntry, ...]] = [
    (TurnBegan(1, 0),),
    (TilePlaced(0, T["1A"]),),
    (StockBought(0, NOTHING, 0), TurnBegan(2, 1)),
    (TilePlaced(1, T["2B"]),),
    (ChainFounded(1, 0, T["2B"], 2, 1, 0),),
    (StockBought(1, ONE, 200), FallbackMove(1), TurnBegan(3, 2)),
    (TilePlaced(2, T["3C"]), ChainGrew(0, T["3C"], 2, 3)),
    (StockBought(2, NOTHING, 0), TurnBegan(4, 0)),
]
IN_BETWEEN = [*STEPS[:-1], (StockBought(2, NOTHING, 0),)]
"""The same before the viewer's turn begins."""


@pytest.fixture
def strip(qtbot: QtBot) -> RecapStrip:
    made = RecapStrip()
    qtbot.addWidget(made)
    made.resize(900, 40)
    made.show()
    made.show_steps(STEPS, 0, WORDS)
    return made


def labels(strip: RecapStrip) -> list[str]:
    return [str(index.data()).translate(UNMARK) for index in items(strip)]


def items(strip: RecapStrip) -> list[QModelIndex]:
    model = strip.list.model()
    return [model.index(row, 0) for row in range(model.rowCount())]


def chip(strip: RecapStrip, row: int) -> QRect:
    """Return where a chip is in the list."""
    index = items(strip)[row]
    return strip.list.chips.chip_in(strip.list.visualRect(index), index)


def click(strip: RecapStrip, row: int) -> None:
    left, place = Qt.MouseButton.LeftButton, chip(strip, row).center()
    QTest.mouseClick(strip.list.viewport(), left, Qt.KeyboardModifier.NoModifier, place)


def test_every_action_of_the_others_has_a_chip(strip: RecapStrip) -> None:
    letter = CLASSIC_2023.chains[0].letter
    expected = [f"2B founds {letter}", f"buys 1 {letter}", f"3C grows {letter}", "buys nothing"]
    assert labels(strip) == expected
    assert [moment.seat for moment in strip.moments] == [1, 1, 2, 2]
    assert [moment.step for moment in strip.moments] == [3, 5, 6, 7]


def test_own_actions_have_no_chip_and_a_new_turn_drops_what_is_older() -> None:
    later: list[tuple[LogEntry, ...]] = [
        (TilePlaced(0, T["9I"]),),
        (StockBought(0, NOTHING, 0), TurnBegan(5, 1)),
        (TilePlaced(1, T["8I"]),),
    ]
    seen = moments_since([*STEPS, *later], 0)
    assert [moment.tiles for moment in seen] == [frozenset({T["8I"]})]


def test_a_step_adds_its_chips(strip: RecapStrip) -> None:
    strip.show_steps(STEPS[:-1], 0, WORDS)
    assert len(labels(strip)) == 3
    strip.add_step(STEPS[-1])
    assert len(labels(strip)) == 4


def test_a_click_shows_a_moment_again_and_a_second_one_stops_it(strip: RecapStrip) -> None:
    chosen: list[Moment | None] = []
    strip.moment_chosen.connect(chosen.append)
    click(strip, 2)
    assert strip.list.selectedIndexes() == items(strip)[2:3]
    click(strip, 2)
    assert strip.list.selectedIndexes() == []
    assert chosen == [strip.moments[2], None]


def test_a_name_before_a_chip_is_not_the_chip(strip: RecapStrip) -> None:
    chosen: list[Moment | None] = []
    strip.moment_chosen.connect(chosen.append)
    name = chip(strip, 2).center() - QPoint(chip(strip, 2).width() // 2 + 9, 0)
    assert strip.list.visualRect(items(strip)[2]).contains(name)
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(strip.list.viewport(), Qt.MouseButton.LeftButton, none, name)
    assert chosen == []


def test_chips_are_large_enough_to_hit(strip: RecapStrip) -> None:
    for row in range(4):
        assert min(chip(strip, row).size().toTuple()) >= theme.TARGET_PX


def test_arrow_keys_walk_the_chips_and_enter_shows_one(qtbot: QtBot, strip: RecapStrip) -> None:
    strip.activateWindow()
    strip.list.setFocus(Qt.FocusReason.TabFocusReason)
    assert strip.list.currentIndex() == items(strip)[-1]
    QTest.keyClick(strip.list, Qt.Key.Key_Left)
    assert strip.list.currentIndex() == items(strip)[-2]
    with qtbot.waitSignal(strip.moment_chosen) as chosen:
        QTest.keyClick(strip.list, Qt.Key.Key_Return)
    assert chosen.args == [strip.moments[-2]]
    assert strip.list.selectedIndexes() == items(strip)[-2:-1]


def test_where_the_chips_do_not_fit_arrows_turn_to_all_of_them(
    qtbot: QtBot, strip: RecapStrip
) -> None:
    strip.show_steps(IN_BETWEEN, 0, WORDS)
    assert not strip.back.isVisible()
    strip.resize(220, 40)
    qtbot.waitUntil(lambda: strip.back.isVisible() and strip.back.isEnabled())
    assert not strip.forward.isEnabled()
    while strip.back.isEnabled():
        strip.back.click()
    assert strip.forward.isEnabled()


@pytest.mark.parametrize("width", range(220, 420, 40))
def test_the_newest_move_is_whole_also_on_the_viewers_turn(
    qtbot: QtBot, strip: RecapStrip, width: int
) -> None:
    strip.resize(width, 40)
    strip.show_steps(IN_BETWEEN, 0, WORDS)
    qtbot.waitUntil(strip.back.isEnabled)
    strip.add_step((TurnBegan(4, 0),))
    strip.resize(width + 1, 40)  # a layout that comes late changes nothing
    qtbot.waitUntil(lambda: strip.list.viewport().rect().contains(chip(strip, 3)))
    qtbot.wait(20)
    assert strip.list.viewport().rect().contains(chip(strip, 3))
    assert not strip.forward.isEnabled()
    strip.add_step((TilePlaced(0, T["9I"]),))
    assert strip.list.viewport().rect().contains(chip(strip, 3))
    strip.add_step((StockBought(0, NOTHING, 0), TurnBegan(5, 1)))
    assert not strip.moments
    assert strip.note.isVisible()


def test_a_chip_tells_the_whole_sentence_and_a_hostile_name_is_escaped(strip: RecapStrip) -> None:
    first = items(strip)[0]
    assert str(first.data(Qt.ItemDataRole.AccessibleTextRole)).startswith("<b>Bea placed 2B.")
    assert "&lt;b&gt;Bea" in first.data(Qt.ItemDataRole.ToolTipRole)
    said = QAccessible.queryAccessibleInterface(strip.list)
    assert said.text(QAccessible.Text.Name) == "Since your last turn"
    heard = [said.child(row).text(QAccessible.Text.Name) for row in range(said.childCount())]
    assert len(heard) == 4
    assert heard[0].startswith("<b>Bea placed 2B.")


@pytest.mark.parametrize(
    ("events", "text"),
    [
        ((MergerBegan(1, 5, (0, 1), (3, 2)), SurvivorDecided(0, 3, None)), "merges"),
        ((StockDisposed(1, 1, 0, 1, 1, 2, 300),), "sells 1"),
        ((PlacementPassed(1),), "no tile to place"),
        ((FreeStockTaken(1, ONE),), "takes 1"),
        ((StockExchanged(1, 0, 1),), "exchanges 2"),
        ((EndDeclared(1, None),), "declares the end"),
    ],
)
def test_every_kind_of_action_has_a_short_text(events: tuple[LogEntry, ...], text: str) -> None:
    steps = [(TurnBegan(1, 0),), (TurnBegan(2, 1),)]
    tile = (TilePlaced(1, 5),) if isinstance(events[0], MergerBegan) else ()
    (moment,) = moments_since([*steps, (*tile, *events)], 0)
    assert text in moment.label(WORDS)


def test_whose_chip_stands_first_is_told_wherever_the_strip_is_turned_to(
    qtbot: QtBot, strip: RecapStrip
) -> None:
    strip.show_steps(IN_BETWEEN, 0, WORDS)
    strip.resize(220, 40)
    qtbot.waitUntil(lambda: strip.back.isEnabled() and strip.lead.text() == "Carlos")
    told = [strip.lead.text()]
    while strip.back.isEnabled():
        strip.back.click()
        first = next(row for row in range(4) if chip(strip, row).x() >= 0)
        assert chip(strip, first).x() == 0
        assert strip.lead.text() == NAMES[strip.moments[first].seat]
        told.append(strip.lead.text())
    assert told[0] == "Carlos"
    assert told[-1] == NAMES[1]


def test_the_newest_chips_begin_with_a_name_and_none_is_squeezed(
    qtbot: QtBot, strip: RecapStrip
) -> None:
    wide = sum(chip(strip, row).width() for row in (1, 2, 3))
    arrows = 2 * (strip.back.sizeHint().width() + theme.SPACE_HALF)
    sizes = [chip(strip, row).size() for row in range(4)]
    strip.resize(wide + arrows + theme.scaled(80), 40)
    strip.show_steps(IN_BETWEEN, 0, WORDS)
    qtbot.wait(20)
    assert [chip(strip, row).size() for row in range(4)] == sizes
    assert strip.lead.isVisible()
    assert strip.lead.text() == "Carlos"
    first = strip.list.viewport().mapTo(strip, chip(strip, 2).topLeft())
    assert 0 <= first.x() - strip.lead.geometry().right() <= theme.SPACE
