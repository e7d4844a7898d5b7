"""The table in its columns: how many there are, what is decided where, and what is hidden."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import BuyStock, FoundChain
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import StockDisposal, StockPurchase
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.exchange.quotes import Quote
from acquire_desktop.ui.acquire.table.table_layout import LEAST_SPACE_PX
from acquire_desktop.ui.kit.pane_tabs import PAGES
from tests.screenshots import games
from tests.screenshots.games import Moment, game_at
from tests.window.table import QUIET, choice_of, click, open_window, press, wait_for_turn

WIDE, USUAL, SMALL = QSize(1920, 1080), QSize(1280, 720), QSize(1024, 700)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as shown:
        shown.resize(WIDE)
        yield shown


def open_at(window: AcquireWindow, moment: Moment) -> None:
    """Open a game at a moment, as the player who decides there."""
    window.session.open(game_at("2023-classic", 4, "shot-4", moment))
    QApplication.processEvents()


def resize(window: AcquireWindow, size: QSize) -> None:
    window.resize(size)
    for _ in range(3):
        QApplication.processEvents()


def is_in_sight(part: QWidget) -> bool:
    """Tell whether nothing hides any of a part."""
    return part.isVisible() and part.visibleRegion().boundingRect() == part.rect()


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 640), (800, 600)])
def test_every_part_is_there_in_every_window(window: AcquireWindow, size: tuple[int, int]) -> None:
    open_at(window, games.is_middle)
    resize(window, QSize(*size))
    page = window.pages.game
    assert page.board.cell_rect(0).width() >= LEAST_SPACE_PX - 2
    for part in (page.people, page.board, page.exchange):
        assert part.isVisible()
    for fixed in (page.decision_area, page.hand, page.panel.confirm_button):
        assert is_in_sight(fixed), "whatever is scrolled"


def test_a_small_window_scrolls_to_the_space_where_the_keyboard_is(window: AcquireWindow) -> None:
    open_at(window, games.is_middle)
    resize(window, QSize(480, 360))
    page = window.pages.game
    assert page.table.arrangement.scrolls
    for part in (page.decision_area, page.hand):
        assert page.rect().contains(QRect(part.mapTo(page, QPoint()), part.size()))
    page.board.setFocus()
    for tile in (TILES_BY_NAME["12I"], TILES_BY_NAME["1A"]):
        page.board.move_cursor(tile)
        seen = page.board.visibleRegion().boundingRect()
        assert seen.contains(page.board.mapFromGlobal(page.board.cell_rect(tile).center()))


def test_people_stand_beside_the_board_or_above_the_exchange(window: AcquireWindow) -> None:
    open_at(window, games.is_middle)
    page = window.pages.game
    for size, has_three_columns in ((WIDE, True), (SMALL, False), (WIDE, True)):
        resize(window, size)
        people, board, exchange = (
            part.mapTo(page, part.rect().center()) for part in (page.people, page.board, page.side)
        )
        assert page.table.arrangement.has_three_columns == has_three_columns
        assert (people.x() < board.x()) == has_three_columns
        assert board.x() < exchange.x()
        assert has_three_columns or people.y() < exchange.y()


def test_the_board_is_large_and_the_decision_lies_between_board_and_rack(
    window: AcquireWindow,
) -> None:
    open_at(window, games.is_middle)
    page = window.pages.game
    assert page.board.cell_rect(0).width() >= 78
    tops = [part.mapTo(window, part.rect().topLeft()).y() for part in (page.panel, page.hand)]
    assert page.board.mapTo(window, page.board.rect().bottomLeft()).y() < tops[0] < tops[1]


def test_stock_is_bought_with_clicks_on_the_exchange(window: AcquireWindow) -> None:
    open_at(window, games.is_middle)
    page, session = window.pages.game, window.session
    chain = next(
        max(range(7), key=lambda each: action.counts[each])
        for action in session.view.legal
        if isinstance(action, BuyStock) and sum(action.counts) == 1
    )
    held, ply = session.view.stocks[session.view.seat][chain], session.view.ply
    click(page.exchange.row(chain))
    assert page.panel.purchase.added(chain) == 1
    click(page.panel.confirm_button)
    assert session.view_at(session.last_step).stocks[session.view.seat][chain] >= held + 1
    assert session.view.ply > ply


def test_a_chain_is_founded_on_the_exchange(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 3, "shot-2", games.is_founding))
    QApplication.processEvents()
    page = window.pages.game
    chain = next(act.chain for act in window.session.view.legal if isinstance(act, FoundChain))
    assert page.panel.page.choice().action is None
    QTest.keyClick(page.board, Qt.Key(ord(window.session.view.edition.chains[chain].letter)))
    assert page.panel.page.choice().action is not None
    effect = page.board.drawing.preview.effect
    assert effect is not None
    assert effect.survivor == chain, "it stands on the board already"
    click(page.panel.confirm_button)
    assert window.session.view.sizes[chain] > 0
    assert page.board.drawing.preview.effect is None


def test_stock_is_settled_over_the_exchange(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
    QApplication.processEvents()
    panel = window.pages.game.panel
    assert is_in_sight(panel.disposal.shares)
    click(panel.disposal.sell.more)
    assert "Sell 1" in panel.confirm_button.text()
    assert is_in_sight(panel.disposal)
    resize(window, USUAL)
    assert panel.disposal.shares.isVisible()
    assert "Sell 1" in panel.confirm_button.text()
    resize(window, WIDE)
    assert is_in_sight(panel.disposal.shares)


def test_the_box_of_the_settlement_cuts_no_card_and_covers_none_of_the_merger(
    window: AcquireWindow,
) -> None:
    for language in LANGUAGES:
        window.menus.actions[f"language_{language}"].trigger()
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        QApplication.processEvents()
        exchange, box = window.pages.game.exchange, window.pages.game.panel.disposal.shares
        assert is_in_sight(box)
        decision = window.session.view.decision
        assert isinstance(decision, StockDisposal)
        seen = [chain for chain in range(CHAIN_COUNT) if is_in_sight(exchange.row(chain))]
        assert {decision.acquired, decision.survivor} <= set(seen)
        assert len(seen) >= CHAIN_COUNT - 2
        assert not any(exchange.row(chain).geometry().intersects(box.geometry()) for chain in seen)


def test_when_stock_is_settled_every_card_is_back(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
    QApplication.processEvents()
    panel, exchange = window.pages.game.panel, window.pages.game.exchange
    click(panel.disposal.keep.most)
    click(panel.confirm_button)
    assert not panel.disposal.shares.isVisible()
    assert all(is_in_sight(exchange.row(chain)) for chain in range(CHAIN_COUNT))


def test_a_choice_outlives_a_change_of_the_arrangement(window: AcquireWindow) -> None:
    open_at(window, games.is_middle)
    page = window.pages.game
    QTest.keyClick(page.panel, Qt.Key.Key_A)
    said, page_focus = page.panel.confirm_button.text(), window.focusWidget()
    assert "American" in page.panel.confirm_button.accessibleName()
    for size in (USUAL, WIDE, QSize(2560, 1440), USUAL):
        resize(window, size)
        assert "American" in page.panel.confirm_button.accessibleName()
        assert window.focusWidget() is page_focus
    assert said


def test_what_a_tile_would_do_is_on_the_exchange_after_a_change_of_the_arrangement(
    window: AcquireWindow,
) -> None:
    open_at(window, games.is_early)
    page, exchange = window.pages.game, window.pages.game.exchange

    def told() -> list[Quote | None]:
        return [exchange.row(chain).quote for chain in range(CHAIN_COUNT)]

    plain = told()
    effects = window.session.view.effects
    grower = next(each for each in effects if each.kind is EffectKind.GROWS)
    page.tile_choice.select(grower.tile)
    chosen = told()
    assert chosen != plain
    for size in (USUAL, WIDE):
        resize(window, size)
    assert told() == chosen
    page.tile_choice.select(None)
    assert told() == plain


def test_a_decision_brings_the_exchange_to_the_front_and_gives_the_place_back(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    window.pages.start_game(choice_of(1, 3, seed="front"))
    side = window.pages.game.side
    side.show_page("log")
    seen = set()
    while wait_for_turn(qtbot, window) and window.session.view.turn < 14:
        is_asked = isinstance(window.session.view.decision, StockPurchase)
        if window.session.view.sizes != (0,) * 7:
            seen.add((is_asked, side.shown))
        window.session.submit(window.session.view.legal[0])
    assert (True, "exchange") in seen
    assert (False, "log") in seen


def test_another_tab_may_be_looked_at_during_a_decision(window: AcquireWindow) -> None:
    open_at(window, games.is_middle)
    page = window.pages.game
    assert page.side.shown == "exchange"
    for key, part in (("ledger", page.holdings), ("log", page.log), ("prices", page.side.prices)):
        page.side.show_page(key)
        QApplication.processEvents()
        assert page.side.shown == key
        assert part.isVisible()
        assert not page.exchange.isVisible()
    QTest.keyClick(page.panel, Qt.Key.Key_A)
    assert page.side.shown == "prices"


def test_a_hint_stays_in_front_while_the_decision_is_made(
    window: AcquireWindow,
) -> None:
    open_at(window, games.is_middle)
    page, actions, ply = window.pages.game, window.menus.actions, window.session.view.ply
    actions["hint"].trigger()
    said = page.side.advice.findChildren(QLabel)
    assert page.side.shown == "advice"
    assert any(is_in_sight(each) and "American" in each.text() for each in said)
    for language in ("pt_BR", "en"):
        actions[f"language_{language}"].trigger()
        QApplication.processEvents()
    assert page.side.shown == "advice"
    press(window, Qt.Key.Key_A)
    assert page.side.shown == "advice"
    assert "American" in page.panel.confirm_button.accessibleName()
    press(window, Qt.Key.Key_Return)
    assert window.session.view.ply > ply


def test_the_key_of_a_tab_shows_it_during_a_decision_and_leads_back(window: AcquireWindow) -> None:
    open_at(window, games.is_middle)
    side, actions = window.pages.game.side, window.menus.actions
    for key in PAGES:
        actions[f"show_{key}"].trigger()
        assert side.shown == key
        actions[f"show_{key}"].trigger()
        assert side.shown == "exchange"


def test_a_look_back_has_the_strip_and_all_of_its_buttons(window: AcquireWindow) -> None:
    open_at(window, games.is_middle)
    page = window.pages.game
    page.moment.go_to(12)
    QApplication.processEvents()
    assert all(is_in_sight(button) for button in page.moment.card.buttons())
    assert page.exchange.isVisible()
    page.moment.leave()
    QApplication.processEvents()
    assert is_in_sight(page.panel.confirm_button)


def test_what_is_hidden_leaves_players_and_exchange_with_the_viewer(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    window.pages.start_game(choice_of(2, 1, seed="secret", holdings=Holdings.HIDDEN))
    session, page = window.session, window.pages.game
    qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
    if session.screen.handover_to is not None:
        session.accept_handover()
        window.pages.setCurrentWidget(page)
    assert "$6,000" in said_by(page.people)
    session.cover()
    assert "$6,000" not in said_by(page.people)
    session.uncover()
    page.forget()
    assert "$6,000" not in said_by(page.people)


def said_by(part: QWidget) -> str:
    """Return all that a part tells a screen reader and in its tool tips."""
    parts = [part, *part.findChildren(QWidget)]
    texts = [t for p in parts for t in (p.accessibleName(), p.accessibleDescription(), p.toolTip())]
    return "\n".join(texts)


@pytest.mark.parametrize("text_scale", [100, 125])
def test_tab_leads_from_the_panel_to_the_rows_of_the_exchange(
    qtbot: QtBot, text_scale: int
) -> None:
    with open_window(qtbot, replace(QUIET, text_scale=text_scale)) as window:
        resize(window, WIDE)
        open_at(window, games.is_middle)
        page = window.pages.game
        page.panel.setFocus()
        reached = []
        for _ in range(24):
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
            reached.append(window.focusWidget())
        shown = [part for part in page.exchange.stack.in_tab_order() if part.isVisible()]
        assert reached[: len(shown)] == shown
        assert len(shown) > CHAIN_COUNT, "rows and their buttons"
        assert page.panel.confirm_button in [w for w in reached if isinstance(w, QPushButton)]


def test_no_merger_is_told_beside_a_moment_before_it_and_nothing_moves(
    window: AcquireWindow,
) -> None:
    open_at(window, games.is_middle)
    resize(window, QSize(1920, 1080))
    page = window.pages.game
    bar, exchange = page.decision_area.story_button, page.exchange
    assert is_in_sight(bar)
    before = exchange.geometry()
    page.moment.go_to(53)
    resize(window, QSize(1920, 1080))
    assert not bar.isVisible()
    assert exchange.geometry() == before
    page.moment.leave()
    resize(window, QSize(1920, 1080))
    assert is_in_sight(bar)
    assert exchange.geometry() == before
