"""The pane that tells hints and why the computers moved so."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.games.acquire.advice.vocabulary import Choice, Grade, Hint
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.ui.acquire.table.advice.advice_pane import AdvicePane, ExplainedMove
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.window.preferences import apply_look
from tests.window.table import QUIET


def open_pane(qtbot: QtBot) -> AdvicePane:
    """Show a reason, with the mark of a seat beside it."""
    pane = AdvicePane()
    qtbot.addWidget(pane)
    pane.show_explanations(lambda: [ExplainedMove(Face("aviator", 3), "Bea buys 3 Tower", "cheap")])
    pane.resize(400, 300)
    pane.show()
    qtbot.waitExposed(pane)
    return pane


def picture(app: QApplication, pane: AdvicePane) -> QImage:
    app.processEvents()
    return pane.grab().toImage()


def test_the_marks_of_seats_follow_the_theme(qapp: QApplication, qtbot: QtBot) -> None:
    apply_look(qapp, QUIET)
    pane = open_pane(qtbot)
    light = picture(qapp, pane)
    theme.apply_theme(qapp, ThemeChoice.DARK)
    dark = picture(qapp, pane)
    assert dark != light
    assert dark == picture(qapp, open_pane(qtbot))
    theme.apply_theme(qapp, ThemeChoice.LIGHT)
    assert picture(qapp, pane) == light


def test_a_chance_says_for_whom_it_counts(qtbot: QtBot) -> None:
    state = new_game(make_setup(EDITIONS["2023-classic"], 3, "hint"))
    view = observe(state, state.seat)
    best = Choice(view.legal[0], 0.2, 0.02, ())
    pane = AdvicePane()
    qtbot.addWidget(pane)
    hint = Hint(Grade.BEST, view, (best,), level="beginner")
    pane.show_hint(hint, may_ask=False, is_allowed=True)
    shown = [each.text() for each in pane.findChildren(QLabel)]
    assert any("a player of your level: Beginner. ±" in text for text in shown)
