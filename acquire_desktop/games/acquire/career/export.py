"""Export of a career: a table for a spreadsheet, or JSON for a program. No other name is in it."""

import csv
import io
import json
from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.career.career import Career
from acquire_desktop.games.acquire.career.played_games import PlayedGame
from acquire_desktop.games.acquire.seat_counts import COUNTS

_UNKNOWN: Final = "other"
"""A guest that is a person, or a program from outside."""


def as_csv(career: Career) -> bytes:
    """Return one line for each game in UTF-8, with a mark by which spreadsheets know that."""
    rows = [_row(game) for game in career.games]
    names = list(dict.fromkeys(name for row in rows for name in row)) or list(_COLUMNS)
    text = io.StringIO()
    writer = csv.DictWriter(text, names, restval="")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode("utf-8-sig")


def as_json(career: Career) -> bytes:
    """Return the games and what is worked out from them, as JSON in UTF-8."""
    rating = career.ladder.rating
    value = {
        "person": career.name,
        "games_won": career.won,
        "games": [{**_row(game), "guests": _guests(game)} for game in career.games],
        "rating": None
        if rating is None
        else {
            "points": round(rating.points),
            "margin": round(rating.margin),
            "games": rating.games,
        },
        "milestones": dict(career.milestones),
    }
    return json.dumps(value, indent=1, ensure_ascii=False).encode() + b"\n"


_COLUMNS: Final = (
    *("ended", "kind", "edition", "players", "place", "total", "lead", "guests"),
    *("hints", "take_backs", "game_id"),
)


def _row(game: PlayedGame) -> dict[str, object]:
    values = {name: getattr(game, name) for name in _COLUMNS}
    counts = {name: game.counts[name] for name in COUNTS if name in game.counts}
    return {**values, "guests": " ".join(_guests(game)), **counts}


def _guests(game: PlayedGame) -> Sequence[str]:
    return [level or _UNKNOWN for level in game.guests]
