"""Brings advice to the table: hints on request, and why the computer players moved so."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from acquire_desktop.choices import HintRule
from acquire_desktop.games.acquire.advice.explanations import Explanation, explanation_of
from acquire_desktop.games.acquire.advice.hints import Hints
from acquire_desktop.games.acquire.advice.vocabulary import Reason
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.screen import NOBODY
from acquire_desktop.ui.acquire.table.advice.advice_pane import ExplainedMove
from acquire_desktop.ui.acquire.table.board.hint_marks import marks_of_hint
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.acquire.words.advice_texts import explanation_text, idea_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.voice import announce

_PAGE = "advice"


class Advisor(QObject):
    """Shows the hints of a session on its page and tied to their tiles."""

    def __init__(self, session: Session, page: GamePage, rule: Callable[[], HintRule]) -> None:
        super().__init__(page)
        self._session = session
        self._page = page
        self._pane = page.side.advice
        self._explanations: dict[int, Explanation | None] = {}
        self._reader = NOBODY
        self.hints = Hints(session, rule, self)
        """What is told of the present decision."""
        self._pane.hint_requested.connect(self.ask)
        for asking in (page.people, page.log_model, page.moment):
            asking.set_explainer(self.explain)
        self.hints.changed.connect(self._show_hint)
        self.hints.warned.connect(self._warn)
        session.began.connect(self._start_over)
        session.rewound.connect(self._start_over)
        session.stepped.connect(self._show)
        session.thinking_changed.connect(self._show_hint)
        page.moment.moved.connect(self._show_hint)
        self._start_over()

    def ask(self) -> None:
        """Give a hint, or the next grade of it, where it can be seen."""
        if self.may_ask():
            if self._page.side.shown != _PAGE:
                self._page.side.show_page(_PAGE)
            self.hints.ask()

    def explain(self, step: int) -> str:
        """Return why a computer player took a step of the game, or an empty text."""
        if not self._session.has_game:
            return ""
        reader = self._session.screen.reader
        if reader != self._reader:
            self._explanations.clear()  # what another viewer could tell
            self._reader = reader
        if step not in self._explanations:
            self._explanations[step] = explanation_of(self._session, step)
        return explanation_text(self._explanations[step], self._session.setup.edition)

    def follow_rule(self) -> None:
        """Begin again by another rule of when hints are given."""
        self.hints.forget()
        self._show_hint()

    def _start_over(self) -> None:
        """Forget what was known to another viewer, or of steps that were taken back."""
        self._explanations.clear()
        self._show()

    def _show(self) -> None:
        self._show_hint()
        self._pane.show_explanations(self._tell_explanations)

    def _show_hint(self) -> None:
        may_ask = self.may_ask()
        is_allowed = not self._session.has_game or self.hints.is_allowed
        self._number_tiles()
        self._pane.show_hint(self.hints.hint, may_ask=may_ask, is_allowed=is_allowed)

    def may_ask(self) -> bool:
        """Tell whether there is more to ask for, of the decision that is on view."""
        return (
            self._session.has_game and self.hints.may_ask and not self._page.moment.is_looking_back
        )

    def _warn(self, reason: Reason) -> None:
        """Say where the decision is asked what the person should know now."""
        tell = partial(idea_text, reason, self._session.view.edition)
        self._page.panel.placement.warn(tell)
        announce(self._page, tell())

    def _number_tiles(self) -> None:
        """Tie the hint to its tiles, unless an earlier moment is on view."""
        marks = {} if self._page.moment.is_looking_back else marks_of_hint(self.hints.hint)
        for tiles in (self._page.board, self._page.hand):
            tiles.show_hints(marks)

    def _tell_explanations(self) -> list[ExplainedMove]:
        """Return why the others did what they did since the last turn of the player on screen."""
        session = self._session
        if not (session.has_game and session.screen.shows_hand):
            return []
        words = GameNames(session.setup.edition, names_of(session.players))
        faces, moves = faces_of(session.players), list[ExplainedMove]()
        for moment in self._page.people.moments:
            text = self.explain(moment.step)
            if text:
                moves.append(ExplainedMove(faces[moment.seat], moment.deed(words), text))
        return moves
