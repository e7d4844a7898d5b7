"""The first page: go on, sit down at a table, learn; behind it the city on its river."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.keys import is_enter, is_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.start.continue_plate import ContinuePlate, Draw
from acquire_desktop.ui.start.marks_offer import MarksOffer
from acquire_desktop.ui.start.plates import Plate, SmallPlates
from acquire_desktop.ui.start.quay import Quay
from acquire_desktop.ui.start.skyline import forget_skyline, skyline
from acquire_desktop.ui.start.top_bar import TopBar
from acquire_desktop.ui.start.wordmark import Wordmark
from acquire_desktop.ui.start.zoom import Zoom, zoom_of

if TYPE_CHECKING:
    from acquire_desktop.ui.start.games_drawer import GamesDrawer
    from acquire_desktop.ui.start.recent_game import RecentGame

_COLUMN_PX: Final = 396
_LEAST_ZOOM: Final = 0.9
"""Of the width of the column, so that its words have room."""
_LEFT_PX: Final = 56
_RIGHT_PX: Final = 24
_NARROW_PX: Final = 700
"""In less, at 100 % text, the page has no room for margins."""
_BAR_PX: Final = 10
"""The bar by which a page scrolls that is too high for its window."""
_TEACHER: Final = "founder"
"""The portrait of Bea, who teaches."""


class StartPage(Adaptive, QWidget):
    """Where the program opens; one key reaches play. Its buttons and lists tell what is chosen.

    Signals:
        game_chosen (RecentGame): Also for one whose file is missing.
        open_wanted (): A game in a file is to be opened.
        quick_game_wanted (): A game as the last one is to begin at once.
    """

    fits_any_window = names_program = True

    game_chosen = Signal(object)
    open_wanted = Signal()
    quick_game_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        # Less than its height would squeeze the plates.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._continue_summary: str | None = None
        self._lesson_summary = self._daily_detail = self._puzzles_detail = ""
        self._recent: Callable[[], Sequence[RecentGame]] = tuple
        self.go_on = ContinuePlate()
        self.new = Plate(27, 17)
        self.learn = Plate(21, 11, _TEACHER)
        self._small = SmallPlates(3)
        self.daily, self.puzzles, self.career = self._small.plates
        self.all_games = Plate(15, 5)
        self.marks, self.quay, self.top = MarksOffer(), Quay(), TopBar()
        self.games: GamesDrawer | None = None
        """The drawer of the games, once it was opened."""
        self._wordmark = Wordmark()
        self._column = QWidget()
        self._build()
        self.all_games.clicked.connect(self.show_games)
        self.top.name_field.left.connect(lambda: self._first_button().setFocus())
        self.go_on.hide()
        self.marks.hide()
        self.retranslate()

    def set_continue(self, summary: str | None, board: Draw | None = None) -> None:
        """Offer to go on with a game, or, with None, do not.

        Args:
            summary: The game in one line.
            board: Draws its board; None for a game without one.
        """
        self._continue_summary = summary
        self.go_on.setVisible(summary is not None)
        self.go_on.set_board(board)
        self.retranslate()

    def set_lesson(self, summary: str) -> None:
        """Say in one line what the lesson is, or where it goes on."""
        self._lesson_summary = summary
        self.retranslate()

    def set_daily(self, detail: str) -> None:
        """Say which day's deal is offered."""
        self._daily_detail = detail
        self.retranslate()

    def set_puzzles(self, detail: str) -> None:
        """Say how many puzzles are solved; empty where none is."""
        self._puzzles_detail = detail
        self.retranslate()

    def set_name(self, name: str) -> None:
        """Show how the person who plays alone is called; empty where nobody does."""
        self.top.name_field.show_name(name)
        self.top.name_field.setVisible(bool(name))

    def set_recent(self, recent: Callable[[], "Sequence[RecentGame]"]) -> None:
        """Take what lists the games that were played lately, the latest first."""
        self._recent = recent
        if self.games is not None and not self.games.isHidden():
            self.games.show_games(recent())
            self.refit()

    def show_games(self) -> None:
        """Open the drawer of the games."""
        if self.games is None:
            self.games = self._make_drawer()
        self.games.show_games(self._recent())
        self.games.show()
        self.refit()
        self.games.take_focus()

    def hide_games(self) -> None:
        """Close the drawer of the games."""
        if self.games is not None and not self.games.isHidden():
            self.games.hide()
            self.refit()
            self.all_games.setFocus()

    def retranslate(self) -> None:
        self.quay.retranslate()  # it names a key, and the keys are made after the page
        self.go_on.set_texts(translate("StartPage", "Continue"), self._continue_summary or "")
        self.go_on.set_tip(self._continue_summary or "")
        self.new.set_texts(
            translate("StartPage", "Play"), translate("StartPage", "Sit down at a table")
        )
        self.learn.set_texts(translate("StartPage", "Learn"), self._lesson_summary)
        self.daily.set_texts(
            translate("StartPage", "Deal of the day"),
            self._daily_detail or translate("StartPage", "One for all"),
        )
        self.puzzles.set_texts(
            translate("StartPage", "Puzzles"),
            self._puzzles_detail or translate("StartPage", "Best move?"),
        )
        self.career.set_texts(
            translate("StartPage", "Career"), translate("StartPage", "Your goals")
        )
        self.all_games.set_texts(
            translate("StartPage", "All games"), translate("StartPage", "Open one")
        )
        self.refit()

    def refit(self) -> None:
        zoom, window = zoom_of(self.window().size()), self.window().width() - _BAR_PX
        is_narrow = window < theme.scaled(_NARROW_PX)
        left = theme.SPACE_2 if is_narrow else zoom.px(_LEFT_PX)
        right = theme.SPACE_2 if is_narrow else zoom.px(_RIGHT_PX)
        width = min(Zoom(max(zoom.factor, _LEAST_ZOOM)).wide(_COLUMN_PX), window - left - right)
        for plate in (self.go_on, self.new, self.learn, self.all_games):
            plate.fit(zoom, width)
        self._small.fit(zoom, width)
        self._column.setMaximumWidth(width)
        self._wordmark.fit(zoom)
        self.top.set_large(zoom.is_large)
        self.marks.set_large(zoom.is_large)
        self.quay.fit(zoom, left, right, width - 5)
        self._column_box.setSpacing(zoom.px(7))
        self._middle.setContentsMargins(left, zoom.px(12), right, zoom.px(8))
        self._head.setContentsMargins(left, zoom.px(6), right, 0)
        self._top.setContentsMargins(left, zoom.px(12), right, 0)
        self._fit_drawer(width)
        self.new.is_main = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._first_button().setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hide_games()
        forget_skyline()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._first_button().click()
        elif is_key(event, "quick_game") and not event.modifiers():
            self.quick_game_wanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.size().isEmpty():
            return
        left = self._column.geometry().right() + theme.SPACE_2
        ratio = self.devicePixelRatioF()
        picture = skyline(self.size(), self.quay.y(), left, ratio)
        QPainter(self).drawPixmap(0, 0, picture)

    def _first_button(self) -> Plate:
        """Return the topmost button, which Enter presses."""
        return self.new if self._continue_summary is None else self.go_on

    def _build(self) -> None:
        plates = (self.go_on, self.new, self.learn, self._small, self.all_games, self.marks)
        self._column_box = column(*plates, of=self._column)
        top = Qt.AlignmentFlag.AlignTop
        self._middle = row(Stretched(self._column, 0, top), Gap(theme.SPACE_2))
        self._middle.addStretch(1)
        right = Stretched(self.top, 0, Qt.AlignmentFlag.AlignRight)
        self._top, self._head = column(right), row(self._wordmark)
        column(self._top, self._head, self._middle, 1, self.quay, of=self)

    def _make_drawer(self) -> "GamesDrawer":
        from acquire_desktop.ui.start.games_drawer import GamesDrawer  # few starts need it

        drawer = GamesDrawer()
        drawer.closed.connect(self.hide_games)
        drawer.list.game_chosen.connect(self.game_chosen)
        drawer.open.clicked.connect(self.open_wanted)
        self._middle.insertWidget(2, drawer, 0, Qt.AlignmentFlag.AlignTop)
        QWidget.setTabOrder(self.all_games, drawer)
        return drawer

    def _fit_drawer(self, column: int) -> None:
        """Let the drawer stand beside the column, or in its place where there is no room."""
        drawer = self.games
        if drawer is None or drawer.isHidden():
            self._column.show()
            return
        margins = self._middle.contentsMargins()
        room = self.window().width() - _BAR_PX - margins.left() - margins.right()
        beside = room - column - 2 * theme.SPACE_2
        is_wide = beside >= drawer.least_px()
        self._column.setHidden(not is_wide)
        height = self.quay.y() - self._middle.geometry().top() - margins.top() - margins.bottom()
        drawer.fit(QSize(beside if is_wide else room, height))
