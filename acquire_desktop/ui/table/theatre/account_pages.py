"""The pages of the final account: the cash before it, each chain, and the totals."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.events import FinalAccountBegan, GameEnded
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money, number, translate
from acquire_desktop.ui.table.theatre.parts import (
    MarketTile,
    Name,
    PlaceBadge,
    Shares,
    chip,
    label,
)
from acquire_desktop.ui.table.theatre.person_texts import holder_name
from acquire_desktop.ui.table.theatre.sheet import Sheet, Table, amount, quiet
from acquire_desktop.ui.table.theatre.story import Holder, Settlement, Step, Story
from acquire_desktop.ui.table.theatre.texts import (
    bonus_lines,
    group_text,
    places_text,
)
from acquire_desktop.ui.words.event_words import Words
from acquire_desktop.ui.words.narration import event_text

_TOP = Qt.AlignmentFlag.AlignTop


def before_page(sheet: Sheet, story: Story, _step: Step, words: Words) -> None:
    """Show the chains in their order, and the cash of the players."""
    began = story.began
    if not isinstance(began, FinalAccountBegan):
        return
    heads = ("", "", translate("Theatre", "Tiles"), translate("Theatre", "Price"))
    chains = Table(heads, wide=1, left=2)
    for settlement in story.settlements:
        spec, began_chain = words.edition.chains[settlement.chain], settlement.began
        size = label(number(began_chain.size))
        chains.add_row(chip(spec.letter), Name(spec.name), size, amount(began_chain.price))
    cash = Table(("", translate("Theatre", "Cash before")), wide=0)
    for seat, dollars in enumerate(began.cash):
        cash.add_row(Name(words.player(seat)), label(money(dollars), bold=True))
    sides = Sheet(), Sheet()
    for side, table in zip(sides, (chains, cash), strict=True):
        side.add_table(table)
    sheet.add_columns(*sides)


def chain_page(sheet: Sheet, _story: Story, step: Step, words: Words) -> None:
    """Show what one chain brings: bonuses with their sums, and the sale of its stock."""
    settlement = step.settlement
    if settlement is None or not settlement.held:
        return
    sheet.say(places_text(settlement, words), bold=True)
    sheet.column.addLayout(_reasons(settlement, words))
    sheet.add_table(_chain_table(settlement, words))


def _reasons(settlement: Settlement, words: Words) -> QHBoxLayout:
    """Lay out why who is paid what, and the tile that the stock market drew."""
    line, told = QHBoxLayout(), QGridLayout()
    line.setSpacing(theme.SPACE_2)
    told.setHorizontalSpacing(theme.SPACE_2)
    told.setVerticalSpacing(theme.SPACE_HALF)
    for row, group in enumerate(settlement.groups):
        why = label(group_text(group, settlement, words), wraps=True)
        sums = "\n".join(filter(None, bonus_lines(group[0])))
        told.addWidget(why, row, 0, _TOP)
        told.addWidget(label(sums, tone="muted", wraps=True), row, 1, _TOP)
    told.setColumnStretch(0, 2)
    told.setColumnStretch(1, 3)
    line.addLayout(told, 3)
    if settlement.market is not None:
        drawn = event_text(settlement.market, words)
        line.addWidget(MarketTile(settlement.market.tile))
        line.addWidget(label(drawn, "small", bold=True, wraps=True), 1)
    return line


def _chain_table(settlement: Settlement, words: Words) -> Table:
    heads = (
        "",
        "",
        "",
        translate("Theatre", "Bonus"),
        translate("Theatre", "Stock sold"),
        translate("Theatre", "Together"),
    )
    table = Table(heads, wide=2, left=3, is_even=True)
    letter = words.edition.chains[settlement.chain].letter
    for holder, count in settlement.held.items():
        table.add_row(
            PlaceBadge(settlement.place_of(holder)),
            Name(holder_name(words, holder)),
            Shares(letter, count),
            *_amounts(settlement, holder),
        )
    return table


def _amounts(settlement: Settlement, holder: Holder) -> tuple[QWidget, ...]:
    bonus = settlement.bonus_of(holder)
    if holder is None:
        stays = translate("Theatre", "stays in the bank")
        return amount(bonus), quiet(""), label(stays, "small", tone="muted")
    sold = settlement.sold_by(holder)
    price = settlement.began.price
    sale = label(f"{settlement.held[holder]} × {money(price)} = {money(sold)}")
    return amount(bonus), sale, amount(bonus + sold, is_total=True, is_gain=True)


def totals_page(sheet: Sheet, story: Story, _step: Step, words: Words) -> None:
    """Add up what every player has, best first."""
    began, ended = story.began, story.ended
    if not isinstance(began, FinalAccountBegan) or not isinstance(ended, GameEnded):
        return
    heads = (
        "",
        translate("Theatre", "Cash before"),
        translate("Theatre", "Bonuses"),
        translate("Theatre", "Stock sold"),
        translate("Theatre", "Total"),
    )
    table = Table(heads, wide=0, is_even=True)
    for seat in sorted(range(len(ended.totals)), key=lambda seat: -ended.totals[seat]):
        table.add_row(
            Name(words.player(seat), bold=seat in ended.winners),
            amount(began.cash[seat]),
            amount(_bonuses(story, seat)),
            amount(sum(each.sold_by(seat) for each in story.settlements)),
            amount(ended.totals[seat], is_total=True),
        )
    sheet.add_table(table)


def _bonuses(story: Story, seat: Seat) -> int:
    return sum(each.bonus_of(seat) for each in story.settlements)
