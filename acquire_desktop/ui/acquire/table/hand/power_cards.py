"""The fan of the viewer's special power cards on the rail: faint once they were played."""

from functools import partial
from typing import Final

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

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
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import widest_word_px, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import escape_html, join_sentences, join_terse, translate

TILT_PX: Final = 4
"""What a card that stands askew needs at each side, in pixels."""
LIFT_PX: Final = 8
_TILT_DEGREES: Final = 3
_AIR_PX: Final = 5
_OVERLAP_PX: Final = 8
"""So much of a card lies under the next one; its name keeps clear of that."""
_LOWER_PX: Final = 2
"""Than a tile."""
_BEFORE_PX: Final = 10
"""So far the cards stand before the wood."""
_RADIUS_PX: Final = 5
_USED: Final = 0.35
_MOST_LETTER_PX: Final = 14


class PowerCardFan(Adaptive, QWidget):
    """Shows the five cards while they are in play, each over the edge of the one before.

    Signals:
        card_chosen: A card was clicked, or P and its number were pressed.
    """

    is_region = True

    card_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._is_asking = False
        self.buttons = tuple(PowerCardButton(card, self) for card in range(CARD_COUNT))
        self._card_px, self._rail_px = QSize(40, 60), 14
        for button in self.buttons:
            button.clicked.connect(partial(self._choose, button.card))
        self.retranslate()
        self.hide()

    def set_form(self, tile_px: int, rail_px: int, most_px: int) -> None:
        """Have cards as high as the tiles beside them, and as wide as their names.

        Where there is no room for the names, the cards show their numbers alone.

        Args:
            tile_px: The side of a tile.
            rail_px: The height of the wood.
            most_px: What the fan may have of the width of the rail.
        """
        self._rail_px = rail_px
        words = max(_words_px(card_name(button.card)) for button in self.buttons)
        step = min(words + 2 * _AIR_PX, (most_px - _OVERLAP_PX) // CARD_COUNT - 1)
        for button in self.buttons:
            button.shows_name = words + _AIR_PX <= step
        self._card_px = QSize(step + _OVERLAP_PX, tile_px - _LOWER_PX)
        self._place()

    def sizeHint(self) -> QSize:
        card = self._card_px
        width = CARD_COUNT * (card.width() - _OVERLAP_PX) + _OVERLAP_PX + 2 * TILT_PX
        return QSize(width, card.height() + LIFT_PX + TILT_PX)

    def _place(self) -> None:
        """Fan the cards out, so that none covers the name of another."""
        bottom = self.height() - self._rail_px + _BEFORE_PX
        high = self._card_px.height() + LIFT_PX + TILT_PX
        for at, button in enumerate(self.buttons):
            button.card_px = self._card_px
            left = at * (self._card_px.width() - _OVERLAP_PX)
            width = self._card_px.width() + 2 * TILT_PX
            button.setGeometry(left, bottom - high, width, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

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

    def __init__(self, card: PowerCard, parent: QWidget) -> None:
        super().__init__(parent, takes_enter=True)
        self.card = card
        self.is_playable = False
        """Whether it may be played now."""
        self.is_held = False
        """Whether it was not played yet."""
        self.is_at_work = False
        """Whether the viewer played it in this turn."""
        self.shows_number = False
        """Whether its number stands before its name."""
        self.shows_name = True
        """Whether there is room for its name; without, its number stands there."""
        self.card_px = QSize(40, 60)
        """The size of the card, which stands a little askew."""

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
        return self.card_px.grownBy(QMargins(TILT_PX, LIFT_PX, TILT_PX, TILT_PX))

    def paint(self, painter: QPainter) -> None:
        look, (width, height) = theme.current(), self.card_px.toTuple()
        card = QRectF(-width / 2, -height / 2, width, height)
        is_up = self.is_at_work or self.underMouse()
        painter.translate(self.width() / 2, (0 if is_up else LIFT_PX) + height / 2 + 2)
        painter.rotate((self.card - CARD_COUNT // 2) * _TILT_DEGREES)
        painter.setOpacity(1 if self.is_held or self.is_at_work else _USED)
        draw_box(painter, card.translated(1.5, 2), _RADIUS_PX, look.shadow)
        draw_box(painter, card, _RADIUS_PX, look.paper_raised, self._outline())
        words = card.adjusted(_AIR_PX / 2, 4, -_OVERLAP_PX, -_BEFORE_PX)
        if self.shows_number:
            self._paint_number(painter, words)
        ink = look.ink if self.is_playable or self.is_at_work else look.ink_muted
        if self.shows_name:
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.setFont(_letters())
            painter.setPen(ink)
            painter.drawText(words, flags, card_name(self.card))
        elif not self.shows_number:
            middle = Qt.AlignmentFlag.AlignCenter
            write(painter, words, self._number(), ink, "title", bold=True, flags=middle)
        if self.hasFocus():
            draw_ring(painter, card, _RADIUS_PX)

    def _outline(self) -> QPen:
        """Return the edge: broad brass at work, brass where it can be played now."""
        look = theme.current()
        if self.is_at_work:
            return QPen(look.brass, 3)
        return QPen(look.brass_ink if self.is_playable else look.border, 1.5)

    def _number(self) -> str:
        return acting_key(command_key(f"number_{self.card + 1}"))

    def _paint_number(self, painter: QPainter, words: QRectF) -> None:
        """Write the number that is asked for over the name."""
        look, middle = theme.current(), Qt.AlignmentFlag.AlignCenter
        mark = QRectF(words.left(), words.top() - 2, words.width(), theme.text_px("small") + 4)
        draw_box(painter, mark, theme.RADIUS_SMALL, look.plate)
        write(painter, mark, self._number(), look.plate_ink, bold=True, flags=middle)
        words.setTop(mark.bottom())


def _letters() -> QFont:
    """Return the font of the names, which has its limit in the height of a card."""
    return theme.figure_font(min(theme.text_px("small"), _MOST_LETTER_PX))


def _words_px(name: str) -> int:
    """Return how wide a name is in two lines, in pixels."""
    font = _letters()
    return max(widest_word_px(name, font), QFontMetrics(font).horizontalAdvance(name) // 2)
