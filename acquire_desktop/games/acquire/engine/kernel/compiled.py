"""Compiled kernel: put in the place of its Python modules, if it is there and current.

The kernels of the rules and of the search are compiled together, so that calls between them
cost nothing.

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
    "engine.generator",
    "engine.kernel.action_codes",
    "engine.kernel.lookup_tables",
    "engine.kernel.kernel_state",
    "engine.kernel.tiles",
    "engine.kernel.bonus",
    "engine.kernel.buying",
    "engine.kernel.power_card_steps",
    "engine.kernel.merger",
    "engine.kernel.kernel_game",
    "ai.policy.board_analysis",
    "ai.policy.purchase_options",
    "ai.policy.stakes",
    "ai.policy.decision_inputs",
    "ai.policy.tile_inputs",
    "ai.policy.stock_inputs",
    "ai.policy.chain_inputs",
    "ai.policy.choice_networks",
    "ai.policy.learned_choice",
    "ai.policy.policy",
    "ai.search.features",
    "ai.search.value_network",
    "ai.search.rollout",
    "ai.search.spectator",
    "ai.search.hidden_tiles",
    "ai.search.shortlist",
    "ai.search.branch",
    "ai.search.reference_tree",
    "ai.search.information_set_tree",
)
"""What is compiled, into one module; each imports only earlier ones."""
CONSTANTS: Final = ("engine.board", "engine.power_cards", "ai.policy.policy_weights")
"""Modules whose numbers are compiled in."""
DECLARATIONS: Final = (
    "engine/kernel/kernel.pxd",
    "ai/policy/policy.pxd",
    "ai/search/search.pxd",
)
"""The C types, in the order of the modules."""
PACKAGE: Final = "acquire_desktop.games.acquire"
EXTENSION: Final = "engine.kernel.compiled_kernel"


def source_files(package: Path) -> list[Path]:
    """Return the files that the compiled kernels are made from, in a folder of the package."""
    names = [name.replace(".", "/") + ".py" for name in (*CONSTANTS, *MODULES)]
    return [package / name for name in (*names, *DECLARATIONS)]


def sources_hash(package: Path) -> str | None:
    """Return a hash of the sources in a package, or None where they are not shipped."""
    total = hashlib.sha256()
    try:
        for path in source_files(package):
            total.update(path.read_bytes().replace(b"\r\n", b"\n"))
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
    if sources_hash(Path(__file__).parents[2]) not in (None, kernel.SOURCES):
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
