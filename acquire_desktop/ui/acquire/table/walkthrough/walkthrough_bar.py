"""Walkthrough bar: a merger in one line beside a decision, and the way to all its steps."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QToolButton, QWidget

from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind, Story
from acquire_desktop.ui.acquire.table.walkthrough.texts import bar_text, story_title
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, row
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import acting_key, command_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.signs import Sign
from acquire_desktop.ui.kit.texts import breakable, label, translate

_AIR_PX = 2
_ICON_PX = 16


class WalkthroughBar(Adaptive, QFrame):
    """Shows one step at a time in a sentence; it never covers a decision.

    Signals:
        opened: The whole story is wanted.
    """

    is_region = True

    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "soft")
        self._story: Story | None = None
        self._words: GameNames | None = None
        self._position = 0
        self._sign = Sign("merges", _ICON_PX)
        self._text = label("", "small", wraps=True)
        self._counter = label("", "small", tone="muted", align=Qt.AlignmentFlag.AlignCenter)
        self.back_button, self.next_button = QToolButton(), QToolButton()
        self.open_button = QPushButton()
        row(
            self._sign,
            Gap(theme.SPACE_HALF),
            Stretched(self._text, 1),
            self.back_button,
            self._counter,
            self.next_button,
            self.open_button,
            of=self,
            margins=(10, _AIR_PX, 6, _AIR_PX),
            spacing=theme.SPACE_HALF,
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.back_button.setIcon(icons.icon("chevron-left"))
        self.next_button.setIcon(icons.icon("chevron-right"))
        for button, steps in ((self.back_button, -1), (self.next_button, 1)):
            button.setProperty("quiet", True)
            button.clicked.connect(partial(self._walk, steps))
        self.open_button.clicked.connect(self.opened)
        self.refit()
        self.retranslate()

    def usual_height(self) -> int:
        """Return the height with two lines of text, in pixels."""
        buttons = (self.open_button, self.back_button, self.next_button)
        highest = max(button.sizeHint().height() for button in buttons)
        lines = 2 * QFontMetrics(theme.font("small")).lineSpacing()
        return max(highest, lines) + 2 * _AIR_PX + 2

    def show_story(self, story: Story, words: GameNames, *, asks: bool = False) -> None:
        """Tell the newest step of a story in which something happened.

        Args:
            story: What happened so far.
            words: Names players and chains.
            asks: Whether a decision waits below. Who settles stock is told why the cash has
                changed, rather than what the others did.
        """
        self._story, self._words = story, words
        is_settling = asks and story.steps[-1].kind is StepKind.STOCK
        self._position = len(story.steps) - 2 if is_settling else story.last_shown
        self._show_step()

    def appear(self, *, has_story: bool, is_past: bool) -> None:
        """Show it, or leave its place empty while the table shows the past.

        Args:
            has_story: Whether there is something to tell.
            is_past: Whether somebody looks back: what it tells came later.
        """
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(has_story and is_past)
        self.setSizePolicy(policy)
        self.setVisible(has_story and not is_past)

    def forget(self) -> None:
        """Tell no story."""
        self._story = self._words = None
        self._position = 0
        clear_words(self)  # the sign, too
        self._sign.redraw()
        self.open_button.setAccessibleName("")

    def retranslate(self) -> None:
        self.open_button.setToolTip(acting_key(command_key("show_merger")))
        self.open_button.setText(translate("Walkthrough", "Step by step"))
        earlier, later = translate("Walkthrough", "Back"), translate("Walkthrough", "Next")
        for button, name in ((self.back_button, earlier), (self.next_button, later)):
            button.setToolTip(name)
            button.setAccessibleName(name)
        self._show_step()

    def refit(self) -> None:
        side = theme.scaled(_ICON_PX)
        for button in (self.back_button, self.next_button):
            button.setIconSize(QSize(side, side))

    def _walk(self, steps: int) -> None:
        self._position += steps
        self._show_step()

    def _show_step(self) -> None:
        story, words = self._story, self._words
        if story is None or words is None:
            return
        steps = story.steps
        self._text.setText(breakable(bar_text(story, steps[self._position], words)))
        self._counter.setText(f"{self._position + 1}/{len(steps)}")
        self.back_button.setEnabled(self._position > 0)
        self.next_button.setEnabled(self._position < len(steps) - 1)
        title = story_title(story, words)
        self.setAccessibleName(title)
        self.open_button.setAccessibleName(translate("Walkthrough", "Show: {story}", story=title))
