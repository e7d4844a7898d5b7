"""The deal of the day in the real window: played, compared, given away, and its calendar."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.daily.comparison import Experts
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.ui.acquire.daily.daily_page import DailyPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.games.acquire.career.journals import by_id, journal_of, line
from tests.window.table import click, open_window, press

DAY = date(2026, 11, 29)


def opened(window: AcquireWindow) -> DailyPage:
    """Show the deal of 29 November by the button of the start page; no Expert plays."""
    window.pages.show_start()
    daily = window.pages.daily
    daily._today = lambda: DAY
    daily.experts.play = lambda day: None  # type: ignore[method-assign]  # noqa: ARG005
    click(window.pages.start.daily)
    assert window.pages.currentWidget() is daily.page
    return daily.page


def keep(window: AcquireWindow, *days: str, hints: int = 0) -> None:
    """Write games of these days into the user's journal."""
    name = window.pages.last_choice().players[0].name
    lines = [
        line(38_200, 41_000, 9, 8, kind="daily", day=day, name=name, hints=hints) for day in days
    ]
    journal = user_folders().journal
    journal.parent.mkdir(parents=True, exist_ok=True)
    journal.write_bytes(journal_of(by_id(lines)))


def test_its_game_has_the_deal_and_is_marked(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = opened(window)
        assert page.result.isHidden()
        assert page.copy.isHidden()
        click(page.play)
        assert window.pages.currentWidget() is window.pages.game
        assert window.session.setup.seed == "daily/2026-11-29"
        assert window.session.game_file().notes[0].data == "2026-11-29"


def test_the_result_is_compared_and_given_away(qtbot: QtBot, tmp_path: Path) -> None:
    with open_window(qtbot) as window:
        keep(window, "2026-11-29", hints=2)
        window.pages.daily.experts._totals[DAY] = [30_000 + 1_000 * at for at in range(12)]
        page = opened(window)
        assert page.result.text() == "2nd of 4, $38,200"
        assert page.compared.text().startswith("better than 9 of 12 Experts")
        click(page.copy)
        copied = QGuiApplication.clipboard().text()
        assert copied.startswith(
            "Acquire, deal of the day 11/29/26: 2nd of 4, $38,200, better than"
        )
        assert "with 2 hints" in copied
        assert "\n" not in copied
        assert window.pages.daily.save_picture(tmp_path / "day.png")
        assert QImage(str(tmp_path / "day.png")).size().toTuple() == (1200, 900)


def test_before_ones_own_game_the_experts_say_nothing(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.daily.experts._totals[DAY] = [30_000] * 12
        page = opened(window)
        assert page.compared.text() == "Experts who have played these tiles: 12 of 12"
        assert page.strip.isHidden()


def test_the_calendar_marks_days_and_leads_to_them(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        keep(window, "2026-11-03", "2026-10-31")
        page = opened(window)
        calendar = page.calendar
        marked = [each.text() for each in calendar.days if "●" in each.text()]
        assert marked == ["3●"]
        assert calendar.count.text() == "1 day played this month"
        assert not calendar.later.isEnabled()
        assert not calendar.days[29].isEnabled(), "a day that is still to come"
        click(next(each for each in calendar.days if each.text() == "3●"))
        assert page.result.text() == "2nd of 4, $38,200"
        assert page.marks.text() == "on a later day"
        click(calendar.earlier)
        assert [each.text() for each in calendar.days if "●" in each.text()] == ["31●"]
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.start


def test_experts_play_one_after_the_other_in_a_process_of_their_own(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("acquire_desktop.games.acquire.daily.comparison.COUNT", 2)
    experts = Experts()
    if not experts.can_play:
        pytest.skip("minutes in plain Python")
    experts.play(DAY)
    qtbot.waitUntil(lambda: len(experts.totals(DAY)) == 2, timeout=60_000)
    assert all(10_000 < total < 90_000 for total in experts.totals(DAY))
    assert experts._players is None, "the process ends with the work"


@pytest.mark.usefixtures("qtbot")
def test_after_a_failure_the_experts_can_be_asked_again() -> None:
    experts = Experts()
    if not experts.can_play:
        pytest.skip("they are not asked in plain Python")
    experts.play(DAY)
    players = experts._players
    assert players is not None
    players.failed.emit("", 0, "lost")
    experts.play(DAY)
    assert experts._players not in (None, players)
    experts.close()
