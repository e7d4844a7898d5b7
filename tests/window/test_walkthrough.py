"""Mergers are told over the table by themselves, and again from the log, in the real window."""

from dataclasses import replace
from functools import partial
from itertools import groupby

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import MergerScenes, Speed
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT
from acquire_desktop.games.acquire.engine.decisions import StockDisposal, SurvivorChoice
from acquire_desktop.games.acquire.engine.events import MergerBegan
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.pace import DWELL_MS
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.log.log_delegate import story_chip_rect
from acquire_desktop.ui.acquire.table.walkthrough.places import place_on
from acquire_desktop.ui.acquire.table.walkthrough.story import Step, StepKind
from acquire_desktop.ui.kit.story_player import STEP_MS
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.table import QUIET, open_window, press
from tests.window.test_stillness import frame_of


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
        assert page.decision_area.story_button.isVisible()
        assert page.panel.isVisible()
        page.side.show_log()
        QApplication.processEvents()
        index = merger_line(window)
        viewport = page.log.viewport()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(viewport, left, none, page.log.visualRect(index).topLeft())
        assert is_looking_back(window)
        assert not page.decision_area.scene.isVisible()
        index = merger_line(window)
        chip = story_chip_rect(page.log.visualRect(index), page.log_model.line(index.row()))
        QTest.mouseClick(viewport, left, none, chip.center())
        assert not is_looking_back(window)
        assert page.decision_area.scene.isVisible()
        press(window, Qt.Key.Key_Right)
        assert page.decision_area.scene.player.position == 1
        press(window, Qt.Key.Key_Escape)
        assert page.panel.isVisible()
        assert window.focusWidget() is page.panel, "the stock is to be settled"


def test_d_on_a_line_of_the_log_or_anywhere_opens_the_merger(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        page = window.pages.game
        press(window, Qt.Key.Key_D)
        assert page.decision_area.scene.isVisible()
        press(window, Qt.Key.Key_D)
        assert not page.decision_area.scene.isVisible()
        page.log.setCurrentIndex(merger_line(window))
        page.log.setFocus()
        press(window, Qt.Key.Key_D)
        assert page.decision_area.scene.isVisible()


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
        story = stage.scene.story
        assert story is not None
        settlement = story.settlements[-1]
        view = window.session.view
        held = tuple(row[settlement.chain] for row in view.stocks)
        assert settlement.began.stocks == held


def test_the_title_says_that_the_game_is_over(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 3, "shot-4", games.is_over))
        assert window.pages.currentWidget() is window.pages.front
        assert window.windowTitle() == "[*]Acquire Desktop — 2023 Classic — the game is over"


def owners(board: BoardView) -> tuple[int, ...]:
    """Return what a board on the screen shows."""
    return () if board.shown_view is None else board.shown_view.board


def test_the_scene_shows_the_chains_apart_until_the_merger_is_settled(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        page, session = window.pages.game, window.session
        page.decision_area.open_recent()
        assert page.decision_area.story_moment is not None
        opening = page.decision_area.story_moment.merger
        board = page.board
        for _ in range(3):
            shown = owners(board)
            for chain, size in zip(opening.chains, opening.sizes, strict=True):
                assert shown.count(chain) == size
            assert shown[opening.tile] == INDEPENDENT
            assert all(board.drawing.effect_of(tile) is None for tile in session.view.hand)
            page.decision_area.scene.player.go_on()


@pytest.mark.parametrize("holdings", list(Holdings))
def test_board_people_and_exchange_never_show_two_times(qtbot: QtBot, holdings: Holdings) -> None:
    with open_window(qtbot) as window:
        loaded = game_at("2023-classic", 4, "shot-0", games.is_merger, holdings=holdings)
        window.session.open(loaded)
        page, session = window.pages.game, window.session
        opening = page.log_model.line(merger_line(window).row()).story
        assert isinstance(opening, MergerBegan)

        def cash() -> tuple[int, ...]:
            """Return what everybody has, where all parts of the table agree on that."""
            shown = page.board.shown_view
            assert shown is not None
            assert shown == page.people._view == page.exchange._view == page.moment.told
            for chain, size in zip(opening.chains, opening.sizes, strict=True):
                assert shown.sizes[chain] == shown.board.count(chain) == size
            return shown.cash

        assert cash() == session.view.cash, "who settles has been paid"
        assert all(page.board.cell_text(tile) for tile in session.view.hand)
        page.decision_area.open_recent()
        player, told = page.decision_area.scene.player, [cash()]
        while not player.is_at_end:
            player.go_on()
            told.append(cash())
            assert page.people.gains == player_step(window).gains
        assert told[-1] == session.view.cash
        if holdings.are_shown:
            assert told[0] != told[-1], "the bonuses come when they are told"
        player.walk_to(0)
        assert cash() == told[0]
        page.decision_area.skip()
        assert cash() == session.view.cash


def player_step(window: AcquireWindow) -> Step:
    """Return the step of a merger on view."""
    scene = window.pages.game.decision_area.scene
    assert scene.story is not None
    return scene.story.steps[scene.player.position]


def test_keys_for_the_table_do_nothing_while_the_scene_covers_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-5", games.has_a_merger_in_hand))
        page, session = window.pages.game, window.session
        story = page.log_model.line(merger_line(window).row()).story
        assert isinstance(story, MergerBegan)
        page.open_walkthrough(story)
        step, selected = session.last_step, page.board.selected_tile
        for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_T, Qt.Key.Key_E, Qt.Key.Key_K):
            press(window, key)
            QTest.keyClick(page, key)
        assert page.decision_area.scene.isVisible()
        assert page.board.selected_tile == selected
        assert session.last_step == step
        press(window, Qt.Key.Key_Escape)
        press(window, Qt.Key.Key_1)
        assert page.board.selected_tile == session.view.hand[0]


def test_the_last_step_of_an_old_merger_shows_the_board_as_it_was_then(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-5", games.has_a_merger_in_hand))
        page = window.pages.game
        model = page.log_model
        stories = [model.line(row).story for row in range(model.rowCount())]
        opening = next(story for story in stories if isinstance(story, MergerBegan))
        page.open_walkthrough(opening)
        scene = page.decision_area.scene
        before = owners(page.board)
        while not scene.player.is_at_end:
            scene.player.go_on()
        after = owners(page.board)
        survivor = after[opening.tile]
        assert survivor in opening.chains
        assert sum(after.count(chain) for chain in opening.chains) == after.count(survivor)
        assert after.count(survivor) > sum(opening.sizes)
        assert before.count(EMPTY) == after.count(EMPTY)


def before_the_tile(loaded: Loaded) -> tuple[Loaded, Action]:
    """Return a game before the last tile was placed, and its placing."""
    lines = loaded.game.history
    at = max(at for at, line in enumerate(lines) if line.startswith("place"))
    game = replace(loaded.game, history=lines[:at], cursor=at)
    action = parse_action(lines[at], loaded.game.setup.edition)
    return replace(loaded, game=game, states=loaded.states[: at + 1]), action


@pytest.mark.parametrize("moves", [True, False])
def test_a_merger_is_told_by_itself_and_nothing_below_moves(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, moves: bool
) -> None:
    monkeypatch.setitem(STEP_MS, Speed.FAST, 10)
    monkeypatch.setitem(DWELL_MS, Speed.FAST, 1)
    settings = replace(QUIET, computer_speed=Speed.FAST, animations=moves)
    with open_window(qtbot, settings) as window:
        loaded, placing = before_the_tile(game_at("2023-classic", 4, "shot-0", games.is_merger))
        session, page = window.session, window.pages.game
        scene, kinds = page.decision_area.scene, list[StepKind]()
        scene.step_shown.connect(
            lambda: (
                kinds.append(scene.story.steps[scene.player.position].kind) if scene.story else None
            )
        )
        session.open(loaded)
        QApplication.processEvents()
        frame = frame_of(window)
        session.submit(placing)
        assert scene.isVisible()
        assert scene.geometry() == page.rect()
        assert frame_of(window) == frame
        decisions = 0
        while True:  # the scene goes by itself before each decision
            qtbot.waitUntil(lambda: not scene.isVisible() and session.awaits_human)
            if not isinstance(session.view.decision, SurvivorChoice | StockDisposal):
                break
            session.submit(session.view.legal[0])
            decisions += 1
            assert scene.isVisible()
        assert decisions == 2
        assert [kind for kind, _ in groupby(kinds)] == [
            *(StepKind.SIZES, StepKind.BONUSES, StepKind.STOCK, StepKind.RESULT)
        ]
        assert frame_of(window)["board"] == frame["board"]
        assert window.preferences.settings.mergers_seen == 1


def test_a_click_on_the_board_compares_what_each_survivor_pays_everybody(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", games.is_tie))
        page, view = window.pages.game, window.session.view
        assert isinstance(view.decision, SurvivorChoice)
        assert not page.people.gains
        seen = []
        for chain in view.decision.chains:
            page.board.press(view.board.index(chain))
            assert page.panel.chain.chosen == chain
            assert page.people.gains == page.panel.chain.gains
            seen.append(page.people.gains)
        assert seen[0] != seen[1]
        page.board.press(view.board.index(EMPTY))
        other = next(c for c in range(7) if view.sizes[c] and c not in view.decision.chains)
        page.board.press(view.board.index(other))
        assert page.panel.chain.chosen == view.decision.chains[-1]
        press(window, Qt.Key.Key_D)
        assert not page.people.gains, "the merger is told from its beginning"
        press(window, Qt.Key.Key_D)
        assert page.people.gains == seen[-1]


def test_other_mergers_are_told_in_the_strip_alone_by_choice(qtbot: QtBot) -> None:
    settings = replace(QUIET, computer_speed=Speed.FAST)
    with open_window(qtbot, settings) as window:
        window.menus.actions["mergers_strip"].trigger()
        assert window.preferences.settings.mergers is MergerScenes.STRIP
        loaded, placing = before_the_tile(game_at("2023-classic", 4, "shot-0", games.is_merger))
        window.session.open(loaded)
        window.session.submit(placing)
        page = window.pages.game
        assert not page.decision_area.scene.isVisible()
        assert page.decision_area.story_button.isVisible()


def test_a_handover_ends_the_scene(qtbot: QtBot) -> None:
    """Rule: rules document, section 4: what a hand holds is for its player alone."""
    with open_window(qtbot) as window:
        loaded = game_at("2023-classic", 4, "shot-0", games.is_merger, humans=(0, 1, 2, 3))
        window.session.open(loaded)
        window.pages.game.decision_area.open_recent()
        scene = window.pages.game.decision_area.scene
        assert scene.isVisible()
        window.session.cover()
        while scene.isVisible():
            window.session.submit(window.session.view.legal[0])
        assert scene.story is None


def at_ply(ply: int, seed: str, *people: int, holdings: Holdings = Holdings.OPEN) -> Loaded:
    """Return a recorded game before one of its actions; other players are computers."""
    seats = 6 if len(people) == 1 else 4
    whole = game_at("2023-classic", seats, seed, games.is_over, humans=people, holdings=holdings)
    game = replace(whole.game, history=whole.game.history[:ply], cursor=ply)
    return replace(whole, game=game, states=whole.states[: ply + 1])


def place_next(window: AcquireWindow, whole: Loaded) -> None:
    """Place the tile that was placed in the recorded game, as whoever is called to the screen."""
    if window.session.screen.handover_to is not None:
        window.pages.handover.accepted.emit()
    line = whole.game.history[window.session.last_step]
    window.session.submit(parse_action(line, whole.game.setup.edition))


WHOLE = partial(game_at, "2023-classic", 4, moment=games.is_over, humans=(0, 1))


@pytest.mark.parametrize("holdings", list(Holdings))
def test_a_merger_goes_on_while_several_people_settle_at_one_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, holdings: Holdings
) -> None:
    """All that they see of it is announced; the curtain comes where a hand is to lie open."""
    monkeypatch.setitem(STEP_MS, Speed.FAST, 10)
    monkeypatch.setitem(DWELL_MS, Speed.FAST, 1)
    settings = replace(QUIET, computer_speed=Speed.FAST, animations=False)
    with open_window(qtbot, settings) as window:
        session, page, pages = window.session, window.pages.game, window.pages
        scene, kinds, deciders = page.decision_area.scene, list[StepKind](), list[int]()

        def note(_sound: str) -> None:
            if not session.screen.shows_hand:
                assert not session.view.hand
                assert holdings is not Holdings.HIDDEN or not any(session.view.cash)
            if scene.story is not None and scene.isVisible():
                kinds.append(player_step(window).kind)
                assert pages.currentWidget() is page
                assert not page.rod.is_down

        scene.step_shown.connect(note)
        session.open(at_ply(47, "film-4", 0, 1, holdings=holdings))
        place_next(window, WHOLE(seed="film-4", holdings=holdings))
        while True:
            qtbot.waitUntil(
                lambda: (
                    not scene.isVisible()
                    and (session.awaits_human or session.screen.handover_to is not None)
                )
            )
            if session.screen.handover_to is not None:
                break
            assert scene.marquee.isVisible()
            if session.screen.is_shut:
                session.uncover()
                assert not scene.isVisible(), "nothing has happened that is to be told"
                assert scene.marquee.isVisible()
            deciders.append(session.screen.seat)
            session.submit(session.view.legal[0])
            assert scene.isVisible()
        assert deciders == [0, 1]
        assert [kind for kind, _ in groupby(kinds)] == list(StepKind)
        assert pages.handover.isVisible()
        pages.handover.accepted.emit()
        assert not scene.isVisible()
        assert session.awaits_human


def test_a_merger_is_told_from_its_beginning_to_who_is_called_by_it(qtbot: QtBot) -> None:
    """Ana places the tile and has no stock, so Bea is at the screen at once."""
    settings = replace(QUIET, computer_speed=Speed.FAST, animations=False)
    with open_window(qtbot, settings) as window:
        window.session.open(at_ply(113, "film-1", 0, 1))
        place_next(window, WHOLE(seed="film-1"))
        assert window.session.screen.seat == 1
        assert window.pages.game.decision_area.scene.isVisible()
        assert player_step(window).kind is StepKind.SIZES
        press(window, Qt.Key.Key_Escape)
        assert window.session.awaits_human


@pytest.mark.parametrize("is_left", [False, True])
def test_the_curtain_comes_once_the_takeover_is_told_or_left(qtbot: QtBot, is_left: bool) -> None:
    settings = replace(QUIET, computer_speed=Speed.FAST, animations=False)
    with open_window(qtbot, settings) as window:
        session, pages = window.session, window.pages
        scene = pages.game.decision_area.scene
        session.open(at_ply(142, "film-5", 0, 1))
        place_next(window, WHOLE(seed="film-5"))
        while session.screen.handover_to is None:
            while scene.isVisible():
                (scene.player.left.emit if is_left else scene.player.go_on)()
            session.submit(session.view.legal[0])
        assert scene.isVisible() == (not is_left)
        if is_left:
            assert pages.handover.isVisible()
            return
        assert not pages.handover.isVisible()
        assert not session.view.hand, "nobody's hand lies open meanwhile"
        press(window, Qt.Key.Key_Escape)
        assert pages.handover.isVisible()


def test_where_the_board_has_no_free_part_the_chains_stand_over_the_tiles(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(at_ply(128, "film-2", 3))
        page, scene = window.pages.game, window.pages.game.decision_area.scene
        page.decision_area.open_recent()
        for _ in scene.story.steps if scene.story else ():
            marquee = scene.marquee.geometry()
            assert scene.marquee.isVisible()
            assert marquee == place_on(page, page.hand)
            others = [part for part in scene.told_rects() if not part.isEmpty()]
            assert sum(part.intersects(other) for part in others for other in others) == len(others)
            scene.player.go_on()


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


def test_title_and_line_say_that_the_game_waits_for_the_reader(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        # So that a computer decides while somebody reads.
        window.session.computer_turns.pace.set_speed(Speed.STEP)
        decider = game_at("2023-classic", 4, "shot-0", games.is_merger).state.seat
        watcher = ((decider + 1) % 4,)
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger, humans=watcher))
        page, pace = window.pages.game, window.session.computer_turns.pace
        assert window.session.awaits_computer
        before = window.windowTitle(), page.panel.words.sentence.text()
        page.decision_area.open_recent()
        assert pace.is_reading
        assert window.windowTitle().endswith("the game waits while you read")
        assert page.panel.words.sentence.text().startswith("The game waits while you read")
        page.decision_area.skip()
        assert (window.windowTitle(), page.panel.words.sentence.text()) == before
