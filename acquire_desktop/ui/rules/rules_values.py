"""The values of an edition that the text of the rules inserts."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from acquire_desktop.engine.editions import Edition, Tier
from acquire_desktop.engine.example_bonuses import payouts
from acquire_desktop.ui.kit.texts import join_list, money, number
from acquire_desktop.ui.rules.rules_source import PLACEHOLDER

EXAMPLE_SIZE: Final = 5
"""Tiles of the chain in the examples; the chain is the last, and so the dearest, of the edition."""

Value: TypeAlias = Callable[[Edition, tuple[int, ...]], str]
"""Makes the text of a placeholder from an edition and the placeholder's numbers."""


def filled(text: str, edition: Edition) -> str:
    """Return a text with the edition's values in place of the placeholders.

    Raises:
        KeyError: If a placeholder is unknown.
    """
    return PLACEHOLDER.sub(
        lambda match: VALUES[match[1]](edition, tuple(map(int, match[2].split()))), text
    )


def tier_names(edition: Edition, tier: Tier) -> list[str]:
    """Return the names of the chains in a price tier."""
    return [spec.name for spec in edition.chains if spec.tier is tier]


def _paid(edition: Edition, held: tuple[int, ...]) -> list[str]:
    return [*map(money, payouts(edition, len(edition.chains) - 1, EXAMPLE_SIZE, held))]


def _count(field: str) -> Value:
    return lambda edition, _: number(getattr(edition, field))


def _chains(tier: Tier) -> Value:
    return lambda edition, _: join_list(tier_names(edition, tier))


VALUES: Final[Mapping[str, Value]] = {
    "fewest": lambda edition, _: str(edition.players[0]),
    "most": lambda edition, _: str(edition.players[1]),
    "cheap": _chains(Tier.CHEAP),
    "medium": _chains(Tier.MEDIUM),
    "expensive": _chains(Tier.EXPENSIVE),
    "starting_cash": lambda edition, _: money(edition.starting_cash),
    "safe_size": _count("safe_size"),
    "end_size": _count("end_size"),
    "chain_stock": _count("chain_stock"),
    "hand_size": _count("hand_size"),
    "purchase_limit": _count("purchase_limit"),
    "example": lambda edition, _: edition.chains[-1].name,
    "example_size": lambda _edition, _: str(EXAMPLE_SIZE),
    "pays": lambda edition, held: join_list(_paid(edition, held)),
    "pay": lambda edition, numbers: _paid(edition, numbers[1:])[numbers[0] - 1],
}
"""What each placeholder stands for: ``pays 3 2 0`` is what these holdings of the example chain
are paid, ``pay 1 3 2 0`` what the first of them is."""
