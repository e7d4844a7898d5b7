"""Policy weights: their places in the list, and values to start from."""

from typing import Final

BEST_RIVAL: Final = 0
"""What a dollar for the best-off rival costs, when a tile is rated."""
ALL_RIVALS: Final = 1
"""What a dollar for the rivals' average costs on top of that."""
FOUNDING: Final = 2
"""What founding a chain is worth, in thousands of dollars, like all tiles and stocks."""
GROWING: Final = 3
"""What growing any chain is worth."""
MERGING: Final = 4
"""What any merger is worth."""
LONELY: Final = 5
"""What a lone tile is worth."""
PAIR: Final = 6
"""What a lone tile gains by a tile in hand that could found beside it."""
CASH_NEED: Final = 7
"""What a dollar from a merger is worth more when cash is short."""
TILE_NOISE: Final = 8
"""How wide the ratings of tiles are spread at random."""
STOCK_GROWTH: Final = 9
"""What a dollar is worth by which a stock will probably get dearer."""
STOCK_RACE: Final = 10
"""What a dollar of bonus is worth that a stock will probably bring."""
STOCK_EXPOSED: Final = 11
"""How much more, when the chain is sure to be acquired soon."""
STOCK_PRICE: Final = 12
"""What a dollar of the price costs."""
STOCK_STOP: Final = 13
"""The rating below which nothing more is bought."""
RESERVE: Final = 14
"""The cash wanted at the start, in thousands of dollars; it shrinks towards the end."""
SHORTAGE: Final = 15
"""What each dollar missing from it costs."""
STOCK_NOISE: Final = 16
"""How wide the ratings of stocks and chains are spread at random."""
RACE_SPREAD: Final = 17
"""The lead, in stocks, that makes a half sure win of a race that is over."""
RACE_OPEN: Final = 18
"""How much that lead grows with each stock in the bank at the start of the game."""
FOUND_TIER: Final = 19
"""What a dearer chain is worth to a founder rich in cash."""
FOUND_OWN: Final = 20
"""What a dollar in old stock of the founded chain is worth."""
FOUND_RIVAL: Final = 21
"""What a dollar of bonus for the best-off rival costs there."""
TRADE_FACTOR: Final = 22
"""What the price of a stock traded for is worth, against dollars from sales."""
KEEP_SHARE: Final = 23
"""The share of the stocks of an acquired chain kept when cash is ample; 0-1."""
POLICY_SIZE: Final = 24
"""How many weights there are."""

STANDARD_POLICY: Final = (
    *(0.7, 0.3, 1.5, 0.0, 0.3, -0.4, 0.8, 0.5, 0.5),
    *(1.0, 1.0, 0.3, 0.1, 0.0, 1.5, 0.3, 0.3, 0.5, 0.12),
    *(0.3, 1.0, 0.7, 1.0, 0.0),
)
"""Set by hand; tuning began here."""

TUNED_POLICY: Final = (
    *(0.3084, 11.8239, 61.8722, -1.7322),
    *(6.7367, 21.6996, 8.2381, 11.226),
    *(5.4636, 10.4269, 2.8199, 69.4547),
    *(11.1681, -122.3733, 0.9113, 21.6625),
    *(0.8306, 0.2945, 0.0295, 10.0411),
    *(153.3112, 35.5809, 102.9513, 0.9667),
)
"""Tuned by ``ai.train_policy``; tuning goes on from here."""
