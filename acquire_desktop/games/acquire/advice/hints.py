"""Hints for the person who decides: in three grades, from that seat's own view alone."""

from collections.abc import Callable
from dataclasses import replace
from math import hypot
from typing import Final

from PySide6.QtCore import QObject, Signal

from acquire_desktop.choices import HintRule
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice.reason_finder import reasons_for
from acquire_desktop.games.acquire.advice.reasons import Reason, ReasonKind
from acquire_desktop.games.acquire.advice.standing import first_ideas, is_stranded
from acquire_desktop.games.acquire.advice.table import Table
from acquire_desktop.games.acquire.advice.vocabulary import Choice, Grade, Hint
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer, Tried
from acquire_desktop.session.screen import human_seats

HINT_LEVEL: Final = "adviser"
"""Who is asked: an Expert who also tells the chances of all seats."""
MOST_CHOICES: Final = 3
"""Actions named at most."""


class Hints(QObject):
    """Thinks about the decision of the person at the screen, in a process of its own.

    The process starts with the first hint. Whatever happens at the table ends the hint.

    Signals:
        changed (): Another hint, or none, is to be shown.
        warned (Reason): Somebody is to be warned, once in a game, who did not ask.
    """

    changed = Signal()
    warned = Signal(object)

    def __init__(
        self, session: Session, rule: Callable[[], HintRule], parent: QObject | None = None
    ) -> None:
        """Prepare without a hint.

        Args:
            session: Has the game.
            rule: Tells when hints are given.
            parent: The owner.
        """
        super().__init__(parent)
        self._session = session
        self._rule = rule
        self._hint: Hint | None = None
        self._analysts: ComputerPlayers | None = None
        self._is_closed = False
        self._warned: set[Seat] = set()
        session.began.connect(self._warned.clear)
        session.stepped.connect(self._warn)
        for signal in (
            session.began,
            session.left,
            session.rewound,
            session.stepped,
            session.ended,
        ):
            signal.connect(self.forget)

    @property
    def hint(self) -> Hint | None:
        """The present hint."""
        return self._hint

    @property
    def is_allowed(self) -> bool:
        """Whether hints are given in this game."""
        rule = self._rule()
        is_alone = len(human_seats(self._session.players)) == 1
        return rule is HintRule.ALWAYS or (rule is HintRule.ALONE and is_alone)

    @property
    def may_ask(self) -> bool:
        """Whether a hint, or more of one, can be had now."""
        is_complete = self._hint is not None and self._hint.grade is Grade.BEST
        session = self._session
        may_know = session.awaits_human and session.screen.shows_hand
        return self.is_allowed and may_know and not is_complete

    def ask(self) -> None:
        """Give a hint, or the next grade of it."""
        if self._is_closed or not self.may_ask:
            return
        if self._hint is not None and not self._hint.has_failed:
            grade = Grade(self._hint.grade + 1)
            hint = self._hint
            self._show(replace(hint, grade=grade))
            return
        self._begin(self._session.view)

    def _warn(self) -> None:
        """Warn a player who places a tile that nothing brings money, the first time."""
        if not self.may_ask or not isinstance(self._session.view.decision, TilePlacement):
            return
        seat = self._session.view.seat
        if seat not in self._warned and is_stranded(self._session.view):
            self._warned.add(seat)
            self.warned.emit(Reason(ReasonKind.STRANDED))

    def forget(self) -> None:
        """Tell nothing any more; what is being thought about is dropped."""
        if self._analysts is not None:
            self._analysts.cancel()
        if self._hint is not None:
            self._show(None)

    def close(self) -> None:
        """End the process, in the middle of a thought if need be, and give no more hints."""
        self.forget()
        self._is_closed = True
        if self._analysts is not None:
            self._analysts.close()

    def _begin(self, view: View) -> None:
        if len(view.legal) == 1:
            only = (Reason(ReasonKind.ONLY_CHOICE),)
            self._show(Hint(Grade.BEST, view, (Choice(view.legal[0], None, 0.0, only),)))
            return
        self._show(Hint(Grade.IDEA, view, ideas=first_ideas(view)))
        if self._analysts is None:
            self._analysts = ComputerPlayers(load_rules, self)
            self._analysts.considered.connect(self._take_answer)
            self._analysts.failed.connect(self._take_failure)
        seed = random_word(self._session.setup.seed, f"hint|{view.seat}|{view.ply}")
        self._analysts.request("", view.ply, self._session.known_view(), HINT_LEVEL, seed)

    def _take_answer(self, answer: Answer) -> None:
        hint = self._hint
        if hint is None or answer.ply != hint.view.ply:
            return
        levels, players = self._session.levels, self._session.players
        choices = named_choices(answer, hint.view, levels.table(players))
        level = levels.of(players[hint.view.seat])
        self._show(replace(hint, choices=choices, has_failed=not choices, level=level))

    def _take_failure(self, _game_id: str, _ply: int, _message: str) -> None:
        if self._hint is not None:
            self._show(replace(self._hint, has_failed=True))

    def _show(self, hint: Hint | None) -> None:
        self._hint = hint
        self.changed.emit()
        if hint is not None and hint.is_help:
            self._session.note_hint(hint.grade)


def named_choices(
    answer: Answer, view: View, table: Table, most: int = MOST_CHOICES
) -> tuple[Choice, ...]:
    """Return the few actions to name: what would be done, those as good, then the others.

    Which they are does not depend on the table, and what their chances are does.

    Args:
        answer: What was found, as among equals.
        view: What it was found for.
        table: How strong the players are.
        most: Actions to name at most.
    """
    few = best_candidates(answer, most)
    if not few:
        return ()
    others = [win for win, _ in answer.chances] or [1.0] * view.players
    where = view.seat, others, view.pool_count
    choices = [
        Choice(
            each.action,
            table.chance(each.win, *where),
            each.error * table.slope(each.win, *where),
            reasons_for(view, view.seat, each.action),
            is_as_good(each, few[0]),
        )
        for each in few
    ]
    return tuple(sorted(choices, key=lambda choice: not choice.is_equal))


def is_as_good(candidate: Tried, best: Tried) -> bool:
    """Tell whether the difference in the chance to win is not larger than its error."""
    return best.win - candidate.win <= hypot(best.error, candidate.error)


def best_candidates(answer: Answer, most: int = MOST_CHOICES) -> list[Tried]:
    """Return the few actions to name: what would be done, then the others by their sure worth."""
    few = answer.candidates[:most]
    return sorted(few, key=lambda each: (each.action != answer.action, each.error - each.win))
