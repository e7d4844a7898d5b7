"""Save errors: what can be wrong with a save file; the window puts it into words."""

import errno
from enum import Enum
from pathlib import Path
from typing import Final

_WINDOWS_NUMBERS: Final[dict[object, int]] = {
    19: errno.EROFS,
    32: errno.EBUSY,
    33: errno.EBUSY,
    206: errno.ENAMETOOLONG,
}
"""Write-protected, in use, locked, too long a name: what Python calls otherwise on Windows."""


class SaveProblem(Enum):
    """Why a save cannot be read or written."""

    NOT_A_SAVE = "not-a-save"
    """Something else than a save of this program."""
    TOO_NEW = "too-new"
    """Written by a newer version of the program; never overwritten."""
    DAMAGED = "damaged"
    """Cut off, changed, or not what its checksums say."""
    ILLEGAL = "illegal"
    """Whole, but the game in it breaks the rules."""
    TOO_BIG = "too-big"
    """Over one of the limits that no real game reaches."""
    UNKNOWN_EDITION = "unknown-edition"
    """A game of an edition that this version does not have."""
    UNKNOWN_GAME = "unknown-game"
    """A game that this version does not have."""
    CHANGED_OUTSIDE = "changed-outside"
    """Another program changed the file since it was opened or saved here."""
    UNWRITABLE = "unwritable"
    """A game that the save format has no words for."""
    IO = "io"
    """The system could not read or write the file."""


class SaveError(Exception):
    """A save that cannot be read or written; nothing was changed."""

    def __init__(
        self,
        problem: SaveProblem,
        message: str,
        *,
        path: Path | None = None,
        needed_version: str = "",
        error_number: int | None = None,
    ) -> None:
        super().__init__(message)
        self.problem = problem
        self.path = path
        """The file, or None when the save did not come from one."""
        self.needed_version = needed_version
        """The program version that wrote a save that is too new; empty when unknown."""
        self.error_number = error_number
        """The system's number of an ``IO`` problem (``errno``), or None."""

    def at(self, path: Path) -> "SaveError":
        """Return the same error with the file it is about."""
        return SaveError(
            self.problem,
            str(self),
            path=path,
            needed_version=self.needed_version,
            error_number=self.error_number,
        )


def io_error(error: OSError, path: Path) -> SaveError:
    """Return the save error for a failed system call."""
    message = error.strerror or type(error).__name__
    number = _WINDOWS_NUMBERS.get(getattr(error, "winerror", None), error.errno)
    return SaveError(SaveProblem.IO, message, path=path, error_number=number)
