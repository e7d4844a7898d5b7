"""Player card: what it shows and says, as functions of a view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.decisions import GameOver, TilePlacement
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.seats.clock_state import COUNTED, LAST_S, ClockState, seconds_shown
from acquire_desktop.ui.acquire.table.players.chips import Stock, draw_chips
from acquire_desktop.ui.acquire.words.card_texts import used_cards_text
from acquire_desktop.ui.acquire.words.character_texts import player_text, stand_in_text
from acquire_desktop.ui.acquire.words.clock_texts import time_spoken, time_text
from acquire_desktop.ui.acquire.words.names import is_you, label_of, names_of
from acquire_desktop.ui.acquire.words.places import place_text, rank_name, rank_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.acquire.words.worth_texts import added_up_text, worth_text
from acquire_desktop.ui.kit.people.facts import ClockFace, DrawHeld, PersonFacts
from acquire_desktop.ui.kit.texts import join_phrases, join_terse, money, translate


@dataclass(frozen=True, slots=True)
class CardFacts(PersonFacts):
    """The content of one player's card."""

    stocks: tuple[Stock | None, ...] = (None,) * CHAIN_COUNT
    """By chain."""

    @property
    def hides_held(self) -> bool:
        return self.cash is None

    @property
    def draw_held(self) -> DrawHeld | None:
        held = [stock for stock in self.stocks if stock is not None]
        return partial(draw_chips, held) if held else None


def cards_of(view: View, players: Sequence[Player], *, private: bool) -> list[CardFacts]:
    """Return what the cards of all players show, by seat.

    Args:
        view: What the seat on screen may know.
        players: By seat.
        private: Whether that seat's own hidden holdings may be shown.
    """
    return [_card(view, players, seat, private) for seat in range(view.players)]


def clock_faces(
    clocks: ClockState, players: Sequence[Player], running: Seat | None
) -> dict[Seat, ClockFace]:
    """Return the clocks of the people who play themselves, by seat.

    Args:
        clocks: What they show.
        players: By seat.
        running: Whose clock runs.
    """
    faces, minutes = dict[Seat, ClockFace](), clocks.minutes
    for seat, player in enumerate(players):
        if player.decides:
            seconds = seconds_shown(clocks, seat)
            faces[seat] = ClockFace(
                time_text(seconds),
                time_spoken(seconds, minutes),
                runs=seat == running,
                is_last=minutes != COUNTED and seconds <= LAST_S,
            )
    return faces


def _card(view: View, players: Sequence[Player], seat: Seat, private: bool) -> CardFacts:
    names = names_of(players)
    name = label_of(names, seat)
    who = name if is_you(names, seat) else player_text(players[seat])
    is_open = view.holdings is Holdings.OPEN
    is_own = private and seat == view.seat
    known = view.holdings.are_shown or is_own
    is_over = isinstance(view.decision, GameOver)
    acts = not isinstance(view.decision, GameOver) and seat == view.decision.seat
    is_on_turn = not is_over and seat == view.turn_seat
    rank = _place(view, seat) if is_open and len(set(view.worth)) > 1 else 0
    stand_in = stand_in_text(players[seat])
    spoken = [
        name,
        stand_in,
        place_text(rank) if rank else "",
        on_turn_text() if is_on_turn else "",
        decides_text() if acts and not is_on_turn else "",
    ]
    return CardFacts(
        seat,
        name,
        faces_of(players)[seat],
        decides=acts and not is_on_turn,
        is_viewer=is_own and players[seat].kind is PlayerKind.HUMAN,
        acts=acts,
        asked=_asked(view, players) if acts else "",
        rank=rank,
        cash=view.cash[seat] if known else None,
        worth=_worth(view, seat) if is_open or is_own else None,
        stock_value=view.stock_values[seat] if is_open else 0,
        most=max(view.worth) if is_open else 0,
        stocks=tuple(_stock(view, seat, chain) if known else None for chain in range(CHAIN_COUNT)),
        used_cards=len(view.played_cards[seat]) if view.power_cards else 0,
        stand_in=stand_in,
        spoken=join_terse([text for text in spoken if text]),
        is_bare=not (is_open or is_over),
        tip_lines=(who, *_tip_lines(view, seat, known, is_open or is_own)),
    )


def _asked(view: View, players: Sequence[Player]) -> str:
    """Say of the player who acts what is awaited."""
    assert not isinstance(view.decision, GameOver)
    seat, names = view.decision.seat, names_of(players)
    if not players[seat].decides:
        return translate("PlayerCards", "thinks…")
    if is_you(names, seat) and isinstance(view.decision, TilePlacement):
        return translate("PlayerCards", "your turn: place a tile")
    return on_turn_text() if seat == view.turn_seat else decides_text()


def on_turn_text() -> str:
    """Say of a player that it is their turn."""
    return translate("PlayerCards", "playing now")


def decides_text() -> str:
    """Say of a player that they decide now."""
    return translate("PlayerCards", "to decide")


def hidden_text() -> str:
    """Say that cash and stock of a player cannot be seen now."""
    return translate("PlayerCards", "cash and stock are hidden")


def _worth(view: View, seat: Seat) -> int:
    """Return what a player is worth; bonuses count where all may know who is paid them."""
    if view.holdings is Holdings.OPEN or isinstance(view.decision, GameOver):
        return view.worth[seat]
    return view.cash[seat] + view.stock_values[seat]


def _place(view: View, seat: Seat) -> int:
    return 1 + sum(worth > view.worth[seat] for worth in view.worth)


def _stock(view: View, seat: Seat, chain: Chain) -> Stock | None:
    count, letter = view.stocks[seat][chain], view.edition.chains[chain].letter
    if not count:
        return None
    return Stock(letter, count, rank_of(view, seat, chain), view.prices[chain] > 0)


def _tip_lines(view: View, seat: Seat, known: bool, has_worth: bool) -> Iterator[str]:
    """Yield by line what a card says of a player's money, stock and power cards."""
    if known:
        yield f"{translate('Holdings', 'Cash')}: {money(view.cash[seat])}"
        yield worth_text(view, seat) if has_worth else added_up_text()
        held = [_stock_text(view, seat, chain) for chain in range(CHAIN_COUNT)]
        if any(held):
            yield join_phrases([text for text in held if text])
    else:
        yield hidden_text()
    if view.power_cards:
        yield used_cards_text(view.played_cards[seat])


def _stock_text(view: View, seat: Seat, chain: Chain) -> str:
    count, rank = view.stocks[seat][chain], rank_of(view, seat, chain)
    text = f"{view.edition.chains[chain].name}: {count}"
    return f"{text}, {rank_name(rank)}" if rank else text if count else ""
