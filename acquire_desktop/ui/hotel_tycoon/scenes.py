"""Scenes: stays, cards, permissions and what somebody loses, as pictures and words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine import events
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    EntranceLoss,
    HotelChoice,
    Payment,
    Shortfall,
    SwapNotice,
)
from acquire_desktop.games.hotel_tycoon.engine.terms import Face, Purpose, Reason
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.hotel_tycoon.words.event_texts import event_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names, face_name, property_name, tile_number
from acquire_desktop.ui.kit.texts import join_facts, money, number, translate

_RESULTS: Final = (
    *(events.StructuresLost, events.EntranceRemoved, events.CarParked, events.CameBack),
    *(events.DiceTurned, events.DebtCancelled),
)
"""What a scene tells of the results of a card beside the money."""
_MAY_PASS: Final = (Card.EARTHQUAKE, Card.MAINTENANCE, Card.HOOLIGANS, Card.COURT_DECISION)
"""What happens to nobody who owns too little for it."""
_Transfer = tuple[Seat, Seat, int]
"""Payer, payee and dollars."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a scene; what is empty has no line."""

    title: str
    text: str = ""
    result: str = ""
    """What came of it, above all in money; a line each."""
    foot: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture with words that lies over the board for a while."""

    say: Callable[[], Words]
    """Returns the words in the language of now."""
    has_card: bool = False
    card: Card | None = None
    """The event card; None for one that lies face down."""
    nights: int = 0
    dice: tuple[int, ...] = ()
    face: Face | None = None
    """Of the permission die."""
    seats: tuple[Seat, ...] = ()
    """Who loses something, and who gets it."""


def scenes_of(told: Sequence[Any], view: View, names: Names) -> list[Scene]:
    """Return the scenes of what happened in a step.

    Args:
        told: Events as the seat on screen saw them, and notes of the session.
        view: What that seat knows after them.
        names: Of the players.
    """
    return [
        scene
        for at, event in enumerate(told)
        if (make := _MAKERS.get(type(event))) is not None
        and (scene := make(told, at, view, names)) is not None
    ]


def _stay(told: Sequence[Any], at: int, _view: View, names: Names) -> Scene:
    stay: events.StayBilled = told[at]

    def say() -> Words:
        hotel = property_name(stay.property)
        return Words(
            title=translate("HotelStay", "{guest} at {hotel}", guest=names.first(stay.guest),
                            hotel=hotel),
            result=translate("HotelStay", "{nights} × {fee} = {amount}",
                             nights=number(stay.nights), fee=money(stay.amount // stay.nights),
                             amount=money(stay.amount)),
            foot=translate("HotelStay", "%n night(s), for {owner}", n=stay.nights,
                           owner=names.within(stay.owner)),
        )  # fmt: skip

    return Scene(say, nights=stay.nights)


def _played(told: Sequence[Any], at: int, view: View, names: Names) -> Scene:
    """Show a card that acts, with what it does to whose money."""
    played: events.CardPlayed = told[at]
    results = _until_next_card(told, at)
    dice = [each for each in results if isinstance(each, events.DiceThrown)]
    faces = [each for each in results if isinstance(each, events.PermissionThrown)]
    is_drawn = at > 0 and isinstance(told[at - 1], events.CardDrawn)
    transfers = _transfers(results, view, played.card)
    is_asked = any(isinstance(each, HotelChoice | EntranceLoss) for each in view.flow)

    def say() -> Words:
        shown = [event_text(each, names) for each in results if isinstance(each, _RESULTS)]
        came_of_it = [*_money_texts(transfers, names), *shown]
        if not came_of_it and played.card in _MAY_PASS and not is_asked:
            came_of_it = [translate("HotelScene", "This time nothing happens.")]
        return Words(
            card_title(played.card),
            card_text(played.card, view.options),
            "\n".join(came_of_it),
            _who(played, names, is_drawn=is_drawn),
        )

    return Scene(
        say,
        has_card=True,
        card=played.card,
        dice=dice[0].dice if dice and dice[0].purpose is Purpose.EARTHQUAKE else (),
        face=faces[0].face if faces and faces[0].purpose is Purpose.EARTHQUAKE else None,
    )


def _until_next_card(told: Sequence[Any], at: int) -> Sequence[Any]:
    """Return what happened after a card, before the next card or turn."""
    ends = (events.CardPlayed, events.CardDrawn, events.TurnBegan)
    found = (end for end in range(at + 1, len(told)) if isinstance(told[end], ends))
    return told[at + 1 : next(found, len(told))]


def _transfers(results: Sequence[Any], view: View, card: Card) -> list[_Transfer]:
    """Return what was paid and what is owed by a card."""
    paid = [
        (each.payer, each.payee, each.amount)
        for each in results
        if isinstance(each, events.MoneyPaid) and each.card is card
    ]
    owed = [
        (each.seat, each.creditor, each.amount)
        for each in reversed(view.flow)
        if isinstance(each, Payment) and each.card is card and not each.postponed
    ]
    return paid + owed


def _money_texts(transfers: Sequence[_Transfer], names: Names) -> list[str]:
    """Return who pays whom how much: those with one payer, or one payee, in one sentence."""
    texts = []
    rest = list(transfers)
    while rest:
        payer, payee, _ = rest[0]
        same = [each for each in rest if each[1] == payee]
        if len(same) > 1:
            who = translate("HotelScene", "all opponents"), names.within(payee)
        else:
            same = [each for each in rest if each[0] == payer and payer != NOBODY]
            same = same if len(same) > 1 else rest[:1]
            everybody = translate("HotelScene", "all opponents")
            who = names.within(payer), everybody if len(same) > 1 else names.within(payee)
        rest = [each for each in rest if each not in same]
        fields: dict[str, Any] = {
            "amount": money(sum(each[2] for each in same)), "payer": who[0], "payee": who[1]
        }  # fmt: skip
        if len({each[2] for each in same}) == 1:
            text = translate("HotelScene", "{amount} from {payer} to {payee}.", **fields)
        else:  # by each payer
            parts = join_facts([f"{names.first(each[0])} {money(each[2])}" for each in same])
            text = translate("HotelScene", "{amount} to {payee}: {parts}.", parts=parts, **fields)
        texts.append(text)
    return texts


def _who(played: events.CardPlayed, names: Names, *, is_drawn: bool) -> str:
    player = names.first(played.seat)
    if is_drawn:
        return translate("HotelScene", "{player} drew this card.", player=player)
    if played.target == NOBODY:
        return translate("HotelScene", "{player} played this card.", player=player)
    return translate("HotelScene", "{player} played this card on {target}.", player=player,
                     target=names.within(played.target))  # fmt: skip


def _kept(told: Sequence[Any], at: int, view: View, names: Names) -> Scene | None:
    """Show a card that goes to the hand: its face only to those who may see it."""
    drawn: events.CardDrawn = told[at]
    after = told[at + 1] if at + 1 < len(told) else None
    is_shown = isinstance(after, events.CardPlayed | events.CardSwapped)
    is_asked = any(isinstance(each, SwapNotice) and each.seat == drawn.seat for each in view.flow)
    is_dealt = any(isinstance(each, events.ProfileTaken) for each in told[:at])
    if is_shown or is_asked or is_dealt:
        return None  # it acts, may still be swapped, or belongs to the set-up

    def say() -> Words:
        foot = translate("HotelScene", "{player} drew this card and kept it.",
                         player=names.first(drawn.seat))  # fmt: skip
        if drawn.card is not None:
            text = card_text(drawn.card, view.options)
            return Words(card_title(drawn.card), text, foot=foot)
        title = translate("HotelScene", "An event card")
        text = translate("HotelScene", "Nobody else sees it before it is played.")
        return Words(title, text, foot=foot)

    return Scene(say, has_card=True, card=drawn.card)


def _permission(told: Sequence[Any], at: int, view: View, names: Names) -> Scene | None:
    """Show the permission die, and what it costs."""
    thrown: events.PermissionThrown = told[at]
    if thrown.purpose is Purpose.EARTHQUAKE:
        return None
    is_permission = thrown.purpose is Purpose.PERMISSION
    asked = [each for each in told[:at] if isinstance(each, events.PermissionAsked)]
    price = _price(told[at:], view)

    def say() -> Words:
        if is_permission and asked:
            title = translate("HotelScene", "Permission to build at {hotel}",
                              hotel=property_name(asked[-1].property))  # fmt: skip
        else:
            title = translate("HotelScene", "Upkeep of the land here")
        result = money(price) if price else translate("HotelScene", "Nothing to pay")
        if price and not is_permission:
            result = _money_texts([_upkeep(thrown, price)], names)[0]
        foot = face_name(thrown.face, is_permission=True) if is_permission else ""
        return Words(title, result=result, foot=foot)

    return Scene(say, face=thrown.face)


def _upkeep(thrown: events.PermissionThrown, price: int) -> _Transfer:
    """Return who pays for upkeep: with an H the Bank does. Rule: R9."""
    is_gain = thrown.face is Face.HALF
    return (NOBODY, thrown.seat, price) if is_gain else (thrown.seat, NOBODY, price)


def _land(told: Sequence[Any], at: int, _view: View, names: Names) -> Scene | None:
    """Show a plot that one player takes from another."""
    bought: events.LandBought = told[at]
    if bought.seller == NOBODY:
        return None

    def say() -> Words:
        return Words(
            property_name(bought.property),
            result=_taken(bought.seller, bought.seat, names),
            foot=translate("HotelScene", "A bare plot can't be refused."),
        )

    return Scene(say, seats=(bought.seller, bought.seat))


def _turned(told: Sequence[Any], at: int, view: View, names: Names) -> Scene | None:
    """Show an entrance that one player takes from another."""
    turned: events.EntranceTurned = told[at]
    loser = view.owners[turned.before]
    if loser in (NOBODY, turned.seat):
        return None

    def say() -> Words:
        return Words(
            property_name(turned.after),
            result=_taken(loser, turned.seat, names),
            foot=translate(
                "HotelScene", "Turned around: the entrance at {tile}", tile=tile_number(turned.tile)
            ),
        )

    return Scene(say, seats=(loser, turned.seat))


def _taken(loser: Seat, seat: Seat, names: Names) -> str:
    return translate("HotelScene", "{player} took it from {loser}.", player=names.first(seat),
                     loser=names.within(loser))  # fmt: skip


def _price(after: Sequence[Any], view: View) -> int:
    """Return the dollars that a throw of the permission die costs or brings."""
    reasons = (Reason.BUILDING, Reason.UPKEEP)
    paid = [
        each.amount
        for each in after
        if isinstance(each, events.MoneyPaid) and each.reason in reasons
    ]
    if paid:
        return paid[0]
    match view.decision:
        case Payment(amount=amount, reason=Reason.UPKEEP):
            return amount
        case Shortfall(total=total):
            return 2 * total
        case _:
            return 0


_MAKERS: Final[dict[type, Callable[..., Scene | None]]] = {
    events.StayBilled: _stay,
    events.CardPlayed: _played,
    events.CardDrawn: _kept,
    events.PermissionThrown: _permission,
    events.LandBought: _land,
    events.EntranceTurned: _turned,
}
"""What is shown over the board; the log alone tells the rest."""
