"""The forms of a chain's name in a sentence: Portuguese has an article before each name.

A list of chains is made of such forms, so that each of them has its article: ``merges Tower and
Imperial`` is ``fusão da Tower e da Imperial``.
"""

from acquire_desktop.ui.kit.texts import translate


def the_chain(name: str) -> str:
    """Return a chain as it stands alone in a sentence: ``Tower``, ``a Tower``."""
    return translate("TheChain", "{chain}", chain=name)


def of_chain(name: str) -> str:
    """Return a chain after *merger of* and the like: ``Tower``, ``da Tower``."""
    return translate("OfChain", "{chain}", chain=name)
