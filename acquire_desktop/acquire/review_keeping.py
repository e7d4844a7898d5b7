"""Review keeping: what is judged of a game is read and written beside its save, by threads."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Final

from acquire_desktop.acquire.finished_game import FinishedGame
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.archive import keep_review, read_review, review_path
from acquire_desktop.storage.folders import Folders
from acquire_desktop.study.judgement import Judgement, decision_points
from acquire_desktop.study.judging import Plan
from acquire_desktop.study.review_file import decode, encode, game_digest

SEED: Final = 1
"""Where the luck of all reviews comes from: the same game is judged the same."""
_PATIENCE_S: Final = 2.0
"""How long the end of the program waits for the disk."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A game ready to be judged, and to be kept."""

    game: FinishedGame
    plan: Plan
    digest: str
    """Of what is judged."""


class ReviewKeeper:
    """Prepares reviews and keeps them; the window waits for neither."""

    def __init__(self, folders: Folders, wake: Callable[[], object]) -> None:
        """Begin with nothing to do.

        Args:
            folders: The user's.
            wake: Called in a thread when there is something in ``prepared``.
        """
        self._folders = folders
        self._wake = wake
        self.prepared: SimpleQueue[Prepared] = SimpleQueue()
        """What ``prepare`` was asked for, in that order."""
        self._last: Thread | None = None

    def has(self, game: FinishedGame) -> bool:
        """Tell whether anything is kept of the review of a game."""
        return review_path(self._folders, game.game_id).exists()

    def prepare(self, game: FinishedGame) -> None:
        """See all decisions of a game again, which takes a tenth of a second and more."""
        self._start(lambda: self._prepare(game))

    def keep(self, what: Prepared, judgements: Iterable[Judgement]) -> None:
        """Keep what is judged so far; what cannot be written is judged again another time."""
        made = tuple(judgements)
        self._start(lambda: self._keep(what, made))

    def close(self) -> None:
        """Wait until all is kept, or the disk has had time enough."""
        if self._last is not None:
            self._last.join(_PATIENCE_S)

    def _start(self, work: Callable[[], None]) -> None:
        """Do something in a thread after what was to be done before."""
        before = self._last

        def run() -> None:
            if before is not None:
                before.join()
            work()

        self._last = Thread(target=run, name="review", daemon=True)
        self._last.start()

    def _prepare(self, game: FinishedGame) -> None:
        points = decision_points(game.states, game.actions())
        readers = human_seats(game.players) or range(len(game.players))
        plan, digest = Plan(points, readers, SEED), game_digest(points)
        plan.restore(decode(read_review(self._folders, game.game_id), digest, SEED, points))
        self.prepared.put(Prepared(game, plan, digest))
        with suppress(RuntimeError):  # the window may have gone
            self._wake()

    def _keep(self, what: Prepared, judgements: tuple[Judgement, ...]) -> None:
        with suppress(OSError):
            data = encode(what.digest, SEED, judgements)
            keep_review(self._folders, what.game.game_id, data)
