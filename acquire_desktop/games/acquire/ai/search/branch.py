"""Branch: an action in a search tree, what came of it, and what was tried after it."""

from math import log, sqrt
from typing import Final

from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame

NO_BRANCHES: Final[dict[int, "Branch"]] = {}
"""What a leaf has; never filled."""


class Branch:
    """An action in the tree, how it did, and what was tried after it.

    ``total`` adds up its payoffs; ``wins`` and ``squares`` the shares of the victory.
    """

    __slots__ = (
        *("available", "branches", "choices", "seat", "squares"),
        *("total", "tried", "visits", "wins"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.tried = 0
        self.total = 0.0
        self.wins = 0.0
        self.squares = 0.0
        self.choices: list[int] | None = None
        self.branches: dict[int, Branch] = NO_BRANCHES

    def add(self, action: int, seat: int) -> None:
        """Add what a seat may do here."""
        # Most branches stay leaves: dicts of their own would be most of a tree's memory.
        if not self.branches:
            self.branches = {}
        self.branches[action] = Branch(seat)

    def pick(self, game: KernelGame, chance: Generator, exploration: float, hope: float) -> int:
        """Return a legal action: a new one by chance as -1 - action, or the most promising.

        What is legal may differ from sample to sample. What is new is expected to bring
        ``hope`` more than what was tried, on average; the highest upper confidence bound
        decides otherwise.
        """
        count = game.list_choices()
        branches = self.branches
        new = best = -1
        seen = visits = 0
        most = -1.0
        total = 0.0
        for index in range(count):
            action = game.choices[index]
            child = branches.get(action)
            if child is None:
                seen += 1
                if chance.below(seen) == 0:
                    new = action
                continue
            child.available += 1
            visits += child.visits
            total += child.total
            bound = child.bound(1.0 * child.available, exploration)
            if bound > most:
                most = bound
                best = action
        if new >= 0 and (best < 0 or total / visits + hope > most):
            return -1 - new
        return best

    def most_tried(self) -> int:
        """Return the action tried most often from here."""
        best = most = -1
        for action, child in self.branches.items():
            if child.visits > most:
                most = child.visits
                best = action
        return best

    def bound(self, tries: float, exploration: float) -> float:
        """Return the upper confidence bound of this action after so many tries of any."""
        visits = 1.0 * self.visits
        return self.total / visits + exploration * sqrt(log(tries) / visits)
