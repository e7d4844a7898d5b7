"""The naive engine's game: the set-up and the turns, told as one story from top to bottom.

A game is a Python generator: it yields what is asked and is sent the answer, so that what goes on
stands in the order in which the design tells it, and no stack is kept by hand.
"""

from collections.abc import Callable

from acquire_desktop.games.hotel_tycoon.engine.setup import Setup
from tests.games.hotel_tycoon.naive.card_play import CardPlay
from tests.games.hotel_tycoon.naive.world import BANK, DEEDS, FACTS, TRACK, Ask, Over, Story


class NaiveGame(CardPlay):
    """A whole game."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.manual = setup.options.claims.value == "manual"
        self.one_die = setup.options.movement.value == "one_die"
        self.rights = 0
        self.bought: list[str] = []
        self.lap_cards = 0

    def play(self, is_begun: bool = False) -> Ask:
        """Play the game, or one in which a turn has just begun; it ends by returning."""
        try:
            if not is_begun:
                yield from self.set_up()
            while True:
                yield from self.turn()
                self.next_player()
        except Over:
            return

    # Set-up

    def set_up(self) -> Ask:
        if self.options.events:
            self.deck = [card["key"] for card in FACTS["cards"]]
            self.shuffle(self.deck)
        self.mover = self.first = self.chance(self.setup.players)
        cash = FACTS["classic_cash"] if self.setup.mode.value == "classic" else 0
        for seat in self.seats:
            self.pay(BANK, seat, cash + self.options.extra_cash, "start")
        self.tell("TurnBegan", 1, 1, self.first)
        if self.setup.mode.value == "investors":
            yield from self.investors()

    def investors(self) -> Ask:
        ranked = self.ranked(list(self.seats))
        left = list(FACTS["investors"])
        for seat in ranked:
            taken = left[0]
            if self.options.pick_profiles:
                options = [f"profile {each['key']}" for each in left]
                answer = yield from self.ask(seat, "ProfileChoice", options)
                taken = next(each for each in left if answer.endswith(each["key"]))
            left.remove(taken)
            self.profile[seat] = taken["key"]
            self.tell("ProfileTaken", seat, taken["key"])
            self.pay(BANK, seat, taken["cash"], "start")
            pile = self.first_cards if taken["key"] == "startupper" else self.hand
            for _ in range(taken["cards"]):
                card = self.top_card()
                if card:
                    self.tell("CardDrawn", seat, card, self.asks == "open_hands")
                    pile[seat].append(card)

    def ranked(self, seats: list[int]) -> list[int]:
        if len(seats) < 2:
            return seats
        thrown = {seat: self.throw_one(seat, "rank") for seat in seats}
        groups = [[s for s in seats if thrown[s] == pips] for pips in (6, 5, 4, 3, 2, 1)]
        return [seat for group in groups for seat in self.ranked(group)]

    def throw_one(self, seat: int, purpose: str) -> int:
        pips = self.roll()
        self.tell("DiceThrown", seat, purpose, (pips,))
        return pips

    # The order of turns

    def next_player(self) -> None:
        count, seat = self.setup.players, self.mover
        if self.again and seat not in self.out and not self.closed(seat):
            following = seat
        else:
            if self.resting_days and all(self.closed(each) for each in self.alive()):
                following = self.release()
            else:
                following = self.others(seat)[0]
            if (following - self.first) % count <= (seat - self.first) % count:
                if self.round == self.options.round_limit:
                    self.end_game("round_limit")
                self.round += 1
        self.turn_number += 1
        self.mover = following
        self.tell("TurnBegan", self.turn_number, self.round, following)

    def release(self) -> int:
        seats = self.alive()
        while len(seats) > 1:
            thrown = {seat: self.throw_one(seat, "rest") for seat in seats}
            seats = [seat for seat in seats if thrown[seat] == max(thrown.values())]
        self.resting_days = False
        self.resting.clear()
        self.tell("RestEnded", seats[0])
        return seats[0]

    # A turn

    def turn(self) -> Ask:
        """R2 in order; any part may cut the turn short or put the mover out."""
        seat = self.mover
        self.turn_is_cut = self.no_more_throws = self.again = False
        self.rights, self.bought, self.lap_cards = 0, [], 0
        self.is_asked, self.waiting = False, []
        if self.open_bill and self.open_bill["seat"] == seat:
            bill, self.open_bill = self.open_bill, None
            yield from self.settle(bill, late=True)
        if seat in self.out:
            return
        if self.skips[seat]:
            self.skips[seat] -= 1
            self.tell("TurnMissed", seat)
            return
        self.check_win()
        if seat in self.parked:
            yield from self.try_to_leave(seat)
        space_is_open = False
        if not self.ended(seat):
            space_is_open = yield from self.move(seat)
        if not self.ended(seat):
            yield from self.look_around(seat, space_is_open)

    def ended(self, seat: int) -> bool:
        return self.turn_is_cut or seat in self.out

    def stands(self, seat: int) -> bool:
        return self.ended(seat) or self.no_more_throws or self.closed(seat)

    def own_options(self, seat: int) -> list[str]:
        doors = []
        for key, tile in self.door_places(seat):
            has_right = self.bought.count(key) < self.rights and not self.closed(seat)
            if has_right and self.cash[seat] >= DEEDS[key]["entrance"]:
                doors.append(f"buy-entrance {key} {tile}")
        sales = [] if self.options.sales_in_need else self.sale_options(seat)
        return [*doors, *self.card_options(seat), *sales]

    def do_own(self, seat: int, answer: str) -> Ask:
        word, *rest = answer.split()
        if word in ("play", "frame"):
            yield from self.play_own(seat, answer)
        elif word == "buy-entrance":
            self.bought.append(rest[0])
            self.pay(seat, BANK, DEEDS[rest[0]]["entrance"], "entrance")
            self.place(rest[0], int(rest[1]))
        else:
            yield from self.sale(answer)

    def until(
        self, seat: int, decision: str, ends: Callable[[], list[str]], stop: Callable[[], bool]
    ) -> Ask:
        """Let the mover do what an own turn allows; ``self.chosen`` is how it was ended."""
        self.chosen = ""
        while not stop():
            options = ends()
            answer = yield from self.ask(seat, decision, [*options, *self.own_options(seat)])
            if answer in options:
                self.chosen = answer
                return
            yield from self.do_own(seat, answer)

    def try_to_leave(self, seat: int) -> Ask:
        def stop() -> bool:
            return self.ended(seat) or self.no_more_throws

        yield from self.until(seat, "ParkedTurn", lambda: ["throw"], stop)
        if not self.chosen:
            return
        dice = self.roll(), self.roll()
        self.tell("DiceThrown", seat, "leave", dice)
        if 6 in dice:
            yield from self.leave_park(seat, 100, "park_fee")
            return

        def ways() -> list[str]:
            return ["stay", "leave"] if self.cash[seat] >= 1000 else ["stay"]

        yield from self.until(seat, "ParkChoice", ways, lambda: seat in self.out)
        if self.chosen == "leave":
            yield from self.leave_park(seat, 1000, "park_fine")
        elif self.chosen:
            yield from self.bill(seat, 100, BANK, "bank", "park_fee")

    def leave_park(self, seat: int, price: int, reason: str) -> Ask:
        self.parked.discard(seat)
        self.tell("ParkLeft", seat)
        yield from self.bill(seat, price, BANK, "bank", reason)
        yield from self.draw(seat)

    def move(self, seat: int) -> Story[bool]:
        """Throw and drive, again after a six; return whether the space is to be used."""
        sixes = 0
        while not self.stands(seat):
            yield from self.until(seat, "BeforeThrow", lambda: ["throw"], lambda: self.stands(seat))
            if not self.chosen:
                return False
            framed = yield from self.window("framed", seat)
            if framed:
                yield from self.park(int(framed.split()[1]), "framed")
            if self.stands(seat):
                return False
            dice = yield from self.throw(seat)
            six = 6 in dice and not self.one_die
            sixes += six
            if sixes == 2:
                self.no_more_throws = True
                yield from self.park(seat, "sixes")
                return False
            here = yield from self.drive(seat, dice)
            yield from self.cards_of_the_drive(seat, dice)
            if not six:
                there = self.tile[seat] == here and not self.closed(seat)
                return there and not self.ended(seat)
        return False

    def throw(self, seat: int) -> Story[list[int]]:
        dice = [self.roll() for _ in range(1 if self.one_die else 2)]
        self.tell("DiceThrown", seat, "move", tuple(dice))
        turned = yield from self.window("mind_control", seat)
        if turned:
            which, by = int(turned.split()[1]), int(turned.split()[3])
            if which in (1, 3):
                dice[0] = 7 - dice[0]
            if which in (2, 3):
                dice[1] = 7 - dice[1]
            self.tell("DiceTurned", by, tuple(dice))
        if self.one_die:
            self.again = dice == [6]
        return dice

    def drive(self, seat: int, dice: list[int]) -> Story[int]:
        """Choose, drive tile by tile, and return the tile of arrival."""
        choices = {*dice} if len({*dice}) == 2 or self.one_die else {1, 2, 3, 4, 5, 6}
        most = 0
        if 6 in dice:
            choices = {6}
        elif "huge_tip" in self.hand[seat]:
            most = min(30, self.cash[seat] // 250)
        options = [f"drive {pips} {tip}" for pips in choices for tip in range(most + 1)]
        answer = yield from self.ask(seat, "MoveChoice", options)
        pips, tip = map(int, answer.split()[1:])
        if tip:
            self.use(seat, "huge_tip")
            self.pay(seat, BANK, 250 * tip, "card", "huge_tip")
        start, steps = self.tile[seat], pips + tip
        self.driving_from = start
        while steps:
            steps -= 1
            self.tile[seat] = (self.tile[seat] + 1) % 31
            yield from self.cross(seat)
            if self.tile[seat] == 0 and self.resting_days:
                self.tell("CarDrove", seat, start, 0)
                start = self.driving_from = 0
                rests = not (yield from self.coffee(seat))
                if rests:
                    self.resting.add(seat)
                    self.tell("RestBegan", seat)
                if rests or not steps:
                    self.driving_from = None
                    return 0
            taken = any(self.tile[other] == self.tile[seat] for other in self.others(seat))
            if not steps and self.tile[seat] and taken:
                steps = 1
        self.driving_from = None
        self.tell("CarDrove", seat, start, self.tile[seat])
        here = self.tile[seat]
        if here == 0:
            yield from self.park(seat, "exact")
        return here

    def cross(self, seat: int) -> Ask:
        """What lies before the tile just entered."""
        tile, lines = self.tile[seat], FACTS["lines"]
        if tile == lines["bank"][1]:
            self.tell("LineCrossed", seat, "bank")
            self.rights += self.profile.get(seat) == "co_op"
            is_locked = yield from self.window("antitrust", seat)
            if not is_locked and (yield from self.claimed(seat, self.options.interest)):
                self.pay(BANK, seat, self.options.interest, "bank_line")
        elif tile == lines["town_hall"][1]:
            self.tell("LineCrossed", seat, "town_hall")
            self.rights += 1
        elif tile == 0:
            self.laps[seat] += 1
            self.tell("LineCrossed", seat, "start")
            if self.profile.get(seat) == "startupper" and self.laps[seat] in (2, 3, 4):
                self.lap_cards += 1
            if self.laps[seat] == 1 and self.lap_bonuses:
                self.pay(BANK, seat, self.lap_bonuses.pop(0), "lap_bonus")

    def claimed(self, seat: int, amount: int) -> Story[bool]:
        if not self.manual:
            return True
        answer = yield from self.ask(seat, "ClaimNotice", ["claim", "pass"])
        if answer == "pass":
            self.tell("ClaimMissed", seat, amount)
        return answer == "claim"

    def cards_of_the_drive(self, seat: int, dice: list[int]) -> Ask:
        while self.lap_cards and self.first_cards[seat] and not self.ended(seat):
            self.lap_cards -= 1
            options = [f"play {card}" for card in self.first_cards[seat]]
            answer = yield from self.ask(seat, "LapCard", options)
            card = answer.split()[1]
            self.first_cards[seat].remove(card)
            yield from self.get(seat, card)
        self.lap_cards = 0
        draws = 6 in dice or (not self.one_die and dice[0] == dice[1])
        if draws and not self.ended(seat):
            yield from self.draw(seat)

    # At the end of a drive

    def look_around(self, seat: int, space_is_open: bool) -> Ask:
        """The stay, then the space and what an own turn allows until it is ended."""
        if space_is_open:
            yield from self.stay(seat)
            if self.ended(seat):
                return
        kind = TRACK[self.tile[seat]]["kind"]
        unused = space_is_open
        lands = self.lands(seat)
        if unused and kind == "free_phase" and lands and not any(map(self.to_build, lands)):
            unused = False
            self.pay(BANK, seat, 1500, "free_phase")
        while not self.ended(seat):
            offers = self.offers(seat, kind) if unused else []
            options = ["end", *offers, *self.own_options(seat)]
            answer = yield from self.ask(seat, "SpaceMenu", options)
            if answer == "end":
                if unused:
                    yield from self.leave_space(seat, kind)
                return
            if answer in offers:
                unused = False
                yield from self.take(seat, answer)
            else:
                yield from self.do_own(seat, answer)

    def stay(self, seat: int) -> Ask:
        key = self.entrance.get(self.tile[seat])
        if key is None or self.owner[key] == seat or self.closed(self.owner[key]):
            return
        owner = self.owner[key]
        card = ["play limousine"] if "limousine" in self.hand[seat] else []
        answer = yield from self.ask(seat, "Stay", ["throw", *card])
        if answer == "play limousine":
            self.use(seat, "limousine")
            return
        nights = self.throw_one(seat, "nights")
        amount = DEEDS[key]["steps"][self.built[key] - 1]["fees"][nights - 1]
        self.tell("StayBilled", seat, owner, key, nights, amount)
        if (yield from self.claimed(owner, amount)):
            yield from self.bill(seat, amount, owner, "stay", "stay")

    def offers(self, seat: int, kind: str) -> list[str]:
        tile = self.tile[seat]
        if kind == "buy":
            return [f"buy {key}" for key in self.bordering(tile) if self.can_buy(seat, key)]
        if kind == "build":
            return self.applications(seat, tile)
        if kind == "free_phase":
            return [f"build-free {key}" for key in self.lands(seat) if self.to_build(key)]
        if kind == "free_entrance":
            gifts = [other for other in self.others(seat) if self.door_places(other)]
            return [
                "sell-free",
                *(f"place {key} {door}" for key, door in self.door_places(seat)),
                *(f"turn {door}" for door in self.entrance if self.can_turn(seat, door)),
                *(f"give {other}" for other in gifts),
            ]
        return []

    def can_buy(self, seat: int, key: str) -> bool:
        if self.owner.get(key) == seat or self.built[key]:
            return False
        return self.cash[seat] >= self.price(key)

    def price(self, key: str) -> int:
        land: int = DEEDS[key]["land"]
        half = key in self.owner and self.options.half_forced_purchase
        return land // 2 if half else land

    def can_turn(self, seat: int, tile: int) -> bool:
        """To an own hotel with its reserved entrance, across a tile with a normal slot there."""
        sides = TRACK[tile]["outer"], TRACK[tile]["inner"]
        for side in sides:
            key = side["property"]
            if key and key != self.entrance[tile] and side["slot"] == "normal":
                own = self.owner.get(key) == seat and self.built[key] > 0
                return own and self.entrance.get(DEEDS[key]["reserved"]) == key
        return False

    def applications(self, seat: int, tile: int) -> list[str]:
        options = []
        for key in self.lands(seat):
            near = key in self.bordering(tile)
            for count in range(1, self.to_build(key) + 1):
                free = count == 1 or near or not self.options.hardcore
                if free and self.list_price(key, self.built[key], count) <= self.cash[seat]:
                    options.append(f"apply {key} {count}")
        return options

    def take(self, seat: int, answer: str) -> Ask:
        word, *rest = answer.split()
        if word == "buy":
            key, seller = rest[0], self.owner.get(rest[0], BANK)
            price, self.owner[key] = self.price(key), seat
            self.pay(seat, seller, price, "land")
            self.tell("LandBought", seat, key, seller)
        elif word == "apply":
            yield from self.apply_to_build(seat, rest[0], int(rest[1]))
        elif word == "build-free":
            self.put_up(rest[0], 1)
        elif word == "sell-free":
            self.pay(BANK, seat, 100, "free_entrance")
        elif word == "place":
            self.place(rest[0], int(rest[1]))
        elif word == "turn":
            self.turn_door(seat, int(rest[0]))
        else:
            self.tell("EntranceGiven", seat, int(rest[0]))
            yield from self.free_door(int(rest[0]), ["pass"])

    def turn_door(self, seat: int, tile: int) -> None:
        before = self.entrance[tile]
        (after,) = (key for key in self.bordering(tile) if key != before)
        self.entrance[tile] = after
        self.tell("EntranceTurned", seat, tile, before, after)

    def put_up(self, key: str, count: int) -> None:
        self.built[key] += count
        self.tell("StructuresBuilt", self.owner[key], key, count)
        if self.options.main_entrance and self.built[key] == count:
            self.place(key, DEEDS[key]["reserved"])

    def apply_to_build(self, seat: int, key: str, count: int) -> Ask:
        total = self.list_price(key, self.built[key], count)
        self.tell("PermissionAsked", seat, key, count, total)
        face = self.roll_permission()
        self.tell("PermissionThrown", seat, "permission", face)
        price = {"green": total, "half": total // 2, "double": 2 * total, "red": 0}[face]
        if face == "red":
            return
        must_raise = face == "double" and self.cash[seat] < price
        while must_raise:
            if self.owner.get(key) != seat:
                return  # sold for a debt that a card brought: the permission is discarded
            sales = self.sale_options(seat, but=key)
            build = ["build"] if self.cash[seat] >= price else []
            half = ["half"] if self.options.rulings == 1 or self.is_short(seat, key, price) else []
            options = [*half, f"auction {key}", *build, *sales, *self.any_time_cards(seat)]
            answer = yield from self.ask(seat, "Shortfall", options)
            if answer == "half":
                if self.cash[seat] < total // 2:
                    yield from self.bill(seat, total // 2, BANK, "bank", "half_fine")
                else:
                    self.pay(seat, BANK, total // 2, "half_fine")
                return
            if answer == f"auction {key}":
                yield from self.auction(key)
                return
            if answer == "build":
                break
            yield from self.do_own(seat, answer)
        self.pay(seat, BANK, price, "building")
        self.put_up(key, count)

    def is_short(self, seat: int, key: str, price: int) -> bool:
        """Whether cash, and what the Bank gives for structures and entrances elsewhere, is less."""
        there_is = self.cash[seat]
        for other in self.lands(seat):
            if other != key:
                there_is += sum(
                    step["cost"] // 2 for step in DEEDS[other]["steps"][: self.built[other]]
                )
                there_is += DEEDS[other]["entrance"] * len(self.doors(other))
        return there_is < price

    def leave_space(self, seat: int, kind: str) -> Ask:
        if kind == "free_entrance":
            self.tell("EntranceDiscarded", seat)
        elif kind == "build" and any(
            self.owner.get(key) == seat for key in self.bordering(self.tile[seat])
        ):
            face = self.roll_permission()
            self.tell("PermissionThrown", seat, "upkeep", face)
            change = FACTS["constants"]["maintenance"][face]
            if change > 0:
                self.pay(BANK, seat, change, "upkeep")
            yield from self.bill(seat, max(0, -change), BANK, "bank", "upkeep")
