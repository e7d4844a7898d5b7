"""The user's own files, written so that also a killed run leaves nothing beside them.

In which folder a file is being written is noted in a folder of ours first; where the note stands
after a kill, the next start looks through that folder for what was left.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from acquire_desktop.codec import fields_of
from acquire_desktop.storage.atomic import remove_stray_temps, write_atomically
from acquire_desktop.storage.folders import Folders, ensure_folder, is_there
from acquire_desktop.storage.reading import read_file
from acquire_desktop.storage.strict_json import StrictJsonError, parse, path_of

_FORMAT: Final = "acquire-desktop-writing"
_MAX_BYTES: Final = 1 << 16


def write_user_file(folders: Folders, path: Path, data: bytes) -> None:
    """Replace a file of the user's, or leave it as it was; see ``write_atomically``.

    Raises:
        OSError: If it cannot be written.
    """
    note = {"format": _FORMAT, "folder": str(Path(os.path.realpath(path)).parent)}
    with suppress(OSError):  # a note that cannot be made is no reason to save nothing
        ensure_folder(folders.data)
        write_atomically(folders.writing, json.dumps(note).encode("ascii"))
    try:
        write_atomically(path, data)
    finally:
        _forget(folders)


def free_path(path: Path) -> Path:
    """Return a path, or one like it where it is taken: ``log (2).txt``.

    For a file that got its ending after a dialog had asked about the name without one.
    """
    number, free = 2, path
    while is_there(free):
        free = path.with_stem(f"{path.stem} ({number})")
        number += 1
    return free


def clean_up_user_files(folders: Folders) -> None:
    """Remove what a run that was killed has left beside a file of the user's."""
    try:
        data = read_file(folders.writing, _MAX_BYTES)
    except OSError:
        return
    with suppress(StrictJsonError):
        note = fields_of(parse(data), {"format", "folder"})
        if note["format"] == _FORMAT:
            remove_stray_temps(path_of(note["folder"]))
    _forget(folders)


def _forget(folders: Folders) -> None:
    with suppress(OSError):
        folders.writing.unlink(missing_ok=True)
