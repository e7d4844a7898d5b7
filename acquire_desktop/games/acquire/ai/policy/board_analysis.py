"""Board analysis: who could be acquired, who can grow, what a race for bonuses pays."""

from typing import Final

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    COLUMNS,
    EMPTY,
    INDEPENDENT,
    MAX_SEATS,
    ROWS,
    TILE_COUNT,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_state import HAND_SPAN, KernelState
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import (
    AROUND,
    CHART_COLUMNS,
    SIZE_SPAN,
    Rules,
)
from acquire_desktop.games.acquire.engine.kernel.tiles import ALL_CHAINS, LONE_TILES

SIDES: Final = 4
OFF_BOARD: Final = TILE_COUNT
BESIDE = [OFF_BOARD] * (TILE_COUNT * SIDES)
"""The four neighbours of each tile; ``OFF_BOARD`` where there are fewer."""
ROW_SPAN: Final = COLUMNS + 1
MARGIN: Final = ROW_SPAN
FRAMED: Final = TILE_COUNT + ROWS
"""The board row by row with an empty column between rows: how far apart these are, where the
first begins, and how long they are together.
"""
OWNERS = [0] * (MARGIN + FRAMED + MARGIN)
TOUCHED = [0] * (MARGIN + FRAMED)
"""The bit of each tile's owner, an empty row before and after them, and the bits of the owners
that each free space touches; for reckoning.
"""
BETWEEN = [0] * (TILE_COUNT + 1)
"""Spaces between chains; for reckoning."""
COUNT_SPAN: Final = 7
COUNT_LIMIT: Final = (1 << COUNT_SPAN) - 1
"""Bits of a chain's count of spaces among all of them in one number, and the most it can be."""
ONLY_CHAIN = [0] * (1 << CHAIN_COUNT)
"""For the bit of each chain the chain."""
COUNTS = [0] * (1 << CHAIN_COUNT)
"""What adds one to the count of each chain whose bit is in a number."""
POOL_CHANCE: Final = 0.1
"""The chance of a space between chains to be played soon when no hand is known to hold it."""
HAND_CHANCE: Final = 0.5
"""The same when a hand that is known holds it."""
MARKET_STOCKS: Final = 6
MARKET_SPREAD: Final = 3.0
"""What the stock market of a two-player game is taken to hold: 1 to 12, by chance."""
REFOUNDED_SIZE: Final = 4
"""How large an inactive chain is taken to become."""
SHARERS_BITS: Final = 4
SHARERS_MASK: Final = 15
"""The place of the number of sharers in a standing."""


def _fill_tables() -> None:
    for tile, around in enumerate(AROUND):
        for side, near in enumerate(around):
            BESIDE[tile * SIDES + side] = near
    for chain in range(CHAIN_COUNT):
        ONLY_CHAIN[1 << chain] = chain
    for chains in range(1, len(COUNTS)):
        COUNTS[chains] = (COUNTS[chains >> 1] << COUNT_SPAN) + (chains & 1)


_fill_tables()


class BoardAnalysis:
    """Counts over the whole board, made once a position.

    ``spaces``, ``exposure`` (0-1, the chance to be acquired soon), ``gains`` (tiles it may get
    by acquiring), ``growth`` (tiles it may get in all), ``more`` (the same, whole tiles) and
    ``future`` (its size then, whole tiles) are by chain; ``mergers`` counts by seat and chain the
    tiles in hand that would have the chain acquired, ``founders`` by seat those beside lone tiles
    only.
    """

    __slots__ = (
        *("exposure", "founders", "future", "gains", "growth", "horizon"),
        *("mergers", "more", "spaces"),
    )

    def __init__(self) -> None:
        self.spaces = [0] * CHAIN_COUNT
        self.exposure = [0.0] * CHAIN_COUNT
        self.gains = [0.0] * CHAIN_COUNT
        self.growth = [0.0] * CHAIN_COUNT
        self.more = [0] * CHAIN_COUNT
        self.future = [0] * CHAIN_COUNT
        self.founders = [0] * MAX_SEATS
        self.mergers = [0] * (MAX_SEATS * CHAIN_COUNT)
        self.horizon = 0.0

    def analyze(self, state: KernelState, knower: int) -> None:
        """Analyze a position.

        Args:
            state: The position.
            knower: The seat whose hand is known, the others' tiles lie anywhere; -1 when all
                hands are known.
        """
        for chain in range(CHAIN_COUNT):
            self.exposure[chain] = 0.0
            self.gains[chain] = 0.0
        for entry in range(MAX_SEATS * CHAIN_COUNT):
            self.mergers[entry] = 0
        for seat in range(MAX_SEATS):
            self.founders[seat] = 0
        self.touch(state)
        self.horizon = horizon_of(state)
        unseen = len(state.pool) - state.pool_start
        hidden = 0
        for seat in range(state.seats):
            if knower >= 0 and seat != knower:
                hidden += state.hand_counts[seat]
            else:
                self.look_at_hand(state, seat)
        chance = 0.5 * hidden / max(1, hidden + unseen) if knower >= 0 else POOL_CHANCE
        self.look_at_spaces(state, chance)
        self.look_ahead(state)

    def touch(self, state: KernelState) -> None:
        """Find out what the free spaces touch."""
        # No branches: which spaces are free, and where, is nothing that a processor could guess.
        for row in range(ROWS):
            for column in range(COLUMNS):
                owner = state.board[row * COLUMNS + column]
                OWNERS[MARGIN + row * ROW_SPAN + column] = 1 << owner
        for place in range(MARGIN, MARGIN + FRAMED):
            near = OWNERS[place - 1] | OWNERS[place + 1]
            near |= OWNERS[place - ROW_SPAN] | OWNERS[place + ROW_SPAN]
            TOUCHED[place] = near & (ALL_CHAINS | LONE_TILES) & -(OWNERS[place] >> EMPTY)

    def look_at_spaces(self, state: KernelState, chance: float) -> None:
        """Count free spaces beside chains, and between chains."""
        counts = between = 0
        for row in range(ROWS):
            for column in range(COLUMNS):
                chains = TOUCHED[MARGIN + row * ROW_SPAN + column] & ALL_CHAINS
                counts += COUNTS[chains]
                BETWEEN[between] = row * COLUMNS + column
                between += chains & chains - 1 > 0
        for index in range(between):
            self.expose(state, BETWEEN[index], chance)
        for chain in range(CHAIN_COUNT):
            self.spaces[chain] = counts >> COUNT_SPAN * chain & COUNT_LIMIT

    def look_at_hand(self, state: KernelState, seat: int) -> None:
        """Count the chains that a seat's tiles would have acquired, and those that found."""
        for index in range(seat * HAND_SPAN, seat * HAND_SPAN + state.hand_counts[seat]):
            tile = state.hands[index]
            touched = TOUCHED[MARGIN + tile + tile // COLUMNS]
            self.founders[seat] += touched == LONE_TILES
            chains = touched & ALL_CHAINS
            if chains & chains - 1:
                acquired = self.expose(state, tile, HAND_CHANCE)
                if acquired >= 0:
                    self.mergers[seat * CHAIN_COUNT + acquired] += 1

    def expose(self, state: KernelState, tile: int, chance: float) -> int:
        """Reckon with a merger by a tile beside several chains; return who is acquired, or -1."""
        first = second = -1
        for side in range(SIDES):
            near = BESIDE[tile * SIDES + side]
            if near == OFF_BOARD:
                break
            chain = state.board[near]
            if chain >= INDEPENDENT or chain in (first, second):
                continue
            if first < 0:
                first = chain
            elif state.sizes[chain] > state.sizes[first]:
                second = first
                first = chain
            elif second < 0 or state.sizes[chain] > state.sizes[second]:
                second = chain
        if state.sizes[second] >= state.rules.safe_size:
            return -1
        soon = chance * (1 - self.exposure[second])
        self.gains[first] += soon * state.sizes[second]
        self.exposure[second] += soon
        return second

    def look_ahead(self, state: KernelState) -> None:
        """Estimate how large the chains will be."""
        for chain in range(CHAIN_COUNT):
            size = state.sizes[chain]
            if state.declared:
                self.exposure[chain] = 0.0
                self.growth[chain] = 0.0
            elif not size:
                self.growth[chain] = REFOUNDED_SIZE
            else:
                more = 0.45 * self.horizon * self.spaces[chain] + self.gains[chain]
                self.growth[chain] = more * (1 - self.exposure[chain])
            self.more[chain] = int(self.growth[chain] + 0.5)
            self.future[chain] = min(size + self.more[chain], TILE_COUNT)


def horizon_of(state: KernelState) -> float:
    """Return how much of the game is left: 1 at the start, 0 when the end is declared."""
    if state.declared:
        return 0.0
    rules = state.rules
    whole = TILE_COUNT - state.seats * (rules.hand_size + 1)
    # A float first: compiled, a quotient of whole numbers is cut off.
    left = 1.0 * (len(state.pool) - state.pool_start) / max(1, whole)
    largest = 0
    for chain in range(CHAIN_COUNT):
        largest = max(largest, state.sizes[chain])
    room = (rules.end_size - largest) * 1.6 / rules.end_size
    return max(0.05, min(left, room, 1.0))


def end_in_sight(state: KernelState) -> float:
    """Return 1 when the end has been declared or could be by the chains' sizes, else 0."""
    if state.declared:
        return 1.0
    safe = active = 0
    for chain in range(CHAIN_COUNT):
        size = state.sizes[chain]
        if size >= state.rules.end_size:
            return 1.0
        active += size > 0
        safe += size >= state.rules.safe_size
    return 1.0 if active and safe == active else 0.0


def bonus_for(state: KernelState, chain: int, size: int, seat: int, more: int) -> float:
    """Return the dollars of bonus for a seat with more stocks than now, not rounded."""
    return bonus_of_standing(state, chain, size, standing_of(state, chain, seat, more))


def standing_of(state: KernelState, chain: int, seat: int, more: int) -> int:
    """Return how a seat with more stocks than now stands among a chain's stockholders.

    The result is the number of seats that share bonuses with it, itself among them, and above
    ``SHARERS_BITS`` a bit for each bonus that they share; 0 for who holds nothing.
    """
    stocks = state.stocks
    mine = stocks[seat * CHAIN_COUNT + chain] + more
    if not mine:
        return 0
    ahead = level = holders = 0
    for other in range(state.seats):
        held = stocks[other * CHAIN_COUNT + chain]
        ahead += held > mine
        level += held == mine
        holders += held > 0
    # The seat was counted with what it has now.
    level -= not more
    holders -= mine > more
    return standing_among(state.rules, mine, ahead, level, holders)


def standing_among(rules: Rules, mine: int, ahead: int, level: int, holders: int) -> int:
    """Return how who holds so many stocks stands among others, as ``standing_of`` does.

    Args:
        rules: Who gets a bonus.
        mine: The stocks.
        ahead: How many others hold more.
        level: How many hold as many.
        holders: How many hold any.
    """
    if rules.has_market:
        ahead += mine <= MARKET_STOCKS
    elif not holders:
        return rules.sole_bits << SHARERS_BITS | 1
    places = (1 << ahead + level + 1) - (1 << ahead) & (1 << rules.bonus_places) - 1
    return places << SHARERS_BITS | level + 1


def bonus_of_standing(state: KernelState, chain: int, size: int, standing: int) -> float:
    """Return the dollars of bonus that a standing brings at a size, not rounded."""
    if not standing:
        return 0.0
    return 1.0 * prize_of_standing(state, chain, size, standing) / (standing & SHARERS_MASK)


def prize_of_standing(state: KernelState, chain: int, size: int, standing: int) -> int:
    """Return the dollars that all who share a standing get together at a size."""
    chart = state.rules.chart
    entry = (chain * SIZE_SPAN + size) * CHART_COLUMNS + 1
    total = 0
    for place in range(CHART_COLUMNS - 1):
        total += chart[entry + place] * (standing >> SHARERS_BITS + place & 1)
    return total


def race_value(
    state: KernelState, chain: int, size: int, seat: int, more: int, spread: float
) -> float:
    """Return the bonus a seat can expect from a race that is still open, in dollars.

    ``spread`` is the lead, in stocks, that makes a half sure win.
    """
    stocks = state.stocks
    mine = stocks[seat * CHAIN_COUNT + chain] + more
    if mine <= 0:
        return 0.0
    nobody = 1.0
    one = two = 0.0
    for other in range(state.seats):
        if other == seat:
            continue
        lead = mine - stocks[other * CHAIN_COUNT + chain]
        ahead = 0.5 - 0.5 * lead / (abs(lead) + spread)
        two = two * (1 - ahead) + one * ahead
        one = one * (1 - ahead) + nobody * ahead
        nobody *= 1 - ahead
    rules = state.rules
    if rules.has_market:
        lead = mine - MARKET_STOCKS
        ahead = 0.5 - 0.5 * lead / (abs(lead) + MARKET_SPREAD)
        two = two * (1 - ahead) + one * ahead
        one = one * (1 - ahead) + nobody * ahead
        nobody *= 1 - ahead
    entry = (chain * SIZE_SPAN + size) * CHART_COLUMNS
    value = nobody * rules.chart[entry + 1] + one * rules.chart[entry + 2]
    return value + two * rules.chart[entry + 3]
