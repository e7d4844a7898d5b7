"""Nothing on the screen of Hotel Tycoon depends on what whoever looks must not know."""

from typing import Any

import pytest

from acquire_desktop.games.hotel_tycoon.engine.setup import Mode
from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON
from acquire_desktop.session import game_session
from acquire_desktop.session.screen import Screen
from tests.secrecy.hotel_tycoon.pairs import make_pair
from tests.secrecy.hotel_tycoon.scanning import findings
from tests.secrecy.hotel_tycoon.worlds import World, known

GAMES = range(1, 31)
FEW_PLIES = 6


@pytest.mark.part(of=5)
@pytest.mark.parametrize("number", GAMES)
def test_two_worlds_are_the_same_for_the_viewer_and_for_nobody_else(number: int) -> None:
    pair = make_pair(number)
    assert pair.until > pair.begins
    for ply in range(pair.begins, pair.until + 1):
        first, second = (game.states[ply] for game in pair.games)
        assert known(first, pair.viewer) == known(second, pair.viewer)
        assert first != second


def test_everything_that_is_hidden_differs_somewhere() -> None:
    pairs = [make_pair(number) for number in GAMES]
    others = [pair.worlds[1] for pair in pairs]
    worlds = [world for world in others if isinstance(world, World)]
    assert {world.setup.mode for world in worlds} == set(Mode)
    assert any(world.purse for world in worlds)
    assert len([world for world in worlds if world.cards]) > len(pairs) // 2
    hands = [
        [
            (*game.states[pair.begins].table.hands, *game.states[pair.begins].table.first_cards)
            for game in pair.games
        ]
        for pair in pairs
    ]
    assert len([one for one, other in hands if one != other]) > len(pairs) // 5


@pytest.mark.part(of=5)
@pytest.mark.parametrize("number", GAMES)
def test_the_same_dice_fall_now_and_others_later(number: int) -> None:
    pair = make_pair(number)
    later = []
    for ply in range(pair.begins, pair.until + 1):
        first, second = (game.states[ply].table.copy() for game in pair.games)
        later.append([first.die() for _ in range(8)] != [second.die() for _ in range(8)])
    assert sum(later) > len(later) // 2
    first_game, second_game = (game.events[: pair.until + 1] for game in pair.games)
    redacted = [
        [HOTEL_TYCOON.redact(told, pair.viewer) for told in game]
        for game in (first_game, second_game)
    ]
    assert redacted[0] == redacted[1]


@pytest.mark.part(of=8, walk="two worlds in the window")
@pytest.mark.usefixtures("qtbot")
def test_what_nobody_may_know_is_nowhere_in_the_window() -> None:
    """R19: held cards are secret. A59: so is money, where that was agreed on."""
    assert findings(2, FEW_PLIES, is_close=False) == []


def show_every_hand(patch: pytest.MonkeyPatch) -> None:
    """Show at the curtain what only the person before may see."""

    def view_on(screen: Screen, rules: Any, state: Any, **_decides: bool) -> Any:
        return rules.observe(state, screen.seat)

    patch.setattr(game_session, "view_on", view_on)


@pytest.mark.part(of=8, walk="planted leaks")
@pytest.mark.usefixtures("qtbot")
def test_a_hand_that_is_shown_at_the_curtain_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    show_every_hand(monkeypatch)
    found = findings(1, FEW_PLIES, is_close=False)
    assert [line for line in found if "View of seat" in line]
