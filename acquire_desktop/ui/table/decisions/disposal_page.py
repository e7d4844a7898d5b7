"""The page on which all stock of an acquired chain is kept, sold or traded."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QToolButton, QWidget

from acquire_desktop.engine.actions import DisposeStock
from acquire_desktop.engine.decisions import StockDisposal
from acquire_desktop.engine.observation import Holdings, View
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import label, money, signed_money, translate
from acquire_desktop.ui.table.decisions.page import NOTHING, Choice, DecisionPage, has_shift
from acquire_desktop.ui.words.action_texts import action_text


@dataclass(frozen=True, slots=True)
class Share:
    """What is told of the stocks that are sold, traded or kept."""

    title: str
    count: int
    fill: str
    """Names the button for as many as possible."""
    outcome: str
    """What they bring."""
    detail: str = ""
    """A fact to know beside it."""
    is_gain: bool = False
    can_less: bool = False
    can_more: bool = False
    can_fill: bool = False


class DisposalPage(DecisionPage):
    """Three numbers that always add up to the holding; it starts with all stock kept."""

    decisions = (StockDisposal,)

    def __init__(self) -> None:
        super().__init__()
        self.start()
        self.is_hand_open = True
        """Whether totals may be shown that are hidden from the others."""
        self.sell = Stepper("S", "Alt+S")
        self.trade = Stepper("T", "Alt+T")
        self.keep = Stepper("", "K")
        shares = [Stretched(share, 1) for share in (self.sell, self.trade, self.keep)]
        lines = hairline(upright=True), hairline(upright=True)
        columns = row(shares[0], lines[0], shares[1], lines[1], shares[2], spacing=theme.SPACE_2)
        self._arrange(columns, self._text)
        self.sell.stepped.connect(lambda direction: self.move_by(direction, 0))
        self.trade.stepped.connect(lambda direction: self.move_by(0, 2 * direction))
        self.sell.filled.connect(self.sell_all)
        self.trade.filled.connect(self.trade_most)
        self.keep.filled.connect(self.keep_all)

    def start(self) -> None:
        self._action = DisposeStock(0, 0, 0)

    def reset(self, view: View) -> None:
        self._action = DisposeStock(_held(view), 0, 0)

    def refresh(self, view: View) -> None:
        decision = view.decision
        if not isinstance(decision, StockDisposal):
            return
        self.sell.show_share(self._sale(decision, view))
        self.trade.show_share(self._trade(decision, view))
        self.keep.show_share(self._rest(decision, view))
        is_told = self.is_hand_open or view.holdings is Holdings.OPEN
        self._text.setVisible(is_told)
        self._text.setText(self._result(decision, view) if is_told else "")

    def choice(self) -> Choice:
        if self.view is None or self._action not in self.view.legal:
            return NOTHING
        return Choice(self._action, action_text(self._action, self.view.edition))

    def move_by(self, sell: int, trade: int) -> None:
        """Sell and trade so many more, taken from what is kept, if that is legal."""
        self._try(self._moved(sell, trade))

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
        is_sale, direction = key == Qt.Key.Key_S, -1 if has_shift(event) else 1
        if key == Qt.Key.Key_K:
            self.keep_all()
        elif modifiers & Qt.KeyboardModifier.AltModifier:
            (self.sell_all if is_sale else self.trade_most)()
        else:
            self.move_by(direction if is_sale else 0, 0 if is_sale else 2 * direction)
        return True

    def _moved(self, sell: int, trade: int) -> DisposeStock:
        now = self._action
        return DisposeStock(now.keep - sell - trade, now.sell + sell, now.trade + trade)

    def _try(self, action: DisposeStock) -> None:
        if self.view is not None and action in self.view.legal:
            self._action = action
            self.touch()

    def _sale(self, decision: StockDisposal, view: View) -> Share:
        sold, price = self._action.sell, money(decision.price)
        outcome = translate("DisposalPage", "{price} each", price=price)
        if sold:
            amount = signed_money(sold * decision.price)
            outcome = translate(
                "DisposalPage", "{count} × {price} = {amount}",
                count=sold, price=price, amount=amount,
            )  # fmt: skip
        return Share(
            translate("DisposalPage", "Sell"),
            sold,
            translate("DisposalPage", "Sell all"),
            outcome,
            is_gain=bool(sold),
            can_less=self._moved(-1, 0) in view.legal,
            can_more=self._moved(1, 0) in view.legal,
            can_fill=sold < _held(view),
        )

    def _trade(self, decision: StockDisposal, view: View) -> Share:
        traded, survivor = self._action.trade, decision.survivor
        name = view.edition.chains[survivor].name
        outcome = translate("DisposalPage", "2 for 1 {chain}", chain=name)
        if traded:
            outcome = translate(
                "DisposalPage", "{traded} for {received} {chain}",
                traded=traded, received=traded // 2, chain=name,
            )  # fmt: skip
        price, bank = money(view.prices[survivor]), view.bank[survivor]
        return Share(
            translate("DisposalPage", "Trade"),
            traded,
            translate("DisposalPage", "Trade max"),
            outcome,
            translate("DisposalPage", "{price} each, bank {bank}", price=price, bank=bank),
            is_gain=bool(traded),
            can_less=self._moved(0, -2) in view.legal,
            can_more=self._moved(0, 2) in view.legal,
            can_fill=traded < _most_traded(view),
        )

    def _rest(self, decision: StockDisposal, view: View) -> Share:
        kept, name = self._action.keep, view.edition.chains[decision.acquired].name
        return Share(
            translate("DisposalPage", "Keep"),
            kept,
            translate("DisposalPage", "Keep all"),
            translate("DisposalPage", "Worth nothing until {chain} is founded again", chain=name),
            can_fill=kept < _held(view),
        )

    def _result(self, decision: StockDisposal, view: View) -> str:
        """Say what the player owns after Confirm."""
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


class Stepper(Adaptive, QWidget):
    """Shows one share of a settlement and asks to change it.

    Signals:
        stepped: One step less (-1) or more (1) is wanted.
        filled: As many as possible are wanted.
    """

    stepped = Signal(int)
    filled = Signal()

    def __init__(self, step_key: str, fill_key: str) -> None:
        """Make a stepper.

        Args:
            step_key: The key for one more, or an empty text for a number without steps.
            fill_key: The keys for as many as possible.
        """
        super().__init__()
        self._step_key = step_key
        self._title = label(bold=True)
        self._value = label("", "display", bold=True, align=Qt.AlignmentFlag.AlignCenter)
        self._outcome = label("", "small", tone="muted", wraps=True)
        self._detail = label("", "small", tone="muted", wraps=True)
        self.fewer, self.more, self.most = QToolButton(), QToolButton(), QPushButton()
        self.fewer.setIcon(icons.icon("minus"))
        self.more.setIcon(icons.icon("plus"))
        self.fewer.clicked.connect(lambda: self.stepped.emit(-1))
        self.more.clicked.connect(lambda: self.stepped.emit(1))
        self.most.clicked.connect(self.filled)
        self.most.setProperty("quiet", "true")
        self.most.setToolTip(fill_key)
        self._head = row(Stretched(self._title, 1), self.most, spacing=theme.SPACE_HALF)
        number = QGridLayout()
        number.setSpacing(theme.SPACE)
        number.addWidget(self._value, 0, 1)
        number.setColumnStretch(1, 1)
        for at, button in ((0, self.fewer), (2, self.more)):
            if step_key:
                number.addWidget(button, 0, at)
        parts = self._head, number, self._outcome, self._detail
        column(*parts, 1, of=self, spacing=theme.SPACE_HALF)
        self.refit()

    def show_share(self, share: Share) -> None:
        """Show other numbers, and enable the buttons that lead to something legal."""
        title = share.title
        tone: theme.Tone = "gain" if share.is_gain else "muted"
        self._title.setText(title)
        self._value.setText(str(share.count))
        self._value.setAccessibleName(f"{title} {share.count}")
        self.most.setText(share.fill)
        self._fold_head()
        less = translate("Stepper", "{title}: fewer", title=title)
        more = translate("Stepper", "{title}: more", title=title)
        self.fewer.setAccessibleName(less)
        self.fewer.setToolTip(f"{less} (Shift+{self._step_key})")
        self.more.setAccessibleName(more)
        self.more.setToolTip(f"{more} ({self._step_key})")
        self.fewer.setEnabled(share.can_less)
        self.more.setEnabled(share.can_more)
        self.most.setEnabled(share.can_fill)
        self._outcome.setText(share.outcome)
        theme.style_text(self._outcome, "small", bold=share.is_gain, tone=tone)
        self._detail.setText(share.detail)
        self._detail.setVisible(bool(share.detail))

    def minimumSizeHint(self) -> QSize:
        """Where it is narrow the button that fills goes below the title."""
        head = max(self._title.sizeHint().width(), self.most.sizeHint().width())
        steps = self.fewer.sizeHint().width() + self.more.sizeHint().width()
        number = self._value.sizeHint().width() + steps + 2 * theme.SPACE
        return QSize(max(head, number), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold_head()

    def _fold_head(self) -> None:
        needed = self._title.sizeHint().width() + self.most.sizeHint().width() + theme.SPACE
        is_wide = needed <= self.width()
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def refit(self) -> None:
        side = theme.scaled(16)
        for button in (self.fewer, self.more):
            button.setIconSize(QSize(side, side))


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
