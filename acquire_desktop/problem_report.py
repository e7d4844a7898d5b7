"""Problem report: what helps to find a fault, as text that the user reads before giving it away.

It holds versions, the system and the end of the logs, which name no player, tile or action.
Nothing is sent anywhere.
"""

import platform
import sys
from collections.abc import Mapping
from typing import Final

from acquire_desktop import __version__
from acquire_desktop.evidence import CRASH_NAME, LOG_NAME, last_lines, without_home
from acquire_desktop.storage.folders import Folders

_LOG_BYTES: Final = 24 << 10
"""How much of the end of each log is told."""


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
    return without_home("\n\n".join(parts)) + "\n"


def _kind_of_installation() -> str:
    return "installed program" if getattr(sys, "frozen", False) else "from source"
