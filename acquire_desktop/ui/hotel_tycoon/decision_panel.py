"""The panel in which every decision is made: the question, the choices, and the main button."""

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QVBoxLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    BeforeThrow,
    GameOver,
    ParkedTurn,
)
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import threats
from acquire_desktop.ui.hotel_tycoon.choice_button import ChoiceButton, RunPicker
from acquire_desktop.ui.hotel_tycoon.choices import (
    Group,
    groups_of,
    is_armed,
    primary_of,
    property_of,
    tile_of,
)
from acquire_desktop.ui.hotel_tycoon.outlook_parts import OutlookTable, lines_of
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import more, question, waiting
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.key_guard import PrimaryButton, renew_buttons
from acquire_desktop.ui.kit.keys import command_key, is_key, number_keys, which_key, with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import balanced_px
from acquire_desktop.ui.kit.texts import breakable, escape_mnemonic, label, later, translate

_DIGITS: Final = 9
_QUESTION_SIZES: Final[tuple[theme.TextSize, ...]] = ("title", "body", "small")
"""From the largest letters of the question to the smallest."""
_SLACK_PX: Final = 4
_CLOSE_PX, _CLOSE_EDGE_PX = 2, 5
"""Between two choices that are drawn closer together, and above and below all of them."""


class DecisionPanel(Adaptive, QFrame):
    """Every decision of the game, by the legal actions of the view.

    Signals:
        chosen (object): The action that the player chose.
        pointed (int): The tile of the choice under the pointer; ``NOBODY`` for none.
        looked_at (int): The property of the choice under the pointer, if it has one.
        filled (): It needs another height than before, perhaps.
        new_game_wanted (): The game is over, and another one is to be set up.
    """

    chosen = Signal(object)
    pointed = Signal(int)
    looked_at = Signal(int)
    filled = Signal()
    new_game_wanted = Signal()
    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._view: View | None = None
        self._names = Names(())
        self._open: set[str] = set()
        self._is_armed = True
        self.question = label("", "title", bold=True, wraps=True)
        self.question.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.more = label("", "small", wraps=True)
        """What else there is to know, below the question."""
        self.primary = PrimaryButton()
        self.primary.clicked.connect(self._do_primary)
        self.choices: list[ChoiceButton] = []
        self.picker: RunPicker | None = None
        self._answers: list[Callable[[], Action]] = []
        """What the digits choose; a run is asked for the one of it that shows."""
        self._area = QuietArea(QWidget())
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._is_close = False
        """Whether the choices are drawn closer together, for want of room."""
        asked = self._asked = QWidget()
        column(self.question, self.more, 1, of=asked, spacing=_SLACK_PX)
        parts = (asked, Stretched(self._area, 1), self.primary)
        self._box = column(*parts, of=self, spacing=theme.SPACE, margins=theme.SPACE_2)
        self.set_text(self.setAccessibleName, later("HotelPanel", "Decision"))
        self.refit()

    def show_view(self, view: View, names: Names) -> None:
        """Show what is asked of the seat whose view it is, or whom it waits for."""
        if self._view is None or type(view.decision) is not type(self._view.decision):
            self._open.clear()
        self._view, self._names = view, names
        self._write()
        renew_buttons(self)

    def fold(self) -> None:
        """Fold again what somebody has opened."""
        self._open.clear()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take the choice with a number, or decline; tell whether the key does so."""
        if is_key(event, "decline"):
            is_no = not self._is_armed and self.primary.isVisibleTo(self)
            if is_no:  # Enter does not press it
                self.primary.click()
            return is_no
        at = which_key(event, number_keys(min(len(self._answers), _DIGITS)))
        if at is not None:
            self.chosen.emit(self._answers[at]())
        return at is not None

    def take_enter(self) -> None:
        """Press the button that has the focus, or else the main button where that costs nothing."""
        focused = self.window().focusWidget()
        if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
            focused.click()
        elif self._is_armed and self.primary.isVisibleTo(self):
            self.primary.click()

    def hasHeightForWidth(self) -> bool:
        """Say no: the table gives the panel its height, and what is asked changes nothing."""
        return False

    def refit(self) -> None:
        if self._view is not None:
            self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_question(self.contentsRect().width() - 2 * theme.SPACE_2)

    def height_within(self, width: int, most: int) -> int:
        """Return the height that shows all choices in a panel of a width, in pixels.

        Where that is more than there is, they are drawn closer together.
        """
        for is_close in (False, True):
            self._draw_closer(is_close)
            needed = self._height_for(width)
            if needed <= most:
                break
        return needed

    def _draw_closer(self, is_close: bool) -> None:
        """Draw the choices closer together, or as usual."""
        self._is_close = is_close
        edge = _CLOSE_EDGE_PX if is_close else theme.SPACE_2
        self._box.setContentsMargins(theme.SPACE_2, edge, theme.SPACE_2, edge)
        self._box.setSpacing(theme.SPACE_HALF if is_close else theme.SPACE)
        body = self._area.widget()
        layout = body.layout() if body is not None else None
        if body is None or layout is None:  # there are no choices yet
            return
        layout.setSpacing(_CLOSE_PX if is_close else theme.SPACE_HALF)
        for button in body.findChildren(ChoiceButton):
            button.draw_closer(is_close)

    def _height_for(self, width: int) -> int:
        """Return the height that shows all choices as they are drawn now."""
        body, box = self._area.widget(), self._box
        layout = body.layout() if body is not None else None
        margins = box.contentsMargins()
        edges = 2 * self.frameWidth() + margins.top() + margins.bottom()
        inner = width - 2 * (self.frameWidth() + theme.SPACE_2)
        heights = [self._fit_question(inner)]
        if layout is not None:  # there is none before there are choices
            # Beside a scroll bar, or one that was needed before would stay.
            bar = self._area.verticalScrollBar().sizeHint().width()
            heights.append(layout.totalHeightForWidth(inner - bar))
        if not self.primary.isHidden():
            heights.append(self.primary.sizeHint().height())
        return sum(heights) + (len(heights) - 1) * box.spacing() + edges

    def _fit_question(self, width: int) -> int:
        """Give the question letters with which it needs two lines at most, and return its height.

        The height is that of two lines at least, so that the choices begin where they always do,
        unless they are short of room.
        """
        line = QFontMetrics(theme.font("title", bold=True)).lineSpacing()
        self.question.setContentsMargins(0, 0, 0, 0)
        for size in _QUESTION_SIZES[1 if self._is_close else 0 :]:
            theme.style_text(self.question, size, bold=True)
            if self.question.heightForWidth(width) <= 2 * line + _SLACK_PX:
                break
        needed = self.question.heightForWidth(width)
        spare = width - balanced_px(self.question.text(), theme.font(size, bold=True), width)
        self.question.setContentsMargins(0, 0, max(spare - _SLACK_PX, 0), 0)
        if self.more.text():
            needed += self.more.heightForWidth(width) + _SLACK_PX
        height = needed if self._is_close else max(needed, 2 * line)
        self._asked.setFixedHeight(height)
        return height

    def _write(self) -> None:
        view, names = self._view, self._names
        assert view is not None, "there is something to show"
        is_over = isinstance(view.decision, GameOver)
        asked = question(view, names) if view.legal or is_over else waiting(view, names)
        self.question.setText(breakable(asked))
        words = more(view, names)
        self.more.setText(words)
        self.more.setVisible(bool(words))
        self._fit_question(self.contentsRect().width() - 2 * theme.SPACE_2)
        primary = primary_of(view)
        text = action_text(primary, view, names).title if primary is not None else ""
        if is_over:
            text = translate("HotelPanel", "New game")
        self._is_armed = is_armed(view)
        words = text if self._is_armed else with_key(text, command_key("decline"))
        self.primary.setText(escape_mnemonic(words))
        self.primary.setAccessibleName(text)
        self.primary.setVisible(bool(text))
        self.primary.set_primary(self._is_armed)
        self._fill(view, names)

    def _fill(self, view: View, names: Names) -> None:
        """Make the choices again."""
        self.choices, self._answers, self.picker = [], [], None
        body = QWidget()
        box = column(of=body, spacing=theme.SPACE_HALF)
        box.setContentsMargins(0, 0, theme.SPACE, 0)
        if isinstance(view.decision, BeforeThrow | ParkedTurn):
            box.addWidget(OutlookTable(threats(view)))
        for group in groups_of(view):
            self._add_group(box, group, view, names)
        box.addStretch(1)
        old = self._area.takeWidget()
        self._area.setWidget(body)
        if old is not None:  # what was clicked may still be in it
            old.hide()
            old.deleteLater()
        self.filled.emit()

    def _add_group(self, box: QVBoxLayout, group: Group, view: View, names: Names) -> None:
        if group.is_folded and group.title not in self._open:
            opener = ChoiceButton(f"{group.title}…")
            opener.clicked.connect(partial(self._unfold, group.title))
            box.addWidget(opener)
            self.choices.append(opener)
            return
        if group.title:
            box.addWidget(label(group.title, "small", bold=True, tone="muted"))
        if group.note:
            box.addWidget(label(group.note, "small", tone="muted", wraps=True))
        if group.is_run:
            digit = self._next_digit()
            make = partial(self._made, view=view, names=names, digit=digit)
            self.picker = RunPicker(group.actions, make)
            self.picker.chosen.connect(self.chosen)
            self.picker.moved.connect(lambda each: self.pointed.emit(tile_of(each, view)))
            self.picker.moved.connect(lambda _: self.filled.emit())
            self._answers.append(self.picker.action)
            box.addWidget(self.picker)
            return
        choices = [(action, action_text(action, view, names)) for action in group.actions]
        for detail, same in groupby(choices, lambda each: each[1].detail):
            alike = list(same)
            is_shared = bool(detail) and len(alike) > 1
            if is_shared:  # it is read once, above those that it is true of
                box.addWidget(label(detail, "small", tone="muted", wraps=True))
            for action, _ in alike:
                box.addWidget(self._button(action, view, names, is_shared=is_shared))

    def _button(self, action: Action, view: View, names: Names, *, is_shared: bool) -> ChoiceButton:
        """Add the button of an action; a shared detail stands above it."""
        button = self._made(action, view, names, self._next_digit())
        if is_shared:
            button.hide_detail()
        self._answers.append(lambda: action)
        button.clicked.connect(lambda: self.chosen.emit(action))
        self.choices.append(button)
        return button

    def _made(self, action: Action, view: View, names: Names, digit: int) -> ChoiceButton:
        """Make the button of an action, which chooses nothing yet."""
        text = action_text(action, view, names)
        lines, short = lines_of(action, text, view, names)
        button = ChoiceButton(lines.title, lines.detail, digit, lines.warning, short=short)
        button.draw_closer(self._is_close)
        tile, owned = tile_of(action, view), property_of(action, view)
        button.pointed.connect(lambda is_on: self.pointed.emit(tile if is_on else NOBODY))
        button.pointed.connect(lambda is_on: self.looked_at.emit(owned if is_on else NOBODY))
        return button

    def _next_digit(self) -> int:
        """Return the digit of the next choice, 0 where there is none left."""
        return len(self._answers) + 1 if len(self._answers) < _DIGITS else 0

    def _unfold(self, title: str) -> None:
        if has_focus_within(self):
            self.setFocus()  # the next Enter is for none of what is unfolded
        self._open.add(title)
        if self._view is not None:
            self._fill(self._view, self._names)

    def _do_primary(self) -> None:
        action = primary_of(self._view) if self._view is not None else None
        if action is not None:
            self.chosen.emit(action)
        elif self._view is not None and isinstance(self._view.decision, GameOver):
            self.new_game_wanted.emit()
