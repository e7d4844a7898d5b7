"""Events in a sentence, with every number that led to them."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine import events
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, TILE_COUNT
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.terms import (
    BANK,
    EndReason,
    Line,
    Purpose,
    Reason,
    StopCause,
)
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_title
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import dice_text, reason_text
from acquire_desktop.ui.hotel_tycoon.words.names import (
    Names,
    face_name,
    profile_name,
    property_name,
    space_name,
    tile_number,
)
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, number, translate

_THROWS: Final = {
    Purpose.RANK: "{player} threw {dice} for a profile.",
    Purpose.MOVE: "{player} threw {dice}.",
    Purpose.LEAVE: "{player} threw {dice} in the Car Park.",
    Purpose.NIGHTS: "{player} threw {dice} for the nights.",
    Purpose.EARTHQUAKE: "{player} threw {dice} for the earthquake.",
    Purpose.REST: "{player} threw {dice} to decide who goes first.",
    Purpose.PERMISSION: "{player} threw {dice} for permission to build.",
    Purpose.UPKEEP: "{player} threw {dice} for upkeep.",
}
_SIX: Final = 6
_SIXES: Final = {
    1: "{player} threw {dice}: another turn follows this one.",
    2: "{player} threw {dice}. The first six of a turn is driven and brings another throw.",
}
"""A throw with a six, by the number of dice."""
_FACES: Final = {
    Purpose.PERMISSION: "The permission die shows {face}.",
    Purpose.UPKEEP: "Upkeep: the permission die shows {face}.",
    Purpose.EARTHQUAKE: "Earthquake: the permission die shows {face}.",
}
_STOPS: Final = {
    StopCause.EXACT: "{player} stopped exactly on the start space and was parked.",
    StopCause.SIXES: "{player} threw a second six and went to the Car Park.",
    StopCause.TIRED: "{player} got tired of work and went to the Car Park.",
    StopCause.FRAMED: "{player} was framed and went to the Car Park.",
    StopCause.RESTING: "{player} stopped on the start space.",
}
_LINES: Final = {
    Line.BANK: "{player} crossed the Bank line.",
    Line.TOWN_HALL: "{player} crossed the Town Hall line.",
    Line.START: "{player} began a new lap.",
}
_ENDS: Final = {
    EndReason.BANKRUPTCIES: "The game is over: a bankruptcy ended it.",
    EndReason.CASH: "The game is over: {winner} reached the goal in cash.",
    EndReason.ROUND_LIMIT: "The game is over: the last round was played.",
}
_PAID: Final = {
    Reason.START: "{payee} began with {amount}.",
    Reason.BANK_LINE: "The Bank paid {payee} {amount} in interest.",
    Reason.LAP_BONUS: "The Bank paid {payee} {amount} for completing the first lap.",
    Reason.SKIPPED_BANKRUPTCY: "The Bank paid {payee} {amount} for a fresh start.",
    Reason.STAY: "{payer} paid {payee} {amount} for the stay.",
}
_DONE: Final[dict[type[Event], str]] = {
    events.ProfileTaken: "{player} took the profile {profile}.",
    events.TurnMissed: "{player} missed this turn.",
    events.DiceTurned: "{player} turned the dice to {dice}.",
    events.CarDrove: "{player} drove %n space(s) to {tile}.",
    events.ParkLeft: "{player} left the Car Park.",
    events.RestBegan: "{player} began to rest.",
    events.RestEnded: "Everybody had arrived, so Resting Days ended. {player} went first.",
    events.LandBought: "{player} bought the land of {hotel} from {seller}.",
    events.PermissionAsked: (
        "{player} asked for permission to build %n structure(s) at {hotel}, list price {total}."
    ),
    events.StructuresBuilt: "{player} built %n structure(s) at {hotel}.",
    events.StructuresLost: "{hotel} lost %n structure(s).",
    events.EntrancePlaced: "{player} placed an entrance of {hotel} at {tile}.",
    events.EntranceTurned: "{player} turned the entrance at {tile} from {before} to {hotel}.",
    events.EntranceRemoved: "{hotel} lost the entrance at {tile}.",
    events.EntranceGiven: "{player} gave a free entrance to {receiver}.",
    events.EntranceDiscarded: "{player} discarded a free entrance.",
    events.StayBilled: (
        "{player} slept %n night(s) at {hotel} ({owner}): {nights} × {fee} = {amount}."
    ),
    events.ClaimMissed: "{player} did not claim {amount}.",
    events.AuctionBegan: "{player} put {hotel} up for auction.",
    events.BidMade: "{player} bid {amount}.",
    events.BiddingLeft: "{player} dropped out of the auction.",
    events.BillPostponed: "{player} put off a bill of {amount}.",
    events.DebtCancelled: "{player} could not pay {amount}, and the debt was forgiven.",
    events.BankruptcySkipped: "{player} escaped bankruptcy once.",
    events.WentBankrupt: "{player} went bankrupt.",
    events.CameBack: "{player} came back into the game.",
    events.CardSwapped: "{player} discarded {card} to draw another card.",
    events.CardsDiscarded: "{player} discarded all cards: {cards}.",
    events.DeckReshuffled: "The discard pile of %n card(s) became the new deck.",
}


def event_text(event: Event, names: Names) -> str:
    """Return an event as a sentence."""
    special = _SPECIAL.get(type(event))
    if special is not None:
        return special(event, names)
    return translate("HotelLog", _DONE[type(event)], **_fields(event, names))


def sum_text(parts: Iterable[int]) -> str:
    """Return amounts with their sum: ``$1,000 + $500 = $1,500``; one alone stands by itself."""
    amounts = list(parts)
    shown = [money(part) for part in amounts]
    if len(shown) < 2:
        return "".join(shown)
    return f"{' + '.join(shown)} = {money(sum(amounts))}"


def _fields(event: Any, names: Names) -> dict[str, Any]:
    """Return the number and the texts that the placeholders of an event stand for."""
    fields: dict[str, Any] = {}
    for name, write in _USUAL.items():
        if hasattr(event, name):
            key, text = write(getattr(event, name), names)
            fields[key] = text
    more = _MORE.get(type(event))
    return fields | more(event, names) if more else fields


_USUAL: Final[dict[str, Callable[[Any, Names], tuple[str, str]]]] = {
    "seat": lambda seat, names: ("player", names.first(seat)),
    "property": lambda owned, _names: ("hotel", property_name(owned)),
    "amount": lambda amount, _names: ("amount", money(amount)),
    "tile": lambda tile, _names: ("tile", tile_number(tile)),
}
"""Under which name the field of an event stands in texts, and how it is written."""
_MORE: Final[dict[type[Event], Callable[[Any, Names], dict[str, Any]]]] = {
    events.ProfileTaken: lambda event, _names: {"profile": profile_name(event.profile)},
    events.DiceTurned: lambda event, _names: {"dice": dice_text(event.dice)},
    events.CarDrove: lambda event, _names: {
        "n": (event.tile - event.start) % TILE_COUNT,
        "tile": space_name(event.tile),
    },
    events.RestEnded: lambda event, names: {"player": names.first(event.first)},
    events.LandBought: lambda event, names: {"seller": names.within(event.seller)},
    events.PermissionAsked: lambda event, _names: {"n": event.steps, "total": money(event.total)},
    events.StructuresBuilt: lambda event, _names: {"n": event.count},
    events.StructuresLost: lambda event, _names: {"n": event.count},
    events.DeckReshuffled: lambda event, _names: {"n": event.count},
    events.EntranceTurned: lambda event, _names: {
        "before": property_name(event.before),
        "hotel": property_name(event.after),
    },
    events.EntranceGiven: lambda event, names: {"receiver": names.within(event.receiver)},
    events.StayBilled: lambda event, names: {
        "n": event.nights,
        "player": names.first(event.guest),
        "owner": names.within(event.owner),
        "nights": number(event.nights),
        "fee": money(event.amount // event.nights),
    },
    events.AuctionBegan: lambda event, names: {"player": names.first(event.seller)},
    events.CardSwapped: lambda event, _names: {"card": card_title(event.card)},
    events.CardsDiscarded: lambda event, _names: {
        "cards": join_list(list(map(card_title, event.cards)))
    },
}
"""What texts say of an event beside that."""


def _began(event: events.TurnBegan, names: Names) -> str:
    if event.seat == names.you:
        return translate("HotelLog", "Round {round}: your turn", round=number(event.round))
    return translate(
        "HotelLog", "Round {round}: {player}", round=number(event.round),
        player=names.first(event.seat),
    )  # fmt: skip


def _threw(event: events.DiceThrown, names: Names) -> str:
    if event.purpose is Purpose.MOVE and _SIX in event.dice:
        return translate("HotelLog", _SIXES[len(event.dice)], player=names.first(event.seat),
                         dice=dice_text(event.dice))  # fmt: skip
    return translate(
        "HotelLog", _THROWS[event.purpose], player=names.first(event.seat),
        dice=dice_text(event.dice),
    )  # fmt: skip


def _permission(event: events.PermissionThrown, _names: Names) -> str:
    face = face_name(event.face, is_permission=event.purpose is Purpose.PERMISSION)
    return translate("HotelLog", _FACES[event.purpose], face=face)


def _crossed(event: events.LineCrossed, names: Names) -> str:
    return translate("HotelLog", _LINES[event.line], player=names.first(event.seat))


def _parked(event: events.CarParked, names: Names) -> str:
    return translate("HotelLog", _STOPS[event.cause], player=names.first(event.seat))


def _paid(event: events.MoneyPaid, names: Names) -> str:
    if event.reason in _PAID:
        is_first = event.reason is Reason.START
        fields: dict[str, Any] = {
            "payer": names.first(event.payer),
            "payee": names.first(event.payee) if is_first else names.within(event.payee),
            "amount": money(event.amount),
        }
        return translate("HotelLog", _PAID[event.reason], **fields)
    return translate(
        "HotelLog",
        "{payer} paid {payee} {amount} {reason}.",
        payer=names.first(event.payer),
        payee=names.within(event.payee),
        amount=money(event.amount),
        reason=reason_text(event.reason, event.card),
    )


def _transferred(event: events.PropertyTransferred, names: Names) -> str:
    hotel = property_name(event.property)
    if event.buyer == BANK:
        return translate(
            "HotelLog",
            "Nobody bid for {hotel}: the Bank cleared the land, and it is for sale again.",
            hotel=hotel,
        )
    return translate(
        "HotelLog", "{player} won {hotel} in the auction.", player=names.first(event.buyer),
        hotel=hotel,
    )  # fmt: skip


def _drew(event: events.CardDrawn, names: Names) -> str:
    player = names.first(event.seat)
    if event.card is None:
        return translate("HotelLog", "{player} drew an event card.", player=player)
    return translate(
        "HotelLog", "{player} drew the event card {card}.", player=player,
        card=card_title(event.card),
    )  # fmt: skip


def _played(event: events.CardPlayed, names: Names) -> str:
    player, card = names.first(event.seat), card_title(event.card)
    if event.target == NOBODY:
        return translate(
            "HotelLog", "{player} played the event card {card}.", player=player, card=card
        )
    return translate(
        "HotelLog",
        "{player} played the event card {card} on {target}.",
        player=player,
        card=card,
        target=names.within(event.target),
    )


def _ended(event: events.GameEnded, names: Names) -> str:
    winners = [seat for seat, place in enumerate(event.places) if place == 1]
    winner = join_list([names.within(seat) for seat in winners])
    head = translate("HotelLog", _ENDS[event.reason], winner=winner)
    order = sorted(range(len(event.places)), key=lambda seat: event.places[seat])
    return join_sentences([head, *(_ranked(event, seat, names) for seat in order)])


def _ranked(event: events.GameEnded, seat: int, names: Names) -> str:
    return translate(
        "HotelLog",
        "Place {place}: {player} with {total}, and land worth {land}.",
        place=number(event.places[seat]),
        player=names.within(seat),
        total=money(event.totals[seat]),
        land=money(event.land[seat]),
    )


_SPECIAL: Final[dict[type[Event], Callable[[Any, Names], str]]] = {
    events.TurnBegan: _began,
    events.DiceThrown: _threw,
    events.PermissionThrown: _permission,
    events.LineCrossed: _crossed,
    events.CarParked: _parked,
    events.MoneyPaid: _paid,
    events.PropertyTransferred: _transferred,
    events.CardDrawn: _drew,
    events.CardPlayed: _played,
    events.GameEnded: _ended,
}
"""The events whose text depends on more than their fields."""


def list_price(owned: int, built: int) -> str:
    """Return how the list price of what stands comes about."""
    return sum_text(step.cost for step in DEEDS[owned].steps[:built])
