"""Choice rows: what can be done beside the main button, as rows over the deeds or in the Line."""

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import SALES, Action, PlayCard
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.choices import Group, groups_of, property_of, tile_of
from acquire_desktop.ui.hotel_tycoon.run_picker import RunPicker, lines_of
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.keys import number_keys, which_key
from acquire_desktop.ui.kit.line.choice_button import ChoiceButton
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, later, translate

_DIGITS: Final = 9
_MOST_IN_LINE: Final = 2
_CLOSE_PX: Final = 2
"""Between two choices that are drawn closer together."""


class ChoiceRows(Adaptive, QWidget):
    """Every choice of a decision but that of the main button.

    At most two, of which one needs an explanation, are small buttons for the Line, in ``small``;
    others stand here below each other.

    Signals:
        chosen (object): The action that the player chose.
        pointed (object): The action under the pointer or the focus; None for none.
        tile_pointed (int): The tile that it is about; ``NOBODY`` for none.
        property_pointed (int): The property that it is about; ``NOBODY`` for none.
        filled (bool): There are other choices, or in another place; True for another decision.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    tile_pointed = Signal(int)
    property_pointed = Signal(int)
    filled = Signal(bool)
    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._names = Names(())
        self._open: set[str] = set()
        self._room_px = 0
        self.choices: list[ChoiceButton] = []
        self.small: tuple[ChoiceButton, ...] = ()
        """Those of them that stand in the Line."""
        self.note = ""
        """What is true of these."""
        self.picker: RunPicker | None = None
        self._by_action: dict[Action, ChoiceButton] = {}
        self._answers: list[Callable[[], Action]] = []
        """What the digits choose; a run is asked for the one of it that shows."""
        self._area = QuietArea(QWidget())
        column(Stretched(self._area, 1), of=self)
        self.pointed.connect(self._point)
        self.set_text(self.setAccessibleName, later("HotelPanel", "Decision"))

    @property
    def has_rows(self) -> bool:
        """Whether choices stand here."""
        return bool(self.choices or self.picker) and not self.small

    def show_view(self, view: View, names: Names, room_px: int) -> None:
        """Offer the choices of a view.

        Args:
            view: Of the seat that decides, or of another.
            names: Of the players.
            room_px: How wide small buttons in the Line may be together.
        """
        old = self._view
        if old is None or type(view.decision) is not type(old.decision):
            self._open.clear()
        self._view, self._names, self._room_px = view, names, room_px
        self._fill(is_new=old is None or (old.ply, old.seat) != (view.ply, view.seat))

    def set_room(self, room_px: int) -> None:
        """Say how wide small buttons in the Line may be together now."""
        if room_px != self._room_px:
            self._room_px = room_px
            self.refit()

    def fold(self) -> None:
        """Fold again what somebody has opened."""
        self._open.clear()

    def mark(self, wanted: Action) -> None:
        """Give the choice that a hint names an edge of brass; a picker steps to it."""
        if self.picker is not None:
            self.picker.lead_to(wanted)
        for action, button in self._by_action.items():
            button.set_marked(action == wanted)

    def button_of(self, action: Action) -> QWidget:
        """Return the button of a choice, or all of them where it is folded."""
        return self._by_action.get(action, self)

    def lead_to_card(self, card: Card) -> None:
        """Give the focus to the first choice that plays a card."""
        for action, button in self._by_action.items():
            if isinstance(action, PlayCard) and action.card is card:
                button.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take the choice with a number; tell whether the key does so."""
        at = which_key(event, number_keys(min(len(self._answers), _DIGITS)))
        if at is not None:
            self.chosen.emit(self._answers[at]())
        return at is not None

    def refit(self) -> None:
        if self._view is not None:
            self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Draw the rows closer together where they have no room else."""
        body = self._area.widget()
        layout = body.layout() if body is not None else None
        if layout is None:  # there are no choices yet
            return
        bar = self._area.verticalScrollBar().sizeHint().width()
        for is_close in (False, True):
            layout.setSpacing(_CLOSE_PX if is_close else theme.SPACE_HALF)
            for button in self.choices:
                button.draw_closer(is_close and button not in self.small)
            if layout.totalHeightForWidth(self.width() - bar) <= self.height():
                break

    def _fill(self, *, is_new: bool = False) -> None:
        """Make the choices again."""
        assert self._view is not None, "there is something to show"
        for small in self.small:  # what was clicked may still be in it
            small.hide()
            small.setParent(None)
            small.deleteLater()
        self.choices, self._answers, self.picker, self._by_action = [], [], None, {}
        groups = [group for group in groups_of(self._view) if group.actions]
        body = QWidget()
        self.small, self.note = self._made_small(groups), ""
        if self.small:
            self.note = next((group.note for group in groups if group.note), "")
        else:
            self.choices, self._answers = [], []
            box = column(of=body, spacing=theme.SPACE_HALF)
            box.setContentsMargins(0, 0, theme.SPACE_HALF, 0)
            for group in groups:
                self._add_group(box, group)
            box.addStretch(1)
        old = self._area.takeWidget()
        self._area.setWidget(body)
        if old is not None:
            old.hide()
            old.deleteLater()
        self._fit()
        self.filled.emit(is_new)

    def _made_small(self, groups: list[Group]) -> tuple[ChoiceButton, ...]:
        """Return the buttons for the Line, or none where the choices need rows."""
        open_ones = [each for group in groups if not group.is_folded for each in group.actions]
        has_run = any(group.is_run for group in groups)
        if has_run or self._open or not groups or len(open_ones) > _MOST_IN_LINE:
            return ()
        for action in open_ones:
            self._button(action, is_shared=False)
        for group in groups:
            if group.is_folded:
                self._opener(group)
        for button in self.choices:
            button.make_small()
        wide = sum(each.sizeHint().width() + theme.SPACE_HALF for each in self.choices)
        has_many = sum(bool(each.detail) for each in self.choices) > 1
        if wide > self._room_px or has_many or any(each.warning for each in self.choices):
            for button in self.choices:
                button.deleteLater()
            return ()
        return tuple(self.choices)

    def _opener(self, group: Group) -> ChoiceButton:
        """Return a button that shows what is folded."""
        is_sale = isinstance(group.actions[0], SALES)
        text = translate("HotelChoices", "Sell") if is_sale else group.title
        opener = ChoiceButton(f"{text}…")
        opener.setAccessibleName(group.title)
        opener.clicked.connect(partial(self._unfold, group.title))
        self.choices.append(opener)
        return opener

    def _add_group(self, box: QVBoxLayout, group: Group) -> None:
        if group.is_folded and group.title not in self._open:
            box.addWidget(self._opener(group))
            return
        if group.title:
            box.addWidget(label(group.title, "small", bold=True, tone="muted"))
        if group.note:
            box.addWidget(label(group.note, "small", tone="muted", wraps=True))
        if group.is_run:
            make = partial(self._made, at=len(self._answers))
            self.picker = RunPicker(group.actions, make)
            self.picker.chosen.connect(self.chosen)
            self.picker.moved.connect(self.pointed)
            self._answers.append(self.picker.action)
            box.addWidget(self.picker)
            return
        assert self._view is not None, "there is something to show"
        choices = [(each, action_text(each, self._view, self._names)) for each in group.actions]
        for detail, same in groupby(choices, lambda each: each[1].detail):
            alike = list(same)
            is_shared = bool(detail) and len(alike) > 1
            if is_shared:  # it is read once, above those that it is true of
                box.addWidget(label(detail, "small", tone="muted", wraps=True))
            for action, _ in alike:
                box.addWidget(self._button(action, is_shared=is_shared))

    def _button(self, action: Action, *, is_shared: bool) -> ChoiceButton:
        """Add the button of an action; a shared detail stands above it."""
        button = self._made(action, len(self._answers))
        if is_shared:
            button.hide_detail()
        self._answers.append(lambda: action)
        button.clicked.connect(lambda: self.chosen.emit(action))
        self.choices.append(button)
        self._by_action[action] = button
        return button

    def _made(self, action: Action, at: int) -> ChoiceButton:
        """Make the button of an action, which chooses nothing yet, with a digit by its place."""
        assert self._view is not None, "there is something to show"
        text = action_text(action, self._view, self._names)
        lines, short = lines_of(action, text, self._view, self._names)
        digit = at + 1 if at < _DIGITS else 0
        button = ChoiceButton(lines.title, lines.detail, digit, lines.warning, short=short)
        button.pointed.connect(lambda is_on: self.pointed.emit(action if is_on else None))
        return button

    def _point(self, action: Action | None) -> None:
        tile, owned = NOBODY, NOBODY
        if action is not None and self._view is not None:
            tile, owned = tile_of(action, self._view), property_of(action, self._view)
        self.tile_pointed.emit(tile)
        self.property_pointed.emit(owned)

    def _unfold(self, title: str) -> None:
        had_focus = has_focus_within(self, *self.small)
        self._open.add(title)
        self._fill(is_new=True)
        if had_focus:
            self.setFocus()  # the next Enter is for none of what is unfolded
