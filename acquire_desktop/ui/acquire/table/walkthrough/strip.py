"""Strip of a merger: its step and the buttons that lead on, in the place of the Line."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QPushButton, QWidget

from acquire_desktop.ui.acquire.table.walkthrough.texts import how_to_go_on
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.line.frame import inner_rect, primary_place
from acquire_desktop.ui.kit.line.words import LineWords
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.story_player import StoryPlayer
from acquire_desktop.ui.kit.texts import escape_mnemonic, later, translate


class SceneStrip(Adaptive, QFrame):
    """Names the step and the keys that lead on, and has the buttons that do the same."""

    def __init__(self, player: StoryPlayer, keys: QObject, parent: QWidget) -> None:
        """Make the buttons that lead a player; ``keys`` filters what is pressed on them."""
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.words = LineWords(self)
        self.hint = ""
        """How it goes on."""
        self._headline, self._short, self._details = "", "", list[str]()
        self._state = False, False
        self.hold_button = SignButton("pause", self._hold_text, "Space")
        self.skip_button = self.with_text(QPushButton(self), later("Walkthrough", "Skip"))
        self.next_button = QPushButton(self)
        self.hold_button.setParent(self)
        self._texts: Sequence[str] = ()
        self.skip_button.setProperty("quiet", True)
        self.skip_button.setToolTip("Esc")
        self.next_button.setProperty("primary", True)
        self.hold_button.clicked.connect(player.toggle)
        self.skip_button.clicked.connect(player.left)
        self.next_button.clicked.connect(player.go_on)
        for button in self.buttons():
            button.setProperty("line", True)
            button.installEventFilter(keys)
        self.retranslate()

    def buttons(self) -> tuple[QAbstractButton, ...]:
        """Return what can be pressed, from left to right."""
        return self.hold_button, self.skip_button, self.next_button

    def show_words(self, headline: str, short: str, details: list[str]) -> None:
        """Say what a step is about, in few words where need be, and what more there is to say."""
        self._headline, self._short, self._details = headline, short, details
        self.place()

    def show_playing(self, *, plays: bool, is_holding: bool) -> None:
        """Say whether the steps go on by themselves, and whether the game waits for the reader."""
        self._state = plays, is_holding
        self.hint = how_to_go_on(plays=plays, is_holding=is_holding)
        self.hold_button.setIcon(icons.icon("pause" if plays else "play"))
        self.hold_button.retranslate()
        self.place()

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
        self.next_button.setIcon(
            icons.icon("check" if leads_out else "arrow-right", on_accent=True)
        )
        focused: QWidget | None = self.window().focusWidget()  # the stub promises too much
        if not is_enabled and focused is self.next_button:
            keeper.setFocus(Qt.FocusReason.OtherFocusReason)
        self.next_button.setEnabled(is_enabled)
        if is_enabled and focused is keeper:
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.place()

    def forget(self) -> None:
        """Tell nothing."""
        self._headline, self._short, self._texts, self._details = "", "", (), []
        self.next_button.setText("")
        self.words.show_texts("", ())
        self.words.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """Stand words and buttons beside each other, as the parts of the Line do."""
        inner, primary = inner_rect(self.size()), primary_place(self.size())
        if inner.width() <= 0 or inner.height() <= 0:
            return
        self._write_next(inner, primary)
        self.next_button.setGeometry(primary)
        left = primary.left()
        for button in (self.skip_button, self.hold_button):
            size = button.sizeHint()
            left -= size.width() + theme.SPACE_HALF
            high = min(max(size.height(), theme.scaled(theme.TARGET_PX)), inner.height())
            button.setGeometry(left, inner.center().y() - high // 2, size.width(), high)
        width = max(0, left - theme.SPACE - inner.left())
        self.words.setGeometry(inner.left(), inner.top(), width, inner.height())
        self.words.show_texts(self._headline, (*self._details, self.hint), short=self._short)
        self.words.set_room(width, width)

    def _write_next(self, inner: QRect, primary: QRect) -> None:
        """Keep the large button whole: a long text takes room from the words."""
        most = max(primary.width(), inner.width() // 2)
        for text in self._texts:
            self.next_button.setText(escape_mnemonic(text))
            if self.next_button.sizeHint().width() <= most:
                break
        if self._texts:
            primary.setLeft(
                primary.right() + 1 - max(primary.width(), self.next_button.sizeHint().width())
            )

    def retranslate(self) -> None:
        plays, is_holding = self._state
        self.show_playing(plays=plays, is_holding=is_holding)

    def refit(self) -> None:
        self.place()
