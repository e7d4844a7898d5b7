"""Pages of the walkthrough: one for each step of a merger or of the final account."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.events import BonusPaid, FinalAccountBegan, GameEnded, StockDisposed
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, label, money, number, translate
from acquire_desktop.ui.table.walkthrough import texts
from acquire_desktop.ui.table.walkthrough.page_builder import (
    RIGHT,
    BesideOrBelow,
    Cells,
    PageBuilder,
    Table,
    amount,
    beside,
    quiet,
)
from acquire_desktop.ui.table.walkthrough.painted_widgets import (
    Arrow,
    Certificate,
    Lots,
    MarketTile,
    Name,
    PlaceBadge,
    PlacedTile,
    Shares,
    chip,
)
from acquire_desktop.ui.table.walkthrough.story import Holder, Settlement, Step, StepKind, Story
from acquire_desktop.ui.words.game_names import GameNames
from acquire_desktop.ui.words.narration import event_text

_TOP = Qt.AlignmentFlag.AlignTop
_MARKET_PX = 230
"""The least width of what is told of the stock market, at a text scale of 100 %."""
_TOLD_WITHIN = (StepKind.BONUSES, StepKind.RESULT)
"""The steps whose pages tell the reason in a place of their own."""
_HEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "stock": ("Kept", "Sold at {price}", "Traded 2 for 1", "Paid"),
    "order": ("In this order",),
    "returned": ("To the bank", "Kept"),
    "gains": ("Bonuses", "Sold", "Together"),
    "chains": ("Tiles", "Price"),
    "cash": ("Cash before",),
    "chain": ("Bonus", "Stock sold", "Together"),
    "totals": ("Cash before", "Bonuses", "Stock sold", "Total"),
}
"""The words over the last columns of each table."""


def make_page(story: Story, step: Step, words: GameNames) -> QWidget:
    """Return a new page of a step, in the language and look of now."""
    sheet = PageBuilder()
    if step.kind not in _TOLD_WITHIN:
        sheet.say(texts.step_reason(story, step, words))
    if step.settlement is None:
        _PAGES[step.kind](sheet, story, words)
    else:
        _CHAIN_PAGES[step.kind](sheet, story, step.settlement, words)
    return sheet.finish()


def _heads(table: str, **fields: str) -> list[str]:
    places = range(len(_HEADS[table]))
    return [translate("Walkthrough", _HEADS[table][at], n=None, **fields) for at in places]


def _sizes_page(sheet: PageBuilder, story: Story, words: GameNames) -> None:
    specs = words.edition.chains
    rows: list[Cells] = [
        (
            chip(specs[chain].letter),
            label(specs[chain].name, bold=True),
            Lots(specs[chain].letter, size),
            label(translate("Walkthrough", "%n tile(s)", n=size), "title", bold=True, align=RIGHT),
        )
        for chain, size in story.sizes.items()
    ]
    not_counted = label(translate("Walkthrough", "placed, not counted"), tone="muted")
    rows.append((None, None, beside(PlacedTile(story.merger.tile), not_counted)))
    sheet.add_table(Table(rows, wide=2, left=3))


def _survivor_page(sheet: PageBuilder, story: Story, words: GameNames) -> None:
    def card(chain: Chain, *, is_faded: bool = False) -> Certificate:
        caption = translate("Walkthrough", "%n tile(s)", n=story.sizes[chain])
        return Certificate(words.edition.chains[chain], caption, is_faded=is_faded)

    def add(*parts: QWidget) -> None:
        sheet.column.addLayout(row(*parts, 1, spacing=theme.SPACE))

    decided = story.survivor
    if decided is None:
        add(*map(card, story.sizes))
        return
    acquired = [card(chain, is_faded=True) for chain in story.acquired]
    add(*acquired, Arrow(), card(decided.survivor))
    tiles = label(translate("Walkthrough", "tiles after the merger"), tone="muted")
    add(label(texts.growth_text(story, decided), "title", bold=True), tiles)
    sheet.say(texts.growth_reason(story, decided), tone="muted")
    sheet.say(texts.order_text(story, words), tone="muted")


def _holders_page(
    sheet: PageBuilder, _story: Story, settlement: Settlement, words: GameNames
) -> None:
    if not settlement.held:
        return
    rows = []
    for holder, count in settlement.held.items():
        place, shares = settlement.place_of(holder), _shares(settlement, count, words)
        unpaid = label(translate("Walkthrough", "no bonus"), "small", tone="muted")
        rows.append(
            (
                PlaceBadge(place),
                _holder(holder, words),
                shares if place else beside(shares, unpaid, 1),
                label(number(count), "title", bold=True, align=RIGHT),
            )
        )
    table = Table(rows, wide=2, left=3)
    if settlement.market is None:
        sheet.add_table(table)
        return
    # The drawn tile, large, beside the ranking of a two-player game.
    side = QWidget()
    text = label(event_text(settlement.market, words), bold=True, wraps=True)
    head = row(MarketTile(settlement.market.tile), Stretched(text, 1), spacing=theme.SPACE_2)
    why = label(texts.market_text(), "small", tone="muted", wraps=True)
    column(head, why, 1, of=side, spacing=theme.SPACE)
    sheet.column.addWidget(BesideOrBelow(table.finish(), side, _MARKET_PX))


def _holder(holder: Holder, words: GameNames) -> Name:
    return Name(texts.holder_name(words, holder))


def _shares(settlement: Settlement, count: int, words: GameNames) -> Shares:
    return Shares(words.edition.chains[settlement.chain].letter, count)


def _bonuses_page(
    sheet: PageBuilder, story: Story, settlement: Settlement, words: GameNames
) -> None:
    reason = texts.step_reason(story, Step(StepKind.BONUSES, settlement), words)
    if not settlement.bonuses:
        sheet.say(reason)
        return
    sheet.say(join_sentences([reason, texts.places_text(settlement, words)]))
    rows = [
        (
            PlaceBadge(group[0].places[0] + 1),
            _stacked(_group_words(group, settlement, words)),
            _stacked(
                beside(1, Name(texts.holder_name(words, bonus.seat), "title", bold=False))
                for bonus in group
            ),
            _stacked(
                label(money(bonus.amount), "title", tone="muted", align=RIGHT)
                if bonus.seat is None
                else amount(bonus.amount, is_total=True, is_gain=True)
                for bonus in group
            ),
        )
        for group in settlement.groups
    ]
    sheet.column.addWidget(Table(rows, wide=1, left=2))
    sheet.say(texts.unpaid_text(settlement, words), tone="muted")


def _group_words(
    group: list[BonusPaid], settlement: Settlement, words: GameNames
) -> Iterator[QWidget]:
    yield label(texts.group_text(group, settlement, words), bold=True, wraps=True)
    told = [*texts.bonus_lines(group[0])]
    if any(bonus.seat is None for bonus in group):
        told.append(translate("Walkthrough", "The stock market's share stays in the bank."))
    yield from (label(line, tone="muted", wraps=True) for line in told if line)


def _stacked(widgets: Iterable[QWidget]) -> QWidget:
    result = QWidget()
    column(*widgets, 1, of=result, spacing=2)
    return result


def _stock_page(sheet: PageBuilder, story: Story, settlement: Settlement, words: GameNames) -> None:
    stocks, first = settlement.began.stocks, story.merger.seat
    order = [*range(first, len(stocks)), *range(first)]  # the mergemaker is asked first
    seats = [seat for seat in order if stocks[seat]]
    done = {event.seat: event for event in settlement.disposals}
    waiting = [seat for seat in seats if seat not in done]
    rows: list[Cells] = []
    for seat in seats:
        name = Name(words.player(seat))
        if seat in done:
            rows.append((name, *_disposal_cells(done[seat], settlement, words)))
            continue
        held = translate("Walkthrough", "holds {count}", count=settlement.held[seat])
        decides = translate("Walkthrough", "decides now") if seat == waiting[0] else ""
        rows.append((name, quiet(held), None, None, label(decides, tone="accent")))
    heads = _heads("stock", price=money(settlement.began.price))
    sheet.add_table(Table(rows, _heads("order") + heads if len(seats) > 1 else heads))


def _disposal_cells(
    event: StockDisposed, settlement: Settlement, words: GameNames
) -> Iterator[QWidget]:
    sold = f"{event.sell} × {money(settlement.began.price)}"
    count, received = event.trade, event.trade // 2
    traded = translate("Walkthrough", "{count} for {received}", count=count, received=received)
    letter = words.edition.chains[event.survivor].letter
    yield quiet(number(event.keep) if event.keep else "")
    yield label(sold) if event.sell else quiet("")
    yield beside(label(traded), chip(letter)) if event.trade else quiet("")
    yield amount(event.cash, is_total=True, is_gain=True)


def _result_page(sheet: PageBuilder, story: Story, words: GameNames) -> None:
    rows = []
    for settlement in story.settlements:
        back = sum(event.sell + event.trade for event in settlement.disposals)
        kept = sum(event.keep for event in settlement.disposals)
        spec = words.edition.chains[settlement.chain]
        numbers = [label(number(count) if count else "·") for count in (back, kept)]
        rows.append((chip(spec.letter), label(spec.name, bold=True), *numbers))
    returned, gains = PageBuilder(), PageBuilder()
    returned.say(texts.step_reason(story, Step(StepKind.RESULT), words))
    returned.column.addWidget(Table(rows, _heads("returned"), wide=1, left=2))
    note = translate("Walkthrough", "Stock kept is worth nothing until its chain is founded again.")
    returned.column.addWidget(label(note, "small", tone="muted", wraps=True))
    earned = []
    for seat in range(len(words.names)):
        bonus, sold = story.bonuses_of(seat), story.sold_by(seat)
        together = amount(bonus + sold, is_total=True, is_gain=True)
        earned.append((Name(words.player(seat)), amount(bonus), amount(sold), together))
    gains.add_table(Table(earned, _heads("gains")))
    sheet.add_columns(returned, gains)


# The final account


def _before_page(sheet: PageBuilder, story: Story, words: GameNames) -> None:
    chains = []
    for each in story.settlements:
        spec, size, price = words.edition.chains[each.chain], each.began.size, each.began.price
        chains.append((chip(spec.letter), Name(spec.name), label(number(size)), amount(price)))
    cash = [
        (Name(words.player(seat)), label(money(dollars), bold=True))
        for seat, dollars in enumerate(_cash_before(story))
    ]
    sides = PageBuilder(), PageBuilder()
    sides[0].add_table(Table(chains, _heads("chains"), wide=1, left=2))
    sides[1].add_table(Table(cash, _heads("cash")))
    sheet.add_columns(*sides)


def _cash_before(story: Story) -> tuple[int, ...]:
    return story.began.cash if isinstance(story.began, FinalAccountBegan) else ()


def _chain_page(
    sheet: PageBuilder, _story: Story, settlement: Settlement, words: GameNames
) -> None:
    if not settlement.held:
        return
    sheet.say(texts.places_text(settlement, words), bold=True)
    sheet.column.addLayout(_reasons(settlement, words))
    rows = [
        (
            PlaceBadge(settlement.place_of(holder)),
            _holder(holder, words),
            _shares(settlement, count, words),
            *_amounts(settlement, holder),
        )
        for holder, count in settlement.held.items()
    ]
    sheet.add_table(Table(rows, _heads("chain"), wide=2, left=3, is_even=True))


def _reasons(settlement: Settlement, words: GameNames) -> QHBoxLayout:
    told = QGridLayout()
    told.setHorizontalSpacing(theme.SPACE_2)
    told.setVerticalSpacing(theme.SPACE_HALF)
    for at, group in enumerate(settlement.groups):
        sums = "\n".join(filter(None, texts.bonus_lines(group[0])))
        why = texts.group_text(group, settlement, words)
        told.addWidget(label(why, wraps=True), at, 0, _TOP)
        told.addWidget(label(sums, tone="muted", wraps=True), at, 1, _TOP)
    told.setColumnStretch(0, 2)
    told.setColumnStretch(1, 3)
    line = row(Stretched(told, 3), spacing=theme.SPACE_2)
    if settlement.market is not None:
        line.addWidget(MarketTile(settlement.market.tile))
        drawn = label(event_text(settlement.market, words), "small", bold=True, wraps=True)
        line.addWidget(drawn, 1)
    return line


def _amounts(settlement: Settlement, holder: Holder) -> tuple[QWidget, ...]:
    bonus = settlement.bonus_of(holder)
    if holder is None:
        stays = translate("Walkthrough", "stays in the bank")
        return amount(bonus), quiet(""), label(stays, "small", tone="muted")
    sold, price = settlement.sold_by(holder), money(settlement.began.price)
    sale = label(f"{settlement.held[holder]} × {price} = {money(sold)}")
    return amount(bonus), sale, amount(bonus + sold, is_total=True, is_gain=True)


def _totals_page(sheet: PageBuilder, story: Story, words: GameNames) -> None:
    ended, cash = story.ended, _cash_before(story)
    if not isinstance(ended, GameEnded):
        return
    rows = [
        (
            Name(words.player(seat), bold=seat in ended.winners),
            amount(cash[seat]),
            amount(story.bonuses_of(seat)),
            amount(story.sold_by(seat)),
            amount(ended.totals[seat], is_total=True),
        )
        for seat in sorted(range(len(cash)), key=lambda seat: -ended.totals[seat])
    ]
    sheet.add_table(Table(rows, _heads("totals"), is_even=True))


_PAGES: dict[StepKind, Callable[[PageBuilder, Story, GameNames], None]] = {
    StepKind.SIZES: _sizes_page,
    StepKind.SURVIVOR: _survivor_page,
    StepKind.RESULT: _result_page,
    StepKind.BEFORE: _before_page,
    StepKind.TOTALS: _totals_page,
}
_CHAIN_PAGES: dict[StepKind, Callable[[PageBuilder, Story, Settlement, GameNames], None]] = {
    StepKind.HOLDERS: _holders_page,
    StepKind.BONUSES: _bonuses_page,
    StepKind.STOCK: _stock_page,
    StepKind.CHAIN: _chain_page,
}
