"""Lesson: a short game with one opponent, played card by card as it was recorded."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Drive
from acquire_desktop.games.hotel_tycoon.engine.board import PROPERTY_KEYS, Tile
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.forms import Form, options_of
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, start
from acquire_desktop.games.hotel_tycoon.engine.notation import parse_action
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, make_setup
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.history import History, history_of

LEARNER: Final = 0
GUEST: Final = 1
"""The seats of the player who learns, and of the other one, who explains and pays."""
CORAL: Final = PROPERTY_KEYS.index("coral")
"""The property of the lesson."""
GOAL: Final = 10_000
"""Dollars of cash that win here: one hotel and one guest are enough."""
INTEREST: Final = 3000
_OPTIONS: Final = replace(
    options_of(Form.EVENING, Mode.CLASSIC, 2),
    events=False,
    extra_cash=0,
    goal=GOAL,
    interest=INTEREST,
)
SETUP: Final = make_setup(Mode.CLASSIC, 2, "lesson 281193", _OPTIONS)
"""As an evening, but without cards, and with less money. By this seed it goes as the cards say."""


class Card(NamedTuple):
    """A step of the lesson."""

    key: str
    """Names the words."""
    tile: Tile
    """The space that it is about."""
    lines: tuple[str, ...] = ()
    """What is done until the next card; of a card that is read nothing."""


CARDS: Final = (
    Card("start", 0),
    Card("throw", 0, ("throw", "drive 4 0")),
    Card("land", 4, ("buy coral", "end", "throw", "drive 1 0", "end")),
    Card("again", 1, ("throw", "drive 1 0")),
    Card("build", 5, ("apply coral 2", "end", "throw", "drive 2 0", "end")),
    Card("fee", 2, ("throw", "drive 1 0")),
    Card("entrance", 5, ("place coral 5", "end", "throw", "drive 2 0", "throw", "pay", "end")),
    Card("guest", 5),
    Card("bank", 7, ("throw", "drive 2 0")),
    Card("won", 7),
)


class Lesson:
    """The lesson as somebody plays it: the card that is on, and what is done of it."""

    def __init__(self) -> None:
        self.begin(0)

    def begin(self, number: int) -> None:
        """Go to a card, counted from 0; all before it is played."""
        step = start(SETUP)
        self._states, self._steps = [step.state], [step.events]
        self._done, self.number = 0, number
        for line in chain.from_iterable(card.lines for card in CARDS[:number]):
            self._apply(line)

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened; without cards nothing of it is secret."""
        return tuple(chain.from_iterable(self._steps))

    @property
    def history(self) -> History | None:
        """The worth of both, round by round, once the game is over."""
        return history_of(self._states, self._steps)

    @property
    def card(self) -> Card:
        """The card that is on."""
        return CARDS[self.number]

    @property
    def view(self) -> View:
        """The learner's view."""
        return observe(self._states[-1], LEARNER)

    @property
    def is_last(self) -> bool:
        """Whether this is the last card."""
        return self.number == len(CARDS) - 1

    @property
    def wanted(self) -> Action | None:
        """The action that the learner is to take now, or None."""
        action = self._next()
        return None if self._is_given(action) else action

    @property
    def due(self) -> bool:
        """Whether something is played before the learner acts again: a drive, or the other's."""
        action = self._next()
        return action is not None and self._is_given(action)

    def play(self) -> Sequence[Event]:
        """Play what is next, the learner's or what is due, and return what happened."""
        card = self.card
        events = self._apply(card.lines[self._done])
        self._done += 1
        if self._done == len(card.lines):
            self.go_on()
        return events

    def go_on(self) -> None:
        """Show the next card."""
        self.number, self._done = min(self.number + 1, len(CARDS) - 1), 0

    def _next(self) -> Action | None:
        lines = self.card.lines
        return parse_action(lines[self._done]) if lines else None

    def _is_given(self, action: Action | None) -> bool:
        return self._states[-1].seat != LEARNER or isinstance(action, Drive)

    def _apply(self, line: str) -> tuple[Event, ...]:
        step = apply(self._states[-1], parse_action(line))
        self._states.append(step.state)
        self._steps.append(step.events)
        return step.events
