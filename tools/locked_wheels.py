"""Locked wheels: which file each lock installs on every system, processor and Python.

A lock has the hashes of files, but not their names, which tell where they run. The table beside
the locks has names with hashes of all files that are wanted somewhere. ``python3 dev.py lock``
writes it, with ``python tools/locked_wheels.py UV``; the tests read it, without a network.
"""

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from packaging.markers import Marker
from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOT: Final = Path(__file__).resolve().parent.parent
TABLE: Final = ROOT / "requirements-wheels.txt"
LOCKS: Final = tuple(
    ROOT / name
    for name in ("requirements.lock", "requirements-dev.lock", "requirements-bundle.lock")
)
PYTHONS: Final = ((3, 11), (3, 12), (3, 13), (3, 14))
MACOS: Final = (13, 0)
GLIBC: Final = {"x86_64": 34, "arm64": 39}
"""The oldest macOS and glibc 2 that are looked at: those of PySide6."""
_HEAD: Final = """\
# For each system, processor and Python: the files that the locks install there. Written by
# `python3 dev.py lock`; tests/test_locks.py looks each of them up in the locks by its hash.
"""


@dataclass(frozen=True, slots=True)
class Target:
    """A system on which the program is to be installed.

    Attributes:
        system: A value of ``sys.platform``.
        processor: ``x86_64`` or ``arm64``.
        python: The version of CPython.
    """

    system: str
    processor: str
    python: tuple[int, int]

    def __str__(self) -> str:
        version = ".".join(map(str, self.python))
        return f"{self.system} {self.processor} Python {version}"

    def environment(self) -> dict[str, str]:
        """Return what markers are evaluated with."""
        version = ".".join(map(str, self.python))
        names = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
        machines = {"linux": "aarch64", "darwin": "arm64", "win32": "ARM64"}
        intel = "AMD64" if self.system == "win32" else "x86_64"
        return {
            "implementation_name": "cpython",
            "implementation_version": f"{version}.1",
            "os_name": "nt" if self.system == "win32" else "posix",
            "platform_machine": machines[self.system] if self.processor == "arm64" else intel,
            "platform_python_implementation": "CPython",
            "platform_system": names[self.system],
            "python_full_version": f"{version}.1",
            "python_version": version,
            "sys_platform": self.system,
        }

    def platforms(self) -> list[str]:
        """Return the platforms in the names of wheels that run here, the best first."""
        if self.system == "win32":
            return ["win_arm64" if self.processor == "arm64" else "win_amd64"]
        if self.system == "darwin":
            return list(mac_platforms(MACOS, self.processor))
        machine = "aarch64" if self.processor == "arm64" else self.processor
        newest = range(GLIBC[self.processor], 4, -1)
        many = [f"manylinux_2_{minor}_{machine}" for minor in newest]
        return [*many, f"manylinux2014_{machine}", f"linux_{machine}"]

    def tags(self) -> list[Tag]:
        """Return the tags of wheels that run here, the best first."""
        platforms = self.platforms()
        abi = f"cp{self.python[0]}{self.python[1]}"
        own = cpython_tags(self.python, [abi], platforms)
        return [*own, *compatible_tags(self.python, abi, platforms)]


TARGETS: Final = tuple(
    Target(*choice)
    for choice in product(("linux", "darwin", "win32"), ("x86_64", "arm64"), PYTHONS)
)


@dataclass(frozen=True, slots=True)
class Pin:
    """A package in a lock: its version, where it is installed, and the hashes of its files."""

    name: str
    version: str
    marker: Marker | None
    hashes: frozenset[str]

    def is_for(self, target: Target) -> bool:
        """Tell whether the package is installed on a system."""
        return self.marker is None or self.marker.evaluate(target.environment())


def pins(lock: str) -> Iterator[Pin]:
    """Yield the packages of a lock from its text."""
    for entry in lock.replace(" \\\n", " ").splitlines():
        if not entry.strip() or entry.startswith("#"):
            continue
        requirement, *hashes = entry.split(" --hash=sha256:")
        pinned, _, marker = requirement.partition(" ; ")
        name, _, version = pinned.strip().partition("==")
        found = frozenset(text.strip() for text in hashes)
        yield Pin(name, version, Marker(marker) if marker else None, found)


def read_table(text: str) -> dict[str, str]:
    """Return the hashes of the files in the table by their names."""
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return {name: digest for digest, name in lines}


def chosen(pin: Pin, target: Target, files: Mapping[str, str]) -> str | None:
    """Return the file of a package that fits a system best and that the lock lists."""
    order = {tag: rank for rank, tag in enumerate(target.tags())}
    fitting = []
    for name, digest in files.items():
        if digest not in pin.hashes:
            continue
        package, version, _, tags = parse_wheel_filename(name)
        same = (package, str(version)) == (canonicalize_name(pin.name), pin.version)
        ranks = [order[tag] for tag in tags if tag in order]
        if same and ranks:
            fitting.append((min(ranks), name))
    return min(fitting)[1] if fitting else None


def known_files(uv: str, lock: Path) -> dict[str, str]:
    """Ask the index for the files of a lock; return their hashes by their names."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder, "pylock.toml")
        command = [uv, "pip", "compile", str(lock), "--universal", "--python-version", "3.11"]
        command += ["--format", "pylock.toml", "--quiet", "-o", str(answer)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        packages = tomllib.loads(answer.read_text("utf-8"))["packages"]
    return {
        unquote(wheel["url"].rpartition("/")[2]): wheel["hashes"]["sha256"]
        for package in packages
        for wheel in package.get("wheels", ())
    }


def table(locks: Iterable[tuple[str, Mapping[str, str]]]) -> str:
    """Return the table for the texts of locks, each with the files that the index has."""
    wanted = {}
    for lock, files in locks:
        for pin in pins(lock):
            of_pin = {name: digest for name, digest in files.items() if digest in pin.hashes}
            for target in TARGETS:
                name = chosen(pin, target, of_pin) if pin.is_for(target) else None
                if name:
                    wanted[name] = of_pin[name]
    return _HEAD + "".join(f"{wanted[name]}  {name}\n" for name in sorted(wanted))


def main() -> int:
    """Write the table."""
    locks = [(lock.read_text("utf-8"), known_files(sys.argv[1], lock)) for lock in LOCKS]
    TABLE.write_text(table(locks), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
