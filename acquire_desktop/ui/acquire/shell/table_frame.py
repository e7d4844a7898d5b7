"""Table frame of Acquire: what its commands and keys do that belongs to no part of the table."""

from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from acquire_desktop.choices import LEARNED_MERGERS, CoachRule
from acquire_desktop.game import UndoObstacle
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.kit.page_stack import PageStack
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.window.frame.table_controller import TableController
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
    from acquire_desktop.ui.acquire.table.advisor import Advisor
    from acquire_desktop.ui.acquire.table.coaching import Coaching
    from acquire_desktop.ui.acquire.table.game_page import GamePage
    from acquire_desktop.ui.acquire.table.log_files import LogFiles
    from acquire_desktop.ui.window.frame.seat_dialog import SeatWords

_OBSTACLES: Final = {
    UndoObstacle.NOTHING_DONE: "There is nothing to undo yet.",
    UndoObstacle.OTHER_ACTED: "Another player acted after that, so it can't be undone.",
    UndoObstacle.OTHER_DECIDES: "Another player has seen the table and is deciding now.",
    UndoObstacle.DRAWN: "A tile was drawn, so this can't be undone.",
    UndoObstacle.HOLDINGS_SHOWN: "Hidden holdings were revealed, so this can't be undone.",
    UndoObstacle.GAME_OVER: "The game is over.",
    UndoObstacle.SEAT_CHANGED: "A seat has changed players since.",
    UndoObstacle.COVERED: "The tiles are hidden.",
}
"""Why nothing can be taken back."""


class AcquireFrame(TableController):
    """Adds hints, the coach, the files of the log, and what a duplicate and a look back forbid."""

    _session: Session
    table: "GamePage | None"

    def __init__(self, window: MainWindow, pages: PageStack, session: Session) -> None:
        super().__init__(window, pages, session, seat_words)
        self.advisor: Advisor | None = None
        """Gives hints once the page of the table is made."""
        self.coaching: Coaching | None = None
        """Has the coach, from then on."""

    @cached_property
    def log_files(self) -> "LogFiles":
        """Writes the log to files."""
        from acquire_desktop.ui.acquire.table.log_files import LogFiles
        from acquire_desktop.ui.window.file_dialogs import ask_save

        files = LogFiles(self._session, self._window.folders, self._window, ask_save)
        files.failed.connect(self._window.messages.tell_write_error)
        files.saved.connect(self._window.messages.tell_saved)
        return files

    def show_table(self) -> None:
        """Show the table, and begin where its decision is."""
        super().show_table()
        if self.table is not None:
            self.table.focus.begin()

    def may_leave_seats(self) -> bool:
        """Tell whether computers may play for people: in a duplicate everybody plays alone."""
        return self._session.has_game and not self._session.is_duplicate

    def obstacle(self) -> str:
        """Return why nothing can be taken back, or an empty text."""
        obstacle = self._session.undo_obstacle() if self._session.has_game else None
        return "" if obstacle is None else translate("TurnButtons", _OBSTACLES[obstacle])

    def duplicate_note(self) -> str:
        """Return why some commands are off in a turn at a duplicate, or else an empty text."""
        if not self._session.has_game or not self._session.is_duplicate:
            return ""
        return translate(
            "Duplicate",
            "Not in a duplicate: everyone plays the same deal alone, and it stays hidden until"
            " all have played",
        )

    def ask_hint(self) -> None:
        """Give a hint, or the next grade of it."""
        if self.advisor is not None:
            self.advisor.ask()

    def may_ask(self) -> bool:
        """Tell whether there is a hint to ask for."""
        return self.advisor is not None and self.advisor.may_ask()

    def may_take_back(self) -> bool:
        return super().may_take_back() and not self._is_looking_back()

    def can_skip(self) -> bool:
        """Tell whether the turns of computers can be skipped; looking back, the key leads back."""
        return super().can_skip() and not self._is_looking_back()

    def can_hasten(self) -> bool:
        """Return whether a computer may be hurried: in a duplicate all meet the same players."""
        return super().can_hasten() and not self._session.is_duplicate

    def take_page(self, page: "GamePage") -> None:
        """Serve the page of the table, which is made later."""
        self.table = page
        page.decision_area.left.connect(self.keys.guard.turn)
        page.show_again.asked.connect(self.seating.open_hand)
        page.panel.idle.sit_button.clicked.connect(self.sit_down)
        page.panel.way_back = partial(self._window.menus.way_to, "take_seat")
        from acquire_desktop.ui.acquire.table.advisor import Advisor

        kept = self._preferences
        self.advisor = advisor = Advisor(self._session, page, lambda: kept.settings.hints)
        kept.follow("hints", lambda _rule: advisor.follow_rule())
        kept.follow("mergers", page.decision_area.set_when)
        kept.follow("mergers_seen", page.decision_area.set_seen)
        kept.follow("guests_speak", page.guests.set_speaking)
        page.decision_area.learned.connect(
            lambda: kept.keep(mergers_seen=min(kept.settings.mergers_seen + 1, LEARNED_MERGERS))
        )
        advisor.hints.changed.connect(self.changed)
        self._take_coach(page)
        from acquire_desktop.ui.acquire.shell.table_clocks import TableClocks

        TableClocks(self._window, self._session, page, self.seating)

    def may_sit_down(self) -> bool:
        """Return whether those who watch may take the seat of a computer player."""
        return self.is_at_table() and self._session.may_sit_down

    def sit_down(self) -> None:
        """Ask those who watch whose seat they take, and go on from here with a person there."""
        from acquire_desktop.ui.window.frame.seat_dialog import SeatDialog, SeatQuestion

        session = self._session
        if not self.may_sit_down():
            return
        question = SeatQuestion(
            translate("Spectator", "Whose seat do you take?"),
            (
                translate(
                    "Spectator",
                    "You play on from here in a copy of this game. It does not count for your"
                    " career, since you may have seen every hand.",
                ),
            ),
            translate("Spectator", "Sit down"),
        )
        names = {seat: player.name for seat, player in enumerate(session.players)}
        asked = SeatDialog(self._window.top(), question, names)
        if asked.asks() and self.may_sit_down():
            session.open(session.sit_down(asked.seat()))

    def offer_coach(self, page: "NewGamePage") -> None:
        """Let the coach be switched on, at its usual level, and off where a game is set up."""
        kept, on, off = self._preferences, CoachRule.COSTLY, CoachRule.OFF
        coach = page.options.coach
        coach.clicked.connect(lambda is_on: kept.keep(coach=on if is_on else off))
        kept.follow("coach", lambda rule: coach.setChecked(rule is not off))

    def close_down(self) -> None:
        """End the programs at the table, and the processes that think for hints and coach."""
        super().close_down()
        if self.advisor is not None and self.coaching is not None:
            self.advisor.hints.close()
            self.coaching.coach.close()

    def _take_coach(self, page: "GamePage") -> None:
        from acquire_desktop.ui.acquire.table.coaching import Coaching

        kept, guard = self._preferences, self.keys.guard
        self.coaching = coaching = Coaching(self._session, page, lambda: kept.settings.coach, guard)
        kept.follow("coach", lambda _rule: coaching.follow_rule())

    def _is_looking_back(self) -> bool:
        return self.table is not None and self.table.moment.is_looking_back


def seat_words() -> "SeatWords":
    """Return Acquire's words for seats that change hands: of its levels, and of tiles."""
    from acquire_desktop.ui.acquire.setup.level_box import LevelBox
    from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVEL
    from acquire_desktop.ui.acquire.words.character_texts import level_text
    from acquire_desktop.ui.window.frame.seat_dialog import SeatWords

    def make_levels() -> LevelBox:
        box = LevelBox()
        box.retranslate()
        return box

    return SeatWords(
        usual_level=COMPUTER_LEVEL,
        level_text=level_text,
        make_levels=make_levels,
        before_shown=later("Seats", "Before your tiles are shown."),
        when_back=later(
            "Seats",
            "If nobody else has to decide now, the tiles are shown. Only their owner should look.",
        ),
        when_forgotten=_when_forgotten,
    )


def _when_forgotten(name: str) -> str:
    return translate(
        "Seats",
        "Show this to everybody at the table. The PIN of {player} is removed, and the tiles"
        " are shown to the person who says they are {player}.",
        player=name,
    )
