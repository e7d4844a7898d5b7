"""Stock exchange: the next price of a chain, and how far it is from being safe, in words."""

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.ui.acquire.rules.price_chart import next_steps
from acquire_desktop.ui.kit.texts import join_terse, money, translate


def next_step_text(edition: Edition, chain: Chain, size: int) -> str:
    """Return what an active chain of a size comes to next."""
    steps = next_steps(edition, chain, size)
    price = translate("PriceCard", "highest price")
    if steps.tiles_to_price:
        price = translate(
            "PriceCard", "%n tile(s) to {price}", n=steps.tiles_to_price, price=money(steps.price)
        )
    safe = translate("PriceCard", "safe")
    if steps.tiles_to_safe:
        safe = translate(
            "PriceCard", "safe at {size}: %n to go", n=steps.tiles_to_safe, size=edition.safe_size
        )
    return join_terse([price, safe])
