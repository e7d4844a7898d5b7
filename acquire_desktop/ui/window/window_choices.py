"""What the menus choose about the program itself: applied, kept, and shown as chosen."""

from PySide6.QtCore import QObject

from acquire_desktop.acquire.session import Session
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.window.menus import Menus
from acquire_desktop.ui.window.preferences import Preferences, language_code
from acquire_desktop.ui.window.sounds import Sounds, can_play_sounds


class WindowChoices(QObject):
    """Connects the menus and the start page with the settings."""

    def __init__(
        self,
        preferences: Preferences,
        menus: Menus,
        session: Session,
        start_page: StartPage,
    ) -> None:
        super().__init__(preferences)
        self._preferences = preferences
        self._menus = menus
        self._start_page = start_page
        self.sounds = Sounds(session, self)
        self._show_settings()
        self._connect()

    def _connect(self) -> None:
        menus, start = self._menus, self._start_page
        menus.sounds_chosen.connect(self._choose_sounds)
        menus.actions["mute"].triggered.connect(lambda _checked: self.sounds.toggle_mute())
        self.sounds.loudness_changed.connect(self._keep_sounds)
        menus.animations_chosen.connect(self._choose_animations)
        start.name_chosen.connect(lambda name: self._preferences.keep(player_name=name))
        for place in (menus, start):
            place.theme_chosen.connect(self._choose_theme)
            place.language_chosen.connect(self._choose_language)

    def _show_settings(self) -> None:
        settings = self._preferences.settings
        self._menus.check("theme", settings.theme)
        self._menus.check("language", settings.language)
        self._menus.check("sounds", settings.sounds)
        self._menus.set_sounds_enabled(can_play_sounds())
        self._menus.actions["animations"].setChecked(settings.animations)
        self.sounds.set_loudness(settings.sounds)
        motion.set_wanted(settings.animations)
        self._start_page.set_theme(settings.theme)
        self._start_page.set_language(language_code(settings.language))

    def _choose_theme(self, choice: theme.ThemeChoice) -> None:
        self._preferences.choose_theme(choice)
        self._menus.check("theme", choice)
        self._start_page.set_theme(choice)

    def _choose_language(self, choice: str) -> None:
        self._preferences.choose_language(choice)
        self._menus.check("language", choice)
        self._start_page.set_language(language_code(choice))

    def _choose_animations(self, animated: bool) -> None:
        motion.set_wanted(animated)
        self._preferences.keep(animations=animated)

    def _choose_sounds(self, loudness: str) -> None:
        self.sounds.set_loudness(loudness)
        self._keep_sounds(loudness)

    def _keep_sounds(self, loudness: str) -> None:
        self._menus.check("sounds", loudness)
        self._preferences.keep(sounds=loudness)
