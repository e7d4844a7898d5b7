"""Lesson bubble: the card of a step beside what it is about, with the guest who explains."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row
from acquire_desktop.ui.kit.keys import key_name, with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate
from acquire_desktop.ui.kit.voice import announce

_WIDTH_PX: Final = 372
_FACE_PX: Final = 72
"""The width, and the side of the portrait, at a text scale of 100 %."""
_SMALL_FACE_PX: Final = 36
"""The side of the portrait where there is little room."""
_MOST_SHARE: Final = 0.6
"""How much of the page's width it usually has at most."""
_OTHER_SHARES: Final = (0.97, 0.83, 0.7, 1.2, 1.5)
"""How wide it may be instead, compared with its usual width."""


class LessonBubble(Adaptive, QFrame):
    """Says what is learnt now and what there is to do, and leads on, back and out.

    Signals:
        go_on_wanted (): The learner has read, or has watched enough.
        back_wanted (): The step before is wanted.
        leave_wanted (): The lesson is to be left.
        show_me_wanted (): The step is to be done for the learner.
    """

    go_on_wanted = Signal()
    back_wanted = Signal()
    leave_wanted = Signal()
    show_me_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "bubble")
        self._body, self._task = "", ""
        self._is_watched = self._is_compact = False
        self.is_kept = True
        """Whether a lesson that is left goes on there later."""
        self._teacher: Face | None = None
        self._face = QLabel()
        self._name_label = label(size="small", bold=True, tone="accent")
        self._number_label = label(size="small", tone="muted")
        self._title_label = label(size="title", bold=True, wraps=True)
        self._body_label = label(wraps=True)
        self._task_label = label(bold=True, tone="accent", wraps=True)
        self.go_on = push_button(self.go_on_wanted)
        self.go_on.setProperty("primary", True)
        self.back = self.with_text(
            push_button(self.back_wanted, quiet=True), later("Lesson", "Back")
        )
        self.leave = self.with_text(
            push_button(self.leave_wanted, quiet=True), later("Lesson", "Leave")
        )
        self.show_me = self.with_text(
            push_button(self.show_me_wanted, quiet=True), later("Lesson", "Show me")
        )
        self._arrange()
        self.retranslate()

    def _arrange(self) -> None:
        top = Qt.AlignmentFlag.AlignTop
        head = row(Stretched(self._name_label, 1), self._number_label, spacing=theme.SPACE)
        words = column(head, self._title_label, 1, spacing=theme.SPACE_HALF)
        who = row(Stretched(self._face, 0, top), Stretched(words, 1), spacing=theme.SPACE_2)
        ways = row(self.back, self.leave, 1, self.show_me, self.go_on, spacing=theme.SPACE_HALF)
        parts = who, self._body_label, self._task_label, hairline(), ways
        column(*parts, of=self, spacing=theme.SPACE, margins=theme.SPACE_2)

    @property
    def words(self) -> tuple[QLabel, QLabel]:
        """The labels of the explanation and the task."""
        return self._body_label, self._task_label

    @property
    def text(self) -> str:
        """All that the card says."""
        return join_sentences([self._title_label.text(), self._body, self._task])

    def show_teacher(self, name: str, face: Face) -> None:
        """Take who explains."""
        self._name_label.setText(name)
        self._teacher = face
        self.redraw()

    def show_card(
        self, title: str, body: str, *, number: int, count: int, is_aside: bool = False
    ) -> None:
        """Show the words of a step; what there is to do follows.

        Args:
            title: Of the step.
            body: Explains it.
            number: Which step it is, from 1.
            count: How many there are.
            is_aside: Whether this is shown before the step: it has no number of its own.
        """
        self._body = body
        self._number_label.setVisible(not is_aside)
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
        self._task_label.setVisible(bool(task))
        self.setAccessibleName(self.text)
        self.go_on.setVisible(is_read or is_watched)
        self.show_me.setVisible(not (is_read or is_watched))
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

    def speak(self) -> None:
        """Have a screen reader say the card, then what is allowed."""
        announce(self, self.text)

    def set_compact(self, is_compact: bool) -> None:
        """Have a smaller portrait and less air where there is little room."""
        layout = self.layout()
        if is_compact != self._is_compact and layout is not None:
            self._is_compact = is_compact
            margin = theme.SPACE if is_compact else theme.SPACE_2
            layout.setContentsMargins(margin, margin, margin, margin)
            layout.setSpacing(margin // 2)
            self.redraw()

    def sizes_for(self, page: QSize) -> Iterator[QSize]:
        """Yield the sizes that it may have on a page of a size, in pixels, the usual one first."""
        every = self.back, self.leave, self.show_me, self.go_on
        buttons = [each for each in every if not each.isHidden()]
        gaps = (len(buttons) + 3) * theme.SPACE
        needed = sum(each.sizeHint().width() for each in buttons) + gaps
        usual = min(theme.scaled(_WIDTH_PX), round(page.width() * _MOST_SHARE))
        room = page.width() - 2 * theme.SPACE
        if (layout := self.layout()) is not None:
            layout.activate()  # the words may be others than those that it was laid out for
        for share in (1.0, *_OTHER_SHARES):
            width = min(max(round(usual * share), needed), room)
            yield QSize(width, self.heightForWidth(width))

    def retranslate(self) -> None:
        self._name_buttons()
        self.back.setToolTip(key_name("Alt+Left"))
        self.show_me.setToolTip(
            with_key(translate("Lesson", "This step is done for you"), "Alt+Right")
        )
        later_text = translate("Lesson", "You can continue from here later")
        self.leave.setToolTip(with_key(later_text, "Esc") if self.is_kept else key_name("Esc"))

    def redraw(self) -> None:
        if self._teacher is not None:
            side = theme.scaled(_SMALL_FACE_PX if self._is_compact else _FACE_PX)
            self._face.setPixmap(face_pixmap(self._teacher, side, self.devicePixelRatioF()))

    def refit(self) -> None:
        self.redraw()

    def _name_buttons(self) -> None:
        skip, on = translate("Lesson", "Skip"), translate("Lesson", "Go on")
        self.go_on.setText(skip if self._is_watched else on)
        self.go_on.setToolTip(key_name("End") if self._is_watched else key_name("Enter"))
