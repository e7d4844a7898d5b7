"""The frame of the table stands still: no step of a game moves a part of it by a pixel."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.look import theme
from tests.room.rest import restless
from tests.window.table import choice_of, open_window, wait_for_turn

SMALL, USUAL = QSize(1100, 700), QSize(1280, 720)
WIDE, WIDEST = QSize(1920, 1080), QSize(2560, 1440)
GAMES = [
    (2, USUAL, "2023-classic"),
    (3, WIDE, "2008"),
    (5, WIDEST, "ja-tycoon"),
    (6, SMALL, "2023-tycoon"),
]


def place_of(part: QWidget) -> QRect:
    """Return where a part is in its window, in pixels."""
    return QRect(part.mapTo(part.window(), QPoint()), part.size())


def frame_of(window: AcquireWindow) -> dict[str, object]:
    """Return where every part of the table is."""
    page = window.pages.game
    parts: dict[str, QWidget] = {
        "turn buttons": page.turn_buttons,
        "board": page.board,
        "rack": page.hand,
        "panel": page.decision_area,
        "confirm": page.panel.confirm_button,
        "tabs": page.side.tabs,
        "side": page.side,
        "top bar": window.top_bar,
    }
    parts |= {"players": page.people, "exchange": page.exchange}
    parts |= {"power cards": page.power_cards}
    if page.panel.isHidden():
        del parts["confirm"]  # the walkthrough has the place
    else:
        assert place_of(page.panel) == place_of(page.decision_area)
        assert place_of(page.panel).contains(place_of(page.panel.confirm_button))
    places: dict[str, object] = {name: place_of(part) for name, part in parts.items()}
    places["lot"] = page.board.cell_rect(0)
    places["rack tiles"] = [place_of(place) for place in page.hand.places]
    places["arrangement"] = page.table.arrangement
    if page.panel.page is page.panel.chain and page.panel.chain.is_below:
        for name in ("panel", "rack", "rack tiles", "power cards", "turn buttons", "confirm"):
            if name in places:  # hotels have a higher Line, the same at every founding
                places[f"{name} at a founding"] = places.pop(name)
    seats, exchange = range(len(window.session.players)), page.exchange
    # Who acts has a higher card; all stand in the order of the seats, from the viewer on.
    cards = [page.people.rect_of(seat) for seat in seats]
    places["player cards"] = [(card.x(), card.width()) for card in cards]
    order = sorted(seats, key=lambda seat: (cards[seat].y(), cards[seat].x()))
    places["first of players"] = order.index(window.session.view.seat)
    places["round of players"] = order[order.index(0) :] + order[: order.index(0)]
    # Which chain has which row goes by price; rows of chains not on the board are lower.
    quotes = [exchange.row(chain).quote for chain in exchange.stack.order]
    rows = "".join(".#"[quote is not None and quote.is_active] for quote in quotes)
    rects = [exchange.row(chain).geometry() for chain in range(CHAIN_COUNT)]
    # At first there are fronts, until a chain is to be founded.
    places[f"exchange rows {rows} {exchange.stack.shows_fronts}"] = sorted(rects, key=QRect.top)
    return places


class Frames:
    """Compares the frame after each step of a game with the first one."""

    def __init__(self, window: AcquireWindow) -> None:
        self._window = window
        self._first: dict[str, object] = {}
        self.steps = 0
        self.told: set[str] = set()
        """The decisions at which the frame was looked at."""

    def watch(self) -> None:
        """Look at the frame after every step from now on."""
        self._window.session.stepped.connect(self.compare)

    def compare(self, *_step: object) -> None:
        """Look at the frame now."""
        for _ in range(4):  # what a layout asks for comes with the next pass
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        frame = frame_of(self._window)
        self._first = frame | self._first
        moved = {
            name: (self._first.get(name, place), place)
            for name, place in frame.items()
            if place != self._first.get(name, place)
        }
        assert not moved, f"at {self._window.session.view.decision}: {moved}"
        panel = self._window.pages.game.panel
        if self._window.session.awaits_human and not panel.isHidden():
            assert not panel.confirm_button.isHidden(), "it also stands there"
        self.steps += 1
        self.told.add(type(self._window.session.view.decision).__name__)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as shown:
        yield shown


def decide(window: AcquireWindow) -> None:
    """Do what a computer player would do."""
    view = window.session.view
    window.session.submit(PLAYERS["greedy"](view, view.ply))


@pytest.mark.part(of=12, walk="whole games")
@pytest.mark.parametrize(("seats", "size", "edition"), GAMES)
def test_no_step_of_a_whole_game_moves_a_part_of_the_table(
    qtbot: QtBot, window: AcquireWindow, seats: int, size: QSize, edition: str
) -> None:
    """Placing, founding, merging, disposing, buying and waiting, with cards where there are."""
    window.resize(size)
    window.pages.start_game(choice_of(1, seats - 1, edition=edition, seed=f"still-{seats}"))
    QApplication.processEvents()
    frames = Frames(window)
    frames.compare()
    frames.watch()
    stage = window.pages.game.decision_area
    while wait_for_turn(qtbot, window):
        if isinstance(window.session.view.decision, StockDisposal):
            stage.open_recent()
            frames.compare()
            stage.skip()
        decide(window)
    assert frames.steps > 80
    assert {"TilePlacement", "Founding", "StockPurchase", "StockDisposal"} <= frames.told


@pytest.mark.parametrize("size", [USUAL, WIDE])
def test_choosing_tiles_and_stock_moves_no_part_of_the_table(
    qtbot: QtBot, window: AcquireWindow, size: QSize
) -> None:
    window.resize(size)
    window.pages.start_game(choice_of(1, 3, seed="still-choices"))
    frames = Frames(window)
    panel = window.pages.game.panel
    while wait_for_turn(qtbot, window) and window.session.view.turn < 40:
        for tile in window.session.view.hand:
            window.pages.game.tile_choice.select(tile)
            frames.compare()
        for chain in (*panel.purchase.offered, *panel.purchase.offered):
            panel.purchase.choose(chain)
            frames.compare()
        for chain in panel.chain.offered:
            panel.chain.choose(chain)
            frames.compare()
        decide(window)
    assert frames.steps > 100


@pytest.mark.parametrize("size", [USUAL, WIDE])
def test_covering_looking_back_and_a_handover_move_no_part_of_the_table(
    qtbot: QtBot, window: AcquireWindow, size: QSize
) -> None:
    window.resize(size)
    window.pages.start_game(choice_of(2, 1, seed="still-covered", holdings=Holdings.HIDDEN))
    frames = Frames(window)
    session, page = window.session, window.pages.game
    for _ in range(15):
        qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
        if session.screen.handover_to is not None:
            session.accept_handover()
            window.pages.setCurrentWidget(page)
        frames.compare()
        session.cover()
        frames.compare()
        session.uncover()
        frames.compare()
        page.moment.go_to(max(1, session.last_step - 1))
        frames.compare()
        page.moment.leave()
        decide(window)
    assert frames.steps == 60


@pytest.mark.part(of=5)
@pytest.mark.parametrize("text_scale", [100, 125, 150, 175, 200])
def test_the_table_comes_to_rest_in_a_small_window(window: AcquireWindow, text_scale: int) -> None:
    """Beside a scroll bar a part may be lower, and then the bar is not needed."""
    app = make_app()
    window.pages.start_game(choice_of(2, 0, seed="rest"))
    window.session.accept_handover()
    window.pages.setCurrentWidget(window.pages.game)
    theme.set_text_scale(app, text_scale)
    for width, height in product(range(1076, 1125, 12), (680, 700, 720)):
        window.resize(width, height)
        assert not restless(app), (width, height)


def test_the_frame_is_the_same_for_every_game_of_as_many_players(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    frames = Frames(window)
    for seed in ("still-one", "still-two"):
        window.pages.start_game(choice_of(1, 3, seed=seed))
        wait_for_turn(qtbot, window)
        QApplication.processEvents()
        frames.compare()
