"""What changes its place is seen on its way, and never keeps anybody from anything."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import MergerScenes, Speed
from acquire_desktop.games.acquire.engine.actions import BuyStock, PlaceTile
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainFounded,
    FreeStockTaken,
    StockBought,
    StockDisposed,
    StockExchanged,
    TileDrawn,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings, TileEffect, View
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.table.flights import Deal, Flights, deals_of
from acquire_desktop.ui.kit.look import motion
from tests.screenshots.games import game_at
from tests.window.table import QUIET, open_window

WIDE, USUAL = QSize(1920, 1080), QSize(1280, 720)
MOVING = replace(QUIET, animations=True, computer_speed=Speed.STEP)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot, MOVING) as shown:
        shown.resize(WIDE)
        yield shown


def grows_a_chain(view: View) -> bool:
    effects = [each.kind for each in view.effects if PlaceTile(each.tile) in view.legal]
    return (
        view.turn > 8 and isinstance(view.decision, TilePlacement) and EffectKind.GROWS in effects
    )


def merges_at_once(view: View) -> bool:
    """Tell whether a tile pays bonuses without another decision."""
    return isinstance(view.decision, TilePlacement) and any(
        each.kind is EffectKind.MERGES and each.survivor is not None and bonus_is_sure(view, each)
        for each in view.effects
    )


def bonus_is_sure(view: View, effect: TileEffect) -> bool:
    """Tell whether a tile takes over one chain of which somebody holds stock."""
    return len(effect.chains) == 2 and any(held[effect.chains[1]] for held in view.stocks)


def middle(humans: tuple[int, ...] | None = None, holdings: Holdings = Holdings.OPEN) -> Loaded:
    moment = grows_a_chain
    return game_at("2023-classic", 4, "shot-4", moment, humans=humans, holdings=holdings)


def open_game(window: AcquireWindow, loaded: Loaded) -> None:
    window.session.open(loaded)
    QApplication.processEvents()


def flies(window: AcquireWindow) -> bool:
    """Tell whether anything is on its way now."""
    return window.pages.game.flights.is_flying


def flights_of(window: AcquireWindow) -> Flights:
    return window.pages.game.flights


def scene_of(window: AcquireWindow) -> BoardScene:
    scene = window.pages.game.board.scene()
    assert isinstance(scene, BoardScene)
    return scene


def tile_of(window: AcquireWindow, kind: EffectKind = EffectKind.GROWS) -> int:
    view = window.session.view
    return next(
        each.tile for each in view.effects
        if each.kind is kind and each.survivor is not None and PlaceTile(each.tile) in view.legal
    )  # fmt: skip


def place(window: AcquireWindow, kind: EffectKind = EffectKind.GROWS) -> int:
    tile = tile_of(window, kind)
    window.session.submit(PlaceTile(tile))
    return tile


def buy(window: AcquireWindow) -> BuyStock:
    """Buy as much as may be bought."""
    legal = [each for each in window.session.view.legal if isinstance(each, BuyStock)]
    action = max(legal, key=lambda each: sum(each.counts))
    window.session.submit(action)
    return action


def is_at(window: AcquireWindow, point: QPointF, part: object) -> bool:
    """Tell whether a part of the table is at a point of the page."""
    found = window.pages.game.childAt(point.toPoint())
    while found is not None and found is not part:
        found = found.parentWidget()
    return found is part


@pytest.mark.parametrize("size", [WIDE, USUAL])
def test_an_own_tile_flies_from_the_rack_to_its_space_and_settles_there(
    qtbot: QtBot, window: AcquireWindow, size: QSize
) -> None:
    window.resize(size)
    open_game(window, middle())
    page, flights = window.pages.game, flights_of(window)
    tile = place(window)
    (sprite,) = flights.sprites
    assert is_at(window, sprite.flight.start.center(), page.hand)
    space = page.mapToGlobal(sprite.flight.end.center().toPoint())
    assert page.board.tile_at_global(space) == tile
    scene = scene_of(window)
    assert scene.transition.subject is not None
    assert scene.transition.subject.arrives_ms == sprite.flight.lands_ms
    assert window.session.view.legal  # the next decision is asked at once
    assert page.panel.confirm_button.isVisible()
    qtbot.waitUntil(lambda: not flies(window))
    assert scene.is_moving
    qtbot.waitUntil(lambda: not scene.is_moving)
    assert page.findChildren(type(sprite)) == [] or not sprite.isVisible()


def test_a_tile_that_is_dropped_on_the_board_flies_from_there(window: AcquireWindow) -> None:
    open_game(window, middle())
    page, tile = window.pages.game, tile_of(window)
    place_of_it = next(
        each for each in page.hand.places if each.effect and each.effect.tile == tile
    )
    over = page.board.mapToGlobal(page.board.rect().center())
    page.hand.tile_carried.emit(place_of_it, over)
    page.hand.tile_dropped.emit(over)
    (sprite,) = flights_of(window).sprites
    assert is_at(window, sprite.flight.start.center(), page.board)
    assert not page.drag.isVisible()


def test_what_was_bought_slides_from_the_chain_to_the_player(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    open_game(window, middle())
    page, flights = window.pages.game, flights_of(window)
    seat = window.session.view.seat
    place(window)
    QApplication.processEvents()
    action = buy(window)
    assert flies(window)
    QApplication.processEvents()
    assert len(flights.sprites) == sum(action.counts)
    for sprite in flights.sprites:
        assert is_at(window, sprite.flight.start.center(), page.exchange)
        card = page.people.rect_of(seat).translated(
            page.people.mapTo(page, page.people.rect().topLeft())
        )
        assert card.contains(sprite.flight.end.center().toPoint())
    qtbot.waitUntil(lambda: not flies(window))


def test_the_coins_of_a_merger_fly_to_the_players_cards_after_the_tile(
    window: AcquireWindow,
) -> None:
    window.pages.game.decision_area.set_seen(99)
    window.pages.game.decision_area.set_when(MergerScenes.STRIP)
    open_game(window, game_at("2023-classic", 4, "shot-0", merges_at_once))
    paid: list[BonusPaid] = []
    window.session.stepped.connect(
        lambda events: paid.extend(each for each in events if isinstance(each, BonusPaid))
    )
    place(window, EffectKind.MERGES)
    QApplication.processEvents()
    assert paid
    tile, *coins = flights_of(window).sprites
    assert len(coins) >= 3
    assert all(coin.flight.begins_ms >= tile.flight.lands_ms for coin in coins)


def test_the_tile_of_another_player_flies_from_the_card(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    loaded = middle()
    seat = loaded.states[-1].seat
    open_game(window, middle(humans=((seat + 1) % 4,)))
    page, flights = window.pages.game, flights_of(window)
    window.session.computer_turns.pace.set_speed(Speed.FAST)
    qtbot.waitUntil(lambda: bool(flights.sprites), timeout=20000)
    assert is_at(window, flights.sprites[0].flight.start.center(), page.people)


def test_at_instant_speed_the_moves_of_computers_do_not_fly(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    loaded = middle()
    seat = loaded.states[-1].seat
    open_game(window, middle(humans=((seat + 1) % 4,)))
    flown: list[bool] = []
    window.session.stepped.connect(lambda _: flown.append(flies(window)))
    window.session.computer_turns.pace.set_speed(Speed.INSTANT)
    qtbot.waitUntil(lambda: len(flown) >= 2, timeout=20000)
    assert not any(flown)


INTERRUPTIONS: dict[str, Callable[[AcquireWindow], object]] = {
    "the next step": lambda window: window.session.stepped.emit((TurnBegan(3, 0),)),
    "another size": lambda window: window.resize(1700, 1000),
    "another page": lambda window: window.pages.show_start(),
    "a look back": lambda window: window.pages.game.moment.go_to(1),
    "the cover": lambda window: window.session.cover(),
    "undo": lambda window: window.session.undo(),
    "the end of the game": lambda window: window.session.leave(),
    "another viewer": lambda window: window.pages.game.forget(),
}


@pytest.mark.part(of=4)
@pytest.mark.parametrize("name", INTERRUPTIONS)
def test_all_flights_end_at_once_with(window: AcquireWindow, name: str) -> None:
    open_game(window, middle())
    flights = flights_of(window)
    place(window)
    QApplication.processEvents()
    assert flies(window)
    sprites = list(flights.sprites)
    INTERRUPTIONS[name](window)
    assert not flies(window)
    assert not any(sprite.isVisible() for sprite in sprites)
    assert not scene_of(window).is_moving


def test_the_scene_of_a_merger_ends_the_flights_that_it_would_cover(window: AcquireWindow) -> None:
    open_game(window, game_at("2023-classic", 4, "shot-0", merges_at_once))
    window.session.computer_turns.pace.set_speed(Speed.NORMAL)
    window.pages.game.decision_area.set_when(MergerScenes.ALWAYS)
    place(window, EffectKind.MERGES)
    assert window.pages.game.decision_area.scene.isVisible()
    assert not flies(window)


def test_with_reduced_motion_nothing_flies(window: AcquireWindow) -> None:
    open_game(window, middle())
    motion.set_wanted(False)
    place(window)
    assert not flies(window)


def test_nothing_flies_while_somebody_looks_back(window: AcquireWindow) -> None:
    open_game(window, middle())
    window.pages.game.moment.go_to(1)
    place(window)
    assert not flies(window)


def test_nothing_flies_while_the_table_is_covered(window: AcquireWindow) -> None:
    open_game(window, middle(holdings=Holdings.HIDDEN))
    tile, seat = tile_of(window), window.session.view.seat
    window.session.cover()
    window.session.stepped.emit((TilePlaced(seat, tile), StockBought(seat, (1, *(0,) * 6), 300)))
    assert not flies(window)


def test_a_drawn_tile_never_flies(window: AcquireWindow) -> None:
    open_game(window, middle())
    view = window.session.view
    window.session.stepped.emit((TileDrawn(view.seat, view.hand[0]),))
    assert not flies(window)


def test_clicks_go_through_what_flies(window: AcquireWindow) -> None:
    open_game(window, middle())
    page = window.pages.game
    place(window)
    (sprite,) = flights_of(window).sprites
    sprite.setGeometry(page.rect())
    decline = page.panel.confirm_button
    where = decline.mapTo(page, decline.rect().center())
    assert page.childAt(where) is decline
    ply = window.session.view.ply
    QTest.mouseClick(
        window.windowHandle(),
        Qt.MouseButton.LeftButton,
        pos=decline.mapTo(window, decline.rect().center()),
    )
    assert window.session.view.ply > ply


def deals(*events: object) -> Sequence[Deal]:
    return [deal for event in events for deal in deals_of(event)]  # type: ignore[arg-type]


def test_stock_and_money_change_hands_as_the_events_say() -> None:
    bought = StockBought(2, (0, 2, 0, 0, 1, 0, 0), 900)
    assert deals(bought) == [Deal(2, 1, 2), Deal(2, 4, 1)]
    assert deals(FreeStockTaken(0, (3, 0, 0, 0, 0, 0, 0))) == [Deal(0, 0, 3)]
    assert deals(ChainFounded(1, 3, 5, 2, 1, 0)) == [Deal(1, 3, 1)]
    assert deals(ChainFounded(1, 3, 5, 2, 0, 300)) == [Deal(1, 3, 0, 300)]
    assert deals(StockExchanged(1, 2, 5)) == [Deal(1, 2, -2), Deal(1, 5, 1)]
    settled = StockDisposed(0, 1, 2, keep=1, sell=2, trade=4, cash=800)
    assert deals(settled) == [Deal(0, 1, -6, 800), Deal(0, 2, 2)]
    assert deals(BonusPaid(4, 3, 5, (0,), (3000,), 1, 3000)) == [Deal(3, 4, 0, 3000)]
    assert deals(BonusPaid(4, None, 5, (0,), (3000,), 1, 3000)) == []
