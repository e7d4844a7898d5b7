"""Front page: the newspaper of a finished game, the winner, records, and what to do next."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QWidget

from acquire_desktop.games.acquire.news.records import Records
from acquire_desktop.ui.acquire.result.front_sheet import FrontSheet
from acquire_desktop.ui.acquire.result.front_story import FrontStory
from acquire_desktop.ui.acquire.result.result_texts import lead_text, winners_text
from acquire_desktop.ui.acquire.result.way_button import WayButton
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.key_guard import ButtonGuard
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import face_pixmap
from acquire_desktop.ui.kit.texts import label, later, money, translate

_FACE_PX: Final = 104
_SIDE_PX: Final = 300
_BESIDE_PX: Final = 800
"""From this width on, at a text scale of 100 %, the buttons stand beside the newspaper."""
_BUTTONS: Final[Sequence[tuple[Callable[[], str], Callable[[], str]]]] = (
    (later("FrontPage", "Play again"), later("FrontPage", "The same players, other tiles")),
    (later("FrontPage", "Where did I lose money?"), later("FrontPage", "Review of the game")),
    (later("FrontPage", "Same deal again"), later("FrontPage", "You know the tiles now")),
    (later("FrontPage", "Save the front page"), later("FrontPage", "A picture, 1200 × 900")),
    (later("FrontPage", "The full account"), later("FrontPage", "Each bonus and each sale")),
)
"""The titles and the second lines of the buttons, in their order."""


class FrontPage(Adaptive, QuietArea):
    """The newspaper, and beside it or below the way on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        body = QWidget()
        super().__init__(body)
        self.setParent(parent)
        self._story: FrontStory | None = None
        self._records: Records | None = None
        self.sheet = FrontSheet()
        self._headline = label(size="display", bold=True, wraps=True)
        self._lead = label(tone="muted", wraps=True)
        self._face = QLabel()
        self._record = label(wraps=True)
        self.again = WayButton("restart")
        self.review = WayButton("search")
        self.same_deal = WayButton("redo")
        self.save = WayButton("save")
        self.full_account = WayButton("book")
        self.again.set_primary(True)
        self.new_game = self._button(later("FrontPage", "New game"))
        self.menu = self._button(later("FrontPage", "Start page"))
        self._arrange(body)
        self.set_text(self.setAccessibleName, later("FrontPage", "Front page"))
        self.retranslate()

    def _button(self, text: Callable[[], str]) -> QPushButton:
        button = self.with_text(QPushButton(), text)
        button.setProperty("quiet", True)
        button.setAutoDefault(True)
        ButtonGuard(button)
        return button

    def _arrange(self, body: QWidget) -> None:
        side = QWidget()
        self._side = side
        who = row(
            self._face,
            Stretched(self._record, 1, Qt.AlignmentFlag.AlignVCenter),
            spacing=theme.SPACE_2,
        )
        column(
            self._headline,
            self._lead,
            Gap(theme.SPACE),
            who,
            Gap(theme.SPACE_2),
            self.again,
            self.review,
            self.same_deal,
            self.save,
            self.full_account,
            row(self.new_game, self.menu, 1, spacing=theme.SPACE),
            1,
            of=side,
            spacing=theme.SPACE,
        )
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._box.setContentsMargins(theme.SPACE_3, theme.SPACE_2, theme.SPACE_3, theme.SPACE_2)
        self._box.setSpacing(theme.SPACE_3)
        self._box.addStretch(1)
        self._box.addWidget(self.sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self._box.addWidget(side)
        self._box.addStretch(1)

    def show_story(self, story: FrontStory, records: Records | None) -> None:
        """Print a finished game.

        Args:
            story: What is printed.
            records: Of the only person at the table; None where several played, or nobody.
        """
        self._story, self._records = story, records
        self.sheet.show_story(story)
        self.retranslate()
        self.refit()

    def forget(self) -> None:
        """Leave nothing of the game."""
        self._story = self._records = None
        self.sheet.show_story(None)
        self._face.clear()
        for words in (self._headline, self._lead, self._record):
            clear_words(words)

    def retranslate(self) -> None:
        buttons = self.again, self.review, self.same_deal, self.save, self.full_account
        for button, (title, detail) in zip(buttons, _BUTTONS, strict=True):
            button.set_texts(title(), detail())
        story = self._story
        if story is not None:
            over = story.race.ended
            names = story.words.names
            self._headline.setText(winners_text(names, over.winners, max(over.totals)))
            self._lead.setText(lead_text(names, over.totals))
            self._record.setText(self._record_text())
        self.redraw()

    def redraw(self) -> None:
        if self._story is not None:
            face = self._story.faces[self._story.facts.winner]
            size = theme.scaled(_FACE_PX)
            self._face.setPixmap(face_pixmap(face, size, self.devicePixelRatioF()))

    def _record_text(self) -> str:
        records = self._records
        if records is None or records.played < 2:
            return ""
        lines = [
            translate("FrontPage", "{won} of {played} won", won=records.won, played=records.played),
            translate(
                "FrontPage",
                "Your best: {amount}" if not records.is_best else "Your new best: {amount}",
                amount=money(records.best),
            ),
        ]
        if records.streak > 1:
            lines.append(translate("FrontPage", "{count} won in a row", count=records.streak))
        return "\n".join(lines)

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refit()
        self.again.setFocus()

    def refit(self) -> None:
        """Let the newspaper have what the buttons leave, beside them or above."""
        width, height = self.viewport().width(), self.viewport().height()
        is_beside = width >= theme.scaled(_BESIDE_PX)
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._box.setDirection(right if is_beside else down)
        buttons = self.again, self.review, self.same_deal, self.save, self.full_account
        side = max(theme.scaled(_SIDE_PX), *(each.sizeHint().width() for each in buttons))
        self._side.setFixedWidth(side if is_beside else min(2 * side, width - 2 * theme.SPACE_3))
        room = width - 2 * theme.SPACE_3 - (side + theme.SPACE_3 if is_beside else 0)
        self.sheet.fit(max(room, 1), max(height - 2 * theme.SPACE_2, 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the keys of a page where it is too high; the arrows are for the buttons."""
        bar = self.verticalScrollBar()
        steps = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() in steps and bar.maximum():
            bar.setValue(bar.value() + steps[Qt.Key(event.key())] * bar.pageStep())
        else:
            event.ignore()
