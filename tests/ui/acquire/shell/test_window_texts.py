"""The facts of the status bar."""

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.shell.window_texts import pool_text
from acquire_desktop.ui.kit import languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_pool_has_words_of_its_own(qapp: QApplication, language: str) -> None:
    languages.install_language(qapp, language)
    assert "0" not in pool_text(0)
    assert "1" in pool_text(1)
