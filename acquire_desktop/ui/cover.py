"""What covers the private things while the players are away from the window."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui import icons, theme
from acquire_desktop.ui.texts import translate


class CoverGuard(QObject):
    """Covers the hand as soon as the program is left or its window is minimised.

    A dialog of the program's own is no reason. Solo there is nobody to hide anything from,
    unless the player wants it.
    """

    def __init__(self, window: QWidget, session: GameSession, wanted: Callable[[], str]) -> None:
        """Watch the program.

        Args:
            window: The window.
            session: What is covered.
            wanted: Returns the setting: ``never``, ``hot_seat`` or ``always``.
        """
        super().__init__(window)
        self._window = window
        self._session = session
        self._wanted = wanted
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._follow_state)

    def cover(self) -> None:
        """Cover what is private now, if that is wanted."""
        if self._is_wanted():
            self._session.cover()
            # The last frame before the window is left is what task switchers show.
            if self._window.isVisible():
                self._window.repaint()

    def _follow_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.cover()

    def _is_wanted(self) -> bool:
        session, wanted = self._session, self._wanted()
        if not session.has_game or wanted == "never":
            return False
        humans = sum(player.kind is PlayerKind.HUMAN for player in session.players)
        return humans > 1 or (humans == 1 and wanted == "always")


class ShowAgain(QPushButton):
    """Lies over the covered hand and uncovers it."""

    def __init__(self, hand: QWidget, page: QWidget, session: GameSession) -> None:
        """Make the button.

        Args:
            hand: What it lies over.
            page: Its parent, on which the hand lies.
            session: What is uncovered.
        """
        super().__init__(page)
        self._hand = hand
        self._session = session
        self.setProperty("primary", True)
        self.setAutoDefault(True)
        self.clicked.connect(session.uncover)
        self.hide()
        self.retranslate()

    def follow(self) -> None:
        """Appear while something is covered, and disappear when it is not."""
        is_covered = self._session.is_covered
        if is_covered != self.isHidden():
            return
        self.setVisible(is_covered)
        if is_covered:
            self.place()
            self.setFocus()

    def retranslate(self) -> None:
        """Set the texts again, in the present language."""
        self.setText(translate("Cover", "Show again"))
        self.setAccessibleDescription(
            translate("Cover", "Your tiles were covered while the window was left.")
        )
        self.setToolTip(self.accessibleDescription())
        self.setIcon(icons.icon("eye", theme.current().accent_ink))
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self.retranslate()

    def place(self) -> None:
        """Lie in the middle of the hand."""
        self.adjustSize()
        place = self.rect()
        place.moveCenter(self._hand.geometry().center())
        self.setGeometry(place)
        self.raise_()
