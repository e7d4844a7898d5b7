"""Brings the coach to the table: the panel shows its warning in place of the decision."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from acquire_desktop.choices import CoachRule
from acquire_desktop.games.acquire.advice.coach import Coach
from acquire_desktop.games.acquire.advice.vocabulary import LookAgain
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.acquire.words.advice_texts import idea_text
from acquire_desktop.ui.kit.key_guard import KeyGuard
from acquire_desktop.ui.kit.texts import join_sentences, money, translate
from acquire_desktop.ui.kit.voice import announce

_LOSSES: Final = {
    CoachRule.DOUBTFUL: "This would cost you some of your chance to win.",
    CoachRule.COSTLY: "This would cost you a lot of your chance to win.",
    CoachRule.GRAVE: "This would cost you a great deal of your chance to win.",
}


class Coaching(QObject):
    """Shows what the coach of a session stops, and carries on as the person wants."""

    def __init__(
        self, session: Session, page: GamePage, rule: Callable[[], CoachRule], guard: KeyGuard
    ) -> None:
        """Have a coach for a page.

        Args:
            session: Has the game.
            page: Shows it.
            rule: Tells what is stopped.
            guard: Keeps a key from answering what was not there when it went down.
        """
        super().__init__(page)
        self._page = page
        self._guard = guard
        self._panel = page.panel
        self.coach = Coach(session, rule, self)
        """Searches, and stops what costs much."""
        self.coach.stopped.connect(self._show)
        self._panel.look_again.played.connect(self.coach.let_pass)
        page.moment.moved.connect(self._pass_before_looking_back)
        for tiles in (page.board, page.hand):
            tiles.tile_selected.connect(self._lift)

    def follow_rule(self) -> None:
        """Begin again by another rule of what is stopped."""
        self._lift()
        self.coach.watch()

    def _show(self, found: LookAgain) -> None:
        tell = partial(look_again_text, found, found.view.edition)
        self._panel.look_again.say(tell)
        self._panel.lay(self._panel.look_again)
        self._guard.turn()
        announce(self._page, join_sentences((self._panel.look_again.headline() + ".", tell())))

    def _lift(self) -> None:
        """Show the decision again: a player who chooses something else is looking again."""
        self._panel.lift(self._panel.look_again)

    def _pass_before_looking_back(self) -> None:
        """Let a decision that still waits be carried out; nobody sees it stopped meanwhile."""
        if self._page.moment.is_looking_back and self.coach.is_waiting:
            self.coach.let_pass()


def look_again_text(found: LookAgain, edition: Edition) -> str:
    """Return how much a decision would cost, and what to think of instead."""
    decision = found.view.decision
    if found.loss and isinstance(decision, StockDisposal):
        return translate(
            "LookAgainPage",
            "{chain} can't be founded again: keeping its stock gives away {amount}.",
            chain=edition.chains[decision.acquired].name,
            amount=money(found.loss),
        )
    idea = translate("LookAgainPage", "Something else is better here.")
    if found.idea is not None:
        text = idea_text(found.idea, edition)
        idea = translate("LookAgainPage", "A better idea: {idea}", idea=text)
    return join_sentences((translate("LookAgainPage", _LOSSES[found.rule]), idea))
