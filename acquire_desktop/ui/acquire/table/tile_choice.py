"""Tile choice: the tile of the hand that is selected or pointed at, and what it would do."""

from collections.abc import Callable

from acquire_desktop.games.acquire.engine.actions import Action, PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.table.table_widgets import TableWidgets
from acquire_desktop.ui.acquire.words.effect_texts import effect_sentences
from acquire_desktop.ui.acquire.words.names import names_of


class TileChoice:
    """Selects a tile on board and rack together, and shows its effect in Line and exchange."""

    def __init__(
        self,
        session: Session,
        parts: TableWidgets,
        submit: Callable[[Action], None],
    ) -> None:
        """Begin with no tile.

        Args:
            session: Has the names, and knows what is legal.
            parts: Show the tile and say what it would do.
            submit: Carries out an action, if that may be now.
        """
        self._session, self._parts, self._submit = session, parts, submit
        self.view: View | None = None
        """What is on view; None while nothing is."""
        for tiles in (parts.board, parts.hand):
            tiles.tile_selected.connect(self.select)
            tiles.tile_activated.connect(self._activate)
        parts.board.tile_hovered.connect(self._describe_hovered)

    def select(self, tile: Tile | None) -> None:
        """Select a tile of the hand everywhere, and say what it would do."""
        parts = self._parts
        parts.board.drawing.highlight.show_tiles(frozenset())
        parts.people.clear_choice()
        parts.board.select_tile(tile)
        parts.hand.select_tile(tile)
        self._describe(tile)

    def retranslate(self) -> None:
        """Say it again, in the present language."""
        self._describe(self._parts.board.selected_tile)

    def _describe_hovered(self, tile: Tile | None) -> None:
        """Preview the tile under the pointer; the one selected stays the one to be placed."""
        selected = self._parts.board.selected_tile
        self._describe(selected if tile is None else tile, is_selected=tile is None)

    def _describe(self, tile: Tile | None, *, is_selected: bool = True) -> None:
        effect = self._parts.board.drawing.effect_of(tile)
        names = names_of(self._session.players)
        sentences = effect_sentences(effect, self.view, names) if effect and self.view else ()
        self._parts.panel.show_selected(effect, sentences, is_preview=not is_selected)
        self._parts.exchange.show_effect(effect)

    def _activate(self, tile: Tile) -> None:
        """Place a tile; one that cannot be placed stays selected, with its reason on view."""
        action = PlaceTile(tile)
        may_place = self._session.awaits_human and not self._parts.moment.is_looking_back
        if may_place and action in self._session.view.legal:
            self._submit(action)
        else:
            self.select(tile)
