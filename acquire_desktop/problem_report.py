"""Problem report: what helps to find a fault, as text that the user reads before giving it away.

It holds versions, the system and the end of the logs, which name no player, tile or action, and
no folder or file but those of the program's and Python's own code. Nothing is sent anywhere.
"""

import platform
import re
import sys
from collections.abc import Mapping
from typing import Final

from acquire_desktop import __version__
from acquire_desktop.evidence import CRASH_NAME, LOG_NAME, last_lines, without_home
from acquire_desktop.storage.folders import Folders

_LOG_BYTES: Final = 24 << 10
"""How much of the end of each log is told."""
_PATH: Final = re.compile(
    r"""
    (?P<quote>['"]) (?P<quoted> (?:~?/|~?\\|[a-z]:[\\/]) (?:\\.|(?!(?P=quote))[^\\\n])* ) (?P=quote)
    | (?<![\w./\\~]) (?P<bare> (?:~?/|[a-z]:[\\/]|\\\\) (?=[^\s/]) [^\n]* )
    """,
    re.IGNORECASE | re.VERBOSE,
)
"""A path in quotes, and one without, which may go on to the end of its line."""
_CODE: Final = re.compile(
    r".*[\\/]((?:acquire_desktop|site-packages|python3\.\d+)[\\/][\w\\/.+-]+\.py(?::\d+)?)"
)
"""The path of code, which helps to find a fault, as the part that is the same everywhere."""


def report_text(folders: Folders, facts: Mapping[str, str]) -> str:
    """Return the report, in English: it is for those who mend the program.

    Args:
        folders: The user's, where the logs are.
        facts: What the window knows beside, by name; nothing hidden may be in it.
    """
    program = {
        "Program": f"Acquire Desktop {__version__}, {_kind_of_installation()}",
        "Python": platform.python_version(),
        "System": f"{platform.platform()}, {platform.machine()}",
        **facts,
    }
    lines = [f"{name}: {value}" for name, value in program.items()]
    parts = ["\n".join(lines)]
    for title, name in (("Log", LOG_NAME), ("Crashes", CRASH_NAME)):
        text = last_lines(folders.logs / name, _LOG_BYTES).strip()
        parts.append(f"--- {title} ---\n{text or 'nothing'}")
    return without_paths(without_home("\n\n".join(parts))) + "\n"


def without_paths(text: str) -> str:
    """Return a text without the names of folders and files, but for those of code.

    >>> without_paths("no '/media/Ann/x', File '/opt/acquire_desktop/app.py', line 3")
    "no '…', File '…/acquire_desktop/app.py', line 3"
    """
    return _PATH.sub(_shortened, text)


def _shortened(found: re.Match[str]) -> str:
    quote = found["quote"] or ""
    code = _CODE.fullmatch(found["quoted"] or found["bare"])
    return f"{quote}…{quote}" if code is None else f"{quote}…/{code[1]}{quote}"


def _kind_of_installation() -> str:
    return "installed program" if getattr(sys, "frozen", False) else "from source"
