"""Own players of Windows and macOS: one call plays a whole sound beside the program."""

import ctypes
import io
import wave
from array import array
from ctypes import CFUNCTYPE, c_bool, c_char_p, c_int, c_size_t, c_uint32, c_void_p
from typing import Final

_ASYNC_IN_MEMORY: Final = 0x0001 | 0x0002 | 0x0004
"""SND_ASYNC, SND_NODEFAULT and SND_MEMORY of ``mmsystem.h``."""


class WindowsOutput:
    """Plays by ``PlaySound``; a new sound ends the one before."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        library = ctypes.CDLL("winmm")
        self._play = library.PlaySoundW
        self._play.restype, self._play.argtypes = c_int, (c_char_p, c_void_p, c_uint32)
        self._playing = b""  # Windows reads it while it plays

    def start(self, _name: str, samples: "array[int]") -> None:
        """Play a sound."""
        file = wav_bytes(samples, self._rate)
        self._play(file, None, _ASYNC_IN_MEMORY)  # returns when the sound before has ended
        self._playing = file

    def go_on(self) -> float | None:
        """Need nothing more."""
        return None

    def close(self) -> None:
        """Be silent."""
        self._play(None, None, 0)


class MacOutput:
    """Plays by ``NSSound``; the same sound starts again, others are heard together."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        ctypes.CDLL("/System/Library/Frameworks/AppKit.framework/AppKit")
        self._objc = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
        for find in (self._objc.objc_getClass, self._objc.sel_registerName):
            find.restype, find.argtypes = c_void_p, (c_char_p,)
        # A message is sent by a function of the shape of its method, never of another.
        send = ("objc_msgSend", self._objc)
        self._ask = CFUNCTYPE(c_void_p, c_void_p, c_void_p)(send)
        self._give = CFUNCTYPE(c_void_p, c_void_p, c_void_p, c_void_p)(send)
        self._tell = CFUNCTYPE(c_bool, c_void_p, c_void_p)(send)
        self._copy = CFUNCTYPE(c_void_p, c_void_p, c_void_p, c_char_p, c_size_t)(send)
        self._playing: dict[str, int] = {}

    def start(self, name: str, samples: "array[int]") -> None:
        """Play a sound."""
        pool = self._ask(self._objc.objc_getClass(b"NSAutoreleasePool"), self._name("new"))
        self._end(name)
        file = wav_bytes(samples, self._rate)
        kind = self._objc.objc_getClass(b"NSData")
        data = self._copy(kind, self._name("dataWithBytes:length:"), file, len(file))
        made = self._ask(self._objc.objc_getClass(b"NSSound"), self._name("alloc"))
        sound = self._give(made, self._name("initWithData:"), data)
        if sound:
            self._playing[name] = sound
            self._tell(sound, self._name("play"))
        self._ask(pool, self._name("drain"))

    def go_on(self) -> float | None:
        """Need nothing more."""
        return None

    def close(self) -> None:
        """Be silent."""
        for name in list(self._playing):
            self._end(name)

    def _end(self, name: str) -> None:
        sound = self._playing.pop(name, None)
        if sound is not None:
            self._tell(sound, self._name("stop"))
            self._ask(sound, self._name("release"))

    def _name(self, message: str) -> int:
        name: int = self._objc.sel_registerName(message.encode())
        return name


def wav_bytes(samples: "array[int]", rate: int) -> bytes:
    """Return samples as a file of 16 bits and one channel, as both systems want it."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        sound.writeframes(samples.tobytes())
    return file.getvalue()
