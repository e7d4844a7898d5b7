"""Mergers are opened again from the log, by mouse and by keys, in the real window."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.engine.board import EMPTY, INDEPENDENT
from acquire_desktop.engine.decisions import StockDisposal
from acquire_desktop.engine.events import MergerBegan
from acquire_desktop.engine.view import Holdings
from acquire_desktop.ui.acquire.window import AcquireWindow
from acquire_desktop.ui.kit.texts import money
from acquire_desktop.ui.table.holdings.holdings_model import Column
from acquire_desktop.ui.table.log.log_delegate import story_chip_rect
from acquire_desktop.ui.table.walkthrough.story import StepKind
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.table import open_window, press


def merger_line(window: AcquireWindow) -> QModelIndex:
    """Return the last line of the log that tells of a merger, scrolled into view."""
    model, log = window.pages.game.log_model, window.pages.game.log
    for row in reversed(range(model.rowCount())):
        if isinstance(model.line(row).story, MergerBegan):
            log.show_row(row)
            QApplication.processEvents()
            return model.index(row)
    raise AssertionError("no merger in the log")


def is_looking_back(window: AcquireWindow) -> bool:
    return window.pages.game.moment.is_looking_back


def test_a_chip_in_the_log_opens_the_merger(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        page = window.pages.game
        assert isinstance(window.session.view.decision, StockDisposal)
        assert page.decision_area.bar.isVisible()
        assert page.panel.isVisible()
        index = merger_line(window)
        viewport = page.log.viewport()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(viewport, left, none, page.log.visualRect(index).topLeft())
        assert is_looking_back(window)
        assert not page.decision_area.walkthrough.isVisible()
        index = merger_line(window)
        chip = story_chip_rect(page.log.visualRect(index), page.log_model.line(index.row()))
        QTest.mouseClick(viewport, left, none, chip.center())
        assert not is_looking_back(window)
        assert page.decision_area.walkthrough.isVisible()
        press(window, Qt.Key.Key_Right)
        press(window, Qt.Key.Key_Return)
        assert page.decision_area.walkthrough.position == 2
        press(window, Qt.Key.Key_Escape)
        assert page.panel.isVisible()
        assert window.focusWidget() is page.panel, "the stock is to be settled"


def test_d_on_a_line_of_the_log_or_anywhere_opens_the_merger(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        page = window.pages.game
        press(window, Qt.Key.Key_D)
        assert page.decision_area.walkthrough.isVisible()
        press(window, Qt.Key.Key_D)
        assert not page.decision_area.walkthrough.isVisible()
        page.log.setCurrentIndex(merger_line(window))
        page.log.setFocus()
        press(window, Qt.Key.Key_D)
        assert page.decision_area.walkthrough.isVisible()


def test_a_decision_that_waits_is_still_made_with_its_keys(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        ply = window.session.view.ply
        press(window, Qt.Key.Key_D)
        press(window, Qt.Key.Key_Escape)
        press(window, Qt.Key.Key_S)
        window.pages.game.panel.confirm()
        assert window.session.view.ply > ply


def test_hidden_holdings_show_what_the_merger_reveals_and_no_more(qtbot: QtBot) -> None:
    """Rule: rules document, section 4: stock of an acquired chain is shown when it is settled."""
    with open_window(qtbot) as window:
        loaded = game_at("2023-classic", 4, "shot-0", games.is_merger, holdings=Holdings.HIDDEN)
        window.session.open(loaded)
        stage = window.pages.game.decision_area
        stage.open_recent()
        story = stage.walkthrough.story
        assert story is not None
        settlement = story.settlements[-1]
        view = window.session.view
        held = tuple(row[settlement.chain] for row in view.stocks)
        assert settlement.began.stocks == held


def test_the_title_says_that_the_game_is_over(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 3, "shot-4", games.is_over))
        assert window.pages.currentWidget() is window.pages.result
        assert window.windowTitle() == "[*]Acquire Desktop — 2023 Classic — the game is over"


def test_in_a_small_window_the_walkthrough_leaves_the_decision_its_place(qtbot: QtBot) -> None:
    """Also in a game that begins without a change of the window's size."""
    with open_window(qtbot) as window:
        page = window.pages.game
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        page.decision_area.open_recent()
        assert page.decision_area.walkthrough.isVisible()
        assert not page.panel.isVisible()
        assert not page.column.is_compact


def owners(window: AcquireWindow) -> tuple[int, ...]:
    """Return what the board on the screen shows."""
    view = window.pages.game.board.shown_view
    return () if view is None else view.board


def test_the_board_shows_the_chains_of_a_merger_apart_until_it_is_settled(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        page, session = window.pages.game, window.session
        decision = session.view.decision
        assert isinstance(decision, StockDisposal)
        assert owners(window) == session.view.board
        page.decision_area.open_recent()
        assert page.decision_area.told is not None
        opening = page.decision_area.told.merger
        for _ in range(3):
            shown = owners(window)
            for chain, size in zip(opening.chains, opening.sizes, strict=True):
                assert shown.count(chain) == size
            assert shown[opening.tile] == INDEPENDENT
            assert page.moment.tells_merger
            assert all(page.board.effect_of(tile) is None for tile in session.view.hand)
            page.decision_area.walkthrough.go_on()
        press(window, Qt.Key.Key_Escape)
        assert owners(window) == session.view.board
        assert not page.moment.tells_merger


def test_choosing_a_tile_of_the_hand_leaves_the_board_of_the_past(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-5", games.has_a_merger_in_hand))
        page, session = window.pages.game, window.session
        line = merger_line(window)
        story = page.log_model.line(line.row()).story
        assert story is not None
        page.open_walkthrough(story)
        assert page.moment.tells_merger
        press(window, Qt.Key.Key_1)
        assert not page.decision_area.walkthrough.isVisible()
        assert owners(window) == session.view.board
        assert page.board.selected_tile == session.view.hand[0]


def test_the_last_step_of_an_old_merger_shows_the_board_as_it_was_then(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-5", games.has_a_merger_in_hand))
        page = window.pages.game
        model = page.log_model
        stories = [model.line(row).story for row in range(model.rowCount())]
        opening = next(story for story in stories if isinstance(story, MergerBegan))
        page.open_walkthrough(opening)
        walkthrough = page.decision_area.walkthrough
        before = owners(window)
        while not walkthrough.is_at_end:
            walkthrough.go_on()
        after = owners(window)
        survivor = after[opening.tile]
        assert survivor in opening.chains
        assert sum(after.count(chain) for chain in opening.chains) == after.count(survivor)
        assert after.count(survivor) > sum(opening.sizes)
        assert before.count(EMPTY) == after.count(EMPTY)
        assert page.moment.tells_merger


def test_nothing_offers_a_second_way_on_beside_the_walkthroughs_own(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        loaded = game_at("2023-classic", 4, "shot-4", games.is_late, humans=(3,))
        window.session.open(loaded)
        session, control = window.session, window.pace_control
        qtbot.waitUntil(lambda: session.is_over or session.awaits_human)
        pace = session.computer_turns.pace
        pace.set_speed(Speed.STEP)
        session.submit(session.view.legal[0])
        while session.awaits_human:
            session.submit(session.view.legal[0])
        qtbot.waitUntil(lambda: pace.is_waiting)
        assert control.state.text() == "Space: next action"
        pace.set_reading(True)
        assert control.state.text() == ""
        pace.set_reading(False)
        assert control.state.text() == "Space: next action"


def test_the_table_shows_the_moment_of_the_step_that_is_told(qtbot: QtBot) -> None:
    """Cash and stock go along with bonuses and sales; sizes and prices are those that count."""
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-5", games.has_a_merger_in_hand))
        page, session = window.pages.game, window.session
        model = page.holdings_model
        stories = [page.log_model.line(row).story for row in range(page.log_model.rowCount())]
        opening = next(story for story in stories if isinstance(story, MergerBegan))
        steps = session.events_by_step()
        at = next(step for step, told in enumerate(steps) if opening in told)
        before = session.view_at(at - 1)
        page.open_walkthrough(opening)
        walkthrough = page.decision_area.walkthrough
        story = walkthrough.story
        assert story is not None

        def shown() -> tuple[list[str], list[str]]:
            rows = [(before.seat + row) % before.players for row in range(before.players)]
            cells = [model.cell(rows.index(seat), Column.CASH).text for seat in range(len(rows))]
            sizes = [model.cell(before.players + 1, 1 + chain).text for chain in opening.chains]
            return cells, sizes

        sizes = [str(size) for size in opening.sizes]
        assert shown() == ([money(cash) for cash in before.cash], sizes)
        cash = list(before.cash)
        while not walkthrough.is_at_end:
            step = story.steps[walkthrough.position]
            for seat in range(before.players):
                if step.settlement is not None and step.kind is StepKind.BONUSES:
                    cash[seat] += step.settlement.bonus_of(seat)
                elif step.settlement is not None and step.kind is StepKind.STOCK:
                    cash[seat] += step.settlement.sold_by(seat)
            assert shown() == ([money(each) for each in cash], sizes)
            walkthrough.go_on()
        assert shown()[0] == [money(each) for each in cash]
        assert shown()[1] != sizes
        press(window, Qt.Key.Key_Escape)
        assert shown()[0] == [money(each) for each in session.view.cash]


def test_title_and_phase_bar_say_that_the_game_waits_for_the_reader(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        # So that a computer decides while somebody reads.
        window.session.computer_turns.pace.set_speed(Speed.STEP)
        decider = game_at("2023-classic", 4, "shot-0", games.is_merger).state.seat
        watcher = ((decider + 1) % 4,)
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger, humans=watcher))
        page, pace = window.pages.game, window.session.computer_turns.pace
        assert window.session.awaits_computer
        before = window.windowTitle(), page.phase_bar.accessibleName()
        page.decision_area.open_recent()
        assert pace.is_reading
        assert window.windowTitle().endswith("the game waits while you read")
        assert page.phase_bar.accessibleName().startswith("The game waits while you read")
        page.decision_area.skip()
        assert (window.windowTitle(), page.phase_bar.accessibleName()) == before
