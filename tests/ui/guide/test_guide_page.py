"""The text of the guide is the same in every language and names only what there is."""

import gc
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.decisions import (
    GameOver,
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.self_test.glyphs import missing_glyphs
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.guide.guide_page import LABELS, all_chapters, guide_text, value_of
from acquire_desktop.ui.guide.stage import BUYING, FIGURES, OVER, PLACING, SETTLING, Stage
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.languages import install_language
from acquire_desktop.ui.kit.reading.source import PLACEHOLDER, Chapter, LineKind
from acquire_desktop.ui.kit.reading.source import filled as filled_by
from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog
from tests.window.table import QUIET, open_window

ON_THE_START_PAGE = {"Q"}
"""Keys that work where there is no game yet, which the keyboard sheet is about."""
_EMPTY = 0xFF123456


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as window:
        yield window


def speak(language: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_language(app, language)


def texts(chapters: tuple[Chapter, ...]) -> list[str]:
    return [t for c in chapters for t in (c.part, c.title, *(n.text for n in c.lines))]


def placeholders(language: str, name: str) -> set[str]:
    """Return the words of all placeholders of a name."""
    marks = (mark for text in texts(all_chapters(language)) for mark in PLACEHOLDER.findall(text))
    return {words.strip() for kind, words in marks if kind == name}


def shape(language: str) -> list[object]:
    """Return all of the guide that must not depend on the language."""
    return [
        (
            chapter.key,
            chapter.conditions,
            [
                (
                    line.kind,
                    line.conditions,
                    line.figure()[0] if line.kind is LineKind.FIGURE else "",
                    sorted(PLACEHOLDER.findall(line.text)),
                    line.text.count("**"),
                )
                for line in chapter.lines
            ],
        )
        for chapter in all_chapters(language)
    ]


def figures(language: str) -> list[tuple[str, str]]:
    lines = (line for chapter in all_chapters(language) for line in chapter.lines)
    return [line.figure() for line in lines if line.kind is LineKind.FIGURE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_chapters_pictures_names_and_marks(language: str) -> None:
    assert shape(language) == shape("en")


def test_the_guide_says_nothing_twice_under_one_key() -> None:
    keys = [chapter.key for chapter in all_chapters("en")]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_named_is_in_the_program(window: AcquireWindow, language: str) -> None:
    """Every command, menu, label, level and folder has its words, and no sign is left over."""
    speak(language)
    value = value_of(window.menus, window.folders, lambda: "engine")
    for text in texts(all_chapters(language)):
        for name, words in PLACEHOLDER.findall(text):
            assert value(name, tuple(words.split())), (name, words)
        told = filled_by(text, value)
        assert not set("{}[]") & set(told), text
        assert not re.search(r"(?<!\*)\*(?!\*)", told), text


def test_commands_with_keys_are_named_with_the_keys_of_the_menus(window: AcquireWindow) -> None:
    value = value_of(window.menus, window.folders, str)
    assert value("way", ("save_as",)) == "Game > Save game as"
    assert value("way", ("theme_dark",)) == "View > Theme > Dark"
    assert value("way", ("export_log",)) == "Game > Export log"
    assert value("label", ("compare",)) == "Compare"
    window.menus.actions["new"].setShortcut("Ctrl+9")
    assert value("key", ("new",)) == key_name("Ctrl+9")


def test_other_keys_stand_on_the_keyboard_sheet(window: AcquireWindow) -> None:
    sheet = ShortcutsDialog(window, window.menus.actions)
    caps = {label.text() for label in sheet.findChildren(QLabel)}
    named = {key_name(key) for key in placeholders("en", "press")}
    value = value_of(window.menus, window.folders, str)
    named |= {value("single", (words,)) for words in placeholders("en", "single")}
    assert named - caps == ON_THE_START_PAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_out(language: str) -> None:
    """A key that is written out would stay when the program's changes."""
    for text in texts(all_chapters(language)):
        assert not re.search(r"\b(Ctrl|Shift|Alt|F\d|Esc|Enter)\b", PLACEHOLDER.sub("", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_that_there_is_stands_once_in_the_guide_with_words(language: str) -> None:
    shown = [(name, caption) for name, caption in figures(language) if name != "levels"]
    assert sorted(name for name, _ in shown) == sorted(FIGURES)
    assert all(caption for _, caption in shown)


def test_no_label_is_left_over() -> None:
    assert placeholders("en", "label") == set(LABELS)


def test_the_folders_of_other_systems_are_those_of_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    (chapter,) = (c for c in all_chapters("en") if c.key == "folders")
    for system, name in ((MacOS, "macOS"), (Unix, "Linux")):
        folders = system("acquire-desktop", appauthor=False)
        (line,) = (n.text for n in chapter.lines if n.text.startswith(f"**{name}**"))
        for path in (folders.user_data_dir, folders.user_config_dir, folders.user_log_dir):
            assert path.replace(str(Path.home()), "~") in line


def test_this_computers_own_folders_are_shown(window: AcquireWindow) -> None:
    text = guide_text("en", window.menus, window.folders, str)
    told = "\n".join(filled_by(n.text, text.value) for c in text.chapters for n in c.lines)
    for folder in (window.folders.autosaves, window.folders.backups, window.folders.config):
        assert str(folder) in told
    assert str(window.folders.logs) in told


@pytest.mark.parametrize("is_compiled", [True, False])
def test_where_the_rules_are_not_compiled_the_guide_says_what_that_costs(
    window: AcquireWindow, monkeypatch: pytest.MonkeyPatch, is_compiled: bool
) -> None:
    monkeypatch.setattr(compiled, "RUNNING", is_compiled)
    text = guide_text("en", window.menus, window.folders, lambda: "It is weaker.")
    told = "\n".join(filled_by(n.text, text.value) for c in text.chapters for n in c.lines)
    assert ("It is weaker." in told) is not is_compiled
    assert ("Expert and Master think for as long" in told) is is_compiled


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_guide_has_a_glyph_in_the_bundled_fonts(language: str) -> None:
    assert missing_glyphs(texts(all_chapters(language))) == []


def test_the_levels_are_told_as_in_the_list_of_a_new_game(window: AcquireWindow) -> None:
    table = guide_text("en", window.menus, window.folders, str).figure("levels")
    assert table.count("<tr>") == len(COMPUTER_LEVELS)
    assert "thinks for up to five seconds" in table


@pytest.mark.usefixtures("qapp")
def test_the_game_of_the_pictures_comes_to_the_moments_that_are_shown() -> None:
    stage = Stage({})
    kinds = {
        PLACING: TilePlacement,
        BUYING: StockPurchase,
        SETTLING: StockDisposal,
        OVER: GameOver,
    }
    for line, kind in kinds.items():
        session = stage.session(line)
        assert isinstance(session.view.decision, kind)
        assert session.is_over or session.awaits_human
        assert session.computers.pid is None
    stage.rest()


_STRIPS = {"tiles", "question", "buying"}
"""Figures of parts below the board, which are as broad as that."""


def spans(image: QImage) -> tuple[float, float]:
    """Return over how much of its width and height a picture has something drawn."""
    image = image.scaledToWidth(240)
    width, height = image.width(), image.height()
    drawn = [
        (x, y)
        for x in range(2, width - 2, 3)
        for y in range(2, height - 2, 3)
        if len({image.pixel(x + dx, y + dy) for dx in range(-2, 3) for dy in range(-2, 3)}) > 2
    ]
    xs, ys = zip(*drawn, strict=True)
    return (max(xs) - min(xs)) / width, (max(ys) - min(ys)) / height


@pytest.mark.parametrize("text_scale", [100, 200])
def test_every_picture_fills_its_place(qtbot: QtBot, text_scale: int) -> None:
    with open_window(qtbot, replace(QUIET, text_scale=text_scale)) as window:
        stage = Stage(window.menus.actions)
        for name in FIGURES:
            size = stage.size(name)
            image = QImage(size, QImage.Format.Format_RGB32)
            image.fill(_EMPTY)
            painter = QPainter(image)
            stage.draw(name, painter)
            painter.end()
            across, down = spans(image)
            assert across > 0.5, name
            assert down > (0.4 if name in _STRIPS else 0.6), name
        stage.rest()


def test_what_was_made_for_pictures_goes_with_the_guide(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        before = set(QApplication.allWidgets())
        stage = Stage(window.menus.actions)
        image = QImage(100, 100, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        for name in ("start", "table", "result"):
            stage.draw(name, painter)
        painter.end()
        assert set(QApplication.allWidgets()) != before
        stage.rest()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        assert set(QApplication.allWidgets()) <= before


def test_a_picture_is_the_same_whatever_was_drawn_before(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        stage = Stage(window.menus.actions)
        first = {name: pixels_of(stage, name) for name in FIGURES}
        for name in reversed(tuple(FIGURES)):
            again = pixels_of(stage, name)
            others = sum(a != b for a, b in zip(first[name], again, strict=True))
            assert others < len(again) / 200, name  # a line may stand a pixel higher
        stage.rest()


def pixels_of(stage: Stage, name: str) -> bytes:
    """Return a picture at half its size."""
    image = QImage(stage.size(name) / 2, QImage.Format.Format_RGB32)
    image.fill(_EMPTY)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    stage.draw(name, painter)
    painter.end()
    return bytes(image.constBits())
