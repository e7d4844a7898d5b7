"""Computer players who go wild, each in a way of its own, in the real process of the players.

Which player does what comes with the environment: a process that is started inherits it. They
reach for the pipe behind the back of the program, as memory gone bad would.
"""

import gc
import inspect
import json
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import connection
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final, NoReturn

from acquire_desktop.games.acquire import choosers
from acquire_desktop.games.acquire.ai.search.result import Candidate, SearchResult
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.session.messages import write_answer

PLAN: Final = "ACQUIRE_WILD_PLAN"
"""The variable with what is done at which ply, as a JSON object."""
AT_IMPORT: Final = "ACQUIRE_WILD_AT_IMPORT"
"""The variable with what is done before the process is ready."""
MARKS: Final = "ACQUIRE_WILD_MARKS"
"""The variable with a folder for what must be done once, and for what must never be done."""
MISCHIEF: Final = "mischief"
"""The file there that is written if a message is carried out."""

view_from_plain = choosers.view_from_plain
judge = choosers.judge
work = choosers.work


def think(
    name: str, view: View, seed: int, *, should_stop: Callable[[], bool]
) -> SearchResult | None:
    """Do what the plan says of this ply, or decide as a player of that name does."""
    deed = json.loads(os.environ.get(PLAN, "{}")).get(str(view.ply))
    if deed == "tells modules":
        _tell_modules()
    if deed in DEEDS:
        print(deed, flush=True)  # for whoever waits for it
        result: SearchResult | None = DEEDS[deed](view, seed)
        return result
    return choosers.think(name, view, seed, should_stop=should_stop)


def mark(name: str) -> bool:
    """Leave a mark for good; tell whether it is new."""
    path = Path(os.environ[MARKS], name)
    is_new = not path.exists()
    path.touch()
    return is_new


class Mischief:
    """Leaves a mark in the process that unpickles it."""

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return _write_file, (os.environ[MARKS], MISCHIEF)


def _write_file(folder: str, name: str) -> None:
    Path(folder, name).touch()


def _pipe() -> Connection:
    """Return the pipe to the window."""
    kinds = (Connection, getattr(connection, "PipeConnection", Connection))
    return next(each for each in gc.get_objects() if isinstance(each, kinds))


def _number() -> int:
    """Return the number of the request that is thought about."""
    frame = inspect.currentframe()
    while frame is not None and "request" not in frame.f_locals:
        frame = frame.f_back
    assert frame is not None
    number: int = frame.f_locals["request"].number
    return number


def _send(message: bytes) -> None:
    _pipe().send_bytes(message)


def _write(content: bytes) -> None:
    """Write to the pipe without the length that stands before every message."""
    if sys.platform == "win32":
        _pipe().send_bytes(content)
    else:
        os.write(_pipe().fileno(), content)


def _wait() -> NoReturn:
    """Take no notice of anything any more."""
    while True:
        time.sleep(60)


def _legal(view: View) -> SearchResult:
    return SearchResult(view.legal[0])


def _tell_modules() -> NoReturn:
    suspects = {"PySide6", "shiboken6", "numpy", "pyqtgraph", "acquire_desktop"}
    raise RuntimeError(" ".join(suspects & {name.split(".")[0] for name in sys.modules}))


def _raise(_view: View, _seed: int) -> NoReturn:
    raise RuntimeError("out of mind \ud800 " + "x" * 5000)


def _exit(_view: View, _seed: int) -> NoReturn:
    raise SystemExit(3)


def _die(_view: View, _seed: int) -> NoReturn:
    os._exit(3)


def _die_once(view: View, seed: int) -> SearchResult:
    if mark(f"died {view.ply}"):
        os._exit(3)
    return choosers.think("greedy", view, seed)


def _die_in_message(_view: View, _seed: int) -> NoReturn:
    _write((200).to_bytes(4, "big") + b'{"number":1,')
    os._exit(3)


def _stay_in_message(_view: View, _seed: int) -> NoReturn:
    _write((200).to_bytes(4, "big") + b'{"number":1,')
    _wait()


def _promise_much(_view: View, _seed: int) -> NoReturn:
    _write(((1 << 31) - 1).to_bytes(4, "big") + b"x" * 1000)
    _wait()


def _send_much(view: View, _seed: int) -> SearchResult:
    _send(b"x" * (1 << 20))
    return _legal(view)


def _send_bytes(view: View, seed: int) -> SearchResult:
    random = Random(seed)
    _send(random.randbytes(random.randrange(2000)))
    return _legal(view)


def _write_bytes(view: View, seed: int) -> SearchResult:
    # The first bytes are a small length: a long one is waited for, which is another deed.
    _write(b"\x00\x00\x00\x05" + Random(seed).randbytes(500))
    return _legal(view)


def _send_pickle(view: View, _seed: int) -> SearchResult:
    _send(pickle.dumps(Mischief()))
    return _legal(view)


def _flood(_view: View, _seed: int) -> NoReturn:
    while True:
        _send(b'{"number":1}')


def _answer_twice(view: View, _seed: int) -> SearchResult:
    _send(write_answer(_number(), view.legal, _legal(view)))
    return _legal(view)


def _answer_another(view: View, _seed: int) -> SearchResult:
    _send(write_answer(_number() + 1, view.legal, _legal(view)))
    return _legal(view)


def _answer_out_of_range(view: View, _seed: int) -> SearchResult:
    beyond = PlaceTile(1000)
    _send(write_answer(_number(), (*view.legal, beyond), SearchResult(beyond)))
    return _legal(view)


def _act_illegally(view: View, _seed: int) -> SearchResult:
    (tile, *_) = [tile for tile in range(108) if PlaceTile(tile) not in view.legal]
    return SearchResult(PlaceTile(tile))


def _try_illegally(view: View, _seed: int) -> SearchResult:
    return SearchResult(view.legal[0], (Candidate(PlaceTile(1000), 7.0, float("nan"), -1),), -1)


def _be_another_type(_view: View, _seed: int) -> SearchResult:
    return SearchResult("pass")  # type: ignore[arg-type]


def _be_nothing(_view: View, _seed: int) -> None:
    return None


def _close(_view: View, _seed: int) -> NoReturn:
    _pipe().close()
    _wait()


def _sleep(_view: View, _seed: int) -> NoReturn:
    _wait()


def _be_late(view: View, _seed: int) -> SearchResult:
    time.sleep(2.5)
    return _legal(view)


def _halt(view: View, _seed: int) -> SearchResult:
    os.kill(os.getpid(), signal.SIGSTOP)
    return _legal(view)


Deed = Callable[[View, int], Any]
DEEDS: Final[dict[str, Deed]] = {
    "dies once": _die_once,
    "dies": _die,
    "exits": _exit,
    "raises": _raise,
    "illegal action": _act_illegally,
    "illegal candidate": _try_illegally,
    "another type": _be_another_type,
    "nothing": _be_nothing,
    "random message": _send_bytes,
    "random bytes": _write_bytes,
    "pickle": _send_pickle,
    "huge message": _send_much,
    "huge length": _promise_much,
    "flood": _flood,
    "two answers": _answer_twice,
    "another request": _answer_another,
    "action out of range": _answer_out_of_range,
    "dies in a message": _die_in_message,
    "closes the pipe": _close,
    "stays in a message": _stay_in_message,
    "sleeps": _sleep,
    "late": _be_late,
    "halts": _halt,
}
"""What a player can do, by its name."""
TIMED: Final = frozenset({"stays in a message", "closes the pipe", "sleeps", "late", "halts"})
"""The deeds that only a clock notices."""
HARMLESS: Final = frozenset({"dies once"})
"""The deeds after which the player is asked again, and answers."""
AFTERWARDS: Final = frozenset({"two answers"})
"""The deeds that are noticed when the next decision may have been asked for."""
if not hasattr(signal, "SIGSTOP"):
    del DEEDS["halts"]
if os.environ.get(AT_IMPORT):
    DEEDS[os.environ[AT_IMPORT]](None, 0)  # type: ignore[arg-type]
