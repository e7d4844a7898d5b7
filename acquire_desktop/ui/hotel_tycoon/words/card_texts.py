"""The event cards: their titles and what they do, in our own words."""

from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine import cards
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement, Options
from acquire_desktop.ui.kit.texts import money, translate

_TITLES: Final = {
    Card.EARTHQUAKE: "Earthquake",
    Card.RESTING_DAYS: "Resting Days",
    Card.TIRED_OF_WORK: "Tired of Work",
    Card.HAPPY_BIRTHDAY: "Happy Birthday",
    Card.TAX_EXPIRED: "Overdue Tax",
    Card.MAYOR_FRIENDSHIP: "Friend of the Mayor",
    Card.MAINTENANCE: "Maintenance",
    Card.COFFEE: "Coffee",
    Card.INTEREST_RATES: "Interest Rates",
    Card.LIMOUSINE: "Night in the Limousine",
    Card.FRAMED: "Framed",
    Card.HOOLIGANS: "Hooligans",
    Card.FINANCIAL_BUBBLE: "Financial Bubble",
    Card.PONZI: "Ponzi Scheme",
    Card.ANTITRUST: "Antitrust",
    Card.HUGE_TIP: "Huge Tip",
    Card.MIND_CONTROL: "Mind Control",
    Card.COURT_DECISION: "Court Decision",
    Card.MECENATE: "Patron of the Arts",
    Card.BEGGAR: "Beggar",
}
_TEXTS: Final = {
    Card.EARTHQUAKE: "One of your hotels loses as many structures as a die shows. If you own "
    "several, the permission die decides which one is hit.",
    Card.RESTING_DAYS: "Every car that reaches the start space stops there until all have "
    "arrived. Hotels of resting players are closed.",
    Card.TIRED_OF_WORK: "Go to the Car Park at once. Your turn is over.",
    Card.HAPPY_BIRTHDAY: "Your opponents give you {birthday} in all, in equal shares. Anyone "
    "who can't pay in full gives all their cash and draws a card.",
    Card.TAX_EXPIRED: "Pay the Bank {tax}.",
    Card.MAYOR_FRIENDSHIP: "You get a free entrance: place it, sell it or discard it.",
    Card.MAINTENANCE: "Pay the Bank {land} for each property, {structure} for each structure "
    "and {entrance} for each entrance you own.",
    Card.COFFEE: "Saves you once from the Car Park or from Resting Days.",
    Card.INTEREST_RATES: "The Bank pays you {interest}.",
    Card.LIMOUSINE: "Sleep in your car and pay nothing for one stay, even after throwing for "
    "the nights.",
    Card.FRAMED: "Send any opponent to the Car Park, on your turn or just before an opponent "
    "throws.",
    Card.HOOLIGANS: "You lose one of your entrances and pay the Bank {damage}. If you have no "
    "hotel, nothing happens.",
    Card.FINANCIAL_BUBBLE: "The Bank pays you {bubble}. You miss your next turn.",
    Card.PONZI: "The Bank takes all your cash. Then each opponent gives you one banknote of "
    "each kind; with the gentle option, up to {ponzi} each.",
    Card.ANTITRUST: "An opponent who crosses the Bank line gets nothing from the Bank.",
    Card.HUGE_TIP: "After choosing how far to drive, go on as many spaces as you like for {tip} "
    "each.",
    Card.MIND_CONTROL: "Turn one or both dice of an opponent's throw upside down.",
    Card.COURT_DECISION: "Sell the newest extension of one of your hotels to the Bank at half "
    "price. Only if all of them are finished do leisure grounds go instead.",
    Card.MECENATE: "Pay each opponent {patron}.",
    Card.BEGGAR: "Give {bankrupt} to a bankrupt player. If there is none, give {poorest} to "
    "the opponent with the least cash.",
}
_AMOUNTS: Final = {
    "birthday": cards.BIRTHDAY,
    "tax": cards.TAX,
    "land": cards.LAND_CARE,
    "structure": cards.STRUCTURE_CARE,
    "entrance": cards.ENTRANCE_CARE,
    "interest": cards.INTEREST,
    "damage": cards.DAMAGE,
    "bubble": cards.BUBBLE,
    "ponzi": cards.PONZI_GENTLE,
    "tip": cards.TIP_A_SPACE,
    "patron": cards.PATRON_GIFT,
    "bankrupt": cards.BANKRUPT_GIFT,
    "poorest": cards.POOREST_GIFT,
}


def card_title(card: Card) -> str:
    """Return the title of an event card."""
    return translate("HotelCards", _TITLES[card])


def card_text(card: Card, options: Options | None = None) -> str:
    """Return the effect of an event card in words.

    Args:
        card: What acts.
        options: Of the game; left out, the text tells of all.
    """
    amounts: dict[str, Any] = {name: money(amount) for name, amount in _AMOUNTS.items()}
    if options is not None and card is Card.PONZI and options.gentle_ponzi:
        return translate(
            "HotelCards",
            "The Bank takes all your cash. Then each opponent gives you up to {ponzi}.",
            **amounts,
        )
    is_one_die = options is not None and options.movement is Movement.ONE_DIE
    if is_one_die and card is Card.MIND_CONTROL:
        return translate("HotelCards", "Turn the die of an opponent's throw upside down.")
    return translate("HotelCards", _TEXTS[card], **amounts)
