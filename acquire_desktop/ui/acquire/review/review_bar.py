"""Review bar: whose decisions are reviewed, how far that has come, and the way out."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.review_vocabulary import Progress, ReviewState
from acquire_desktop.ui.acquire.words.names import labels
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate

_BAR_PX = 96
_PERMILLE = 1000


class ReviewBar(Adaptive, QWidget):
    """The head of the page.

    Signals:
        seat_chosen (int): The decisions of this seat are to be reviewed.
        pause_asked (): Judge no more, or go on.
        left (): Leave the page.
    """

    seat_chosen = Signal(int)
    pause_asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat_box = FittedBox()
        self.pause = push_button(self.pause_asked)
        self.leave_button = self.with_text(push_button(self.left), later("Review", "Back"))
        self.bar = QProgressBar()
        self.said = label(size="small", tone="muted")
        self.headline, self.deck, self.standing = (ShorteningLabel() for _ in range(3))
        self._names: Sequence[str] = ()
        self._texts: Sequence[str] = ("",)
        self._told: tuple[str, ...] | None = None
        self._standing = ""
        self._progress = Progress()
        self._arrange()
        self.seat_box.activated.connect(self.seat_chosen)
        self.retranslate()

    def show_game(
        self, texts: Sequence[str], standing: str, names: Sequence[str], seat: Seat
    ) -> None:
        """Name the game, longest text first, its result, and whose decisions are reviewed."""
        self._texts, self._standing, self._names = texts, standing, names
        self.retranslate()
        self.seat_box.setCurrentIndex(seat)

    def show_headline(self, told: tuple[str, ...] | None) -> None:
        """Say what decided the game, a line about it, and shorter ones; None while unknown."""
        self._told = told
        self.retranslate()

    def show_progress(self, progress: Progress) -> None:
        """Say how far the review has come."""
        self._progress = progress
        self.bar.setValue(progress.permille)
        self.retranslate()

    def forget(self) -> None:
        """Name nobody."""
        self._names, self._texts, self._standing, self._told = (), ("",), "", None
        self.show_progress(Progress())

    def retranslate(self) -> None:
        state = self._progress.state
        headline, *deck = self._told or (translate("Review", "Review"),)
        self.headline.show_texts((headline,))
        self.deck.show_texts(tuple(deck or self._texts))
        self.standing.show_texts((self._standing, ""))
        self.seat_box.setAccessibleName(translate("Review", "Whose decisions"))
        if [self.seat_box.itemText(at) for at in range(self.seat_box.count())] != list(
            labels(self._names)
        ):
            at = max(0, self.seat_box.currentIndex())
            self.seat_box.clear()
            self.seat_box.addItems(labels(self._names))
            self.seat_box.setCurrentIndex(min(at, self.seat_box.count() - 1))
            self.seat_box.refit()
        self.said.setText(self._state_text())
        self.bar.setAccessibleName(translate("Review", "Progress of the review"))
        is_judging = state is ReviewState.JUDGING
        self.bar.setVisible(state in (ReviewState.JUDGING, ReviewState.STOPPED))
        self.pause.setVisible(state not in (ReviewState.NONE, ReviewState.COMPLETE))
        self.pause.setText(translate("Review", "Stop" if is_judging else "Continue"))
        leave = translate("Review", "Leave the review")
        self.leave_button.setAccessibleName(leave)
        self.leave_button.setToolTip(with_key(leave, "Esc"))

    def refit(self) -> None:
        self.bar.setFixedSize(theme.scaled(_BAR_PX), theme.scaled(theme.SPACE))
        self.seat_box.refit()

    def _state_text(self) -> str:
        progress = self._progress
        match progress.state:
            case ReviewState.JUDGING:
                return translate("Review", "{percent}% reviewed", percent=progress.permille // 10)
            case ReviewState.STOPPED:
                return translate("Review", "Stopped at {percent}%", percent=progress.permille // 10)
            case ReviewState.FAILED:
                return translate("Review", "The review stopped unexpectedly.")
            case ReviewState.COMPLETE if progress.is_brief:
                return translate("Review", "Quick review only: the rules run in plain Python")
            case ReviewState.COMPLETE:
                return translate("Review", "Review complete")
        return ""

    def _arrange(self) -> None:
        theme.style_text(self.headline, "large", bold=True)
        theme.style_text(self.deck, "body")
        theme.style_text(self.standing, "small", tone="muted")
        self.bar.setRange(0, _PERMILLE)
        self.bar.setTextVisible(False)
        row(
            *(Stretched(column(self.headline, self.deck, self.standing), 1), self.seat_box),
            *(self.said, self.bar, self.pause, self.leave_button),
            of=self,
            spacing=theme.SPACE_2,
        )
        self.refit()
