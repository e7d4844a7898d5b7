"""Review keeping: what is found out about a game is read and written by threads."""

from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import decision_points
from acquire_desktop.games.acquire.opponents import table_at
from acquire_desktop.games.acquire.review.comparison import earlier_shares
from acquire_desktop.games.acquire.review.costs import Costs
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.game_course import Story
from acquire_desktop.games.acquire.review.judging import Plan
from acquire_desktop.games.acquire.review.review_file import (
    Kept,
    Shares,
    decode,
    encode,
    game_digest,
)
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.archive import keep_review, read_review, review_path
from acquire_desktop.storage.folders import Folders

SEED: Final = 1
"""Where the luck of all reviews comes from: the same game is judged the same."""
_PATIENCE_S: Final = 2.0
"""How long the end of the program waits for the disk."""


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
        self.prepared: SimpleQueue[ReviewedGame] = SimpleQueue()
        """What ``prepare`` was asked for, in that order."""
        self._last: Thread | None = None

    def has(self, game: FinishedGame) -> bool:
        """Tell whether anything is kept of the review of a game."""
        return review_path(self._folders, game.game_id).exists()

    def prepare(self, game: FinishedGame) -> None:
        """See all decisions of a game again, which takes a tenth of a second and more."""
        self._start(lambda: self._prepare(game))

    def keep(self, what: ReviewedGame) -> None:
        """Keep what is found out so far; what cannot be written is found out again another time."""
        judged = tuple(what.plan.judgements.values())
        found = tuple(what.story.turns), tuple(what.story.draws), what.costs.kept
        kept = Kept(judged, *found)
        shares = tuple(map(what.share, range(len(what.game.players))))
        self._start(lambda: self._keep(what, kept, shares))

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
        lines = game.actions()
        points = decision_points(game.states, lines)
        readers = human_seats(game.players) or range(len(game.players))
        table = table_at(game.players)
        plan, story = (
            Plan(points, readers, SEED, stood_in=game.stood_in, table=table),
            Story(game.states, lines, SEED, table=table),
        )
        costs = Costs(plan, game.states, story.draw_points, SEED)
        digest = game_digest(points, story.draw_points)
        data = read_review(self._folders, game.game_id)
        kept = decode(data, digest, SEED, points, story, costs, table)
        plan.restore(kept.judgements)
        costs.restore(kept.costs)
        story.restore(kept.turns, kept.draws)
        people = {seat: game.players[seat].name for seat in human_seats(game.players)}
        earlier = earlier_shares(self._folders, game.game_id, game.setup, people)
        self.prepared.put(ReviewedGame(game, plan, story, costs, digest, earlier))
        with suppress(RuntimeError):  # the window may have gone
            self._wake()

    def _keep(self, what: ReviewedGame, kept: Kept, shares: Shares) -> None:
        with suppress(OSError):
            data = encode(what.digest, SEED, kept, shares, what.plan.table)
            keep_review(self._folders, what.game.game_id, data)
