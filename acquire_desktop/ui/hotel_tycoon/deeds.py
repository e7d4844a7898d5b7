"""Deeds as rows: whose each property is, what stands on it, and what it asks and costs."""

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, PROPERTY_COUNT, Property, Seat
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board.glyphs import draw_star
from acquire_desktop.ui.hotel_tycoon.board.hotels import draw_house_on
from acquire_desktop.ui.hotel_tycoon.choices import property_about
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write, write_shrunk
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.look.seat_marks import mark_color
from acquire_desktop.ui.kit.look.writer import fitting_name
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring, rounded
from acquire_desktop.ui.kit.texts import escape_html, join_terse, money, number, translate

_FULL_PX, _TWO_PX, _LEAST_PX = 66, 42, 28
"""From these heights on, at 100 % text, a row has three lines, two, or one."""
_MOST_PX: Final = 96
_GAP: Final = 6


class _Facts(NamedTuple):
    """The content of a row."""

    name: str
    owner: Seat
    built: int
    price: str
    what: str
    """Whether that is the price of a night or of the land."""
    holder: str
    """The owner, or that the land is for sale."""
    entrances: str
    upcoming: str
    """The price of the next structure; empty where all stand or nobody owns the land."""


def _facts_of(view: View, names: Names, owned: Property) -> _Facts:
    deed, built, owner = DEEDS[owned], view.built[owned], view.owners[owned]
    price, what = money(deed.land), translate("HotelDeeds", "land")
    if built:
        price, what = money(deed.fee(built)), translate("HotelDeeds", "a night")
    upcoming = ""
    if built < len(deed.steps) and owner != NOBODY:
        upcoming = translate("HotelDeeds", "next {price}", price=money(deed.steps[built].cost))
    holder = translate("HotelDeed", "For sale") if owner == NOBODY else names.first(owner)
    entrances = translate("HotelDeeds", "%n entrance(s)", n=view.entrances.count(owned))
    return _Facts(property_name(owned), owner, built, price, what, holder, entrances, upcoming)


class DeedRow(PaintedButton):
    """One property: its front on the owner's colour, name, structures, price and entrances."""

    def __init__(self, owned: Property) -> None:
        super().__init__(takes_enter=True)
        self._owned = owned
        self._facts: _Facts | None = None
        self._names = Names(())
        self._is_asked = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_view(self, view: View, names: Names) -> None:
        """Show the property as a view has it."""
        facts = self._facts = _facts_of(view, names, self._owned)
        self._names = names
        steps = DEEDS[self._owned].steps
        texts = [facts.name, facts.holder, f"{facts.price} {facts.what}"]
        count, built = len(steps), number(facts.built)
        texts.append(translate("HotelDeeds", "{built} of %n structure(s)", n=count, built=built))
        if facts.built:
            texts.append(translate("HotelDeeds", "%n star(s)", n=steps[facts.built - 1].stars))
        texts.append(facts.entrances)
        said = join_terse([*texts, facts.upcoming] if facts.upcoming else texts)
        self.setAccessibleName(said)
        self.setToolTip(escape_html(said))
        self.update()

    def set_asked(self, is_asked: bool) -> None:
        """Say whether what is decided now is about it: it has an edge of brass then."""
        if is_asked != self._is_asked:
            self._is_asked = is_asked
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(240), theme.scaled(_LEAST_PX))

    def paint(self, painter: QPainter) -> None:
        look, facts = theme.current(), self._facts
        if facts is None:
            return
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -2.5)
        pen = QPen(look.brass, 2.5) if self._is_asked else QPen(look.hairline, theme.HAIRLINE_PX)
        draw_box(painter, box.translated(0.5, 1.5), theme.RADIUS_LARGE, look.shadow)
        draw_box(painter, box, theme.RADIUS_LARGE, self.ground(look.paper_raised), pen)
        is_free = facts.owner == NOBODY
        color = look.border if is_free else mark_color(self._names.mark(facts.owner))
        strip = QRectF(
            box.left(),
            box.top(),
            min(box.height(), theme.scaled(76), box.width() * 0.17),
            box.height(),
        )
        painter.save()
        painter.setClipPath(rounded(box, theme.RADIUS_LARGE))
        painter.fillRect(strip, with_alpha(color, 0.35) if is_free else color)
        draw_house_on(painter, self._owned, facts.built, color, strip)
        painter.restore()
        high = box.height() * 100 / theme.text_scale()
        lines = 3 if high >= _FULL_PX else 2 if high >= _TWO_PX else 1
        air = theme.scaled(10)
        room = QRectF(strip.right() + air, box.top() + 3, 0, (box.height() - 6) / lines)
        room.setRight(box.right() - air)
        rows = [room.translated(0, at * room.height()) for at in range(3)]
        _paint_head(painter, rows[0], facts, is_full=lines == 3)
        if lines > 1:
            self._paint_structures(painter, rows[1], facts, color)
            write(painter, rows[1], facts.what if lines == 3 else facts.upcoming,
                  look.ink_muted, flags=RIGHT)  # fmt: skip
        if lines == 3:
            self._paint_entrances(painter, rows[2], facts)
        if self.hasFocus():
            draw_ring(painter, box, theme.RADIUS_LARGE)

    def _paint_structures(
        self, painter: QPainter, line: QRectF, facts: _Facts, color: QColor
    ) -> None:
        """Paint a pip for each structure, filled where it stands, and the stars of the hotel."""
        look, steps = theme.current(), DEEDS[self._owned].steps
        wide, high = theme.scaled(17), theme.scaled(9)
        for step in range(len(steps)):
            pip = QRectF(line.left() + step * (wide + 3), line.center().y() - high / 2, wide, high)
            is_built = step < facts.built
            draw_box(painter, pip, 3, color if is_built else None, QPen(look.border, 1.2))
        x = line.left() + len(steps) * (wide + 3) + theme.SPACE
        for _ in range(steps[facts.built - 1].stars if facts.built else 0):
            draw_star(painter, QPointF(x, line.center().y()), high * 0.62, look.brass_ink)
            x += high * 1.25

    def _paint_entrances(self, painter: QPainter, line: QRectF, facts: _Facts) -> None:
        """Paint the owner with the number of entrances, and the price of the next structure."""
        look = theme.current()
        if facts.upcoming:
            write(painter, line, facts.upcoming, look.ink_muted, flags=RIGHT)
            line = line.adjusted(0, 0, -width_px(facts.upcoming) - theme.SPACE, 0)
        text = facts.holder
        if facts.owner != NOBODY:
            side, text = min(line.height(), theme.scaled(22)), facts.entrances
            square = QRectF(line.left(), line.center().y() - side / 2, side, side)
            draw_face(painter, square, self._names.face(facts.owner))
            line = line.adjusted(side + _GAP, 0, 0, 0)
        painter.setPen(look.ink_muted)
        write_shrunk(painter, line, text, theme.font("small"), LEFT)


def _paint_head(painter: QPainter, line: QRectF, facts: _Facts, *, is_full: bool) -> None:
    """Paint the name, and at the right the price, with its kind where that stands nowhere else."""
    look, px = theme.current(), theme.scaled(18 if is_full else 15)
    ink, font = look.ink if facts.built else look.ink_muted, theme.sized_font(px, bold=True)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(line, RIGHT, facts.price)
    wide = QFontMetricsF(font).horizontalAdvance(facts.price) + theme.SPACE
    line = line.adjusted(0, 0, -wide, 0)
    name, unit = facts.name.upper(), width_px(facts.what) + theme.SPACE_HALF
    font, room = fitting_name(name, theme.scaled(14), line.width() - unit), line.width() - unit
    if not is_full and QFontMetricsF(font).horizontalAdvance(name) <= room:
        write(painter, line, facts.what, look.ink_muted, flags=RIGHT)
        line = line.adjusted(0, 0, -unit, 0)
    painter.setPen(look.ink)
    write_shrunk(painter, line, name, fitting_name(name, theme.scaled(14), line.width()), LEFT)


class DeedRows(Adaptive, QWidget):
    """A row for each property, as high as there is room.

    Signals:
        asked (int): The deed of a property is asked for.
    """

    asked = Signal(int)
    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._body = QWidget()
        self._area = QuietArea(self._body, self)
        self._area.setWidgetResizable(False)
        self.rows = [DeedRow(owned) for owned in range(PROPERTY_COUNT)]
        self._view: View | None = None
        self._names = Names(())
        for owned, row in enumerate(self.rows):
            row.setParent(self._body)
            row.clicked.connect(partial(self.asked.emit, owned))
        self.retranslate()

    def show_view(self, view: View, names: Names) -> None:
        """Show all properties as a view has them."""
        self._view, self._names = view, names
        about = property_about(view) if view.legal else NOBODY
        for owned, row in enumerate(self.rows):
            row.show_view(view, names)
            row.set_asked(owned == about)

    def point_at(self, owned: Property) -> None:
        """Mark the property that is pointed at, or with ``NOBODY`` that of the decision."""
        view = self._view
        about = owned if owned != NOBODY or view is None else property_about(view)
        for each, row in enumerate(self.rows):
            row.set_asked(each == about)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("HotelTable", "Deeds"))
        if self._view is not None:
            self.show_view(self._view, self._names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def refit(self) -> None:
        self._area.setGeometry(self.rect())
        count = len(self.rows)
        high = (self.height() - (count - 1) * _GAP) // count
        least = theme.scaled(_LEAST_PX)
        high = max(least, min(high, theme.scaled(_MOST_PX)))
        bar = 0
        if count * (high + _GAP) - _GAP > self.height():
            bar = self._area.verticalScrollBar().sizeHint().width()
        width = self.width() - bar
        self._body.resize(width, count * (high + _GAP) - _GAP)
        for at, row in enumerate(self.rows):
            row.setGeometry(0, at * (high + _GAP), width, high)
