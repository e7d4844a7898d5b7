"""Chance search: looks for the best actions of a position and everybody's chances, in stages."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice.hints import named_choices
from acquire_desktop.games.acquire.advice.table import Table, table_of
from acquire_desktop.games.acquire.advice.vocabulary import Choice, Reason, ReasonKind
from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer

_STAGES: Final = (500, 2000, 8000, 32000) if RUNNING else (100, 400)
"""Games that are tried, stage by stage: a first answer comes at once, and gets surer."""
_MOST_CHOICES: Final = 5


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings about a position."""

    view: View
    choices: tuple[Choice, ...] = ()
    """The best action first; empty as long as there is no answer."""
    chances: tuple[tuple[float, float], ...] = ()
    """By seat the chance to win after it, and its standard error."""
    stage: int = 0
    """Stages that are done."""
    stages: int = len(_STAGES)
    is_thinking: bool = True
    has_failed: bool = False


class ChanceSearch(QObject):
    """Thinks about one position in a process of its own, which starts with the first question.

    Signals:
        found (): Other findings, or none any more.
    """

    found = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analysts: ComputerPlayers | None = None
        self._is_closed = False
        self._table = table_of(())
        self._asked = 0
        self.findings: Findings | None = None
        """What is known; None when nobody has asked."""

    def ask(self, view: View, table: Table) -> None:
        """Look for the best actions and the chances of all seats, ever more surely.

        Args:
            view: The position.
            table: How strong the players are.
        """
        if self._is_closed:
            return
        if self._analysts is None:
            self._analysts = ComputerPlayers(load_rules, self)
            self._analysts.considered.connect(self._take_answer)
            self._analysts.failed.connect(self._take_failure)
        self._table = table
        self._show(Findings(view))
        self._ask_stage()

    def stop(self) -> None:
        """Keep what is found, and look no further."""
        old = self.findings
        self._drop()
        if old is not None and old.is_thinking:
            self._show(replace(old, is_thinking=False) if old.choices else None)

    def forget(self) -> None:
        """Look no further, and know nothing any more."""
        self._drop()
        self._show(None)

    def close(self) -> None:
        """End the process, in the middle of a thought if need be."""
        self._drop()
        self._is_closed = True
        if self._analysts is not None:
            self._analysts.close()

    def _ask_stage(self) -> None:
        findings = self.findings
        if self._analysts is None or findings is None:
            return
        self._asked += 1
        stage = findings.stage
        name = f"analyst:{_STAGES[stage]}"
        self._analysts.request("", self._asked, findings.view, name, stage + 1)

    def _take_answer(self, answer: Answer) -> None:
        old = self.findings
        if old is None or answer.ply != self._asked:
            return
        stage = old.stage + 1
        choices = named_choices(answer, old.view, self._table, _MOST_CHOICES)
        if not choices and answer.action is not None:
            choices = (Choice(answer.action, None, 0.0, (Reason(ReasonKind.ONLY_CHOICE),)),)
        is_thinking = stage < len(_STAGES)
        chances = tuple(self._table.with_errors(answer.chances, old.view.pool_count))
        self._show(Findings(old.view, choices, chances, stage, is_thinking=is_thinking))
        if is_thinking:
            self._ask_stage()

    def _take_failure(self, _game_id: str, ply: int, _message: str) -> None:
        old = self.findings
        if old is not None and ply == self._asked:
            self._show(replace(old, is_thinking=False, has_failed=not old.choices))

    def _drop(self) -> None:
        self._asked += 1
        if self._analysts is not None:
            self._analysts.cancel()

    def _show(self, findings: Findings | None) -> None:
        self.findings = findings
        self.found.emit()
