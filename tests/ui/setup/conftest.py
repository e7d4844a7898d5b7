"""Setting up a game is tested in English, as the program installs it: numbers have groups."""

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.ui.kit.languages import install_language


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    install_language(qapp, "en")
