"""The new-game page: what can be played starts, what cannot says why."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game
from acquire_desktop.games.acquire.engine.setup import EXTRA_CASH, SetupProblem, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.opponents import character_of, level_of
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind, clean_name
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.acquire.setup.new_game import (
    COMPUTER_LEVELS,
    NewGame,
    added_player,
    choice_from,
    choice_object,
    default_new_game,
    rematch_of,
    setup_of,
)
from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
from acquire_desktop.ui.acquire.setup.presets import Preset, preset_choice
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.setup_texts import (
    edition_summary,
    setup_problem_text,
    setup_recap,
)
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.window.preferences import apply_look
from tests.window.chairs import choose, drag, entries, sub_menu, type_name

L, R, U, D = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


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


def names(page: NewGamePage) -> list[str]:
    return [player.name for player in page.choice().players]


WINDOWS = ((1024, 700), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440))


@pytest.mark.parametrize("size", WINDOWS)
def test_six_players_have_room_round_the_table_without_scrolling(
    page: NewGamePage, size: tuple[int, int]
) -> None:
    players = list(default_new_game().players)
    while len(players) < 6:
        players.append(added_player(players))
    page.set_choice(replace(default_new_game(), players=tuple(players)))
    page.resize(size[0], size[1] - 34)
    QApplication.processEvents()
    area = page.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    assert area.horizontalScrollBar().maximum() == 0
    chairs = [button.geometry() for button in page.table.buttons]
    assert not any(one.intersects(other) for one, other in combinations(chairs, 2))
    assert all(page.table.rect().contains(chair) for chair in chairs)
    cards = [card.geometry() for card in page.guests.cards]
    assert not any(one.intersects(other) for one, other in combinations(cards, 2))
    is_beside = page.guests.x() > page.table.x()
    assert is_beside == (size[0] >= 1280)


def test_a_large_window_has_larger_faces(page: NewGamePage) -> None:
    usual = page.table.buttons[0].size()
    page.resize(1920, 1050)
    QApplication.processEvents()
    assert page.table.buttons[0].height() > usual.height()
    page.resize(1280, 690)
    QApplication.processEvents()
    assert page.table.buttons[0].size() == usual


def two_players() -> NewGame:
    players = (Player("Ana", PlayerKind.HUMAN), Player("Bea", PlayerKind.COMPUTER, "hard"))
    return NewGame("2023-classic", players, Holdings.OPEN, "")


def assert_refused(qtbot: QtBot, page: NewGamePage, reason: str) -> None:
    with qtbot.assertNotEmitted(page.start_requested):
        click(page._start)
    assert page._start.isEnabled()
    assert page._start.property("refuses")
    assert page._start.toolTip() == reason
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert shown.count(reason) == 1
    assert page._start.accessibleDescription() == reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", [100, 125])
def test_nothing_is_cut_off_in_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, language: str, text_scale: int
) -> None:
    theme.set_text_scale(qapp, text_scale)
    languages.install_language(qapp, language)
    page = NewGamePage()
    qtbot.addWidget(page)
    page.resize(1100, 610)
    page.show()
    QApplication.processEvents()
    area = page.findChild(QScrollArea)
    theme.set_text_scale(qapp, 100)
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0


def test_a_person_with_the_name_of_a_computer_player_meets_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LOGNAME", "carlos")
    names = [player.name for player in default_new_game().players]
    assert names == ["Carlos", "Bea", "Daisuke", "Eduarda"]


def test_enter_starts_one_person_against_three_computers(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.start_requested) as started:
        QTest.keyClick(page._start, Qt.Key.Key_Return)
    (choice,) = started.args
    assert choice == default_new_game()
    assert [player.name for player in choice.players] == ["Player", "Bea", "Carlos", "Daisuke"]
    levels = ["", "beginner-founder", "beginner-raider", "beginner-banker"]
    assert [player.level for player in choice.players] == levels


def test_enter_in_a_name_ends_the_name_and_starts_no_game(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.assertNotEmitted(page.start_requested):
        type_name(page, 0, "Ana")
    assert names(page)[0] == "Ana"
    assert not page.table.name.isVisible()
    assert page.table.buttons[0].hasFocus()


def test_escape_in_a_name_takes_it_back_and_stays_on_the_page(
    qtbot: QtBot, page: NewGamePage
) -> None:
    with qtbot.assertNotEmitted(page.cancelled):
        type_name(page, 0, "Ana", end=Qt.Key.Key_Escape)
    assert names(page)[0] == "Player"


@pytest.mark.parametrize("typed", ["<b>Ana</b>", "&File", "W" * 40, "a\u202eb", "{player}"])
def test_a_name_is_shown_as_it_is(page: NewGamePage, typed: str) -> None:
    type_name(page, 0, typed)
    name = names(page)[0]
    assert name == clean_name(typed)
    assert name in page.table.buttons[0].accessibleName()
    assert f"Disc: swap with {name}" in entries(sub_menu(page, 1, "Colour and mark"))
    page.table.open_menu(1).close()
    page.grab()


def test_escape_leaves_without_a_game(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.cancelled):
        QTest.keyClick(page._start, Qt.Key.Key_Escape)


@pytest.mark.part(of=5, by="holdings")
@pytest.mark.parametrize("holdings", Holdings)
@pytest.mark.parametrize("edition_key", EDITIONS)
def test_the_last_settings_come_back(
    page: NewGamePage, edition_key: str, holdings: Holdings
) -> None:
    players = (
        Player("Ana", PlayerKind.HUMAN),
        Player("ダイスケ", PlayerKind.COMPUTER, "hard"),
        Player("<b>&amp;", PlayerKind.HUMAN),
    )
    choice = NewGame(edition_key, players, holdings, "7F3A")
    page.set_choice(choice)
    assert page.choice() == choice


def test_guests_sit_down_on_the_next_free_chair_until_all_are_taken(page: NewGamePage) -> None:
    for card in page.guests.cards[3:5]:
        click(card)
    assert sorted(names(page)) == ["Bea", "Carlos", "Daisuke", "Eduarda", "Fumi", "Player"]
    assert all(chair.player for chair in page.table.chairs())
    before = page.choice()
    click(page.guests.cards[5])
    assert page.choice() == before
    assert page._recap.text() == "Every chair is taken. Drag the guest to one of them."


def test_a_guest_who_sits_gets_up_by_a_click_and_two_players_stay(page: NewGamePage) -> None:
    for card in page.guests.cards[:2]:
        assert card.isChecked()
        click(card)
        assert not card.isChecked()
    assert names(page) == ["Player", "Daisuke"]
    click(page.guests.cards[2])
    assert names(page) == ["Player", "Daisuke"]
    assert page._recap.text() == "Two players must stay."


def test_a_surprise_is_nobody_who_sits_there_already(page: NewGamePage) -> None:
    click(page.guests.cards[-1])
    click(page.guests.cards[-1])
    characters = [character_of(player.level) for player in page.choice().players[1:]]
    assert len(set(characters)) == 5


def test_a_guest_is_dragged_to_a_chair(page: NewGamePage) -> None:
    chairs, cards = page.table.buttons, page.guests.cards
    drag(cards[3], chairs[4])
    assert chairs[4].accessibleName() == "Chair 5: Eduarda, computer, Beginner"
    drag(cards[0], chairs[2])
    assert chairs[1].accessibleName() == "Chair 2: free"
    assert chairs[2].accessibleName() == "Chair 3: Bea, computer, Beginner"
    drag(cards[5], chairs[3])
    assert "Gil" in chairs[3].accessibleName(), "who is dragged onto somebody takes the chair"
    drag(chairs[0], chairs[3])
    assert names(page)[0] == "Gil", "two change places"
    drag(cards[6], page.options.coach)
    assert "Hana" not in names(page)
    assert page._carried.isHidden()


def test_a_person_sits_down_by_two_keys_and_types_a_name(page: NewGamePage) -> None:
    chair = page.table.buttons[2]
    chair.setFocus()
    QTest.keyClick(chair, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert page.table.name.hasFocus()
    QTest.keyClicks(page.table.name, "Uma")
    QTest.keyClick(page.table.name, Qt.Key.Key_Return)
    assert chair.accessibleName() == "Chair 3: Uma, person at this screen"
    assert page.choice().players[2] == Player("Uma", PlayerKind.HUMAN)


def test_arrow_keys_walk_the_chairs_and_the_guests(page: NewGamePage) -> None:
    walks = {0: (L, 1), 1: (U, 2), 2: (R, 3), 3: (R, 4), 4: (D, 5), 5: (L, 0)}
    for start, (key, end) in walks.items():
        page.table.buttons[start].setFocus()
        QTest.keyClick(page.table.buttons[start], key)
        assert page.table.buttons[end].hasFocus(), (start, key)
    QTest.keyClick(page.table.buttons[0], Qt.Key.Key_G)
    assert page.guests.cards[0].hasFocus()
    QTest.keyClick(page.guests.cards[0], R)
    QTest.keyClick(page.guests.cards[1], D)
    assert page.guests.cards[4].hasFocus()
    QTest.keyClick(page.guests.cards[4], Qt.Key.Key_Return)
    assert "Fumi" in names(page)


def test_delete_empties_a_chair(page: NewGamePage) -> None:
    chair = page.table.buttons[1]
    chair.setFocus()
    QTest.keyClick(chair, Qt.Key.Key_Delete)
    assert chair.accessibleName() == "Chair 2: free"
    assert names(page) == ["Player", "Carlos", "Daisuke"]
    assert chair.hasFocus()


def test_chairs_and_guests_say_who_they_are(page: NewGamePage) -> None:
    chairs = [chair.accessibleName() for chair in page.table.buttons]
    assert chairs[:3] == [
        "Chair 1: Player, person at this screen",
        "Chair 2: Bea, computer, Beginner",
        "Chair 3: free",
    ]
    told = page.table.buttons[1].accessibleDescription()
    assert told.startswith("Founder: founds whenever possible and protects new chains. Wins ")
    cards = page.guests.cards
    assert cards[0].accessibleName() == "Bea, Founder, Beginner, on chair 2"
    assert cards[3].accessibleName() == "Eduarda, Builder, Beginner, not at the table"


def test_all_guests_play_at_a_level_or_each_at_its_own(page: NewGamePage) -> None:
    box = page.guests.level
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    assert {level_of(player.level) for player in page.choice().players[1:]} == {"master"}
    click(page.guests.cards[3])
    assert level_of(page.choice().players[2].level) == "master", "and so does who comes"
    choose(page, 1, "Level", "1 Beginner")
    assert page.choice().players[1].level == "beginner-founder"
    assert page.guests.cards[0].accessibleName() == "Bea, Founder, Beginner, on chair 2"


def test_two_players_must_stay(page: NewGamePage) -> None:
    for at in (1, 3):
        choose(page, at, "Empty this chair")
    assert names(page) == ["Player", "Daisuke"]
    assert not entries(page.table.open_menu(0))["Empty this chair"].isEnabled()
    page.table.open_menu(0).close()
    page.table.buttons[0].setFocus()
    QTest.keyClick(page.table.buttons[0], Qt.Key.Key_Delete)
    assert names(page) == ["Player", "Daisuke"]


def test_alt_and_arrows_move_a_player_and_the_focus(page: NewGamePage) -> None:
    chairs, alt = page.table.buttons, Qt.KeyboardModifier.AltModifier
    chairs[0].setFocus()
    QTest.keyClick(chairs[0], R, alt)
    assert names(page)[:2] == ["Bea", "Player"]
    assert chairs[1].hasFocus()
    QTest.keyClick(chairs[1], L, alt)
    assert names(page)[:2] == ["Player", "Bea"]
    choose(page, 1, "Move clockwise")
    assert page.table.buttons[2].accessibleName().startswith("Chair 3: Bea")
    assert page.table.buttons[2].hasFocus()
    choose(page, 2, "Move anticlockwise")
    choose(page, 1, "Move anticlockwise")
    assert names(page)[:2] == ["Bea", "Player"]
    assert not page.table.name.isVisible(), "nobody is renamed by a move"


def test_a_person_is_not_replaced_by_a_guest(page: NewGamePage) -> None:
    drag(page.guests.cards[6], page.table.buttons[0])
    assert names(page)[0] == "Player"
    assert page._recap.text() == "Player sits there."


def test_the_menu_seats_no_guest_twice(page: NewGamePage) -> None:
    before = sorted(names(page))
    at = next(at for at, each in enumerate(page.table.buttons) if "Bea" in each.accessibleName())
    choose(page, at, "A guest", "Carlos")
    assert sorted(names(page)) == before
    assert "Carlos" in page.table.buttons[at].accessibleName()


def test_enter_on_a_chair_or_a_guest_starts_no_game(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(page.guests.cards[0], Qt.Key.Key_Return)
        QTest.keyClick(page.table.buttons[0], Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()
    assert names(page) == ["Player", "Carlos", "Daisuke"]


def test_shuffling_seats_keeps_the_players(page: NewGamePage) -> None:
    before = page.choice().players
    click(page.table.shuffle)
    assert sorted(page.choice().players, key=repr) == sorted(before, key=repr)


def test_who_sits_on_a_chair_can_be_another(page: NewGamePage) -> None:
    choose(page, 1, "A person at this screen")
    assert page.choice().players[1] == Player("Player 2", PlayerKind.HUMAN)
    choose(page, 1, "A guest", "Gil, Gambler")
    assert page.choice().players[1] == Player("Gil", PlayerKind.COMPUTER, "beginner-gambler")
    choose(page, 1, "A guest", "No character")
    assert page.choice().players[1].level == "beginner"


def test_the_2008_edition_refuses_two_players_and_says_why(qtbot: QtBot, page: NewGamePage) -> None:
    page.set_choice(two_players())
    click(page.options.printings.button("2008"))
    edition = EDITIONS["2008"]
    reason = setup_problem_text(edition, SetupProblem.TOO_FEW_PLAYERS)
    assert_refused(qtbot, page, reason)
    assert page.options.printings.button("2008").hasFocus()
    click(page.guests.cards[1])
    with qtbot.waitSignal(page.start_requested):
        click(page._start)


def test_tycoon_mode_refuses_two_players_and_says_why(qtbot: QtBot, page: NewGamePage) -> None:
    page.set_choice(two_players())
    click(page.options.modes.button("tycoon"))
    edition = EDITIONS["2023-tycoon"]
    assert_refused(qtbot, page, setup_problem_text(edition, SetupProblem.TOO_FEW_PLAYERS))


def test_an_empty_name_is_refused_at_its_chair(qtbot: QtBot, page: NewGamePage) -> None:
    type_name(page, 3, "   ")
    assert "Type a name for this player." in page.table.buttons[3].accessibleDescription()
    assert_refused(qtbot, page, "Type a name for this player.")
    assert page.table.name.hasFocus()
    assert page.table.name.accessibleName() == "Name of player 4"


def test_names_that_look_alike_are_refused_at_the_second(qtbot: QtBot, page: NewGamePage) -> None:
    type_name(page, 5, "bEA")
    assert_refused(qtbot, page, "Another player has this name. Type a different one.")
    assert "Another" not in page.table.buttons[1].accessibleDescription()
    assert page.table.name.accessibleName() == "Name of player 6"


def test_a_wanted_seed_must_be_typed(qtbot: QtBot, page: NewGamePage) -> None:
    click(page.options.house_button)
    click(page.more.seeds.button("typed"))
    assert page.more.seed.hasFocus()
    click(page.more.house.done_button)
    reason = setup_problem_text(EDITIONS["2023-classic"], SetupProblem.BAD_SEED)
    assert_refused(qtbot, page, reason)
    assert page.more.seed.hasFocus()
    QTest.keyClicks(page.more.seed, "friday")
    with qtbot.waitSignal(page.start_requested) as started:
        QTest.keyClick(page.more.seed, Qt.Key.Key_Return)
    assert started.args[0].seed == "friday"


def test_the_recap_repeats_the_choice(page: NewGamePage) -> None:
    click(page.options.modes.button("tycoon"))
    click(page.options.holdings.button("hidden"))
    choice = page.choice()
    assert choice.edition_key == "2023-tycoon"
    assert choice.holdings is Holdings.HIDDEN
    recap = setup_recap(EDITIONS["2023-tycoon"], choice.players, Holdings.HIDDEN, "")
    assert page._recap.text() == recap
    assert "2023 Tycoon" in recap
    assert "strictly hidden holdings" in recap


def test_the_holdings_have_three_levels_by_mouse_and_by_keys(page: NewGamePage) -> None:
    buttons = [page.options.holdings.button(level.value) for level in Holdings]
    for button, level in zip(buttons, Holdings, strict=True):
        click(button)
        assert page.choice().holdings is level
        assert button.toolTip() == button.accessibleDescription()
    assert len({button.toolTip() for button in buttons}) == 3
    buttons[0].setFocus()
    click(buttons[0])
    for button, level in zip(buttons[1:], list(Holdings)[1:], strict=True):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Right)
        assert button.hasFocus()
        assert page.choice().holdings is level
    assert "strictly hidden holdings" in page._recap.text()


def test_the_summary_is_told_from_the_edition() -> None:
    summaries = {key: edition_summary(edition) for key, edition in EDITIONS.items()}
    assert len(set(summaries.values())) == len(EDITIONS)
    assert "Continental and Tower cost the most" in summaries["2008"]
    assert "1st, 2nd and 3rd" in summaries["2023-tycoon"]


def test_the_default_name_follows_the_language_unless_it_was_changed(page: NewGamePage) -> None:
    page.table._human_name = "Você"
    page.set_choice(
        NewGame(
            "2023-classic",
            (Player("Você", PlayerKind.HUMAN), Player("Ana", PlayerKind.HUMAN)),
            Holdings.OPEN,
            "",
        )
    )
    page.retranslate()
    assert names(page) == ["Player", "Ana"]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(typed=st.lists(st.text(max_size=30), min_size=2, max_size=6), seed=st.text(max_size=70))
def test_whatever_can_be_started_is_a_game_the_engine_plays(
    page: NewGamePage, typed: list[str], seed: str
) -> None:
    players = tuple(Player(text, PlayerKind.HUMAN) for text in typed)
    page.set_choice(NewGame("2023-classic", players, Holdings.OPEN, seed))
    started: list[NewGame] = []
    connection = page.start_requested.connect(started.append)
    page._try_start()
    page.start_requested.disconnect(connection)
    for choice in started:
        folded = {player.name.casefold() for player in choice.players}
        assert len(folded) == len(choice.players)
        assert "" not in folded
        edition = EDITIONS[choice.edition_key]
        new_game(make_setup(edition, len(choice.players), choice.seed or "random"))


def test_bonuses_are_asked_only_where_an_edition_has_a_choice(page: NewGamePage) -> None:
    click(page.options.printings.button("ja"))
    assert page.options.modes.isVisible()
    click(page.options.printings.button("2008"))
    assert not page.options.modes.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_numbers_the_levels_from_the_weakest_to_the_strongest(
    qtbot: QtBot, language: str
) -> None:
    """The box itself and running text say the bare name."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_look(app, Settings(language=language))
    box = LevelBox()
    qtbot.addWidget(box)
    box.retranslate()
    for place, level in enumerate(COMPUTER_LEVELS, 1):
        spoken = box.itemData(place - 1, Qt.ItemDataRole.AccessibleTextRole)
        assert box.itemText(place - 1) == level_text(level)
        assert str(spoken).startswith(f"{place} {level_text(level)}, ")


def test_the_open_list_of_levels_shows_every_level_without_scrolling(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_look(app, Settings(language="en"))
    box = LevelBox()
    qtbot.addWidget(box)
    box.retranslate()
    box.move(0, 0)  # at the edge of the screen Qt makes the list a little too short
    with qtbot.waitExposed(box):
        box.show()
    box.showPopup()
    last = box.view().visualRect(box.model().index(box.count() - 1, 0))
    assert last.bottom() < box.view().viewport().height()
    assert box.view().verticalScrollBar().maximum() == 0
    box.hidePopup()


def add_cash(page: NewGamePage, at: int, hundreds: int) -> None:
    """Give somebody extra cash by keys."""
    chair = page.table.buttons[at]
    chair.setFocus()
    for _ in range(hundreds):
        QTest.keyClick(chair, Qt.Key.Key_Plus)


def test_extra_cash_is_chosen_by_keys_and_told_in_words(qtbot: QtBot, page: NewGamePage) -> None:
    add_cash(page, 1, 16)
    QTest.keyClick(page.table.buttons[1], Qt.Key.Key_Minus)
    assert page.choice().extra_cash == (0, 1500, 0, 0)
    assert "$1,500 extra cash." in page.table.buttons[1].accessibleDescription()
    assert page._recap.text().endswith(", random tiles, extra cash: Bea $1,500.")
    with qtbot.waitSignal(page.start_requested) as started:
        click(page._start)
    assert new_game(setup_of(started.args[0])).game.cash[:4] == [6000, 7500, 6000, 6000]


def test_extra_cash_has_a_least_and_a_most(page: NewGamePage) -> None:
    add_cash(page, 1, 40)
    assert page.choice().extra_cash == (0, EXTRA_CASH[-1], 0, 0)
    choose(page, 1, "Extra cash", "No extra cash")
    assert page.choice().extra_cash == ()
    for _ in range(3):
        choose(page, 1, "Extra cash", "$100 more")
    assert page.choice().extra_cash == (0, 300, 0, 0)


def test_extra_cash_goes_where_its_player_goes(page: NewGamePage) -> None:
    add_cash(page, 1, 5)
    choose(page, 1, "Move anticlockwise")
    assert names(page)[:2] == ["Bea", "Player"]
    assert page.choice().extra_cash == (500, 0, 0, 0)
    choose(page, 1, "Empty this chair")
    assert page.choice().extra_cash == (500, 0, 0)
    click(page.guests.cards[3])
    click(page.table.shuffle)
    assert page.choice().extra_cash[names(page).index("Bea")] == 500
    page.retranslate()
    assert sum(page.choice().extra_cash) == 500
    click(page.guests.cards[0])
    assert page.choice().extra_cash == ()


def test_extra_cash_is_kept_for_the_next_game_and_dropped_by_a_preset(page: NewGamePage) -> None:
    add_cash(page, 3, 30)
    kept = choice_from(choice_object(page.choice()))
    assert kept.extra_cash == (0, 0, 3000, 0)
    assert rematch_of(setup_of(kept)).extra_cash == (0, 0, 3000, 0)
    older = choice_object(kept)
    del older["extra_cash"]
    assert choice_from(older).extra_cash == ()
    assert choice_from({**older, "extra_cash": [0, 50, 0, 0]}) == default_new_game()
    click(page.presets.cards[Preset.FIRST])
    assert page.choice().extra_cash == ()


def test_what_is_fair_is_said_of_a_weaker_computer_alone(page: NewGamePage) -> None:
    page.set_choice(preset_choice(Preset.EXPERTS, default_new_game(), default_new_game()))

    def fair(at: int) -> list[str]:
        menu = sub_menu(page, at, "Extra cash")
        found = [text for text in entries(menu) if text.endswith(": fair here")]
        page.table.open_menu(at).close()
        return found

    assert fair(1) == []
    choose(page, 1, "Level", "4 Medium")
    assert len(fair(1)) == 1
    assert fair(1)[0].startswith("$1,")
    assert fair(0) == [], "a person is not measured"
    assert page.choice().extra_cash == (), "nothing is forced"


def test_a_clock_is_kept_and_one_that_is_none_gives_the_usual_game() -> None:
    for clock in (None, 0, 5, 60):
        kept = replace(default_new_game(), clock=clock)
        assert choice_from(choice_object(kept)) == kept
    written = choice_object(default_new_game())
    del written["clock"]
    assert choice_from(written) == default_new_game()
    bad_clocks: list[object] = [-1, 7, 61, 10**12, 5.0, float("nan"), "5", True, [5], {}]
    for bad in bad_clocks:
        assert choice_from({**written, "holdings": "hidden", "clock": bad}) == default_new_game()


def test_computers_alone_have_no_clock(page: NewGamePage) -> None:
    usual = default_new_game()
    page.set_choice(replace(usual, clock=10))
    assert page.more.clock.isEnabled()
    assert page.choice().clock == 10
    machines = tuple(
        replace(each, kind=PlayerKind.COMPUTER, level=each.level or "easy")
        for each in usual.players
    )
    page.set_choice(replace(usual, players=machines, clock=10))
    assert not page.more.clock.isEnabled()
    assert page.choice().clock is None
