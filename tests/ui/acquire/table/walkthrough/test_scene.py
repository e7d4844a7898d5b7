"""The scene tells a merger so that every dollar can be followed, and is led by keys and mouse."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import ChooseSurvivor
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS
from acquire_desktop.games.acquire.engine.events import BonusPaid, Event, MarketDrawn
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.walkthrough.cards import Pile, StockChip
from acquire_desktop.ui.acquire.table.walkthrough.marquee import Bill
from acquire_desktop.ui.acquire.table.walkthrough.painted_widgets import Portrait
from acquire_desktop.ui.acquire.table.walkthrough.scene import MergerScene
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind, recent_merger
from acquire_desktop.ui.acquire.table.walkthrough.texts import bonus_lines
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import motion, theme
from tests.ui.acquire.table.walkthrough import stories
from tests.ui.acquire.table.walkthrough.stories import EMPTY_LINE, place, play, story_of, words_of

LONG_NAMES = ("W" * 24, "Carlos Eduardo Oliveira", "ダイスケ", "<b>Eve</b> & Co", "M" * 24, "x")
SIZE = 1100, 610
"""What the table has in a small window, in pixels."""
TABLES: list[QWidget] = []
"""What a test covers with scenes: a widget without an owner would be collected."""


@pytest.fixture(autouse=True)
def by_day(qapp: QApplication) -> Iterator[None]:
    """Begin every test by day, and keep no table of it."""
    theme.apply_theme(qapp, "light")
    yield
    TABLES.clear()


def scene_of(qtbot: QtBot, events: Sequence[Event], words: GameNames) -> MergerScene:
    table = QWidget()
    qtbot.addWidget(table)
    TABLES.append(table)
    table.resize(*SIZE)
    scene = MergerScene(table)
    scene.figures.set_players([Player(name, PlayerKind.HUMAN) for name in words.names])
    table.show()
    scene.show()
    scene.show_story(story_of(events), words, 0)
    return scene


def go_to(scene: MergerScene, kind: StepKind, number: int = 0) -> list[str]:
    """Walk to a step of a kind and return all that is to be read."""
    assert scene.story is not None
    steps = [at for at, step in enumerate(scene.story.steps) if step.kind is kind]
    scene.player.walk_to(steps[number])
    return read(scene)


def read(scene: MergerScene) -> list[str]:
    return [label.text() for label in scene.findChildren(QLabel) if label.isVisible()]


def bill(scene: MergerScene) -> Bill:
    return scene.marquee._bill


def stamps(scene: MergerScene) -> list[str]:
    """Return what is stamped on the stock of each player, or how much there is of it."""
    return [each.accessibleName() for each in scene.findChildren(Pile) if each.isVisible()]


def chips(scene: MergerScene) -> list[str]:
    """Return how much stock everybody has who holds some."""
    return [each.accessibleName() for each in scene.findChildren(StockChip) if each.isVisible()]


def bodies(scene: MergerScene) -> list[QScrollArea]:
    """Return what scrolls where there is too little room."""
    return [area for area in scene.findChildren(QScrollArea) if area.isVisible()]


def step_kinds(scene: MergerScene) -> list[StepKind]:
    assert scene.story is not None
    return [step.kind for step in scene.story.steps]


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
            ],
            ["+$5,300", "+$5,300"],
        ),
        (
            "2008",
            [
                "Primary and secondary bonus: $6,000 + $3,000 = $9,000",
                "$9,000 ÷ 2 = $4,500 each",
            ],
            ["+$4,500", "+$4,500"],
        ),
    ],
)
def test_a_tie_for_the_most_stock_adds_up_before_the_eyes(
    qtbot: QtBot, edition: str, sums: list[str], amounts: list[str]
) -> None:
    """Rule: en-2023, "A Tie"; en-2008, "Steps for performing a merger", 3."""
    scene = scene_of(qtbot, stories.tie(edition), words_of(edition))
    shown = go_to(scene, StepKind.BONUSES)
    assert "Ana and Bea tie for the most and share 2 bonuses." in shown
    assert [text for text in shown if text in sums] == sums
    assert [text for text in shown if text.startswith("+")] == amounts


def test_a_front_can_be_clicked_while_its_chain_is_offered(qtbot: QtBot) -> None:
    """Once picks it, twice decides, as with its card over the exchange."""
    scene = scene_of(qtbot, play(stories.of_equal(), place("5D"))[1], words_of("2023-classic"))
    marquee, left = scene.marquee, Qt.MouseButton.LeftButton
    chosen, activated = list[int](), list[int]()
    marquee.chosen.connect(chosen.append)
    marquee.activated.connect(activated.append)
    first, second, third = (hotel.chain for hotel in marquee._bill.hotels)
    middles = [place.center().toPoint() for place in marquee._columns()]
    marquee.offer((first, second), second)
    QTest.mouseClick(marquee, left, pos=middles[2])
    assert chosen == [], f"{third} is not offered"
    QTest.mouseClick(marquee, left, pos=middles[1])
    QTest.mouseDClick(marquee, left, pos=middles[1])
    assert (chosen, activated) == ([second], [second])
    is_clear = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    assert not marquee.testAttribute(is_clear)
    marquee.offer((), None)
    assert marquee.testAttribute(is_clear), "clicks go to the board"


def test_the_largest_chain_survives_and_its_new_size_is_a_sum(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    told = " ".join(read(scene))
    assert "Ana placed 6A, which connects Tower (6) and Imperial (5). The largest survives." in told
    assert "Tower has the most tiles, so it survives and takes over the others." in told
    assert scene.marquee.accessibleName() == "Tower 6, survives, Imperial 5, taken over"
    assert bill(scene).title == "Tower\ntakes over\nImperial"
    assert bill(scene).note == "6 + 5 + 1 = 12 tiles"


def test_equal_chains_are_decided_by_the_mergemaker(qtbot: QtBot) -> None:
    board = ["TTT.III.....", *[EMPTY_LINE] * 8]
    state = position(CLASSIC_2023, board, cash=[6000] * 3, hands=["4A"])
    state, told = play(state, place("4A"))
    scene = scene_of(qtbot, told, words_of("2023-classic"))
    sentence = "Tower and Imperial have 3 tiles each. Ana placed the tile and chooses."
    assert sentence in " ".join(read(scene))
    assert bill(scene).title == "Equal with 3 tiles"
    assert scene.marquee.accessibleName() == "Tower 3 tiles, Imperial 3 tiles"
    told += play(state, ChooseSurvivor(6))[1]
    scene.show_story(story_of(told), words_of("2023-classic"))
    assert "Ana placed the tile and chose Imperial." in " ".join(read(scene))
    assert bill(scene).title == "Imperial\ntakes over\nTower"


def test_everybodys_decision_is_shown_as_it_was_taken(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    shown = go_to(scene, StepKind.STOCK)
    assert "+$1,800" in shown
    assert stamps(scene) == ["traded 2", "kept 1", "sold 3", "kept 1"]
    result = go_to(scene, StepKind.RESULT)
    assert any("Tower has 12 tiles and is safe" in text for text in result)


def test_who_still_has_to_decide_is_named(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008", is_settled=False), words_of("2008"))
    shown = go_to(scene, StepKind.STOCK)
    assert shown.count("decides now") == 1
    assert shown.count("waits") == 2
    assert stamps(scene) == ["3", "3", "1"]
    assert not scene.next_button.isEnabled()
    assert StepKind.RESULT not in step_kinds(scene)


def test_the_tile_of_the_stock_market_is_shown_with_its_stocks(qtbot: QtBot) -> None:
    """Rule: en-2023, "Playing a Two-Player Game"."""
    told = stories.market()
    drawn = next(event for event in told if isinstance(event, MarketDrawn))
    scene = scene_of(qtbot, told, words_of("2023-classic", 2))
    shown = go_to(scene, StepKind.BONUSES)
    assert "Stock market" in shown
    assert str(drawn.stocks) in chips(scene)
    assert any(text.startswith(f"The stock market drew {TILE_NAMES[drawn.tile]}") for text in shown)
    if any(isinstance(event, BonusPaid) and event.seat is None for event in told):
        assert "The stock market's share stays in the bank." in shown


def test_four_chains_are_settled_one_after_the_other(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.four(), words_of("2023-classic", 4))
    assert scene.story is not None
    names = [CLASSIC_2023.chains[each.chain].name for each in scene.story.settlements]
    assert names[0] == "Worldwide"
    assert set(names[1:]) == {"Sackson", "Festival"}
    chain_steps = [StepKind.BONUSES, StepKind.STOCK]
    assert step_kinds(scene) == [StepKind.SIZES, *chain_steps * 3, StepKind.RESULT]
    assert bill(scene).title == "\n".join(["Continental", "takes over", *names])
    assert bill(scene).note == "5 + 4 + 2 + 2 + 1 = 14 tiles"
    for number, name in enumerate(names):
        shown = go_to(scene, StepKind.BONUSES, number)
        assert any(text.startswith(f"{name} has ") for text in shown)
        assert bill(scene).title == f"Continental\ntakes over\n{name}"


def test_nobody_holding_stock_means_no_bonus(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.nobody(), words_of("2023-classic"))
    shown = go_to(scene, StepKind.BONUSES)
    assert "Nobody holds its stock: no bonus is paid." in shown
    assert StepKind.STOCK not in step_kinds(scene)


def test_a_held_enter_does_not_run_through_the_steps(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    for is_repeat in (False, True, True):
        QTest.simulateEvent(
            scene.next_button, True, int(Qt.Key.Key_Return), Qt.KeyboardModifier.NoModifier,
            "", is_repeat, -1,
        )  # fmt: skip
    assert scene.player.position == 1


def test_names_are_shown_as_they_are(qtbot: QtBot) -> None:
    words = GameNames(EDITIONS["2008"], ("<b>Eve</b> & Co", "Bea", "Cara"))
    scene = scene_of(qtbot, stories.tie("2008"), words)
    assert "<b>Eve</b> & Co" in go_to(scene, StepKind.BONUSES)
    labels = scene.findChildren(QLabel)
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in labels if label.text())


def test_the_language_changes_in_the_middle(qtbot: QtBot, qapp: QApplication) -> None:
    scene = scene_of(qtbot, stories.tie("2023-tycoon"), words_of("2023-tycoon"))
    go_to(scene, StepKind.BONUSES)
    seen = set()
    for language in LANGUAGES:
        languages.install_language(qapp, language)
        QApplication.processEvents()
        seen.add(scene.next_button.text())
        text = " ".join(read(scene))
        assert ("$6.000" if language == "pt_BR" else "$6,000") in text
    assert len(seen) == 3


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


def test_the_place_of_everybody_with_stock_is_named(qtbot: QtBot) -> None:
    """Rule: en-2023, "Tycoon": a third place is paid there alone."""
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    shown = go_to(scene, StepKind.BONUSES)
    assert [shown.count(text) for text in ("joint first", "no bonus")] == [2, 1]
    assert chips(scene) == ["3", "3", "1"]
    scene = scene_of(qtbot, stories.tie("2023-tycoon"), words_of("2023-tycoon"))
    shown = go_to(scene, StepKind.BONUSES)
    assert [shown.count(text) for text in ("joint first", "third", "no bonus")] == [2, 1, 0]


def test_every_step_has_the_name_of_its_beat(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.four(), words_of("2023-classic", 4))
    beats = []
    for at in range(len(step_kinds(scene))):
        scene.player.walk_to(at)
        beats.append(bill(scene).beats[bill(scene).beat])
    assert beats == ["Sizes", *["Payday", "Stock"] * 3, "Takeover"]


def test_the_hotels_stand_from_the_survivor_to_the_last(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.four(), words_of("2023-classic", 4))
    go_to(scene, StepKind.BONUSES)
    told = scene.marquee.accessibleName()
    assert told.startswith("Continental 5, survives, Worldwide 4, taken over,")
    assert told.count("acquired next") == 2
    go_to(scene, StepKind.RESULT)
    assert scene.marquee.accessibleName().startswith("Continental 14, survives, safe")


def test_money_flies_to_who_is_paid_and_is_there_at_once_for_who_walks_on(qtbot: QtBot) -> None:
    motion.set_wanted(True)
    told = play(stories.tied(EDITIONS["2008"]), place("6A"))[1]
    scene = scene_of(qtbot, told, words_of("2008"))
    flies = []
    for walk in (partial(go_to, scene, StepKind.BONUSES), scene.player.go_back):
        walk()
        flies.append(scene.flight.is_flying)
    assert flies == [True, False]
    motion.set_wanted(False)
    shown = go_to(scene, StepKind.BONUSES)
    assert not scene.flight.is_flying
    assert "+$4,500" in shown


def test_it_is_walked_by_keys_and_left_with_escape(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    scene.take_focus()
    button = scene.next_button
    for key, at in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Return, 2), (Qt.Key.Key_Left, 1)):
        QTest.keyClick(button, key)
        assert scene.player.position == at
    with qtbot.waitSignal(scene.player.switched):
        QTest.keyClick(button, Qt.Key.Key_Space)
    with qtbot.waitSignal(scene.player.left):
        QTest.keyClick(button, Qt.Key.Key_Escape)


def test_steps_tick_and_those_with_money_ring_once_as_they_come(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    heard: list[str] = []
    scene.step_shown.connect(heard.append)
    assert scene.story is not None
    assert scene._words is not None
    scene.show_story(scene.story, scene._words, 0)
    while not scene.player.is_at_end:
        scene.player.show_next()
        scene.show_story(scene.story, scene._words)
    kinds = [step.kind for step in scene.story.steps]
    assert not heard[0], "the merger itself has a sound already"
    assert heard[1::2] == ["cash" if kind is StepKind.BONUSES else "step" for kind in kinds[1:]]
    assert set(heard[2::2]) == {""}


def test_tab_leads_round_the_scene_and_never_out_of_it(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    scene.take_focus()
    reached = set()
    for _ in range(12):
        focused = scene.window().focusWidget()
        assert scene.isAncestorOf(focused)
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached >= {scene.next_button, scene.foot.skip_button, scene.foot.hold_button}


def test_it_is_walked_by_mouse_and_the_last_step_ends_it(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    left = Qt.MouseButton.LeftButton
    for step in range(1, 4):
        QTest.mouseClick(scene.next_button, left)
        assert scene.player.position == step
    assert scene.next_button.text() == "Done"
    with qtbot.waitSignal(scene.player.ended):
        QTest.mouseClick(scene.next_button, left)


def test_the_focus_stays_in_the_scene_while_there_is_nothing_to_go_on_to(qtbot: QtBot) -> None:
    """Otherwise Enter, meant for the next step, would open something elsewhere."""
    words = words_of("2008")
    scene = scene_of(qtbot, stories.tie("2008", is_settled=False), words)
    scene.take_focus()
    while not scene.player.is_at_end:
        scene.player.go_on()
    assert not scene.next_button.isEnabled()
    assert scene.window().focusWidget() is scene
    scene.show_story(story_of(stories.tie("2008")), words)
    assert scene.window().focusWidget() is scene.next_button


@pytest.mark.part(of=3, by="language")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["tie", "market", "four", "six"])
def test_the_figures_of_a_small_window_are_whole(
    qtbot: QtBot, qapp: QApplication, language: str, name: str
) -> None:
    languages.install_language(qapp, language)
    events, edition, players = {
        "tie": (stories.tie("2023-tycoon"), "2023-tycoon", 3),
        "market": (stories.market(), "2023-classic", 2),
        "four": (stories.four(), "2023-classic", 4),
        "six": (stories.six(), "2023-tycoon", 6),
    }[name]
    words = replace(words_of(edition, players), names=LONG_NAMES[:players])
    scene = scene_of(qtbot, events, words)
    for at in range(len(step_kinds(scene))):
        scene.player.walk_to(at)
        QApplication.processEvents()
        assert not any(area.horizontalScrollBar().maximum() for area in bodies(scene)), read(scene)
        button = scene.next_button
        assert scene.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()


def portraits(scene: MergerScene) -> list[int]:
    """Return how large the portraits are that one sees, in pixels."""
    seen = [each for each in scene.findChildren(Portrait) if each.isVisible()]
    return [each.sizeHint().height() for each in seen]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_window_shows_everything_larger_and_whole(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    languages.install_language(qapp, language)
    words = replace(words_of("2023-tycoon", 6), names=LONG_NAMES)
    scene = scene_of(qtbot, stories.six(), words)
    go_to(scene, StepKind.BONUSES)
    before = portraits(scene)
    TABLES[-1].resize(1920, 1000)
    for at, kind in enumerate(step_kinds(scene)):
        scene.player.walk_to(at)
        QApplication.processEvents()
        bars = [bar for area in bodies(scene) for bar in area.findChildren(QScrollBar)]
        assert not any(bar.maximum() for bar in bars), read(scene)
        if kind is StepKind.BONUSES:
            assert max(before) < min(portraits(scene))


def test_the_look_changes_in_the_middle(qtbot: QtBot, qapp: QApplication) -> None:
    scene = scene_of(qtbot, stories.four(), words_of("2023-classic", 4))
    for look in ("dark", "light"):
        theme.apply_theme(qapp, look)
        QApplication.processEvents()
        scene.grab()
    theme.set_text_scale(qapp, 150)
    QApplication.processEvents()
    assert scene.next_button.height() >= theme.scaled(theme.TARGET_PX)
    theme.set_text_scale(qapp, 100)


def test_nothing_of_a_merger_is_left_for_who_looks_next(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, stories.tie("2008"), words_of("2008"))
    go_to(scene, StepKind.BONUSES)
    scene.forget()
    QApplication.processEvents()
    told = [*read(scene), scene.accessibleName(), scene.marquee.accessibleName()]
    assert not any("Imperial" in text or "Ana" in text for text in told)


def test_another_language_is_spoken_in_every_corner_of_an_open_scene(
    qapp: QApplication, qtbot: QtBot
) -> None:
    scene = scene_of(qtbot, stories.four(), words_of("2023-classic"))
    english = scene.foot.hint, bill(scene).beats[1], scene.accessibleName()
    languages.install_language(qapp, "pt_BR")
    QApplication.processEvents()  # Qt posts LanguageChange
    now = scene.foot.hint, bill(scene).beats[1], scene.accessibleName()
    assert not set(english) & set(now)
    assert not any(text.startswith("Merger") for text in read(scene))
