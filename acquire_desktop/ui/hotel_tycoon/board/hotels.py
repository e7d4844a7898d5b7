"""Hotels on the plan: fronts, blueprints, and the plate with name, owner and price of a night."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from acquire_desktop.games.hotel_tycoon.engine.actions import ApplyToBuild, BuildFree
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS, StepKind
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board.geometry import SITES, buildings
from acquire_desktop.ui.hotel_tycoon.board.lettering import unit_font, write_around
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import FIRST_STOREYS, draw_front, front_height
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.look.seat_marks import mark_color
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import money, translate

_ROOFS: Final = "CTSAIWCF"
"""By property, the chain of the first game that has the same roof."""
_NAME_UNITS: Final = (31, 29, 28)
_FEE_UNITS: Final = 28
"""Heights of the texts, in units of the scene: the largest size of a name that fits."""
_LINE: Final = 1.16
_TRACKING: Final = 0.07
_PAD, _PLATE_PAD = 12.0, 5.0
_FACE: Final = 52.0
"""How wide the portrait of the owner is, and the air at the sides of a name and above it."""
_FEE_GAP: Final = 4.0
_WING_STOREYS: Final = 2


class Sign(NamedTuple):
    """The sign of a property: its texts and their places."""

    name: tuple[str, ...]
    """One line, or two."""
    units: int
    plate: QRectF
    """The plate of the name."""
    face: QRectF
    """The portrait of the owner; empty without one."""
    fee: str
    fee_at: QPointF
    """Its middle."""
    fee_width: float


def name_font(units: float) -> QFont:
    """Return the font of the names of properties, its height in units of the scene."""
    font = QFont(theme.display_font(round(units)))
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, units * _TRACKING)
    return font


def sign_of(view: View, owned: Property) -> Sign:
    """Return the sign of a property."""
    site, name = SITES[owned], property_name(owned).upper()
    face = _FACE if view.owners[owned] != NOBODY else 0.0
    room = site.room - 2 * _PAD - face * 0.9
    forms: list[tuple[tuple[str, ...], int]] = [((name,), units) for units in _NAME_UNITS]
    forms += [(two_lines(name), units) for units in (28, 26, 24, 22, 20)]
    lines, units = next((form for form in forms if _wide(*form) <= room), forms[-1])
    wide = min(_wide(lines, units), room)
    high = len(lines) * units * _LINE + 2 * _PLATE_PAD
    left = site.plate.x() - (wide + 2 * _PAD + face * 0.9) / 2
    plate = QRectF(left + face * 0.9, site.plate.y(), wide + 2 * _PAD, high)
    square = QRectF(left, plate.center().y() - face / 2, face, face)
    fee = _fee_text(view, owned)
    fee_at = QPointF(site.plate.x(), plate.bottom() + _FEE_GAP + _FEE_UNITS / 2)
    fee_wide = QFontMetricsF(unit_font(_FEE_UNITS, bold=True)).horizontalAdvance(fee)
    return Sign(lines, units, plate, square, fee, fee_at, min(fee_wide, site.room))


def draw_hotel(painter: QPainter, view: View, names: Names, owned: Property) -> None:
    """Draw what stands and may stand on a property, its name, owner and price."""
    built, owner = view.built[owned], view.owners[owned]
    color = theme.current().border if owner == NOBODY else mark_color(names.mark(owner))
    asked = (each for each in view.legal if isinstance(each, ApplyToBuild | BuildFree))
    steps = [getattr(each, "steps", 1) for each in asked if each.property == owned]
    may_stand = built + max(steps, default=0)
    for step, box in enumerate(buildings(owned)):
        if step >= built:
            _draw_blueprint(painter, box, owned, step, is_next=step < may_stand)
        elif DEEDS[owned].steps[step].kind is StepKind.LEISURE:
            _draw_garden(painter, box)
        elif step:
            _draw_wing(painter, box, color, step)
    if built:
        main = buildings(owned)[0]
        foot = QPointF(main.center().x(), main.bottom())
        draw_house(painter, owned, built, color, foot, main.width())
    _draw_sign(painter, view, names, owned)


def draw_house(
    painter: QPainter, owned: Property, built: int, color: QColor, foot: QPointF, width: float
) -> None:
    """Draw the main building of a property; each structure that stands gives it a storey.

    Args:
        painter: Draws.
        owned: The property.
        built: How many structures stand; with none it is drawn as low as it begins.
        color: Of its owner.
        foot: The middle of its lower edge.
        width: Its width.
    """
    storeys = FIRST_STOREYS + built
    high = front_height(storeys, width)
    front = QRectF(foot.x() - width / 2, foot.y() - high, width, high)
    draw_front(painter, _ROOFS[owned], color, storeys, front)


def draw_house_on(
    painter: QPainter, owned: Property, built: int, color: QColor, box: QRectF
) -> None:
    """Draw the main building of a property on the owner's colour, as high as a box."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    width = min(
        box.width() * 0.6, box.height() * 0.94 / (front_height(FIRST_STOREYS + built, 1) + 0.6)
    )
    light = color.lighter(160 if color.lightnessF() < 0.5 else 118)
    foot = QPointF(box.center().x(), box.bottom())
    draw_house(painter, owned, built, light, foot, width)
    painter.restore()


def _draw_wing(painter: QPainter, box: QRectF, color: QColor, step: int) -> None:
    look = theme.current()
    fill = color.lighter(150) if color.lightnessF() < 0.3 else color
    painter.setPen(QPen(QColor("#10141B"), 1.6))
    painter.setBrush(fill.darker(112))
    painter.drawRect(box)
    painter.setBrush(fill.darker(150))
    painter.drawRect(QRectF(box.left() - 1.5, box.top() - 3, box.width() + 3, 6))
    painter.setPen(Qt.PenStyle.NoPen)
    wide, high = box.width() / 10, box.height() / (_WING_STOREYS + 1)
    for floor in range(_WING_STOREYS):
        for window in range(3):
            is_lit = (step + floor + window) % 3
            painter.setBrush(look.lamp if is_lit else fill.darker(190))
            at = QPointF(wide * (1.2 + 2.9 * window), high * (0.6 + 1.1 * floor))
            painter.drawRect(QRectF(box.topLeft() + at, box.topLeft() + at + QPointF(19, 6) * 0.6))


def _draw_garden(painter: QPainter, box: QRectF) -> None:
    """Draw the leisure grounds: a pool and a tree."""
    look = theme.current()
    painter.setPen(QPen(look.tile_outline, 1.6))
    painter.setBrush(QColor("#7CC6DA"))
    painter.drawEllipse(box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#3F7D4E"))
    tree = box.height() * 0.62
    painter.drawEllipse(QPointF(box.right() - tree, box.top() - tree * 0.4), tree * 0.8, tree)


def _draw_blueprint(
    painter: QPainter, box: QRectF, owned: Property, step: int, *, is_next: bool
) -> None:
    """Draw the dotted outline of what is not built; in brass where it may be built now."""
    look = theme.current()
    ink = look.brass_ink if is_next else with_alpha(look.ink_muted, 0.7)
    painter.setPen(QPen(ink, 3.2 if is_next else 2.2, Qt.PenStyle.DotLine))
    painter.setBrush(with_alpha(look.paper_raised, 0.5 if is_next else 0.25))
    if DEEDS[owned].steps[step].kind is StepKind.LEISURE:
        painter.drawEllipse(box)
        return
    if not step:
        low = front_height(FIRST_STOREYS, box.width())
        box = QRectF(box.left(), box.bottom() - low, box.width(), low)
    painter.drawRect(box)


def _draw_sign(painter: QPainter, view: View, names: Names, owned: Property) -> None:
    look, sign, owner = theme.current(), sign_of(view, owned), view.owners[owned]
    radius = min(sign.plate.height() / 2, 20)
    edge = QPen(mark_color(names.mark(owner)), 3) if owner != NOBODY else QPen(look.border, 1.5)
    draw_box(painter, sign.plate, radius, with_alpha(look.paper_raised, 0.94), edge)
    painter.setFont(name_font(sign.units))
    painter.setPen(look.ink)
    line = sign.units * _LINE
    for at, text in enumerate(sign.name):
        box = QRectF(sign.plate.left(), sign.plate.top() + _PLATE_PAD + at * line, 0, line)
        box.setWidth(sign.plate.width())
        painter.drawText(box.translated(0, 2), Qt.AlignmentFlag.AlignCenter, text)
    if not sign.face.isEmpty():
        ring = sign.face.adjusted(-2, -2, 2, 2)
        draw_box(painter, ring, ring.width() / 2, mark_color(names.mark(owner)))
        draw_face(painter, sign.face, names.face(owner))
    is_open = bool(view.built[owned])
    ground = QRectF(0, 0, sign.fee_width + 14, _FEE_UNITS + 6)
    ground.moveCenter(sign.fee_at)
    draw_box(painter, ground, 8, with_alpha(look.paper_raised, 0.72))
    write_around(
        *(painter, sign.fee_at, sign.fee, _FEE_UNITS),
        *(look.ink if is_open else look.ink_muted, sign.fee_width + 8),
        bold=is_open,
    )


def two_lines(name: str) -> tuple[str, ...]:
    """Return a name in two lines as equal as its words allow, or in one where it is one word.

    >>> two_lines("Lagoa das Palmeiras")
    ('Lagoa das', 'Palmeiras')
    """
    cuts = [
        (name[: at + 1].rstrip(), name[at + 1 :]) for at, sign in enumerate(name) if sign in " ・"
    ]
    return min(cuts, key=lambda cut: max(map(len, cut)), default=(name,))


def _wide(lines: tuple[str, ...], units: int) -> float:
    return max(QFontMetricsF(name_font(units)).horizontalAdvance(line) for line in lines)


def _fee_text(view: View, owned: Property) -> str:
    """Return the price of a property's land, or of a night there."""
    built, owner = view.built[owned], view.owners[owned]
    if built and (view.parked[owner] or view.resting[owner]):
        return translate("HotelBoard", "closed")
    if built:
        fee = money(DEEDS[owned].fee(built))
        return translate("HotelBoard", "{fee} a night", fee=fee)
    land = money(DEEDS[owned].land)
    if owner == NOBODY:
        return translate("HotelBoard", "for sale: {price}", price=land)
    return translate("HotelBoard", "bare land")
