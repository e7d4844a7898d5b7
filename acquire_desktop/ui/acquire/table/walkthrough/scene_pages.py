"""Pages of the scene of a merger: what stands beside the board at each of its steps."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.editions import bonuses, price
from acquire_desktop.games.acquire.engine.events import StockDisposed, SurvivorDecided
from acquire_desktop.ui.acquire.table.walkthrough import texts
from acquire_desktop.ui.acquire.table.walkthrough.crests import Crest, Part
from acquire_desktop.ui.acquire.table.walkthrough.page_builder import (
    RIGHT,
    Cells,
    PageBuilder,
    Table,
    amount,
    beside,
    quiet,
)
from acquire_desktop.ui.acquire.table.walkthrough.painted_widgets import (
    Gain,
    Growth,
    MarketTile,
    Medal,
    Name,
    PlacedTile,
    Portrait,
    Room,
    Shares,
    chip,
)
from acquire_desktop.ui.acquire.table.walkthrough.story import (
    Holder,
    Settlement,
    Step,
    StepKind,
    Story,
)
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.narration import event_text
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.texts import breakable, join_terse, label, money, number, translate


class _Sizes(NamedTuple):
    """How large a page is written and painted, in pixels at a text scale of 100 %."""

    gap_px: int
    portrait_px: int
    certificate_px: int
    gain_px: int
    row_px: int
    """How tall a row becomes where there is room, beside what is painted in it."""
    totals: theme.TextSize
    figures: theme.TextSize
    names: theme.TextSize
    words: theme.TextSize


_SIZES: Final[Mapping[Room, _Sizes]] = {
    Room.LOW: _Sizes(4, 28, 20, 26, 56, "title", "body", "body", "body"),
    Room.USUAL: _Sizes(4, 40, 26, 34, 56, "title", "title", "body", "body"),
    Room.ROOMY: _Sizes(8, 56, 38, 40, 120, "large", "large", "title", "title"),
}
_CAPTIONS: Final[Mapping[Part, str]] = {
    Part.EQUAL: "%n tile(s)",
    Part.SURVIVOR: "survives",
    Part.NOW: "acquired now",
    Part.LATER: "acquired next",
    Part.DONE: "acquired",
}
_HEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "stock": ("Kept", "Sold at {price}", "Traded 2 for 1", "Paid"),
    "gains": ("Bonuses", "Sold", "Total"),
}
"""The words over the last columns of each table."""
_BONUS_HEADS: Final = ("Primary bonus", "Secondary bonus", "Tertiary bonus")


@dataclass(frozen=True, slots=True)
class PageContext:
    """The subject of the pages, with names and ways to show it."""

    story: Story
    words: GameNames
    faces: Sequence[Face]
    """By seat."""
    room: Room
    is_learning: bool
    """Whether the reader has not seen many mergers."""

    @property
    def sizes(self) -> _Sizes:
        """How large everything is."""
        return _SIZES[self.room]

    def who(self, holder: Holder) -> tuple[Portrait, Name]:
        """Return the portrait and the name of a stockholder."""
        face = None if holder is None else self.faces[holder]
        name = Name(texts.holder_name(self.words, holder), self.sizes.names)
        if holder is None:  # no name of a person, which may be shortened
            name.setMinimumWidth(name.sizeHint().width())
        return Portrait(face, self.sizes.portrait_px), name


class ScenePage(PageBuilder):
    """A page, with what of it moves."""

    def __init__(self) -> None:
        super().__init__()
        self.gains: dict[Holder, tuple[Portrait, Gain]] = {}
        """Whom money flies to, and where it is written."""
        self.settled = 0
        """How many have settled their stock."""


def make_page(telling: PageContext, step: Step) -> ScenePage:
    """Return a new page of a step, in the language and look of now."""
    page = ScenePage()
    page.column.setSpacing(telling.sizes.gap_px)
    if step.settlement is None:
        _PAGES[step.kind](page, telling)
    elif step.kind is StepKind.STOCK:
        _stock_page(page, telling, step.settlement)
    else:
        _owners_page(page, telling, step.settlement, is_paid=step.kind is StepKind.BONUSES)
    page.finish()
    return page


def crests_of(telling: PageContext, step: Step) -> list[Crest]:
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


def _sizes_page(page: ScenePage, telling: PageContext) -> None:
    merger, words, size = telling.story.merger, telling.words, telling.sizes.words
    page.say(event_text(merger, words), size="title")
    not_counted = label(translate("Walkthrough", "placed, not counted"), size, tone="muted")
    page.column.addWidget(beside(PlacedTile(merger.tile), not_counted, 1))
    if telling.is_learning:
        page.column.addSpacing(theme.SPACE_2)
        page.say(translate("Walkthrough", "What happens now"), size="title", bold=True)
        for line in texts.course_of_a_merger(words.edition):
            page.say(line, size=size)
    if not telling.is_learning or telling.room is not Room.LOW:
        page.column.addSpacing(theme.SPACE_2)
        page.say(translate("Walkthrough", "What each pays if acquired"), size="title", bold=True)
        page.add_table(_payments_table(telling.story, words, size), telling.sizes.row_px)


def _survivor_page(page: ScenePage, telling: PageContext) -> None:
    story, words, size = telling.story, telling.words, telling.sizes.words
    if (decided := story.survivor) is None:
        return
    if telling.room is not Room.LOW:
        specs = words.edition.chains
        chains = [(specs[chain].letter, count) for chain, count in story.sizes.items()]
        page.column.addWidget(Growth(chains, decided.size - sum(story.merger.sizes)))
    tiles = label(translate("Walkthrough", "tiles after the merger"), size, tone="muted")
    growth = label(texts.growth_text(story, decided), "display", bold=True)
    page.column.addLayout(row(growth, Stretched(tiles), 1, spacing=theme.SPACE))
    page.say(texts.growth_reason(story, decided), size=size, tone="muted")
    page.say(texts.order_text(story, words), size="title")
    page.column.addSpacing(theme.SPACE_2)
    page.say(translate("Walkthrough", "What happens to the stock"), size="title", bold=True)
    page.add_table(_stock_table(story, decided, words, size), telling.sizes.row_px)


def _owners_page(
    page: ScenePage, telling: PageContext, settlement: Settlement, *, is_paid: bool
) -> None:
    words = telling.words
    name, began = texts.chain_name(words, settlement.chain), settlement.began
    heading = translate("Walkthrough", "Who holds {chain} stock?", chain=name)
    tiles = translate("Walkthrough", "%n tile(s)", n=began.size)
    price = translate("Walkthrough", "{price} a stock", price=money(began.price))
    facts = " · ".join((tiles, price, texts.places_text(settlement, words)))
    page.column.addWidget(label(heading, "title", bold=True, wraps=True))
    page.say(facts, size=telling.sizes.words, tone="muted")
    if not settlement.held:
        page.say(translate("Walkthrough", "Nobody holds its stock: no bonus is paid."))
        return
    rows = [
        _owner_row(page, telling, settlement, holder, is_paid=is_paid) for holder in settlement.held
    ]
    table = Table(rows, wide=2, left=3)
    page.add_table(table, telling.sizes.row_px)
    if settlement.market is not None:
        size = telling.sizes.words
        market = breakable(event_text(settlement.market, words))
        text = label(market, size, bold=True, wraps=True)
        lower: theme.TextSize = "body" if telling.room is Room.ROOMY else "small"
        why = label(texts.market_text(), lower, tone="muted", wraps=True)
        text_and_why = column(text, why, spacing=theme.SPACE_HALF)
        tile = MarketTile(settlement.market.tile)
        page.column.addLayout(row(tile, Stretched(text_and_why, 1), spacing=theme.SPACE_2))
    sums = _sums(settlement, telling)
    kept = sums.sizePolicy()
    kept.setRetainSizeWhenHidden(True)  # the page stands still when they come
    sums.setSizePolicy(kept)
    page.column.addWidget(sums)
    if not is_paid:
        sums.hide()


def _owner_row(
    page: ScenePage, telling: PageContext, settlement: Settlement, holder: Holder, *, is_paid: bool
) -> Cells:
    count, bonus = settlement.held[holder], settlement.bonus_of(holder)
    sizes, paid = telling.sizes, QWidget()
    portrait, name = telling.who(holder)
    place = settlement.place_of(holder)
    if bonus:
        paid = gain = Gain(bonus, sizes.gain_px, is_paid=is_paid, is_yours=holder is not None)
        if is_paid:
            page.gains[holder] = portrait, gain
    elif is_paid:
        text = translate("Walkthrough", "no bonus")
        paid = label(text, sizes.words, tone="muted", align=RIGHT)
    letter = telling.words.edition.chains[settlement.chain].letter
    return (
        portrait,
        name,
        Shares(letter, count, sizes.certificate_px),
        label(number(count), sizes.totals, bold=True, align=RIGHT),
        Medal(place if is_paid else 0),
        paid,
    )


def _sums(settlement: Settlement, telling: PageContext) -> QWidget:
    """Write out how each bonus comes about."""
    result, size = PageBuilder(), telling.sizes.words
    for group in settlement.groups:
        result.say(texts.group_text(group, settlement, telling.words), size=size, bold=True)
        for line in texts.bonus_lines(group[0]):
            result.say(line, size=size, tone="muted")
        if any(bonus.seat is None for bonus in group):
            stays = translate("Walkthrough", "The stock market's share stays in the bank.")
            result.say(stays, size=size, tone="muted")
    return result


def _stock_page(page: ScenePage, telling: PageContext, settlement: Settlement) -> None:
    story, words, sizes = telling.story, telling.words, telling.sizes
    name = texts.chain_name(words, settlement.chain)
    heading = translate("Walkthrough", "What happens to {chain} stock", chain=name)
    page.column.addWidget(label(heading, "title", bold=True, wraps=True))
    if telling.room is not Room.LOW:
        turns = translate(
            "Walkthrough", "In turn order, starting with the player who placed the tile."
        )
        page.say(turns, size=sizes.words, tone="muted")
    page.settled, asked = len(settlement.disposals), story.asked_about(settlement)
    rows = [_stock_row(page, telling, settlement, seat) for seat in asked]
    heads = _heads("stock", price=money(settlement.began.price))
    page.add_table(Table(rows, heads, wide=1, left=2, is_even=True), sizes.row_px)


def _stock_row(page: ScenePage, telling: PageContext, settlement: Settlement, seat: Seat) -> Cells:
    portrait, name = telling.who(seat)
    size = telling.sizes.words
    done = next((each for each in settlement.disposals if each.seat == seat), None)
    if done is not None:
        kept, sold, traded = _disposal_cells(done, settlement, telling)
        paid = amount(0)
        if done.cash:
            px = theme.TEXT_PX[telling.sizes.totals]
            paid = gain = Gain(done.cash, px, is_paid=True)
            page.gains[seat] = portrait, gain
        return portrait, name, kept, sold, traded, paid
    held = translate("Walkthrough", "holds {count}", count=settlement.held[seat])
    decides = ""
    if seat == telling.story.asked_about(settlement)[len(settlement.disposals)]:
        decides = translate(
            "Walkthrough", "decide now" if telling.words.is_you(seat) else "decides now"
        )
    now = label(decides, size, tone="accent", align=RIGHT)
    return portrait, name, label(held, size, tone="muted"), None, None, now


def _disposal_cells(
    event: StockDisposed, settlement: Settlement, telling: PageContext
) -> Iterator[QWidget]:
    def strong(text: str) -> QWidget:
        return label(text, telling.sizes.figures)

    count, received = event.trade, event.trade // 2
    traded = translate("Walkthrough", "{count} for {received}", count=count, received=received)
    letter = telling.words.edition.chains[event.survivor].letter
    yield strong(number(event.keep)) if event.keep else quiet("")
    yield strong(f"{event.sell} × {money(settlement.began.price)}") if event.sell else quiet("")
    yield beside(strong(traded), chip(letter)) if event.trade else quiet("")


def _result_page(page: ScenePage, telling: PageContext) -> None:
    story, words, sizes = telling.story, telling.words, telling.sizes
    rows: list[Cells] = []
    for seat in range(len(words.names)):
        bonus, sold = story.bonuses_of(seat), story.sold_by(seat)
        together = amount(bonus + sold, sizes.totals, is_total=True, is_gain=True)
        rows.append(
            (*telling.who(seat), amount(bonus, sizes.words), amount(sold, sizes.words), together)
        )
    page.add_table(Table(rows, _heads("gains"), wide=1, left=2, is_even=True), sizes.row_px)
    note = translate("Walkthrough", "Stock kept is worth nothing until its chain is founded again.")
    page.column.addWidget(label(note, "small", tone="muted", wraps=True))


def _heads(table: str, **fields: str) -> list[str]:
    places = range(len(_HEADS[table]))
    return [translate("Walkthrough", _HEADS[table][at], n=None, **fields) for at in places]


def _payments_table(story: Story, words: GameNames, size: theme.TextSize) -> Table:
    """Return the price of each chain and the bonuses that it pays if it is acquired.

    Args:
        story: The merger; nobody need have decided which chain survives.
        words: Name the chains.
        size: How large the table is written.
    """
    edition, rows = words.edition, list[Cells]()
    heads = [translate("Walkthrough", "A stock")]
    places = range(edition.bonus_places)
    heads += [translate("Walkthrough", _BONUS_HEADS[place]) for place in places]
    for chain, tiles in _largest_first(story):
        paid = bonuses(edition, chain, tiles)[: edition.bonus_places]
        figures = [price(edition, chain, tiles), *paid]
        rows.append((*_chain(chain, words, size), *(amount(each, size) for each in figures)))
    return Table(rows, heads, wide=1, left=2, is_even=True)


def _stock_table(
    story: Story, decided: SurvivorDecided, words: GameNames, size: theme.TextSize
) -> Table:
    """Return what a stock of each chain is worth before the merger and what it is afterwards.

    Args:
        story: The merger.
        decided: Which chain survives, and how large it becomes.
        words: Name the chains.
        size: How large the table is written.
    """
    edition, rows = words.edition, list[Cells]()
    heads = [translate("Walkthrough", "A stock"), translate("Walkthrough", "Afterwards")]
    after = price(edition, decided.survivor, decided.size)
    traded = translate(
        "Walkthrough", "sold for this, or 2 for 1 {chain}",
        chain=edition.chains[decided.survivor].name,
    )  # fmt: skip
    for chain in (decided.survivor, *story.acquired):
        text = label(traded, size, tone="muted", align=RIGHT, wraps=True)
        now = price(edition, chain, story.sizes[chain])
        if chain == decided.survivor:
            text = label(money(after), size, bold=True, tone="gain" if after > now else "ink")
        rows.append((*_chain(chain, words, size), amount(now, size), text))
    return Table(rows, heads, wide=1, left=2, is_even=True)


def _largest_first(story: Story) -> list[tuple[Chain, int]]:
    return sorted(story.sizes.items(), key=lambda sized: -sized[1])


def _chain(chain: Chain, words: GameNames, size: theme.TextSize) -> tuple[QWidget, Name]:
    spec = words.edition.chains[chain]
    return chip(spec.letter), Name(spec.name, size)


_PAGES: dict[StepKind, Callable[[ScenePage, PageContext], None]] = {
    StepKind.SIZES: _sizes_page,
    StepKind.SURVIVOR: _survivor_page,
    StepKind.RESULT: _result_page,
}
