"""Step bar: the numbers over a story, one for each step, those of one chain after its crest."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from acquire_desktop.engine.board import Chain
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.walkthrough.painted_widgets import chip
from acquire_desktop.ui.table.walkthrough.story import Story
from acquire_desktop.ui.table.walkthrough.texts import step_title
from acquire_desktop.ui.words.game_names import GameNames

_NARROW_PX = 28
_MANY = 9
"""From so many steps on the numbers stand closer together."""


class StepBar(Adaptive, QWidget):
    """Shows where in the story one is, and leads to any other step.

    Signals:
        chosen(int): The step with this index is wanted.
    """

    chosen = Signal(int)

    def __init__(self, keys: QObject) -> None:
        """Make an empty bar; ``keys`` filters what is pressed on its numbers."""
        super().__init__()
        self.buttons: list[QToolButton] = []
        """One for each step."""
        self._keys = keys
        self._crests: list[QWidget] = []
        self._chains: list[Chain | None] = []
        self._line = row(of=self, spacing=3)

    def show_steps(self, story: Story, position: int, words: GameNames) -> None:
        """Show the numbers of a story and mark the present one."""
        steps = story.steps
        chains = [each.settlement.chain if each.settlement else None for each in steps]
        if chains != self._chains:
            self._build(chains, words)
        for index, (button, step) in enumerate(zip(self.buttons, steps, strict=True)):
            title = step_title(story, step, words)
            button.setChecked(index == position)
            if button.property("done") != (index < position):
                button.setProperty("done", index < position)
                theme.repolish(button)
            button.setToolTip(f"{index + 1}  {title}")
            button.setAccessibleName(f"{index + 1} {title}")

    def forget(self) -> None:
        """Make the numbers anew for the next story: their crests go with all words."""
        self._chains = []

    def refit(self) -> None:
        width = theme.scaled(_NARROW_PX if len(self.buttons) > _MANY else theme.TARGET_PX)
        self.setFixedHeight(theme.scaled(theme.TARGET_PX))
        for button in self.buttons:
            button.setFixedSize(width, theme.scaled(theme.TARGET_PX))

    def _build(self, chains: list[Chain | None], words: GameNames) -> None:
        while self._line.takeAt(0) is not None:
            pass
        for old in (*self.buttons, *self._crests):
            old.hide()
            old.deleteLater()
        self.buttons, self._crests, self._chains = [], [], chains
        for index, chain in enumerate(chains):
            if chain is not None and (not index or chains[index - 1] != chain):
                crest = chip(words.edition.chains[chain].letter)
                self._crests.append(crest)
                self._line.addSpacing(theme.SPACE_HALF)
                self._line.addWidget(crest)
            button = QToolButton()
            button.setText(str(index + 1))
            button.setCheckable(True)
            button.setProperty("step_bar", True)
            button.clicked.connect(partial(self.chosen.emit, index))
            button.installEventFilter(self._keys)
            self.buttons.append(button)
            self._line.addWidget(button)
        self.refit()
