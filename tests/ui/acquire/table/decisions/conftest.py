"""The Line that the tests of its pages share."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.languages import load_fonts
from acquire_desktop.ui.kit.look import theme
from tests.ui.acquire.table.decisions.table import LINE_PX, PLAYERS


@pytest.fixture(scope="module", autouse=True)
def look(qapp: QApplication) -> None:
    load_fonts()
    theme.apply_theme(qapp, "light")


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[Line]:
    made, host = Line(), QWidget()
    qtbot.addWidget(host)
    made.setFixedHeight(LINE_PX)
    column(made, made.disposal.shares, made.chain.alternatives, of=host)
    made.set_players(PLAYERS)
    host.resize(740, 230)
    host.show()
    yield made
    host.close()


@pytest.fixture
def chosen(panel: Line) -> list[object]:
    actions: list[object] = []
    panel.action_chosen.connect(actions.append)
    return actions
