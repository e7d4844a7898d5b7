"""Nothing in a file is run, fetched or opened."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import acquire_desktop
from acquire_desktop.games import GAMES
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.save_format import decode
from tests.storage.games import SAVES

PACKAGE = Path(acquire_desktop.__file__).parent
BANNED_MODULES = {
    *("pickle", "marshal", "shelve", "yaml", "dill", "zipfile", "tarfile", "ctypes"),
    *("socket", "ssl", "http", "urllib", "ftplib", "smtplib", "xmlrpc", "requests", "httpx"),
}
LOCAL_SOCKETS = {"PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket"}
LOCAL_SOCKET_USER = "local_socket.py"
"""The one module that talks to another process of the same user, and to nothing else."""
LIBRARY_LOADERS = ("system_sound.py", "streams.py", "system_libraries.py", "worker.py")
"""They use ``ctypes``: to play sounds by the system's own libraries, to try whether libraries of a
fixed list load, and for one call of Linux, by which a players' process ends with the window's."""
BANNED_NAMES = {"eval", "exec", "compile", "__import__", "QSettings", "QDataStream"}
WATCHED_EVENTS = (
    *("open", "import", "exec", "compile", "subprocess", "socket", "os.", "shutil.", "ctypes"),
    *("pickle", "marshal", "urllib", "http", "glob", "tempfile", "webbrowser"),
)


def imported(node: ast.AST) -> list[str]:
    """Return the whole names of what a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def banned(tree: ast.AST, file: str = "") -> Iterator[str]:
    allowed = {LOCAL_SOCKET_USER: LOCAL_SOCKETS, **{user: {"ctypes"} for user in LIBRARY_LOADERS}}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in BANNED_NAMES:
            yield node.id
        for name in imported(node):
            module = name.partition(".")[0]
            is_banned = module in BANNED_MODULES or name.startswith("PySide6.QtNetwork")
            if is_banned and not {name, module} & allowed.get(file, set()):
                yield name


def test_the_program_uses_no_module_that_runs_or_fetches_data() -> None:
    found = {
        path.name: list(banned(ast.parse(path.read_text(encoding="utf-8")), path.name))
        for path in PACKAGE.rglob("*.py")
    }
    assert {name: uses for name, uses in found.items() if uses} == {}


def test_only_one_module_may_use_local_sockets_and_no_others() -> None:
    local = ast.parse("from PySide6.QtNetwork import QLocalServer, QLocalSocket")
    assert list(banned(local, LOCAL_SOCKET_USER)) == []
    assert list(banned(local, "app.py"))
    for code in (
        "from PySide6.QtNetwork import QTcpSocket",
        "from PySide6.QtNetwork import QLocalSocket, QNetworkAccessManager",
        "import PySide6.QtNetwork",
        "from PySide6 import QtNetwork",
    ):
        assert list(banned(ast.parse(code), LOCAL_SOCKET_USER))


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
            decode(data, GAMES)
        except SaveError:
            continue
