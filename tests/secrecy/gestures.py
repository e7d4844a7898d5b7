"""What people do at the table besides deciding: they try, look up, search, copy and take back."""

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DisposeStock,
    FoundChain,
    PlaceTile,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Chain
from acquire_desktop.games.acquire.engine.decisions import FreeStock, StockPurchase
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.people.person_view import PersonView
from tests.secrecy.pair import Pair
from tests.secrecy.seat_gestures import Look, SeatHands

_DIGITS: Final = tuple(Qt.Key(ord(sign)) for sign in "1234567890-")
_NOTHING: Final = (Qt.Key.Key_N,)
"""Chooses to buy nothing, where something could be bought."""
_FEW: Final = (1, 2, 3)
"""How many gestures go before a decision."""


class Hands:
    """Works the window as the people at the table would, the same in both worlds of a pair.

    What somebody else than the viewer tries without anybody seeing it (which tile to look at,
    what to put into the purchase) differs between the worlds like the tiles do.
    """

    def __init__(
        self, window: AcquireWindow, pair: Pair, which: int, look: Look, rest: Callable[[], None]
    ) -> None:
        self._window = window
        self._page = window.pages.game
        self._pair = pair
        self._which = which
        self._look = look
        self._rest = rest
        self.seats = SeatHands(window, pair, which, look, rest)
        self._chance = Random()
        self._secret = Random()

    def at_curtain(self) -> None:
        """Wait for the next person: now and then the rules are read or another language chosen."""
        self._chance = Random(f"curtain {self._pair.number} {self._window.session.view.ply}")
        deed = self._chance.random()
        actions = self._window.menus.actions
        if deed < 0.1:
            actions["rules"].trigger()
            page = self._window.pages.reading.rules_page
            self._rest()
            page.browser.document().pageCount()  # lays all of it out at once
            self._see("rules at the curtain")
            page.left.emit()
            self._see("curtain after the rules")
        elif deed < 0.25:
            actions[f"language_{self._chance.choice(list(LANGUAGES))}"].trigger()
            self._see("curtain in a language")
        elif deed < 0.35:
            actions[self._chance.choice(("larger", "usual_size"))].trigger()
            self._see("curtain in another size")

    def watch(self) -> bool:
        """Look at a takeover that plays by itself, and then let its next beat come."""
        area = self._page.decision_area
        if not (area.player.is_waiting and area.scene.isVisible()):
            return False
        self._look(f"beat {area.player.position}")
        area.play_on()
        return True

    def decide(self, action: Action) -> None:
        """Do a few things at the table and then what was recorded, now and then twice."""
        session = self._window.session
        seat, ply = session.screen.seat, session.view.ply
        self._chance = Random(f"public {self._pair.number} {ply}")
        own = "" if seat == self._pair.viewer else str(self._which)
        self._secret = Random(f"secret {self._pair.number} {ply} {own}")
        has_hand = session.screen.shows_hand
        deeds = self._deeds() if has_hand else self._public_deeds()
        if not self._pair.is_asked(ply):
            deeds = []  # what has one answer is done by itself, and leaves no time for anything
        for deed in self._chance.sample(deeds, min(len(deeds), self._chance.choice(_FEW))):
            deed()
            self._see(deed.__name__.strip("_"))
        if self._pair.is_asked(ply):
            self.seats.at_table()
        if (session.view.ply, session.screen.seat, session.awaits_human) != (ply, seat, True):
            return  # another one plays there now, or is to come
        # What is done by itself after it may draw a tile, and then it stays.
        takes_back = self._pair.is_asked(ply + 1) and self._chance.random() < 0.3
        self._act(action)
        if takes_back and session.screen.shows_hand and session.can_undo():
            self._window.menus.actions["undo"].trigger()
            self._see("taken back")
            self._select_by_digit()
            self._see("another one after taking back")
            self._window.menus.actions["redo"].trigger()
            self._rest()
        if session.view.ply == ply:
            self._page.panel.action_chosen.emit(action)
            self._rest()

    # Gestures

    def _deeds(self) -> list[Callable[[], None]]:
        return [
            self._select_by_digit, self._select_by_digit, self._click_on_rack, self._hover,
            self._walk_the_board, self._fill_cart, self._fill_cart, self._ask_for_hints,
            self._turn_pages, self._read_chart, self._look_back, self._search_log,
            self._copy_log, self._watch_merger, self._cover, self._show_a_card,
            self._ask_a_person, self._ask_for_review,
        ]  # fmt: skip

    def _public_deeds(self) -> list[Callable[[], None]]:
        public = self._turn_pages, self._look_back, self._watch_merger, self._search_log
        return [*public, self._ask_for_review]

    def _select_by_digit(self) -> None:
        self._focus_board()
        hand, selected = self._window.session.view.hand, self._page.board.selected_tile
        others = [place for place, tile in enumerate(hand) if tile != selected]
        if others:  # the same digit again would place the tile
            self._press(_DIGITS[self._secret.choice(others)])

    def _click_on_rack(self) -> None:
        places = [place for place in self._page.hand.places if place.effect is not None]
        selected = self._page.board.selected_tile
        others = [p for p in places if p.effect is not None and p.effect.tile != selected]
        if others:
            place = self._secret.choice(others)
            QTest.mouseClick(place, Qt.MouseButton.LeftButton)

    def _hover(self) -> None:
        """Rest the pointer on a tile of the hand, and take it away in half of the cases."""
        board = self._page.board
        hand = self._window.session.view.hand
        if not hand:
            return
        point = board.viewport().mapFromGlobal(board.cell_rect(self._secret.choice(hand)).center())
        move = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(point), board.viewport().mapToGlobal(QPointF(point)),
            Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(board.viewport(), move)
        board._hover_delay.stop()  # not at a moment that depends on the machine
        board._hover_delay.timeout.emit()
        self._see("pointer on a tile")
        if self._chance.random() < 0.5:
            QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))

    def _walk_the_board(self) -> None:
        self._focus_board()
        for _ in range(self._secret.randrange(1, 4)):
            self._press(self._secret.choice((Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right)))

    def _fill_cart(self) -> None:
        view = self._window.session.view
        if not isinstance(view.decision, StockPurchase | FreeStock):
            return
        self._focus_board()
        chains = [chain for chain, size in enumerate(view.sizes) if size]
        for _ in range(self._secret.randrange(1, 5) if chains else 0):
            self._press(self._letter(self._secret.choice(chains)))
        self._see("purchase filled")
        if self._secret.random() < 0.5:
            self._press(Qt.Key.Key_Delete)

    def _ask_for_hints(self) -> None:
        for _ in range(self._chance.choice(_FEW)):
            self._window.menus.actions["hint"].trigger()
            self._rest()

    def _ask_for_review(self) -> None:
        """Try to review the game, which still runs: its page is there, and shows nothing."""
        self._window.menus.actions["review"].trigger()
        self._window.pages.end.reviewing.page.begin()
        self._window.pages.end.reviewing.show()

    def _turn_pages(self) -> None:
        self._page.side.show_page(self._chance.choice(("log", "prices", "chart", "advice")))

    def _read_chart(self) -> None:
        side = self._page.side
        side.show_page("chart")
        self._rest()
        side.chart.switch.button(self._chance.choice(("worth", "prices"))).click()
        side.chart.setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(self._chance.choice(_FEW)):
            QTest.keyClick(side.chart, Qt.Key.Key_Left)

    def _look_back(self) -> None:
        step = self._chance.randrange(self._window.session.last_step + 1)
        self._page.moment.go_to(step)
        self._see("looking back")
        self._focus_board()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Escape):
            self._press(key)
        self._page.moment.leave()

    def _search_log(self) -> None:
        hand = self._window.session.view.hand
        knows_hand = self._window.session.screen.shows_hand and hand
        self._window.menus.actions["find"].trigger()
        self._rest()
        word = TILE_NAMES[self._secret.choice(hand)] if knows_hand else "bought"
        QTest.keyClicks(self._page.log_pane.field, word)
        self._press(Qt.Key.Key_Return)
        if self._chance.random() < 0.3:
            self._see("log searched")
            self._page.log_pane.close_tools()

    def _copy_log(self) -> None:
        self._page.side.show_log()
        log = self._page.log
        log.setFocus(Qt.FocusReason.TabFocusReason)
        log.selectAll()
        QTest.keyClick(log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    def _watch_merger(self) -> None:
        self._focus_board()
        self._press(Qt.Key.Key_D)
        self._see("walkthrough")
        self._press(Qt.Key.Key_Right)
        self._see("walkthrough, next page")
        self._page.decision_area.skip()

    def _cover(self) -> None:
        if not self._window.session.screen.shows_hand:
            return
        self._window.pages.frame.guard.cover()
        self._see("covered")
        self.seats.open_hand()

    def _show_a_card(self) -> None:
        if self._window.session.view.cards:
            card = self._secret.choice(self._window.session.view.cards)
            self._page.power_cards.card_chosen.emit(card)
            self._see("a card")
            self._focus_board()
            self._press(Qt.Key.Key_Escape)

    def _ask_a_person(self) -> None:
        for person in self._page.people.findChildren(PersonView)[1:2]:
            person.click()

    # Deciding

    def _act(self, action: Action) -> None:
        """Take the recorded decision by keys, or let the panel send what takes many of them."""
        session, panel = self._window.session, self._page.panel
        ply = session.view.ply
        self._focus_board()
        for key in self._keys_for(action):
            self._press(key)
        if session.view.ply == ply and panel.page.choice().action == action:
            panel.confirm_button.click()
        self._rest()
        if session.view.ply == ply:
            panel.action_chosen.emit(action)
            self._rest()

    def _keys_for(self, action: Action) -> list[Qt.Key]:
        """Return the keys that choose an action, all but the one that confirms it."""
        view = self._window.session.view
        match action:
            case PlaceTile(tile) if tile != self._page.board.selected_tile and tile in view.hand:
                return [_DIGITS[view.hand.index(tile)]]
            case FoundChain(chain) | ChooseSurvivor(chain) | AcquireNext(chain):
                return [self._letter(chain)]
            case BuyStock(counts) | TakeFreeStock(counts):
                bought = [chain for chain, count in enumerate(counts) for _ in range(count)]
                return [Qt.Key.Key_Delete, *(map(self._letter, bought) if bought else _NOTHING)]
            case DisposeStock(_, sell, trade):
                return [Qt.Key.Key_K] + [Qt.Key.Key_T] * (trade // 2) + [Qt.Key.Key_S] * sell
            case _:
                return []

    def _letter(self, chain: Chain) -> Qt.Key:
        return Qt.Key(ord(self._window.session.view.edition.chains[chain].letter))

    def _focus_board(self) -> None:
        self._page.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self, key: Qt.Key) -> None:
        focused: QWidget | None = self._window.focusWidget()  # the stub promises too much
        QTest.keyClick(self._page.board if focused is None else focused, key)

    def _see(self, what: str) -> None:
        self._rest()
        self._look(what)
