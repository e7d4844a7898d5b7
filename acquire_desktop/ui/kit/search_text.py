"""Folding: texts as they are compared in a search, without case, accent and width."""

import unicodedata
from functools import cache
from typing import Final

from acquire_desktop.ui.kit.look.phrases import parted


def is_found(words: str, text: str) -> bool:
    """Tell whether each word of a search is in a text, in whatever case, accent and width."""
    place = folded(text)[0]
    return all(folded(word)[0] in place for word in words.split())


def folded(text: str) -> tuple[str, list[tuple[int, int]]]:
    """Return a text as it is compared, and where each character of it is in the document."""
    folded: list[str] = []
    spans: list[tuple[int, int]] = []
    place = 0
    for character in text:
        end = place + 1 + (character > "\uffff")  # a document counts in units of 16 bits
        plain = _plain(character)
        if plain in _VOICED and folded:
            plain = unicodedata.normalize("NFC", folded.pop() + plain)
            place, _ = spans.pop()
        folded += plain
        spans += [(place, end)] * len(plain)
        place = end
    return "".join(folded), spans


@cache
def _plain(character: str) -> str:
    """Return a character without case, accent and width."""
    parts = unicodedata.normalize("NFKD", parted(character.casefold()))
    kept = (part for part in parts if part in _VOICED or not unicodedata.combining(part))
    return unicodedata.normalize("NFC", "".join(kept))


_VOICED: Final = ("\u3099", "\u309a")
"""What makes another syllable of a Japanese one, and is no accent."""
