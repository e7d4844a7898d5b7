"""The rules of Acquire, once: a mutable game of flat integer lists, made to be copied fast.

It follows the rulebooks' chapters: set-up, the turn, placing a tile, mergers, buying, drawing,
the end. Chapters of their own are ``kernel_tiles`` (which tiles can be placed),
``kernel_bonus`` (stockholder bonuses, the final account), ``kernel_buying`` and
``kernel_cards`` (special power cards). Actions are the ints of ``kernel_codes``; what happened
goes into ``log`` as (event name, fields ...) when somebody listens.
"""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.engine.board import CHAIN_COUNT, INDEPENDENT
from acquire_desktop.engine.cards import PLACE_FOUR
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel_bonus import account, bonuses_of, draw_market
from acquire_desktop.engine.kernel_buying import buy_stock, legal_purchases
from acquire_desktop.engine.kernel_cards import (
    TILES_PLACED,
    exchange,
    legal_card_uses,
    legal_exchanges,
    play_card,
    playable_cards,
    take_free_stock,
)
from acquire_desktop.engine.kernel_codes import (
    ACQUIRE,
    ARGUMENT_MASK,
    BUY,
    CARD,
    COUNT_BITS,
    COUNT_MASK,
    DECLARE,
    DISPOSE,
    EXCHANGE,
    FOUND,
    FREE,
    KIND_SHIFT,
    OVER,
    PASS,
    PLACE,
    REPLACE,
    SURVIVOR,
    disposal,
)
from acquire_desktop.engine.kernel_state import Table
from acquire_desktop.engine.kernel_tables import AROUND, SIZE_SPAN
from acquire_desktop.engine.kernel_tiles import (
    NO_OBSTACLE,
    has_obstacles,
    is_frozen,
    obstacle,
    replace_unplayable,
    set_hand_aside,
    shuffle_stuck_hand_back,
)

LONE_TILES: Final = 1 << INDEPENDENT
"""The owner of tiles without a chain, as a bit."""


class Game(Table):
    """One game in the middle of one decision: what lies on the table, and the rules."""

    __slots__ = ()

    # Set-up

    def deal_start(self, tiles: Sequence[int], first_seat: int) -> None:
        """Lay the start tiles, deal the hands and begin; a negative first seat is decided here.

        Rule: en-2023, "Setup", 8 and 9; en-2008, "Game Setup".
        """
        starts = list(tiles[: self.seats])
        for seat, tile in enumerate(starts):
            self.board[tile] = INDEPENDENT
            self.report("StartTilePlaced", seat, tile)
        self.pool = list(tiles)
        self.pool_start = self.seats
        for seat in range(self.seats):
            self.fill_hand(seat)
        self.turn_seat = starts.index(min(starts)) if first_seat < 0 else first_seat
        self.begin_turn()

    # The turn

    def begin_turn(self) -> None:
        """Ask the player whose turn it is for a tile, unless nothing can change any more."""
        self.replaced = False
        self.decision = PLACE
        self.seat = self.turn_seat
        if is_frozen(self):
            self.end("no-moves")
            return
        self.tiles_left = 1
        if self.log is not None:
            self.report("TurnBegan", self.turn, self.turn_seat)
        if self.rules.shuffles_stuck_hand_back:
            shuffle_stuck_hand_back(self)

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        kind = action >> KIND_SHIFT
        argument = action & ARGUMENT_MASK
        if kind == PLACE:
            self.place(argument)
        elif kind == BUY:
            self.buy(argument)
        elif kind == DISPOSE:
            self.dispose(argument)
        elif kind == FOUND:
            self.found(argument)
        elif kind == SURVIVOR:
            self.choose_survivor(argument, self.turn_seat)
        elif kind == ACQUIRE:
            self.acquire(argument)
        elif kind == PASS:
            self.place_no_more()
        elif kind == REPLACE:
            set_hand_aside(self)
        elif kind == DECLARE:
            self.declare()
        else:
            self.use_card(kind, argument)

    def use_card(self, kind: int, argument: int) -> None:
        """Play a special power card, or do what it allows.

        Rule: ja-2023, "選択ルール：特殊能力カード".
        """
        if kind == CARD:
            play_card(self, argument)
        elif kind == EXCHANGE:
            exchange(self, argument)
            if self.decision == EXCHANGE:
                self.ask_later_exchange()
        elif kind == FREE:
            take_free_stock(self, argument)
            self.end_turn()
        else:
            self.end_turn()

    def legal(self) -> Sequence[int]:
        """Return all legal actions, not to be changed; empty only when the game is over."""
        decision = self.decision
        actions: Sequence[int]
        if decision == PLACE:
            actions = self.legal_placements()
        elif decision == BUY:
            actions = legal_purchases(self)
            if self.exchanges_left:
                actions = [*actions, *legal_exchanges(self)]
        elif decision == DISPOSE:
            actions = self.legal_disposals()
        elif decision == OVER:
            return []
        elif decision > OVER:
            actions = legal_card_uses(self)
        else:
            actions = self.legal_chains()
        if self.cards:
            actions = [*actions, *playable_cards(self)]
        if self.can_declare():
            actions = [*actions, DECLARE << KIND_SHIFT]
        return actions

    def play_random(self, chance: Generator) -> int:
        """Play on to the end, each legal action equally likely; return how many were taken."""
        taken = 0
        legal = self.legal()
        while legal:
            self.apply(legal[chance.below(len(legal))])
            taken += 1
            legal = self.legal()
        return taken

    def legal_chains(self) -> list[int]:
        """Return the choices of a chain: to found, to survive or to be acquired next."""
        if self.decision == FOUND:
            chains = [chain for chain in range(CHAIN_COUNT) if not self.sizes[chain]]
        else:
            chains = self.largest_merging()
        return [self.decision << KIND_SHIFT | chain for chain in chains]

    # Placing a tile

    def legal_placements(self) -> list[int]:
        """Placing is compulsory when a tile can be placed (ja-2023, "遊び方").

        After the first tile of a Place four card the player may stop.
        """
        actions = self.hand(self.turn_seat)
        count = len(actions)
        if has_obstacles(self):
            actions = [tile for tile in actions if obstacle(self, tile) == NO_OBSTACLE]
        if self.card == PLACE_FOUR and self.tiles_left < TILES_PLACED:
            actions.append(PASS << KIND_SHIFT)
        elif not actions:
            if self.rules.sets_stuck_hand_aside and count and not self.replaced:
                actions.append(REPLACE << KIND_SHIFT)
            actions.append(PASS << KIND_SHIFT)
        return actions

    def place(self, tile: int) -> None:
        """Place a tile of the hand and see what it touches.

        Rule: en-2023, "Place a Building Tile"; en-2008, "Playing a Tile".
        """
        self.take_from_hand(self.turn_seat, tile)
        self.board[tile] = INDEPENDENT
        self.tile = tile
        self.tiles_left -= 1
        if self.log is not None:
            self.report("TilePlaced", self.turn_seat, tile)
        chains: list[int] = []
        touches_independent = False
        for neighbor in AROUND[tile]:
            owner = self.board[neighbor]
            if owner < INDEPENDENT:
                if owner not in chains:
                    chains.append(owner)
            elif owner == INDEPENDENT:
                touches_independent = True
        if len(chains) > 1:
            self.begin_merger(chains)
        elif chains:
            self.grow(chains[0])
        elif touches_independent:
            self.decision = FOUND
        else:
            self.end_placement()

    def end_placement(self) -> None:
        """Go on to the next tile of a Place four card, or to buying."""
        self.seat = self.turn_seat
        self.decision = PLACE if self.tiles_left > 0 else BUY

    def place_no_more(self) -> None:
        """Go on to buying: no tile can be placed, or the player stops a Place four card."""
        placed = TILES_PLACED - self.tiles_left if self.card == PLACE_FOUR else 0
        self.tiles_left = 0
        self.report("PlacementPassed", self.turn_seat, placed)
        self.decision = BUY

    def join(self, tile: int, chain: int, owners: int = LONE_TILES) -> int:
        """Give a tile and all that is connected to it to a chain; return how many tiles.

        Args:
            tile: The tile just placed.
            chain: Their new owner.
            owners: A bit for each owner whose tiles join.
        """
        board = self.board
        board[tile] = chain
        waiting = [tile]
        joined = 1
        while waiting:
            for neighbor in AROUND[waiting.pop()]:
                if owners >> board[neighbor] & 1:
                    board[neighbor] = chain
                    waiting.append(neighbor)
                    joined += 1
        return joined

    def grow(self, chain: int) -> None:
        """Rule: en-2023, "You Make a Hotel Chain Larger"."""
        before = self.sizes[chain]
        self.sizes[chain] = before + self.join(self.tile, chain)
        if self.log is not None:
            self.report("ChainGrew", chain, self.tile, before, self.sizes[chain])
        self.end_placement()

    def found(self, chain: int) -> None:
        """Found a chain; its founder gets a stock, or what the edition gives instead.

        Rule: en-2023, "You Found a Hotel Chain", "Founding a Hotel Chain with Zero Stock
        Available"; en-2008, "Founding a Hotel Chain".
        """
        size = self.join(self.tile, chain)
        self.sizes[chain] = size
        self.headquarters[chain] = self.tile
        self.active += 1
        stock = cash = 0
        if self.bank[chain]:
            stock = 1
            self.bank[chain] -= 1
            self.stocks[self.turn_seat * CHAIN_COUNT + chain] += 1
        elif self.rules.founder_cash:
            cash = self.rules.price[chain * SIZE_SPAN + size]
            self.cash[self.turn_seat] += cash
        if self.log is not None:
            self.report("ChainFounded", self.turn_seat, chain, self.tile, size, stock, cash)
        self.end_placement()

    # Mergers

    def begin_merger(self, chains: list[int]) -> None:
        """Count the chains without the placed tile; the largest survives.

        Rule: en-2023, "You Merge Two or More Hotel Chains Together"; en-2008, "Steps for
        performing a merger" and "Multiple Mergers".
        """
        self.merging = self.largest_first(chains)
        if self.log is not None:
            chains = self.merging
            sizes = tuple([self.sizes[chain] for chain in chains])
            self.report("MergerBegan", self.turn_seat, self.tile, tuple(chains), sizes)
        largest = self.largest_merging()
        if len(largest) > 1:
            self.decision = SURVIVOR
        else:
            self.choose_survivor(largest[0], -1)

    def largest_first(self, chains: list[int]) -> list[int]:
        """Return the chains by size, equals in the edition's order."""
        ordered: list[int] = []
        for chain in sorted(chains):
            place = len(ordered)
            while place and self.sizes[ordered[place - 1]] < self.sizes[chain]:
                place -= 1
            ordered.insert(place, chain)
        return ordered

    def largest_merging(self) -> list[int]:
        """Return the largest of the chains still in the merger: ties are the mergemaker's."""
        most = self.sizes[self.merging[0]]
        return [chain for chain in self.merging if self.sizes[chain] == most]

    def choose_survivor(self, survivor: int, chosen_by: int) -> None:
        """Give the survivor all tiles of the merger; then settle the others one by one."""
        self.survivor = survivor
        self.merging = [chain for chain in self.merging if chain != survivor]
        owners = LONE_TILES
        for chain in self.merging:
            owners |= 1 << chain
        self.sizes[survivor] += self.join(self.tile, survivor, owners)
        if self.log is not None:
            chooser = None if chosen_by < 0 else chosen_by
            self.report("SurvivorDecided", survivor, self.sizes[survivor], chooser)
        self.acquire_next()

    def acquire_next(self) -> None:
        """Take the largest chain left; among equals the mergemaker picks."""
        if not self.merging:
            self.end_merger()
            return
        largest = self.largest_merging()
        if len(largest) > 1:
            self.seat = self.turn_seat
            self.decision = ACQUIRE
        else:
            self.acquire(largest[0])

    def acquire(self, chain: int) -> None:
        """Pay the chain's bonuses and ask its stockholders, mergemaker first, to settle.

        Rule: en-2023, "You Merge Two or More Hotel Chains Together", 3 and 4.
        """
        self.acquired = chain
        self.merging = [other for other in self.merging if other != chain]
        if self.log is not None:
            size = self.sizes[chain]
            price = self.rules.price[chain * SIZE_SPAN + size]
            stocks = tuple(self.stocks_of(chain))
            self.report("AcquisitionBegan", chain, self.survivor, size, price, stocks)
        for seat, amount in enumerate(bonuses_of(self, chain, draw_market(self, chain))):
            self.cash[seat] += amount
        self.asked = 0
        self.ask_next_stockholder()

    def ask_next_stockholder(self) -> None:
        """Ask the next player clockwise who holds stock of the acquired chain."""
        while self.asked < self.seats:
            seat = (self.turn_seat + self.asked) % self.seats
            self.asked += 1
            if self.stocks[seat * CHAIN_COUNT + self.acquired]:
                self.seat = seat
                self.decision = DISPOSE
                return
        self.acquire_next()

    def legal_disposals(self) -> list[int]:
        """Return every split into keep, sell and trade that the bank can serve."""
        held = self.stocks[self.seat * CHAIN_COUNT + self.acquired]
        pairs = min(held // 2, self.bank[self.survivor])
        return [
            disposal(held - sell - trade, sell, trade)
            for trade in range(0, 2 * pairs + 1, 2)
            for sell in range(held - trade + 1)
        ]

    def dispose(self, argument: int) -> None:
        """Sell at the price before the merger, trade two for one, keep the rest."""
        keep = argument & COUNT_MASK
        sell = argument >> COUNT_BITS & COUNT_MASK
        trade = argument >> 2 * COUNT_BITS & COUNT_MASK
        acquired, survivor, seat = self.acquired, self.survivor, self.seat
        cash = sell * self.rules.price[acquired * SIZE_SPAN + self.sizes[acquired]]
        self.cash[seat] += cash
        self.stocks[seat * CHAIN_COUNT + acquired] -= sell + trade
        self.bank[acquired] += sell + trade
        self.stocks[seat * CHAIN_COUNT + survivor] += trade // 2
        self.bank[survivor] -= trade // 2
        if self.log is not None:
            self.report("StockDisposed", seat, acquired, survivor, keep, sell, trade, cash)
        self.ask_next_stockholder()

    def end_merger(self) -> None:
        """Return the acquired headquarters: those chains can be founded again."""
        gone = []
        for chain in range(CHAIN_COUNT):
            if self.sizes[chain] and self.board[self.headquarters[chain]] != chain:
                gone.append(chain)
                self.sizes[chain] = 0
                self.headquarters[chain] = -1
                self.active -= 1
        if self.log is not None:
            self.report("MergerEnded", self.survivor, self.sizes[self.survivor], tuple(gone))
        self.survivor = self.acquired = -1
        self.end_placement()

    # Buying

    def buy(self, argument: int) -> None:
        """Rule: en-2023, "Buy Stocks"; en-2008, "Buying Stocks"."""
        buy_stock(self, argument)
        self.ask_later_exchange()

    def ask_later_exchange(self) -> None:
        """Ask for the exchanges of a Trade three card that are left, then end the turn."""
        if self.exchanges_left and legal_exchanges(self):
            self.decision = EXCHANGE
        else:
            self.end_turn()

    # Drawing

    def end_turn(self) -> None:
        """Draw; then the end if it was declared, else the next player's turn.

        Rule: en-2023, "Draw a Building Tile"; en-2008, "Drawing a New Tile".
        """
        self.tile = self.card = -1
        self.exchanges_left = 0
        self.fill_hand(self.turn_seat)
        if self.rules.replaces_unplayable:
            replace_unplayable(self, self.turn_seat)
        if self.declared:
            self.end("declared")
            return
        self.turn += 1
        self.turn_seat = (self.turn_seat + 1) % self.seats
        self.begin_turn()

    # The end

    def can_declare(self) -> bool:
        """Tell whether the deciding player may declare the end now.

        Rule: en-2023, "The End of the Game"; en-2008, "Ending the Game".
        """
        if self.declared or self.seat != self.turn_seat:
            return False
        is_late = self.decision == BUY or self.decision > OVER
        if not is_late and not self.rules.declare_any_time:
            return False
        return self.ending_chain() >= 0 or self.all_safe()

    def ending_chain(self) -> int:
        """Return a chain large enough to end the game, or -1."""
        largest = -1
        most = self.rules.end_size - 1
        for chain in range(CHAIN_COUNT):
            if self.sizes[chain] > most:
                most = self.sizes[chain]
                largest = chain
        return largest

    def all_safe(self) -> bool:
        """Tell whether at least one chain is active and every active chain is safe."""
        for size in self.sizes:
            if 0 < size < self.rules.safe_size:
                return False
        return self.active > 0

    def declare(self) -> None:
        """Declare the end; the turn is finished as normal."""
        self.declared = True
        chain = self.ending_chain()
        self.report("EndDeclared", self.turn_seat, None if chain < 0 else chain)

    def end(self, reason: str) -> None:
        """Close the game with the final account; what the players hold stays on view."""
        if self.log is not None:
            cash = tuple([self.cash[seat] for seat in range(self.seats)])
            self.report("FinalAccountBegan", reason, cash)
        self.decision = OVER
        self.over_reason = reason
        self.totals = account(self, is_final=True)
        best = max(self.totals)
        if self.log is None:
            return
        winners = tuple([seat for seat in range(self.seats) if self.totals[seat] == best])
        self.report("GameEnded", reason, tuple(self.totals), winners)
