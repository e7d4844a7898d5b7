"""Places of the people: where each stands in the room that all have together."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize, QVariantAnimation
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.people.facts import PersonForm
from acquire_desktop.ui.kit.people.person_view import PersonView

_GAPS_PX: Final = {PersonForm.CARD: 8, PersonForm.CELL: 6, PersonForm.LINE: 4}
_CARD_GAP: Final = 1 / 15
"""Between large cards more is free: a share of their height at 100 % text."""


Seat = int
"""A player's place at the table, counted from 0."""


class Standing(NamedTuple):
    """How people stand, as the arrangement of the table says; lengths in pixels."""

    form: PersonForm
    columns: int
    card_px: int
    active_px: int
    """The height of the place of the person who acts."""

    def height_px(self, count: int) -> int:
        """Return how high so many places are together."""
        rows = ceil(count / self.columns)
        return rows * (self.card_px + self.gap_px) - self.gap_px + self.growth_px

    @property
    def gap_px(self) -> int:
        """The distance between two places."""
        share = _CARD_GAP * 100 / theme.text_scale() if self.form is PersonForm.CARD else 0
        return max(_GAPS_PX[self.form], int(self.card_px * share))

    @property
    def growth_px(self) -> int:
        """How much higher the place of the person who acts is."""
        return self.active_px - self.card_px if self.columns == 1 else 0


def places_of(
    standing: Standing, width: int, order: Sequence[Seat], grown: Mapping[Seat, float]
) -> dict[Seat, QRect]:
    """Return the place of each seat.

    Args:
        standing: How people stand.
        width: What all of them have, in pixels.
        order: The seats as they stand, row by row.
        grown: How much of the growth each place has now, 0 to 1; none where it is missing.
    """
    gap, columns = standing.gap_px, standing.columns
    wide = (width - (columns - 1) * gap) / columns
    places, top, high = dict[Seat, QRect](), 0, 0
    for at, seat in enumerate(order):
        row, column = divmod(at, columns)
        if row and not column:
            top += high + gap
        high = standing.card_px + round(standing.growth_px * grown.get(seat, 0.0))
        left = round(column * (wide + gap))
        places[seat] = QRect(left, top, round(column * (wide + gap) + wide) - left, high)
    return places


class PeoplePlaces(Adaptive, QWidget):
    """Puts a place for each person where the arrangement says; who acts has a higher one."""

    def __init__(self) -> None:
        super().__init__()
        self._people: list[PersonView] = []
        self._order: tuple[Seat, ...] = ()
        self._standing = Standing(PersonForm.CARD, 1, 126, 150)
        self._grown: dict[Seat, float] = {}
        self._growing: dict[Seat, float] = {}
        """How much the places have grown when the change began."""
        self._acts: Seat | None = None
        self._growth = motion.animation(self, self._grow, theme.CARD_MS, eases_out=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def count(self) -> int:
        """How many people there are."""
        return len(self._people)

    def set_form(self, form: PersonForm, columns: int, card_px: int, active_px: int) -> None:
        """Show so much of each person, in places of a size.

        Args:
            form: How much.
            columns: So many places stand beside each other.
            card_px: The height of a place, in pixels.
            active_px: That of the person who acts.
        """
        standing = Standing(form, columns, card_px, active_px)
        if standing == self._standing:
            return
        self._standing = standing
        for person in self._people:
            person.set_form(form)
        self.updateGeometry()
        self.place()

    def in_tab_order(self) -> list[QWidget]:
        """Return the places in the order in which the Tab key reaches them."""
        return [self._people[seat] for seat in self._order]

    def rect_of(self, seat: Seat) -> QRect:
        """Return where the place of a seat is."""
        return self._people[seat].geometry()

    def portrait_of(self, seat: Seat) -> QRect:
        """Return where the portrait of a seat is."""
        person = self._people[seat]
        return person.portrait_rect().toRect().translated(person.pos())

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(184), self._standing.height_px(max(1, self.count)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def take_seats(self, count: int, make: Callable[[Seat], PersonView]) -> None:
        """Have so many places.

        Args:
            count: How many.
            make: Makes the place of a seat.
        """
        for person in self._people[count:]:
            person.hide()
            person.deleteLater()
        del self._people[count:]
        while self.count < count:
            person = make(self.count)
            person.setParent(self)
            person.set_form(self._standing.form)
            person.show()
            self._people.append(person)
        self._order, self._acts, self._grown = tuple(range(count)), None, {}
        self._growth.stop()
        self.updateGeometry()
        self.place()

    def seat_from(self, viewer: Seat, acts: Seat | None) -> None:
        """Let the seats stand from the viewer onward, and the place grow of who acts."""
        order = tuple((viewer + at) % self.count for at in range(self.count))
        is_other, self._order = order != self._order, order
        if is_other:
            for first, second in pairwise(self.in_tab_order()):
                QWidget.setTabOrder(first, second)
        if acts != self._acts:
            self._acts, self._growing = acts, dict(self._grown)
            self._growth.stop()
            if motion.is_on() and self.isVisible() and not is_other:
                self._growth.start()
                return
        if self._growth.state() is not QVariantAnimation.State.Running:
            self._grow(1.0)

    def _grow(self, done: float) -> None:
        ends = {} if self._acts is None else {self._acts: 1.0}
        self._grown = {
            seat: self._growing.get(seat, 0.0) * (1 - done) + ends.get(seat, 0.0) * done
            for seat in self._order
        }
        self.place()

    def place(self) -> None:
        """Put every place where it is now."""
        places = places_of(self._standing, self.width(), self._order, self._grown)
        for seat, rect in places.items():
            self._people[seat].setGeometry(rect)
