"""A language that nobody speaks: English with accents, every word 40 % longer."""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QApplication

_LONGER = 0.4
_ACCENTS = str.maketrans("aeiouAEIOU", "åéîöûÅÉÎÖÛ")
_WORD = re.compile(r"\{\w+\}|%n|&\w;|<[^>]*>|[^\W\d_]+")


def padded(text: str) -> str:
    """Return a text with accents and longer words; placeholders stay what they are."""

    def longer(match: re.Match[str]) -> str:
        word = match.group(0)
        if not word.isalpha():
            return word
        return word.translate(_ACCENTS) + "õ" * math.ceil(_LONGER * len(word))

    return _WORD.sub(longer, text)


class PseudoTranslator(QTranslator):
    """Translates everything, and says the number where one stands."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Return the longer text, as Qt asks."""
        return padded(source.replace("(s)", "s"))

    def isEmpty(self) -> bool:  # noqa: N802
        """Say that there are texts, as Qt asks."""
        return False


@contextmanager
def pseudo_language(app: QApplication) -> Iterator[QObject]:
    """Let the application speak the long language for a while."""
    translator = PseudoTranslator(app)
    app.installTranslator(translator)
    try:
        yield translator
    finally:
        app.removeTranslator(translator)
