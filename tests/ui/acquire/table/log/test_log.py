"""The log says every event in a sentence, by turns, with its arithmetic."""

from dataclasses import is_dataclass
from typing import get_args

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine import events as ev
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS, TYCOON_2023
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, redact, start
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.ui.acquire.table.log.log_delegate import break_evenly
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from acquire_desktop.ui.acquire.words.game_names import CHAIN_MARKS, GameNames
from acquire_desktop.ui.acquire.words.narration import event_text, marked_text
from acquire_desktop.ui.kit.look import theme

NAMES = ("Ana", "Bea", "Cara", "Dan", "Eve", "Fumi")
WORDS = GameNames(CLASSIC_2023, NAMES)
TOWER, SACKSON, FESTIVAL, CONTINENTAL, IMPERIAL = 0, 1, 2, 5, 6
NINE_F = 68


def whole_game(edition: str, players: int, seed: str = "log") -> tuple[Event, ...]:
    step = start(make_setup(EDITIONS[edition], players, seed))
    told = list(step.events)
    while not step.state.over:
        actions = legal_actions(step.state)
        step = apply(step.state, actions[step.state.ply % len(actions)])
        told += step.events
    return tuple(told)


def say(event: Event) -> str:
    return event_text(event, GameNames(TYCOON_2023, NAMES))


def rows(model: LogModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def headings(model: LogModel) -> list[str]:
    return [model.text(line) for line in model.headings()]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.TilePlaced(1, NINE_F), "Bea placed 9F."),
        (ev.TileDrawn(1, None), "Bea drew a tile."),
        (ev.TileDrawn(1, NINE_F), "Bea drew 9F."),
        (
            ev.UnplayableTileSetAside(1, NINE_F),
            "Bea set 9F aside: it can never be placed.",
        ),
        (ev.StockBought(1, (0,) * 7, 0), "Bea bought nothing."),
        (
            ev.StockBought(1, (0, 0, 2, 0, 0, 0, 1), 1400),
            "Bea bought 2 Festival and 1 Imperial for $1,400.",
        ),
        (
            ev.ChainGrew(CONTINENTAL, NINE_F, 10, 12),
            "Continental grew from 10 to 12 tiles and is safe.",
        ),
        (
            ev.StockDisposed(0, TOWER, CONTINENTAL, 1, 3, 2, 1500),
            "Ana settled Tower: sold 3 for $1,500, traded 2 for 1 Continental and kept 1.",
        ),
        (
            ev.StockDisposed(0, TOWER, CONTINENTAL, 4, 0, 0, 0),
            "Ana settled Tower: kept 4.",
        ),
        (
            ev.StockSold(0, TOWER, 3, 900, 2700),
            "Ana sold 3 Tower for 3 × $900 = $2,700.",
        ),
        (
            ev.EndDeclared(0, None),
            "Ana declared the end: every active chain is safe.",
        ),
        (
            ev.EndDeclared(0, TOWER),
            "Ana declared the end: Tower has 41 tiles or more.",
        ),
        (
            ev.GameEnded("declared", (5000, 7000, 7000), (1, 2)),
            "Bea and Cara share the victory with $7,000 each.",
        ),
    ],
)
def test_an_event_is_one_plain_sentence(event: Event, sentence: str) -> None:
    assert say(event) == sentence


@pytest.mark.parametrize(
    ("bonus", "sentence"),
    [
        (
            ev.BonusPaid(IMPERIAL, 0, 3, (0,), (7000,), 1, 7000),
            "Ana received $7,000 for Imperial: primary bonus.",
        ),
        (
            ev.BonusPaid(IMPERIAL, 0, 3, (0, 2), (7000, 3500), 1, 10500),
            (
                "Ana received $10,500 for Imperial: primary and tertiary bonus, "
                "$7,000 + $3,500 = $10,500."
            ),
        ),
        (
            ev.BonusPaid(IMPERIAL, 0, 3, (0, 1), (7000, 5000), 2, 6000),
            (
                "Ana received $6,000 for Imperial: primary and secondary bonus shared by 2, "
                "($7,000 + $5,000) ÷ 2 = $6,000."
            ),
        ),
        (
            ev.BonusPaid(IMPERIAL, 0, 1, (2,), (3500,), 2, 1800),
            (
                "Ana received $1,800 for Imperial: tertiary bonus shared by 2, "
                "$3,500 ÷ 2 = $1,750, rounded up to the next $100."
            ),
        ),
        (
            ev.BonusPaid(IMPERIAL, 0, 6, (0, 1, 2), (9000, 6200, 4500), 3, 6600),
            (
                "Ana received $6,600 for Imperial: primary, secondary and tertiary bonus shared "
                "by 3, ($9,000 + $6,200 + $4,500) ÷ 3, rounded up to the next $100."
            ),
        ),
    ],
)
def test_a_bonus_shows_its_arithmetic_and_names_rounding_only_where_it_happened(
    bonus: ev.BonusPaid, sentence: str
) -> None:
    """Rule: rules.md section 8, Tycoon, Imperial at five tiles."""
    assert say(bonus) == sentence


def test_every_kind_of_event_has_a_text() -> None:
    told = [event for key, n in (("2008", 3), ("2023-tycoon", 5)) for event in whole_game(key, n)]
    told += [
        ev.PlacementPassed(0),
        ev.HandSetAside(0, (1, 2)),
        ev.HandShuffledBack(0, (1, 2)),
        ev.MarketDrawn(TOWER, NINE_F, 9),
        ev.BonusPaid(TOWER, None, 9, (0,), (4000,), 1, 4000),
        ev.ChainFounded(0, TOWER, NINE_F, 2, 0, 200),
        ev.ChainFounded(0, TOWER, NINE_F, 2, 0, 0),
        ev.UnplayableTileSetAside(0, NINE_F),
        ev.EndDeclared(0, None),
        ev.PlacementPassed(0, 2),
        ev.PowerCardPlayed(0, 4),
        ev.FreeStockTaken(0, (0,) * 7),
        ev.FreeStockTaken(0, (0, 1, 0, 2, 0, 0, 0)),
        ev.StockExchanged(0, TOWER, IMPERIAL),
        ev.BeganInTheMiddle(),
        ev.ExtraCashGiven(0, 500, 6500),
    ]
    kinds = {kind for kind in get_args(Event) if is_dataclass(kind)}
    assert kinds == {type(event) for event in told}
    assert all(event_text(event, WORDS) for event in told)


def test_a_mark_stands_before_every_chain_and_never_comes_from_a_name() -> None:
    bought = ev.StockBought(0, (0, 0, 2, 0, 0, 0, 1), 1400)
    names = (f"Ana{CHAIN_MARKS[0]}", "Tower")
    marked = marked_text(bought, GameNames(TYCOON_2023, names))
    assert [sign for sign in marked if sign in CHAIN_MARKS] == [CHAIN_MARKS[2], CHAIN_MARKS[6]]
    assert marked.startswith("Ana bought")


def test_lines_stand_under_their_turn_and_the_final_account_under_its_own_heading() -> None:
    told = whole_game("2023-classic", 3)
    model = LogModel()
    model.add_events(told, WORDS)
    turns = [event for event in told if isinstance(event, ev.TurnBegan)]
    assert len(model.headings()) == len(turns) + 2
    assert rows(model)[0] == "Before the first turn"
    assert headings(model)[1] == f"Turn 1 — {NAMES[turns[0].seat]}"
    assert headings(model)[-1] == "Final account"
    assert "wins with" in rows(model)[-1]
    below = [line for line in model.lines() if line.heading is not None]
    assert all(line.heading in model.headings() for line in below)


def test_a_tile_drawn_by_another_seat_is_not_named() -> None:
    told = whole_game("2023-classic", 3)
    model = LogModel()
    model.add_events(redact(told, 0), WORDS)
    drew = [line for line in rows(model) if " drew " in line and "start tile" not in line]
    assert drew
    assert all(line.startswith("Ana drew ") for line in drew)


def test_adding_events_one_by_one_tells_the_same_as_all_at_once() -> None:
    told = [e for e in whole_game("2008", 3) if not isinstance(e, ev.TileDrawn)]
    at_once, one_by_one = LogModel(), LogModel()
    at_once.add_events(told, GameNames(EDITIONS["2008"], NAMES))
    for event in told:
        one_by_one.add_events((event,), GameNames(EDITIONS["2008"], NAMES))
    assert rows(one_by_one) == rows(at_once)


def test_appending_to_a_long_log_only_inserts_rows(qtbot: QtBot) -> None:
    model = LogModel()
    turn = (ev.TurnBegan(1, 0), ev.TilePlaced(0, NINE_F), ev.StockBought(0, (0,) * 7, 0))
    model.add_events(turn * 1000, WORDS)
    assert model.rowCount() == 3000
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.rowsInserted) as told:
        model.add_events(turn, WORDS)
    assert told.args is not None
    assert told.args[1:] == [3000, 3002]


def test_the_view_follows_the_newest_line_until_the_reader_scrolls_up(qtbot: QtBot) -> None:
    told = whole_game("2023-classic", 4)
    model = LogModel()
    view = LogView(model)
    qtbot.addWidget(view)
    view.resize(500, 200)
    view.show()
    bar = view.verticalScrollBar()
    model.add_events(told[:200], WORDS)
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    bar.setValue(40)
    before, top = bar.maximum(), view.indexAt(QPoint(20, 0)).row()
    model.add_events(told[200:260], WORDS)
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert view.indexAt(QPoint(20, 0)).row() == top


def test_no_line_is_cut_at_the_edges_wherever_the_reader_scrolls(qtbot: QtBot) -> None:
    model = LogModel()
    view = LogView(model)
    qtbot.addWidget(view)
    view.resize(600, 130)
    view.show()
    model.add_events(whole_game("2023-classic", 4)[:200], WORDS)
    bar = view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    room = view.viewport().rect()
    for place in range(0, 60, 7):
        bar.setValue(place)
        left_out = view.cut_edges()
        for row in range(20):
            rect = view.visualRect(model.index(row))
            text = rect.adjusted(0, 2, 0, -2)
            seen = text & room
            is_left_out = any(edge.contains(seen) for edge in left_out)
            assert room.contains(text) or seen.isEmpty() or is_left_out, (place, row)


def test_no_word_is_left_over_for_a_last_line_of_its_own() -> None:
    sentence = "Ana bought 1 Festival, 1 American and 1 Imperial for $1,400 in all"
    for width in range(240, 500, 5):
        layout = QTextLayout(sentence, theme.font())
        break_evenly(layout, width)
        last = layout.lineAt(layout.lineCount() - 1)
        assert layout.lineCount() == 1 or last.textLength() > len("in all"), width


@pytest.mark.parametrize("width", [-40, 0, 1, 5, 12])
@pytest.mark.parametrize("sentence", ["Ana", "Ana bought 1 Festival", "a\u2028b", ""])
def test_a_log_without_any_room_breaks_its_lines_and_goes_on(sentence: str, width: int) -> None:
    layout = QTextLayout(sentence, theme.font())
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    break_evenly(layout, width)
    last = layout.lineAt(layout.lineCount() - 1)
    assert last.textStart() + last.textLength() == len(sentence)


def test_a_narrower_log_wraps_its_lines_instead_of_cutting_them(qtbot: QtBot) -> None:
    model = LogModel()
    view = LogView(model)
    qtbot.addWidget(view)
    bonus = ev.BonusPaid(IMPERIAL, 0, 3, (0, 1), (7000, 5000), 2, 6000)
    model.add_events((ev.TurnBegan(1, 0), bonus), WORDS)
    view.show()
    heights = []
    for width in (900, 400, 200):
        view.resize(width, 300)
        QApplication.processEvents()
        heights.append(view.visualRect(model.index(1)).height())
    assert heights[0] < heights[1] < heights[2]


def test_clear_forgets_everything() -> None:
    model = LogModel()
    model.add_events(whole_game("2008", 3), GameNames(EDITIONS["2008"], NAMES))
    model.clear()
    assert model.rowCount() == 0
