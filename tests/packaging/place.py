"""Where the frozen program is tried out: a bare system below a folder, or this machine."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

SOMEBODY: Final = 1000
"""The number of the user of a bare system."""
_OWN_NAMESPACES: Final = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
"""What is mounted in them is seen by nobody else, and gone when the program ends."""


@dataclass(frozen=True)
class Place:
    """A system with a user who starts programs, with nothing of the caller's environment."""

    root: Path
    """Its ``/``."""
    home: Path
    """A folder of its user, as this machine calls it."""
    user: int | None = None
    """The number of that user on this machine, if it is not the caller."""

    @property
    def is_bare(self) -> bool:
        """Whether it is another system than this machine."""
        return self.root != Path("/")

    def called(self, path: Path) -> str:
        """Return what a path of this machine is called there."""
        return f"/{path.relative_to(self.root)}"

    def folder(self, name: str) -> Path:
        """Make a folder of its user and return it, as this machine calls it."""
        folder = self.home / name
        folder.mkdir(parents=True)
        if (user := SOMEBODY if self.is_bare else self.user) is not None:
            shutil.chown(folder, user, user)
        return folder

    def env(self, home: Path, display: str = "") -> dict[str, str]:
        """Return the environment of somebody with this home, at a screen or without one."""
        screen = {"DISPLAY": display} if display else {"QT_QPA_PLATFORM": "offscreen"}
        # On this machine, too, no Python is found.
        path = "/usr/bin:/bin" if self.is_bare else "/nowhere"
        return {"PATH": path, "HOME": self.called(home), "LANG": "C.UTF-8", **screen}

    def start(
        self, command: Sequence[str], env: Mapping[str, str], **options: Any
    ) -> subprocess.Popen[str]:
        """Start a program of that system as its user; if it is killed, all that it started is."""
        if self.is_bare:
            command = [*entering_as_somebody(self.root), *command]
        elif self.user is not None:
            options |= {"user": self.user, "group": self.user, "extra_groups": ()}
        return subprocess.Popen(command, env=env, text=True, **options)

    def run(
        self, command: Sequence[str], env: Mapping[str, str], said: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """Run a program of that system to its end, and return what it said."""
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        with self.start(command, env, **pipes) as running:
            output, errors = running.communicate(said)
        return subprocess.CompletedProcess(list(command), running.returncode, output, errors)


def entering(root: Path) -> tuple[str, ...]:
    """Return the beginning of a command that runs as root of the system below a folder."""
    return (*_OWN_NAMESPACES, f"--root={root}", "--mount-proc")


def entering_as_somebody(root: Path) -> tuple[str, ...]:
    """Return the beginning of a command that runs as the user of the system below a folder.

    Root's process, with which all others there end, stays: whoever becomes another user is no
    longer ended with its parent.
    """
    user = (f"--setuid={SOMEBODY}", f"--setgid={SOMEBODY}")
    return (*entering(root), "--", "unshare", "--fork", *user, "--wd=/", "--")


def obstacle() -> str:
    """Return why no other system can be entered here, or ""."""
    if os.name != "posix" or os.geteuid() != 0:
        return "only root can enter a bare system"
    try:
        subprocess.run([*_OWN_NAMESPACES, "true"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no namespaces can be made here"
    return ""
