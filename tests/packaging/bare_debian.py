"""Bare Debian systems in folders, to build the program in and to try it out in.

They come from the archive that this machine's own apt knows, with its settings for the network.
Nothing is mounted for others to see, and nothing outside of the given folders is written.
"""

import os
import platform
import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from acquire_desktop import system_libraries
from tests.packaging import place, screen

RELEASE: Final = "bookworm"
"""Debian 12, on which releases are built."""
TOOLS: Final = {"mmdebstrap": "mmdebstrap", "apt-get": "apt", "unshare": "util-linux"}
"""What makes and enters such systems, and the Debian packages that hold it."""
DESKTOP: Final = (
    *system_libraries.OFFSCREEN_LIBRARIES.values(),
    *system_libraries.WAYLAND_LIBRARIES.values(),
    # Qt links to it where a later start calls the first; desktops have it for printers, too.
    "libgssapi-krb5-2",
    *screen.TOOLS.values(),
)
"""The packages of a small desktop, without what comes with the program."""
BUILD: Final = (
    *("binutils", "dpkg-dev", "gcc", "libc6-dev", "libpython3-dev", "python3", "python3-venv"),
    *system_libraries.OFFSCREEN_LIBRARIES.values(),
    *system_libraries.WAYLAND_LIBRARIES.values(),
    *system_libraries.X11_LIBRARIES.values(),
)
"""The packages that the build needs."""
_PASSWD: Final = f"player:x:{place.SOMEBODY}:{place.SOMEBODY}::/home/player:/bin/sh\n"


class UnreachableError(Exception):
    """The archive cannot be reached."""


class CommandError(Exception):
    """A command failed; it is followed by what it said last."""


def sources() -> list[str]:
    """Return where this machine gets Debian 12, as lines for apt."""
    wanted = ("Created-By: Packages", "Origin: Debian")
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)"]
    done = subprocess.run([*command, *wanted], capture_output=True, text=True, check=False)
    lines = sorted(set(done.stdout.splitlines()))
    return [f"deb {line}" for line in lines if line.split()[1].partition("-")[0] == RELEASE]


def obstacle() -> str:
    """Return why no such system can be made here, as far as one can tell at once, or ""."""
    for tool, package in TOOLS.items():
        if shutil.which(tool) is None:
            return f"{tool} is missing (in Debian: {package})"
    if not sources():
        return "this machine's apt knows no archive of Debian 12"
    return place.obstacle()


def make(root: Path) -> None:
    """Make a system with what every Debian has, and a user.

    Raises:
        UnreachableError: If the archive cannot be reached.
        CommandError: If it was reached and something else went wrong.
    """
    settings = root.with_name(f"{root.name}-apt.conf")
    settings.write_text("".join(network_settings()), "utf-8")
    # What it mounts is seen by nobody else, whatever becomes of it.
    command = ["unshare", "--mount", "mmdebstrap", "--mode=root", "--variant=apt"]
    command += ["--skip=cleanup/apt/lists", "--dpkgopt=force-unsafe-io", f"--aptopt={settings}"]
    try:
        _run([*command, RELEASE, str(root), *sources()], os.environ)
    except CommandError as error:
        if any((root / "var" / "lib" / "apt" / "lists").glob("*Packages*")):
            raise
        raise UnreachableError("the archive of Debian 12 cannot be reached") from error
    with (root / "etc" / "passwd").open("a", encoding="ascii") as users:
        users.write(_PASSWD)
    home = root / "home" / "player"
    home.mkdir()
    shutil.chown(home, place.SOMEBODY, place.SOMEBODY)
    (root / "dev" / "shm").chmod(0o1777)


def network_settings() -> Iterable[str]:
    """Return the lines of this machine's apt settings that say how to reach an archive."""
    done = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines(keepends=True):
        if line.startswith(("Acquire::http", "Acquire::Check-", "Acquire::Retries")):
            yield line


def copy(root: Path, to: Path) -> Path:
    """Copy a system, and return the copy."""
    subprocess.run(["cp", "--archive", "--reflink=auto", root, to], check=True)
    return to


def remove(root: Path) -> None:
    """Remove a system, but nothing that is mounted in it."""
    subprocess.run(["rm", "-rf", "--one-file-system", root], check=True)


def apt_get(root: Path, *words: str) -> None:
    """Let this machine's apt change the system below a folder.

    Raises:
        CommandError: If it cannot.
    """
    settings = root.with_name(f"{root.name}-apt.conf")
    options = {
        "Dir": root,
        "DPkg::Chroot-Directory": root,
        "APT::Install-Recommends": "false",
        "APT::Sandbox::User": "root",
        "Dpkg::Use-Pty": "false",
    }
    settings.write_text("".join(f'{name} "{value}";\n' for name, value in options.items()), "utf-8")
    env = {**os.environ, "APT_CONFIG": str(settings), "DEBIAN_FRONTEND": "noninteractive"}
    command = ["unshare", "--mount", "apt-get", "--yes", "--quiet", *words]
    _run(command, env)


def run_as_root(root: Path, command: Sequence[str], **env: str) -> None:
    """Run a command as root of a system, without a network.

    Raises:
        CommandError: If it fails.
    """
    bare = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8", **env}
    _run([*place.entering(root), "--net", "--", *command], bare)


def _run(command: Sequence[str], env: Mapping[str, str]) -> None:
    done = subprocess.run(
        command,
        env=env,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise CommandError(f"{' '.join(command)}\n{done.stdout[-4000:]}")


def can_take_packages() -> bool:
    """Tell whether what pip downloads for this Python is for that of Debian 12, too."""
    return platform.python_version_tuple()[:2] == ("3", "11") and platform.libc_ver()[0] == "glibc"
