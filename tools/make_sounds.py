"""Make the program's few short sounds from sums of decaying sines and a little noise.

Run it by hand after a change; the results are committed:

    python tools/make_sounds.py

Every sound is as loud as the others to the ear, by the weighting of ITU-R BS.1770 and the loudest
tenth of a second, but for those that are meant to be softer.
"""

import argparse
import math
import struct
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

SOUND_DIR = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 48000
"""Samples a second; the weighting below is made for it."""
LONGEST_S: Final = 0.4
PEAK: Final = 0.8
"""The loudest sample that may be, as a part of full scale."""
LOUDNESS_DB: Final = -19.0
"""Of a sound that is not softened, against full scale."""
_WINDOW: Final = RATE // 10
_RELEASE_S: Final = 0.02
_LOWEST_HZ: Final = 30


class Tone(NamedTuple):
    """One sine that is struck and dies away."""

    start_s: float
    frequency_hz: float
    half_life_s: float
    strength: float = 1.0
    attack_s: float = 0.003


class Hiss(NamedTuple):
    """Noise of a band, which swells and dies away: paper, or the touch of wood."""

    start_s: float
    low_hz: float
    high_hz: float
    half_life_s: float
    strength: float
    attack_s: float = 0.001


class Sound(NamedTuple):
    """The ingredients of a sound, its length, and how much softer it is than the others."""

    parts: Sequence[Tone | Hiss]
    length_s: float
    softer_db: float = 0.0


def _mallet(start_s: float, frequency_hz: float, strength: float = 1.0) -> list[Tone]:
    """Return a note of a wooden bar: its partials die the sooner the higher they are."""
    return [
        Tone(start_s, frequency_hz, 0.075, strength, 0.004),
        Tone(start_s, frequency_hz * 2, 0.03, 0.12 * strength, 0.004),
        Tone(start_s, frequency_hz * 3.93, 0.014, 0.16 * strength, 0.002),
    ]


def _coin(start_s: float, frequency_hz: float, strength: float = 1.0) -> list[Tone]:
    """Return a struck coin: a note with the inharmonic partials of a small disc."""
    return [
        Tone(start_s, frequency_hz, 0.05, strength),
        Tone(start_s, frequency_hz * 1.73, 0.03, 0.4 * strength),
        Tone(start_s, frequency_hz * 2.33, 0.016, 0.25 * strength),
    ]


SOUNDS: Final[dict[str, Sound]] = {
    # A wooden tile on a board: low, dry.
    "place": Sound(
        [
            Tone(0, 262, 0.016),
            Tone(0, 705, 0.009, 0.6, 0.002),
            Tone(0, 1390, 0.005, 0.3, 0.001),
            Hiss(0, 300, 2400, 0.004, 0.5),
        ],
        0.15,
    ),
    # A fifth upwards: something new stands.
    "found": Sound([*_mallet(0, 523.25), *_mallet(0.11, 783.99)], 0.4),
    # Two low notes, and the full chord that they close into.
    "merge": Sound(
        [
            *(*_mallet(0, 196, 0.8), *_mallet(0, 293.66, 0.6)),
            *(*_mallet(0.12, 130.81, 0.7), *_mallet(0.12, 261.63), *_mallet(0.12, 329.63, 0.8)),
        ],
        0.4,
    ),
    # Two coins.
    "cash": Sound([*_coin(0, 1046.5, 0.8), *_coin(0.07, 1318.5)], 0.3),
    # A certificate drawn from the pile, and the stamp on it.
    "purchase": Sound(
        [
            Hiss(0, 1500, 4500, 0.04, 2.2, 0.04),
            *(
                Tone(0.11, 220, 0.018),
                Tone(0.11, 570, 0.008, 0.4),
                Hiss(0.11, 300, 2000, 0.005, 1.0),
            ),
        ],
        0.24,
        2.0,
    ),
    # One soft note with its fifth.
    "turn": Sound([Tone(0, 587.33, 0.09, 1.0, 0.02), Tone(0.03, 880, 0.07, 0.35, 0.02)], 0.4, 3.0),
    # A tick, for each step of what plays by itself.
    "step": Sound([Tone(0, 880, 0.005, 1.0, 0.001), Tone(0, 1930, 0.003, 0.3, 0.001)], 0.05, 12.0),
    # A closing chord, bottom to top.
    "end": Sound(
        [*_mallet(0, 261.63), *_mallet(0.05, 329.63), *_mallet(0.1, 392), *_mallet(0.15, 523.25)],
        0.4,
    ),
    # The same chord an octave up, to its end.
    "win": Sound(
        [
            *(*_mallet(0, 523.25, 0.8), *_mallet(0.06, 659.26, 0.8)),
            *(*_mallet(0.12, 783.99, 0.9), *_mallet(0.18, 1046.5)),
        ],
        0.4,
    ),
}


def samples(sound: Sound) -> list[float]:
    """Return a sound as numbers from -1 to 1, ``RATE`` a second, silent at both ends."""
    count = round(sound.length_s * RATE)
    summed = [0.0] * count
    for number, part in enumerate(sound.parts):
        first = round(part.start_s * RATE)
        wave_at = _sine(part) if isinstance(part, Tone) else _noise(part, count - first, number)
        for index in range(first, count):
            time_s = (index - first) / RATE
            swell = 0.5 - 0.5 * math.cos(math.pi * min(1.0, time_s / part.attack_s))
            decay = 0.5 ** (time_s / part.half_life_s)
            summed[index] += part.strength * swell * decay * wave_at(index - first)
    summed = _passed(summed, _high_pass(_LOWEST_HZ))
    for index in range(count):
        summed[index] *= min(1.0, (count - 1 - index) / RATE / _RELEASE_S)
    wanted = 10 ** ((LOUDNESS_DB - sound.softer_db - loudness_db(summed)) / 20)
    return [value * wanted for value in summed]


def loudness_db(values: Sequence[float]) -> float:
    """Return how loud the loudest tenth of a second is, weighted as an ear weighs."""
    shelf = (
        1.53512485958697,
        -2.69169618940638,
        1.19839281085285,
        -1.69065929318241,
        0.73248077421585,
    )
    low_cut = (1.0, -2.0, 1.0, -1.99004745483398, 0.99007225036621)
    power = [value * value for value in _passed(_passed(values, shelf), low_cut)]
    energy = loudest = sum(power[:_WINDOW])
    for leaving, coming in zip(power, power[_WINDOW:], strict=False):
        energy += coming - leaving
        loudest = max(loudest, energy)
    return 10 * math.log10(loudest / _WINDOW)


def _sine(tone: Tone) -> Callable[[int], float]:
    turn = 2 * math.pi * tone.frequency_hz / RATE
    return lambda index: math.sin(turn * index)


def _noise(hiss: Hiss, count: int, seed: int) -> Callable[[int], float]:
    random = Random(seed)
    white = [random.uniform(-1, 1) for _ in range(max(0, count))]
    low = 1 - math.exp(-2 * math.pi * hiss.high_hz / RATE)
    band = _passed(white, (low, 0.0, 0.0, low - 1, 0.0))
    return _passed(band, _high_pass(hiss.low_hz)).__getitem__


_Filter = tuple[float, float, float, float, float]


def _high_pass(frequency_hz: float) -> _Filter:
    kept = math.exp(-2 * math.pi * frequency_hz / RATE)
    return (1 + kept) / 2, -(1 + kept) / 2, 0.0, -kept, 0.0


def _passed(values: Iterable[float], coefficients: _Filter) -> list[float]:
    """Return what a filter of the second order lets through: three forward, two back."""
    now, before, earlier, back, further = coefficients
    passed: list[float] = []
    x1 = x2 = y1 = y2 = 0.0
    for x in values:
        y = now * x + before * x1 + earlier * x2 - back * y1 - further * y2
        x1, x2, y1, y2 = x, x1, y, y1
        passed.append(y)
    return passed


def write(path: Path, sound: Sound) -> None:
    """Write a sound as mono PCM of 16 bits."""
    values = [round(32767 * value) for value in samples(sound)]
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
    for name, sound in SOUNDS.items():
        write(folder / f"{name}.wav", sound)


if __name__ == "__main__":
    main()
