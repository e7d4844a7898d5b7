"""Card ratings: when an event card is played, kept, or swapped. Source: design, section 9."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.drives import PARKED, best_drive, danger
from acquire_desktop.games.hotel_tycoon.ai.outcomes import half_newest, right_gain
from acquire_desktop.games.hotel_tycoon.ai.seen import Rated, Ratings, Seen
from acquire_desktop.games.hotel_tycoon.engine import actions, cards
from acquire_desktop.games.hotel_tycoon.engine.board import START, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS, Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    CardWindow,
    HotelChoice,
    HotelPurpose,
    SwapNotice,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import is_extension
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK
from acquire_desktop.games.hotel_tycoon.engine.turn_record import is_double

FRAMED_KEPT: Final = 1100.0
"""Dollars that Framed must bring to be played."""
MIND_KEPT: Final = 900.0
_HELD: Final = {
    Card.COFFEE: 600.0,
    Card.LIMOUSINE: 800.0,
    Card.FRAMED: 900.0,
    Card.ANTITRUST: 1200.0,
    Card.HUGE_TIP: 350.0,
    Card.MIND_CONTROL: 700.0,
}
"""Dollars that a held card is worth in the hand."""
_MEAN_SHAKE: Final = 3
_MISSED_TURN: Final = 650.0


def own_cards(seen: Seen) -> Ratings:
    """Rate the cards that may be played in one's own turn."""
    for play in seen.of(actions.PlayCard):
        if play.card is Card.FRAMED:
            yield Rated(play, framing(seen, play.target, danger(seen.view, seen.seat, play.target)))
        elif play.card is Card.HAPPY_BIRTHDAY:
            yield Rated(play, birthday(seen))
        else:
            yield Rated(play, card_gain(seen, play.card))


def framing(seen: Seen, target: Seat, saved: float = 0.0) -> float:
    """Return the gain of sending an opponent to the Car Park, compared with keeping the card."""
    share = 1.0 if target == seen.leader else 0.4
    return saved + share * PARKED - FRAMED_KEPT


def birthday(seen: Seen) -> float:
    """Return the gain of Happy Birthday now, compared with its gain later."""
    return birthday_money(seen) - 0.7 * cards.BIRTHDAY


def birthday_money(seen: Seen) -> int:
    """Return the dollars that the opponents would pay now."""
    share = cards.BIRTHDAY // len(seen.opponents)
    return sum(min(share, seen.view.cash[other]) for other in seen.opponents)


def money_of(seen: Seen, card: Card) -> int:
    """Return the dollars that a card dealt to the co-op surely brings at once; others bring 0."""
    if card is Card.PONZI:
        return sum(_notes(seen, other) for other in seen.opponents) - seen.cash
    return {Card.INTEREST_RATES: cards.INTEREST, Card.FINANCIAL_BUBBLE: cards.BUBBLE}.get(card, 0)


def _notes(seen: Seen, other: Seat) -> int:
    """Return the dollars that Ponzi would take from an opponent now."""
    cash = seen.view.cash[other]
    gentle = min(cards.PONZI_GENTLE, cash)
    return gentle if seen.view.options.gentle_ponzi else cards.one_note_of_each(cash)


def card_gain(seen: Seen, card: Card) -> float:
    """Return the gain of drawing or playing a card now, in dollars."""
    if card in _HELD:
        return _HELD[card]
    if card is Card.HAPPY_BIRTHDAY:
        return birthday_money(seen)
    known = _EFFECTS.get(card)
    return known(seen) if known is not None else 0.0


def _paid(seen: Seen, amount: int) -> float:
    return seen.to(seen.position.with_money(seen.seat, BANK, amount))


def _maintenance(seen: Seen) -> float:
    mine = seen.position.owned(seen.seat)
    structures = sum(seen.position.built[each] for each in mine)
    entrances = sum(seen.position.entrances.count(each) for each in mine)
    amount = cards.LAND_CARE * len(mine) + cards.STRUCTURE_CARE * structures
    return _paid(seen, amount + cards.ENTRANCE_CARE * entrances)


def _ponzi(seen: Seen) -> float:
    after = seen.position.with_money(seen.seat, BANK, seen.cash)
    for other in seen.opponents:
        after = after.with_money(other, seen.seat, _notes(seen, other))
    return seen.to(after)


def _earthquake(seen: Seen) -> float:
    hotels = [each for each in seen.position.owned(seen.seat) if seen.position.built[each]]
    losses = [
        seen.to(seen.position.without_structures(each, min(_MEAN_SHAKE, seen.position.built[each])))
        for each in hotels
    ]
    return (max(losses) + min(losses)) / 2 if losses else 0.0


def _hooligans(seen: Seen) -> float:
    hotels = [each for each in seen.position.owned(seen.seat) if seen.position.built[each]]
    return _paid(seen, cards.DAMAGE) - 150 if hotels else 0.0


def _court(seen: Seen) -> float:
    built = seen.position.built
    grown = [each for each in seen.position.owned(seen.seat) if built[each] > 1]
    newest = [each for each in grown if is_extension(each, built[each] - 1)]
    losses = [
        seen.to(seen.position.without_structures(each, 1, half_newest(seen.position, each)))
        for each in newest or [each for each in grown if is_extension(each, 1)]
    ]
    return max(losses, default=0.0)


_EFFECTS: Final[dict[Card, Callable[[Seen], float]]] = {
    Card.EARTHQUAKE: _earthquake,
    Card.TIRED_OF_WORK: lambda _seen: -PARKED,
    Card.TAX_EXPIRED: lambda seen: _paid(seen, cards.TAX),
    Card.MAYOR_FRIENDSHIP: lambda seen: max(
        100.0, right_gain(seen.position, seen.seat, seen.weights)
    ),
    Card.MAINTENANCE: _maintenance,
    Card.INTEREST_RATES: lambda seen: _paid(seen, -cards.INTEREST),
    Card.HOOLIGANS: _hooligans,
    Card.FINANCIAL_BUBBLE: lambda seen: _paid(seen, -cards.BUBBLE) - _MISSED_TURN,
    Card.PONZI: _ponzi,
    Card.COURT_DECISION: _court,
    Card.MECENATE: lambda seen: _paid(seen, cards.PATRON_GIFT * len(seen.opponents)),
    Card.BEGGAR: lambda seen: _paid(
        seen, cards.BANKRUPT_GIFT if any(seen.view.out) else cards.POOREST_GIFT
    ),
}
"""The cards that act at once; Resting Days stop everybody alike."""


def rate_swap(seen: Seen, notice: SwapNotice) -> Ratings:
    """Swap a card that is worse than those that are not seen are on average."""
    known = {*seen.view.hand, *seen.view.discard, notice.card}
    unseen = [card for card in CARDS if card not in known] or [*CARDS]
    mean = sum(card_gain(seen, card) for card in unseen) / len(unseen)
    assert notice.card is not None, "who decides sees the card"
    yield Rated(actions.Pass(), card_gain(seen, notice.card))
    # It can be done once in a game: a small gain is not enough.
    yield Rated(actions.SwapCard(), mean - 400)


def rate_lap_card(seen: Seen) -> Ratings:
    """Play the card that is best now; one must be played."""
    for play in seen.of(actions.PlayCard):
        yield Rated(play, card_gain(seen, play.card))


def rate_window(seen: Seen, window: CardWindow) -> Ratings:
    """Play the window's card where it brings more than it is worth in the hand."""
    yield Rated(actions.Pass(), 0.0)
    # To wait costs nothing, and who always waits tells nothing of the hand.
    yield from (Rated(wait, 1.0) for wait in seen.of(actions.Wait))
    for play in seen.of(actions.PlayCard):
        if play.card is Card.ANTITRUST:
            yield Rated(play, 500.0 if window.mover == seen.leader else -500.0)
        elif play.card is Card.FRAMED:
            is_urgent = play.target == window.mover and _is_before_a_line(seen, play.target)
            yield Rated(play, framing(seen, play.target, 400.0 if is_urgent else 0.0))
        else:
            yield Rated(play, turning(seen, window.mover, play.dice))


def _is_before_a_line(seen: Seen, seat: Seat) -> bool:
    """Tell whether a car has the Bank line just ahead, so that the Car Park sets it back."""
    return 1 <= seen.view.tiles[seat] <= 6


def turning(seen: Seen, mover: Seat, dice: int) -> float:
    """Return the gain of Mind Control: a second six, or a stay that the mover escaped."""
    thrown = seen.view.turn.dice
    turned = tuple(7 - pips if dice >> at & 1 else pips for at, pips in enumerate(thrown))
    loss = _throw_value(seen, mover, thrown) - _throw_value(seen, mover, turned)
    return (loss if mover == seen.leader else 0.6 * loss) - MIND_KEPT


def _throw_value(seen: Seen, mover: Seat, dice: tuple[int, ...]) -> float:
    """Return the value of a throw to the mover."""
    if 6 in dice and seen.view.options.movement is Movement.TWO_DICE:
        if seen.view.turn.sixes:
            tiles = [*seen.traffic.tiles]
            tiles[mover] = START
            now = best_drive(seen.position, seen.traffic, mover, range(1, 6), seen.weights)[0]
            return now - PARKED - 600
        ways = [best_drive(seen.position, seen.traffic, mover, pair)[0] for pair in _PAIRS]
        return sum(ways) / len(ways)
    pips = range(1, 7) if is_double(dice) else dice
    return best_drive(seen.position, seen.traffic, mover, pips, seen.weights)[0]


_PAIRS: Final = tuple(combinations(range(1, 6), 2))
"""The throws that leave a choice."""


def rate_stop(seen: Seen) -> Ratings:
    """Drink Coffee rather than be stopped."""
    yield Rated(actions.Pass(), -PARKED)
    yield from (Rated(play, -_HELD[Card.COFFEE]) for play in seen.of(actions.PlayCard))


def rate_hotels(seen: Seen, choice: HotelChoice) -> Ratings:
    """Give up what costs least, and take from an opponent what costs it most."""
    for action in seen.of(actions.ChooseHotel):
        owned, position = action.property, seen.position
        count = {HotelPurpose.QUAKE: choice.count, HotelPurpose.QUAKE_WHOLE: 99}
        lost = min(count.get(choice.purpose, 1), position.built[owned])
        refund = half_newest(position, owned) if choice.purpose is HotelPurpose.COURT else 0
        yield Rated(action, seen.to(position.without_structures(owned, lost, refund)))
