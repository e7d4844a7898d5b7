"""The page on which stock is bought, or taken free of charge."""

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
    ExchangeStock,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.decisions import FreeStock, StockPurchase
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.certificate import draw_band, rounded
from acquire_desktop.ui.acquire.table.decisions.page import (
    NOTHING,
    CardPage,
    Choice,
)
from acquire_desktop.ui.acquire.words import action_texts
from acquire_desktop.ui.kit.boxes import Gap, column, row
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import is_key, key_name
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.painted_button import PaintedButton
from acquire_desktop.ui.kit.texts import join_phrases, label, money, translate

WIDEST_CARD_PX = 120
_WIDE_SLOTS = 3
"""As many slots have room for letter, crest and minus beside each other."""
_LEAST_SLOT_PX = 42
_NARROW_SLOT_PX = 58
_WIDE_SLOT_PX = 86


class PurchasePage(CardPage):
    """Keeps the stocks wanted in the order they were added; only legal purchases are reached."""

    decisions = (StockPurchase, FreeStock)
    counts_stock = True

    def __init__(self) -> None:
        super().__init__(WIDEST_CARD_PX)
        self._cart: list[Chain] = []
        self._wants_nothing = False
        self.slots: list[CartSlot] = []
        theme.style_text(self._text, tone="muted")
        self._total = label(bold=True)
        self._cash_after = label(tone="muted")
        self.clear_button = QPushButton()
        self.clear_button.setProperty("quiet", "true")
        self.clear_button.clicked.connect(self.clear)
        sums = column(self._total, self._cash_after)
        self._cart_row = row(Gap(theme.SPACE), sums, 1, self.clear_button, spacing=theme.SPACE)
        self._arrange(self._row, self._text, self._cart_row)
        self.retranslate()

    def retranslate(self) -> None:
        # Said before anybody buys, so that it does not tell whether the one before could.
        self.clear_button.setText(translate("PurchasePage", "Clear"))
        self.clear_button.setToolTip(key_name("Del"))
        super().retranslate()

    def start(self) -> None:
        super().start()
        self._cart = []
        self._wants_nothing = False

    def forget(self) -> None:
        self._set_slots(0)
        super().forget()

    def reset(self, view: View) -> None:
        super().reset(view)
        decision = view.decision
        self._set_slots(decision.limit if isinstance(decision, StockPurchase | FreeStock) else 0)

    def refresh(self, view: View) -> None:
        super().refresh(view)
        self._text.setVisible(not self.offered)
        self._text.setText(
            translate("PurchasePage", "No chain is on the board yet: there is nothing to buy.")
        )
        specs = [view.edition.chains[chain] for chain in self._cart]
        for slot, spec in zip_longest(self.slots, specs):
            name = translate("PurchasePage", "Empty")
            if spec is not None:
                name = translate("PurchasePage", "Remove one {chain}", chain=spec.name)
            slot.show_stock("" if spec is None else spec.letter, name)
        is_free, cost = _is_free(view), self._cost(view)
        self._total.setText(
            translate("PurchasePage", "Free of charge")
            if is_free
            else translate("PurchasePage", "Total {amount}", amount=money(cost))
        )
        left = money(view.cash[view.seat] - cost)
        self._cash_after.setVisible(not is_free)
        self._cash_after.setText(translate("PurchasePage", "Cash after {amount}", amount=left))
        is_crowded = self.is_strip and len(self.slots) > _WIDE_SLOTS
        self._cart_row.setSpacing(theme.SPACE_HALF if is_crowded else theme.SPACE)
        self.clear_button.setVisible(self.has_choice() and not is_crowded)

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
                *(None, unchosen, notice), is_refusal, is_strong=False, short=short,
                decline=decline, decline_text=declined, overlay_text=exchange,
            )  # fmt: skip
        if action not in view.legal:
            return NOTHING
        text, short = action_texts.action_text(action, view.edition), ""
        if self._cart:
            short = action_texts.purchase_text(action, view.edition, by_letter=True)
        if self._cart and isinstance(action, BuyStock):
            cost = money(self._cost(view))
            text, short = (
                translate("PurchasePage", "{purchase} — {cost}", purchase=purchase, cost=cost)
                for purchase in (text, short)
            )
        return Choice(
            action,
            text,
            self.notice(view),
            short=short,
            is_refusal=bool(self._refusal),
            is_strong=self.has_choice(),
            overlay_text=exchange,
        )

    def announcement(self) -> str:
        if self._refusal or self.view is None:
            return self._refusal
        choice = self.choice()
        has_cost = choice.action is not None and not _is_free(self.view)
        return join_phrases([choice.confirm, *([self._cash_after.text()] if has_cost else [])])

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
        return (*super().tab_parts(), *self.slots, self.clear_button)

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
        self.slots = [CartSlot(is_narrow=limit > _WIDE_SLOTS) for _ in range(limit)]
        for index, slot in enumerate(self.slots):
            slot.clicked.connect(lambda _checked, index=index: self.remove_at(index))
            self._cart_row.insertWidget(index, slot)


class CartSlot(PaintedButton):
    """One stock to be bought as a small certificate that a click removes; else an outline."""

    def __init__(self, *, is_narrow: bool) -> None:
        """Make an empty slot; a narrow one has room for the letter and the minus only."""
        super().__init__()
        self._letter = ""
        self._width_px = _NARROW_SLOT_PX if is_narrow else _WIDE_SLOT_PX
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_stock(self, letter: str, name: str) -> None:
        """Show a stock of a chain by its letter, none for an empty one, under a spoken name."""
        self._letter = letter
        self.setEnabled(bool(letter))
        self.setToolTip(name if letter else "")
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(self._width_px), theme.scaled(theme.TARGET_PX))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_LEAST_SLOT_PX), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        look = theme.current()
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = rounded(frame, theme.RADIUS_SMALL)
        pen = QPen(look.border, theme.HAIRLINE_PX, Qt.PenStyle.DashLine)
        if self._letter:
            has_crest = self.width() >= theme.scaled(_WIDE_SLOT_PX)
            painter.save()
            painter.setClipPath(shape)
            draw_band(painter, frame, self._letter, has_crest=has_crest)
            painter.restore()
            side = frame.height() * 0.56
            knob = QRectF(frame.right() - side - 4, frame.center().y() - side / 2, side, side)
            ground = look.accent_soft if self.underMouse() else look.paper_raised
            painter.fillPath(rounded(knob, side / 2), ground)
            icons.draw_icon(painter, knob.adjusted(2, 2, -2, -2), "minus", look.ink)
            pen = QPen(look.tile_outline, theme.HAIRLINE_PX)
        painter.setPen(QPen(look.focus, theme.FOCUS_PX) if self.hasFocus() else pen)
        painter.drawPath(shape)


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
