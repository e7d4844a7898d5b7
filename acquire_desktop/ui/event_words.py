"""The words that the sentences about events are made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import BonusPaid
from acquire_desktop.ui.texts import join_list, money, translate

CHAIN_MARKS: Final = tuple(chr(0xE000 + chain) for chain in range(CHAIN_COUNT))
"""One private character for each chain; ``marked_event_text`` puts it before the name."""

UNMARK: Final = dict.fromkeys(map(ord, CHAIN_MARKS))
"""Takes the marks out of a text, for ``str.translate``."""


@dataclass(frozen=True, slots=True)
class Words:
    """What the seats and chains of an event are called in this game."""

    edition: Edition
    """Names the chains."""
    names: Sequence[str]
    """Plain names by seat."""

    def player(self, seat: Seat) -> str:
        """Return a player's name, free of marks."""
        return self.names[seat].translate(UNMARK)

    def players(self, seats: Sequence[Seat]) -> str:
        """Return the names of several players as a list in words."""
        return join_list([self.player(seat) for seat in seats])

    def chain(self, chain: Chain) -> str:
        """Return a chain's name after its mark."""
        return CHAIN_MARKS[chain] + self.edition.chains[chain].name

    def stocks(self, count: int, chain: Chain) -> str:
        """Say how much stock of which chain: ``2 Festival``."""
        return translate("Log", "{count} {chain}", count=count, chain=self.chain(chain))

    def holders(self, stocks: Sequence[int]) -> str:
        """Say who holds how much, as in ``Stockholders: Ana 3 and Bea 2``."""
        held = [
            translate("Log", "{player} {count}", player=self.player(seat), count=count)
            for seat, count in enumerate(stocks)
            if count
        ]
        if not held:
            return translate("Log", "Nobody holds its stock.")
        return translate("Log", "Stockholders: {list}.", list=join_list(held))


def bonus_reason(event: BonusPaid) -> str:
    """Return which bonuses a stockholder takes: ``primary and secondary bonus``."""
    return {
        (0,): translate("Log", "primary bonus"),
        (1,): translate("Log", "secondary bonus"),
        (2,): translate("Log", "tertiary bonus"),
        (0, 1): translate("Log", "primary and secondary bonus"),
        (0, 2): translate("Log", "primary and tertiary bonus"),
        (1, 2): translate("Log", "secondary and tertiary bonus"),
    }.get(event.places, translate("Log", "primary, secondary and tertiary bonus"))


def bonus_sum(event: BonusPaid) -> str:
    """Return the arithmetic of a bonus: ``($7,000 + $5,000) ÷ 2 = $6,000``.

    Rounding is named only where it changed the amount, which then stands beside the sum; a single
    bonus paid whole is just that.
    """
    terms = " + ".join(map(money, event.terms))
    if event.shared_by > 1:
        return _shared_sum(event, f"({terms})" if len(event.terms) > 1 else terms)
    return terms if terms == money(event.amount) else f"{terms} = {money(event.amount)}"


def _shared_sum(event: BonusPaid, terms: str) -> str:
    divided = quotient(event, terms)
    if sum(event.terms) == event.amount * event.shared_by:
        return divided
    return translate("Log", "{sum}, rounded up to the next $100", sum=divided)


def quotient(event: BonusPaid, dividend: str = "") -> str:
    """Return a shared bonus divided: ``$8,500 ÷ 2 = $4,250``, or ``$19,700 ÷ 3``.

    Args:
        event: A bonus that several share.
        dividend: What is divided, written out; without it the sum of the terms.
    """
    total = sum(event.terms)
    share, rest = divmod(total, event.shared_by)
    division = f"{dividend or money(total)} ÷ {event.shared_by}"
    return division if rest else f"{division} = {money(share)}"
