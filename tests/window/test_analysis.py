"""The analysis board: positions set up, pasted, taken from a game, asked about and played on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import StockDisposal, StockPurchase
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.house_rules import house_rules
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.positions import drafts
from acquire_desktop.games.acquire.positions.position_text import position_text
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.storage.save_format import Loaded, decode, encode
from acquire_desktop.ui.acquire.analysis.analysis_page import AnalysisPage
from acquire_desktop.ui.acquire.analysis.edit_board import HAND
from acquire_desktop.ui.acquire.analysis.holdings_table import CASH
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.look import theme
from tests.storage.games import played, up_to
from tests.window.table import button, choice_of, click, open_window, play_to_end

TOWER, AMERICAN = 0, 4


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as window:
        yield window


@pytest.fixture
def page(window: AcquireWindow) -> AnalysisPage:
    """Return the board, opened on the start page."""
    window.menus.actions["analysis"].trigger()
    found = window.pages.currentWidget()
    assert isinstance(found, AnalysisPage)
    return found


def tap(page: AnalysisPage, name: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Click a space of the board."""
    board = page.board
    place = board.viewport().mapFromGlobal(board.cell_rect(TILES_BY_NAME[name]).center())
    QTest.mouseClick(board.viewport(), button, Qt.KeyboardModifier.NoModifier, place)


def walk_to(page: AnalysisPage, name: str) -> None:
    """Move the cursor of the board to a space by the arrow keys."""
    wanted, board = TILES_BY_NAME[name], page.board
    board.setFocus()
    while (away := wanted % 12 - board.cursor_tile % 12) != 0:
        QTest.keyClick(board, Qt.Key.Key_Right if away > 0 else Qt.Key.Key_Left)
    while (away := wanted // 12 - board.cursor_tile // 12) != 0:
        QTest.keyClick(board, Qt.Key.Key_Down if away > 0 else Qt.Key.Key_Up)


def owner(page: AnalysisPage, name: str) -> int:
    return page.analysis.draft.board[TILES_BY_NAME[name]]


def ended(count: int | None = None) -> Loaded:
    """Return a random game that is over, or so many lines of it."""
    game, states = played("2023-classic", 3, "analysis")
    game = game if count is None else up_to(game, count)
    return Loaded(game, states[: game.cursor + 1])


def paste(page: AnalysisPage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    click(page.paste)


# Setting up


def test_clicks_put_a_tile_then_the_chosen_chain_then_nothing(page: AnalysisPage) -> None:
    click(page.brushes.buttons[AMERICAN])
    for expected in (INDEPENDENT, AMERICAN, EMPTY):
        tap(page, "5C")
        assert owner(page, "5C") == expected
    tap(page, "5C")
    tap(page, "5C", Qt.MouseButton.RightButton)
    assert owner(page, "5C") == EMPTY


def test_clicks_with_the_hand_take_tiles_into_it(page: AnalysisPage) -> None:
    click(page.brushes.buttons[HAND])
    tap(page, "1A")
    tap(page, "9F")
    assert page.analysis.draft.hand == (TILES_BY_NAME["1A"], TILES_BY_NAME["9F"])
    tap(page, "1A")
    assert page.hand.field.text() == "9F"


def test_a_position_is_set_up_by_keys_alone(page: AnalysisPage) -> None:
    for name, key in (
        *(("1A", Qt.Key.Key_A), ("2A", Qt.Key.Key_A), ("5E", Qt.Key.Key_O)),
        *(("7E", Qt.Key.Key_O), ("9E", Qt.Key.Key_Return), ("3G", Qt.Key.Key_H)),
    ):
        walk_to(page, name)
        QTest.keyClick(page.board, key)
    american = page.analysis.draft.edition.chains
    letter = american[owner(page, "1A")].letter
    assert letter == "A"
    assert [owner(page, name) for name in ("5E", "7E", "9E")] == [INDEPENDENT] * 3
    page.hand.field.setFocus()
    page.hand.field.clear()
    QTest.keyClicks(page.hand.field, "3g, 4g 5g 6g 7g 8g")
    QTest.keyClick(page.hand.field, Qt.Key.Key_Return)
    assert len(page.analysis.draft.hand) == 6
    page.table.setFocus()
    page.table.setCurrentIndex(page.model.index(0, owner(page, "1A")))
    QTest.keyClicks(page.table, "4")
    editor = page.table.findChild(QSpinBox)
    assert editor is not None
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert page.analysis.draft.stocks[0][owner(page, "1A")] == 4
    assert page.analysis.draft.bank[owner(page, "1A")] == 21
    assert page.analysis.faults == ()
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.analysis.draft.bank[owner(page, "1A")] == 25
    QTest.keyClick(page.board, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.analysis.draft.bank[owner(page, "1A")] == 21


def test_cash_is_typed_into_its_cell(page: AnalysisPage) -> None:
    index = page.model.index(1, CASH)
    assert page.model.setData(index, 4300)
    assert page.analysis.draft.cash[1] == 4300
    assert not page.model.index(4, 0).flags() & Qt.ItemFlag.ItemIsEditable


def test_what_is_wrong_is_said_at_once_and_ringed(page: AnalysisPage) -> None:
    page.analysis.edit(drafts.with_space, TILES_BY_NAME["1A"], TOWER)
    page.analysis.edit(drafts.with_space, TILES_BY_NAME["2A"], AMERICAN)
    assert page.board.drawing.highlight.subject == {TILES_BY_NAME["1A"], TILES_BY_NAME["2A"]}
    assert "Illegal: 1A:" in page.findings.accessibleDescription()
    assert not page.ask.isEnabled()
    assert not page.play.isEnabled()
    click(page.undo)
    click(page.undo)
    assert page.ask.isEnabled()
    assert "This can't happen in a real game" in page.findings.accessibleDescription()


def test_a_tile_that_does_not_exist_is_named(page: AnalysisPage) -> None:
    page.hand.field.setText("1A 13Z")
    page.hand.field.editingFinished.emit()
    assert page.hand.problem.text() == "There is no such tile: 13Z"
    assert page.analysis.draft.hand == ()


def test_other_editions_and_more_players_are_chosen(page: AnalysisPage) -> None:
    page.rules.players.setValue(6)
    assert page.analysis.draft.players == 6
    page.rules.editions.setCurrentIndex(page.rules.editions.findData("ja-tycoon"))
    page.rules.editions.activated.emit(page.rules.editions.currentIndex())
    assert page.analysis.draft.edition.key == "ja-tycoon"
    click(page.rules.cards)
    assert page.analysis.draft.power_cards
    page.rules.turns.activated.emit(2)
    assert page.analysis.draft.turn_seat == 2
    page.rules.decisions.activated.emit(1)
    assert isinstance(page.analysis.draft.decision, StockPurchase)


# Text


def test_house_rules_are_set_by_mouse_and_taken_back(page: AnalysisPage) -> None:
    """They belong to the position, as everything else that is edited."""
    click(page.rules.house)
    assert page.house.isVisible()
    assert not page.table.isVisible()
    published = EDITIONS["2023-classic"].founder_cash
    choice = page.house.choices["founder_cash"]
    choice.setCurrentIndex(1 - choice.currentIndex())
    choice.activated.emit(choice.currentIndex())
    assert page.analysis.draft.edition.founder_cash is not published
    page.analysis.undo()
    assert page.house.edition().founder_cash is published
    page.analysis.redo()
    click(page.house.done_button)
    assert page.table.isVisible()
    assert page.rules.house.text() == "House rules: changed…"
    assert page.analysis.draft.edition.founder_cash is not published


def test_house_rules_are_set_by_keys_alone(page: AnalysisPage) -> None:
    """Escape leads back to the position, and no further."""
    page.rules.house.setFocus()
    QTest.keyClick(page.rules.house, Qt.Key.Key_Return)
    choice = page.house.choices["bonus_mode"]
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    changed = page.house.changes()
    assert changed
    QTest.keyClick(page.house.cash, Qt.Key.Key_Escape)
    assert page.rules.house.hasFocus()
    assert page.isVisible()
    assert house_rules(page.analysis.draft.edition) == changed


def test_a_position_is_copied_and_pasted_as_text(window: AcquireWindow, page: AnalysisPage) -> None:
    window.session.open(ended(60))
    window.menus.actions["analysis"].trigger()
    before = page.analysis.draft
    click(page.copy)
    text = QGuiApplication.clipboard().text()
    click(page.clear)
    assert page.analysis.draft.board.count(EMPTY) == 108
    QTest.keyClick(page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert page.analysis.draft == before
    assert text.startswith("{")


@pytest.mark.part(of=5)
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "from { to }"),
        ("", "Copy a position first"),
        ("{}", "something is missing"),
        ('{"view": {"decision": {"kind": "over"}}}', "is over"),
        ("[" * 200_000, "too long"),
    ],
)
def test_a_paste_that_is_no_position_is_refused_in_words(
    page: AnalysisPage, text: str, words: str
) -> None:
    before = page.analysis.draft
    paste(page, text)
    assert words in page.answer.text()
    assert page.analysis.draft == before
    QApplication.processEvents()
    assert page.answer.height() >= page.answer.heightForWidth(page.answer.width())
    middle = page.answer.geometry().center().y()
    assert page.paste.y() - theme.SPACE <= middle <= page.paste.geometry().bottom() + theme.SPACE
    assert page.answer.geometry().right() < page.clear.x() < page.paste.x()
    assert page.answer.alignment() & Qt.AlignmentFlag.AlignRight
    click(page.clear)
    assert not page.answer.text()


# From a game


def test_a_finished_game_is_taken_at_the_moment_looked_back_at(window: AcquireWindow) -> None:
    window.session.open(ended())
    window.pages.end.look_back_at(9)
    step = window.pages.game.moment.step
    assert step is not None
    window.menus.actions["analysis"].trigger()
    analysis = window.pages.analysis.analysis
    state = window.session.states()[step]
    assert analysis.draft.turn == state.game.turn
    assert analysis.draft.hand == tuple(state.game.hand(state.seat))
    assert analysis.view is not None
    assert window.pages.analysis.page.names()[0] == window.session.players[0].name


def test_a_game_that_a_person_plays_alone_is_taken_as_the_person_sees_it(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    window.pages.start_game(choice_of(1, 2, seed="a"))
    qtbot.waitUntil(lambda: window.session.awaits_human)
    window.menus.actions["analysis"].trigger()
    analysis = window.pages.analysis.analysis
    assert analysis.draft.hand == window.session.view.hand
    window.pages.analysis.page.left.emit()
    assert window.pages.currentWidget() is window.pages.game


def test_the_tiles_of_another_seat_are_empty_and_the_page_says_why(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    """A person alone takes a moment at which a computer decides."""
    window.pages.start_game(choice_of(1, 2, seed="b"))
    session = window.session
    qtbot.waitUntil(lambda: session.awaits_human)
    others = [at for at in range(session.last_step) if session.view_at(at).turn_seat != 0]
    window.menus.actions["analysis"].trigger()
    page = window.pages.analysis.page
    page.analysis.take(others[0], window.preferences.settings.hints)
    assert page.analysis.draft.hand == ()
    assert "hidden during play" in page.hand.field.placeholderText()


@pytest.mark.parametrize(
    ("people", "computers", "holdings"),
    [(2, 0, Holdings.OPEN), (2, 1, Holdings.HIDDEN), (1, 2, Holdings.HIDDEN)],
)
def test_a_running_game_with_secrets_is_not_taken(
    window: AcquireWindow, people: int, computers: int, holdings: Holdings
) -> None:
    window.pages.start_game(choice_of(people, computers, holdings=holdings))
    window.menus.actions["analysis"].trigger()
    page = window.pages.analysis.page
    assert page.analysis.draft.board.count(EMPTY) == 108
    assert not page.take.isEnabled()
    with pytest.raises(ValueError, match="may not be analysed"):
        page.analysis.take(None, window.preferences.settings.hints)


def test_nothing_of_a_game_stays_when_another_begins(window: AcquireWindow) -> None:
    window.session.open(ended(60))
    window.menus.actions["analysis"].trigger()
    assert window.pages.analysis.analysis.draft.board.count(EMPTY) < 108
    window.pages.start_game(choice_of(2, 0, holdings=Holdings.HIDDEN))
    analysis = window.pages.analysis.analysis
    assert analysis.draft.board.count(EMPTY) == 108
    assert not analysis.can_undo
    assert analysis.taken.names == ()


def test_asking_in_a_running_game_counts_as_help(window: AcquireWindow, qtbot: QtBot) -> None:
    window.pages.start_game(choice_of(1, 2, seed="a"))
    qtbot.waitUntil(lambda: window.session.awaits_human)
    window.menus.actions["analysis"].trigger()
    click(window.pages.analysis.page.ask)
    assert sum(help_.hints for help_ in window.session.helps().values()) == 1
    click(window.pages.analysis.page.ask)


# Chances


def test_chances_are_asked_for_and_the_search_is_stopped(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    window.session.open(ended(60))
    window.menus.actions["analysis"].trigger()
    page = window.pages.analysis.page
    click(page.ask)
    assert page.ask.text() == "Stop (1 of 4)" or page.ask.text() == "Stop (1 of 2)"
    with qtbot.waitSignal(page.analysis.found, timeout=60_000):
        pass
    found = page.analysis.findings
    assert found is not None
    assert found.choices
    assert len(found.chances) == 3
    assert sum(win for win, _ in found.chances) == pytest.approx(1.0, abs=1e-4)
    if found.is_thinking:
        click(page.ask)
    found = page.analysis.findings
    assert found is not None
    assert not found.is_thinking
    assert page.ask.text() == "Work out chances"
    page.analysis.edit(drafts.with_cash, 0, 12_300)
    assert page.analysis.findings is None


# Playing on


@pytest.mark.part(of=12, walk="whole games")
@pytest.mark.parametrize("kind", [StockPurchase, StockDisposal])
def test_a_game_is_played_on_from_a_position_to_its_end(
    window: AcquireWindow, qtbot: QtBot, kind: type
) -> None:
    game, states = played("2023-classic", 3, "analysis")
    asked = [observe(state, state.seat).decision for state in states]
    step = [at for at, decision in enumerate(asked) if isinstance(decision, kind)][-6]
    window.session.open(Loaded(up_to(game, step), states[: step + 1]))
    window.menus.actions["analysis"].trigger()
    page = window.pages.analysis.page
    paste(page, position_text(observe(states[step], states[step].seat)))
    page.level.show_level("easy")
    click(page.play)
    session = window.session
    assert window.pages.currentWidget() is window.pages.game
    assert session.is_branch
    assert "What if" in window.message_bar.accessibleName()
    assert "what-if game, 2023 Classic" in window.windowTitle()
    assert session.setup.position is not None
    assert [player.level for player in session.players].count("easy") == 2
    data = encode(session.game_file(), session.states())
    assert decode(data, GAMES).state == session.states()[session.last_step]
    play_to_end(qtbot, window, lambda w: w.session.submit(w.session.view.legal[0]))
    qtbot.waitUntil(lambda: window.session.is_kept)
    line = read_journal(window.folders.journal).games[session.game_file().game_id]
    assert line["kind"] == "branch"
    window.pages.end.play_again()
    assert window.session.is_branch
    assert window.session.last_step == 0 or not window.session.awaits_human


def test_the_page_is_left_by_escape(window: AcquireWindow, page: AnalysisPage) -> None:
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.pages.start
    window.menus.actions["analysis"].trigger()
    click(button(page, "Back"))
    assert window.pages.currentWidget() is window.pages.start
