"""Every legal action of both games is within reach of each hand: mouse, keys, screen reader.

Games are played with any legal actions, as no player would; at each kind of decision the hands take
each kind of action in turn.
"""

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.setup import Claims, Mode
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from tests.driver import acquire, hotel_tycoon
from tests.driver.driver import AnyHand, any_action
from tests.driver.hotel_tycoon import keeping_action
from tests.window import hotel_tycoon as hotel_window
from tests.window.hotel_tycoon import open_windows
from tests.window.table import choice_of, open_window


@pytest.mark.part(of=10, walk="every action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_hand_takes_any_action_of_acquire(qtbot: QtBot, edition: str) -> None:
    rules = EDITIONS[edition]
    choice = choice_of(rules.players[0], 0, edition=edition, seed="any")
    with open_window(qtbot) as window:
        window.pages.start_game(replace(choice, power_cards=rules.power_cards))
        kinds = acquire.MouseDriver, acquire.KeyDriver, acquire.ReaderDriver
        assert AnyHand(*(kind(window) for kind in kinds)).play_to_end() > 50


@pytest.mark.part(of=10, walk="every action")
@pytest.mark.parametrize("mode", Mode)
def test_each_hand_takes_any_action_of_hotel_tycoon(qtbot: QtBot, mode: Mode) -> None:
    options = {"claims": Claims.MANUAL, "pick_profiles": mode is Mode.INVESTORS, "round_limit": 6}
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.click()
        hotel.pages.start_game(hotel_window.choice_of(3, 0, mode, **options))
        table = hotel.pages.game
        assert isinstance(table, TablePage)
        kinds = hotel_tycoon.MouseDriver, hotel_tycoon.KeyDriver, hotel_tycoon.ReaderDriver
        hands = [kind(table, hotel.session) for kind in kinds]
        assert AnyHand(*hands).play_to_end(sell_now_and_then) > 50


def sell_now_and_then(view: View, rng: Random) -> Action:
    """Return any legal action, and mostly no auction, which is long."""
    return any_action(view, rng) if rng.random() < 0.2 else keeping_action(view, rng)
