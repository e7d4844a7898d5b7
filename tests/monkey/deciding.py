"""Decides as a person at the table would: by keys, for an action that is legal."""

from collections.abc import Sequence
from random import Random

from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    FoundChain,
    PlaceTile,
    PlayPowerCard,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.view import EffectKind, View

_WANTED = (EffectKind.MERGES, EffectKind.FOUNDS)
"""What most happens after."""
_PLACES = "1234567890-"
"""The keys of the tiles of a hand."""


def keys_for_decision(view: View, selected: int | None, chance: Random) -> list[str]:
    """Return the keys for an action, the one that confirms it included; empty for none by keys."""
    action = _choice(view, chance)
    keys = _keys(view, action, selected)
    return [] if keys is None else [*keys, "Return"]


def _choice(view: View, chance: Random) -> Action:
    wanted = {effect.tile for effect in view.effects if effect.kind in _WANTED}
    merging = [a for a in view.legal if isinstance(a, PlaceTile) and a.tile in wanted]
    if merging and chance.random() < 0.7:
        return chance.choice(merging)
    if DeclareEnd() in view.legal and chance.random() < 0.5:
        return DeclareEnd()
    return chance.choice(view.legal)


def _keys(view: View, action: Action, selected: int | None) -> Sequence[str] | None:
    match action:
        case PlaceTile(tile):
            if tile not in view.hand:
                return None
            return [] if tile == selected else [_PLACES[view.hand.index(tile)]]
        case FoundChain(chain) | ChooseSurvivor(chain) | AcquireNext(chain):
            return [_letter(view, chain)]
        case BuyStock(counts) | TakeFreeStock(counts):
            bought = [chain for chain, count in enumerate(counts) for _ in range(count)]
            return ["Delete", *([_letter(view, chain) for chain in bought] or "N")]
        case DisposeStock(_, sell, trade):
            return ["K", *["T"] * (trade // 2), *["S"] * sell]
        case PlayPowerCard(card):
            return ["P", str(card + 1)]
        case DeclareEnd():
            return ["E"]
        case _:
            return None


def _letter(view: View, chain: int) -> str:
    return view.edition.chains[chain].letter
