"""Results of a person with the deals of the days: the first game that was ended counts."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from acquire_desktop.games.acquire.career.played_games import PlayedGame


@dataclass(frozen=True, slots=True)
class DayResult:
    """The result of one day."""

    day: date
    place: int
    total: int
    hints: int
    take_backs: int
    is_later: bool
    """Whether the game was ended on another day."""


def results_of(games: Iterable[PlayedGame]) -> dict[date, DayResult]:
    """Return the result of each day that has one, the oldest game first."""
    found: dict[date, DayResult] = {}
    for game in games:
        if game.day is not None and game.day not in found:
            found[game.day] = DayResult(
                game.day, game.place, game.total, game.hints, game.take_backs, _is_later(game)
            )
    return found


def _is_later(game: PlayedGame) -> bool:
    """Tell whether a game ended on another day than its own, by the clock of this computer."""
    ended = datetime.fromisoformat(game.ended).astimezone().date()
    return ended != game.day
