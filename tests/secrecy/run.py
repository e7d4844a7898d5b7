"""Plays a recorded game through a real window, and reads it at every moment that counts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.game import AnyGame, Seat
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.ui.window.main_window import MainWindow
from tests.secrecy.pair import Pair
from tests.secrecy.reading import Parts, Reading, kept_views, parts_of, read
from tests.secrecy.values import is_secret

TYPED: Final = "digits typed"
"""In the name of a moment at which a field holds the digits of whoever types them."""
_ROUNDS = 5
"""How often the event loop runs until everything that was asked for is done."""
_GLANCES = 0.35
"""How often the window is read between what people do, unless it is read each time."""
_MOST_ROUNDS = 20
"""The same while something is done bit by bit."""
_REVIEW = "/review:Review"
"""What the review of the game on the table keeps."""
_LESSON = "/_lesson:RunningLesson"
"""What the lesson keeps of its own game, which is the same for everybody."""
_PIN = ":PinField::text", ":PinField._let_go"
"""Where digits are while somebody types them; what is seen and said of them is elsewhere."""


class Seats(Protocol):
    """What people do about their seats."""

    done: list[str]
    """What was done, in that order."""

    def at_curtain(self) -> None:
        """Do something while somebody is waited for."""

    def open_curtain(self) -> None:
        """Let whoever is waited for in."""

    def among_computers(self) -> None:
        """Do something while a computer's action waits to be shown."""


class Hands(Protocol):
    """What people do at a table."""

    @property
    def seats(self) -> Seats:
        """What they do about their seats."""

    def at_curtain(self) -> None:
        """Do something while the next person is waited for."""

    def watch(self) -> bool:
        """Let a scene that plays by itself go on by a step, and tell whether there is one."""

    def decide(self, action: Any, /) -> None:
        """Do a few things at the table, and then what was recorded."""


WindowT = TypeVar("WindowT", bound=MainWindow)


class SilentComputers(ComputerPlayers):
    """Plays the recorded actions at once, whatever a level would think of its hand."""

    def __init__(
        self, load_rules: Callable[[], AnyGame], actions: tuple[Any, ...], until: int
    ) -> None:
        super().__init__(load_rules)
        self._actions = actions
        self._until = until

    def request(self, game_id: str, ply: int, view: Any, level: str, seed: int) -> None:
        """Answer from the record; nothing after its end."""
        if ply < self._until:
            action = self._actions[ply]
            QTimer.singleShot(0, self, lambda: self.answered.emit(game_id, ply, action))

    def start(self) -> None:
        """Start no process."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The window at one moment."""

    name: str
    seat: Seat | None
    """Whose hand lies open; None for nobody's."""
    reading: Reading
    kept: tuple[str, ...]
    """Where the window holds what nobody who looks now may know."""


@dataclass(slots=True)
class Run(Generic[WindowT]):
    """A game that is being played in one of the worlds of a pair."""

    pair: Pair
    which: int
    window: WindowT
    make_hands: Callable[["Run[WindowT]"], Hands]
    apart: Callable[[WindowT], Sequence[QWidget]]
    """Returns the pages that know nothing of the game."""
    is_close: bool = True
    """Whether the window is read after everything that people do before they decide."""
    is_read: bool = True
    """Whether the window is read at all, and not only painted."""
    moments: list[Moment] = field(default_factory=list)

    def play(self) -> list[str]:
        """Play from where the game is opened to where the comparison ends.

        Returns:
            What was done about seats.
        """
        pair, session = self.pair, self.window.session
        hands = self.make_hands(self)
        session.open(pair.loaded(self.which))
        settle()
        pace = session.computer_turns.pace
        pace.set_paused(pair.has_scenes)
        while session.view.ply < pair.until:
            ply, expected = session.view.ply, session.screen.handover_to
            if hands.watch():
                self.rest()
            elif expected is not None:
                self.look("curtain")
                hands.at_curtain()
                hands.seats.at_curtain()
                if session.screen.handover_to == expected:
                    hands.seats.open_curtain()
            elif pace.is_waiting:
                self.look("a computer has chosen")
                hands.seats.among_computers()
                if pace.is_waiting:
                    pace.step()
                self.rest()
            elif session.awaits_human:
                self.look("asked")
                hands.decide(pair.games[self.which].actions[ply])
            else:
                settle()
        if not session.awaits_computer:  # it would be thinking for ever
            self.look("end")
        return hands.seats.done

    def rest(self) -> None:
        """Wait until nothing happens by itself any more, and no computer plays."""
        session = self.window.session
        settle()
        while (
            session.awaits_computer
            and session.view.ply < self.pair.until
            and not session.computer_turns.pace.is_waiting
        ):
            settle()

    def glance(self, what: str) -> None:
        """Read the window while somebody does something: always, or now and then."""
        session = self.window.session
        chance = Random(f"glance {self.pair.number} {session.view.ply} {what}")
        if self.is_close or not session.screen.shows_hand or chance.random() < _GLANCES:
            self.look(what)

    def look(self, what: str) -> None:
        """Read the window once it rests, if what it shows may not depend on the world."""
        settle()
        session = self.window.session
        screen, ply = session.screen, session.view.ply
        if ply > self.pair.until or (screen.shows_hand and screen.seat != self.pair.viewer):
            return
        if not self.is_read:
            self.window.grab()
            return
        seat = screen.seat if screen.shows_hand else None
        name = f"ply {ply} {what}"
        again = sum(moment.name.startswith(name) for moment in self.moments)
        if again:
            name += f" #{again + 1}"
        parts = parts_of(self.window, () if what == "end" else self.apart(self.window))
        self.moments.append(Moment(name, seat, self._read(name, parts), self._kept(parts)))

    def _read(self, name: str, parts: Parts) -> Reading:
        """Read the window; once the game is over its review may tell all, and some time later."""
        reading = read(self.window, parts)
        left_out = [_REVIEW] if self.window.session.is_over else []
        if TYPED in name:
            left_out += _PIN
        return {
            path: value
            for path, value in reading.items()
            if not any(part in path for part in left_out)
        }

    def _kept(self, parts: Parts) -> tuple[str, ...]:
        """Return where the window keeps hands that whoever looks now must not see.

        Once the game is over its review has all of it, as the session does.
        """
        screen, is_over = self.window.session.screen, self.window.session.is_over
        may_hold = screen.seat if screen.shows_hand else None
        return tuple(
            f"{path}\t{type(held).__name__} of seat {getattr(held, 'seat', None)}"
            for path, held in kept_views(parts)
            if not (is_over and _REVIEW in path) and _LESSON not in path
            if is_secret(held, may_hold)
        )


def settle() -> None:
    """Let everything be done that was asked for, what is to be deleted too."""
    loop = QEventLoop()
    for _ in range(_MOST_ROUNDS):
        is_at_rest = True
        for _ in range(_ROUNDS):
            is_at_rest = not loop.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if is_at_rest and not any(map(_is_at_work, QApplication.topLevelWidgets())):
            break


def _is_at_work(top: QWidget) -> bool:
    """Tell whether something is done soon or bit by bit, such as the lines of the log measured."""
    return any(timer.isActive() and not timer.interval() for timer in top.findChildren(QTimer))
