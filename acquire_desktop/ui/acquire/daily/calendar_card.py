"""Calendar: the days of a month, each a button, marked where its deal was played."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QPushButton, QSizePolicy

from acquire_desktop.games.acquire.daily.results import DayResult
from acquire_desktop.ui.acquire.daily.daily_texts import day_text, month_text, result_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.texts import join_terse, label, later, translate

_DAYS: Final = 7
_WEEKS: Final = 6
_CELL_PX: Final = (44, 40)
_NEXT_MONTH: Final = timedelta(31)


class CalendarCard(Adaptive, QFrame):
    """A month; days that are still to come cannot be chosen.

    Signals:
        day_chosen (date): Another day's deal is to be shown.
    """

    is_region = True

    day_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.set_text(self.setAccessibleName, later("Daily", "Calendar"))
        self._results: Mapping[date, DayResult] = {}
        self._today = self._day = self._month = date(2000, 1, 1)
        self._title = label(size="title", bold=True)
        self.earlier = SignButton("chevron-left", later("Daily", "Month before"), quiet=True)
        self.later = SignButton("chevron-right", later("Daily", "Month after"), quiet=True)
        self.count = label(tone="muted", wraps=True)
        self._heads = [label(size="small", tone="muted") for _ in range(_DAYS)]
        self.days = [QPushButton() for _ in range(_DAYS * _WEEKS)]
        self._group = QButtonGroup(self)
        grid = QGridLayout()
        grid.setSpacing(theme.SPACE_HALF)
        for at, head in enumerate(self._heads):
            grid.setColumnStretch(at, 1)
            grid.addWidget(head, 0, at, Qt.AlignmentFlag.AlignHCenter)
        for at, button in enumerate(self.days):
            button.setCheckable(True)
            button.setProperty("small", True)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setAutoDefault(True)
            self._group.addButton(button, at)
            grid.addWidget(button, 1 + at // _DAYS, at % _DAYS)
        top = row(Stretched(self._title, 1), self.earlier, self.later, spacing=theme.SPACE)
        margins = theme.SPACE_2
        column(top, grid, self.count, 1, of=self, spacing=theme.SPACE, margins=margins)
        self._group.idClicked.connect(self._choose)
        self.earlier.clicked.connect(lambda: self._turn(self._month - timedelta(1)))
        self.later.clicked.connect(lambda: self._turn(self._month + _NEXT_MONTH))
        self.refit()

    def show_results(self, results: Mapping[date, DayResult], day: date, today: date) -> None:
        """Show the month of a day."""
        self._results, self._today, self._day = results, today, day
        self._turn(day)

    def retranslate(self) -> None:
        self._title.setText(month_text(self._month))
        for at, head in enumerate(self._heads):
            weekday = 1 + (self._first().weekday() + at) % _DAYS
            head.setText(QLocale().standaloneDayName(weekday, QLocale.FormatType.ShortFormat))
        for at, button in enumerate(self.days):
            self._show_day(button, self._first() + timedelta(at))
        month = [each for each in self._results if (each.year, each.month) == self._key()]
        self.count.setText(translate("Daily", "%n day(s) played this month", n=len(month)))
        self.later.setEnabled(self._key() < (self._today.year, self._today.month))

    def refit(self) -> None:
        for button in self.days:
            button.setMinimumSize(*map(theme.scaled, _CELL_PX))

    def _show_day(self, button: QPushButton, day: date) -> None:
        is_in_month = day.month == self._month.month
        result = self._results.get(day) if is_in_month else None
        button.setText(f"{day.day}" if result is None else f"{day.day}●")
        said = translate("Daily", "not played") if result is None else result_text(result)
        button.setAccessibleName(join_terse([day_text(day), said]))
        button.setToolTip(button.accessibleName())
        button.setEnabled(is_in_month and day <= self._today)
        button.setChecked(day == self._day)

    def _first(self) -> date:
        """Return the first day on view: the one that begins the week of the month's first."""
        start = QLocale().firstDayOfWeek().value - 1
        first = self._month.replace(day=1)
        return first - timedelta((first.weekday() - start) % _DAYS)

    def _key(self) -> tuple[int, int]:
        return self._month.year, self._month.month

    def _turn(self, day: date) -> None:
        self._month = day.replace(day=1)
        self.retranslate()

    def _choose(self, at: int) -> None:
        self._day = self._first() + timedelta(at)
        self.day_chosen.emit(self._day)
