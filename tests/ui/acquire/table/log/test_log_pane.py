"""The log is filtered, searched and copied, however long it is and whoever plays."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine import events as ev
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, redact, start
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.log_entries import Cause, LogEntry, NoChoice
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.table.log.log_lines import EVERYTHING, Line, LogFilter
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log.log_pane import LogPane
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit import languages

NAMES = ("Ana & <b>", "{player}", "%n", "Dan")
WORDS = GameNames(CLASSIC_2023, NAMES)
TOWER, NINE_F = 0, 68


def game_steps(seed: str) -> list[tuple[Event, ...]]:
    """Return the events of a whole game as the first seat saw them."""
    step = start(make_setup(CLASSIC_2023, 4, seed))
    told = [redact(step.events, 0)]
    while not step.state.over:
        actions = legal_actions(step.state)
        step = apply(step.state, actions[(step.state.ply * 7) % len(actions)])
        told.append(redact(step.events, 0))
    return told


def long_game(turns: int) -> list[tuple[Event, ...]]:
    """Return real games joined into one with so many turns."""
    joined: list[tuple[Event, ...]] = []
    turn, number = 0, 0
    while turn < turns:
        before = turn
        for events in game_steps(f"long-{number}")[:-1]:
            counted = tuple(
                replace(e, turn=e.turn + before) if isinstance(e, ev.TurnBegan) else e
                for e in events
            )
            turn = max([turn, *(e.turn for e in counted if isinstance(e, ev.TurnBegan))])
            joined.append(counted)
        number += 1
    return joined


class Shown:
    """A pane with its log."""

    def __init__(self, qtbot: QtBot, steps: Sequence[Sequence[LogEntry]]) -> None:
        self.model = LogModel()
        self.view = LogView(self.model)
        self.pane = LogPane(self.model, self.view)
        qtbot.addWidget(self.pane)
        self.pane.resize(640, 220)
        self.pane.set_game(CLASSIC_2023, NAMES)
        self.model.show_steps(steps, WORDS)
        self.pane.show()
        qtbot.waitExposed(self.pane)

    def rows(self) -> list[str]:
        return [str(self.model.index(row).data()) for row in range(self.model.rowCount())]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot, game_steps("pane"))


def test_the_filters_are_all_money_each_player_and_each_chain(shown: Shown) -> None:
    box = shown.pane.filter_box
    texts = [box.itemText(row) for row in range(box.count())]
    chains = [spec.name for spec in CLASSIC_2023.chains]
    assert texts == ["All lines", "Mergers and money", *NAMES, *chains]


def test_mergers_and_money_is_chosen_to_see_what_was_bought_and_not_what_was_built(
    shown: Shown,
) -> None:
    everything = shown.rows()
    QTest.keyClicks(shown.pane.filter_box, "Mergers")
    rows = shown.rows()
    assert any(" bought " in row for row in rows)
    assert any(" placed " in row for row in everything)
    assert not any(" placed " in row for row in rows)


@pytest.mark.parametrize("row", range(13))
def test_a_filter_shows_exactly_the_lines_it_accepts_below_their_headings(
    shown: Shown, row: int
) -> None:
    shown.pane.filter_box.setCurrentIndex(row)
    wanted = shown.pane.filter_box.itemData(row)
    assert isinstance(wanted, LogFilter)
    lines = [shown.model.line(at) for at in range(shown.model.rowCount())]
    below = [line for line in lines if line.heading is not None]
    everything = [line for line in shown.model.lines() if line.heading is not None]
    assert below == [line for line in everything if wanted.accepts(line.events[0])]
    assert below
    last = None
    for line in lines:
        assert line.heading is None or line.heading is last
        last = line if line.heading is None else last
    bare = [a for a, b in pairwise(lines) if not (a.heading or b.heading)]
    assert wanted == EVERYTHING or not bare


@pytest.mark.parametrize(
    ("wanted", "event", "is_accepted"),
    [
        (LogFilter(money=True), ev.TilePlaced(0, NINE_F), False),
        (LogFilter(money=True), ev.StockBought(0, (0,) * 7, 0), False),
        (LogFilter(money=True), ev.StockBought(0, (1, 0, 0, 0, 0, 0, 0), 200), True),
        (LogFilter(money=True), ev.StockDisposed(0, 0, 1, 4, 0, 0, 0), True),
        (LogFilter(seat=1), ev.BonusPaid(0, 1, 3, (0,), (2000,), 1, 2000), True),
        (LogFilter(seat=1), ev.BonusPaid(0, None, 3, (0,), (2000,), 1, 2000), False),
        (LogFilter(seat=1), ev.SurvivorDecided(0, 5, 1), True),
        (LogFilter(seat=1), ev.GameEnded("declared", (1, 2, 3), (2,)), True),
        (LogFilter(chain=TOWER), ev.StockBought(0, (1, 0, 0, 0, 0, 0, 0), 200), True),
        (LogFilter(chain=TOWER), ev.StockBought(0, (0, 1, 0, 0, 0, 0, 0), 200), False),
        (LogFilter(chain=TOWER), ev.MergerBegan(0, NINE_F, (2, 0), (5, 4)), True),
        (LogFilter(chain=TOWER), ev.MergerEnded(2, 9, (0,)), True),
        (LogFilter(chain=TOWER), ev.StockExchanged(0, 3, 0), True),
        (LogFilter(chain=TOWER), ev.TilePlaced(0, 0), False),
    ],
)
def test_a_filter_looks_at_what_an_event_is_about(
    wanted: LogFilter, event: Event, is_accepted: bool
) -> None:
    assert wanted.accepts(event) is is_accepted


@pytest.mark.parametrize("wanted", [LogFilter(money=True), LogFilter(seat=2), LogFilter(chain=3)])
def test_lines_added_under_a_filter_are_those_of_filtering_afterwards(wanted: LogFilter) -> None:
    steps = game_steps("added")
    added, shown = LogModel(), LogModel()
    added.set_filter(wanted)
    for events in steps:
        added.add_events(events, WORDS)
    shown.show_steps(steps, WORDS)
    shown.set_filter(wanted)
    assert [added.index(r).data() for r in range(added.rowCount())] == [
        shown.index(r).data() for r in range(shown.rowCount())
    ]


def test_a_search_finds_a_chain_across_its_crest_and_walks_round_the_hits(shown: Shown) -> None:
    pane, marks = shown.pane, shown.view.marks
    pane.open_search()
    QTest.keyClicks(pane.field, "1 tOWer")
    hits = [row for row, text in enumerate(shown.rows()) if "1 Tower" in text]
    assert len(hits) > 2
    assert marks.found_row == hits[-1]
    assert pane.search.count.text() == f"{len(hits)} of {len(hits)}"
    QTest.keyClick(pane.field, Qt.Key.Key_Return)
    assert marks.found_row == hits[0]
    QTest.keyClick(pane.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert marks.found_row == hits[-1]
    QTest.keyClick(pane, Qt.Key.Key_F3)
    assert marks.found_row == hits[0]
    QTest.keyClick(pane, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert marks.found_row == hits[-1]
    assert (
        shown.view.viewport().rect().intersects(shown.view.visualRect(shown.model.index(hits[-1])))
    )


@pytest.mark.parametrize("text", ["(", "[a-z]+", ".*", "\\", "<b>", "{player}", "%n", "ß"])
def test_a_search_takes_every_sign_as_itself(shown: Shown, text: str) -> None:
    shown.pane.open_search()
    shown.pane.field.setText(text)
    shown.pane.grab()
    expected = sum(text.lower() in row.lower() for row in shown.rows())
    found = shown.pane.search.count.text().rpartition(" ")[2]
    assert found == (str(expected) if expected else "found")


def test_escape_clears_the_search_then_puts_the_tools_away(shown: Shown) -> None:
    pane = shown.pane
    pane.open_search()
    pane.filter_box.setCurrentIndex(1)
    pane.field.setText("tower")
    QTest.keyClick(pane.field, Qt.Key.Key_Escape)
    assert not pane.field.text()
    assert pane.tools.isVisible()
    QTest.keyClick(pane.field, Qt.Key.Key_Escape)
    assert not pane.tools.isVisible()
    assert shown.model.filter == EVERYTHING


def test_selected_lines_are_copied_with_the_usual_key(shown: Shown) -> None:
    view, model = shown.view, shown.model
    turn = model.row_of_turn(2)
    view.scrollTo(model.index(turn + 1))
    first, last = (view.visualRect(model.index(row)).center() for row in (turn, turn + 1))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=first)
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, shift, last)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "\n".join(shown.rows()[turn : turn + 2])


def test_selecting_several_lines_does_not_look_back(qtbot: QtBot, shown: Shown) -> None:
    view, model = shown.view, shown.model
    view.scrollToTop()
    where = [view.visualRect(model.index(row)).center() for row in (1, 3)]
    with qtbot.waitSignal(view.step_chosen):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where[0])
    shift = Qt.KeyboardModifier.ShiftModifier
    with qtbot.assertNotEmitted(view.step_chosen):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, shift, where[1])


def test_a_turn_chosen_elsewhere_is_chosen_in_the_log(qtbot: QtBot, shown: Shown) -> None:
    view, model = shown.view, shown.model
    with qtbot.waitSignal(view.step_chosen) as step, qtbot.waitSignal(view.turn_chosen) as turn:
        view.show_turn(5)
    assert (step.args, turn.args) == ([model.step_of_turn(5)], [5])
    with qtbot.assertNotEmitted(view.step_chosen):
        view.show_turn(9999)


def test_every_line_of_a_log_of_400_turns_gets_its_own_height(qtbot: QtBot) -> None:
    shown = Shown(qtbot, long_game(400))
    assert len(shown.model.headings()) > 400
    qtbot.waitUntil(lambda: all(line.height_px for line in shown.model.lines()))
    QApplication.processEvents()
    bottom = shown.view.visualRect(shown.model.index(shown.model.rowCount() - 1)).bottom()
    assert bottom <= shown.view.viewport().height()
    heights = sum(line.height_px for line in shown.model.lines())
    assert shown.view.verticalScrollBar().maximum() == heights - shown.view.viewport().height()


def test_a_new_line_of_a_long_log_is_measured_alone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Shown(qtbot, long_game(400))
    qtbot.waitUntil(lambda: all(line.height_px for line in shown.model.lines()))
    measured: list[int] = []
    delegate = shown.view.marks
    real = delegate._height

    def counted(line: Line, row: int, width: int) -> int:
        measured.append(row)
        return real(line, row, width)

    monkeypatch.setattr(delegate, "_height", counted)
    shown.model.add_events((ev.TilePlaced(0, NINE_F),), WORDS)
    QApplication.processEvents()
    assert measured == [shown.model.rowCount() - 1]


def test_the_line_being_read_stays_where_it_is_while_others_are_measured(qtbot: QtBot) -> None:
    shown = Shown(qtbot, long_game(120))
    row = shown.model.row_of_turn(60)
    shown.view.show_row(row)
    before = shown.view.visualRect(shown.model.index(row)).top()
    qtbot.waitUntil(lambda: all(line.height_px for line in shown.model.lines()))
    QApplication.processEvents()
    assert shown.view.visualRect(shown.model.index(row)).top() == before


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_part_of_the_tools_has_a_name_in_every_language(shown: Shown, code: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    languages.install_language(app, code)
    QApplication.processEvents()
    pane = shown.pane
    shown.pane.filter_box.setCurrentIndex(3)
    widgets = (
        pane.filter_box,
        pane.field,
        pane.search.back_button,
        pane.search.on_button,
        pane.close_button,
    )
    assert all(widget.accessibleName() for widget in widgets)
    assert shown.view.accessibleName()
    languages.install_language(app, "en")
    QApplication.processEvents()
    assert pane.filter_box.currentIndex() == 3, "another language keeps the filter"


def test_at_a_shared_screen_nothing_private_is_copied(qtbot: QtBot) -> None:
    """Rule: rules document, section 4: hands and hidden cash are known to their owner only."""
    poor = NoChoice(0, Cause.LITTLE_CASH, price=300, is_private=True)
    events = (ev.TurnBegan(1, 0), ev.TileDrawn(0, 40), ev.TileDrawn(0, 41), poor)
    shown = Shown(qtbot, [events])
    shown.view.selectAll()
    assert "$300" in shown.view.selected_text()
    assert "5D" in shown.view.selected_text()
    shown.view.is_shared = lambda: True
    assert shown.view.selected_text() == f"{shown.rows()[0]}\n{NAMES[0]} drew 2 tiles."
