"""Account detail: one player's final account, every bonus with its arithmetic, every sale."""

from typing import Final

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.ui.acquire.result.result_model import Account, ResultModel
from acquire_desktop.ui.acquire.result.result_texts import total_text
from acquire_desktop.ui.acquire.words.game_names import bonus_reason, bonus_sum
from acquire_desktop.ui.acquire.words.names import label_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.look.lettering import RIGHT
from acquire_desktop.ui.kit.texts import label, money, translate

_WIDTH_MAX_PX: Final = 980


class AccountDetail(Adaptive, QWidget):
    """Tells how a player's total came about, one line a chain."""

    def __init__(self, model: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = model
        self._account: Account | None = None
        self._is_comfortable = False
        self.setMaximumWidth(_WIDTH_MAX_PX)
        self._title = label(size="title", bold=True)
        self._sum = label(tone="muted", wraps=True)
        self._rows = QWidget()
        self._column = column(
            self._title, self._sum, self._rows, 0, of=self, spacing=theme.SPACE_HALF
        )

    def show_account(self, account: Account | None) -> None:
        """Tell the account of one player, or nothing."""
        self._account = account
        self._title.setVisible(account is not None)
        self._sum.setVisible(account is not None)
        self._replace_rows()
        if account is None:
            return
        self._title.setText(label_of(self._result.names, account.seat))
        told = total_text(account.cash, sum(account.bonuses), sum(account.sales))
        self._sum.setText(told)

    def set_comfortable(self, is_comfortable: bool) -> None:
        """Say whether there is room for larger text and air between the lines."""
        if is_comfortable != self._is_comfortable:
            self._is_comfortable = is_comfortable
            self._replace_rows()

    def retranslate(self) -> None:
        self.show_account(self._account)

    def redraw(self) -> None:
        self._replace_rows()  # pictures of chips are among them

    def refit(self) -> None:
        self._replace_rows()

    def _replace_rows(self) -> None:
        rows, account = QWidget(), self._account
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, theme.SPACE_HALF, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE)
        grid.setVerticalSpacing(theme.SPACE if self._is_comfortable else 3)
        grid.setColumnStretch(2, 1)
        grid.setColumnMinimumWidth(4, theme.SPACE)
        if account is not None:
            parts = zip(account.bonuses, account.sales, strict=True)
            for row, chain in enumerate(at for at, part in enumerate(parts) if any(part)):
                self._add_row(grid, row, chain, account)
        self._column.replaceWidget(self._rows, rows)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows

    def _add_row(self, grid: QGridLayout, row: int, chain: Chain, account: Account) -> None:
        size: theme.TextSize = "body" if self._is_comfortable else "small"
        chip, ratio = QLabel(), self.devicePixelRatioF()
        spec = self._result.edition.chains[chain]
        side = theme.scaled(20 if self._is_comfortable else 16)
        chip.setPixmap(chip_pixmap(spec.letter, side, ratio))
        grid.addWidget(chip, row, 0)
        grid.addWidget(label(spec.name, size, bold=True), row, 1)
        for bonus in account.paid:
            if bonus.chain == chain:
                reason, total = bonus_reason(bonus), bonus_sum(bonus)
                if total != money(bonus.amount):
                    reason = translate("Result", "{bonus}: {sum}", bonus=reason, sum=total)
                grid.addWidget(label(reason, size, tone="muted", wraps=True), row, 2)
                grid.addWidget(label(money(bonus.amount), size), row, 3, RIGHT)
        for sale in account.sold:
            if sale.chain == chain:
                line = translate(
                    "Result", "{count} × {price}", count=sale.stocks, price=money(sale.price)
                )
                grid.addWidget(label(line, size, tone="muted"), row, 5, RIGHT)
                grid.addWidget(label(money(sale.amount), size), row, 6, RIGHT)
