"""A screen reader is told what happens at the table, and nothing that is private."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import BuyStock, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILE_NAMES, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import StockBought, TileDrawn
from acquire_desktop.games.acquire.engine.game import apply, observe, redact
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import EffectKind
from acquire_desktop.ui.acquire.table.table_voice import announcement
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.voice import announce
from tests.screenshots.games import game_at, is_early
from tests.window.table import choice_of, click, open_window, wait_for_turn

BOARD = ("............",) * 3 + ("..AAA..SS...",) + ("............",) * 5
WORDS = GameNames(CLASSIC_2023, ("Ana", "Bea", "Carlos"))


def test_a_placed_tile_and_the_chain_that_grew_are_told() -> None:
    state = position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=["6D 1A 3A 5A 7A 9A"])
    step = apply(state, PlaceTile(TILES_BY_NAME["6D"]))
    told = announcement(redact(step.events, 1), WORDS)
    assert told.startswith("Ana placed 6D.")
    assert "American" in told


def test_a_purchase_of_another_player_is_told_without_the_tiles_drawn() -> None:
    state = position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=["6D 1A 3A 5A 7A 9A"])
    state = apply(state, PlaceTile(TILES_BY_NAME["1A"])).state
    buys = [a for a in observe(state, state.seat).legal if isinstance(a, BuyStock)]
    events = redact(apply(state, buys[-1]).events, 0)
    assert any(isinstance(event, TileDrawn) for event in events)
    told = announcement(events, WORDS)
    bought = next(event for event in events if isinstance(event, StockBought))
    assert f"${bought.cost:,}" in told
    assert "drew" not in told


def test_nothing_is_said_where_nobody_listens(
    qtbot: QtBot, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    announce(label, "Drawn in a picture, never shown.")
    label.show()
    announce(label, "Bea bought 2 Tower for $800.")
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    announce(label, "Bea bought nothing.")
    assert said == ["Bea bought 2 Tower for $800."]


def test_at_the_table_own_tiles_and_the_computers_deeds_are_announced(
    qtbot: QtBot, said: list[str]
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        for _ in range(6):
            assert wait_for_turn(qtbot, window)
            window.session.submit(window.session.view.legal[0])
        assert any(text.startswith("You placed ") for text in said)
        assert any(text.startswith("Robot 1 placed ") for text in said)


def test_an_undo_says_what_was_taken_back_and_what_is_asked(qtbot: QtBot, said: list[str]) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-2", is_early))
        session = window.session
        asked = said[-1]
        assert asked.startswith("Your decision.")
        founds = next(e.tile for e in session.view.effects if e.kind is EffectKind.FOUNDS)
        session.submit(PlaceTile(founds))
        placed = said[-1]
        assert placed.startswith(f"You placed {TILE_NAMES[founds]}.")
        assert "founds a chain" in placed, "and what is asked next"
        session.undo()
        assert said[-1].startswith(f"Taken back: You placed {TILE_NAMES[founds]}.")
        assert said[-1].endswith("Place a tile"), asked
        session.redo()
        assert said[-1].startswith(f"You placed {TILE_NAMES[founds]}.")


def test_after_a_handover_it_is_said_who_decides_what(qtbot: QtBot, said: list[str]) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0, seed="a"))
        first = window.session.screen.handover_to
        assert first is not None
        assert not any("decide" in text for text in said), "nobody has the computer yet"
        click(window.pages.handover._accept)
        name = window.session.players[first].name
        assert said[-1] == f"{name}'s decision. Place a tile"
        del said[:]
        while window.session.awaits_human:
            window.session.submit(window.session.view.legal[0])
        assert not any("to decide" in text for text in said)
        assert not any("Taken back" in text for text in said)


def test_another_game_is_not_told_as_if_the_last_one_was_taken_back(
    qtbot: QtBot, said: list[str]
) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-2", is_early))
        window.session.submit(window.session.view.legal[0])
        del said[:]
        window.pages.start_game(choice_of(1, 2))
        assert wait_for_turn(qtbot, window)
        window.session.cover()
        window.session.uncover()
        assert not any("Taken back" in text for text in said)
        assert any(text.endswith("Your decision. Place a tile") for text in said)
