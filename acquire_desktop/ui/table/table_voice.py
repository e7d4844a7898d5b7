"""What a screen reader says of its own accord at the table: what happened, and what is asked."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from acquire_desktop.acquire.notes import Told
from acquire_desktop.acquire.session import Session
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.texts import join_sentences, translate
from acquire_desktop.ui.table.announcements import announce, announcement
from acquire_desktop.ui.table.log.log_model import LogModel
from acquire_desktop.ui.words.action_texts import decision_prompt
from acquire_desktop.ui.words.names import is_you, names_of


class TableVoice:
    """Tells steps of the game, what was taken back, and whose decision has come."""

    def __init__(self, page: QWidget, session: Session, log: LogModel) -> None:
        """Begin with a table of which nothing was told.

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
        """Keep nothing of what was told to somebody else, or of another game."""
        self._step = self._session.last_step if self._session.has_game else 0
        self._asked = None
        self._taken = []

    def expect_rewind(self) -> None:
        """Before the table is shown anew: keep the sentences of what was taken back."""
        undone = range(self._session.last_step + 1, self._step + 1)
        self._taken = [self._log.sentence_of_step(step) for step in undone]

    def tell_step(self, events: Sequence[Told]) -> None:
        """Say what happened, and what is asked now if that is new."""
        view, names = self._session.view, names_of(self._session.players)
        self._say(announcement(events, view.edition, names))

    def tell_rewind(self, steps: Sequence[Sequence[Told]]) -> None:
        """Say what was taken back or done again, and what is asked now."""
        told = [translate("Announcements", "Taken back: {what}", what=what) for what in self._taken]
        view, names = self._session.view, names_of(self._session.players)
        if not self._session.screen.is_closed:
            new = [event for events in steps[self._step + 1 :] for event in events]
            told.append(announcement(new, view.edition, names))
        if self._taken:
            self._asked = None
        self._taken = []
        self._say(*told)

    def _say(self, *told: str) -> None:
        self._step = self._session.last_step
        announce(self._page, join_sentences([*filter(None, told), *self._turn()]))

    def _turn(self) -> list[str]:
        """Return whose decision it is and what is asked, where that was not said yet."""
        session = self._session
        if not session.awaits_human:
            self._asked = None
            return []
        view = session.view
        asked = view.ply, view.seat
        was_asked, self._asked = self._asked, asked
        if was_asked == asked:
            return []
        prompt = decision_prompt(view, names_of(session.players))
        whose = self._whose(view) if was_asked is None or was_asked[1] != view.seat else ""
        return [*filter(None, [whose]), prompt]

    def _whose(self, view: View) -> str:
        names = names_of(self._session.players)
        if is_you(names, view.seat):
            return translate("Announcements", "It is for you to decide.")
        return translate("Announcements", "It is for {player} to decide.", player=names[view.seat])
