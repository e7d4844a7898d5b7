"""The players' cards of Hotel Tycoon: what is told of each has room beside the sign of a card."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.game import new_game
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.hotel_tycoon.players import PlayerCard
from acquire_desktop.ui.kit import languages
from tests.ui.hotel_tycoon.tables import PEOPLE, short_setup, view_of


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_keeps_a_player_from_moving_is_read_whole(
    qtbot: QtBot, qapp: QApplication, code: str
) -> None:
    languages.install_language(qapp, code)
    view = view_of(new_game(short_setup()))
    card = PlayerCard(1)
    qtbot.addWidget(card)
    off, on = (False,) * 3, (True,) * 3
    for parked, resting, skips in ((on, off, (0,) * 3), (off, on, (0,) * 3), (off, off, (1,) * 3)):
        shown = replace(
            view, parked=parked, resting=resting, skips=skips, profiles=tuple(Profile)[:3]
        )
        card.show_view(shown, PEOPLE)
        for width in (160, 95, 60):
            note, font = card.note_in(width)
            assert QFontMetrics(font).horizontalAdvance(note) <= width
            assert card.texts[2].startswith(note) or note in card.texts[2]
            assert width < 95 or font.pixelSize() >= 10
