"""The naive engine's world: the facts of the box, who has what, and chance.

Everything is a dictionary by names, written from the design alone: no table of the program's own
engine is used, only its set-up, which says what is played.
"""

import hashlib
import json
from collections.abc import Generator
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from acquire_desktop.games.hotel_tycoon.engine.setup import Setup

FACTS = json.loads((Path(__file__).parent.parent / "board.json").read_text("utf-8"))
DEEDS = {deed["key"]: deed for deed in FACTS["properties"]}
TRACK = FACTS["track"]
HELD = {card["key"] for card in FACTS["cards"] if card["timing"] == "hold"}
PARAMS = {card["key"]: card["params"] for card in FACTS["cards"]}
BANK = -1

T = TypeVar("T")
Story: TypeAlias = Generator[tuple[int, str, list[str]], str, T]
"""What is told until it ends with a result: it asks a seat, by a decision and its answers."""
Ask: TypeAlias = Story[None]
Answer: TypeAlias = Story[str]


class Over(Exception):  # noqa: N818 - no error
    """The game is over."""


class World:
    """Who has what. Seats are numbers, properties and cards their names."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.options = setup.options
        self.seats = range(setup.players)
        self.noise = int.from_bytes(
            hashlib.sha256(f"{setup.seed}|chance".encode()).digest()[:4], "big"
        )
        self.draws = 0
        self.events: list[tuple[Any, ...]] = []
        self.cash = dict.fromkeys(self.seats, 0)
        self.tile = dict.fromkeys(self.seats, 0)
        self.laps = dict.fromkeys(self.seats, 0)
        self.skips = dict.fromkeys(self.seats, 0)
        self.parked: set[int] = set()
        self.resting: set[int] = set()
        self.out: set[int] = set()
        self.came_back: set[int] = set()
        self.hand: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.first_cards: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.profile: dict[int, str] = {}
        self.swapped = self.saved = False
        self.open_bill: dict[str, Any] | None = None
        self.owner: dict[str, int] = {}
        self.built = dict.fromkeys(DEEDS, 0)
        self.entrance: dict[int, str] = {}
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.lap_bonuses = [2000, 1000]
        self.resting_days = False
        self.mover = self.first = 0
        self.round = self.turn_number = 1
        self.driving_from: int | None = None

    # Chance and telling

    def tell(self, name: str, *fields: Any) -> None:
        self.events.append((name, *fields))

    def chance(self, limit: int) -> int:
        digest = hashlib.sha256(f"{self.noise}|{self.draws}".encode()).digest()
        self.draws += 1
        return int.from_bytes(digest[:8], "big") % limit

    def roll(self) -> int:
        return 1 + self.chance(6)

    def roll_permission(self) -> str:
        face: str = FACTS["permission"][self.chance(6)]
        return face

    def shuffle(self, cards: list[str]) -> None:
        for last in reversed(range(1, len(cards))):
            other = self.chance(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    # Who and what

    def alive(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.out]

    def others(self, seat: int) -> list[int]:
        """Opponents in play, clockwise from the left."""
        count = self.setup.players
        return [
            other
            for other in ((seat + step) % count for step in range(1, count))
            if other not in self.out
        ]

    def closed(self, seat: int) -> bool:
        return seat in self.parked or seat in self.resting

    def lands(self, seat: int) -> list[str]:
        return [key for key in DEEDS if self.owner.get(key) == seat]

    def hotels(self, seat: int) -> list[str]:
        return [key for key in self.lands(seat) if self.built[key]]

    def doors(self, key: str) -> list[int]:
        return sorted(tile for tile, whose in self.entrance.items() if whose == key)

    def bordering(self, tile: int) -> list[str]:
        sides = TRACK[tile]["outer"], TRACK[tile]["inner"]
        return [side["property"] for side in sides if side["property"]]

    def list_price(self, key: str, first: int, count: int) -> int:
        return sum(step["cost"] for step in DEEDS[key]["steps"][first : first + count])

    def to_build(self, key: str) -> int:
        return len(DEEDS[key]["steps"]) - self.built[key]

    def worth(self, seat: int) -> int:
        total = self.cash[seat]
        for key in self.lands(seat):
            total += self.list_price(key, 0, self.built[key])
            total += DEEDS[key]["entrance"] * len(self.doors(key))
        return total

    def land_worth(self, seat: int) -> int:
        return sum(DEEDS[key]["land"] for key in self.lands(seat))

    # Money

    def pay(
        self, payer: int, payee: int, amount: int, reason: str, card: str | None = None
    ) -> None:
        if not amount:
            return
        for seat, change in ((payer, -amount), (payee, amount)):
            if seat != BANK:
                self.cash[seat] += change
        self.tell("MoneyPaid", payer, payee, amount, reason, card)
        if payee == self.mover:
            self.check_win()

    def check_win(self) -> None:
        if self.cash[self.mover] >= self.setup.options.goal:
            self.end_game("cash", winner=self.mover)

    def end_game(self, reason: str, winner: int | None = None) -> None:
        def rank(seat: int) -> tuple[bool, bool, int, int]:
            alive = seat not in self.out
            return seat == winner, alive, self.worth(seat), self.land_worth(seat)

        places = [1 + sum(rank(o) > rank(s) for o in self.seats) for s in self.seats]
        if self.driving_from is not None:
            # Cars do not share spaces, but for the start (R4).
            seat, others = self.mover, [self.tile[other] for other in self.others(self.mover)]
            while self.tile[seat] and self.tile[seat] in others:
                self.tile[seat] = (self.tile[seat] + 1) % 31
            self.tell("CarDrove", seat, self.driving_from, self.tile[seat])
        totals = tuple(self.worth(seat) for seat in self.seats)
        land = tuple(self.land_worth(seat) for seat in self.seats)
        self.tell("GameEnded", reason, totals, land, tuple(places))
        raise Over

    # Entrances and structures

    def door_places(self, seat: int) -> list[tuple[str, int]]:
        """Where a player may place an entrance: the reserved slot first, one on a tile."""
        places = []
        for key in self.hotels(seat):
            deed = DEEDS[key]
            if self.entrance.get(deed["reserved"]) == key:
                places += [(key, tile) for tile in deed["slots"] if tile not in self.entrance]
            else:
                places.append((key, deed["reserved"]))
        return places

    def place(self, key: str, tile: int) -> None:
        self.entrance[tile] = key
        self.tell("EntrancePlaced", self.owner[key], key, tile)

    def remove_door(self, tile: int) -> None:
        self.tell("EntranceRemoved", self.entrance.pop(tile), tile)

    def lose(self, key: str, count: int, refund: int = 0) -> None:
        """Take the newest structures; without a main building the entrances are sold at list."""
        owner = self.owner[key]
        self.built[key] -= count
        self.tell("StructuresLost", owner, key, count)
        doors = self.doors(key) if not self.built[key] else []
        for tile in doors:
            self.remove_door(tile)
        self.pay(BANK, owner, refund, "structure_sold")
        self.pay(BANK, owner, DEEDS[key]["entrance"] * len(doors), "entrance_sold")

    def sell_newest(self, key: str) -> None:
        cost = DEEDS[key]["steps"][self.built[key] - 1]["cost"]
        self.lose(key, 1, cost // 2)
