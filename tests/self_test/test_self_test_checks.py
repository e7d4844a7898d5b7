"""The checks of ``--self-test`` find what they are there to find."""

import multiprocessing
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.ai.search.helper_process import HelperProcess
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.hotel_tycoon.engine.game import observe as hotel_observe
from acquire_desktop.paths import resource_dir, translation_dir
from acquire_desktop.self_test import glyphs, installation, pages, played_game, second_game
from acquire_desktop.self_test.checks import CheckError
from acquire_desktop.self_test.glyphs import check_words, missing_glyphs
from acquire_desktop.self_test.translation_file import texts_in

ROOT = Path(__file__).resolve().parent.parent.parent


pytestmark = pytest.mark.usefixtures("qapp")


def test_the_digest_is_that_of_the_game_played_by_the_engine_alone() -> None:
    setup = played_game.setup()
    state = new_game(setup)
    lines = []
    while not state.over:
        seed = random_word(setup.seed, f"ai|{state.seat}|{state.ply}")
        chooser = PLAYERS[played_game.LEVELS[state.seat]]
        action = chooser(observe(state, state.seat), seed)
        lines.append(action_text(action, setup.edition))
        state = apply(state, action).state
    assert played_game.digest(lines, state) == played_game.DIGEST


def test_a_helper_that_does_not_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played_game.check_helper() == "200 simulations"

    def ended() -> HelperProcess:
        helper = HelperProcess(idle_s=0.0)
        helper.join()  # else a late one still finds the question
        return helper

    monkeypatch.setattr(played_game, "HelperProcess", ended)
    with pytest.raises(CheckError, match="did not answer"):
        played_game.check_helper()


def test_another_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_game, "LEVELS", ("rules", "newcomer", "rules", "greedy"))
    with pytest.raises(CheckError, match="the game was played otherwise: its digest is "):
        played_game.check_game()


@pytest.mark.usefixtures("no_other_players")
def test_a_player_who_fails_is_named_and_the_game_asks_nobody_else(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played_game, "LEVELS", ("nobody", "newcomer", "rules", "greedy"))
    with pytest.raises(CheckError, match=r"a computer player failed: .*nobody"):
        played_game.check_game()
    qapp.processEvents()
    assert multiprocessing.active_children() == []


def test_a_kernel_in_plain_python_is_a_failure_only_of_a_frozen_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "PROBLEM", "it was not built for this Python")
    assert installation.check_kernel() == "plain Python: it was not built for this Python"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(CheckError, match="it was not built for this Python"):
        installation.check_kernel()


@pytest.mark.qt_log_ignore("^Cannot read file", extend=True)
def test_missing_resources_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "save.svg").write_text("no picture")
    monkeypatch.setattr(installation, "resource_dir", lambda: tmp_path)
    monkeypatch.setattr(installation, "translation_dir", lambda: tmp_path)
    monkeypatch.setattr(installation, "load_fonts", lambda: ("Inter",))
    with pytest.raises(CheckError) as found:
        installation.check_resources()
    fonts = "BIZ UDPGothic", "Josefin Sans", "Playfair Display"
    for named in (*fonts, "cash.wav", "logo.svg", "crests", "save.svg", "acquire_ja.qm"):
        assert named in str(found.value)


def test_all_sounds_are_looked_at() -> None:
    files = {path.stem for path in (resource_dir() / "sounds").iterdir()}
    assert set(installation.SOUNDS) == files


def test_a_character_without_a_glyph_is_named_with_its_text() -> None:
    assert missing_glyphs(["Ação — 買う", "two\nlines"]) == []
    assert missing_glyphs(["snow ☃ man"]) == [
        f"no font has U+2603 ☃ of weight {weight}, in 'snow ☃ man'" for weight in (400, 700)
    ]


def test_an_almost_empty_catalogue_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glyphs, "texts_in", lambda _content: [])
    with pytest.raises(CheckError, match="the catalogue of ja has 0 texts only"):
        check_words("ja")


@pytest.mark.parametrize("language", ["ja", "pt_BR"])
def test_every_translation_is_found_in_the_compiled_file(language: str) -> None:
    source = ET.parse(ROOT / "translations" / f"acquire_{language}.ts")
    wanted = {
        (context.findtext("name"), message.findtext("source"))
        for context in source.iter("context")
        for message in context.iter("message")
        if (translation := message.find("translation")) is not None
        and translation.get("type") not in ("vanished", "obsolete")
    }
    content = (translation_dir() / f"acquire_{language}.qm").read_bytes()
    found = list(texts_in(content))
    assert {(message.context, message.source) for message in found} == wanted
    assert all(message.translation for message in found)


def test_what_is_no_translation_file_or_cut_off_is_refused() -> None:
    content = (translation_dir() / "acquire_ja.qm").read_bytes()
    for wrong in (b"", b"no translations", content[:2000], content[: len(content) // 2]):
        with pytest.raises(ValueError, match="translation file"):
            list(texts_in(wrong))


def test_what_a_widget_paints_is_read_and_an_empty_one_is_blank(qtbot: QtBot) -> None:
    empty, label = QWidget(), QLabel("Tower塔")
    for widget in (empty, label):
        qtbot.addWidget(widget)
        widget.resize(200, 50)
        widget.show()
    assert pages.painted_texts(empty) == []
    assert "".join(pages.painted_texts(label)) == "Tower塔"
    assert pages._is_blank(empty)
    assert not pages._is_blank(label)


@pytest.mark.parametrize("kind", pages.KINDS)
def test_there_is_a_moment_of_every_kind(kind: str) -> None:
    state = pages.acquire_game().moment(kind).state
    assert type(observe(state, state.seat).decision).__name__ == kind


@pytest.mark.parametrize("kind", second_game.KINDS)
def test_there_is_a_moment_of_every_kind_in_the_second_game(kind: str) -> None:
    state = second_game.hotel_game().moment(kind).state
    assert type(hotel_observe(state, state.seat).decision).__name__ == kind
