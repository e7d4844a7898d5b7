"""Hints in words: what a Medium computer would choose, and why."""

from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.hint import Cause, Hint
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.texts import join_sentences, money, translate

_REASONS: Final = {
    Cause.NO_STAY: "There is no stay to pay there.",
    Cause.LOWER_STAY: "The stay there costs least.",
    Cause.OUT_OF_PARK: "It keeps you out of the Car Park.",
    Cause.OFFER: "A good choice waits there: {offer}.",
    Cause.NEARER: "It brings you nearest to the Bank.",
    Cause.UPKEEP: "If you end your turn without it, you pay upkeep.",
    Cause.WORTH: "It is worth about {dollars} to you.",
    Cause.TOO_DEAR: "The property is worth only about {dollars} to you.",
    Cause.RESERVE: "Keep your cash: a stay can cost you {dollars}.",
    Cause.IDLE: "Nothing here is worth its price to you.",
    Cause.TURNS: "The turns you would miss are worth more than the fine.",
    Cause.FINE: "The fine costs more than the turns you would miss.",
    Cause.LEAST_LOSS: "It costs you least.",
    Cause.MOST_HARM: "It does most harm to an opponent.",
    Cause.KEEP: "The card is worth more later.",
}


def hint_text(hint: Hint, view: View, names: Names) -> str:
    """Return the hinted action, and its reason where there is one."""
    title = action_text(hint.action, view, names).title
    chosen = translate("HotelHint", "Medium would choose: {action}.", action=title)
    reason = hint.reason
    if reason is None:
        return chosen
    offer = "" if reason.offer is None else action_text(reason.offer, view, names).title
    why = translate("HotelHint", _REASONS[reason.cause], dollars=money(reason.dollars), offer=offer)
    return join_sentences([chosen, why])
