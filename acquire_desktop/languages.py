"""The list of languages that the program speaks."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Language:
    """One language of the program."""

    name: str
    """What its speakers call it."""
    locale: str
    """Qt's name of the locale that writes its numbers."""


LANGUAGES: Final = {
    "en": Language("English", "en_US"),
    "ja": Language("日本語", "ja_JP"),
    "pt_BR": Language("Português (Brasil)", "pt_BR"),
}
"""By code, as in ``translations/acquire_<code>.ts`` and ``resources/rules/<code>.txt``."""
