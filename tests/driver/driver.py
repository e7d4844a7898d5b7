"""Drivers: take decisions in a window by one hand, and check that each arrives as it was meant."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final
from unittest.mock import call, patch

from acquire_desktop.session.game_session import GameSession
from tests.driver.pointer import wait_for

Choose = Callable[[Any, Random], Any]
"""Returns one of the legal actions of a view."""


def any_action(view: Any, rng: Random) -> Any:
    """Return any legal action."""
    return rng.choice(view.legal)


class Driver(ABC):
    """Plays for the people at a table."""

    def __init__(self, session: GameSession, seed: object = "driver") -> None:
        """Sit down at a table.

        Args:
            session: Has the game.
            seed: Of what is left to chance.
        """
        self.session: Final = session
        self.rng: Final = Random(f"{seed}")

    def __str__(self) -> str:
        return type(self).__name__

    def take(self, action: Any) -> None:
        """Carry out a legal action, and check that this alone was submitted."""
        session, view = self.session, self.session.view
        assert session.awaits_human, view.decision
        assert action in view.legal, action
        step, meant = session.last_step, self.meant(action, view)
        with patch.object(session, "submit", wraps=session.submit) as submit:
            self.carry_out(meant, view)
        assert submit.call_args_list == [call(meant)], f"{self} at {view.decision}: {meant}"
        assert session.last_step > step

    def take_any(self, choose: Choose = any_action) -> None:
        """Carry out the action that a function chooses."""
        self.take(choose(self.session.view, self.rng))

    def wait_for_turn(self) -> bool:
        """Take over when called, and wait to be asked; return False when the game is over."""
        session = self.session
        while True:
            wait_for(
                lambda: (
                    session.is_over
                    or session.awaits_human
                    or session.screen.handover_to is not None
                )
            )
            if session.screen.handover_to is None:
                return not session.is_over
            self.take_over()

    def play_to_end(self, choose: Choose = any_action) -> int:
        """Decide until the game is over; return how many decisions that took."""
        decisions = 0
        while self.wait_for_turn():
            self.take_any(choose)
            decisions += 1
        return decisions

    def meant(self, action: Any, _view: Any) -> Any:
        """Return the action itself, or the one that the window has for all that equal it."""
        return action

    @abstractmethod
    def carry_out(self, action: Any, view: Any) -> None:
        """Do what takes an action."""

    def take_over(self) -> None:
        """Take the seat to which the computer is passed."""
        self.session.accept_handover()


class EngineDriver(Driver):
    """Submits actions without the window."""

    def carry_out(self, action: Any, view: Any) -> None:
        self.session.submit(action)


class AnyHand(Driver):
    """Takes each kind of action by every hand in turn, some times each, and then by the engine."""

    def __init__(self, *hands: Driver, times: int = 3) -> None:
        """Sit down at a table.

        Args:
            hands: Take turns.
            times: How often each of them takes a kind of action at a kind of decision.
        """
        super().__init__(hands[0].session)
        self.hands: Final = hands
        self.taken: Final = Counter[tuple[type, type]]()
        """How often each kind was taken, of decision and action."""
        self.handovers = 0
        self.hand = hands[0]
        """The hand that has taken the last decision which was not the engine's."""
        self._engine = EngineDriver(hands[0].session)
        self._most = times * len(hands)

    def __str__(self) -> str:
        return type(self.hand).__name__

    def meant(self, action: Any, view: Any) -> Any:
        return self.hands[0].meant(action, view)

    def carry_out(self, action: Any, view: Any) -> None:
        kind = type(view.decision), type(action)
        number = self.taken[kind]
        self.taken[kind] += 1
        if number < self._most:
            self.hand = self.hands[number % len(self.hands)]
            self.hand.carry_out(action, view)
        else:
            self._engine.carry_out(action, view)

    def take_over(self) -> None:
        self.handovers += 1
        self.hands[self.handovers % len(self.hands)].take_over()
