"""What the tests of the people share: tables, players, and columns of people."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.players.people_column import PeopleColumn
from acquire_desktop.ui.kit.look import motion, theme
from tests.ui.acquire.table.players.people import TABLE

Make = Callable[..., PeopleColumn]


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    """Leave every test with text of the usual size and by day, that may move."""
    yield
    theme.set_text_scale(qapp, 100)
    theme.set_high_contrast(qapp, False)
    theme.apply_theme(qapp, "light")
    motion.set_wanted(True)


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(players: Sequence[Player] = TABLE[:3], view: View | None = None) -> PeopleColumn:
        people = PeopleColumn()
        qtbot.addWidget(people)
        people.set_players(players)
        if view is not None:
            people.show_view(view)
        people.resize(people.sizeHint())
        people.show()
        return people

    return made
