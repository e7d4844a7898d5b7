"""A screen that nobody sees: an X server whose picture is read from its memory, with a user."""

import mmap
import os
import struct
import subprocess
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any, Final, Self

from PySide6.QtGui import QImage

from tests.packaging.place import Place

SIZE: Final = (1280, 720)
TOOLS: Final = {"Xvfb": "xvfb", "jwm": "jwm", "xdotool": "xdotool"}
"""Screen, window manager and user, and the Debian packages of each: they need no Python."""
_HEADER: Final = struct.Struct(">25I")
"""Of the X server's own picture format (XWD)."""


def obstacle(place: Place, tools: Mapping[str, str] = TOOLS) -> str:
    """Return why there can be no such screen at a place, or "".

    Args:
        place: The place.
        tools: Programs that must be there, each with its Debian package.
    """
    for tool, package in tools.items():
        if not (place.root / "usr" / "bin" / tool).exists():
            return f"{tool} is missing (in Debian: {package})"
    return ""


class Screen:
    """A running X server; closed at the end of a ``with``."""

    def __init__(self, place: Place, name: str = "screen") -> None:
        """Start it.

        Args:
            place: Where it runs.
            name: Of a new folder for its picture.
        """
        self.place = place
        self._folder = place.folder(name)
        self._stack = ExitStack()
        self.display = ""
        told, tells = os.pipe()
        width, height = SIZE
        command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", f"{width}x{height}x24"]
        # Without -noreset the server closes every connection when its only user leaves: a window
        # manager that connects just then ends.
        command += ["-noreset", "-dpi", "96", "-nolisten", "tcp"]
        command += ["-fbdir", place.called(self._folder)]
        self._start(*command, pass_fds=[tells])
        os.close(tells)
        with os.fdopen(told) as pipe:
            self.display = f":{pipe.readline().strip()}"
        with (self._folder / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = _HEADER.unpack_from(self._memory)
        self._line, colours = header[12], header[19]
        self._start_of_pixels = header[0] + colours * 12

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def manage_windows(self, manager: str = "jwm") -> None:
        """Let a window manager frame windows and give them the focus."""
        self._start(manager)

    def is_managed(self) -> bool:
        """Tell whether the window manager has begun: without one xdotool counts no desktop."""
        return self.do("get_num_desktops") not in {"", "0"}

    def do(self, *words: str) -> str:
        """Let the user act: words of xdotool; return what it answers."""
        return self.place.run(["xdotool", *words], self._env()).stdout.strip()

    def title(self) -> str:
        """Return the title of the window that has the focus, or ""."""
        return self.do("getactivewindow", "getwindowname")

    def titles(self) -> list[str]:
        """Return the titles of all windows, those without a focus too."""
        return self.do("search", "--name", ".", "getwindowname", "%@").splitlines()

    def properties(self, window: str, *names: str) -> str:
        """Return what a window and the window manager tell each other, as xprop writes it."""
        return self.place.run(["xprop", "-id", window, *names], self._env()).stdout

    def lines(self, step: int) -> bytes:
        """Return every so manieth line of the picture, as it is this moment."""
        start, size = self._start_of_pixels, SIZE[1] * self._line
        ends = range(start, start + size, step * self._line)
        return b"".join(self._memory[at : at + self._line] for at in ends)

    def picture(self) -> QImage:
        """Return what is on the screen."""
        pixels, (width, height) = self.lines(1), SIZE
        return QImage(pixels, width, height, self._line, QImage.Format.Format_RGB32).copy()

    def _env(self) -> dict[str, str]:
        return {**self.place.env(self._folder, self.display), "PATH": "/usr/bin:/bin"}

    def _start(self, *command: str, **options: Any) -> None:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        tool = self.place.start(command, self._env(), **quiet, **options)
        self._stack.callback(tool.wait)
        self._stack.callback(tool.kill)
