"""The five special power cards of the Japanese rulebook, by name and number."""

from typing import Final

PowerCard = int
"""A special power card: 0-4, an index into ``CARD_NAMES``."""

FREE_STOCK: Final = 0
"""Instead of buying, take up to 3 stocks of active chains free."""
BUY_FIVE: Final = 1
"""Buy up to 5 stocks in this turn."""
TRADE_THREE: Final = 2
"""Besides buying, before or after it, exchange two stocks for one, up to three times."""
DRAW_FIVE: Final = 3
"""Draw 5 more tiles before placing one."""
PLACE_FOUR: Final = 4
"""Place up to 4 tiles in this turn."""

CARD_NAMES: Final = ("free-stock", "buy-five", "trade-three", "draw-five", "place-four")
"""The names in the notation, by card."""
CARD_COUNT: Final = len(CARD_NAMES)
CARDS_BY_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}
