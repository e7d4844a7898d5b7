"""The window: it arranges pages and menus and passes intents on."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.acquire.key_moments import moments_of
from acquire_desktop.acquire.session import Session
from acquire_desktop.engine.record import Setup
from acquire_desktop.games import GAMES
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import find_unfinished
from acquire_desktop.storage.recent import forget_file
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.message_bar import MessageBar
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.setup.new_game import NewGame, rematch_of, setup_of
from acquire_desktop.ui.start.start_contents import offer_games
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.table.recap.recap import recap_of
from acquire_desktop.ui.window.command_states import enable_commands
from acquire_desktop.ui.window.game_files import GameFiles
from acquire_desktop.ui.window.menus import Menus
from acquire_desktop.ui.window.messages import Messages
from acquire_desktop.ui.window.preferences import Preferences
from acquire_desktop.ui.window.table_frame import TableFrame
from acquire_desktop.ui.window.window_choices import WindowChoices
from acquire_desktop.ui.window.window_commands import connect_commands
from acquire_desktop.ui.window.window_pages import WindowPages
from acquire_desktop.ui.window.window_room import LEAST_SIZE, PageRoom, first_size
from acquire_desktop.ui.window.window_texts import game_facts, window_title
from acquire_desktop.ui.words.event_words import Words
from acquire_desktop.ui.words.names import names_of

if TYPE_CHECKING:
    from acquire_desktop.ui.result.result_page import ResultPage
    from acquire_desktop.ui.setup.new_game_page import NewGamePage
    from acquire_desktop.ui.table.game_page import GamePage
    from acquire_desktop.ui.table.handover_page import HandoverPage
    from acquire_desktop.ui.window.reading_pages import ReadingPages


class MainWindow(QMainWindow):
    """Start page, new game, table, handover and result, one at a time."""

    def __init__(
        self, app: QApplication, session: Session, folders: Folders, settings: Settings
    ) -> None:
        super().__init__()
        self._folders = folders
        self._unfinished: Loaded | None = None
        self.preferences = Preferences(app, folders, settings, self)
        self.session = session
        self.files = GameFiles(session, folders, self)
        self.start_page = StartPage()
        self.pages = WindowPages(session, self.preferences)
        self.message_bar = MessageBar()
        self.messages = Messages(self.message_bar, self.statusBar(), folders)
        self.menus = Menus(self)
        self._facts = ShorteningLabel()
        self.frame = TableFrame(self, self.pages, self.menus, self.preferences, session)
        self._arrange()
        self._connect_pages()
        self._connect_session()
        connect_commands(self)
        self.choices = WindowChoices(self.preferences, self.menus, session, self.start_page)
        self._is_painted = False
        self.show_start()

    @property
    def game_page(self) -> "GamePage":
        """The table."""
        return self.pages.game

    @property
    def new_game_page(self) -> "NewGamePage":
        """Where a game is set up."""
        return self.pages.new_game

    @property
    def handover_page(self) -> "HandoverPage":
        """The curtain between two players."""
        return self.pages.handover

    @property
    def result_page(self) -> "ResultPage":
        """The end of a game."""
        return self.pages.result

    @property
    def reading(self) -> "ReadingPages":
        """The rules and the comparison of editions."""
        return self.pages.reading

    # Pages

    def show_start(self) -> None:
        """Put the game away and show the start page."""
        self.session.leave()
        self.files.forget()
        resumption = find_unfinished(self._folders, GAMES)
        self._unfinished = resumption.loaded
        self._offer_games()
        if self.pages.has_new_game():
            self.new_game_page.set_choice(self.preferences.last_choice())
        self._show_page(self.start_page)
        self.messages.tell_resumption(resumption)

    def show_new_game(self) -> None:
        """Show the choices for a new game; those that are being made are kept."""
        is_new = self.new_game_page not in self.pages.trail
        if is_new:
            self.new_game_page.set_choice(self.preferences.last_choice())
        self.message_bar.clear()
        self.pages.trail.lay(self.new_game_page)
        if is_new:
            self.new_game_page.focus_start()

    def start_game(self, choice: NewGame) -> None:
        """Start a game and remember the choice."""
        self.preferences.keep_choice(choice)
        self.files.forget()
        if self.pages.has_new_game():  # a seed that was typed tells every tile
            self.new_game_page.set_choice(self.preferences.last_choice())
        self.session.start(setup_of(choice), choice.players)

    def quick_game(self) -> None:
        """Start a game with the last choices, or a first one among Beginners."""
        is_first = self.preferences.is_first_game
        self.start_game(self.preferences.last_choice())
        if is_first:
            self.messages.tell_first_game()

    def _offer_games(self) -> None:
        choice, is_first = self.preferences.last_choice(), self.preferences.is_first_game
        offer_games(self.start_page, self._folders, self._unfinished, choice, is_first=is_first)

    def continue_game(self) -> None:
        """Go on with the unfinished game that was played last."""
        if not self.files.open_unfinished():
            self.show_start()

    def open_file(self, path: Path) -> None:
        """Open a game that the user chose outside."""
        self.files.open(path)

    def look_back_at(self, turn: int) -> None:
        """Show the table as it was when a turn began, from wherever that turn is named."""
        self._look_back(lambda: self.game_page.show_turn(turn))

    def look_back_at_step(self, step: int) -> None:
        """Show the table as it was after a step of the game that is over."""
        self._look_back(lambda: self.game_page.show_step(min(step, self.session.last_step - 1)))

    def _look_back(self, look: Callable[[], None]) -> None:
        if self.session.has_game and self.session.screen.handover_to is None:
            self._show_page(self.game_page)
            look()
            self._show_result()

    # Set-up

    def _arrange(self) -> None:
        self.pages.addWidget(self.start_page)
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.message_bar)
        layout.addWidget(PageRoom(self.pages), 1)
        self.setCentralWidget(body)
        theme.style_text(self._facts, "small", tone="muted")
        self._facts.setContentsMargins(0, 0, theme.SPACE_2, 0)
        self.statusBar().addPermanentWidget(self._facts)
        self.statusBar().setSizeGripEnabled(False)
        self.setMinimumSize(LEAST_SIZE)
        self.resize(first_size(self.screen().availableSize()))
        geometry = self.preferences.settings.window_layout.get("main_window")
        if geometry:
            self.restoreGeometry(QByteArray.fromHex(geometry.encode()))

    def _connect_pages(self) -> None:
        start = self.start_page
        start.continue_requested.connect(self.continue_game)
        start.quick_game_requested.connect(self.quick_game)
        start.new_game_requested.connect(self.show_new_game)
        start.open_requested.connect(self.files.ask_open)
        start.rules_requested.connect(self.menus.actions["rules"].trigger)
        start.recent_chosen.connect(self.files.open_recent)
        pages = self.pages
        pages.start_requested.connect(self.start_game)
        pages.trail.moved.connect(self._refresh)
        pages.trail.ended.connect(self._return)
        pages.handover_accepted.connect(self._accept_handover)
        pages.turn_chosen.connect(self.look_back_at)
        pages.step_chosen.connect(self.look_back_at_step)
        pages.rematch_requested.connect(self._rematch)
        pages.same_deal_requested.connect(lambda: self._restart(self.session.setup))
        pages.new_game_requested.connect(self.show_new_game)
        pages.menu_requested.connect(self.show_start)

    def _connect_session(self) -> None:
        session = self.session
        session.began.connect(self._show_game)
        reading = session.computer_turns.pace.reading_changed
        for changed in (session.stepped, session.rewound, reading, self.pages.look_moved):
            changed.connect(self._refresh)
        session.handover_needed.connect(self._show_handover)
        session.ended.connect(self._show_result)
        session.save_failed.connect(self.messages.tell_autosave_error)
        self.preferences.failed.connect(self.messages.tell_settings_error)
        for files in (self.files, self.pages.log_files):
            files.failed.connect(self.messages.tell_save_error)
            files.saved.connect(self.messages.tell_saved)
        self.files.missing.connect(self._tell_missing)
        self.files.resumed.connect(self.messages.tell_resumption)
        self.files.level_unknown.connect(self.messages.tell_unknown_level)
        self.pages.look_left.connect(self._show_result)

    # Showing

    def _show_page(self, page: QWidget) -> None:
        self.pages.trail.forget()
        self.message_bar.clear()
        self.pages.setCurrentWidget(page)
        self._refresh()

    def _show_unasked(self, page: QWidget) -> None:
        """Show a page that nobody asked for, unless another lies over the game."""
        if not self.pages.trail.is_open:
            self._show_page(page)

    def _return(self) -> None:
        """Show where one was before other pages were laid over it."""
        if self.session.has_game:
            self._show_page(self.pages.page_of_game())
        else:
            self.show_start()

    def _show_game(self) -> None:
        self._show_page(self.game_page)
        self.game_page.focus.begin()

    def _show_handover(self, seat: int) -> None:
        session = self.session
        events, players = session.events_since_shown(seat), session.players
        words = Words(session.setup.edition, names_of(players))
        self.handover_page.show_handover(players[seat].name, lambda: recap_of(events, seat, words))
        self._show_unasked(self.handover_page)

    def _accept_handover(self) -> None:
        self.session.accept_handover()
        self._show_game()

    def _show_result(self) -> None:
        session = self.session
        if self.game_page.is_reading or not session.is_over:
            return  # comes again when the reader goes back to the game
        self.result_page.show_result(session.view, session.final_account(), session.players)
        self.result_page.show_course(session.history(), moments_of(session), session.view)
        self._show_unasked(self.result_page)

    def _refresh(self) -> None:
        """Show what the title, status bar and commands say of the present moment."""
        session = self.session
        page = self.pages.currentWidget()
        is_at_table = session.has_game and page in (self.game_page, self.handover_page)
        is_covered = is_at_table and session.screen.is_closed
        is_result = session.has_game and page is self.result_page
        enable_commands(
            self.menus.actions,
            session,
            is_at_start=page is self.start_page,
            shows_log=is_at_table and not is_covered,
            may_read_log=is_result or (is_at_table and not is_covered),
        )
        self.frame.refresh(at_table=is_at_table)
        self.setWindowTitle(window_title(session))
        self._facts.show_texts(game_facts(session) if session.has_game else ("",))
        self.statusBar().setVisible(session.has_game)

    # Intents

    def _tell_missing(self, path: Path) -> None:
        def forget() -> None:
            forget_file(self._folders, path)
            self.show_start()

        self.messages.tell_missing(path, lambda: self.files.ask_locate(path), forget)

    def _rematch(self) -> None:
        """Play again with the same players and rules, and other tiles."""
        self._restart(rematch_of(self.session.setup))

    def _restart(self, setup: Setup) -> None:
        self.files.forget()
        self.session.start(setup, self.session.players)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.frame.handle_key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.frame.handle_release(event)
        super().keyReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            # The timer fires when the whole window is painted.
            QTimer.singleShot(0, self.pages, self.pages.complete)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            if self.pages.currentWidget() is self.start_page:
                self._offer_games()
            self._refresh()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.frame.note_window_state()
        elif event.type() == QEvent.Type.ActivationChange:
            self.frame.let_space_go()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every action is saved already, so nothing is asked."""
        geometry = bytes(self.saveGeometry().toHex().data()).decode()
        self.preferences.keep(
            window_layout={**self.preferences.settings.window_layout, "main_window": geometry}
        )
        self.session.leave()
        self.frame.close()
        super().closeEvent(event)
