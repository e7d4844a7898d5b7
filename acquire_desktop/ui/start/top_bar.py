"""The upper right corner of the start page: who plays, the language, day or night, settings."""

from typing import Final

from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate
from acquire_desktop.ui.start.name_field import NameField

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
