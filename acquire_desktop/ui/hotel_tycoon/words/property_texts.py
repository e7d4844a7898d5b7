"""Buttons about properties: what is bought, built, placed, sold, chosen or lost there."""

from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    Property,
    Slot,
    turned_to,
)
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    HotelChoice,
    HotelPurpose,
    Shortfall,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.words.button_text import ActionText
from acquire_desktop.ui.hotel_tycoon.words.names import (
    Names,
    property_name,
    step_name,
    steps_text,
    tile_number,
)
from acquire_desktop.ui.kit.texts import join_sentences, money, translate


def land_text(action: actions.BuyLand, view: View, names: Names) -> ActionText:
    """Return the text of the button that buys a bare plot."""
    owned = action.property
    owner = view.owners[owned]
    price = view.land_price(owned, half_forced=view.options.half_forced_purchase)
    deed = DEEDS[owned]
    texts = [cash_left(view, price)]
    if owner != NOBODY:
        seller = translate("HotelActions", "Seller: {owner}.", owner=names.within(owner))
        texts.insert(0, seller)
    texts.append(
        translate(
            "HotelActions", "Fully built: {price} more, {fee} a night.",
            price=money(deed.built_costs[-1]), fee=money(deed.fee(len(deed.steps))),
        )
    )  # fmt: skip
    return ActionText(
        translate(
            "HotelActions", "Buy {hotel} for {price}", hotel=property_name(owned),
            price=money(price),
        ),
        join_sentences(texts),
    )  # fmt: skip


def cash_left(view: View, price: int) -> str:
    """Return the cash that is left to the deciding player after a payment, in a sentence."""
    left = money(view.cash[view.seat] - price)
    return translate("HotelActions", "You will have {cash} left.", cash=left)


def application_text(action: actions.ApplyToBuild, view: View, _names: Names) -> ActionText:
    """Return the text of the button that asks for permission to build."""
    owned, built = action.property, view.built[action.property]
    deed = DEEDS[owned]
    total = deed.cost(built, action.steps)
    is_dearer = deed.fee(built + action.steps) > deed.fee(built)
    detail = translate(
        "HotelActions",
        "{list}, {half} or {double}. A night then costs {fee}."
        if is_dearer
        else "{list}, {half} or {double}. A night still costs {fee}.",
        list=money(total),
        half=money(total // 2),
        double=money(2 * total),
        fee=money(deed.fee(built + action.steps)),
    )
    title, short = _steps_title(owned, built, action.steps), None
    if action.steps > 1:
        last = step_name(owned, built + action.steps - 1)
        brief = translate(
            "HotelActions", "{hotel}: up to {structure}", hotel=property_name(owned), structure=last
        )
        short = ActionText(brief, detail)
    return ActionText(title, detail, short)


def free_text(action: actions.BuildFree, view: View, _names: Names) -> ActionText:
    """Return the text of the button that builds free of charge."""
    owned, built = action.property, view.built[action.property]
    free = translate("HotelActions", "Free of charge.")
    return ActionText(
        _steps_title(owned, built, 1), join_sentences([free, _new_fee(owned, built + 1)])
    )


def _steps_title(owned: Property, built: int, count: int) -> str:
    steps = steps_text(owned, built, count)
    return translate("HotelActions", "{hotel}: {steps}", hotel=property_name(owned), steps=steps)


def _new_fee(owned: Property, built: int) -> str:
    """Return the new price of a night in words; there is none without a hotel."""
    if not built:
        return translate("HotelActions", "All its entrances are sold, too.")
    return translate(
        "HotelActions", "A night then costs {fee}.", fee=money(DEEDS[owned].fee(built))
    )


def place_text(
    action: actions.BuyEntrance | actions.PlaceEntrance, view: View, _names: Names
) -> ActionText:
    """Return the text of the button that puts an entrance on a space."""
    owned = action.property
    texts = [_night_there(owned, view)]
    if BOARD[action.tile].slot_of(owned) is Slot.RESERVED:
        texts.append(translate("HotelActions", "The first entrance goes on the starred place."))
    if isinstance(action, actions.BuyEntrance):
        price = money(DEEDS[owned].entrance)
        texts.insert(0, translate("HotelActions", "It costs {price}.", price=price))
    return ActionText(_entrance_title(owned, tile_number(action.tile)), join_sentences(texts))


def _entrance_title(owned: Property, tile: str) -> str:
    return translate(
        "HotelActions", "Entrance of {hotel} at {tile}", hotel=property_name(owned), tile=tile
    )


def _night_there(owned: Property, view: View) -> str:
    fee = money(DEEDS[owned].fee(view.built[owned]))
    return translate("HotelActions", "A night costs {fee} there.", fee=fee)


def turn_text(action: actions.TurnEntrance, view: View, _names: Names) -> ActionText:
    """Return the text of the button that turns an entrance around."""
    held = view.entrances[action.tile]
    tile = tile_number(action.tile)
    title = translate("HotelActions", "Turn the entrance at {tile} around", tile=tile)
    detail = translate(
        "HotelActions",
        "It will belong to {hotel} instead of {before}.",
        hotel=property_name(turned_to(action.tile, held)),
        before=property_name(held),
    )
    return ActionText(title, detail)


def sale_text(action: actions.SellStructure, view: View, _names: Names) -> ActionText:
    """Return the text of the button that sells a structure."""
    owned, built = action.property, view.built[action.property]
    price, then = money(DEEDS[owned].steps[built - 1].cost // 2), _new_fee(owned, built - 1)
    title = translate(
        "HotelActions",
        "Sell {hotel}'s {structure} for {price}",
        structure=step_name(owned, built - 1),
        hotel=property_name(owned),
        price=price,
    )
    text = join_sentences([translate("HotelActions", "{cash}.", cash=price), then])
    return ActionText(title, then, ActionText(_steps_title(owned, built - 1, 1), text))


def entrance_sale_text(action: actions.SellEntrance, view: View, _names: Names) -> ActionText:
    """Return the text of the button that sells an entrance."""
    owned = view.entrances[action.tile]
    hotel, price = property_name(owned), money(DEEDS[owned].entrance)
    title = translate(
        "HotelActions",
        "Sell {hotel}'s entrance at {tile} for {price}",
        hotel=hotel,
        tile=tile_number(action.tile),
        price=price,
    )
    brief = translate(
        "HotelActions", "{hotel}: entrance at {tile}", hotel=hotel, tile=tile_number(action.tile)
    )
    return ActionText(title, short=ActionText(brief, price))


def auction_text(action: actions.AuctionProperty, view: View, _names: Names) -> ActionText:
    """Return the text of the button that puts a property up for auction."""
    owned = action.property
    price = money(view.bank_value(owned))
    title = translate("HotelActions", "Put {hotel} up for auction", hotel=property_name(owned))
    if view.built[owned]:
        detail = translate(
            "HotelActions",
            "The highest bid takes it, however low. If nobody bids, the Bank pays {price} and "
            "tears everything down.",
            price=price,
        )
    else:
        detail = translate(
            "HotelActions",
            "The highest bid takes it, however low. If nobody bids, the Bank pays {price} for the "
            "land.",
            price=price,
        )
    decision = view.decision
    if isinstance(decision, Shortfall) and decision.property == owned:
        lapses = translate("HotelActions", "You lose the permission and pay nothing.")
        detail = join_sentences([lapses, detail])
    return ActionText(title, detail)


def hotel_text(action: actions.ChooseHotel, view: View, names: Names) -> ActionText:
    """Return the text of the button that names a hotel, with its loss and the price."""
    owned, built = action.property, view.built[action.property]
    purpose, count = _taken(view)
    count = min(count, built)
    lost = steps_text(owned, built - count, count)
    steps = DEEDS[owned].steps[built - count : built]
    price = sum(step.cost for step in steps)
    texts = [_new_fee(owned, built - count)]
    if purpose is HotelPurpose.COURT:
        sold = money(price // 2)
        text = translate("HotelActions", "Sold: {structures} for {price}.", structures=lost,
                         price=sold)  # fmt: skip
    else:
        text = translate("HotelActions", "Lost: {structures}, list price {price}.",
                         structures=lost, price=money(price))  # fmt: skip
    texts.insert(0, text)
    if purpose is HotelPurpose.QUAKE_OTHER:
        owner = names.within(view.owners[owned])
        texts.insert(0, translate("HotelActions", "Owner: {player}.", player=owner))
    return ActionText(property_name(owned), join_sentences(texts))


def _taken(view: View) -> tuple[HotelPurpose, int]:
    """Return the purpose of naming a hotel, and the most structures that it loses."""
    decision = view.decision
    assert isinstance(decision, HotelChoice), "only there a hotel is named"
    match decision.purpose:
        case HotelPurpose.QUAKE:
            return decision.purpose, decision.count
        case HotelPurpose.QUAKE_WHOLE:
            return decision.purpose, max(view.built)
        case _:
            return decision.purpose, 1


def loss_text(action: actions.LoseEntrance, view: View, _names: Names) -> ActionText:
    """Return the text of the button that names the entrance which the hooligans destroy."""
    owned = view.entrances[action.tile]
    worth = translate("HotelActions", "List price {price}.", price=money(DEEDS[owned].entrance))
    detail = join_sentences([worth, _night_there(owned, view)])
    return ActionText(_entrance_title(owned, tile_number(action.tile)), detail)
