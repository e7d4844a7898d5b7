"""The pages of a merger, one for each step."""

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from acquire_desktop.engine.board import Chain, Seat
from acquire_desktop.engine.events import BonusPaid, MergerBegan, StockDisposed
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, money, number, translate
from acquire_desktop.ui.table.theatre.account_pages import before_page, chain_page, totals_page
from acquire_desktop.ui.table.theatre.parts import (
    Arrow,
    Certificate,
    Lots,
    MarketTile,
    Name,
    PlaceBadge,
    PlacedTile,
    Shares,
    chip,
    label,
)
from acquire_desktop.ui.table.theatre.person_texts import holder_name
from acquire_desktop.ui.table.theatre.sheet import BesideOrBelow, Sheet, Table, amount, quiet
from acquire_desktop.ui.table.theatre.story import Settlement, Step, StepKind, Story
from acquire_desktop.ui.table.theatre.texts import (
    bonus_lines,
    group_text,
    growth_reason,
    growth_text,
    market_text,
    order_text,
    places_text,
    step_reason,
    unpaid_text,
)
from acquire_desktop.ui.words.event_words import Words
from acquire_desktop.ui.words.narration import event_text

_Page = Callable[[Sheet, Story, Step, Words], None]

_MARKET_PX = 230
"""The least width of what is told of the stock market, at a text scale of 100 %."""
_TOLD_WITHIN = (StepKind.BONUSES, StepKind.RESULT)
"""The steps whose pages tell the reason in a place of their own."""


def make_page(story: Story, step: Step, words: Words) -> QWidget:
    """Return the page of a step, made anew in the present language and look."""
    sheet = Sheet()
    if step.kind not in _TOLD_WITHIN:
        sheet.say(step_reason(story, step, words))
    _PAGES[step.kind](sheet, story, step, words)
    return sheet.finish()


def _sizes_page(sheet: Sheet, story: Story, _step: Step, words: Words) -> None:
    began = story.began
    if not isinstance(began, MergerBegan):
        return
    table = Table(wide=2, left=3)
    for chain, size in zip(began.chains, began.sizes, strict=True):
        spec = words.edition.chains[chain]
        table.add_row(
            chip(spec.letter),
            label(spec.name, bold=True),
            Lots(spec.letter, size),
            label(translate("Theatre", "%n tile(s)", n=size), "title", bold=True, right=True),
        )
    not_counted = label(translate("Theatre", "placed, not counted"), tone="muted")
    table.add_row(None, None, _beside(PlacedTile(began.tile), not_counted))
    sheet.add_table(table)


def _survivor_page(sheet: Sheet, story: Story, _step: Step, words: Words) -> None:
    began, decided = story.began, story.survivor
    if not isinstance(began, MergerBegan):
        return
    sizes = dict(zip(began.chains, began.sizes, strict=True))

    def card(chain: Chain, *, is_faded: bool) -> Certificate:
        caption = translate("Theatre", "%n tile(s)", n=sizes[chain])
        return Certificate(words.edition.chains[chain], caption, is_faded=is_faded)

    if decided is None:
        sheet.add_beside(*[card(chain, is_faded=False) for chain in began.chains])
        return
    acquired = [card(chain, is_faded=True) for chain in story.acquired]
    sheet.add_beside(*acquired, Arrow(), card(decided.survivor, is_faded=False))
    grown = label(growth_text(story), "title", bold=True)
    tiles = label(translate("Theatre", "tiles after the merger"), tone="muted")
    sheet.add_beside(grown, tiles)
    sheet.say(growth_reason(story), tone="muted")
    sheet.say(order_text(story, words), tone="muted")


def _holders_page(sheet: Sheet, _story: Story, step: Step, words: Words) -> None:
    settlement = step.settlement
    if settlement is None or not settlement.held:
        return
    letter = words.edition.chains[settlement.chain].letter
    table = Table(wide=2, left=3)
    for holder, count in settlement.held.items():
        place, shares = settlement.place_of(holder), Shares(letter, count)
        unpaid = label(translate("Theatre", "no bonus"), "small", tone="muted")
        table.add_row(
            PlaceBadge(place),
            Name(holder_name(words, holder)),
            shares if place else _beside(shares, unpaid, None),
            label(number(count), "title", bold=True, right=True),
        )
    if settlement.market is None:
        sheet.add_table(table)
    else:
        sheet.add(_with_market(table, settlement, words))


def _with_market(table: Table, settlement: Settlement, words: Words) -> QWidget:
    """Lay the drawn tile, large, beside the ranking of a two-player game."""
    drawn = settlement.market
    if drawn is None:
        return table.finish()
    side = QWidget()
    told = QVBoxLayout(side)
    told.setContentsMargins(0, 0, 0, 0)
    told.setSpacing(theme.SPACE)
    text = event_text(drawn, words)
    head = QHBoxLayout()
    head.setSpacing(theme.SPACE_2)
    head.addWidget(MarketTile(drawn.tile))
    head.addWidget(label(text, bold=True, wraps=True), 1)
    told.addLayout(head)
    told.addWidget(label(market_text(), "small", tone="muted", wraps=True))
    told.addStretch(1)
    return BesideOrBelow(table.finish(), side, _MARKET_PX)


def _bonuses_page(sheet: Sheet, story: Story, step: Step, words: Words) -> None:
    settlement, reason = step.settlement, step_reason(story, step, words)
    if settlement is None or not settlement.bonuses:
        sheet.say(reason)
        return
    sheet.say(join_sentences([reason, places_text(settlement, words)]))
    table = Table(wide=1, left=2)
    for group in settlement.groups:
        table.add_row(
            PlaceBadge(group[0].places[0] + 1),
            _group_words(group, settlement, words),
            _column(_payee(bonus, words) for bonus in group),
            _column(_paid(bonus) for bonus in group),
        )
    sheet.add(table)
    sheet.say(unpaid_text(settlement, words), tone="muted")


def _group_words(group: list[BonusPaid], settlement: Settlement, words: Words) -> QWidget:
    lines = [label(group_text(group, settlement, words), bold=True, wraps=True)]
    lines += [label(line, tone="muted", wraps=True) for line in bonus_lines(group[0]) if line]
    if any(bonus.seat is None for bonus in group):
        stays = translate("Theatre", "The stock market's share stays in the bank.")
        lines.append(label(stays, tone="muted", wraps=True))
    return _column(iter(lines))


def _payee(bonus: BonusPaid, words: Words) -> QWidget:
    return _beside(None, Name(holder_name(words, bonus.seat), "title", bold=False))


def _paid(bonus: BonusPaid) -> QWidget:
    if bonus.seat is None:
        return label(money(bonus.amount), "title", tone="muted", right=True)
    return amount(bonus.amount, is_total=True, is_gain=True)


def _stock_page(sheet: Sheet, story: Story, step: Step, words: Words) -> None:
    settlement = step.settlement
    if settlement is None or story.survivor is None:
        return
    seats = _clockwise(story, settlement)
    heads = (
        translate("Theatre", "In this order") if len(seats) > 1 else "",
        translate("Theatre", "Kept"),
        translate("Theatre", "Sold at {price}", price=money(settlement.began.price)),
        translate("Theatre", "Traded 2 for 1"),
        translate("Theatre", "Paid"),
    )
    table = Table(heads, wide=0)
    done = {event.seat: event for event in settlement.disposals}
    is_next = True
    for seat in seats:
        name = Name(words.player(seat))
        if seat in done:
            table.add_row(name, *_disposal_cells(done[seat], settlement, words))
            continue
        held = translate("Theatre", "holds {count}", count=settlement.held[seat])
        waits = translate("Theatre", "decides now") if is_next else ""
        table.add_row(name, quiet(held), None, None, label(waits, tone="accent"))
        is_next = False
    sheet.add_table(table)


def _disposal_cells(
    event: StockDisposed, settlement: Settlement, words: Words
) -> Iterator[QWidget]:
    yield quiet(number(event.keep) if event.keep else "")
    if event.sell:
        yield label(f"{event.sell} × {money(settlement.began.price)}")
    else:
        yield quiet("")
    if event.trade:
        traded = translate("Theatre", "{count} for {received}", count=event.trade,
                           received=event.trade // 2)  # fmt: skip
        letter = words.edition.chains[event.survivor].letter
        yield _beside(label(traded), chip(letter))
    else:
        yield quiet("")
    yield amount(event.cash, is_total=True, is_gain=True)


def _clockwise(story: Story, settlement: Settlement) -> list[Seat]:
    """Return the stockholders in the order in which they are asked, the mergemaker first."""
    first = story.began.seat if isinstance(story.began, MergerBegan) else 0
    seats = len(settlement.began.stocks)
    order = [(first + step) % seats for step in range(seats)]
    return [seat for seat in order if settlement.began.stocks[seat]]


def _result_page(sheet: Sheet, story: Story, step: Step, words: Words) -> None:
    sheet.add_columns(_returned(story, step, words), _gains(story, words))


def _returned(story: Story, step: Step, words: Words) -> Sheet:
    """Tell what the survivor is now, what went back to the bank, and what is kept for nothing."""
    heads = (
        "",
        "",
        translate("Theatre", "To the bank"),
        translate("Theatre", "Kept"),
    )
    table, sheet = Table(heads, wide=1, left=2), Sheet()
    sheet.say(step_reason(story, step, words))
    for settlement in story.settlements:
        back = sum(event.sell + event.trade for event in settlement.disposals)
        kept = sum(event.keep for event in settlement.disposals)
        spec = words.edition.chains[settlement.chain]
        numbers = [label(number(count) if count else "·") for count in (back, kept)]
        table.add_row(chip(spec.letter), label(spec.name, bold=True), *numbers)
    sheet.add(table)
    note = translate("Theatre", "Stock kept is worth nothing until its chain is founded again.")
    sheet.add(label(note, "small", tone="muted", wraps=True))
    return sheet


def _gains(story: Story, words: Words) -> Sheet:
    heads = (
        "",
        translate("Theatre", "Bonuses"),
        translate("Theatre", "Sold"),
        translate("Theatre", "Together"),
    )
    table, sheet = Table(heads, wide=0), Sheet()
    for seat in range(len(words.names)):
        bonus = sum(each.bonus_of(seat) for each in story.settlements)
        sold = sum(each.sold_by(seat) for each in story.settlements)
        together = amount(bonus + sold, is_total=True, is_gain=True)
        table.add_row(Name(words.player(seat)), amount(bonus), amount(sold), together)
    sheet.add_table(table)
    return sheet


def _beside(*widgets: QWidget | None) -> QWidget:
    """Return things beside each other; None is the room left over."""
    result = QWidget()
    line = QHBoxLayout(result)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(theme.SPACE_HALF)
    for widget in widgets:
        if widget is None:
            line.addStretch(1)
        else:
            line.addWidget(widget)
    return result


def _column(widgets: Iterator[QWidget]) -> QWidget:
    result = QWidget()
    column = QVBoxLayout(result)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return result


_PAGES: dict[StepKind, _Page] = {
    StepKind.SIZES: _sizes_page,
    StepKind.SURVIVOR: _survivor_page,
    StepKind.HOLDERS: _holders_page,
    StepKind.BONUSES: _bonuses_page,
    StepKind.STOCK: _stock_page,
    StepKind.RESULT: _result_page,
    StepKind.BEFORE: before_page,
    StepKind.CHAIN: chain_page,
    StepKind.TOTALS: totals_page,
}
