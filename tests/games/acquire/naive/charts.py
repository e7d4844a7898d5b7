"""The tables of the rules document, typed in by hand, and the bonuses read straight from them."""

from functools import cache

CHAINS = {
    "2008": (
        ("worldwide", "sackson"),
        ("festival", "imperial", "american"),
        ("continental", "tower"),
    ),
    "2023-classic": (
        ("tower", "sackson"),
        ("festival", "worldwide", "american"),
        ("continental", "imperial"),
    ),
}
CHAINS |= dict.fromkeys(("2023-tycoon", "ja-classic", "ja-tycoon"), CHAINS["2023-classic"])
"""The cheap, medium and expensive chains of each edition."""

CHART = """
2      -      -      200   2000   1000  1500  1000
3      2      -      300   3000   1500  2200  1500
4      3      2      400   4000   2000  3000  2000
5      4      3      500   5000   2500  3700  2500
6-10   5      4      600   6000   3000  4200  3000
11-20  6-10   5      700   7000   3500  5000  3500
21-30  11-20  6-10   800   8000   4000  5700  4000
31-40  21-30  11-20  900   9000   4500  6200  4500
41-108 31-40  21-30  1000  10000  5000  7000  5000
-      41-108 31-40  1100  11000  5500  7700  5500
-      -      41-108 1200  12000  6000  8200  6000
"""
"""Sizes of a cheap, medium and expensive chain; price; primary; secondary; Tycoon's two others."""


def chain_names(edition: str) -> tuple[str, ...]:
    """Return the seven chains of an edition, cheap to expensive."""
    return tuple(name for tier in CHAINS[edition] for name in tier)


@cache
def chart_row(edition: str, chain: str, size: int) -> tuple[int, int, int, int, int]:
    """Return price, primary, classic secondary, Tycoon secondary and tertiary, in dollars."""
    column = next(n for n, names in enumerate(CHAINS[edition]) if chain in names)
    for line in CHART.strip().splitlines():
        words = line.split()
        if words[column] == "-":
            continue
        lowest, _, highest = words[column].partition("-")
        if int(lowest) <= size <= int(highest or lowest):
            price, primary, classic, tycoon, tertiary = (int(word) for word in words[3:])
            return price, primary, classic, tycoon, tertiary
    return 0, 0, 0, 0, 0


def price(edition: str, chain: str, size: int) -> int:
    """Return the dollars for one stock; 0 for a chain that is not on the board."""
    return chart_row(edition, chain, size)[0]


def share(total: int, holders: list[int]) -> dict[int, int]:
    """Split a sum among seats, each share rounded up to the next hundred."""
    each = total // len(holders)
    while each * len(holders) < total or each % 100:
        each += 1
    return dict.fromkeys(holders, each)


def ranks(held: list[int]) -> list[list[int]]:
    """Return the seats with stock, those with the most first, equal ones together."""
    counts = sorted({count for count in held if count}, reverse=True)
    return [[seat for seat, count in enumerate(held) if count == top] for top in counts]


def bonuses(
    edition: str, chain: str, size: int, held: list[int], *, tycoon: bool
) -> dict[int, int]:
    """Return the dollars each seat is paid for its stock in a chain of this size."""
    if tycoon:
        return tycoon_bonuses(edition, chain, size, held)
    _, primary, secondary, _, _ = chart_row(edition, chain, size)
    groups = ranks(held)
    if not groups:
        return {}
    if len(groups[0]) > 1 or len(groups) == 1:
        return share(primary + secondary, groups[0])
    return share(primary, groups[0]) | share(secondary, groups[1])


def tycoon_bonuses(edition: str, chain: str, size: int, held: list[int]) -> dict[int, int]:
    """Return the same where three places are paid."""
    _, primary, _, secondary, tertiary = chart_row(edition, chain, size)
    groups = ranks(held)
    second = groups[1] if len(groups) > 1 else []
    third = groups[2] if len(groups) > 2 else []
    if not groups:
        return {}
    if len(groups[0]) >= 3:
        return share(primary + secondary + tertiary, groups[0])
    if len(groups[0]) == 2:
        paid = share(primary + secondary, groups[0])
        return paid | share(tertiary, second) if second else paid
    if not second:
        return share(primary + tertiary, groups[0])
    paid = share(primary, groups[0])
    if len(second) >= 2:
        return paid | share(secondary + tertiary, second)
    paid |= share(secondary, second)
    return paid | share(tertiary, third) if third else paid
