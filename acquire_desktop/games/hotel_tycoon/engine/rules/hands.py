"""Hands: drawing event cards, holding them, and who may be asked for one."""

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import HELD_CARDS, Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Drawing, SwapNotice
from acquire_desktop.games.hotel_tycoon.engine.events import (
    CardDrawn,
    CardPlayed,
    CardSwapped,
    DeckReshuffled,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile, Questions


def discard(table: Table, *cards: Card) -> None:
    """Put cards on the discard pile, face up."""
    table.discard.extend(cards)


def take_card(table: Table) -> Card | None:
    """Take the top card of the deck, which the discard pile becomes when it is empty.

    Rule: A39. None when all cards are held.
    """
    if not table.deck and table.discard:
        table.tell(DeckReshuffled(len(table.discard)))
        table.deck, table.discard = table.shuffled(table.discard), []
    return table.deck.pop() if table.deck else None


def draw_card(table: Table, seat: Seat) -> Card | None:
    """Draw a card; return it unless the financial holding is asked whether to swap it.

    Rule: R20, A35.
    """
    card = take_card(table)
    if card is None:
        return None
    table.tell(CardDrawn(seat, card, is_open(table)))
    if table.has(seat, Profile.FINANCIAL_HOLDING) and not table.swapped:
        table.push(SwapNotice(seat, card))
        return None
    return card


def swap_card(table: Table, notice: SwapNotice) -> None:
    """Discard the card just drawn and draw another."""
    assert notice.card is not None, "the game itself knows the card"
    table.swapped = True
    table.tell(CardSwapped(notice.seat, notice.card))
    discard(table, notice.card)
    table.push(Drawing(notice.seat))


def is_held(card: Card) -> bool:
    """Tell whether a card goes to the hand when it is drawn."""
    return card in HELD_CARDS


def may_hold(table: Table, seat: Seat, card: Card) -> bool:
    """Tell whether everybody must reckon with it that a player holds a card.

    Rule: A62. What tells is what lies open alone: cards in hand, and the discards.
    """
    if is_open(table):
        return card in table.hands[seat]
    return bool(table.hands[seat]) and card not in table.discard


def is_open(table: Table) -> bool:
    """Tell whether everybody sees all hands. Rule: A62."""
    return table.setup.options.questions is Questions.OPEN_HANDS


def use_card(table: Table, seat: Seat, card: Card, target: Seat = NOBODY) -> None:
    """Show a card of the hand and discard it."""
    table.hands[seat] = tuple(each for each in table.hands[seat] if each is not card)
    show_card(table, seat, card, target)


def show_card(table: Table, seat: Seat, card: Card, target: Seat = NOBODY) -> None:
    """Tell that a card acts, and discard it."""
    table.tell(CardPlayed(seat, card, target))
    discard(table, card)
