"""A hotel chain has its article in Portuguese: *a Tower*, *ações da Tower*."""

import re
from typing import Final

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from tests.words.texts import Text, chapters, documents, messages

NAMES: Final = sorted({chain.name for each in EDITIONS.values() for chain in each.chains})
CHAIN: Final = re.compile(
    rf"\{{(?:chain|survivor|mine|other)\}}|(?<!Sid )\b(?:{'|'.join(NAMES)})\b"
)
"""A single chain; a list of several is filled in with the article of each."""
BEFORE: Final = re.compile(r"(?:\b(?:a|à|da|na|pela|redes?)|[:·,])\s*$", re.IGNORECASE)
"""An article, or the sign behind which a name stands alone."""
LABEL: Final = 4
"""A text of so many words has no room for an article, and needs none."""


def bare_chains(text: Text) -> list[str]:
    """Return the chains of a sentence that have neither article nor contraction."""
    if text.is_hotel or len(text.text.split()) <= LABEL:
        return []
    return [
        text.text[max(0, found.start() - 20) : found.end()]
        for found in CHAIN.finditer(text.text)
        if not BEFORE.search(text.text[: found.start()])
        and not (found.start() == 0 and text.text[found.end()] == ":")
    ]


def test_a_chain_in_a_portuguese_sentence_has_its_article() -> None:
    texts = messages("pt_BR") + chapters("pt_BR") + documents("pt_BR")
    assert [(str(text), bare) for text in texts if (bare := bare_chains(text))] == []
