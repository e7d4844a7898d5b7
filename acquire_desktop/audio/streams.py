"""Streams of Linux: PulseAudio, which PipeWire speaks too, else ALSA, and a mixer before them.

The functions are those of the libraries' own headers, ``pulse/simple.h`` and ``alsa/asoundlib.h``.
"""

import ctypes
import sys
import time
from array import array
from collections.abc import Callable, Sequence
from ctypes import POINTER, c_char_p, c_int, c_long, c_size_t, c_uint, c_ulong, c_void_p
from typing import Final, Protocol

_CHUNK_S: Final = 0.01
"""How much is mixed at once: a new sound waits no longer."""
_BUFFER_S: Final = 0.04
"""How much a device holds that nobody has heard yet."""
_IDLE_S: Final = 2.0
"""After so long without a sound the device is let go, that it may sleep."""
_AGAIN_S: Final = 5.0
"""How long a device that failed is left alone."""
_NAME: Final = b"Acquire Desktop"


class Stream(Protocol):
    """An open way to a device."""

    def write(self, samples: bytes) -> bool:
        """Play samples as soon as there is room; tell whether that went well."""

    def close(self) -> None:
        """Let the device go."""


OpenStream = Callable[[int], Stream | None]


class MixedOutput:
    """Mixes the sounds that overlap, and opens a stream while there are any."""

    def __init__(self, rate: int, ways: Sequence[OpenStream]) -> None:
        """Make it; nothing is opened.

        Args:
            rate: Samples a second.
            ways: What opens a stream, the best first.
        """
        self._rate, self._ways = rate, ways
        self._chunk = round(_CHUNK_S * rate)
        # A device begins when its buffer is full: what is shorter than that would wait in it.
        self._rest = array("h", bytes(2 * round((_BUFFER_S + _CHUNK_S) * rate)))
        self._stream: Stream | None = None
        self._voices: list[array[int]] = []
        self._failed_at: float | None = None

    def start(self, _name: str, samples: "array[int]") -> None:
        """Let a sound be heard with those that play."""
        if self._stream is None and not self._is_failing():
            streams = (opened for way in self._ways if (opened := way(self._rate)) is not None)
            self._stream = next(streams, None)
            self._failed_at = time.monotonic() if self._stream is None else None
        if self._stream is not None:
            self._voices.append(samples + self._rest)

    def go_on(self) -> float | None:
        """Play a little on; without a sound the stream is closed the second time."""
        if self._stream is None:
            return None
        if not self._voices:
            self.close()
            return None
        heads = [voice[: self._chunk] for voice in self._voices]
        if not self._stream.write(mixed(heads, self._chunk).tobytes()):
            self.close()
            self._failed_at = time.monotonic()
            return None
        rests = (voice[self._chunk :] for voice in self._voices)
        self._voices = [rest for rest in rests if rest]
        return 0 if self._voices else _IDLE_S

    def close(self) -> None:
        """Let the device go."""
        self._voices = []
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def _is_failing(self) -> bool:
        return self._failed_at is not None and time.monotonic() - self._failed_at < _AGAIN_S


def mixed(parts: Sequence["array[int]"], length: int) -> "array[int]":
    """Return sounds as one of a length, none of them louder than 16 bits can say."""
    padded = [part + array("h", bytes(2 * (length - len(part)))) for part in parts]
    if len(padded) == 1:
        return padded[0]
    sums = map(sum, zip(*padded, strict=True))
    return array("h", (max(-32768, min(32767, each)) for each in sums))


class _SampleSpec(ctypes.Structure):
    _fields_ = (("format", c_int), ("rate", ctypes.c_uint32), ("channels", ctypes.c_uint8))


class _BufferAttr(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_uint32) for name in ("maxlength", "tlength", "prebuf", "minreq", "fragsize")
    )


_PA_PLAYBACK: Final = 1
_PA_S16: Final = 3 if sys.byteorder == "little" else 4
_PA_DEFAULT: Final = 0xFFFFFFFF


class PulseStream:
    """A stream of PulseAudio or PipeWire."""

    def __init__(self, library: ctypes.CDLL, stream: int) -> None:
        self._library, self._stream = library, c_void_p(stream)

    @classmethod
    def open(cls, rate: int) -> "PulseStream | None":
        """Return a stream to the usual device, or None without library, server or device."""
        try:
            library = _functions("libpulse-simple.so.0", _PULSE)
        except (OSError, AttributeError):
            return None
        held = round(_BUFFER_S * rate) * 2
        attr = _BufferAttr(_PA_DEFAULT, held, held // 2, _PA_DEFAULT, _PA_DEFAULT)
        spec = _SampleSpec(_PA_S16, rate, 1)
        stream = library.pa_simple_new(
            None, _NAME, _PA_PLAYBACK, None, _NAME, spec, None, attr, None
        )
        return cls(library, stream) if stream else None

    def write(self, samples: bytes) -> bool:
        """Play samples as soon as there is room; tell whether that went well."""
        done: int = self._library.pa_simple_write(self._stream, samples, len(samples), None)
        return done == 0

    def close(self) -> None:
        """Let the device go."""
        self._library.pa_simple_free(self._stream)


_ALSA_S16: Final = 2 if sys.byteorder == "little" else 3
_ALSA_INTERLEAVED: Final = 3
_ALSA_NONBLOCK: Final = 1


_Complain: Final = ctypes.CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)
_SAY_NOTHING: Final = _Complain(lambda *_: None)
"""Takes what ALSA would write on standard error: without a device that is several lines."""


class AlsaStream:
    """A stream of ALSA."""

    def __init__(self, library: ctypes.CDLL, pcm: c_void_p) -> None:
        self._library, self._pcm = library, pcm

    @classmethod
    def open(cls, rate: int) -> "AlsaStream | None":
        """Return a stream to the usual device, or None without library, or where it is taken."""
        try:
            library = _functions("libasound.so.2", _ALSA)
        except (OSError, AttributeError):
            return None
        library.snd_lib_error_set_handler(_SAY_NOTHING)
        pcm = c_void_p()
        if library.snd_pcm_open(pcm, b"default", 0, _ALSA_NONBLOCK) < 0:
            return None
        library.snd_pcm_nonblock(pcm, 0)
        held_us = round(_BUFFER_S * 1_000_000)
        wanted = _ALSA_S16, _ALSA_INTERLEAVED, 1, rate, 1, held_us
        if library.snd_pcm_set_params(pcm, *wanted) < 0:
            library.snd_pcm_close(pcm)
            return None
        return cls(library, pcm)

    def write(self, samples: bytes) -> bool:
        """Play samples as soon as there is room; tell whether that went well."""
        library, pcm = self._library, self._pcm
        done: int = library.snd_pcm_writei(pcm, samples, len(samples) // 2)
        if done < 0 and library.snd_pcm_recover(pcm, done, 1) == 0:
            done = library.snd_pcm_writei(pcm, samples, len(samples) // 2)
        return done >= 0

    def close(self) -> None:
        """Let the device go."""
        self._library.snd_pcm_close(self._pcm)


_Signatures = dict[str, tuple[object, tuple[object, ...]]]
_PULSE: Final[_Signatures] = {
    "pa_simple_new": (
        c_void_p,
        (
            *(c_char_p, c_char_p, c_int, c_char_p, c_char_p),
            *(POINTER(_SampleSpec), c_void_p, POINTER(_BufferAttr), POINTER(c_int)),
        ),
    ),
    "pa_simple_write": (c_int, (c_void_p, c_char_p, c_size_t, POINTER(c_int))),
    "pa_simple_free": (None, (c_void_p,)),
}
_ALSA: Final[_Signatures] = {
    "snd_lib_error_set_handler": (c_int, (_Complain,)),
    "snd_pcm_open": (c_int, (POINTER(c_void_p), c_char_p, c_int, c_int)),
    "snd_pcm_nonblock": (c_int, (c_void_p, c_int)),
    "snd_pcm_set_params": (c_int, (c_void_p, c_int, c_int, c_uint, c_uint, c_int, c_uint)),
    "snd_pcm_writei": (c_long, (c_void_p, c_char_p, c_ulong)),
    "snd_pcm_recover": (c_int, (c_void_p, c_int, c_int)),
    "snd_pcm_close": (c_int, (c_void_p,)),
}


def _functions(name: str, signatures: _Signatures) -> ctypes.CDLL:
    """Return a library whose functions know what they take and give."""
    library = ctypes.CDLL(name)
    for function, (result, arguments) in signatures.items():
        found = getattr(library, function)
        found.restype, found.argtypes = result, arguments
    return library


def mixed_output(rate: int) -> MixedOutput:
    """Return the output of Linux: PulseAudio, else ALSA."""
    return MixedOutput(rate, (PulseStream.open, AlsaStream.open))
