"""The rules of Acquire, once: a mutable game of flat integer lists, made to be copied fast.

It follows the rulebooks' chapters: set-up, the turn, placing a tile, mergers, bonuses, buying,
drawing, the end. Actions are ints (``kind << KIND_SHIFT | argument``); what happened goes into
``log`` as (event name, fields ...) when somebody listens.
"""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.engine.board import CHAIN_COUNT, COLUMNS, INDEPENDENT, TILE_COUNT
from acquire_desktop.engine.kernel_bonus import bonus_shares
from acquire_desktop.engine.kernel_state import HAND_SPAN, Table
from acquire_desktop.engine.kernel_tables import AROUND, SIZE_SPAN

KIND_SHIFT: Final = 24
ARGUMENT_MASK: Final = (1 << KIND_SHIFT) - 1
PLACE, PASS, REPLACE, FOUND, SURVIVOR, ACQUIRE, DISPOSE, BUY, DECLARE, OVER = range(10)
"""Kinds of actions; the decision that an action answers has the same number."""

NO_OBSTACLE, BLOCKED, UNPLAYABLE = range(3)
COUNT_BITS: Final = 5
"""Bits of a number of stocks in a disposal."""
PURCHASE_BITS: Final = 3
"""Bits of a number of stocks in a purchase."""


def disposal(keep: int, sell: int, trade: int) -> int:
    """Return the action that settles stock."""
    return DISPOSE << KIND_SHIFT | keep | sell << COUNT_BITS | trade << 2 * COUNT_BITS


def purchase(counts: Sequence[int]) -> int:
    """Return the action that buys these stocks, by chain."""
    packed = sum(count << PURCHASE_BITS * chain for chain, count in enumerate(counts))
    return BUY << KIND_SHIFT | packed


def purchase_counts(argument: int) -> list[int]:
    """Return the stocks bought by chain, length 7."""
    mask = (1 << PURCHASE_BITS) - 1
    return [argument >> PURCHASE_BITS * chain & mask for chain in range(CHAIN_COUNT)]


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
        if self.is_frozen():
            self.end("no-moves")
            return
        self.report("TurnBegan", self.turn, self.turn_seat)
        if self.rules.shuffles_stuck_hand_back:
            self.shuffle_stuck_hand_back()

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
            self.report("PlacementPassed", self.turn_seat)
            self.decision = BUY
        elif kind == REPLACE:
            self.set_hand_aside()
        else:
            self.declare()

    def legal(self) -> list[int]:
        """Return all legal actions; empty only when the game is over."""
        decision = self.decision
        if decision == PLACE:
            actions = self.legal_placements()
        elif decision == BUY:
            actions = self.legal_purchases()
        elif decision == DISPOSE:
            actions = self.legal_disposals()
        elif decision == FOUND:
            actions = [
                FOUND << KIND_SHIFT | chain for chain in range(CHAIN_COUNT) if not self.sizes[chain]
            ]
        elif decision == OVER:
            return []
        else:
            actions = [decision << KIND_SHIFT | chain for chain in self.largest_merging()]
        if self.can_declare():
            actions.append(DECLARE << KIND_SHIFT)
        return actions

    # Placing a tile

    def obstacle(self, tile: int) -> int:
        """Return what forbids placing a tile: nothing, BLOCKED for now or UNPLAYABLE for ever.

        Rule: en-2023, "You Found a Hotel Chain", "You Merge Two or More Hotel Chains Together".
        """
        board = self.board
        safe_chain = -1
        touches_chain = touches_independent = False
        for neighbor in AROUND[tile]:
            owner = board[neighbor]
            if owner < INDEPENDENT:
                touches_chain = True
                if self.sizes[owner] >= self.rules.safe_size and owner != safe_chain:
                    if safe_chain >= 0:
                        return UNPLAYABLE
                    safe_chain = owner
            elif owner == INDEPENDENT:
                touches_independent = True
        if touches_independent and not touches_chain and self.active == CHAIN_COUNT:
            return BLOCKED
        return NO_OBSTACLE

    def can_place(self, seat: int) -> bool:
        """Tell whether a seat holds a tile that can be placed."""
        start = seat * HAND_SPAN
        for index in range(start, start + self.hand_counts[seat]):
            if self.obstacle(self.hands[index]) == NO_OBSTACLE:
                return True
        return False

    def legal_placements(self) -> list[int]:
        """Placing is compulsory when a tile can be placed (ja-2023, "Turn")."""
        seat = self.turn_seat
        start = seat * HAND_SPAN
        hand = self.hands[start : start + self.hand_counts[seat]]
        actions = [tile for tile in hand if self.obstacle(tile) == NO_OBSTACLE]
        if actions:
            return actions
        if self.rules.sets_stuck_hand_aside and hand and not self.replaced:
            return [REPLACE << KIND_SHIFT, PASS << KIND_SHIFT]
        return [PASS << KIND_SHIFT]

    def place(self, tile: int) -> None:
        """Place a tile of the hand and see what it touches.

        Rule: en-2023, "Place a Building Tile"; en-2008, "Playing a Tile".
        """
        self.take_from_hand(self.turn_seat, tile)
        self.board[tile] = INDEPENDENT
        self.tile = tile
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
            self.decision = BUY

    def join(self, tile: int, chain: int) -> int:
        """Give a tile and every independent tile connected to it to a chain; return how many."""
        board = self.board
        board[tile] = chain
        waiting = [tile]
        joined = 1
        while waiting:
            for neighbor in AROUND[waiting.pop()]:
                if board[neighbor] == INDEPENDENT:
                    board[neighbor] = chain
                    waiting.append(neighbor)
                    joined += 1
        return joined

    def grow(self, chain: int) -> None:
        """Rule: en-2023, "You Make a Hotel Chain Larger"."""
        before = self.sizes[chain]
        self.sizes[chain] = before + self.join(self.tile, chain)
        self.report("ChainGrew", chain, self.tile, before, self.sizes[chain])
        self.decision = BUY

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
        self.report("ChainFounded", self.turn_seat, chain, self.tile, size, stock, cash)
        self.decision = BUY

    # A hand in which no tile can be placed

    def set_hand_aside(self) -> None:
        """Rule: en-2008, "Frequently Asked Questions"."""
        self.replaced = True
        hand = self.empty_hand(self.turn_seat)
        self.out += hand
        self.report("HandSetAside", self.turn_seat, tuple(hand))
        self.fill_hand(self.turn_seat)

    def shuffle_stuck_hand_back(self) -> None:
        """Rule: ja-2023, the start of the turn without a playable tile."""
        seat = self.turn_seat
        if not self.hand_counts[seat] or self.can_place(seat) or not self.pool_count():
            return
        self.replaced = True
        hand = self.empty_hand(seat)
        self.report("HandShuffledBack", seat, tuple(hand))
        self.shuffle_into_pool(hand)
        self.fill_hand(seat)

    def is_frozen(self) -> bool:
        """Tell whether no player can ever place a tile again, as no hand can change."""
        for seat in range(self.seats):
            if self.can_place(seat):
                return False
        if not self.pool_count():
            return True
        return not any(self.hand_can_change(seat) for seat in range(self.seats))

    def hand_can_change(self, seat: int) -> bool:
        """Tell whether a seat without a placeable tile can draw while the pool has tiles."""
        rules = self.rules
        if rules.sets_stuck_hand_aside or rules.shuffles_stuck_hand_back:
            return True
        if self.hand_counts[seat] < rules.hand_size:
            return True
        start = seat * HAND_SPAN
        hand = self.hands[start : start + self.hand_counts[seat]]
        return rules.replaces_unplayable and any(self.obstacle(tile) == UNPLAYABLE for tile in hand)

    # Mergers

    def begin_merger(self, chains: list[int]) -> None:
        """Count the chains without the placed tile; the largest survives.

        Rule: en-2023, "You Merge Two or More Hotel Chains Together"; en-2008, "Steps for
        performing a merger" and "Multiple Mergers".
        """
        chains.sort(key=lambda chain: (-self.sizes[chain], chain))
        self.merging = chains
        if self.log is not None:
            sizes = tuple(self.sizes[chain] for chain in chains)
            self.report("MergerBegan", self.turn_seat, self.tile, tuple(chains), sizes)
        largest = self.largest_merging()
        if len(largest) > 1:
            self.decision = SURVIVOR
        else:
            self.choose_survivor(largest[0], -1)

    def largest_merging(self) -> list[int]:
        """Return the largest of the chains still in the merger: ties are the mergemaker's."""
        most = max(self.sizes[chain] for chain in self.merging)
        return [chain for chain in self.merging if self.sizes[chain] == most]

    def choose_survivor(self, survivor: int, chosen_by: int) -> None:
        """Give the survivor all tiles of the merger; then settle the others one by one."""
        self.survivor = survivor
        self.merging.remove(survivor)
        board = self.board
        for tile in range(TILE_COUNT):
            if board[tile] in self.merging:
                board[tile] = survivor
        for chain in self.merging:
            self.sizes[survivor] += self.sizes[chain]
        self.sizes[survivor] += self.join(self.tile, survivor)
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
        self.merging.remove(chain)
        if self.log is not None:
            size = self.sizes[chain]
            price = self.rules.price[chain * SIZE_SPAN + size]
            stocks = tuple(self.stocks[chain::CHAIN_COUNT])
            self.report("AcquisitionBegan", chain, self.survivor, size, price, stocks)
        self.pay_bonuses(chain, self.cash, self.draw_market(chain))
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
            disposal(held - sell - 2 * pair, sell, 2 * pair)
            for pair in range(pairs + 1)
            for sell in range(held - 2 * pair + 1)
        ]

    def dispose(self, argument: int) -> None:
        """Sell at the price before the merger, trade two for one, keep the rest."""
        mask = (1 << COUNT_BITS) - 1
        keep = argument & mask
        sell = argument >> COUNT_BITS & mask
        trade = argument >> 2 * COUNT_BITS & mask
        acquired, survivor, seat = self.acquired, self.survivor, self.seat
        cash = sell * self.rules.price[acquired * SIZE_SPAN + self.sizes[acquired]]
        self.cash[seat] += cash
        self.stocks[seat * CHAIN_COUNT + acquired] -= sell + trade
        self.bank[acquired] += sell + trade
        self.stocks[seat * CHAIN_COUNT + survivor] += trade // 2
        self.bank[survivor] -= trade // 2
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
        self.report("MergerEnded", self.survivor, self.sizes[self.survivor], tuple(gone))
        self.survivor = self.acquired = -1
        self.seat = self.turn_seat
        self.decision = BUY

    # Bonuses

    def draw_market(self, chain: int) -> int:
        """Draw the stock market's count in a two-player game; 0 when there is no market.

        Rule: en-2023, two-player rules; with an empty pool as if from all tiles.
        """
        if not self.rules.has_market:
            return 0
        chance = self.next_chance()
        waiting = self.pool[self.pool_start :]
        tile = waiting[chance.below(len(waiting))] if waiting else chance.below(TILE_COUNT)
        self.pool[self.pool_start :] = chance.shuffled(waiting)
        stocks = tile % COLUMNS + 1
        self.report("MarketDrawn", chain, tile, stocks)
        return stocks

    def pay_bonuses(self, chain: int, purse: list[int], market: int) -> None:
        """Pay a chain's bonuses into ``purse``, dollars by seat; ``market`` is its stocks."""
        rules = self.rules
        entry = chain * SIZE_SPAN + self.sizes[chain]
        bonus = (rules.first_bonus[entry], rules.second_bonus[entry], rules.third_bonus[entry])
        held = self.stocks[chain::CHAIN_COUNT]
        if market:
            held.append(market)
        shares = bonus_shares(held, bonus, rules.bonus_places, rules.sole_places)
        for holder, stocks, places, shared_by, amount in shares:
            seat = holder if holder < self.seats else None
            if seat is not None:
                purse[seat] += amount
            if self.log is not None:
                terms = tuple(bonus[place] for place in places)
                self.report("BonusPaid", chain, seat, stocks, places, terms, shared_by, amount)

    # Buying

    def legal_purchases(self) -> list[int]:
        """Return every mix of stocks of active chains within limit, cash and bank."""
        limit = self.rules.purchase_limit
        cash = self.cash[self.turn_seat]
        actions = [BUY << KIND_SHIFT]
        room = [limit]
        money = [cash]
        for chain in range(CHAIN_COUNT):
            size = self.sizes[chain]
            most = min(self.bank[chain], limit)
            if not size or not most:
                continue
            price = self.rules.price[chain * SIZE_SPAN + size]
            one = 1 << PURCHASE_BITS * chain
            for index in range(len(actions)):
                action, left = actions[index], money[index]
                for count in range(1, min(most, room[index]) + 1):
                    left -= price
                    if left < 0:
                        break
                    action += one
                    actions.append(action)
                    room.append(room[index] - count)
                    money.append(left)
        return actions

    def buy(self, argument: int) -> None:
        """Rule: en-2023, "Buy Stocks"; en-2008, "Buying Stocks"."""
        seat = self.turn_seat
        cost = 0
        counts = purchase_counts(argument)
        for chain, count in enumerate(counts):
            if count:
                cost += count * self.rules.price[chain * SIZE_SPAN + self.sizes[chain]]
                self.bank[chain] -= count
                self.stocks[seat * CHAIN_COUNT + chain] += count
        self.cash[seat] -= cost
        self.report("StockBought", seat, tuple(counts), cost)
        self.end_turn()

    # Drawing

    def end_turn(self) -> None:
        """Draw; then the end if it was declared, else the next player's turn.

        Rule: en-2023, "Draw a Building Tile"; en-2008, "Drawing a New Tile".
        """
        self.tile = -1
        self.fill_hand(self.turn_seat)
        if self.rules.replaces_unplayable:
            self.replace_unplayable(self.turn_seat)
        if self.declared:
            self.end("declared")
            return
        self.turn += 1
        self.turn_seat = (self.turn_seat + 1) % self.seats
        self.begin_turn()

    def replace_unplayable(self, seat: int) -> None:
        """Set unplayable tiles aside and draw as many; new ones wait for the next turn."""
        start = seat * HAND_SPAN
        hand = self.hands[start : start + self.hand_counts[seat]]
        unplayable = [tile for tile in hand if self.obstacle(tile) == UNPLAYABLE]
        for tile in unplayable:
            self.take_from_hand(seat, tile)
            self.out.append(tile)
            self.report("UnplayableTileSetAside", seat, tile)
        if unplayable:
            self.fill_hand(seat)

    # The end

    def can_declare(self) -> bool:
        """Tell whether the deciding player may declare the end now.

        Rule: en-2023, "The End of the Game"; en-2008, "Ending the Game".
        """
        if self.declared or self.seat != self.turn_seat:
            return False
        if self.decision != BUY and not self.rules.declare_any_time:
            return False
        return self.ending_chain() >= 0 or self.all_safe()

    def ending_chain(self) -> int:
        """Return a chain large enough to end the game, or -1."""
        largest = max(self.sizes)
        return self.sizes.index(largest) if largest >= self.rules.end_size else -1

    def all_safe(self) -> bool:
        """Tell whether at least one chain is active and every active chain is safe."""
        return self.active > 0 and all(
            not size or size >= self.rules.safe_size for size in self.sizes
        )

    def declare(self) -> None:
        """Declare the end; the turn is finished as normal."""
        self.declared = True
        chain = self.ending_chain()
        self.report("EndDeclared", self.turn_seat, None if chain < 0 else chain)

    def end(self, reason: str) -> None:
        """Close the game with the final account; what the players hold stays on view."""
        self.report("FinalAccountBegan", reason, tuple(self.cash))
        self.decision = OVER
        self.over_reason = reason
        self.totals = self.account(is_final=True)
        best = max(self.totals)
        winners = tuple(seat for seat, total in enumerate(self.totals) if total == best)
        self.report("GameEnded", reason, tuple(self.totals), winners)

    def account(self, is_final: bool) -> list[int]:
        """Return each seat's dollars after all bonuses and the sale of all stock.

        Before the end this is what the players would have now: nothing is drawn for the stock
        market, and chains whose merger bonuses are paid already only sell.

        Rule: en-2008, "End-Game Scoring"; en-2023, "The End of the Game".
        """
        totals = self.cash[:]
        chains = sorted(
            (chain for chain in range(CHAIN_COUNT) if self.sizes[chain]),
            key=lambda chain: (self.sizes[chain], chain),
        )
        for chain in chains:
            if self.board[self.headquarters[chain]] != chain and chain not in self.merging:
                continue
            if is_final and self.log is not None:
                price = self.rules.price[chain * SIZE_SPAN + self.sizes[chain]]
                stocks = tuple(self.stocks[chain::CHAIN_COUNT])
                self.report("ChainAccounted", chain, self.sizes[chain], price, stocks)
            self.pay_bonuses(chain, totals, self.draw_market(chain) if is_final else 0)
        for chain in chains:
            price = self.rules.price[chain * SIZE_SPAN + self.sizes[chain]]
            for seat, held in enumerate(self.stocks[chain::CHAIN_COUNT]):
                totals[seat] += held * price
                if held and is_final:
                    self.report("StockSold", seat, chain, held, price, held * price)
        return totals
