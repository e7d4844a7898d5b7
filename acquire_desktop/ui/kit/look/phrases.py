"""Phrases: the places where a line of a Japanese text may end.

Japanese has no spaces, and Qt goes on in the next line after almost any sign. BudouX, a model of
36 KB, knows where a phrase ends: a word with its particles. What stays in one line besides are two
Chinese signs or a number and what is counted, and the last signs of a text.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from html import unescape
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QTextBoundaryFinder

JOINER: Final = "\u2060"
"""Has no width, and no line ends beside it."""
LEAST_SIGNS: Final = 4
"""What stands in a last line at least."""
_NBSP: Final = "\u00a0"
_HAN: Final = "々\u3400-\u9fff"
_JAPANESE: Final = re.compile(f"[\u3041-\u30ff{_HAN}]")
_SIGN: Final = re.compile("[\u2e80-\u9fff\uff00-\uffef]")
_APART: Final = re.compile(r"[\s\u200b、。：；，．・！？／）」』】].|.[（「『【]", re.DOTALL)
"""Two signs between which a phrase ends, whatever they are part of."""
_TOGETHER: Final = re.compile(f"[0-9{_HAN}][0-9{_HAN}]|[0-9]{_SIGN.pattern}")
"""Two signs that the model parts at times, though they belong together."""
_TAGS: Final = re.compile(r"<style>.*?</style>|<[^>]*>|&#?\w+;|.", re.DOTALL)
_INLINE: Final = re.compile(r"</?(?:a|b|i|em|strong|span)\b")


class Ends(NamedTuple):
    """Places in a text, each in order, up to its end."""

    best: tuple[int, ...]
    """Those that leave enough for a last line."""
    phrases: tuple[int, ...]
    """Those of all phrases, for where there is no room for more."""


def has_phrases(text: str) -> bool:
    """Tell whether a text is one that Qt breaks within words."""
    return bool(_JAPANESE.search(text)) and max(text) <= "\uffff"  # Qt counts in units of 16 bits


@lru_cache(maxsize=4096)
def ends(text: str) -> Ends | None:
    """Return where a line of a text may end; None where Qt knows that itself."""
    if not has_phrases(text):
        return None
    known = {*accumulate(map(len, _parser()(text)))}
    phrases = [each for each in _of_qt(text) if _ends_phrase(text, each, known)]
    best = [each for each in phrases if _is_enough(text[each:])]
    return Ends((*best, len(text)), (*phrases, len(text)))


def joined(text: str) -> str:
    """Return a text that Qt itself breaks between phrases; with signs that nobody sees."""
    return "\n".join("".join(_joined(list(each))) for each in text.split("\n"))


def joined_html(html: str) -> str:
    """Return HTML that Qt itself breaks between phrases."""
    done, tokens = list[str](), list[str]()
    for token in _TAGS.findall(html):
        if token[0] == "<" and not _INLINE.match(token):
            done += [*_joined(tokens), token]
            tokens = []
        else:
            tokens.append(token)
    return "".join((*done, *_joined(tokens)))


def parted(text: str) -> str:
    """Return a text without what holds its phrases together."""
    return text.replace(JOINER, "")


def _joined(tokens: list[str]) -> list[str]:
    """Put joiners between tokens, each of which is a sign or a tag."""
    signs = [at for at, token in enumerate(tokens) if len(token) == 1 or token[0] == "&"]
    text = "".join(unescape(tokens[at]) for at in signs)
    found = ends(text) if len(text) == len(signs) else None
    if found is None:
        return tokens
    joined = list(tokens)
    for place in {*_of_qt(text)}.difference(found.best):
        before = signs[place - 1]
        joined[before] = _NBSP if text[place - 1] == " " else joined[before] + JOINER
    return joined


def _ends_phrase(text: str, at: int, known: set[int]) -> bool:
    both = text[at - 1 : at + 1]
    if _APART.fullmatch(both) or not _SIGN.search(both):
        return True
    return at in known and not _TOGETHER.fullmatch(both)


def _is_enough(rest: str) -> bool:
    return len(rest.strip()) >= LEAST_SIGNS


def _of_qt(text: str) -> list[int]:
    """Return where Qt would end a line, without the end."""
    finder, places = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text), list[int]()
    while 0 < (at := finder.toNextBoundary()) < len(text):
        places.append(at)
    return places


@cache
def _parser() -> Callable[[str], list[str]]:
    import budoux  # where no text is Japanese, it is not needed

    return budoux.load_default_japanese_parser().parse
