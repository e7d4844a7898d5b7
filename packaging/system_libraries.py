"""Finds the system libraries that Qt loads, and installs them or says how to.

Used by ``dev.py`` before any package is installed, so it needs the standard library only.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import platform
import shlex
import subprocess
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

OFFSCREEN_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
}
X11_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}


def needed_libraries(system: str, env: Mapping[str, str], *, window: bool) -> dict[str, str]:
    """Return the system libraries Qt loads, each with the Debian package that holds it."""
    if not system.startswith("linux"):
        return {}
    needed = dict(OFFSCREEN_LIBRARIES)
    if window and env.get("DISPLAY"):
        needed |= X11_LIBRARIES
    if window and env.get("WAYLAND_DISPLAY"):
        needed |= WAYLAND_LIBRARIES
    return needed


def can_load(library: str) -> bool:
    """Tell whether the dynamic linker finds and loads this shared object."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(
    needed: Mapping[str, str], loads: Callable[[str], bool] = can_load
) -> dict[str, str]:
    """Return those of the needed libraries that do not load."""
    return {name: package for name, package in needed.items() if not loads(name)}


def distribution_family() -> set[str]:
    """Return the identifiers of this Linux distribution and of those it derives from."""
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return set()
    return {release.get("ID", ""), *release.get("ID_LIKE", "").split()}


def library_advice(missing: Mapping[str, str], family: Iterable[str]) -> str:
    """Return the message that names what is missing and the command that installs it."""
    names = ", ".join(missing)
    if "debian" in family:
        packages = " ".join(missing.values())
        command = f"sudo apt-get update && sudo apt-get install -y {packages}"
    elif "fedora" in family:
        wanted = (n if n == "ensurepip" else f"{n}()(64bit)" for n in missing)
        command = f"sudo dnf install -y {shlex.join(wanted)}"
    else:
        return f"Missing: {names}. Install them with your system's package manager; then try again."
    return f"Missing: {names}. Install them with this command, then try again:\n  {command}"


def ensure_system(needed: Mapping[str, str], *, venv: bool) -> None:
    """Install the missing system packages, or say how to and exit.

    Args:
        needed: what ``needed_libraries`` returned.
        venv: whether a virtual environment is still to be made.

    Raises:
        SystemExit: if something is still missing.
    """
    missing = missing_libraries(needed)
    if venv and importlib.util.find_spec("ensurepip") is None:
        missing["ensurepip"] = f"python3.{sys.version_info.minor}-venv"
    if not missing:
        return
    family = distribution_family()
    # A bare Debian names only itself; its descendants name it in ID_LIKE.
    if "debian" not in family or os.name != "posix" or os.geteuid() != 0:
        raise SystemExit(library_advice(missing, family))
    print("Installing system packages:", *missing.values(), flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    # A stale or partly unreachable package list may still be enough for the install.
    subprocess.run(["apt-get", "update", "-qq"], env=env, check=False)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing.values()]
    failed = subprocess.run(command, env=env, check=False).returncode != 0
    if failed or missing_libraries(needed):
        raise SystemExit(library_advice(missing, family))
