"""Table frame of Hotel Tycoon: its table on view, and its words for seats and for undo."""

from typing import Final

from PySide6.QtWidgets import QStackedWidget

from acquire_desktop.game import UndoObstacle
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.hotel_tycoon.shell.new_game import COMPUTER_LEVEL
from acquire_desktop.ui.hotel_tycoon.shell.seat_row import level_box
from acquire_desktop.ui.hotel_tycoon.words.log_texts import LEVEL_NAMES
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.window.frame.seat_words import SeatWords
from acquire_desktop.ui.window.frame.table_controller import TableController
from acquire_desktop.ui.window.main_window import MainWindow

_OBSTACLES: Final = {
    UndoObstacle.NOTHING_DONE: "There is nothing to take back yet.",
    UndoObstacle.OTHER_ACTED: "Another player acted last; that stays.",
    UndoObstacle.OTHER_DECIDES: "Another player has seen the table and decides now.",
    UndoObstacle.DRAWN: "Dice were thrown or a card was seen; that cannot be taken back.",
    UndoObstacle.TOLD: "What was told cannot be taken back.",
    UndoObstacle.GAME_OVER: "The game is over.",
    UndoObstacle.SEAT_CHANGED: "A seat has changed hands since.",
    UndoObstacle.COVERED: "The cards are covered.",
}


class HotelTycoonFrame(TableController):
    """Says what the game says of seats, and why nothing can be taken back."""

    def __init__(self, window: MainWindow, pages: QStackedWidget, session: GameSession) -> None:
        super().__init__(window, pages, session, _seat_words)

    def obstacle(self) -> str:
        """Return why nothing can be taken back, or an empty text."""
        obstacle = self._session.undo_obstacle() if self._session.has_game else None
        return "" if obstacle is None else translate("TurnButtons", _OBSTACLES[obstacle])


def _seat_words() -> SeatWords:
    """Return the words for seats that change hands."""
    return SeatWords(
        usual_level=COMPUTER_LEVEL,
        level_text=lambda level: LEVEL_NAMES[level](),
        make_levels=level_box,
        before_shown=later("HotelSeats", "Before your cards are shown."),
        when_back=later(
            "HotelSeats",
            "Where nobody else is asked, the cards are shown: only their player should look.",
        ),
        when_forgotten=_when_forgotten,
    )


def _when_forgotten(name: str) -> str:
    return translate(
        "HotelSeats",
        "Show this to everybody at the table: the PIN of {player} is removed, and the cards"
        " are shown to whoever says to be {player}.",
        player=name,
    )
