"""Small file: one record as a JSON object with its format and version, written whole."""

import json
from pathlib import Path
from typing import Generic, TypeVar

from acquire_desktop.codec import Codec, Form, int_of
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.errors import io_error
from acquire_desktop.storage.folders import ensure_folder
from acquire_desktop.storage.reading import read_file
from acquire_desktop.storage.strict_json import StrictJsonError, parse, path_of

VERSION = 1
"""Of all formats until now."""
T = TypeVar("T")
DefaultT = TypeVar("DefaultT")


class SmallFile(Generic[T]):
    """Reads and writes the records of a format."""

    def __init__(self, name: str, kind: type[T], most_bytes: int) -> None:
        """Prepare for the format.

        Args:
            name: Of the format.
            kind: A dataclass.
            most_bytes: Of a file.
        """
        self._name = name
        self._codec = Codec(kind, forms={Path: Form(str, path_of)})
        self._most_bytes = most_bytes

    def read(self, path: Path) -> T:
        """Return the record in a file.

        Raises:
            OSError: If the file cannot be read.
            StrictJsonError: If it holds something else.
        """
        data = read_file(path, self._most_bytes)
        if len(data) > self._most_bytes:
            raise StrictJsonError("too big")
        values = parse(data)
        if type(values) is not dict or values.pop("format", None) != self._name:
            raise StrictJsonError(f"no {self._name}")
        int_of(values.pop("version", None), VERSION, VERSION)
        return self._codec.read(values)

    def read_or(self, path: Path, default: DefaultT) -> T | DefaultT:
        """Return the record in a file, or another one where that cannot be read."""
        try:
            return self.read(path)
        except (OSError, StrictJsonError):
            return default

    def write(self, path: Path, value: T) -> None:
        """Put a record in place of what the file holds.

        Raises:
            SaveError: If it cannot be written; the file is as it was.
        """
        text = json.dumps(self.values(value), indent=1)
        try:
            ensure_folder(path.parent)
            write_atomically(path, text.encode("ascii"))
        except OSError as error:
            raise io_error(error, path) from error

    def values(self, value: T) -> dict[str, object]:
        """Return a record as the JSON object that is written."""
        return {"format": self._name, "version": VERSION, **self._codec.write(value)}
