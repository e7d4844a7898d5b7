"""The walkthrough walks a merger and the final account so that every dollar can be followed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.engine.actions import ChooseSurvivor
from acquire_desktop.engine.board import TILE_NAMES
from acquire_desktop.engine.editions import CLASSIC_2023, EDITIONS
from acquire_desktop.engine.events import BonusPaid, Event, GameEnded, MarketDrawn
from acquire_desktop.engine.position import position
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.walkthrough.painted_widgets import MarketTile
from acquire_desktop.ui.table.walkthrough.story import StepKind, recent_merger
from acquire_desktop.ui.table.walkthrough.texts import bonus_lines
from acquire_desktop.ui.table.walkthrough.walkthrough import Walkthrough
from acquire_desktop.ui.words.game_names import GameNames
from tests.ui.table.walkthrough import stories
from tests.ui.table.walkthrough.stories import EMPTY_LINE, place, play, story_of, words_of

LONG_NAMES = ("W" * 24, "Carlos Eduardo Oliveira", "ダイスケ", "<b>Eve</b> & Co", "M" * 24, "x")
WIDTH_PX = 626
"""The width of the right column in the smallest window."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Begin and leave every test in English by day."""
    languages.install_language(qapp, "en")
    theme.apply_theme(qapp, "light")
    yield
    languages.install_language(qapp, "en")


def walkthrough_of(qtbot: QtBot, events: Sequence[Event], words: GameNames) -> Walkthrough:
    made = Walkthrough()
    qtbot.addWidget(made)
    made.resize(640, made.sizeHint().height())
    made.show_story(story_of(events), words, 0)
    made.show()
    return made


def go_to(walkthrough: Walkthrough, kind: StepKind, number: int = 0) -> list[str]:
    """Click the number of the step of a kind and return all that is to be read."""
    assert walkthrough.story is not None
    steps = [at for at, step in enumerate(walkthrough.story.steps) if step.kind is kind]
    QTest.mouseClick(walkthrough.step_bar.buttons[steps[number]], Qt.MouseButton.LeftButton)
    return read(walkthrough)


def read(walkthrough: Walkthrough) -> list[str]:
    return [label.text() for label in walkthrough.findChildren(QLabel) if label.isVisible()]


def body(walkthrough: Walkthrough) -> QScrollArea:
    """Return what holds the page, and scrolls one that is too tall."""
    (area,) = walkthrough.findChildren(QScrollArea)
    return area


def step_kinds(walkthrough: Walkthrough) -> list[StepKind]:
    assert walkthrough.story is not None
    return [step.kind for step in walkthrough.story.steps]


@pytest.mark.parametrize(
    ("edition", "sums", "amounts"),
    [
        (
            "2023-tycoon",
            [
                "Primary and secondary bonus: $7,000 + $5,000 = $12,000",
                "$12,000 ÷ 2 = $6,000 each",
                "Tertiary bonus: $3,500",
            ],
            ["+$6,000", "+$6,000", "+$3,500"],
        ),
        (
            "2023-classic",
            [
                "Primary and secondary bonus: $7,000 + $3,500 = $10,500",
                "$10,500 ÷ 2 = $5,250, rounded up to $5,300 each",
                "No bonus for Carlos.",
            ],
            ["+$5,300", "+$5,300"],
        ),
        (
            "2008",
            [
                "Primary and secondary bonus: $6,000 + $3,000 = $9,000",
                "$9,000 ÷ 2 = $4,500 each",
                "No bonus for Carlos.",
            ],
            ["+$4,500", "+$4,500"],
        ),
    ],
)
def test_a_tie_for_the_most_stock_adds_up_before_the_eyes(
    qtbot: QtBot, edition: str, sums: list[str], amounts: list[str]
) -> None:
    """Rule: en-2023, "A Tie"; en-2008, "Steps for performing a merger", 3."""
    walkthrough = walkthrough_of(qtbot, stories.tie(edition), words_of(edition))
    shown = go_to(walkthrough, StepKind.BONUSES)
    assert "Ana and Bea tie for the most and share 2 bonuses." in shown
    assert [text for text in shown if text in sums] == sums
    assert [text for text in shown if text.startswith("+")] == amounts


def test_who_is_paid_no_bonus_is_told_in_the_ranking(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words_of("2008"))
    assert go_to(walkthrough, StepKind.HOLDERS).count("no bonus") == 1
    walkthrough = walkthrough_of(qtbot, stories.tie("2023-tycoon"), words_of("2023-tycoon"))
    assert "no bonus" not in go_to(walkthrough, StepKind.HOLDERS)


def test_the_crests_over_the_steps_are_there_again_for_who_looks_next(qtbot: QtBot) -> None:
    """All words and pictures go before somebody else may look, those of the numbers too."""
    words = words_of("2008")
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words)

    def crests() -> list[QLabel]:
        QApplication.processEvents()
        labels = walkthrough.step_bar.findChildren(QLabel)
        return [label for label in labels if not label.isHidden() and not label.pixmap().isNull()]

    count = len(crests())
    assert count
    walkthrough.forget()
    assert not crests()
    walkthrough.show_story(story_of(stories.tie("2008")), words, 0)
    assert len(crests()) == count


def test_the_merging_tile_is_shown_and_not_counted(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words_of("2008"))
    shown = read(walkthrough)
    assert "Which chain is the largest?" in shown
    assert {"Tower", "6 tiles", "Imperial", "5 tiles", "placed, not counted"} <= set(shown)
    assert any(text.endswith("The largest survives.") for text in shown)


def test_the_largest_chain_survives_and_its_new_size_is_a_sum(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words_of("2008"))
    shown = go_to(walkthrough, StepKind.SURVIVOR)
    assert "Tower survives" in shown
    assert "Tower has the most tiles, so it survives and takes over the rest." in shown
    assert "6 + 5 + 1 = 12" in shown


def test_equal_chains_are_decided_by_the_mergemaker(qtbot: QtBot) -> None:
    board = ["TTT.III.....", *[EMPTY_LINE] * 8]
    state = position(CLASSIC_2023, board, cash=[6000] * 3, hands=["4A"])
    state, told = play(state, place("4A"))
    walkthrough = walkthrough_of(qtbot, told, words_of("2023-classic"))
    shown = go_to(walkthrough, StepKind.SIZES)
    assert any(text.endswith("Ana chooses between equal ones.") for text in shown)
    shown = go_to(walkthrough, StepKind.SURVIVOR)
    assert "Which chain survives?" in shown
    sentence = "Tower and Imperial are equal with 3 tiles each. Ana placed the tile and chooses."
    assert sentence in shown
    told += play(state, ChooseSurvivor(6))[1]
    walkthrough.show_story(story_of(told), words_of("2023-classic"))
    assert "Imperial survives" in read(walkthrough)
    assert any(
        text.endswith("Ana placed the tile and chose Imperial.") for text in read(walkthrough)
    )


def test_everybodys_decision_is_shown_as_it_was_taken(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words_of("2008"))
    shown = go_to(walkthrough, StepKind.STOCK)
    assert {"3 × $600", "+$1,800", "2 for 1"} <= set(shown)
    result = go_to(walkthrough, StepKind.RESULT)
    assert any("Tower has 12 tiles and is safe" in text for text in result)
    assert "+$6,300" in result  # Bea: $4,500 bonus and $1,800 for stock


def test_who_still_has_to_decide_is_named(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008", is_settled=False), words_of("2008"))
    shown = go_to(walkthrough, StepKind.STOCK)
    assert shown.count("decides now") == 1
    assert shown.count("holds 3") == 2
    assert not walkthrough.next_button.isEnabled()
    assert StepKind.RESULT not in step_kinds(walkthrough)


def test_the_focus_stays_in_the_walkthrough_while_there_is_nothing_to_go_on_to(
    qtbot: QtBot,
) -> None:
    """Otherwise Enter, meant for the next step, would open something elsewhere."""
    window = QWidget()
    qtbot.addWidget(window)
    walkthrough, log = Walkthrough(), QListWidget()
    column = QVBoxLayout(window)
    column.addWidget(walkthrough)
    column.addWidget(log)
    words = words_of("2008")
    walkthrough.show_story(story_of(stories.tie("2008", is_settled=False)), words, 0)
    window.show()
    walkthrough.next_button.setFocus()
    while not walkthrough.is_at_end:
        walkthrough.go_on()
    assert not walkthrough.next_button.isEnabled()
    assert window.focusWidget() is walkthrough
    walkthrough.show_story(story_of(stories.tie("2008")), words)
    assert window.focusWidget() is walkthrough.next_button


def test_the_numbers_begin_at_the_left_however_long_the_story_grows(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008", is_settled=False), words_of("2008"))
    walkthrough.show_story(story_of(stories.four()), words_of("2023-classic", 4), 0)
    QApplication.processEvents()
    assert walkthrough.step_bar.buttons[0].x() == 0


def test_the_tile_of_the_stock_market_is_shown_with_its_stocks(qtbot: QtBot) -> None:
    """Rule: en-2023, "Playing a Two-Player Game"."""
    told = stories.market()
    drawn = next(event for event in told if isinstance(event, MarketDrawn))
    walkthrough = walkthrough_of(qtbot, told, words_of("2023-classic", 2))
    shown = go_to(walkthrough, StepKind.HOLDERS)
    assert "Stock market" in shown
    assert str(drawn.stocks) in shown
    tiles = [
        tile.accessibleName() for tile in walkthrough.findChildren(MarketTile) if tile.isVisible()
    ]
    assert tiles == [TILE_NAMES[drawn.tile]]
    assert any(text.startswith("The stock market drew") for text in shown)
    if any(isinstance(event, BonusPaid) and event.seat is None for event in told):
        bonuses = go_to(walkthrough, StepKind.BONUSES)
        assert "The stock market's share stays in the bank." in bonuses
        assert not any(text.startswith("Stock market ") for text in bonuses)


def test_four_chains_are_settled_one_after_the_other(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.four(), words_of("2023-classic", 4))
    assert walkthrough.story is not None
    names = [CLASSIC_2023.chains[each.chain].name for each in walkthrough.story.settlements]
    assert names[0] == "Worldwide"
    assert set(names[1:]) == {"Sackson", "Festival"}
    chain_steps = [StepKind.HOLDERS, StepKind.BONUSES, StepKind.STOCK]
    expected = [StepKind.SIZES, StepKind.SURVIVOR, *chain_steps * 3, StepKind.RESULT]
    assert step_kinds(walkthrough) == expected
    assert "5 + 4 + 2 + 2 + 1 = 14" in go_to(walkthrough, StepKind.SURVIVOR)
    for number, name in enumerate(names):
        assert f"Bonuses for {name}" in go_to(walkthrough, StepKind.BONUSES, number)


def test_nobody_holding_stock_means_no_bonus(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.nobody(), words_of("2023-classic"))
    shown = go_to(walkthrough, StepKind.BONUSES)
    assert "Nobody holds Tower stock: no bonus is paid." in shown
    assert StepKind.STOCK not in step_kinds(walkthrough)


@pytest.mark.parametrize(
    ("edition", "players"), [("2023-tycoon", 3), ("2008", 3), ("2023-classic", 2)]
)
def test_the_final_account_adds_up_chain_by_chain(qtbot: QtBot, edition: str, players: int) -> None:
    told = stories.account(edition, players)
    ended = next(event for event in told if isinstance(event, GameEnded))
    walkthrough = walkthrough_of(qtbot, told, words_of(edition, players))
    assert step_kinds(walkthrough) == [StepKind.BEFORE, *[StepKind.CHAIN] * 4, StepKind.TOTALS]
    assert walkthrough.story is not None
    for seat, total in enumerate(ended.totals):
        came = sum(e.bonus_of(seat) + e.sold_by(seat) for e in walkthrough.story.settlements)
        assert (5200, 300, 4100)[seat] + came == total
    shown = go_to(walkthrough, StepKind.TOTALS)
    assert {f"${total:,}" for total in ended.totals} <= set(shown)
    assert "7 × $1,200 = $8,400" in go_to(walkthrough, StepKind.CHAIN, 3)


def test_it_is_walked_by_keys_and_left_with_escape(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words_of("2008"))
    walkthrough.next_button.setFocus()
    QTest.keyClick(walkthrough.next_button, Qt.Key.Key_Right)
    QTest.keyClick(walkthrough.next_button, Qt.Key.Key_Return)
    assert walkthrough.position == 2
    QTest.keyClick(walkthrough.next_button, Qt.Key.Key_Left)
    assert walkthrough.position == 1
    with qtbot.waitSignal(walkthrough.closed):
        QTest.keyClick(walkthrough.next_button, Qt.Key.Key_Escape)
    QTest.keyClick(walkthrough.step_bar.buttons[4], Qt.Key.Key_Return)
    assert walkthrough.position == 4
    QTest.keyClick(walkthrough.step_bar.buttons[4], Qt.Key.Key_Left)
    assert walkthrough.position == 3


def test_it_is_walked_by_mouse_and_the_last_step_ends_it(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words_of("2008"))
    left = Qt.MouseButton.LeftButton
    for step in range(1, 6):
        QTest.mouseClick(walkthrough.next_button, left)
        assert walkthrough.position == step
    assert walkthrough.next_button.text() == "Done"
    QTest.mouseClick(walkthrough.back_button, left)
    assert walkthrough.position == 4
    QTest.mouseClick(walkthrough.next_button, left)
    with qtbot.waitSignal(walkthrough.closed):
        QTest.mouseClick(walkthrough.next_button, left)


def test_a_held_enter_does_not_run_through_the_steps(qtbot: QtBot) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words_of("2008"))
    for is_repeat in (False, True, True):
        QTest.simulateEvent(
            walkthrough.next_button, True, int(Qt.Key.Key_Return), Qt.KeyboardModifier.NoModifier,
            "", is_repeat, -1,
        )  # fmt: skip
    assert walkthrough.position == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["tie", "market", "four", "account", "account of two"])
def test_no_page_is_wider_than_the_column(
    qtbot: QtBot, qapp: QApplication, language: str, name: str
) -> None:
    languages.install_language(qapp, language)
    events, edition, players = {
        "tie": (stories.tie("2023-tycoon"), "2023-tycoon", 3),
        "market": (stories.market(), "2023-classic", 2),
        "four": (stories.four(), "2023-classic", 4),
        "account": (stories.account("2023-tycoon"), "2023-tycoon", 3),
        "account of two": (stories.account("2023-classic", 2), "2023-classic", 2),
    }[name]
    words = replace(words_of(edition, players), names=LONG_NAMES[:players])
    walkthrough = walkthrough_of(qtbot, events, words)
    walkthrough.resize(WIDTH_PX, walkthrough.height())
    assert walkthrough.minimumSizeHint().width() <= WIDTH_PX
    for _ in step_kinds(walkthrough):
        page = body(walkthrough).widget()
        assert page is not None
        assert page.minimumSizeHint().width() <= walkthrough.width() - 34, read(walkthrough)
        walkthrough.show_next()


@pytest.mark.parametrize("name", ["tie", "market", "four", "six"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_of_a_merger_needs_to_be_scrolled(
    qtbot: QtBot, qapp: QApplication, language: str, name: str
) -> None:
    languages.install_language(qapp, language)
    events, edition, players = {
        "tie": (stories.tie("2023-tycoon"), "2023-tycoon", 3),
        "market": (stories.market(), "2023-classic", 2),
        "four": (stories.four(), "2023-classic", 4),
        "six": (stories.six(), "2023-tycoon", 6),
    }[name]
    walkthrough = walkthrough_of(qtbot, events, words_of(edition, players))
    for _ in step_kinds(walkthrough):
        QApplication.processEvents()
        assert body(walkthrough).verticalScrollBar().maximum() == 0, read(walkthrough)
        walkthrough.show_next()


def test_names_are_shown_as_they_are(qtbot: QtBot) -> None:
    words = GameNames(EDITIONS["2008"], ("<b>Eve</b> & Co", "Bea", "Cara"))
    walkthrough = walkthrough_of(qtbot, stories.tie("2008"), words)
    assert "<b>Eve</b> & Co" in go_to(walkthrough, StepKind.HOLDERS)
    labels = walkthrough.findChildren(QLabel)
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in labels if label.text())


def test_the_language_changes_in_the_middle(qtbot: QtBot, qapp: QApplication) -> None:
    walkthrough = walkthrough_of(qtbot, stories.tie("2023-tycoon"), words_of("2023-tycoon"))
    go_to(walkthrough, StepKind.BONUSES)
    seen = set()
    for language in LANGUAGES:
        languages.install_language(qapp, language)
        QApplication.processEvents()
        seen.add(walkthrough.next_button.text())
        text = " ".join(read(walkthrough))
        assert ("$6.000" if language == "pt_BR" else "$6,000") in text
    assert len(seen) == 3


def test_the_look_changes_in_the_middle(qtbot: QtBot, qapp: QApplication) -> None:
    walkthrough = walkthrough_of(qtbot, stories.four(), words_of("2023-classic", 4))
    for look in ("dark", "light"):
        theme.apply_theme(qapp, look)
        QApplication.processEvents()
        walkthrough.grab()
    theme.set_text_scale(qapp, 150)
    QApplication.processEvents()
    assert walkthrough.step_bar.buttons[0].height() == theme.scaled(theme.TARGET_PX)
    theme.set_text_scale(qapp, 100)


def test_a_merger_is_recent_until_the_viewer_acts() -> None:
    told = stories.tie("2008")
    at = recent_merger(told, 0)
    assert at is not None
    state, _ = play(stories.tied(EDITIONS["2008"]), place("6A"))
    state, settled = stories.keep_all(state)
    _, bought = play(state, stories.BUY_NOTHING)
    assert recent_merger(told + settled + bought, 0) is None
    assert recent_merger(told + settled + bought, 1) == at


def test_a_share_that_is_no_whole_number_is_told_without_a_guess() -> None:
    """Rule: rules document, section 3: every split is rounded up to the next 100 for each."""
    bonus = BonusPaid(6, 0, 6, (0, 1, 2), (9000, 6200, 4500), 3, 6600)
    added, shared = bonus_lines(bonus)
    assert added.endswith("$9,000 + $6,200 + $4,500 = $19,700")
    assert shared == "$19,700 ÷ 3, rounded up to the next $100: $6,600 each"
