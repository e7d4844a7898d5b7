"""Drivers of Acquire's table: by mouse, by keys, and by what a screen reader can do."""

from abc import abstractmethod
from collections.abc import Sequence
from itertools import count
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    ExchangeStock,
    FoundChain,
    PlaceTile,
    PlayPowerCard,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import COLUMNS, TILE_NAMES, Chain, Tile
from acquire_desktop.games.acquire.engine.decisions import StockPurchase
from acquire_desktop.games.acquire.engine.power_cards import PowerCard
from acquire_desktop.games.acquire.engine.view import EffectKind, View
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.hand.bell import HOLD_MS, Bell
from acquire_desktop.ui.acquire.words.card_texts import card_name
from acquire_desktop.ui.kit.key_guard import GAP_MS
from acquire_desktop.ui.pin.name_buttons import RevealButton
from tests.driver import screen_reader
from tests.driver.driver import Driver
from tests.driver.pointer import click_in_sight, double_click, drag, press, tab_to
from tests.driver.screen_reader import (
    DESCRIPTION,
    NAME,
    Part,
    Role,
    act,
    buttons,
    found,
    has,
    set_number,
    whole,
)

DIGITS: Final = (
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5),
    *(Qt.Key.Key_6, Qt.Key.Key_7, Qt.Key.Key_8, Qt.Key.Key_9),
)


_LIKED: Final = {EffectKind.MERGES: 0, EffectKind.FOUNDS: 1, EffectKind.GROWS: 2}
"""The effects of a tile that a busy player likes best."""


def busy_action(view: View, _rng: object = None) -> Action:
    """Return what brings up most decisions: cards, mergers, trades, and stock of each chain."""
    tiles = [each for each in view.effects if PlaceTile(each.tile) in view.legal]
    if (card := next((a for a in view.legal if isinstance(a, PlayPowerCard)), None)) is not None:
        return card
    if tiles:
        return PlaceTile(min(tiles, key=lambda each: _LIKED.get(each.kind, 3)).tile)
    if DeclareEnd() in view.legal:
        return DeclareEnd()
    shares = [each for each in view.legal if isinstance(each, DisposeStock)]
    if shares:
        return max(shares, key=lambda each: (each.trade, each.sell))
    if isinstance(view.legal[0], FoundChain | ChooseSurvivor | AcquireNext):
        return view.legal[-1]
    bought = [each for each in view.legal if isinstance(each, BuyStock | TakeFreeStock)]
    if bought:
        return max(bought, key=lambda each: (sum(map(bool, each.counts)), each.counts))
    return view.legal[0]  # an exchange comes before the end of them


class AcquireDriver(Driver):
    """Takes each kind of action by what its hand can do."""

    def __init__(self, window: AcquireWindow, seed: object = "driver") -> None:
        super().__init__(window.session, seed)
        self.window: Final = window
        self.page: Final = window.pages.game
        self.line: Final = window.pages.game.panel

    def carry_out(self, action: Action, view: View) -> None:
        match action:
            case PlaceTile(tile):
                self.place(tile, view)
            case DeclareEnd():
                self.ring()
            case FoundChain(chain) | ChooseSurvivor(chain) | AcquireNext(chain):
                self.pick(chain, view)
                self.confirm()
            case DisposeStock():
                self.settle(action)
                assert self.line.page.choice().action == action
                self.confirm()
            case BuyStock(counts) | TakeFreeStock(counts):
                self.add_stock(counts, view)
                self.confirm()
            case ExchangeStock(give, take):
                if isinstance(view.decision, StockPurchase):
                    self.press_second()
                self.pick(give, view)
                self.pick(take, view)
                self.confirm()
            case PlayPowerCard(card):
                self.open_card(card)
                self.confirm()
            case _ if self.line.page.choice().second == action:
                self.press_second()
            case _:
                self.confirm()

    @abstractmethod
    def place(self, tile: Tile, view: View) -> None:
        """Place a tile."""

    @abstractmethod
    def pick(self, chain: Chain, view: View) -> None:
        """Choose a chain, or one stock of it more."""

    @abstractmethod
    def settle(self, action: DisposeStock) -> None:
        """Share the stock of an acquired chain."""

    @abstractmethod
    def open_card(self, card: PowerCard) -> None:
        """Show what a power card does."""

    @abstractmethod
    def ring(self) -> None:
        """Ring the bell."""

    @abstractmethod
    def confirm(self) -> None:
        """Do what the main button of the Line says."""

    @abstractmethod
    def press_second(self) -> None:
        """Press the button beside it."""

    def add_stock(self, counts: Sequence[int], view: View) -> None:
        """Choose stocks one by one, or nothing where there is something."""
        for chain, number in enumerate(counts):
            for _ in range(number):
                self.pick(chain, view)


class MouseDriver(AcquireDriver):
    """Clicks, double clicks, carries tiles and holds the bell."""

    def place(self, tile: Tile, view: View) -> None:
        board = self.page.board
        tiles, space = self.page.hand.places[view.hand.index(tile)], board.cell_rect(tile).center()
        on_board = board.viewport().mapFromGlobal(space)
        match self.rng.randrange(6):
            case 0:
                click_in_sight(tiles)
                click_in_sight(tiles)
            case 1:
                click_in_sight(board.viewport(), on_board)
                click_in_sight(board.viewport(), on_board)
            case 2:
                click_in_sight(tiles)
                self.confirm()
            case 3:
                double_click(tiles)
            case 4:
                double_click(board.viewport(), on_board)
            case _:
                drag(tiles, space)

    def pick(self, chain: Chain, view: View) -> None:
        row = self.page.exchange.row(chain)
        is_bought = self.line.page is self.line.purchase
        on_line: QWidget | None = self.line.chain.picks.get(chain)
        picks_there = on_line is not None and on_line.isVisible()
        if is_bought and self.rng.random() < 0.5:
            click_in_sight(row.more)
        elif on_line is not None and picks_there and (row.isHidden() or self.rng.random() < 0.5):
            click_in_sight(on_line)
        else:
            click_in_sight(row)

    def settle(self, action: DisposeStock) -> None:
        trays = self.line.disposal
        if not (action.sell or action.trade):
            click_in_sight(trays.keep.most)
        for _ in range(action.trade // 2):
            click_in_sight(trays.trade.more)
        for _ in range(action.sell):
            click_in_sight(trays.sell.more)

    def open_card(self, card: PowerCard) -> None:
        click_in_sight(self.page.power_cards.buttons[card])

    def ring(self) -> None:
        hold_bell(self.page.hand.bell)

    def confirm(self) -> None:
        click_in_sight(self.line.confirm_button)

    def press_second(self) -> None:
        click_in_sight(self.line.second_button)

    def take_over(self) -> None:
        click_in_sight(reveal_button(self.window))


class KeyDriver(AcquireDriver):
    """Presses single keys, and else comes to a button by Tab."""

    def __init__(self, window: AcquireWindow, seed: object = "driver") -> None:
        super().__init__(window, seed)
        use_slow_fingers(self.page.hand.bell)

    def place(self, tile: Tile, view: View) -> None:
        at = view.hand.index(tile)
        if at < len(DIGITS) and self.rng.random() < 0.7:
            press(self.window, DIGITS[at])
            press(self.window, self.rng.choice([DIGITS[at], Qt.Key.Key_Return]))
            return
        board = self.page.board
        tab_to(self.window, board)
        (row, column), (old_row, old_column) = (
            divmod(each, COLUMNS) for each in (tile, board.cursor_tile)
        )
        down = Qt.Key.Key_Down if row > old_row else Qt.Key.Key_Up
        right = Qt.Key.Key_Right if column > old_column else Qt.Key.Key_Left
        press(self.window, *[down] * abs(row - old_row), *[right] * abs(column - old_column))
        assert board.cursor_tile == tile
        if board.selected_tile != tile:  # the cursor stood there
            press(self.window, Qt.Key.Key_Return)
        press(self.window, Qt.Key.Key_Return)

    def pick(self, chain: Chain, view: View) -> None:
        press(self.window, letter_key(view, chain))

    def add_stock(self, counts: Sequence[int], view: View) -> None:
        super().add_stock(counts, view)
        if self.line.page.choice().action is None:
            press(self.window, Qt.Key.Key_N)

    def settle(self, action: DisposeStock) -> None:
        if not (action.sell or action.trade):
            press(self.window, Qt.Key.Key_K)
        press(self.window, *[Qt.Key.Key_T] * (action.trade // 2), *[Qt.Key.Key_S] * action.sell)

    def open_card(self, card: PowerCard) -> None:
        press(self.window, Qt.Key.Key_P, DIGITS[card])

    def ring(self) -> None:
        press(self.window, Qt.Key.Key_E)
        assert not self.session.view.end_declared
        press(self.window, Qt.Key.Key_E)

    def confirm(self) -> None:
        press(self.window, Qt.Key.Key_Return)

    def press_second(self) -> None:
        tab_to(self.window, self.line.second_button)
        press(self.window, self.rng.choice([Qt.Key.Key_Space, Qt.Key.Key_Return]))

    def take_over(self) -> None:
        tab_to(self.window, reveal_button(self.window))
        press(self.window, Qt.Key.Key_Return)


class ReaderDriver(AcquireDriver):
    """Knows the window by its accessible parts alone."""

    def part(self, name: str, *roles: Role) -> Part:
        """Return the part of the window that begins with a name."""
        return found(whole(self.window), name, *roles)

    def place(self, tile: Tile, view: View) -> None:
        name = TILE_NAMES[tile]
        if self.rng.random() < 0.5:
            cell = screen_reader.cell(self.window, f"{name}, yours")
            act(cell)
            assert cell.state().selected
        else:
            act(self.part(f"Tile {view.hand.index(tile) + 1}: {name}", Role.RadioButton))
        chosen = self.part(f"Tile {view.hand.index(tile) + 1}: {name}", Role.RadioButton)
        assert chosen.state().checked
        self.confirm()

    def pick(self, chain: Chain, view: View) -> None:
        name = view.edition.chains[chain].name
        places = [
            self.part(place)
            for place in ("Stock exchange", "Your decision")
            if has(whole(self.window), place)
        ]
        called = [
            each
            for place in places
            for each in buttons(place)
            if each.text(NAME) == name or each.text(NAME).startswith(f"{name},")
        ]
        assert called, f"nothing that can be pressed is called {name}"
        act(called[0])
        if called[0].isValid() and called[0].role() == Role.RadioButton:
            assert called[0].state().checked

    def settle(self, action: DisposeStock) -> None:
        if not (action.sell or action.trade):
            act(self.part("Keep all", Role.Button))
            return
        for share, number in (("Trade", action.trade), ("Sell", action.sell)):
            set_number(self.part(share, Role.SpinBox), number)

    def open_card(self, card: PowerCard) -> None:
        named = buttons(self.part("Your power cards"))
        (button,) = (each for each in named if each.text(NAME).startswith(card_name(card)))
        assert "Playable now" in button.text(NAME)
        act(button)
        assert self.part("Your decision").text(DESCRIPTION) == card_name(card)

    def ring(self) -> None:
        for _ in range(2):
            assert not self.session.view.end_declared
            (bell,) = (
                each
                for each in buttons(self.part("Your tiles"))
                if not each.text(NAME).startswith("Tile ")
            )
            act(bell)

    def confirm(self) -> None:
        act(self._pushed()[-1])

    def press_second(self) -> None:
        text = self.line.second_button.text()
        screen_reader.press_in(self.part("Your decision"), text)

    def take_over(self) -> None:
        act(self.part("I am "))

    def _pushed(self) -> list[Part]:
        return [each for each in buttons(self.part("Your decision")) if each.role() == Role.Button]


def reveal_button(window: QWidget) -> RevealButton:
    """Return the button by which a person takes over."""
    (found,) = (each for each in window.findChildren(RevealButton) if each.isVisible())
    return found


def letter_key(view: View, chain: Chain) -> Qt.Key:
    """Return the key of a chain."""
    return Qt.Key[f"Key_{view.edition.chains[chain].letter}"]


def hold_bell(bell: Bell) -> None:
    """Hold the bell with the mouse until it rings."""
    QTest.mousePress(bell, Qt.MouseButton.LeftButton, pos=bell.rect().center())
    bell.hold.setCurrentTime(HOLD_MS)
    QTest.mouseRelease(bell, Qt.MouseButton.LeftButton, pos=bell.rect().center())


def use_slow_fingers(bell: Bell) -> None:
    """Let the bell take each key event as one of a finger, however fast the test is."""
    bell.clock = count(step=GAP_MS).__next__
