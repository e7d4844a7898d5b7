"""Pages of the scene of a merger: what stands beside the board at each of its steps."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QWidget

from acquire_desktop.engine.events import StockDisposed
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_terse, label, money, number, translate
from acquire_desktop.ui.table.walkthrough import texts
from acquire_desktop.ui.table.walkthrough.crests import Crest, Part
from acquire_desktop.ui.table.walkthrough.page_builder import (
    RIGHT,
    Cells,
    PageBuilder,
    Table,
    amount,
    beside,
    quiet,
)
from acquire_desktop.ui.table.walkthrough.painted_widgets import (
    Gain,
    MarketTile,
    Medal,
    Name,
    PlacedTile,
    Portrait,
    Shares,
    chip,
)
from acquire_desktop.ui.table.walkthrough.story import Holder, Settlement, Step, StepKind, Story
from acquire_desktop.ui.words.game_names import GameNames
from acquire_desktop.ui.words.narration import event_text

_PORTRAIT_PX, _LOW_PORTRAIT_PX = 40, 28
_GAIN_PX, _LOW_GAIN_PX = 34, 26
_ROOMY_PX = 56
"""How tall a row becomes where there is room, beside what is painted in it."""
_CAPTIONS: Final[Mapping[Part, str]] = {
    Part.EQUAL: "%n tile(s)",
    Part.SURVIVOR: "survives",
    Part.NOW: "acquired now",
    Part.LATER: "acquired next",
    Part.DONE: "acquired",
}
_HEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "stock": ("Kept", "Sold at {price}", "Traded 2 for 1", "Paid"),
    "gains": ("Bonuses", "Sold", "Together"),
}
"""The words over the last columns of each table."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told, with what names and how."""

    story: Story
    words: GameNames
    portraits: Sequence[str]
    """By seat."""
    is_low: bool
    """Whether height is short."""

    def portrait(self, holder: Holder) -> Portrait:
        """Return the portrait of a stockholder."""
        key = "" if holder is None else self.portraits[holder]
        return Portrait(key, _LOW_PORTRAIT_PX if self.is_low else _PORTRAIT_PX)


class ScenePage(PageBuilder):
    """A page, with what of it moves."""

    def __init__(self) -> None:
        super().__init__()
        self.gains: dict[Holder, tuple[Portrait, Gain]] = {}
        """Whom money flies to, and where it is written."""


def make_page(telling: Telling, step: Step) -> ScenePage:
    """Return a new page of a step, in the language and look of now."""
    page = ScenePage()
    if step.settlement is None:
        _PAGES[step.kind](page, telling)
    elif step.kind is StepKind.STOCK:
        _stock_page(page, telling, step.settlement)
    else:
        _owners_page(page, telling, step.settlement, is_paid=step.kind is StepKind.BONUSES)
    page.finish()
    return page


def crests_of(telling: Telling, step: Step) -> list[Crest]:
    """Return the chains of a merger, the survivor first, as they stand at a step."""
    story, specs = telling.story, telling.words.edition.chains
    decided, sizes = story.survivor, story.sizes
    order = sorted(sizes, key=lambda chain: -sizes[chain])
    if decided is not None and step.kind is not StepKind.SIZES:
        order = [decided.survivor, *story.acquired]
    now = None if step.settlement is None else step.settlement.chain
    result = []
    for at, chain in enumerate(order):
        part = Part.EQUAL
        if decided is not None and step.kind is not StepKind.SIZES:
            reached = order.index(now) if now is not None else len(order)
            part = Part.LATER if at > reached else Part.NOW if at == reached else Part.DONE
            part = Part.SURVIVOR if chain == decided.survivor else part
            if step.kind is StepKind.SURVIVOR and part is Part.DONE:
                part = Part.NOW if at == 1 else Part.LATER
        size = sizes[chain]
        if story.ended is not None and step.kind is StepKind.RESULT and part is Part.SURVIVOR:
            size = decided.size if decided is not None else size
        caption = translate("Walkthrough", _CAPTIONS[part], n=size)
        if part is Part.SURVIVOR and size >= telling.words.edition.safe_size:
            caption = join_terse([caption, translate("Walkthrough", "safe")])
        result.append(Crest(specs[chain].letter, specs[chain].name, size, caption, part))
    return result


def _sizes_page(page: ScenePage, telling: Telling) -> None:
    merger, words = telling.story.merger, telling.words
    page.column.addWidget(label(event_text(merger, words), "title", wraps=True))
    not_counted = label(translate("Walkthrough", "placed, not counted"), tone="muted")
    page.column.addWidget(beside(PlacedTile(merger.tile), not_counted, 1))


def _survivor_page(page: ScenePage, telling: Telling) -> None:
    story, words = telling.story, telling.words
    if (decided := story.survivor) is None:
        return
    tiles = label(translate("Walkthrough", "tiles after the merger"), tone="muted")
    growth = label(texts.growth_text(story, decided), "display", bold=True)
    page.column.addLayout(row(growth, Stretched(tiles), 1, spacing=theme.SPACE))
    page.say(texts.growth_reason(story, decided), tone="muted")
    page.column.addWidget(label(texts.order_text(story, words), "title", wraps=True))


def _owners_page(
    page: ScenePage, telling: Telling, settlement: Settlement, *, is_paid: bool
) -> None:
    words = telling.words
    name, began = texts.chain_name(words, settlement.chain), settlement.began
    heading = translate("Walkthrough", "Who owns {chain}?", chain=name)
    tiles = translate("Walkthrough", "%n tile(s)", n=began.size)
    price = translate("Walkthrough", "{price} a stock", price=money(began.price))
    facts = " · ".join((tiles, price, texts.places_text(settlement, words)))
    page.column.addWidget(label(heading, "title", bold=True, wraps=True))
    page.say(facts, tone="muted")
    if not settlement.held:
        page.say(translate("Walkthrough", "Nobody holds its stock: no bonus is paid."))
        return
    rows = [
        _owner_row(page, telling, settlement, holder, is_paid=is_paid) for holder in settlement.held
    ]
    table = Table(rows, wide=2, left=3)
    page.add_table(table, _ROOMY_PX)
    if settlement.market is not None:
        told = label(event_text(settlement.market, words), bold=True, wraps=True)
        why = label(texts.market_text(), "small", tone="muted", wraps=True)
        told_why = column(told, why, spacing=theme.SPACE_HALF)
        tile = MarketTile(settlement.market.tile)
        page.column.addLayout(row(tile, Stretched(told_why, 1), spacing=theme.SPACE_2))
    sums = _sums(settlement, words)
    kept = sums.sizePolicy()
    kept.setRetainSizeWhenHidden(True)  # the page stands still when they come
    sums.setSizePolicy(kept)
    page.column.addWidget(sums)
    if not is_paid:
        sums.hide()


def _owner_row(
    page: ScenePage, telling: Telling, settlement: Settlement, holder: Holder, *, is_paid: bool
) -> Cells:
    count, bonus = settlement.held[holder], settlement.bonus_of(holder)
    is_low = telling.is_low
    portrait, paid = telling.portrait(holder), amount(0)
    place = settlement.place_of(holder)
    if bonus:
        px = _LOW_GAIN_PX if is_low else _GAIN_PX
        paid = gain = Gain(bonus, px, is_paid=is_paid, is_yours=holder is not None)
        if is_paid:
            page.gains[holder] = portrait, gain
    elif is_paid:
        paid = label(translate("Walkthrough", "no bonus"), tone="muted", align=RIGHT)
    letter = telling.words.edition.chains[settlement.chain].letter
    return (
        portrait,
        Name(texts.holder_name(telling.words, holder)),
        Shares(letter, count, 20 if is_low else 26),
        label(number(count), "title", bold=True, align=RIGHT),
        Medal(place if is_paid else 0),
        paid,
    )


def _sums(settlement: Settlement, words: GameNames) -> QWidget:
    """Write out how each bonus comes about."""
    result = PageBuilder()
    for group in settlement.groups:
        result.say(texts.group_text(group, settlement, words), bold=True)
        for line in texts.bonus_lines(group[0]):
            result.say(line, tone="muted")
        if any(bonus.seat is None for bonus in group):
            stays = translate("Walkthrough", "The stock market's share stays in the bank.")
            result.say(stays, tone="muted")
    return result


def _stock_page(page: ScenePage, telling: Telling, settlement: Settlement) -> None:
    story, words = telling.story, telling.words
    name = texts.chain_name(words, settlement.chain)
    heading = translate("Walkthrough", "What becomes of {chain} stock", chain=name)
    page.column.addWidget(label(heading, "title", bold=True, wraps=True))
    stocks, first = settlement.began.stocks, story.merger.seat
    order = [*range(first, len(stocks)), *range(first)]  # the mergemaker is asked first
    seats = [seat for seat in order if stocks[seat]]
    done = {event.seat: event for event in settlement.disposals}
    waiting = [seat for seat in seats if seat not in done]
    rows: list[Cells] = []
    for seat in seats:
        who = telling.portrait(seat), Name(words.player(seat))
        if seat in done:
            rows.append((*who, *_disposal_cells(done[seat], settlement, telling)))
            continue
        held = translate("Walkthrough", "holds {count}", count=settlement.held[seat])
        decides = translate("Walkthrough", "decides now") if seat == waiting[0] else ""
        rows.append((*who, quiet(held), None, None, label(decides, tone="accent", align=RIGHT)))
    heads = _heads("stock", price=money(settlement.began.price))
    page.add_table(Table(rows, heads, wide=1, left=2, is_even=True), _ROOMY_PX)


def _disposal_cells(
    event: StockDisposed, settlement: Settlement, telling: Telling
) -> Iterator[QWidget]:
    def told(text: str) -> QWidget:
        return label(text, "body" if telling.is_low else "title")

    count, received = event.trade, event.trade // 2
    traded = translate("Walkthrough", "{count} for {received}", count=count, received=received)
    letter = telling.words.edition.chains[event.survivor].letter
    yield told(number(event.keep)) if event.keep else quiet("")
    yield told(f"{event.sell} × {money(settlement.began.price)}") if event.sell else quiet("")
    yield beside(told(traded), chip(letter)) if event.trade else quiet("")
    yield amount(event.cash, is_total=True, is_gain=True)


def _result_page(page: ScenePage, telling: Telling) -> None:
    story, words = telling.story, telling.words
    rows: list[Cells] = []
    for seat in range(len(words.names)):
        bonus, sold = story.bonuses_of(seat), story.sold_by(seat)
        together = amount(bonus + sold, is_total=True, is_gain=True)
        who = telling.portrait(seat), Name(words.player(seat))
        rows.append((*who, amount(bonus), amount(sold), together))
    page.add_table(Table(rows, _heads("gains"), wide=1, left=2, is_even=True), _ROOMY_PX)
    note = translate("Walkthrough", "Stock kept is worth nothing until its chain is founded again.")
    page.column.addWidget(label(note, "small", tone="muted", wraps=True))


def _heads(table: str, **fields: str) -> list[str]:
    places = range(len(_HEADS[table]))
    return [translate("Walkthrough", _HEADS[table][at], n=None, **fields) for at in places]


_PAGES: dict[StepKind, Callable[[ScenePage, Telling], None]] = {
    StepKind.SIZES: _sizes_page,
    StepKind.SURVIVOR: _survivor_page,
    StepKind.RESULT: _result_page,
}
