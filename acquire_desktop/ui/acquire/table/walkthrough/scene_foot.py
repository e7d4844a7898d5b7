"""Foot of the scene of a merger: how it goes on, by itself, by keys and by buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from acquire_desktop.ui.acquire.table.walkthrough.texts import how_to_go_on
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.story_player import StoryPlayer
from acquire_desktop.ui.kit.texts import label, later, translate


class SceneFoot(Adaptive, QWidget):
    """Says which keys do what, and has the buttons that do the same."""

    def __init__(self, player: StoryPlayer, keys: QObject) -> None:
        """Make the buttons that lead a player; ``keys`` filters what is pressed on them."""
        super().__init__()
        self.hint = label(size="small", tone="muted", wraps=True)
        """Says how it goes on; it stands where there is room for words."""
        self._state = False, False
        self.hold_button = SignButton("pause", self._hold_text, "Space")
        self.skip_button = self.with_text(QPushButton(), later("Walkthrough", "Skip"))
        self.next_button = QPushButton()
        self._texts: Sequence[str] = ()
        self.skip_button.setProperty("quiet", True)
        self.skip_button.setToolTip("Esc")
        self.next_button.setProperty("primary", True)
        self.hold_button.clicked.connect(player.toggle)
        self.skip_button.clicked.connect(player.left)
        self.next_button.clicked.connect(player.go_on)
        for button in self.buttons():
            button.installEventFilter(keys)
        row(1, *self.buttons(), of=self, spacing=theme.SPACE)
        self.retranslate()

    def buttons(self) -> tuple[QAbstractButton, ...]:
        """Return what can be pressed, from left to right."""
        return self.hold_button, self.skip_button, self.next_button

    def show_playing(self, *, plays: bool, is_holding: bool) -> None:
        """Say whether the steps go on by themselves, and whether the game waits for the reader."""
        self._state = plays, is_holding
        self.hint.setText(how_to_go_on(plays=plays, is_holding=is_holding))
        self.hold_button.setIcon(icons.icon("pause" if plays else "play"))
        self.hold_button.retranslate()

    def _hold_text(self) -> str:
        plays, _ = self._state
        return translate("Walkthrough", "Pause" if plays else "Continue")

    def show_next(
        self, texts: Sequence[str], *, is_enabled: bool, leads_out: bool, keeper: QWidget
    ) -> None:
        """Say what the large button leads to.

        Args:
            texts: Is written on it: the first that fits, or the last.
            is_enabled: Whether there is anything to go on to.
            leads_out: Whether all is told, and nothing is asked.
            keeper: Has the focus while there is nothing; Qt would give it to the log.
        """
        self._texts = texts
        self._fit()
        self.next_button.setIcon(
            icons.icon("check" if leads_out else "arrow-right", on_accent=True)
        )
        focused: QWidget | None = self.window().focusWidget()  # the stub promises too much
        if not is_enabled and focused is self.next_button:
            keeper.setFocus(Qt.FocusReason.OtherFocusReason)
        self.next_button.setEnabled(is_enabled)
        if is_enabled and focused is keeper:
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Keep the large button whole."""
        others = self.hold_button, self.skip_button
        room = self.width() - sum(each.sizeHint().width() + theme.SPACE for each in others)
        for text in self._texts:
            self.next_button.setText(text)
            if self.next_button.sizeHint().width() <= room:
                break

    def retranslate(self) -> None:
        plays, is_holding = self._state
        self.show_playing(plays=plays, is_holding=is_holding)
