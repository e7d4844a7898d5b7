"""Chain tables: what the chains of a merger pay if acquired, and what becomes of a stock."""

from typing import Final

from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.editions import bonuses, price
from acquire_desktop.games.acquire.engine.events import SurvivorDecided
from acquire_desktop.ui.acquire.table.walkthrough.page_builder import RIGHT, Cells, Table, amount
from acquire_desktop.ui.acquire.table.walkthrough.painted_widgets import Name, chip
from acquire_desktop.ui.acquire.table.walkthrough.story import Story
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, money, translate

_BONUS_HEADS: Final = ("Primary bonus", "Secondary bonus", "Tertiary bonus")


def payments_table(story: Story, words: GameNames, size: theme.TextSize) -> Table:
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


def stock_table(
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
        told = label(traded, size, tone="muted", align=RIGHT, wraps=True)
        now = price(edition, chain, story.sizes[chain])
        if chain == decided.survivor:
            told = label(money(after), size, bold=True, tone="gain" if after > now else "ink")
        rows.append((*_chain(chain, words, size), amount(now, size), told))
    return Table(rows, heads, wide=1, left=2, is_even=True)


def _largest_first(story: Story) -> list[tuple[Chain, int]]:
    return sorted(story.sizes.items(), key=lambda sized: -sized[1])


def _chain(chain: Chain, words: GameNames, size: theme.TextSize) -> tuple[QWidget, Name]:
    spec = words.edition.chains[chain]
    return chip(spec.letter), Name(spec.name, size)
