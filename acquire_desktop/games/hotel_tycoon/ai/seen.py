"""Seen: what a computer player looks at when it decides, and what an action is rated with."""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple, TypeVar

from acquire_desktop.games.hotel_tycoon.ai.drives import Traffic, traffic_of
from acquire_desktop.games.hotel_tycoon.ai.evaluation import Weights, evaluate, seat_value
from acquire_desktop.games.hotel_tycoon.ai.outcomes import gain
from acquire_desktop.games.hotel_tycoon.ai.position import Position, position_of
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.view import View

ActionT = TypeVar("ActionT", bound=Action)


class Rated(NamedTuple):
    """An action worth considering."""

    action: Action
    gain: float
    """Dollars by which it is better than another; only differences mean something."""


Ratings = Iterable[Rated]


class Seen:
    """A view of the seat that decides, and the position in it."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.seat = view.seat
        self.position: Position = position_of(view)

    @cached_property
    def traffic(self) -> Traffic:
        """Where the cars are."""
        return traffic_of(self.view)

    @cached_property
    def now(self) -> float:
        """The value of the present position."""
        return evaluate(self.position, self.seat, self.weights)

    @property
    def cash(self) -> int:
        """The seat's dollars."""
        return self.view.cash[self.seat]

    @cached_property
    def opponents(self) -> list[Seat]:
        """The other seats in play."""
        return [seat for seat in self.position.terms.in_play if seat != self.seat]

    @cached_property
    def leader(self) -> Seat:
        """The opponent who stands best."""
        return max(self.opponents, key=lambda seat: seat_value(self.position, seat, self.weights))

    def of(self, kind: type[ActionT]) -> list[ActionT]:
        """Return the legal actions of a kind."""
        return [action for action in self.view.legal if isinstance(action, kind)]

    def to(self, after: Position) -> float:
        """Return the gain of coming to a position."""
        return evaluate(after, self.seat, self.weights) - self.now

    def by(self, action: Action) -> float:
        """Return the gain of an action whose outcomes are computed."""
        return gain(self.position, self.seat, action, self.weights)
