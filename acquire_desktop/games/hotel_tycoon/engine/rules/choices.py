"""Choices: profiles, cards to keep or play, hotels and entrances that a card asks for."""

from acquire_desktop.games.hotel_tycoon.engine.actions import (
    Action,
    ChooseHotel,
    ChooseProfile,
    LoseEntrance,
    Pass,
    PlaceEntrance,
    PlayCard,
    SellFreeEntrance,
    SwapCard,
)
from acquire_desktop.games.hotel_tycoon.engine.board import FREE_ENTRANCE_PRICE, PROPERTY_COUNT
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Drawing,
    EntranceLoss,
    FreeEntrance,
    HotelChoice,
    HotelPurpose,
    LapCard,
    ProfileChoice,
    SwapNotice,
)
from acquire_desktop.games.hotel_tycoon.engine.events import EntranceDiscarded
from acquire_desktop.games.hotel_tycoon.engine.rules.card_effects import (
    court_hotels,
    receive,
    shake,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import draw_card, swap_card
from acquire_desktop.games.hotel_tycoon.engine.rules.hotels import (
    entrance_places,
    place_entrance,
    remove_entrance,
    sell_structure,
    standing,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.start import take_profile
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason


def profile_actions(_table: Table, choice: ProfileChoice) -> list[Action]:
    """Return the profiles that are left."""
    return [*map(ChooseProfile, choice.profiles)]


def answer_profile(table: Table, choice: ProfileChoice, action: Action) -> None:
    """Take a profile and let the next seat choose."""
    assert isinstance(action, ChooseProfile), "nothing else is offered"
    table.pop()
    left = tuple(each for each in choice.profiles if each is not action.profile)
    if choice.seats[1:]:
        table.push(ProfileChoice(choice.seats[1:], left))
    take_profile(table, choice.seat, action.profile)


def draw(table: Table, drawing: Drawing) -> None:
    """Draw the card that is due, and let it act."""
    table.pop()
    card = draw_card(table, drawing.seat)
    if card is not None:
        receive(table, drawing.seat, card)


def swap_actions(_table: Table, _notice: SwapNotice) -> list[Action]:
    """Return to keep the card and to swap it."""
    return [Pass(), SwapCard()]


def answer_swap(table: Table, notice: SwapNotice, action: Action) -> None:
    """Keep the card just drawn, or draw another."""
    table.pop()
    if isinstance(action, SwapCard):
        swap_card(table, notice)
    else:
        assert notice.card is not None, "the game itself knows the card"
        receive(table, notice.seat, notice.card)


def lap_card_actions(table: Table, lap: LapCard) -> list[Action]:
    """Return the first cards that are left."""
    return [*map(PlayCard, table.first_cards[lap.seat])]


def answer_lap_card(table: Table, lap: LapCard, action: Action) -> None:
    """Play a first card; one that is held joins the hand. Rule: R20, A37."""
    assert isinstance(action, PlayCard), "nothing else is offered"
    table.pop()
    left = tuple(each for each in table.first_cards[lap.seat] if each is not action.card)
    table.first_cards[lap.seat] = left
    receive(table, lap.seat, action.card)


def hotel_actions(table: Table, choice: HotelChoice) -> list[Action]:
    """Return the hotels that can be named. Rule: A46, A48."""
    if choice.purpose is HotelPurpose.QUAKE_OTHER:
        named = [each for each in range(PROPERTY_COUNT) if each != choice.other_than]
    else:
        named = table.owned(choice.seat)
    if choice.purpose is HotelPurpose.COURT:
        named = court_hotels(table, choice.seat)
    return [*map(ChooseHotel, standing(table, named))]


def answer_hotel(table: Table, choice: HotelChoice, action: Action) -> None:
    """Do to the named hotel what the card says."""
    assert isinstance(action, ChooseHotel), "nothing else is offered"
    owned = action.property
    table.pop()
    match choice.purpose:
        case HotelPurpose.COURT:
            sell_structure(table, owned)
        case HotelPurpose.QUAKE_OTHER:
            shake(table, owned, 1)
        case HotelPurpose.QUAKE:
            shake(table, owned, choice.count)
        case HotelPurpose.QUAKE_WHOLE:
            # There is another: the permission die is thrown with two hotels or more.
            table.push(HotelChoice(choice.seat, HotelPurpose.QUAKE_OTHER, other_than=owned))
            shake(table, owned, table.built[owned])


def loss_actions(table: Table, loss: EntranceLoss) -> list[Action]:
    """Return the own entrances. Rule: A53: the reserved one may be lost, too."""
    return [
        LoseEntrance(tile) for owned in table.owned(loss.seat) for tile in table.entrances_of(owned)
    ]


def answer_loss(table: Table, _loss: EntranceLoss, action: Action) -> None:
    """Take the entrance away."""
    assert isinstance(action, LoseEntrance), "nothing else is offered"
    table.pop()
    remove_entrance(table, action.tile)


def free_entrance_actions(table: Table, free: FreeEntrance) -> list[Action]:
    """Return to discard the entrance, to sell it if it is no gift, and where it may stand."""
    places = [PlaceEntrance(owned, tile) for owned, tile in entrance_places(table, free.seat)]
    return [Pass(), *([] if free.gift else [SellFreeEntrance()]), *places]


def answer_free_entrance(table: Table, free: FreeEntrance, action: Action) -> None:
    """Place, sell or discard the entrance."""
    table.pop()
    match action:
        case PlaceEntrance(owned, tile):
            place_entrance(table, owned, tile)
        case SellFreeEntrance():
            pay(table, BANK, free.seat, FREE_ENTRANCE_PRICE, Reason.FREE_ENTRANCE)
        case _:
            table.tell(EntranceDiscarded(free.seat))
