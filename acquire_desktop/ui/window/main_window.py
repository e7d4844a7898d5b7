"""The window: it arranges pages, menus and bars, and knows no game."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QWidget

from acquire_desktop.game import Seat
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.recent import forget_file
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.languages import tell_of_texts
from acquire_desktop.ui.kit.message_bar import MessageBar
from acquire_desktop.ui.window.game_files import GameFiles
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.menus import Menu, Menus
from acquire_desktop.ui.window.messages import Messages, window_title
from acquire_desktop.ui.window.pace_control import PaceControl
from acquire_desktop.ui.window.preferences import Preferences
from acquire_desktop.ui.window.screen_zoom import ScreenZoom
from acquire_desktop.ui.window.sounds import Sounds, VolumeControl
from acquire_desktop.ui.window.top_bar import TopBar
from acquire_desktop.ui.window.troubles import Troubles
from acquire_desktop.ui.window.unsaved_game import UnsavedGame
from acquire_desktop.ui.window.window_size import LEAST_SIZE, layout_of, restore_place


class MainWindow(QMainWindow):
    """Shows the pages of a game, one at a time, with menus and bars round them.

    Signals:
        closed (): The window was closed, and not only put out of sight.
    """

    closed = Signal()

    def __init__(
        self,
        app: QApplication,
        session: GameSession,
        folders: Folders,
        settings: Settings,
        finished: FinishedGames,
        make_pages: Callable[["MainWindow"], GamePages],
        preferences: Preferences | None = None,
    ) -> None:
        """Make the window and show the start page.

        Args:
            app: The application, whose look the user chooses.
            session: Runs the game.
            folders: The user's.
            settings: As they are at the start.
            finished: Keeps the games that are over.
            make_pages: Makes the pages of the game, once.
            preferences: Those of another window of the program; left out, it has its own.
        """
        super().__init__()
        self.folders = folders
        self.preferences = preferences or Preferences(app, folders, settings, self)
        if preferences is None:
            self.preferences.follow("keep_games", finished.choose)
        self.finished = finished
        self.session = session
        self.message_bar = MessageBar()
        self.top_bar = TopBar()
        self.setMenuWidget(self.top_bar)
        self.messages = Messages(self.message_bar, self.top_bar.tell, folders)
        self.troubles = Troubles(self.message_bar, session, self.preferences, folders)
        self.unsaved = UnsavedGame(self, session, folders, lambda: self.files)
        self.pages = make_pages(self)
        self.files = GameFiles(session, folders, self.messages, self.pages, self.unsaved.may_leave)
        self.sounds = Sounds(session, self.pages, settings.sounds)
        self.preferences.follow("sounds", self.sounds.set_loudness)
        self.menus = Menus(self, self.table_of_menus())
        self.pace_control = PaceControl(
            session, self.menus.menu("speed"), self.menus.actions, self.pages.is_at_table
        )
        self.volume_control = VolumeControl(
            self.preferences, self.menus.menu("sounds"), self.menus.actions
        )
        self._arrange()
        self.pages.connect_commands()
        self._connect()
        self._zoom = ScreenZoom(app, self, self.preferences)
        self._is_painted = self._was_asked = False
        self.pages.show_start()

    # Set-up

    def menuBar(self) -> QMenuBar:  # noqa: N802 - Qt's name
        """Return the menus, which stand in the top bar or in the system's own."""
        return self.top_bar.menus

    def table_of_menus(self) -> tuple[Menu, ...]:
        """Return the menus, with keys ``speed``, ``skip``, ``play_now``, ``review``."""
        raise NotImplementedError

    def _arrange(self) -> None:
        body = QWidget()
        self.setCentralWidget(body)
        column(self.message_bar, Stretched(QuietArea(self.pages, body), 1), of=body)
        pace = self.pace_control
        self.top_bar.add(pace, pace.speed, self.volume_control)
        self.top_bar.crowded.connect(self.pace_control.set_terse)
        self.setMinimumSize(LEAST_SIZE)
        restore_place(self, self.preferences)

    def _connect(self) -> None:
        session = self.session
        reading = session.computer_turns.pace.reading_changed
        for changed in (self.pages.trail.moved, session.rewound, reading):
            changed.connect(self.refresh)
        session.stepped.connect(self._follow_step)
        session.thinking_changed.connect(self._mark_on_task_bar)
        session.began.connect(self._expect_turn)
        for moved in (session.stepped, session.rewound):
            moved.connect(self._end_note)
        self.pages.trail.ended.connect(self._return)
        self.message_bar.left.connect(self._lead_to_page)
        self.files.missing.connect(self._tell_missing)
        finished = self.finished
        self.troubles.watch_finished(finished, lambda: finished.take_missing(self.pages.games))
        self.pages.changed.connect(self.menus.refresh)
        self.menus.used.connect(self.refresh)
        self.preferences.follow("text_scale", lambda _value: self.messages.end_text_offer())
        for name in ("keys", "single_keys"):
            self.preferences.follow(name, lambda _value: self._follow_keys())

    # Showing

    def _lead_to_page(self) -> None:
        """Give the keyboard to the page on view, which hands it on to what is decided there."""
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus()

    def show_page(self, page: QWidget) -> None:
        """Show a page of the game, and no other over it."""
        self.pages.trail.forget()
        self.message_bar.clear()
        self.pages.setCurrentWidget(page)
        self.refresh()

    def _return(self) -> None:
        """Show where one was before other pages were laid over it."""
        if self.session.has_game:
            self.show_page(self.pages.page_of_game())
        else:
            self.pages.show_start()

    def refresh(self) -> None:
        """Show what the title, top bar and commands say of the present moment."""
        session = self.session
        self.menus.refresh()
        self.pace_control.retranslate()
        self.pages.refresh()
        self.setWindowTitle(window_title(session, self.pages.title))
        self.top_bar.show_facts(
            self.pages.facts() if session.has_game and not self.pages.trail.is_open else ()
        )
        self.top_bar.name_program(not getattr(self.pages.currentWidget(), "names_program", False))
        self.volume_control.setVisible(session.has_game)

    def _follow_step(self) -> None:
        if self.session.given_answer() is None:  # else the next step comes in the same breath
            self.refresh()

    def _mark_on_task_bar(self, thinking: Seat | None) -> None:
        """Mark the window on the task bar when a person is needed and the program is not in front.

        The system takes the mark away when the window becomes active.
        """
        front = QApplication.activeWindow()
        is_in_front = front is not None and not front.isMinimized()
        is_playing_on = thinking is not None or self.session.awaits_computer
        if self.session.has_game and not is_playing_on and not is_in_front:
            QApplication.alert(self)

    def _expect_turn(self) -> None:
        """Keep the note until a person at the screen has had a turn."""
        self._was_asked = False

    def _end_note(self) -> None:
        """Take away the one-time note when that turn is over: the board needs the room."""
        session = self.session
        if session.awaits_human:
            self._was_asked = True
        elif self._was_asked and (
            session.awaits_computer or session.screen.handover_to is not None
        ):
            self._was_asked = False
            self.message_bar.clear_note()

    def tell_error(self) -> None:
        """Report that something in the program failed, unless that is being shown."""
        from acquire_desktop.ui.window.error_dialog import ErrorDialog

        if self.findChild(ErrorDialog) is None:
            self.session.finish_saving()  # it says whether the game is saved
            dialog = ErrorDialog(self.top(), self.session, self.show_report)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.accepted.connect(self.close)
            dialog.open()

    def show_report(self) -> None:
        """Show a report for the person who mends the program."""
        from acquire_desktop.problem_report import report_text
        from acquire_desktop.ui.window.report_dialog import ReportDialog, facts_of

        facts = {**facts_of(self, self.preferences.settings), **self.pages.report_facts()}
        dialog = ReportDialog(self.top(), self.folders, report_text(self.folders, facts))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def top(self) -> QWidget:
        """Return the widget that a further dialog lies over."""
        return QApplication.activeModalWidget() or self

    def offer_larger_text(self, screen: QSize) -> None:
        """Offer larger text on a large screen, once, before a game is on the table."""
        kept = self.preferences
        if self.session.has_game or not kept.wants_larger_text(screen):
            return
        if self.messages.offer_larger_text(kept.enlarge_text):
            kept.keep(text_size_told=True)

    def _follow_keys(self) -> None:
        """Give the commands their keys; whatever names a key says it again."""
        if self.menus.show_keys(self.preferences.settings.keys):
            app = QApplication.instance()
            assert isinstance(app, QApplication)
            tell_of_texts(app)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # Intents

    def make_way(self) -> bool:
        """Tell whether another game may come to the table; it belongs to no file then."""
        may_leave = self.unsaved.may_leave()
        if may_leave:
            self.files.forget()
        return may_leave

    def _tell_missing(self, path: Path) -> None:
        def forget() -> None:
            forget_file(self.folders, path)
            self.pages.show_start()

        self.messages.tell_missing(path, lambda: self.files.ask_locate(path), forget)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.pages.handle_key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.pages.handle_release(event)
        super().keyReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            # The timer fires when the whole window is painted.
            QTimer.singleShot(0, self.pages, self.pages.complete)
            QTimer.singleShot(0, self, lambda: self.offer_larger_text(self.screen().size()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self.pages.retranslate()
            self.refresh()
        elif event.type() == QEvent.Type.WindowStateChange:
            if self.isMinimized():
                self.pages.note_minimised()
            self.menus.refresh()
        elif event.type() == QEvent.Type.ActivationChange:
            self.pages.leave_window()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close, unless a game would be lost and the user wants to stay with it."""
        if not self.unsaved.may_close():
            event.ignore()
            return
        self.preferences.keep(window_layout=layout_of(self, self.preferences))
        self.session.leave()
        self.pages.close_down()
        super().closeEvent(event)
        self.closed.emit()
