"""The worker process answers through its pipe, survives bad requests and stays small."""

import multiprocessing
import pickle
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest

from acquire_desktop.acquire.game import ACQUIRE
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.game import new_game, observe
from acquire_desktop.engine.setup import make_setup
from acquire_desktop.engine.view import View
from acquire_desktop.session.worker import Answer, Request, serve

TELL_MODULES = "(_ for _ in ()).throw(RuntimeError(' '.join(__import__('sys').modules)))"


class Probe:
    """Reads, in the process that unpickles it, which modules are loaded there."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return eval, (f"next({TELL_MODULES})",)


def first_view() -> View:
    state = new_game(make_setup(EDITIONS["2008"], 4, "w"))
    return observe(state, state.seat)


@pytest.fixture
def pipe() -> Iterator[Connection]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, ACQUIRE.players_module))
    process.start()
    theirs.close()
    yield ours
    ours.close()
    process.join(30)
    assert process.exitcode == 0, "it ends when the pipe closes"
    process.close()


def test_a_request_gets_its_answer(pipe: Connection) -> None:
    view = first_view()
    pipe.send(Request("g", 7, view, "greedy", 1))
    reply: Answer = pipe.recv()
    assert (reply.game_id, reply.ply, reply.error) == ("g", 7, "")
    assert reply.action in view.legal


def test_bad_requests_get_an_error_and_the_next_one_an_answer(pipe: Connection) -> None:
    view = first_view()
    pipe.send(Request("g", 1, view, "no such level", 1))
    assert pipe.recv() == Answer("g", 1, None, "KeyError: 'no such level'")
    pipe.send("nonsense")
    assert pipe.recv() == Answer("", -1, None, "not a request: str")
    pipe.send_bytes(b"no pickle")
    unreadable: Answer = pipe.recv()
    assert (unreadable.game_id, unreadable.ply, unreadable.action) == ("", -1, None)
    assert unreadable.error
    pipe.send(Request("g", 2, view, "random", 1))
    assert pipe.recv().action in view.legal


def test_the_process_loads_neither_qt_nor_numpy(pipe: Connection) -> None:
    pipe.send_bytes(pickle.dumps(Probe()))
    loaded = {name.split(".")[0] for name in pipe.recv().error.split()}
    assert "acquire_desktop" in loaded
    assert not loaded & {"PySide6", "shiboken6", "numpy", "pyqtgraph"}
