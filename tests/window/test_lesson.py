"""The first game through the window: by mouse alone, by keys alone, in every language and size."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import CoachRule, Speed
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.notation import action_text, parse_action
from acquire_desktop.games.acquire.lesson.running_lesson import RunningLesson
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.lesson.lesson_page import LessonPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.window.preferences import apply_look
from tests.driver.acquire import hold_bell, use_slow_fingers
from tests.window.table import (
    QUIET,
    click,
    open_window,
    press,
)

LETTERS = {"tower": Qt.Key.Key_T, "sackson": Qt.Key.Key_S, "american": Qt.Key.Key_A}
_AT_ONCE = (Speed.INSTANT, Speed.INSTANT)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    """The start page of a new user."""
    with open_window(qtbot) as window:
        yield window


def page_of(window: AcquireWindow) -> LessonPage:
    """Return the page of the lesson, on which the others play at once."""
    page = window.pages.lessons.page
    page.lesson.speeds = _AT_ONCE
    return page


def shown_lesson(window: AcquireWindow) -> LessonPage:
    """Show the lesson, and return its page."""
    page = page_of(window)
    window.pages.lessons.show()
    return page


def wait(qtbot: QtBot, lesson: RunningLesson) -> None:
    """Wait until the learner is to do something, with the keyboard where that is done."""
    qtbot.waitUntil(lambda: lesson.run.due is None)
    QApplication.processEvents()


def go_to(qtbot: QtBot, page: LessonPage, text: str) -> None:
    """Do what is allowed, the first of several, until a step is on."""
    lesson = page.lesson
    while lesson.run.step.text != text:
        if lesson.run.step.allow:
            line = lesson.run.allowed()[0]
            lesson.session.submit(parse_action(line, lesson.session.setup.edition))
        else:
            wait(qtbot, lesson)
            lesson.go_on()
    wait(qtbot, lesson)


def every_step(qtbot: QtBot, page: LessonPage) -> Iterator[str]:
    """Go through the lesson and yield the text of every step."""
    lesson = page.lesson
    texts = [step.text for scene in lesson.run.lesson.scenes for step in scene.steps]
    for text in texts:
        go_to(qtbot, page, text)
        yield text


# By keys alone


def keys_for(line: str, page: LessonPage) -> list[Qt.Key]:
    """Return the keys by which somebody does an action."""
    word, *rest = line.split()
    if word == "place":
        hand = page.lesson.session.view.hand
        number = hand.index(TILES_BY_NAME[rest[0]])
        return [Qt.Key(Qt.Key.Key_1 + number), Qt.Key.Key_Return]
    if word == "found":
        return [LETTERS[rest[0]], Qt.Key.Key_Return]
    if word == "buy":
        bought = [LETTERS[chain] for count, chain in zip(rest[::2], rest[1::2], strict=True)
                  for _ in range(int(count))]  # fmt: skip
        return [*(bought or [Qt.Key.Key_N]), Qt.Key.Key_Return]
    if word == "keep":  # all is sold
        return [Qt.Key.Key_S] * int(rest[2]) + [Qt.Key.Key_Return]
    assert word == "declare"
    return [Qt.Key.Key_E, Qt.Key.Key_E]


def wanted(lesson: RunningLesson) -> str:
    """Return what a good learner does: few stocks, and all is sold in a merger."""
    allowed = lesson.run.allowed()
    selling = [line for line in allowed if line.startswith("keep 0 ") and line.endswith("trade 0")]
    founding = [line for line in allowed if line == "found american"]
    return (selling or founding or allowed)[0]


@pytest.mark.part(of=3, walk="whole lessons")
def test_the_whole_lesson_is_played_by_keys_alone(window: AcquireWindow, qtbot: QtBot) -> None:
    """From the start page to the first real game; Enter leads on where something is read."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    page = page_of(window)
    qtbot.waitUntil(window.pages.lessons.is_on_view)
    lesson = page.lesson
    use_slow_fingers(page.table.hand.bell)
    while page.closing.isHidden():
        wait(qtbot, lesson)
        if page.account.is_telling:
            press(window, Qt.Key.Key_Escape)
        elif lesson.run.step.allow:
            before = lesson.run
            for key in keys_for(wanted(lesson), page):
                press(window, key)
            assert lesson.run != before, before.step.text
        else:
            qtbot.waitUntil(page.bubble.go_on.hasFocus)
            press(window, Qt.Key.Key_Return)
    assert page.closing.play.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert window.session.has_game
    assert [player.level.split("-")[0] for player in window.session.players][1:] == ["beginner"] * 3


def test_every_step_of_a_merger_waits_for_the_learner_and_enter_leads_to_the_next_card(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    """Nobody buys with the Enter by which the card or the merger was to be left."""
    page = page_of(window)
    lesson, area = page.lesson, page.table.decision_area
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    click(window.pages.start.learn)
    go_to(qtbot, page, "merge_place")
    lesson.speeds = (Speed.FAST, Speed.FAST)
    lesson.go_on_playing()
    for key in keys_for("place 7D", page):
        press(window, key)
    walk_through_merger(window, qtbot, page)
    assert lesson.run.step.text == "settle"
    assert page.bubble._number_label.isVisible()
    assert page.bubble._number_label.text().startswith("16 ")
    for key in keys_for(wanted(lesson), page):
        press(window, key)
    walk_through_merger(window, qtbot, page)
    assert lesson.run.step.text == "others_settle"
    qtbot.waitUntil(page.bubble.go_on.hasFocus)
    press(window, Qt.Key.Key_Return)
    assert lesson.run.step.text == "buy_again"
    assert area.scene.isHidden()


def walk_through_merger(window: AcquireWindow, qtbot: QtBot, page: LessonPage) -> None:
    """Read a merger to its last step by Enter; none of the steps leaves by itself."""
    scene = page.table.decision_area.scene
    qtbot.waitUntil(scene.isVisible)
    QApplication.processEvents()
    while scene.isVisible():
        qtbot.waitUntil(scene.next_button.isEnabled)
        assert "by itself" not in scene.foot.hint
        assert page.bubble.go_on.isVisible()
        assert page.bubble._number_label.isHidden(), "the number is that of the card behind it"
        covered = page.bubble.geometry()
        for part in scene.foot.buttons():
            assert not covered.intersects(QRect(part.mapTo(page, QPoint()), part.size()))
        press(window, Qt.Key.Key_Return)


def test_enter_on_a_button_of_the_card_presses_it(window: AcquireWindow, qtbot: QtBot) -> None:
    """Also where Enter would go on else."""
    page = page_of(window)
    click(window.pages.start.learn)
    go_to(qtbot, page, "bea_founds")
    page.bubble.back.setFocus()
    press(window, Qt.Key.Key_Return)
    assert page.lesson.run.step.text == "place_alone"
    page.bubble.leave.setFocus()
    press(window, Qt.Key.Key_Return)
    assert not window.pages.lessons.is_on_view()


@pytest.mark.parametrize("is_on_rack", [False, True])
def test_enter_goes_on_from_a_tile_that_was_looked_at(
    window: AcquireWindow, qtbot: QtBot, is_on_rack: bool
) -> None:
    page = shown_lesson(window)
    go_to(qtbot, page, "never")
    table, tile = page.table, TILES_BY_NAME["5B"]
    if is_on_rack:
        click(table.hand.places[page.lesson.session.view.hand.index(tile)])
    else:
        click_lot(page, "5B")
    assert table.board.selected_tile == tile
    press(window, Qt.Key.Key_Return)
    assert page.lesson.run.step.text != "never"


# By mouse alone


def click_lot(page: LessonPage, name: str) -> None:
    """Click the space of a tile twice, as a double click that is none."""
    board, tile = page.table.board, TILES_BY_NAME[name]
    for _ in range(2):
        where = board.viewport().mapFromGlobal(board.cell_rect(tile).center())
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=where)


def do_by_mouse(line: str, page: LessonPage) -> None:
    """Do an action with the mouse."""
    word, *rest = line.split()
    panel, view = page.table.panel, page.lesson.session.view
    names = [spec.name.lower() for spec in view.edition.chains]
    if word == "place":
        click_lot(page, rest[0])
        return
    if word == "found":
        click(page.table.exchange.row(names.index(rest[0])))
    elif word == "buy":
        for count, chain in zip(rest[::2], rest[1::2], strict=True):
            for _ in range(int(count)):
                click(page.table.exchange.row(names.index(chain)))
    elif word == "declare":
        hold_bell(page.table.hand.bell)
        return
    elif word == "keep":
        click(panel.disposal.sell.most)
    click(panel.confirm_button)


@pytest.mark.part(of=3, walk="whole lessons")
def test_the_whole_lesson_is_played_by_mouse_alone(window: AcquireWindow, qtbot: QtBot) -> None:
    """From the start page to the first real game; no ring of the keyboard is shown meanwhile."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    click(window.pages.start.learn)
    page = page_of(window)
    lesson = page.lesson
    while page.closing.isHidden():
        wait(qtbot, lesson)
        before = lesson.run
        assert not page.table.board.drawing.cursor.isVisible(), before.step.text
        if lesson.run.step.allow:
            do_by_mouse(wanted(lesson), page)
            assert lesson.run != before, before.step.text
        elif page.account.is_telling:
            click(page.account.skip_button)
        else:
            click(page.bubble.go_on)
    click(page.closing.play)
    assert window.session.has_game
    assert window.preferences.settings.coach is CoachRule.COSTLY


# By “Show me” alone


@pytest.mark.part(of=3, walk="whole lessons")
def test_the_whole_lesson_is_shown_to_somebody_who_asks_at_every_step(
    window: AcquireWindow, qtbot: QtBot, said: list[str]
) -> None:
    """By the button and by its keys; where nothing is asked there is none, and they do nothing."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = shown_lesson(window)
    lesson, show_me = page.lesson, page.bubble.show_me
    while page.closing.isHidden():
        wait(qtbot, lesson)
        before = lesson.run
        if page.account.is_telling:
            press(window, Qt.Key.Key_Escape)
        elif before.step.allow:
            if before.number % 2:
                click(show_me)
            else:
                QTest.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
            assert lesson.run != before, before.step.text
        else:
            assert show_me.isHidden()
            QTest.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
            assert lesson.run == before
            click(page.bubble.go_on)
    assert "Done for you: Place 10F." in said


# What may not be done


def test_every_tile_that_is_not_meant_says_what_it_would_do_and_why_not_yet(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    """In every step, also of stock that is not to be bought; the game stays as it is."""
    page = shown_lesson(window)
    for text in every_step(qtbot, page):
        lesson = page.lesson
        if not lesson.session.awaits_human:
            continue
        view, run = lesson.session.view, lesson.run
        step = run.go_on().step if run.is_read and not run.is_last else run.step
        for action in view.legal:
            page.bubble.show_body()
            body = page.bubble.words[0].text()
            line = action_text(action, view.edition)
            after = run.go_on() if step is not run.step else run
            if after.allows(line):
                continue
            page.table.panel.action_chosen.emit(action)
            refused = page.bubble.words[0].text()
            assert refused != body, (text, line)
            assert not any(mark in refused for mark in "{}"), refused
            assert refused.startswith("If you place it: ") == isinstance(action, PlaceTile)
            assert lesson.run == run


def test_hints_undo_and_speed_are_off_and_say_why(window: AcquireWindow, qtbot: QtBot) -> None:
    """The card helps, and leads back."""
    go_to(qtbot, shown_lesson(window), "found_choose")
    window.refresh()
    for key in ("undo", "restart_turn", "hint"):
        action = window.menus.actions[key]
        assert not action.isEnabled()
        assert "card shows" in action.toolTip()
    assert not window.menus.actions["skip"].isEnabled()
    speed = window.menus.menu("speed").menuAction()
    assert not speed.isEnabled()
    assert "card shows" in speed.toolTip()
    window.menus.actions["show_prices"].trigger()
    assert page_of(window).table.side.shown == "prices"
    press(window, Qt.Key.Key_Escape)
    assert page_of(window).table.side.shown == "exchange", "first the drawer goes"
    press(window, Qt.Key.Key_Escape)
    assert speed.isEnabled()


# Coming and going


def test_esc_leaves_the_lesson_and_the_start_page_leads_back_to_the_same_card(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    """The button says in which scene."""
    page = shown_lesson(window)
    go_to(qtbot, page, "found_choose")
    run = page.lesson.run
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.pages.start
    assert "scene 1" in window.pages.start.learn.accessibleDescription()
    click(window.pages.start.learn)
    assert page.lesson.run == run


def test_a_game_on_the_table_is_still_there_after_the_lesson(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    """The lesson lies over it."""
    window.pages.quick_game()
    game = window.session.game_file().game_id
    window.menus.actions["learn"].trigger()
    go_to(qtbot, page_of(window), "place_alone")
    press(window, Qt.Key.Key_Escape)
    assert window.session.game_file().game_id == game
    assert window.pages.currentWidget() is window.pages.game


def test_the_rules_can_be_read_over_a_lesson_that_waits_meanwhile(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    """Nobody plays while they are on view."""
    page = shown_lesson(window)
    page.lesson.speeds = (Speed.SLOW, Speed.SLOW)
    go_to(qtbot, page, "place_alone")
    page.lesson.session.submit(parse_action("place 10F", page.lesson.session.setup.edition))
    window.menus.actions["rules"].trigger()
    assert page.lesson.session.computer_turns.pace.is_paused
    window.pages.trail.leave()
    assert window.pages.currentWidget() is page
    assert not page.lesson.session.computer_turns.pace.is_paused


def test_alt_left_goes_back_a_step_and_end_skips_what_is_watched(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    """Space hurries only while it is held."""
    page = shown_lesson(window)
    go_to(qtbot, page, "place_alone")
    page.lesson.speeds = (Speed.SLOW, Speed.SLOW)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return):
        press(window, key)
    assert page.lesson.run.step.text == "bea_founds"
    press(window, Qt.Key.Key_End)
    wait(qtbot, page.lesson)
    assert page.lesson.run.step.text == "bea_founds"
    QTest.keyClick(page.bubble.go_on, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.lesson.run.step.text == "place_alone"


def test_the_lesson_stays_on_the_start_page_after_a_game(window: AcquireWindow) -> None:
    start = window.pages.start
    window.folders.journal.parent.mkdir(parents=True, exist_ok=True)
    window.folders.journal.write_text("")
    window.pages.show_start()
    assert start.learn.isVisible()
    assert start.new.y() < start.learn.y()


# How it looks


@pytest.mark.part(of=24)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", [100, 125, 150, 200])
@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 720), (1366, 768), (1920, 1080)])
def test_no_card_is_cut_or_hides_what_it_means(
    qtbot: QtBot, language: str, width: int, height: int, text_scale: int
) -> None:
    """In both arrangements of the table, in every language, and inside the window."""
    settings = replace(QUIET, language=language, text_scale=text_scale)
    with open_window(qtbot, settings) as window:
        window.resize(width, height)
        page = shown_lesson(window)
        bubble, light = page.bubble, page.light
        for text in every_step(qtbot, page):
            QApplication.processEvents()
            light.follow()
            if text == "account" and page.account.is_telling:
                assert bubble.isHidden()
                continue
            place = bubble.geometry()
            assert page.rect().contains(place), text
            if page.lesson.run.step.allow and not page.lesson.run.allowed()[0].startswith("place"):
                primary = page.table.panel.confirm_button
                where = QRect(primary.mapTo(page, QPoint()), primary.size())
                assert not place.intersects(where), text
            for part in bubble.words:
                assert part.heightForWidth(part.width()) <= part.height(), (text, part.text())
            for button in (bubble.go_on, bubble.show_me, bubble.back, bubble.leave):
                assert button.isHidden() or button.sizeHint().width() <= button.width() + 1
            assert bool(light.targets) == bool(page.lesson.run.step.ring), text
            for target in light.targets:
                assert page.rect().contains(target), (text, target)
                assert not target.intersects(place), (text, target, place)


def test_the_language_changes_in_the_middle_of_a_card(window: AcquireWindow, qtbot: QtBot) -> None:
    """Every word of the card is in the other one."""
    page = shown_lesson(window)
    go_to(qtbot, page, "second_buy")
    english = page.bubble.text
    apply_look(QApplication.instance(), replace(QUIET, language="ja"))  # type: ignore[arg-type]
    QApplication.processEvents()
    assert page.bubble.text != english
    assert "第2株主" in page.bubble.text
    assert page.bubble.leave.text() == "中断する"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_done_at_the_table_has_the_keyboard_there(
    window: AcquireWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """A button of the card that is off now does not hand it to whatever comes next."""
    window.resize(*size)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = shown_lesson(window)
    table = page.table
    for text in every_step(qtbot, page):
        QApplication.processEvents()
        if page.lesson.run.step.allow:
            focused = (table.board, table.panel, table.exchange)
            assert has_focus_within(*focused), (text, page.window().focusWidget())
            if (card := page.lesson.card()).asks == "place":
                assert table.board.cursor_tile == card.tile, text


def test_the_light_stands_still_without_motion(window: AcquireWindow, qtbot: QtBot) -> None:
    """And it takes no clicks."""
    page = shown_lesson(window)
    go_to(qtbot, page, "place_alone")
    QApplication.processEvents()
    assert len(page.light.targets) == 2, "the space and the tile on the rack"
    assert page.light.is_path
    assert not page.light.is_coming
    assert page.light.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_screen_reader_hears_the_card_and_then_what_is_allowed(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    """The card is named after its words, too."""
    page = shown_lesson(window)
    go_to(qtbot, page, "place_alone")
    told = page.bubble.accessibleName()
    assert told == page.bubble.text
    assert told.index("lone tile") < told.index("Place 10F")


def test_the_card_of_a_merger_is_about_the_step_on_view(
    window: AcquireWindow, qtbot: QtBot
) -> None:
    page = shown_lesson(window)
    go_to(qtbot, page, "merge_place")
    page.lesson.speeds = (Speed.FAST, Speed.FAST)
    page.lesson.go_on_playing()
    page.show_me()
    scene, player = page.table.decision_area.scene, page.table.decision_area.player
    qtbot.waitUntil(scene.isVisible)
    QApplication.processEvents()
    assert "the larger chain survives" in page.bubble.words[0].text()
    player.go_on()
    assert scene.step is not None
    assert scene.step.kind is StepKind.BONUSES
    assert "Payday" in page.bubble.words[0].text()


def test_the_last_merger_says_by_how_much_one_leads(window: AcquireWindow, qtbot: QtBot) -> None:
    """No words that could be read as advice to buy one stock more."""
    page = shown_lesson(window)
    go_to(qtbot, page, "last_place")
    view = page.lesson.session.view
    imperial = [spec.name for spec in view.edition.chains].index("Imperial")
    assert view.stocks[view.seat][imperial] - view.stocks[1][imperial] == 1
    assert "lead by one" in page.bubble.words[0].text()
    assert "more" not in page.bubble.text
