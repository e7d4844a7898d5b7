"""Build hook: compiles the translations and puts the shipped files into the wheel."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


def compile_translation(source: Path) -> Path:
    """Compile one ``.ts`` file beside itself and return the ``.qm`` file.

    Raises:
        subprocess.CalledProcessError: if a text is not translated or the file is damaged.
    """
    compiled = source.with_suffix(".qm")
    options = ["-silent", "-fail-on-unfinished", str(source), "-qm", str(compiled)]
    subprocess.run([sys.executable, "-c", _LRELEASE, *options], check=True)
    return compiled


class ShippedFilesHook(BuildHookInterface[Any]):
    """Adds ``resources`` and the compiled translations to a wheel as ``_data``."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations; an editable install goes on using the checkout's files."""
        root = Path(self.root)
        compiled = [compile_translation(path) for path in sorted(root.glob("translations/*.ts"))]
        if version == "editable":
            return
        shipped = build_data["force_include"]
        shipped[str(root / "resources")] = "acquire_desktop/_data/resources"
        for path in compiled:
            shipped[str(path)] = f"acquire_desktop/_data/translations/{path.name}"
