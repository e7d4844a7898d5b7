"""The Line of Hotel Tycoon: one sentence, one main button, and at most two choices beside it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    BeforeThrow,
    CardWindow,
    GameOver,
    ParkedTurn,
)
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.hint import Hint
from acquire_desktop.games.hotel_tycoon.outlook import threats
from acquire_desktop.ui.hotel_tycoon.choice_rows import ChoiceRows
from acquire_desktop.ui.hotel_tycoon.choices import is_armed, primary_of
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import more, question, waiting
from acquire_desktop.ui.hotel_tycoon.words.hint_texts import hint_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.hotel_tycoon.words.outlook_texts import outlook_text
from acquire_desktop.ui.kit.boxes import column, row
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.key_guard import renew_buttons
from acquire_desktop.ui.kit.keys import command_key, is_key, with_key
from acquire_desktop.ui.kit.line.frame import LineFrame, LinePage
from acquire_desktop.ui.kit.line.picture import LinePicture
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, translate
from acquire_desktop.ui.kit.voice import announce

_BESIDE: Final = 0.4
"""The share of the Line that small buttons may take."""


class _Asked(LinePage):
    """The face of the player who decides, and the small buttons of the choices."""

    def __init__(self) -> None:
        super().__init__()
        self.picture, self.small = LinePicture(), QWidget()
        self.beside = (self.small,)
        column(self.picture, of=self)
        self.box = row(of=self.small, spacing=theme.SPACE_HALF)

    def fit(self, room: QSize) -> None:
        self.picture.set_height(room.height())

    def sizeHint(self) -> QSize:
        return self.picture.sizeHint()


class Line(LineFrame):
    """Every decision of the game, by the legal actions of the view.

    Signals:
        chosen (object): The action that the player chose.
        new_game_wanted (): The game is over, and another one is to be set up.
    """

    chosen = Signal(object)
    new_game_wanted = Signal()
    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        self._asked = _Asked()
        super().__init__((self._asked,), parent)
        self._view: View | None = None
        self._names = Names(())
        self._is_armed = True
        self._pointed: Action | None = None
        self._hint = ""
        self.rows = ChoiceRows()
        """The choices beside the main button; they stand elsewhere where they are many."""
        self.news: Callable[[], str] = str
        """Returns the turn before: where several people play, who throws next reads it."""
        self.primary = self.confirm_button
        self.primary.clicked.connect(self._do_primary)
        self.rows.chosen.connect(self.chosen)
        self.rows.pointed.connect(self._point)
        self.rows.filled.connect(self._show_small)
        self.retranslate()

    def show_view(self, view: View, names: Names) -> None:
        """Show what is asked of the seat whose view it is, or whom it waits for."""
        self._view, self._names, self._pointed, self._hint = view, names, None, ""
        self.rows.show_view(view, names, self._room_px())
        self._write()
        for part in (self, self.rows):
            renew_buttons(part)

    def show_hint(self, hint: Hint) -> None:
        """Say and mark what a computer would do, and why, until the next view."""
        assert self._view is not None, "there is something to show"
        self._hint = hint_text(hint, self._view, self._names)
        self.rows.mark(hint.action)
        self._write_words()
        announce(self, self._hint)

    def button_of(self, action: Action) -> QWidget:
        """Return the button that chooses an action now."""
        is_main = self._view is not None and primary_of(self._view) == action
        return self.primary if is_main else self.rows.button_of(action)

    def forget(self) -> None:
        """Fold again what somebody has opened."""
        self.rows.fold()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take the choice with a number, or decline; tell whether the key does so."""
        if is_key(event, "decline"):
            is_no = not self._is_armed and self.primary.isVisibleTo(self)
            if is_no:  # Enter does not press it
                self.primary.click()
            return is_no
        return self.rows.handle_key(event)

    def take_enter(self) -> None:
        """Press the button that has the focus, or else the main button where that costs nothing."""
        focused = self.window().focusWidget()
        if isinstance(focused, QAbstractButton) and has_focus_within(self, self.rows):
            focused.click()
        elif self._is_armed and self.primary.isVisibleTo(self):
            self.primary.click()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("ActionPanel", "Your decision"))
        if self._view is not None:
            self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.rows.set_room(self._room_px())
        super().resizeEvent(event)

    def _room_px(self) -> int:
        return round(self.width() * _BESIDE)

    def _point(self, action: Action | None) -> None:
        self._pointed = action
        if self.rows.small:
            self._write_words()

    def _show_small(self) -> None:
        """Have the small buttons of the choices beside the main button."""
        for button in self.rows.small:
            self._asked.box.addWidget(button)
            button.show()
        self._asked.small.setVisible(bool(self.rows.small))
        self.place()

    def _write(self) -> None:
        view, names = self._view, self._names
        assert view is not None, "there is something to show"
        is_over = isinstance(view.decision, GameOver)
        primary = primary_of(view)
        text = action_text(primary, view, names).title if primary is not None else ""
        if is_over:
            text = translate("HotelPanel", "New game")
        self._is_armed = is_armed(view)
        if text:
            keyed = text if self._is_armed else with_key(text, command_key("decline"))
            self.show_buttons((keyed, text), "", does=self._is_armed, said=text)
        else:
            self.hide_buttons()
        self._asked.small.setVisible(bool(self.rows.small))
        self._asked.picture.show_face(None if is_over else names.face(_speaker(view)))
        self._write_words()

    def _write_words(self) -> None:
        view, names = self._view, self._names
        assert view is not None, "there is something to show"
        is_over = isinstance(view.decision, GameOver)
        asked = question(view, names) if view.legal or is_over else waiting(view, names)
        details = [more(view, names)]
        small = self.rows.small
        if view.legal and isinstance(view.decision, BeforeThrow | ParkedTurn):
            news = self.news() if names.you == NOBODY else ""
            details += [news, outlook_text(threats(view))]
        about = self._pointed if self._pointed in view.legal else None
        if small and about is not None:
            details = [
                join_sentences([text for text in action_text(about, view, names)[:2] if text])
            ]
        else:  # at most one of them has something to explain
            details = [button.detail for button in small] + details
        details.append(self.rows.note)
        self.words.show_texts(asked, list(filter(None, [self._hint, *details])))
        self.setAccessibleDescription(asked)
        self.place()

    def _do_primary(self) -> None:
        action = primary_of(self._view) if self._view is not None else None
        if action is not None:
            self.chosen.emit(action)
        elif self._view is not None and isinstance(self._view.decision, GameOver):
            self.new_game_wanted.emit()


def _speaker(view: View) -> Seat:
    """Return the seat that the sentence names: while others may play cards, the mover."""
    decision = view.decision
    if isinstance(decision, CardWindow) and not view.legal:
        return decision.mover
    return decision.seat
