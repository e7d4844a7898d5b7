"""HTML of the rules: an edition's chapters in the colours and sizes of the theme."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from acquire_desktop.engine.editions import Edition, Tier
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS
from acquire_desktop.ui.kit.texts import escape_html, money, translate
from acquire_desktop.ui.rules.price_chart import ChartRow, chart_rows
from acquire_desktop.ui.rules.rulebook_texts import references_text
from acquire_desktop.ui.rules.rules_source import Chapter, Line, LineKind
from acquire_desktop.ui.rules.rules_values import filled, tier_names

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_LISTS: Final = {LineKind.ITEM: "ul", LineKind.STEP: "ol"}


def rules_html(chapters: Sequence[Chapter], edition: Edition, sizes: Sequence[int] = ()) -> str:
    """Return the chapters as HTML; each begins with an anchor of its key.

    Args:
        chapters: What ``chapters_for`` gives for the edition.
        edition: Whose values are inserted.
        sizes: Tiles by chain when a game of this edition is on, length 7; else empty.
    """
    parts = []
    for part, members in groupby(chapters, lambda chapter: chapter.part):
        parts.append(f'<p class="part">{_inline(part, edition)}</p>')
        for chapter in members:
            title, source = _inline(chapter.title, edition), references_text(chapter.references)
            parts.append(f'<h2><a name="{chapter.key}"></a>{title}</h2>')
            parts += _blocks(chapter.lines, edition, sizes)
            parts.append(f'<p class="source">{escape_html(source)}</p>')
    return f"<style>{_style()}</style>{''.join(parts)}"


def _style() -> str:
    colors = theme.current()
    small, body, title = (theme.text_px(size) for size in ("small", "body", "title"))
    return (
        f"p, li {{ line-height: 150%; margin-top: 0; margin-bottom: {body // 2}px;"
        f" color: {colors.ink.name()}; font-size: {body}px; }}"
        f"p.part {{ color: {colors.accent.name()}; font-weight: bold; font-size: {small}px;"
        f" margin-top: {title * 2}px; margin-bottom: 0; }}"
        f"h2 {{ font-size: {title}px; margin-top: {body}px; margin-bottom: {body // 2}px; }}"
        f"p.source {{ color: {colors.ink_muted.name()}; font-size: {small}px;"
        f" margin-bottom: {title}px; }}"
        f"li {{ margin-bottom: {body // 4}px; }}"
        f"ul, ol {{ margin-top: 0; margin-bottom: {body // 2}px; }}"
        f"td, th {{ font-size: {body}px; }}"
        f"th {{ font-size: {small}px; font-weight: normal; color: {colors.ink_muted.name()}; }}"
    )


def _blocks(lines: Sequence[Line], edition: Edition, sizes: Sequence[int]) -> Iterator[str]:
    for kind, members in groupby(lines, lambda line: line.kind):
        texts = [_inline(line.text, edition) for line in members]
        if kind in _LISTS:
            items = "".join(f"<li>{text}</li>" for text in texts)
            yield f"<{_LISTS[kind]}>{items}</{_LISTS[kind]}>"
        elif kind is LineKind.EXAMPLE:
            yield _example(texts)
        elif kind is LineKind.CHART:
            yield _chart(edition, sizes)
        else:
            yield "".join(f"<p>{text}</p>" for text in texts)


def _inline(text: str, edition: Edition) -> str:
    return _BOLD.sub(r"<b>\1</b>", escape_html(filled(text, edition)))


def _example(texts: Sequence[str]) -> str:
    """Return examples on a ground of their own; only tables have one in Qt."""
    colors = theme.current()
    title = escape_html(translate("Rules", "Example"))
    inner = "<br>".join((f"<b>{title}</b>", *texts))
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{theme.scaled(10)}"'
        f' style="margin-bottom: {theme.SPACE}px;"><tr>'
        f'<td bgcolor="{colors.accent_soft.name()}">'
        f'<p style="margin-top: {theme.SPACE_HALF}px; margin-bottom: 0;">{inner}</p>'
        "</td></tr></table>"
    )


def _chart(edition: Edition, sizes: Sequence[int]) -> str:
    rows = chart_rows(edition, sizes)
    body = "".join(_chart_row(row, edition) for row in rows)
    note = ""
    if any(any(row.chains) for row in rows):
        text = translate("Rules", "Marked: the active chains of your game, where they stand now.")
        note = f'<p class="source">{escape_html(text)}</p>'
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{theme.scaled(5)}"'
        f' style="margin-bottom: {theme.SPACE}px;">{_chart_head(edition)}{body}</table>{note}'
    )


def _chart_head(edition: Edition) -> str:
    tiers = ["<br>".join(map(escape_html, tier_names(edition, tier))) for tier in Tier]
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
    colors = CHAIN_COLORS[letter]
    return (
        f'<span style="background-color: {colors.fill.name()}; color: {colors.ink.name()};'
        f' font-weight: bold;">\u00a0{letter}\u00a0</span>'
    )
