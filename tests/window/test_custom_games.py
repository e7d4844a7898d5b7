"""Games with power cards and house rules through the real window."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.actions import (
    ExchangeStock,
    PassPlacement,
    PlaceTile,
    PlayPowerCard,
)
from acquire_desktop.games.acquire.engine.decisions import FreeStock, StockExchange
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import ExtraCashGiven
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.setup_json import is_custom
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.storage.library import find_unfinished, read_save, saved_games
from acquire_desktop.ui.acquire.setup.new_game import NewGame
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.shell.window_texts import game_facts
from tests.driver.acquire import letter_key
from tests.window.table import (
    choice_of,
    click,
    open_window,
    play_to_end,
    press,
    totals_shown,
)
from tests.window.test_whole_games import check_result, decide_by_keys

TILE_KEYS = tuple(Qt.Key(ord(sign)) for sign in "1234567890-")
CARD_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)
HOUSE: dict[str, object] = {"starting_cash": 8000, "bonus_mode": "tycoon", "power_cards": True}


def decide_with_cards(window: AcquireWindow) -> None:
    """Take the present decision with keys alone, and play every card as soon as possible."""
    view = window.session.view
    cards = [action.card for action in view.legal if isinstance(action, PlayPowerCard)]
    exchanges = [action for action in view.legal if isinstance(action, ExchangeStock)]
    tiles = [tile for tile in view.hand if PlaceTile(tile) in view.legal]
    if cards:
        press(window, Qt.Key.Key_P)
        press(window, CARD_KEYS[cards[0]])
        press(window, Qt.Key.Key_Return)
        assert cards[0] not in window.session.view.cards
    elif isinstance(view.decision, StockExchange) and exchanges:
        press(window, letter_key(view, exchanges[0].give))
        press(window, letter_key(view, exchanges[0].take))
        press(window, Qt.Key.Key_Return)
    elif isinstance(view.decision, FreeStock):
        press(window, letter_key(view, next(c for c in range(7) if view.sizes[c])))
        press(window, Qt.Key.Key_Return)
    elif tiles and PassPlacement() in view.legal and view.tiles_left == 1:
        click(window.pages.game.panel.second_button)
    elif tiles:
        which = TILE_KEYS[view.hand.index(tiles[-1])]
        press(window, which)
        press(window, which)
    else:
        decide_by_keys(window)


def with_cards(choice: NewGame, house: dict[str, object] | None = None) -> NewGame:
    return NewGame(
        choice.edition_key, choice.players, choice.holdings, choice.seed, True, house or {}
    )


@pytest.mark.part(of=12, walk="whole games")
def test_a_whole_japanese_game_with_cards_is_played_by_keys(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(with_cards(choice_of(1, 3, edition="ja-tycoon", seed="cards")))
        assert window.pages.game.power_cards.isVisible()
        played: set[int] = set()

        def decide(window: AcquireWindow) -> None:
            decide_with_cards(window)
            played.update(window.session.view.played_cards[0])

        assert play_to_end(qtbot, window, decide) > 30
        assert played == {0, 1, 2, 3, 4}
        check_result(window)


@pytest.mark.part(of=12, walk="whole games")
@pytest.mark.parametrize(("edition", "seats"), [("ja-tycoon", 4), ("ja-classic", 2)])
def test_computer_players_play_a_japanese_game_with_cards(
    qtbot: QtBot, edition: str, seats: int
) -> None:
    with open_window(qtbot) as window:
        with qtbot.waitSignal(window.session.ended):
            window.pages.start_game(with_cards(choice_of(0, seats, edition=edition)))
        assert any(window.session.view.played_cards)
        check_result(window)


def test_a_custom_game_is_named_so_and_read_back_with_its_exact_rules(qtbot: QtBot) -> None:
    edition = with_house_rules(EDITIONS["2008"], HOUSE)
    with open_window(qtbot) as window:
        window.pages.show_new_game()
        window.pages.new_game.set_choice(with_cards(choice_of(1, 2, edition="2008"), HOUSE))
        click(window.pages.new_game._start)
        assert window.session.setup.edition == edition
        assert window.session.view.cash[0] == 8000
        assert "Custom (2008 edition)" in window.windowTitle()
        assert "Custom (2008 edition)" in window.top_bar.facts.text()
        for _ in range(4):
            qtbot.waitUntil(lambda: window.session.awaits_human)
            decide_with_cards(window)
        window.menus.actions["rules"].trigger()
        assert window.pages.reading.rules_page._choice.currentText() == "Custom (2008 edition)"
        window.menus.actions["compare"].trigger()
        assert "Custom (2008 edition)" in window.pages.reading.compare_page._note.text()
        setup, view = window.session.setup, window.session.view
        window.pages.show_start()
        (recent,) = window.pages.start._recent()
        assert "Custom (2008 edition)" in recent.detail
    resumption = find_unfinished(user_folders(), GAMES)
    assert resumption.loaded is not None
    assert resumption.loaded.game.setup == setup
    with open_window(qtbot) as window:
        window.pages.continue_game()
        assert window.session.setup.edition == edition
        assert window.session.setup.power_cards
        assert window.session.view.cash == view.cash or window.session.view.ply > view.ply


@pytest.mark.part(of=12, walk="whole games")
def test_a_finished_custom_game_replays_to_the_same_result(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        with qtbot.waitSignal(window.session.ended):
            window.pages.start_game(with_cards(choice_of(0, 4, edition="2023-classic"), HOUSE))
        check_result(window)
        assert "Custom (2023 Classic)" in window.windowTitle()
        totals = totals_shown(window.pages.result)
        assert window.session.finish_saving(60_000)
        (save,) = saved_games(user_folders())
        assert save.header is not None
        assert is_custom(save.header.options)
        loaded = read_save(save.path, GAMES)
        assert loaded.game.setup == window.session.setup
        assert loaded.state.over
        window.files.open_own(save.path)
        window.pages.end.show_result()
        assert totals_shown(window.pages.result) == totals
        window.pages.end.rematch()
        assert window.session.setup.edition == loaded.game.setup.edition
        assert window.session.setup.power_cards


def test_the_last_house_rules_are_offered_again(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(with_cards(choice_of(1, 2, edition="2008"), HOUSE))
        window.pages.show_start()
        window.pages.show_new_game()
        assert window.pages.new_game.choice().house == HOUSE
        assert window.pages.new_game.choice().power_cards
        window.pages.quick_game()
        assert window.session.view.cash[0] == 8000


@pytest.mark.part(of=12, walk="whole games")
def test_a_handicap_is_told_in_log_status_bar_result_and_journal(qtbot: QtBot) -> None:
    """By keys alone, from the page of a new game to the result."""
    with open_window(qtbot) as window:
        window.pages.show_new_game()
        page = window.pages.new_game
        page.set_choice(choice_of(1, 2))
        page.table.buttons[0].setFocus()
        for _ in range(12):
            press(window, Qt.Key.Key_Plus)
        page.focus_start()
        press(window, Qt.Key.Key_Return)
        assert window.session.view.cash == (7200, 6000, 6000)
        assert "extra cash: Human 1 $1,200" in game_facts(window.session, window.session.view)[0]
        told = window.session.events_by_step()[0]
        assert told[0] == ExtraCashGiven(0, 1200, 7200)
        play_to_end(qtbot, window, decide_by_keys)
        check_result(window)
        shown = window.pages.result._subline.text()
        assert "You began with $1,200 extra cash." in shown
        assert window.session.finish_saving(60_000)
    (line,) = read_journal(user_folders().journal).games.values()
    assert line["options"] == {"holdings": "open", "house": {}, "extra_cash": [1200, 0, 0]}
