"""Before somebody else looks at the screen, every part of the table forgets what it showed."""

from typing import TYPE_CHECKING

from acquire_desktop.acquire.session import Session
from acquire_desktop.session.screen import human_seats
from acquire_desktop.ui.kit.clearing import hide_tooltip

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
        page.moment,
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
