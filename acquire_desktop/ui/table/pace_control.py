"""The control of the computer players' pace: speed, pause, skip, and play now."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QWidget

from acquire_desktop.acquire.session import Session
from acquire_desktop.session.pace import STEP
from acquire_desktop.ui.kit.keys import key_name, with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import plain, translate

IMPATIENCE_MS = 10_000
"""After so long a computer player may be told to play now, without looking for the menu."""


class PaceControl(QWidget):
    """Small buttons for the status bar; they act on the session and follow it."""

    def __init__(self, session: Session, speeds: QMenu, parent: QWidget | None = None) -> None:
        """Make the control.

        Args:
            session: Whose computer players are paced.
            speeds: The menu that chooses the speed.
            parent: The owner.
        """
        super().__init__(parent)
        self._session = session
        self._turns = session.computer_turns
        self.state = plain(QLabel())
        self.speed = QToolButton()
        self.pause = QToolButton()
        self.skip = QToolButton()
        self.play_now = QPushButton()
        self._patience = QTimer(self, singleShot=True, interval=IMPATIENCE_MS)
        self._patience.timeout.connect(self.play_now.show)
        self._arrange(speeds)
        self.pause.clicked.connect(self.toggle_pause)
        self.skip.clicked.connect(self._turns.pace.skip)
        self.play_now.clicked.connect(self._turns.play_now)
        self._turns.pace.changed.connect(self.refresh)
        session.thinking_changed.connect(self._follow_thinking)
        self.refresh()

    def toggle_pause(self) -> None:
        """Hold the computer players, or let them go on."""
        pace = self._turns.pace
        pace.set_paused(not pace.is_paused)

    def refresh(self) -> None:
        """Show the present pace, in the present language."""
        pace = self._turns.pace
        is_held = pace.is_paused or pace.is_waiting
        is_playing = self._session.awaits_computer
        speed = speed_text(pace.speed)
        self.speed.setText(translate("PaceControl", "Speed: {speed}", speed=speed))
        self.speed.setToolTip(translate("PaceControl", "Speed of computer players"))
        self.speed.setAccessibleName(f"{self.speed.toolTip()}: {speed}")
        self._label(self.pause, self._pause_text())
        self._label(self.skip, with_key(translate("PaceControl", "Skip to my turn"), "End"))
        self.play_now.setText(translate("PaceControl", "Play now"))
        self.play_now.setToolTip(
            with_key(translate("PaceControl", "Do not wait for more thinking"), "Ctrl+Enter")
        )
        for button in (self.pause, self.skip):
            button.setEnabled(is_playing)
        self.state.setText(self._state_text() if is_playing and is_held else "")
        self.state.setVisible(bool(self.state.text()))
        self.pause.setIcon(icons.icon("play" if pace.is_paused else "pause"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def _arrange(self, speeds: QMenu) -> None:
        theme.style_text(self.state, "small", bold=True, tone="accent")
        theme.style_text(self.speed, "small")
        theme.style_text(self.play_now, "small", bold=True)
        self.skip.setIcon(icons.icon("skip"))
        self.speed.setIcon(icons.icon("computer"))
        self.speed.setMenu(speeds)
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE_HALF)
        layout.addWidget(self.state)
        layout.addWidget(self.play_now)
        for button in (self.pause, self.skip, self.speed):
            button.setProperty("quiet", True)
            button.setProperty("small", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)
        self.play_now.setProperty("small", True)
        self.play_now.setAutoDefault(True)
        self.play_now.hide()

    def _follow_thinking(self) -> None:
        if self._turns.is_thinking:
            self._patience.start()
        else:
            self._patience.stop()
            self.play_now.hide()
        self.refresh()

    def _pause_text(self) -> str:
        if self._turns.pace.is_paused:
            return with_key(translate("PaceControl", "Let the computers go on"), "Esc")
        return with_key(translate("PaceControl", "Pause the computers"), "Esc")

    def _state_text(self) -> str:
        if self._turns.pace.is_paused:
            return translate("PaceControl", "Paused")
        if self._turns.pace.is_reading:
            return ""  # the theatre's own button says how to go on
        return translate("PaceControl", "{key}: next action", key=key_name("Space"))

    def _label(self, button: QToolButton, text: str) -> None:
        button.setToolTip(text)
        button.setAccessibleName(text)


def speed_text(speed: str) -> str:
    """Return the name of a speed."""
    return {
        "slow": translate("PaceControl", "Slow"),
        "normal": translate("PaceControl", "Normal"),
        "fast": translate("PaceControl", "Fast"),
        "instant": translate("PaceControl", "Instant"),
        STEP: translate("PaceControl", "Step by step"),
    }[speed]
