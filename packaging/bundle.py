"""Builds the frozen program: ``python3 dev.py bundle``.

An environment of its own is made from ``requirements-bundle.lock``, so that what the developer
has installed or set cannot get into the program; there ``packaging/freeze.py`` does the work.
Needs nothing but Python.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-bundle.lock"
WORK = ROOT / "build" / "bundle"
ENVIRONMENT = WORK / "environment"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = ENVIRONMENT / "lock.stamp"
TOOLS = {"cc": "gcc", "objdump": "binutils", "strip": "binutils", "dpkg-query": "dpkg"}
"""What is needed of a Linux beside Python, and the Debian packages that hold it."""
PASSED_ON = (
    *("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "INCLUDE", "LIB", "LIBPATH"),
    # With these Windows tells what machine it is, and where its programs and compilers are.
    *("COMSPEC", "PATHEXT", "PROCESSOR_ARCHITECTURE", "PROGRAMDATA", "PROGRAMFILES"),
    "PROGRAMFILES(X86)",
    *("ACQUIRE_CODESIGN_IDENTITY", "ACQUIRE_NOTARY_PROFILE"),
)
"""What the build learns of the caller's environment: where tools and scratch folders are, and who
signs."""
UNKNOWN_TIME = "1767225600"
"""The first day of 2026, for files whose last change no history tells."""


def obstacle() -> str:
    """Return why nothing can be built here, as far as one can tell at once, or ""."""
    if sys.platform != "linux":
        return ""
    for tool, package in TOOLS.items():
        if shutil.which(tool) is None:
            return f"{tool} is missing (in Debian: {package})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are missing (in Debian: python3-dev)"
    folder = Path(str(sysconfig.get_config_var("LIBDIR")))
    name = str(sysconfig.get_config_var("INSTSONAME"))
    multiarch = str(sysconfig.get_config_var("MULTIARCH"))
    if not any((place / name).exists() for place in (folder, folder / multiarch)):
        return f"Python's own library is missing ({name}; in Debian: python3-dev)"
    return ""


def build_time(env: Mapping[str, str]) -> str:
    """Return when the sources were last changed, in seconds since 1970."""
    if env.get("SOURCE_DATE_EPOCH"):
        return env["SOURCE_DATE_EPOCH"]
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return UNKNOWN_TIME
    return done.stdout.strip()


def bare_env(env: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables of the build: nothing of the caller's but what it needs."""
    # In the caller's home macOS has the keychain with what signs.
    own_home = env.get("HOME") if sys.platform == "darwin" else None
    return {
        **{name: env[name] for name in PASSED_ON if name in env},
        "HOME": own_home or str(WORK / "home"),
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "PYINSTALLER_CONFIG_DIR": str(WORK / "home"),
        "PYTHONHASHSEED": "0",
        "PYTHONNOUSERSITE": "1",
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        "SOURCE_DATE_EPOCH": build_time(env),
        "USERPROFILE": str(WORK / "home"),
    }


def stamp() -> str:
    """Return the text that marks an environment made from this lock with this Python."""
    return f"{hashlib.sha256(LOCK.read_bytes()).hexdigest()} {platform.python_version()}\n"


def make_environment() -> None:
    """Make the environment with exactly what the lock lists, unless it is there.

    Raises:
        subprocess.CalledProcessError: If that fails.
    """
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text("utf-8") == stamp():
        return
    print(f"Making the environment {ENVIRONMENT} ...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    command += ["--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)]
    subprocess.run(command, check=True)
    STAMP.write_text(stamp(), "utf-8")


def main(args: Sequence[str]) -> int:
    """Build what this system can build and return the exit status."""
    problem = obstacle()
    if problem:
        print(f"Nothing can be built here: {problem}.", file=sys.stderr)
        return 1
    try:
        make_environment()
    except subprocess.CalledProcessError:
        print("The packages could not be installed; see the message above.", file=sys.stderr)
        return 1
    (WORK / "home").mkdir(exist_ok=True)
    command = [str(PYTHON), str(ROOT / "packaging" / "freeze.py"), *args]
    return subprocess.run(command, cwd=ROOT, env=bare_env(os.environ), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
