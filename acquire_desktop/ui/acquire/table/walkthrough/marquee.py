"""Marquee: the hotels of a merger in front of all, the survivor first, with their sizes."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal, SignalInstance
from PySide6.QtGui import QFont, QFontMetricsF, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.ui.acquire.table.board.headquarters import headquarters_of
from acquire_desktop.ui.acquire.table.walkthrough import texts
from acquire_desktop.ui.acquire.table.walkthrough.story import Step, StepKind, Story
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.key_guard import is_repeated
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import draw_facade
from acquire_desktop.ui.kit.look.lettering import shrunk
from acquire_desktop.ui.kit.look.writer import fitting_name
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import join_terse, number, translate

_HIGH_FROM_PX: Final = 170
"""From this height on there are fronts and a headline."""
_CREST_PX: Final = 34
_SIZE_PX: Final = 26
_MOST_COLUMN_PX: Final = 260
_ARROW_PX: Final = 24
_HEADLINE_PX: Final = 52
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_LEAST_TEXT_PX: Final = 12
_CAPTION_SHARE: Final = 0.36
"""Of the height of a low place, the most for the letters below a crest."""
_STEPS_FROM_PX: Final = 300
"""From this height on the steps are named."""
_LINE: Final = 1.15
"""The height of a line of the title, as a share of its letters."""
_SMALL_LINE: Final = 0.7
"""The height of a line without a name, as a share of the others."""
_MOTION_MS: Final = 900
_FAINT: Final = 0.4
"""How much is left of a chain whose turn has not come, or is over."""


class Part(Enum):
    """The fate of a chain in a merger, at one step of it."""

    EQUAL = "equal"
    """Nothing is decided yet."""
    SURVIVOR = "survivor"
    NOW = "now"
    LATER = "later"
    DONE = "done"


_CAPTIONS: Final[Mapping[Part, str]] = {
    Part.EQUAL: "%n tile(s)",
    Part.SURVIVOR: "survives",
    Part.NOW: "taken over",
    Part.LATER: "acquired next",
    Part.DONE: "acquired",
}


@dataclass(frozen=True, slots=True)
class Hotel:
    """A chain of a merger as it stands on the marquee."""

    chain: Chain
    letter: str
    name: str
    size: int
    storeys: int
    caption: str
    part: Part
    storeys_before: int
    """Before the merger."""

    @property
    def named_caption(self) -> str:
        """The name and the fate."""
        return f"{self.name} · {self.caption}"


@dataclass(frozen=True, slots=True)
class Bill:
    """The content of the marquee at one step of a merger."""

    hotels: Sequence[Hotel] = ()
    """The survivor first."""
    title: str = ""
    """In lines."""
    note: str = ""
    """How large the survivor becomes."""
    beat: int = 0
    """Which of the steps it is."""
    beats: Sequence[str] = ()
    """Their names."""


def bill_of(story: Story, words: GameNames, step: Step) -> Bill:
    """Return what the marquee shows at a step of a merger."""
    decided = story.survivor
    return Bill(
        hotels=_hotels_of(story, words, step),
        title=texts.marquee_title(story, step, words),
        note="" if decided is None else texts.growth_text(story, decided),
        beat=texts.beat_of(step),
        beats=texts.beats(),
    )


def _hotels_of(story: Story, words: GameNames, step: Step) -> list[Hotel]:
    edition, decided, sizes = words.edition, story.survivor, story.sizes
    order = sorted(sizes, key=lambda chain: -sizes[chain])
    if decided is not None:
        order = [decided.survivor, *story.acquired]
    is_over = step.kind is StepKind.RESULT
    now = 0 if step.settlement is None else order.index(step.settlement.chain)
    found = []
    for at, chain in enumerate(order):
        part, size = Part.EQUAL, sizes[chain]
        if decided is not None:
            part = Part.LATER if at > now else Part.NOW if at == now else Part.DONE
            if step.settlement is None:
                part = Part.DONE if is_over else Part.NOW
            if chain == decided.survivor:
                part, size = Part.SURVIVOR, decided.size if is_over else size
        caption = translate("Walkthrough", _CAPTIONS[part], n=size)
        if part is Part.SURVIVOR and size >= edition.safe_size:
            caption = join_terse([caption, translate("Walkthrough", "safe")])
        spec = edition.chains[chain]
        before, after = (
            headquarters_of(edition, chain, each).storeys for each in (sizes[chain], size)
        )
        hotel = Hotel(chain, spec.letter, spec.name, size, after, caption, part, before)
        found.append(hotel)
    return found


class Marquee(Adaptive, QWidget):
    """Paints one front a chain under a headline, or crests alone where it is low.

    Where a chain is to be picked of several, their fronts can be clicked.

    The fronts rise as a merger begins; as it ends the lights of those that fall go out, and the
    survivor grows.

    Signals:
        chosen (Chain): A front was clicked that is offered.
        activated (Chain): It was clicked twice; the first click was told as any other.
    """

    chosen = Signal(int)
    activated = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._bill = Bill()
        self._done = 1.0
        self._offered: Collection[Chain] = ()
        self._picked: Chain | None = None
        self._may_activate = False
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(_MOTION_MS)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._move)
        self.offer((), None)

    def offer(self, chains: Collection[Chain], picked: Chain | None) -> None:
        """Let these chains be clicked, and mark the one that is picked; none is like a picture."""
        self._offered, self._picked = chains, picked if chains else None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not chains)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._may_activate = not is_repeated(event)
        self._click(event, self.chosen)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._may_activate:
            self._may_activate = False
            self._click(event, self.activated)

    def _click(self, event: QMouseEvent, signal: SignalInstance) -> None:
        for hotel, place in zip(self._bill.hotels, self._columns(), strict=True):
            is_meant = hotel.chain in self._offered and place.contains(event.position())
            if is_meant and event.button() == Qt.MouseButton.LeftButton:
                signal.emit(hotel.chain)

    def show_bill(self, bill: Bill, *, moves: bool = False) -> None:
        """Show the chains at a step; a step that has just come may move."""
        self._motion.stop()
        self._bill, self._done = bill, 1.0
        spoken = [
            f"{each.name} {each.caption}"
            if each.part is Part.EQUAL
            else f"{each.name} {number(each.size)}, {each.caption}"
            for each in bill.hotels
        ]
        self.setAccessibleName(join_terse(spoken))
        self.setAccessibleDescription("".join(bill.beats[bill.beat : bill.beat + 1]))
        if moves and bill.beat in (0, len(bill.beats) - 1):
            self._done = 0.0
            self._motion.start()
        self.update()

    def forget(self) -> None:
        """Show no chain."""
        self.show_bill(Bill())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._motion.stop()
        self._done = 1.0

    def refit(self) -> None:
        self.update()

    def _move(self, done: float) -> None:
        self._done = done
        self.update()

    @property
    def _is_high(self) -> bool:
        return self.height() >= theme.scaled(_HIGH_FROM_PX)

    @property
    def _foot_px(self) -> float:
        """How high the steps and the sum are together."""
        if self.height() < theme.scaled(_STEPS_FROM_PX):
            return 0.0
        return QFontMetricsF(theme.font("small")).height() * 4.4

    def _columns(self) -> list[QRectF]:
        """Return the place of each chain, under the headline."""
        hotels, air = self._bill.hotels, theme.SPACE
        inner = QRectF(self.rect()).adjusted(air, air, -air, -air)
        if self._is_high:
            inner.setTop(inner.top() + self._headline_px())
            inner.setBottom(inner.bottom() - self._foot_px)
        width = min(inner.width() / max(1, len(hotels)), theme.scaled(_MOST_COLUMN_PX))
        left = inner.center().x() - width * len(hotels) / 2
        return [
            QRectF(left + at * width, inner.top(), width, inner.height())
            for at in range(len(hotels))
        ]

    def _headline_px(self) -> float:
        return self.height() * (0.3 if self.height() > self.width() else 0.26)

    def paintEvent(self, event: QPaintEvent) -> None:
        hotels = self._bill.hotels
        if not hotels:
            return
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_box(painter, frame, theme.RADIUS_LARGE, look.paper_raised, QPen(look.brass, 2))
        if self._is_high:
            inner = frame.adjusted(5, 5, -5, -5)
            draw_box(painter, inner, theme.RADIUS, pen=QPen(with_alpha(look.brass, 0.4), 1))
            self._paint_title(painter, frame)
            if self._foot_px:
                self._paint_foot(painter, frame)
        columns = self._columns()
        paint = self._paint_front
        if not self._is_high:
            paint = partial(_paint_crest, is_named=_has_names(columns, hotels))
        for hotel, place in zip(hotels, columns, strict=True):
            if hotel.chain in self._offered:
                _paint_offer(painter, place, is_picked=hotel.chain == self._picked)
            paint(painter, place, hotel)
        if len(columns) > 1 and hotels[0].part is Part.SURVIVOR:
            _paint_arrow(painter, columns[1])

    def _paint_title(self, painter: QPainter, frame: QRectF) -> None:
        """Write who takes over whom, the names as large as they fit."""
        box = frame.adjusted(theme.SPACE_2, theme.SPACE_2, -theme.SPACE_2, 0)
        box.setHeight(self._headline_px() - theme.SPACE)
        lines = self._bill.title.split("\n")
        named = [each.name for each in self._bill.hotels]
        is_small = [len(lines) > 1 and not any(name in line for name in named) for line in lines]
        share = sum(_SMALL_LINE if small else 1.0 for small in is_small)
        most = min(theme.scaled(_HEADLINE_PX), int(box.height() / share / _LINE))
        names = [line.upper() for line, small in zip(lines, is_small, strict=True) if not small]
        font = min(
            (fitting_name(name, most, box.width()) for name in names),
            key=lambda each: (each.pixelSize(), each.letterSpacing()),
        )
        px = font.pixelSize()
        top = box.top() + (box.height() - px * share * _LINE) / 2
        for line, small in zip(lines, is_small, strict=True):
            high = px * _LINE * (_SMALL_LINE if small else 1)
            place = QRectF(box.left(), top, box.width(), high)
            top += high
            painter.setPen(theme.current().ink_muted if small else theme.current().ink)
            if small:
                serifs = QFont(theme.news_font(max(_LEAST_TEXT_PX, round(px * 0.5))))
                serifs.setBold(False)
                _write_fitting(painter, place, line, serifs)
            else:
                _write_fitting(painter, place, line.upper(), font)

    def _paint_foot(self, painter: QPainter, frame: QRectF) -> None:
        """Write how large the survivor becomes, and below it which step it is."""
        look, small = theme.current(), theme.font("small")
        line = QFontMetricsF(small).height()
        box = frame.adjusted(theme.SPACE_2, 0, -theme.SPACE_2, 0)
        note = QRectF(box.left(), frame.bottom() - self._foot_px, box.width(), line * 1.5)
        painter.setPen(look.safe_brass)
        _write_fitting(painter, note, self._bill.note, theme.font("title", bold=True))
        beats, rail = self._bill.beats, frame.bottom() - line * 2.1
        width = box.width() / max(1, len(beats))
        middles = [box.left() + width * (at + 0.5) for at in range(len(beats))]
        now, bold = self._bill.beat, theme.font("small", bold=True)
        has_room = all(QFontMetricsF(bold).horizontalAdvance(each) <= width - 4 for each in beats)
        for at, middle in enumerate(middles[1:], 1):
            painter.setPen(QPen(look.safe_brass if at <= now else look.hairline, 2))
            painter.drawLine(QPointF(middles[at - 1], rail), QPointF(middle, rail))
        for at, (middle, name) in enumerate(zip(middles, beats, strict=True)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.safe_brass if at <= now else look.hairline)
            radius = theme.scaled(6 if at == now else 4)
            painter.drawEllipse(QPointF(middle, rail), radius, radius)
            if at == now or has_room:
                painter.setPen(look.ink if at == now else look.ink_muted)
                below = QRectF(middle - width / 2, rail + line * 0.5, width, line)
                below = below if has_room else QRectF(box.left(), below.top(), box.width(), line)
                _write_fitting(painter, below, name, bold if at == now else small)

    def _paint_front(self, painter: QPainter, place: QRectF, hotel: Hotel) -> None:
        """Paint the front of a hotel, and below it size, name and fate."""
        look, small = theme.current(), theme.font("small")
        line = QFontMetricsF(small).height()
        caption = QRectF(place.left() + 2, place.bottom() - line, place.width() - 4, line)
        name = caption.translated(0, -line * 1.35)
        name.setHeight(line * 1.35)
        size_px = int(max(theme.scaled(_SIZE_PX), min(place.height() * 0.2, theme.scaled(72))))
        size = QRectF(name.left(), name.top() - size_px * 1.15, name.width(), size_px * 1.15)
        ground = QPointF(place.center().x(), size.top() - theme.SPACE_HALF)
        is_faint = hotel.part in (Part.LATER, Part.DONE)
        room = ground.y() - place.top()
        width = min(place.width() * 0.6, room * 0.5)
        done = self._done if self._bill.beat else 1.0
        storeys = round(hotel.storeys_before + (hotel.storeys - hotel.storeys_before) * done)
        lit = 1 - done if hotel.part is Part.DONE else 1.0
        painter.save()
        painter.setClipRect(QRectF(place.left(), place.top(), place.width(), room))
        painter.setOpacity(_FAINT if hotel.part is Part.LATER else 1.0)
        foot = QPointF(ground.x(), ground.y() + (0 if self._bill.beat else room * (1 - self._done)))
        draw_facade(painter, hotel.letter, storeys, foot, width, room, lit=lit)
        painter.restore()
        painter.setPen(QPen(look.brass, 1.5))
        painter.drawLine(QPointF(place.left(), ground.y()), QPointF(place.right(), ground.y()))
        painter.setPen(look.ink_muted if is_faint else look.ink)
        painter.setFont(theme.display_font(size_px))
        painter.drawText(size, _CENTER, number(hotel.size))
        if self._fit([each.name for each in self._bill.hotels], name):
            _write_fitting(painter, name, hotel.name, theme.display_font(int(line * 1.1)))
        else:  # the title has the names
            crest = QRectF(0, 0, name.height(), name.height())
            crest.moveCenter(name.center())
            draw_chip(painter, crest, hotel.letter)
        painter.setPen(look.ink_muted)
        if self._fit([each.caption for each in self._bill.hotels], caption):
            _write_fitting(painter, caption, hotel.caption, small)

    @staticmethod
    def _fit(texts: Sequence[str], box: QRectF) -> bool:
        """Tell whether all texts fit into a box of this size, at the least that is read."""
        metrics = QFontMetricsF(theme.display_font(_LEAST_TEXT_PX))
        return all(metrics.horizontalAdvance(text) <= box.width() for text in texts)


def _write_fitting(painter: QPainter, box: QRectF, text: str, font: QFont) -> None:
    """Write a text in the middle of a box, smaller where it must be, and cut off at the least."""
    font = shrunk(font, text, box.width())
    font.setPixelSize(max(font.pixelSize(), _LEAST_TEXT_PX))
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    painter.drawText(
        box, _CENTER, metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    )


def _paint_crest(painter: QPainter, place: QRectF, hotel: Hotel, *, is_named: bool) -> None:
    """Paint the crest of a chain with its size beside it, and its fate below."""
    look, small = theme.current(), _low_font(place)
    line = QFontMetricsF(small).height()
    caption = QRectF(place.left() + 2, place.bottom() - line, place.width() - 4, line)
    high = caption.top() - place.top()
    crest, size_px = min(theme.scaled(_CREST_PX), high), min(theme.scaled(_SIZE_PX), high)
    font = theme.display_font(round(size_px))
    text = number(hotel.size)
    wide = crest + theme.SPACE + QFontMetricsF(font).horizontalAdvance(text)
    box = QRectF(0, 0, crest, crest)
    box.moveCenter(QPointF(place.center().x(), (place.top() + caption.top()) / 2))
    box.moveLeft(place.center().x() - wide / 2)
    painter.setOpacity(_FAINT if hotel.part in (Part.LATER, Part.DONE) else 1.0)
    draw_chip(painter, box, hotel.letter)
    painter.setOpacity(1.0)
    painter.setPen(look.ink)
    painter.setFont(font)
    figure = QRectF(box.right() + theme.SPACE, place.top(), wide, high)
    painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter, text)
    painter.setPen(look.ink_muted)
    _write_fitting(painter, caption, hotel.named_caption if is_named else hotel.caption, small)


def _low_font(place: QRectF) -> QFont:
    """Return the font below a crest."""
    return theme.sized_font(min(theme.text_px("small"), round(place.height() * _CAPTION_SHARE)))


def _has_names(columns: Sequence[QRectF], hotels: Sequence[Hotel]) -> bool:
    """Tell whether all chains have room for their names below their crests."""
    return all(
        QFontMetricsF(_low_font(place)).horizontalAdvance(hotel.named_caption) <= place.width() - 4
        for place, hotel in zip(columns, hotels, strict=True)
    )


def _paint_offer(painter: QPainter, place: QRectF, *, is_picked: bool) -> None:
    """Paint the ground of a chain that can be picked, as of a button."""
    look, box = theme.current(), place.adjusted(2, -theme.SPACE_HALF, -2, theme.SPACE_HALF)
    pen = QPen(look.brass, 3) if is_picked else QPen(look.border, theme.HAIRLINE_PX)
    draw_box(painter, box, theme.RADIUS_LARGE, look.hover if is_picked else look.paper, pen)


def _paint_arrow(painter: QPainter, second: QRectF) -> None:
    """Point from what is taken over to the survivor."""
    side = min(float(theme.scaled(_ARROW_PX)), second.height() / 3)
    painter.save()
    painter.translate(second.left(), second.top() + second.height() * 0.4)
    painter.scale(-1, 1)
    box = QRectF(-side / 2, -side / 2, side, side)
    icons.draw_icon(painter, box, "arrow-right", theme.current().ink_muted)
    painter.restore()
