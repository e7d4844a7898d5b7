"""Power cards: the five special ones of the Japanese rulebook, by name and number."""

from typing import Final

PowerCard = int
"""A special power card: 0-4, an index into ``CARD_NAMES``."""

FREE_STOCK: Final = 0
"""Instead of buying, take up to ``FREE_STOCKS`` stocks of active chains free."""
BUY_FIVE: Final = 1
"""Buy up to ``PURCHASE_OF_FIVE`` stocks in this turn."""
TRADE_THREE: Final = 2
"""Besides buying, before or after it, make up to ``EXCHANGES`` exchanges of stock."""
DRAW_FIVE: Final = 3
"""Draw ``TILES_DRAWN`` more tiles before placing one."""
PLACE_FOUR: Final = 4
"""Place up to ``TILES_PLACED`` tiles in this turn."""

CARD_NAMES: Final = ("free-stock", "buy-five", "trade-three", "draw-five", "place-four")
"""The names in the notation, by card."""
CARD_COUNT: Final = len(CARD_NAMES)
CARDS_BY_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}

FREE_STOCKS: Final = 3
PURCHASE_OF_FIVE: Final = 5
EXCHANGES: Final = 3
STOCKS_GIVEN: Final = 2
"""Stocks returned in an exchange; one is taken."""
TILES_DRAWN: Final = 5
TILES_PLACED: Final = 4
