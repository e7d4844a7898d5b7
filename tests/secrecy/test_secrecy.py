"""Nothing on the screen depends on what whoever looks must not know."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtGui import QGuiApplication

from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.secrecy.comparing import compared, findings, found_again
from tests.secrecy.pair import Pair
from tests.secrecy.pairs import make_pair
from tests.secrecy.playing import open_pair
from tests.secrecy.run import Moment
from tests.secrecy.worlds import folded_until, known

GAMES = range(30)
SCANNED = (0, 1, 3, 4)
"""Of them; each takes seconds, and the tool of the same name plays hundreds."""
FEW_PLIES = 5
BOUGHT_OTHERWISE = (1, 7, 12)
"""Strictly hidden games whose two worlds differ in old purchases; in others none could be found."""


@pytest.mark.part(of=8, walk="two worlds in the window")
@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("number", SCANNED)
def test_what_nobody_may_know_is_nowhere_in_the_window(number: int) -> None:
    """Rule: rules document, section 6, 8: the hand is private, totals where they are hidden."""
    assert findings(number, FEW_PLIES, is_close=False) == []


@pytest.mark.part(of=5)
@pytest.mark.parametrize("number", GAMES)
def test_two_worlds_are_the_same_for_the_viewer_and_for_nobody_else(number: int) -> None:
    pair = make_pair(number, FEW_PLIES)
    assert pair.until > pair.begins
    for ply in range(pair.begins, pair.until + 1):
        first, second = (game.states[ply] for game in pair.games)
        assert known(first, pair.viewer) == known(second, pair.viewer)
        assert first != second
    if pair.worlds[0].setup.holdings is Holdings.HIDDEN:
        one, other = (observe(game.states[pair.begins], 0) for game in pair.games)
        assert one.cash != other.cash


@pytest.mark.part(of=8, walk="two worlds in the window")
@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("number", BOUGHT_OTHERWISE)
def test_what_was_bought_long_ago_is_nowhere_where_holdings_are_strictly_hidden(
    number: int,
) -> None:
    pair = make_pair(number, FEW_PLIES, Holdings.HIDDEN)
    first, second = (game.actions[: pair.begins] for game in pair.games)
    since = folded_until(pair.games[0], pair.begins)
    assert first[:since] != second[:since]
    assert first[since:] == second[since:]
    assert findings(number, FEW_PLIES, is_close=False, holdings=Holdings.HIDDEN) == []


def test_all_levels_of_hiding_are_looked_at_with_pins_and_without() -> None:
    pairs = [make_pair(number, FEW_PLIES) for number in SCANNED]
    assert {pair.worlds[0].setup.holdings for pair in pairs} == set(Holdings)
    assert {pair.moves_seats for pair in pairs} == {False, True}


@pytest.mark.part(of=8, walk="planted leaks")
@pytest.mark.usefixtures("qtbot")
def test_a_log_that_is_not_folded_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "_first_turn_shown", lambda _session, _seat: 0)
    found = findings(BOUGHT_OTHERWISE[-1], FEW_PLIES, is_close=False, holdings=Holdings.HIDDEN)
    assert [line for line in found if "log_model" in line]


def in_tool_tip(window: AcquireWindow) -> None:
    """Leave the hand in a tip of a part that is hidden."""
    hand = window.session.view.hand
    window.pages.game.moment.card.setToolTip(", ".join(map(str, hand)))


def in_attribute(window: AcquireWindow) -> None:
    """Keep the view of whoever sat there."""
    if window.session.screen.shows_hand:
        window.menus.last_view = window.session.view  # type: ignore[attr-defined]


def in_clipboard(window: AcquireWindow) -> None:
    """Leave a tile in the clipboard."""
    QGuiApplication.clipboard().setText(str(window.session.view.hand[:1]))


def in_picture(window: AcquireWindow) -> None:
    """Let the people be as narrow as the tiles of any hand say."""
    people = window.pages.game.people
    people.setMaximumWidth(min(people.maximumWidth(), 200 - sum(window.session.view.hand) // 9))


def in_scene(window: AcquireWindow) -> None:
    """Leave an item of the board at the place of a tile."""
    window.pages.game.board.drawing.last_tile.setZValue(7)
    for tile in window.session.view.hand[:1]:
        window.pages.game.board.drawing.last_tile.setToolTip(str(tile))


PLANTED: dict[str, dict[str, Callable[[AcquireWindow], None]]] = {
    "out of sight": {
        "::toolTip": in_tool_tip,
        "View of seat": in_attribute,
        "clipboard": in_clipboard,
        "::tip": in_scene,
    },
    "picture": {"picture": in_picture},
}
"""What is planted in one game, by what is said of it and of nothing else there."""


def played_with(
    pair: Pair, which: int, leaks: Iterable[Callable[[AcquireWindow], None]]
) -> list[Moment]:
    """Play one world in a window that leaks whenever somebody has decided."""
    with open_pair(pair, which, is_close=False) as run:

        def leak_hand() -> None:
            if run.window.session.screen.shows_hand:
                for leak in leaks:
                    leak(run.window)

        run.window.session.stepped.connect(leak_hand)
        run.window.session.rewound.connect(leak_hand)
        run.play()
        return run.moments


@pytest.mark.part(of=8, walk="planted leaks")
@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("kind", PLANTED)
def test_every_leak_that_is_planted_is_found(kind: str) -> None:
    leaks = PLANTED[kind]
    pair = make_pair(3, FEW_PLIES)
    first, second = (played_with(pair, which, leaks.values()) for which in (0, 1))
    found = list(compared(pair, first, second))
    assert [sign for sign in leaks if any(sign in line for line in found)] == [*leaks]


def test_only_what_is_found_again_is_a_finding() -> None:
    assert found_again(["a leak", "painted late"], ["painted later", "a leak"]) == ["a leak"]
    assert found_again(["painted late"], []) == []
