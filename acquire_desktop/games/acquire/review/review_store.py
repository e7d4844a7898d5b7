"""Review keeping: what is found out about a game is read and written by threads."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import decision_points
from acquire_desktop.games.acquire.engine.board import Seat
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
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.archive import keep_review, read_review, review_path
from acquire_desktop.storage.folders import Folders

SEED: Final = 1
"""Where the luck of all reviews comes from: the same game is judged the same."""
_PATIENCE_S: Final = 2.0
"""How long the end of the program waits for the disk."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A game ready to be judged, and to be kept."""

    game: FinishedGame
    plan: Plan
    story: Story
    costs: Costs
    digest: str
    """Of what is judged."""
    earlier: Mapping[Seat, Sequence[int]]
    """By person's seat what that person gave away in other games: see ``earlier_shares``."""

    @property
    def kept(self) -> Kept:
        """All that is found out so far."""
        judged = tuple(self.plan.judgements.values())
        found = tuple(self.story.turns), tuple(self.story.draws), self.costs.kept
        return Kept(judged, *found)


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

    def keep(self, what: Prepared, shares: Shares) -> None:
        """Keep what is found out so far; what cannot be written is found out again another time.

        Args:
            what: The review.
            shares: What each seat gave away.
        """
        kept = what.kept
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
        self.prepared.put(Prepared(game, plan, story, costs, digest, earlier))
        with suppress(RuntimeError):  # the window may have gone
            self._wake()

    def _keep(self, what: Prepared, kept: Kept, shares: Shares) -> None:
        with suppress(OSError):
            data = encode(what.digest, SEED, kept, shares, what.plan.table)
            keep_review(self._folders, what.game.game_id, data)
