"""Reasons in words: as what to think of, and as what speaks for an action."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.acquire.advice import Reason, ReasonKind
from acquire_desktop.acquire.explanations import Explanation
from acquire_desktop.engine.editions import Edition
from acquire_desktop.ui.kit.texts import join_sentences, money, translate


@dataclass(frozen=True, slots=True)
class _Words:
    """What a reason is about, ready for a sentence."""

    chain: str
    other: str
    count: int
    amount: int

    @property
    def dollars(self) -> str:
        """The amount as money."""
        return money(self.amount)


_Teller = Callable[[_Words], str]


def idea_text(reason: Reason, edition: Edition) -> str:
    """Return what to think of, without naming an action."""
    return _IDEAS[reason.kind](_words(reason, edition))


def ideas_text(reasons: Sequence[Reason], edition: Edition) -> str:
    """Return what to think of and what the position is, a sentence each."""
    return join_sentences([idea_text(reason, edition) for reason in reasons])


def reason_text(reason: Reason, edition: Edition) -> str:
    """Return what speaks for an action, as a part of a sentence."""
    return _REASONS[reason.kind](_words(reason, edition))


def reasons_text(reasons: Sequence[Reason], edition: Edition) -> str:
    """Return several reasons as one line."""
    told = ""
    for reason in reasons:
        text = reason_text(reason, edition)
        told = translate("Advice", "{first}; {second}", first=told, second=text) if told else text
    return told


def explanation_text(why: Explanation | None, edition: Edition) -> str:
    """Return why a computer player did something, or an empty text when none did it."""
    if why is None:
        return ""
    return translate("Advice", "Why: {reasons}.", reasons=reasons_text(why.reasons, edition))


def _words(reason: Reason, edition: Edition) -> _Words:
    names = [
        "" if chain is None else edition.chains[chain].name
        for chain in (reason.chain, reason.other)
    ]
    return _Words(names[0], names[1], reason.count, reason.amount)


def _merges(words: _Words) -> str:
    if words.other:
        return translate("Advice", "{other} acquires {chain}", other=words.other, chain=words.chain)
    return translate(
        "Advice", "{chain} is acquired, unless it is chosen to survive", chain=words.chain
    )


def _merger_ahead(words: _Words) -> str:
    if words.amount:
        return translate(
            "Advice",
            "{chain} may be acquired soon and pay {amount}",
            chain=words.chain,
            amount=words.dollars,
        )
    return translate("Advice", "{chain} may be acquired soon", chain=words.chain)


def _catches_up(words: _Words) -> str:
    if not words.count:
        return translate("Advice", "level with the leader in {chain}", chain=words.chain)
    return translate(
        "Advice", "%n stock(s) behind the leader in {chain}", n=words.count, chain=words.chain
    )


def _saves_cash(words: _Words) -> str:
    if words.amount:
        return translate("Advice", "{amount} in cash for later", amount=words.dollars)
    return translate("Advice", "cash for later")


_IDEAS: Final[Mapping[ReasonKind, _Teller]] = {
    ReasonKind.ONLY_CHOICE: lambda _w: translate("Advice", "There is only one thing you can do."),
    ReasonKind.BONUS: lambda w: translate(
        "Advice", "A merger of {chain} would pay you {amount}.", chain=w.chain, amount=w.dollars
    ),
    ReasonKind.MERGES: lambda w: translate(
        "Advice", "Think about a merger of {chain}.", chain=w.chain
    ),
    ReasonKind.GROWTH: lambda w: translate(
        "Advice", "Your {chain} stock can become dearer.", chain=w.chain
    ),
    ReasonKind.GROWS: lambda w: translate("Advice", "{chain} can grow.", chain=w.chain),
    ReasonKind.NEW_CHAIN: lambda _w: translate("Advice", "You can found a chain."),
    ReasonKind.MAKES_SAFE: lambda w: translate("Advice", "{chain} can become safe.", chain=w.chain),
    ReasonKind.TOGETHER: lambda _w: translate("Advice", "Two of your tiles belong together."),
    ReasonKind.QUIET: lambda _w: translate("Advice", "Leave the chains as they are for now."),
    ReasonKind.CHEAP_CHAIN: lambda _w: translate("Advice", "A cheap chain suits your cash."),
    ReasonKind.DEAR_CHAIN: lambda _w: translate("Advice", "A dear chain pays higher bonuses."),
    ReasonKind.OLD_STOCK: lambda w: translate(
        "Advice", "You still hold stock of {chain}.", chain=w.chain
    ),
    ReasonKind.KEEPS_STOCK: lambda w: translate(
        "Advice", "Your stock of {chain} would stay.", chain=w.chain
    ),
    ReasonKind.TAKES_LEAD: lambda w: translate(
        "Advice", "You can come to hold most stock of {chain}.", chain=w.chain
    ),
    ReasonKind.HOLDS_LEAD: lambda w: translate(
        "Advice", "Defend your lead in {chain}.", chain=w.chain
    ),
    ReasonKind.TAKES_SECOND: lambda w: translate(
        "Advice", "Second place in {chain} is within reach.", chain=w.chain
    ),
    ReasonKind.CATCHES_UP: lambda w: translate(
        "Advice", "Get nearer to the leader in {chain}.", chain=w.chain
    ),
    ReasonKind.MERGER_AHEAD: lambda w: translate(
        "Advice", "{chain} may be acquired soon.", chain=w.chain
    ),
    ReasonKind.ROOM: lambda w: translate("Advice", "{chain} has room to grow.", chain=w.chain),
    ReasonKind.SAFE_STOCK: lambda w: translate(
        "Advice", "{chain} is safe and pays at the end.", chain=w.chain
    ),
    ReasonKind.SPREAD: lambda _w: translate("Advice", "Stock of several chains spreads the risk."),
    ReasonKind.CASH: lambda _w: translate("Advice", "Cash is useful now."),
    ReasonKind.TRADE: lambda w: translate(
        "Advice", "Stock of {chain} is worth more in the long run.", chain=w.chain
    ),
    ReasonKind.REFOUNDING: lambda w: translate(
        "Advice", "{chain} may be founded again.", chain=w.chain
    ),
    ReasonKind.SAVES_CASH: lambda _w: translate("Advice", "Keep cash for the next turns."),
    ReasonKind.NO_CASH: lambda _w: translate("Advice", "No stock is cheap enough for your cash."),
    ReasonKind.AHEAD: lambda _w: translate("Advice", "You lead; the game may end."),
    ReasonKind.END: lambda _w: translate("Advice", "The game may end."),
    ReasonKind.CARD: lambda _w: translate("Advice", "Think about a power card."),
    ReasonKind.LEADS: lambda w: translate(
        "Advice", "You are first in {chain}, ahead by {count}.", chain=w.chain, count=w.count
    ),
    ReasonKind.TRAILS: lambda w: translate(
        "Advice", "You are %n stock(s) behind the leader in {chain}.", n=w.count, chain=w.chain
    ),
    ReasonKind.NEAR_MERGER: lambda w: translate(
        "Advice",
        "%n tile(s) from {chain} to {other}: if {chain} is acquired, you are paid {amount}.",
        n=w.count,
        chain=w.chain,
        other=w.other,
        amount=w.dollars,
    ),
    ReasonKind.NOTHING: lambda _w: translate("Advice", "Little depends on this choice."),
}

_REASONS: Final[Mapping[ReasonKind, _Teller]] = {
    ReasonKind.ONLY_CHOICE: lambda _w: translate("Advice", "there is no other choice"),
    ReasonKind.BONUS: lambda w: translate(
        "Advice", "{chain} pays a bonus of {amount}", chain=w.chain, amount=w.dollars
    ),
    ReasonKind.MERGES: _merges,
    ReasonKind.GROWTH: lambda w: translate(
        "Advice", "the stock of {chain} gains {amount}", chain=w.chain, amount=w.dollars
    ),
    ReasonKind.GROWS: lambda w: translate(
        "Advice", "{chain} grows to %n tile(s)", n=w.count, chain=w.chain
    ),
    ReasonKind.NEW_CHAIN: lambda _w: translate("Advice", "a chain is founded"),
    ReasonKind.MAKES_SAFE: lambda w: translate("Advice", "{chain} becomes safe", chain=w.chain),
    ReasonKind.TOGETHER: lambda _w: translate("Advice", "another of your tiles lies beside it"),
    ReasonKind.QUIET: lambda _w: translate("Advice", "no chain changes"),
    ReasonKind.CHEAP_CHAIN: lambda w: translate("Advice", "{chain} is cheap", chain=w.chain),
    ReasonKind.DEAR_CHAIN: lambda w: translate(
        "Advice", "{chain} pays high bonuses", chain=w.chain
    ),
    ReasonKind.OLD_STOCK: lambda w: translate(
        "Advice", "%n stock(s) of {chain} from before", n=w.count, chain=w.chain
    ),
    ReasonKind.KEEPS_STOCK: lambda w: translate(
        "Advice", "%n stock(s) of {chain} stay", n=w.count, chain=w.chain
    ),
    ReasonKind.TAKES_LEAD: lambda w: translate(
        "Advice", "most stock of {chain}, ahead by {count}", chain=w.chain, count=w.count
    ),
    ReasonKind.HOLDS_LEAD: lambda w: translate(
        "Advice", "still ahead in {chain}, by {count}", chain=w.chain, count=w.count
    ),
    ReasonKind.TAKES_SECOND: lambda w: translate(
        "Advice", "second place in {chain}", chain=w.chain
    ),
    ReasonKind.CATCHES_UP: _catches_up,
    ReasonKind.MERGER_AHEAD: _merger_ahead,
    ReasonKind.ROOM: lambda w: translate(
        "Advice", "%n free space(s) beside {chain}", n=w.count, chain=w.chain
    ),
    ReasonKind.SAFE_STOCK: lambda w: translate("Advice", "{chain} is safe", chain=w.chain),
    ReasonKind.SPREAD: lambda w: translate("Advice", "stock of {count} chains", count=w.count),
    ReasonKind.CASH: lambda w: translate("Advice", "{amount} in cash at once", amount=w.dollars),
    ReasonKind.TRADE: lambda w: translate(
        "Advice",
        "{count} {chain} in exchange, worth {amount}",
        count=w.count,
        chain=w.chain,
        amount=w.dollars,
    ),
    ReasonKind.REFOUNDING: lambda w: translate(
        "Advice", "{chain} may be founded again", chain=w.chain
    ),
    ReasonKind.SAVES_CASH: _saves_cash,
    ReasonKind.NO_CASH: lambda _w: translate("Advice", "no stock is cheap enough"),
    ReasonKind.AHEAD: lambda w: translate("Advice", "ahead by {amount}", amount=w.dollars),
    ReasonKind.END: lambda _w: translate("Advice", "the game may end"),
    ReasonKind.CARD: lambda _w: translate("Advice", "the card fits here"),
    ReasonKind.LEADS: lambda w: translate(
        "Advice", "first in {chain}, ahead by {count}", chain=w.chain, count=w.count
    ),
    ReasonKind.TRAILS: lambda w: translate(
        "Advice", "%n stock(s) behind the leader in {chain}", n=w.count, chain=w.chain
    ),
    ReasonKind.NEAR_MERGER: lambda w: translate(
        "Advice",
        "%n tile(s) from {chain} to {other}, worth {amount}",
        n=w.count,
        chain=w.chain,
        other=w.other,
        amount=w.dollars,
    ),
    ReasonKind.NOTHING: lambda _w: translate("Advice", "nothing looks better"),
}
