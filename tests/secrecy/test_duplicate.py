"""Nothing that a person did with a deal is anywhere in the window while another plays it."""

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.duplicate.comparison import Comparison
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DeclareEnd
from acquire_desktop.storage.duplicate.duplicate_file import Duplicate
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.screenshots.duplicates import played_duplicate
from tests.secrecy.reading import Reading, parts_of, read
from tests.secrecy.run import settle
from tests.window.table import click, open_window, wait_for_turn


def decide(window: AcquireWindow, choice: int) -> None:
    """Take an action, by the choice from the first or the last ones, and end when that is due."""
    legal = window.session.view.legal
    ends = [action for action in legal if isinstance(action, DeclareEnd)]
    buys: list[Action] = [action for action in legal if isinstance(action, BuyStock)]
    window.session.submit(ends[0] if ends else (buys or list(legal))[choice])


def pass_on(window: AcquireWindow) -> None:
    page = window.pages.end.duplicates.turn_page
    page.guard.open()
    click(page.accept)


def second_turn(
    qtbot: QtBot, window: AcquireWindow, deal: Duplicate, choice: int
) -> tuple[list[Reading], Duplicate]:
    """Let the first person play by a choice; return what is read in the turn of the second."""
    way = window.pages.end.duplicates
    way.keeper.begin(deal)
    way.show()
    pass_on(window)
    session = window.session
    while True:
        qtbot.waitUntil(lambda: not session.has_game or session.is_over or session.awaits_human)
        if not session.has_game or session.is_over:
            break
        decide(window, choice)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is way.turn_page)
    settle()
    found = [read(window, parts_of(window))]
    pass_on(window)
    for _ in range(3):
        assert wait_for_turn(qtbot, window)
        settle()
        found.append(read(window, parts_of(window)))
        decide(window, 0)
    assert way.keeper.duplicate is not None
    return found, way.keeper.duplicate


@pytest.mark.part(of=8, walk="two worlds in the window")
def test_two_ways_to_play_the_first_game_look_the_same_in_the_second(qtbot: QtBot) -> None:
    deal = played_duplicate(2, computers=1, done=0)
    readings, kept = [], []
    for choice in (0, -1):
        with open_window(qtbot) as window:
            found, duplicate = second_turn(qtbot, window, deal, choice)
            readings.append(found)
            kept.append(duplicate)
    first, second = (duplicate.games[0].game.history for duplicate in kept)
    assert first != second
    assert len(first) != len(second), "not even how long it took"
    told = [text for one, other in zip(*readings, strict=True) for text in _differences(one, other)]
    assert told == [], "\n".join(told)


@pytest.mark.usefixtures("qapp")
def test_nothing_is_compared_before_everybody_is_done() -> None:
    with pytest.raises(ValueError, match="not everybody"):
        Comparison(played_duplicate(3, done=2))


def _differences(one: Reading, other: Reading) -> list[str]:
    return [
        f"{place}: {one.get(place)!r} or {other.get(place)!r}"[:300]
        for place in sorted(one.keys() | other.keys())
        if one.get(place) != other.get(place)
    ]
