"""Short sounds for what happens at the table, and the control that says how loud they are."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QToolButton

from acquire_desktop.choices import Loudness
from acquire_desktop.paths import resource_dir
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.choices import LOUDNESSES, plain_name
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import icons
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from acquire_desktop.audio.player import Player

VOLUME: Final = {Loudness.OFF: 0.0, Loudness.QUIET: 0.3, Loudness.NORMAL: 0.6, Loudness.LOUD: 1.0}
"""The part of full volume."""

_LEAST_GAP_MS: Final = 90
"""Computer players may act faster than a row of sounds can be told apart."""
_NO_SCREENS: Final = ("offscreen", "minimal")
"""Where nobody sees the window nobody hears it."""


_ICONS: Final = {
    Loudness.OFF: "sound-off",
    Loudness.QUIET: "sound-low",
    Loudness.NORMAL: "sound",
    Loudness.LOUD: "sound-loud",
}


class Sounds(QObject):
    """Lets a session be heard; silent without a device or the player's wish."""

    def __init__(self, session: GameSession, pages: GamePages, loudness: Loudness) -> None:
        super().__init__(pages)
        self._session = session
        self._pages = pages
        self._player: Player | None = None
        self._audible = Loudness.NORMAL
        self.set_loudness(loudness)
        self._since_last = QElapsedTimer()
        session.stepped.connect(self._play_step)
        pages.heard.connect(self.play)

    def set_loudness(self, loudness: Loudness) -> None:
        """Choose how loud sounds are."""
        self._loudness = loudness
        if loudness is not Loudness.OFF:
            self._audible = loudness

    def muted(self) -> Loudness:
        """Return the loudness that the mute command chooses: none, or the one before."""
        return self._audible if self._loudness is Loudness.OFF else Loudness.OFF

    def load(self) -> None:
        """Load what plays sounds in its own thread, unless it is there or not wanted."""
        is_seen = QGuiApplication.platformName() not in _NO_SCREENS
        if self._player is None and self._loudness is not Loudness.OFF and is_seen:
            from acquire_desktop.audio.player import Player

            self._player = Player(resource_dir() / "sounds")

    def play(self, name: str) -> None:
        """Play one of the files of ``resources/sounds`` by its name; nothing without one."""
        if not name or self._loudness is Loudness.OFF:
            return
        self.load()
        if self._player is not None:
            self._player.play(name, VOLUME[self._loudness])

    def close(self) -> None:
        """Be silent, and leave no thread."""
        if self._player is not None:
            self._player.close()

    def _play_step(self, events: Sequence[object]) -> None:
        name = self._pages.sound_of(events)
        if name != "end" and self._begins_own_turn(events):
            name = "turn"
        elif self._since_last.isValid() and self._since_last.elapsed() < _LEAST_GAP_MS:
            return
        if name is not None:
            self._since_last.start()
            self.play(name)

    def _begins_own_turn(self, events: Sequence[object]) -> bool:
        """Tell whether the player at the screen comes after a computer player."""
        session = self._session
        return (
            session.awaits_human
            and not all(player.decides for player in session.players)
            and self._pages.begins_turn(events)
        )


class VolumeControl(Adaptive, QToolButton):
    """A small button for the top bar; a click opens the menu of the sounds."""

    def __init__(
        self, preferences: Preferences, menu: QMenu, actions: Mapping[str, QAction]
    ) -> None:
        """Make the button.

        Args:
            preferences: Where the loudness is kept.
            menu: Chooses it.
            actions: The commands of the menus, which know their keys.
        """
        super().__init__()
        self._loudness = Loudness.NORMAL
        self._mute = actions["mute"]
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setProperty("quiet", True)
        self.setProperty("small", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        preferences.follow("sounds", self._show)

    def retranslate(self) -> None:
        """Say how loud the sounds are, in the present language."""
        loudness = plain_name(LOUDNESSES[self._loudness]())
        text = translate("VolumeControl", "Sounds: {loudness}", loudness=loudness)
        self.setAccessibleName(text)
        self.setToolTip(with_key(text, self._mute.shortcut()))

    def _show(self, loudness: Loudness) -> None:
        self._loudness = loudness
        self.setIcon(icons.icon(_ICONS[loudness]))
        self.retranslate()
