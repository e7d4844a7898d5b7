"""The front page: what is printed of each kind of game, its picture, and its buttons."""

from collections.abc import Sequence
from functools import cache

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.history import History
from acquire_desktop.games.acquire.news.facts import GameFacts
from acquire_desktop.games.acquire.news.headlines import HeadlineKind
from acquire_desktop.games.acquire.news.records import Records
from acquire_desktop.games.acquire.review.key_moments import KeyMoment, key_moments
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.result import front_texts
from acquire_desktop.ui.acquire.result.front_page import FrontPage
from acquire_desktop.ui.acquire.result.front_story import FrontStory
from acquire_desktop.ui.acquire.result.newspaper import PICTURE, page_height, page_picture
from acquire_desktop.ui.acquire.result.race import Race, race_of
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import Names
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from tests.games.acquire.news.games import facts_from, played

HOSTILE = ("<b>Eve</b> & Co", "W" * 24, "ダイスケ" * 6, "{player}", "a\u202eb", "%n")
RECORDS = Records(17, 11, 66800, 3, True)


@cache
def game(edition: str, count: int) -> tuple[View, Race, GameFacts, Sequence[KeyMoment]]:
    """Return how a game ended, its race, its facts and its key moments."""
    states, events = played(edition, count, "m0", "greedy")
    records = History().records(states, len(states) - 1, range(count))
    race = race_of([event for entries in events for event in entries])
    moments = key_moments(states, events, records)
    return observe(states[-1], 0), race, facts_from(states, events), moments


def story(
    names: Sequence[str] = ("Ana", "Bea", "Carlos", "Daisuke", "Eduarda", "Fumi"),
    *,
    edition: str = "2023-tycoon",
    count: int = 6,
    you: int | None = None,
) -> FrontStory:
    """Return the front page of a game that was played."""
    view, race, facts, moments = game(edition, count)
    players = [Player(name, PlayerKind.COMPUTER, "greedy") for name in names[:count]]
    names_shown = GameNames(EDITIONS[edition], Names(tuple(names[:count]), you))
    return FrontStory(view, race, facts, moments, names_shown, faces_of(players), "m0")


def page_of(qtbot: QtBot, shown: FrontStory, records: Records | None = None) -> FrontPage:
    page = FrontPage()
    qtbot.addWidget(page)
    page.show_story(shown, records)
    return page


def words_on(page: FrontPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", HeadlineKind, ids=lambda kind: kind.value)
def test_each_kind_has_a_headline_in_each_language(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str, kind: HeadlineKind
) -> None:
    languages.install_language(qapp, language)
    monkeypatch.setattr(front_texts, "headline_kind", lambda _facts: kind)
    for you in (None, 0):
        headline, deck = story(HOSTILE, you=you).headline()
        assert headline
        assert deck
        assert headline != deck
        others = (headline + deck).replace("{player}", "")  # the name of a player here
        assert "{" not in others
    if language != "en":
        assert headline != front_texts._HEADLINES[kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_has_its_size_in_each_language(qapp: QApplication, language: str) -> None:
    languages.install_language(qapp, language)
    theme.set_text_scale(qapp, 200)
    for count in (3, 6):
        picture = page_picture(story(HOSTILE, count=count))
        assert isinstance(picture, QPixmap)
        assert picture.size() == PICTURE
    theme.set_text_scale(qapp, 100)


def test_a_screen_reader_reads_the_whole_page(qtbot: QtBot) -> None:
    shown = story()
    page = page_of(qtbot, shown)
    told = page.sheet.accessibleDescription()
    headline, deck = shown.headline()
    assert told.startswith(f"{headline}. {deck}.")
    for name, total in shown.account():
        assert f"{name} {total}" in told
    for article in shown.articles():
        assert article.text in told
    assert len(shown.articles()) == 3


@pytest.mark.parametrize("size", [(1024, 620), (1366, 690), (1920, 1000), (2560, 1360)])
@pytest.mark.parametrize("text_scale", [100, 150, 200])
def test_the_buttons_and_the_newspaper_have_room(
    qtbot: QtBot, size: tuple[int, int], text_scale: int
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.set_text_scale(app, text_scale)
    page = page_of(qtbot, story(HOSTILE), RECORDS)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    assert page.horizontalScrollBar().maximum() == 0
    assert page.sheet.width() <= page.viewport().width()
    assert page.sheet.height() == page_height(page._story, page.sheet.width())  # type: ignore[arg-type]
    page.grab()
    page.hide()  # nobody holds it after the test: it must not be collected while it is painted
    theme.set_text_scale(app, 100)


def test_at_1366_the_whole_newspaper_is_seen(qtbot: QtBot) -> None:
    for count in (3, 6):
        page = page_of(qtbot, story(count=count), RECORDS)
        page.resize(1366, 700)
        page.show()
        QApplication.processEvents()
        assert page.verticalScrollBar().maximum() == 0


def test_who_watched_did_not_win(qtbot: QtBot) -> None:
    page = page_of(qtbot, story())
    assert not any("You" in text for text in words_on(page))
    winner = story().facts.winner
    mine = page_of(qtbot, story(you=winner), RECORDS)
    assert any(text.startswith("You win with") for text in words_on(mine))
    assert "11 of 17 won\nYour new best: $66,800\n3 won in a row" in words_on(mine)


def test_it_forgets_all_of_a_game(qtbot: QtBot) -> None:
    page = page_of(qtbot, story(), RECORDS)
    page.show()
    page.forget()
    assert page.sheet.accessibleDescription() == ""
    assert not any("$" in text or "Ana" in text for text in words_on(page))
    page.grab()
