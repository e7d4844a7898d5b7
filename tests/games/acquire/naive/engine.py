"""A slow and obvious Acquire, written from the rules document alone, to check the real engine.

Tiles are names, chains are sets of names, actions are texts; nothing is kept that can be found
by looking at the board. What only chance decides is told by the real engine: ``LogEntry``.
"""

from collections.abc import Iterable

from tests.games.acquire.naive.charts import bonuses
from tests.games.acquire.naive.choices import legal, possible_exchanges
from tests.games.acquire.naive.table import LogEntry, Table


class NaiveGame(Table):
    """One game in progress; ``legal`` says what may be done and ``do`` does it."""

    def legal(self) -> set[str]:
        """Return the texts of all legal actions."""
        return legal(self)

    def do(self, text: str, told: LogEntry | None = None) -> None:
        """Apply one legal action; games with chance in them must be told what it decided."""
        self.told = told
        self.shuffled = bool(told and told.market)
        verb, *words = text.split()
        getattr(self, "do_" + verb)(*words)
        if told and self.shuffled:
            assert sorted(told.pool) == sorted(self.pool)
            self.pool = list(told.pool)

    def ask(self, kind: str, seat: int, choices: Iterable[str] = ()) -> None:
        self.kind, self.seat, self.choices = kind, seat, list(choices)

    def do_declare(self) -> None:
        self.declared = True
        self.seen[f"declared at {self.kind}"] += 1

    def do_card(self, card: str) -> None:
        """Rules document, section 5."""
        self.seen[f"card {card}"] += 1
        self.cards[self.turn].remove(card)
        self.card = card
        if card == "draw-five":
            self.seen["five tiles drawn short"] += len(self.pool) < 5
            self.draw(self.turn, 5)
        elif card == "free-stock":
            self.ask("free", self.turn)
        elif card == "trade-three":
            self.exchanges = 3

    def do_replace(self) -> None:
        self.seen["hand replaced"] += 1
        self.replaced = True
        self.out |= set(self.hands[self.turn])
        self.hands[self.turn] = []
        self.draw(self.turn, 6)

    def do_pass(self) -> None:
        self.seen["stopped placing" if self.placed else "passed"] += 1
        self.ask("buy", self.turn)

    def do_place(self, tile: str) -> None:
        self.hands[self.turn].remove(tile)
        self.tile = tile
        self.placed += 1
        chains = self.touched(tile)
        group = self.lonely_group(tile)
        self.lonely.add(tile)
        if len(chains) >= 2:
            self.merge(chains)
        elif chains:
            self.seen["grew by a group"] += len(group) > 1
            self.join(chains.pop())
            self.after_tile()
        elif len(group) > 1:
            free = [chain for chain in self.names if not self.size(chain)]
            self.ask("found", self.turn, free)
        else:
            self.after_tile()

    def after_tile(self) -> None:
        """Go on when all that a tile caused is settled."""
        more = self.card == "place-four" and self.placed < 4
        self.seen["four tiles placed"] += self.placed == 4
        self.ask("place" if more else "buy", self.turn)

    def join(self, chain: str) -> None:
        """Give the placed tile and the independent tiles connected to it to a chain."""
        group = self.lonely_group(self.tile)
        self.chains.setdefault(chain, set()).update(group)
        self.lonely -= group

    def do_found(self, chain: str) -> None:
        self.join(chain)
        if self.bank(chain):
            self.stocks[self.turn][chain] += 1
        else:
            paid = "for cash" if self.options.founder_cash else "for nothing"
            self.seen[f"founded with an empty bank {paid}"] += 1
            if self.options.founder_cash:
                self.cash[self.turn] += self.price(chain)
        self.after_tile()

    def merge(self, chains: set[str]) -> None:
        self.seen[f"merger of {len(chains)}"] += 1
        self.waiting = [chain for chain in self.names if chain in chains]
        top = max(self.size(chain) for chain in chains)
        largest = [chain for chain in self.waiting if self.size(chain) == top]
        if len(largest) == 1:
            self.do_survivor(largest[0])
            return
        self.seen[f"{len(largest)} equal survivors of {len(chains)}"] += 1
        self.ask("survivor", self.turn, largest)

    def do_survivor(self, survivor: str) -> None:
        self.survivor = survivor
        self.waiting.remove(survivor)
        self.dissolving = {chain: len(self.chains[chain]) for chain in self.waiting}
        for chain in self.waiting:
            self.chains[survivor] |= self.chains.pop(chain)
        self.join(survivor)
        self.next_acquisition()

    def next_acquisition(self) -> None:
        if not self.waiting:
            self.dissolving = {}
            self.after_tile()
            return
        top = max(self.dissolving[chain] for chain in self.waiting)
        largest = [chain for chain in self.waiting if self.dissolving[chain] == top]
        if len(largest) == 1:
            self.do_acquire(largest[0])
            return
        self.seen[f"{len(largest)} equal acquired"] += 1
        self.ask("acquire-next", self.turn, largest)

    def do_acquire(self, chain: str) -> None:
        self.acquired = chain
        self.waiting.remove(chain)
        for seat, dollars in self.bonuses(chain).items():
            self.cash[seat] += dollars
        order = [(self.turn + step) % self.players for step in range(self.players)]
        self.holders = [seat for seat in order if self.stocks[seat][chain]]
        self.next_disposal()

    def bonuses(self, chain: str) -> dict[int, int]:
        """Return the dollars that each seat is paid; the stock market's stay in the bank."""
        held = [stocks[chain] for stocks in self.stocks]
        most = held.count(max(held)) if any(held) else 0
        self.seen[f"{min(most, 3)} primary stockholders"] += 1
        self.seen["sole stockholder"] += len([n for n in held if n]) == 1
        if self.players == 2 and self.options.two_player_market and any(held):
            held.append(self.draw_market(chain, held))
        tycoon = self.options.bonus_mode == "tycoon"
        paid = bonuses(self.options.edition, chain, self.size(chain), held, tycoon=tycoon)
        return {seat: dollars for seat, dollars in paid.items() if seat < self.players}

    def draw_market(self, chain: str, held: list[int]) -> int:
        """Return the column of the tile that was drawn for the stock market."""
        assert self.told is not None
        tile = self.told.market[chain]
        assert not self.pool or tile in self.pool
        number = int(tile[:-1])
        self.seen["market drawn without a pool"] += not self.pool
        self.seen["market beyond 25"] += number > self.bank(chain)
        self.seen["market first"] += number > max(held)
        self.seen["market tied for primary"] += number == max(held)
        self.seen["market tied for secondary"] += 0 < number == min(held) < max(held)
        self.seen["market last"] += number < min(held)
        return number

    def next_disposal(self) -> None:
        if not self.holders:
            self.next_acquisition()
            return
        self.ask("dispose", self.holders.pop(0))
        held = self.stocks[self.seat][self.acquired]
        self.seen["trade short of stock"] += self.bank(self.survivor) < held // 2

    def do_keep(self, *words: str) -> None:
        sell, trade = int(words[2]), int(words[4])
        self.cash[self.seat] += sell * self.price(self.acquired)
        self.stocks[self.seat][self.acquired] -= sell + trade
        self.stocks[self.seat][self.survivor] += trade // 2
        self.next_disposal()

    def do_buy(self, *words: str) -> None:
        for number, chain in zip(words[::2], words[1::2], strict=True):
            self.cash[self.turn] -= int(number) * self.price(chain)
            self.stocks[self.turn][chain] += int(number)
        self.seen["five bought"] += sum(map(int, words[::2])) == 5
        self.after_purchase()

    def after_purchase(self) -> None:
        """Let the player exchange what can be exchanged, or end the turn."""
        if self.exchanges and possible_exchanges(self):
            self.ask("exchange", self.turn)
        else:
            self.end_turn()

    def do_free(self, *words: str) -> None:
        for number, chain in zip(words[::2], words[1::2], strict=True):
            self.stocks[self.turn][chain] += int(number)
        self.end_turn()

    def do_exchange(self, given: str = "", taken: str = "") -> None:
        if not given:
            self.end_turn()
            return
        self.seen[f"exchanged at {self.kind}"] += 1
        self.stocks[self.turn][given] -= 2
        self.stocks[self.turn][taken] += 1
        self.exchanges -= 1
        if self.kind == "exchange":
            self.after_purchase()

    def end_turn(self) -> None:
        # One tile in every game without cards; a position may begin with shorter hands.
        self.draw(self.turn, 6 - len(self.hands[self.turn]))
        if self.options.replaces_unplayable:
            self.replace_unplayable()
        self.turn = (self.turn + 1) % self.players
        self.replaced, self.card, self.placed, self.exchanges = False, "", 0, 0
        if self.declared:
            self.finish("declared")
        else:
            self.begin_turn()

    def replace_unplayable(self) -> None:
        hand = self.hands[self.turn]
        dead = [tile for tile in hand if self.is_unplayable(tile)]
        self.seen["unplayable tile replaced"] += bool(dead)
        self.seen["unplayable tile in a long hand"] += bool(dead) and len(hand) > 6
        self.out |= set(dead)
        self.hands[self.turn] = [tile for tile in hand if tile not in dead]
        self.draw(self.turn, 6 - len(self.hands[self.turn]))
        self.seen["unplayable tile kept"] += any(map(self.is_unplayable, self.hands[self.turn]))

    def begin_turn(self) -> None:
        self.ask("place", self.turn)
        hand = self.hands[self.turn]
        self.seen["blocked tile in hand"] += any(map(self.is_blocked, hand))
        self.seen["nobody can place"] += all(map(self.is_stuck, range(self.players)))
        if self.nothing_can_change():
            self.seen["ended with tiles in the pool"] += bool(self.pool)
            self.finish("no-moves")
        elif self.options.stuck_hand == "shuffle-back" and hand and self.is_stuck(self.turn):
            self.shuffle_back()

    def shuffle_back(self) -> None:
        assert self.told is not None
        tiles = self.hands[self.turn] + self.pool
        hand = self.told.hands[self.turn]
        assert len(hand) == min(6, len(tiles))
        assert set(hand) <= set(tiles)
        self.seen["hand shuffled back"] += 1
        self.seen["long hand shuffled back"] += len(self.hands[self.turn]) > 6
        self.hands[self.turn] = list(hand)
        self.pool = [tile for tile in tiles if tile not in hand]
        self.replaced = self.shuffled = True

    def finish(self, reason: str) -> None:
        self.seen[f"ended: {reason}"] += 1
        self.reason = reason
        self.totals = list(self.cash)
        for chain in self.active():
            for seat, dollars in self.bonuses(chain).items():
                self.totals[seat] += dollars
            for seat in range(self.players):
                self.totals[seat] += self.stocks[seat][chain] * self.price(chain)
        best = max(self.totals)
        self.winners = [seat for seat, total in enumerate(self.totals) if total == best]
        self.seen["shared victory"] += len(self.winners) > 1
        self.ask("over", self.turn)
