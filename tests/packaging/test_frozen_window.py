"""The frozen program's window, at a screen with a window manager, used by real keys and clicks."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import icons
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.library import read_save
from acquire_desktop.storage.save_format import Loaded, encode
from acquire_desktop.storage.settings import read_settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.packaging.place import Place
from tests.packaging.player import Player, sitting_at
from tests.storage.games import played
from tests.window.table import open_window

pytestmark = pytest.mark.bundle
TURNS = 2
"""So many turns the player takes by keys."""


@pytest.fixture
def player(
    qtbot: QtBot, place: Place, program: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Player]:
    """Somebody who never started the program."""
    command = place.called(program / icons.NAME)
    with sitting_at(place, command, request.node.name, qtbot, tmp_path) as player:
        yield player


@pytest.fixture
def save(player: Player) -> Path:
    """A game that the player got from somebody, and in which the player decides next."""
    games = (played(actions=actions) for actions in count(9))
    game, states = next(each for each in games if each[1][-1].seat == 0)
    file = player.home / "from a friend.acquire"
    file.write_bytes(encode(game, states))
    return file


def keys_for(view: View) -> list[str]:
    """Return the keys that take a decision."""
    match view.decision:
        case TilePlacement():
            digits = [i + 1 for i, tile in enumerate(view.hand) if PlaceTile(tile) in view.legal]
            return [*map(str, digits[:1]), "Return"]
        case Founding() | SurvivorChoice() | AcquisitionOrder():
            return [view.edition.chains[view.decision.chains[0]].letter.lower(), "Return"]
        case StockPurchase():
            chains = [chain for chain in range(7) if view.sizes[chain]]
            return [*(view.edition.chains[chain].letter.lower() for chain in chains), "Return"]
        case StockDisposal():
            return ["k", "Return"]
        case _:
            return ["Return"]


def points_for(window: AcquireWindow) -> list[QPoint]:
    """Return where to click to take a decision that this same window shows."""
    page, panel, view = window.pages.game, window.pages.game.panel, window.session.view
    widgets: list[QWidget] = [panel.confirm_button]
    match view.decision:
        case TilePlacement():
            placed = [i for i, tile in enumerate(view.hand) if PlaceTile(tile) in view.legal]
            widgets = [*(page.hand.places[i] for i in placed[:1] * 2)] or widgets
        case Founding() | SurvivorChoice() | AcquisitionOrder():
            widgets = [panel.chain.picks[view.decision.chains[0]], panel.confirm_button]
        case StockPurchase():
            faces = panel.purchase.faces(view)
            buyable = [page.exchange.row(chain) for chain in faces if not faces[chain].refusal]
            widgets = [*buyable[:1], panel.confirm_button]
        case StockDisposal():
            widgets = [panel.disposal.keep.most, panel.confirm_button]
        case _:
            pass
    return [widget.mapTo(window, widget.rect().center()) for widget in widgets]


def check_kept(player: Player, saved: Loaded) -> None:
    """The program keeps a game that has gone on from where it was saved."""
    player.wait_past(saved.state.ply)
    gone_on = player.game()
    assert gone_on is not None
    assert gone_on.game.setup == saved.game.setup
    lines = saved.game.cursor
    assert gone_on.game.history[:lines] == saved.game.history[:lines]


def test_a_game_is_begun_by_keys_saved_by_the_dialog_and_gone_on_with_by_mouse(
    player: Player, qtbot: QtBot
) -> None:
    running = player.start()
    player.sees("Acquire Desktop")
    player.press("q")
    first = player.view()
    while (view := player.view()).turn < first.turn + TURNS * view.players:
        player.press(*keys_for(view))
        player.wait_past(view.ply)
    title = player.screen.title()
    player.press("ctrl+shift+s")
    player.sees("Save the game")
    file = player.home / "my game.acquire"
    player.screen.do("type", player.screen.place.called(file.with_suffix("")))
    player.press("Return")
    player.sees(title)
    saved = read_save(file, GAMES)
    player.leave(running)

    running = player.start(file)
    player.sees(title)
    with open_window(qtbot) as same:
        width, height = player.size()
        same.resize(width, height)
        same.files.open(file)
        for point in points_for(same):
            player.click(point)
    check_kept(player, saved)
    player.leave(running)


def test_a_later_start_hands_its_file_to_the_window_that_is_open(
    player: Player, save: Path
) -> None:
    running = player.start()
    player.sees("Acquire Desktop")
    player.wait_for_end(player.start(save))
    given = read_save(save, GAMES)
    view = observe(given.state, given.state.seat)
    player.sees(f"turn {view.turn} — your turn")
    player.press(*keys_for(view))
    check_kept(player, given)
    player.leave(running)


def test_the_language_is_changed_by_the_menu(player: Player, save: Path) -> None:
    running = player.start(save)
    player.sees("2023 Classic")
    player.open_menu("alt+v")
    player.open_menu("l")
    player.press("Down", "Down", "Return")
    player.sees("2023年版クラシック")
    settings = player.folders.settings  # they are written when the window has changed
    player.qtbot.waitUntil(lambda: read_settings(settings).settings.language == "ja")
    player.leave(running)
    running = player.start()
    player.sees("Acquire Desktop")
    player.press("Return")
    player.sees("2023年版クラシック")
    player.leave(running)
