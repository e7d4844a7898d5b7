"""Page of the deal of the day: the deal, one's result beside Experts, and the calendar."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from acquire_desktop.games.acquire.daily.deal import SEATS
from acquire_desktop.games.acquire.daily.experts import COUNT
from acquire_desktop.games.acquire.daily.results import DayResult
from acquire_desktop.ui.acquire.daily.calendar_card import CalendarCard
from acquire_desktop.ui.acquire.daily.daily_texts import (
    day_text,
    experts_text,
    marks_of,
    result_text,
    waiting_text,
)
from acquire_desktop.ui.acquire.daily.expert_strip import ExpertStrip
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.frames import PlanPage, QuietArea
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_list, join_terse, label, later, translate

_DEAL_PX: Final = 430
_FACE_PX: Final = 72


class DailyPage(PlanPage):
    """Shows one day.

    Signals:
        play_wanted (): The deal of the day on view is to be played.
        day_chosen (date): Another day is to be shown.
        copy_wanted (): The result is to go to the clipboard as one line.
        picture_wanted (): It is to go into a file as a picture.
        left (): Go back to where one was.
    """

    fits_any_window = True

    play_wanted = Signal()
    day_chosen = Signal(object)
    copy_wanted = Signal()
    picture_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._day = date(2000, 1, 1)
        self._guests: Sequence[str] = ()
        self._result: DayResult | None = None
        self._experts: Sequence[int] = ()
        self._can_compare = False
        title = later("Daily", "Deal of the day")
        self.set_text(self.setAccessibleName, title)
        self._title = self.with_text(label(size="display", bold=True, wraps=True), title)
        self._about = self.with_text(
            label(wraps=True),
            later(
                "Daily",
                "Everybody who plays the deal of a day has the same tiles, the same seat and the"
                " same guests. The first game that you finish counts.",
            ),
        )
        self._date = label(size="title", bold=True, wraps=True)
        self._table = label(tone="muted", wraps=True)
        self._faces = tuple(QLabel() for _ in range(SEATS - 1))
        self._portraits: Sequence[Face] = ()
        self.result = label(size="large", bold=True, wraps=True)
        self.marks = label(tone="muted", wraps=True)
        self.compared = label(wraps=True)
        self.strip = ExpertStrip()
        self.play, self.calendar = PrimaryButton(), CalendarCard()
        self.play.setAutoDefault(True)
        self.copy = self.with_text(
            push_button(self.copy_wanted), later("Daily", "Copy as one line")
        )
        self.picture = self.with_text(
            push_button(self.picture_wanted), later("Daily", "Save as a picture…")
        )
        self.close_button = self.with_text(push_button(self.left), later("Daily", "Close"))
        self._arrange()
        self.play.clicked.connect(self.play_wanted)
        self.calendar.day_chosen.connect(self.day_chosen)

    def show_day(
        self,
        day: date,
        today: date,
        guests: Sequence[str],
        faces: Sequence[Face],
        results: Mapping[date, DayResult],
    ) -> None:
        """Show the deal of a day.

        Args:
            day: Which.
            today: The day that it is.
            guests: The names of the other players.
            faces: Theirs, in the same order.
            results: Those that the person has, by day.
        """
        self._day, self._guests, self._result = day, guests, results.get(day)
        self._portraits = faces
        self._show_faces()
        self.calendar.show_results(results, day, today)
        self.retranslate()

    def show_experts(self, experts: Sequence[int], *, can_compare: bool) -> None:
        """Show with how much the Experts ended so far, or that none can be asked here."""
        self._experts, self._can_compare = experts, can_compare
        self.retranslate()

    def retranslate(self) -> None:
        result = self._result
        self._date.setText(day_text(self._day))
        self._table.setText(
            translate("Daily", "At the table: {names}, all Hard", names=join_list(self._guests))
        )
        self.play.setText(
            translate("Daily", "Play it" if result is None else "Play it again, not counted")
        )
        self.result.setText("" if result is None else result_text(result))
        self.marks.setText("" if result is None else join_terse(marks_of(result)))
        for part in (self.result, self.copy, self.picture):
            part.setHidden(result is None)
        self.marks.setHidden(not self.marks.text())
        self.compared.setText(self._compared())
        self.strip.show_totals(0 if result is None else result.total, self._shown_experts())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def refit(self) -> None:
        self._card.setMinimumWidth(min(theme.scaled(_DEAL_PX), 600))
        self._show_faces()

    def redraw(self) -> None:
        self._show_faces()

    def _show_faces(self) -> None:
        side, ratio = theme.scaled(_FACE_PX), self.devicePixelRatioF()
        for place, face in zip(self._faces, self._portraits, strict=False):
            place.setPixmap(face_pixmap(face, side, ratio))

    def _shown_experts(self) -> Sequence[int]:
        """Return the sums of the Experts: before one's own game they would say what is in it."""
        return () if self._result is None else self._experts

    def _compared(self) -> str:
        if not self._can_compare:
            return translate("Daily", "Compiled rules are needed to compare you with Experts.")
        experts = self._shown_experts()
        if self._result is None or len(experts) < COUNT:
            return waiting_text(len(self._experts))
        return experts_text(self._result.total, experts)

    def _arrange(self) -> None:
        self._card = card = QFrame()
        card.setProperty("role", "card")
        column(
            self._date,
            self._table,
            row(*self._faces, 1, spacing=theme.SPACE_2),
            self._about,
            Gap(theme.SPACE),
            self.result,
            self.marks,
            self.compared,
            self.strip,
            1,
            row(self.play, 1, spacing=theme.SPACE),
            row(self.copy, self.picture, 1, spacing=theme.SPACE),
            of=card,
            spacing=theme.SPACE,
            margins=theme.SPACE_3,
        )
        head = row(Stretched(self._title, 1), self.close_button, spacing=theme.SPACE_2)
        body = QWidget()
        cards = turning_row(Stretched(card, 1), Stretched(self.calendar, 1), spacing=theme.SPACE_2)
        column(head, cards, 1, of=body, spacing=theme.SPACE_2, margins=theme.SPACE_3)
        column(Stretched(QuietArea(body), 1), of=self)
        self.refit()
