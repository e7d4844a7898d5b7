"""Journals that are made up: lines of games of one person against computer players."""

from collections.abc import Mapping, Sequence
from random import Random

from acquire_desktop.games.acquire.seat_counts import ALWAYS
from acquire_desktop.storage.journal import game_line

_LEVELS = ("beginner", "novice", "easy", "medium", "skilled", "hard", "expert", "master")


def line(
    total: int,
    *others: int,
    level: str = "medium",
    counts: Mapping[str, int] | None = None,
    name: str = "Ana",
    kind: str = "normal",
    hints: int = 0,
    **changed: object,
) -> dict[str, object]:
    """Return the fields of a game: the person's total, and those of computer players."""
    totals = [total, *others]
    seats = [
        {
            "name": name if not seat else f"Computer {seat}",
            "kind": "computer" if seat else "human",
            "level": level if seat else "",
            "total": each,
            "place": 1 + sum(other > each for other in totals),
            "counts": {} if seat else dict(counts or {}),
            "take_backs": 0,
            "hints": 0 if seat else hints,
        }
        for seat, each in enumerate(totals)
    ]
    return {
        "kind": kind,
        "ended": "2026-03-14T19:42:00Z",
        "game": "acquire",
        "edition": "2023-classic",
        "options": {"holdings": "open", "house": {}},
        "turns": 60,
        "seats": seats,
        **changed,
    }


def by_id(lines: Sequence[Mapping[str, object]]) -> dict[str, Mapping[str, object]]:
    """Return lines by game id, as a journal holds them."""
    return {f"{number:032x}": each for number, each in enumerate(lines, 1)}


def random_lines(count: int, seed: str = "career") -> dict[str, Mapping[str, object]]:
    """Return games of all kinds, three in four of them of Ana."""
    chance = Random(seed)
    found = []
    for _ in range(count):
        totals = [100 * chance.randrange(100, 600) for _ in range(chance.randrange(2, 7))]
        counts = {name: chance.randrange(8) for name in ALWAYS}
        if chance.random() < 0.8:
            counts["cash_third"] = 100 * chance.randrange(60)
        found.append(
            line(
                *totals,
                level=chance.choice(_LEVELS),
                counts=counts if chance.random() < 0.9 else {},
                name=chance.choice(("Ana", "ANA", "Ana", "Eva")),
                kind=chance.choice(("normal", "normal", "duplicate", "branch")),
                hints=chance.choice((0, 0, 0, 2)),
            )
        )
    return by_id(found)


def journal_of(lines: Mapping[str, Mapping[str, object]]) -> bytes:
    """Return the bytes of a journal."""
    return b"".join(game_line(game_id, each) for game_id, each in lines.items())


def growing_lines(count: int, name: str = "Ana") -> dict[str, Mapping[str, object]]:
    """Return games of somebody who learns: against stronger guests and with more money."""
    chance = Random("growing")
    found = []
    for number in range(count):
        skill = number / max(1, count - 1)
        own = 100 * round(180 + 330 * skill + chance.gauss(0, 70))
        others = [100 * round(250 + 130 * skill + chance.gauss(0, 60)) for _ in range(3)]
        counts = dict.fromkeys(ALWAYS, 0) | {
            "primary": round(2 + 2 * skill),
            "paid_chains": chance.randrange(8, 13),
            "starved": max(0, round(6 - 4 * skill + chance.gauss(0, 1))),
            "worthless": 100 * max(0, round(38 - 30 * skill + chance.gauss(0, 6))),
            "cash_third": 100 * max(0, round(16 + 12 * skill + chance.gauss(0, 5))),
            "by_one": chance.randrange(3),
            "largest": chance.randrange(12, 42),
            "half_place": chance.randrange(1, 5),
            "wave": chance.randrange(3),
        }
        level = _LEVELS[min(5, round(5.4 * skill))]
        found.append(line(own, *others, level=level, counts=counts, name=name))
    return by_id(found)
