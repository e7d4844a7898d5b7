"""Player: short sounds in a thread of their own, through whatever the system has for them."""

import logging
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Protocol

RATE: Final = 48000
"""Samples a second of every sound: 16 bits, one channel."""
_CLOSE_S: Final = 0.4
"""How long the end of the program waits for a device that does not answer."""

_log = logging.getLogger(__name__)


class Output(Protocol):
    """A way to make samples audible, used in one thread alone; it may take its time."""

    def start(self, name: str, samples: "array[int]") -> None:
        """Begin a sound; what plays already goes on or ends."""

    def go_on(self) -> float | None:
        """Play on, and return after how many seconds to be asked again; None for never."""

    def close(self) -> None:
        """Be silent, and let the device go."""


class Player:
    """Plays the sounds of a folder by their names, and is silent where nothing can play."""

    def __init__(
        self, folder: Path, make_output: Callable[[], Output | None] | None = None
    ) -> None:
        """Start the thread; it loads what it needs by itself.

        Args:
            folder: Its files ``*.wav`` are the sounds.
            make_output: Makes what plays them, or None where there is nothing; by itself what
                belongs to the system.
        """
        self._folder = folder
        self._make_output = make_output or system_output
        self._orders: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="sounds", daemon=True)
        self._thread.start()

    def play(self, name: str, volume: float) -> None:
        """Play a sound, and do not wait for it.

        Args:
            name: That of its file; nothing is heard of an unknown one.
            volume: From 0 to 1.
        """
        if self._thread.is_alive():
            self._orders.put((name, volume))

    def close(self) -> None:
        """Be silent from now on, and end the thread."""
        self._orders.put(None)
        self._thread.join(_CLOSE_S)

    def _run(self) -> None:
        try:
            output = self._make_output()
            if output is None:
                _log.info("nothing here plays sounds")
                return
            try:
                self._serve(output)
            finally:
                output.close()
        except (OSError, AttributeError, EOFError, wave.Error):
            # A library or a function of it is missing, or a file: the game does not need sounds.
            _log.info("no sounds", exc_info=True)

    def _serve(self, output: Output) -> None:
        sounds = {path.stem: read_samples(path) for path in self._folder.glob("*.wav")}
        scaled: dict[tuple[str, float], array[int]] = {}
        wait: float | None = None
        while True:
            try:
                order = self._orders.get(wait != 0, wait)
            except Empty:
                wait = output.go_on()
                continue
            if order is None:
                return
            name, volume = order
            if name in sounds:
                if order not in scaled:
                    scaled[order] = array("h", (round(volume * each) for each in sounds[name]))
                output.start(name, scaled[order])
            wait = output.go_on()


def read_samples(path: Path) -> "array[int]":
    """Return the samples of a file; nothing if it is of another kind than ours."""
    samples = array("h")
    with wave.open(str(path)) as file:
        kind = file.getnchannels(), file.getsampwidth(), file.getframerate()
        if kind != (1, 2, RATE):
            _log.warning("%s is of another kind: %s", path.name, kind)
            return samples
        samples.frombytes(file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def system_output() -> Output | None:
    """Return the output of this system, or None where it has nothing."""
    if sys.platform == "win32":
        from acquire_desktop.audio.system_sound import WindowsOutput

        return WindowsOutput(RATE)
    if sys.platform == "darwin":
        from acquire_desktop.audio.system_sound import MacOutput

        return MacOutput(RATE)
    from acquire_desktop.audio.streams import mixed_output

    return mixed_output(RATE)
