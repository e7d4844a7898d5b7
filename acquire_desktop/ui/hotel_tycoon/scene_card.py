"""Scene card: shows stays, event cards and permissions over the middle of the board."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsView, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board.geometry import INSIDE, STAY_AT
from acquire_desktop.ui.hotel_tycoon.board.glyphs import draw_die
from acquire_desktop.ui.hotel_tycoon.card_pictures import card_box, draw_card, draw_permission_die
from acquire_desktop.ui.hotel_tycoon.scenes import Scene, Words, scenes_of
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.icons import draw_icon
from acquire_desktop.ui.kit.look.lettering import wrapped, wrapped_rect, write_shrunk
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.voice import announce

_WIDTH, _HEIGHT = 300, 168
"""A scene with dice as it is laid out, at 100 %: on a large board everything grows with it."""
_LEAST_WIDTH, _LEAST_HEIGHT = 240, 134
"""How small it may become for the sake of the hotels around it."""
_CARD_WIDTH, _CARD_HEIGHT = 412, 212
"""A scene with an event card, at 100 %."""
_INNER_SHARE: Final = 0.84
"""How much of the ground inside the track such a scene takes where that is large."""
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_TOP_LEFT: Final = int(
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)
_MOON: Final = 11.0
_MARGIN: Final = 12
_DIE: Final = 34.0
_LEAST_TEXT_PX: Final = 9
READ_MS: Final = 3500
"""How long a card is to be read at the usual speed."""
_DICE_SHARE: Final = 0.5
"""A scene with dice has little to read."""


class BoardCard(Adaptive, QWidget):
    """A sheet of paper over the board, which grows with it; hidden at first."""

    def __init__(self, parent: QWidget, board: QGraphicsView) -> None:
        """Make the card.

        Args:
            parent: What the board stands in, which gives the room where the board is small.
            board: Where the card lies.
        """
        super().__init__(parent)
        self._room, self._board = parent, board
        self.hide()

    def covered(self, area: QRectF) -> QRect:
        """Return where a part of the plan is in the room."""
        board = self._board
        return board.mapFromScene(area).boundingRect().translated(board.geometry().topLeft())

    def lie(self, middle: QPoint, wanted: QSize) -> None:
        """Lie over a point of the room, smaller where there is too little of it."""
        inner = self._room.rect().adjusted(theme.SPACE, theme.SPACE, -theme.SPACE, -theme.SPACE)
        place = QRect(QPoint(), wanted.boundedTo(inner.size()))
        place.moveCenter(middle)
        place.moveLeft(min(max(place.left(), inner.left()), inner.right() + 1 - place.width()))
        place.moveTop(min(max(place.top(), inner.top()), inner.bottom() + 1 - place.height()))
        self.setGeometry(place)
        self.raise_()

    def paint_paper(self, painter: QPainter, usual: QSize) -> QRectF:
        """Draw the paper, let all that is drawn on it grow with it, and return the room there.

        Args:
            painter: Draws on the card.
            usual: The size at which nothing is larger than usual.
        """
        look = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        draw_box(painter, box, theme.RADIUS_LARGE, look.paper_raised)
        draw_box(painter, box, theme.RADIUS_LARGE, pen=QPen(look.safe_brass, 2))
        scale = max(1.0, min(self.width() / usual.width(), self.height() / usual.height()))
        painter.scale(scale, scale)
        return QRectF(0, 0, self.width() / scale, self.height() / scale)


class SceneCard(BoardCard):
    """Shows scenes one after the other, each for its time; it takes no clicks.

    The last one stays until the next thing happens.

    Signals:
        held (bool): Somebody is to read, so that no computer may go on; or has read.
    """

    held = Signal(bool)

    def __init__(self, parent: QWidget, board: QGraphicsView) -> None:
        super().__init__(parent, board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.read_ms: Callable[[], int | None] = lambda: READ_MS
        """Returns how long a card keeps all else waiting; None where no scene is shown."""
        self.shown: Scene | None = None
        """The scene on view."""
        self._waiting: list[Scene] = []
        self._names = Names(())
        self._holds = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._end_time)

    def show_events(self, events: Sequence[Any], view: View, names: Names) -> None:
        """Show the scenes of what happened; a scene that was read goes when something happens."""
        is_shown, self._names = self.read_ms() is not None, names
        self._waiting += scenes_of(events, view, names) if is_shown else []
        if self._timer.isActive() and is_shown:
            return
        if self._waiting:
            self._show_next()
        else:
            self.clear()

    def go_on(self) -> None:
        """Show the next scene at once, or none where this is the last."""
        self._timer.stop()
        if self._waiting:
            self._show_next()
        else:
            self.clear()

    def clear(self) -> None:
        """Show nothing any more."""
        self._timer.stop()
        self._waiting.clear()
        self.shown = None
        self.retranslate()
        self.hide()
        self._hold(holds=False)

    def place(self) -> None:
        """Lie over dice and key, a card over all that is inside the track."""
        has_card = self.shown is not None and self.shown.has_card
        middle = self.covered(INSIDE if has_card else STAY_AT)
        least = (_CARD_WIDTH, _CARD_HEIGHT) if has_card else (_LEAST_WIDTH, _LEAST_HEIGHT)
        size = QSize(*map(theme.scaled, least))
        if not has_card:
            size = size.expandedTo(middle.size())
        else:
            room = middle.size() * _INNER_SHARE
            size = size.expandedTo(size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
        self.lie(middle.center(), size)

    def words(self) -> Words:
        """Return the words of the scene on view."""
        return Words("") if self.shown is None else self.shown.say()

    def retranslate(self) -> None:
        self.setAccessibleName(_spoken(self.words()))
        self.update()

    def _show_next(self) -> None:
        scene = self.shown = self._waiting.pop(0)
        self.place()
        self.retranslate()
        self.show()
        if scene.has_card:  # the log says the rest
            announce(self, _spoken(self.words()))
        share = 1.0 if scene.has_card else _DICE_SHARE
        time_ms = round((self.read_ms() or READ_MS * bool(self._waiting)) * share)
        if time_ms:
            self._timer.start(time_ms)
        self._hold(holds=time_ms > 0)

    def _end_time(self) -> None:
        if self._waiting:
            self._show_next()
        else:
            self._hold(holds=False)

    def _hold(self, *, holds: bool) -> None:
        if holds is not self._holds:
            self._holds = holds
            self.held.emit(holds)

    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self.shown
        if scene is None:
            return
        painter = QPainter(self)
        size = (_CARD_WIDTH, _CARD_HEIGHT) if scene.has_card else (_WIDTH, _HEIGHT)
        room = self.paint_paper(painter, QSize(*map(theme.scaled, size)))
        if scene.has_card:
            self._paint_card(painter, room, scene)
        else:
            self._paint_dice(painter, room, scene)

    def _paint_dice(self, painter: QPainter, room: QRectF, scene: Scene) -> None:
        """Draw what was thrown between a title and what it comes to."""
        words, width, unit = self.words(), room.width(), room.height() / _HEIGHT
        lines = (
            (words.title, 12, 26, theme.font("title", bold=True)),
            (words.result, 84, 36, theme.font("body" if scene.seats else "display", bold=True)),
            (words.foot, 126, 26, theme.font("body")),
        )
        painter.setPen(theme.current().ink)
        for text, top, height, font in lines:
            place = QRectF(_MARGIN, top * unit, width - 2 * _MARGIN, height * unit)
            write_shrunk(painter, place, text, font, _CENTER)
        middle = QPointF(width / 2, 61 * unit)
        if scene.face is not None:
            draw_permission_die(painter, middle, _DIE * unit, scene.face)
        elif scene.seats:
            self._paint_seats(painter, scene.seats, middle, unit)
        else:
            _paint_nights(painter, scene.nights, middle, unit)

    def _paint_seats(
        self, painter: QPainter, seats: Sequence[Seat], middle: QPointF, unit: float
    ) -> None:
        """Draw who loses something, an arrow, and who gets it."""
        side = _DIE * unit
        for at, seat in enumerate(seats):
            square = QRectF(0, 0, side, side)
            square.moveCenter(middle + QPointF((at - 0.5) * 2.4 * side, 0))
            draw_face(painter, square, self._names.face(seat))
        arrow = QRectF(0, 0, side * 0.7, side * 0.7)
        arrow.moveCenter(middle)
        draw_icon(painter, arrow, "arrow-right", theme.current().ink)

    def _paint_card(self, painter: QPainter, room: QRectF, scene: Scene) -> None:
        """Draw the card, and beside it what it does to whom."""
        words, look = self.words(), theme.current()
        inner = room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        picture = QRectF(inner)
        picture.setWidth(min(inner.height() * 0.74, inner.width() * 0.36))
        draw_card(painter, card_box(picture.adjusted(2, 2, -2, -4)), scene.card)
        side = QRectF(inner)
        side.setLeft(picture.right() + _MARGIN)
        title, small = theme.font("title", bold=True), theme.font("small")
        line = side.height() / 9
        painter.setPen(look.ink)
        write_shrunk(painter, QRectF(side.left(), side.top(), side.width(), 1.6 * line),
                     words.title, title)  # fmt: skip
        painter.setPen(look.ink_muted)
        who = QRectF(side.left(), side.top() + 1.5 * line, side.width(), 1.3 * line)
        _write_wrapped(painter, who, words.foot, small)
        has_dice = bool(scene.dice) or scene.face is not None
        below = QRectF(side)
        below.setTop(side.top() + 2.8 * line)
        if has_dice:
            below.setBottom(side.bottom() - _DIE - 6)
        painter.setPen(look.ink)
        share = 0.66 if words.result else 1.0
        text = QRectF(below)
        text.setHeight(below.height() * share)
        used = _write_wrapped(painter, text, words.text, theme.font("body"))
        if words.result:
            below.setTop(below.top() + used + line / 3)
            _write_wrapped(painter, below, words.result, theme.font("body", bold=True))
        if has_dice:
            at = QPointF(side.left() + _DIE / 2 + 1, side.bottom() - _DIE / 2 - 1)
            for pips in scene.dice:
                draw_die(painter, at, _DIE, pips)
                at += QPointF(_DIE + 8, 0)
            if scene.face is not None:
                draw_permission_die(painter, at, _DIE, scene.face)


def _spoken(words: Words) -> str:
    return "\n".join(filter(None, (words.title, words.text, words.result, words.foot)))


def _write_wrapped(painter: QPainter, box: QRectF, text: str, font: QFont) -> float:
    """Write some lines, in smaller letters where they are too many, and return their height."""
    letters, width = QFont(font), int(box.width())
    while (
        wrapped_rect(text, letters, width).height() > box.height()
        and letters.pixelSize() > _LEAST_TEXT_PX
    ):
        letters = QFont(letters)
        letters.setPixelSize(letters.pixelSize() - 1)
    painter.setFont(letters)
    painter.drawText(box, _TOP_LEFT, wrapped(text, letters, width))
    return float(wrapped_rect(text, letters, width).height())


def _paint_nights(painter: QPainter, nights: int, middle: QPointF, unit: float) -> None:
    """Draw the die, and a moon for each night, around a point."""
    look, y = theme.current(), middle.y()
    pitch = 28 * unit
    left = middle.x() - (nights + 1.6) * pitch / 2 + pitch / 2
    draw_die(painter, QPointF(left, y), 26 * unit, nights)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.safe_brass)
    for at in range(nights):
        at_moon = QPointF(left + (at + 1.6) * pitch, y)
        moon, shade = QPainterPath(), QPainterPath()
        moon.addEllipse(at_moon, _MOON * unit, _MOON * unit)
        shade.addEllipse(at_moon + QPointF(6, -3) * unit, _MOON * unit, _MOON * unit)
        painter.drawPath(moon.subtracted(shade))
