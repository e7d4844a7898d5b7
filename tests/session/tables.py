"""Tables for tests: a session with people and computers, and what it saved."""

from collections.abc import Sequence

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.clocks import Clocks
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, encode

LIMIT_MS = 60_000
"""How long a save may take on a busy machine."""
_SEEDS = {2: "session-12", 3: "session-21", 4: "session-0"}
"""By how many play."""


class Table:
    """A session with what it saved last."""

    def __init__(self, computers: ComputerPlayers) -> None:
        self.computers = computers
        self.written: list[bytes] = []
        self.error: SaveError | None = None
        self.session = Session(self.computers, self._save)
        self.session.computer_turns.pace.set_speed(Speed.INSTANT)

    @property
    def saved(self) -> list[bytes]:
        """What was saved so far, when all of it has been."""
        assert self.session.finish_saving(LIMIT_MS)
        return self.written

    def _save(self, game: GameFile, states: Sequence[State]) -> None:
        if self.error is not None:
            raise self.error
        self.written.append(encode(game, states))


class Time:
    """A clock on the wall that goes on when it is asked to."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms

    def pass_ms(self, clocks: Clocks, ms: int) -> None:
        """Let time pass, with a tick each second."""
        while ms > 0:
            step = min(ms, 1000)
            self.ms, ms = self.ms + step, ms - step
            clocks.tick()


def people(humans: int, computers: int) -> tuple[Player, ...]:
    return (
        *(Player(f"Human {i}", PlayerKind.HUMAN) for i in range(humans)),
        *(Player(f"Robot {i}", PlayerKind.COMPUTER, "greedy") for i in range(computers)),
    )


def start(
    table: Table,
    humans: int,
    computers: int,
    *,
    holdings: Holdings = Holdings.OPEN,
    is_training: bool = False,
    clock: int | None = None,
) -> Session:
    """Start a game in which the first seat begins, and its first tile founds a chain."""
    count = humans + computers
    setup = make_setup(CLASSIC_2023, count, _SEEDS[count], first_seat=0, holdings=holdings)
    table.session.start(setup, people(humans, computers), is_training=is_training, clock=clock)
    return table.session


def play_one(session: Session) -> None:
    """Take the first legal action, accepting a handover before it."""
    session.accept_handover()
    session.submit(session.view.legal[0])
