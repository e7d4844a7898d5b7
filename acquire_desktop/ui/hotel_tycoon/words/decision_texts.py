"""Decisions in a sentence: what is asked now, to who decides and to the others."""

from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine import decisions
from acquire_desktop.games.hotel_tycoon.engine.actions import ApplyToBuild
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, PARK_FEE, Property
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision, HotelPurpose
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.terms import Reason, StopCause
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import MOST_UPKEEP, upkeep_is_due
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_title
from acquire_desktop.ui.hotel_tycoon.words.names import (
    Names,
    property_name,
    space_name,
)
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, number, translate

_ASKED: Final = {
    decisions.ProfileChoice: "Which profile do you take?",
    decisions.BeforeThrow: "Your turn to throw.",
    decisions.ParkedTurn: "You are in the Car Park. A six lets you leave.",
    decisions.ParkChoice: "No six. Do you stay in the Car Park or pay the fine to leave?",
    decisions.MoveChoice: "You threw {dice}. How far do you drive?",
    decisions.Stay: "You stay at {hotel}, which belongs to {owner}.",
    decisions.Payment: "You owe {creditor} {amount} {reason}.",
    decisions.SpaceMenu: "You are on {tile}. What do you do?",
    decisions.Shortfall: "{hotel} costs double: {double}.",
    decisions.FreeEntrance: "You have a free entrance. Where does it go?",
    decisions.SwapNotice: "You drew {card}.",
    decisions.LapCard: "A new lap: play one of your starting cards.",
    decisions.EntranceLoss: "Hooligans: which entrance do you lose?",
    decisions.GameOver: "The game is over.",
}
_MORE: Final = {
    decisions.ParkChoice: "To stay costs {fee}, and your hotels stay closed.",
    decisions.Stay: "A night costs {fee}.",
    decisions.ClaimNotice: "Claim it before the next throw.",
    decisions.SwapNotice: "As the holding company you may swap one card per game.",
}
"""What else there is to know, below the question."""
_STOPS: Final = {
    StopCause.EXACT: "You stop exactly on the start space and are parked.",
    StopCause.SIXES: "A second six: you go to the Car Park.",
    StopCause.TIRED: "Tired of Work: you go to the Car Park.",
    StopCause.FRAMED: "You were framed and go to the Car Park.",
    StopCause.RESTING: "Resting Days: you stop on the start space.",
}
_WINDOWS: Final = {
    Card.FRAMED: "{mover} is about to throw. Do you play {card}?",
    Card.MIND_CONTROL: "{mover} threw {dice}. Do you play {card}?",
    Card.ANTITRUST: "{mover} crosses the Bank line and would get {amount}. Do you play {card}?",
}
"""What happens when a card may be played."""
_CLAIMS: Final = {
    True: "The Bank owes you {amount} for crossing its line.",
    False: "{guest} owes you {amount} for the stay at {hotel}.",
}
"""By whether the Bank owes it, or a guest."""
_HOTELS: Final = {
    HotelPurpose.QUAKE: "Earthquake: which hotel loses %n structure(s)?",
    HotelPurpose.QUAKE_WHOLE: "Earthquake: which of your hotels loses everything?",
    HotelPurpose.QUAKE_OTHER: "Earthquake: which other hotel loses its newest structure?",
    HotelPurpose.COURT: "Court Decision: which hotel sells its newest structure?",
}
_REASONS: Final = {
    Reason.START: "at the beginning",
    Reason.BANK_LINE: "for crossing the Bank line",
    Reason.LAP_BONUS: "for the first lap",
    Reason.PARK_FEE: "for the Car Park",
    Reason.PARK_FINE: "for leaving the Car Park",
    Reason.LAND: "for land",
    Reason.BUILDING: "for building",
    Reason.HALF_FINE: "for giving up a permission",
    Reason.UPKEEP: "for upkeep",
    Reason.FREE_PHASE: "for complete hotels",
    Reason.ENTRANCE: "for an entrance",
    Reason.FREE_ENTRANCE: "for a free entrance",
    Reason.STAY: "for the stay",
    Reason.STRUCTURE_SOLD: "for a structure",
    Reason.ENTRANCE_SOLD: "for an entrance",
    Reason.AUCTION: "in the auction",
    Reason.POSTPONED: "for a bill that was put off",
    Reason.SKIPPED_BANKRUPTCY: "for a fresh start",
    Reason.CARD: "because of an event card",
}
_AT_WINDOWS: Final = {
    Card.FRAMED: "{player} is about to throw.",
    Card.MIND_CONTROL: "{player} chooses how far to drive.",
    Card.ANTITRUST: "{player} crosses the Bank line.",
}
"""What the others read while cards may be played, by the card of the moment."""
_AT_OWN_WINDOWS: Final = {
    Card.FRAMED: "Your turn to throw.",
    Card.MIND_CONTROL: "You threw {dice}.",
    Card.ANTITRUST: "You cross the Bank line.",
}
"""What the mover reads then."""
_WAITING: Final = {
    decisions.ProfileChoice: "{player} chooses a profile.",
    decisions.BeforeThrow: "{player} is about to throw.",
    decisions.ParkedTurn: "{player} is in the Car Park and about to throw.",
    decisions.ParkChoice: "{player} decides whether to leave the Car Park.",
    decisions.MoveChoice: "{player} chooses how far to drive.",
    decisions.StopNotice: "{player} has to stop on the start space.",
    decisions.Stay: "{player} stays at a hotel.",
    decisions.ClaimNotice: "{player} may claim money.",
    decisions.Payment: "{player} has a bill to pay.",
    decisions.SpaceMenu: "{player} decides what to do.",
    decisions.Shortfall: "{player} is short of money for a permission.",
    decisions.FreeEntrance: "{player} has a free entrance.",
    decisions.Auction: "{player} may bid.",
    decisions.SwapNotice: "{player} may swap a card.",
    decisions.LapCard: "{player} plays a starting card.",
    decisions.HotelChoice: "{player} chooses a hotel.",
    decisions.EntranceLoss: "{player} loses an entrance.",
    decisions.GameOver: "The game is over.",
}


def reason_text(reason: Reason, card: Card | None = None) -> str:
    """Return the reason for a payment, after an amount."""
    if card is None:
        return translate("HotelReasons", _REASONS[reason])
    return translate("HotelReasons", "because of the event card {card}", card=card_title(card))


def dice_text(dice: tuple[int, ...]) -> str:
    """Return the pips of some dice as a list in words."""
    return join_list([number(pips) for pips in dice])


def question(view: View, names: Names) -> str:
    """Return the question for the seat whose view this is."""
    match view.decision:
        case decisions.StopNotice(_, cause):
            return translate("HotelQuestions", _STOPS[cause])
        case decisions.HotelChoice(_, purpose, count):
            return translate("HotelQuestions", _HOTELS[purpose], n=count)
        case decisions.Auction() as auction:
            return _auction(auction, names)
        case decisions.BeforeThrow(seat) if names.you == NOBODY:
            player = names.first(seat)
            return translate("HotelQuestions", "{player}, your turn to throw.", player=player)
        case decisions.SpaceMenu(seat) if view.resting[seat]:
            return translate(
                "HotelQuestions", "Resting Days: your car waits until all cars are at the start."
            )
        case decisions.SpaceMenu(seat) if view.parked[seat]:
            return translate(
                "HotelQuestions", "Your car is parked. On your next turn, a six lets you leave."
            )
        case decisions.CardWindow(card) as window:
            fields = _fields(window, view, names)
            return translate("HotelQuestions", _WINDOWS[card], **fields)
        case decisions.Payment(creditor=creditor) as bill if creditor == NOBODY:
            fields = _fields(bill, view, names)
            return translate("HotelQuestions", "You owe the Bank {amount} {reason}.", **fields)
        case decisions.ClaimNotice(_, _, guest) as claim:
            fields = _fields(claim, view, names)
            return translate("HotelQuestions", _CLAIMS[guest == NOBODY], **fields)
        case decision:
            fields = _fields(decision, view, names)
            return translate("HotelQuestions", _ASKED[type(decision)], **fields)


def more(view: View, names: Names) -> str:
    """Return further facts for a decision, or an empty text; for the others, who decides."""
    decision = view.decision
    if not view.legal:
        if not isinstance(decision, decisions.Auction):
            return ""
        seller = names.within(decision.seller)
        put_up = translate("HotelQuestions", "Put up for auction by {seller}.", seller=seller)
        return join_sentences([put_up, _mover_text(view, names)])
    if isinstance(decision, decisions.SpaceMenu) and upkeep_is_due(view):
        return translate(
            "HotelQuestions",
            "Ask for permission, or a die sets what upkeep costs: {most} at most."
            if any(isinstance(each, ApplyToBuild) for each in view.legal)
            else "A die sets what upkeep costs: {most} at most.",
            most=money(MOST_UPKEEP),
        )
    if isinstance(decision, decisions.Auction):
        return _lot_text(view, decision.lot)
    if isinstance(decision, decisions.Shortfall):
        return _shortfall_text(decision, view.cash[decision.seat])
    if isinstance(decision, decisions.Payment):
        return _bill_text(decision, view)
    if type(decision) not in _MORE:
        return ""
    fields = _fields(decision, view, names)
    return translate("HotelQuestions", _MORE[type(decision)], **fields)


def waiting(view: View, names: Names) -> str:
    """Return the text for the others while a seat decides."""
    decision = view.decision
    if isinstance(decision, decisions.Auction):
        return _auction(decision, names)
    return _mover_text(view, names)


def _mover_text(view: View, names: Names) -> str:
    """Return the name of the player who decides, in a sentence.

    While cards may be played it is the mover's: who is asked goes by, and the text stays.
    """
    decision = view.decision
    if isinstance(decision, decisions.CardWindow):
        if decision.mover == names.you:
            fields: dict[str, Any] = {"dice": dice_text(view.turn.dice)}
            return translate("HotelQuestions", _AT_OWN_WINDOWS[decision.card], **fields)
        player = names.first(decision.mover)
        return translate("HotelQuestions", _AT_WINDOWS[decision.card], player=player)
    if decision.seat == names.you:  # else it would be a question
        return translate("HotelQuestions", "The computer decides for you.")
    player = names.first(decision.seat)
    return translate("HotelQuestions", _WAITING[type(decision)], player=player)


def _bill_text(bill: decisions.Payment, view: View) -> str:
    """Return the nights of a stay that is billed now, the cash, and what is missing."""
    texts, cash = [], view.cash[bill.seat]
    held = view.entrances[view.tiles[bill.seat]]
    if bill.reason is Reason.STAY and not bill.postponed and held != NOBODY:
        nights = bill.amount // DEEDS[held].fee(view.built[held])
        texts.append(
            translate("HotelQuestions", "%n night(s) at {hotel}.", n=nights,
                      hotel=property_name(held))
        )  # fmt: skip
    texts.append(translate("HotelQuestions", "You have {cash}.", cash=money(cash)))
    if cash < bill.amount:
        missing = money(bill.amount - cash)
        texts.append(translate("HotelQuestions", "You need {amount} more.", amount=missing))
    return join_sentences(texts)


def _shortfall_text(short: decisions.Shortfall, cash: int) -> str:
    """Return whether the cash is enough by now."""
    missing = 2 * short.total - cash
    return translate(
        "HotelQuestions",
        "You need {missing} more for %n structure(s)."
        if missing > 0
        else "You have {cash} for %n structure(s).",
        n=short.steps,
        missing=money(missing),
        cash=money(cash),
    )


def _lot_text(view: View, lot: Property) -> str:
    """Return the value of a property that is put up for auction."""
    deed, built = DEEDS[lot], view.built[lot]
    land = money(deed.land)
    if not built:
        return translate("HotelQuestions", "Bare land, list price {land}.", land=land)
    return translate(
        "HotelQuestions",
        "Land {land}, structures {price}; %n entrance(s), {fee} a night.",
        n=view.entrances.count(lot),
        land=land,
        price=money(deed.built_costs[built]),
        fee=money(deed.fee(built)),
    )


def _auction(auction: decisions.Auction, names: Names) -> str:
    hotel = property_name(auction.lot)
    if auction.leader == NOBODY:
        return translate("HotelQuestions", "{hotel} is up for auction: no bid yet.", hotel=hotel)
    return translate(
        "HotelQuestions",
        "{hotel}: {amount} bid by {leader}.",
        hotel=hotel,
        amount=money(auction.bid),
        leader=names.within(auction.leader),
    )


def _fields(decision: Decision, view: View, names: Names) -> dict[str, Any]:
    """Return the values of the placeholders of a question."""
    cash = view.cash[decision.seat]
    fields: dict[str, Any] = {"cash": money(cash), "fee": money(PARK_FEE)}
    match decision:
        case decisions.MoveChoice():
            fields["dice"] = dice_text(view.turn.dice)
        case decisions.CardWindow(card, mover):
            fields |= {"mover": names.first(mover), "card": card_title(card)}
            fields |= {"dice": dice_text(view.turn.dice), "amount": money(view.options.interest)}
        case decisions.Stay(_, owner, held):
            fee = DEEDS[held].fee(view.built[held])
            fields |= {"hotel": property_name(held), "owner": names.within(owner)}
            fields["fee"] = money(fee)
        case decisions.ClaimNotice(_, amount, guest, held):
            fields["amount"] = money(amount)
            if guest != NOBODY:
                fields |= {"guest": names.first(guest), "hotel": property_name(held)}
        case decisions.Payment(_, amount, creditor, _, reason, card=card):
            fields |= {"amount": money(amount), "creditor": names.within(creditor)}
            fields["reason"] = reason_text(reason, card)
        case decisions.SpaceMenu(seat):
            fields["tile"] = space_name(view.tiles[seat])
        case decisions.Shortfall(_, owned, _, total):
            fields |= {"double": money(2 * total), "hotel": property_name(owned)}
        case decisions.SwapNotice(_, card) if card is not None:
            fields["card"] = card_title(card)
    return fields
