"""Analysis: a position that is set up, asked about and played on, beside the game on the table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Concatenate, Final, ParamSpec

from PySide6.QtCore import QObject, Signal

from acquire_desktop.choices import HintRule
from acquire_desktop.games.acquire.advice.chance_search import ChanceSearch, Findings
from acquire_desktop.games.acquire.advice.table import Table, table_of
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, Edition
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.setup import SetupError
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings, TileEffect, View
from acquire_desktop.games.acquire.positions import drafts
from acquire_desktop.games.acquire.positions.faults import Fault, FaultKind
from acquire_desktop.games.acquire.positions.position_text import (
    PositionTextError,
    TextProblem,
    draft_from_text,
    position_text,
)
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.save_format import Loaded

__all__ = ["Analysis", "Fault", "FaultKind", "Findings", "PositionTextError", "TextProblem"]

_P = ParamSpec("_P")

_MOST_STEPS: Final = 200
"""Edits that can be taken back."""
_WHOLE_HINT: Final = 3
"""How much an analysis of a running game gives away: see ``Session.note_hint``."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Where a position came from."""

    names: tuple[str, ...] = ()
    """Of the players; empty where it came from no game."""
    game_id: str = ""
    table: Table | None = None
    """How strong those players are."""
    level: str = ""
    """The level that the only person among them counts as; empty where there is another number."""

    def table_for(self, seats: int) -> Table:
        """Return how strong the players of so many seats are; who came later counts as Medium."""
        points = self.table.points if self.table is not None else ()
        return Table((*points, *table_of([""] * seats).points[len(points) :])[:seats])


class Analysis(QObject):
    """Holds a position, what is wrong with it, and what a search finds in it.

    Signals:
        changed (): Another position, or another part of it.
        found (): Other findings, or none any more.
    """

    changed = Signal()
    found = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Begin with an empty board; nothing of the game on the table is looked at."""
        super().__init__(parent)
        self._session = session
        self.search = ChanceSearch(self)
        self.search.found.connect(self.found)
        self.begin()

    def begin(self) -> None:
        """Forget everything, and show an empty board of the usual edition."""
        self._steps = [(drafts.empty_draft(CLASSIC_2023, 4), Taken())]
        self._at = 0
        self._helps_in = ""
        self._look()

    # The position

    @property
    def draft(self) -> View:
        """The position; what the rules derive from it is in ``view``."""
        return self._steps[self._at][0]

    @property
    def shown(self) -> View:
        """The position with the effects of the tiles of the hand, where they can be known."""
        draft = self.draft
        if self.view is not None:
            return replace(draft, effects=self.view.effects)
        unknown = [TileEffect(own, EffectKind.ALONE, (), None, 1, (own,)) for own in draft.hand]
        return replace(draft, effects=tuple(unknown))

    @property
    def taken(self) -> Taken:
        """Where it came from."""
        return self._steps[self._at][1]

    @property
    def findings(self) -> Findings | None:
        """The findings about the position; None before they are asked for."""
        return self.search.findings

    @property
    def can_undo(self) -> bool:
        """Whether an edit can be taken back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back."""
        return self._at < len(self._steps) - 1

    def undo(self) -> None:
        """Take the last edit back."""
        if self.can_undo:
            self._at -= 1
            self._look()

    def redo(self) -> None:
        """Make the edit again that was taken back last."""
        if self.can_redo:
            self._at += 1
            self._look()

    def edit(
        self, change: Callable[Concatenate[View, _P], View], *args: _P.args, **kwargs: _P.kwargs
    ) -> None:
        """Make a step by one of the functions of ``drafts``, unless nothing is changed by it."""
        self._take_step(change(self.draft, *args, **kwargs))

    def set_table(self, edition: Edition, players: int, *, power_cards: bool) -> None:
        """Play by other rules, or with more or fewer seats; what an edition refuses stays."""
        try:
            rules = edition
            if edition.key != self.draft.edition.key:
                rules = drafts.rules_for(self.draft, edition)
            self.edit(drafts.with_table, rules, players, power_cards=power_cards)
        except SetupError:
            self.changed.emit()  # whoever asked shows what holds

    def clear(self) -> None:
        """Empty the board, the hands and all holdings."""
        old = self.draft
        bare = drafts.empty_draft(old.edition, old.players, power_cards=old.power_cards)
        self._take_step(bare, Taken())

    def text(self) -> str:
        """Return the position as text; empty where nothing could be played from it."""
        return "" if self.view is None else position_text(self.view)

    def paste(self, text: str) -> None:
        """Take a position from text.

        Raises:
            PositionTextError: If there is none in it.
        """
        self._take_step(draft_from_text(text), Taken())

    # From the game on the table

    def may_take(self, rule: HintRule) -> bool:
        """Return whether the viewer may analyse the game on the table.

        A game that is over may; one that runs only where a person alone plays against computers
        with open holdings, hints are allowed and the hand lies open.
        """
        session = self._session
        if not session.has_game or session.is_over:
            return session.has_game
        is_alone = len(human_seats(session.players)) == 1
        is_open = session.setup.holdings is Holdings.OPEN and session.screen.shows_hand
        return is_alone and is_open and rule is not HintRule.NEVER

    def take(self, step: int | None, rule: HintRule) -> None:
        """Take the position of the game on the table after a step, or the present one.

        Raises:
            ValueError: If that could tell what somebody must not know: see ``may_take``.
        """
        session = self._session
        if not self.may_take(rule):
            raise ValueError("this game may not be analysed")
        at = session.last_step if step is None else step
        if session.is_over:
            state = session.states()[at]
            view = observe(state, state.seat)
            self._helps_in = ""
        else:
            view = session.view_at(at)
            self._helps_in = session.game_file().game_id
        names = tuple(player.name for player in session.players)
        levels, people = session.levels, human_seats(session.players)
        table = levels.table(session.players)
        level = levels.of(session.players[people[0]]) if len(people) == 1 else ""
        taken = Taken(names, session.game_file().game_id, table, level)
        self._take_step(drafts.draft_of(view), taken)

    def game(self, players: Sequence[Player]) -> Loaded:
        """Return a game that begins here, to see what would be; it counts for nobody.

        Args:
            players: By seat.

        Raises:
            ValueError: If nothing can be played from here.
        """
        if self.view is None:
            raise ValueError("nothing can be played from here")
        from acquire_desktop.games.acquire.branch import game_from

        return game_from(self.view, players, self.taken.game_id)

    # What is found

    def ask(self) -> None:
        """Look for the best actions and the chances of all seats, ever more surely."""
        if self.view is None:
            return
        if self._session.has_game and self._session.game_file().game_id == self._helps_in:
            self._session.note_hint(_WHOLE_HINT)
        self.search.ask(self.view, self.taken.table_for(self.view.players))

    def stop(self) -> None:
        """Keep what is found, and look no further."""
        self.search.stop()

    def close(self) -> None:
        """End the process."""
        self.search.close()

    def _take_step(self, draft: View, taken: Taken | None = None) -> None:
        """Make a step, unless nothing is changed by it."""
        if draft == self.draft and taken in (None, self.taken):
            self.changed.emit()
            return
        source = self.taken if taken is None else taken
        del self._steps[self._at + 1 :]
        self._steps.append((draft, replace(source, names=source.names[: draft.players])))
        del self._steps[:-_MOST_STEPS]
        self._at = len(self._steps) - 1
        self._look()

    def _look(self) -> None:
        """Work out what follows from the position."""
        self.faults: tuple[Fault, ...] = drafts.faults_in(self.draft)
        is_legal = not any(fault.is_illegal for fault in self.faults)
        self.view: View | None = drafts.finished(self.draft) if is_legal else None
        self.changed.emit()
        self.search.forget()
