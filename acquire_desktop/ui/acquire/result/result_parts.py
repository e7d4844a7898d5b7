"""Result parts: the lower half of the page, with key moments, one account and the chart."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.ui.acquire.result.key_moments import KeyMoments
from acquire_desktop.ui.acquire.result.result_model import Account, ResultModel
from acquire_desktop.ui.acquire.result.result_texts import total_text
from acquire_desktop.ui.acquire.table.chart.pane import ChartPane
from acquire_desktop.ui.acquire.words.game_names import bonus_reason, bonus_sum
from acquire_desktop.ui.acquire.words.names import label_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.look.lettering import RIGHT
from acquire_desktop.ui.kit.pane_tabs import PaneTabs
from acquire_desktop.ui.kit.texts import label, later, money, translate

PARTS: Final = ("moments", "account", "course")
_ACCOUNT_MAX_PX: Final = 980


class Room(Enum):
    """How much is shown at once."""

    ONE = auto()
    """One part behind tabs."""
    BESIDE = auto()
    """The course of the game, and beside it one of the others behind tabs."""
    ALL = auto()


_LEAST: Final = {Room.ALL: QSize(960, 430), Room.BESIDE: QSize(960, 280)}
"""From these sizes on, at a text scale of 100 %, there is room for more."""


class AccountDetail(Adaptive, QWidget):
    """Shows how a player's total came about, one line a chain."""

    def __init__(self, model: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = model
        self._account: Account | None = None
        self._is_comfortable = False
        self.setMaximumWidth(_ACCOUNT_MAX_PX)
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
        text = total_text(account.cash, sum(account.bonuses), sum(account.sales))
        self._sum.setText(text)

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


class ResultParts(Adaptive, QWidget):
    """Shows one of ``PARTS`` behind tabs, or more of them where there is room."""

    def __init__(self, model: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moments = KeyMoments()
        self.detail = AccountDetail(model)
        self.chart = ChartPane(is_small=True)
        self.tabs = PaneTabs(PARTS)
        self._part = PARTS[0]
        self.room = Room.ONE
        """How much is shown at once."""
        moments, course = label(size="title", bold=True), label(size="title", bold=True)
        self._moments_title = self.with_text(moments, later("KeyMoments", "Key moments"))
        self._course_title = self.with_text(course, later("Result", "Course of the game"))
        self._head = QWidget()
        row(self._course_title, 1, self.chart.switch, of=self._head, spacing=6)
        self.chart.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._grid = _Grid(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(theme.SPACE_HALF)
        self._arrange()
        self.tabs.chosen.connect(self.show_part)
        self.set_text(self.tabs.setAccessibleName, later("Result", "Game summary"))
        self.retranslate()

    def show_part(self, part: str) -> None:
        """Show one of ``PARTS``, if it is not to be seen already."""
        if self.room is Room.ONE or part != "course":
            self._part = part
            self._arrange()

    def retranslate(self) -> None:
        moments, course = self._moments_title.text(), self._course_title.text()
        self.tabs.set_texts((moments, translate("Result", "Account"), course), ("", "", ""))

    def refit(self) -> None:
        """Choose the arrangement for which there is room."""
        room = next((room for room, size in _LEAST.items() if self._has(size)), Room.ONE)
        if room is not self.room:
            self.room = room
            if room is not Room.ONE and self._part == "course":
                self._part = PARTS[0]
            self._arrange()

    def minimumSizeHint(self) -> QSize:
        # Not that of the arrangement of now: it follows the size, so the size cannot follow it.
        hints = [part.minimumSizeHint() for part in (self.detail, self.moments)]
        width = max(hint.width() for hint in (*hints, self.tabs.minimumSizeHint()))
        return QSize(width, self._with_tabs(max(hint.height() for hint in hints)))

    def least_height(self, width: int) -> int:
        """Return the height that the higher text needs behind its tab, whatever is shown now."""
        return self._with_tabs(max(p.heightForWidth(width) for p in (self.moments, self.detail)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def _with_tabs(self, height: int) -> int:
        return self.tabs.sizeHint().height() + theme.SPACE_HALF + height

    def _has(self, size: QSize) -> bool:
        return self.width() >= theme.scaled(size.width()) and (
            self.height() >= theme.scaled(size.height())
        )

    def _arrange(self) -> None:
        shows_all, is_one = self.room is Room.ALL, self.room is Room.ONE
        self._place()
        self.detail.set_comfortable(shows_all)
        self.tabs.show_only(PARTS if is_one else PARTS[:2])
        self.tabs.show_key(self._part)
        self.tabs.setVisible(not shows_all)
        self._moments_title.setVisible(shows_all)
        self._course_title.setVisible(not is_one)
        self.moments.setVisible(shows_all or self._part == "moments")
        self.detail.setVisible(shows_all or self._part == "account")
        for widget in (self.chart, self.chart.switch):
            widget.setVisible(not is_one or self._part == "course")

    def _place(self) -> None:
        grid, top = self._grid, Qt.AlignmentFlag.AlignTop
        shows_all, is_one = self.room is Room.ALL, self.room is Room.ONE
        span = 3 if is_one else 1
        grid.addWidget(self.tabs, 0, 0)
        grid.addWidget(self._moments_title, 0, 0)
        grid.addWidget(self._head, 0, 0 if is_one else 2, 1, span)
        grid.addWidget(self.moments, 1, 0, 1, span, top)
        grid.addWidget(self.detail, 3 if shows_all else 1, 0, 1, span)
        grid.addWidget(self.chart, 1, 0 if is_one else 2, 3, span)
        for at, stretch in enumerate((1, 0, 0) if is_one else (5, 0, 6)):
            grid.setColumnStretch(at, stretch)
        grid.setColumnMinimumWidth(1, 0 if is_one else theme.SPACE_4)
        grid.setRowMinimumHeight(2, theme.SPACE_2 if shows_all else 0)
        grid.setRowStretch(1, 0 if shows_all else 1)
        grid.setRowStretch(3, 1 if shows_all else 0)


class _Grid(QGridLayout):
    """Asks for the same height in every arrangement: the arrangement follows the height."""

    def __init__(self, parts: ResultParts) -> None:
        super().__init__(parts)
        self._parts = parts

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._parts.least_height(width)

    def minimumHeightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._parts.least_height(width)
