"""Short sounds for what happens at the table, where the machine can play them."""

import logging
from collections.abc import Sequence
from functools import cache, partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QUrl

from acquire_desktop.choices import Loudness
from acquire_desktop.paths import resource_dir
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui.window.game_pages import GamePages

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

VOLUME: Final = {Loudness.OFF: 0.0, Loudness.QUIET: 0.3, Loudness.NORMAL: 0.6, Loudness.LOUD: 1.0}
"""The part of full volume."""

_LEAST_GAP_MS: Final = 90
"""Computer players may act faster than a row of sounds can be told apart."""

_log = logging.getLogger(__name__)


@cache
def can_play_sounds() -> bool:
    """Return whether the extra ``sound`` is installed; a device may still be missing."""
    return find_spec("PySide6.QtMultimedia") is not None


class Sounds(QObject):
    """Lets a session be heard; silent without the extra, a device or the player's wish."""

    def __init__(self, session: GameSession, pages: GamePages, loudness: Loudness) -> None:
        super().__init__(pages)
        self._session = session
        self._pages = pages
        self._audible = Loudness.NORMAL
        self.set_loudness(loudness)
        self._effects: dict[str, QSoundEffect] | None = None
        self._since_last = QElapsedTimer()
        session.stepped.connect(self._play_step)

    def set_loudness(self, loudness: Loudness) -> None:
        """Choose how loud sounds are."""
        self._loudness = loudness
        if loudness is not Loudness.OFF:
            self._audible = loudness

    def muted(self) -> Loudness:
        """Return what the mute command chooses: silence, or as loud as it was."""
        return self._audible if self._loudness is Loudness.OFF else Loudness.OFF

    def load(self) -> None:
        """Load what plays sounds, unless it is there or not wanted: that takes a while."""
        if self._effects is None and self._loudness is not Loudness.OFF:
            self._effects = _load_effects(self)

    def play(self, name: str) -> None:
        """Play one of the files of ``resources/sounds`` by its name."""
        if self._loudness is Loudness.OFF:
            return
        self.load()
        effect = None if self._effects is None else self._effects.get(name)
        if effect is not None:
            effect.setVolume(VOLUME[self._loudness])
            effect.play()

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
            and any(player.kind is PlayerKind.COMPUTER for player in session.players)
            and self._pages.begins_turn(events)
        )


def _load_effects(parent: QObject) -> "dict[str, QSoundEffect]":
    """Make the player of each sound, or none where there is nothing to play on."""
    if not can_play_sounds():
        return {}
    try:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
    except ImportError:
        # A sound library of the system is missing; the game does not need it.
        _log.info("no sounds", exc_info=True)
        return {}
    if QMediaDevices.defaultAudioOutput().isNull():
        return {}
    effects = {}
    for path in sorted((resource_dir() / "sounds").glob("*.wav")):
        effect = QSoundEffect(parent)
        effect.setSource(QUrl.fromLocalFile(str(path)))
        effect.statusChanged.connect(partial(_note_status, path.name, effect))
        effects[path.stem] = effect
    return effects


def _note_status(name: str, effect: "QSoundEffect") -> None:
    if effect.status() is effect.Status.Error:
        _log.warning("the sound %s cannot be played", name)
