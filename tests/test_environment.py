"""A tool that tests import leaves the environment of their process alone."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
IMPORTS = """
import importlib, os, sys
before = dict(os.environ)
for name in sys.argv[1:]:
    importlib.import_module(name)
print(*(key for key in os.environ if os.environ[key] != before.get(key)))
"""
FOR_SYSTEM_PYTHON = "bus_reader.py"


def test_importing_the_tools_sets_no_variable_but_the_platform_of_qt() -> None:
    """Under another name of the user pytest takes another folder, perhaps somebody else's."""
    tools = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in sorted(ROOT.joinpath("tests").rglob("*.py"))
        if '__name__ == "__main__"' in path.read_text("utf-8") and path.name != FOR_SYSTEM_PYTHON
    ]
    command = [sys.executable, "-c", IMPORTS, *tools]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) <= {"QT_QPA_PLATFORM"}
