"""The locks install something on every system, processor and Python, as the index had it."""

from pathlib import Path

import pytest

import dev
from tools import locked_wheels
from tools.locked_wheels import LOCKS, TARGETS, Pin, Target, chosen, pins, read_table

MADE = {
    "a_b-1.0-cp311-abi3-macosx_11_0_universal2.whl": "01",
    "a_b-1.0-cp311-cp311-win_amd64.whl": "02",
    "a_b-1.0-py3-none-any.whl": "03",
    "a_b-1.1-py3-none-any.whl": "04",
}
LOCK = """\
# A comment.
a-b==1.0 \\
    --hash=sha256:01 \\
    --hash=sha256:02 \\
    --hash=sha256:04
only-there==2 ; sys_platform == 'win32' and python_full_version < '3.12' \\
    --hash=sha256:05
"""
WINDOWS = Target("win32", "x86_64", (3, 11))
MAC = Target("darwin", "arm64", (3, 12))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_of_a_lock_has_a_file_for_every_system(lock: Path) -> None:
    files = read_table(locked_wheels.TABLE.read_text("utf-8"))
    for pin in pins(lock.read_text("utf-8")):
        wanted = [target for target in TARGETS if pin.is_for(target)]
        assert wanted, f"{pin.name} is installed nowhere"
        lacking = [str(target) for target in wanted if chosen(pin, target, files) is None]
        assert lacking == [], f"{pin.name} {pin.version}: {lacking}"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_package_is_installed_twice(lock: Path) -> None:
    every = list(pins(lock.read_text("utf-8")))
    for target in TARGETS:
        names = [pin.name for pin in every if pin.is_for(target)]
        assert sorted(set(names)) == sorted(names)
        assert "pyside6-essentials" in names


def test_the_table_is_of_every_lock() -> None:
    assert LOCKS == (dev.RUN_LOCK, dev.DEV_LOCK, dev.BUNDLE_LOCK)
    assert [minor for _, minor in locked_wheels.PYTHONS] == [11, 12, 13, 14]


def test_three_systems_two_processors_and_four_pythons_are_looked_at() -> None:
    assert len(set(TARGETS)) == 3 * 2 * 4
    systems = [{str(value) for value in target.environment().values()} for target in TARGETS]
    assert len({frozenset(system) for system in systems}) == len(TARGETS)


def test_a_lock_is_read_with_its_markers_and_hashes() -> None:
    everywhere, there = pins(LOCK)
    assert (everywhere.name, everywhere.version) == ("a-b", "1.0")
    assert everywhere.hashes == {"01", "02", "04"}
    assert everywhere.is_for(MAC)
    assert there.is_for(WINDOWS)
    assert not there.is_for(MAC)
    assert not there.is_for(Target("win32", "x86_64", (3, 12)))


def test_the_file_must_fit_system_version_and_lock() -> None:
    pin, _ = pins(LOCK)
    assert chosen(pin, WINDOWS, MADE) == "a_b-1.0-cp311-cp311-win_amd64.whl"
    assert chosen(pin, MAC, MADE) == "a_b-1.0-cp311-abi3-macosx_11_0_universal2.whl"
    # The file for every system is not in the lock, and the one in the lock is of another version.
    assert chosen(pin, Target("linux", "arm64", (3, 13)), MADE) is None
    listed = Pin(pin.name, pin.version, None, frozenset({"03"}))
    assert chosen(listed, Target("linux", "arm64", (3, 13)), MADE) == "a_b-1.0-py3-none-any.whl"


def test_the_table_has_what_is_wanted_somewhere() -> None:
    assert read_table(locked_wheels.table([(LOCK, MADE)])) == {
        name: MADE[name] for name in list(MADE)[:2]
    }
