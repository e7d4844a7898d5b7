"""A duplicate, played until it is killed: ``python -m tests.reliability.killed_duplicate SEED``.

It goes on with the duplicate of its user, or begins one of two people. On standard output stands
what it handed over to be saved, what it said was saved, and what its window held before it played.
"""

import sys
from random import Random

from PySide6.QtCore import QObject, QTimer

from acquire_desktop.choices import Speed
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.duplicate.deal import begun
from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.reliability.kills import digest
from tests.reliability.played_program import run
from tests.secrecy.reading import parts_of, read


class People(QObject):
    """Plays one game after the other in a window, as fast as it goes."""

    def __init__(self, window: AcquireWindow, chance: Random) -> None:
        super().__init__(window)
        self._window, self._session, self._chance = window, window.session, chance
        self._last: GameFile | None = None
        self._save = self._session.saver.save
        self._session.saver.save = self._hand_over  # type: ignore[method-assign]
        self._session.saved.connect(self._tell)
        window.pages.completed.connect(self._begin)

    def _begin(self) -> None:
        way = self._window.pages.end.duplicates
        self._session.computer_turns.pace.set_speed(Speed.INSTANT)
        if way.keeper.look(GAMES) is None:
            self._start()
        way.show()
        told = read(self._window, parts_of(self._window))
        print("shown", " ".join(repr(told).split()), flush=True)
        self._play()

    def _start(self) -> None:
        edition = EDITIONS[self._chance.choice(("2023-classic", "2008"))]
        people = [Player(name, PlayerKind.HUMAN) for name in ("Ana", "Bea")]
        setup = make_setup(edition, 3, str(self._chance.random()))
        robots = [Player(name, PlayerKind.COMPUTER, "beginner") for name in ("Cora", "Dino")]
        self._window.pages.end.duplicates.keeper.begin(begun(setup, people, robots))

    def _play(self) -> None:
        way, pages, session = self._window.pages.end.duplicates, self._window.pages, self._session
        if "comparison" in vars(way):
            print("compared", flush=True)
            return
        if pages.currentWidget() is way.turn_page:
            way.turn_page.accepted.emit()
        elif session.has_game and session.awaits_human:
            self._act()
        QTimer.singleShot(self._chance.choice((0, 0, 5)), self, self._play)

    def _act(self) -> None:
        session, chance = self._session, self._chance
        if session.can_undo() and chance.random() < 0.1:
            session.undo()
            return
        legal = session.view.legal
        end = next((action for action in legal if isinstance(action, DeclareEnd)), None)
        session.submit(end or chance.choice(legal))

    def _hand_over(self, game: GameFile, states: object) -> None:
        self._last = game
        print("did", game.game_id, digest(game), flush=True)
        self._save(game, states)  # type: ignore[arg-type]

    def _tell(self, _save_no: int) -> None:
        if self._last is not None and self._session.is_kept:
            print("saved", self._last.game_id, digest(self._last), flush=True)


if __name__ == "__main__":
    sys.exit(run(People))
