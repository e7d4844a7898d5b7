"""The way of a duplicate: set up, one person after the other, and compared when all are done."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.duplicate.deal import (
    begun,
    computers_of,
    first_board,
    setup_of_deal,
)
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.saver import Autosave
from acquire_desktop.storage.duplicate.duplicate_file import Duplicate
from acquire_desktop.storage.duplicate.duplicate_keeper import DuplicateKeeper
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.setup.new_game import added_player, random_seed, rematch_of
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.texts import join_terse, later, translate
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.duplicate.comparison_page import ComparisonPage
    from acquire_desktop.ui.acquire.duplicate.setup_page import DuplicateChoice, DuplicateSetupPage
    from acquire_desktop.ui.acquire.duplicate.turn_page import TurnPage


class DuplicateController(QObject):
    """Leads from one page of a duplicate to the next; the games are played at the usual table.

    Signals:
        covered (View): A game was put away whose board nobody may see: show this one instead.
        review_wanted (): Show the review of the game that was put on the table.
    """

    covered = Signal(object)
    review_wanted = Signal()
    keeper: DuplicateKeeper
    """Has the games of a duplicate written apart from all others."""

    def __init__(self, window: MainWindow, pages: GamePages, session: Session) -> None:
        super().__init__(pages)
        self._window, self._pages, self._session = window, pages, session
        session.saver.divert(self._keep_apart)
        session.saved.connect(lambda _save_no: self.finish_soon())

    @cached_property
    def setup_page(self) -> "DuplicateSetupPage":
        """Where a duplicate is set up."""
        from acquire_desktop.ui.acquire.duplicate.setup_page import DuplicateSetupPage

        page = DuplicateSetupPage()
        self._pages.addWidget(page)
        page.start_requested.connect(self._begin)
        page.cancelled.connect(self._pages.trail.leave)
        return page

    @cached_property
    def turn_page(self) -> "TurnPage":
        """The curtain between two people."""
        from acquire_desktop.ui.acquire.duplicate.turn_page import TurnPage

        page = TurnPage()
        self._pages.addWidget(page)
        page.accepted.connect(self._play)
        page.given_up.connect(self._give_up)
        page.left.connect(self._pages.trail.leave)
        return page

    @cached_property
    def comparison(self) -> "ComparisonPage":
        """The results of the deal, compared."""
        from acquire_desktop.ui.acquire.duplicate.comparison_page import ComparisonPage

        page = ComparisonPage()
        self._pages.addWidget(page)
        page.review_asked.connect(self._review)
        page.rematch.clicked.connect(self._rematch)
        page.others.clicked.connect(self._set_up)
        page.menu.clicked.connect(self._pages.show_start)
        page.left.connect(self._pages.trail.leave)
        return page

    def show(self) -> None:
        """Show where the duplicate is now; where there is none, set one up."""
        self._window.message_bar.clear()
        self._session.finish_saving()
        duplicate = self._look()
        if duplicate is None:
            self._set_up()
        elif duplicate.is_complete:
            self.comparison.show_duplicate(duplicate)
            self._pages.trail.lay(self.comparison)
        else:
            self._show_turn(duplicate)

    def covers(self, game_id: str) -> bool:
        """Tell whether nobody may see yet what came of a game."""
        return self.keeper.covers(game_id)

    def finish_soon(self) -> None:
        """Put away the game on the table if it is over, once all else has heard of that."""
        QTimer.singleShot(0, self, self._finish)

    def tell_waiting(self) -> None:
        """Tell on the first page whose turn it is to play a deal, and offer to go on."""
        duplicate = self._look()
        person = None if duplicate is None else duplicate.next_person
        if duplicate is None or person is None or self._session.has_game:
            return
        name = duplicate.people[person].name
        self._window.messages.offer(
            lambda: translate("Duplicate", "Duplicate in progress: {name} is next.", name=name),
            later("Duplicate", "Continue"),
            self.show,
        )

    def _keep_apart(self, write: Autosave) -> Autosave:
        self.keeper = DuplicateKeeper(self._window.folders, write)
        return self.keeper.write

    def _look(self) -> Duplicate | None:
        """Return the duplicate that is kept, or report that it cannot be read."""
        try:
            duplicate = self.keeper.look(GAMES)
            self.keeper.file_games()  # the program may have ended before that
        except SaveError as error:
            self._window.messages.tell_save_error(error)
            return self.keeper.duplicate
        return duplicate

    def _set_up(self) -> None:
        kept = self.keeper.duplicate
        name = self._window.preferences.settings.player_name
        names = [name] if kept is None else [player.name for player in kept.people]
        if any(names):
            self.setup_page.set_people(names)
        self._pages.trail.lay(self.setup_page)
        self.setup_page.begin()

    def _begin(self, choice: "DuplicateChoice") -> None:
        """Begin a duplicate as it was chosen."""
        computers: list[Player] = []
        for _ in range(choice.computers):
            computers.append(added_player((*choice.people, *computers), choice.level))
        edition = EDITIONS[choice.edition_key]
        setup = make_setup(edition, choice.computers + 1, random_seed())
        self._keep(setup, choice.people, computers)

    def _rematch(self) -> None:
        """Begin another deal for the same people, who begin in another order."""
        kept = self.keeper.duplicate
        if kept is not None:
            people = kept.people[1:] + kept.people[:1]
            self._keep(rematch_of(setup_of_deal(kept)), people, computers_of(kept))

    def _keep(self, setup: Setup, people: Sequence[Player], computers: Sequence[Player]) -> None:
        if not self._put_away():
            return
        duplicate = begun(setup, people, computers)
        try:
            self.keeper.begin(duplicate)
        except SaveError as error:
            self._window.messages.tell_write_error(error)
            return
        self._show_turn(duplicate)

    def _show_turn(self, duplicate: Duplicate) -> None:
        """Cover everything, and ask for the person whose turn it is."""
        from acquire_desktop.ui.acquire.duplicate.turn_page import Turn

        person = duplicate.next_person
        assert person is not None
        names = tuple(player.name for player in duplicate.people)
        turn = Turn(names, person, duplicate.is_begun(person), partial(_table_text, duplicate))
        self.turn_page.show_turn(turn)
        self._pages.trail.lay(self.turn_page)

    def _play(self) -> None:
        """Let the person whose turn it is play, or go back to the game on the table."""
        duplicate = self.keeper.duplicate
        person = None if duplicate is None else duplicate.next_person
        if duplicate is None or person is None:
            return
        loaded = duplicate.games[person]
        session = self._session
        if session.has_game and session.game_file().game_id == loaded.game.game_id:
            self._pages.trail.leave()
        elif self._window.make_way():
            session.open(loaded)

    def _give_up(self) -> None:
        duplicate = self.keeper.duplicate
        person = None if duplicate is None else duplicate.next_person
        if person is None or not self._put_away():
            return
        try:
            self.keeper.give_up(person)
        except SaveError as error:
            self._window.messages.tell_write_error(error)
        self.show()

    def _finish(self) -> None:
        """Go on from a game that is over: to the next person, or to what is compared."""
        session = self._session
        is_ours = session.has_game and session.is_over
        if is_ours and self.covers(session.game_file().game_id) and self._put_away():
            self.show()

    def _put_away(self) -> bool:
        """Leave the game on the table, unless it would be lost and the user stays with it."""
        if not self._session.has_game:
            return True
        if not self._window.make_way():
            return False
        kept, game_id = self.keeper.duplicate, self._session.game_file().game_id
        self._session.leave()
        if kept is not None and self.covers(game_id):
            self.covered.emit(first_board(kept))
        return True

    def _review(self, person: int) -> None:
        """Put the finished game of a person on the table, and show its review."""
        duplicate = self.keeper.duplicate
        if duplicate is not None and self._window.make_way():
            self._session.open(duplicate.games[person])
            self.review_wanted.emit()


def _table_text(duplicate: Duplicate) -> str:
    """Return the edition, and who sits at the table with everybody."""
    computers = computers_of(duplicate)
    levels = sorted({level_text(player.level) for player in computers})
    text = translate("Duplicate", "%n computer(s)", n=len(computers))
    return join_terse([edition_name(setup_of_deal(duplicate).edition), text, *levels])
