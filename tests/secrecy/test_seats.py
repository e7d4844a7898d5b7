"""Where people have PINs, leave and come back, nothing on the screen depends on what is secret."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from acquire_desktop.game import AnyGame, GameState
from acquire_desktop.session import game_session
from acquire_desktop.session.screen import Screen, view_on
from acquire_desktop.session.seats import Seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.pin import pin_dialog
from acquire_desktop.ui.pin.pin_dialog import PinDialog
from acquire_desktop.ui.pin.pin_pad import PinPad
from tests.secrecy.comparing import findings
from tests.secrecy.pairs import make_pair
from tests.secrecy.playing import open_pair

GAMES = range(40)
FEW_PLIES = 5
BUSY = 13, 24
"""Games in which among them everything is done that people do about their seats."""


@pytest.mark.part(of=3, walk="seats in games of two worlds")
def test_pins_of_the_viewer_are_the_same_in_both_worlds_and_those_of_others_are_not() -> None:
    pairs = [pair for pair in map(make_pair, GAMES) if pair.moves_seats]
    assert len(pairs) > len(GAMES) // 3
    others = 0
    for pair in pairs:
        first, second = pair.pins
        assert [bool(pin) for pin in first] == [bool(pin) for pin in second]
        assert first[pair.viewer] == second[pair.viewer]
        others += first != second
    assert others > len(pairs) // 2


@pytest.mark.part(of=3, walk="seats in games of two worlds")
@pytest.mark.usefixtures("qtbot")
def test_everything_is_done_about_seats_that_can_be_done() -> None:
    done = set()
    for number in BUSY:
        with open_pair(make_pair(number, FEW_PLIES), 0, is_close=False) as run:
            done |= set(run.play())
    at_curtain = {"leave_at_curtain", "type_wrong_digits", "forget_pin"}
    assert done == {"leave", "come_back", "set_pin", *at_curtain}


def keep_digits(patch: pytest.MonkeyPatch) -> None:
    """Let a dialog stay in the window, hidden, with what was typed in it."""

    def asked(dialog: PinDialog) -> tuple[int, str]:
        return dialog.exec(), dialog.digits

    patch.setattr(pin_dialog, "_asked", asked)


def keep_field(patch: pytest.MonkeyPatch) -> None:
    """Let digits stay in the field of the curtain while something else is on view."""
    patch.setattr(PinPad, "hideEvent", lambda _pad, _event: None)


def show_locks(patch: pytest.MonkeyPatch) -> None:
    """Give the window the players with what is kept of their PINs."""

    def take(seats: Seats, players: tuple[Player, ...]) -> None:
        seats.players = seats.shown = tuple(players)

    patch.setattr(Seats, "_take", take)


def show_left_hand(patch: pytest.MonkeyPatch) -> None:
    """Show the hand of whoever left to all who stayed."""

    def view_of_stand_in(
        screen: Screen, rules: AnyGame, state: GameState, *, decides: bool = True
    ) -> Any:
        shown = screen if decides else replace(screen, shows_hand=True)
        return view_on(shown, rules, state, decides=decides)

    patch.setattr(game_session, "view_on", view_of_stand_in)


PLANTED: dict[int, dict[str, Callable[[pytest.MonkeyPatch], None]]] = {
    19: {".digits": keep_digits, "View of seat": show_left_hand},
    9: {":PinField::text": keep_field},
    1: {"players": show_locks},
}
"""The game in which they show; what is said of each, and of nothing else there; how it is made."""


@pytest.mark.part(of=8, walk="planted leaks")
@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("number", PLANTED)
def test_every_leak_of_seats_is_found(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    for plant in PLANTED[number].values():
        plant(monkeypatch)
    found = findings(number, FEW_PLIES, is_close=False)
    said = [sign for sign in PLANTED[number] if any(sign in line for line in found)]
    assert said == [*PLANTED[number]]
