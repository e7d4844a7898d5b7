"""The naive engine's event cards: drawn, held, asked for and played."""

from acquire_desktop.games.hotel_tycoon.engine.setup import Setup
from tests.games.hotel_tycoon.naive.trading import Trading
from tests.games.hotel_tycoon.naive.world import BANK, DEEDS, FACTS, HELD, PARAMS, Answer, Ask


class CardPlay(Trading):
    """The twenty cards."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.turn_is_cut = self.no_more_throws = False
        self.asks = setup.options.questions.value
        is_one_die = setup.options.movement.value == "one_die"
        self.turnable = (1,) if is_one_die else (1, 2, 3)
        self.is_asked = False
        self.waiting: list[int] = []

    # Drawing

    def top_card(self) -> str | None:
        if not self.deck and self.discard:
            self.tell("DeckReshuffled", len(self.discard))
            self.deck, self.discard = self.discard, []
            self.shuffle(self.deck)
        return self.deck.pop() if self.deck else None

    def draw(self, seat: int) -> Ask:
        if not self.options.events or seat in self.out:
            return
        card = self.top_card()
        if card is None:
            return
        self.tell("CardDrawn", seat, card, self.asks == "open_hands")
        if self.profile.get(seat) == "financial_holding" and not self.swapped:
            answer = yield from self.ask(seat, "SwapNotice", ["pass", "swap"])
            if answer == "swap":
                self.swapped = True
                self.tell("CardSwapped", seat, card)
                self.discard.append(card)
                yield from self.draw(seat)
                return
        yield from self.get(seat, card)

    def get(self, seat: int, card: str) -> Ask:
        if card in HELD:
            self.hand[seat].append(card)
            return
        self.tell("CardPlayed", seat, card, BANK)
        self.discard.append(card)
        yield from self.effect(seat, card)

    def could_hold(self, seat: int, card: str) -> bool:
        """Asked is who has any card, as long as this one does not lie among the discards.

        With open hands it is who has it.
        """
        if self.asks == "open_hands":
            return card in self.hand[seat]
        return bool(self.hand[seat]) and card not in self.discard

    # Held cards

    def card_options(self, seat: int) -> list[str]:
        """What a player may play in his own turn."""
        framed = self.frameable(seat) if "framed" in self.hand[seat] else []
        return [*self.any_time_cards(seat), *(f"frame {other}" for other in framed)]

    def any_time_cards(self, seat: int) -> list[str]:
        """What the mover may also play while he raises money: a birthday, the co-op's first (A36).

        Framed is not played inside a payment.
        """
        hand = self.hand[seat]
        return [f"play {card}" for card in hand if card == "happy_birthday" or card not in HELD]

    def frameable(self, seat: int) -> list[int]:
        return [other for other in self.others(seat) if other not in self.parked]

    def play_own(self, seat: int, answer: str) -> Ask:
        if answer.startswith("frame"):
            target = int(answer.split()[1])
            self.use(seat, "framed", target)
            yield from self.park(target, "framed")
            return
        card = answer.split()[1]
        self.use(seat, card)
        yield from self.effect(seat, card)

    def window(self, card: str, mover: int) -> Answer:
        """Ask round who plays a card now; return how it was played, or nothing."""
        once = self.asks == "once_a_turn"
        is_first, self.is_asked = once and not self.is_asked, True
        asked = [each for each in self.others(mover) if self.could_hold(each, card)]
        if is_first:
            some = ("framed", "mind_control", "antitrust")
            others = self.others(mover)
            asked = [seat for seat in others if any(self.could_hold(seat, each) for each in some)]
        elif once:
            asked = [seat for seat in asked if seat in self.waiting]
        for seat in asked:
            ways = {
                "framed": [f"frame {other}" for other in self.frameable(seat)],
                "mind_control": [f"turn-dice {which}" for which in self.turnable],
                "antitrust": ["play antitrust"],
            }[card]
            options = ["pass", *(ways if card in self.hand[seat] else [])]
            if self.asks == "open_hands" and options == ["pass"]:
                continue  # nobody can be framed
            if is_first:
                options.append("wait")
            answer = yield from self.ask(seat, "CardWindow", options)
            if answer == "wait":
                self.waiting.append(seat)
            elif answer != "pass":
                target = int(answer.split()[1]) if card == "framed" else BANK
                self.use(seat, card, target)
                return f"{answer} by {seat}"
        return ""

    # Stops

    def coffee(self, seat: int) -> Answer:
        """Ask for Coffee against a stop."""
        if not self.could_hold(seat, "coffee"):
            return ""
        options = ["pass", *(["play coffee"] if "coffee" in self.hand[seat] else [])]
        answer = yield from self.ask(seat, "StopNotice", options)
        if answer == "pass":
            return ""
        self.use(seat, "coffee")
        return "drunk"

    def park(self, seat: int, cause: str) -> Ask:
        if seat in self.parked:
            return
        if (yield from self.coffee(seat)):
            return
        self.tile[seat] = 0
        self.parked.add(seat)
        self.resting.discard(seat)
        self.tell("CarParked", seat, cause)
        if cause == "tired" and seat == self.mover:
            self.turn_is_cut = True

    # What the cards do

    def earthquake(self, seat: int) -> Ask:
        hotels = self.hotels(seat)
        if not hotels:
            return
        count = self.roll()
        self.tell("DiceThrown", seat, "earthquake", (count,))
        face = "only"
        if len(hotels) > 1:
            face = self.roll_permission()
            self.tell("PermissionThrown", seat, "earthquake", face)
        if face == "half":
            self.pay(BANK, seat, 1000, "card", "earthquake")
        if face == "only":
            site = hotels[0]
        elif face == "red":
            site = max(hotels, key=self.full_value)
        else:
            site = yield from self.name_hotel(seat, hotels)
        every = self.built[site]
        self.lose(site, every if face == "double" else min(count, every))
        if face == "double":
            rest = [key for key in DEEDS if self.built[key] and key != site]
            other = yield from self.name_hotel(seat, rest)
            self.lose(other, 1)

    def full_value(self, key: str) -> int:
        deed = DEEDS[key]
        built = self.list_price(key, 0, self.built[key])
        total: int = deed["land"] + built + deed["entrance"] * len(self.doors(key))
        return total

    def name_hotel(self, seat: int, keys: list[str]) -> Answer:
        answer = yield from self.ask(seat, "HotelChoice", [f"hotel {key}" for key in keys])
        return answer.split()[1]

    def effect(self, seat: int, card: str) -> Ask:
        if card == "resting_days":
            self.resting_days = True
            return
        yield from getattr(self, card)(seat)

    def tired_of_work(self, seat: int) -> Ask:
        yield from self.park(seat, "tired")

    def happy_birthday(self, seat: int) -> Ask:
        guests = self.others(seat)
        share = PARAMS["happy_birthday"]["total"] // len(guests)
        short = [guest for guest in guests if self.cash[guest] < share]
        for guest in guests:
            self.pay(guest, seat, min(share, self.cash[guest]), "card", "happy_birthday")
        for guest in short:
            yield from self.draw(guest)

    def tax_expired(self, seat: int) -> Ask:
        amount = PARAMS["tax_expired"]["pay"]
        yield from self.bill(seat, amount, BANK, "bank", "card", "tax_expired")

    def mayor_friendship(self, seat: int) -> Ask:
        yield from self.free_door(seat, ["pass", "sell-free"])

    def free_door(self, seat: int, options: list[str]) -> Ask:
        places = [f"place {key} {tile}" for key, tile in self.door_places(seat)]
        answer = yield from self.ask(seat, "FreeEntrance", [*options, *places])
        if answer == "pass":
            self.tell("EntranceDiscarded", seat)
        elif answer == "sell-free":
            self.pay(BANK, seat, FACTS["constants"]["sell_free_entrance"], "free_entrance")
        else:
            _, key, tile = answer.split()
            self.place(key, int(tile))

    def maintenance(self, seat: int) -> Ask:
        lands = self.lands(seat)
        amount = 200 * len(lands) + 400 * sum(self.built[key] for key in lands)
        amount += 10 * sum(len(self.doors(key)) for key in lands)
        yield from self.bill(seat, amount, BANK, "bank", "card", "maintenance")

    def interest_rates(self, seat: int) -> Ask:
        self.pay(BANK, seat, 3000, "card", "interest_rates")
        yield from ()

    def hooligans(self, seat: int) -> Ask:
        if not self.hotels(seat):
            return
        doors = [tile for key in self.hotels(seat) for tile in self.doors(key)]
        if doors:
            answer = yield from self.ask(seat, "EntranceLoss", [f"lose {tile}" for tile in doors])
            self.remove_door(int(answer.split()[1]))
        yield from self.bill(seat, PARAMS["hooligans"]["pay"], BANK, "bank", "card", "hooligans")

    def financial_bubble(self, seat: int) -> Ask:
        self.skips[seat] += 1
        if seat == self.mover:
            self.no_more_throws = True
        self.pay(BANK, seat, 2000, "card", "financial_bubble")
        yield from ()

    def ponzi(self, seat: int) -> Ask:
        self.pay(seat, BANK, self.cash[seat], "card", "ponzi")
        for other in self.others(seat):
            left, taken = self.cash[other], 0
            for note in PARAMS["ponzi"]["notes"]:
                if left // note:
                    taken += note
                left %= note
            if self.options.gentle_ponzi:
                taken = min(1000, self.cash[other])
            self.pay(other, seat, taken, "card", "ponzi")
        yield from ()

    def court_decision(self, seat: int) -> Ask:
        kinds = {key: [step["kind"] for step in DEEDS[key]["steps"]] for key in DEEDS}
        keys = [key for key in self.hotels(seat) if "extension" in kinds[key][: self.built[key]]]
        if self.options.rulings > 1:
            # A dependance first; what stands on it only where all hotels are finished.
            newest = [key for key in keys if kinds[key][self.built[key] - 1] == "extension"]
            keys = newest or keys
        if keys:
            self.sell_newest((yield from self.name_hotel(seat, keys)))

    def mecenate(self, seat: int) -> Ask:
        yield from self.give(seat, [(other, 200) for other in self.others(seat)], "mecenate")

    def beggar(self, seat: int) -> Ask:
        if not self.out:
            poorest = min(self.others(seat), key=lambda other: self.cash[other])
            yield from self.give(seat, [(poorest, 200)], "beggar")
            return
        (bankrupt,) = self.out
        receiver = BANK
        if self.options.beggar_reentry and bankrupt not in self.came_back:
            receiver = bankrupt
            if self.options.fines_eliminate or self.cash[seat]:
                self.out.remove(bankrupt)
                self.came_back.add(bankrupt)
                self.tile[bankrupt] = 0
                self.tell("CameBack", bankrupt)
                if self.open_bill and self.open_bill["creditor"] == bankrupt:
                    # What was owed to him was cancelled when he went out (A34).
                    self.tell("DebtCancelled", self.open_bill["seat"], self.open_bill["amount"])
                    self.open_bill = None
        yield from self.give(seat, [(receiver, 1500)], "beggar")

    def give(self, seat: int, gifts: list[tuple[int, int]], card: str) -> Ask:
        for receiver, amount in gifts:
            yield from self.bill(seat, amount, receiver, "gift", "card", card)
