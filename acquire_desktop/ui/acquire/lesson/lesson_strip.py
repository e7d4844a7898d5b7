"""Lesson strip: the card of a step above the table, as high as the longest of all cards."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.keys import key_name, with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import wrapped_rect
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate
from acquire_desktop.ui.kit.voice import announce

_MARGINS = (theme.SPACE_2, theme.SPACE, theme.SPACE, theme.SPACE)


class LessonStrip(Adaptive, QFrame):
    """Says what is learnt now and what there is to do, and leads on, back and out.

    Signals:
        go_on_wanted (): The learner has read, or has watched enough.
        back_wanted (): The step before is wanted.
        leave_wanted (): The lesson is to be left.
    """

    go_on_wanted = Signal()
    back_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._body, self._task = "", ""
        self._is_watched = False
        self._longest: tuple[Sequence[str], Sequence[str]] = ((), ())
        top = Qt.AlignmentFlag.AlignTop
        self._number_label = label(size="small", tone="muted")
        self._title_label = label(size="title", bold=True)
        self._body_label = label(wraps=True, align=top)
        self._task_label = label(bold=True, tone="accent", wraps=True, align=top)
        self.go_on = push_button(self.go_on_wanted)
        self.go_on.setProperty("primary", True)
        self.back = self.with_text(
            push_button(self.back_wanted, quiet=True), later("Lesson", "Back a step")
        )
        self.leave = self.with_text(
            push_button(self.leave_wanted, quiet=True), later("Lesson", "Leave")
        )
        self._arrange()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def _arrange(self) -> None:
        base = Qt.AlignmentFlag.AlignBaseline
        head = row(
            Stretched(self._number_label, 0, base),
            Stretched(self._title_label, 1, base),
            spacing=theme.SPACE,
        )
        words = column(head, self._body_label, self._task_label, 1, spacing=theme.SPACE_HALF)
        ways = row(1, self.back, self.leave, spacing=theme.SPACE_HALF)
        buttons = column(ways, 1, self.go_on, spacing=theme.SPACE_HALF)
        parts = Stretched(words, 1), buttons
        row(*parts, of=self, spacing=theme.SPACE_3, margins=_MARGINS)

    @property
    def words(self) -> tuple[QLabel, QLabel]:
        """The labels of the explanation and the task."""
        return self._body_label, self._task_label

    @property
    def text(self) -> str:
        """All that the card says."""
        return join_sentences([self._title_label.text(), self._body, self._task])

    def show_card(self, title: str, body: str, *, number: int, count: int) -> None:
        """Show the words of a step; what there is to do follows."""
        self._body = body
        number_text = translate("Lesson", "{number} of {count}", number=number, count=count)
        self._number_label.setText(number_text)
        self._title_label.setText(title)
        self.show_body()
        self.back.setEnabled(number > 1)

    def show_task(self, task: str, *, is_read: bool, is_watched: bool) -> None:
        """Say what there is to do, and let the learner go on where that is due."""
        self._task = task
        self._is_watched = is_watched
        self._task_label.setText(task)
        self.setAccessibleName(self.text)
        self.go_on.setEnabled(is_read or is_watched)
        self.go_on.setProperty("primary", is_read)
        theme.repolish(self.go_on)
        self._name_buttons()

    def show_body(self) -> None:
        """Explain the step, after a refusal too."""
        theme.style_text(self._body_label)
        self._body_label.setText(self._body)

    def show_refusal(self, text: str) -> None:
        """Say why what was tried is not done, in place of the explanation."""
        theme.style_text(self._body_label, tone="loss")
        self._body_label.setText(text)
        announce(self, text)

    def expect(self, bodies: Sequence[str], tasks: Sequence[str]) -> None:
        """Have room for the longest of these texts."""
        self._longest = bodies, tasks
        self._fit()

    def speak(self) -> None:
        """Have a screen reader say the card, then what is allowed."""
        announce(self, self.text)

    def retranslate(self) -> None:
        self._name_buttons()
        self.back.setToolTip(key_name("Alt+Left"))
        self.leave.setToolTip(
            with_key(translate("Lesson", "You can continue from here later"), "Esc")
        )
        self._fit()

    def refit(self) -> None:
        self._fit()

    def _name_buttons(self) -> None:
        skip, on = translate("Lesson", "Skip"), translate("Lesson", "Go on")
        self.go_on.setText(skip if self._is_watched else on)
        self.go_on.setToolTip(key_name("End") if self._is_watched else key_name("Enter"))
        metrics = self.go_on.fontMetrics()
        widest = max(metrics.horizontalAdvance(text) for text in (skip, on))
        self.go_on.setMinimumWidth(widest + theme.scaled(3 * theme.SPACE_2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(480), super().minimumSizeHint().height())

    def _fit(self) -> None:
        """Have one height for all cards, so that the table below stands still."""
        left, _, right, _ = _MARGINS
        beside = max(
            self.back.sizeHint().width() + self.leave.sizeHint().width() + theme.SPACE_HALF,
            self.go_on.sizeHint().width(),
        )
        width = max(1, self.width() - left - right - theme.SPACE_3 - beside)
        parts = (self._body_label, False), (self._task_label, True)
        for (part, bold), texts in zip(parts, self._longest, strict=True):
            heights = [_height(text, width, bold=bold) for text in texts]
            part.setFixedHeight(max(heights, default=0))


def _height(text: str, width: int, *, bold: bool = False) -> int:
    """Return the height that a text needs in a width, in pixels."""
    return wrapped_rect(text, theme.font("body", bold=bold), width).height()
