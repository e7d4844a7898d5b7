"""Positions in which every decision is asked, and what the tests do with the panel."""

from html import unescape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel

from acquire_desktop.games.acquire.engine.actions import (
    PlaceTile,
)
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    Edition,
    chain_named,
)
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.decisions.line import Line

LINE_PX = 58
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
PLAYERS = [Player(name, PlayerKind.HUMAN) for name in ("Ana", "B&a", "Cem")]
NAMES = [player.name for player in PLAYERS]
EMPTY_LINE = "............"
SEVEN_CHAINS = ["TT.SS.FF.WW.", EMPTY_LINE, "AA.CC.II....", *[EMPTY_LINE] * 6]
TOWER = chain_named(CLASSIC_2023, "Tower")
SACKSON = chain_named(CLASSIC_2023, "Sackson")
FESTIVAL = chain_named(CLASSIC_2023, "Festival")
IMPERIAL = chain_named(CLASSIC_2023, "Imperial")


def buying(cash: int = 6000, board: list[str] = SEVEN_CHAINS) -> State:
    return position(
        CLASSIC_2023,
        board,
        cash=[cash, 6000, 6000],
        stocks=[{"Tower": 3}, {"Imperial": 25}],
        buying=True,
    )


def placing() -> State:
    """3A joins Tower, Sackson and Festival, two tiles each."""
    board = ["TT.SS.......", "..F.........", "..F.........", *[EMPTY_LINE] * 6]
    return position(CLASSIC_2023, board, cash=[6000] * 3, hands=["3A 12I"])


def disposing(held: int = 7, bank: int = 25) -> State:
    """Tower (3) is acquired by Continental (5); seat 0 decides on its Tower stock."""
    stocks = [{"Tower": held}, {"Tower": 2, "Continental": 25 - bank}]
    board = ["TTT.CCCCC...", *[EMPTY_LINE] * 8]
    state = position(CLASSIC_2023, board, cash=[6400] * 3, stocks=stocks, hands=["4A"])
    return apply(state, PlaceTile(TILES_BY_NAME["4A"])).state


def founding(stocks: list[dict[str, int]], edition: Edition = CLASSIC_2023) -> State:
    board = [*[EMPTY_LINE] * 4, "o...........", *[EMPTY_LINE] * 4]
    state = position(edition, board, cash=[6000] * 3, stocks=stocks, hands=["2E"])
    return apply(state, PlaceTile(TILES_BY_NAME["2E"])).state


def ending() -> State:
    board = ["CCCCCCCCCCCC"] * 4 + [EMPTY_LINE, "TT.SS.......", *[EMPTY_LINE] * 3]
    return position(CLASSIC_2023, board, cash=[6000] * 3, buying=True)


def show(panel: Line, state: State) -> View:
    view = observe(state, state.seat)
    panel.show_view(view)
    return view


def press(panel: Line, *keys: str) -> None:
    """Give keys to the panel, written like ``T``, ``Shift+T`` or ``Return``."""
    for text in keys:
        *held, name = text.split("+")
        modifiers = NO_MODIFIER
        for word in held:
            modifiers |= Qt.KeyboardModifier[f"{word}Modifier"]
        assert panel.handle_key(key_press(Qt.Key[f"Key_{name}"], modifiers)), text


def key_press(key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_MODIFIER) -> QKeyEvent:
    """Return the press of a key."""
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


def texts(panel: Line) -> str:
    """Return all that is written on the Line, and on what stands over the exchange."""
    over = panel.disposal.shares, panel.chain.alternatives
    labels = [
        *panel.findChildren(QLabel),
        *(each for box in over for each in box.findChildren(QLabel)),
    ]
    return "\n".join(
        [*(each.text() for each in labels if each.isVisible()), unescape(panel.words.toolTip())]
    )
