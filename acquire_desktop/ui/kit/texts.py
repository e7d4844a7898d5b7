"""Every text a person reads: translation, money, times, lists and the escaping of names.

Call ``translate("HandPanel", "Your tiles")`` with two plain literals; the second may be a choice
between literals: ``"You won" if is_you else "{player} won"``, or ``_TEXTS[kind]`` of a table that
is a constant of the module.  lupdate cannot read such calls, so ``tools/update_translations.py``
collects them with ``ast``, writes them in a form that lupdate reads, and keeps
``translations/*.ts`` in step.
"""

import html
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache, partial, reduce
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt
from PySide6.QtWidgets import QLabel

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.wrapped_label import WrappedLabel

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_LONG_NAME = re.compile(r"[^\s\u2e80-\uffef]{20,}")
"""Not in scripts that break lines between any two letters."""
_PIECE = re.compile(r"[^/\\]{1,10}[/\\]?|[/\\]")
_MAY_BREAK = "\u200b"
_GROUPED_FROM = 1000
_LabelT = TypeVar("_LabelT", bound=QLabel)


def translate(context: str, source: str, /, *, n: int | None = None, **fields: object) -> str:
    """Return a text in the language of the application.

    Placeholders are replaced in one pass, so a player called ``{tile}`` comes out as that.

    >>> translate("Log", "{player} placed {tile}.", player="{tile}", tile="9F")
    '{tile} placed 9F.'

    Args:
        context: The widget or topic the text belongs to, a literal.
        source: The English text, a literal or a choice between literals, with ``{named}``
            placeholders and ``%n``.
        n: The number that ``%n`` stands for and that chooses the plural form; texts without
            ``%n`` have one form.  It is written as ``number`` writes it.
        **fields: The values of the placeholders; user text is safe here.
    """
    count = n if n is not None and "%n" in source else -1
    text = QCoreApplication.translate(context, source, None, count)
    if count >= _GROUPED_FROM:
        text = text.replace(str(count), number(count))  # Qt writes plain digits
    if not fields:
        return text
    pieces = list(_pieces_of(text))
    for at in range(1, len(pieces), 2):
        name = pieces[at]
        pieces[at] = str(fields[name]) if name in fields else f"{{{name}}}"
    return "".join(pieces)


@cache  # a step of the game says a thousand texts
def _pieces_of(text: str) -> tuple[str, ...]:
    """Return plain text and names of placeholders in turn; the first piece is plain."""
    return tuple(_PLACEHOLDER.split(text))


def later(context: str, source: str, /) -> Callable[[], str]:
    """Return a function that returns a text in the language of its call: see ``translate``."""
    return partial(translate, context, source)


def number(value: int) -> str:
    """Return a whole number with the digits grouped as the language does it."""
    return QLocale().toString(value)


def money(amount: int) -> str:
    """Return an amount of dollars: ``$6,000``, in Portuguese ``$6.000``, ``-$300`` below zero."""
    return f"{'-' if amount < 0 else ''}${number(abs(amount))}"


def signed_money(amount: int) -> str:
    """Return an amount of dollars with its sign, also when it is a gain: ``+$1,500``."""
    return f"+{money(amount)}" if amount > 0 else money(amount)


def join_list(items: Sequence[str]) -> str:
    """Return things as a list in words: ``a and b``, ``a, b and c``; ``aとb``, ``a、b、c``.

    A language that puts an article or a preposition before each of them has it in the items: see
    ``chain_forms``.
    """
    if len(items) == 2:
        return translate("Lists", "{first} and {second}", first=items[0], second=items[1])
    return join_facts(items)


def join_short(items: Sequence[str]) -> str:
    """Return what a button or label names: ``a, b``, ``a, b, c``; ``aとb``, ``a、b、c``."""
    if len(items) == 2:
        return translate("Lists", "{first}, {second}", first=items[0], second=items[1])
    return join_terse(items)


def join_facts(facts: Sequence[str]) -> str:
    """Return facts, each with a verb or a number of its own: ``a, b and c``, ``a、b、c``.

    Two of them have no と between them in Japanese: ``sold 2 and kept 1``, ``Ana 3 and Bea 2``.
    """
    # QLocale.createSeparatedList would put a comma before the English "and".
    if len(facts) < 2:
        return "".join(facts)
    before, last = join_terse(facts[:-1]), facts[-1]
    return translate("Lists", "{before} and {last}", before=before, last=last)


def join_terse(items: Sequence[str]) -> str:
    """Return the items separated without a word, for labels: ``a, b, c``, ``a、b、c``."""
    return _chain(items, lambda a, b: translate("Lists", "{before}, {next}", before=a, next=b))


def join_phrases(phrases: Sequence[str]) -> str:
    """Return phrases that may hold commas beside each other: ``a, b; c``, ``a、b／c``."""
    return _chain(phrases, lambda a, b: translate("Lists", "{before}; {next}", before=a, next=b))


def join_sentences(sentences: Sequence[str]) -> str:
    """Return sentences one after the other; Japanese ones need no space between them."""
    return _chain(sentences, lambda a, b: translate("Lists", "{before} {next}", before=a, next=b))


def _chain(texts: Sequence[str], join: Callable[[str, str], str]) -> str:
    return reduce(join, texts) if texts else ""


def escape_html(text: str) -> str:
    """Return text that rich-text places (tooltips, chart titles) show as it is."""
    return html.escape(text)


def escape_mnemonic(text: str) -> str:
    """Return text that buttons, menus and tabs show as it is, with every ``&`` doubled."""
    return text.replace("&", "&&")


def breakable(text: str) -> str:
    """Return a text in which lines may also break in long names, such as those of folders."""
    return _LONG_NAME.sub(lambda name: _MAY_BREAK.join(_PIECE.findall(name[0])), text)


def plain(label: _LabelT) -> _LabelT:
    """Make a label show its text as it is, never as rich text, and return the label."""
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def label(
    text: str = "",
    size: theme.TextSize = "body",
    *,
    bold: bool = False,
    tone: theme.Tone = "ink",
    wraps: bool = False,
    align: Qt.AlignmentFlag | None = None,
) -> QLabel:
    """Return a label that shows a text as it is; left out is what Qt's own label has."""
    result = WrappedLabel(text) if wraps else plain(QLabel(text))
    if (size, bold, tone) != ("body", False, "ink"):
        theme.style_text(result, size, bold=bold, tone=tone)
    if align is not None:
        result.setAlignment(align)
    return result


def keep_room(text: QLabel, *, width: int = 0, height: int = 0) -> None:
    """Give a label at least so many pixels.

    Qt's label is measured with the least size that it has, and keeps what was measured when that
    becomes another one.
    """
    if (width, height) != (text.minimumWidth(), text.minimumHeight()):
        text.setMinimumSize(width, height)
        text.setIndent(text.indent())  # measures again, even with the same


def local_time(saved_at: str) -> str:
    """Return a save's time as the language writes it, in the user's time zone."""
    try:
        moment = datetime.strptime(saved_at, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    except ValueError:
        return ""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    if local.date() == QDateTime.currentDateTime().date():
        return QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)
