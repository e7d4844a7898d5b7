"""Command line: the arguments the program takes.

Read before Qt is loaded, so that ``--version`` and ``--help`` answer at once, and answer even where
Qt cannot be loaded.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from acquire_desktop import __version__


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a start of the program."""

    file: Path | None = None
    """A saved game to open."""
    demo: Path | None = None
    """Where the picture of a game between computer players goes, if that is wanted."""
    self_test: Path | None = None
    """Where the report of the self-test goes, if that is wanted; ``-`` is standard output."""
    protocol: bool = False
    """Whether to talk to another program instead of opening a window."""

    @property
    def is_windowless(self) -> bool:
        """Whether no window is opened, so that no display is needed."""
        return self.demo is not None or self.self_test is not None


def options_from(arguments: Sequence[str]) -> Options:
    """Read the arguments after the program's name.

    Raises:
        SystemExit: After the version or the help was written, or for a wrong argument.
    """
    parser = argparse.ArgumentParser(
        prog="acquire-desktop", description="The board game Acquire for the desktop."
    )
    parser.add_argument("file", nargs="?", type=Path, help="the saved game to open")
    parser.add_argument(
        "--demo",
        metavar="PICTURE",
        type=Path,
        help="play a game between computers without a window and save a picture of it",
    )
    parser.add_argument(
        "--self-test",
        metavar="REPORT.json",
        nargs="?",
        type=Path,
        const=Path("-"),
        help="test the program without a window and write a report as JSON to a new file;"
        " the exit status is 1 if anything is wrong",
    )
    parser.add_argument(
        "--protocol",
        action="store_true",
        help="talk JSON on standard input and output, without a window",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return Options(**vars(parser.parse_args(arguments)))


def say(text: str, stream: TextIO | None) -> None:
    """Write a line to standard output or error; a windowed program on Windows has neither."""
    if stream is not None:
        stream.write(f"{text}\n")
