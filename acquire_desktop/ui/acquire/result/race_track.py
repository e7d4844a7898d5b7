"""Race track: a row for every player, whose bar grows by what each chain pays, as one widget."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.ui.acquire.result.race import CASH_STEP, Race
from acquire_desktop.ui.acquire.result.result_texts import standings_text, total_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.focus import FocusFrame
from acquire_desktop.ui.kit.look import icons, motion, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT
from acquire_desktop.ui.kit.look.portraits import Face, draw_face
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import money, signed_money, translate

MOVE_MS: Final = 1000
"""How long it takes until bars have grown and rows have changed places."""
_BEFORE: Final = -1
"""The step before the first one: empty bars."""
_BONUS_TO, _STOCK_TO, _PLACES_FROM = 0.3, 0.6, 0.5
"""The parts of the time: the bonus grows, then the stock, then rows change places."""
ROW_LEAST_PX: Final = 46
ROW_MOST_PX: Final = 132
_PORTRAIT_MOST_PX: Final = 80
_BAR_MOST_PX: Final = 64
_CREST_MOST_PX: Final = 28
_NAME_SHARE: Final = 0.2
_TOTAL_SHARE: Final = 0.17
"""The most that names and totals take of the width."""
_LINES_SHARE: Final = 0.92
"""The most that total and gain take of the height."""
_TOTALS_PX: Final = (34, 28, 22, 18, 14)
"""Heights of the totals' text at a text scale of 100 %, the largest first that has room."""
_LARGE_PX: Final = 28
"""From this height on the gain below is in body text."""
_STEP: Final = 100
"""Amounts of money are multiples of this while they run, in dollars."""
_COVER: Final = 0.9
_MEDAL: Final = 0.44
"""The winner's trophy beside a portrait."""
_GAP_PX: Final = 2
"""Between two parts of a bar."""
_GLOW: Final = ((7, 0.10), (5, 0.16), (3, 0.26))
"""How far the light round a part reaches in pixels, and how strong it is."""


@dataclass(frozen=True, slots=True)
class Paid:
    """The visible part of one chain's payment to one player, in dollars."""

    bonus: float
    sold: float


class RaceRows:
    """Paints the rows of a race into a widget of a size, in the look and language of now."""

    def __init__(self, race: Race, words: GameNames, faces: Sequence[Face], size: QSize) -> None:
        self._race, self._words, self._faces = race, words, faces
        self._width = size.width()
        seats = len(race.cash)
        self.height = min(size.height() // seats, theme.scaled(ROW_MOST_PX))
        """Of a row, in pixels."""
        self.top = (size.height() - seats * self.height) // 2
        """Of the first row, in pixels."""
        self._portrait_px = min(round(self.height * 0.7), theme.scaled(_PORTRAIT_MOST_PX))
        self._total_font, self._gain_font = self._find_fonts()
        metrics = QFontMetrics(theme.font("title", bold=True))
        widest = max(metrics.horizontalAdvance(words.player(seat)) for seat in range(seats))
        name_px = min(widest + theme.SPACE_HALF, round(self._width * _NAME_SHARE))
        self._name = QRect(self._portrait_px + theme.SPACE_2, 0, name_px, self.height)
        bar_px = min(round(self.height * 0.52), theme.scaled(_BAR_MOST_PX))
        left = self._name.right() + theme.SPACE_2
        self._bar = QRectF(left, (self.height - bar_px) // 2, 0, bar_px)
        most = QFontMetrics(self._total_font).horizontalAdvance(money(max(race.ended.totals)))
        self._bar.setRight(self._width - most - 2 * theme.SPACE)

    def cover(self, painter: QPainter) -> None:
        """Cover the row at the painter's origin: who is overtaken is not read through the other."""
        painter.fillRect(0, 0, self._width, self.height, with_alpha(theme.current().paper, _COVER))

    def paint(
        self,
        painter: QPainter,
        seat: Seat,
        cash: float,
        paid: Sequence[Paid],
        step: int,
        done: float,
    ) -> None:
        """Paint the row of a player at the painter's origin.

        Args:
            painter: Smooths edges.
            seat: Whose row.
            cash: What is seen of the cash, in dollars.
            paid: What is seen of the payments, by step from the first chain on.
            step: On view, or on its way.
            done: How far it has come, 0 to 1.
        """
        race, look = self._race, theme.current()
        top = (self.height - self._portrait_px) // 2
        square = QRectF(0, top, self._portrait_px, self._portrait_px)
        draw_face(painter, square, self._faces[seat])
        painter.setFont(theme.font("title", bold=True))
        painter.setPen(look.ink)
        whole, middle = self._words.player(seat), Qt.TextElideMode.ElideMiddle
        name = painter.fontMetrics().elidedText(whole, middle, self._name.width())
        painter.drawText(self._name, LEFT, name)
        amount = cash + sum(each.bonus + each.sold for each in paid)
        if step == race.last and seat in race.ended.winners:
            painter.setOpacity(done)
            self._paint_victory(painter, amount)
            painter.setOpacity(1)
        left = self._paint_cash(painter, cash)
        right = self._paint_payments(painter, left, paid, step)
        payout = race.payout_at(step)
        gain = payout.gain(seat) if payout is not None else 0
        self._paint_total(painter, right, round(amount / _STEP) * _STEP, gain)

    def _find_fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of totals and gains, as large as there is room."""
        room, text = self._width * _TOTAL_SHARE, money(max(self._race.ended.totals))
        total, gain = QFont(theme.font("display", bold=True)), theme.font("small", bold=True)
        for size in _TOTALS_PX:
            total.setPixelSize(theme.scaled(size))
            gain = theme.font("body" if size >= _LARGE_PX else "small", bold=True)
            metrics = QFontMetrics(total)
            lines = metrics.height() + QFontMetrics(gain).height()
            if metrics.horizontalAdvance(text) <= room and lines <= self.height * _LINES_SHARE:
                break
        return total, gain

    def _px(self, dollars: float) -> float:
        return dollars * self._bar.width() / max(1, *self._race.ended.totals)

    def _paint_cash(self, painter: QPainter, cash: float) -> float:
        """Paint the cash and return where it ends."""
        look, width = theme.current(), self._px(cash)
        if width < 1:
            return self._bar.left()
        box = QRectF(self._bar)
        box.setWidth(width - _GAP_PX)
        pen = QPen(look.border, theme.HAIRLINE_PX)
        edge = box.adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, edge, min(theme.RADIUS_SMALL, box.width() / 2), look.pressed, pen)
        painter.setFont(theme.font("small", bold=True))
        text = translate("FinalAccount", "cash")
        if painter.fontMetrics().horizontalAdvance(text) + theme.SPACE <= box.width():
            painter.setPen(look.ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        return self._bar.left() + width

    def _paint_payments(
        self, painter: QPainter, left: float, paid: Sequence[Paid], step: int
    ) -> float:
        """Paint what the chains paid, that of the step in the light; return where it ends."""
        lit: tuple[QRectF, float, str] | None = None
        for at, each in enumerate(paid, 1):
            width = self._px(each.bonus + each.sold)
            if width < 1:
                continue
            chain = self._race.payouts[at - 1].chain
            letter = self._words.edition.chains[chain].letter
            box = QRectF(left, self._bar.top(), width - _GAP_PX, self._bar.height())
            if at == step:
                lit = box, self._px(each.bonus), letter
            else:
                _paint_part(painter, box, self._px(each.bonus), letter)
            left += width
        if lit is not None:  # its light lies over its neighbours
            box, _, letter = lit
            _paint_light(painter, box, theme.chain(letter).fill)
            _paint_part(painter, *lit, rise_px=_name_parts(painter, *lit, paints=False))
            _name_parts(painter, *lit)
            pen = QPen(theme.current().ink, theme.OUTLINE_PX)
            draw_box(painter, box, theme.RADIUS_SMALL, pen=pen)
        return left

    def _paint_victory(self, painter: QPainter, amount: float) -> None:
        """Paint a light round a bar of so many dollars, and a trophy on the portrait."""
        brass, paper = theme.current().safe_brass, theme.current().paper
        bar = QRectF(self._bar)
        bar.setWidth(self._px(amount) - _GAP_PX)
        _paint_light(painter, bar.adjusted(-3, -3, 3, 3), brass)
        pen = QPen(brass, theme.OUTLINE_PX)
        draw_box(painter, bar.adjusted(-4, -4, 4, 4), theme.RADIUS, paper, pen)
        side = round(self._portrait_px * _MEDAL)
        medal = QRectF(self._portrait_px - side, 0, side, side)
        medal.moveBottom((self.height + self._portrait_px) / 2)
        draw_box(painter, medal, side / 2, paper, pen)
        inset = side * 0.2
        icons.draw_icon(painter, medal.adjusted(inset, inset, -inset, -inset), "trophy", brass)

    def _paint_total(self, painter: QPainter, right: float, amount: int, gain: int) -> None:
        """Paint what a player has where the bar ends, and below it what was just paid."""
        look, box = theme.current(), self._total_box(right)
        painter.setFont(self._total_font)
        painter.setPen(look.ink)
        painter.drawText(box, LEFT, money(amount))
        if gain:
            painter.setFont(self._gain_font)
            painter.setPen(look.gain)
            below = QRect(box.left(), box.bottom() + 1, box.width(), painter.fontMetrics().height())
            painter.drawText(below, LEFT, signed_money(gain))

    def _total_box(self, right: float) -> QRect:
        total, gain = QFontMetrics(self._total_font), QFontMetrics(self._gain_font)
        left, top = round(right) + theme.SPACE, (self.height - total.height() - gain.height()) // 2
        return QRect(left, top, max(self._width - left, 0), total.height())


class RaceTrack(Adaptive, FocusFrame):
    """Shows the steps of a race; from one to the next bars grow and rows change places."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Race, GameNames, Sequence[Face]] | None = None
        self._rows: RaceRows | None = None
        self._from = self._step = _BEFORE
        self._done = 1.0
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(MOVE_MS)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._move)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_race(self, race: Race, words: GameNames, faces: Sequence[Face]) -> None:
        """Show empty bars.

        Args:
            race: What is told.
            words: Names players and chains.
            faces: The players' faces by seat.
        """
        self.forget()
        self._shown = race, words, faces
        self.refit()

    def forget(self) -> None:
        """Show nothing."""
        self._animation.stop()
        self._shown = self._rows = None
        self._from = self._step = _BEFORE
        self._done = 1.0
        self.setAccessibleDescription("")
        self.update()

    def begin(self) -> None:
        """Let the bars of cash grow from nothing."""
        self._step = _BEFORE
        self.go_to(CASH_STEP)

    def go_to(self, step: int) -> None:
        """Show a step; one that was on its way is there at once."""
        self._animation.stop()
        self._from, self._step = self._step, step
        is_moving = motion.is_on() and self.isVisible()
        self._done = 0.0 if is_moving else 1.0
        if is_moving:
            self._animation.start()
        self.retranslate()

    def is_moving(self) -> bool:
        """Tell whether bars grow or rows change places now."""
        return self._animation.state() is QVariantAnimation.State.Running

    def retranslate(self) -> None:
        self.setAccessibleName(translate("FinalAccount", "What everyone has"))
        if self._shown is not None:
            race, words, _ = self._shown
            self.setAccessibleDescription(standings_text(race, max(self._step, 0), words))
        self.refit()

    def refit(self) -> None:
        self._rows = None
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        seats = 0 if self._shown is None else len(self._shown[0].cash)
        return QSize(theme.scaled(320), seats * theme.scaled(ROW_LEAST_PX))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # it takes what is left

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rows = None

    def event(self, event: QEvent) -> bool:
        """Tell how the total of the row under the pointer comes about."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().event(event)
        QToolTip.showText(event.globalPos(), self.tip_at(event.y()), self)
        return True

    def tip_at(self, y: int) -> str:
        """Return the sum of the row at a height in pixels, or an empty text beside the rows."""
        if self._shown is None or self._rows is None:
            return ""
        race, step = self._shown[0], max(self._step, CASH_STEP)
        order = race.order_after(step)
        at = (y - self._rows.top) // self._rows.height
        if not 0 <= at < len(order):
            return ""
        seat, paid = order[at], race.payouts[:step]
        bonuses, sold = sum(p.bonus[seat] for p in paid), sum(p.sold[seat] for p in paid)
        return total_text(race.cash[seat], bonuses, sold)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is not None:
            race, words, faces = self._shown
            if self._rows is None:
                self._rows = RaceRows(race, words, faces, self.size())
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_rows(painter, race, self._rows)
            painter.end()
        super().paintEvent(event)

    def _paint_rows(self, painter: QPainter, race: Race, rows: RaceRows) -> None:
        """Paint all rows, those that go up over the others."""
        before, after = (race.order_after(max(step, 0)) for step in (self._from, self._step))
        done = self._part(_PLACES_FROM, 1)
        for seat in sorted(after, key=lambda seat: before.index(seat) - after.index(seat)):
            first, last = before.index(seat), after.index(seat)
            painter.save()
            painter.translate(0, rows.top + round((first * (1 - done) + last * done) * rows.height))
            if last < first and 0 < done < 1:
                rows.cover(painter)
            cash, paid = self._seen(race, seat)
            rows.paint(painter, seat, cash, paid, self._step, self._done)
            painter.restore()

    def _seen(self, race: Race, seat: Seat) -> tuple[float, list[Paid]]:
        """Return what is seen of a player's cash and payments at this moment, in dollars."""
        cash = race.cash[seat] * self._grown(CASH_STEP, 0, _STOCK_TO)
        paid = []
        for step, payout in enumerate(race.payouts, 1):
            bonus, sold = payout.bonus[seat], payout.sold[seat]
            begin = _BONUS_TO if bonus else 0
            paid.append(
                Paid(
                    bonus * self._grown(step, 0, _BONUS_TO if sold else _STOCK_TO),
                    sold * self._grown(step, begin, _STOCK_TO),
                )
            )
        return cash, paid

    def _grown(self, step: int, begin: float, end: float) -> float:
        """Return how much is seen of what a step pays, 0 to 1."""
        before, after = self._from >= step, self._step >= step
        if before == after:
            return float(after)
        done = self._part(begin, end)
        return done if after else 1 - done

    def _part(self, begin: float, end: float) -> float:
        """Return how far a part of the movement is, 0 to 1."""
        done = min(1.0, max(0.0, (self._done - begin) / (end - begin)))
        return self._curve.valueForProgress(done)

    def _move(self, done: float) -> None:
        self._done = done
        self.update()


def _paint_part(
    painter: QPainter, box: QRectF, bonus_px: float, letter: str, *, rise_px: float = 0
) -> None:
    """Paint what a chain paid: bonus and stock with a line between them, and the crest.

    Args:
        painter: Paints.
        box: The place of both, in pixels.
        bonus_px: How wide the bonus is.
        letter: Of the chain.
        rise_px: How far the crest stands above the middle, for the words below it.
    """
    colors = theme.chain(letter)
    draw_box(painter, box, min(theme.RADIUS_SMALL, box.width() / 2), colors.fill)
    if _GAP_PX < bonus_px < box.width() - _GAP_PX:
        line = QRectF(box.left() + bonus_px, box.top(), theme.HAIRLINE_PX, box.height())
        painter.fillRect(line, with_alpha(colors.ink, 0.45))
    side = round(min(box.height() * 0.5, theme.scaled(_CREST_MOST_PX)))
    wider = QRectF(box)  # the crest does not lie on the line
    if 2 * bonus_px >= box.width():
        wider.setWidth(bonus_px)
    else:
        wider.setLeft(box.left() + bonus_px)
    if wider.width() >= side + theme.SPACE_HALF:
        crest = QRectF(0, 0, side, side)
        crest.moveTopLeft((wider.center() - crest.center()).toPoint().toPointF())
        crest.translate(0, -rise_px)
        icons.draw_crest(painter, crest, letter, colors.ink)


def _name_parts(
    painter: QPainter, box: QRectF, bonus_px: float, letter: str, *, paints: bool = True
) -> float:
    """Write which part is the bonus and which the stock, where there is room beside the crest.

    Returns:
        How far the crest rises for the words below it, in pixels.
    """
    painter.setFont(theme.font("small", bold=True))
    painter.setPen(theme.chain(letter).ink)
    line_px = painter.fontMetrics().height()
    is_high = box.height() >= theme.scaled(_CREST_MOST_PX) + 2 * line_px
    rise_px = line_px // 2
    foot = (box.height() + theme.scaled(_CREST_MOST_PX)) / 2 - rise_px
    below = QRectF(box.left(), box.top() + foot, box.width(), line_px)
    rises = 0
    has_crest = 2 * bonus_px >= box.width()
    kinds = translate("FinalAccount", "bonus"), translate("FinalAccount", "stock")
    edges = ((0, bonus_px - box.width()), (bonus_px, 0))
    for text, (left, right), is_crowded in zip(
        kinds, edges, (has_crest, not has_crest), strict=True
    ):
        part = (below if is_crowded else box).adjusted(left, 0, right, 0)
        fits = painter.fontMetrics().horizontalAdvance(text) + theme.SPACE <= part.width()
        if fits and (is_high or not is_crowded):
            rises = rise_px if is_crowded else rises
            if paints:
                painter.drawText(part, Qt.AlignmentFlag.AlignCenter, text)
    return rises


def _paint_light(painter: QPainter, box: QRectF, color: QColor) -> None:
    for reach, strength in _GLOW:
        around = box.adjusted(-reach, -reach, reach, reach)
        draw_box(painter, around, theme.RADIUS_SMALL + reach, with_alpha(color, strength))
