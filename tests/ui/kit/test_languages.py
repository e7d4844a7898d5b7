"""A language is added in one place: the list of languages."""

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
        assert window.pages.start.languages.button("de").text() == "Deutsch"


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
    recipe = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    files = {path for path in resource_dir().rglob("*en.txt") if path.stem in ("en", "rules_en")}
    assert len(files) == 3
    for path in files:
        assert f"`{path.relative_to(ROOT).as_posix()}`" in recipe
