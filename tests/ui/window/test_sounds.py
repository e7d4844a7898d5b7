"""One short sound for what happens, and silence where nothing can play it."""

import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import make_sounds
from acquire_desktop.acquire.session import Session
from acquire_desktop.app import make_app
from acquire_desktop.choices import Loudness
from acquire_desktop.engine.events import (
    BonusPaid,
    ChainFounded,
    GameEnded,
    MergerBegan,
    StockBought,
    TileDrawn,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.paths import resource_dir
from acquire_desktop.ui.acquire import commands
from acquire_desktop.ui.acquire.heard_events import sound_of
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.sounds import VOLUME, Sounds, can_play_sounds
from tests.window.table import choice_of, open_window, wait_for_turn
from tests.window.test_whole_games import decide_by_keys


class Heard(Sounds):
    """Notes what would be played."""

    def __init__(self, session: Session, pages: GamePages) -> None:
        super().__init__(session, pages, Loudness.OFF)
        self.names: list[str] = []

    def play(self, name: str) -> None:
        self.names.append(name)


@pytest.mark.parametrize("name", make_sounds.SOUNDS)
def test_the_sounds_are_what_the_script_makes_and_short(name: str, tmp_path: Path) -> None:
    kept = resource_dir() / "sounds" / f"{name}.wav"
    made = tmp_path / kept.name
    make_sounds.write(made, make_sounds.SOUNDS[name])
    assert kept.read_bytes() == made.read_bytes()
    with wave.open(str(kept)) as file:
        assert file.getnframes() / file.getframerate() <= 0.4


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
    assert sound_of([StockBought(0, (1, 0, 0, 0, 0, 0, 0), 200)]) == "cash"


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


def test_muting_comes_back_as_loud_as_before(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "can_play_sounds", lambda: True)
    with open_window(qtbot) as window:
        actions = window.menus.actions
        actions["sounds_loud"].trigger()
        actions["mute"].trigger()
        assert window.preferences.settings.sounds == "off"
        assert actions["sounds_off"].isChecked()
        actions["mute"].trigger()
        assert window.preferences.settings.sounds == "loud"
        assert actions["sounds_loud"].isChecked()


@pytest.mark.parametrize("language", ["en", "ja", "pt_BR"])
def test_without_the_extra_the_menu_says_why_there_are_no_sounds(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(commands, "can_play_sounds", lambda: True)
    with open_window(qtbot) as window:
        menus, sounds = window.menus, window.menus.menu("sounds")
        languages.install_language(make_app(), language)
        menus.retranslate()
        usual = sounds.title()
        assert "sound" not in sounds.menuAction().toolTip()
        monkeypatch.setattr(commands, "can_play_sounds", lambda: False)
        menus.refresh()
        assert sounds.title() != usual
        assert sounds.title().startswith(usual.replace("(&O)", ""))
        assert "sound" in sounds.title()
        assert "acquire-desktop[sound]" in sounds.menuAction().toolTip()
        assert menus.menu("view").toolTipsVisible()
        menus.retranslate()
        assert sounds.title() != usual
        languages.install_language(make_app(), "en")


def test_without_the_extra_the_menu_offers_no_sounds(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        assert window.menus.actions["mute"].isEnabled() is can_play_sounds()
        window.sounds.play("place")  # silent at worst
        window.sounds.play("no such sound")
