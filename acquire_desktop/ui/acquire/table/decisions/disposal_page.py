"""The page on which all stock of an acquired chain is kept, sold or traded."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from acquire_desktop.games.acquire.engine.actions import DisposeStock
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.page import NOTHING, Choice, DecisionPage
from acquire_desktop.ui.acquire.table.decisions.settlement import Settlement, held
from acquire_desktop.ui.acquire.table.decisions.stepper import Step, Stepper
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.keys import which_key
from acquire_desktop.ui.kit.line.picture import LinePicture
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_phrases, translate

_MODIFIERS = Qt.KeyboardModifier
_COMMANDS = ("sell", "trade", "keep_all")
"""Whose keys are for the shares, in their order."""


class DisposalPage(DecisionPage):
    """Three trays that together hold all of it; nothing is chosen until one of them is touched.

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
        for at, stepper in enumerate(self._steppers):
            stepper.stepped.connect(partial(self._step, at))
            stepper.wanted.connect(partial(self._set, at))
            stepper.dropped.connect(partial(self._drop, at))
        trays = [Stretched(stepper, 1) for stepper in self._steppers]
        self.shares = QFrame()
        """The trays, which lie over the exchange."""
        column(*trays, of=self.shares, spacing=theme.SPACE_HALF)
        self.picture = LinePicture()
        self._arrange(self.picture)

    def fit(self, room: QSize) -> None:
        self.picture.set_height(room.height())

    def tab_parts(self) -> Sequence[QWidget]:
        return [part for each in self._steppers for part in each.in_tab_order()]

    def start(self) -> None:
        self._action = DisposeStock(self._count, 0, 0)
        self._is_chosen = False

    def has_choice(self) -> bool:
        return self._is_chosen

    def forget(self) -> None:
        self._count = 0
        for stepper in self._steppers:
            stepper.forget()
        self.picture.clear()
        super().forget()

    def reset(self, view: View) -> None:
        settlements = (action for action in view.legal if isinstance(action, DisposeStock))
        self._count = next(map(held, settlements), 0)
        super().reset(view)

    def refresh(self, view: View) -> None:
        made = self._settlement()
        if made is None:
            return
        for stepper, share in zip(self._steppers, made.shares(), strict=True):
            stepper.show_share(share)
        chains = made.decision.survivor, made.decision.acquired
        self.picture.show_crests([view.edition.chains[chain].letter for chain in chains])

    def short(self) -> str:
        view = self.view
        if view is None or not isinstance(view.decision, StockDisposal):
            return ""
        chain = view.edition.chains[view.decision.acquired].name
        return translate("DisposalPage", "Settle your %n {chain}", n=self._count, chain=chain)

    def details(self) -> Sequence[str]:
        made = self._settlement()
        if made is None or not self._is_chosen:
            return ()
        is_shown = self.is_hand_open or made.view.holdings.are_shown
        return (made.result(),) if is_shown else ()

    def choice(self) -> Choice:
        view = self.view
        if view is None or self._action not in view.legal:
            return NOTHING
        if self._is_chosen or not isinstance(view.decision, StockDisposal):
            return Choice(self._action, action_text(self._action, view.edition))
        unchosen = translate("DisposalPage", "Choose for all %n", n=self._count)
        short = translate("DisposalPage", "Sell, trade or keep")
        return Choice(None, unchosen, short=short)

    def announcement(self) -> str:
        return join_phrases([text for text in (self.choice().confirm, *self.details()) if text])

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

    def _settlement(self) -> Settlement | None:
        """Return how the stock would be settled now; None while none of it is to be."""
        view = self.view
        if view is None or not isinstance(view.decision, StockDisposal):
            return None
        return Settlement(self._action, self._is_chosen, view.decision, view)

    def _step(self, at: int, step: Step) -> None:
        made = self._settlement()
        if made is not None:
            self.choose(made.shares()[at].steps.get(step))

    def _set(self, at: int, count: int) -> None:
        """Give a share its number; the one that is sold gives or takes what that needs."""
        now, whole = self._action, held(self._action)
        sell, trade = (
            (count, now.trade),
            (min(now.sell, whole - count), count),
            (whole - now.trade - count, now.trade),
        )[at]
        made = self._settlement()
        if made is not None:
            self.choose(made.to(sell, trade))

    def _drop(self, source: int, place: QPoint) -> None:
        """Move a stock from one tray to the one at a point of the screen; trades take two."""
        for target, tray in enumerate(self._steppers):
            if target != source and tray.rect().contains(tray.mapFromGlobal(place)):
                counts = [self._action.sell, self._action.trade, self._action.keep]
                count = 2 if self.trade in (tray, self._steppers[source]) else 1
                counts[source] -= count
                counts[target] += count
                sell, trade, keep = counts
                self.choose(DisposeStock(keep, sell, trade))
