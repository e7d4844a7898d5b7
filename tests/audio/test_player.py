"""Sounds are heard at once and together, and a machine without a device is silent in peace."""

import array
import io
import math
import shutil
import subprocess
import sys
import time
import wave
from collections.abc import Iterator
from pathlib import Path
from threading import active_count

import pytest

from acquire_desktop.audio import streams
from acquire_desktop.audio.player import RATE, Player, read_samples, system_output
from acquire_desktop.audio.streams import MixedOutput, mixed
from acquire_desktop.audio.system_sound import wav_bytes

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="a device of Linux")


class Taken:
    """A device that keeps what is played, until it is pulled out."""

    def __init__(self) -> None:
        self.heard = array.array("h")
        self.opened = 0
        self.is_there = True

    def open(self, _rate: int) -> "Taken | None":
        self.opened += 1
        return self if self.is_there else None

    def write(self, samples: bytes) -> bool:
        self.heard.frombytes(samples)
        return self.is_there

    def close(self) -> None:
        pass


def tone(frequency_hz: float, seconds: float = 0.1, peak: int = 16000) -> "array.array[int]":
    step = 2 * math.pi * frequency_hz / RATE
    return array.array("h", (round(peak * math.sin(step * n)) for n in range(int(seconds * RATE))))


@pytest.fixture
def sounds(tmp_path: Path) -> Path:
    """A folder with two sounds of different pitch."""
    for name, frequency in (("low", 441), ("high", 2205)):
        (tmp_path / f"{name}.wav").write_bytes(wav_bytes(tone(frequency), RATE))
    return tmp_path


def strength(samples: "array.array[int]", frequency_hz: float) -> float:
    """Return how much of a frequency is in samples, by the sum of Goertzel and Fourier."""
    step = 2 * math.pi * frequency_hz / RATE
    sine = sum(value * math.sin(step * n) for n, value in enumerate(samples))
    cosine = sum(value * math.cos(step * n) for n, value in enumerate(samples))
    return 2 * math.hypot(sine, cosine) / max(1, len(samples))


def played_on(output: MixedOutput) -> None:
    while output.go_on() == 0:
        pass


def test_a_sound_is_played_whole_and_as_loud_as_wished(sounds: Path) -> None:
    device = Taken()
    player = Player(sounds, lambda: MixedOutput(RATE, (device.open,)))
    player.play("low", 0.5)
    player.play("no such sound", 0.5)
    deadline = time.monotonic() + 5
    while len(device.heard) < len(tone(441)) and time.monotonic() < deadline:
        pass
    player.close()
    assert list(device.heard[:400]) == [round(0.5 * value) for value in tone(441)[:400]]
    assert len(device.heard) >= len(tone(441))


def test_sounds_that_overlap_are_heard_together() -> None:
    device = Taken()
    output = MixedOutput(RATE, (device.open,))
    output.start("low", tone(441))
    output.go_on()
    output.start("high", tone(2205))
    played_on(output)
    middle = device.heard[882:3528]
    assert strength(middle, 441) == pytest.approx(16000, rel=0.01)
    assert strength(middle, 2205) == pytest.approx(16000, rel=0.01)


def test_loud_sounds_together_stay_within_sixteen_bits() -> None:
    loud = array.array("h", [32767, -32768])
    assert list(mixed([loud, loud, loud], 3)) == [32767, -32768, 0]


def test_a_device_that_goes_and_comes_back_is_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "_AGAIN_S", 0)
    device = Taken()
    output = MixedOutput(RATE, (device.open,))
    output.start("low", tone(441))
    device.is_there = False
    assert output.go_on() is None
    output.start("low", tone(441))
    assert output.go_on() is None
    device.is_there = True
    device.heard = array.array("h")
    output.start("low", tone(441))
    played_on(output)
    assert len(device.heard) >= len(tone(441))


def test_a_device_that_failed_is_left_alone_for_a_while() -> None:
    device = Taken()
    device.is_there = False
    output = MixedOutput(RATE, (device.open,))
    for _ in range(20):
        output.start("low", tone(441))
    assert device.opened == 1


def test_a_device_sleeps_while_nothing_is_heard() -> None:
    device = Taken()
    output = MixedOutput(RATE, (device.open,))
    output.start("low", tone(441))
    played_on(output)
    assert output.go_on() is None
    output.start("low", tone(441))
    assert device.opened == 2


def test_where_nothing_plays_it_is_silent_without_a_word(
    sounds: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    threads = active_count()
    player = Player(sounds, lambda: None)
    player.play("low", 1.0)
    player.close()
    player.play("low", 1.0)
    assert active_count() == threads
    assert capfd.readouterr() == ("", "")


def test_a_missing_library_is_silence(sounds: Path) -> None:
    def missing() -> None:
        raise OSError("no such library")

    player = Player(sounds, missing)
    player.play("low", 1.0)
    player.close()


@pytest.mark.filterwarnings("error")
def test_the_player_of_this_system_ends_in_peace_with_or_without_a_device(
    sounds: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PULSE_SERVER", f"unix:{sounds}/nobody")
    threads = active_count()
    player = Player(sounds)
    before = time.perf_counter()
    for name in ("low", "high", "low"):
        player.play(name, 0.01)
    assert time.perf_counter() - before < 0.01, "the window does not wait for it"
    player.close()
    assert active_count() == threads
    assert capfd.readouterr() == ("", "")


def test_a_file_of_another_kind_is_told_and_not_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "slow.wav"
    path.write_bytes(wav_bytes(tone(441), RATE // 2))
    assert not read_samples(path)
    assert "slow.wav is of another kind" in caplog.text


def test_a_file_in_memory_says_what_it_holds() -> None:
    with wave.open(io.BytesIO(wav_bytes(tone(441), RATE))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.readframes(9999) == tone(441).tobytes()


@pytest.fixture
def recording(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator["subprocess.Popen[bytes]"]:
    """What a PulseAudio of our own hears: its one device plays into nothing but the recorder."""
    for program in ("pulseaudio", "parec"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")
    socket = tmp_path / "socket"
    for name in ("HOME", "XDG_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{socket}")
    server = subprocess.Popen(
        (
            *("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"),
            *("-L", "module-null-sink sink_name=heard rate=44100 channels=1"),
            *("-L", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"),
        ),
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 10
    while not socket.exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    recorder = subprocess.Popen(
        (
            *("parec", "-d", "heard.monitor", "--raw", "--format=s16le", f"--rate={RATE}"),
            *("--channels=1", "--latency-msec=5"),
        ),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield recorder
    finally:
        for process in (recorder, server):
            process.terminate()
            process.communicate(timeout=10)


def hear(recorder: "subprocess.Popen[bytes]", seconds: float) -> "array.array[int]":
    assert recorder.stdout is not None
    return array.array("h", recorder.stdout.read(int(seconds * RATE) * 2))


@on_linux
def test_a_device_of_this_machine_hears_two_sounds_at_once_soon(
    sounds: Path, recording: "subprocess.Popen[bytes]"
) -> None:
    hear(recording, 0.05)  # it listens
    player = Player(sounds)
    player.play("low", 0.5)
    player.play("high", 0.5)
    heard = hear(recording, 0.8)
    player.close()
    first = next(place for place, value in enumerate(heard) if abs(value) > 100)
    assert first / RATE < 0.5, "with the start of everything"
    sound = heard[first + 500 : first + 4000]
    assert strength(sound, 441) == pytest.approx(8000, rel=0.1)
    assert strength(sound, 2205) == pytest.approx(8000, rel=0.1)
    assert max(map(abs, heard[first + 5500 :])) < 50, "and then it is over"


@on_linux
def test_a_server_that_ends_in_the_middle_is_silence(
    sounds: Path, recording: "subprocess.Popen[bytes]"
) -> None:
    hear(recording, 0.05)
    player = Player(sounds)
    player.play("low", 0.5)
    hear(recording, 0.1)
    recording.terminate()
    player.close()
    assert system_output() is not None
