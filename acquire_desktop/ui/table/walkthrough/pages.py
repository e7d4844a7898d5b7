"""Pages of the walkthrough: one for each step of the final account."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from acquire_desktop.engine.events import FinalAccountBegan, GameEnded
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, money, number, translate
from acquire_desktop.ui.table.walkthrough import texts
from acquire_desktop.ui.table.walkthrough.page_builder import (
    PageBuilder,
    Table,
    amount,
    quiet,
)
from acquire_desktop.ui.table.walkthrough.painted_widgets import (
    MarketTile,
    Name,
    PlaceBadge,
    Shares,
    chip,
)
from acquire_desktop.ui.table.walkthrough.story import Holder, Settlement, Step, StepKind, Story
from acquire_desktop.ui.words.game_names import GameNames
from acquire_desktop.ui.words.narration import event_text

_TOP = Qt.AlignmentFlag.AlignTop
_HEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "chains": ("Tiles", "Price"),
    "cash": ("Cash before",),
    "chain": ("Bonus", "Stock sold", "Together"),
    "totals": ("Cash before", "Bonuses", "Stock sold", "Total"),
}
"""The words over the last columns of each table."""


def make_page(story: Story, step: Step, words: GameNames) -> QWidget:
    """Return a new page of a step, in the language and look of now."""
    sheet = PageBuilder()
    sheet.say(texts.step_reason(story, step, words))
    if step.settlement is None:
        _PAGES[step.kind](sheet, story, words)
    else:
        _chain_page(sheet, step.settlement, words)
    return sheet.finish()


def _heads(table: str) -> list[str]:
    return [translate("Walkthrough", _HEADS[table][at]) for at in range(len(_HEADS[table]))]


def _holder(holder: Holder, words: GameNames) -> Name:
    return Name(texts.holder_name(words, holder))


def _shares(settlement: Settlement, count: int, words: GameNames) -> Shares:
    return Shares(words.edition.chains[settlement.chain].letter, count)


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


def _chain_page(sheet: PageBuilder, settlement: Settlement, words: GameNames) -> None:
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
    StepKind.BEFORE: _before_page,
    StepKind.TOTALS: _totals_page,
}
