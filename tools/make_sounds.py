"""Make the program's few short sounds from sums of decaying sines.

Run it by hand after a change; the results are committed:

    python tools/make_sounds.py
"""

import argparse
import math
import struct
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

SOUND_DIR = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 22050
"""Samples a second."""
LONGEST_S: Final = 0.4
PEAK: Final = 0.6
"""The loudest sample as a part of full scale, the same for every sound."""
_ATTACK_S: Final = 0.004
_RELEASE_S: Final = 0.03


class Tone(NamedTuple):
    """One sine that is struck and dies away."""

    start_s: float
    frequency_hz: float
    half_life_s: float
    strength: float = 1.0


def _bell(start_s: float, frequency_hz: float, strength: float = 1.0) -> list[Tone]:
    """Return a struck bell: a note with the inharmonic partials of a small metal bar."""
    return [
        Tone(start_s, frequency_hz, 0.09, strength),
        Tone(start_s, frequency_hz * 2.76, 0.03, 0.35 * strength),
        Tone(start_s, frequency_hz * 5.4, 0.012, 0.15 * strength),
    ]


SOUNDS: Final[dict[str, Sequence[Tone]]] = {
    # A wooden tile on a board: low, dry.
    "place": [Tone(0, 196, 0.018), Tone(0, 523, 0.008, 0.6), Tone(0, 1310, 0.004, 0.4)],
    # A fifth upwards: something new stands.
    "found": [*_bell(0, 523.25), *_bell(0.1, 783.99)],
    # Two notes close in on one.
    "merge": [*_bell(0, 392), *_bell(0, 587.33), *_bell(0.13, 493.88, 1.3)],
    # Two coins.
    "cash": [*_bell(0, 1318.5, 0.7), *_bell(0.06, 1760, 0.9)],
    # One soft bell.
    "turn": [Tone(0, 659.26, 0.1), Tone(0, 1318.5, 0.05, 0.3)],
    # A closing chord, bottom to top.
    "end": [*_bell(0, 261.63), *_bell(0.06, 329.63), *_bell(0.12, 392), *_bell(0.18, 523.25, 1.2)],
}


def samples(tones: Sequence[Tone]) -> list[float]:
    """Return the sound as numbers from -1 to 1, ``RATE`` a second, silent at both ends."""
    count = round(LONGEST_S * RATE)
    sound = [0.0] * count
    for tone in tones:
        first = round(tone.start_s * RATE)
        for index in range(first, count):
            time_s = (index - first) / RATE
            swell = min(1.0, time_s / _ATTACK_S)
            decay = 0.5 ** (time_s / tone.half_life_s)
            phase = 2 * math.pi * tone.frequency_hz * time_s
            sound[index] += tone.strength * swell * decay * math.sin(phase)
    for index in range(count):
        sound[index] *= min(1.0, (count - 1 - index) / RATE / _RELEASE_S)
    loudest = max(abs(value) for value in sound)
    return [PEAK * value / loudest for value in sound]


def write(path: Path, tones: Sequence[Tone]) -> None:
    """Write a sound as mono PCM of 16 bits."""
    values = [round(32767 * value) for value in samples(tones)]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main() -> None:
    """Write every sound into ``resources/sounds``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=SOUND_DIR, help="another folder")
    folder: Path = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, tones in SOUNDS.items():
        write(folder / f"{name}.wav", tones)


if __name__ == "__main__":
    main()
