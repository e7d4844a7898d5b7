"""Frame of the Line: where picture, words and buttons stand, the same in every step of a turn."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.focus import FocusFrame
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.key_guard import ButtonGuard, PrimaryButton
from acquire_desktop.ui.kit.line.words import LineWords
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import break_text
from acquire_desktop.ui.kit.texts import escape_html, escape_mnemonic

_HEIGHT_PX: Final = 28
"""A second row of buttons has its place below, in a Line of 58 pixels."""


class TurnButtons(QWidget):
    """Undo, redo and hint at the corner of the Line: commands of the menus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.undo, self.redo, self.hint = QToolButton(), QToolButton(), QToolButton()
        self.buttons: tuple[QToolButton, ...] = self.undo, self.redo, self.hint
        for button in self.buttons:
            self._dress(button)
        self._row = row(*self.buttons, of=self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def add(self, button: QToolButton) -> None:
        """Stand another button before them, of the same size."""
        self._dress(button)
        self._row.insertWidget(0, button)
        self.buttons = (button, *self.buttons)

    def _dress(self, button: QToolButton) -> None:
        button.setProperty("quiet", True)
        button.setProperty("corner", True)
        button.setFixedSize(theme.TARGET_PX, _HEIGHT_PX)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_commands(self, actions: Mapping[str, QAction]) -> None:
        """Do what the commands ``undo``, ``redo`` and ``hint`` do, while they can."""
        self.undo.setDefaultAction(actions["undo"])
        self.redo.setDefaultAction(actions["redo"])
        self.hint.setVisible("hint" in actions)
        if "hint" in actions:
            self.hint.setDefaultAction(actions["hint"])


_SIDE_PX: Final = 10
_EDGE_PX: Final = 2
"""Left and right of all parts, and above and below them."""
_WORDS_EDGE_PX: Final = 3
"""Above and below the words, besides: buttons have an edge of their own."""
_PRIMARY_PX: Final = (128, 236)
"""How wide the main button is at least, and at most at 100 % text."""
_PRIMARY_SHARE: Final = 0.3
_PRIMARY_HIGH_PX: Final = (40, 56)
"""How high it is in a low and a high Line, at 100 % text."""
_TWO_ROWS_PX: Final = 54
_HIGH_PX: Final = 78
"""From these heights on, at 100 % text, there are two rows, and everything is larger."""
_WRITTEN: Final[tuple[theme.TextSize, ...]] = ("title", "body", "small")
_LEAST_WORDS_PX: Final = 150
"""Beside less room for words there is no picture."""


class LinePage(Adaptive, QWidget):
    """The picture of a decision at the left of the Line, and buttons beside the main one."""

    def __init__(self) -> None:
        super().__init__()
        self.beside: tuple[QWidget, ...] = ()
        """Buttons of its own, which the Line shows beside its main button."""
        self.spare: QWidget | None = None
        """One of them that goes where the Line has no room, since a menu has it too."""
        self.is_needed = False
        """Whether its picture has buttons, and is shown however little room there is."""
        self.is_below = False
        """Whether its picture stands below the sentence, in place of more words."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def fit(self, room: QSize) -> None:
        """Let the picture be no larger than the Line has room for."""


class LineFrame(Adaptive, FocusFrame):
    """Stands the parts of the Line beside each other by its size alone.

    At the left is the picture of a page, then the words; undo, redo and hint at the upper right,
    further buttons below them, and the main button at the right end.
    """

    def __init__(self, pages: Sequence[LinePage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setMinimumSize(0, 0)
        self.words = LineWords(self)
        self.turn_buttons = TurnButtons(self)
        self.second_button, self.confirm_button = QPushButton(), PrimaryButton()
        self.second_button.setAutoDefault(True)
        self._second_guard = ButtonGuard(self.second_button)
        beside = [button for page in pages for button in page.beside]
        for button in (self.second_button, self.confirm_button, *beside):
            button.setProperty("line", True)
        self._beside = QWidget(self)
        row(*beside, self.second_button, of=self._beside, spacing=theme.SPACE_HALF)
        self._offered = beside
        self._pace = QWidget()
        self._pace_row = row(of=self._pace)
        for part in (
            *pages,
            self._pace,
            self.confirm_button,
        ):  # a screen reader comes to that one last
            part.setParent(self)
        self.page: LinePage = pages[-1]
        """What is on view."""
        self._primary_texts: Sequence[str] = ()

    def take_pace(self, control: QWidget) -> None:
        """Have the buttons of the computers' pace where the main button is while nothing is asked.

        Args:
            control: Comes and goes by itself; it is never shown beside a decision.
        """
        self._pace_row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight)
        self.place()

    def show_buttons(
        self, texts: Sequence[str], second: str, *, does: bool, said: str = "", notice: str = ""
    ) -> None:
        """Name what the buttons do.

        Args:
            texts: Of the main button, the longest first; one that is empty hides it.
            second: Of the second button; empty hides it.
            does: Whether the main button does what it says, and Enter with it.
            said: What a screen reader says of the main button; empty for its text.
            notice: What stands against it, or is missing.
        """
        button = self.confirm_button
        button.setVisible(bool(texts[0]))
        button.set_primary(does)
        button.setAccessibleName(said or texts[0])
        button.setToolTip(escape_html(notice or said or texts[0]))
        button.setAccessibleDescription(notice)
        self._primary_texts = texts if texts[0] else ()
        self.second_button.setVisible(bool(second))
        self.second_button.setText(escape_mnemonic(second))
        self._show_beside()

    def hide_buttons(self) -> None:
        """Show nothing while nothing is asked; the place of the main button stays free."""
        for button in (self.second_button, self.confirm_button):
            button.hide()
            button.setText("")  # as it stood would tell what was chosen last
            clear_words(button)
        self._primary_texts = ()
        self._show_beside()

    def renew(self) -> None:
        """Take note that another decision is asked, whatever the buttons say."""
        self._second_guard.renew()
        self.confirm_button.press_guard.renew()

    def place(self) -> None:
        """Give every part its place."""
        inner = inner_rect(self.size())
        if inner.width() <= 0 or inner.height() <= 0:
            return
        primary = primary_place(self.size())
        self.confirm_button.setGeometry(primary)
        self._pace.setGeometry(primary)
        self._pace.setVisible(not self._primary_texts)
        self._write_primary(primary.width())
        inner.setRight(primary.left() - theme.SPACE)
        upper, lower = self._place_corner(inner)
        self._place_left(inner, upper, lower)
        if layout := self.page.layout():
            layout.activate()  # what it holds may have been made just now

    def refit(self) -> None:
        self.place()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def _show_beside(self) -> None:
        for button in self._offered:
            if button not in self.page.beside:
                button.hide()

    @property
    def _is_high(self) -> bool:
        return self.height() >= theme.scaled(_HIGH_PX)

    def _place_corner(self, inner: QRect) -> tuple[int, int]:
        """Place the small buttons, and return where the words above and below end."""
        self._fit_spare(inner.width())
        turn, beside, has_beside = self.turn_buttons, self._beside, self._has_beside()
        corner = QRect(inner.topLeft(), QSize(0, 0) if turn.isHidden() else turn.sizeHint())
        lower = QRect(inner.topLeft(), beside.sizeHint() if has_beside else QSize(0, 0))
        is_low = self.height() < theme.scaled(_TWO_ROWS_PX)
        if is_low:
            corner.setHeight(min(corner.height(), inner.height()))
            corner.moveTop(inner.center().y() - corner.height() // 2)
        corner.moveRight(inner.right())
        lower.moveBottomRight(inner.bottomRight())
        if is_low or self.page.is_below or lower.top() <= corner.bottom():
            lower.moveTop(corner.center().y() - lower.height() // 2)
            lower.moveRight(corner.left() - theme.SPACE_HALF)
        turn.setGeometry(corner)
        beside.setGeometry(lower)
        beside.setVisible(has_beside)
        end = min(corner.left(), inner.right()) - theme.SPACE
        below = lower.left() - theme.SPACE if has_beside else end
        is_beside = lower.top() <= corner.bottom()
        return min(end, below) if is_beside else end, min(end, below)

    def _fit_spare(self, width_px: int) -> None:
        """Show the button that can be spared, if the words and all others keep their room."""
        if (spare := self.page.spare) is not None:
            spare.show()
            least = self._beside.sizeHint().width() + theme.scaled(_LEAST_WORDS_PX)
            if self.height() < theme.scaled(_TWO_ROWS_PX):
                least += self.turn_buttons.sizeHint().width()
            spare.setVisible(least <= width_px)

    def _has_beside(self) -> bool:
        return any(not part.isHidden() for part in (self.second_button, *self.page.beside))

    def _place_left(self, inner: QRect, upper: int, lower: int) -> None:
        """Place the picture, and the words in the room that is left."""
        page, room = self.page, QRect(inner)
        if page.is_below:
            self._place_below(inner, upper)
            return
        self.words.show()
        page.fit(QSize(upper - inner.left(), inner.height() - 2 * theme.SPACE_HALF))
        size = page.sizeHint()
        fits = upper - inner.left() - size.width() - theme.SPACE >= theme.scaled(_LEAST_WORDS_PX)
        if size.width() and (fits or page.is_needed):
            picture = QRect(inner.topLeft(), size)
            picture.moveTop(inner.center().y() - size.height() // 2)
            page.setGeometry(picture)
            room.setLeft(picture.right() + 1 + theme.SPACE)
        else:
            page.setGeometry(0, 0, 0, 0)
        width = max(0, upper - room.left())
        room.adjust(0, _WORDS_EDGE_PX, 0, -_WORDS_EDGE_PX)
        self.words.setGeometry(room.left(), room.top(), width, room.height())
        self.words.set_room(width, lower - room.left())

    def _place_below(self, inner: QRect, upper: int) -> None:
        """Place the words above the picture; a low Line has room for the picture alone."""
        width, is_low = upper - inner.left(), self.height() < theme.scaled(_TWO_ROWS_PX)
        most = inner.height() - theme.TARGET_PX
        high = 0 if is_low else min(self.turn_buttons.sizeHint().height(), most)
        is_free = inner.top() + high > self.turn_buttons.geometry().bottom()
        self.words.setVisible(not is_low)
        self.words.setGeometry(inner.left(), inner.top(), width, high)
        self.words.set_room(width, width)
        room = QSize(inner.width() if is_free else width, inner.height() - high)
        self.page.fit(room)
        size = self.page.sizeHint()
        top = inner.bottom() + 1 - size.height() - (room.height() - size.height()) // 2
        self.page.setGeometry(inner.left(), top, min(size.width(), room.width()), size.height())

    def _write_primary(self, width_px: int) -> None:
        """Write on the main button what it does, as fully as fits."""
        button = self.confirm_button
        for size, text in product(_WRITTEN[not self._is_high :], self._primary_texts):
            theme.style_text(button, size, bold=bool(button.property("primary")))
            button.setText(escape_mnemonic(text))
            if button.sizeHint().width() <= width_px:
                return
        if self._primary_texts:
            button.setText(escape_mnemonic(in_lines(self._primary_texts[-1], button, width_px)))


def inner_rect(line: QSize) -> QRect:
    """Return where the parts of a Line of a size are."""
    return QRect(_SIDE_PX, _EDGE_PX, line.width() - 2 * _SIDE_PX, line.height() - 2 * _EDGE_PX)


def primary_place(line: QSize) -> QRect:
    """Return where the main button of a Line of a size is, whatever it says."""
    inner, is_high = inner_rect(line), line.height() >= theme.scaled(_HIGH_PX)
    least, most = _PRIMARY_PX[0], theme.scaled(_PRIMARY_PX[1])
    width = max(least, min(most, round(line.width() * _PRIMARY_SHARE)))
    height = min(theme.scaled(_PRIMARY_HIGH_PX[is_high]), inner.height() - 2 * _EDGE_PX)
    place = QRect(0, 0, width, height)
    place.moveCenter(inner.center())
    place.moveRight(inner.right())
    return place


def in_lines(text: str, button: QPushButton, width_px: int) -> str:
    """Return a text over two lines of a button, shortened where it needs more."""
    font, room = button.font(), width_px - 2 * theme.SPACE
    first = break_text(text, font, room)[0]
    rest = text[len(first) :].strip()
    last = QFontMetrics(font).elidedText(rest, Qt.TextElideMode.ElideRight, room)
    return f"{first}\n{last}" if last else first
