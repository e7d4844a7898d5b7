"""Stock exchange: the fate of a chain, by a tile that is looked at or by a decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.decisions import Founding, StockDisposal
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.decisions.page import ChainFace
from acquire_desktop.ui.acquire.words.effect_texts import bonus_amounts, own_bonus
from acquire_desktop.ui.acquire.words.places import change_text
from acquire_desktop.ui.kit.texts import money, translate


class Fate(Enum):
    """The effect of a tile, or of the merger that is going on, on a chain."""

    NONE = auto()
    GROWS = auto()
    OPEN = auto()
    """It may be founded, or survive: that is still to be chosen."""
    ENDS = auto()


class Outlook(NamedTuple):
    """The fate of a chain."""

    fate: Fate
    size: int
    """Its tiles then."""
    survivor: Chain | None = None
    """The chain that acquires it, where that is known."""


@dataclass(frozen=True, slots=True)
class News:
    """The words of a row on what would happen."""

    text: str = ""
    brief: str = ""
    """The same where room is short."""
    is_gain: bool = False
    """Whether the viewer would be paid."""


def outlook_of(
    chain: Chain, view: View, effect: TileEffect | None, face: ChainFace | None
) -> Outlook:
    """Return what becomes of a chain: by the tile that is looked at, or by the decision."""
    now = view.sizes[chain]
    if effect is not None and effect.size:
        return _after_tile(chain, now, view, effect)
    match view.decision:
        case Founding(size=size) if face is not None:
            return Outlook(Fate.NONE, size)
        case StockDisposal(acquired=acquired, survivor=survivor, others=others):
            if chain in (acquired, *others):
                return Outlook(Fate.ENDS, now, survivor)
    return Outlook(Fate.NONE, now)


def _after_tile(chain: Chain, now: int, view: View, effect: TileEffect) -> Outlook:
    if effect.kind is EffectKind.FOUNDS and not now:
        return Outlook(Fate.OPEN, effect.size)
    if chain not in effect.chains:
        return Outlook(Fate.NONE, now)
    if effect.survivor == chain:
        return Outlook(Fate.GROWS, effect.size)
    if effect.survivor is None and now == view.sizes[effect.chains[0]]:
        return Outlook(Fate.OPEN, effect.size)
    return Outlook(Fate.ENDS, now, effect.survivor)


def news_of(
    chain: Chain, view: View, outlook: Outlook, face: ChainFace | None, names: Sequence[str]
) -> News:
    """Return what would happen to a chain; empty where nothing would."""
    now = view.sizes[chain]
    if face is not None and face.is_chosen and not now and view.bank[chain]:
        text = change_text(view, chain, 1)
        return News(text, text)
    match outlook.fate:
        case Fate.ENDS:
            return _end_of(chain, view, outlook.survivor, names)
        case Fate.OPEN:
            text = translate("Exchange", "survives or is acquired" if now else "can be founded")
            return News(text, translate("Exchange", "open" if now else "can found"))
        case Fate.GROWS:
            is_new = now < view.edition.safe_size <= outlook.size
            text = translate("Exchange", "%n tile(s)", n=outlook.size)
            if is_new:
                text = translate("Exchange", "{size}, safe", size=outlook.size)
            return News(text, text)
    return News()


def _end_of(chain: Chain, view: View, survivor: Chain | None, names: Sequence[str]) -> News:
    """Return what the end of a chain pays the viewer, or else whom, or each place if not known."""
    brief = translate("Exchange", "acquired")
    if isinstance(view.decision, StockDisposal):
        if survivor is None:
            return News(brief, brief)
        name = view.edition.chains[survivor].name
        return News(translate("Exchange", "acquired by {chain}", chain=name), brief)
    if bonus := own_bonus(chain, view):
        text = translate("Exchange", "you +{amount}", amount=money(bonus))
        return News(text, f"+{money(bonus)}", is_gain=True)
    return News(bonus_amounts(chain, view, names) or brief, brief)
