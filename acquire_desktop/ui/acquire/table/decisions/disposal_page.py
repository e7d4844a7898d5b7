"""The page on which all stock of an acquired chain is kept, sold or traded."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from acquire_desktop.games.acquire.engine.actions import DisposeStock
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.page import NOTHING, Choice, DecisionPage
from acquire_desktop.ui.acquire.table.decisions.stepper import Share, Step, Stepper
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.kit.boxes import Stretched, hairline, row
from acquire_desktop.ui.kit.keys import which_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_phrases, money, signed_money, translate

_MODIFIERS = Qt.KeyboardModifier
_COMMANDS = ("sell", "trade", "keep_all")
"""Whose keys are for the shares, in their order."""


class DisposalPage(DecisionPage):
    """Three numbers that always add up to the holding; nothing is chosen until a key or button is.

    Before that all stock counts as kept, but Confirm does not keep it.
    """

    decisions = (StockDisposal,)

    def __init__(self) -> None:
        super().__init__()
        self._count = 0
        self.start()
        self.is_hand_open = True
        """Whether totals may be shown that are hidden from the others."""
        self.sell = Stepper("sell")
        self.trade = Stepper("trade")
        self.keep = Stepper("keep_all", has_steps=False)
        self._steppers = self.sell, self.trade, self.keep
        self._shares = self._sale, self._trade, self._rest
        for at, stepper in enumerate(self._steppers):
            stepper.stepped.connect(partial(self._step, at))
            stepper.wanted.connect(partial(self._set, at))
            stepper.stand_beside(each for each in self._steppers if each is not stepper)
        sell, trade, keep = (Stretched(stepper, 1) for stepper in self._steppers)
        lines = hairline(upright=True), hairline(upright=True)
        self.shares = QFrame()
        """The three numbers, which may stand elsewhere."""
        self._row = row(sell, lines[0], trade, lines[1], keep, of=self.shares)
        self._row.setSpacing(theme.SPACE_2)
        self._arrange(self.shares, self._text)

    def frame_shares(self, is_framed: bool) -> None:
        """Let the three numbers stand elsewhere in a frame of their own, or have them again."""
        beside, above = (theme.SPACE_2, theme.SPACE) if is_framed else (0, 0)
        self._row.setContentsMargins(beside, above, beside, above)
        self.shares.setProperty("role", "panel" if is_framed else "")
        theme.repolish(self.shares)
        if not is_framed:
            self._box.insertWidget(0, self.shares)

    def start(self) -> None:
        self._action = DisposeStock(self._count, 0, 0)
        self._is_chosen = False

    def has_choice(self) -> bool:
        return self._is_chosen

    def forget(self) -> None:
        self._count = 0
        for stepper in self._steppers:
            stepper.forget()
        super().forget()

    def reset(self, view: View) -> None:
        settlements = (action for action in view.legal if isinstance(action, DisposeStock))
        self._count = next(map(_held, settlements), 0)
        super().reset(view)

    def refresh(self, view: View) -> None:
        decision = view.decision
        if not isinstance(decision, StockDisposal):
            return
        for stepper, share in zip(self._steppers, self._shares, strict=True):
            stepper.show_share(share(decision, view))
            # Each by its head: all heads have room in one line as soon as that is possible.
            self._row.setStretchFactor(stepper, stepper.head_px())
        is_shown = self.is_hand_open or view.holdings.are_shown
        self._text.setVisible(is_shown)
        self._text.setText(self._result(decision, view) if is_shown and self._is_chosen else "")

    def choice(self) -> Choice:
        view = self.view
        if view is None or self._action not in view.legal:
            return NOTHING
        if self._is_chosen or not isinstance(view.decision, StockDisposal):
            return Choice(self._action, action_text(self._action, view.edition))
        chain = view.edition.chains[view.decision.acquired].name
        unchosen = translate(
            "DisposalPage", "Choose what to do with %n {chain}", n=self._count, chain=chain
        )
        short = translate("DisposalPage", "Sell, trade or keep")
        return Choice(None, unchosen, is_strong=False, short=short)

    def announcement(self) -> str:
        return join_phrases([text for text in (self.choice().confirm, self._text.text()) if text])

    def choose(self, action: DisposeStock | None) -> None:
        """Settle the stock so, if that is legal."""
        if self.view is not None and action in self.view.legal:
            self._action, self._is_chosen = action, True
            self.touch()

    def handle_key(self, event: QKeyEvent) -> bool:
        at, modifiers = which_key(event, _COMMANDS), event.modifiers()
        if at is None or modifiers & (_MODIFIERS.ControlModifier | _MODIFIERS.MetaModifier):
            return False
        step = Step.FEWER if modifiers & _MODIFIERS.ShiftModifier else Step.MORE
        is_most = _COMMANDS[at] == "keep_all" or modifiers & _MODIFIERS.AltModifier
        self._step(at, Step.MOST if is_most else step)
        return True

    def _step(self, at: int, step: Step) -> None:
        view = self.view
        if view is not None and isinstance(view.decision, StockDisposal):
            self.choose(self._shares[at](view.decision, view).steps.get(step))

    def _set(self, at: int, count: int) -> None:
        """Give a share its number; the one that is sold gives or takes what that needs."""
        now, held = self._action, _held(self._action)
        sell, trade = (
            (count, now.trade),
            (min(now.sell, held - count), count),
            (held - now.trade - count, now.trade),
        )[at]
        if self.view is not None:
            self.choose(self._to(self.view, sell, trade))

    def _to(self, view: View, sell: int, trade: int) -> DisposeStock | None:
        """Return the settlement that sells and trades so many, unless illegal or chosen."""
        action = DisposeStock(_held(self._action) - sell - trade, sell, trade)
        is_on = self._is_chosen and action == self._action
        return action if not is_on and action in view.legal else None

    def _sale(self, decision: StockDisposal, view: View) -> Share:
        now, price = self._action, money(decision.price)
        outcome = translate("DisposalPage", "{price} each", price=price)
        if now.sell:
            amount = signed_money(now.sell * decision.price)
            outcome = translate(
                "DisposalPage", "{count} × {price} = {amount}",
                count=now.sell, price=price, amount=amount,
            )  # fmt: skip
        return Share(
            translate("DisposalPage", "Sell"),
            now.sell,
            _held(now) - now.trade,
            translate("DisposalPage", "Sell all"),
            outcome,
            is_gain=bool(now.sell),
            steps={
                Step.FEWER: self._to(view, now.sell - 1, now.trade),
                Step.MORE: self._to(view, now.sell + 1, now.trade),
                Step.MOST: self._to(view, _held(now), 0),
            },
        )

    def _trade(self, decision: StockDisposal, view: View) -> Share:
        now, survivor = self._action, decision.survivor
        name = view.edition.chains[survivor].name
        outcome = translate("DisposalPage", "2 for 1 {chain}", chain=name)
        if now.trade:
            outcome = translate(
                "DisposalPage", "{traded} for {received} {chain}",
                traded=now.trade, received=now.trade // 2, chain=name,
            )  # fmt: skip
        price, bank = money(view.prices[survivor]), view.bank[survivor]
        most = max((each.trade for each in view.legal if isinstance(each, DisposeStock)), default=0)
        still_sold = min(now.sell, _held(now) - most)
        return Share(
            translate("DisposalPage", "Trade"),
            now.trade,
            most,
            translate("DisposalPage", "Trade max"),
            outcome,
            translate("DisposalPage", "{price} each, bank {bank}", price=price, bank=bank),
            is_gain=bool(now.trade),
            pace=2,
            steps={
                Step.FEWER: self._to(view, now.sell, now.trade - 2),
                Step.MORE: self._to(view, now.sell, now.trade + 2),
                Step.MOST: self._to(view, still_sold, most),
            },
        )

    def _rest(self, decision: StockDisposal, view: View) -> Share:
        name = view.edition.chains[decision.acquired].name
        return Share(
            translate("DisposalPage", "Keep"),
            self._action.keep,
            _held(self._action) - self._action.trade,
            translate("DisposalPage", "Keep all"),
            translate("DisposalPage", "Worth nothing until {chain} is founded again", chain=name),
            steps={Step.MOST: self._to(view, 0, 0)},
        )

    def _result(self, decision: StockDisposal, view: View) -> str:
        now, seat, survivor = self._action, view.seat, decision.survivor
        return translate(
            "DisposalPage",
            "After: cash {cash} · {survivor} {more} · {acquired} {kept}",
            cash=money(view.cash[seat] + now.sell * decision.price),
            survivor=view.edition.chains[survivor].name,
            more=view.stocks[seat][survivor] + now.trade // 2,
            acquired=view.edition.chains[decision.acquired].name,
            kept=now.keep,
        )


def _held(action: DisposeStock) -> int:
    return action.keep + action.sell + action.trade
