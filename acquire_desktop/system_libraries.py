"""System libraries that Qt loads: which are missing, and how to install them.

Asked before Qt is imported, which without them dies in its own words or in none. ``dev.py``
asks before any package is installed, so this module needs the standard library only.
"""

from __future__ import annotations

import ctypes
import platform
import shlex

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


_NO_START = "Acquire Desktop cannot start."
_NO_DISPLAY = (
    "There is no display here to open a window on; "
    "`acquire-desktop --demo out.png` plays a game without one and writes a picture."
)


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


def start_problem(
    env: Mapping[str, str], loads: Callable[[str], bool] = can_load, *, needs_window: bool = True
) -> str | None:
    """Return why the program cannot start on this Linux, and what helps; None if it can.

    Args:
        env: The environment.
        loads: Tells whether a library can be loaded.
        needs_window: Whether it is to open a window.
    """
    missing = missing_libraries(OFFSCREEN_LIBRARIES, loads)
    if needs_window:
        ways = [missing_libraries(needed, loads) for needed in _ways_to_a_window(env)]
        if not ways:
            return f"{_NO_START} {_NO_DISPLAY}"
        # Qt goes on to the next way where one fails.
        least: dict[str, str] = min(ways, key=len)
        missing |= least
    if not missing:
        return None
    return f"{_NO_START} {library_advice(missing, distribution_family())}"


def _ways_to_a_window(env: Mapping[str, str]) -> list[dict[str, str]]:
    """Return what each way needs by which Qt may get a window here."""
    known = {"xcb": X11_LIBRARIES, "wayland": WAYLAND_LIBRARIES}
    chosen = env.get("QT_QPA_PLATFORM")
    if chosen:
        # As in "wayland;xcb" or "vnc:size=800x600"; "wayland-egl" is a kind of Wayland.
        names = [way.partition(":")[0].partition("-")[0] for way in chosen.split(";")]
        return [known.get(name, {}) for name in names]
    ways = []
    if env.get("WAYLAND_DISPLAY") or env.get("XDG_SESSION_TYPE") == "wayland":
        ways.append(WAYLAND_LIBRARIES)
    if env.get("DISPLAY"):
        ways.append(X11_LIBRARIES)
    return ways
