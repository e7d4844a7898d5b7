"""House rules at set-up: each rule can be changed, refused with a reason, reset and kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import EDITIONS, StuckHand, is_custom
from acquire_desktop.games.acquire.engine.house_rules import HOUSE_FIELDS, house_value
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.setup.house_panel import (
    RULES,
    HousePanel,
    cash_refusal_text,
    rule_label,
    typed_amount,
    value_text,
)
from acquire_desktop.ui.acquire.setup.new_game import (
    NewGame,
    choice_from,
    choice_object,
    default_new_game,
    setup_of,
)
from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
from acquire_desktop.ui.acquire.words.setup_texts import edition_name


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = NewGamePage()
    qtbot.addWidget(page)
    page.resize(1280, 690)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def choose(house: HousePanel, name: str, text: str) -> None:
    choice = house.choices[name]
    place = choice.findText(text)
    assert place >= 0, f"{text!r} is not offered"
    choice.setCurrentIndex(place)
    choice.activated.emit(place)


def type_cash(house: HousePanel, text: str) -> None:
    house.cash.selectAll()
    QTest.keyClicks(house.cash, text)


def open_house(page: NewGamePage) -> HousePanel:
    click(page.options.house_button)
    assert page._house.isVisible()
    assert page._house.cash.hasFocus()
    return page._house


def test_every_rule_that_can_be_changed_is_offered() -> None:
    assert sorted(RULES) == sorted(HOUSE_FIELDS)
    assert all(rule_label(name) for name in RULES)
    assert {value_text(edition, "starting_cash") for edition in EDITIONS.values()} == {"$6,000"}


@pytest.mark.parametrize("key", EDITIONS)
def test_an_edition_as_published_is_shown_and_is_not_custom(page: NewGamePage, key: str) -> None:
    page.options.set_edition(key, {})
    assert page.choice().house == {}
    for name, choice in page._house.choices.items():
        assert choice.currentText() == value_text(EDITIONS[key], name)
        assert choice.isEnabled() or choice.accessibleDescription()


def test_a_changed_rule_makes_a_custom_game_and_resetting_undoes_it(page: NewGamePage) -> None:
    house = open_house(page)
    assert not house.reset_button.isEnabled()
    type_cash(house, "8000")
    choose(house, "stuck_hand", "May set the hand aside and draw a new one")
    choice = page.choice()
    assert choice.house == {"starting_cash": 8000, "stuck_hand": "set-aside"}
    assert choice.edition().stuck_hand is StuckHand.SET_ASIDE
    assert edition_name(choice.edition()) == "Custom (2023 Classic)"
    assert "Custom (2023 Classic)" in page._recap.text()
    assert house._notes["starting_cash"].text() == "Rulebook: $6,000"
    click(house.reset_button)
    assert page.choice().house == {}
    assert house.cash.text() == "6,000"
    assert "Custom" not in page._recap.text()


@pytest.mark.parametrize("typed", ["6050", "100100", "-100", "many", "1e3", "", "6.5", "1,00"])
def test_an_amount_that_makes_no_sense_is_refused_with_the_reason(
    qtbot: QtBot, page: NewGamePage, typed: str
) -> None:
    house = open_house(page)
    house.cash.clear()
    type_cash(house, "1")
    type_cash(house, typed) if typed else QTest.keyClick(house.cash, Qt.Key.Key_Backspace)
    assert house._notes["starting_cash"].text() == cash_refusal_text()
    click(house.done_button)
    assert house.isVisible()
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert page._start.toolTip() == cash_refusal_text()
    assert house.cash.hasFocus()
    QTest.keyClick(house.cash, Qt.Key.Key_Escape)
    assert not house.isVisible()
    assert page.options.house_button.hasFocus()
    assert not house.problem()
    with qtbot.waitSignal(page.start_requested):
        click(page._start)


@pytest.mark.parametrize(
    ("typed", "amount"),
    [("8000", 8000), ("$8,000", 8000), ("8.000", 8000), ("８０００", 8000), (" 0 ", 0)],
)
def test_an_amount_may_be_written_as_people_do(typed: str, amount: int) -> None:
    assert typed_amount(typed) == amount


def test_enter_leads_back_and_starts_nothing(qtbot: QtBot, page: NewGamePage) -> None:
    house = open_house(page)
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(house.cash, Qt.Key.Key_Return)
    assert not house.isVisible()


def test_every_rule_is_reached_and_changed_by_keys(page: NewGamePage) -> None:
    house = open_house(page)
    for name in RULES[1:]:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert house.choices[name].hasFocus(), name
        QTest.keyClick(house.choices[name], Qt.Key.Key_End)
        QTest.keyClick(house.choices[name], Qt.Key.Key_Home)
    QTest.keyClick(house.choices["bonus_mode"], Qt.Key.Key_Down)
    assert page.choice().house["bonus_mode"] == "tycoon"


def test_three_bonuses_refuse_two_players_and_name_the_house_rule(
    qtbot: QtBot, page: NewGamePage
) -> None:
    two = tuple(Player(name, PlayerKind.HUMAN) for name in ("Ana", "Bea"))
    page.set_choice(NewGame("2023-classic", two, default_new_game().holdings, ""))
    house = open_house(page)
    choose(house, "bonus_mode", "Primary, secondary, tertiary")
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert "house rule" in page._recap.text()
    choose(house, "bonus_mode", "Primary, secondary")
    assert page.choice().house == {}
    with qtbot.waitSignal(page.start_requested):
        click(page._start)


def test_a_market_is_refused_where_two_cannot_play(page: NewGamePage) -> None:
    page.options.set_edition("2008", {})
    market = page._house.choices["two_player_market"]
    assert not market.isEnabled()
    assert market.accessibleDescription().startswith("This game needs at least 3 player")


def test_settings_with_a_market_of_two_players_for_more_give_the_usual_game() -> None:
    asked = choice_object(default_new_game()) | {"house": {"two_player_market": True}}
    assert choice_from(asked) == default_new_game()
    two = {**asked, "players": choice_object(default_new_game())["players"][:2]}  # type: ignore[index]
    assert choice_from(two).house == {"two_player_market": True}


def test_allowing_power_cards_puts_them_into_play(page: NewGamePage) -> None:
    assert not page.more.cards.isEnabled()
    house = open_house(page)
    choose(house, "power_cards", "Optional")
    choice = page.choice()
    assert choice.power_cards
    assert setup_of(choice).power_cards
    choose(house, "power_cards", "None")
    assert not page.choice().power_cards


def test_house_rules_follow_to_another_edition_as_far_as_they_differ(page: NewGamePage) -> None:
    house = {"bonus_mode": "tycoon", "starting_cash": 8000, "two_player_market": False}
    page.options.set_edition("2023-classic", house)
    click(page.options.modes.button("tycoon"))
    assert page.choice().house == {"starting_cash": 8000}
    click(page.options.printings.button("2008"))
    assert page.edition().key == "2008"
    assert is_custom(page.edition())


def test_house_rules_are_kept_in_the_settings() -> None:
    house: dict[str, object] = {"starting_cash": 8000, "power_cards": True}
    players = default_new_game().players
    choice = NewGame("2008", players, default_new_game().holdings, "", True, house)
    assert choice_from(choice_object(choice)) == choice


def test_older_settings_without_cards_and_house_rules_still_load() -> None:
    old = choice_object(
        NewGame("2008", default_new_game().players, default_new_game().holdings, "")
    )
    del old["house"], old["power_cards"]
    loaded = choice_from(old)
    assert (loaded.edition_key, loaded.house, loaded.power_cards) == ("2008", {}, False)


@pytest.mark.parametrize(
    "house",
    [{"starting_cash": 50}, {"safe_size": 3}, [], "custom", {"bonus_mode": []}, {"power_cards": 1}],
)
def test_settings_with_nonsense_for_house_rules_give_the_usual_game(house: object) -> None:
    assert choice_from({**choice_object(default_new_game()), "house": house}) == default_new_game()


def test_the_published_value_stays_on_view(page: NewGamePage) -> None:
    page.options.set_edition("ja-tycoon", {"declare_any_time": False})
    assert house_value(page.edition(), "declare_any_time") is False
    note = page._house._notes["declare_any_time"].text()
    assert note == "Rulebook: At any time on your turn"
