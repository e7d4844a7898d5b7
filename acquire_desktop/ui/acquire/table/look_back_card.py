"""Look back: in the place of the Line, the earlier moment on view and ways to others."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.acquire.table.decisions.play_on_button import PlayOnButton
from acquire_desktop.ui.acquire.table.walkthrough.overlay import Overlay
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.line.frame import inner_rect, primary_place
from acquire_desktop.ui.kit.line.words import LineWords
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.texts import later, translate

_FILM_PX: Final = 4
"""More would cover the numbers of the columns."""
_HOLES_PX: Final = (8, 2, 16)
"""Width, height and distance of the holes in a film."""
_LEAST_WORDS_PX: Final = 150
"""Beside less room for words, at 100 % text, the way to play on is a sign."""
_TINT: Final = 0.07
"""How much brass lies over what is past."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An earlier moment of the game."""

    turn: int
    step: int
    """Steps of the game until then."""
    sentence: str
    """What led to the moment."""
    next_sentence: str
    """What came of it."""
    went_on: bool
    """Whether the game has gone on since the look back began."""
    is_over: bool = False
    """Whether the game is over, so that another one may begin here."""


class LookBackCard(Overlay):
    """Names the moment on view, steps to others and leads back to the game.

    Signals:
        step_asked (int): Go so many steps on, or back with a number below 0.
        turn_asked (int): Go to the next beginning of a turn (1) or the one before (-1).
        leave_asked (): Go back to the game.
        branch_asked (bool): A game is to go on from here, with new luck or the same tiles.
    """

    is_region = True

    step_asked = Signal(int)
    turn_asked = Signal(int)
    leave_asked = Signal()
    branch_asked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("night", parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(0, 0)
        self._moment: Moment | None = None
        self.turn_back = SignButton("turn-back", later("LookBack", "One turn back"), "PgUp")
        self.step_back = SignButton("chevron-left", later("LookBack", "One step back"), "Left")
        self.step_on = SignButton("chevron-right", later("LookBack", "One step forward"), "Right")
        self.turn_on = SignButton("turn-on", later("LookBack", "One turn forward"), "PgDown")
        self._ways = QWidget(self)
        self.words = LineWords(self)
        self.play_on = PlayOnButton(self)
        self.play_on.hide()
        self.play_on.setProperty("line", True)
        self.play_on.branch_asked.connect(self.branch_asked)
        self.leave_button = PrimaryButton(self)
        row(*self.buttons()[:4], of=self._ways, spacing=theme.SPACE_HALF)
        self.leave_button.setProperty("line", True)
        self.leave_button.setAutoDefault(True)
        self.turn_back.clicked.connect(lambda: self.turn_asked.emit(-1))
        self.turn_on.clicked.connect(lambda: self.turn_asked.emit(1))
        self.step_back.clicked.connect(lambda: self.step_asked.emit(-1))
        self.step_on.clicked.connect(lambda: self.step_asked.emit(1))
        self.leave_button.clicked.connect(self.leave_asked)
        self.hide()

    def buttons(self) -> tuple[QWidget, ...]:
        """Return what is offered to press, from left to right."""
        ways = self.turn_back, self.step_back, self.step_on, self.turn_on
        offered = () if self.play_on.isHidden() else (self.play_on,)
        return (*ways, *offered, self.leave_button)

    def show_moment(self, moment: Moment) -> None:
        """Say which moment is on view."""
        self._moment = moment
        self.play_on.setVisible(moment.is_over)
        self.retranslate()
        self.announce(f"{self.accessibleName()}. {moment.sentence}")

    def forget(self) -> None:
        """Tell of no moment."""
        self._moment = None
        self.words.show_texts("", ())
        self.words.clear()
        self.setAccessibleName("")
        self.setAccessibleDescription("")

    def retranslate(self) -> None:
        leave = translate("LookBack", "Back to the game")
        self.leave_button.setText(translate("LookBack", "Now"))
        self.leave_button.setToolTip(with_key(leave, "Esc"))
        self.leave_button.setAccessibleName(leave)
        moment = self._moment
        if moment is None:
            return
        sentence = translate(
            "LookBack", "Turn {turn}: {sentence}", turn=moment.turn, sentence=moment.sentence
        )
        self.words.show_texts(sentence, self._details(moment))
        for button in (self.turn_back, self.step_back):
            button.setEnabled(moment.step > 0)
        title = translate("LookBack", "Turn {turn}, looking back", turn=moment.turn)
        self.setAccessibleName(title)
        self.setAccessibleDescription(moment.sentence)
        self.refit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def _details(self, moment: Moment) -> list[str]:
        texts = [translate("LookBack", "The game has moved on.")] if moment.went_on else []
        if moment.next_sentence:
            texts.append(translate("LookBack", "Next: {sentence}", sentence=moment.next_sentence))
        return texts

    def refit(self) -> None:
        """Stand ways, words and the way back beside each other, as the parts of the Line do."""
        inner, leave = inner_rect(self.size()), primary_place(self.size())
        if not self.play_on.isHidden():
            leave.setLeft(leave.right() - self.leave_button.sizeHint().width())
        self.leave_button.setGeometry(leave)
        ways = QRect(inner.topLeft(), self._ways.sizeHint())
        ways.moveTop(inner.center().y() - ways.height() // 2)
        self._ways.setGeometry(ways)
        left = ways.right() + theme.SPACE_2
        right = leave.left() - theme.SPACE
        if not self.play_on.isHidden():
            self.play_on.show_as_sign(False)
            words = right - left - self.play_on.sizeHint().width()
            self.play_on.show_as_sign(words < theme.scaled(_LEAST_WORDS_PX))
            width = self.play_on.sizeHint().width()
            self.play_on.setGeometry(right - width, leave.top(), width, leave.height())
            right -= width + theme.SPACE
        width = right - left
        self.words.setGeometry(left, inner.top(), max(0, width), inner.height())
        self.words.set_room(width, width)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = theme.current()
        color = look.focus if self.hasFocus() else look.accent
        _draw_edge(QPainter(self), self.rect(), QPen(color, theme.OUTLINE_PX))


class LookBackFrame(QWidget):
    """The edge of a film over a widget that shows the past; lets the mouse through."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        over.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.resize(self._over.size())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        self.resize(self._over.size())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = theme.current(), QPainter(self)
        film = look.border if look.is_night else look.plate
        painter.fillRect(self.rect(), with_alpha(look.brass, _TINT))
        _draw_edge(painter, self.rect(), QPen(film, _FILM_PX))
        width, height, pitch = _HOLES_PX
        for left in range(theme.RADIUS + pitch // 2, self.width() - theme.RADIUS - width, pitch):
            for top in ((_FILM_PX - height) // 2, self.height() - (_FILM_PX + height) // 2):
                painter.fillRect(left, top, width, height, look.paper)


def _draw_edge(painter: QPainter, rect: QRect, pen: QPen) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    half = pen.widthF() / 2
    box = QRectF(rect).adjusted(half, half, -half, -half)
    painter.drawRoundedRect(box, theme.RADIUS, theme.RADIUS)
