"""The action panel that the tests of its pages share."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from acquire_desktop.ui.kit.languages import load_fonts
from acquire_desktop.ui.kit.look import theme
from tests.ui.acquire.table.decisions.table import PLAYERS


@pytest.fixture(scope="module", autouse=True)
def look(qapp: QApplication) -> None:
    load_fonts()
    theme.apply_theme(qapp, "light")


@pytest.fixture
def panel(qtbot: QtBot) -> ActionPanel:
    made = ActionPanel()
    qtbot.addWidget(made)
    made.set_players(PLAYERS)
    made.resize(640, 230)
    made.show()
    return made


@pytest.fixture
def chosen(panel: ActionPanel) -> list[object]:
    actions: list[object] = []
    panel.action_chosen.connect(actions.append)
    return actions
