"""Pairs of games of Hotel Tycoon that one seat cannot tell apart.

Two worlds of a pair have the same public game. What differs is

- which cards the others hold and which come next: cards that nobody has shown yet and that the
  viewer never draws change places among each other;
- every throw to come: before each action chance begins anew, so that the same dice fall now and
  other ones later;
- with hidden money, how much the others began with. No set-up deals like this: whoever adds up the
  log of a real game knows it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from acquire_desktop.game import AnyGame, Seat
from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS, HELD_CARDS, Card
from acquire_desktop.games.hotel_tycoon.engine.events import (
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    CardSwapped,
    Event,
)
from acquire_desktop.games.hotel_tycoon.engine.game import Step, apply, observe, redact, start
from acquire_desktop.games.hotel_tycoon.engine.setup import Setup, random_word
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON
from acquire_desktop.games.hotel_tycoon.public_view import private_view
from tests.secrecy.played import PlayedGame, agreement, replayed

_TRIES: Final = 8
"""Other worlds tried before the one that agrees longest is taken."""
_CHANCES: Final = 400
"""Beginnings of chance tried for one action; two dice that fall alike take 36 on average."""
_RANDOM_SHARE: Final = 0.7
"""How many of the recorded actions are drawn from a hat, which is quick and shows rare things."""


@dataclass(frozen=True, slots=True)
class World:
    """A game with its hidden things: the cards, the chance before each action, and the purses."""

    setup: Setup
    cards: Mapping[Card, Card] = field(default_factory=dict)
    """Which card lies in the place of which; one that is left out lies where it was dealt."""
    noises: Mapping[int, int] = field(default_factory=dict)
    """By ply, from which number chance goes on there."""
    purse: tuple[int, ...] = ()
    """Dollars by seat that each begins with beyond what the set-up says; nothing for none."""

    def begin(self, setup: Setup) -> Step:
        """Start the game with the hidden things of this world."""
        step = start(setup)
        table = step.state.table
        table.deck = [self._lying(card) for card in table.deck]
        table.hands = [tuple(map(self._lying, hand)) for hand in table.hands]
        table.first_cards = [tuple(map(self._lying, hand)) for hand in table.first_cards]
        for seat, amount in enumerate(self.purse):
            table.cash[seat] += amount
        return Step(self._at(step.state), tuple(map(self._retold, step.events)))

    def apply(self, state: State, action: Action) -> Step:
        """Carry out an action; what chance brings after it may come from another number."""
        step = apply(state, action)
        return Step(self._at(step.state), step.events)

    @property
    def rules(self) -> AnyGame:
        """Hotel Tycoon, but that it goes as it does in this world."""
        return replace(HOTEL_TYCOON, start=self.begin, apply=self.apply)

    def _at(self, state: State) -> State:
        table = state.table
        table.noise = self.noises.get(state.ply, table.noise)
        return state

    def _lying(self, card: Card) -> Card:
        return self.cards.get(card, card)

    def _retold(self, event: Event) -> Event:
        if isinstance(event, CardDrawn) and event.card is not None:
            return replace(event, card=self._lying(event.card))
        return event


def record(setup: Setup, chance: Random) -> PlayedGame:
    """Play a whole game, partly sensibly."""
    step = start(setup)
    states, events = [step.state], [step.events]
    actions: list[Action] = []
    while not states[-1].over:
        view = observe(states[-1], states[-1].seat)
        level = Level.RANDOM if chance.random() < _RANDOM_SHARE else Level.MEDIUM
        action = choose(view, level, chance.getrandbits(32))
        step = apply(states[-1], action)
        actions.append(action)
        states.append(step.state)
        events.append(step.events)
    return PlayedGame(tuple(states), tuple(events), tuple(actions))


def known(state: State, seat: Seat) -> View:
    """Return what the window may show a seat."""
    view = observe(state, seat)
    return view if state.over else private_view(view)


def other_world(
    game: PlayedGame, setup: Setup, viewer: Seat, plies: range, chance: Random
) -> tuple[World, PlayedGame, int]:
    """Return a world that the viewer cannot tell from the recorded one, its game and last ply.

    Args:
        game: How the game went.
        setup: How it began.
        viewer: Who must not notice.
        plies: From where the game is opened up to the last ply that matters.
        chance: What differs comes from it.
    """
    until = plies.stop
    noises = _other_noises(game, setup, plies, chance)
    free = _unseen(game, viewer, until)
    best: tuple[World, PlayedGame, int] = (World(setup), game, -1)
    for attempt in range(_TRIES):
        chosen = chance.sample(free, len(free) * (_TRIES - attempt) // _TRIES)
        purse = _purse(setup, viewer, chance) if attempt < _TRIES // 2 else ()
        other = World(setup, _exchanged(chosen, chance), noises, purse)
        other_game = replayed(other, game.actions[:until])
        ply = agreement(
            game,
            other_game,
            lambda state: known(state, viewer),
            lambda told: redact(told, viewer),
        )
        if ply > best[2]:
            best = other, other_game, ply
        if ply >= until:
            break
    return best


def _other_noises(game: PlayedGame, setup: Setup, plies: range, chance: Random) -> dict[int, int]:
    """Return other beginnings of chance from which the same dice fall in the watched actions."""
    usual = random_word(setup.seed, "chance")
    noises = {plies.stop: chance.getrandbits(32)}
    for ply in plies:
        state, action = game.states[ply], game.actions[ply]
        after, events = game.states[ply + 1], game.events[ply + 1]
        noises[ply] = usual
        for noise in (chance.getrandbits(32) for _ in range(_CHANCES)):
            table = state.table.copy()
            table.noise = noise
            step = apply(State(table, ply), action)
            step.state.table.noise = after.table.noise
            if step.events == events and step.state == after:
                noises[ply] = noise
                break
    return noises


def _unseen(game: PlayedGame, viewer: Seat, until: int) -> list[Card]:
    """Return the cards that nobody shows up to a ply and the viewer never draws."""
    seen: set[Card] = set()
    for told in game.events[: until + 1]:
        for event in told:
            match event:
                case CardDrawn(seat, card) if seat == viewer and card is not None:
                    seen.add(card)
                case CardPlayed(_, card) | CardSwapped(_, card):
                    seen.add(card)
                case CardsDiscarded(_, cards):
                    seen.update(cards)
                case _:
                    pass
    return [card for card in CARDS if card not in seen]


def _exchanged(chosen: Iterable[Card], chance: Random) -> dict[Card, Card]:
    """Return the cards in each other's places: those that are held, and those that act at once."""
    exchanged: dict[Card, Card] = {}
    held = [card for card in chosen if card in HELD_CARDS]
    for kind in (held, [card for card in chosen if card not in HELD_CARDS]):
        exchanged |= zip(kind, _shifted(kind, chance), strict=True)
    return exchanged


def _shifted(cards: Sequence[Card], chance: Random) -> list[Card]:
    """Return the cards so that, where there are several, each lies in another's place."""
    order = list(cards)
    chance.shuffle(order)
    after = dict(zip(order, order[1:] + order[:1], strict=True))
    return [after[card] for card in cards]


def _purse(setup: Setup, viewer: Seat, chance: Random) -> tuple[int, ...]:
    if not setup.options.hide_cash:
        return ()
    seats = range(setup.players)
    return tuple(0 if seat == viewer else 100 * chance.randrange(1, 40) for seat in seats)
