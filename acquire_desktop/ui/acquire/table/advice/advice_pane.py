"""Advice pane: hints for the player, and why the computers moved as they did."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QWidget

from acquire_desktop.games.acquire.advice.vocabulary import Grade, Hint
from acquire_desktop.ui.acquire.table.advice.hint_parts import hint_parts, hint_sentence, muted
from acquire_desktop.ui.acquire.words.advice_texts import own_level_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.frames import WholeLines
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import command_key, key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.signs import Sign
from acquire_desktop.ui.kit.texts import join_sentences, label, translate

_OFFERS: Final = {
    None: "Give me an idea",
    Grade.IDEA: "Show three moves",
    Grade.CANDIDATES: "Show the best move",
    Grade.BEST: "Give me an idea",
}
"""What the button brings after so much of a hint."""
_PORTRAIT_PX: Final = 28


class ExplainedMove(NamedTuple):
    """A player's move, in words."""

    face: Face
    """Of whoever did it."""
    deed: str
    why: str


class AdvicePane(Adaptive, QScrollArea):
    """Shows a hint in as many grades as are asked for, and below it what moved the computers.

    Signals:
        hint_requested (): A hint, or more of it, is wanted.
    """

    is_region = True

    hint_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint: Hint | None = None
        self._said = ""
        self._may_ask = False
        self._is_allowed = True
        self._tell_explanations: Callable[[], Sequence[ExplainedMove]] = tuple
        self._is_stale = False
        self._sign = Sign("bulb", 18)
        self._title, self._why_title = label(bold=True), label(bold=True)
        self._meaning = muted()
        self.button = QPushButton()
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.hint_requested)
        self._body, self._why_body, content = QWidget(), QWidget(), QWidget()
        self._layout = column(
            row(self._sign, self._title, 1, self.button, spacing=theme.SPACE),
            self._body,
            self._meaning,
            Gap(theme.SPACE),
            self._why_title,
            self._why_body,
            1,
            of=content,
            spacing=theme.SPACE_HALF,
            margins=(theme.SPACE, 0, theme.SPACE, theme.SPACE_HALF),
        )
        self.setWidget(content)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "running")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        WholeLines(self)
        self.retranslate()

    def show_hint(self, hint: Hint | None, *, may_ask: bool, is_allowed: bool) -> None:
        """Show a hint, or offer one.

        Args:
            hint: What is told now.
            may_ask: Whether there is more to ask for.
            is_allowed: Whether hints are given in this game at all.
        """
        if hint is self._hint and (may_ask, is_allowed) == (self._may_ask, self._is_allowed):
            return  # it is told of every step
        self._hint, self._may_ask, self._is_allowed = hint, may_ask, is_allowed
        self._fill_hint()
        said = "" if hint is None else hint_sentence(hint)
        is_new, self._said = said != self._said, said
        if said and is_new and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def show_explanations(self, tell: Callable[[], Sequence[ExplainedMove]]) -> None:
        """Show why the computers moved as they did.

        Args:
            tell: Returns each of their actions, in the language of the moment.
        """
        self._tell_explanations = tell
        self._is_stale = True
        if self.isVisible():
            self._fill_explanations()

    def forget(self) -> None:
        """Show neither a hint nor a reason."""
        self._tell_explanations = tuple
        self._hint, self._may_ask, self._said = None, False, ""
        self._fill_hint()
        self._fill_explanations()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Advice", "Advice"))
        self._title.setText(translate("Advice", "Hint"))
        self._why_title.setText(translate("Advice", "Why they did that"))
        self._fill_hint()
        self._fill_explanations()

    def redraw(self) -> None:
        if self._hint is not None:
            self._fill_hint()
        self.show_explanations(self._tell_explanations)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(300), theme.scaled(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Say what was left unsaid while nobody looked."""
        if self._is_stale:
            self._fill_explanations()
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by Page Up and Page Down only: the table has other uses for the arrows."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _fill_hint(self) -> None:
        hint = self._hint
        grade = None if hint is None or hint.has_failed else hint.grade
        self.button.setText(translate("Advice", _OFFERS[grade]))
        self.button.setToolTip(key_name(command_key("hint")))
        self.button.setVisible(self._may_ask)
        has_chances = hint is not None and grade is Grade.BEST and not hint.is_thinking
        self._meaning.setVisible(has_chances)
        own = own_level_text(hint.level if hint is not None else "")
        margin = translate("Advice", "±: margin of error of the trial games")
        self._meaning.setText(join_sentences([each for each in (own, margin) if each]))
        # The answer takes the room of its title.
        for part in (self._sign, self._title):
            part.setVisible(hint is None or self._may_ask)
        parts: list[QWidget] = []
        if hint is not None:
            parts = hint_parts(hint)
        elif not self._is_allowed:
            parts = [muted(translate("Advice", "Hints are off."))]
        elif not self._may_ask:
            parts = [muted(translate("Advice", "Hints only work for your own decisions."))]
        self._body = self._replaced(self._body, parts)

    def _fill_explanations(self) -> None:
        self._is_stale = False
        nothing = translate("Advice", "No computer has played since your last turn.")
        lines = [_move_part(move) for move in self._tell_explanations()]
        self._why_body = self._replaced(self._why_body, lines or [muted(nothing)])

    def _replaced(self, old: QWidget, parts: Sequence[QWidget]) -> QWidget:
        """Put a column of parts in the place of another and return it."""
        new = QWidget()
        column(*parts, of=new, spacing=theme.SPACE)
        self._layout.replaceWidget(old, new)
        clear_words(old)
        old.hide()
        old.deleteLater()
        new.show()  # at once, not when the event loop comes to it
        return new


def _move_part(move: ExplainedMove) -> QWidget:
    """Return a move as its portrait, the deed and below it the reason."""
    result, picture = QWidget(), QLabel()
    side = theme.scaled(_PORTRAIT_PX)
    picture.setPixmap(face_pixmap(move.face, side, picture.devicePixelRatioF()))
    picture.setAlignment(Qt.AlignmentFlag.AlignTop)
    lines = column(label(move.deed, wraps=True), muted(move.why), spacing=2)
    row(picture, Stretched(lines, 1), of=result, spacing=theme.SPACE)
    return result
