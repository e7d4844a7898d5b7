"""Installs the system libraries that Qt loads, or says how to.

Used by ``dev.py`` before any package is installed, so it needs the standard library only.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys

from acquire_desktop.system_libraries import (
    distribution_family,
    library_advice,
    missing_libraries,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def ensure_system(needed: Mapping[str, str], *, venv: bool) -> None:
    """Install the missing system packages, or say how to and exit.

    Args:
        needed: what ``needed_libraries`` returned.
        venv: whether a virtual environment is still to be made.

    Raises:
        SystemExit: if something is still missing.
    """
    missing = missing_libraries(needed)
    if venv and importlib.util.find_spec("ensurepip") is None:
        missing["ensurepip"] = f"python3.{sys.version_info.minor}-venv"
    if not missing:
        return
    family = distribution_family()
    # A bare Debian names only itself; its descendants name it in ID_LIKE.
    if "debian" not in family or os.name != "posix" or os.geteuid() != 0:
        raise SystemExit(library_advice(missing, family))
    print("Installing system packages:", *missing.values(), flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    # A stale or partly unreachable package list may still be enough for the install.
    subprocess.run(["apt-get", "update", "-qq"], env=env, check=False)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing.values()]
    failed = subprocess.run(command, env=env, check=False).returncode != 0
    if failed or missing_libraries(needed):
        raise SystemExit(library_advice(missing, family))
