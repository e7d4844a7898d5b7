"""Step chips: the steps of a merger by name, those of one chain together."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from acquire_desktop.ui.acquire.table.walkthrough.story import Story
from acquire_desktop.ui.acquire.table.walkthrough.texts import chip_text, planned_chips, step_title
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme

_SIDE_PX = 10
_GAP_PX = 6


@dataclass(slots=True)
class _Chip:
    """Steps that stand under one name; none for what is still to come."""

    name: str
    steps: list[int]
    title: str = ""


class StepChips(Adaptive, QWidget):
    """Shows where in the merger one is and what comes, and leads to any step there is.

    The chips fill one row after the other.

    Signals:
        chosen(int): The step with this index is wanted.
    """

    chosen = Signal(int)

    def __init__(self, keys: QObject) -> None:
        """Make an empty row; ``keys`` filters what is pressed on its chips."""
        super().__init__()
        self.buttons: list[QToolButton] = []
        self._keys = keys
        self._names: list[str] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_steps(self, story: Story, position: int, words: GameNames) -> None:
        """Show the steps of a merger and mark the present one."""
        chips = _chips_of(story, words)
        if [chip.name for chip in chips] != self._names:
            self._build([chip.name for chip in chips])
        for button, chip in zip(self.buttons, chips, strict=True):
            button.setEnabled(bool(chip.steps))
            button.setChecked(position in chip.steps)
            is_done = bool(chip.steps) and chip.steps[-1] < position
            if button.property("done") != is_done:
                button.setProperty("done", is_done)
                theme.repolish(button)
            button.setAccessibleName(chip.title or chip.name)
            button.setProperty("step", chip.steps[-1] if chip.steps else -1)

    def forget(self) -> None:
        """Show no step."""
        self._build([])

    def refit(self) -> None:
        self._place(self.width())
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return places[-1].bottom() + 1 if places else theme.scaled(theme.TARGET_PX)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(320), self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((each.width() for each in self._places(1)), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(event.size().width())

    def _place(self, width: int) -> None:
        for button, place in zip(self.buttons, self._places(width), strict=True):
            button.setGeometry(place)

    def _places(self, width: int) -> list[QRect]:
        places, left, top = [], 0, 0
        height, gap = theme.scaled(theme.TARGET_PX), theme.scaled(_GAP_PX)
        metrics = self.fontMetrics()
        for button in self.buttons:
            # Bold, as the one that is marked is.
            wide = metrics.horizontalAdvance(button.text()) * 11 // 10
            wide = max(height, wide + 2 * theme.scaled(_SIDE_PX))
            if left and left + wide > width:
                left, top = 0, top + height + gap
            places.append(QRect(left, top, wide, height))
            left += wide + gap
        return places

    def _build(self, names: list[str]) -> None:
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons, self._names = [], names
        for name in names:
            button = QToolButton(self)
            button.setText(name)
            button.setCheckable(True)
            button.setProperty("step_bar", True)
            button.clicked.connect(partial(self._choose, button))
            button.installEventFilter(self._keys)
            button.show()
            self.buttons.append(button)
        self.refit()

    def _choose(self, button: QToolButton) -> None:
        self.chosen.emit(button.property("step"))


def _chips_of(story: Story, words: GameNames) -> list[_Chip]:
    chips: list[_Chip] = []
    owner: object = None
    for index, step in enumerate(story.steps):
        name = chip_text(step, words)
        if chips and owner is step.settlement is not None and chips[-1].name == name:
            chips[-1].steps.append(index)
        else:
            chips.append(_Chip(name, [index]))
        chips[-1].title, owner = step_title(story, step, words), step.settlement
    return chips + [_Chip(name, []) for name in planned_chips(story, words)]
