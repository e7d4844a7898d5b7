"""What is planted in a window of one game is found there."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine import setup
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.texts import money
from tests.secrecy.giving_away import MARKS, given_away
from tests.window.table import choice_of, open_window


def name_a_tile(window: AcquireWindow, view: View) -> None:
    """Name a tile in a tip of a part that is hidden."""
    window.pages.game.moment.card.setToolTip(TILE_NAMES[view.hand[0]])


def show_a_tile(window: AcquireWindow, view: View) -> None:
    """Show the board as somebody else sees it."""
    window.pages.game.board.show_view(view)


def tell_a_total(window: AcquireWindow, view: View) -> None:
    """Tell how much cash somebody has."""
    window.pages.game.log.setAccessibleDescription(money(view.cash[view.seat]))


def keep_a_view(window: AcquireWindow, view: View) -> None:
    """Keep the view of somebody else."""
    window.menus.last_view = view  # type: ignore[attr-defined]


PLANTED: dict[str, Callable[[AcquireWindow, View], None]] = {
    "named": name_a_tile,
    "plan": show_a_tile,
    "total": tell_a_total,
    "kept": keep_a_view,
}


@pytest.mark.part(of=8, walk="planted leaks")
@pytest.mark.parametrize("kind", PLANTED)
def test_what_is_planted_is_found(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(setup, "EXTRA_CASH", range(setup.EXTRA_CASH[-1] + 1))
    choice = choice_of(2, 1, holdings=Holdings.HIDDEN)
    with open_window(qtbot) as window:
        window.pages.start_game(replace(choice, extra_cash=MARKS[:3]))
        window.session.accept_handover()
        seat = window.session.screen.seat
        assert given_away(window) == []
        PLANTED[kind](window, observe(window.session.states()[-1], 1 - seat))
        assert kind in {found.split(":")[0] for found in given_away(window)}
