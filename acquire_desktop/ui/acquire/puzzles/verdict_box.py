"""Verdict box: what Bea says of an answer, and what can be done then."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import portrait_pixmap
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_sentences, label, later
from acquire_desktop.ui.kit.voice import announce

_TEACHER: Final = "founder"
"""The portrait of Bea, who teaches."""
_FACE_PX: Final = 60
_LINES: Final = 5
"""So high it is, in lines of text."""


class VerdictBox(Adaptive, QFrame):
    """Shows a headline, some sentences and the ways on.

    Signals:
        again_asked (): The same is to be asked once more.
        answer_asked (): The best answer is to be shown.
        next_asked (): Another puzzle is to be asked.
    """

    again_asked = Signal()
    answer_asked = Signal()
    next_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.face, self.text = QLabel(), label(wraps=True)
        self.title = label(size="title", bold=True)
        self.again = self.with_text(push_button(self.again_asked), later("Puzzles", "Again"))
        self.answer = self.with_text(
            push_button(self.answer_asked), later("Puzzles", "Show the answer")
        )
        self.next = self.with_text(push_button(self.next_asked), later("Puzzles", "Next"))
        body = QWidget()
        column(self.text, 1, of=body)
        words = column(self.title, Gap(2), Stretched(QuietArea(body), 1))
        column(
            Stretched(
                row(
                    Stretched(self.face, 0, Qt.AlignmentFlag.AlignTop),
                    Stretched(words, 1),
                    spacing=theme.SPACE_2,
                ),
                1,
            ),
            row(self.again, self.answer, 1, self.next, spacing=theme.SPACE),
            of=self,
            spacing=theme.SPACE,
            margins=(theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE),
        )
        self.refit()

    def say(
        self, title: str, sentences: Sequence[str], *, may_repeat: bool, may_show: bool
    ) -> None:
        """Say something, and offer what can be done.

        Args:
            title: The headline.
            sentences: What is said below it.
            may_repeat: Whether the same can be asked once more.
            may_show: Whether the answer can be shown.
        """
        self.title.setText(title)
        self.text.setText(join_sentences(sentences))
        self.setAccessibleDescription(self.text.text())
        self.again.setEnabled(may_repeat)
        self.answer.setEnabled(may_show)

    def announce(self) -> None:
        """Say it to a screen reader, too."""
        announce(self, join_sentences([self.title.text(), self.text.text()]))

    def redraw(self) -> None:
        self.face.setPixmap(
            portrait_pixmap(_TEACHER, theme.scaled(_FACE_PX), self.devicePixelRatioF())
        )

    def refit(self) -> None:
        self.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + theme.scaled(_FACE_PX))
        self.redraw()
