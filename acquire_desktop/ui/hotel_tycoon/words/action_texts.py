"""Actions on buttons: what an action is called, and what it costs or brings."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    FREE_ENTRANCE_PRICE,
    NOBODY,
    PARK_FEE,
    PARK_FINE,
    Slot,
)
from acquire_desktop.games.hotel_tycoon.engine.cards import TIP_A_SPACE
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Auction,
    BeforeThrow,
    CardWindow,
    ClaimNotice,
    Payment,
    Shortfall,
    Stay,
    StopNotice,
    SwapNotice,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.setup import PROFILE_CARDS, PROFILE_CASH
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.hotel_tycoon.words.names import (
    Names,
    profile_name,
    profile_right,
    property_name,
    step_name,
    steps_text,
    tile_name,
    tile_number,
)
from acquire_desktop.ui.kit.texts import join_sentences, money, translate


class ActionText(NamedTuple):
    """What stands on a button."""

    title: str
    detail: str = ""
    """Empty where the title says all."""


def action_text(action: Action, view: View, names: Names) -> ActionText:
    """Return what stands on the button of an action that is legal in this view."""
    return _TEXTS[type(action)](action, view, names)


def _plain(text: str) -> Callable[[Action, View, Names], ActionText]:
    def written(_action: Action, _view: View, _names: Names) -> ActionText:
        title = translate("HotelActions", _PLAIN[text])
        if text not in _DETAILS:
            return ActionText(title)
        amount = money(_AMOUNTS[text])
        return ActionText(title, translate("HotelActions", _DETAILS[text], amount=amount))

    return written


_PLAIN: Final = {
    "stay": "Stay in the Car Park",
    "leave": "Pay the fine and leave",
    "end": "End turn",
    "swap": "Discard it and draw another",
    "build": "Pay double and build",
    "half": "Pay half and build nothing",
    "sell free": "Sell the entrance",
    "claim": "Claim it",
    "postpone": "Put it off to your next turn",
}
_DETAILS: Final = {
    "stay": "Pay {amount}, and try again in your next turn.",
    "leave": "Pay {amount}, draw a card, then throw for a usual turn.",
    "sell free": "The Bank pays {amount}.",
}
_AMOUNTS: Final = {"stay": PARK_FEE, "leave": PARK_FINE, "sell free": FREE_ENTRANCE_PRICE}


def _throw(_action: Action, view: View, _names: Names) -> ActionText:
    decision = view.decision
    if isinstance(decision, Stay):
        return ActionText(translate("HotelActions", "Throw for the nights"))
    if isinstance(decision, BeforeThrow):
        return ActionText(translate("HotelActions", "Throw the dice"))
    return ActionText(translate("HotelActions", "Throw to leave the Car Park"))


def _drive(action: actions.Drive, _view: View, _names: Names) -> ActionText:
    title = translate("HotelActions", "Drive %n space(s)", n=action.pips)
    if not action.tip:
        return ActionText(title)
    cost = money(action.tip * TIP_A_SPACE)
    more = translate("HotelActions", "and %n more for {cost}", n=action.tip, cost=cost)
    return ActionText(join_sentences([title, more]))


def _pass(_action: Action, view: View, _names: Names) -> ActionText:
    match view.decision:
        case Auction():
            return ActionText(translate("HotelActions", "Bid no more"))
        case SwapNotice():
            return ActionText(translate("HotelActions", "Keep the card"))
        case StopNotice():
            return ActionText(translate("HotelActions", "Accept the stop"))
        case ClaimNotice():
            return ActionText(translate("HotelActions", "Let it go"))
        case CardWindow():
            return ActionText(translate("HotelActions", "Play no card"))
        case _:
            return ActionText(translate("HotelActions", "Discard the entrance"))


def _card(action: actions.PlayCard, view: View, names: Names) -> ActionText:
    card = card_title(action.card)
    title = translate("HotelActions", "Play {card}", card=card)
    if action.target != NOBODY:
        player = names.within(action.target)
        title = translate("HotelActions", "Play {card} on {player}", card=card, player=player)
    elif action.dice:
        dice = view.turn.dice
        turned = [7 - pips if action.dice & 1 << at else pips for at, pips in enumerate(dice)]
        shown = " ".join(map(str, turned))
        title = translate("HotelActions", "Play {card}: turn to {dice}", card=card, dice=shown)
    return ActionText(title, card_text(action.card))


def _profile(action: actions.ChooseProfile, _view: View, _names: Names) -> ActionText:
    cash = money(PROFILE_CASH[action.profile])
    cards = PROFILE_CARDS.get(action.profile, 0)
    money_and_cards = (
        translate("HotelActions", "{cash} and %n event card(s).", n=cards, cash=cash)
        if cards
        else translate("HotelActions", "{cash}.", cash=cash)
    )
    detail = join_sentences([money_and_cards, profile_right(action.profile)])
    return ActionText(profile_name(action.profile), detail)


def _land(action: actions.BuyLand, view: View, names: Names) -> ActionText:
    owned = action.property
    owner = view.owners[owned]
    price = DEEDS[owned].land
    if owner != NOBODY and view.options.half_forced_purchase:
        price //= 2
    return ActionText(
        translate(
            "HotelActions", "Buy {hotel} for {price}", hotel=property_name(owned),
            price=money(price),
        ),
        translate("HotelActions", "From {owner}. Then {cash} are left.", owner=names.within(owner),
                  cash=money(view.cash[view.seat] - price)),
    )  # fmt: skip


def _apply(action: actions.ApplyToBuild, view: View, _names: Names) -> ActionText:
    owned, built = action.property, view.built[action.property]
    deed = DEEDS[owned]
    total = deed.cost(built, action.steps)
    title = translate(
        "HotelActions",
        "{hotel}: {steps}",
        hotel=property_name(owned),
        steps=steps_text(owned, built, action.steps),
    )
    detail = translate(
        "HotelActions",
        "By the die {list} (3 in 6), {half}, {double} or refused (1 in 6 each)."
        " A night then costs {fee}.",
        list=money(total),
        half=money(total // 2),
        double=money(2 * total),
        fee=money(deed.fee(built + action.steps)),
    )
    return ActionText(title, detail)


def _double(_action: Action, view: View, _names: Names) -> ActionText:
    total = view.decision.total if isinstance(view.decision, Shortfall) else 0
    return ActionText(translate("HotelActions", _PLAIN["build"]), money(2 * total))


def _half(_action: Action, view: View, _names: Names) -> ActionText:
    total = view.decision.total if isinstance(view.decision, Shortfall) else 0
    return ActionText(translate("HotelActions", _PLAIN["half"]), money(total // 2))


def _free(action: actions.BuildFree, view: View, _names: Names) -> ActionText:
    owned = action.property
    built = view.built[owned]
    title = translate(
        "HotelActions", "{hotel}: {steps}", hotel=property_name(owned),
        steps=step_name(owned, built),
    )  # fmt: skip
    fee = money(DEEDS[owned].fee(built + 1))
    return ActionText(
        title, translate("HotelActions", "Free of charge. A night then costs {fee}.", fee=fee)
    )


def _place(
    action: actions.BuyEntrance | actions.PlaceEntrance, view: View, _names: Names
) -> ActionText:
    owned = action.property
    title = translate(
        "HotelActions",
        "Entrance of {hotel} at {tile}",
        hotel=property_name(owned),
        tile=tile_number(action.tile),
    )
    fee = money(DEEDS[owned].fee(view.built[owned]))
    is_first = BOARD[action.tile].slot_of(owned) is Slot.RESERVED
    nights = translate("HotelActions", "A night costs {fee} there.", fee=fee)
    reserved = translate("HotelActions", "The first one stands on the starred side.")
    detail = join_sentences([nights, reserved]) if is_first else nights
    if isinstance(action, actions.BuyEntrance):
        cost = translate("HotelActions", "It costs {price}.", price=money(DEEDS[owned].entrance))
        detail = join_sentences([cost, detail])
    return ActionText(title, detail)


def _turn(action: actions.TurnEntrance, view: View, _names: Names) -> ActionText:
    held = view.entrances[action.tile]
    title = translate("HotelActions", "Turn the entrance at {tile}", tile=tile_number(action.tile))
    detail = translate(
        "HotelActions", "{hotel} loses it, and it becomes yours.", hotel=property_name(held)
    )
    return ActionText(title, detail)


def _give(action: actions.GiveEntrance, _view: View, names: Names) -> ActionText:
    title = translate(
        "HotelActions", "Give the entrance to {player}", player=names.within(action.seat)
    )
    return ActionText(title)


def _sell(action: actions.SellStructure, view: View, _names: Names) -> ActionText:
    owned, built = action.property, view.built[action.property]
    title = translate(
        "HotelActions",
        "Sell {structure} of {hotel} for {price}",
        structure=step_name(owned, built - 1),
        hotel=property_name(owned),
        price=money(DEEDS[owned].steps[built - 1].cost // 2),
    )
    return ActionText(title, _loss(owned, built - 1))


def _loss(owned: int, left: int) -> str:
    if not left:
        return translate("HotelActions", "All its entrances are sold, too.")
    return translate("HotelActions", "A night then costs {fee}.", fee=money(DEEDS[owned].fee(left)))


def _sell_entrance(action: actions.SellEntrance, view: View, _names: Names) -> ActionText:
    owned = view.entrances[action.tile]
    title = translate(
        "HotelActions",
        "Sell the entrance of {hotel} at {tile} for {price}",
        hotel=property_name(owned),
        tile=tile_number(action.tile),
        price=money(DEEDS[owned].entrance),
    )
    return ActionText(title)


def _auction(action: actions.AuctionProperty, view: View, _names: Names) -> ActionText:
    owned = action.property
    deed, entrances = DEEDS[owned], view.entrances.count(owned)
    least = (deed.land + deed.built_costs[view.built[owned]]) // 2 + entrances * deed.entrance
    title = translate("HotelActions", "Put {hotel} up for auction", hotel=property_name(owned))
    detail = translate(
        "HotelActions", "If nobody bids, the Bank pays {price} and pulls it down.",
        price=money(least),
    )  # fmt: skip
    return ActionText(title, detail)


def _bid(action: actions.Bid, view: View, _names: Names) -> ActionText:
    left = money(view.cash[view.seat] - action.amount)
    return ActionText(
        translate("HotelActions", "Bid {amount}", amount=money(action.amount)),
        translate("HotelActions", "Then {cash} are left.", cash=left),
    )


def _pay(_action: Action, view: View, _names: Names) -> ActionText:
    due = view.decision.amount if isinstance(view.decision, Payment) else 0
    amount = min(due, view.cash[view.seat])
    return ActionText(translate("HotelActions", "Pay {amount}", amount=money(amount)))


def _hotel(action: actions.ChooseHotel, view: View, names: Names) -> ActionText:
    owner = view.owners[action.property]
    stands = steps_text(action.property, 0, view.built[action.property])
    detail = translate(
        "HotelActions", "{owner}: {structures}.", owner=names.first(owner), structures=stands
    )
    return ActionText(property_name(action.property), detail)


def _lose(action: actions.LoseEntrance, view: View, _names: Names) -> ActionText:
    hotel = property_name(view.entrances[action.tile])
    return ActionText(
        translate(
            "HotelActions", "Entrance of {hotel} at {tile}", hotel=hotel,
            tile=tile_name(action.tile),
        )
    )  # fmt: skip


_TEXTS: Final[dict[type[Action], Callable[[Any, View, Names], ActionText]]] = {
    actions.ThrowDice: _throw,
    actions.Drive: _drive,
    actions.StayParked: _plain("stay"),
    actions.LeavePark: _plain("leave"),
    actions.EndTurn: _plain("end"),
    actions.Pass: _pass,
    actions.PlayCard: _card,
    actions.SwapCard: _plain("swap"),
    actions.ChooseProfile: _profile,
    actions.BuyLand: _land,
    actions.ApplyToBuild: _apply,
    actions.Build: _double,
    actions.PayHalf: _half,
    actions.BuildFree: _free,
    actions.BuyEntrance: _place,
    actions.PlaceEntrance: _place,
    actions.TurnEntrance: _turn,
    actions.SellFreeEntrance: _plain("sell free"),
    actions.GiveEntrance: _give,
    actions.SellStructure: _sell,
    actions.SellEntrance: _sell_entrance,
    actions.AuctionProperty: _auction,
    actions.Bid: _bid,
    actions.Claim: _plain("claim"),
    actions.Pay: _pay,
    actions.Postpone: _plain("postpone"),
    actions.ChooseHotel: _hotel,
    actions.LoseEntrance: _lose,
}
