"""Review bar: whose decisions are reviewed, how far that has come, and the way out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.findings import findings
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.review import Progress, Review, ReviewState
from acquire_desktop.ui.acquire.review.money_texts import headline_texts, standing_text
from acquire_desktop.ui.acquire.review.review_texts import game_texts
from acquire_desktop.ui.acquire.words.names import labels, names_of
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
        leave = later("Review", "Leave the review")
        self.set_text(self.leave_button.setAccessibleName, leave)
        self.set_text(lambda text: self.leave_button.setToolTip(with_key(text, "Esc")), leave)
        self.set_text(self.seat_box.setAccessibleName, later("Review", "Whose decisions"))
        self.set_text(self.bar.setAccessibleName, later("Review", "Progress of the review"))
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
        self.seat_box.activated.connect(self.seat_chosen)
        self.refit()
        self.forget()

    def show_review(self, review: Review, game: FinishedGame, seat: Seat) -> None:
        """Say what decided a game for a seat, or its name, its result, and how far it has come."""
        names, known = names_of(game.players), review.known
        self._name_seats(labels(names))
        self.seat_box.setCurrentIndex(seat)
        away = sum(game.states[step].seat == seat for step in game.stood_in)
        self.standing.show_texts((standing_text(game.totals, names, away), ""))
        headline, *deck = translate("Review", "Review"), *game_texts(game, names)
        if known is not None and known.has_costs:
            told = findings(known.course(seat))
            headline, *deck = headline_texts(told, game.edition, names)
        self.headline.show_texts((headline,))
        self.deck.show_texts(deck)
        self._show_progress(review.progress)

    def forget(self) -> None:
        """Name nobody."""
        self._name_seats(())
        self.headline.show_texts((translate("Review", "Review"),))
        for part in (self.deck, self.standing):
            part.show_texts(("",))
        self._show_progress(Progress())

    def refit(self) -> None:
        self.bar.setFixedSize(theme.scaled(_BAR_PX), theme.scaled(theme.SPACE))
        self.seat_box.refit()

    def _name_seats(self, names: tuple[str, ...]) -> None:
        box = self.seat_box
        if names != tuple(box.itemText(at) for at in range(box.count())):
            box.clear()
            box.addItems(list(names))
            box.refit()

    def _show_progress(self, progress: Progress) -> None:
        state = progress.state
        self.bar.setValue(progress.permille)
        self.bar.setVisible(state in (ReviewState.JUDGING, ReviewState.STOPPED))
        self.said.setText(_state_text(progress))
        self.pause.setVisible(state not in (ReviewState.NONE, ReviewState.COMPLETE))
        is_judging = state is ReviewState.JUDGING
        self.pause.setText(translate("Review", "Stop" if is_judging else "Continue"))


def _state_text(progress: Progress) -> str:
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
