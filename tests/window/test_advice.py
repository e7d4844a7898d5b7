"""Advice in the window: hints by key and button, and why the computers moved, wherever it shows."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import HintRule, Speed, ThemeChoice
from acquire_desktop.games.acquire.advice.vocabulary import Grade
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILE_NAMES, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import StockPurchase, TilePlacement
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.board.hint_marks import HintMark
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from tests.window.table import QUIET, choice_of, click, open_window, press, wait_for_turn


def wait_for_hint(qtbot: QtBot, window: AcquireWindow) -> None:
    advisor = window.pages.frame.advisor
    assert advisor is not None
    qtbot.waitUntil(lambda: advisor.hints.hint is not None and bool(advisor.hints.hint.choices))


def test_the_hint_key_gives_an_idea_then_moves_then_the_best_with_its_chance(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3))
        wait_for_turn(qtbot, window)
        pane, hint = window.pages.game.side.advice, window.menus.actions["hint"]
        assert hint.shortcut().toString() == "Ctrl+H"
        hint.trigger()
        assert window.pages.game.side.shown == "advice"
        wait_for_hint(qtbot, window)
        assert not any("Place " in text for text in texts(pane))
        hint.trigger()
        shown = [text for text in texts(pane) if text.startswith("Place ")]
        assert len(shown) == 3
        assert not any("%" in text for text in texts(pane))
        click(pane.button)
        assert sum("%" in text for text in texts(pane)) == 3
        assert not hint.isEnabled()
        assert not pane.button.isVisible()
        press(window, Qt.Key.Key_1)
        press(window, Qt.Key.Key_Return)
        advisor = window.pages.frame.advisor
        assert advisor is not None
        assert advisor.hints.hint is None


def test_a_game_of_fewer_may_begin_while_the_exchange_hides_why_the_others_moved(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        window.resize(1920, 1080)
        window.pages.start_game(choice_of(1, 3))
        wait_for_turn(qtbot, window)
        session, side = window.session, window.pages.game.side
        side.show_page("advice")
        while session.view.turn <= 4 or not isinstance(session.view.decision, StockPurchase):
            session.submit(session.view.legal[0])
            wait_for_turn(qtbot, window)
        assert side.shown == "exchange"
        window.pages.start_game(choice_of(1, 1))
        assert side.shown == "advice"


def test_the_best_move_leads_with_its_reasons_in_lines(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.resize(1920, 1080)
        window.pages.start_game(choice_of(1, 3))
        wait_for_turn(qtbot, window)
        pane, hint = window.pages.game.side.advice, window.menus.actions["hint"]
        for _ in range(3):
            hint.trigger()
            wait_for_hint(qtbot, window)
        advisor = window.pages.frame.advisor
        assert advisor is not None
        told = advisor.hints.hint
        assert told is not None
        shown, best = texts(pane), told.choices[0]
        assert isinstance(best.action, PlaceTile)
        first = next(at for at, text in enumerate(shown) if text.startswith("Place "))
        assert shown[first] == f"Place {TILE_NAMES[best.action.tile]}"
        lines = shown[first + 1 :]
        assert sum(text.startswith("•") for text in lines) >= len(best.reasons) > 0
        assert sum("%" in text for text in lines) == 3


def test_the_bulb_beside_the_phase_bar_asks_too_and_hints_can_be_switched_off(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        bulb, pane = window.pages.game.turn_buttons.hint, window.pages.game.side.advice
        click(bulb)
        wait_for_hint(qtbot, window)
        advisor = window.pages.frame.advisor
        assert advisor is not None
        assert advisor.hints.hint is not None
        assert advisor.hints.hint.grade is Grade.IDEA
        window.menus.actions["hints_never"].trigger()
        assert not bulb.isEnabled()
        assert "Hints are off." in texts(pane)
        assert window.preferences.settings.hints == "never"


def test_when_several_people_play_hints_may_be_off(qtbot: QtBot) -> None:
    settings = Settings(
        language="en",
        theme=ThemeChoice.LIGHT,
        computer_speed=Speed.INSTANT,
        animations=False,
        hints=HintRule.ALONE,
    )
    with open_window(qtbot, settings) as window:
        window.pages.start_game(choice_of(2, 1))
        qtbot.waitUntil(lambda: window.session.screen.handover_to is not None)
        window.session.accept_handover()
        assert not window.menus.actions["hint"].isEnabled()


def test_the_next_person_never_sees_the_hint_of_the_one_before(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0))
        window.pages.handover.accepted.emit()
        window.menus.actions["hint"].trigger()
        wait_for_hint(qtbot, window)
        shown = texts(window.pages.game.side.advice)
        while window.session.screen.handover_to is None:
            window.session.submit(window.session.view.legal[0])
        after = texts(window.pages.game.side.advice)
        assert window.pages.frame.advisor is not None
        assert window.pages.frame.advisor.hints.hint is None
        assert set(after) & set(shown) <= {"Hint", "Why they did that", *NOTHING}


def texts(pane: QWidget) -> list[str]:
    """Return every text on view, from the top."""
    labels = pane.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisibleTo(pane) and label.text()]


NOTHING = ("No computer has played since your last turn.",)


def test_why_a_computer_moved_stands_in_recap_log_and_advice(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3))
        wait_for_turn(qtbot, window)
        while window.session.awaits_human and window.session.view.turn < 9:
            window.session.submit(window.session.view.legal[0])
            wait_for_turn(qtbot, window)
        page = window.pages.game
        assert page.people.moments
        for person in page.people.in_tab_order()[1:]:
            assert "Why: " in person.toolTip()
            assert "Why: " in person.accessibleDescription()
        moment = page.people.moments[0]
        row = page.log_model.row_of_step(moment.step)
        rows = range(row, row + 3)
        tips = [page.log_model.index(at).data(Qt.ItemDataRole.ToolTipRole) or "" for at in rows]
        assert any(tip.startswith("Why: ") for tip in tips)
        window.menus.actions["show_advice"].trigger()
        assert sum("Why: " in text for text in texts(page.side.advice)) == len(page.people.moments)
        page.moment.go_to(moment.step)
        assert "Why: " in page.moment.card.accessibleDescription()


def test_advice_follows_the_language(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 1))
        wait_for_turn(qtbot, window)
        window.menus.actions["hint"].trigger()
        wait_for_hint(qtbot, window)
        english = texts(window.pages.game.side.advice)
        window.menus.actions["language_ja"].trigger()
        QApplication.processEvents()
        assert not set(texts(window.pages.game.side.advice)) & set(english)


def test_the_advice_is_reached_by_tab_and_leaves_the_keys_to_the_table(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 1))
        wait_for_turn(qtbot, window)
        window.menus.actions["show_advice"].trigger()
        pane = window.pages.game.side.advice
        pane.setFocus()
        QTest.keyClick(pane, Qt.Key.Key_1)
        assert window.pages.game.board.selected_tile == window.session.view.hand[0]
        assert pane.button.focusPolicy() & Qt.FocusPolicy.TabFocus


def marked(window: AcquireWindow) -> dict[str, HintMark]:
    """Return the marks in the rack by tile; those on the board are the same."""
    page = window.pages.game
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    places = {p.effect.tile: p.hint for p in page.hand.places if p.effect and p.hint}
    assert scene.hints.subject == places
    return {TILE_NAMES[tile]: mark for tile, mark in places.items()}


def test_hinted_tiles_are_numbered_on_the_board_and_in_the_rack(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3))
        wait_for_turn(qtbot, window)
        page, hint = window.pages.game, window.menus.actions["hint"]
        hint.trigger()
        wait_for_hint(qtbot, window)
        assert marked(window) == {}  # an idea names no tile
        hint.trigger()
        candidates = marked(window)
        assert {mark.number for mark in candidates.values()} == {1, 2, 3}
        assert not any(mark.is_best for mark in candidates.values())
        shown = [text for text in texts(page.side.advice) if text.startswith("Place ")]
        by_number = sorted(candidates, key=lambda name: candidates[name].number)
        assert shown == [f"Place {name}" for name in by_number]
        hint.trigger()
        best = marked(window)
        (first,) = (name for name, mark in best.items() if mark.number == 1)
        assert best[first].is_best
        tile = TILES_BY_NAME[first]
        assert page.board.cell_text(tile).endswith("hint 1, the best")
        place = next(p for p in page.hand.places if p.effect and p.effect.tile == tile)
        assert place.accessibleName().endswith("hint 1, the best")
        window.session.submit(PlaceTile(tile))
        assert marked(window) == {}


def test_an_earlier_moment_shows_no_marks_of_the_present_hint(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 1))
        wait_for_turn(qtbot, window)
        window.session.submit(window.session.view.legal[0])
        wait_for_turn(qtbot, window)
        while not isinstance(window.session.view.decision, TilePlacement):
            window.session.submit(window.session.view.legal[0])
            wait_for_turn(qtbot, window)
        hint = window.menus.actions["hint"]
        hint.trigger()
        wait_for_hint(qtbot, window)
        hint.trigger()
        present = marked(window)
        assert present
        window.pages.game.moment.go_to(1)
        assert marked(window) == {}
        assert not hint.isEnabled(), "the bulb is not either: a hint is for what is on view"
        press(window, Qt.Key.Key_Escape)
        assert marked(window) == present
        assert hint.isEnabled()


def test_the_marks_of_a_hint_go_with_the_cover_and_the_handover(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0))
        window.pages.handover.accepted.emit()
        hint = window.menus.actions["hint"]
        for ending in (window.session.cover, lambda: play_until_handover(window)):
            hint.trigger()
            wait_for_hint(qtbot, window)
            hint.trigger()
            assert marked(window)
            ending()
            assert marked(window) == {}
            window.session.uncover()
            assert marked(window) == {}


def play_until_handover(window: AcquireWindow) -> None:
    """Decide for the person at the screen until the computer goes to the next."""
    while window.session.screen.handover_to is None:
        window.session.submit(window.session.view.legal[0])


@pytest.mark.parametrize(("rule", "times"), [(HintRule.ALWAYS, 1), (HintRule.NEVER, 0)])
def test_who_runs_out_of_cash_is_warned_once_where_the_tile_is_asked_for(
    qtbot: QtBot, rule: HintRule, times: int
) -> None:
    with open_window(qtbot, replace(QUIET, hints=rule)) as window:
        window.pages.start_game(choice_of(1, 1, seed="broke 12"))
        panel, warned = window.pages.game.panel, 0
        while wait_for_turn(qtbot, window) and window.session.view.turn < 24:
            told = [text for text in texts(panel) if text.startswith("You can't afford any stock")]
            warned += len(told)
            if told:
                assert isinstance(window.session.view.decision, TilePlacement)
                page = window.pages.game
                page.tile_choice.select(window.session.view.hand[0])
                assert told[0] not in texts(panel), "now the tile is told"
            window.session.submit(max(window.session.view.legal, key=stocks_bought))
        assert warned == times


def stocks_bought(action: Action) -> int:
    return sum(action.counts) if isinstance(action, BuyStock) else 0
