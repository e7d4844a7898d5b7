"""One player's final account in full: every bonus with its arithmetic, every sale."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.events import BonusPaid, StockSold
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.texts import money, plain, translate
from acquire_desktop.ui.result.result_model import Account, ResultModel
from acquire_desktop.ui.words.event_words import bonus_reason, bonus_sum
from acquire_desktop.ui.words.names import label_of

_WIDTH_MAX_PX: Final = 980
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class AccountDetail(QWidget):
    """Tells how a player's total came about, one line a chain."""

    def __init__(self, model: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = model
        self._account: Account | None = None
        self._is_roomy = False
        self.setMaximumWidth(_WIDTH_MAX_PX)
        self._title = plain(QLabel())
        self._sum = plain(QLabel())
        self._rows = QWidget()
        theme.style_text(self._title, "title", bold=True)
        theme.style_text(self._sum, tone="muted")
        self._sum.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.SPACE_HALF)
        for widget in (self._title, self._sum, self._rows):
            self._column.addWidget(widget)
        self._column.addStretch()

    def show_account(self, account: Account | None) -> None:
        """Tell the account of one player, or nothing."""
        self._account = account
        self._title.setVisible(account is not None)
        self._sum.setVisible(account is not None)
        self._replace_rows()
        if account is None:
            return
        self._title.setText(label_of(self._result.names, account.seat))
        self._sum.setText(
            translate(
                "Result",
                "{cash} cash + {bonuses} bonuses + {sales} stock = {total}",
                cash=money(account.cash),
                bonuses=money(sum(account.bonuses)),
                sales=money(sum(account.sales)),
                total=money(account.total),
            )
        )

    def set_roomy(self, is_roomy: bool) -> None:
        """Say whether there is room for larger text and air between the lines."""
        if is_roomy != self._is_roomy:
            self._is_roomy = is_roomy
            self._replace_rows()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_account(self._account)

    def _replace_rows(self) -> None:
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, theme.SPACE_HALF, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE)
        grid.setVerticalSpacing(theme.SPACE if self._is_roomy else 3)
        grid.setColumnStretch(2, 1)
        grid.setColumnMinimumWidth(4, theme.SPACE)
        for row, chain in enumerate(self._chains()):
            self._add_row(grid, row, chain)
        self._column.replaceWidget(self._rows, rows)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows

    def _chains(self) -> list[Chain]:
        account = self._account
        if account is None:
            return []
        return [c for c in self._result.chains if account.bonuses[c] or account.sales[c]]

    def _add_row(self, grid: QGridLayout, row: int, chain: Chain) -> None:
        if self._account is None:
            return
        chip = QLabel()
        ratio = self.devicePixelRatioF()
        spec = self._result.edition.chains[chain]
        chip.setPixmap(chip_pixmap(spec.letter, theme.scaled(20 if self._is_roomy else 16), ratio))
        grid.addWidget(chip, row, 0)
        grid.addWidget(self._label(spec.name, bold=True), row, 1)
        for bonus in self._account.paid:
            if bonus.chain == chain:
                reason = self._label(_bonus_line(bonus), muted=True)
                reason.setWordWrap(True)
                grid.addWidget(reason, row, 2)
                grid.addWidget(self._label(money(bonus.amount)), row, 3, _RIGHT)
        for sale in self._account.sold:
            if sale.chain == chain:
                grid.addWidget(self._label(_sale_line(sale), muted=True), row, 5, _RIGHT)
                grid.addWidget(self._label(money(sale.amount)), row, 6, _RIGHT)

    def _label(self, text: str, *, bold: bool = False, muted: bool = False) -> QLabel:
        label = plain(QLabel(text))
        size: theme.TextSize = "body" if self._is_roomy else "small"
        theme.style_text(label, size, bold=bold, tone="muted" if muted else "ink")
        return label


def _bonus_line(event: BonusPaid) -> str:
    total = bonus_sum(event)
    if total == money(event.amount):
        return bonus_reason(event)
    return translate("Result", "{bonus}: {sum}", bonus=bonus_reason(event), sum=total)


def _sale_line(event: StockSold) -> str:
    return translate("Result", "{count} × {price}", count=event.stocks, price=money(event.price))
