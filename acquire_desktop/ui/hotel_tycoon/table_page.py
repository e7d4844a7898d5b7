"""The table of Hotel Tycoon as one page: board, players, decision, log, deeds and standings."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.games.hotel_tycoon.engine.board import Property, Tile
from acquire_desktop.games.hotel_tycoon.engine.decisions import BeforeThrow, MoveChoice
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import threats
from acquire_desktop.ui.hotel_tycoon.account_card import AccountCard
from acquire_desktop.ui.hotel_tycoon.board.geometry import PLAN
from acquire_desktop.ui.hotel_tycoon.board.view import BoardView
from acquire_desktop.ui.hotel_tycoon.choices import by_tile
from acquire_desktop.ui.hotel_tycoon.decision_panel import DecisionPanel
from acquire_desktop.ui.hotel_tycoon.deed_page import DeedPage
from acquire_desktop.ui.hotel_tycoon.log_list import LogList
from acquire_desktop.ui.hotel_tycoon.players import Players
from acquire_desktop.ui.hotel_tycoon.scene_card import SceneCard
from acquire_desktop.ui.hotel_tycoon.standings import Standings
from acquire_desktop.ui.hotel_tycoon.words.log_texts import entry_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.hotel_tycoon.words.outlook_texts import tile_risks
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.hover_and_tooltip import hide_tooltip
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.pane_tabs import PaneTabs
from acquire_desktop.ui.kit.texts import join_sentences, label, translate
from acquire_desktop.ui.kit.voice import announce

WIDE_PX: Final = 1600
"""From this width on there are three columns."""
_TABS: Final = ("log", "deeds", "standings")
_SIDE_PX: Final = 350
_WIDE_SIDE_PX: Final = 300
_CARD_PX, _CARD_ROW_PX, _HAND_PX = 150, 58, 38
"""The width of a player's card, the height of a row of them and of the line below, at 100 %."""
_SHARE_FOUND: Final = 0.35
"""The players stand below the board where so much of their height is free: the rest it gives."""
_LOWER, _LOWER_BELOW_PLAYERS = 0.38, 0.28
"""The share of what lies below the decisions, unless those need its height."""
_DEED_LINES, _LEAST_DEED_LINES, _LEAST_LINES = 14, 6, 2
"""Of small text below the decisions: a whole deed, and what is left of a deed or of the log."""


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
        self.board = BoardView()
        self.players = Players()
        self.panel = DecisionPanel()
        self.log = LogList()
        self.deeds = DeedPage()
        self.standings = Standings()
        self.tabs = PaneTabs(_TABS)
        self.pages = QStackedWidget()
        for page in (self.log, self.deeds, self.standings):
            self.pages.addWidget(page)
        self._pane = "log"
        self._log_title = label("", bold=True)
        self._place_of_players = _Place.RIGHT
        self._lower = QWidget()
        parts = (self.tabs, Stretched(self.pages, 1))
        column(*parts, of=self._lower, spacing=theme.SPACE_HALF)
        self._make_columns()
        self.scene = SceneCard(self._middle, self.board)
        self.account = AccountCard(self._middle, self.board)
        self._arrange()
        self._connect()
        self.retranslate()

    def set_names(self, names: Names) -> None:
        """Take the names of the players for the next view."""
        self.names = names

    def show_view(self, view: View, events: Sequence[Event] = ()) -> None:
        """Show a view, and tell what happened since the last one.

        Args:
            view: What the seat on screen may know; its legal actions are offered.
            events: What happened, without what that seat may not know.
        """
        self.view = view
        if has_focus_within(self.panel):
            self.setFocus()  # what has it may be gone: Enter and digits are for the new decision
        self.board.show_view(view, self.names, tuple(events))
        self.players.show_view(view, self.names)
        self.panel.show_view(view, self.names)
        self.deeds.show_view(view, self.names)
        self.standings.show_view(view, self.names)
        self.log.tell(events, self.names)
        self.account.show_view(view, self.names)
        self._show_targets(view)
        if view.end_reason is not None:
            self.show_pane("standings")
        self._share_height()
        announce(self, join_sentences([entry_text(event, self.names) for event in events]))
        self.show_scenes(events)

    def pace_scenes(
        self, read_ms: Callable[[], int | None], hold: Callable[[bool], object]
    ) -> None:
        """Take the time for scenes, see ``SceneCard``, and what holds the others up meanwhile."""
        self.scene.read_ms = read_ms
        self.scene.held.connect(hold)

    def show_scenes(self, events: Sequence[Event]) -> None:
        """Show the scenes of what led to the view on screen."""
        if self.view is not None:
            self.scene.show_events(events, self.view, self.names)

    def show_closed(self, text: str) -> None:
        """Offer to open a closed hand by a button with a text; empty while it lies open."""
        self.players.show_closed(text)

    def forget(self) -> None:
        """Begin another game, or another person's look: no line of the log is left."""
        hide_tooltip()
        self.log.clear_log()
        self.panel.fold()
        self.deeds.forget()
        self.board.lead_home()
        self.scene.clear()

    def show_pane(self, key: str) -> None:
        """Show ``log``, ``deeds`` or ``standings``; in three columns the log is always on view."""
        self._pane = key
        is_wide = self._place_of_players is _Place.LEFT
        shown = "deeds" if is_wide and key == "log" else key
        self.tabs.show_key(shown)
        pages = {"log": self.log, "deeds": self.deeds, "standings": self.standings}
        self.pages.setCurrentWidget(pages[shown])
        self._share_height()

    def show_deed(self, owned: Property) -> None:
        """Show the deed of a property."""
        self.deeds.show_property(owned)
        self.show_pane("deeds")

    def retranslate(self) -> None:
        texts = (
            translate("HotelTable", "Log"),
            translate("HotelTable", "Deeds"),
            translate("HotelTable", "Standings"),
        )
        self.tabs.set_texts(texts, ("", "", ""))
        self._log_title.setText(texts[0])
        if self.view is not None:
            self.board.show_view(self.view, self.names)
            self._show_targets(self.view)
            self.players.show_view(self.view, self.names)

    def refit(self) -> None:
        if hasattr(self, "_row"):
            self._place_of_players = self._place_for_players()
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rearrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the choices, Enter for the main button, and those that end a scene."""
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
        elif not self.panel.handle_key(event):
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
        """Choose the tile that the keyboard was led to, or else confirm in the panel."""
        tile = self.board.cursor_tile
        if self.board.hasFocus() and self.board.has_keys and self.board.can_press(tile):
            self._choose_tile(tile)
        else:
            self.panel.take_enter()

    def _make_columns(self) -> None:
        self._left, self._middle, self._right = QWidget(), QWidget(), QWidget()
        self._left_box = QVBoxLayout(self._left)
        self._middle_box = QVBoxLayout(self._middle)
        self._right_box = QVBoxLayout(self._right)
        for part in (self.panel, self._lower):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        for box in (self._left_box, self._middle_box, self._right_box):
            box.setContentsMargins(0, 0, 0, 0)
            box.setSpacing(theme.SPACE)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)
        self._row.setSpacing(theme.SPACE)
        self._row.addWidget(self._left)
        self._middle_box.addWidget(self.board, 1)
        self._row.addWidget(self._middle, 1)
        self._row.addWidget(self._right)

    def _connect(self) -> None:
        self.panel.chosen.connect(self.chosen)
        self.players.opener.clicked.connect(self.hand_wanted)
        self.panel.pointed.connect(self.board.point_at)
        self.panel.looked_at.connect(self.deeds.point_at)
        self.panel.filled.connect(self._share_height)
        self.board.tile_activated.connect(self._choose_tile)
        self.board.property_activated.connect(self.show_deed)
        self.tabs.chosen.connect(self.show_pane)
        self.board.fitted.connect(self.scene.place)
        self.chosen.connect(self.scene.clear)
        self.board.fitted.connect(self.account.place)
        self.panel.new_game_wanted.connect(self.new_game_wanted)

    def _choose_tile(self, tile: Tile) -> None:
        """Take the choice that a tile stands for, if there is one."""
        action = by_tile(self.view).get(tile) if self.view is not None else None
        if action is not None:
            self.chosen.emit(action)

    def _show_targets(self, view: View) -> None:
        """Mark on the board what can be chosen, and where a stay threatens."""
        self.board.show_targets(frozenset(by_tile(view)), self._risks(view))

    def _risks(self, view: View) -> dict[Tile, str]:
        """Return the average costs of stays by tile, before a move is chosen."""
        if not isinstance(view.decision, BeforeThrow | MoveChoice):
            return {}
        return tile_risks(threats(view))

    def _rearrange(self) -> None:
        """Follow the size of the page."""
        place = self._place_for_players()
        if place is not self._place_of_players or self._right.width() != self._side_px():
            self._place_of_players = place
            self._arrange()
        else:
            self._share_height()

    def _arrange(self) -> None:
        """Put the parts where the window has room for them."""
        place = self._place_of_players
        is_wide = place is _Place.LEFT
        self._right.setFixedWidth(self._side_px())
        self._left.setFixedWidth(theme.scaled(_WIDE_SIDE_PX))
        self._left.setVisible(is_wide)
        self.players.set_columns({_Place.LEFT: 1, _Place.ROW_BELOW: 4}.get(place, 2))
        for box in (self._left_box, self._middle_box, self._right_box):
            for part in (self.players, self.panel, self._lower, self._log_title, self.log):
                box.removeWidget(part)
        if is_wide:
            self._left_box.addWidget(self.players)
            self._left_box.addWidget(self._log_title)
            self._left_box.addWidget(self.log, 1)
            self.tabs.show_only(_TABS[1:])
        else:
            box = self._right_box if place is _Place.RIGHT else self._middle_box
            box.addWidget(self.players)
            self.pages.insertWidget(0, self.log)
            self.tabs.show_only(_TABS)
        for part in (self.panel, self._lower):
            self._right_box.addWidget(part, 1)
        for part in (self.players, self.panel, self._lower):
            part.show()  # one that changes its column is hidden by that
        if is_wide:
            self.log.show()
        self._log_title.setVisible(is_wide)
        self.show_pane(self._pane)

    def _share_height(self) -> None:
        """Give the decisions more height where they need it, and what lies below the rest.

        Both keep their places while what is asked finds room in the usual ones. Who asks for deeds
        or standings sees all of them, where the decisions leave so much.
        """
        is_below_players = self._place_of_players is _Place.RIGHT
        is_wide = self._place_of_players is _Place.LEFT
        width, height = self._side_px(), self.height() - 3 * theme.SPACE
        if is_below_players:
            height -= self.players.sizeHint().height() + theme.SPACE
        share = round(height * (_LOWER_BELOW_PLAYERS if is_below_players else _LOWER))
        wanted = self._lower_px(_DEED_LINES)
        usual = min(share, wanted)
        least = min(usual, self._lower_px(_LEAST_DEED_LINES if is_wide else _LEAST_LINES))
        free = height - self.panel.height_within(width, height - least)
        lower = min(usual if self._pane == "log" else max(usual, wanted), max(least, free))
        self._right_box.setStretchFactor(self.panel, max(height - lower, 1))
        self._right_box.setStretchFactor(self._lower, max(lower, 1))

    def _lower_px(self, lines: int) -> int:
        """Return the height of what lies below the decisions, with so many lines of text."""
        heads = self.tabs.sizeHint().height() + theme.SPACE_HALF
        if self.pages.currentWidget() is self.deeds:
            heads += self.deeds.list.sizeHint().height() + theme.SPACE
        line = QFontMetrics(theme.font("small")).lineSpacing() + theme.SPACE_HALF
        return heads + lines * line

    def _side_px(self) -> int:
        """Return the width of the column with the decisions."""
        return min(theme.scaled(_SIDE_PX), max(self.width() * 46 // 100, _SIDE_PX))

    def _place_for_players(self) -> "_Place":
        """Return where the players find room: large text leaves some below the board."""
        if self.width() >= WIDE_PX * theme.text_scale() / 100:
            return _Place.LEFT
        width = self.width() - self._side_px() - 3 * theme.SPACE
        left = self.height() - 2 * theme.SPACE - width * PLAN.height() / PLAN.width()
        is_row = width >= 4 * theme.scaled(_CARD_PX)
        needed = theme.scaled(_HAND_PX + _CARD_ROW_PX * (1 if is_row else 2)) + theme.SPACE
        if left < needed * _SHARE_FOUND:
            return _Place.RIGHT
        return _Place.ROW_BELOW if is_row else _Place.BELOW


class _Place(Enum):
    """Where the players' cards are."""

    LEFT = "left"
    RIGHT = "right"
    BELOW = "below"
    """Of the board, in two rows."""
    ROW_BELOW = "row below"
