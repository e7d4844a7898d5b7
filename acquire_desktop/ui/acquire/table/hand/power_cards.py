"""The row of the viewer's special power cards: lit when playable, grey when played."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT, PowerCard
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.words.card_texts import (
    card_name,
    card_obstacle,
    titled_effect,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import acting_key, command_key, is_key, number_keys, which_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import escape_html, join_sentences, join_terse, translate

_HEIGHT_PX = theme.TARGET_PX
_MARK_PX = 14
_LEAST_TEXT_PX = 40


class PowerCardRow(Adaptive, QWidget):
    """Shows the five cards while they are in play.

    Signals:
        card_chosen: A card was clicked, or P and its number were pressed.
    """

    is_region = True

    card_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._is_asking = False
        self.buttons = tuple(PowerCardButton(card) for card in range(CARD_COUNT))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.SPACE_HALF)
        for button in self.buttons:
            button.clicked.connect(partial(self._choose, button.card))
        self._rows = 0
        self._break(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.hide()

    def height_for(self, width: int) -> int:
        """Return the height with every name whole, in pixels, and break the row for a width."""
        gap, widths = theme.SPACE_HALF, [button.sizeHint().width() for button in self.buttons]
        columns = max(1, (width + gap) // (max(widths) + gap))
        is_whole = sum(widths) + gap * (CARD_COUNT - 1) <= width
        self._break(1 if is_whole else -(-CARD_COUNT // min(columns, CARD_COUNT)))
        return self._rows * (self.buttons[0].sizeHint().height() + gap) - gap

    def show_view(self, view: View) -> None:
        """Show which cards the viewer has left and can play."""
        self._view = view
        self._ask_for_number(False)
        self.setVisible(view.power_cards)
        for button in self.buttons:
            button.show_view(view)

    def forget(self) -> None:
        """Show no card until the next view."""
        self._view = None
        self._ask_for_number(False)
        self.hide()
        for button in self.buttons:
            button.is_playable = button.is_held = button.is_at_work = False
            clear_words(button)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take P, and a number or Escape after it; tell whether the key was taken."""
        if self._view is None or not self._view.power_cards or not self._view.legal:
            return False
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_first = is_key(event, "power_cards") and not modifiers
        was_asking = self._is_asking
        self._ask_for_number(is_first and not was_asking)
        if is_first:
            return True
        if not was_asking or modifiers:
            return False
        card = which_key(event, number_keys(CARD_COUNT))
        if card is not None:
            self._choose(PowerCard(card))
            return True
        return event.key() == Qt.Key.Key_Escape

    def retranslate(self) -> None:
        self.setAccessibleName(translate("PowerCard", "Your power cards"))
        if self._view is not None:
            for button in self.buttons:
                button.show_view(self._view)

    def _break(self, rows: int) -> None:
        """Stand the cards in so many rows."""
        if rows == self._rows:
            return
        self._rows = rows
        for at, button in enumerate(self.buttons):
            self._grid.addWidget(button, *divmod(at, -(-CARD_COUNT // rows)))
        self.updateGeometry()

    def _choose(self, card: PowerCard) -> None:
        self._ask_for_number(False)
        if self._view is not None and self._view.legal:
            self.card_chosen.emit(card)

    def _ask_for_number(self, is_asking: bool) -> None:
        self._is_asking = is_asking
        for button in self.buttons:
            button.shows_number = is_asking
            button.update()


class PowerCardButton(PaintedButton):
    """One power card; one that cannot be played now says what it does all the same."""

    def __init__(self, card: PowerCard) -> None:
        super().__init__(takes_enter=True)
        self.card = card
        self.is_playable = False
        """Whether it may be played now."""
        self.is_held = False
        """Whether it was not played yet."""
        self.is_at_work = False
        """Whether the viewer played it in this turn."""
        self.shows_number = False
        """Whether its number stands before its name."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_view(self, view: View) -> None:
        """Show how the card stands."""
        obstacle = card_obstacle(self.card, view)
        self.is_playable = not obstacle
        self.is_held = self.card in view.cards
        self.is_at_work = view.card == self.card and view.turn_seat == view.seat
        state = obstacle or translate("PowerCard", "Playable now")
        self.setAccessibleName(join_terse((card_name(self.card), state)))
        self.setAccessibleDescription(titled_effect(self.card))
        sentence = translate("PowerCard", "{state}.", state=state)
        self.setToolTip(escape_html(join_sentences((titled_effect(self.card), sentence))))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = width_px(card_name(self.card), bold=True)
        return QSize(words + _text_left() + theme.SPACE, theme.scaled(_HEIGHT_PX))

    def minimumSizeHint(self) -> QSize:
        return QSize(_text_left() + theme.scaled(_LEAST_TEXT_PX), theme.scaled(_HEIGHT_PX))

    def paint(self, painter: QPainter) -> None:
        look = theme.current()
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        usual = look.paper_raised if self.is_playable else look.panel
        fill = self.ground(usual, is_on=self.is_at_work and not self.isDown())
        draw_box(painter, frame, theme.RADIUS, fill, self._outline())
        self._paint_mark(painter)
        is_strong = self.is_playable or self.is_at_work
        left, elided = _text_left(), Qt.TextElideMode.ElideRight
        room = QRectF(left, 0, self.width() - left - theme.SPACE_HALF, self.height())
        metrics = QFontMetrics(theme.font("small", bold=is_strong))
        name = metrics.elidedText(card_name(self.card), elided, int(room.width()))
        write(painter, room, name, self._ink(), bold=is_strong)
        if self.hasFocus():
            draw_ring(painter, frame, theme.RADIUS)

    def _outline(self) -> QPen:
        look = theme.current()
        if self.is_at_work or self.is_playable:
            return QPen(look.accent, theme.OUTLINE_PX if self.is_at_work else theme.HAIRLINE_PX)
        pen = QPen(look.hairline, theme.HAIRLINE_PX)
        if not self.is_held:
            pen.setDashPattern([4, 3])
        return pen

    def _ink(self) -> QColor:
        look = theme.current()
        if self.is_playable or self.is_at_work:
            return look.ink
        return look.ink_muted if self.is_held else look.disabled

    def _paint_mark(self, painter: QPainter) -> None:
        """Draw the number, a check on a played card, or a dot that is full on a playable one."""
        look, side = theme.current(), theme.scaled(_MARK_PX)
        mark = QRectF(theme.SPACE, (self.height() - side) / 2, side, side)
        if self.shows_number:
            number = acting_key(command_key(f"number_{self.card + 1}"))
            middle = Qt.AlignmentFlag.AlignCenter
            draw_box(painter, mark, theme.RADIUS_SMALL, look.plate)
            write(painter, mark, number, look.plate_ink, bold=True, flags=middle)
            return
        if not self.is_held:
            icons.draw_icon(painter, mark, "check", look.accent if self.is_at_work else self._ink())
            return
        inset = side / 4
        painter.setPen(QPen(look.accent if self.is_playable else look.border, theme.OUTLINE_PX))
        painter.setBrush(look.accent if self.is_playable else QColor(Qt.GlobalColor.transparent))
        painter.drawEllipse(mark.adjusted(inset, inset, -inset, -inset))


def _text_left() -> int:
    return theme.SPACE + theme.scaled(_MARK_PX) + theme.SPACE_HALF
