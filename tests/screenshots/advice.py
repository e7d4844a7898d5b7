"""Brings the table into the state in which the best move is named."""

from PySide6.QtWidgets import QApplication

from acquire_desktop.ui.window.main_window import MainWindow


def show_best_move(window: MainWindow) -> None:
    """Ask for hints until there is nothing more to ask for."""
    advisor = window.frame.advisor
    assert advisor is not None
    while advisor.hints.may_ask:
        advisor.ask()
        while advisor.hints.hint is not None and advisor.hints.hint.is_thinking:
            QApplication.processEvents()
