"""Checks the installed wheel: ``python packaging/check_wheel.py``, in an environment that has it.

Needs nothing of the checkout but this file.
"""

import json
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

PROGRAM = (sys.executable, "-P", "-m", "acquire_desktop")


def said(*args: str, put_in: str = "") -> str:
    """Start the installed program without a screen and return what it says.

    Raises:
        SystemExit: If it fails.
    """
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [*PROGRAM, *args], input=put_in, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(args)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def problems() -> list[str]:
    """Return what is wrong with the installed wheel."""
    wheel = metadata.distribution("acquire-desktop")
    package = Path(str(wheel.locate_file("acquire_desktop")))
    found = []
    if said("--version") != f"acquire-desktop {wheel.version}\n":
        found.append("its version is another than that of the wheel")
    if not (package / "py.typed").exists():
        found.append("type checkers are not told of its types")
    hello = json.loads(said("--protocol", put_in='{"do":"hello"}\n').splitlines()[0])
    if hello["compiled"] is not True:
        found.append("its kernel is not compiled")
    report = json.loads(said("--self-test"))
    found += [f"{check['name']}: {check}" for check in report["checks"] if not check["ok"]]
    return found


def main() -> int:
    """Check, and say what is wrong."""
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    print(f"The wheel has {len(found)} problems." if found else "The wheel is as it should be.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
