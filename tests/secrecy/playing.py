"""Plays a recorded game through the real window, and reads it at every moment that counts."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.app import make_app, make_window
from acquire_desktop.games.acquire import load_rules, review
from acquire_desktop.games.acquire.advice import hints
from acquire_desktop.games.acquire.ai.search.result import Candidate
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.place.window import AcquireWindow
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.window.preferences import apply_look
from tests.secrecy.gestures import Hands
from tests.secrecy.pairs import Pair
from tests.secrecy.reading import Parts, Reading, kept_views, parts_of, read
from tests.secrecy.seat_gestures import TYPED

_USUAL = Settings(language="en")
_ROUNDS = 5
"""How often the event loop runs until everything that was asked for is done."""
_GLANCES = 0.35
"""How often the window is read between what people do, unless it is read each time."""
_MOST_ROUNDS = 20
"""The same while something is done bit by bit."""
_REVIEW = "/review:Review"
"""What the review of the game on the table keeps."""
_PIN = ":PinField::text"
"""Where digits are while somebody types them; what is seen and said of them is elsewhere."""


class SilentComputers(ComputerPlayers):
    """Plays the recorded actions at once, whatever a level would think of its hand."""

    def __init__(self, actions: tuple[Action, ...], until: int) -> None:
        super().__init__(load_rules)
        self._actions = actions
        self._until = until

    def request(self, game_id: str, ply: int, view: View, level: str, seed: int) -> None:
        """Answer from the record; nothing after its end."""
        if ply < self._until:
            action = self._actions[ply]
            QTimer.singleShot(0, self, lambda: self.answered.emit(game_id, ply, action))

    def start(self) -> None:
        """Start no process."""


class PlainAdvice(ComputerPlayers):
    """Recommends the first legal actions: what a search would say depends on the seed."""

    def request(self, game_id: str, ply: int, view: View, level: str, seed: int) -> None:
        """Answer from the view alone."""
        few = view.legal[:3]
        candidates = tuple(Candidate(action, 0.5, 0.01, 100) for action in few)
        answer = Answer(game_id, ply, few[0], candidates=candidates, simulations=300)

        def tell() -> None:
            self.considered.emit(answer)
            self.answered.emit(game_id, ply, few[0])

        QTimer.singleShot(0, self, tell)

    def start(self) -> None:
        """Start no process."""


class SilentJudges(ComputerPlayers):
    """Judges nothing: once a game is over all may see all of it, and a pool has no children."""

    def start(self) -> None:
        """Start no process."""

    def judge(
        self, game_id: str, ply: int, view: View, played: Action, effort: str, seed: int
    ) -> None:
        """Answer never."""


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
class Run:
    """A game that is being played in one of the worlds of a pair."""

    pair: Pair
    which: int
    window: AcquireWindow
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
        hands = Hands(self.window, pair, self.which, self._glance, self.rest)
        session.open(pair.loaded(self.which))
        settle()
        pace = session.computer_turns.pace
        while session.view.ply < pair.until:
            ply, expected = session.view.ply, session.screen.handover_to
            if expected is not None:
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

    def _glance(self, what: str) -> None:
        """Read the window while somebody does something: always, or now and then."""
        session = self.window.session
        chance = Random(f"glance {self.pair.number} {session.view.ply} {what}")
        if self.is_close or not session.screen.shows_hand or chance.random() < _GLANCES:
            self.look(what)

    def look(self, what: str) -> None:
        """Read the window, if what it shows may not depend on the world."""
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
        parts = parts_of(self.window, () if what == "end" else pages_apart(self.window))
        self.moments.append(Moment(name, seat, self._read(name, parts), self._kept(parts)))

    def _read(self, name: str, parts: Parts) -> Reading:
        """Read the window; once the game is over its review may tell all, and some time later."""
        reading = read(self.window, parts)
        left_out = [_REVIEW] if self.window.session.is_over else []
        if TYPED in name:
            left_out.append(_PIN)
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
            if not (is_over and _REVIEW in path)
            if not isinstance(held, View) or (held.seat != may_hold and held.hand)
        )


def pages_apart(window: AcquireWindow) -> list[QWidget]:
    """Return the pages that know nothing of the game."""
    made = vars(window.pages)
    pages: list[QWidget] = [window.pages.start]
    if "new_game" in made:
        pages.append(window.pages.new_game)
    if "reading" in made:
        pages += [window.pages.reading.rules_page, window.pages.reading.compare_page]
    return pages


def settle() -> None:
    """Let everything be done that was asked for, what is to be deleted too."""
    for _ in range(_MOST_ROUNDS):
        for _ in range(_ROUNDS):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if not any(map(_is_at_work, QApplication.topLevelWidgets())):
            break


def _is_at_work(top: QWidget) -> bool:
    """Tell whether something is being done bit by bit, such as the lines of the log measured."""
    return any(
        timer.isActive() and not timer.interval() and not timer.isSingleShot()
        for timer in top.findChildren(QTimer)
    )


@contextmanager
def open_pair(pair: Pair, which: int, *, is_close: bool = True) -> Iterator[Run]:
    """Open a window of its own for one world of a pair."""
    app = make_app()
    app.setCursorFlashTime(0)
    apply_look(app, _USUAL)  # both worlds come from the same look
    apply_look(app, pair.settings)
    app.clipboard().clear()
    computers = SilentComputers(pair.games[which].actions, pair.until)
    with (
        TemporaryDirectory() as home,
        # What lights up for a moment would be in one picture and not in the other.
        patch.object(theme, "STILL_HIGHLIGHT_MS", 0),
        patch.object(hints, "ComputerPlayers", PlainAdvice),
        patch.object(review, "ComputerPlayers", SilentJudges),
    ):
        window = make_window(app, _folders(Path(home)), pair.settings, computers)
        try:
            window._is_painted = not is_close  # the other pages are made when they are needed
            window.resize(*pair.size)
            window.show()
            window.activateWindow()
            settle()
            yield Run(pair, which, window, is_close)
        finally:
            window.close()
            computers.close()
            window.session.deleteLater()
            window.deleteLater()
            settle()
            apply_look(app, _USUAL)  # for whoever comes next


def _folders(home: Path) -> Folders:
    return Folders(home / "data", home / "config", home / "logs")


def play(pair: Pair, which: int, *, is_close: bool = True) -> list[Moment]:
    """Play one world of a pair and return the moments that were read.

    Args:
        pair: What is played.
        which: The world.
        is_close: Whether the window is read after everything that people do.
    """
    with open_pair(pair, which, is_close=is_close) as run:
        run.play()
        return run.moments


def warm_up(pair: Pair) -> None:
    """Play a pair without reading it, with larger text at the end, so that all fonts are there."""
    with open_pair(pair, 0, is_close=False) as run:
        run.is_read = False
        run.play()
        for size in ("larger", "usual_size"):
            run.window.menus.actions[size].trigger()
            settle()
