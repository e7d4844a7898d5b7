"""Reasons in words: as what to think of, and as what speaks for an action."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final

from acquire_desktop.games.acquire.advice.explanations import Explanation
from acquire_desktop.games.acquire.advice.vocabulary import Reason, ReasonKind
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.kit.texts import join_sentences, money, translate

_IDEAS: Final[Mapping[ReasonKind, str]] = {
    ReasonKind.ONLY_CHOICE: "There is only one thing you can do.",
    ReasonKind.BONUS: "A merger of {chain} would pay you {amount}.",
    ReasonKind.MERGES: "Think about a merger of {chain}.",
    ReasonKind.GROWTH: "You can push up the price of {chain}.",
    ReasonKind.GROWS: "{chain} can grow.",
    ReasonKind.NEW_CHAIN: "You can found a chain.",
    ReasonKind.MAKES_SAFE: "{chain} can become safe.",
    ReasonKind.TOGETHER: "Two of your tiles go side by side.",
    ReasonKind.QUIET: "Leave the chains as they are for now.",
    ReasonKind.CHEAP_CHAIN: "With your cash, a cheap chain is best.",
    ReasonKind.DEAR_CHAIN: "Expensive chains pay bigger bonuses.",
    ReasonKind.OLD_STOCK: "You still hold {chain} stock.",
    ReasonKind.KEEPS_STOCK: "You would keep your {chain} stock.",
    ReasonKind.TAKES_LEAD: "You can take the lead in {chain}.",
    ReasonKind.HOLDS_LEAD: "Defend your lead in {chain}.",
    ReasonKind.TAKES_SECOND: "You can reach second place in {chain}.",
    ReasonKind.CATCHES_UP: "Get closer to the leader in {chain}.",
    ReasonKind.MERGER_AHEAD: "{chain} may be acquired soon.",
    ReasonKind.ROOM: "{chain} has room to grow.",
    ReasonKind.SAFE_STOCK: "{chain} is safe and pays at the end.",
    ReasonKind.SPREAD: "Stock in several chains spreads the risk.",
    ReasonKind.CASH: "It is good to have cash now.",
    ReasonKind.TRADE: "{chain} stock is worth more in the long run.",
    ReasonKind.REFOUNDING: "{chain} may be founded again.",
    ReasonKind.SAVES_CASH: "Keep cash for the next turns.",
    ReasonKind.NO_CASH: "You can't afford any stock.",
    ReasonKind.AHEAD: "You are ahead and can declare the end.",
    ReasonKind.END: "You can declare the end.",
    ReasonKind.CARD: "Think about playing a power card.",
    ReasonKind.LEADS: "You are first in {chain}, ahead by {count}.",
    ReasonKind.TRAILS: "You are %n stock(s) behind the leader in {chain}.",
    ReasonKind.NEAR_MERGER: "%n tile(s) would connect {chain} and {other}: if {chain} is "
    "acquired, you get {amount}.",
    ReasonKind.STRANDED: "You can't afford any stock, and no single tile would start a merger "
    "that pays you. Grow your chains towards others.",
    ReasonKind.NOTHING: "This choice hardly matters.",
}
"""What to think of."""

_REASONS: Final[Mapping[ReasonKind, str]] = {
    ReasonKind.ONLY_CHOICE: "there is no other choice",
    ReasonKind.BONUS: "{chain} pays a bonus of {amount}",
    ReasonKind.MERGES: "{other} acquires {chain}",
    ReasonKind.GROWTH: "{amount} more for the {chain} stock held",
    ReasonKind.GROWS: "{chain} grows to %n tile(s)",
    ReasonKind.NEW_CHAIN: "a chain is founded",
    ReasonKind.MAKES_SAFE: "{chain} becomes safe",
    ReasonKind.TOGETHER: "next to another of your tiles",
    ReasonKind.QUIET: "leaves every chain as it is",
    ReasonKind.CHEAP_CHAIN: "{chain} is cheap",
    ReasonKind.DEAR_CHAIN: "{chain} pays high bonuses",
    ReasonKind.OLD_STOCK: "you already hold %n {chain} stock(s)",
    ReasonKind.KEEPS_STOCK: "you keep %n {chain} stock(s)",
    ReasonKind.TAKES_LEAD: "the lead in {chain}, by {count}",
    ReasonKind.HOLDS_LEAD: "still first in {chain}, ahead by {count}",
    ReasonKind.TAKES_SECOND: "second place in {chain}",
    ReasonKind.CATCHES_UP: "%n stock(s) behind the leader in {chain}",
    ReasonKind.MERGER_AHEAD: "{chain} may be acquired soon and pay {amount}",
    ReasonKind.ROOM: "%n free space(s) next to {chain}",
    ReasonKind.SAFE_STOCK: "{chain} is safe",
    ReasonKind.SPREAD: "stock of {count} chains",
    ReasonKind.CASH: "{amount} in cash right away",
    ReasonKind.TRADE: "%n {chain} stock(s) from a trade, worth {amount}",
    ReasonKind.REFOUNDING: "{chain} may be founded again",
    ReasonKind.SAVES_CASH: "keeps {amount} in cash for later",
    ReasonKind.NO_CASH: "you can't afford any stock",
    ReasonKind.AHEAD: "ahead by {amount}",
    ReasonKind.END: "the end can be declared",
    ReasonKind.CARD: "a good moment for the card",
    ReasonKind.LEADS: "first in {chain}, ahead by {count}",
    ReasonKind.TRAILS: "%n stock(s) behind the leader in {chain}",
    ReasonKind.NEAR_MERGER: "%n tile(s) from a merger of {chain} and {other}, worth {amount}",
    ReasonKind.STRANDED: "no cash for stock, and no merger in sight",
    ReasonKind.NOTHING: "nothing looks better",
}
"""What speaks for an action."""

_LESS: Final[Mapping[ReasonKind, str]] = {
    ReasonKind.MERGES: "{chain} is acquired, unless it is chosen to survive",
    ReasonKind.CATCHES_UP: "level with the leader in {chain}",
    ReasonKind.MERGER_AHEAD: "{chain} may be acquired soon",
    ReasonKind.SAVES_CASH: "keeps cash for later",
}
"""The same where the other chain, the number or the amount is not known, or none."""


def idea_text(reason: Reason, edition: Edition) -> str:
    """Return an idea that names no action."""
    return translate("Advice", _IDEAS[reason.kind], n=reason.count, **_fields(reason, edition))


def ideas_text(reasons: Sequence[Reason], edition: Edition) -> str:
    """Return the ideas and the position, a sentence each."""
    return join_sentences([idea_text(reason, edition) for reason in reasons])


def reason_text(reason: Reason, edition: Edition) -> str:
    """Return a reason for an action, as a part of a sentence."""
    return translate(
        "Advice",
        _LESS[reason.kind] if _tells_less(reason) else _REASONS[reason.kind],
        n=reason.count,
        **_fields(reason, edition),
    )


def reasons_text(reasons: Sequence[Reason], edition: Edition) -> str:
    """Return several reasons as one line."""
    texts = [reason_text(reason, edition) for reason in reasons] or [""]
    return reduce(lambda a, b: translate("Advice", "{first}; {second}", first=a, second=b), texts)


def chance_text(win: float, error: float) -> str:
    """Return a chance, 0-1, in percent, with how far it may be off."""
    whole, off = round(100 * win), max(1, round(100 * error))
    return translate("Advice", "{win}% ± {error}", win=whole, error=off)


def own_level_text(level: str) -> str:
    """Return as whom the person counts in the chances that are shown; empty without a level."""
    if not level:
        return ""
    return translate(
        "Advice", "Chances for a player of your level: {level}.", level=level_text(level)
    )


def explanation_text(why: Explanation | None, edition: Edition) -> str:
    """Return why a computer player did something, or an empty text when none did it."""
    if why is None:
        return ""
    return translate("Advice", "Why: {reasons}.", reasons=reasons_text(why.reasons, edition))


def _tells_less(reason: Reason) -> bool:
    if reason.kind is ReasonKind.MERGES:
        return reason.other is None
    amount = reason.count if reason.kind is ReasonKind.CATCHES_UP else reason.amount
    return reason.kind in _LESS and not amount


def _fields(reason: Reason, edition: Edition) -> dict[str, object]:
    chain, other = (
        "" if each is None else edition.chains[each].name for each in (reason.chain, reason.other)
    )
    return {"chain": chain, "other": other, "count": reason.count, "amount": money(reason.amount)}
