"""The words that the sentences about events are made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.events import BonusPaid, StockDisposed
from acquire_desktop.ui.acquire.words.chain_forms import the_chain
from acquire_desktop.ui.acquire.words.chain_readings import name_with_reading
from acquire_desktop.ui.acquire.words.names import is_you, label_of, list_first, name_in_words
from acquire_desktop.ui.kit.texts import join_facts, join_list, join_short, money, translate

CHAIN_MARKS: Final = tuple(chr(0xE000 + chain) for chain in range(CHAIN_COUNT))
"""One private character for each chain; ``marked_event_text`` puts it before the name."""

UNMARK: Final = dict.fromkeys(map(ord, CHAIN_MARKS))
"""Takes the marks out of a text, for ``str.translate``."""

_BONUSES: Final[Mapping[tuple[int, ...], str]] = {
    (0,): "primary bonus",
    (1,): "secondary bonus",
    (2,): "tertiary bonus",
    (0, 1): "primary and secondary bonus",
    (0, 2): "primary and tertiary bonus",
    (1, 2): "secondary and tertiary bonus",
    (0, 1, 2): "primary, secondary and tertiary bonus",
}


@dataclass(frozen=True, slots=True)
class GameNames:
    """The names of the seats and chains of an event in this game."""

    edition: Edition
    """Names the chains."""
    names: Sequence[str]
    """By seat; ``Names`` where the texts speak to a reader."""

    def is_you(self, seat: Seat | None) -> bool:
        """Tell whether a seat is the reader's."""
        return is_you(self.names, seat)

    def player(self, seat: Seat) -> str:
        """Return a player's name, free of marks; ``You`` for the reader."""
        return label_of(self.names, seat).translate(UNMARK)

    def player_in_words(self, seat: Seat) -> str:
        """Return a player's name for the middle of a sentence: ``you`` for the reader."""
        return name_in_words(self.names, seat).translate(UNMARK)

    def players(self, seats: Sequence[Seat]) -> str:
        """Return several players as a list that begins a sentence, the reader first."""
        return list_first(self.names, seats).translate(UNMARK)

    def chain(self, chain: Chain) -> str:
        """Return a chain's name after its mark."""
        return CHAIN_MARKS[chain] + self.edition.chains[chain].name

    def new_chain(self, chain: Chain) -> str:
        """Return the name of a chain that comes into the game, with its reading, after its mark."""
        return CHAIN_MARKS[chain] + name_with_reading(self.edition.chains[chain])

    def crest(self, chain: Chain) -> str:
        """Return a chain's letter after its mark, where room is short."""
        return CHAIN_MARKS[chain] + self.edition.chains[chain].letter

    def few(self, count: int, chain: Chain) -> str:
        """Say how much stock of which chain where room is short: ``2 F``."""
        return f"{count} {self.crest(chain)}"

    def few_of_all(self, counts: Sequence[int]) -> str:
        """Say how much stock of each chain where room is short: ``2 F, 1 T``."""
        return join_short([self.few(count, chain) for chain, count in enumerate(counts) if count])

    def stocks(self, count: int, chain: Chain) -> str:
        """Say how much stock of which chain: ``2 Festival``."""
        return translate("Log", "%n {chain}", n=count, chain=self.chain(chain))

    def all_stocks(self, counts: Sequence[int]) -> str:
        """Say how much stock of each chain: ``2 Festival and 1 Tower``."""
        held = [self.stocks(count, chain) for chain, count in enumerate(counts) if count]
        return join_list(held)

    def sized(
        self,
        chains: Sequence[Chain],
        sizes: Sequence[int],
        *,
        form: Callable[[str], str] = the_chain,
    ) -> str:
        """Name chains with their tiles, each in a form: ``Tower (6) and Festival (2)``."""
        texts = [
            translate("Log", "{chain} ({size})", chain=self.chain(chain), size=size)
            for chain, size in zip(chains, sizes, strict=True)
        ]
        return join_list(list(map(form, texts)))

    def bonus_account(self, event: BonusPaid) -> str:
        """Say which bonuses are paid, by how many they are shared, and with which sum."""
        reason, total = bonus_reason(event), bonus_sum(event)
        if event.shared_by > 1:
            reason = translate(
                "Log", "{bonus} shared by {count}", bonus=reason, count=event.shared_by
            )
        if total != money(event.amount):
            reason = translate("Log", "{bonus}, {sum}", bonus=reason, sum=total)
        return reason

    def disposal(self, event: StockDisposed) -> str:
        """Say what became of the stock of an acquired chain: ``sold 2 for $400 and kept 1``."""
        parts: list[str] = []
        if event.sell:
            cash = money(event.cash)
            parts.append(translate("Log", "sold {count} for {cash}", count=event.sell, cash=cash))
        if event.trade:
            received = self.stocks(event.trade // 2, event.survivor)
            parts.append(
                translate("Log", "traded {count} for {stocks}", count=event.trade, stocks=received)
            )
        if event.keep:
            parts.append(translate("Log", "kept {count}", count=event.keep))
        return join_facts(parts)

    def holders(self, stocks: Sequence[int]) -> str:
        """Say who holds how much, as in ``Stockholders: Ana 3 and Bea 2``."""
        held = [
            translate("Log", "{player} {count}", player=self.player_in_words(seat), count=count)
            for seat, count in enumerate(stocks)
            if count
        ]
        if not held:
            return translate("Log", "Nobody holds its stock.")
        return translate("Log", "Stockholders: {list}.", list=join_facts(held))


def bonus_reason(event: BonusPaid) -> str:
    """Return the bonuses of a stockholder in words: ``primary and secondary bonus``."""
    return translate("Log", _BONUSES[event.places])


def bonus_sum(event: BonusPaid) -> str:
    """Return the arithmetic of a bonus: ``($7,000 + $5,000) ÷ 2 = $6,000``.

    Rounding is named only where it changed the amount, which then stands beside the sum; a single
    bonus paid whole is just that.
    """
    terms = " + ".join(map(money, event.terms))
    if event.shared_by == 1:
        return terms if terms == money(event.amount) else f"{terms} = {money(event.amount)}"
    divided = quotient(event, f"({terms})" if len(event.terms) > 1 else terms)
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
