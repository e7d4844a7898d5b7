"""Nothing in a file is run, fetched or opened."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import acquire_desktop
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.save_format import decode
from tests.storage.games import SAVES

PACKAGE = Path(acquire_desktop.__file__).parent
BANNED_MODULES = {
    *("pickle", "marshal", "shelve", "yaml", "dill", "zipfile", "tarfile", "ctypes"),
    *("socket", "ssl", "http", "urllib", "ftplib", "smtplib", "xmlrpc", "requests", "httpx"),
}
BANNED_NAMES = {"eval", "exec", "compile", "__import__", "QSettings", "QDataStream"}
WATCHED_EVENTS = (
    *("open", "import", "exec", "compile", "subprocess", "socket", "os.", "shutil.", "ctypes"),
    *("pickle", "marshal", "urllib", "http", "glob", "tempfile", "webbrowser"),
)


def banned(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [str(node.module)]
        else:
            modules = []
            if isinstance(node, ast.Name) and node.id in BANNED_NAMES:
                yield node.id
        yield from (name for name in modules if name.partition(".")[0] in BANNED_MODULES)


def test_the_program_uses_no_module_that_runs_or_fetches_data() -> None:
    found = {
        path.name: list(banned(ast.parse(path.read_text(encoding="utf-8"))))
        for path in PACKAGE.rglob("*.py")
    }
    assert {name: uses for name, uses in found.items() if uses} == {}


@pytest.mark.parametrize("code", ["import pickle", "from urllib.request import x", "eval('1')"])
def test_a_banned_use_is_noticed(code: str) -> None:
    assert list(banned(ast.parse(code)))


def test_reading_saves_opens_imports_and_starts_nothing() -> None:
    saves = [path.read_bytes() for path in sorted(SAVES.rglob("*.acquire"))]
    read_all(saves)
    seen: list[str] = []
    watching = [True]

    def watch(event: str, _arguments: tuple[object, ...]) -> None:
        if watching[0] and event.startswith(WATCHED_EVENTS):
            seen.append(event)

    # A hook stays for the life of the process, so it is only switched off.
    sys.addaudithook(watch)
    try:
        read_all(saves)
    finally:
        watching[0] = False
    assert seen == []


def read_all(saves: list[bytes]) -> None:
    for data in saves:
        try:
            decode(data)
        except SaveError:
            continue
