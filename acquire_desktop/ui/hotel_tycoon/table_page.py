"""The table of Hotel Tycoon as one page: people, board, Line, rail, and deeds with drawers."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import Tile
from acquire_desktop.games.hotel_tycoon.engine.decisions import BeforeThrow, MoveChoice
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.history import History
from acquire_desktop.games.hotel_tycoon.outlook import threats
from acquire_desktop.ui.hotel_tycoon.account_card import AccountCard
from acquire_desktop.ui.hotel_tycoon.board.view import BoardView
from acquire_desktop.ui.hotel_tycoon.choices import by_tile
from acquire_desktop.ui.hotel_tycoon.layout import lay_out
from acquire_desktop.ui.hotel_tycoon.line import Line
from acquire_desktop.ui.hotel_tycoon.people import PeopleColumn
from acquire_desktop.ui.hotel_tycoon.rail import Rail
from acquire_desktop.ui.hotel_tycoon.scene_card import SceneCard
from acquire_desktop.ui.hotel_tycoon.side import SideColumn
from acquire_desktop.ui.hotel_tycoon.words.log_texts import entry_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.hover_and_tooltip import hide_tooltip
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences
from acquire_desktop.ui.kit.voice import announce

_USUAL_PLAYERS = 4


class TablePage(Adaptive, QWidget):
    """Shows a game of Hotel Tycoon to one seat, and signals the player's choices.

    Signals:
        chosen (object): The legal action that the player chose.
        hand_wanted (): Whoever is at the screen wants to see the closed hand.
        new_game_wanted (): The game is over, and another one is to be set up.
    """

    chosen = Signal(object)
    hand_wanted = Signal()
    new_game_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.view: View | None = None
        self.names = Names(())
        self.people = PeopleColumn()
        self.board = BoardView()
        self.line = Line()
        self.rail = Rail()
        self.side = SideColumn(self.line.rows)
        self.log = self.side.log
        for part in (self.people, self.board, self.rail, self.line, self.side):
            part.setParent(self)
        self.scene = SceneCard(self, self.board)
        self.account = AccountCard(self, self.board)
        self._connect()

    def set_names(self, names: Names) -> None:
        """Take the names of the players for the next view."""
        self.names = names

    def show_view(self, view: View, events: Sequence[Event] = ()) -> None:
        """Show a view, and tell what happened since the last one.

        Args:
            view: What the seat on screen may know; its legal actions are offered.
            events: What happened, without what that seat may not know.
        """
        is_first = self.view is None or self.view.players != view.players
        self.view = view
        if has_focus_within(self.line, self.line.rows):
            self.setFocus()  # what has it may be gone: Enter and digits are for the new decision
        self.tell(events)
        self.board.show_view(view, self.names, tuple(events))
        self.people.show_view(view, self.names)
        self.line.show_view(view, self.names)
        self.rail.show_view(view)
        self.side.deeds.show_view(view, self.names)
        self.side.deed.show_view(view, self.names)
        self.side.standings.show_view(view, self.names)
        self.account.show_view(view, self.names)
        self._show_targets(view)
        if view.end_reason is not None:
            self.side.show_page("standings")
        if is_first:
            self.refit()
        announce(self, join_sentences([entry_text(event, self.names) for event in events]))
        self.show_scenes(events)

    def show_scenes(self, events: Sequence[Event]) -> None:
        """Show the scenes of what led to the view on screen."""
        if self.view is not None:
            self.scene.show_events(events, self.view, self.names)

    def tell(self, entries: Sequence[Any]) -> None:
        """Put what happened into the log and the players' last turns."""
        self.log.tell(entries, self.names)
        self.people.tell(entries)
        self.rail.tell(entries, self.names)

    def forget(self) -> None:
        """Clear the table for another game, or for another person at the screen."""
        hide_tooltip()
        self.side.forget()
        self.people.forget()
        self.line.forget()
        self.board.lead_home()
        self.scene.clear()

    def show_history(self, history: History | None) -> None:
        """Show the course of the game, once it is over."""
        if history is not None:
            self.side.standings.show_history(history)

    def retranslate(self) -> None:
        if self.view is not None:
            self.board.show_view(self.view, self.names)
            self._show_targets(self.view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the choices, Enter for the main button, and what ends a scene."""
        is_plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if not is_plain or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif self._ends_scene(event):
            self.scene.go_on()
        elif is_enter(event):
            self._take_enter()
        elif not (self.line.handle_key(event) or self.side.handle_key(event)):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Have the keys for the decision, unless somebody led them to a part of the table."""
        super().showEvent(event)
        if has_focus_within(self.board) or not has_focus_within(self):
            self.setFocus()

    def _ends_scene(self, event: QKeyEvent) -> bool:
        """Tell whether a key is for the scene; Enter and Space are for a decision first."""
        if self.scene.shown is None:
            return False
        is_asked = self.view is not None and bool(self.view.legal)
        is_on = is_enter(event) or event.key() == Qt.Key.Key_Space
        return event.key() == Qt.Key.Key_Escape or (is_on and not is_asked)

    def _take_enter(self) -> None:
        """Choose the tile that the keyboard was led to, or else confirm in the Line."""
        tile = self.board.cursor_tile
        if self.board.hasFocus() and self.board.has_keys and self.board.can_press(tile):
            self._choose_tile(tile)
        else:
            self.line.take_enter()

    def _connect(self) -> None:
        rows, side = self.line.rows, self.side
        self.line.chosen.connect(self.chosen)
        self.line.new_game_wanted.connect(self.new_game_wanted)
        self.rail.opener.clicked.connect(self.hand_wanted)
        self.rail.card_asked.connect(rows.lead_to_card)
        rows.tile_pointed.connect(self.board.point_at)
        rows.property_pointed.connect(side.deeds.point_at)
        self.board.tile_activated.connect(self._choose_tile)
        self.board.property_activated.connect(side.show_deed)
        self.people.asked.connect(lambda: side.show_page("log"))
        self.line.news = self.people.news
        self.board.fitted.connect(self.scene.place)
        self.chosen.connect(self.scene.clear)
        self.board.fitted.connect(self.account.place)

    def _choose_tile(self, tile: Tile) -> None:
        """Take the choice that a tile stands for, if there is one."""
        action = by_tile(self.view).get(tile) if self.view is not None else None
        if action is not None:
            self.chosen.emit(action)

    def _show_targets(self, view: View) -> None:
        """Mark on the board what can be chosen, and where a stay threatens."""
        is_ahead = isinstance(view.decision, BeforeThrow | MoveChoice)
        self.board.show_targets(frozenset(by_tile(view)), threats(view) if is_ahead else ())

    def refit(self) -> None:
        """Put the parts where the window has room for them."""
        if self.width() <= 0 or self.height() <= 0:
            return
        players = self.view.players if self.view is not None else _USUAL_PLAYERS
        places = lay_out(self.width(), self.height(), theme.text_scale() / 100, players)
        self.people.set_form(places.form, places.people_columns, places.card_px, places.active_px)
        parts: tuple[tuple[QWidget, QRect], ...] = (
            (self.people, places.people),
            (self.board, places.board),
            (self.line, places.line),
            (self.rail, places.rail),
            (self.side, places.side),
        )
        for part, rect in parts:
            part.setGeometry(rect)
