"""Compiled translations, for what is shipped: an untranslated text is an error."""

import subprocess
import sys
from pathlib import Path
from typing import Final

_LRELEASE: Final = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


def compile_translation(source: Path, compiled: Path) -> None:
    """Compile a ``.ts`` file into a ``.qm`` file.

    Raises:
        subprocess.CalledProcessError: if a text is not translated or the file is damaged.
    """
    options = ["-silent", "-fail-on-unfinished", str(source), "-qm", str(compiled)]
    subprocess.run([sys.executable, "-c", _LRELEASE, *options], check=True)
