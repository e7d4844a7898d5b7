"""Stock exchange: what the card of a chain says, as functions of a view, a tile and a decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.decisions import Founding, StockDisposal
from acquire_desktop.games.acquire.engine.editions import CHEAP_ROW_SIZES, ChainSpec, Edition, price
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.decisions.cards import CardFace
from acquire_desktop.ui.acquire.table.prices.price_card_model import step_of
from acquire_desktop.ui.acquire.words.chain_readings import reading_tip
from acquire_desktop.ui.acquire.words.names import label_of
from acquire_desktop.ui.acquire.words.places import paid_seats, place_text, rank_of
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.texts import join_phrases, join_terse, money, translate


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
class Table:
    """The players at the table, and the parts of it that may be shown."""

    names: Sequence[str] = ()
    faces: Sequence[Face] = ()
    """By seat."""
    viewer: Seat | None = None
    """Whose stock is told apart; None where nobody plays at this screen, or all is covered."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A stockholder in a paid place."""

    face: Face
    name: str
    count: int
    place: str
    """The place as a short sign."""


@dataclass(frozen=True, slots=True)
class Growth:
    """The bar of growth, in shares of its length."""

    now: float
    after: float
    """Where a tile would bring it; as now without one."""
    steps: tuple[float, ...]
    """Where the price rises."""
    safe: float


@dataclass(frozen=True, slots=True)
class Quote:
    """Everything that the card of a chain shows."""

    spec: ChainSpec
    size: str
    """How many tiles it has; empty for none."""
    size_after: str
    """How many it would have after a tile, where that is another number."""
    price: str
    price_after: str
    """The price after a tile, where that is another one."""
    growth: Growth
    news: str
    """What comes next, what a tile would do, or what a purchase changes."""
    news_brief: str
    """The same where room is short."""
    bank: str
    is_bank_empty: bool
    own: str
    """What the viewer holds; empty where that may not be told."""
    holds_any: bool
    """Whether that is any stock."""
    holders: tuple[Holder, ...]
    fate: Fate
    is_active: bool
    is_safe: bool
    face: CardFace | None
    """Its part in the decision; None where it has none."""
    tip: str

    @property
    def is_open(self) -> bool:
        """Whether it can be chosen now."""
        return self.face is not None and not self.face.refusal

    @property
    def change(self) -> str:
        """The effect of the added stock."""
        return "" if self.face is None else self.face.change

    @property
    def spoken(self) -> str:
        """The chain and its figures, for screen readers."""
        price = join_terse([self.price, self.price_after]) if self.price_after else self.price
        texts = (self.spec.name, price, self.size and tiles_text(int(self.size)), self.bank)
        return join_terse([text for text in (*texts, self.own) if text])


def tiles_text(size: int) -> str:
    """Return a size in words."""
    return translate("Exchange", "%n tile(s)", n=size)


def order_of(view: View) -> tuple[Chain, ...]:
    """Return the chains by price, the dearest first; equal ones, and those without, as printed."""
    return tuple(sorted(range(CHAIN_COUNT), key=lambda chain: -view.prices[chain]))


def quote_of(
    chain: Chain, view: View, table: Table, effect: TileEffect | None, face: CardFace | None
) -> Quote:
    """Return what the card of a chain shows.

    Args:
        chain: The chain.
        view: The position.
        table: Who sits there, and who may see what.
        effect: What a tile would do, if one is looked at.
        face: What the page that asks shows of the chain, if it does.
    """
    edition, now = view.edition, view.sizes[chain]
    outlook = outlook_of(chain, view, effect, face)
    after = outlook.size
    before = money(view.prices[chain]) if view.prices[chain] else ""
    if face is not None and not before:
        before = face.price
    later = money(price(edition, chain, after)) if after else ""
    news, brief = _news(chain, view, outlook, face)
    bank, holders = view.bank[chain], holders_of(chain, view, table)
    return Quote(
        edition.chains[chain],
        str(now) if now else "",
        str(after) if now and after != now else "",
        before or later or translate("Exchange", "not founded"),
        later if before and later not in ("", before) and face is None else "",
        growth_of(edition, now, after),
        news,
        brief,
        translate("Exchange", "bank {count}", count=bank),
        not bank,
        _own_text(chain, view, table),
        table.viewer == view.seat and view.stocks[view.seat][chain] > 0,
        holders,
        outlook.fate,
        bool(view.prices[chain]),
        now >= edition.safe_size,
        face,
        _tip(chain, view, holders, face),
    )


def growth_of(edition: Edition, now: int, after: int) -> Growth:
    """Return the bar of growth: its end is the size from which the end may be declared."""
    end = max(CHEAP_ROW_SIZES[-1], edition.end_size)
    steps = tuple(size / end for size in CHEAP_ROW_SIZES if size < end)
    return Growth(min(now / end, 1), min(after / end, 1), steps, edition.safe_size / end)


def outlook_of(
    chain: Chain, view: View, effect: TileEffect | None, face: CardFace | None
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


def holders_of(chain: Chain, view: View, table: Table) -> tuple[Holder, ...]:
    """Return who stands in a paid place, first to last; nobody where holdings are hidden."""
    if len(table.faces) != view.players:
        return ()
    return tuple(
        Holder(
            table.faces[seat],
            label_of(table.names, seat),
            view.stocks[seat][chain],
            place_text(rank_of(view, seat, chain)),
        )
        for seat in paid_seats(view, chain)
    )


def _own_text(chain: Chain, view: View, table: Table) -> str:
    """Return what the viewer holds, where that is known to be the viewer's to see."""
    if table.viewer != view.seat:
        return ""
    return translate("Exchange", "you {count}", count=view.stocks[view.seat][chain])


def _news(chain: Chain, view: View, outlook: Outlook, face: CardFace | None) -> tuple[str, str]:
    """Return the line below the bar, whole and brief."""
    if face is not None and face.change:
        return face.change, face.change
    fate, survivor = outlook.fate, outlook.survivor
    if fate is Fate.ENDS:
        brief = translate("Exchange", "acquired")
        if survivor is None:
            return brief, brief
        name = view.edition.chains[survivor].name
        return translate("Exchange", "acquired by {chain}", chain=name), brief
    if fate is Fate.OPEN:
        is_merging = bool(view.sizes[chain])
        text = translate("Exchange", "survives or is acquired" if is_merging else "can be founded")
        return text, text
    if not outlook.size:
        return "", ""
    step = step_of(view.edition, chain, outlook.size)
    return step.full, step.brief


def _tip(chain: Chain, view: View, holders: Sequence[Holder], face: CardFace | None) -> str:
    """Return what the card says in full: what comes next, who holds it, what stands against it."""
    texts = [reading_tip(view.edition.chains[chain])]
    if view.prices[chain]:
        texts.append(step_of(view.edition, chain, view.sizes[chain]).full)
    texts += [
        translate(
            "Exchange", "{player} {count}, {place}",
            player=holder.name, count=holder.count, place=holder.place,
        )
        for holder in holders
    ]  # fmt: skip
    if face is not None:
        texts += [face.change, face.refusal]
    return join_phrases([text for text in texts if text])


def viewer_of(view: View, people: frozenset[Seat], *, is_private: bool) -> Seat | None:
    """Return whose stock is shown separately: the person's for whom the view is."""
    is_known = is_private or view.holdings.are_shown
    return view.seat if view.seat in people and is_known else None
