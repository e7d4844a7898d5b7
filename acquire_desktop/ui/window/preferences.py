"""What the user chose about the program itself: applied at once and kept."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.errors import io_error
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.settings import Settings, save_settings
from acquire_desktop.ui.kit.languages import install_language, system_language
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.setup.new_game import (
    NewGame,
    choice_from,
    choice_object,
    person_in,
    with_person,
)

_SCALE_STEP = 25


class Preferences(QObject):
    """Holds the settings, applies what changes, and writes them.

    Signals:
        failed (object): The ``SaveError`` of settings that could not be written.
    """

    failed = Signal(object)

    def __init__(
        self, app: QApplication, folders: Folders, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._path = folders.settings
        self.settings = settings
        """The settings of the moment."""

    def choose_language(self, choice: str) -> None:
        """Switch to a code of ``LANGUAGES``, or to the ``system``'s."""
        install_language(self._app, language_code(choice))
        self.keep(language=choice)

    def choose_theme(self, choice: ThemeChoice) -> None:
        """Switch the colours."""
        theme.apply_theme(self._app, choice)
        self.keep(theme=choice)

    def toggle_animations(self) -> None:
        """Let things move, or no longer."""
        self.keep(animations=not self.settings.animations)
        motion.set_wanted(self.settings.animations)

    def enlarge_text(self) -> None:
        """Make all text one step larger."""
        self._set_text_scale(theme.text_scale() + _SCALE_STEP)

    def shrink_text(self) -> None:
        """Make all text one step smaller."""
        self._set_text_scale(theme.text_scale() - _SCALE_STEP)

    def reset_text(self) -> None:
        """Show text at its usual size."""
        self._set_text_scale(100)

    def keep(self, **changes: object) -> None:
        """Change settings and write them; a failure is no reason to stop playing."""
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]
        try:
            save_settings(self._path, self.settings)
        except OSError as error:
            self.failed.emit(io_error(error, self._path))

    @property
    def is_first_game(self) -> bool:
        """Whether no game was chosen yet."""
        return self.settings.last_new_game is None

    def last_choice(self) -> NewGame:
        """Return the last choice of a game, or the one that is offered the first time."""
        choice = choice_from(self.settings.last_new_game)
        return with_person(choice, self.settings.player_name)

    def keep_choice(self, choice: NewGame) -> None:
        """Keep what was chosen for a game, and the name of its only person."""
        name = person_in(choice.players) or self.settings.player_name
        self.keep(last_new_game=choice_object(choice), player_name=name)

    def layout_words(self, name: str) -> str:
        """Return what ``keep_layout_words`` kept under a name, or an empty text."""
        kept = self.settings.window_layout.get(name, "")
        return bytes.fromhex(kept).decode(errors="replace")

    def keep_layout_words(self, name: str, words: str) -> None:
        """Keep how a part of the window is laid out, in words of its own."""
        layout = {**self.settings.window_layout, name: words.encode().hex()}
        self.keep(window_layout=layout)

    def _set_text_scale(self, percent: int) -> None:
        theme.set_text_scale(self._app, percent)
        self.keep(text_scale=theme.text_scale())


def apply_look(app: QApplication, settings: Settings) -> None:
    """Give the application its language, look and text size."""
    install_language(app, language_code(settings.language))
    theme.apply_theme(app, settings.theme)
    theme.set_text_scale(app, settings.text_scale)
    motion.set_wanted(settings.animations)


def language_code(choice: str) -> str:
    """Return the code of the language that a choice means."""
    return choice if choice in LANGUAGES else system_language()
