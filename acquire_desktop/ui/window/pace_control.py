"""The control of the computer players' pace: speed, pause, skip, and play now."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.choices import SPEEDS, plain_name
from acquire_desktop.ui.kit.keys import acting_key, key_name, with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import label, translate

IMPATIENCE_MS: Final = 10_000
"""After so long a computer player may be told to play now, without looking for the menu."""


class PaceControl(Adaptive, QWidget):
    """Small buttons that act on the session and follow it: pause, skip, play now.

    The button of the speed may stand elsewhere.
    """

    def __init__(
        self,
        session: GameSession,
        speeds: QMenu,
        actions: Mapping[str, QAction],
        is_at_table: Callable[[], bool],
    ) -> None:
        """Make the control.

        Args:
            session: Whose computer players are paced.
            speeds: The menu that chooses the speed.
            actions: The commands of the menus, which name themselves and their keys.
            is_at_table: Tells whether the table is on view.
        """
        super().__init__()
        self._session = session
        self._turns = session.computer_turns
        self._actions = actions
        self._is_at_table = is_at_table
        self.state = label(size="small", bold=True, tone="accent")
        self.speed = QToolButton()
        self.pause = QToolButton()
        self.skip = QToolButton()
        self.play_now = QPushButton()
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(IMPATIENCE_MS)
        self._patience.timeout.connect(self.play_now.show)
        self._arrange(speeds)
        self.pause.clicked.connect(self._turns.pace.toggle_pause)
        self.skip.clicked.connect(self._turns.pace.skip)
        self.play_now.clicked.connect(self._turns.play_now)
        self._turns.pace.changed.connect(self.retranslate)
        session.thinking_changed.connect(self._follow_thinking)
        self.retranslate()

    def retranslate(self) -> None:
        """Show the present pace, in the present language, where computers play."""
        session, pace = self._session, self._turns.pace
        is_playing = session.awaits_computer
        speed = plain_name(SPEEDS[pace.speed]())
        self.speed.setText(translate("PaceControl", "Speed: {speed}", speed=speed))
        self.speed.setToolTip(translate("PaceControl", "Speed of the computers"))
        self.speed.setAccessibleName(f"{self.speed.toolTip()}: {speed}")
        skip, play_now = self._actions["skip"], self._actions["play_now"]
        go_on = translate("PaceControl", "Resume the computers")
        hold = translate("PaceControl", "Pause the computers")
        for button, text in (
            (self.pause, with_key(go_on if pace.is_paused else hold, "Esc")),
            (self.skip, with_key(plain_name(skip.text()), skip.shortcut())),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
            button.setEnabled(is_playing)
        self.play_now.setText(plain_name(play_now.text()))
        why = translate("PaceControl", "Do not wait any longer")
        self.play_now.setToolTip(with_key(why, play_now.shortcut()))
        self.pause.setIcon(icons.icon("play" if pace.is_paused else "pause"))
        self.state.setText(self._state_text() if is_playing else "")
        self.state.setVisible(bool(self.state.text()))
        has_computers = not all(player.decides for player in session.players)
        # At the table it stays after the last action, so that the bar keeps its height.
        is_shown = session.has_game and has_computers
        is_shown = is_shown and (self._is_at_table() or not session.is_over)
        self.setVisible(is_shown)
        self.speed.setVisible(is_shown)

    def set_terse(self, is_terse: bool) -> None:
        """Show the speed by its sign alone, or with its name."""
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonIconOnly if is_terse else styles.ToolButtonTextBesideIcon
        if style is not self.speed.toolButtonStyle():
            self.speed.setToolButtonStyle(style)

    def _arrange(self, speeds: QMenu) -> None:
        theme.style_text(self.speed, "small")
        theme.style_text(self.play_now, "small", bold=True)
        self.skip.setIcon(icons.icon("skip"))
        self.speed.setIcon(icons.icon("computer"))
        self.speed.setMenu(speeds)
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        buttons = self.pause, self.skip, self.speed
        for button in buttons:
            button.setProperty("quiet", True)
            button.setProperty("small", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row(self.state, self.play_now, *buttons[:2], of=self, spacing=theme.SPACE_HALF)
        self.play_now.setProperty("small", True)
        self.play_now.setAutoDefault(True)
        self.play_now.hide()

    def _follow_thinking(self) -> None:
        if self._turns.is_thinking:
            self._patience.start()
        else:
            self._patience.stop()
            self.play_now.hide()
        self.retranslate()

    def _state_text(self) -> str:
        pace = self._turns.pace
        if pace.is_paused:
            return translate("PaceControl", "Paused")
        if pace.is_reading or not pace.is_waiting:
            return ""  # while somebody reads, the walkthrough's own button says how to go on
        key = acting_key("Space") or key_name(self._actions["next_action"].shortcut())
        return translate("PaceControl", "{key}: next action", key=key)
