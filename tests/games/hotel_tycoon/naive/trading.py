"""The naive engine's trade: sales, auctions, bills and bankruptcy."""

from typing import Any

from tests.games.hotel_tycoon.naive.world import BANK, DEEDS, Answer, Ask, World


class Trading(World):
    """Money that is raised and owed."""

    def ask(self, seat: int, decision: str, options: list[str]) -> Answer:
        answer = yield seat, decision, options
        assert answer in options
        return answer

    def any_time_cards(self, seat: int) -> list[str]:
        raise NotImplementedError

    def play_own(self, seat: int, answer: str) -> Ask:
        raise NotImplementedError

    def use(self, seat: int, card: str, target: int = BANK) -> None:
        """Show a card of the hand, which lies on the discard pile then."""
        self.hand[seat].remove(card)
        self.tell("CardPlayed", seat, card, target)
        self.discard.append(card)

    def sale_options(self, seat: int, but: str = "") -> list[str]:
        options = []
        for key in self.lands(seat):
            if key != but:
                options.append(f"auction {key}")
                options += [f"sell {key}"] if self.built[key] else []
                options += [f"sell-entrance {tile}" for tile in self.doors(key)]
        return options

    def sale(self, answer: str) -> Ask:
        word, what = answer.split()
        if word == "sell":
            self.sell_newest(what)
        elif word == "auction":
            yield from self.auction(what)
        else:
            key = self.entrance[int(what)]
            self.remove_door(int(what))
            self.pay(BANK, self.owner[key], DEEDS[key]["entrance"], "entrance_sold")

    def auction(self, key: str) -> Ask:
        """Ascending by 50, from the seller's left; who passes is out of it."""
        seller = self.owner[key]
        self.tell("AuctionBegan", seller, key)
        bidding, high, leader = self.others(seller), 0, BANK
        while bidding and bidding != [leader]:
            seat = bidding.pop(0)
            bids = [f"bid {bid}" for bid in range(50, self.cash[seat] + 1, 50) if bid > high]
            answer = yield from self.ask(seat, "Auction", ["pass", *bids])
            if answer == "pass":
                self.tell("BiddingLeft", seat)
            else:
                high, leader = int(answer.split()[1]), seat
                self.tell("BidMade", seat, high)
                bidding.append(seat)
        if leader != BANK:
            self.owner[key] = leader
            self.tell("PropertyTransferred", seller, key, leader)
            self.pay(leader, seller, high, "auction")
            return
        self.to_the_bank(key)

    def to_the_bank(self, key: str) -> None:
        """Nobody bid: half of land and structures, entrances at list, and the plot is free."""
        seller, deed = self.owner[key], DEEDS[key]
        doors = self.doors(key)
        value = (deed["land"] + self.list_price(key, 0, self.built[key])) // 2
        for tile in doors:
            self.remove_door(tile)
        if self.built[key]:
            self.tell("StructuresLost", seller, key, self.built[key])
        self.built[key] = 0
        del self.owner[key]
        self.tell("PropertyTransferred", seller, key, BANK)
        self.pay(BANK, seller, value + deed["entrance"] * len(doors), "auction")

    def bill(
        self,
        seat: int,
        amount: int,
        creditor: int,
        kind: str,
        reason: str,
        card: str | None = None,
    ) -> Ask:
        """Make a player pay now; kind is stay, bank or gift."""
        if amount:
            spared = self.laps[seat] < 2 and not self.lands(seat)
            bill = {"seat": seat, "amount": amount, "creditor": creditor, "card": card}
            yield from self.settle(bill | {"kind": kind, "reason": reason, "spared": spared})

    def settle(self, bill: dict[str, Any], late: bool = False) -> Ask:
        seat, amount = bill["seat"], bill["amount"]
        while seat not in self.out:
            if bill["creditor"] in self.out:
                self.tell("DebtCancelled", seat, amount)
                return
            if bill["kind"] == "gift" and not self.options.fines_eliminate:
                # A gentle gift is never more than the cash there is (A61).
                if late and self.cash[seat] < amount:
                    self.tell("DebtCancelled", seat, amount - self.cash[seat])
                amount = bill["amount"] = min(amount, self.cash[seat])
                if not amount:
                    return
            answer = yield from self.ask(seat, "Payment", self.ways_to_pay(bill, late))
            if answer == "play limousine":
                self.use(seat, "limousine")
                return
            if answer.startswith("play"):
                yield from self.play_own(seat, answer)
            elif answer == "postpone":
                self.open_bill = bill
                self.tell("BillPostponed", seat, amount)
                return
            elif answer == "pay":
                self.pay_up(bill)
                return
            else:
                yield from self.sale(answer)

    def ways_to_pay(self, bill: dict[str, Any], late: bool) -> list[str]:
        seat = bill["seat"]
        short = self.cash[seat] < bill["amount"]
        ways = self.sale_options(seat) if short else []
        ways = ways or ["pay"]
        if "limousine" in self.hand[seat] and bill["kind"] == "stay" and not late:
            ways = [*ways, "play limousine"]
        if short and seat == self.mover:
            ways = [*ways, *self.any_time_cards(seat)]
        if self.profile.get(seat) == "richest_man" and self.open_bill is None and not late:
            ways = [*ways, "postpone"]
        return ways

    def pay_up(self, bill: dict[str, Any]) -> None:
        seat, amount = bill["seat"], bill["amount"]
        paid = min(amount, self.cash[seat])
        self.pay(seat, bill["creditor"], paid, bill["reason"], bill["card"])
        if paid == amount:
            return
        to_bank = bill["kind"] == "bank"
        gentle = not self.options.fines_eliminate
        if to_bank and (gentle or (self.options.grace and bill["spared"])):
            self.tell("DebtCancelled", seat, amount - paid)
        elif self.profile.get(seat) == "startupper" and not self.saved:
            self.saved = True
            self.tell("DebtCancelled", seat, amount - paid)
            self.tell("BankruptcySkipped", seat)
            self.pay(BANK, seat, 3000, "skipped_bankruptcy")
        else:
            self.bankrupt(seat)

    def bankrupt(self, seat: int) -> None:
        self.tell("WentBankrupt", seat)
        cards = [*self.hand[seat], *self.first_cards[seat]]
        if cards:
            self.tell("CardsDiscarded", seat, tuple(cards))
        self.discard += cards
        self.hand[seat], self.first_cards[seat] = [], []
        self.out.add(seat)
        self.parked.discard(seat)
        self.resting.discard(seat)
        self.skips[seat] = 0
        if self.open_bill and self.open_bill["seat"] == seat:
            self.open_bill = None
        if len(self.out) == 2 or self.setup.players == 2:
            self.end_game("bankruptcies")
