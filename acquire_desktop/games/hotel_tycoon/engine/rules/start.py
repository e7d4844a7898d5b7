"""Start: money, cards and profiles at the set-up, and who begins."""

from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS
from acquire_desktop.games.hotel_tycoon.engine.decisions import ProfileChoice, Stage, TurnFlow
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn, ProfileTaken, TurnBegan
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import is_open, take_card
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.stops import throw_each
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PROFILE_CARDS,
    PROFILE_CASH,
    START_CASH,
    Mode,
    Profile,
)
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Purpose, Reason
from acquire_desktop.games.hotel_tycoon.engine.turn_record import Turn


def lay_out(table: Table) -> None:
    """Shuffle the cards, give everybody what the set-up says, and let somebody begin.

    Rule: R1, A13, A66. The cars stand on the start tile and are not parked.
    """
    setup = table.setup
    if setup.options.events:
        table.deck = table.shuffled(CARDS)
    table.first_seat = table.draw(setup.players)
    for seat in range(setup.players):
        cash = START_CASH[setup.mode] + setup.options.extra_cash
        pay(table, BANK, seat, cash, Reason.START)
    begin_turn(table, table.first_seat, Turn(table.first_seat, 1, 1))
    if setup.mode is Mode.INVESTORS:
        _rank_investors(table)


def _rank_investors(table: Table) -> None:
    """Let the highest throw have the first profile, or choose first. Rule: R20, A2."""
    ranked = tuple(_ranked(table, [*range(table.setup.players)]))
    if table.setup.options.pick_profiles:
        table.push(ProfileChoice(ranked, tuple(Profile)))
        return
    for seat, profile in zip(ranked, Profile, strict=False):
        take_profile(table, seat, profile)


def _ranked(table: Table, seats: list[Seat]) -> list[Seat]:
    """Return the seats by their throws, highest first; tied ones throw against each other."""
    if len(seats) < 2:
        return seats
    thrown = throw_each(table, seats, Purpose.RANK)
    ranked: list[Seat] = []
    for pips in sorted(set(thrown.values()), reverse=True):
        ranked += _ranked(table, [seat for seat in seats if thrown[seat] == pips])
    return ranked


def take_profile(table: Table, seat: Seat, profile: Profile) -> None:
    """Give a player a profile with its money and its cards.

    Rule: R20, A36, A37. Only a startupper's cards are set apart from the hand.
    """
    table.profiles[seat] = profile
    table.tell(ProfileTaken(seat, profile))
    pay(table, BANK, seat, PROFILE_CASH[profile], Reason.START)
    for _ in range(PROFILE_CARDS.get(profile, 0)):
        card = take_card(table)
        if card is None:
            return
        table.tell(CardDrawn(seat, card, is_open(table)))
        pile = table.first_cards if profile is Profile.STARTUPPER else table.hands
        pile[seat] = (*pile[seat], card)


def begin_turn(table: Table, seat: Seat, turn: Turn) -> None:
    """Begin a player's turn."""
    table.turn = turn
    table.tell(TurnBegan(turn.number, turn.round, seat))
    table.push(TurnFlow(seat, Stage.DUTIES))
