"""The words for rulebooks and for places in them."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.ui.acquire.rules.rules_source import Reference
from acquire_desktop.ui.kit.texts import join_terse, translate

_RULEBOOKS: Final = {
    "en-2008": "Rulebook 2008",
    "en-2023": "Rulebook 2023",
    "ja-2023": "Japanese rulebook 2023",
    "pt-2008": "Portuguese rules 2008",
}
_TITLES: Final = {"cover": "cover", "stockholder info card": "stockholder info card"}


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
        return translate("Rules", "The rulebook is silent here; this is how the app plays.")
    # A line may break after a dot, not before it.
    return "\u00a0· ".join(reference_text(reference) for reference in references)


def title_text(reference: Reference) -> str:
    """Return the chapter in quotes, or the place that a reference describes."""
    if reference.is_titled:
        return translate("Rules", "“{chapter}”", chapter=reference.title)
    is_known = reference.title in _TITLES
    return translate("Rules", _TITLES[reference.title]) if is_known else reference.title
