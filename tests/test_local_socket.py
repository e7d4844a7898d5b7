"""A socket that takes calls from other starts of the program, and hangs up on everybody else."""

import json
import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from acquire_desktop.local_socket import Listener, Reply, address_of, call
from acquire_desktop.single_instance import SingleInstance, Standing
from acquire_desktop.storage.lock import FolderLock

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).resolve().parent.parent
LATER_MS = 20_000


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """Return a folder of its own, with a path that has room for an address behind it.

    The folders of pytest have the name of the user in theirs, which may be long.
    """
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.fixture
def address(tmp_path: Path, short_folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder))
    found = address_of(tmp_path)
    assert found is not None
    return found


@pytest.fixture
def heard(address: str) -> Iterator[list[Path | None]]:
    """Return what a listener hears."""
    listener = Listener(address)
    files: list[Path | None] = []
    listener.called.connect(files.append)
    assert listener.listen()
    yield files
    listener.close()


def connected(address: str, data: bytes = b"") -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(address)
    assert socket.waitForConnected(LATER_MS)
    socket.write(data)
    socket.flush()
    return socket


def line(**values: object) -> bytes:
    return json.dumps({"format": "acquire-desktop-call", **values}).encode() + b"\n"


def test_a_call_is_answered_and_told(qtbot: QtBot, address: str, heard: list[Path | None]) -> None:
    file = Path("games").absolute() / "mine.acquire"
    socket = connected(address, line(file=str(file)))
    qtbot.waitUntil(lambda: bytes(socket.readAll().data()) == b"ok\n")
    bare = connected(address, line(file=None))
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [file, None]
    bare.close()


@pytest.mark.parametrize(
    "data",
    [
        b"\n",
        b"\xff\xfe\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"null\n",
        b"[" * 9000 + b"\n",
        line(),
        line(file=3),
        line(file=["/x"]),
        line(file="relative.acquire"),
        line(file="/x\0y"),
        line(file="/" + "x" * 5000),
        line(file="/x", more=1),
        b'{"format":"something","file":null}\n',
        b"x" * (1 << 17),
        b"x" * (1 << 17) + b"\n",
    ],
    ids=range(15),
)
def test_anything_else_is_hung_up_on(
    qtbot: QtBot, address: str, heard: list[Path | None], data: bytes
) -> None:
    socket = connected(address, data)
    unconnected = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: socket.state() == unconnected)
    assert bytes(socket.readAll().data()) == b""
    assert heard == []


def test_one_caller_is_heard_once(qtbot: QtBot, address: str, heard: list[Path | None]) -> None:
    socket = connected(address, line(file=None) * 50)
    unconnected = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: socket.state() == unconnected)
    assert heard == [None]


def test_silent_callers_keep_nobody_out(
    qtbot: QtBot, address: str, heard: list[Path | None]
) -> None:
    silent = [connected(address) for _ in range(20)]
    loud = connected(address, line(file=None))
    qtbot.waitUntil(lambda: heard == [None])
    for socket in (*silent, loud):
        socket.abort()


def test_nobody_is_there_when_nobody_listens(address: str) -> None:
    assert call(address, None, QDeadlineTimer(LATER_MS)) is Reply.ABSENT


def test_a_socket_left_behind_by_a_killed_program_is_replaced(address: str) -> None:
    Path(address).touch()
    listener = Listener(address)
    assert listener.listen()
    listener.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe there has no file")
@pytest.mark.usefixtures("heard")
def test_only_its_user_can_connect(address: str) -> None:
    assert stat.S_IMODE(Path(address).stat().st_mode) & 0o077 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="names of pipes belong to no folder there")
def test_a_folder_that_others_may_use_is_no_meeting_place(
    tmp_path: Path, short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short_folder.chmod(0o777)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder))
    monkeypatch.setattr("tempfile.tempdir", str(short_folder))
    found = address_of(tmp_path)
    own = short_folder / f"acquire-desktop-{os.getuid()}"
    assert found is not None
    assert Path(found).parent == own
    assert stat.S_IMODE(own.stat().st_mode) == 0o700
    own.rmdir()
    own.symlink_to(tmp_path)
    assert address_of(tmp_path) is None, "somebody else put a link there"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such folder there")
def test_without_a_folder_for_temporary_files_there_is_no_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> str:
        raise FileNotFoundError("no usable temporary directory")

    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(tempfile, "gettempdir", none)
    assert address_of(tmp_path) is None


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe there has a name of its own")
def test_without_a_meeting_place_the_lock_alone_tells_who_is_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path / ("x" * 120)
    deep.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(deep))
    monkeypatch.setattr("tempfile.tempdir", str(deep))
    assert address_of(tmp_path) is None
    held = FolderLock(tmp_path)
    held.take()
    assert SingleInstance(tmp_path, wait_ms=1).settle(None) is Standing.SILENT
    held.close()
    assert SingleInstance(tmp_path, wait_ms=1).settle(None) is Standing.FIRST


@pytest.mark.usefixtures("address")
@pytest.mark.skipif(sys.platform == "win32", reason="there no file can be in place of a folder")
def test_without_a_lock_whoever_listens_is_first(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    first = SingleInstance(tmp_path / "data", wait_ms=1)
    assert first.settle(None) is Standing.FIRST, "and it listens"
    second = SingleInstance(tmp_path / "data", wait_ms=1)
    assert second.settle(None) is Standing.SILENT, "the first has no time to answer here"
    first.close()
    assert second.settle(None) is Standing.FIRST
    second.close()


@pytest.mark.usefixtures("address")
def test_with_a_lock_the_first_listens_when_it_has_time(tmp_path: Path) -> None:
    first = SingleInstance(tmp_path)
    assert first.settle(None) is Standing.FIRST
    place = address_of(tmp_path)
    assert place is not None
    assert call(place, None, QDeadlineTimer(1)) is Reply.ABSENT
    first.listen()
    first.listen()
    assert call(place, None, QDeadlineTimer(1)) is Reply.SILENT, "it has no time to answer here"
    first.close()


@pytest.mark.usefixtures("address")
def test_a_later_start_is_patient_with_a_first_one_that_does_not_listen_yet(
    tmp_path: Path, qtbot: QtBot
) -> None:
    held, found = FolderLock(tmp_path), list[Standing]()
    held.take()
    second = SingleInstance(tmp_path, wait_ms=1, start_ms=LATER_MS)
    assert second._standing(None, QDeadlineTimer(1)) is Standing.STARTING
    waiting = Thread(target=lambda: found.append(second.settle(None)))
    waiting.start()
    held.close()
    qtbot.waitUntil(lambda: not waiting.is_alive())
    assert found == [Standing.FIRST]


@pytest.mark.usefixtures("address")
def test_a_first_one_that_never_listens_is_told_of(tmp_path: Path) -> None:
    held = FolderLock(tmp_path)
    held.take()
    second = SingleInstance(tmp_path, wait_ms=1, start_ms=1)
    assert second.settle(None) is Standing.SILENT
    held.close()


def test_without_qts_network_library_the_program_starts_and_hears_no_calls(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; sys.modules['PySide6.QtNetwork'] = None\n"
        "from acquire_desktop.single_instance import SingleInstance\n"
        "one, two = [SingleInstance(Path(sys.argv[1]), wait_ms=1) for _ in range(2)]\n"
        "print(one.settle(None).name, two.settle(None).name)\n"
        "one.listen()"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["FIRST", "SILENT"]
