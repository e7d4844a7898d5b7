"""The final account as a race: every sum is the engine's, and it plays, holds and steps."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.result.race import (
    HUSH_MS,
    Race,
    hush_ms,
    race_of,
    step_ms,
)
from acquire_desktop.ui.acquire.result.race_page import RacePage
from acquire_desktop.ui.acquire.result.race_track import RaceTrack
from acquire_desktop.ui.acquire.result.result_texts import (
    headline_text,
    overline_text,
    photo_text,
    place_text,
    standings_text,
    sum_text,
)
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.look import motion
from tests.ui.acquire.result.finished import finished
from tests.ui.acquire.table.walkthrough.stories import BUY_NOTHING, EMPTY_LINE, NAMES, play

HOSTILE = ("<b>Eve</b> & Co", "W" * 24, "ダイスケ" * 6, "{player}", "a\u202eb", "%n")


@pytest.fixture(autouse=True)
def moving() -> Iterator[None]:
    """Begin and leave every test with motion."""
    motion.set_wanted(True)
    yield
    motion.set_wanted(True)


def players(names: Sequence[str]) -> list[Player]:
    return [Player(name, PlayerKind.COMPUTER, "greedy") for name in names]


def ended(
    stocks: Sequence[Mapping[str, int]], cash: Sequence[int], edition: str = "2023-classic"
) -> tuple[View, tuple[Event, ...]]:
    """End a game with 48 tiles of Continental, 3 of Tower and 2 of Sackson."""
    board = ["CCCCCCCCCCCC"] * 4 + [EMPTY_LINE, "TTT.SS......", *[EMPTY_LINE] * 3]
    state = position(EDITIONS[edition], board, cash=cash, stocks=stocks, buying=True)
    state, told = play(state, DeclareEnd(), BUY_NOTHING)
    return observe(state, 0), told


USUAL = (
    [{"Continental": 7, "Tower": 2}, {"Continental": 9, "Tower": 4}, {"Continental": 7}],
    [5200, 300, 4100],
)


def page_of(
    qtbot: QtBot, told: tuple[View, tuple[Event, ...]], *, speed: Speed = Speed.NORMAL
) -> RacePage:
    view, events = told
    page = RacePage()
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.begin(view, events, players(NAMES[: view.players]), speed)
    page.show()
    return page


def race_in(page: RacePage) -> Race:
    assert page.race is not None
    return page.race


def timer_of(page: RacePage) -> QTimer:
    found = page.player.findChild(QTimer)
    assert isinstance(found, QTimer)
    return found


def shown_totals(track: RaceTrack) -> tuple[float, ...]:
    """Return how long every bar is at this moment, in dollars by seat."""
    assert track._shown is not None
    race = track._shown[0]
    seen = [track._moment.seen(race, seat) for seat in range(len(race.cash))]
    return tuple(cash + sum(each.bonus + each.sold for each in paid) for cash, paid in seen)


def words_on(page: RacePage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


TABLES = [
    (key, count) for key, each in sorted(EDITIONS.items()) for count in range(each.players[0], 7)
]


@pytest.mark.parametrize(("edition", "count"), TABLES)
def test_the_parts_of_every_bar_add_up_to_what_the_player_ends_with(
    edition: str, count: int
) -> None:
    for seed in ("one", "two", "three"):
        view, told = finished(edition, count, seed)
        race = race_of(told)
        assert isinstance(view.decision, GameOver)
        assert race.totals_after(race.last) == view.decision.totals
        for seat in range(count):
            parts = [race.cash[seat], *(payout.gain(seat) for payout in race.payouts)]
            assert sum(parts) == view.decision.totals[seat]
            assert min(parts) >= 0
        assert [payout.began.size for payout in race.payouts] == sorted(
            payout.began.size for payout in race.payouts
        )


def test_the_last_order_is_that_of_the_result() -> None:
    _, told = finished("2023-classic", 6, "one")
    race = race_of(told)
    totals = race.ended.totals
    assert list(race.order_after(race.last)) == sorted(range(6), key=lambda seat: -totals[seat])
    assert race.order_after(0) == tuple(range(6)), "the cash alone changes no places"
    assert any(race.order_after(step) != tuple(range(6)) for step in range(1, race.last))


def test_the_sum_says_who_is_paid_which_bonus() -> None:
    _, told = ended(*USUAL)
    race, words = race_of(told), GameNames(CLASSIC_2023, NAMES[:3])
    sackson, tower, continental = (sum_text(race, step, words) for step in (1, 2, 3))
    assert sackson == "Nobody has stock, so no bonus is paid."
    assert tower == (
        "Bea has the most stock and gets $3,000. Ana has the second most and gets $1,500."
    )
    assert continental == (
        "Bea has the most stock and gets $12,000. "
        "Ana and Carlos share the secondary bonus: $3,000 each."
    )
    assert headline_text(race, 3, words).startswith("Continental · 48 tile")
    assert overline_text(race, 0, words) == "Final account · Ana declared the end"
    assert overline_text(race, 3, words) == "And now the last one"
    payout = race.payout_at(3)
    assert [place_text(payout, seat) for seat in range(3)] == ["second", "first", "second"]


def test_a_sole_stockholder_and_the_stock_market_are_told_as_such() -> None:
    _, told = ended([{"Tower": 2}, {}, {}], [300, 100, 200])
    words = GameNames(CLASSIC_2023, NAMES)
    assert "Only Ana has stock and gets $4,500." in sum_text(race_of(told), 2, words)
    _, told = ended([{"Tower": 25}, {}], [300, 100])
    text = sum_text(race_of(told), 2, words)
    assert "Ana has the most stock and gets $3,000. " in text
    assert "The stock market holds the second most: $1,500 stays" in text


def test_equal_totals_share_the_victory(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended([{"Tower": 2}, {"Tower": 2}, {}], [300, 300, 200]))
    page.player.walk_to(race_in(page).last)
    assert page.headline.text.startswith("Ana and Bea share the victory with")


def test_the_bars_are_at_every_step_what_everybody_has_then(qtbot: QtBot) -> None:
    motion.set_wanted(False)
    page = page_of(qtbot, finished("2023-tycoon", 6, "one"))
    race = race_in(page)
    for step in range(race.last + 1):
        page.player.walk_to(step)
        assert shown_totals(page.track) == race.totals_after(step)


def test_bars_only_grow_and_rest_at_the_sum(qtbot: QtBot) -> None:
    page = page_of(qtbot, finished("2008", 4, "two"))
    animation = page.track.findChild(QVariantAnimation)
    assert isinstance(animation, QVariantAnimation)
    page.player.show_next()
    shown = []
    for at in range(0, animation.duration() + 1, 50):
        animation.setCurrentTime(at)
        shown.append(shown_totals(page.track))
    for before, after in pairwise(shown):
        assert all(a <= b for a, b in zip(before, after, strict=True))
    assert shown[0] == race_in(page).totals_after(0)
    assert shown[-1] == race_in(page).totals_after(1)


def test_the_next_step_takes_the_one_before_to_its_end(qtbot: QtBot) -> None:
    page = page_of(qtbot, finished("2008", 4, "two"))
    assert page.track.is_moving()
    page.player.show_next()
    page.player.show_next()
    assert shown_totals(page.track) == race_in(page).totals_after(1)


def test_it_plays_by_itself_to_the_winner_and_then_rests(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL))
    timer, race = timer_of(page), race_in(page)
    for step in range(race.last):
        assert page.player.position == step
        assert timer.isActive()
        assert timer.interval() == step_ms(race, step, Speed.NORMAL)
        assert "wins" not in page.headline.text
        timer.timeout.emit()
    assert page.player.position == race.last
    assert not timer.isActive()
    assert page.headline.text.startswith("Bea wins with $")
    qtbot.waitUntil(lambda: not page.track.is_moving())


def test_each_step_ticks_and_the_winner_is_heard_last(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL), speed=Speed.STEP)
    heard: list[str] = []
    page.heard.connect(heard.append)
    last = race_in(page).last
    for _ in range(last):
        page.player.show_next()
    assert heard == ["step"] * (last - 1) + ["win"]


def test_step_by_step_it_waits_for_a_key(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL), speed=Speed.STEP)
    assert not page.player.plays
    assert not timer_of(page).isActive()
    QTest.keyClick(page.track, Qt.Key.Key_Right)
    assert page.player.position == 1
    assert not timer_of(page).isActive()


def test_with_reduced_motion_the_same_story_is_told_in_still_pages(qtbot: QtBot) -> None:
    motion.set_wanted(False)
    page = page_of(qtbot, ended(*USUAL))
    assert timer_of(page).isActive()
    timer_of(page).timeout.emit()
    assert not page.track.is_moving()
    assert shown_totals(page.track) == race_in(page).totals_after(1)


def test_space_holds_and_arrows_step(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL))
    timer = timer_of(page)
    QTest.keyClick(page.track, Qt.Key.Key_Space)
    assert not page.player.plays
    assert not timer.isActive()
    QTest.keyClick(page.track, Qt.Key.Key_Space)
    assert timer.isActive()
    QTest.keyClick(page.track, Qt.Key.Key_Right)
    assert page.player.position == 1
    assert timer.isActive()
    QTest.keyClick(page.track, Qt.Key.Key_Left)
    assert page.player.position == 0
    assert not timer.isActive(), "who goes back reads"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_escape_and_enter_lead_to_the_result(qtbot: QtBot, key: Qt.Key) -> None:
    page = page_of(qtbot, ended(*USUAL))
    with qtbot.waitSignal(page.finished):
        QTest.keyClick(page.track, key)


def test_next_leads_through_all_steps_and_then_to_the_result(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL))
    places = set()
    for step in range(1, race_in(page).last + 1):
        QTest.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
        assert page.player.position == step
        QApplication.processEvents()
        places.add(page.next_button.geometry().bottomRight().toTuple())
    assert len(places) == 1
    assert page.next_button.text() == "See the result"
    with qtbot.waitSignal(page.finished):
        QTest.mouseClick(page.next_button, Qt.MouseButton.LeftButton)


def test_it_begins_when_it_is_seen_and_not_while_it_is_made(qtbot: QtBot) -> None:
    page = page_of(qtbot, finished("2008", 4, "two"))
    animation = page.track.findChild(QVariantAnimation)
    assert isinstance(animation, QVariantAnimation)
    animation.setCurrentTime(animation.duration() - 1)  # it was made slowly
    page.grab()
    QApplication.processEvents()
    assert page.track.is_moving()
    assert animation.currentTime() < animation.duration() / 2
    animation.setCurrentTime(animation.duration())
    page.grab()
    QApplication.processEvents()
    assert not page.track.is_moving(), "once is enough"


def test_nothing_jumps_from_step_to_step(qtbot: QtBot) -> None:
    page = page_of(qtbot, finished("2023-classic", 6, "one"))
    seen = set()
    for step in range(race_in(page).last + 1):
        page.player.walk_to(step)
        QApplication.processEvents()
        parts = (page.headline, page.track)
        seen.add(tuple(part.geometry().getRect() for part in parts))
    assert len(seen) == 1


def test_a_screen_reader_finds_what_everybody_has(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL))
    page.player.walk_to(2)
    said = page.track.accessibleDescription()
    assert said == "Ana $7,300 (+$2,100); Bea $4,500 (+$4,200); Carlos $4,100"
    assert page.headline.accessibleName() == "Tower · 3 tiles · $300 a stock"


def test_the_pointer_on_a_row_tells_how_its_total_comes_about(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL))
    page.player.walk_to(2)
    page.track.grab()
    told = {page.track.tip_at(y) for y in range(page.track.height())}
    assert told - {""} == {
        "$5,200 cash + $1,500 bonuses + $600 stock = $7,300",
        "$300 cash + $3,000 bonuses + $1,200 stock = $4,500",
        "$4,100 cash + $0 bonuses + $0 stock = $4,100",
    }
    page.forget()
    assert page.track.tip_at(page.track.height() // 2) == ""


def test_every_step_is_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_of(qtbot, ended(*USUAL))
    said: list[str] = []

    def note(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    for _ in range(2):
        page.player.show_next()
    assert len(said) == 2
    assert said[1].startswith("Tower · 3 tiles · $300 a stock. Bea has the most stock")
    assert said[1].endswith("Ana $7,300 (+$2,100); Bea $4,500 (+$4,200); Carlos $4,100")


def test_while_another_page_lies_over_it_the_account_waits(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL))
    timer_of(page).timeout.emit()
    page.hide()
    assert not timer_of(page).isActive()
    page.show()
    assert page.player.position == 1
    assert timer_of(page).isActive()


def test_it_forgets_all_of_a_game(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL))
    page.player.walk_to(race_in(page).last)
    page.forget()
    assert not page.is_telling
    assert not timer_of(page).isActive()
    said = " ".join(
        [
            *words_on(page),
            page.headline.accessibleName(),
            page.track.accessibleDescription(),
            page.accessibleName(),
        ]
    )
    assert not any(name in said for name in (*NAMES, "$", "Turn"))
    page.grab()


@pytest.mark.parametrize("size", [QSize(1100, 640), QSize(1920, 1000), QSize(2560, 1360)])
def test_six_players_with_hostile_names_are_shown_as_they_are_called(
    qtbot: QtBot, size: QSize
) -> None:
    view, told = finished("2023-tycoon", 6, "one")
    page = RacePage()
    qtbot.addWidget(page)
    page.resize(size)
    page.begin(view, told, players(HOSTILE), Speed.NORMAL)
    page.show()
    for step in range(race_in(page).last + 1):
        page.player.walk_to(step)
        page.grab()
        text = page.track.accessibleDescription()
        assert all(name in text for name in HOSTILE)
        assert page.next_button.isVisible()
    labels = page.findChildren(QLabel)
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)


def test_the_only_person_is_spoken_to() -> None:
    from acquire_desktop.ui.acquire.words.names import names_of

    _, told = ended(*USUAL)
    people = [Player("Ana", PlayerKind.HUMAN), *players(NAMES[1:3])]
    race, words = race_of(told), GameNames(CLASSIC_2023, names_of(people))
    assert overline_text(race, 0, words) == "Final account · You declared the end"
    assert "You and Carlos share the secondary bonus" in sum_text(race, 3, words)
    assert standings_text(race, 0, words).startswith("You $5,200")


@pytest.mark.parametrize(("edition", "count"), TABLES)
def test_it_takes_12_to_16_seconds_at_normal_speed(edition: str, count: int) -> None:
    for seed in ("one", "two", "three"):
        race = race_of(finished(edition, count, seed)[1])
        fast, normal, slow = (
            sum(step_ms(race, step, speed) for step in range(race.last + 1))
            for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW)
        )
        if len(race.payouts) > 1:
            assert 12_000 <= normal <= 16_000
        assert fast < normal < slow


def test_before_the_last_chain_all_is_still(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(*USUAL))
    race = race_in(page)
    hushes = [hush_ms(race, step, Speed.NORMAL) for step in range(race.last + 1)]
    assert hushes == [0, 0, 0, HUSH_MS, 0]
    for _ in range(3):
        page.player.show_next()
    animation = page.track.findChild(QVariantAnimation)
    assert isinstance(animation, QVariantAnimation)
    animation.setCurrentTime(HUSH_MS - 1)
    assert shown_totals(page.track) == race.totals_after(2)
    animation.setCurrentTime(animation.duration())
    assert shown_totals(page.track) == race.totals_after(3)


def test_two_who_are_close_are_decided_by_a_photograph(qtbot: QtBot) -> None:
    close = ended([{"Tower": 2}, {"Tower": 2}, {}], [5000, 5300, 200])
    race, words = race_of(close[1]), GameNames(CLASSIC_2023, NAMES)
    assert race.is_close
    assert race.is_photo(race.last - 1)
    assert photo_text(race, words) == "Bea by $300, 3.7% of the sum"
    page = page_of(qtbot, close)
    page.player.walk_to(race.last - 1)
    assert page.headline.text == "Photo finish"
    assert "Everything is paid. Two are $300 apart." in words_on(page)
    page.grab()
    even = race_of(ended([{"Tower": 2}, {"Tower": 2}, {}], [300, 300, 200])[1])
    assert photo_text(even, words) == "Ana and Bea: a dead heat"
    assert not race_of(ended(*USUAL)[1]).is_close


def test_nobody_is_named_as_the_winner_before_the_end(qtbot: QtBot) -> None:
    """All that a reader finds: the labels, the headline, tips and what a screen reader says."""
    page = page_of(qtbot, ended(*USUAL))
    for step in range(race_in(page).last):
        page.player.walk_to(step)
        page.grab()
        tips = [page.track.tip_at(y) for y in range(page.track.height())]
        found = [*words_on(page), page.headline.text, page.track.accessibleDescription(), *tips]
        assert not any("win" in text for text in found)
