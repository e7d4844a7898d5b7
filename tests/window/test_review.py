"""The review of a finished game, by mouse and by keys through the real window."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.advice.judgement import Mark
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.review.level_ranges import bands_for
from acquire_desktop.games.acquire.review.review import ReviewState
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.archive import archive
from acquire_desktop.storage.practice_file import read_practice
from acquire_desktop.storage.save_format import encode
from acquire_desktop.ui.acquire.review.curve_data import CurveData
from acquire_desktop.ui.acquire.review.review_page import ReviewPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.window.finished_dialog import FinishedDialog
from tests.games.acquire.review.reviews import judge_all, keep_review, known, left_early
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.table import QUIET, click, open_window, press
from tests.window.test_game_end import end_game

SEED = "review-1"
_NUMBERS = re.compile(r"\d+ ?%|±|\?\?|\?!")


def open_reviewed(window: AcquireWindow, *, humans: tuple[int, ...] = (0,)) -> None:
    """Open a finished game that was reviewed before."""
    window.session.open(game_at("2023-classic", 3, SEED, games.is_over, humans=humans))
    keep_review(window.session, window.folders, judge_all(window.session))


def review_by_keys(qtbot: QtBot, window: AcquireWindow) -> ReviewPage:
    """Open the review of the game on the table from its front page, by keys."""
    open_reviewed(window)
    window.pages.front.review.setFocus()
    press(window, Qt.Key.Key_Return)
    page = window.pages.end.reviewing.page
    assert window.pages.currentWidget() is page
    wait_until_judged(qtbot, window)
    return page


def wait_until_judged(qtbot: QtBot, window: AcquireWindow) -> None:
    review = window.pages.end.reviewing.review
    qtbot.waitUntil(lambda: review.progress.state is ReviewState.COMPLETE)


def marked(window: AcquireWindow) -> list[int]:
    judged = known(window.pages.end.reviewing.review).judgements(0)
    return [each.step for each in judged if each.mark is not Mark.NONE]


def shown_texts(page: QWidget) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def test_the_review_begins_when_the_game_ends_and_is_shown_by_mouse(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        end_game(window)
        review = window.pages.end.reviewing.review
        qtbot.waitUntil(lambda: review.progress.state is ReviewState.JUDGING)
        click(window.pages.front.review)
        page = window.pages.end.reviewing.page
        qtbot.waitUntil(lambda: bool(page.numbers.curve.data.points))
        click(page.bar.pause)
        assert review.progress.state is ReviewState.STOPPED
        assert page.bar.pause.text() == "Continue"
        judged = review.progress.permille
        click(page.bar.pause)
        qtbot.waitUntil(lambda: review.progress.permille > judged)
        click(page.bar.leave_button)
        assert window.pages.currentWidget() is window.pages.front


def test_it_opens_at_the_decision_that_cost_most(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        costliest = page.numbers.costly.cells.cell(0, 0)
        assert page.walk.step == costliest.step
        assert costliest.text == "??"
        assert "16 ± 1" in page.verdict.title.text()


def test_arrows_and_letters_lead_through_the_decisions(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        steps = list(known(window.pages.end.reviewing.review).steps(0))
        press(window, Qt.Key.Key_Home)
        assert page.walk.step == steps[0]
        press(window, Qt.Key.Key_Right)
        assert page.walk.step == steps[1]
        press(window, Qt.Key.Key_Left)
        assert page.walk.step == steps[0]
        press(window, Qt.Key.Key_End)
        assert page.walk.step == steps[-1]
        press(window, Qt.Key.Key_N)
        assert page.walk.step == marked(window)[0]
        press(window, Qt.Key.Key_N)
        assert page.walk.step == marked(window)[1]
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
        assert page.walk.step == marked(window)[0]
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.front


def test_it_says_where_a_computer_played_for_the_person_and_marks_nothing_there(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        loaded = left_early(game_at("2023-classic", 3, SEED, games.is_over, humans=(0,)))
        window.session.open(loaded)
        keep_review(window.session, window.folders, judge_all(window.session))
        window.pages.front.review.setFocus()
        press(window, Qt.Key.Key_Return)
        page = window.pages.end.reviewing.page
        wait_until_judged(qtbot, window)
        left = loaded.game.cursor // 2
        press(window, Qt.Key.Key_End)
        assert page.walk.step is not None
        assert page.walk.step >= left
        assert "computer, Hard" in page.verdict.title.text()
        assert page.verdict.text.text().startswith("The computer played for you: ")
        assert any(step >= left for step in marked(window))
        assert all(not each.mark for each in page.numbers.curve.data.points if each.step >= left)
        for _ in marked(window):
            press(window, Qt.Key.Key_N)
            assert page.walk.step < left
        assert "computer" not in page.verdict.title.text()
        told = [each.step for each in known(window.pages.end.reviewing.review).costs.mistakes(0)]
        assert told
        assert all(step < left for step in told)


def test_the_board_shows_what_the_player_knew_and_the_key_h_all_hands(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        game = window.pages.end.reviewing.review.game
        assert game is not None
        assert page.walk.step is not None
        assert page.moment.board.shown_view == game.view_before(page.walk.step, 0)
        assert not page.moment.all_hands.isVisible()
        press(window, Qt.Key.Key_H)
        assert page.moment.all_hands.isVisible()
        assert page.moment.switch.isChecked()
        press(window, Qt.Key.Key_K)
        assert not page.moment.all_hands.isVisible()
        click(page.moment.switch)
        assert page.moment.all_hands.isVisible()


def test_a_click_on_the_list_or_the_curve_moves_the_board(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        press(window, Qt.Key.Key_C)
        qtbot.waitUntil(lambda: page.numbers.curve.is_drawn)
        costly = page.numbers.costly
        place = costly.visualRect(costly.cells.index(1, 1)).center()
        QTest.mouseClick(costly.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert page.walk.step == costly.cells.cell(1, 0).step
        click(page.numbers.curve, QPoint(page.numbers.curve.width() - 8, 60))
        assert page.walk.step == known(window.pages.end.reviewing.review).steps(0)[-1]
        costly.setFocus()
        costly.show_step(costly.cells.cell(0, 0).step)
        press(window, Qt.Key.Key_Down)
        assert page.walk.step == costly.cells.cell(1, 0).step


def test_trying_it_shows_no_number_until_there_is_an_answer(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        assert any(_NUMBERS.search(text) for text in shown_texts(page))
        press(window, Qt.Key.Key_R)
        trying = page.is_trying
        assert trying
        assert not [text for text in shown_texts(page) if _NUMBERS.search(text)]
        assert not page.numbers.curve.isVisible()
        assert not page.numbers.costly.isVisible()
        assert not page.moment.board.drawing.hints.subject
        visible = [each for each in page.findChildren(QWidget) if each.isVisible()]
        said = [each.accessibleDescription() for each in visible]
        assert not [text for text in said if _NUMBERS.search(text)]
        press(window, Qt.Key.Key_Escape)
        assert any(_NUMBERS.search(text) for text in shown_texts(page))


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1024, 700)])
def test_all_chains_are_in_sight_while_it_is_tried_and_after_the_answer(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with open_window(qtbot) as window:
        window.resize(*size)
        page = review_by_keys(qtbot, window)
        press(window, Qt.Key.Key_R)
        bar = page.attempt.asked.exchange.verticalScrollBar()
        QApplication.processEvents()
        assert not bar.isVisible()
        assert page.attempt.asked.panel.isVisible()
        click(page.attempt.show_button)
        QApplication.processEvents()
        assert not bar.isVisible()
        assert not page.attempt.asked.panel.isVisible(), "nothing is asked any more"


def points_in(text: str) -> float:
    """Return the first number of a text, with its sign."""
    found = re.search(r"[+−]?\d+\.\d", text)
    assert found is not None
    return float(found[0].replace("−", "-"))


def test_what_was_drawn_is_told_beside_its_usual_size_by_keys(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        press(window, Qt.Key.Key_D)
        draws, review = page.numbers.draws, known(window.pages.end.reviewing.review)
        assert draws.isVisible()
        luck = review.story.luck(0)
        assert luck is not None
        assert re.search(r"±\s\d+\.\d is usual for such draws", draws.summary.text())
        assert points_in(draws.summary.text()) == round(luck.own / 100, 1)
        cells = draws.list.cells
        listed = sum(points_in(cells.cell(row, 2).text) for row in range(cells.rowCount()))
        assert cells.rowCount() == len(review.draws(0)) == len(page.numbers.curve.data.draws)
        assert round(listed, 1) == round(luck.own / 100, 1)
        sizes = [abs(points_in(cells.cell(row, 2).text)) for row in range(cells.rowCount())]
        assert sizes == sorted(sizes, reverse=True)
        draws.list.setFocus()
        draws.list.show_step(cells.cell(0, 0).step)
        press(window, Qt.Key.Key_Down)
        assert page.walk.step == cells.cell(1, 0).step
        press(window, Qt.Key.Key_C)
        assert page.numbers.costly.isVisible()
        assert window.focusWidget() is page.numbers.costly


def test_a_click_on_a_draw_shows_the_decision_before_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        tabs, found = page.numbers.tabs, page.numbers.draws.list
        QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(1).center())
        place = found.visualRect(found.cells.index(2, 1)).center()
        QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=place)
        draw = sorted(
            known(window.pages.end.reviewing.review).draws(0),
            key=lambda each: (-abs(each.gain), each.step),
        )[2]
        steps = known(window.pages.end.reviewing.review).steps(0)
        assert page.walk.step == max(step for step in steps if step <= draw.step)


def test_all_hands_show_the_lines_of_all_players_in_the_curve(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        assert not page.numbers.curve.data.lines
        press(window, Qt.Key.Key_H)
        lines = page.numbers.curve.data.lines
        assert [line.name for line in lines] == ["You", "Bea", "Carlos"]
        ends = zip(*(line.places for line in lines), strict=True)
        assert all(round(sum(chance for _, chance in at), 6) == 100 for at in ends)
        assert "With all hands known: You" in page.numbers.curve.accessibleDescription()
        press(window, Qt.Key.Key_K)
        assert not page.numbers.curve.data.lines


def test_the_share_stands_beside_the_levels_and_says_what_one_game_tells(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        press(window, Qt.Key.Key_L)
        levels = page.numbers.levels
        assert levels.scale.isVisible()
        medium = next(
            band for band in bands_for(EDITIONS["2023-classic"], 3) if band.level == "medium"
        )
        told = f"Medium: {round(medium.mean / 100)}% ± {round(medium.deviation / 100)}"
        assert told in levels.scale.accessibleDescription()
        assert " comes closest to " in levels.comparison.text()
        assert "after 5 reviewed games" in levels.comparison.text()


def test_a_table_that_was_not_measured_is_compared_with_nothing_and_says_so(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2008", 3, SEED, games.is_over, humans=(0,)))
        keep_review(window.session, window.folders, judge_all(window.session))
        window.pages.front.review.setFocus()
        press(window, Qt.Key.Key_Return)
        wait_until_judged(qtbot, window)
        press(window, Qt.Key.Key_L)
        levels = window.pages.end.reviewing.page.numbers.levels
        assert not levels.scale.isVisible()
        assert "No comparison with levels" in levels.comparison.text()
        assert "2008" in levels.comparison.text()


def go_to_a_tile(window: AcquireWindow, page: ReviewPage) -> int:
    """Show a decision about a tile that gave something away; return its step."""
    review = known(window.pages.end.reviewing.review)
    judged = next(
        each
        for each in review.judgements(0)
        if each.loss
        and isinstance(each.verdict.best, PlaceTile)
        and isinstance(each.verdict.played, PlaceTile)
    )
    page.go_to(judged.step)
    return judged.step


def test_an_answer_that_is_good_enough_shows_the_numbers_by_keys(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        step = go_to_a_tile(window, page)
        judged = known(window.pages.end.reviewing.review).plan.judgements[step]
        assert isinstance(judged.verdict.best, PlaceTile)
        press(window, Qt.Key.Key_R)
        hand = page.moment.board.shown_view.hand  # type: ignore[union-attr]
        key = Qt.Key(Qt.Key.Key_1 + hand.index(judged.verdict.best.tile))
        press(window, key)
        press(window, Qt.Key.Key_Return)
        assert page.attempt.is_open
        assert page.attempt.verdict.text() == "Right."
        assert "Best: Place" in page.attempt.answer.text()
        press(window, Qt.Key.Key_Escape)
        assert not page.is_trying
        assert page.walk.step == step


def test_a_miss_says_so_and_never_the_answer_until_it_is_opened_by_mouse(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        step = go_to_a_tile(window, page)
        judged = known(window.pages.end.reviewing.review).plan.judgements[step]
        assert isinstance(judged.verdict.played, PlaceTile)
        press(window, Qt.Key.Key_C)
        click(page.verdict.try_button)
        view = page.moment.board.shown_view
        assert view is not None
        place = page.moment.hand.places[view.hand.index(judged.verdict.played.tile)]
        for _ in range(3):
            click(place)
            click(page.attempt.asked.panel.confirm_button)
            assert page.is_trying
            assert page.attempt.verdict.text() == "Not yet."
            assert "Best" not in page.attempt.answer.text()
        click(page.attempt.show_button)
        assert page.attempt.is_open
        assert "Best: Place" in page.attempt.answer.text()
        click(page.attempt.leave_button)
        assert not page.is_trying


def test_mistakes_are_told_in_money_and_learned_from_one_after_the_other(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        review, costs = known(window.pages.end.reviewing.review), page.numbers.costs
        told = review.costs.mistakes(0)
        assert [card.step for card in costs.cards] == [each.step for each in told]
        assert page.walk.step == told[0].step
        assert costs.cards[0].cost.text() == "-$4,800"
        assert costs.cards[0].margin.text() == "sure to within $400"
        assert (
            costs.cards[0]
            .story.text()
            .endswith(
                "On average the move played brought $3,200 less in bonuses from mergers and"
                " $1,600 less gained with stock."
            )
        )
        assert page.bar.headline.full_text()
        assert costs.strip.points
        parts = review.parts(0)
        assert parts is not None
        assert parts.usual + parts.decisions + parts.draws + parts.rest == parts.total
        assert page.bar.standing.full_text().startswith("1. ")
        assert costs.order.isVisible()
        assert str(costs.parts.sum.text()).startswith("The first four add up to ")
        click(costs.cards[1])
        assert page.walk.step == told[1].step
        page.numbers.show_page("costly")
        assert "On average the move played brought" in page.verdict.text.text()
        page.numbers.show_page("costs")
        click(costs.learn)
        for mistake in told:
            assert page.walk.step == mistake.step
            click(page.attempt.show_button)
            assert "On average the move played brought" in page.attempt.answer.text()
            if mistake is not told[-1]:
                click(page.attempt.next_button)
        assert not page.attempt.next_button.isVisible()
        missed = read_practice(window.folders).missed
        assert {each.step for each in missed} == {each.step for each in told}


def test_the_decision_on_view_is_what_the_analysis_board_begins_with(qtbot: QtBot) -> None:
    with open_window(qtbot, QUIET) as window:
        page = review_by_keys(qtbot, window)
        for _ in range(2):
            assert page.walk.step is not None
            before = window.session.states()[page.walk.step]
            window.menus.actions["analysis"].trigger()
            draft = window.pages.analysis.analysis.draft
            assert (draft.board, draft.seat) == (tuple(before.game.board), before.seat)
            press(window, Qt.Key.Key_Escape)
            assert window.pages.currentWidget() is page
            press(window, Qt.Key.Key_N)


def test_playing_on_begins_a_game_of_its_own_from_the_moment_by_keys(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        session, step = window.session, page.walk.step
        original = session.game_file()
        menu = page.verdict.branch_button.ways
        press(window, Qt.Key.Key_P)
        qtbot.waitUntil(menu.isVisible)
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        assert window.pages.currentWidget() is window.pages.game
        branch = session.game_file()
        assert session.is_branch
        with monkeypatch.context() as patch:  # asked several times a step: no file is made for it
            patch.delattr(Timeline, "file")
            assert session.is_branch
            assert not session.is_duplicate
        assert branch.game_id != original.game_id
        assert branch.history == original.history[:step]
        assert branch.setup.tiles == original.setup.tiles
        assert "What if" in window.message_bar.accessibleName()


def test_playing_on_with_new_luck_changes_what_is_to_come_by_mouse(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        press(window, Qt.Key.Key_Home)
        original = window.session.game_file()
        page.verdict.branch_button.new_luck.trigger()
        branch = window.session.game_file()
        assert branch.setup.tiles != original.setup.tiles
        assert window.pages.currentWidget() is window.pages.game
        assert window.pages.end.reviewing.review.game is None
        assert page.numbers.curve.data.points == ()


def test_another_game_finds_nothing_of_the_review_before_on_any_part_of_the_page(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        for key in (Qt.Key.Key_D, Qt.Key.Key_L, Qt.Key.Key_H):
            press(window, key)
        window.session.open(game_at("2023-classic", 3, SEED, games.is_early, humans=(0, 1)))
        numbers = page.numbers
        assert numbers.curve.data == CurveData()
        assert numbers.costly.cells.rowCount() == numbers.draws.list.cells.rowCount() == 0
        assert not numbers.levels.scale._bands
        assert not page.moment.all_hands.findChildren(QLabel)
        texts = [each.text() for each in page.findChildren(QLabel)]
        assert not [text for text in texts if _NUMBERS.search(text)]
        assert not page.numbers.draws.summary.text()
        assert not page.numbers.levels.comparison.text()
        said = [each.accessibleDescription() for each in page.findChildren(QWidget)]
        assert not [text for text in said if _NUMBERS.search(text)]


def test_nothing_can_be_reviewed_while_a_game_runs(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 3, SEED, games.is_early, humans=(0, 1)))
        action = window.menus.actions["review"]
        assert not action.isEnabled()
        window.pages.end.reviewing.show()
        assert "page" not in vars(window.pages.end.reviewing)
        assert window.pages.end.reviewing.review.game is None


def test_a_game_of_the_list_of_finished_games_is_reviewed_at_once(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        loaded = game_at("2023-classic", 3, SEED, games.is_over, humans=(0,))
        archive(window.folders, loaded.game.game_id, encode(loaded.game, loaded.states))

        def choose() -> None:
            (dialog,) = window.findChildren(FinishedDialog)
            qtbot.waitUntil(lambda: dialog.is_read)
            click(dialog.review_button)

        QTimer.singleShot(0, window, choose)
        window.menus.actions["look_at_finished"].trigger()
        assert window.session.is_over
        assert window.pages.currentWidget() is window.pages.end.reviewing.page


def test_a_game_played_on_says_that_it_counts_for_nobody(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        assert "what-if" not in window.top_bar.facts.full_text()
        page.verdict.branch_button.same_tiles.trigger()
        assert "what-if" in window.top_bar.facts.full_text()


def test_where_several_people_played_each_can_be_reviewed(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_reviewed(window, humans=(0, 2))
        window.pages.front.review.setFocus()
        press(window, Qt.Key.Key_Return)
        page = window.pages.end.reviewing.page
        wait_until_judged(qtbot, window)
        assert page.walk.seat == 0
        page.bar.seat_box.setFocus()
        QTest.keyClick(page.bar.seat_box, Qt.Key.Key_End)
        page.bar.seat_box.activated.emit(2)
        assert page.walk.seat == 2
        assert page.walk.step in known(window.pages.end.reviewing.review).steps(2)
        assert {point.step for point in page.numbers.curve.data.points} == set(
            known(window.pages.end.reviewing.review).steps(2)
        )


@pytest.mark.parametrize("language", ["ja", "pt_BR"])
def test_another_language_and_look_come_while_it_is_judged(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        end_game(window)
        window.pages.front.review.setFocus()
        press(window, Qt.Key.Key_Return)
        page = window.pages.end.reviewing.page
        qtbot.waitUntil(lambda: bool(page.numbers.curve.data.points))
        step = page.walk.step
        for key in ("language_en", "theme_dark", "larger"):
            window.menus.actions[key].trigger()
        qtbot.waitUntil(lambda: page.bar.headline.full_text() == "Review")
        assert page.verdict.try_button.text() == "Try it myself"
        assert page.moment.place.full_text().startswith("Turn ")
        assert step is not None
        window.menus.actions["usual_size"].trigger()


def test_a_screen_reader_hears_the_decisions(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = review_by_keys(qtbot, window)
        assert page.accessibleName() == "Review of the game"
        assert "±" in page.numbers.curve.accessibleDescription()
        first = page.numbers.costly.cells.index(0, 1)
        said = page.numbers.costly.cells.data(first, Qt.ItemDataRole.AccessibleTextRole)
        assert "cost: 16 ± 1" in str(said)
        sign = page.numbers.costly.cells.index(0, 0)
        assert page.numbers.costly.cells.data(sign, Qt.ItemDataRole.AccessibleTextRole) == "blunder"
