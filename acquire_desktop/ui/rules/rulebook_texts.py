"""The words for rulebooks and for places in them."""

from collections.abc import Sequence

from acquire_desktop.ui.kit.texts import join_terse, translate
from acquire_desktop.ui.rules.rules_source import Reference


def rulebook_name(rulebook: str) -> str:
    """Return the name of a rulebook by its short name."""
    names = {
        "en-2008": translate("Rules", "Rulebook 2008"),
        "en-2023": translate("Rules", "Rulebook 2023"),
        "ja-2023": translate("Rules", "Japanese rulebook 2023"),
        "pt-2008": translate("Rules", "Portuguese rules 2008"),
    }
    return names.get(rulebook, rulebook)


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
    names = {
        "cover": translate("Rules", "cover"),
        "stockholder info card": translate("Rules", "stockholder info card"),
    }
    return names.get(reference.title, reference.title)
