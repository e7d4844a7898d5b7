"""The scene of the board: a view of the game as items, and the change from one to the next."""

from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, EMPTY, INDEPENDENT, Chain, Tile
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.ui.acquire.table.board.chain_names import ChainName
from acquire_desktop.ui.acquire.table.board.geometry import SHEET
from acquire_desktop.ui.acquire.table.board.items import (
    Blocks,
    ChainRoofs,
    CursorItem,
    Front,
    GroundItem,
    HeadItem,
    HighlightItem,
    HintItem,
    LastTileItem,
    OwnTiles,
    SpaceNameItem,
)
from acquire_desktop.ui.acquire.table.board.layers import LayersItem
from acquire_desktop.ui.acquire.table.board.preview import PillItem, PreviewItem, founding_effect
from acquire_desktop.ui.acquire.table.board.spotlight import PulseItem, VeilItem
from acquire_desktop.ui.acquire.table.board.stakes import Stake, StakesItem, stakes
from acquire_desktop.ui.acquire.table.board.transition import Change, TransitionItem, change_between
from acquire_desktop.ui.kit.look import motion, theme

_FIRST_OPACITY = 0.3
"""A preview can be read from its first moment on."""


class BoardScene(QGraphicsScene):
    """The board as graphics items; it shows a given state and decides nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SHEET, parent)
        self._view: View | None = None
        self._counted: tuple[View, set[Tile], tuple[Stake, ...]] | None = None
        self._is_private = True
        self._is_animated = True
        self._spotlight: frozenset[Chain] | None = None
        self._pulsing: Chain | None = None
        self._pointed: Tile | None = None
        self._tried: tuple[Tile | None, Chain | None] = None, None
        """The tile that is previewed, and the chain that would be founded where none is."""
        self.ground = GroundItem()
        self.own_tiles = OwnTiles()
        self.stakes = StakesItem()
        self.space_name = SpaceNameItem()
        self.heads = HeadItem(is_column=True), HeadItem(is_column=False)
        self.blocks = Blocks()
        self.chains = tuple(ChainRoofs() for _ in range(CHAIN_COUNT))
        self.names = tuple(ChainName() for _ in range(CHAIN_COUNT))
        self.fronts = tuple(Front() for _ in range(CHAIN_COUNT))
        self.layers = LayersItem(
            (self.own_tiles, self.blocks, *self.chains, *self.names, *self.fronts)
        )
        self.last_tile = LastTileItem()
        self.transition = TransitionItem()
        self.veil = VeilItem()
        self.pulse = PulseItem()
        self.preview = PreviewItem()
        self.pill = PillItem()
        self.highlight = HighlightItem()
        self.cursor = CursorItem()
        self.hints = HintItem()
        still = self.ground, *self.heads, self.layers, self.stakes, self.space_name
        moving = self.transition, self.preview, self.pill, self.pulse, self.veil
        for item in (*still, self.last_tile, *moving, self.cursor, self.highlight, self.hints):
            self.addItem(item)
        self._change: Change | None = None
        self._arrives_ms = 0
        self._set_up_motion()

    def _set_up_motion(self) -> None:
        self._animation = QVariantAnimation(self)
        # A method: a function of its own would keep the board for ever.
        self._animation.valueChanged.connect(self._show_moment)
        self._animation.finished.connect(self.finish_transition)
        self._appearing = QVariantAnimation(self)
        self._appearing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._appearing.setDuration(theme.SELECT_MS)
        self._appearing.setStartValue(_FIRST_OPACITY)
        self._appearing.setEndValue(1.0)
        self._appearing.valueChanged.connect(self._show_appearing)
        self._beat = QVariantAnimation(self)
        self._beat.setLoopCount(-1)
        self._beat.setDuration(theme.PULSE_MS)
        for share, strength in ((0.0, 0.0), (0.5, 1.0), (1.0, 0.0)):
            self._beat.setKeyValueAt(share, strength)
        self._beat.valueChanged.connect(self._show_beat)
        self._still = QTimer(self, singleShot=True)
        self._still.setInterval(theme.STILL_HIGHLIGHT_MS)
        self._still.timeout.connect(self.finish_transition)

    @property
    def is_moving(self) -> bool:
        """Whether a change is being animated."""
        return self._change is not None

    def show_view(self, view: View) -> None:
        """Show a position; what was still moving jumps to its end."""
        before, self._view = self._view, view
        for chain in range(CHAIN_COUNT):
            for layer in (self.chains[chain], self.names[chain], self.fronts[chain]):
                layer.show_chain(chain, view)
        spaces = list(enumerate(view.board))
        self.blocks.show_tiles(tuple(tile for tile, owner in spaces if owner == INDEPENDENT))
        self._show_hand()
        self._show_spotlight()
        if before is not None and before.board != view.board:
            self._start(change_between(before, view))

    def set_private(self, visible: bool) -> None:
        """Show or hide the tiles of the hand."""
        self._is_private = visible
        self._show_hand()
        if not visible:
            self.hints.show_marks({})

    def show_last(self, tile: Tile | None) -> None:
        """Fold the corner of the tile placed last, or of none."""
        self.last_tile.show_tile(tile)
        self._show_spotlight()

    def set_spotlight(self, chains: frozenset[Chain] | None) -> None:
        """Dim everything but these chains and the tile placed last, or nothing."""
        if chains != self._spotlight:
            self._spotlight = chains
            self._show_stakes()
        self._show_spotlight()

    def set_pulsing(self, chain: Chain | None) -> None:
        """Let the outline of a chain pulse, or none."""
        self._pulsing = chain
        self._show_spotlight()

    def set_animated(self, animated: bool) -> None:
        """Say whether changes move or are there at once."""
        self._is_animated = animated
        self._show_spotlight()
        self.finish_transition()
        self._appearing.stop()
        self._show_appearing(1.0)

    def effect_of(self, tile: Tile | None) -> TileEffect | None:
        """Return the effect of a tile of the visible hand, or None for any other space."""
        if self._view is None or not self._is_private:
            return None
        return next((effect for effect in self._view.effects if effect.tile == tile), None)

    def show_preview(self, tile: Tile | None) -> None:
        """Show what a tile of the visible hand would do, or nothing."""
        self._try(tile, self._tried[1])

    def show_founding(self, chain: Chain | None) -> None:
        """Show the chain that would be founded while that is to be decided, or none."""
        self._try(self._tried[0], chain)

    def _try(self, tile: Tile | None, chain: Chain | None) -> None:
        self._tried, effect = (tile, chain), self.effect_of(tile)
        if effect is None and chain is not None and self._view is not None:
            effect = founding_effect(chain, self._view)
        is_new = effect is not None and effect != self.preview.effect
        self.preview.show_effect(effect, self._view)
        self._show_pill()
        self._show_stakes()
        if is_new:
            self._appearing.stop()
            self._show_appearing(_FIRST_OPACITY if self._may_move() else 1.0)
            if self._may_move():
                self._appearing.start()

    def show_pointed(self, tile: Tile | None) -> None:
        """Let the coordinate of a space stand out, or none."""
        if tile != self._pointed:
            self._pointed = tile
            self._show_pointed()

    def forget(self, cursor: Tile) -> None:
        """Keep only what all may know of the board, with the ring of the keyboard put away.

        Args:
            cursor: Where the keyboard is now.
        """
        if self._view is not None:
            self._view = replace(
                self._view, hand=(), effects=(), legal=(), cash=(), stocks=(), worth=()
            )
            self._counted = None
        self._show_hand()
        self._try(None, None)
        self.show_pointed(None)
        self.highlight.show_tiles(frozenset())
        self.hints.show_marks({})
        self.cursor.show_cursor(cursor, is_used=False)
        self._spotlight = self._pulsing = None
        self.show_last(None)

    def refresh(self) -> None:
        """Paint everything again, in the current language, colours and text size."""
        self._show_pill()
        for item in self.items():
            item.update()

    def _show_pill(self) -> None:
        self.pill.show_effect(self.preview.effect, self._view)
        for name in self.names:
            name.avoid(self.pill.place())

    def _show_moment(self, time_ms: int) -> None:
        self.transition.show_moment(self._change, time_ms)

    def _show_beat(self, strength: float) -> None:
        self.pulse.show_moment(strength)

    def expect_tile(self, arrives_ms: int) -> None:
        """Let the tile that is placed next come so much later; what still moves is at its end."""
        self.finish_transition()
        self._arrives_ms = arrives_ms

    def finish_transition(self) -> None:
        """Jump to the end of what still moves."""
        self._change = None
        self._arrives_ms = 0
        self._animation.stop()
        self._still.stop()
        self.transition.show_moment(None, 0)

    def _show_hand(self) -> None:
        if self._view is None:
            return
        shown = self._view.effects if self._is_private else ()
        on_board = self._view.board
        placed = tuple(effect for effect in shown if on_board[effect.tile] == EMPTY)
        self.own_tiles.show_effects(placed)
        self._show_stakes()

    def _show_stakes(self) -> None:
        """Show the stakes but those of chains that a preview concerns; none beside a spotlight."""
        if self._view is None:
            return
        own = {effect.tile for effect in self.own_tiles.subject}
        effect = self.preview.effect
        concerned = set() if effect is None else set(effect.chains)
        found = () if self._spotlight is not None else self._stakes_of(self._view, own)
        shown = [each for each in found if concerned.isdisjoint(each.chains)]
        self.stakes.show_stakes(tuple(shown))
        self._show_pointed()

    def _stakes_of(self, view: View, own: set[Tile]) -> tuple[Stake, ...]:
        """Return the stakes of a view, counted once for it: every preview asks for them."""
        if self._counted is None or self._counted[0] is not view or self._counted[1] != own:
            self._counted = view, own, stakes(view, own)
        return self._counted[2]

    def _show_pointed(self) -> None:
        view, tile = self._view, self._pointed
        for head in self.heads:
            head.show_tile(tile)
        own = {effect.tile for effect in self.own_tiles.subject}
        is_empty = view is not None and tile is not None and view.board[tile] == EMPTY
        is_staked = any(stake.tile == tile for stake in self.stakes.subject)
        self.space_name.show_space(
            tile if is_empty and tile not in own else None, is_staked=is_staked
        )

    def _show_spotlight(self) -> None:
        lit = None
        if self._spotlight is not None:
            lit = frozenset(map(self._tiles_of, self._spotlight))
            last = self.last_tile.subject
            if last is not None and not any(last in tiles for tiles in lit):
                lit |= {frozenset({last})}
        self.veil.show_lit(lit)
        tiles = frozenset[Tile]() if self._pulsing is None else self._tiles_of(self._pulsing)
        front = None if self._pulsing is None else self.fronts[self._pulsing].subject
        self.pulse.show_tiles(tiles, front)
        if not (tiles and self._may_move()):
            self._beat.stop()
            self.pulse.show_moment(1.0)
        elif self._beat.state() == QVariantAnimation.State.Stopped:
            self.pulse.show_moment(0.0)
            self._beat.start()

    def _tiles_of(self, chain: Chain) -> frozenset[Tile]:
        board = () if self._view is None else self._view.board
        return frozenset(tile for tile, owner in enumerate(board) if owner == chain)

    def _start(self, change: Change | None) -> None:
        arrives_ms = self._arrives_ms
        self.finish_transition()
        if change is None:
            return
        if not self._may_move():
            if change.group:
                self.transition.show_still(change)
                self._still.start()
            return
        self._change = change = replace(change, arrives_ms=arrives_ms)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(float(change.total_ms))
        self._animation.setDuration(change.total_ms)
        self._animation.start()

    def _may_move(self) -> bool:
        return self._is_animated and motion.is_on()

    def _show_appearing(self, opacity: float) -> None:
        self.preview.setOpacity(opacity)
        self.pill.setOpacity(opacity)
