"""Comparison: what a player gave away beside what levels give away, and in that player's games."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.ai.search.learned import has_own_weights
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.setup import Setup
from acquire_desktop.games.acquire.review.level_ranges import Band, bands_for, nearest
from acquire_desktop.games.acquire.review.report import FEWEST_GAMES, share_interval
from acquire_desktop.games.acquire.review.review_file import shares_in
from acquire_desktop.storage.archive import read_review
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.storage.players import PlayerKind, names_are_distinct

MOST_GAMES: Final = 50
"""Of a player's games the last ones tell how that player plays now."""
_COUNTED: Final = ("normal", "duplicate", "daily")
"""What the journal calls a game that counts."""

_Line = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Other shares to compare a player's share with, in 1/10,000."""

    bands: tuple[Band, ...] = ()
    """What levels give away at such a table, the weakest first; empty where none was measured."""
    has_own_weights: bool = True
    """Whether the search has learned games of this kind, rather than of a like one."""
    games: int = 0
    """The player's reviewed games at such a table without help."""
    interval: tuple[int, int] | None = None
    """Where the mean of those games lies with 90% confidence; None with too few of them."""

    @property
    def fewest_games(self) -> int:
        """How many games there must be for an interval."""
        return FEWEST_GAMES

    @property
    def levels(self) -> tuple[str, str] | None:
        """The levels whose means are nearest to the ends of the interval, the stronger first."""
        if self.interval is None or not self.bands:
            return None
        low, high = (nearest(self.bands, end).level for end in self.interval)
        return low, high


def comparison(setup: Setup, earlier: Sequence[int], share: int | None) -> Comparison:
    """Return the other shares to compare a player's share with.

    Args:
        setup: Of the game that is reviewed.
        earlier: The player's shares in other games at such a table.
        share: The share in this one; None where the player had help, or it is not known yet.
    """
    shares = [*earlier, *([] if share is None else [share])]
    return Comparison(
        bands_for(setup.edition, setup.players) if _is_usual(setup) else (),
        has_own_weights(setup.edition, setup.players),
        len(shares),
        share_interval(shares),
    )


def earlier_shares(
    folders: Folders, game_id: str, setup: Setup, people: Mapping[Seat, str]
) -> Mapping[Seat, Sequence[int]]:
    """Return by person's seat the shares in that person's last games at such a table.

    A person is who has the same name. Games that left another one, with other rules, or with hints
    or actions taken back, do not count.

    Args:
        folders: The user's.
        game_id: The game that is reviewed; it is not among them.
        setup: Of that game.
        people: The names of the persons in it.
    """
    found: dict[Seat, list[int]] = {seat: [] for seat in people}
    for other, line in _like_games(folders, setup) if _is_usual(setup) else ():
        shares: Sequence[int | None] | None = None
        for seat, place in _places_of(people, line) if other != game_id else ():
            if len(found[seat]) == MOST_GAMES:
                continue
            if shares is None:  # a file is read only for somebody who asks
                shares = shares_in(read_review(folders, other))
            share = shares[place] if place < len(shares) else None
            if share is not None:
                found[seat].append(share)
    return found


def _like_games(folders: Folders, setup: Setup) -> Iterator[tuple[str, _Line]]:
    """Yield the games at such a table and their lines of the journal, the last one first."""
    lines: Mapping[str, _Line] = {}
    with suppress(OSError):
        lines = read_journal(folders.journal).games
    for game_id, line in reversed(list(lines.items())):
        if _is_like(line, setup):
            yield game_id, line


def _is_usual(setup: Setup) -> bool:
    """Tell whether a game was played as the levels were measured, by its options."""
    return not (setup.power_cards or setup.extra_cash or setup.position is not None)


def _is_like(line: _Line, setup: Setup) -> bool:
    """Tell whether a line of the journal is about a game at such a table."""
    options, seats = line.get("options"), line.get("seats")
    return (
        line.get("kind") in _COUNTED
        and line.get("edition") == setup.edition.key
        and isinstance(options, dict)
        and not (options.get("house") or options.get("power_cards") or options.get("extra_cash"))
        and isinstance(seats, list)
        and len(seats) == setup.players
    )


def _places_of(people: Mapping[Seat, str], line: _Line) -> Iterator[tuple[Seat, Seat]]:
    """Yield who of the people took part in another game without help, and where they sat."""
    seats = line["seats"]
    for place, fields in enumerate(seats if isinstance(seats, list) else ()):
        helps = "hints", "take_backs", "played_for"
        if not isinstance(fields, dict) or any(fields.get(help_) for help_ in helps):
            continue
        name = fields.get("name")
        if fields.get("kind") != PlayerKind.HUMAN.value or not isinstance(name, str):
            continue
        for seat, own in people.items():
            if not names_are_distinct((own, name)):
                yield seat, place
