"""Text of the rules: an edition's chapters with its values, its chart and its rulebooks."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from acquire_desktop.games.acquire.engine.editions import Edition, Tier
from acquire_desktop.games.acquire.engine.example_bonuses import payouts
from acquire_desktop.ui.acquire.rules.price_chart import ChartRow, chart_rows
from acquire_desktop.ui.acquire.rules.rules_source import Reference, chapters_for, references_for
from acquire_desktop.ui.acquire.words.chain_readings import names_with_readings
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.reading.markup import Text, picture
from acquire_desktop.ui.kit.reading.source import Value
from acquire_desktop.ui.kit.texts import (
    escape_html,
    join_list,
    join_terse,
    money,
    number,
    translate,
)

_RULEBOOKS: Final = {
    "en-2008": "Rulebook 2008",
    "en-2023": "Rulebook 2023",
    "ja-2023": "Japanese rulebook 2023",
    "pt-2008": "Portuguese rules 2008",
}
_TITLES: Final = {"cover": "cover", "stockholder info card": "stockholder info card"}
_EXAMPLE_SIZE: Final = 5
"""Tiles of the chain in the examples; the chain is the last, and so the dearest, of the edition."""

ValueText: TypeAlias = Callable[[Edition, tuple[int, ...]], str]
"""Makes the text of a placeholder from an edition and the placeholder's numbers."""


def rulebook_name(rulebook: str) -> str:
    """Return the name of a rulebook by its short name."""
    return translate("Rules", _RULEBOOKS[rulebook]) if rulebook in _RULEBOOKS else rulebook


def reference_text(reference: Reference) -> str:
    """Return a place in a rulebook in words; the chapter's title stays in its own language."""
    book = rulebook_name(reference.rulebook)
    if not reference.is_titled:
        return translate("Rules", "{book}, {place}", book=book, place=title_text(reference))
    chapter = translate("Rules", "{book}, “{chapter}”", book=book, chapter=reference.title)
    return join_terse([chapter, *map(str, reference.points)])


def references_text(references: Sequence[Reference]) -> str:
    """Return several places in one line, or that the rulebooks are silent."""
    if not references:
        return translate("Rules", "The rulebook does not say; this is how the program plays.")
    # A line may break after a dot, not before it.
    return "\u00a0· ".join(reference_text(reference) for reference in references)


def title_text(reference: Reference) -> str:
    """Return the chapter in quotes, or the place that a reference describes."""
    if reference.is_titled:
        return translate("Rules", "“{chapter}”", chapter=reference.title)
    is_known = reference.title in _TITLES
    return translate("Rules", _TITLES[reference.title]) if is_known else reference.title


def rules_text(edition: Edition, language: str, sizes: Sequence[int] = ()) -> Text:
    """Return the rules of an edition.

    Args:
        edition: Whose values are inserted.
        language: One of the program's.
        sizes: Tiles by chain when a game of this edition is on, length 7; else empty.
    """
    return Text(
        chapters_for(edition, language),
        value_of(edition),
        lambda name: _chart_html(edition, sizes) if name == "chart" else picture(name),
        lambda chapter: references_text(references_for(edition, chapter)),
    )


def value_of(edition: Edition) -> Value:
    """Return the function that replaces the placeholders by the values of an edition."""
    return lambda name, words: VALUES[name](edition, tuple(map(int, words)))


def _tier_names(edition: Edition, tier: Tier) -> list[str]:
    """Return the names of the chains in a price tier."""
    return [spec.name for spec in edition.chains if spec.tier is tier]


def _paid(edition: Edition, held: tuple[int, ...]) -> list[str]:
    return [*map(money, payouts(edition, len(edition.chains) - 1, _EXAMPLE_SIZE, held))]


def _count(field: str) -> ValueText:
    return lambda edition, _: number(getattr(edition, field))


def _chains(tier: Tier) -> ValueText:
    return lambda edition, _: join_list(_tier_names(edition, tier))


VALUES: Final[Mapping[str, ValueText]] = {
    "fewest": lambda edition, _: str(edition.players[0]),
    "most": lambda edition, _: str(edition.players[1]),
    "chains": lambda edition, _: names_with_readings(edition.chains),
    "cheap": _chains(Tier.CHEAP),
    "medium": _chains(Tier.MEDIUM),
    "expensive": _chains(Tier.EXPENSIVE),
    "starting_cash": lambda edition, _: money(edition.starting_cash),
    "safe_size": _count("safe_size"),
    "end_size": _count("end_size"),
    "chain_stock": _count("chain_stock"),
    "hand_size": _count("hand_size"),
    "purchase_limit": _count("purchase_limit"),
    "chain": lambda edition, numbers: edition.chains[numbers[0] - 1].name,
    "example": lambda edition, _: edition.chains[-1].name,
    "example_size": lambda _edition, _: str(_EXAMPLE_SIZE),
    "house_rules": lambda _edition, _: translate("HousePanel", "House rules"),
    "pays": lambda edition, held: join_list(_paid(edition, held)),
    "pay": lambda edition, numbers: _paid(edition, numbers[1:])[numbers[0] - 1],
}
"""What each placeholder stands for: ``pays 3 2 0`` is what these holdings of the example chain
are paid, ``pay 1 3 2 0`` what the first of them is; ``chain 1`` is the first of the edition."""


def _chart_html(edition: Edition, sizes: Sequence[int]) -> str:
    rows = chart_rows(edition, sizes)
    body = "".join(_chart_row(row, edition) for row in rows)
    note = ""
    if any(any(row.chains) for row in rows):
        text = translate(
            "Rules", "Highlighted: the active chains of your game, at their present size."
        )
        note = f'<p class="foot">{escape_html(text)}</p>'
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{theme.scaled(5)}"'
        f' style="margin-bottom: {theme.SPACE}px;">{_chart_head(edition)}{body}</table>{note}'
    )


def _chart_head(edition: Edition) -> str:
    tiers = ["<br>".join(map(escape_html, _tier_names(edition, tier))) for tier in Tier]
    amounts = (
        translate("Rules", "Price"),
        translate("Rules", "Primary bonus"),
        translate("Rules", "Secondary bonus"),
        translate("Rules", "Tertiary bonus"),
    )[: edition.bonus_places + 1]
    cells = [f'<th align="left" valign="bottom">{tier}</th>' for tier in tiers]
    cells += [f'<th align="right" valign="bottom">{escape_html(text)}</th>' for text in amounts]
    return f"<tr>{''.join(cells)}</tr>"


def _chart_row(row: ChartRow, edition: Edition) -> str:
    colors = theme.current()
    is_current = any(row.chains)
    ground = f' bgcolor="{colors.accent_soft.name()}"' if is_current else ""
    line = f' style="border-top: 1px solid {colors.hairline.name()};"'
    cells = []
    for size, chains in zip(row.sizes, row.chains, strict=True):
        marks = " ".join(_mark(edition.chains[chain].letter) for chain in chains)
        cells.append(f"<td{ground}{line}>{size or '–'} {marks}</td>")
    for amount in row.amounts:
        text = f"<b>{money(amount)}</b>" if is_current else money(amount)
        cells.append(f'<td align="right"{ground}{line}>{text}</td>')
    return f"<tr>{''.join(cells)}</tr>"


def _mark(letter: str) -> str:
    colors = theme.chain(letter)
    return (
        f'<span style="background-color: {colors.fill.name()}; color: {colors.ink.name()};'
        f' font-weight: bold;">\u00a0{letter}\u00a0</span>'
    )
