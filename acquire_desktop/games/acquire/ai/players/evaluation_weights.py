"""Evaluation weights: the readable numbers by which the greedy player rates a position."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class EvaluationWeights:
    """Weights of the greedy player's hand-made rules; dollars unless stated otherwise."""

    rivals: float = 0.6
    """What one dollar of all rivals together costs, shared evenly among them; 0-1."""
    leader: float = 0.3
    """What one dollar of the strongest rival costs on top of that; 0-1."""
    growth: float = 0.45
    """Tiles that a chain gains on each free space beside it until the end, at most."""
    race: float = 0.55
    """How open a race for a bonus is: stocks of spread for each root of a stock in the bank."""
    settled_race: float = 0.6
    """How much of that openness goes when a chain is sure to be acquired next; 0-1."""
    entry: float = 0.8
    """The chance that a rival buys into a chain with a sole stockholder until the end, 0-1."""
    soon: float = 0.1
    """What a bonus is worth more, as a share of it, when its chain is sure to be acquired."""
    own_tile: float = 0.7
    """The chance that this seat plays a merging tile it holds soon, 0-1."""
    rival_tile: float = 0.5
    """The chance that a rival who holds a merging tile plays it soon, 0-1."""
    reserve: float = 2000.0
    """The cash wanted at the start of the game; it shrinks towards the end."""
    shortage: float = 0.25
    """What each dollar missing from the reserve costs."""
    refounding: float = 0.8
    """The chance at the start of the game that an inactive chain is founded again, 0-1."""
    pair: float = 300.0
    """An independent tile beside one that this seat holds: it can found there."""
    open_space: float = 40.0
    """Each free space where a rival could found beside an independent tile costs this."""
    free_stock: float = 2500.0
    """What a Free stock card must bring at the start of the game; less and less later."""
    buy_five: float = 700.0
    """What a Buy five card must bring at the start of the game, beyond the usual purchase."""
    trade_three: float = 800.0
    """What the first exchange of a Trade three card must bring at the start of the game."""
    place_four: float = 1500.0
    """What the further tiles of a Place four card must bring at the start of the game."""
    dull_tile: float = 150.0
    """A Draw five card is played when no tile adds more than this."""


STANDARD_WEIGHTS: Final = EvaluationWeights()
"""The weights of the computer player."""
