"""Lesson file: how far the user is in a lesson, written whole after every step."""

import json
from dataclasses import dataclass
from typing import Final

from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.errors import io_error
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.reading import read_file
from acquire_desktop.storage.strict_json import (
    StrictJsonError,
    bool_of,
    fields_of,
    int_of,
    list_of,
    parse,
    text_of,
)

_FORMAT: Final = "acquire-desktop-lesson"
_VERSION: Final = 1
_MAX_BYTES: Final = 1 << 16
_MOST: Final = 1000
"""Scenes, steps and lines; a lesson has a few dozen."""
_KEYS: Final = {"format", "version", "lesson", "step", "lines", "done"}


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in a lesson; whoever plays it tells whether that can be."""

    lesson: str
    """Its id."""
    step: int
    """Which step of the last scene that was begun is on, from 0."""
    lines: tuple[tuple[str, ...], ...]
    """What was played in each scene that was begun."""
    is_done: bool = False
    """Whether it was once played to its end."""


def is_begun(progress: Progress) -> bool:
    """Tell whether somebody has left the first step."""
    return progress.step > 0 or len(progress.lines) > 1


def read_progress(folders: Folders) -> Progress | None:
    """Return what was reached; None where nothing was, or nothing that can be read."""
    try:
        data = read_file(folders.lesson, _MAX_BYTES)
        return _progress_from(parse(data)) if len(data) <= _MAX_BYTES else None
    except (OSError, StrictJsonError):
        return None


def write_progress(folders: Folders, progress: Progress) -> None:
    """Put what is reached in place of what was.

    Raises:
        SaveError: If it cannot be written; the file is as it was.
    """
    fields = {
        "format": _FORMAT,
        "version": _VERSION,
        "lesson": progress.lesson,
        "step": progress.step,
        "lines": progress.lines,
        "done": progress.is_done,
    }
    try:
        ensure_folder(folders.data)
        write_atomically(folders.lesson, json.dumps(fields, indent=1).encode("ascii"))
    except OSError as error:
        raise io_error(error, folders.lesson) from error


def _progress_from(value: object) -> Progress:
    fields = fields_of(value, _KEYS)
    if fields["format"] != _FORMAT or fields["version"] != _VERSION:
        raise StrictJsonError("not the progress of a lesson")
    lines = tuple(
        tuple(text_of(line) for line in list_of(scene, _MOST))
        for scene in list_of(fields["lines"], _MOST)
    )
    step = int_of(fields["step"], 0, _MOST)
    return Progress(text_of(fields["lesson"]), step, lines, bool_of(fields["done"]))
