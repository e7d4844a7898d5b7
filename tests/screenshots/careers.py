"""The career, of games that are made up: without one, with a few, and with many."""

from datetime import date

from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.games.acquire.career.journals import by_id, growing_lines, journal_of, line
from tests.screenshots.states import Show


def _career(count: int) -> Show:
    """Show the career of somebody with so many games."""

    def show(window: AcquireWindow) -> None:
        name = window.pages.last_choice().players[0].name
        journal = window.folders.journal
        journal.parent.mkdir(parents=True, exist_ok=True)
        journal.write_bytes(journal_of(growing_lines(count, name)))
        window.menus.actions["career"].trigger()

    return show


def _day(*, is_played: bool) -> Show:
    """Show the deal of a day, with a result beside Experts who have played."""

    def show(window: AcquireWindow) -> None:
        daily = window.pages.daily
        daily._today = lambda: date(2026, 11, 29)
        daily.experts.play = lambda day: None  # type: ignore[method-assign]  # noqa: ARG005
        name = window.pages.last_choice().players[0].name
        lines = [
            line(38_200, 41_000, 22_000, 19_000, kind="daily", day=f"2026-11-{day}", name=name)
            for day in (10, 12, 13, *([29] if is_played else []))
        ]
        window.folders.journal.parent.mkdir(parents=True, exist_ok=True)
        window.folders.journal.write_bytes(journal_of(by_id(lines)))
        daily.experts._totals[date(2026, 11, 29)] = [24_000 + 2_300 * at for at in range(12)]
        window.menus.actions["daily"].trigger()

    return show


CAREERS: dict[str, Show] = {
    "career_none": _career(0),
    "career_few": _career(3),
    "career": _career(22),
    "career_many": _career(400),
    "daily": _day(is_played=False),
    "daily_played": _day(is_played=True),
}
"""The page in its states."""
