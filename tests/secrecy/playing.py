"""Plays a recorded game of Acquire through its window, and reads it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from acquire_desktop.app import make_app, make_window
from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice import hints
from acquire_desktop.games.acquire.ai.search.result import Candidate
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review import review
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.story_player import STEP_MS
from acquire_desktop.ui.window.preferences import apply_look
from tests.secrecy.gestures import Hands
from tests.secrecy.pair import Pair
from tests.secrecy.run import Moment, Run, SilentComputers, settle

_USUAL = Settings(language="en")
_NEVER_MS = 100_000_000


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


def pages_apart(window: AcquireWindow) -> list[QWidget]:
    """Return the pages that know nothing of the game."""
    made = vars(window.pages)
    pages: list[QWidget] = [window.pages.start]
    if "new_game" in made:
        pages.append(window.pages.new_game)
    if "reading" in made:
        pages += [window.pages.reading.rules_page, window.pages.reading.compare_page]
    return pages


@contextmanager
def open_pair(pair: Pair, which: int, *, is_close: bool = True) -> Iterator[Run[AcquireWindow]]:
    """Open a window of its own for one world of a pair."""
    app = make_app()
    app.setCursorFlashTime(0)
    apply_look(app, _USUAL)  # both worlds come from the same look
    apply_look(app, pair.settings)
    app.clipboard().clear()
    computers = SilentComputers(load_rules, pair.games[which].actions, pair.until)
    with (
        TemporaryDirectory() as home,
        # What lights up for a moment would be in one picture and not in the other.
        patch.object(theme, "STILL_HIGHLIGHT_MS", 0),
        # Nor does a scene go on by itself: ``Hands.watch`` lets it.
        patch.dict(STEP_MS, {Speed.FAST: _NEVER_MS}),
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
            yield Run(
                pair,
                which,
                window,
                lambda run: Hands(window, pair, which, run.glance, run.rest),
                pages_apart,
                is_close,
            )
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
