"""Letters, digits and Space can be switched off: nothing acts on them, nothing promises them."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Loudness, Speed
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.guide.guide_page import guide_text
from acquire_desktop.ui.kit.key_guard import GUARD_MS
from acquire_desktop.ui.kit.keys import is_single
from acquire_desktop.ui.kit.reading.source import PLACEHOLDER
from acquire_desktop.ui.window.preferences import apply_look
from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog
from tests.screenshots.games import game_at, is_merger
from tests.window.table import QUIET, buyable, card_of, choice_of, open_window
from tests.window.test_held_keys import Keyboard

NO_SINGLE = replace(QUIET, single_keys=False)
SINGLE = [*map(Qt.Key, range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)), *map(Qt.Key, range(0x30, 0x3A)),
          Qt.Key.Key_Space, Qt.Key.Key_Plus, Qt.Key.Key_Minus]  # fmt: skip
PROMISES = re.compile(r"[(（](?:Shift\\+)?.[)）]$|^.$|\\bSpace\\b|\\bEspaço\\b")
"""Where a tool tip says a single key."""


@pytest.fixture(autouse=True)
def usual_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    apply_look(qapp, QUIET)


def tab_to(keys: Keyboard, wanted: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> None:
    """Walk with Tab, or back with Backtab, until a part of the window has the focus."""
    for _ in range(60):
        if wanted.hasFocus():
            return
        keys.click(key)
    raise AssertionError(f"Tab does not lead to {wanted}")


def decide(window: AcquireWindow, keys: Keyboard) -> None:
    """Take the present decision with Tab, Enter, and Space on what has the focus."""
    page, view = window.pages.game, window.session.view
    panel, decision = page.panel, view.decision
    if isinstance(decision, TilePlacement):
        legal = [i for i, tile in enumerate(view.hand) if PlaceTile(tile) in view.legal]
        if legal:
            tab_to(keys, page.hand.places[legal[0]])
            keys.click(Qt.Key.Key_Return)
            if window.session.view.ply > view.ply:
                return
    elif isinstance(decision, StockDisposal):
        tab_to(keys, panel.disposal.sell.most)
        keys.click(Qt.Key.Key_Space)
    elif isinstance(decision, StockPurchase):
        if page.hand.bell.may_ring():
            tab_to(keys, page.hand.bell, Qt.Key.Key_Backtab)
            keys.click(Qt.Key.Key_Return)
            keys.click(Qt.Key.Key_Return)
            assert window.session.view.end_declared
        for chain in buyable(window)[:1]:
            tab_to(keys, card_of(window, chain))
            keys.click(Qt.Key.Key_Space)
        if panel.page.choice().action is None:
            tab_to(keys, panel.confirm_button)
    else:
        assert isinstance(decision, Founding | SurvivorChoice | AcquisitionOrder)
        tab_to(keys, card_of(window, decision.chains[0]))
        keys.click(Qt.Key.Key_Space)
    keys.click(Qt.Key.Key_Return)


def test_a_whole_game_of_two_people_goes_without_single_keys(qtbot: QtBot) -> None:
    with open_window(qtbot, NO_SINGLE) as window:
        session = window.session
        window.pages.start_game(choice_of(2, 0, seed="window"))
        keys = Keyboard(qtbot, window)
        handovers = 0
        while not session.is_over:
            keys.clock.now += GUARD_MS
            if session.screen.handover_to is not None:
                keys.click(Qt.Key.Key_Return)
                handovers += 1
                continue
            before = session.view.ply
            decide(window, keys)
            assert session.view.ply > before, f"{session.view.decision} led nowhere"
        assert handovers > 10


def state(window: AcquireWindow) -> tuple[object, ...]:
    """Return everything that single keys can change at the table."""
    page, session = window.pages.game, window.session
    return (
        session.last_step,
        page.board.selected_tile,
        page.panel.confirm_button.text(),
        page.hand.bell.armed.isActive(),
        page.decision_area.scene.isVisible(),
        window.preferences.settings.sounds,
        session.computer_turns.pace.is_waiting,
        window.pages.currentWidget(),
    )


@pytest.mark.parametrize("kind", [StockDisposal, StockPurchase, TilePlacement])
def test_no_single_key_acts_at_the_table(qtbot: QtBot, kind: type) -> None:
    with open_window(qtbot, NO_SINGLE) as window:
        window.session.open(
            game_at(
                "2023-classic",
                4,
                "shot-0",
                lambda view: isinstance(view.decision, kind),
                humans=(0, 1, 2, 3),
            )
        )
        keys = Keyboard(qtbot, window)
        keys.clock.now += GUARD_MS
        window.pages.game.board.setFocus()
        before = state(window)
        for key in SINGLE:
            for modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
                QTest.keyClick(keys.window, key, modifiers)
                assert state(window) == before, (key, modifiers)


def test_no_single_key_acts_on_the_start_page_and_names_are_typed_all_the_same(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot, NO_SINGLE) as window:
        keys = Keyboard(qtbot, window)
        for key in SINGLE:
            if key != Qt.Key.Key_Space:
                keys.click(key)
        assert window.pages.currentWidget() is window.pages.start
        assert window.preferences.settings.sounds is Loudness.NORMAL
        line = window.pages.start.top.name_field.line
        line.setFocus()
        line.selectAll()
        for letter in "MIA Q":
            QTest.keyClick(keys.window, Qt.Key(ord(letter)))
        assert line.text().upper() == "MIA Q"


def test_the_computers_go_step_by_step_with_a_key_of_the_menus(qtbot: QtBot) -> None:
    settings = replace(NO_SINGLE, computer_speed=Speed.STEP)
    with open_window(qtbot, settings) as window:
        session, pace = window.session, window.session.computer_turns.pace
        session.open(game_at("2023-classic", 4, "shot-0", is_merger))
        keys = Keyboard(qtbot, window)
        keys.clock.now += GUARD_MS
        QTest.keyClick(keys.window, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
        keys.click(Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: pace.is_waiting)
        assert window.pace_control.state.text() == "Ctrl+Right: next action"
        step = session.last_step
        keys.click(Qt.Key.Key_Space)
        assert pace.is_waiting
        QTest.keyClick(keys.window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: session.last_step > step)


def tips(window: AcquireWindow) -> set[str]:
    return {each.toolTip() for each in window.findChildren(QWidget) if each.toolTip()}


def test_tool_tips_promise_single_keys_only_where_they_act(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", is_merger))
        assert {tip for tip in tips(window) if PROMISES.search(tip)}
        window.preferences.keep(single_keys=False)
        QApplication.processEvents()
        assert {tip for tip in tips(window) if PROMISES.search(tip)} == set()
        assert "Ctrl+H" in {tip[-7:-1] for tip in tips(window)}
        window.preferences.keep(single_keys=True)
        QApplication.processEvents()
        assert {tip for tip in tips(window) if PROMISES.search(tip)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_no_single_key(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot, replace(NO_SINGLE, language=language)) as window:
        sheet = ShortcutsDialog(window, window.menus.actions)
        caps = {label.text() for label in sheet.findChildren(QLabel)}
        assert not caps & {*"123456WSFIACTEPKDCLNROHM+-", "Space", "Espaço"}
        shown = guide_text(language, window.menus, window.folders, str)
        named, keys_of_pages = (
            {
                words.strip()
                for chapter in shown.chapters
                for line in chapter.lines
                for kind, words in PLACEHOLDER.findall(line.text)
                if kind == wanted
            }
            for wanted in ("press", "single")
        )
        assert {key for key in named if is_single(key)} == {"Space"}, "Space presses buttons"
        assert keys_of_pages == {"Alt+sell", "Alt+trade"}
