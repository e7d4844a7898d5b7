"""The log as a document that stands on its own: plain text, or a page for a browser."""

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale

from acquire_desktop.ui.acquire.table.log.log_lines import Line
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.words.game_names import CHAIN_MARKS, UNMARK
from acquire_desktop.ui.kit.look.colors import DARK, LIGHT, Theme
from acquire_desktop.ui.kit.texts import escape_html

_MARK: Final = re.compile(f"[{''.join(CHAIN_MARKS)}]")
_INDENT: Final = "    "
_STYLE: Final = """
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Inter, "BIZ UDPGothic", "Noto Sans JP", system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.05rem; margin: 1.25rem 0 .25rem; padding-top: .5rem;
  border-top: 1px solid var(--line); }
p { margin: .15rem 0; }
.facts, .muted { color: var(--muted); }
.muted { font-size: .85rem; }
.detail { margin-left: 1rem; padding-left: .75rem; border-left: 2px solid var(--line); }
.outcome { font-weight: bold; }
.chip { display: inline-block; min-width: 1.35em; border-radius: 3px; text-align: center;
  font-size: .85em; line-height: 1.35; }
"""


@dataclass(frozen=True, slots=True)
class LogHead:
    """The head of an exported log, as plain text."""

    title: str
    facts: tuple[str, ...]
    """One line each."""


def log_text(model: LogModel, head: LogHead, *, is_shared: bool = False) -> str:
    """Return all lines of a log as plain text, filtered or not.

    Args:
        model: Has the lines.
        head: Stands above them.
        is_shared: Whether to leave out what only the seat on screen may know.
    """
    parts = [head.title, "=" * len(head.title), *head.facts]
    for line in _exported(model, is_shared=is_shared):
        text = model.marked_text_for_others(line).translate(UNMARK)
        if line.heading is None:
            parts += ["", text, "-" * len(text)]
        else:
            parts.append((_INDENT if line.is_detail else "") + text)
    return "\n".join(parts) + "\n"


def log_html(model: LogModel, head: LogHead, *, is_shared: bool = False) -> str:
    """Return all lines of a log as one page of HTML that needs nothing else.

    Args:
        model: Has the lines.
        head: Stands above them.
        is_shared: Whether to leave out what only the seat on screen may know.
    """
    title = escape_html(head.title)
    facts = "".join(f'<p class="facts">{escape_html(fact)}</p>\n' for fact in head.facts)
    lines = _exported(model, is_shared=is_shared)
    body = "".join(_html_line(model, line) for line in lines)
    return (
        f'<!DOCTYPE html>\n<html lang="{QLocale().bcp47Name()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{title}</title>\n<style>{_style()}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n{facts}{body}</main>\n</body>\n</html>\n"
    )


def _exported(model: LogModel, *, is_shared: bool) -> list[Line]:
    return [line for line in model.lines() if not (is_shared and line.is_private)]


def _html_line(model: LogModel, line: Line) -> str:
    # Marks survive the escaping, and names have none.
    def chip(mark: re.Match[str]) -> str:
        letter = model.chain_letter(CHAIN_MARKS.index(mark.group()))
        return f'<b class="chip {letter}">{letter}</b>&nbsp;'

    text = _MARK.sub(chip, escape_html(model.marked_text_for_others(line)))
    if line.heading is None:
        return f"<h2>{text}</h2>\n"
    kinds = (("detail", line.is_detail), ("muted", line.is_muted), ("outcome", line.is_strong))
    kind = next((name for name, holds in kinds if holds), "")
    return f'<p class="{kind}">{text}</p>\n' if kind else f"<p>{text}</p>\n"


def _style() -> str:
    chips = "".join(
        f".{letter} {{ background: {colors.fill.name()}; color: {colors.ink.name()}; }}\n"
        for letter, colors in LIGHT.chains.items()
    )
    dark = f"@media (prefers-color-scheme: dark) {{ {_variables(DARK)} }}\n"
    return f"\n:root {{ color-scheme: light dark; }}\n{_variables(LIGHT)}\n{dark}{_STYLE}{chips}"


def _variables(look: Theme) -> str:
    colors = {"paper": look.paper, "ink": look.ink, "muted": look.ink_muted, "line": look.hairline}
    values = " ".join(f"--{name}: {color.name()};" for name, color in colors.items())
    return f":root {{ {values} }}"
