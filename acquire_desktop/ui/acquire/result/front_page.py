"""Front page: the newspaper of a finished game, the winner, records, and what to do next."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from acquire_desktop.games.acquire.news.records import Records
from acquire_desktop.ui.acquire.result.front_story import FrontStory
from acquire_desktop.ui.acquire.result.newspaper import page_height, paint_page
from acquire_desktop.ui.acquire.result.result_texts import lead_text, winners_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.focus import FocusFrame
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.key_guard import ButtonGuard, PrimaryButton
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import width_px, write
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

_ICON_PX: Final = 24
_AIR_PX: Final = 20
_GAP_PX: Final = 2

_NARROW_PX = 620
"""The width that it is made narrower to, at a text scale of 100 %."""
_STEP_PX = 8


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


class WayButton(PrimaryButton):
    """Leads on from the front page."""

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._title, self._detail = icon_name, "", ""
        self.setAutoDefault(True)
        self.set_primary(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, detail: str) -> None:
        """Set the two lines; both are shown as they are."""
        if title != self._title:
            self.press_guard.renew()
        self._title, self._detail = title, detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        text = max(width_px(self._title, "title", bold=True), width_px(self._detail, "small"))
        title, detail = self._line_heights()
        return QSize(self._text_left() + text + theme.SPACE_2, title + detail + _AIR_PX)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        look, is_primary = theme.current(), bool(self.property("primary"))
        ink = look.accent_ink if is_primary else look.ink
        side, (title, detail) = theme.scaled(_ICON_PX), self._line_heights()
        place = QRectF(theme.SPACE_2, (self.height() - side) / 2, side, side)
        icons.draw_icon(painter, place, self._icon_name, ink)
        left, top = self._text_left(), (self.height() - title - detail - _GAP_PX) // 2
        width = self.width() - left - theme.SPACE
        flags = Qt.AlignmentFlag.AlignVCenter
        box = QRect(left, top, width, title)
        write(painter, box, self._title, ink, "title", bold=True, flags=flags)
        box = QRect(left, box.bottom() + 1 + _GAP_PX, width, detail)
        muted = ink if is_primary else look.ink_muted
        write(painter, box, self._detail, muted, "small", flags=flags)

    @staticmethod
    def _line_heights() -> tuple[int, int]:
        title, detail = theme.font("title", bold=True), theme.font("small")
        return QFontMetrics(title).height(), QFontMetrics(detail).height()

    @staticmethod
    def _text_left() -> int:
        return 2 * theme.SPACE_2 + theme.scaled(_ICON_PX)


class FrontSheet(Adaptive, FocusFrame):
    """Shows the front page of a game; a screen reader reads it as text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story: FrontStory | None = None
        self._picture = QPixmap()
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a screen reader reads it there
        self.retranslate()

    def show_story(self, story: FrontStory | None) -> None:
        """Print a game, or nothing."""
        self._story = story
        self.retranslate()

    def fit(self, width: int, height: int) -> None:
        """Be as wide as there is room, and no wider than lets the whole page be seen."""
        if self._story is None:
            return
        narrow = min(width, theme.scaled(_NARROW_PX))
        widths = range(width, narrow - 1, -_STEP_PX)  # a narrower page may be higher: words break
        fitting = (each for each in widths if page_height(self._story, each) <= height)
        wide = next(fitting, width)  # where none fits it scrolls, and uses all the width
        self.setFixedSize(QSize(wide, max(page_height(self._story, wide), 1)))

    def retranslate(self) -> None:
        self.setAccessibleName(translate("FrontPage", "Front page"))
        self.setAccessibleDescription("" if self._story is None else self._story.told())
        self.redraw()

    def redraw(self) -> None:
        self._picture = QPixmap()
        self.update()

    def refit(self) -> None:
        self.redraw()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._story is not None:
            self._print(self._story)
            painter = QPainter(self)
            painter.drawPixmap(0, 0, self._picture)
            painter.end()
        super().paintEvent(event)

    def _print(self, story: FrontStory) -> None:
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._picture.size() == wanted:
            return
        self._picture = QPixmap(wanted)
        self._picture.setDevicePixelRatio(ratio)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_page(painter, story, self.width(), self.height())
        painter.end()
