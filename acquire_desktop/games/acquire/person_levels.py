"""Person levels: as strong as which level the people at the table count, by the ladder."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from acquire_desktop.storage.players import Player

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.advice.table import Table

FIRST_LEVEL: Final = "beginner"
"""As strong as this counts a person whose strength is not known yet."""


class PersonLevels:
    """Knows for one game at a time how strong its people are.

    The journal is read when the first chance is shown, and then not again in that game.
    """

    def __init__(self, journal: Path | None) -> None:
        """Know no level yet; the journal has how people did, and is None where none is kept."""
        self._journal = journal
        self._known: dict[str, str] | None = None

    def forget(self) -> None:
        """Look again next time: another game has begun."""
        self._known = None

    def table(self, players: Iterable[Player]) -> "Table":
        """Return how strong the players at a table are, its people by the ladder.

        Args:
            players: By seat.
        """
        from acquire_desktop.games.acquire.opponents import table_at

        seated = tuple(players)
        people = tuple(each.name for each in seated if not each.level)
        if self._known is None or not self._known.keys() >= set(people):
            self._known = self._levels_of(people)
        return table_at(seated, self._known)

    def of(self, player: Player) -> str:
        """Return the level that a person counts as."""
        return (self._known or {}).get(player.name, FIRST_LEVEL)

    def _levels_of(self, names: Iterable[str]) -> dict[str, str]:
        from acquire_desktop.games.acquire.career.ladder import ladder_of, nearest_level
        from acquire_desktop.games.acquire.career.played_games import games_of
        from acquire_desktop.storage.journal import read_journal

        known = dict.fromkeys(names, FIRST_LEVEL)
        try:
            lines = {} if self._journal is None else read_journal(self._journal).games
        except OSError:  # the career says so where it is looked at
            return known
        for name in known:
            rating = ladder_of(games_of(lines, name)).rating
            if rating is not None:
                known[name] = nearest_level(rating.points)
        return known
