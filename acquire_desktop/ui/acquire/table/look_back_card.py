"""Look back card: names the earlier moment on view and leads to others; and a frame around it."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from acquire_desktop.ui.acquire.table.walkthrough.overlay import Overlay
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.kit.signs import Sign, SignButton
from acquire_desktop.ui.kit.texts import label, later, translate

_FRAME_PX = 2
_MARGIN_PX = 12


@dataclass(frozen=True, slots=True)
class Moment:
    """An earlier moment of the game."""

    turn: int
    step: int
    """Steps of the game until then."""
    last_step: int
    """Steps of the game until now."""
    sentence: str
    """What led to the moment."""
    next_sentence: str
    """What came of it."""
    went_on: bool
    """Whether the game has gone on since the look back began."""


class LookBackCard(Overlay):
    """Names the moment on view, steps to others and leads back to the game.

    Signals:
        step_asked (int): Go so many steps on, or back with a number below 0.
        turn_asked (int): Go to the next beginning of a turn (1) or the one before (-1).
        leave_asked (): Go back to the game.
    """

    is_region = True

    step_asked = Signal(int)
    turn_asked = Signal(int)
    leave_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("soft", parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._moment: Moment | None = None
        self._sign = Sign("clock", 20)
        self._title = label("", "title", bold=True)
        self._went_on = label("", "small", bold=True, tone="accent")
        self._sentence = label(wraps=True)
        self._next = label(tone="muted", wraps=True)
        self._place = ShorteningLabel()
        self.turn_back = SignButton("turn-back", later("LookBack", "One turn back"), "PgUp")
        self.step_back = SignButton("chevron-left", later("LookBack", "One step back"), "Left")
        self.step_on = SignButton("chevron-right", later("LookBack", "One step forward"), "Right")
        self.turn_on = SignButton("turn-on", later("LookBack", "One turn forward"), "PgDown")
        self.leave_button = PrimaryButton()
        self._arrange()
        self.turn_back.clicked.connect(lambda: self.turn_asked.emit(-1))
        self.turn_on.clicked.connect(lambda: self.turn_asked.emit(1))
        self.step_back.clicked.connect(lambda: self.step_asked.emit(-1))
        self.step_on.clicked.connect(lambda: self.step_asked.emit(1))
        self.leave_button.clicked.connect(self.leave_asked)
        self.hide()

    def buttons(self) -> tuple[QWidget, ...]:
        """Return what can be pressed, from left to right."""
        return self.turn_back, self.step_back, self.step_on, self.turn_on, self.leave_button

    def set_strip(self, is_strip: bool) -> None:
        """Stand the words beside the buttons, or above them."""
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.LeftToRight if is_strip else ways.TopToBottom)
        self._words.setSpacing(2 if is_strip else theme.SPACE)
        size: theme.TextSize = "small" if is_strip else "body"
        theme.style_text(self._sentence, size)
        theme.style_text(self._next, size, tone="muted")

    def show_moment(self, moment: Moment) -> None:
        """Say which moment is on view."""
        self._moment = moment
        self.retranslate()
        self.announce(f"{self._title.text()}. {moment.sentence}")

    def forget(self) -> None:
        """Tell of no moment."""
        self._moment = None
        for words in (self._title, self._sentence, self._next):
            words.clear()
        self._place.show_texts([""])
        self.setAccessibleName("")
        self.setAccessibleDescription("")

    def retranslate(self) -> None:
        leave = translate("LookBack", "Back to the game")
        self.leave_button.setText(leave)
        self.leave_button.setToolTip(with_key(leave, "Esc"))
        self._went_on.setText(translate("LookBack", "The game has moved on"))
        moment = self._moment
        if moment is None:
            return
        self._title.setText(translate("LookBack", "Turn {turn}, looking back", turn=moment.turn))
        self._sentence.setText(moment.sentence)
        following = translate("LookBack", "Next: {sentence}", sentence=moment.next_sentence)
        # A line without words keeps the card's height.
        self._next.setText(following if moment.next_sentence else "\u00a0")
        place = translate("LookBack", "{step} of {steps}", step=moment.step, steps=moment.last_step)
        self._place.show_texts([place, f"{moment.step}/{moment.last_step}"])
        self._went_on.setVisible(moment.went_on)
        self.turn_back.setEnabled(moment.step > 0)
        self.step_back.setEnabled(moment.step > 0)
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(moment.sentence)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = theme.current()
        color = look.focus if self.hasFocus() else look.accent
        _draw_edge(self, QPen(color, theme.OUTLINE_PX), theme.RADIUS)

    def _arrange(self) -> None:
        self.leave_button.setAutoDefault(True)
        theme.style_text(self._place, "small", tone="muted")
        self._place.setContentsMargins(theme.SPACE_HALF, 0, theme.SPACE_HALF, 0)
        *ways, leave = self.buttons()
        self._words = column(
            row(self._sign, self._title, 1, self._went_on, spacing=theme.SPACE),
            self._sentence,
            self._next,
            1,
            spacing=theme.SPACE,
        )
        ways_line = row(*ways[:2], self._place, *ways[2:], 1, leave, spacing=theme.SPACE_HALF)
        margins = _MARGIN_PX, theme.SPACE, _MARGIN_PX, theme.SPACE
        parts = Stretched(self._words, 1), ways_line
        self._box = column(*parts, of=self, margins=margins, spacing=theme.SPACE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)


class LookBackFrame(QWidget):
    """A frame over a widget that shows the past; lets the mouse through."""

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
        _draw_edge(self, QPen(theme.current().accent, _FRAME_PX), theme.RADIUS_LARGE)


def _draw_edge(widget: QWidget, pen: QPen, radius: int) -> None:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    half = pen.widthF() / 2
    box = QRectF(widget.rect()).adjusted(half, half, -half, -half)
    painter.drawRoundedRect(box, radius, radius)
