"""Rings: what a card of the lesson points at is ringed at the table, with an arrow beside it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, TILES_BY_NAME, Chain, Seat
from acquire_desktop.games.acquire.lesson.running_lesson import LessonCard
from acquire_desktop.ui.acquire.table.decisions.page import CardPage
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.painted_button import draw_box

_AIR_PX: Final = 22
"""Round a target: there the ring comes from, and the arrow stands."""
_NEAR_PX: Final = 3
"""Between a target and its ring."""
_LINE_PX: Final = 3
_ARROW_PX: Final = 14
_LARGE_PX: Final = 110
"""What is larger has a ring alone: it is seen without an arrow."""
_ROW_PX: Final = 32
"""What is lower is a row or a cell of a table."""
_LOOK_MS: Final = 100
"""So often it is looked where the targets are: they scroll, and tabs hide them."""
_COME_MS: Final = 900
_LEARNER: Seat = 0
_CASH_COLUMN = 8
"""Of the holdings: behind the name and seven chains."""


class Rings(QObject):
    """Keeps a ring round every target that is in sight, wherever it goes."""

    def __init__(self, page: QWidget, targets: Callable[[], Sequence[QRect]]) -> None:
        """Begin without rings.

        Args:
            page: Over which they lie.
            targets: Returns where the targets are on the page, in pixels.
        """
        super().__init__(page)
        self._page, self._targets = page, targets
        self.rings: list[Ring] = []
        """Those on view."""
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self._follow)

    def show_anew(self) -> None:
        """Ring what is meant now, and let the rings be seen to come."""
        self.forget()
        self._look.start()
        self._follow()

    def forget(self) -> None:
        """Ring nothing."""
        self._look.stop()
        for ring in self.rings:
            ring.hide()
            ring.deleteLater()
        self.rings.clear()

    def _follow(self) -> None:
        if not self._page.isVisible():
            return
        targets = self._targets()
        while len(self.rings) > len(targets):
            ring = self.rings.pop()
            ring.hide()
            ring.deleteLater()
        while len(self.rings) < len(targets):
            self.rings.append(Ring(self._page))
        for ring, target in zip(self.rings, targets, strict=True):
            ring.enclose(target)


class Ring(QWidget):
    """A ring with an arrow; it closes in on its target once, and stands still without motion."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.target = QRect()
        """What it encloses, in pixels of the page."""
        self._distance = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._coming = QVariantAnimation(self)
        self._coming.setStartValue(1.0)
        self._coming.setEndValue(0.0)
        self._coming.setDuration(_COME_MS)
        self._coming.setEasingCurve(QEasingCurve.Type.OutBounce)
        self._coming.valueChanged.connect(self._come)

    @property
    def is_coming(self) -> bool:
        """Whether it still moves."""
        return self._coming.state() is QVariantAnimation.State.Running

    def enclose(self, target: QRect) -> None:
        """Be round a target."""
        if target == self.target and self.isVisible():
            return
        is_new = not self.isVisible()
        self.target = target
        self.setGeometry(target.adjusted(-_AIR_PX, -_AIR_PX, _AIR_PX, _AIR_PX))
        self.show()
        self.raise_()
        if is_new and motion.is_on():
            self._coming.start()

    def _come(self, distance: float) -> None:
        self._distance = distance
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        near = 0 if self._is_row() else _NEAR_PX
        away = near + self._distance * (_AIR_PX - near - _LINE_PX)
        box = QRectF(self.rect()).adjusted(_AIR_PX, _AIR_PX, -_AIR_PX, -_AIR_PX)
        box = box.adjusted(-away, -away, away, away)
        look = theme.current()
        lines = [(_LINE_PX, look.pointer)]
        if not self._is_row():  # whose neighbours stand close
            lines.insert(0, (_LINE_PX + 3, with_alpha(look.paper, 0.85)))
        for width, color in lines:
            draw_box(painter, box, theme.RADIUS_SMALL + 2, pen=QPen(color, width))
        if max(self.target.width(), self.target.height()) <= _LARGE_PX or self._is_row():
            self._paint_arrow(painter, box)

    def _is_row(self) -> bool:
        return self.target.height() < _ROW_PX

    def _paint_arrow(self, painter: QPainter, box: QRectF) -> None:
        """Paint the arrow above the ring, or below where the page ends; beside a row."""
        is_above = self.y() + box.top() - _ARROW_PX >= 0
        if self._is_row():
            tip, way = QPointF(box.left() + 1, box.center().y()), QPointF(-1, 0)
        elif is_above:
            tip, way = QPointF(box.center().x(), box.top() + 1), QPointF(0, -1)
        else:
            tip, way = QPointF(box.center().x(), box.bottom() - 1), QPointF(0, 1)
        base = tip + way * _ARROW_PX
        half = QPointF(way.y(), way.x()) * _ARROW_PX * 0.6
        look = theme.current()
        painter.setPen(QPen(look.paper, 1.5))
        painter.setBrush(look.pointer)
        painter.drawPolygon(QPolygonF([tip, base + half, base - half]))


def targets_of(page: GamePage, card: LessonCard) -> list[QRect]:
    """Return the places that a card points at and that are in sight, in pixels of the page."""
    if page.decision_area.scene.isVisible():
        return []  # a merger is told over all of it
    found: list[QRect] = []
    for each in card.ring:
        kind, _, name = each.partition(":")
        found += [rect for rect in _FINDERS[kind](page, card, name) if rect.isValid()]
    return found


def _chain(card: LessonCard, name: str) -> Chain:
    names = [spec.name.lower() for spec in card.view.edition.chains]
    return names.index(name)


def _tile(page: GamePage, _card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the space, and the place on the rack if the tile is there."""
    tile = TILES_BY_NAME[name]
    space = page.board.cell_rect(tile)
    yield QRect(page.mapFromGlobal(space.topLeft()), space.size())
    for place in page.hand.places:
        if place.effect is not None and place.effect.tile == tile:
            yield _in_sight(page, place, place.rect())


def _headquarters(page: GamePage, card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the space on which the headquarters of a chain stands."""
    tile = card.view.headquarters[_chain(card, name)]
    if tile is not None:
        yield from _tile(page, card, TILE_NAMES[tile])


def _chain_card(page: GamePage, card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the card of a chain: on the exchange, in the decision, or else its holdings."""
    chain, exchange, asked = _chain(card, name), page.wide.exchange, page.panel.page
    if page.is_wide and exchange.isVisible():
        yield _in_sight(page, exchange, exchange.rect_of(chain))
    elif isinstance(asked, CardPage) and chain in asked.cards and asked.cards[chain].isVisible():
        yield _in_sight(page, asked.cards[chain], asked.cards[chain].rect())
    else:
        model = page.holdings_model
        last = model.rowCount() - 1 - model.has_legend()  # which is as wide as the table
        yield _cells(page, (0, last), (chain + 1, chain + 1))


def _cards(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the cards among which a chain is chosen, as one place."""
    asked, united = page.panel.page, QRect()
    cards = asked.cards.values() if isinstance(asked, CardPage) else ()
    for each in (page.wide.exchange,) if page.is_wide else cards:
        united = united.united(_in_sight(page, each, each.rect()))
    yield united


def _player(page: GamePage, _card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the card of a player, or the row of the holdings."""
    seat = int(name)
    if page.is_wide:
        yield _in_sight(page, page.wide.players, page.wide.players.rect_of(seat))
    else:
        yield _cells(page, (seat, seat), (0, page.holdings_model.columnCount() - 1))


def _cash(page: GamePage, card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield where the learner's cash stands."""
    if page.is_wide:
        yield from _player(page, card, str(_LEARNER))
    else:
        yield _cells(page, (_LEARNER, _LEARNER), (_CASH_COLUMN, _CASH_COLUMN))


def _decision(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the panel, and what stands elsewhere of the settling of stock."""
    shares = (page.panel.disposal.shares,) if page.is_wide else ()
    for part in (page.panel, *shares):
        yield _in_sight(page, part, part.rect())


def _declare(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the control that declares the end."""
    yield _in_sight(page, page.panel.declare, page.panel.declare.rect())


_FINDERS: Final[Mapping[str, Callable[[GamePage, LessonCard, str], Iterator[QRect]]]] = {
    "tile": _tile,
    "headquarters": _headquarters,
    "chain": _chain_card,
    "cards": _cards,
    "player": _player,
    "cash": _cash,
    "decision": _decision,
    "declare": _declare,
}
"""Yields the places of each kind of thing that a script can name."""


def _cells(page: GamePage, rows: tuple[int, int], columns: tuple[int, int]) -> QRect:
    """Return where a block of the holdings is, from its first to its last row and column."""
    table, model = page.holdings, page.holdings_model
    corners = (model.index(row, column) for row, column in zip(rows, columns, strict=True))
    first, last = (table.visualRect(corner) for corner in corners)
    return _in_sight(page, table.viewport(), first.united(last))


def _in_sight(page: GamePage, part: QWidget, rect: QRect) -> QRect:
    """Return where a piece of a part is on the page, or nothing where it is not in sight."""
    if not part.isVisible():
        return QRect()
    seen = part.visibleRegion().boundingRect().intersected(rect)
    return QRect(part.mapTo(page, QPoint()) + seen.topLeft(), seen.size())
