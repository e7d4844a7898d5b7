"""The new-game page: what can be played starts, what cannot says why."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game
from acquire_desktop.games.acquire.engine.setup import SetupProblem, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.acquire.setup.new_game import (
    COMPUTER_LEVELS,
    NewGame,
    choice_from,
    choice_object,
    default_new_game,
    rematch_of,
    setup_of,
)
from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
from acquire_desktop.ui.acquire.setup.presets import Preset, preset_choice
from acquire_desktop.ui.acquire.setup.seat_card import SeatCard
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.setup_texts import (
    edition_summary,
    setup_problem_text,
    setup_recap,
)
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.window.preferences import apply_look


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


@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [1280, 1366])
def test_people_sit_in_two_columns_as_computers_do(
    page: NewGamePage, people: int, width: int
) -> None:
    choice = default_new_game()
    seated = tuple(
        Player(name, PlayerKind.HUMAN) if at < people else choice.players[at]
        for at, name in enumerate(("Ana", "Eva", "Ida", "Uma"))
    )
    page.set_choice(replace(choice, players=seated))
    page.resize(width, 690)
    QApplication.processEvents()
    cards = [card for card in page.findChildren(SeatCard) if card.isVisible()]
    assert len(cards) == 4
    assert len({card.x() for card in cards}) == 2
    assert all(card.pin.isVisible() == (at < people > 1) for at, card in enumerate(cards))


def test_a_large_window_has_larger_cards_of_the_players(qtbot: QtBot, page: NewGamePage) -> None:
    card = page.findChildren(SeatCard)[0]
    usual = card.size()
    page.resize(1920, 1050)
    qtbot.waitUntil(lambda: card.height() > usual.height())
    assert card.width() > usual.width()
    page.resize(1280, 690)
    qtbot.waitUntil(lambda: card.size() == usual)


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


def test_enter_in_a_name_starts_the_game(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.start_requested):
        QTest.keyClick(page._seats.cards[0]._name, Qt.Key.Key_Return)


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


def test_players_are_added_up_to_six_with_names_of_their_own(page: NewGamePage) -> None:
    for _ in range(2):
        click(page._seats.add_button)
    assert names(page) == ["Player", "Bea", "Carlos", "Daisuke", "Eduarda", "Fumi"]
    assert not page._seats.add_button.isEnabled()


def test_two_players_must_stay(page: NewGamePage) -> None:
    for _ in range(2):
        click(page._seats.cards[1]._remove)
    assert names(page) == ["Player", "Daisuke"]
    assert not page._seats.cards[0]._remove.isEnabled()


def test_alt_and_arrows_move_a_player_and_the_focus(page: NewGamePage) -> None:
    page._seats.cards[0]._name.setFocus()
    QTest.keyClick(page._seats.cards[0]._name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(page)[:2] == ["Bea", "Player"]
    assert page._seats.cards[1]._name.hasFocus()
    QTest.keyClick(page._seats.cards[1]._name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(page._seats.cards[0]._name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(page)[:2] == ["Player", "Bea"]
    assert page._seats.cards[0]._name.hasFocus()


def test_enter_on_a_button_of_a_row_uses_that_button(qtbot: QtBot, page: NewGamePage) -> None:
    page._seats.cards[1]._remove.setFocus()
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(page._seats.cards[1]._remove, Qt.Key.Key_Return)
        QTest.keyClick(page._seats.cards[1]._kind.button("human"), Qt.Key.Key_Return)
    assert names(page) == ["Player", "Carlos", "Daisuke"]
    assert page.choice().players[1].kind is PlayerKind.HUMAN


def test_shuffling_seats_keeps_the_players(page: NewGamePage) -> None:
    before = page.choice().players
    click(page._seats.shuffle_button)
    assert sorted(page.choice().players, key=repr) == sorted(before, key=repr)


def test_a_player_can_be_a_human_or_a_computer(page: NewGamePage) -> None:
    click(page._seats.cards[1]._kind.button("human"))
    assert page.choice().players[1] == Player("Bea", PlayerKind.HUMAN)


def test_the_2008_edition_refuses_two_players_and_says_why(qtbot: QtBot, page: NewGamePage) -> None:
    page.set_choice(two_players())
    click(page._options._printings.buttons()[0])
    edition = EDITIONS["2008"]
    reason = setup_problem_text(edition, SetupProblem.TOO_FEW_PLAYERS)
    assert_refused(qtbot, page, reason)
    assert page._options._problem.text() == reason
    click(page._seats.add_button)
    with qtbot.waitSignal(page.start_requested):
        click(page._start)


def test_tycoon_mode_refuses_two_players_and_says_why(qtbot: QtBot, page: NewGamePage) -> None:
    page.set_choice(two_players())
    click(page._options._modes.buttons()[1])
    edition = EDITIONS["2023-tycoon"]
    assert_refused(qtbot, page, setup_problem_text(edition, SetupProblem.TOO_FEW_PLAYERS))


def test_an_empty_name_is_refused_at_its_row(qtbot: QtBot, page: NewGamePage) -> None:
    page._seats.cards[2]._name.selectAll()
    QTest.keyClicks(page._seats.cards[2]._name, "   ")
    assert_refused(qtbot, page, "Type a name for this player.")
    assert page._seats.cards[2]._problem.isVisible()
    assert page._seats.cards[2]._name.hasFocus()


def test_names_that_look_alike_are_refused_at_the_second(qtbot: QtBot, page: NewGamePage) -> None:
    page._seats.cards[3]._name.selectAll()
    QTest.keyClicks(page._seats.cards[3]._name, "bEA")
    assert_refused(qtbot, page, "Another player has this name. Type a different one.")
    assert not page._seats.cards[1]._problem.isVisible()
    assert page._seats.cards[3]._name.hasFocus()


def test_a_wanted_seed_must_be_typed(qtbot: QtBot, page: NewGamePage) -> None:
    click(page._options._seeds.buttons()[1])
    assert page._options._seed.hasFocus()
    reason = setup_problem_text(EDITIONS["2023-classic"], SetupProblem.BAD_SEED)
    assert_refused(qtbot, page, reason)
    QTest.keyClicks(page._options._seed, "friday")
    with qtbot.waitSignal(page.start_requested) as started:
        QTest.keyClick(page._options._seed, Qt.Key.Key_Return)
    assert started.args[0].seed == "friday"


def test_the_recap_repeats_the_choice(page: NewGamePage) -> None:
    click(page._options._modes.buttons()[1])
    click(page._options._holdings.buttons()[2])
    choice = page.choice()
    assert choice.edition_key == "2023-tycoon"
    assert choice.holdings is Holdings.HIDDEN
    recap = setup_recap(EDITIONS["2023-tycoon"], choice.players, Holdings.HIDDEN, "")
    assert page._recap.text() == recap
    assert "2023 Tycoon" in recap
    assert "strictly hidden holdings" in recap


def test_the_holdings_have_three_levels_by_mouse_and_by_keys(page: NewGamePage) -> None:
    buttons, notes = page._options._holdings.buttons(), page._options._holdings_notes
    for button, note, level in zip(buttons, notes, Holdings, strict=True):
        click(button)
        assert page.choice().holdings is level
        assert button.accessibleDescription() == note.text()
    assert len({note.text() for note in notes}) == 3
    buttons[0].setFocus()
    click(buttons[0])
    for button, level in zip(buttons[1:], list(Holdings)[1:], strict=False):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Down)
        assert button.hasFocus()
        assert page.choice().holdings is level
    assert "strictly hidden holdings" in page._recap.text()


def test_the_summary_is_told_from_the_edition() -> None:
    summaries = {key: edition_summary(edition) for key, edition in EDITIONS.items()}
    assert len(set(summaries.values())) == len(EDITIONS)
    assert "Continental and Tower cost the most" in summaries["2008"]
    assert "1st, 2nd and 3rd" in summaries["2023-tycoon"]


def test_the_default_name_follows_the_language_unless_it_was_changed(page: NewGamePage) -> None:
    page._seats._human_name = "Você"
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


def test_the_modes_name_the_edition_that_they_belong_to(page: NewGamePage) -> None:
    page._options.set_edition("2023-tycoon", {})
    assert page._options._mode_title.text() == "2023:"
    assert page._options._mode_title.isVisible()
    page._options.set_edition("2008", {})
    assert not page._options._mode_title.isVisible()
    assert not any(button.isVisible() for button in page._options._modes.buttons())


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


def choose_extra_cash(page: NewGamePage, seat: int, hundreds: int) -> None:
    """Choose by keys, as somebody does who came there by Tab."""
    box = page._seats.cards[seat]._extra
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(hundreds):
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_extra_cash_is_chosen_by_keys_and_told_in_words(qtbot: QtBot, page: NewGamePage) -> None:
    choose_extra_cash(page, 1, 15)
    assert page.choice().extra_cash == (0, 1500, 0, 0)
    assert page._recap.text().endswith(", random tiles, extra cash: Bea $1,500.")
    with qtbot.waitSignal(page.start_requested) as started:
        click(page._start)
    assert new_game(setup_of(started.args[0])).game.cash[:4] == [6000, 7500, 6000, 6000]


def test_extra_cash_goes_where_its_player_goes(page: NewGamePage) -> None:
    choose_extra_cash(page, 1, 5)
    click(page._seats.cards[1]._down)
    assert names(page) == ["Player", "Carlos", "Bea", "Daisuke"]
    assert page.choice().extra_cash == (0, 0, 500, 0)
    click(page._seats.cards[0]._remove)
    assert page.choice().extra_cash == (0, 500, 0)
    click(page._seats.add_button)
    assert page.choice().extra_cash == (0, 500, 0, 0)
    click(page._seats.shuffle_button)
    assert page.choice().extra_cash[names(page).index("Bea")] == 500
    page.retranslate()
    assert sum(page.choice().extra_cash) == 500
    click(page._seats.cards[names(page).index("Bea")]._remove)
    assert page.choice().extra_cash == ()


def test_extra_cash_is_kept_for_the_next_game_and_dropped_by_a_preset(page: NewGamePage) -> None:
    choose_extra_cash(page, 2, 30)
    kept = choice_from(choice_object(page.choice()))
    assert kept.extra_cash == (0, 0, 3000, 0)
    assert rematch_of(setup_of(kept)).extra_cash == (0, 0, 3000, 0)
    older = choice_object(kept)
    del older["extra_cash"]
    assert choice_from(older).extra_cash == ()
    assert choice_from({**older, "extra_cash": [0, 50, 0, 0]}) == default_new_game()
    click(page._presets.cards[Preset.FIRST])
    assert page.choice().extra_cash == ()


def test_what_is_fair_is_said_of_a_weaker_computer_alone(page: NewGamePage) -> None:
    page.set_choice(preset_choice(Preset.EXPERTS, default_new_game(), default_new_game()))
    cards = page._seats.cards
    assert "would be fair" not in cards[1]._extra.toolTip()
    cards[1]._level.show_level("medium")
    cards[1]._level.activated.emit(0)
    assert "Against the other computers here about $1," in cards[1]._extra.toolTip()
    assert cards[1]._extra.accessibleDescription() == cards[1]._extra.toolTip()
    assert "would be fair" not in cards[0]._extra.toolTip(), "a person is not measured"
    assert page.choice().extra_cash == (), "nothing is forced"
