"""Walkthrough: the final account step by step, with numbers to walk along."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.leftovers import clear_words
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import join_sentences, label, translate
from acquire_desktop.ui.table.walkthrough import texts
from acquire_desktop.ui.table.walkthrough.overlay import Overlay
from acquire_desktop.ui.table.walkthrough.pages import make_page
from acquire_desktop.ui.table.walkthrough.step_bar import StepBar
from acquire_desktop.ui.table.walkthrough.story import Story
from acquire_desktop.ui.words.game_names import GameNames

_HEIGHT_PX = 318
"""Enough for the longest usual page, and the same for all, so that nothing jumps."""
_LEAST_HEIGHT_PX = 140
_SIDE_PX = 12
_LINE_PX = 40


class Walkthrough(Overlay):
    """Tells a story step by step; whoever shows it decides when it appears and goes.

    Signals:
        walked: The reader went to another step.
        closed: The reader skips the rest, or is done.
        step_shown: A step is on view, maybe the same as before.
    """

    walked = Signal()
    closed = Signal()
    step_shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self.story: Story | None = None
        """What is told."""
        self.position = 0
        """The index of the step on view."""
        self._words: GameNames | None = None
        self.step_bar = StepBar(self)
        self.skip_button, self.back_button, self.next_button = (QPushButton() for _ in range(3))
        self._title = label("", "title", bold=True, wraps=True)
        self._counter = label("", "small", tone="muted")
        self._body = QuietArea(QWidget())
        self._restyle = QTimer(self, singleShot=True, interval=0)
        self._restyle.timeout.connect(self._show_step)
        self._arrange()
        self.step_bar.chosen.connect(self._walk_to)
        self.skip_button.clicked.connect(self.closed)
        self.back_button.clicked.connect(self.go_back)
        self.next_button.clicked.connect(self.go_on)
        for button in (self.skip_button, self.back_button, self.next_button):
            button.installEventFilter(self)
        self.retranslate()

    def _arrange(self) -> None:
        self.skip_button.setProperty("quiet", True)
        self.next_button.setProperty("primary", True)
        self.skip_button.setToolTip("Esc")
        self.back_button.setToolTip("←")
        self.next_button.setToolTip("→")
        column(
            row(self.step_bar, 1, self.skip_button, spacing=theme.SPACE_HALF),
            self._title,
            Stretched(self._body, 1),
            row(self.back_button, self._counter, 1, self.next_button, spacing=theme.SPACE_2),
            of=self,
            margins=(_SIDE_PX, theme.SPACE - 1, _SIDE_PX, theme.SPACE - 1),
            spacing=theme.SPACE_HALF,
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def is_at_end(self) -> bool:
        """Whether the last step there is so far is on view."""
        return self.story is None or self.position >= len(self.story.steps) - 1

    def show_story(self, story: Story, words: GameNames, position: int | None = None) -> None:
        """Tell a story, or more of the same one.

        Args:
            story: What happened so far.
            words: Names players and chains.
            position: The step to show; None stays where it is.
        """
        self.story, self._words = story, words
        wanted = self.position if position is None else position
        self.position = max(0, min(wanted, len(story.steps) - 1))
        self._show_step()

    def forget(self) -> None:
        """Tell no story."""
        self.story = self._words = None
        self.position = 0
        page = self._body.takeWidget()
        if page is not None:
            page.deleteLater()
        for words in (self._title, self._counter, self):
            clear_words(words)
        self.step_bar.forget()

    def show_next(self) -> None:
        """Show the next step, if there is one."""
        if not self.is_at_end:
            self.position += 1
            self._show_step()

    def go_on(self) -> None:
        """Walk to the next step, or leave after the last."""
        if self._is_done():
            self.closed.emit()
        elif not self.is_at_end:
            self._walk_to(self.position + 1)

    def go_back(self) -> None:
        """Walk to the step before."""
        self._walk_to(max(0, self.position - 1))

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that walks or leaves, and tell whether it was taken."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if event.isAutoRepeat():
                pass
            case Qt.Key.Key_Right | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.go_on()
            case Qt.Key.Key_Left:
                self.go_back()
            case Qt.Key.Key_Escape:
                self.closed.emit()
            case Qt.Key.Key_Up | Qt.Key.Key_Down as key:
                way, bar = 1 if key == Qt.Key.Key_Down else -1, self._body.verticalScrollBar()
                bar.setValue(bar.value() + way * theme.scaled(_LINE_PX))
            case _:
                return False
        return True

    def retranslate(self) -> None:
        self.back_button.setText(translate("Walkthrough", "Back"))
        self._show_step()

    def refit(self) -> None:
        self._restyle.start()  # Qt is walking over all widgets now, so none may go

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), theme.scaled(_HEIGHT_PX))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), theme.scaled(_LEAST_HEIGHT_PX))

    def hasHeightForWidth(self) -> bool:
        return False  # a title that wraps takes its line from the page, not from the hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys on a button walk along the steps; Enter presses the button."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if is_enter(event) and isinstance(watched, QAbstractButton):
            if not event.isAutoRepeat():
                watched.click()
            return True
        return self.handle_key(event) or super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.handle_key(event):
            super().keyPressEvent(event)

    def _is_done(self) -> bool:
        has_ended = self.story is not None and self.story.ended is not None
        return self.is_at_end and has_ended

    def _walk_to(self, position: int) -> None:
        self.position = position
        self._show_step()
        self.walked.emit()

    def _show_step(self) -> None:
        story, words = self.story, self._words
        if story is None or words is None:
            return
        steps = story.steps
        step = steps[self.position]
        title = texts.step_title(story, step, words)
        at, last = self.position + 1, len(steps)
        counter = translate("Walkthrough", "Step {step} of {steps}", step=at, steps=last)
        self.setAccessibleName(texts.story_title(story, words))
        self.step_bar.show_steps(story, self.position, words)
        self._title.setText(title)
        self._counter.setText(counter)
        self._body.setWidget(make_page(story, step, words))
        self._show_buttons()
        self.step_shown.emit()
        self.announce(join_sentences([title, texts.step_reason(story, step, words)]))

    def _show_buttons(self) -> None:
        is_done = self._is_done()
        self.back_button.setEnabled(self.position > 0)
        self._enable_next(is_done or not self.is_at_end)
        text = translate("Walkthrough", "Next")
        if is_done:
            text = translate("Walkthrough", "Done")
        self.next_button.setText(text)
        sign = "check" if is_done else "arrow-right"
        self.next_button.setIcon(icons.icon(sign, on_accent=True))
        self.skip_button.setText(translate("Walkthrough", "Close" if self.is_at_end else "Skip"))
        self.skip_button.setVisible(not is_done)

    def _enable_next(self, can_go_on: bool) -> None:
        """Keep the focus here while there is nothing to go on to; Qt would give it to the log."""
        focused: QWidget | None = self.window().focusWidget()  # the stub promises too much
        if not can_go_on and focused is self.next_button:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.next_button.setEnabled(can_go_on)
        if can_go_on and focused is self:
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
