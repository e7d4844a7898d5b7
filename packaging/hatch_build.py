"""Build hook: compiles translations and rules kernel, and puts the shipped files into the wheel.

Where the kernel cannot be compiled the wheel is one for every system, and Python runs the
kernel; ``ACQUIRE_REQUIRE_COMPILED=1`` makes that an error.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import build_kernel
from compiled_texts import compile_translation


class ShippedFilesHook(BuildHookInterface[Any]):
    """Adds ``resources``, translations and licences as ``_data``, and the compiled kernel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; an editable install goes on using the checkout's files."""
        root = Path(self.root)
        sources = sorted(root.glob("translations/*.ts"))
        compiled = [source.with_suffix(".qm") for source in sources]
        for source, target in zip(sources, compiled, strict=True):
            compile_translation(source, target)
        if version == "editable":
            self.compile_kernel(root)
            return
        shipped = build_data["force_include"]
        shipped[str(root / "resources")] = "acquire_desktop/_data/resources"
        shipped[str(root / "packaging" / "licences")] = "acquire_desktop/_data/licences"
        shipped[str(root / "LICENSE")] = "acquire_desktop/_data/licences/LICENSE"
        for path in compiled:
            shipped[str(path)] = f"acquire_desktop/_data/translations/{path.name}"
        self.scratch = tempfile.TemporaryDirectory()
        kernel = self.compile_kernel(Path(self.scratch.name))
        if kernel:
            shipped[str(kernel)] = kernel.relative_to(self.scratch.name).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled for the wheel."""
        if version != "editable":
            self.scratch.cleanup()

    def compile_kernel(self, folder: Path) -> Path | None:
        """Compile the kernel into a folder that holds the package, if that is possible.

        Raises:
            RuntimeError: If it is not possible, but required.
        """
        try:
            return build_kernel.build(folder)
        except build_kernel.BuildError as error:
            if os.environ.get("ACQUIRE_REQUIRE_COMPILED", "0") not in ("", "0"):
                raise RuntimeError(f"The rules kernel was not compiled: {error}") from error
            self.app.display_warning(f"The rules kernel was not compiled: {error}")
            return None
