"""Puts the compiled kernel in the place of its Python modules, if it is there and current.

The one module of the engine that looks at the system: at the file that may hold the compiled
kernel, at the sources it was made from, and at ``ACQUIRE_PURE``.
"""

import hashlib
import importlib
import os
import sys
import warnings
from pathlib import Path
from typing import Final

MODULES: Final = (
    "generator",
    "kernel_codes",
    "kernel_tables",
    "kernel_state",
    "kernel_tiles",
    "kernel_bonus",
    "kernel_buying",
    "kernel_cards",
    "kernel_merger",
    "kernel",
)
"""What is compiled, into one module; each imports only earlier ones."""
CONSTANTS: Final = ("board", "cards")
"""Modules whose numbers are compiled in."""
PACKAGE: Final = "acquire_desktop.engine"
EXTENSION: Final = "compiled_kernel"


def sources_hash(folder: Path) -> str | None:
    """Return what stands for the sources in a folder, or None where they are not shipped."""
    names = [*(f"{name}.py" for name in (*CONSTANTS, *MODULES)), "kernel.pxd"]
    total = hashlib.sha256()
    try:
        for name in names:
            total.update(folder.joinpath(name).read_bytes().replace(b"\r\n", b"\n"))
    except OSError:
        return None
    return total.hexdigest()


def load() -> str:
    """Use the compiled kernel; return why it is not used, or ""."""
    if os.environ.get("ACQUIRE_PURE", "0") not in ("", "0"):
        return "ACQUIRE_PURE is set"
    try:
        kernel = importlib.import_module(f"{PACKAGE}.{EXTENSION}")
    except ImportError:
        return "it was not built for this Python"
    if sources_hash(Path(__file__).parent) not in (None, kernel.SOURCES):
        problem = "it was built from other sources"
        warnings.warn(f"The compiled kernel is not used: {problem}.", RuntimeWarning, stacklevel=2)
        return problem
    for name in MODULES:
        sys.modules[f"{PACKAGE}.{name}"] = kernel
    return ""


PROBLEM: Final = load()
"""Why the kernel runs in plain Python; empty when it is the compiled one."""
RUNNING: Final = not PROBLEM
"""Whether the kernel is the compiled one."""
