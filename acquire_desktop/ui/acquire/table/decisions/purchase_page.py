"""The page on which stock is bought, or taken free of charge."""

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
    ExchangeStock,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.decisions import FreeStock, StockPurchase
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.page import (
    NOTHING,
    CardPage,
    Choice,
)
from acquire_desktop.ui.acquire.words import action_texts
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import is_key, key_name
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import Theme
from acquire_desktop.ui.kit.look.lettering import write
from acquire_desktop.ui.kit.painted_button import PaintedButton, rounded
from acquire_desktop.ui.kit.texts import join_phrases, money, translate

_LEAST_SLOT_PX = 24
_CART = 0.5
"""How much of the width beside the buttons all slots have at most; the rest is for words."""
_SLOT = 0.8
"""How wide a slot is, of its height."""
_BAND = 0.5
"""How much of a slot the band of the chain takes."""


class PurchasePage(CardPage):
    """Keeps the stocks wanted in the order they were added; only legal purchases are reached."""

    decisions = (StockPurchase, FreeStock)
    counts_stock = True

    def __init__(self) -> None:
        super().__init__()
        self._cart: list[Chain] = []
        self._wants_nothing = False
        self.slots: list[CartSlot] = []
        self._height_px = theme.TARGET_PX
        self.clear_button = QPushButton()
        self.clear_button.setProperty("quiet", "true")
        self.clear_button.clicked.connect(self.clear)
        self.beside = (self.clear_button,)
        self.is_needed = True
        self._slots_row: QHBoxLayout = row(of=self, spacing=theme.SPACE_HALF)
        self.retranslate()

    def retranslate(self) -> None:
        # Said before anybody buys, so that it does not tell whether the one before could.
        self.clear_button.setText(translate("PurchasePage", "Clear"))
        self.clear_button.setToolTip(key_name("Del"))
        super().retranslate()

    def fit(self, room: QSize) -> None:
        count = max(1, len(self.slots))
        gaps = (count - 1) * self._slots_row.spacing()
        wide = max(_LEAST_SLOT_PX, (room.width() * _CART - gaps) / count)
        self._height_px = min(room.height(), int(wide / _SLOT))
        for slot in self.slots:
            slot.set_height(self._height_px)

    def start(self) -> None:
        super().start()
        self._cart = []
        self._wants_nothing = False

    def forget(self) -> None:
        self._set_slots(0)
        self._height_px = theme.TARGET_PX  # it would tell whether the one before could buy
        super().forget()

    def reset(self, view: View) -> None:
        super().reset(view)
        decision = view.decision
        self._set_slots(decision.limit if isinstance(decision, StockPurchase | FreeStock) else 0)

    def refresh(self, view: View) -> None:
        specs = [view.edition.chains[chain] for chain in self._cart]
        for slot, spec in zip_longest(self.slots, specs):
            name = translate("PurchasePage", "Empty")
            if spec is not None:
                name = translate("PurchasePage", "Remove one {chain}", chain=spec.name)
            slot.show_stock("" if spec is None else spec.letter, name)
        self.clear_button.setVisible(self.has_choice())

    def headline(self) -> str:
        view = self.view
        if view is None or not self._cart:
            return ""
        count, cost = len(self._cart), money(self._cost(view))
        if _is_free(view):
            return translate("PurchasePage", "%n stock(s), free of charge", n=count)
        return translate("PurchasePage", "{cost} for %n stock(s)", n=count, cost=cost)

    def short(self) -> str:
        view = self.view
        if view is None or not self._cart or _is_free(view):
            return ""
        return money(self._cost(view))

    def details(self) -> Sequence[str]:
        view = self.view
        if view is None:
            return ()
        if not self.offered:
            return (
                translate("PurchasePage", "No chain is on the board yet: there is nothing to buy."),
            )
        return () if _is_free(view) else (self._cash_after(view),)

    def _cash_after(self, view: View) -> str:
        left = money(view.cash[view.seat] - self._cost(view))
        if self._cart:
            return translate("PurchasePage", "{amount} left in cash", amount=left)
        return translate("PurchasePage", "You have {amount} in cash", amount=left)

    def added(self, chain: Chain) -> int:
        return self._cart.count(chain)

    def has_choice(self) -> bool:
        return bool(self._cart) or self._wants_nothing

    def choice(self) -> Choice:
        if self.view is None:
            return NOTHING
        view, action = self.view, _action(self.view, self._cart)
        may_exchange = any(isinstance(other, ExchangeStock) for other in view.legal)
        exchange = translate("PurchasePage", "Exchange stock…") if may_exchange else ""
        if not self.has_choice() and _may_take(view):
            unchosen, short = _unchosen_texts(view)
            decline = action if action in view.legal else None
            declined = "" if decline is None else action_texts.action_text(decline, view.edition)
            notice, is_refusal = self.notice(view), bool(self._refusal)
            return Choice(
                *(None, unchosen, notice), is_refusal, short=short,
                decline=decline, decline_text=declined, overlay_text=exchange,
            )  # fmt: skip
        if action not in view.legal:
            return NOTHING
        spoken = text = action_texts.action_text(action, view.edition)
        count, cost = len(self._cart), money(self._cost(view))
        if self._cart and isinstance(action, BuyStock):
            spoken = translate("PurchasePage", "{purchase} — {cost}", purchase=text, cost=cost)
            text = translate("PurchasePage", "Buy {count} for {cost}", count=count, cost=cost)
        elif self._cart:
            text = translate("PurchasePage", "Take %n stock(s)", n=count)
        return Choice(
            action,
            text,
            self.notice(view),
            is_refusal=bool(self._refusal),
            overlay_text=exchange,
            spoken=spoken,
        )

    def announcement(self) -> str:
        if self._refusal or self.view is None:
            return self._refusal
        choice = self.choice()
        has_cost = choice.action is not None and not _is_free(self.view)
        said = choice.spoken or choice.confirm
        return join_phrases([said, *([self._cash_after(self.view)] if has_cost else [])])

    def choose(self, chain: Chain) -> None:
        """Put one more stock into the purchase, or tell why not."""
        if self.view is None or chain not in self.offered:
            return
        self._refusal = self.obstacle(self.view, chain)
        if not self._refusal:
            self._cart.append(chain)
            self._wants_nothing = False
        self.touch()

    def choose_nothing(self) -> None:
        """Choose to buy nothing, to be confirmed like any purchase; only where there is a choice.

        Where nothing can be bought, Confirm says so from the beginning.
        """
        view = self.view
        if view is not None and _may_take(view) and _action(view, []) in view.legal:
            self.start()
            self._wants_nothing = True
            self.touch()

    def handle_key(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_key(event, "decline") and not modifiers:
            self.choose_nothing()
            return True
        return super().handle_key(event)

    def activate(self, chain: Chain) -> None:
        """Fill the purchase with the stock of a chain."""
        while self.view is not None and not self.obstacle(self.view, chain):
            self._cart.append(chain)
            self._wants_nothing = False
        self.touch()

    def remove(self, chain: Chain) -> bool:
        """Take the stock of a chain that was added last out of the purchase."""
        if chain in self._cart:
            self.remove_at(len(self._cart) - 1 - self._cart[::-1].index(chain))
        return True

    def remove_at(self, index: int) -> None:
        """Take one stock out of the purchase by its place in it."""
        if index < len(self._cart):
            del self._cart[index]
            self._refusal = ""
            self.touch()

    def take_back(self, *, is_all: bool) -> bool:
        self._wants_nothing = False
        self._cart = [] if is_all else self._cart[:-1]
        self._refusal = ""
        self.touch()
        return True

    def tab_parts(self) -> Sequence[QWidget]:
        return (*self.slots, self.clear_button)

    def obstacle(self, view: View, chain: Chain) -> str:
        if _action(view, [*self._cart, chain]) in view.legal:
            return ""
        name = view.edition.chains[chain].name
        if len(self._cart) == len(self.slots):
            return translate("PurchasePage", "No more than %n stock(s) a turn", n=len(self.slots))
        if view.bank[chain] <= self._cart.count(chain):
            return translate("PurchasePage", "The bank has no more {chain}", chain=name)
        return translate("PurchasePage", "Not enough cash for {chain}", chain=name)

    def _cost(self, view: View) -> int:
        return 0 if _is_free(view) else sum(view.prices[chain] for chain in self._cart)

    def _set_slots(self, limit: int) -> None:
        for slot in self.slots:
            clear_words(slot)
            slot.hide()
            slot.deleteLater()
        self.slots = [CartSlot() for _ in range(limit)]
        for index, slot in enumerate(self.slots):
            slot.set_height(self._height_px)
            slot.clicked.connect(lambda _checked, index=index: self.remove_at(index))
            self._slots_row.addWidget(slot)
            slot.show()  # else Qt shows it a moment later


class CartSlot(PaintedButton):
    """One stock to be bought as a small certificate that a click removes; else an outline."""

    def __init__(self) -> None:
        super().__init__()
        self._letter = ""
        self._height_px = theme.TARGET_PX

    def set_height(self, height_px: int) -> None:
        """Be so high, in pixels."""
        self._height_px = height_px
        self.updateGeometry()

    def show_stock(self, letter: str, name: str) -> None:
        """Show a stock of a chain by its letter, none for an empty one, under a spoken name."""
        self._letter = letter
        self.setEnabled(bool(letter))
        self.setToolTip(name if letter else "")
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(max(_LEAST_SLOT_PX, round(self._height_px * _SLOT)), self._height_px)

    def paint(self, painter: QPainter) -> None:
        look = theme.current()
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = rounded(frame, theme.RADIUS)
        pen = QPen(look.border, theme.HAIRLINE_PX, Qt.PenStyle.DashLine)
        if self._letter:
            self._paint_stock(painter, frame, look)
            pen = QPen(look.tile_outline, theme.HAIRLINE_PX)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.focus, theme.FOCUS_PX) if self.hasFocus() else pen)
        painter.drawPath(shape)

    def _paint_stock(self, painter: QPainter, frame: QRectF, look: Theme) -> None:
        colors, band = theme.chain(self._letter), QRectF(frame)
        band.setHeight(frame.height() * _BAND)
        painter.save()
        painter.setClipPath(rounded(frame, theme.RADIUS))
        painter.fillRect(frame, look.paper_raised)
        painter.fillRect(band, colors.fill)
        painter.restore()
        side = band.height() - theme.SPACE_HALF
        crest = QRectF(0, 0, side, side)
        crest.moveCenter(band.center())
        icons.draw_crest(painter, crest, self._letter, colors.ink)
        below = QRectF(frame.left(), band.bottom(), frame.width(), frame.bottom() - band.bottom())
        if self.underMouse() or self.hasFocus():
            sign = QRectF(0, 0, below.height() - 2, below.height() - 2)
            sign.moveCenter(below.center())
            icons.draw_icon(painter, sign, "minus", look.ink)
        else:
            write(painter, below, "1", look.ink, flags=Qt.AlignmentFlag.AlignCenter)


def _may_take(view: View) -> bool:
    """Tell whether stock can be had now: taking none is then a choice of the player."""
    kinds = BuyStock | TakeFreeStock
    return any(isinstance(action, kinds) and any(action.counts) for action in view.legal)


def _unchosen_texts(view: View) -> tuple[str, str]:
    """Return what Confirm says before anything is chosen, and the same in short."""
    if _is_free(view):
        whole = translate("PurchasePage", "Choose what to take, or take nothing")
        return whole, translate("PurchasePage", "Choose what to take")
    whole = translate("PurchasePage", "Choose what to buy, or buy nothing")
    return whole, translate("PurchasePage", "Choose what to buy")


def _is_free(view: View) -> bool:
    return isinstance(view.decision, FreeStock)


def _action(view: View, cart: Sequence[Chain]) -> BuyStock | TakeFreeStock:
    counts = tuple(cart.count(chain) for chain in range(CHAIN_COUNT))
    return TakeFreeStock(counts) if _is_free(view) else BuyStock(counts)
