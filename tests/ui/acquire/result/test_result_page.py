"""The result page's sums add up to what the engine says, and its buttons say what is wanted."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import FinalAccountBegan
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review.key_moments import KeyMoment, KeyMomentKind
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.notes import Helps
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.seats.clock_state import COUNTED, ClockState
from acquire_desktop.ui.acquire.result.result_model import ResultModel, accounts
from acquire_desktop.ui.acquire.result.result_page import ResultPage
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from tests.ui.acquire.result.finished import finished
from tests.window.table import totals_shown

MOMENTS = (
    KeyMoment(KeyMomentKind.LEAD, 5, 2, 0, 200),
    KeyMoment(KeyMomentKind.MAJORITY, 20, 9, 2, 10300, (6,)),
    KeyMoment(KeyMomentKind.MERGER, 141, 58, 2, 28000, (3, 4, 6), 2, 14000),
)
NAMES = ("Ana", "Bea", "Carlos Eduardo Oliveira", "ダイスケ", "<b>Eve</b> & Co", "W" * 24)


def players(count: int) -> list[Player]:
    return [Player(name, PlayerKind.COMPUTER, "greedy") for name in NAMES[:count]]


def page_of(qtbot: QtBot, edition: str = "2023-tycoon", count: int = 6) -> ResultPage:
    view, told = finished(edition, count, "result")
    page = ResultPage()
    qtbot.addWidget(page)
    page.show_result(view, told, players(count), {})
    page.show_course((), MOMENTS, view)
    return page


def totals_of(view: View) -> tuple[int, ...]:
    assert isinstance(view.decision, GameOver)
    return view.decision.totals


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("count", [3, 4, 6])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_every_row_adds_up_to_the_engines_total(edition: str, count: int, seed: str) -> None:
    view, told = finished(edition, count, seed)
    rows = accounts(told)
    assert [row.total for row in rows] == sorted(totals_of(view), reverse=True)
    for row in rows:
        assert row.total == totals_of(view)[row.seat]
        assert sum(bonus.amount for bonus in row.paid) == sum(row.bonuses)
        assert sum(sale.amount for sale in row.sold) == sum(row.sales)


def test_the_events_of_the_final_account_alone_are_enough() -> None:
    _, told = finished("2008", 4, "one")
    at = next(i for i, event in enumerate(told) if isinstance(event, FinalAccountBegan))
    assert accounts(told[at:]) == accounts(told)


def test_equal_totals_share_a_place(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    rows = page.result_model.accounts
    for row in rows:
        assert row.place == 1 + sum(other.total > row.total for other in rows)


def test_the_figures_of_the_table_add_up_as_they_stand(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    model = page.result_model
    for row in range(model.rowCount()):
        assert _figures(model, row) == _money(model, row, model.sum_column + 1)
    view, _ = finished("2023-tycoon", 6, "result")
    assert totals_shown(page) == totals_of(view)


def _money(model: ResultModel, row: int, column: int) -> int:
    lines = str(model.index(row, column).data()).replace("·", "$0").split("\n")
    return sum(int(line.replace("$", "").replace(",", "")) for line in lines)


def _figures(model: ResultModel, row: int) -> int:
    chains = range(4, model.sum_column)
    return _money(model, row, 2) + sum(_money(model, row, column) for column in chains)


def test_the_headline_names_the_winner(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    winner = page.result_model.accounts[0]
    headline = f"{NAMES[winner.seat]} wins with ${winner.total:,}"
    assert headline in [label.text() for label in page.findChildren(QLabel)]


def test_below_the_headline_stands_how_far_behind_the_second_is(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    winner, second, *_ = page.result_model.accounts
    assert (winner.place, second.place) == (1, 2)
    lead = f"${winner.total - second.total:,} ahead of {NAMES[second.seat]}. "
    assert any(label.text().startswith(lead) for label in page.findChildren(QLabel))


def test_choosing_a_row_tells_that_players_account(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    page.show()
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    chosen = page.result_model.accounts[1]
    shown = [label.text() for label in page.findChildren(QLabel)]
    assert NAMES[chosen.seat] in shown
    assert any(text.endswith(f"= ${chosen.total:,}") for text in shown)
    for sale in chosen.sold:
        assert f"{sale.stocks} × ${sale.price:,}" in shown


def test_each_button_says_what_is_wanted(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    switch = page.parts.chart.switch
    own = [each for each in page.findChildren(QPushButton) if not switch.isAncestorOf(each)]
    assert {button.text(): button for button in own} == {
        "Front page": page.front,
        "Share": page.share,
        "Watch the account again": page.watch,
    }
    assert all(button.autoDefault() for button in own)  # Enter presses the focused one


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 660), (1920, 1020)])
def test_six_players_fit_without_scroll_bars(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    languages.install_language(app, language)
    theme.apply_theme(app, "dark")
    page = page_of(qtbot)
    page.resize(*size)
    page.show()
    for row in range(6):
        index = page.result_model.index(row, 0)
        page.table.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        QApplication.processEvents()
        assert page.verticalScrollBar().maximum() == 0
        assert page.horizontalScrollBar().maximum() == 0


def test_who_had_help_is_told_by_name_and_to_the_only_person_without(qtbot: QtBot) -> None:
    view, told = finished("2023-classic", 3, "one")
    page = ResultPage()
    qtbot.addWidget(page)
    helps = {0: Helps(take_backs=2, hints=1), 1: Helps(hints=3)}
    page.show_result(view, told, players(3), helps)
    helped = "Ana had help: 2 take-backs and 1 hint. Bea had help: 3 hints."
    assert helped in words_on(page)
    alone = [Player("Ana", PlayerKind.HUMAN), *players(3)[1:]]
    page.show_result(view, told, alone, {0: Helps(take_backs=1)})
    assert "With help: 1 take-back." in words_on(page)
    page.show_result(view, told, alone, {})
    assert "help" not in words_on(page)


def test_the_clocks_of_the_people_are_told(qtbot: QtBot) -> None:
    view, told = finished("2023-classic", 3, "one")
    page = ResultPage()
    qtbot.addWidget(page)
    two = [*(replace(each, kind=PlayerKind.HUMAN) for each in players(3)[:2]), players(3)[2]]
    page.show_result(view, told, two, {}, clock=ClockState(COUNTED, (754_900, 5_000, 0)))
    assert "Thinking time: Ana 12:34, Bea 0:05." in words_on(page)
    alone = [two[0], *players(3)[1:]]
    page.show_result(view, told, alone, {}, clock=ClockState(10, (60_000, 600_000, 600_000)))
    assert "Time left: you 1:00." in words_on(page)
    page.show_result(view, told, alone, {})
    assert "Time left" not in words_on(page)


def words_on(page: ResultPage) -> str:
    return " ".join(label.text() for label in page.findChildren(QLabel))


def test_a_game_that_goes_on_has_no_result(qtbot: QtBot) -> None:
    state = new_game(make_setup(EDITIONS["2008"], 3, "on"))
    page = ResultPage()
    qtbot.addWidget(page)
    with pytest.raises(TypeError, match="not over"):
        page.show_result(observe(state, 0), (), players(3), {})


def test_the_table_leaves_out_the_chains_where_it_would_be_cut(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    page.resize(1400, 900)
    page.show()
    QApplication.processEvents()
    model, table = page.result_model, page.table
    chains = range(4, model.sum_column)
    assert not any(map(table.isColumnHidden, chains))
    page.resize(640, 900)
    QApplication.processEvents()
    assert all(map(table.isColumnHidden, chains))
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert page.horizontalScrollBar().maximum() == 0


def test_the_board_of_the_end_stands_beside_the_table_where_both_have_room(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    for width, height, is_shown in ((1920, 1000, True), (960, 660, False), (1920, 1000, True)):
        page.resize(width, height)
        page.show()
        QApplication.processEvents()
        assert page.board.isVisible() is is_shown
        assert page.horizontalScrollBar().maximum() == page.verticalScrollBar().maximum() == 0
        assert not any(map(page.table.isColumnHidden, range(4, page.result_model.sum_column)))
