"""Acquire's words for seats that change hands: of its computer players, and of tiles."""

from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVEL
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.window.frame.seat_dialog import SeatWords


def seat_words() -> SeatWords:
    """Return the words."""
    return SeatWords(
        usual_level=COMPUTER_LEVEL,
        level_text=level_text,
        make_levels=_levels,
        before_shown=later("Seats", "Before your tiles are shown."),
        when_back=later(
            "Seats",
            "Where nobody else is asked, the tiles are shown: only their player should look.",
        ),
        when_forgotten=_when_forgotten,
    )


def _levels() -> LevelBox:
    box = LevelBox()
    box.retranslate()
    return box


def _when_forgotten(name: str) -> str:
    return translate(
        "Seats",
        "Show this to everybody at the table: the PIN of {player} is removed, and the tiles"
        " are shown to whoever says to be {player}.",
        player=name,
    )
