"""Why a decision had one answer, which was given without asking."""

from acquire_desktop.acquire.notes import Cause, NoChoice
from acquire_desktop.ui.kit.texts import money, translate
from acquire_desktop.ui.words.event_words import Words


def no_choice_text(event: NoChoice, words: Words) -> str:
    """Return the reason as a sentence, the same for whoever decided."""
    match event.cause:
        case Cause.NO_CHAIN:
            return translate("Log", "There was nothing to buy: no chain is on the board.")
        case Cause.EMPTY_BANK:
            return translate(
                "Log", "There was nothing to buy: the bank has no stock of any active chain."
            )
        case Cause.LITTLE_CASH:
            return translate(
                "Log",
                "There was too little cash to buy: the cheapest stock costs {price}.",
                price=money(event.price),
            )
        case Cause.LAST_CHAIN if event.chain is not None:
            return translate(
                "Log", "{chain} was the only chain left to found.", chain=words.chain(event.chain)
            )
    raise ValueError(f"a cause without its facts: {event}")
