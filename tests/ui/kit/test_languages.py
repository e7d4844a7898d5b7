"""A language is added in one place: the list of languages."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.languages import LANGUAGES, Language
from acquire_desktop.paths import resource_dir
from acquire_desktop.storage.settings import Settings, load_settings, save_settings
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.reading.browser import ReadingBrowser
from acquire_desktop.ui.kit.texts import join_list, money
from tests.screenshots.every import shown
from tests.window.table import open_window

ROOT = Path(__file__).resolve().parents[3]
READ_PAGES = """
from acquire_desktop.app import make_app
from acquire_desktop.ui.kit.reading.browser import ReadingBrowser
from tests.screenshots.every import shown

app = make_app()
for state in ("rules", "guide_first", "hotel_rules"):
    with shown(state, "es") as window:
        (page,) = window.pages.currentWidget().findChildren(ReadingBrowser)
        print(*page.toPlainText().split()[:2])
"""
"""Prints how each page to read begins."""


def copied_by_the_recipe() -> list[str]:
    """Return the files that CONTRIBUTING.md tells to copy for a new language."""
    recipe = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return re.findall(r"`(resources/\S+en\.txt)`", recipe)


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "de", Language("Deutsch", "de_DE"))


def test_a_new_language_can_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(language="de"))
    assert load_settings(path).settings.language == "de"


def test_a_new_language_is_offered_everywhere(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        assert window.menus.actions["language_de"].text() == "Deutsch"
        assert window.pages.start.top.languages.button("de").accessibleName() == "Deutsch"


def test_numbers_are_written_as_a_new_language_does_it(
    qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    languages.install_language(qapp, "de")
    assert languages.current_language() == "de"
    assert money(6000) == "$6.000"
    assert join_list(["a", "b", "c"]) == "a, b and c"  # until somebody translates it
    assert "acquire_de" in caplog.text


@pytest.mark.parametrize(
    ("state", "begins"),
    [
        ("rules", "Before the game"),
        ("compare", ""),
        ("guide_first", "Getting started"),
        ("hotel_rules", "Before the game"),
    ],
)
def test_every_page_to_read_opens_in_a_new_language(state: str, begins: str) -> None:
    """Its texts are English until somebody translates them."""
    with shown(state, "de") as window:
        page = window.pages.currentWidget()
        assert page is not None
        assert page.isVisible()
        texts = [part.toPlainText() for part in page.findChildren(ReadingBrowser)]
        assert all(text.startswith(begins) for text in texts)
        assert bool(texts) == bool(begins)


def test_the_recipe_names_every_text_that_each_language_has() -> None:
    files = {path for path in resource_dir().rglob("*en.txt") if path.stem in ("en", "rules_en")}
    assert len(files) == 3
    assert {ROOT / name for name in copied_by_the_recipe()} == files


def test_the_recipe_alone_makes_a_language(tmp_path: Path) -> None:
    """In a copy: the list, the copied texts, the collected ones; then its pages are opened."""
    for folder in ("acquire_desktop", "resources", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / "translations").mkdir()
    listed = tmp_path / "acquire_desktop" / "languages.py"
    spanish = f'    "es": {Language("Español", "es_ES")!r},\n'
    before, end, after = listed.read_text("utf-8").rpartition("}\n")
    listed.write_text(f"{before}{spanish}{end}{after}", "utf-8")
    for name in copied_by_the_recipe():
        text = (tmp_path / name).read_text("utf-8").replace(" | ", " | es ", 1)
        (tmp_path / name.replace("en.txt", "es.txt")).write_text(text, "utf-8")
    collect = (sys.executable, "tools/update_translations.py", "translations/acquire_es.ts")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))}
    subprocess.run(collect, cwd=tmp_path, env=env, check=True)
    assert 'language="es"' in (tmp_path / "translations" / "acquire_es.ts").read_text("utf-8")
    read = (sys.executable, "-c", READ_PAGES)
    done = subprocess.run(read, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["es Before", "es Getting", "es Before"]
