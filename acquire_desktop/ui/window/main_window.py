"""The window: it arranges pages and menus and passes intents on."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from acquire_desktop.acquire.key_moments import moments_of
from acquire_desktop.acquire.session import Session
from acquire_desktop.engine.setup import Setup
from acquire_desktop.games import GAMES
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import find_unfinished
from acquire_desktop.storage.recent import forget_file
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.message_bar import MessageBar
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.setup.new_game import NewGame, rematch_of, setup_of
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.start.start_texts import offer_games
from acquire_desktop.ui.table.pace_control import PaceControl
from acquire_desktop.ui.table.recap.recap import recap_of
from acquire_desktop.ui.window.commands import menus_of
from acquire_desktop.ui.window.game_files import GameFiles
from acquire_desktop.ui.window.menus import Menus
from acquire_desktop.ui.window.messages import Messages, game_facts, window_title
from acquire_desktop.ui.window.preferences import Preferences, language_code
from acquire_desktop.ui.window.sounds import Sounds
from acquire_desktop.ui.window.table_frame import TableFrame
from acquire_desktop.ui.window.window_pages import WindowPages
from acquire_desktop.ui.words.game_names import GameNames
from acquire_desktop.ui.words.names import names_of

if TYPE_CHECKING:
    from acquire_desktop.ui.table.game_page import GamePage

LEAST_SIZE: Final = QSize(480, 360)
"""Of the window; its pages scroll long before."""
_FIRST_SIZE: Final = QSize(1280, 720)
_FRAME: Final = QSize(16, 48)
"""What a desktop puts round a window, at most."""


def first_size(screen: QSize) -> QSize:
    """Return the size of a window that opens for the first time.

    Args:
        screen: What the desktop leaves free of the screen.
    """
    return _FIRST_SIZE.boundedTo(screen - _FRAME).expandedTo(LEAST_SIZE)


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
        self.start_page = StartPage()
        self.pages = WindowPages(session, self)
        self.message_bar = MessageBar()
        self.messages = Messages(self.message_bar, self.statusBar(), folders)
        self.files = GameFiles(session, folders, self.messages, self)
        self.sounds = Sounds(session, settings.sounds, self)
        self.frame = TableFrame(self, self.pages, self.preferences, session)
        self.menus = Menus(self, menus_of(self))
        self.pace_control = PaceControl(
            session, self.menus.menu("speed"), self.menus.actions, self.frame.is_at_table
        )
        self._facts = ShorteningLabel()
        self._arrange()
        self._connect_pages()
        self._connect_session()
        self._is_painted = False
        self.show_start()

    @property
    def game_page(self) -> "GamePage":
        """The table."""
        return self.pages.game

    # Pages

    def show_start(self) -> None:
        """Put the game away and show the start page."""
        self.session.leave()
        self.files.forget()
        resumption = find_unfinished(self._folders, GAMES)
        self._unfinished = resumption.loaded
        self._offer_games()
        if self.pages.has_new_game():
            self.pages.new_game.set_choice(self.preferences.last_choice())
        self._show_page(self.start_page)
        self.messages.tell_resumption(resumption)

    def show_new_game(self) -> None:
        """Show the choices for a new game; those that are being made are kept."""
        is_new = self.pages.new_game not in self.pages.trail
        if is_new:
            self.pages.new_game.set_choice(self.preferences.last_choice())
        self.message_bar.clear()
        self.pages.trail.lay(self.pages.new_game)
        if is_new:
            self.pages.new_game.focus_start()

    def start_game(self, choice: NewGame) -> None:
        """Start a game and remember the choice."""
        self.preferences.keep_choice(choice)
        self.files.forget()
        if self.pages.has_new_game():  # a seed that was typed tells every tile
            self.pages.new_game.set_choice(self.preferences.last_choice())
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
            self.show_result()

    # Set-up

    def _arrange(self) -> None:
        self.pages.addWidget(self.start_page)
        body = QWidget()
        column(self.message_bar, Stretched(QuietArea(self.pages), 1), of=body)
        self.setCentralWidget(body)
        self.statusBar().addPermanentWidget(self.pace_control)
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
        start, actions = self.start_page, self.menus.actions
        start.go_on.clicked.connect(self.continue_game)
        start.quick.clicked.connect(self.quick_game)
        for button, key in ((start.new, "new"), (start.open, "open"), (start.rules, "rules")):
            button.clicked.connect(actions[key].trigger)
        start.recent_list.game_chosen.connect(self.files.open_recent)
        start.name_field.chosen.connect(lambda name: self.preferences.keep(player_name=name))
        start.themes.chosen.connect(lambda value: actions[f"theme_{value}"].trigger())
        start.languages.chosen.connect(lambda code: actions[f"language_{code}"].trigger())
        self.pages.trail.moved.connect(self.refresh)
        self.pages.trail.ended.connect(self._return)

    def _connect_session(self) -> None:
        session = self.session
        session.began.connect(self._show_game)
        reading = session.computer_turns.pace.reading_changed
        for changed in (session.stepped, session.rewound, reading):
            changed.connect(self.refresh)
        session.handover_needed.connect(self._show_handover)
        session.ended.connect(self.show_result)
        session.save_failed.connect(self.messages.tell_autosave_error)
        self.preferences.failed.connect(self.messages.tell_settings_error)
        self.pages.log_files.failed.connect(self.messages.tell_save_error)
        self.pages.log_files.saved.connect(self.messages.tell_saved)
        self.files.missing.connect(self._tell_missing)
        self.frame.changed.connect(self.menus.refresh)
        self.menus.used.connect(self.refresh)

    # Showing

    def _show_page(self, page: QWidget) -> None:
        self.pages.trail.forget()
        self.message_bar.clear()
        self.pages.setCurrentWidget(page)
        self.refresh()

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
        words = GameNames(session.setup.edition, names_of(players))
        self.pages.handover.show_handover(players[seat].name, lambda: recap_of(events, seat, words))
        self._show_unasked(self.pages.handover)

    def accept_handover(self) -> None:
        """Show the table to the player who has the computer now."""
        self.session.accept_handover()
        self._show_game()

    def show_result(self) -> None:
        """Show how the game ended, if it is over and nobody looks back."""
        session = self.session
        if self.game_page.is_reading or not session.is_over:
            return  # comes again when the reader goes back to the game
        self.pages.result.show_result(session.view, session.final_account(), session.players)
        self.pages.result.show_course(session.history(), moments_of(session), session.view)
        self._show_unasked(self.pages.result)

    def refresh(self) -> None:
        """Show what the title, status bar and commands say of the present moment."""
        session, settings = self.session, self.preferences.settings
        self.menus.refresh()
        self.pace_control.retranslate()
        self.start_page.set_theme(settings.theme)
        self.start_page.set_language(language_code(settings.language))
        self.setWindowTitle(window_title(session))
        self._facts.show_texts(game_facts(session) if session.has_game else ("",))
        self.statusBar().setVisible(session.has_game)

    def is_away(self) -> bool:
        """Tell whether another page than the first is on view."""
        return self.pages.currentWidget() is not self.start_page

    def shows_log(self) -> bool:
        """Tell whether the log of the game is on view."""
        page, session = self.pages.currentWidget(), self.session
        is_at_table = session.has_game and page in (self.game_page, self.pages.handover)
        return is_at_table and not session.screen.is_closed

    def may_read_log(self) -> bool:
        """Tell whether whoever is at the screen may read the log."""
        is_result = self.session.has_game and self.pages.currentWidget() is self.pages.result
        return is_result or self.shows_log()

    # Intents

    def _tell_missing(self, path: Path) -> None:
        def forget() -> None:
            forget_file(self._folders, path)
            self.show_start()

        self.messages.tell_missing(path, lambda: self.files.ask_locate(path), forget)

    def rematch(self) -> None:
        """Play again with the same players and rules, and other tiles."""
        self._restart(rematch_of(self.session.setup))

    def deal_again(self) -> None:
        """Play again with the same players, rules and tiles."""
        self._restart(self.session.setup)

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
            self.refresh()
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
