"""One short sound for what happens, and silence where nothing can play it."""

import threading
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.audio.player import RATE, read_samples
from acquire_desktop.choices import Loudness
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainFounded,
    GameEnded,
    MergerBegan,
    StockBought,
    TileDrawn,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.paths import resource_dir
from acquire_desktop.ui.acquire.shell.event_sounds import sound_of
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.sounds import VOLUME, Sounds
from tests.window.table import choice_of, open_window, wait_for_turn
from tests.window.test_whole_games import decide_by_keys
from tools import make_sounds


class Heard(Sounds):
    """Notes what would be played."""

    def __init__(self, session: Session, pages: GamePages) -> None:
        self.names: list[str] = []
        super().__init__(session, pages, Loudness.OFF)

    def play(self, name: str) -> None:
        self.names.append(name)


@pytest.mark.parametrize("name", make_sounds.SOUNDS)
def test_the_sounds_are_what_the_script_makes(name: str, tmp_path: Path) -> None:
    kept = resource_dir() / "sounds" / f"{name}.wav"
    made = tmp_path / kept.name
    make_sounds.write(made, make_sounds.SOUNDS[name])
    assert kept.read_bytes() == made.read_bytes()


@pytest.mark.parametrize("name", make_sounds.SOUNDS)
def test_a_sound_is_short_clean_and_as_loud_as_the_others(name: str) -> None:
    values = [value / 32768 for value in read_samples(resource_dir() / "sounds" / f"{name}.wav")]
    assert 0 < len(values) / RATE <= make_sounds.LONGEST_S
    assert max(map(abs, values)) <= make_sounds.PEAK
    assert abs(sum(values)) / len(values) < 0.0005, "no direct current"
    assert abs(values[0]) < 0.001 > abs(values[-1]), "no click at the ends"
    softer = make_sounds.SOUNDS[name].softer_db
    wanted = make_sounds.LOUDNESS_DB - softer
    assert make_sounds.loudness_db(values) == pytest.approx(wanted, abs=0.2)


def test_the_greatest_of_several_events_is_heard() -> None:
    placed, drawn = TilePlaced(0, 5), TileDrawn(0, None)
    founded = ChainFounded(0, 1, 5, 2, 1, 0)
    merged = MergerBegan(0, 5, (1, 2), (3, 2))
    paid = BonusPaid(2, 1, 3, (0,), (2000,), 1, 2000)
    assert sound_of([placed]) == "place"
    assert sound_of([placed, founded]) == "found"
    assert sound_of([placed, paid, merged]) == "merge"
    assert sound_of([paid, GameEnded("declared", (1, 2), (1,))]) == "end"
    assert sound_of([drawn, TurnBegan(2, 0)]) is None


def test_buying_nothing_is_silent() -> None:
    assert sound_of([StockBought(0, (0,) * 7, 0)]) is None
    assert sound_of([StockBought(0, (1, 0, 0, 0, 0, 0, 0), 200)]) == "purchase"


def test_every_sound_has_a_file_and_every_choice_a_loudness() -> None:
    assert set(VOLUME) == set(Loudness)
    files = {path.stem for path in (resource_dir() / "sounds").glob("*.wav")}
    assert files == set(make_sounds.SOUNDS)


def test_a_game_against_computers_says_when_it_is_my_turn(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        heard = Heard(window.session, window.pages)
        window.pages.start_game(choice_of(1, 2))
        for _ in range(4):
            wait_for_turn(qtbot, window)
            decide_by_keys(window)
        wait_for_turn(qtbot, window)
        assert heard.names.count("turn") >= 1
        assert {"place", "turn"} <= set(heard.names)


def test_muting_comes_back_as_loud_as_before(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        actions = window.menus.actions
        actions["sounds_loud"].trigger()
        actions["mute"].trigger()
        assert window.preferences.settings.sounds == "off"
        assert actions["sounds_off"].isChecked()
        actions["mute"].trigger()
        assert window.preferences.settings.sounds == "loud"
        assert actions["sounds_loud"].isChecked()


def test_the_corner_of_the_table_tells_how_loud_it_is_and_opens_the_choice(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        button, actions = window.volume_control, window.menus.actions
        window.pages.start_game(choice_of(2, 0))
        assert button.isVisible()
        assert button.menu() is window.menus.menu("sounds")
        seen: list[QImage] = []
        for loudness in Loudness:
            actions[f"sounds_{loudness}"].trigger()
            assert button.accessibleName() == f"Sounds: {loudness.capitalize()}"
            assert button.toolTip() == f"Sounds: {loudness.capitalize()} (M)"
            picture = button.icon().pixmap(32).toImage()
            assert picture not in seen, "each has a picture of its own"
            seen.append(picture)
        languages.install_language(make_app(), "ja")
        qtbot.waitUntil(lambda: button.accessibleName() == "サウンド：大きめ")


def test_what_a_page_lets_be_heard_is_played(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        heard = Heard(window.session, window.pages)
        window.pages.account.heard.emit("win")
        window.pages.game.decision_area.scene.step_shown.emit("step")
        assert heard.names == ["win", "step"]


def test_nothing_is_loaded_where_the_window_is_not_seen(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.preferences.keep(sounds=Loudness.LOUD)
        window.sounds.load()
        window.sounds.play("place")
        window.sounds.close()
    assert QGuiApplication.platformName() == "offscreen"
    assert "sounds" not in {thread.name for thread in threading.enumerate()}
