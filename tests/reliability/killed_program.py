"""The program, played until it is killed: ``python -m tests.reliability.killed_program SEED``.

It goes on with the game of its user, or starts one of six people, and plays at random, often
several actions at once, and takes some back. On standard output stands what it handed over to be
saved and what it said was saved.
"""

import sys
from random import Random

from PySide6.QtCore import QObject, QTimer

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile
from acquire_desktop.ui.acquire.setup.new_game import NewGame
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.reliability.kills import digest
from tests.reliability.played_program import run

_MOST_AT_ONCE = 6


class Players(QObject):
    """Plays in a window, as fast as it goes."""

    def __init__(self, window: AcquireWindow, chance: Random) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.session
        self._chance = chance
        self._save = self._session.saver.save
        self._session.saver.save = self._hand_over  # type: ignore[method-assign]
        self._session.saved.connect(self._tell)
        window.pages.completed.connect(self._begin)

    def _begin(self) -> None:
        if not self._window.files.open_unfinished():
            self._start()
        self._play()

    def _start(self) -> None:
        edition = self._chance.choice(sorted(EDITIONS))
        people = tuple(Player(f"Player {seat}", PlayerKind.HUMAN) for seat in range(1, 7))
        seed = str(self._chance.random())
        self._window.pages.start_game(NewGame(edition, people, Holdings.OPEN, seed))

    def _play(self) -> None:
        """Do a few things at once; then the window has its turn, and so on."""
        for _ in range(self._chance.choice((1, 1, 1, 2, _MOST_AT_ONCE))):
            self._act()
        QTimer.singleShot(self._chance.choice((0, 0, 20)), self, self._play)

    def _act(self) -> None:
        session = self._session
        if session.is_over:
            self._start()
        elif session.can_undo() and self._chance.random() < 0.2:
            session.undo()
        else:
            session.accept_handover()
            session.uncover()
            session.submit(self._chance.choice(session.view.legal))

    def _hand_over(self, game: GameFile, states: object) -> None:
        print("did", game.game_id, game.save_no, digest(game), flush=True)
        self._save(game, states)  # type: ignore[arg-type]

    def _tell(self, save_no: int) -> None:
        print("saved", self._session.game_file().game_id, save_no, flush=True)


if __name__ == "__main__":
    sys.exit(run(Players))
