"""What was done for a player who had no choice is told with its reason."""

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import StockBought
from acquire_desktop.games.acquire.log_entries import Cause, NoChoice
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.narration import done_text

WORDS = GameNames(CLASSIC_2023, ("Ana", "Bea", "Cara"))
NOTHING = StockBought(0, (0,) * 7, 0)


def test_a_deed_without_a_choice_is_told_with_the_reason() -> None:
    told = (NOTHING, NoChoice(0, Cause.LITTLE_CASH, price=300))
    assert done_text(told, WORDS) == (
        "Ana bought nothing. There was too little cash to buy: the cheapest stock costs $300."
    )


def test_what_a_player_chose_to_do_is_not_told_as_done_for_them() -> None:
    assert done_text((NOTHING,), WORDS) == ""
