"""Computers show how they look at what happened, and say a word now and then."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import MergerScenes, Speed
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, FoundChain, PlaceTile
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import Founding, TilePlacement
from acquire_desktop.games.acquire.engine.events import AcquisitionBegan, BonusPaid, ChainFounded
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings, View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.guests import Guests
from acquire_desktop.ui.kit.languages import install_language
from acquire_desktop.ui.kit.people.person_view import PersonView
from tests.screenshots.games import Moment, game_at
from tests.screenshots.stage import SilentPlayers
from tests.window.table import QUIET, open_window

CHARACTERS = ("founder", "raider", "banker", "builder", "shadow", "gambler")
WATCHED = replace(QUIET, computer_speed=Speed.NORMAL)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    """The window with computers that never answer: each test says what they do."""
    with open_window(qtbot, WATCHED, own_computers=SilentPlayers(load_rules)) as shown:
        yield shown


def founds(view: View) -> bool:
    return isinstance(view.decision, Founding) and view.turn > 6


def merges(view: View) -> bool:
    return view.turn > 14 and isinstance(view.decision, TilePlacement) and bool(_mergers(view))


def _mergers(view: View) -> list[PlaceTile]:
    """Return the tiles that let one chain acquire another, of which somebody holds stock."""
    return [
        PlaceTile(each.tile)
        for each in view.effects
        if each.kind is EffectKind.MERGES and each.survivor is not None and len(each.chains) == 2
        if sum(bool(held[each.chains[1]]) for held in view.stocks) > 2
    ]


def opened(
    window: AcquireWindow,
    moment: Moment,
    *,
    people: int = 0,
    seats: int = 4,
    holdings: Holdings = Holdings.OPEN,
) -> View:
    """Open a game at a moment at which a computer decides, and return its view.

    Args:
        window: Shows it.
        moment: Where it stops.
        people: How many seats behind the one who decides the person sits; 0 for the one before.
        seats: How many play.
        holdings: Whether totals lie open.
    """
    found = game_at("2023-classic", seats, "shot-4", moment, humans=(), holdings=holdings)
    decides = found.states[-1].seat
    window.session.open(_with_person(found, (decides + (people or seats - 1)) % seats))
    QApplication.processEvents()
    return observe(found.states[-1], decides)


def _with_person(loaded: Loaded, at_screen: Seat) -> Loaded:
    players = [
        Player("Ana", PlayerKind.HUMAN)
        if seat == at_screen
        else Player(player.name, PlayerKind.COMPUTER, f"hard-{CHARACTERS[seat]}")
        for seat, player in enumerate(loaded.game.players)
    ]
    return replace(loaded, game=replace(loaded.game, players=tuple(players)))


def act(window: AcquireWindow, action: Action) -> None:
    """Let the computer whose turn it is do something."""
    window.session.computer_turns.chosen.emit(action, None)
    QApplication.processEvents()


def found(window: AcquireWindow, *, people: int = 0, seats: int = 4) -> Seat:
    """Let a computer found a chain, and return its seat."""
    view = opened(window, founds, people=people, seats=seats)
    act(window, next(each for each in view.legal if isinstance(each, FoundChain)))
    return view.seat


def merge(window: AcquireWindow, when: MergerScenes, holdings: Holdings = Holdings.OPEN) -> View:
    """Let a computer merge chains, and return the view before that."""
    window.pages.game.decision_area.set_when(when)
    window.pages.game.decision_area.set_seen(99)
    view = opened(window, merges, holdings=holdings)
    act(window, _mergers(view)[0])
    return view


def guests(window: AcquireWindow) -> Guests:
    return window.pages.game.guests


def moods(window: AcquireWindow) -> list[str]:
    """Return the moods of the faces by seat."""
    people = window.pages.game.people.findChildren(PersonView)
    return [person._facts.face.mood for person in people if person._facts]


def area(window: AcquireWindow, part: QWidget) -> QRect:
    return QRect(part.mapTo(window.pages.game, QPoint()), part.size())


def test_a_computer_that_founds_says_a_word_for_a_while(window: AcquireWindow) -> None:
    seat = found(window)
    bubble, player = guests(window).bubble, window.session.players[seat]
    assert bubble.isVisible()
    assert bubble.words
    assert bubble.accessibleName() == f"{player.name}: “{bubble.words}”"
    assert guests(window).gone.isActive()
    guests(window).gone.timeout.emit()
    assert not bubble.isVisible()


def test_the_face_thinks_while_it_decides_and_then_is_pleased(window: AcquireWindow) -> None:
    seat = found(window)
    assert moods(window)[seat] == "thinking"
    act(window, BuyStock((0,) * 7))
    assert moods(window)[seat] == "pleased"
    assert moods(window).count("thinking") == 1


def test_the_same_game_has_the_same_words(window: AcquireWindow) -> None:
    found(window)
    first = guests(window).bubble.words
    found(window)
    assert guests(window).bubble.words == first


def test_nobody_speaks_where_that_is_not_wanted(window: AcquireWindow) -> None:
    found(window)
    window.preferences.keep(guests_speak=False)
    assert not guests(window).bubble.isVisible()
    seat = found(window)
    assert not guests(window).bubble.isVisible()
    act(window, BuyStock((0,) * 7))
    assert moods(window)[seat] == "pleased"
    window.preferences.keep(guests_speak=True)
    found(window)
    assert guests(window).bubble.isVisible()


def test_at_instant_speed_nobody_speaks(window: AcquireWindow) -> None:
    window.preferences.keep(computer_speed=Speed.INSTANT)
    found(window)
    assert not guests(window).bubble.isVisible()


def test_a_person_has_a_face_and_no_voice_and_ends_a_word_with_the_next_step(
    window: AcquireWindow,
) -> None:
    loaded = game_at("2023-classic", 4, "shot-4", founds, humans=())
    seat = loaded.states[-1].seat
    window.session.open(_with_person(loaded, seat))
    founding = next(each for each in window.session.view.legal if isinstance(each, FoundChain))
    window.session.submit(founding)
    QApplication.processEvents()
    assert not guests(window).bubble.isVisible()
    guests(window).bubble.say("Bea", "Jackpot!", QRect(0, 0, 99, 99), QRect(99, 0, 99, 99))
    window.session.submit(BuyStock((0,) * 7))
    assert not guests(window).bubble.isVisible()
    assert moods(window)[seat] == "pleased"


INTERRUPTIONS: dict[str, Callable[[AcquireWindow], object]] = {
    "another size": lambda window: window.resize(1700, 1000),
    "another page": lambda window: window.pages.show_start(),
    "a look back": lambda window: window.pages.game.moment.go_to(1),
    "the end of the game": lambda window: window.session.leave(),
    "another viewer": lambda window: window.pages.game.forget(),
    "another language": lambda window: window.preferences.keep(language="ja"),
    "another text size": lambda window: window.preferences.keep(text_scale=125),
    "another look": lambda window: window.preferences.keep(high_contrast=True),
}


@pytest.mark.parametrize("name", INTERRUPTIONS)
def test_a_word_goes_with(window: AcquireWindow, name: str) -> None:
    found(window)
    INTERRUPTIONS[name](window)
    QApplication.processEvents()
    assert not guests(window).bubble.isVisible()


def test_a_look_back_shows_the_faces_of_that_moment(window: AcquireWindow) -> None:
    seat, page = found(window), window.pages.game
    act(window, BuyStock((0,) * 7))
    now, founded = moods(window), window.session.last_step - 1
    page.moment.go_to(founded)
    assert moods(window)[seat] == "thinking"
    page.moment.go_to(founded - 2)
    assert moods(window) != now
    page.moment.leave()
    assert moods(window) == now


@pytest.mark.parametrize("holdings", Holdings)
def test_a_merger_pleases_who_is_paid_and_hurts_who_is_not(
    window: AcquireWindow, holdings: Holdings
) -> None:
    stepped: list[object] = []
    window.session.stepped.connect(stepped.extend)
    merge(window, MergerScenes.STRIP, holdings)
    shown = moods(window)
    began = next(each for each in stepped if isinstance(each, AcquisitionBegan))
    paid = {each.seat for each in stepped if isinstance(each, BonusPaid)}
    held = {seat for seat, count in enumerate(began.stocks) if count}
    decides = window.session.view.decision.seat  # type: ignore[union-attr]
    assert {seat for seat, mood in enumerate(shown) if mood == "pleased"} == paid - {decides}
    assert {seat for seat, mood in enumerate(shown) if mood == "hurt"} == held - paid - {decides}
    assert guests(window).bubble.isVisible()


def test_no_face_and_no_word_is_ahead_of_a_merger_that_is_shown_step_by_step(
    window: AcquireWindow,
) -> None:
    before = merge(window, MergerScenes.ALWAYS)
    page, said = window.pages.game, guests(window).bubble.accessibleName()
    name = window.session.players[before.seat].name
    assert page.decision_area.scene.isVisible()
    assert said.startswith(f"{name}: ")
    first, marquee = moods(window), page.decision_area.scene.marquee
    assert marquee.isVisible()
    page.decision_area.play_on()
    QApplication.processEvents()
    assert not guests(window).bubble.geometry().intersects(marquee.geometry())
    assert guests(window).bubble.accessibleName() != said
    assert "pleased" in moods(window)
    assert first != moods(window)


SIZES: Sequence[tuple[QSize, int]] = [
    *((QSize(*size), 4) for size in ((1024, 700), (1366, 768), (1920, 1080), (800, 600))),
    (QSize(1366, 768), 6),
]


@pytest.mark.part(of=10)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "seats"), SIZES)
def test_a_word_lies_over_no_decision_and_not_over_the_tiles(
    window: AcquireWindow, language: str, size: QSize, seats: int
) -> None:
    install_language(QApplication.instance(), language)  # type: ignore[arg-type]
    window.resize(size)
    page = window.pages.game
    for people in range(1, seats):
        found(window, seats=seats, people=people)
        place = area(window, guests(window).bubble)
        assert page.rect().contains(place)
        for part in (page.decision_area, page.hand, page.exchange):
            assert not place.intersects(area(window, part)), (part, people)


def test_nobody_speaks_at_the_table_of_a_lesson(window: AcquireWindow) -> None:
    """Its card does."""
    lesson = window.pages.lessons.page
    table = lesson.table.guests
    table._note((ChainFounded(1, 0, 5, 2, 1, 0),))
    QApplication.processEvents()
    assert not table.bubble.isVisible()
    assert not table._untold
