"""Choosing one of several: the values of settings in words, a row of buttons, and boxes."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from acquire_desktop.choices import (
    LAST_GAMES,
    ChainPalette,
    CoachRule,
    Cover,
    HintRule,
    KeepGames,
    Loudness,
    MergerScenes,
    Speed,
    ThemeChoice,
)
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import escape_mnemonic, later, number, translate

THEMES: Final = {
    ThemeChoice.SYSTEM: later("Menus", "&System"),
    ThemeChoice.LIGHT: later("Menus", "&Light"),
    ThemeChoice.DARK: later("Menus", "&Dark"),
}
PALETTES: Final = {
    ChainPalette.USUAL: later("Preferences", "Standard"),
    ChainPalette.CLASSIC: later("Preferences", "Like the boxed game"),
    ChainPalette.SAFE: later("Preferences", "Colour-blind friendly"),
}
SPEEDS: Final = {
    Speed.SLOW: later("Menus", "&Slow"),
    Speed.NORMAL: later("Menus", "&Normal"),
    Speed.FAST: later("Menus", "&Fast"),
    Speed.INSTANT: later("Menus", "&Instant"),
    Speed.STEP: later("Menus", "S&tep by step"),
}
LOUDNESSES: Final = {
    Loudness.OFF: later("Menus", "&Off"),
    Loudness.QUIET: later("Menus", "&Quiet"),
    Loudness.NORMAL: later("Menus", "&Normal"),
    Loudness.LOUD: later("Menus", "&Loud"),
}
HINTS: Final = {
    HintRule.ALWAYS: later("Menus", "&Always"),
    HintRule.ALONE: later("Menus", "When I play a&lone"),
    HintRule.NEVER: later("Menus", "&Never"),
}
COACHES: Final = {
    CoachRule.OFF: later("Menus", "N&o coach"),
    CoachRule.GRAVE: later("Menus", "&Blunders only (??)"),
    CoachRule.COSTLY: later("Menus", "&Costly decisions too (?)"),
    CoachRule.DOUBTFUL: later("Menus", "&Doubtful decisions too (?!)"),
}
MERGERS: Final = {
    MergerScenes.ALWAYS: later("Menus", "&Always"),
    MergerScenes.MINE: later("Menus", "When &my stock is involved"),
    MergerScenes.STRIP: later("Menus", "&Line only"),
}
COVERS: Final = {
    Cover.NEVER: later("Menus", "&Never"),
    Cover.HOT_SEAT: later("Menus", "With &several people"),
    Cover.ALWAYS: later("Menus", "&Always"),
}
KEPT_GAMES: Final = {
    KeepGames.ALL: later("Menus", "&All"),
    KeepGames.LAST: lambda: translate("Menus", "The &last {count}", count=number(LAST_GAMES)),
    KeepGames.NONE: later("Menus", "&None"),
}
"""The values of the settings as menus write them, with the mark of a key: see ``plain_name``."""

_MNEMONIC: Final = re.compile(r"\(&.\)|&(.)")


def spoken() -> Mapping[str, Callable[[], str]]:
    """Return the languages as menus write them, by their codes, after that of the system."""
    names = {code: partial(escape_mnemonic, each.name) for code, each in LANGUAGES.items()}
    return {"system": later("Menus", "&System"), **names}


def plain_name(text: str) -> str:
    """Return a text of a menu as it stands elsewhere: without the mark of its key."""
    return _MNEMONIC.sub(r"\1", text)


def way_in_text(*menus: str) -> str:
    """Return where a command is, as a sentence names it: ``Game > New game``."""
    return " > ".join(map(plain_name, menus)).removesuffix("…")


class Segments(QFrame):
    """Shows a few choices side by side; arrow keys move between them.

    Signals:
        chosen(str): The user chose the entry with this key.
    """

    is_region = True

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str], icon_names: Sequence[str] = ()) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.setSpacing(2)
        for key in keys:
            button = QPushButton()
            button.setCheckable(True)
            button.setAutoDefault(True)
            button.setProperty("quiet", True)
            button.clicked.connect(lambda _checked, key=key: self.chosen.emit(key))
            self._group.addButton(button)
            self._buttons[key] = button
            layout.addWidget(button)
        for button, name in zip(self._buttons.values(), icon_names, strict=False):
            button.setIcon(icons.icon(name))

    def set_texts(self, texts: Sequence[str]) -> None:
        """Label the choices, in the order of the keys; the texts are shown as they are."""
        for button, text in zip(self._buttons.values(), texts, strict=True):
            button.setText(escape_mnemonic(text))
            button.setAccessibleName(text)

    def current(self) -> str:
        """Return the key of the chosen entry, or an empty text before the first choice."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def set_current(self, key: str) -> None:
        """Choose an entry without a signal; an unknown key changes nothing."""
        if key in self._buttons:
            self._buttons[key].setChecked(True)

    def button(self, key: str) -> QPushButton:
        """Return the button of an entry, for focus and accessible descriptions."""
        return self._buttons[key]


class WheelGuard:
    """Leaves the wheel to the page around it; stands before the Qt class that would take it.

    Every box, slider and row of tabs has it: ``tests/ui/kit/test_wheel_guard.py``.
    """

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pass the event on to the parent."""
        event.ignore()


class NumberBox(WheelGuard, QSpinBox):
    """A box for a whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel


_POLICIES = QComboBox.SizeAdjustPolicy
_ROUNDING_PX: Final = 3
"""The style writes into less than Qt asks for."""


class FittedBox(WheelGuard, QComboBox):
    """Signals its layout at once when its items need another width.

    Qt's own policy for that, ``AdjustToContents``, makes the box as small as its items some
    milliseconds later, whatever room its layout has given it. A text that is wider than the box
    ends in an ellipsis.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel
        self.refit()

    def refit(self) -> None:
        """Measure the items again; to be called when they or their texts have changed."""
        for policy in (
            _POLICIES.AdjustToMinimumContentsLengthWithIcon,  # forgets what was measured
            _POLICIES.AdjustToContentsOnFirstShow,
        ):
            self.setSizeAdjustPolicy(policy)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_ROUNDING_PX, 0)

    def minimumSizeHint(self) -> QSize:
        if self.minimumContentsLength():  # a long name gives way
            return super().minimumSizeHint()
        return self.sizeHint()  # the same, but Qt keeps another measure, which is never forgotten

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Give the style as much of the text as there is room for."""
        super().initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        place = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        room = place.width() - 1  # the style leaves a pixel free
        if not option.currentIcon.isNull():
            room -= option.iconSize.width() + theme.SPACE_HALF
        end = Qt.TextElideMode.ElideRight
        option.currentText = option.fontMetrics.elidedText(option.currentText, end, room)


class ValueBox(FittedBox):
    """The values of one rule or setting."""

    def __init__(self) -> None:
        super().__init__()
        self.values: list[object] = []

    def show_values(self, texts: Mapping[object, str], present: object) -> None:
        """Offer these values under their texts, the present one chosen."""
        self.values = list(texts)
        if [self.itemText(row) for row in range(self.count())] != list(texts.values()):
            self.clear()
            self.addItems(list(texts.values()))
            self.refit()
        self.setCurrentIndex(self.values.index(present))
        self.setEnabled(len(texts) > 1)
