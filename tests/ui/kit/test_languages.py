"""A language is added in one place: the list of languages."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.languages import LANGUAGES, Language
from acquire_desktop.storage.settings import Settings, load_settings, save_settings
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.texts import join_list, money
from tests.window.table import open_window


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
