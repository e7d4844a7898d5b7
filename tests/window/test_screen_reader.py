"""Through a screen reader: every control says what it is, Tab leads to it, all is told once."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.choices import Speed
from acquire_desktop.session.pace import DWELL_MS
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.people.person_view import PersonView
from acquire_desktop.ui.kit.story_player import STEP_MS
from acquire_desktop.ui.window.preferences import apply_look
from tests.film.scenes import SCENES, RecordedPlayers
from tests.screenshots.stage import SETTINGS
from tests.screenshots.states import window_at
from tests.window.table import QUIET, press

SIZES = (QSize(1280, 720), QSize(1920, 1080))
STATES = (
    *("new_game", "early", "buying", "founding", "merger", "walkthrough", "account"),
    *("chart", "advice"),
)
ROLES = QAccessible.Role
CONTROLS = (QAbstractButton, QAbstractItemView)


def spoken(part: QWidget, kind: QAccessible.Text = QAccessible.Text.Name) -> str:
    """Return what a screen reader says of a part."""
    return QAccessible.queryAccessibleInterface(part).text(kind)


def role_of(part: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(part).role()


def led_to(window: AcquireWindow) -> list[QWidget]:
    """Return what Tab leads to, once round, from where the focus is."""
    reached: list[QWidget] = []
    while (focused := window.focusWidget()) not in reached:
        reached.append(focused)
        press(window, Qt.Key.Key_Tab)
    return reached


def controls_on(page: QWidget) -> list[QWidget]:
    """Return what can be used on a page by keys, as far as one sees it."""
    parts = [
        part
        for part in page.findChildren(QWidget)
        if isinstance(part, CONTROLS) and part.isEnabled() and not part.visibleRegion().isEmpty()
    ]
    return [part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus]


@pytest.mark.part(of=12)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_tab_leads_to_every_control_and_each_says_what_it_is(state: str, size: QSize) -> None:
    with window_at(state) as window:
        window.resize(size)
        QApplication.processEvents()
        reached = led_to(window)
        scene = window.pages.game.decision_area.scene
        shown: QWidget = scene if scene.isVisible() else window.pages
        missed = [spoken(part) for part in controls_on(shown) if part not in reached]
        assert not missed
        for part in reached:
            assert spoken(part), part
            assert role_of(part) not in (ROLES.NoRole, ROLES.Client), spoken(part)
            told = QAccessible.queryAccessibleInterface(part).state()
            if isinstance(part, QAbstractButton):
                assert told.checkable == part.isCheckable(), spoken(part)
                assert told.checked == part.isChecked(), spoken(part)
                assert told.focusable, spoken(part)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_only_looked_at_is_read_as_well(size: QSize) -> None:
    """The cards of the players, of the exchange and of the chains that merge."""
    with window_at("walkthrough") as window:
        window.resize(size)
        QApplication.processEvents()
        scene = window.pages.game.decision_area.scene
        assert "survives" in spoken(scene.marquee)
        assert spoken(scene) == "Merger of Festival, Continental and American"
        assert spoken(scene, QAccessible.Text.Description)
        scene.player.left.emit()
        page = window.pages.game
        cards = page.people.findChildren(PersonView)
        names = [spoken(card).split(",")[0] for card in cards]
        assert names == ["Ana", "You", "Carlos", "Daisuke", "Eduarda", "Fumi"]
        assert all("$" in spoken(card, QAccessible.Text.Description) for card in cards)
        assert all("$" in spoken(page.exchange.row(chain)) for chain in range(7))


def test_the_scene_says_whether_it_plays_or_waits() -> None:
    with window_at("walkthrough") as window:
        area = window.pages.game.decision_area
        assert spoken(area.scene.foot.hold_button).startswith("Continue")
        area.player.toggle()
        assert spoken(area.scene.foot.hold_button).startswith("Pause")


# What changes by itself


@pytest.fixture
def swift(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let everything that goes by itself go without pauses."""
    for lengths in (STEP_MS, DWELL_MS):
        monkeypatch.setitem(lengths, Speed.FAST, 5)
    yield
    apply_look(make_app(), QUIET)


def watch(qtbot: QtBot, name: str) -> None:
    """Let a recorded moment go on by itself until its turn or the game is over."""
    players = RecordedPlayers(SCENES[name])
    settings = replace(SETTINGS, computer_speed=Speed.FAST)

    def begin(window: AcquireWindow) -> None:
        window.session.open(players.beginning)

    with window_at(begin, settings=settings, computers=players) as window:
        session, scene = window.session, window.pages.game.decision_area.scene
        turn = session.view.turn

        def is_shown() -> bool:
            if session.is_over:
                return window.pages.currentWidget() is window.pages.front or (
                    window.pages.account.race is not None
                    and window.pages.account.player.position == window.pages.account.race.last
                )
            if session.awaits_human and not scene.isVisible():
                session.submit(players.action_at(session.view.ply))
            return session.view.turn > turn and not scene.isVisible()

        qtbot.waitUntil(is_shown)


def times(said: Sequence[str], text: str) -> int:
    """Return how often something was said."""
    return " ".join(said).count(text)


@pytest.mark.usefixtures("swift")
def test_a_merger_that_is_told_by_itself_is_said_once(qtbot: QtBot, said: list[str]) -> None:
    watch(qtbot, "three")
    for text in (
        "Ana placed 8C.",
        "Ana merged Continental (32), American (5) and Festival (3) with 8C.",
        "Continental is the largest and survives.",
        "Bonuses for American: you $6,000 and Carlos $3,000.",
        "Carlos settled American: sold 10 for $6,000.",
        "You settled American: sold 11 for $6,600.",
        "Fumi settled American: sold 4 for $2,400.",
        "Bonuses for Festival: Carlos $4,000 and Bea $2,000.",
        "Daisuke settled Festival: sold 2 for $800.",
        "The merger is complete: Continental has 41 tiles and is safe.",
    ):
        assert times(said, text) == 1, text
    assert times(said, "is paid") == 0, "the bonuses are told with their step"


@pytest.mark.usefixtures("swift")
def test_the_final_account_does_not_say_at_once_what_it_tells(
    qtbot: QtBot, said: list[str]
) -> None:
    watch(qtbot, "account")
    assert times(said, "Imperial · ") == 1
    assert times(said, "Bea wins with $50,300.") == 1
    cash = next(at for at, text in enumerate(said) if "First, the cash." in text)
    assert not any("primary bonus" in text for text in said[:cash])
