"""Before somebody else looks at the screen, every part of the table forgets what it showed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QLabel, QWidget

from acquire_desktop.acquire.session import Session
from acquire_desktop.session.screen import human_seats

if TYPE_CHECKING:
    from acquire_desktop.ui.table.game_page import GamePage


def forget_table(page: "GamePage", session: Session) -> None:
    """Leave nothing of one viewer in any part of the table, hidden parts included."""
    hide_tooltip()
    if keeps_secrets(session):
        page.log_pane.field.take_back_copies()
    for part in (
        page.focus,
        page.voice,
        page.look,
        page.backdrop,
        page.phase_bar,
        page.board,
        page.hand,
        page.power_cards,
        page.panel,
        page.stage,
        page.holdings_model,
        page.log_pane,
        page.recap,
        page.side.prices,
        page.side.chart,
        page.side.advice,
    ):
        part.forget()


def keeps_secrets(session: Session) -> bool:
    """Tell whether somebody may look at what leaves the program who must not know all of it."""
    return len(human_seats(session.players)) > 1 and not session.is_over


def clear_words(widget: QWidget) -> None:
    """Take all words from a widget and the labels in it, those for screen readers too."""
    for each in (widget, *widget.findChildren(QLabel)):
        if isinstance(each, QLabel):
            each.clear()
        each.setToolTip("")
        each.setAccessibleName("")
        each.setAccessibleDescription("")


def hide_tooltip() -> None:
    """Take the tool tip away at once; Qt's ``hideText`` leaves it for a moment.

    The label of the tip watches all events of the program, and goes when any window changes.
    """
    QCoreApplication.sendEvent(QObject(), QEvent(QEvent.Type.WindowDeactivate))
