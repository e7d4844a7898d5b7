"""Pages of the final account: the cash before it, each chain, and the totals."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from acquire_desktop.engine.events import FinalAccountBegan, GameEnded
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, money, number, translate
from acquire_desktop.ui.table.theatre.parts import (
    MarketTile,
    Name,
    PlaceBadge,
    Shares,
    chip,
)
from acquire_desktop.ui.table.theatre.sheet import Sheet, Table, amount, quiet
from acquire_desktop.ui.table.theatre.story import Holder, Settlement, Story
from acquire_desktop.ui.table.theatre.texts import (
    bonus_lines,
    group_text,
    holder_name,
    places_text,
)
from acquire_desktop.ui.words.event_words import Words
from acquire_desktop.ui.words.narration import event_text

_TOP = Qt.AlignmentFlag.AlignTop


def before_page(sheet: Sheet, story: Story, words: Words) -> None:
    """Show the chains in their order, and the cash of the players."""
    specs = words.edition.chains
    chains = Table(
        (
            (
                chip(specs[each.chain].letter),
                Name(specs[each.chain].name),
                label(number(each.began.size)),
                amount(each.began.price),
            )
            for each in story.settlements
        ),
        ("", "", translate("Theatre", "Tiles"), translate("Theatre", "Price")),
        wide=1,
        left=2,
    )
    cash = Table(
        (
            (Name(words.player(seat)), label(money(dollars), bold=True))
            for seat, dollars in enumerate(_cash_before(story))
        ),
        ("", translate("Theatre", "Cash before")),
    )
    sides = Sheet(), Sheet()
    for side, table in zip(sides, (chains, cash), strict=True):
        side.add_table(table)
    sheet.add_columns(*sides)


def _cash_before(story: Story) -> tuple[int, ...]:
    return story.began.cash if isinstance(story.began, FinalAccountBegan) else ()


def chain_page(sheet: Sheet, _story: Story, settlement: Settlement, words: Words) -> None:
    """Show what one chain brings: bonuses with their sums, and the sale of its stock."""
    if not settlement.held:
        return
    sheet.say(places_text(settlement, words), bold=True)
    sheet.column.addLayout(_reasons(settlement, words))
    heads = (
        "",
        "",
        "",
        translate("Theatre", "Bonus"),
        translate("Theatre", "Stock sold"),
        translate("Theatre", "Together"),
    )
    letter = words.edition.chains[settlement.chain].letter
    rows = (
        (
            PlaceBadge(settlement.place_of(holder)),
            Name(holder_name(words, holder)),
            Shares(letter, count),
            *_amounts(settlement, holder),
        )
        for holder, count in settlement.held.items()
    )
    sheet.add_table(Table(rows, heads, wide=2, left=3, is_even=True))


def _reasons(settlement: Settlement, words: Words) -> QHBoxLayout:
    """Lay out why who is paid what, and the tile that the stock market drew."""
    told = QGridLayout()
    told.setHorizontalSpacing(theme.SPACE_2)
    told.setVerticalSpacing(theme.SPACE_HALF)
    for at, group in enumerate(settlement.groups):
        sums = "\n".join(filter(None, bonus_lines(group[0])))
        told.addWidget(label(group_text(group, settlement, words), wraps=True), at, 0, _TOP)
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
        stays = translate("Theatre", "stays in the bank")
        return amount(bonus), quiet(""), label(stays, "small", tone="muted")
    sold = settlement.sold_by(holder)
    price = settlement.began.price
    sale = label(f"{settlement.held[holder]} × {money(price)} = {money(sold)}")
    return amount(bonus), sale, amount(bonus + sold, is_total=True, is_gain=True)


def totals_page(sheet: Sheet, story: Story, words: Words) -> None:
    """Add up what every player has, best first."""
    ended, cash = story.ended, _cash_before(story)
    if not isinstance(ended, GameEnded):
        return
    heads = (
        "",
        translate("Theatre", "Cash before"),
        translate("Theatre", "Bonuses"),
        translate("Theatre", "Stock sold"),
        translate("Theatre", "Total"),
    )
    rows = (
        (
            Name(words.player(seat), bold=seat in ended.winners),
            amount(cash[seat]),
            amount(story.bonuses_of(seat)),
            amount(story.sold_by(seat)),
            amount(ended.totals[seat], is_total=True),
        )
        for seat in sorted(range(len(cash)), key=lambda seat: -ended.totals[seat])
    )
    sheet.add_table(Table(rows, heads, is_even=True))
