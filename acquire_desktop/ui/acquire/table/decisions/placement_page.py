"""The page on which a tile is placed, or a hand without a tile to place is dealt with."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize

from acquire_desktop.games.acquire.engine.actions import PassPlacement, PlaceTile, ReplaceHand
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.decisions.page import NOTHING, Choice, DecisionPage
from acquire_desktop.ui.acquire.words.action_texts import action_text, takes_tiles
from acquire_desktop.ui.acquire.words.chain_forms import the_chain
from acquire_desktop.ui.kit.keys import has_single_keys
from acquire_desktop.ui.kit.line.picture import LinePicture
from acquire_desktop.ui.kit.texts import join_list, join_sentences, translate


class PlacementPage(DecisionPage):
    """Shows what the tile selected or pointed at would do; Confirm places the one selected."""

    decisions = (TilePlacement,)

    def __init__(self) -> None:
        super().__init__()
        self.picture = LinePicture()
        self._selected: TileEffect | None
        self._effect: TileEffect | None
        self._sentences: Sequence[str]
        self._warning: Callable[[], str] | None
        self.start()
        self._arrange(self.picture)

    def fit(self, room: QSize) -> None:
        self.picture.set_height(room.height())

    def show_effect(
        self, effect: TileEffect | None, sentences: Sequence[str], *, is_preview: bool = False
    ) -> None:
        """Show what a tile would do: the selected one, or one that is only pointed at."""
        if not is_preview:
            self._selected = effect
        self._effect, self._sentences = effect, sentences
        self.touch()

    def warn(self, tell: Callable[[], str]) -> None:
        """Say something before anything else, until a tile is chosen or this is decided."""
        self._warning = tell
        self.touch()

    @property
    def is_at_rest(self) -> bool:
        """Whether no tile is chosen, and nothing else is to be said before that."""
        return self._effect is None and self._warning is None

    def headline(self) -> str:
        effect, view = self._effect, self.view
        if effect is None or view is None:
            return ""
        if effect.kind is not EffectKind.MERGES or effect.survivor is None:
            return "".join(self._sentences[:1])
        chains = view.edition.chains
        acquired = [chains[each].name for each in effect.chains if each != effect.survivor]
        return translate(
            "PlacementPage",
            "{survivor} takes over {acquired}.",
            survivor=chains[effect.survivor].name,
            acquired=join_list(list(map(the_chain, acquired))),
        )

    def announcement(self) -> str:
        is_chosen = self._selected is not None and self._selected == self._effect
        return join_sentences(self._sentences) if is_chosen else ""

    def start(self) -> None:
        self._selected = self._effect = None
        self._sentences = ()
        self._warning = None
        self.picture.clear()

    def refresh(self, view: View) -> None:
        if not takes_tiles(view):
            self._selected = self._effect = None
        effect = self._effect
        if effect is None:
            self.picture.clear()
        elif effect.survivor is not None:
            grown = effect.survivor, *(each for each in effect.chains if each != effect.survivor)
            self.picture.show_crests([view.edition.chains[chain].letter for chain in grown])
        else:
            self.picture.show_tile(TILE_NAMES[effect.tile], effect.kind.value)

    def details(self) -> Sequence[str]:
        view = self.view
        if view is None:
            return ()
        if not takes_tiles(view):
            return (_stuck_text(view),)
        if self._effect is not None:  # who is paid in a merger comes first
            paid = len(self._effect.chains) - 1 if self._effect.kind is EffectKind.MERGES else 0
            rest = self._sentences[1:]
            return (*rest[len(rest) - paid :], *rest[: len(rest) - paid])
        if self._warning is not None:
            return (self._warning(),)
        return _invitation()

    def choice(self) -> Choice:
        view = self.view
        if view is None or not isinstance(view.decision, TilePlacement):
            return NOTHING
        if not takes_tiles(view):
            return _stuck_choice(view)
        if self._selected is None:
            choice = Choice(None, translate("PlacementPage", "Choose a tile"))
        else:
            place = PlaceTile(self._selected.tile)
            choice = Choice(place, action_text(place, view.edition))
            if place not in view.legal:
                refusal = translate(
                    "PlacementPage",
                    "This tile can never be placed"
                    if self._selected.kind is EffectKind.UNPLAYABLE
                    else "This tile cannot be placed now",
                )
                choice = replace(choice, action=None, notice=refusal, is_refusal=True)
        stop = translate("PlacementPage", "Stop placing")
        return replace(choice, second=_legal(PassPlacement(), view), second_text=stop)


def _invitation() -> Sequence[str]:
    """Return how a tile is placed, in sentences."""
    look = translate(
        "PlacementPage",
        "Click a tile, or press its key, to see what it would do."
        if has_single_keys()
        else "Click a tile to see what it would do.",
    )
    return look, translate("PlacementPage", "To place it, double-click it or drag it to the board.")


def _legal(action: PassPlacement | ReplaceHand, view: View) -> PassPlacement | ReplaceHand | None:
    return action if action in view.legal else None


def _stuck_choice(view: View) -> Choice:
    """Offer to draw a new hand first, where the edition has that, and else to go on."""
    place_none, new_hand = _legal(PassPlacement(), view), _legal(ReplaceHand(), view)
    first, second = (new_hand, place_none) if new_hand else (place_none, None)
    short = translate("PlacementPage", "Draw a new hand") if new_hand else ""
    text = action_text(first, view.edition) if first else ""
    return Choice(first, text, second=second, short=short) if first else NOTHING


def _stuck_text(view: View) -> str:
    decision = view.decision
    if ReplaceHand() in view.legal:
        return translate(
            "PlacementPage",
            "Once this turn, you may show your whole hand, set it aside for good and draw a "
            "new one. Or place no tile and go on to buying.",
        )
    if not view.hand:
        return translate("PlacementPage", "No tiles are left to draw. You go on to buying.")
    if isinstance(decision, TilePlacement) and decision.hand_replaced:
        return translate(
            "PlacementPage",
            "The new hand has no tile to place either. You go on to buying.",
        )
    return translate(
        "PlacementPage",
        "Place no tile this time and go on to buying. A blocked tile may become playable later.",
    )
