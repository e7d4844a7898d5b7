"""The line at the head of the action panel: what is asked."""

from collections.abc import Sequence

from acquire_desktop.engine.cards import PowerCard
from acquire_desktop.engine.decisions import StockPurchase
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.words.action_texts import decision_prompt, exchange_prompt
from acquire_desktop.ui.words.card_texts import card_name


def prompt_text(
    view: View, names: Sequence[str], *, card: PowerCard | None, exchanges: bool
) -> str:
    """Return what is asked on the page in view.

    Args:
        view: The position.
        names: The players' names by seat.
        card: The power card that is looked at, or None.
        exchanges: Whether the page of exchanges is in view.
    """
    if card is not None:
        return card_name(card)
    if exchanges and isinstance(view.decision, StockPurchase):
        return exchange_prompt(view.decision.exchanges_left)
    return decision_prompt(view, names)
