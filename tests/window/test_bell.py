"""The bell in the whole window: by the menu, with a purchase chosen, and while looking back."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.screenshots.extras import may_declare
from tests.screenshots.games import game_at
from tests.window.table import buyable, open_window, press


def has_rung(window: AcquireWindow) -> bool:
    """Whether the end is declared."""
    return window.session.view.end_declared


def test_the_menu_presses_the_bell_once_and_enter_rings_it(qtbot: QtBot) -> None:
    """What was chosen to be bought stays chosen, and undo takes the ringing back."""
    with open_window(qtbot) as window:
        action, page = window.menus.actions["bell"], window.pages.game
        assert not action.isEnabled()
        window.session.open(game_at("2023-classic", 4, "shot-2", may_declare))
        assert action.isEnabled()
        page.panel.purchase.choose(buyable(window)[0])
        chosen = page.panel.page.choice().action
        action.trigger()
        assert page.panel.words.sentence.text() == "Press again to end the game"
        assert not has_rung(window)
        press(window, Qt.Key.Key_Return)
        assert has_rung(window)
        assert page.panel.page.choice().action == chosen
        window.session.undo()
        assert not has_rung(window)
        assert page.hand.bell.may_ring()


def test_the_bell_is_not_there_while_somebody_looks_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-2", may_declare))
        page = window.pages.game
        page.moment.go_to(3)
        assert not page.hand.bell.isVisible()
        page.moment.leave()
        assert page.hand.bell.may_ring()
