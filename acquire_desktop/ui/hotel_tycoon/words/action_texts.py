"""Actions on buttons: what an action is called, and what it costs or brings."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import (
    FREE_ENTRANCE_PRICE,
    NOBODY,
    PARK_FINE,
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
from acquire_desktop.games.hotel_tycoon.engine.setup import PROFILE_CARDS, PROFILE_CASH
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.words import property_texts
from acquire_desktop.ui.hotel_tycoon.words.button_text import ActionText
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import dice_text
from acquire_desktop.ui.hotel_tycoon.words.names import (
    Names,
    profile_name,
    profile_right,
)
from acquire_desktop.ui.kit.texts import join_sentences, money, number, translate


def action_text(action: Action, view: View, names: Names) -> ActionText:
    """Return the text of the button of an action that is legal in this view."""
    return _TEXTS[type(action)](action, view, names)


def _plain(action: Action, _view: View, _names: Names) -> ActionText:
    return ActionText(translate("HotelActions", _TITLES[type(action)]))


_TITLES: Final[dict[type[Action], str]] = {
    actions.StayParked: "Stay in the Car Park",
    actions.EndTurn: "End turn",
    actions.SwapCard: "Discard it and draw another",
    actions.Wait: "Ask me again later in this turn",
    actions.Postpone: "Put it off until your next turn",
}


def _sell_free(_action: Action, _view: View, _names: Names) -> ActionText:
    price = translate("HotelActions", "The Bank pays {amount}.", amount=money(FREE_ENTRANCE_PRICE))
    return ActionText(translate("HotelActions", "Sell the entrance"), price)


def _leave_park(_action: Action, view: View, _names: Names) -> ActionText:
    detail = translate(
        "HotelActions",
        "Pay {amount}, draw a card, then throw for a normal turn."
        if view.options.events
        else "Pay {amount}, then throw for a normal turn.",
        amount=money(PARK_FINE),
    )
    return ActionText(translate("HotelActions", "Pay the fine and leave"), detail)


def _throw(_action: Action, view: View, _names: Names) -> ActionText:
    decision = view.decision
    if isinstance(decision, Stay):
        return ActionText(translate("HotelActions", "Throw for the nights"))
    if isinstance(decision, BeforeThrow):
        return ActionText(translate("HotelActions", "Throw"))
    return ActionText(translate("HotelActions", "Throw to leave the Car Park"))


def _drive(action: actions.Drive, _view: View, _names: Names) -> ActionText:
    title = drive_title((action.pips,))
    if not action.tip:
        return ActionText(title)
    cost = money(action.tip * TIP_A_SPACE)
    more = translate("HotelActions", "and %n more for {cost}", n=action.tip, cost=cost)
    return ActionText(join_sentences([title, more]))


def drive_title(pips: Sequence[int]) -> str:
    """Return how far a car drives; for drives that end on one space all of them."""
    if len(pips) == 1:
        return translate("HotelActions", "Drive %n space(s)", n=pips[0])
    spaces = "/".join(map(number, pips))
    return translate("HotelActions", "Drive {spaces} spaces", spaces=spaces)


def _pass(_action: Action, view: View, _names: Names) -> ActionText:
    match view.decision:
        case Auction():
            return ActionText(translate("HotelActions", "Stop bidding"))
        case SwapNotice():
            return ActionText(translate("HotelActions", "Keep the card"))
        case StopNotice():
            return ActionText(translate("HotelActions", "Accept it"))
        case ClaimNotice(_, amount):
            lost = translate("HotelActions", "You give up {amount}.", amount=money(amount))
            return ActionText(translate("HotelActions", "Don't claim it"), lost)
        case CardWindow(may_wait=True):
            return ActionText(translate("HotelActions", "Play no card in this turn"))
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
        title = translate(
            "HotelActions",
            "Play {card}: turn the dice to {dice}",
            card=card,
            dice=dice_text(tuple(turned)),
        )
    return ActionText(title, card_text(action.card, view.options))


def _profile(action: actions.ChooseProfile, view: View, _names: Names) -> ActionText:
    cash = money(PROFILE_CASH[action.profile] + view.options.extra_cash)
    cards = PROFILE_CARDS.get(action.profile, 0) if view.options.events else 0
    money_and_cards = (
        translate("HotelActions", "{cash} and %n event card(s).", n=cards, cash=cash)
        if cards
        else translate("HotelActions", "{cash}.", cash=cash)
    )
    right = profile_right(action.profile, has_cards=view.options.events)
    detail = join_sentences([money_and_cards, right]) if right else money_and_cards
    return ActionText(profile_name(action.profile), detail)


def _give(action: actions.GiveEntrance, _view: View, names: Names) -> ActionText:
    title = translate(
        "HotelActions", "Give the entrance to {player}", player=names.within(action.seat)
    )
    return ActionText(title)


def _double(_action: Action, view: View, _names: Names) -> ActionText:
    total = view.decision.total if isinstance(view.decision, Shortfall) else 0
    title = translate("HotelActions", "Pay {amount} and build", amount=money(2 * total))
    detail = translate("HotelActions", "Double the list price of {price}.", price=money(total))
    return ActionText(title, join_sentences([detail, property_texts.cash_left(view, 2 * total)]))


def _half(_action: Action, view: View, _names: Names) -> ActionText:
    total = view.decision.total if isinstance(view.decision, Shortfall) else 0
    half = total // 2
    title = translate("HotelActions", "Pay {amount} and build nothing", amount=money(half))
    detail = translate("HotelActions", "Half of the list price of {price}.", price=money(total))
    # A card may have taken the money for it; then it is a bill.
    left = [property_texts.cash_left(view, half)] if half <= view.cash[view.seat] else []
    return ActionText(title, join_sentences([detail, *left]))


def _claim(_action: Action, view: View, _names: Names) -> ActionText:
    due = view.decision.amount if isinstance(view.decision, ClaimNotice) else 0
    return ActionText(translate("HotelActions", "Claim {amount}", amount=money(due)))


def _bid(action: actions.Bid, view: View, _names: Names) -> ActionText:
    title = translate("HotelActions", "Bid {amount}", amount=money(action.amount))
    return ActionText(title, property_texts.cash_left(view, action.amount))


def _pay(_action: Action, view: View, _names: Names) -> ActionText:
    due = view.decision.amount if isinstance(view.decision, Payment) else 0
    amount = min(due, view.cash[view.seat])
    return ActionText(translate("HotelActions", "Pay {amount}", amount=money(amount)))


_TEXTS: Final[dict[type[Action], Callable[[Any, View, Names], ActionText]]] = {
    actions.ThrowDice: _throw,
    actions.Drive: _drive,
    actions.StayParked: _plain,
    actions.LeavePark: _leave_park,
    actions.EndTurn: _plain,
    actions.Pass: _pass,
    actions.Wait: _plain,
    actions.PlayCard: _card,
    actions.SwapCard: _plain,
    actions.ChooseProfile: _profile,
    actions.BuyLand: property_texts.land_text,
    actions.ApplyToBuild: property_texts.application_text,
    actions.Build: _double,
    actions.PayHalf: _half,
    actions.BuildFree: property_texts.free_text,
    actions.BuyEntrance: property_texts.place_text,
    actions.PlaceEntrance: property_texts.place_text,
    actions.TurnEntrance: property_texts.turn_text,
    actions.SellFreeEntrance: _sell_free,
    actions.GiveEntrance: _give,
    actions.SellStructure: property_texts.sale_text,
    actions.SellEntrance: property_texts.entrance_sale_text,
    actions.AuctionProperty: property_texts.auction_text,
    actions.Bid: _bid,
    actions.Claim: _claim,
    actions.Pay: _pay,
    actions.Postpone: _plain,
    actions.ChooseHotel: property_texts.hotel_text,
    actions.LoseEntrance: property_texts.loss_text,
}
