"""The page where a game of Hotel Tycoon is set up."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.forms import Form, options_of
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PLAYERS,
    RULINGS,
    Mode,
    Movement,
    Options,
    Questions,
)
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.hotel_tycoon.shell.new_game import (
    LEVELS,
    NewGame,
    choice_from,
    choice_object,
    default_new_game,
    setup_of,
    with_known_levels,
)
from acquire_desktop.ui.hotel_tycoon.shell.setup_page import SetupPage
from acquire_desktop.ui.hotel_tycoon.shell.setup_texts import MODES, ROUNDS
from acquire_desktop.ui.hotel_tycoon.words.log_texts import LEVEL_NAMES
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import number

ANN = Player("Ann", PlayerKind.HUMAN)


@pytest.fixture
def page(qtbot: QtBot) -> SetupPage:
    """Return the page, as it is shown first."""
    made = SetupPage()
    qtbot.addWidget(made)
    made.show()
    return made


def started(page: SetupPage) -> NewGame:
    """Press Start, and return the game that was asked for."""
    games: list[NewGame] = []
    page.start_requested.connect(games.append)
    page.start.click()
    (game,) = games
    return game


def test_the_first_time_one_person_meets_two_computers_in_the_classic_game() -> None:
    choice = default_new_game()
    assert choice.mode is Mode.CLASSIC
    assert [player.kind.value for player in choice.players] == ["human", "computer", "computer"]
    assert setup_of(choice).players == 3


def test_what_is_shown_starts(page: SetupPage) -> None:
    choice = NewGame(
        Mode.INVESTORS,
        (ANN, Player("Bob", PlayerKind.COMPUTER, "hard")),
        Options(hardcore=True, grace=False, round_limit=60, goal=33_000, rulings=RULINGS[-1]),
    )
    page.set_choice(choice)
    assert started(page) == choice


def test_hands_are_open_by_themselves_where_several_people_share_the_screen(
    page: SetupPage,
) -> None:
    """And who asks for closed ones is asked once a turn. Rule: A62."""
    computer = Player("Bob", PlayerKind.COMPUTER, "hard")
    alone = NewGame(Mode.CLASSIC, (ANN, computer), Options())
    page.set_choice(alone)
    assert not page.options["open_hands"].isEnabled()
    assert started(page).options.questions is Questions.EVERY_MOMENT
    both = (ANN, Player("Bob", PlayerKind.HUMAN))
    page.set_choice(NewGame(Mode.CLASSIC, both, Options()))
    assert started(page).options.questions is Questions.OPEN_HANDS
    page.options["open_hands"].click()
    assert started(page).options.questions is Questions.ONCE_A_TURN
    page.set_choice(page.choice())
    assert started(page).options.questions is Questions.ONCE_A_TURN
    page.set_choice(alone)
    assert started(page).options.questions is Questions.EVERY_MOMENT


@pytest.mark.parametrize("form", Form)
def test_several_people_have_the_form_with_any_hands(page: SetupPage, form: Form) -> None:
    """And the hands stay closed for more players, and where the form is chosen again. Rule: A62."""
    both = (ANN, Player("Bob", PlayerKind.HUMAN))
    page.set_choice(NewGame(Mode.CLASSIC, both, options_of(form, Mode.CLASSIC, 2)))
    button, shown = page.forms.button(form.value), page.differences["open_hands"]
    assert button.isChecked()
    assert shown.isVisibleTo(page) is (form is Form.LETTER)
    closed = replace(page.choice().options, questions=Questions.ONCE_A_TURN)
    page.set_choice(replace(page.choice(), options=closed))
    assert not shown.isVisibleTo(page)
    page.add.click()
    button.click()
    assert button.isChecked()
    assert started(page).options.questions is Questions.ONCE_A_TURN


@pytest.mark.parametrize("name", ["hardcore", "half_forced_purchase", "hide_cash"])
def test_a_box_is_an_option_of_the_rules(page: SetupPage, name: str) -> None:
    page.turn_over.click()
    page.options[name].click()
    assert getattr(started(page).options, name) is True


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", PLAYERS)
def test_an_evening_is_preselected_and_the_letter_one_click_away(
    page: SetupPage, mode: Mode, players: int
) -> None:
    while len(page.choice().players) < players:
        page.add.click()
    while len(page.choice().players) > players:
        page.rows[players].remove.click()
    page.modes.button(mode.value).click()
    assert page.choice().options == options_of(Form.EVENING, mode, players)
    notes = {page._form_note.text()}
    page.forms.button(Form.LETTER.value).click()
    notes.add(page._form_note.text())
    assert started(page).options == options_of(Form.LETTER, mode, players)
    rounds = [number(ROUNDS[form][mode][players - 2]) for form in Form]
    assert all(any(each in note.split() for note in notes) for each in rounds)


def test_an_option_makes_a_form_of_ones_own_and_back(page: SetupPage) -> None:
    own, evening = page.forms.button("own"), page.forms.button("evening")
    assert evening.isChecked()
    assert not own.isVisible()
    page.turn_over.click()
    for name in ("hide_cash", "goal", "one_die", "round_limit"):
        page.options[name].click()
        assert own.isChecked()
        assert own.isVisible()
        page.options[name].click()
        assert evening.isChecked()
        assert not own.isVisible()


def test_what_an_option_changes_is_told_in_a_sentence(page: SetupPage) -> None:
    def told() -> set[str]:
        return {name for name, each in page.differences.items() if each.isVisibleTo(page)}

    always = {"one_die", "goal", "interest", "main_entrance", "round_limit", "sales_in_need"}
    assert told() == {*always, "no_cards"}
    page.add.click()
    assert told() == {*always, "extra_cash", "gentle_ponzi"}
    page.forms.button("letter").click()
    assert told() == set()
    page.turn_over.click()
    page.options["no_cards"].click()
    page.turn_over.click()
    assert told() == {"no_cards"}


def test_the_keyboard_chooses_a_form_and_turns_to_the_options(page: SetupPage) -> None:
    page.activateWindow()
    page.forms.button("evening").setFocus()
    QTest.keyClick(page.forms.button("evening"), Qt.Key.Key_Right)
    QTest.keyClick(page.forms.button("letter"), Qt.Key.Key_Space)
    assert page.choice().options == options_of(Form.LETTER, Mode.CLASSIC, 3)
    QTest.keyClick(page.turn_over, Qt.Key.Key_Space)
    assert page.options["hide_cash"].isVisible()
    QTest.keyClick(page.options["hide_cash"], Qt.Key.Key_Space)
    assert page.choice().options.hide_cash


def test_nobody_begins_with_the_cash_that_wins(page: SetupPage) -> None:
    choice = page.choice()
    rich = replace(choice.options, extra_cash=20_000)
    page.set_choice(replace(choice, options=rich))
    assert page._problem.text()
    assert not page.start.isEnabled()


def test_without_cards_their_options_mean_nothing(page: SetupPage) -> None:
    page.forms.button("letter").click()
    page.turn_over.click()
    page.options["gentle_ponzi"].click()
    page.options["no_cards"].click()
    options = started(page).options
    assert (options.movement, options.events) == (Movement.TWO_DICE, False)
    assert not options.gentle_ponzi
    assert not page.options["gentle_ponzi"].isEnabled()


def test_gentle_fines_are_preselected_where_everybody_begins_with_nothing(page: SetupPage) -> None:
    """Rule: A51."""
    gentle = page.options["gentle_fines"]
    assert not gentle.isChecked()
    page.modes.button("self_made").click()
    assert gentle.isChecked()
    page.modes.button("classic").click()
    assert not gentle.isChecked()


def test_every_setup_says_what_it_is(page: SetupPage) -> None:
    told = set()
    for mode in Mode:
        page.modes.button(mode.value).click()
        told.add(page._mode_note.text())
        assert started(page).mode is mode
    assert len(told) == len(MODES) == len(Mode)


def test_two_to_four_players_sit_down(page: SetupPage) -> None:
    page.add.click()
    assert not page.add.isEnabled()
    assert len(started(page).players) == 4
    for _ in range(2):
        page.rows[3 if page.rows[3].isVisible() else 2].remove.click()
    assert len(page.choice().players) == 2
    assert not page.rows[0].remove.isEnabled()
    names = [player.name for player in page.choice().players]
    assert len(set(names)) == 2


def test_a_seat_is_a_person_or_a_computer_of_a_level(page: SetupPage) -> None:
    row = page.rows[1]
    row.level.setCurrentIndex(LEVELS.index("hard"))
    assert page.choice().players[1].level == "hard"
    row.kind.button("human").click()
    assert page.choice().players[1].kind is PlayerKind.HUMAN
    assert page.choice().players[1].level == ""
    assert not row.level.isEnabled()
    assert LEVEL_NAMES.keys() == set(LEVELS)


def test_names_must_be_there_and_differ(page: SetupPage) -> None:
    name = page.rows[0].name
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Backspace)
    assert not page.start.isEnabled()
    assert page._problem.text()
    QTest.keyClicks(name, page.rows[1].name.text())
    assert not page.start.isEnabled()
    QTest.keyClicks(name, "x")
    assert page.start.isEnabled()
    assert not page._problem.text()


def test_a_choice_is_kept_in_the_settings() -> None:
    choice = replace(default_new_game(), mode=Mode.SELF_MADE, options=Options(hardcore=True))
    assert choice_from(choice_object(choice)) == choice


@pytest.mark.parametrize("value", [{}, {"setup": "classic"}, {"players": []}, {"x": 1}])
def test_a_choice_that_cannot_be_read_is_the_first_one(value: dict[str, object]) -> None:
    assert choice_from(value) == choice_from(None) == default_new_game()


def test_an_unknown_level_of_a_file_is_the_usual_one() -> None:
    players = (ANN, Player("Bob", PlayerKind.COMPUTER, "master"))
    assert with_known_levels(players)[1].level == "medium"
    assert with_known_levels((replace(ANN, stand_in="expert"),))[0].stand_in == "medium"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_page_tells_how_it_goes_whoever_plays(
    page: SetupPage, qapp: QApplication, players: int, code: str
) -> None:
    languages.install_language(qapp, code)
    theme.apply_theme(qapp, "light")
    seats = tuple(Player(f"Robot {at}", PlayerKind.COMPUTER, "easy") for at in range(1, players))
    page.set_choice(NewGame(Mode.CLASSIC, (ANN, *seats), Options()))
    page.resize(1280, 680)
    QApplication.processEvents()
    bottom = page.how.mapTo(page, page.how.rect().bottomLeft()).y()
    assert page.how.learn.isVisible()
    assert bottom < page.start.mapTo(page, QPoint()).y()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("people", [1, 4])
def test_a_small_window_shows_the_whole_set_up_without_a_bar(
    page: SetupPage, qapp: QApplication, people: int, code: str
) -> None:
    languages.install_language(qapp, code)
    theme.apply_theme(qapp, "light")
    seats = tuple(Player(f"Ann {at}", PlayerKind.HUMAN) for at in range(people))
    seats += tuple(Player(f"Bot {at}", PlayerKind.COMPUTER, "easy") for at in range(4 - people))
    page.set_choice(NewGame(Mode.INVESTORS, seats, options_of(Form.EVENING, Mode.INVESTORS, 4)))
    page.resize(1280, 680)
    (area,) = page.findChildren(QuietArea)
    for _ in range(2):
        QApplication.processEvents()
        assert area.verticalScrollBar().maximum() == area.horizontalScrollBar().maximum() == 0
        page.turn_over.click()
    assert [row.level.isVisible() for row in page.rows] == [at >= people for at in range(4)]
    assert page.rows[0].pin.isVisible() is (people > 1)


def test_both_titles_stand_on_one_line(page: SetupPage) -> None:
    page.resize(1280, 680)
    QApplication.processEvents()
    titles = page._players_title, page._form_title
    assert len({each.mapTo(page, each.rect().center()).y() for each in titles}) == 1


def test_the_rules_and_the_lesson_are_one_click_away(page: SetupPage) -> None:
    wanted: list[str] = []
    page.rules_wanted.connect(lambda: wanted.append("rules"))
    page.lesson_wanted.connect(lambda: wanted.append("lesson"))
    page.rules.click()
    page.how.learn.click()
    assert wanted == ["rules", "lesson"]


def test_a_default_name_follows_the_language(
    page: SetupPage, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("acquire_desktop.ui.hotel_tycoon.shell.new_game.account_name", str)
    page.retranslate()
    page.set_choice(default_new_game())
    assert page.rows[0].name.text() == "Player"
    try:
        languages.install_language(qapp, "pt_BR")
        assert page.rows[0].name.text() == "Você"
    finally:
        languages.install_language(qapp, "en")
