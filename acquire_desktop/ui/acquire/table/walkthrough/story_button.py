"""Story button: says the last merger in a sentence, and opens it step by step."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind, Story
from acquire_desktop.ui.acquire.table.walkthrough.texts import bar_text, story_title
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.keys import command_key, with_key
from acquire_desktop.ui.kit.look import icons
from acquire_desktop.ui.kit.texts import escape_html, translate


class StoryButton(Adaptive, QToolButton):
    """Stands at the corner of the Line while there is a merger to tell; it never covers anything.

    Its place stays free where there is none: nothing beside it moves.
    """

    def __init__(self) -> None:
        super().__init__()
        self._story: Story | None = None
        self._words: GameNames | None = None
        self._position = 0
        self.setIcon(icons.icon("merges"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.hide()

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
        self.retranslate()

    def sentence(self) -> str:
        """Return that step in a sentence; empty where there is no merger to tell."""
        if self._story is None or self._words is None or self.isHidden():
            return ""
        return bar_text(self._story, self._story.steps[self._position], self._words)

    def forget(self) -> None:
        """Tell no story."""
        self._story = self._words = None
        self._position = 0
        self.setToolTip("")
        self.setAccessibleName("")

    def retranslate(self) -> None:
        story, words = self._story, self._words
        if story is None or words is None:
            return
        title = story_title(story, words)
        told = bar_text(story, story.steps[self._position], words)
        opening = with_key(translate("Walkthrough", "Step by step"), command_key("show_merger"))
        self.setToolTip(f"{escape_html(told)}\n{opening}")
        self.setAccessibleName(translate("Walkthrough", "Show: {story}", story=title))
