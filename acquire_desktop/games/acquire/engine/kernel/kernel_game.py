"""Kernel game: the rules of Acquire on flat integer lists, changed in place and copied fast.

It follows the rulebooks' chapters: set-up, the turn, placing a tile, buying, drawing, the end.
Chapters of their own are ``tiles`` (which tiles can be placed), ``merger`` (who
survives, settling stock), ``bonus`` (stockholder bonuses, the final account),
``buying`` and ``power_card_steps``. Actions are the ints of
``action_codes``; what happened goes into ``log`` as (event name, fields ...) when somebody
listens.
"""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, INDEPENDENT
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ACQUIRE,
    ARGUMENT_MASK,
    BUY,
    CARD,
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
)
from acquire_desktop.games.acquire.engine.kernel.bonus import account
from acquire_desktop.games.acquire.engine.kernel.buying import buy_stock, list_purchases
from acquire_desktop.games.acquire.engine.kernel.kernel_state import CHOICES, HAND_SPAN, KernelState
from acquire_desktop.games.acquire.engine.kernel.merger import (
    acquire,
    begin_merger,
    choose_survivor,
    dispose,
    largest_merging,
    list_disposals,
)
from acquire_desktop.games.acquire.engine.kernel.power_card_steps import (
    can_exchange,
    exchange,
    list_card_uses,
    list_exchanges,
    list_playable_cards,
    play_card,
    take_free_stock,
)
from acquire_desktop.games.acquire.engine.kernel.tiles import (
    ALL_CHAINS,
    LONE_TILES,
    NO_OBSTACLE,
    all_fit,
    end_placement,
    is_frozen,
    join,
    obstacle_among,
    replace_unplayable,
    safe_chains,
    set_hand_aside,
    shuffle_stuck_hand_back,
    touched_owners,
)
from acquire_desktop.games.acquire.engine.power_cards import PLACE_FOUR, TILES_PLACED


class KernelGame(KernelState):
    """One game in the middle of one decision: what lies on the state, and the rules."""

    __slots__ = ()

    def copy(self) -> "KernelGame":
        """Return an equal game that shares nothing that changes; nobody listens to it."""
        new = KernelGame.__new__(KernelGame)
        self.copy_to(new)
        return new

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
            dispose(self, argument)
        elif kind == FOUND:
            self.found(argument)
        elif kind == SURVIVOR:
            choose_survivor(self, argument, self.turn_seat)
        elif kind == ACQUIRE:
            acquire(self, argument)
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

    def legal(self) -> list[int]:
        """Return all legal actions; none only when the game is over."""
        count = self.list_choices()
        return [self.choices[index] for index in range(count)]

    def list_choices(self) -> int:
        """Put all legal actions into ``choices`` and return how many they are."""
        self.choices = CHOICES
        decision = self.decision
        if decision == PLACE:
            count = self.list_placements()
        elif decision == BUY:
            count = list_purchases(self)
            if self.exchanges_left:
                count = list_exchanges(self, count)
        elif decision == DISPOSE:
            count = list_disposals(self)
        elif decision == OVER:
            return 0
        elif decision > OVER:
            count = list_card_uses(self)
        else:
            count = self.list_chains()
        if self.cards:
            count = list_playable_cards(self, count)
        if self.can_declare():
            self.choices[count] = DECLARE << KIND_SHIFT
            count += 1
        return count

    def play_random(self, chance: Generator) -> int:
        """Play on to the end, each legal action equally likely; return how many were taken."""
        taken = 0
        count = self.list_choices()
        while count:
            self.apply(self.choices[chance.below(count)])
            taken += 1
            count = self.list_choices()
        return taken

    def list_chains(self) -> int:
        """List the choices of a chain: to found, to survive or to be acquired next."""
        count = 0
        if self.decision == FOUND:
            for chain in range(CHAIN_COUNT):
                if not self.sizes[chain]:
                    self.choices[count] = FOUND << KIND_SHIFT | chain
                    count += 1
        else:
            for chain in largest_merging(self):
                self.choices[count] = self.decision << KIND_SHIFT | chain
                count += 1
        return count

    # Placing a tile

    def list_placements(self) -> int:
        """Placing is compulsory when a tile can be placed (ja-2023, "遊び方").

        After the first tile of a Place four card the player may stop.
        """
        start = self.turn_seat * HAND_SPAN
        held = self.hand_counts[self.turn_seat]
        safe = safe_chains(self)
        is_clear = all_fit(self, safe)
        count = 0
        for index in range(start, start + held):
            tile = self.hands[index]
            if is_clear or obstacle_among(self, tile, safe) == NO_OBSTACLE:
                self.choices[count] = tile
                count += 1
        may_stop = self.card == PLACE_FOUR and self.tiles_left < TILES_PLACED
        is_stuck = not count and not may_stop
        if is_stuck and held and self.rules.sets_stuck_hand_aside and not self.replaced:
            self.choices[count] = REPLACE << KIND_SHIFT
            count += 1
        if is_stuck or may_stop:
            self.choices[count] = PASS << KIND_SHIFT
            count += 1
        return count

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
        touched = touched_owners(self, tile)
        chains = touched & ALL_CHAINS
        if chains & chains - 1:
            begin_merger(self, chains)
        elif chains:
            self.grow(chains)
        elif touched & LONE_TILES:
            self.decision = FOUND
        else:
            end_placement(self)

    def place_no_more(self) -> None:
        """Go on to buying: no tile can be placed, or the player stops a Place four card."""
        placed = TILES_PLACED - self.tiles_left if self.card == PLACE_FOUR else 0
        self.tiles_left = 0
        self.report("PlacementPassed", self.turn_seat, placed)
        self.decision = BUY

    def grow(self, chains: int) -> None:
        """Let the one chain of these bits grow (en-2023, "You Make a Hotel Chain Larger")."""
        chain = 0
        while chains >> chain != 1:
            chain += 1
        before = self.sizes[chain]
        self.sizes[chain] = before + join(self, self.tile, chain, LONE_TILES)
        if self.log is not None:
            self.report("ChainGrew", chain, self.tile, before, self.sizes[chain])
        end_placement(self)

    def found(self, chain: int) -> None:
        """Found a chain; its founder gets a stock, or what the edition gives instead.

        Rule: en-2023, "You Found a Hotel Chain", "Founding a Hotel Chain with Zero Stock
        Available"; en-2008, "Founding a Hotel Chain".
        """
        size = join(self, self.tile, chain, LONE_TILES)
        self.sizes[chain] = size
        self.headquarters[chain] = self.tile
        self.active += 1
        stock = cash = 0
        if self.bank[chain]:
            stock = 1
            self.bank[chain] -= 1
            self.stocks[self.turn_seat * CHAIN_COUNT + chain] += 1
        elif self.rules.founder_cash:
            cash = self.price_of(chain)
            self.cash[self.turn_seat] += cash
        if self.log is not None:
            self.report("ChainFounded", self.turn_seat, chain, self.tile, size, stock, cash)
        end_placement(self)

    # Buying

    def buy(self, argument: int) -> None:
        """Rule: en-2023, "Buy Stocks"; en-2008, "Buying Stocks"."""
        buy_stock(self, argument)
        self.ask_later_exchange()

    def ask_later_exchange(self) -> None:
        """Ask for the exchanges of a Trade three card that are left, then end the turn."""
        if can_exchange(self):
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
        self.totals = account(self)
        best = max(self.totals)
        if self.log is None:
            return
        winners = tuple([seat for seat in range(self.seats) if self.totals[seat] == best])
        self.report("GameEnded", reason, tuple(self.totals), winners)
