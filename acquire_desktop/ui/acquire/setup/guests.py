"""The guests of a new game: a card for each character, which sits down when it is clicked."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES, level_of
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.setup import seating
from acquire_desktop.ui.acquire.setup.carried_button import CarriedButton
from acquire_desktop.ui.acquire.setup.chair_button import sentence
from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.acquire.setup.seating import Chairs
from acquire_desktop.ui.acquire.setup.stars import draw_stars, star_line_px, stars_px
from acquire_desktop.ui.acquire.words.character_texts import (
    character_line,
    character_sentence,
    character_text,
    level_text,
    strength_text,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row, take_out
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import width_px, wrapped_rect, write, write_shrunk
from acquire_desktop.ui.kit.look.portraits import portrait_pixmap
from acquire_desktop.ui.kit.painted_button import draw_box, draw_ring
from acquire_desktop.ui.kit.texts import (
    escape_html,
    join_sentences,
    join_terse,
    label,
    later,
    translate,
)

SIDE_COLUMNS: Final = 3
_PAD_PX: Final = 6
_GAP_PX: Final = 8
_FACE_PX: Final = 44
_MOST_FACE_PX: Final = 150
_SIDE_PX: Final = 150
"""The least width of a card with a sentence, at 100 % text."""
_TOP: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


class GuestCard(CarriedButton):
    """A guest with portrait, name, a line on how it plays, and the stars of its level."""

    def __init__(self, key: str) -> None:
        """Make the card of a character, or with an empty key that of a guest by chance."""
        super().__init__()
        self.key = key
        self._chair: int | None = None
        self._level, self._is_short = "", False
        self._words_high = 0
        self.setCheckable(bool(key))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_guest(self, chair: int | None, level: str) -> None:
        """Show on which chair the guest sits, None for nowhere, and at which level it plays."""
        if (chair, level) != (self._chair, self._level):
            self._chair, self._level = chair, level
            self.setChecked(chair is not None)
            self.retranslate()
            self.update()

    def set_form(self, words_px: int, *, is_short: bool) -> None:
        """Keep so much room for the words, in pixels, and leave out how the guest plays or not."""
        self._words_high, self._is_short = words_px, is_short
        self.updateGeometry()
        self.update()

    def wide_px(self) -> int:
        """Return the least width of a card without the line on how the guest plays."""
        name = width_px(self._name(), "body", bold=True) if self.key else 0
        return max(stars_px(), name) + 2 * _PAD_PX

    def words_px(self, width: int, *, is_short: bool) -> int:
        """Return the height that the words need in a width, both in pixels."""
        high = 2 * _PAD_PX + 2 + _line_px("body") + star_line_px() + 2
        if is_short:
            return high
        room = max(width - 2 * _PAD_PX, 1)
        return high + wrapped_rect(self._line(), theme.font("small"), room).height()

    def sizeHint(self) -> QSize:
        return QSize(self.wide_px(), theme.scaled(_FACE_PX) + self._words_high)

    def picture(self, ratio: float) -> QPixmap:
        """Return what is carried to a chair."""
        side = self._face_px()
        return (
            portrait_pixmap(self.key, side, ratio)
            if self.key
            else icons.icon_pixmap("dice", side, theme.current().ink, ratio)
        )

    def retranslate(self) -> None:
        if not self.key:
            self.setAccessibleName(self._name())
            self.setAccessibleDescription(self._line())
            self.setToolTip(escape_html(sentence(self._line())))
            return
        kind, where = character_text(self.key), translate("SitDown", "not at the table")
        if self._chair is not None:
            where = translate("SitDown", "on chair {chair}", chair=self._chair + 1)
        said = self._name(), kind, level_text(self._level), where
        self.setAccessibleName(join_terse([text for text in said if text]))
        told = join_sentences(
            [sentence(character_sentence(self.key)), sentence(strength_text(self._level))]
        )
        self.setAccessibleDescription(told)
        self.setToolTip(escape_html(told))

    def paint(self, painter: QPainter) -> None:
        look, card = theme.current(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_here = self._chair is not None
        pen = QPen(look.accent if is_here else look.hairline, 1 + is_here)
        fill = self.ground(look.paper_raised, is_on=is_here)
        draw_box(painter, card, theme.RADIUS_LARGE, fill, pen)
        inner = self.rect().adjusted(_PAD_PX, _PAD_PX, -_PAD_PX, -_PAD_PX)
        side = self._face_px()
        face = QRectF(inner.center().x() - side / 2 + 0.5, inner.top(), side, side)
        if self.key:
            icons.draw_picture(painter, face, f"portraits/{self.key}.svg")
        else:
            dice = face.adjusted(side / 6, side / 6, -side / 6, -side / 6)
            icons.draw_icon(painter, dice, "dice", look.ink)
        name = QRect(inner.left(), inner.top() + side + 2, inner.width(), _line_px("body"))
        painter.setPen(look.ink)
        write_shrunk(painter, name, self._name(), theme.font("body", bold=True), _MIDDLE)
        if not self._is_short:
            below = inner.adjusted(0, side + 2 + name.height(), 0, 0)
            write(painter, below, self._line(), look.ink_muted, flags=int(_TOP))
        if self.key:
            stars = QRectF(inner.left(), 0, inner.width(), star_line_px())
            stars.moveBottom(inner.bottom() + 1)
            draw_stars(painter, stars.center(), self._level)
        if self.hasFocus():
            draw_ring(painter, card, theme.RADIUS_LARGE)

    def _name(self) -> str:
        return CHARACTER_NAMES.get(self.key) or translate("SeatRow", "Surprise me")

    def _line(self) -> str:
        return character_line(self.key) or translate("SitDown", "seats a guest by chance")

    def _face_px(self) -> int:
        room = self.height() - self._words_high
        return min(room, theme.scaled(_MOST_FACE_PX), self.width() - 2 * _PAD_PX)


class GuestsPanel(Adaptive, QWidget):
    """Shows the guests beside the table or below it, and the level at which they play.

    Signals:
        chosen (str): The guest with this key was clicked; an empty one is by chance.
        level_chosen (str): All guests are to play at this level.
        carried (QPixmap, QPoint): A guest is pulled over this point of the screen.
        dropped (str, QPoint): And was let go there.
    """

    is_region = True

    chosen = Signal(str)
    level_chosen = Signal(str)
    carried = Signal(QPixmap, QPoint)
    dropped = Signal(str, QPoint)

    def __init__(self) -> None:
        super().__init__()
        self._title = self.with_text(label("", "title", bold=True), later("SitDown", "Guests"))
        self.level = LevelBox()
        """The level of all guests; one that is chosen is everybody's."""
        self.level.activated.connect(lambda _at: self.level_chosen.emit(self.level.level()))
        self._hint = self.with_text(
            label("", "small", tone="muted", wraps=True),
            later("SitDown", "Click a guest, or drag one to a chair."),
        )
        self.cards = [GuestCard(key) for key in (*CHARACTER_NAMES, "")]
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP_PX)
        self._columns = 0
        for card in self.cards:
            card.setParent(self)
            card.clicked.connect(partial(self.chosen.emit, card.key))
            card.carried.connect(partial(self._carry, card))
            card.dropped.connect(partial(self.dropped.emit, card.key))
        level = self.with_text(label("", "small", tone="muted"), later("SitDown", "Level"))
        head = row(Stretched(self._title, 1), level, self.level, spacing=theme.SPACE)
        column(head, self._hint, Stretched(self._grid, 1), of=self, spacing=theme.SPACE_HALF)
        self.set_text(self.setAccessibleName, later("SitDown", "Guests"))
        self.set_text(self.level.setAccessibleName, later("SitDown", "Level of all guests"))
        self.retranslate()

    def show_chairs(self, chairs: Chairs) -> None:
        """Show who of the guests sits at a table, and at which level."""
        usual = seating.next_level(chairs)
        self.level.show_level(usual)
        for card in self.cards:
            at = seating.chair_of(chairs, card.key) if card.key else None
            player = None if at is None else chairs[at].player
            card.show_guest(at, _level(player, usual))

    def focus_guests(self) -> None:
        """Give the focus to the first guest."""
        self.cards[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        self.level.retranslate()

    def side_px(self, width: int) -> QSize:
        """Return the least size beside the table, where there is room for so many pixels."""
        least = SIDE_COLUMNS * (theme.scaled(_SIDE_PX) + _GAP_PX)
        rows = len(self.cards) // SIDE_COLUMNS
        card = theme.scaled(_FACE_PX) + self._words_px(SIDE_COLUMNS, width, is_short=False)
        hint = self._hint.fontMetrics().lineSpacing()
        head = self.level.sizeHint().height() + hint + theme.SPACE
        return QSize(least, rows * (card + _GAP_PX) + head)

    def stand(self, width: int, *, is_beside: bool) -> None:
        """Stand beside the table, or below it, in a width in pixels."""
        self._hint.setVisible(is_beside)
        columns = SIDE_COLUMNS if is_beside else self._columns_in(width)
        words = self._words_px(columns, width, is_short=not is_beside)
        if columns != self._columns:
            take_out(self._grid, *self.cards)
        for at, card in enumerate(self.cards):
            card.set_form(words, is_short=not is_beside)
            if columns != self._columns:
                self._grid.addWidget(card, at // columns, at % columns)
        for at in range(len(self.cards)):
            self._grid.setColumnStretch(at, int(at < columns))
            is_row = at * columns < len(self.cards)
            self._grid.setRowStretch(at, int(is_row))
            self._grid.setRowMinimumHeight(at, is_row * (theme.scaled(_FACE_PX) + words))
        self._columns = columns

    def _words_px(self, columns: int, width: int, *, is_short: bool) -> int:
        each = width // columns - _GAP_PX
        return max(card.words_px(each, is_short=is_short) for card in self.cards)

    def _columns_in(self, width: int) -> int:
        """Return how many cards stand beside each other, so that the rows are alike."""
        least = max(card.wide_px() for card in self.cards)
        most = max(1, (width + _GAP_PX) // (least + _GAP_PX))
        rows = -(-len(self.cards) // most)
        return -(-len(self.cards) // rows)

    def _carry(self, card: GuestCard, where: QPoint) -> None:
        self.carried.emit(card.picture(self.devicePixelRatioF()), where)


def _level(player: Player | None, usual: str) -> str:
    return usual if player is None or player.program else level_of(player.level)


def _line_px(size: theme.TextSize) -> int:
    return QFontMetrics(theme.font(size, bold=True)).height()
