"""Who gets a key or a click while something is decided: the decision, unless a tile is placed."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Tile
from acquire_desktop.games.acquire.engine.decisions import (
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.view import EffectKind, View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.driver.acquire import DIGITS, letter_key
from tests.screenshots import games
from tests.screenshots.games import Moment, game_at
from tests.window.table import choice_of, click, open_window, press, wait_for_turn
from tests.window.test_whole_games import DECLINING


def hover(window: AcquireWindow, tile: Tile) -> None:
    """Move the pointer onto a space of the board, and let the preview come."""
    board = window.pages.game.board
    place = board.viewport().mapFromGlobal(board.cell_rect(tile).center())
    move(board.viewport(), place)
    board._hover(board._pointed)


def move(widget: QWidget, place: QPoint) -> None:
    """Move the pointer within a widget."""
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove, QPointF(place), QPointF(widget.mapToGlobal(place)), none, none,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def choose(window: AcquireWindow, view: View) -> None:
    """Choose something, which Enter confirms then."""
    chains = getattr(view.decision, "chains", ())
    if chains:
        press(window, letter_key(view, chains[0]))
    elif isinstance(view.decision, StockPurchase | StockDisposal):
        press(window, DECLINING[type(view.decision)])


MOMENTS = {
    "buying": ("2023-classic", 4, "shot-4", games.is_middle),
    "founding": ("2023-classic", 3, "shot-2", games.is_founding),
    "settling": ("2023-classic", 4, "shot-0", games.is_merger),
}


def test_a_decision_with_one_answer_is_told_and_not_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="second"))
        assert wait_for_turn(qtbot, window)
        window.session.computer_turns.pace.set_speed(Speed.STEP)
        before, page = window.session.view, window.pages.game
        line, shown = page.panel, list[int]()
        show = line.show_view

        def watch(view: View) -> None:
            shown.append(view.ply)
            show(view)

        monkeypatch.setattr(line, "show_view", watch)
        alone = [each.kind for each in before.effects].index(EffectKind.ALONE)
        for _ in range(2):
            click(page.hand.places[alone])
        assert window.session.view.ply == before.ply + 2, "there is no chain to buy stock of"
        assert shown == [before.ply + 2]
        told = window.session.events_by_step()
        assert page.log_model.row_of_step(len(told) - 2) >= 0


@pytest.mark.part(of=4)
@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("look", ["digit", "arrows", "click on the board", "click on the rack"])
def test_enter_confirms_after_a_tile_was_looked_at(qtbot: QtBot, name: str, look: str) -> None:
    edition, seats, seed, moment = MOMENTS[name]
    with open_window(qtbot) as window:
        window.session.open(game_at(edition, seats, seed, moment))
        view, page = window.session.view, window.pages.game
        choose(window, view)
        if look == "digit":
            press(window, DIGITS[1])
        elif look == "arrows":
            page.board.setFocus(Qt.FocusReason.TabFocusReason)
            page.board.move_cursor(view.hand[1])
        elif look == "click on the board":
            board = page.board
            click(board.viewport(), board.viewport().mapFromGlobal(
                board.cell_rect(view.hand[1]).center()
            ))  # fmt: skip
        else:
            click(page.hand.places[1])
        assert window.session.view.ply == view.ply
        press(window, Qt.Key.Key_Return)
        assert window.session.view.ply > view.ply


def chosen_tile(window: AcquireWindow) -> Tile | None:
    """Return the tile that is selected."""
    return window.pages.game.board.selected_tile


@pytest.mark.parametrize("look", ["digit", "click on the board", "pointer stays", "rack"])
def test_escape_lets_go_of_the_chosen_tile(qtbot: QtBot, placing: Moment, look: str) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", placing))
        page, view = window.pages.game, window.session.view
        tile = next(tile for tile in view.hand if PlaceTile(tile) in view.legal)
        if look == "digit":
            press(window, DIGITS[view.hand.index(tile)])
        elif look == "rack":
            click(page.hand.places[view.hand.index(tile)])
        else:
            cell = page.board.cell_rect(tile).center()
            click(page.board.viewport(), page.board.viewport().mapFromGlobal(cell))
            if look == "pointer stays":
                hover(window, tile)
        assert chosen_tile(window) == tile
        press(window, Qt.Key.Key_Escape)
        assert chosen_tile(window) is None
        assert page.panel.page.choice().action is None
        press(window, Qt.Key.Key_Return)
        assert window.session.view.ply == view.ply


def test_escape_lets_go_of_a_tile_before_it_pauses_the_others(
    qtbot: QtBot, placing: Moment
) -> None:
    with open_window(qtbot) as window:
        session, page = window.session, window.pages.game
        session.open(game_at("2023-classic", 4, "shot-1", placing))
        pace = session.computer_turns.pace
        pace.set_speed(Speed.STEP)
        page.tile_choice._activate(
            next(a.tile for a in session.view.legal if isinstance(a, PlaceTile))
        )
        while session.awaits_human:
            choose(window, session.view)
            press(window, Qt.Key.Key_Return)
        press(window, DIGITS[0])
        assert chosen_tile(window) is not None
        press(window, Qt.Key.Key_Escape)
        assert (chosen_tile(window), pace.is_paused) == (None, False)
        press(window, Qt.Key.Key_Escape)
        assert (chosen_tile(window), pace.is_paused) == (None, True)


def test_enter_places_no_tile_of_a_stuck_hand_that_was_looked_at(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2008", 4, "stuck-113", games.is_stuck))
        ply = window.session.view.ply
        press(window, DIGITS[0])
        press(window, Qt.Key.Key_Return)
        assert window.session.view.ply > ply


def is_placing(view: View) -> bool:
    """Several tiles of a hand can be placed."""
    is_asked = isinstance(view.decision, TilePlacement) and view.turn > 5
    return is_asked and sum(isinstance(action, PlaceTile) for action in view.legal) > 3


@pytest.fixture
def placing() -> Moment:
    return is_placing


def test_the_tile_under_the_pointer_is_previewed_but_only_the_chosen_one_is_placed(
    qtbot: QtBot, placing: Moment
) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", placing))
        page, view = window.pages.game, window.session.view
        first, second = [tile for tile in view.hand if PlaceTile(tile) in view.legal][:2]
        button = page.panel.confirm_button
        hover(window, first)
        assert page.board.drawing.preview.effect is not None
        assert TILE_NAMES[first] in page.panel.words.sentence.text()
        assert button.text() == "Choose a tile", "the pointer would lose it on the way there"
        press(window, Qt.Key.Key_Return)
        assert window.session.view.ply == view.ply
        page.tile_choice.select(second)
        assert TILE_NAMES[second] in page.panel.words.sentence.text(), "the key came last"
        assert page.board.drawing.preview.effect == page.board.drawing.effect_of(second)
        hover(window, first)
        assert TILE_NAMES[first] in page.panel.words.sentence.text()
        assert button.text() == f"Place {TILE_NAMES[second]}"
        move(page.board.viewport(), QPoint(1, 1))
        assert TILE_NAMES[second] in page.panel.words.sentence.text()
        click(button)
        assert second not in window.session.view.hand
        assert first in window.session.view.hand


@pytest.mark.parametrize("where", ["board", "rack"])
def test_a_click_chooses_a_tile_and_a_double_click_places_it(
    qtbot: QtBot, placing: Moment, where: str
) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", placing))
        page, view = window.pages.game, window.session.view
        tile = next(tile for tile in view.hand if PlaceTile(tile) in view.legal)
        target: QWidget = page.hand.places[view.hand.index(tile)]
        place = target.rect().center()
        if where == "board":
            target = page.board.viewport()
            place = target.mapFromGlobal(page.board.cell_rect(tile).center())
        click(target, place)
        assert page.board.selected_tile == tile
        assert window.session.view.ply == view.ply
        page.tile_choice.select(None)
        click(target, place)
        QTest.mouseDClick(target, Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=place)
        assert tile not in window.session.view.hand


def place_alone(window: AcquireWindow) -> None:
    """Place a tile that joins nothing, with the computers paused, so that nothing can be bought."""
    view = window.session.view
    assert not any(view.sizes)
    window.session.computer_turns.pace.set_paused(True)
    alone = next(e.tile for e in view.effects if e.kind is EffectKind.ALONE)
    place = view.hand.index(alone)
    press(window, DIGITS[place])
    press(window, DIGITS[place])


def test_a_purchase_that_cannot_happen_is_told_and_not_asked(qtbot: QtBot) -> None:
    """No chain is on the board: the turn goes on, with a reason in the panel, log and recap."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="a"))
        page, session = window.pages.game, window.session
        place_alone(window)
        assert not session.awaits_human, "there is nothing to confirm"
        told = "You bought nothing. There was nothing to buy: no chain is on the board."
        assert page.panel.idle.details()[0].startswith(told)
        model = page.log_model
        lines = [str(model.index(row).data()) for row in range(model.rowCount())]
        assert "There was nothing to buy: no chain is on the board." in lines
        session.computer_turns.pace.set_paused(False)
        assert wait_for_turn(qtbot, window)
        assert told not in "".join(page.panel.idle.details())
        assert any(each.had_no_choice and not each.seat for each in page.people.moments)


def test_what_was_done_without_asking_is_told_in_the_language_of_the_moment(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="a"))
        place_alone(window)
        idle = window.pages.game.panel.idle
        told = set()
        for code in (*LANGUAGES, "en"):
            window.menus.actions[f"language_{code}"].trigger()
            QApplication.processEvents()  # Qt posts LanguageChange
            told.add(idle.details()[0])
        assert len(told) == len(LANGUAGES)
