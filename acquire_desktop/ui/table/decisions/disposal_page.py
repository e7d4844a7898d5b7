"""The page on which all stock of an acquired chain is kept, sold or traded."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from acquire_desktop.engine.actions import DisposeStock
from acquire_desktop.engine.decisions import StockDisposal
from acquire_desktop.engine.observation import Holdings, View
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money, plain, signed_money, translate
from acquire_desktop.ui.table.decisions.page import NOTHING, Choice, DecisionPage, has_shift
from acquire_desktop.ui.table.decisions.stepper import Stepper
from acquire_desktop.ui.words.action_texts import action_text


class DisposalPage(DecisionPage):
    """Three numbers that always add up to the holding; it starts with all stock kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = DisposeStock(0, 0, 0)
        self.is_hand_open = True
        """Whether totals may be shown that are hidden from the others."""
        self.sell = Stepper("S", "Alt+S")
        self.trade = Stepper("T", "Alt+T")
        self.keep = Stepper("", "K")
        self._after = plain(QLabel())
        self._after.setWordWrap(True)
        columns = QHBoxLayout()
        columns.setSpacing(theme.SPACE_2)
        for index, stepper in enumerate((self.sell, self.trade, self.keep)):
            if index:
                columns.addWidget(_upright_hairline())
            columns.addWidget(stepper, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE)
        layout.addLayout(columns)
        layout.addWidget(self._after)
        layout.addStretch(1)
        self._connect()

    def _connect(self) -> None:
        self.sell.stepped.connect(lambda direction: self.move_by(direction, 0))
        self.trade.stepped.connect(lambda direction: self.move_by(0, 2 * direction))
        self.sell.filled.connect(self.sell_all)
        self.trade.filled.connect(self.trade_most)
        self.keep.filled.connect(self.keep_all)

    def forget(self) -> None:
        self._action = DisposeStock(0, 0, 0)
        super().forget()

    def reset(self, view: View) -> None:
        self._action = DisposeStock(_held(view), 0, 0)

    def refresh(self, view: View) -> None:
        decision = view.decision
        if not isinstance(decision, StockDisposal):
            return
        self._show_limits(view)
        self._show_sale(decision)
        self._show_trade(decision, view)
        self._show_kept(decision, view)
        is_told = self.is_hand_open or view.holdings is Holdings.OPEN
        self._after.setVisible(is_told)
        self._after.setText(self._result(decision, view) if is_told else "")

    def choice(self) -> Choice:
        if self.view is None or self._action not in self.view.legal:
            return NOTHING
        return Choice(self._action, action_text(self._action, self.view.edition))

    def move_by(self, sell: int, trade: int) -> None:
        """Sell and trade so many more, taken from what is kept, if that is legal."""
        now = self._action
        self._try(DisposeStock(now.keep - sell - trade, now.sell + sell, now.trade + trade))

    def keep_all(self) -> None:
        """Keep the whole holding."""
        if self.view is not None:
            self._try(DisposeStock(_held(self.view), 0, 0))

    def sell_all(self) -> None:
        """Sell the whole holding."""
        if self.view is not None:
            self._try(DisposeStock(0, _held(self.view), 0))

    def trade_most(self) -> None:
        """Trade as many as is legal; what was to be sold stays so as far as it can."""
        if self.view is None:
            return
        held, most = _held(self.view), _most_traded(self.view)
        sell = min(self._action.sell, held - most)
        self._try(DisposeStock(held - most - sell, sell, most))

    def handle_key(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if key not in (Qt.Key.Key_K, Qt.Key.Key_S, Qt.Key.Key_T):
            return False
        if key == Qt.Key.Key_K:
            self.keep_all()
        elif modifiers & Qt.KeyboardModifier.AltModifier:
            (self.sell_all if key == Qt.Key.Key_S else self.trade_most)()
        else:
            direction = -1 if has_shift(event) else 1
            sold = key == Qt.Key.Key_S
            self.move_by(direction if sold else 0, 0 if sold else 2 * direction)
        return True

    def _try(self, action: DisposeStock) -> None:
        if self.view is not None and action in self.view.legal:
            self._action = action
            self.touch()

    def _can(self, sell: int, trade: int) -> bool:
        now = self._action
        moved = DisposeStock(now.keep - sell - trade, now.sell + sell, now.trade + trade)
        return self.view is not None and moved in self.view.legal

    def _show_limits(self, view: View) -> None:
        held, most = _held(view), _most_traded(view)
        now = self._action
        self.sell.set_steps(self._can(-1, 0), self._can(1, 0), now.sell < held)
        self.trade.set_steps(self._can(0, -2), self._can(0, 2), now.trade < most)
        self.keep.set_steps(False, False, now.keep < held)

    def _show_sale(self, decision: StockDisposal) -> None:
        sold = self._action.sell
        self.sell.show_value(
            translate("DisposalPage", "Sell"), sold, translate("DisposalPage", "Sell all")
        )
        line = translate("DisposalPage", "{price} each", price=money(decision.price))
        if sold:
            line = translate(
                "DisposalPage",
                "{count} × {price} = {amount}",
                count=sold,
                price=money(decision.price),
                amount=signed_money(sold * decision.price),
            )
        self.sell.show_outcome(line, is_gain=bool(sold))

    def _show_trade(self, decision: StockDisposal, view: View) -> None:
        traded, survivor = self._action.trade, decision.survivor
        name = view.edition.chains[survivor].name
        self.trade.show_value(
            translate("DisposalPage", "Trade"), traded, translate("DisposalPage", "Trade max")
        )
        if traded:
            line = translate(
                "DisposalPage",
                "{traded} for {received} {chain}",
                traded=traded,
                received=traded // 2,
                chain=name,
            )
        else:
            line = translate("DisposalPage", "2 for 1 {chain}", chain=name)
        value = translate(
            "DisposalPage",
            "{price} each, bank {bank}",
            price=money(view.prices[survivor]),
            bank=view.bank[survivor],
        )
        self.trade.show_outcome(line, value, is_gain=bool(traded))

    def _show_kept(self, decision: StockDisposal, view: View) -> None:
        name = view.edition.chains[decision.acquired].name
        self.keep.show_value(
            translate("DisposalPage", "Keep"),
            self._action.keep,
            translate("DisposalPage", "Keep all"),
        )
        hint = translate("DisposalPage", "Worth nothing until {chain} is founded again", chain=name)
        self.keep.show_outcome(hint)

    def _result(self, decision: StockDisposal, view: View) -> str:
        """Say what the player owns after Confirm."""
        now, seat = self._action, view.seat
        received = now.trade // 2
        return translate(
            "DisposalPage",
            "After: cash {cash} · {survivor} {more} · {acquired} {kept}",
            cash=money(view.cash[seat] + now.sell * decision.price),
            survivor=view.edition.chains[decision.survivor].name,
            more=view.stocks[seat][decision.survivor] + received,
            acquired=view.edition.chains[decision.acquired].name,
            kept=now.keep,
        )


def _held(view: View) -> int:
    """Return the stocks to settle: what every legal action adds up to."""
    for action in view.legal:
        if isinstance(action, DisposeStock):
            return action.keep + action.sell + action.trade
    return 0


def _most_traded(view: View) -> int:
    return max(
        (action.trade for action in view.legal if isinstance(action, DisposeStock)), default=0
    )


def _upright_hairline() -> QFrame:
    line = QFrame()
    line.setProperty("role", "hairline")
    line.setProperty("upright", "true")
    return line
