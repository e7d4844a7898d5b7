"""The theatre in one line: what a decision needs to know, and the way to the whole story."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from acquire_desktop.ui.kit.clearing import clear_words
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.table.theatre.bar_texts import bar_text
from acquire_desktop.ui.table.theatre.story import StepKind, Story
from acquire_desktop.ui.table.theatre.titles import story_title
from acquire_desktop.ui.words.event_words import Words

_AIR_PX = 2


class StoryBar(QFrame):
    """Tells one step at a time in a sentence; it never covers a decision.

    Signals:
        opened: The whole story is wanted.
    """

    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "soft")
        self._story: Story | None = None
        self._words: Words | None = None
        self._position = 0
        self._icon = QLabel()
        self._text = plain(QLabel())
        self._counter = plain(QLabel())
        self.back_button = QToolButton()
        self.next_button = QToolButton()
        self.open_button = QPushButton()
        self._arrange()
        self.back_button.clicked.connect(lambda: self._walk(-1))
        self.next_button.clicked.connect(lambda: self._walk(1))
        self.open_button.clicked.connect(self.opened)
        self.retranslate()

    def _arrange(self) -> None:
        theme.style_text(self._text, "small")
        theme.style_text(self._counter, "small", tone="muted")
        self._text.setWordWrap(True)
        for button in (self.back_button, self.next_button):
            button.setProperty("quiet", True)
        line = QHBoxLayout(self)
        line.setContentsMargins(10, _AIR_PX, 6, _AIR_PX)
        line.setSpacing(theme.SPACE_HALF)
        line.addWidget(self._icon)
        line.addSpacing(theme.SPACE_HALF)
        line.addWidget(self._text, 1)
        for widget in (self.back_button, self._counter, self.next_button, self.open_button):
            line.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @property
    def position(self) -> int:
        """The index of the step on view."""
        return self._position

    def usual_height(self) -> int:
        """Return the height with two lines of text, in pixels."""
        buttons = (self.open_button, self.back_button, self.next_button)
        highest = max(button.sizeHint().height() for button in buttons)
        lines = 2 * QFontMetrics(theme.font("small")).lineSpacing()
        return max(highest, lines) + 2 * _AIR_PX + 2

    def show_story(self, story: Story, words: Words, *, asks: bool = False) -> None:
        """Tell the newest step of a story in which something happened.

        Args:
            story: What happened so far.
            words: Names players and chains.
            asks: Whether a decision waits below. Who settles stock is told why the cash has
                changed, rather than what the others did.
        """
        self._story, self._words = story, words
        last = story.steps[-1]
        is_open = last.kind is StepKind.STOCK and (
            asks or last.settlement is None or not last.settlement.disposals
        )
        self._position = len(story.steps) - 1 - is_open
        self.retranslate()

    def forget(self) -> None:
        """Tell no story."""
        self._story = self._words = None
        self._position = 0
        clear_words(self)
        self.open_button.setAccessibleName("")
        self.retranslate()

    def retranslate(self) -> None:
        """Show every text in the present language."""
        self.open_button.setText(translate("Theatre", "Step by step"))
        self.open_button.setToolTip("D")
        earlier, later = translate("Theatre", "Back"), translate("Theatre", "Next")
        for button, name in ((self.back_button, earlier), (self.next_button, later)):
            button.setToolTip(name)
            button.setAccessibleName(name)
        side = theme.scaled(16)
        self._icon.setPixmap(icons.icon_pixmap("merges", side, theme.current().accent, 2.0))
        for button, icon_name in (
            (self.back_button, "chevron-left"),
            (self.next_button, "chevron-right"),
        ):
            button.setIcon(icons.icon(icon_name))
            button.setIconSize(QSize(side, side))
        self._show_step()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.retranslate()
        super().changeEvent(event)

    def _walk(self, steps: int) -> None:
        self._position += steps
        self._show_step()

    def _show_step(self) -> None:
        story, words = self._story, self._words
        if story is None or words is None:
            return
        steps = story.steps
        self._text.setText(bar_text(story, steps[self._position], words))
        self._counter.setText(f"{self._position + 1}/{len(steps)}")
        self._counter.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back_button.setEnabled(self._position > 0)
        self.next_button.setEnabled(self._position < len(steps) - 1)
        title = story_title(story, words)
        self.setAccessibleName(title)
        self.open_button.setAccessibleName(translate("Theatre", "Show: {story}", story=title))
