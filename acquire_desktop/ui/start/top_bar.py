"""The upper right corner of the start page: who plays, the language, day or night, settings."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import NAME_LIMIT, clean_name
from acquire_desktop.ui.acquire.words.portraits import PEOPLE
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import escape_mnemonic, later, translate

_LEAST_PX: Final = (100, 130)
"""Room for the names of most people, in usual letters and in large ones."""
_MOST_PX: Final = 220
_AIR_PX: Final = 24
"""Beside the text: the padding of a line, and the cursor."""
_PORTRAIT_PX: Final = (32, 42)
"""The usual side, and beside large letters."""


class NameField(Adaptive, QWidget):
    """A portrait and a line to type a name into; leaving it or Enter keeps the name.

    Signals:
        chosen (str): Another name, never an empty one.
        left (): Enter was pressed: the focus may go on.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._kept, self._is_large = "", False
        self._portrait = QLabel()
        self.line = QLineEdit()
        self.line.setProperty("quiet", True)
        self.line.setMaxLength(NAME_LIMIT)
        text = later("NameField", "Your name")
        self.set_text(self.line.setAccessibleName, text)
        self.set_text(self.line.setToolTip, text)
        row(self._portrait, self.line, 1, of=self, spacing=theme.SPACE_HALF)
        self.line.editingFinished.connect(self._keep)
        self.line.textChanged.connect(self._fit_line)
        self.refit()

    def show_name(self, name: str) -> None:
        """Show the name that is kept, or the one that is proposed."""
        self._kept = name
        self.line.setText(name)

    def set_large(self, is_large: bool) -> None:
        """Have larger letters and a larger portrait, or the usual ones."""
        if is_large != self._is_large:
            self._is_large = is_large
            self.refit()

    def refit(self) -> None:
        theme.style_text(self.line, self._size, bold=True)
        side = theme.scaled(_PORTRAIT_PX[self._is_large])
        file = f"portraits/{PEOPLE[0]}.svg"
        self._portrait.setPixmap(icons.picture(file, side, self.devicePixelRatioF()))
        self._fit_line()

    @property
    def _size(self) -> theme.TextSize:
        return "title" if self._is_large else "body"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter, which the page would take for the start of a game."""
        if is_enter(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fit_line(self) -> None:
        """Be as wide as the name, within reason."""
        wide = width_px(self.line.text(), self._size, bold=True) + _AIR_PX
        least, most = map(theme.scaled, (_LEAST_PX[self._is_large], _MOST_PX))
        self.line.setFixedWidth(min(max(wide, least), most))

    def _keep(self) -> None:
        name = clean_name(self.line.text())
        if name and name != self._kept:
            self._kept = name
            self.chosen.emit(name)
        self.line.setText(self._kept)


_SHORT: Final = 3
"""A name of a language with so many letters is written whole, another by its code."""


class TopBar(Adaptive, QWidget):
    """Says and changes how the program speaks and looks, and who plays alone."""

    def __init__(self) -> None:
        super().__init__()
        self.name_field = NameField()
        self.languages = Segments(tuple(LANGUAGES))
        for part in (self, self.languages):  # they scroll, and are never squeezed
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.night = push_button(quiet=True)
        self.settings = push_button(quiet=True)
        self.languages.setProperty("role", "plain")
        for code, each in LANGUAGES.items():
            button = self.languages.button(code)
            button.setProperty("small", True)
            button.setText(
                each.name if len(each.name) <= _SHORT else code.partition("_")[0].upper()
            )
            button.setAccessibleName(each.name)
            button.setToolTip(each.name)
        for button in (self.night, self.settings):
            button.setProperty("small", True)
        looks = turning_row(self.night, self.settings, whole=True)
        choices = turning_row(self.languages, looks, spacing=theme.SPACE, whole=True)
        turning_row(self.name_field, choices, of=self, spacing=theme.SPACE, whole=True)
        self.retranslate()

    def set_large(self, is_large: bool) -> None:
        """Have larger letters, or the usual ones."""
        self.name_field.set_large(is_large)
        languages = map(self.languages.button, LANGUAGES)
        for button in (*languages, self.night, self.settings):
            theme.style_text(button, "title" if is_large else "body")

    def retranslate(self) -> None:
        self.languages.setAccessibleName(translate("StartPage", "Language"))
        _name(self.settings, translate("StartPage", "Preferences"))
        self.redraw()

    def redraw(self) -> None:
        is_night = theme.current().is_night
        self.night.setIcon(icons.icon("moon" if is_night else "sun"))
        _name(self.night, translate("StartPage", "Night" if is_night else "Day"))
        tip = translate(
            "StartPage", "Turn day into night" if not is_night else "Turn night into day"
        )
        self.night.setToolTip(tip)
        self.night.setAccessibleDescription(tip)


def _name(button: QPushButton, text: str) -> None:
    button.setText(escape_mnemonic(text))
    button.setAccessibleName(text)
