"""The program in a Turkish locale, where the C library makes no "I" of an "i"."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TURKISH = "tr_TR"


@pytest.fixture
def turkish(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody in Turkey; the locale is made, since few systems have it."""
    tool = shutil.which("localedef")
    if tool is None:
        pytest.skip("localedef is missing")
    name = f"{TURKISH}.UTF-8"
    command = [tool, "-i", TURKISH, "-f", "UTF-8", str(tmp_path / name)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("the sources of locales are missing (in Debian: locales)")
    return {**os.environ, "LOCPATH": str(tmp_path), "LC_ALL": name}


@pytest.mark.part(of=3, walk="demos")
def test_the_demo_is_played(turkish: dict[str, str], tmp_path: Path) -> None:
    asked = [sys.executable, "-c", "import locale; print(locale.setlocale(locale.LC_ALL, ''))"]
    known = subprocess.run(asked, env=turkish, capture_output=True, text=True, check=True)
    assert known.stdout.startswith(TURKISH)
    command = [sys.executable, "-m", "acquire_desktop", "--demo", str(tmp_path / "demo.png")]
    done = subprocess.run(
        command, cwd=ROOT, env=turkish, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_no_property_that_begins_with_i_is_set_by_keyword() -> None:
    """PySide asks the C library for the large letter of its setter: there is no ``setinterval``."""
    calls = (
        (path, node)
        for folder in ("acquire_desktop", "tests")
        for path in sorted(ROOT.joinpath(folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
    )
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {keyword.arg}"
        for path, node in calls
        if isinstance(node.func, ast.Name) and re.match("Q[A-Z]", node.func.id)
        for keyword in node.keywords
        if (keyword.arg or "").startswith("i")
    ]
    assert found == []
