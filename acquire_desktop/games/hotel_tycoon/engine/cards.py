"""Event cards: the twenty cards, and which of them are kept for later."""

from enum import Enum
from typing import Final


class Card(Enum):
    """An event card; there is one of each."""

    EARTHQUAKE = "earthquake"
    RESTING_DAYS = "resting_days"
    TIRED_OF_WORK = "tired_of_work"
    HAPPY_BIRTHDAY = "happy_birthday"
    TAX_EXPIRED = "tax_expired"
    MAYOR_FRIENDSHIP = "mayor_friendship"
    MAINTENANCE = "maintenance"
    COFFEE = "coffee"
    INTEREST_RATES = "interest_rates"
    LIMOUSINE = "limousine"
    FRAMED = "framed"
    HOOLIGANS = "hooligans"
    FINANCIAL_BUBBLE = "financial_bubble"
    PONZI = "ponzi"
    ANTITRUST = "antitrust"
    HUGE_TIP = "huge_tip"
    MIND_CONTROL = "mind_control"
    COURT_DECISION = "court_decision"
    MECENATE = "mecenate"
    BEGGAR = "beggar"


CARDS: Final = tuple(Card)
"""In the order of the card list."""
HELD_CARDS: Final = frozenset(
    {
        *(Card.HAPPY_BIRTHDAY, Card.COFFEE, Card.LIMOUSINE, Card.FRAMED),
        *(Card.ANTITRUST, Card.HUGE_TIP, Card.MIND_CONTROL),
    }
)
"""The cards that go to the hand; the others act at once."""

TAX: Final = 4000
INTEREST: Final = 3000
BUBBLE: Final = 2000
INSURANCE: Final = 1000
DAMAGE: Final = 1000
"""What hooligans cost."""
BIRTHDAY: Final = 3000
"""What the opponents pay together."""
LAND_CARE: Final = 200
STRUCTURE_CARE: Final = 400
ENTRANCE_CARE: Final = 10
PATRON_GIFT: Final = 200
"""To each opponent."""
BANKRUPT_GIFT: Final = 1500
POOREST_GIFT: Final = 200
PONZI_GENTLE: Final = 1000
"""The most that the gentle card takes from each opponent."""
TIP_A_SPACE: Final = 250
MAX_TIP_SPACES: Final = 30
NOTES: Final = (5000, 1000, 500, 100, 50)
"""The kinds of banknotes."""


def one_note_of_each(cash: int) -> int:
    """Return the sum of one banknote of each kind in a purse with the fewest notes.

    Rule: A43. What is less than the smallest note is in no purse.

    >>> one_note_of_each(7000)
    6000
    >>> one_note_of_each(6650)
    6650
    """
    total = 0
    for note in NOTES:
        if cash >= note:
            total += note
            cash %= note
    return total
