"""What one person at the screen must not learn from what another has left on it."""

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.main_window import MainWindow
from tests.window.table import QUIET, choice_of, open_window

SEED = "the-whole-deal"


def all_texts(window: MainWindow) -> str:
    """Return every text of every widget, hidden ones too."""
    texts = [window.windowTitle()]
    for widget in window.findChildren(QWidget):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QLineEdit):
            texts.append(widget.text())
    return "\n".join(texts)


def sit_down(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until a person is to decide, and take the computer."""
    session = window.session
    qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
    if session.screen.handover_to is not None:
        window.handover_page.accepted.emit()
    assert session.awaits_human


@pytest.mark.parametrize("humans", [1, 2])
def test_the_seed_is_shown_after_the_end_only(qtbot: QtBot, humans: int) -> None:
    """Rule: rules document, section 4: tiles are hidden, and the seed tells all of them."""
    with open_window(qtbot, QUIET) as window:
        window.show_new_game()
        window.new_game_page.set_choice(choice_of(humans, 3 - humans, seed=SEED))
        window.start_game(window.new_game_page.choice())
        assert SEED not in all_texts(window)
        sit_down(qtbot, window)
        assert SEED not in all_texts(window)
        window.show_new_game()
        assert SEED not in all_texts(window)


def test_after_the_end_the_seed_can_be_told_to_others(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        with qtbot.waitSignal(window.session.ended):
            window.start_game(choice_of(0, 3, seed=SEED))
        assert SEED in all_texts(window)
