"""Card effects: what an event card does once it is drawn, kept or played.

Rule: R19. The numbers in front of the functions are those of the card list.
"""

from collections.abc import Callable
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine import cards
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Drawing,
    EntranceLoss,
    FreeEntrance,
    HotelChoice,
    HotelPurpose,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import is_extension
from acquire_desktop.games.hotel_tycoon.engine.events import (
    CameBack,
    DebtCancelled,
    DiceThrown,
    PermissionThrown,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.bills import charge, gift
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import is_held, show_card, use_card
from acquire_desktop.games.hotel_tycoon.engine.rules.hotels import (
    full_value,
    lose_structures,
    standing,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.stops import stop
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import RULINGS
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Face, Purpose, Reason, StopCause


def receive(table: Table, seat: Seat, card: Card) -> None:
    """Take a card to the hand, or show it and let it act."""
    if is_held(card):
        table.hands[seat] = (*table.hands[seat], card)
    else:
        show_card(table, seat, card)
        EFFECTS[card](table, seat)


def play_own(table: Table, seat: Seat, card: Card, target: Seat = NOBODY) -> None:
    """Play a card of the hand in one's own turn."""
    use_card(table, seat, card, target)
    if card is Card.FRAMED:
        stop(table, target, StopCause.FRAMED)
    else:
        EFFECTS[card](table, seat)


def _earthquake(table: Table, seat: Seat) -> None:
    """1. Rule: A46."""
    hotels = standing(table, table.owned(seat))
    if not hotels:
        return
    count = table.die()
    table.tell(DiceThrown(seat, Purpose.EARTHQUAKE, (count,)))
    if len(hotels) == 1:
        shake(table, hotels[0], count)
        return
    face = table.permission()
    table.tell(PermissionThrown(seat, Purpose.EARTHQUAKE, face))
    if face is Face.RED:
        shake(table, max(hotels, key=lambda owned: full_value(table, owned)), count)
        return
    purpose = HotelPurpose.QUAKE_WHOLE if face is Face.DOUBLE else HotelPurpose.QUAKE
    table.push(HotelChoice(seat, purpose, count))
    if face is Face.HALF:
        pay(table, BANK, seat, cards.INSURANCE, Reason.CARD, Card.EARTHQUAKE)


def shake(table: Table, owned: Property, count: int) -> None:
    """Let an earthquake take structures of one hotel, as many as stand."""
    lose_structures(table, owned, min(count, table.built[owned]))


def _resting_days(table: Table, _seat: Seat) -> None:
    """2. Rule: A41."""
    table.resting_days = True


def _tired_of_work(table: Table, seat: Seat) -> None:
    """3. Rule: A54."""
    stop(table, seat, StopCause.TIRED)


def _happy_birthday(table: Table, seat: Seat) -> None:
    """4. Rule: A44. All pay before anybody draws."""
    guests = table.opponents(seat)
    share = cards.BIRTHDAY // len(guests)
    short = [guest for guest in guests if table.cash[guest] < share]
    table.push(*map(Drawing, reversed(short)))
    for guest in guests:
        pay(table, guest, seat, min(share, table.cash[guest]), Reason.CARD, Card.HAPPY_BIRTHDAY)


def _tax_expired(table: Table, seat: Seat) -> None:
    """5."""
    charge(table, seat, cards.TAX, Reason.CARD, Card.TAX_EXPIRED)


def _mayor_friendship(table: Table, seat: Seat) -> None:
    """6."""
    table.push(FreeEntrance(seat, gift=False))


def _maintenance(table: Table, seat: Seat) -> None:
    """7."""
    owned = table.owned(seat)
    structures = sum(table.built[each] for each in owned)
    entrances = sum(table.entrances.count(each) for each in owned)
    amount = cards.LAND_CARE * len(owned) + cards.STRUCTURE_CARE * structures
    charge(table, seat, amount + cards.ENTRANCE_CARE * entrances, Reason.CARD, Card.MAINTENANCE)


def _interest_rates(table: Table, seat: Seat) -> None:
    """9."""
    pay(table, BANK, seat, cards.INTEREST, Reason.CARD, Card.INTEREST_RATES)


def _hooligans(table: Table, seat: Seat) -> None:
    """12. The entrance is lost before the damage is paid."""
    hotels = standing(table, table.owned(seat))
    if not hotels:
        return
    charge(table, seat, cards.DAMAGE, Reason.CARD, Card.HOOLIGANS)
    if any(table.entrances.count(owned) for owned in hotels):
        table.push(EntranceLoss(seat))


def _financial_bubble(table: Table, seat: Seat) -> None:
    """13. Rule: A52."""
    table.skips[seat] += 1
    if seat == table.turn.seat:
        table.mark(last_throw=True)
    pay(table, BANK, seat, cards.BUBBLE, Reason.CARD, Card.FINANCIAL_BUBBLE)


def _ponzi(table: Table, seat: Seat) -> None:
    """14. Rule: A43."""
    pay(table, seat, BANK, table.cash[seat], Reason.CARD, Card.PONZI)
    for other in table.opponents(seat):
        cash = table.cash[other]
        gentle = min(cards.PONZI_GENTLE, cash)
        amount = gentle if table.setup.options.gentle_ponzi else cards.one_note_of_each(cash)
        pay(table, other, seat, amount, Reason.CARD, Card.PONZI)


def _court_decision(table: Table, seat: Seat) -> None:
    """18. Rule: A48."""
    if court_hotels(table, seat):
        table.push(HotelChoice(seat, HotelPurpose.COURT))


def court_hotels(table: Table, seat: Seat) -> list[Property]:
    """Return the own hotels that the Court Decision may take a structure of.

    Rule: A48. The newest structure goes: where that is an extension, before the others.
    """
    grown = [each for each in table.owned(seat) if table.built[each] > 1 and is_extension(each, 1)]
    if table.setup.options.rulings == RULINGS[0]:
        return grown
    return [each for each in grown if is_extension(each, table.built[each] - 1)] or grown


def _mecenate(table: Table, seat: Seat) -> None:
    """19. Rule: A61."""
    gifts = [(other, cards.PATRON_GIFT) for other in table.opponents(seat)]
    gift(table, seat, gifts, Card.MECENATE)


def _beggar(table: Table, seat: Seat) -> None:
    """20. Rule: A45. Never more than one player is out while the game goes on."""
    bankrupt = next((other for other, out in enumerate(table.out) if out), NOBODY)
    if bankrupt == NOBODY:
        poorest = min(table.opponents(seat), key=table.cash.__getitem__)
        gift(table, seat, [(poorest, cards.POOREST_GIFT)], Card.BEGGAR)
        return
    may_return = table.setup.options.beggar_reentry and not table.came_back[bankrupt]
    can_give = table.setup.options.fines_eliminate or table.cash[seat] > 0
    if may_return and can_give:
        table.out[bankrupt], table.came_back[bankrupt] = False, True
        table.tiles[bankrupt] = 0
        table.tell(CameBack(bankrupt))
        _forget_bill(table, bankrupt)
    gift(table, seat, [(bankrupt if may_return else BANK, cards.BANKRUPT_GIFT)], Card.BEGGAR)


def _forget_bill(table: Table, creditor: Seat) -> None:
    """Cancel the open bill of a creditor who was out, so that it is not owed again. Rule: A34."""
    open_bill = table.postponed
    if open_bill is not None and open_bill.creditor == creditor:
        table.postponed = None
        table.tell(DebtCancelled(open_bill.seat, open_bill.amount))


EFFECTS: Final[dict[Card, Callable[[Table, Seat], None]]] = {
    Card.EARTHQUAKE: _earthquake,
    Card.RESTING_DAYS: _resting_days,
    Card.TIRED_OF_WORK: _tired_of_work,
    Card.HAPPY_BIRTHDAY: _happy_birthday,
    Card.TAX_EXPIRED: _tax_expired,
    Card.MAYOR_FRIENDSHIP: _mayor_friendship,
    Card.MAINTENANCE: _maintenance,
    Card.INTEREST_RATES: _interest_rates,
    Card.HOOLIGANS: _hooligans,
    Card.FINANCIAL_BUBBLE: _financial_bubble,
    Card.PONZI: _ponzi,
    Card.COURT_DECISION: _court_decision,
    Card.MECENATE: _mecenate,
    Card.BEGGAR: _beggar,
}
"""What plays in the player's own turn, or at once."""
