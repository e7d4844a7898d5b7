"""The coach: stops the decision of a person who plays alone, once, where it is sure to cost much.

It searches in a process of its own, from the view of the person's seat alone, while the person
thinks. A hint that is asked for meanwhile has its own process and does not wait.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from acquire_desktop.choices import CoachRule
from acquire_desktop.codec import FormError
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice.vocabulary import Grade, LookAgain
from acquire_desktop.games.acquire.engine.actions import Action, DeclareEnd
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.opponents import table_at
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer
from acquire_desktop.session.screen import human_seats

MOST_WAIT_MS: Final = 800
"""Later than this a decision is carried out, whatever the coach has found."""
_SPARE_MS: Final = 150
"""What an answer that is wanted at once may take."""
SIGNS: Final = {CoachRule.GRAVE: "??", CoachRule.COSTLY: "?", CoachRule.DOUBTFUL: "?!"}
"""The sign of the mark from which on each rule stops a decision."""


class Coach(QObject):
    """Is asked before a decision is carried out, and answers at once or a moment later.

    Signals:
        stopped (LookAgain): The decision is not carried out; the person is to look again.
    """

    stopped = Signal(object)

    def __init__(
        self, session: Session, rule: Callable[[], CoachRule], parent: QObject | None = None
    ) -> None:
        """Prepare; the process starts with the first decision that is watched.

        Args:
            session: Has the game; from now on it asks here first.
            rule: Tells what is stopped.
            parent: The owner.
        """
        super().__init__(parent)
        self._session = session
        self._rule = rule
        self._analysts: ComputerPlayers | None = None
        self._is_closed = False
        self._view: View | None = None
        """The decision that is watched."""
        self._seen: Answer | None = None
        """What the first look at it found."""
        self._held: list[Action] = []
        """What waits to be carried out: a decision, after a declaration of the end or alone."""
        self._has_spoken = False
        self._haste = QTimer(self, singleShot=True)
        self._haste.setInterval(MOST_WAIT_MS - _SPARE_MS)
        self._haste.timeout.connect(self._hurry)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(MOST_WAIT_MS)
        self._patience.timeout.connect(self.let_pass)
        session.holds_back = self._holds_back
        for signal in (session.began, session.rewound, session.stepped):
            signal.connect(self.watch)
        for signal in (session.left, session.ended):
            signal.connect(self.forget)

    @property
    def is_waiting(self) -> bool:
        """Whether a decision waits for the coach."""
        return self._patience.isActive()

    def watch(self) -> None:
        """Begin to think about the decision that is asked now, if it is one to watch."""
        self.forget()
        session = self._session
        if not self._may_watch() or session.given_answer() is not None:
            return
        from acquire_desktop.games.acquire.advice.coaching import FIRST_LOOK

        self._view = view = session.view
        known, luck = session.known_view(), self._luck(view, "first")
        self._analyst().request("", view.ply, known, FIRST_LOOK, luck)

    def forget(self) -> None:
        """Think about nothing, and hold nothing back."""
        self._haste.stop()
        self._patience.stop()
        self._view = self._seen = None
        self._held, self._has_spoken = [], False
        if self._analysts is not None:
            self._analysts.cancel()

    def let_pass(self) -> None:
        """Carry out what is held back: the person wants it so, or the coach took too long."""
        held, self._held = self._held, []
        self._haste.stop()
        self._patience.stop()
        for action in held:
            if self._session.awaits_human and action in self._session.view.legal:
                # What follows a declaration is a decision of its own.
                carry_out = self._session.submit if action is not held[0] else self._session.do
                carry_out(action)

    def close(self) -> None:
        """End the process, in the middle of a thought if need be, and stop nothing any more."""
        self.forget()
        self._is_closed = True
        if self._analysts is not None:
            self._analysts.close()

    def _may_watch(self) -> bool:
        """Tell whether the person at the screen has a decision that may be watched.

        In plain Python no search would be done in time.
        """
        session = self._session
        if self._is_closed or self._rule() is CoachRule.OFF or not compiled.RUNNING:
            return False
        is_alone = len(human_seats(session.players)) == 1
        is_asked = session.awaits_human and session.screen.shows_hand
        return is_alone and is_asked and len(session.view.legal) > 1

    def _holds_back(self, action: Action) -> bool:
        """Tell whether an action is not to be carried out yet."""
        if self._patience.isActive():
            if self._held == [DeclareEnd()]:
                self._held.append(action)
            return True
        view = self._view
        is_watched = view is not None and view.ply == self._session.view.ply
        if view is None or not is_watched or self._has_spoken or not self._may_watch():
            return False

        from acquire_desktop.games.acquire.advice.coaching import EFFORT, is_clear
        from acquire_desktop.games.acquire.advice.sure_loss import LEAST_LOSS, sure_loss

        loss = sure_loss(view, action)
        if loss >= LEAST_LOSS:
            self._held = [action]
            self._stop(LookAgain(view, action, self._rule(), None, loss))
            return True
        sign = SIGNS[self._rule()]
        seen, table = self._seen, table_at(self._session.players)
        if seen is not None and is_clear(view, action, seen.candidates, sign, table):
            return False
        self._held = [action]
        self._patience.start()
        self._haste.start()
        luck = self._luck(view, "verdict")
        self._analyst().judge("", view.ply, self._session.known_view(), action, EFFORT, luck)
        return True

    def _analyst(self) -> ComputerPlayers:
        if self._analysts is None:
            self._analysts = ComputerPlayers(load_rules, self)
            self._analysts.considered.connect(self._take_first_look)
            self._analysts.judged.connect(self._take_verdict)
            self._analysts.failed.connect(self._take_failure)
        return self._analysts

    def _luck(self, view: View, purpose: str) -> int:
        return random_word(self._session.setup.seed, f"coach|{purpose}|{view.seat}|{view.ply}")

    def _hurry(self) -> None:
        if self._analysts is not None:
            self._analysts.hurry()

    def _take_first_look(self, answer: Answer) -> None:
        if self._view is not None and answer.ply == self._view.ply:
            self._seen = answer

    def _take_verdict(self, answer: Answer) -> None:
        view = self._view
        if view is None or not self.is_waiting or answer.ply != view.ply:
            return
        found = self._finding(answer.verdict, view)
        if found is None:
            self.let_pass()
            return
        self._haste.stop()
        self._patience.stop()
        self._stop(found)

    def _stop(self, found: LookAgain) -> None:
        self._has_spoken = True
        self._session.note_hint(Grade.IDEA)
        self.stopped.emit(found)

    def _finding(self, plain: object, view: View) -> LookAgain | None:
        """Return why what is held back is to be looked at again, or None where it may pass."""
        from acquire_desktop.games.acquire.advice.coaching import look_again
        from acquire_desktop.games.acquire.advice.verdict_json import verdict_from_plain

        sign, action = SIGNS.get(self._rule(), ""), self._held[0]
        try:
            table = table_at(self._session.players)
            found = look_again(view, verdict_from_plain(plain, view, action), sign, table)
        except FormError:
            return None
        if found is None:
            return None
        rule = next(rule for rule, each in SIGNS.items() if each == found.mark.value)
        return LookAgain(view, action, rule, found.idea)

    def _take_failure(self, _game_id: str, _ply: int, _message: str) -> None:
        if self.is_waiting:
            self.let_pass()
