"""Brings the table into the states in which the best move is named, or the coach has spoken."""

from typing import Final
from unittest.mock import patch

from PySide6.QtWidgets import QApplication

from acquire_desktop.choices import CoachRule
from acquire_desktop.games.acquire.advice import hints
from acquire_desktop.games.acquire.advice.vocabulary import LookAgain, Reason, ReasonKind
from acquire_desktop.ui.acquire.shell.window import AcquireWindow

_LEVEL: Final = "expert:4000"
"""So many iterations instead of so many seconds: the same advice on every machine."""


def show_best_move(window: AcquireWindow) -> None:
    """Ask for hints until there is nothing more to ask for."""
    advisor = window.pages.frame.advisor
    assert advisor is not None
    with patch.object(hints, "HINT_LEVEL", _LEVEL):
        while advisor.hints.may_ask:
            advisor.ask()
            while advisor.hints.hint is not None and advisor.hints.hint.is_thinking:
                QApplication.processEvents()


def show_look_again(window: AcquireWindow) -> None:
    """Let the coach stop a decision, as if its search had found that it costs much."""
    coaching, view = window.pages.frame.coaching, window.session.view
    assert coaching is not None
    idea = Reason(ReasonKind.TAKES_SECOND, next(c for c in range(7) if view.sizes[c]))
    coaching.coach.stopped.emit(LookAgain(view, view.legal[0], CoachRule.COSTLY, idea))
