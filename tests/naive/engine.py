"""A slow and obvious Acquire, written from the rules document alone, to check the real engine.

Tiles are names, chains are sets of names, actions are texts; nothing is kept that can be found
by looking at the board.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement

from tests.naive.charts import bonuses, chain_names, price
from tests.naive.spaces import NEIGHBORS


class NaiveGame:
    """One game in progress; ``legal`` says what may be done and ``do`` does it."""

    def __init__(self, edition: str, players: int) -> None:
        self.edition = edition
        self.names = chain_names(edition)
        self.players = players
        self.lonely: set[str] = set()
        """Independent tiles on the board."""
        self.chains: dict[str, set[str]] = {}
        self.dissolving: dict[str, int] = {}
        """Sizes before the merger of the chains that it acquires."""
        self.cash = [6000] * players
        self.stocks: list[Counter[str]] = [Counter() for _ in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.pool: list[str] = []
        self.out: set[str] = set()
        self.turn = 0
        self.kind = "place"
        self.seat = 0
        """Who decides."""
        self.replaced = False
        self.declared = False
        self.tile = ""
        self.choices: list[str] = []
        """Chains to choose from, for the decisions about chains."""
        self.survivor = ""
        self.waiting: list[str] = []
        """Chains still to be acquired."""
        self.acquired = ""
        self.holders: list[int] = []
        """Seats that still have to dispose of the acquired chain's stock."""
        self.reason = ""
        self.totals: list[int] = []
        self.winners: list[int] = []
        self.seen: Counter[str] = Counter()
        """How often each rare situation occurred."""

    # What stands on the table.

    def bank(self, chain: str) -> int:
        return 25 - sum(held[chain] for held in self.stocks)

    def size(self, chain: str) -> int:
        return self.dissolving.get(chain) or len(self.chains.get(chain, ()))

    def price(self, chain: str) -> int:
        return price(self.edition, chain, self.size(chain))

    def active(self) -> list[str]:
        return [chain for chain in self.names if self.size(chain)]

    def owner(self, tile: str) -> str:
        """Return the chain of a space, "lonely" for an independent tile, or nothing."""
        for chain, tiles in self.chains.items():
            if tile in tiles:
                return chain
        return "lonely" if tile in self.lonely else ""

    def touched(self, tile: str) -> set[str]:
        """Return the chains next to a space."""
        return {self.owner(near) for near in NEIGHBORS[tile]} - {"", "lonely"}

    def lonely_group(self, tile: str) -> set[str]:
        """Return the tile and all independent tiles connected to it."""
        group, edge = {tile}, [tile]
        while edge:
            for near in NEIGHBORS[edge.pop()]:
                if near in self.lonely and near not in group:
                    group.add(near)
                    edge.append(near)
        return group

    def is_unplayable(self, tile: str) -> bool:
        return sum(self.size(chain) >= 11 for chain in self.touched(tile)) >= 2

    def is_blocked(self, tile: str) -> bool:
        founds = not self.touched(tile) and len(self.lonely_group(tile)) > 1
        return founds and len(self.active()) == 7

    def can_place(self, tile: str) -> bool:
        return not self.is_unplayable(tile) and not self.is_blocked(tile)

    def can_declare(self) -> bool:
        sizes = [self.size(chain) for chain in self.active()]
        reached = any(size >= 41 for size in sizes) or (bool(sizes) and min(sizes) >= 11)
        if self.declared or not reached or self.kind == "over":
            return False
        return self.kind == "buy" if self.edition == "2008" else self.seat == self.turn

    # What may be done.

    def legal(self) -> set[str]:
        """Return the texts of all legal actions."""
        texts = set(getattr(self, "legal_" + self.kind.replace("-", "_"))())
        return texts | {"declare"} if self.can_declare() else texts

    def legal_place(self) -> Iterable[str]:
        hand = self.hands[self.turn]
        texts = {f"place {tile}" for tile in hand if self.can_place(tile)}
        if not texts and self.edition == "2008" and hand and not self.replaced:
            return {"pass", "replace"}
        return texts or {"pass"}

    def legal_found(self) -> Iterable[str]:
        return {f"found {chain}" for chain in self.choices}

    def legal_survivor(self) -> Iterable[str]:
        return {f"survivor {chain}" for chain in self.choices}

    def legal_acquire_next(self) -> Iterable[str]:
        return {f"acquire {chain}" for chain in self.choices}

    def legal_dispose(self) -> Iterable[str]:
        held = self.stocks[self.seat][self.acquired]
        most = min(held, 2 * self.bank(self.survivor))
        for trade in range(0, most + 1, 2):
            for sell in range(held - trade + 1):
                yield f"keep {held - trade - sell} sell {sell} trade {trade}"

    def legal_buy(self) -> Iterable[str]:
        yield "buy"
        prices = {chain: self.price(chain) for chain in self.active()}
        banks = {chain: self.bank(chain) for chain in prices}
        for number in (1, 2, 3):
            for cart in combinations_with_replacement(prices, number):
                if sum(prices[chain] for chain in cart) > self.cash[self.turn]:
                    continue
                if all(cart.count(chain) <= banks[chain] for chain in cart):
                    bought = (f"{n} {chain}" for chain, n in Counter(cart).items())
                    yield "buy " + " ".join(bought)

    def legal_over(self) -> Iterable[str]:
        return ()

    # What is done.

    def do(self, text: str) -> None:
        """Apply one legal action."""
        words = text.split()
        match words[0]:
            case "declare":
                self.declared = True
                self.seen[f"declared at {self.kind}"] += 1
            case "replace":
                self.replace_hand()
            case "pass":
                self.seen["passed"] += 1
                self.ask("buy", self.turn)
            case "place":
                self.place(words[1])
            case "found":
                self.found(words[1])
            case "survivor":
                self.survive(words[1])
            case "acquire":
                self.acquire(words[1])
            case "keep":
                self.dispose(int(words[3]), int(words[5]))
            case _:
                self.buy({name: int(n) for n, name in zip(words[1::2], words[2::2], strict=True)})

    def ask(self, kind: str, seat: int, choices: Iterable[str] = ()) -> None:
        self.kind, self.seat, self.choices = kind, seat, list(choices)

    def replace_hand(self) -> None:
        self.seen["hand replaced"] += 1
        self.replaced = True
        self.out |= set(self.hands[self.turn])
        self.hands[self.turn] = []
        self.draw(self.turn, 6)

    def draw(self, seat: int, number: int) -> None:
        self.hands[seat] += self.pool[:number]
        del self.pool[:number]

    def place(self, tile: str) -> None:
        self.hands[self.turn].remove(tile)
        self.tile = tile
        chains = self.touched(tile)
        group = self.lonely_group(tile)
        self.lonely.add(tile)
        if len(chains) >= 2:
            self.merge(chains)
        elif chains:
            self.seen["grew by a group"] += len(group) > 1
            self.join(chains.pop())
            self.ask("buy", self.turn)
        elif len(group) > 1:
            free = [chain for chain in self.names if not self.size(chain)]
            self.ask("found", self.turn, free)
        else:
            self.ask("buy", self.turn)

    def join(self, chain: str) -> None:
        """Give the placed tile and the independent tiles connected to it to a chain."""
        group = self.lonely_group(self.tile)
        self.chains.setdefault(chain, set()).update(group)
        self.lonely -= group

    def found(self, chain: str) -> None:
        self.join(chain)
        if self.bank(chain):
            self.stocks[self.turn][chain] += 1
        else:
            self.seen[f"founded with an empty bank in {self.edition[:4]}"] += 1
            if self.edition != "2008":
                self.cash[self.turn] += self.price(chain)
        self.ask("buy", self.turn)

    def merge(self, chains: set[str]) -> None:
        self.seen[f"merger of {len(chains)}"] += 1
        self.waiting = [chain for chain in self.names if chain in chains]
        top = max(self.size(chain) for chain in chains)
        largest = [chain for chain in self.waiting if self.size(chain) == top]
        if len(largest) == 1:
            self.survive(largest[0])
            return
        self.seen[f"{len(largest)} equal survivors of {len(chains)}"] += 1
        self.ask("survivor", self.turn, largest)

    def survive(self, survivor: str) -> None:
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
            self.ask("buy", self.turn)
            return
        top = max(self.dissolving[chain] for chain in self.waiting)
        largest = [chain for chain in self.waiting if self.dissolving[chain] == top]
        if len(largest) == 1:
            self.acquire(largest[0])
            return
        self.seen[f"{len(largest)} equal acquired"] += 1
        self.ask("acquire-next", self.turn, largest)

    def acquire(self, chain: str) -> None:
        self.acquired = chain
        self.waiting.remove(chain)
        for seat, dollars in self.bonuses(chain).items():
            self.cash[seat] += dollars
        order = [(self.turn + step) % self.players for step in range(self.players)]
        self.holders = [seat for seat in order if self.stocks[seat][chain]]
        self.next_disposal()

    def bonuses(self, chain: str) -> dict[int, int]:
        held = [stocks[chain] for stocks in self.stocks]
        most = held.count(max(held)) if any(held) else 0
        self.seen[f"{min(most, 3)} primary stockholders"] += 1
        self.seen["sole stockholder"] += len([n for n in held if n]) == 1
        return bonuses(self.edition, chain, self.size(chain), held)

    def next_disposal(self) -> None:
        if not self.holders:
            self.next_acquisition()
            return
        self.ask("dispose", self.holders.pop(0))
        held = self.stocks[self.seat][self.acquired]
        self.seen["trade short of stock"] += self.bank(self.survivor) < held // 2

    def dispose(self, sell: int, trade: int) -> None:
        self.cash[self.seat] += sell * self.price(self.acquired)
        self.stocks[self.seat][self.acquired] -= sell + trade
        self.stocks[self.seat][self.survivor] += trade // 2
        self.next_disposal()

    def buy(self, counts: Mapping[str, int]) -> None:
        for chain, number in counts.items():
            self.cash[self.turn] -= number * self.price(chain)
            self.stocks[self.turn][chain] += number
        self.end_turn()

    def end_turn(self) -> None:
        hand = self.hands[self.turn]
        # One tile in every game from the start; a position may begin with shorter hands.
        self.draw(self.turn, max(0, 6 - len(hand)))
        if self.edition != "2008":
            dead = [tile for tile in hand if self.is_unplayable(tile)]
            self.seen["unplayable tile replaced"] += bool(dead)
            self.out |= set(dead)
            self.hands[self.turn] = [tile for tile in hand if tile not in dead]
            self.draw(self.turn, len(dead))
            self.seen["unplayable tile kept"] += any(map(self.is_unplayable, self.hands[self.turn]))
        self.turn = (self.turn + 1) % self.players
        self.replaced = False
        if self.declared:
            self.finish("declared")
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        self.ask("place", self.turn)
        self.seen["blocked tile in hand"] += any(map(self.is_blocked, self.hands[self.turn]))
        if not any(self.can_place(tile) for hand in self.hands for tile in hand):
            self.seen["nobody can place"] += 1
            if not self.pool or self.hands_are_frozen():
                self.seen["ended with tiles in the pool"] += bool(self.pool)
                self.finish("no-moves")

    def hands_are_frozen(self) -> bool:
        """Return whether nobody will ever draw again although there are tiles."""
        if self.edition == "2008":
            return False
        return not any(len(hand) < 6 or any(map(self.is_unplayable, hand)) for hand in self.hands)

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
