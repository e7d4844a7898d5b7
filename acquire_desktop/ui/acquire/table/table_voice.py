"""Table voice: what a screen reader says of its own accord at the table."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    FinalAccountBegan,
    MarketDrawn,
    MergerBegan,
    MergerEnded,
    StockDisposed,
    SurvivorDecided,
)
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.words.action_texts import decision_prompt
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import is_you, names_of
from acquire_desktop.ui.acquire.words.narration import SPOKEN, event_text
from acquire_desktop.ui.kit.look import motion
from acquire_desktop.ui.kit.texts import join_sentences, translate
from acquire_desktop.ui.kit.voice import announce

_OF_A_MERGER: Final = (
    *(MergerBegan, SurvivorDecided, AcquisitionBegan, MarketDrawn),
    *(BonusPaid, StockDisposed, MergerEnded),
)
"""What the scene of a merger tells."""


def announcement(events: Iterable[LogEntry], words: GameNames) -> str:
    """Return what happened in full sentences; empty when nothing needs to be said.

    Args:
        events: As the seat on screen may see them.
        words: Name players and chains.
    """
    return join_sentences([event_text(event, words) for event in events if type(event) in SPOKEN])


def tells_account(session: Session) -> bool:
    """Return whether the final account of a game is shown step by step before its result.

    Not where all comes at once and stands still: there is nothing to watch.
    """
    return motion.is_on() or session.computer_turns.pace.speed is not Speed.INSTANT


class TableVoice:
    """Announces steps of the game, take-backs, and whose decision has come."""

    def __init__(self, page: QWidget, session: Session, log: LogModel) -> None:
        """Begin with a table of which nothing was announced.

        Args:
            page: For which it speaks.
            session: Has the game.
            log: Has the sentences that were told.
        """
        self._page = page
        self._session = session
        self._log = log
        self._step = 0
        self._asked: tuple[int, int] | None = None
        self._taken: list[str] = []

    def forget(self) -> None:
        """Keep nothing that was announced to somebody else, or of another game."""
        self._step = self._session.last_step if self._session.has_game else 0
        self._asked = None
        self._taken = []

    def expect_rewind(self) -> None:
        """Before the table is shown again: keep the sentences of the actions taken back."""
        undone = range(self._session.last_step + 1, self._step + 1)
        self._taken = [self._log.sentence_of_step(step) for step in undone]

    def tell_step(self, events: Sequence[LogEntry], *, has_scene: bool) -> None:
        """Say what happened, and what is asked now if that is new.

        Args:
            events: As the seat on screen may see them.
            has_scene: Whether the scene of a merger is on view, which says itself what it tells.
        """
        entries: Iterable[LogEntry] = events
        if tells_account(self._session):  # it says itself who is paid what
            entries = takewhile(lambda event: not isinstance(event, FinalAccountBegan), entries)
        if has_scene:
            entries = (event for event in entries if not isinstance(event, _OF_A_MERGER))
        self._say(announcement(entries, self._words))

    def tell_rewind(self, steps: Sequence[Sequence[LogEntry]]) -> None:
        """Say what was taken back or done again, and what is asked now."""
        texts = [
            translate("Announcements", "Taken back: {what}", what=what) for what in self._taken
        ]
        if not self._session.screen.is_closed:
            new = [event for events in steps[self._step + 1 :] for event in events]
            texts.append(announcement(new, self._words))
        if self._taken:
            self._asked = None
        self._taken = []
        self._say(*texts)

    @property
    def _words(self) -> GameNames:
        return GameNames(self._session.view.edition, names_of(self._session.players))

    def _say(self, *texts: str) -> None:
        self._step = self._session.last_step
        announce(self._page, join_sentences([*filter(None, texts), *self._turn()]))

    def _turn(self) -> list[str]:
        """Return whose decision it is and what is asked, where that was not said yet."""
        session = self._session
        if not session.awaits_human:
            self._asked = None
            return []
        view, names = session.view, names_of(session.players)
        asked = view.ply, view.seat
        was_asked, self._asked = self._asked, asked
        if was_asked == asked:
            return []
        prompt = decision_prompt(view, names)
        if was_asked is not None and was_asked[1] == view.seat:
            return [prompt]
        whose = translate(
            "Announcements",
            "Your decision." if is_you(names, view.seat) else "{player}'s decision.",
            player=names[view.seat],
        )
        return [whose, prompt]
