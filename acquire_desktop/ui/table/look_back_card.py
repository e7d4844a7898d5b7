"""What tells that an earlier moment is on view: a card with the ways on and back, and a frame."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.kit.texts import plain, translate

_FRAME_PX = 2
_MARGIN_PX = 12


@dataclass(frozen=True, slots=True)
class _Moment:
    turn: int
    step: int
    last_step: int
    sentence: str
    next_sentence: str
    went_on: bool


class LookBackCard(QFrame):
    """Names the moment on view, steps to others and leads back to the game.

    Signals:
        step_asked (int): Go so many steps on, or back with a number below 0.
        turn_asked (int): Go to the next beginning of a turn (1) or the one before (-1).
        leave_asked (): Go back to the game.
    """

    step_asked = Signal(int)
    turn_asked = Signal(int)
    leave_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "soft")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self._moment: _Moment | None = None
        self._sign = QLabel()
        self._title = plain(QLabel())
        self._went_on = plain(QLabel())
        self._sentence = plain(QLabel())
        self._next = plain(QLabel())
        self._place = ShorteningLabel()
        self.turn_back = QToolButton()
        self.step_back = QToolButton()
        self.step_on = QToolButton()
        self.turn_on = QToolButton()
        self.leave_button = QPushButton()
        self._arrange()
        self._connect()
        self._draw_icons()
        self.hide()

    def buttons(self) -> tuple[QWidget, ...]:
        """Return what can be pressed, from left to right."""
        return self.turn_back, self.step_back, self.step_on, self.turn_on, self.leave_button

    def show_moment(
        self,
        *,
        turn: int,
        step: int,
        last_step: int,
        sentence: str,
        next_sentence: str,
        went_on: bool,
    ) -> None:
        """Say which moment is on view.

        Args:
            turn: The turn of that moment.
            step: Steps of the game until then.
            last_step: Steps of the game until now.
            sentence: What led to the moment.
            next_sentence: What came of it.
            went_on: Whether the game has gone on since the look back began.
        """
        self._moment = _Moment(turn, step, last_step, sentence, next_sentence, went_on)
        self.retranslate()
        if self.isVisible():
            said = f"{self._title.text()}. {sentence}"
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def forget(self) -> None:
        """Tell of no moment."""
        self._moment = None
        for words in (self._title, self._sentence, self._next):
            words.clear()
        self._place.show_texts([""])
        self.setAccessibleName("")
        self.setAccessibleDescription("")

    def retranslate(self) -> None:
        """Show every text in the present language."""
        leave = translate("LookBack", "Back to the game")
        self.leave_button.setText(leave)
        self.leave_button.setToolTip(with_key(leave, "Esc"))
        self._went_on.setText(translate("LookBack", "The game went on"))
        for button, text in (
            (self.turn_back, with_key(translate("LookBack", "One turn back"), "PgUp")),
            (self.step_back, with_key(translate("LookBack", "One step back"), "Left")),
            (self.step_on, with_key(translate("LookBack", "One step on"), "Right")),
            (self.turn_on, with_key(translate("LookBack", "One turn on"), "PgDown")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = look.focus if self.hasFocus() else look.accent
        painter.setPen(QPen(color, theme.OUTLINE_PX))
        edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)

    def _arrange(self) -> None:
        theme.style_text(self._title, "title", bold=True)
        theme.style_text(self._went_on, "small", bold=True, tone="accent")
        theme.style_text(self._place, "small", tone="muted")
        for label in (self._sentence, self._next):
            label.setWordWrap(True)
        theme.style_text(self._next, tone="muted")
        self.leave_button.setProperty("primary", True)
        self.leave_button.setAutoDefault(True)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE)
        head.addWidget(self._sign)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._went_on)
        ways = QHBoxLayout()
        ways.setSpacing(theme.SPACE_HALF)
        for widget in (self.turn_back, self.step_back, self._place, self.step_on, self.turn_on):
            ways.addWidget(widget)
        ways.addStretch(1)
        ways.addWidget(self.leave_button)
        self._place.setContentsMargins(theme.SPACE_HALF, 0, theme.SPACE_HALF, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN_PX, theme.SPACE, _MARGIN_PX, theme.SPACE)
        layout.setSpacing(theme.SPACE)
        layout.addLayout(head)
        layout.addWidget(self._sentence)
        layout.addWidget(self._next)
        layout.addStretch(1)
        layout.addLayout(ways)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _connect(self) -> None:
        self.turn_back.clicked.connect(lambda: self.turn_asked.emit(-1))
        self.turn_on.clicked.connect(lambda: self.turn_asked.emit(1))
        self.step_back.clicked.connect(lambda: self.step_asked.emit(-1))
        self.step_on.clicked.connect(lambda: self.step_asked.emit(1))
        self.leave_button.clicked.connect(self.leave_asked)

    def _draw_icons(self) -> None:
        ratio = self.devicePixelRatioF()
        accent = theme.current().accent
        self._sign.setPixmap(icons.icon_pixmap("clock", theme.scaled(20), accent, ratio))
        self.turn_back.setIcon(icons.icon("turn-back"))
        self.step_back.setIcon(icons.icon("chevron-left"))
        self.step_on.setIcon(icons.icon("chevron-right"))
        self.turn_on.setIcon(icons.icon("turn-on"))


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
            self._cover()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        self._cover()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().accent, _FRAME_PX))
        half = _FRAME_PX / 2
        edge = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(edge, theme.RADIUS_LARGE, theme.RADIUS_LARGE)

    def _cover(self) -> None:
        self.resize(self._over.size())
