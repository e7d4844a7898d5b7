"""How an outside program is started: found, without a shell, with few variables and no window."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

_KEPT: Final = (
    *("PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR"),
    *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "PATHEXT", "TEMP", "TMP", "USERPROFILE"),
    *("APPDATA", "LOCALAPPDATA", "PROGRAMDATA", "PROGRAMFILES", "NUMBER_OF_PROCESSORS"),
)
"""The variables that a program is given. Ours about libraries and Python would mislead it."""
_ADDED: Final = {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
"""A line of Python's ``print`` goes out at once, and as the protocol wants it."""
_SHELLS_OWN: Final = (".bat", ".cmd")
"""Windows hands these to its shell, which reads arguments in its own way."""
_NICENESS: Final = 10


def command_found(command: Sequence[str]) -> list[str]:
    """Return a command with the path of its program.

    Raises:
        OSError: If there is no such program, or only a shell could run it.
    """
    program = Path(command[0]).expanduser()
    if program.is_absolute():
        found = str(program)
    elif len(program.parts) == 1:
        found = shutil.which(program) or ""
    else:
        found = ""
    # What lies where we happen to run is nobody's program.
    if not found or not Path(found).is_absolute():
        raise FileNotFoundError("no such program")
    if Path(found).suffix.lower() in _SHELLS_OWN:
        raise PermissionError("only a shell runs this")
    return [found, *command[1:]]


def folder_of(command: Sequence[str]) -> Path:
    """Return where a program works: in the folder of the last file that its command names."""
    named = [Path(word) for word in command if Path(word).is_absolute()]
    files = [path for path in named if path.is_file()]
    return files[-1].parent if files else Path.home()


def environment(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that a program is given of those of this program."""
    kept = {name: value for name, value in variables.items() if name.upper() in _KEPT}
    return {**kept, **_ADDED}


def launched(command: Sequence[str]) -> "subprocess.Popen[bytes]":
    """Start a program with three pipes.

    Raises:
        OSError: If it cannot be started.
    """
    found = command_found(command)
    try:
        process = subprocess.Popen(
            found,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder_of(found),
            env=environment(os.environ),
            **_of_system(),
        )
    except ValueError as error:  # a word that no system takes
        raise FileNotFoundError(str(error)) from error
    _step_back(process.pid)
    return process


def _of_system() -> dict[str, Any]:
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
        return {"creationflags": flags | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    return {"start_new_session": True}  # what it starts itself ends with it


def _step_back(pid: int) -> None:
    """Leave the processor to the window where both want it."""
    if sys.platform != "win32":
        with suppress(OSError):  # it may have ended already
            os.setpriority(os.PRIO_PROCESS, pid, _NICENESS)
