"""Review in money: headlines by facts, what mistakes cost and what came of them, and the sum."""

from collections.abc import Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import Judgement
from acquire_desktop.games.acquire.advice.verdict_reasons import Why
from acquire_desktop.games.acquire.advice.vocabulary import Reason, ReasonKind
from acquire_desktop.games.acquire.engine.actions import BuyStock, ChooseSurvivor, FoundChain
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review.account import Parts
from acquire_desktop.games.acquire.review.aftermath import (
    Aftermath,
    AftermathKind,
    aftermath_of,
    spends_more,
)
from acquire_desktop.games.acquire.review.attempt import Attempt
from acquire_desktop.games.acquire.review.costs import Mistake
from acquire_desktop.games.acquire.review.findings import Cause, Finding
from acquire_desktop.games.acquire.review.money import Money, rounded
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.games.acquire.review.sources import Source, SourceSum, sums_of, telling
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.advice_texts import reasons_text
from acquire_desktop.ui.acquire.words.names import label_of, name_in_words
from acquire_desktop.ui.kit.texts import (
    join_facts,
    join_phrases,
    join_sentences,
    join_terse,
    money,
    number,
    signed_money,
    translate,
)

_HEADLINES: Final[Mapping[Cause, str]] = {
    Cause.LESS_TAKEOVERS: "{amount} less in bonuses from mergers than {player}",
    Cause.LESS_AT_END: "{amount} less in bonuses at the end than {player}",
    Cause.LESS_STOCK: "{amount} less gained with stock than {player}",
    Cause.NO_CASH: "{count} turns without money for a stock",
    Cause.WORTHLESS: "{count} {chain} stocks were worthless in the end, {amount} lost",
    Cause.ONE_SHORT: "One stock short of the first bonus in {chain}, about {amount}",
    Cause.ENDED_EARLY: "The end was declared too early, which cost about {amount}",
    Cause.ENDED_LATE: "The end could have been declared while {amount} ahead",
    Cause.TURNED: "Decided in turn {turn}: chance to win {before}% → {after}%",
    Cause.SLIPPED: "Chance {before}% → {after}%, mostly by decisions in turns {turn} to {until}",
    Cause.ONE_DECISION: "One decision cost about {amount}; only {theirs} was missing",
    Cause.ANY_DECISION: "Any of {count} decisions would have been enough: {theirs} was missing",
    Cause.DECISIONS: "{count} decisions cost about {amount}, the most in turn {turn}",
    Cause.UNLUCKY: "Bad draws cost about {amount}",
    Cause.UNSPENT: "Fewer stocks bought than possible, which cost about {amount}",
    Cause.OVERTAKEN: "Overtaken at the end: ahead by {amount} until turn {turn}",
    Cause.BEHIND: "Behind by {amount}",
    Cause.TIE: "First place shared",
    Cause.MORE_TAKEOVERS: "{amount} more in bonuses from mergers than {player}",
    Cause.MORE_AT_END: "{amount} more in bonuses at the end than {player}",
    Cause.MORE_STOCK: "{amount} more gained with stock than {player}",
    Cause.LUCKY: "Good draws brought about {amount}",
    Cause.AHEAD: "Ahead by {amount}",
}
"""They are true of the reader and of anybody else."""

_OF_CHAIN: Final[Mapping[Cause, str]] = {
    Cause.LESS_TAKEOVERS: "{own} against {theirs}, most of the difference for {chain}.",
    Cause.LESS_AT_END: "{own} against {theirs}, most of the difference for {chain}.",
    Cause.MORE_TAKEOVERS: "{own} against {theirs}, most of the difference for {chain}.",
    Cause.MORE_AT_END: "{own} against {theirs}, most of the difference for {chain}.",
    Cause.WORTHLESS: "The chain was not on the board at the end.",
    Cause.ONE_SHORT: "Turn {turn}: {other} stocks against {count}.",
}
_DETAILS: Final[Mapping[Cause, str]] = {
    Cause.LESS_TAKEOVERS: "{own} against {theirs}.",
    Cause.LESS_AT_END: "{own} against {theirs}.",
    Cause.MORE_TAKEOVERS: "{own} against {theirs}.",
    Cause.MORE_AT_END: "{own} against {theirs}.",
    Cause.LESS_STOCK: "Sales less purchases. Stocks bought: {count} against {other}.",
    Cause.MORE_STOCK: "Sales less purchases. Stocks bought: {count} against {other}.",
    Cause.NO_CASH: (
        "Turns {turn} to {until}. Stocks {player} bought in that time: {other}. As many would have"
        " brought about {amount}."
    ),
    Cause.TURNED: "Better: {better}.",
    Cause.ENDED_LATE: "That was in turn {turn}, and the game went on.",
    Cause.ONE_DECISION: "That was in turn {turn}.",
    Cause.ANY_DECISION: "The one in turn {turn} cost most: about {amount}.",
    Cause.UNLUCKY: "Other tiles from the pool would have brought that much more on average.",
    Cause.OVERTAKEN: "The last turn and the final account turned it.",
    Cause.LUCKY: "Other tiles from the pool would have brought that much less on average.",
}
"""What is said of the weightiest finding beside its headline."""

_SOURCES: Final[Mapping[Source, tuple[str, str]]] = {
    Source.TAKEOVERS: (
        "{amount} less in bonuses from mergers",
        "{amount} more in bonuses from mergers",
    ),
    Source.END: ("{amount} less in bonuses at the end", "{amount} more in bonuses at the end"),
    Source.STOCK: ("{amount} less gained with stock", "{amount} more gained with stock"),
}
"""What a move brought against the better one."""

_SUMS: Final[Mapping[int, str]] = {
    1: "The first four add up to {total}: {gap} more than {player} ({rival}).",
    0: "The first four add up to {total}, as much as {player}.",
    -1: "The first four add up to {total}: {gap} less than {player} ({rival}).",
}
"""By the sign of the lead."""

_OF_BONUSES: Final = {
    ReasonKind.BONUS,
    ReasonKind.TAKES_LEAD,
    ReasonKind.HOLDS_LEAD,
    ReasonKind.TAKES_SECOND,
    ReasonKind.CATCHES_UP,
    ReasonKind.MERGER_AHEAD,
    ReasonKind.MAKES_SAFE,
}
"""Reasons that explain bonuses of their chain; others say too little beside an amount."""

_CLOSE: Final = 2
"""Who is more stocks behind the leader has caught up with nobody."""

_AFTERMATHS: Final[Mapping[AftermathKind, str]] = {
    AftermathKind.NO_MONEY: "Turns that then began without money for a stock: {count}.",
    AftermathKind.WORTHLESS: "The {chain} stocks kept were worthless in the end.",
    AftermathKind.LITTLE_BOUGHT: "{amount} stayed unspent.",
}


def headline_texts(
    found: Sequence[Finding], edition: Edition, names: Sequence[str]
) -> tuple[str, str, str]:
    """Return why a seat's game went as it did, the line below with the next reason, and less.

    Args:
        found: What is to be said, the weightiest first; one at least.
        edition: Names the chains.
        names: The players' names by seat; ``Names`` where the texts speak to a reader.
    """
    first = found[0]
    headline, *seconds = (
        translate("ReviewMoney", _HEADLINES[each.cause], n=None, **_fields(each, edition, names))
        for each in found[:2]
    )
    second = [translate("ReviewMoney", "Also: {fact}.", fact=fact) for fact in seconds]
    detail, fields = [], _fields(first, edition, names)
    if first.chain is None and first.cause in _DETAILS:
        detail = [translate("ReviewMoney", _DETAILS[first.cause], n=None, **fields)]
    elif first.chain is not None and first.cause in _OF_CHAIN:
        detail = [translate("ReviewMoney", _OF_CHAIN[first.cause], n=None, **fields)]
    return headline, join_sentences([*detail, *second]), join_sentences(second or detail)


def _fields(found: Finding, edition: Edition, names: Sequence[str]) -> dict[str, str]:
    return {
        "count": number(found.count),
        "other": number(found.other),
        "before": number(found.count),
        "after": number(found.other),
        "own": money(found.count),
        "theirs": money(found.other),
        "amount": money(found.amount),
        "turn": number(found.turn),
        "until": number(found.until),
        "chain": "" if found.chain is None else edition.chains[found.chain].name,
        "player": "" if found.seat is None else name_in_words(names, found.seat),
        "better": "" if found.better is None else action_text(found.better, edition),
    }


def standing_text(totals: Sequence[int], names: Sequence[str], away: int = 0) -> str:
    """Return the places of all players with their money, the first of them first.

    Args:
        totals: Dollars at the end by seat.
        names: The players' names by seat.
        away: How many of the reader's decisions a computer made.
    """
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    texts = [
        translate(
            "ReviewMoney",
            "{place}. {player} {amount}",
            place=number(1 + sum(other > totals[seat] for other in totals)),
            player=label_of(names, seat),
            amount=money(totals[seat]),
        )
        for seat in order
    ]
    places = join_phrases(texts)
    if not away:
        return places
    return join_terse([places, translate("ReviewMoney", "%n decision(s) by a computer", n=away)])


def title_of(mistake: Mistake, view: View) -> str:
    """Return what was done, as the title of a card."""
    played, edition = mistake.judgement.verdict.played, view.edition
    if isinstance(played, BuyStock) and spends_more(mistake, view):
        cost = sum(count * price for count, price in zip(played.counts, view.prices, strict=True))
        cash = view.cash[view.seat]
        if cash - cost < min((price for price in view.prices if price), default=0):
            action = action_text(played, edition)
            return translate(
                "ReviewMoney", "{action}: the last {amount}", action=action, amount=money(cost)
            )
    return action_text(played, edition)


def moment_line(mistake: Mistake, turn: int, edition: Edition) -> str:
    """Return the turn, and what was better."""
    best = action_text(mistake.judgement.verdict.best, edition)
    return translate("ReviewMoney", "Turn {turn} · Better: {action}", turn=turn, action=best)


def story_at(known: ReviewedGame, step: int) -> str:
    """Return what came of a mistake and what its cost is made of; empty for other decisions."""
    mistake = known.mistake_at(step)
    if mistake is None:
        return ""
    seat = mistake.judgement.seat
    after = aftermath_of(known.course(seat), mistake)
    why, view = known.why(mistake.judgement), known.game.view_before(step, seat)
    return story_of(mistake, after, why, view)


def story_of(mistake: Mistake, after: Aftermath | None, why: Why | None, view: View) -> str:
    """Return what speaks for the better move, what came of the other, and of what its cost is.

    Args:
        mistake: The decision.
        after: What came of it in the game; None where nothing simple did.
        why: What speaks for the better move; None where that is not known.
        view: What the player knew.
    """
    edition, cost = view.edition, mistake.cost
    sums = telling(sums_of(cost.sources), cost.amount) if cost.is_sure else []
    chains = {each.chain for each in sums} or {None, *range(CHAIN_COUNT)}
    texts: list[str] = []
    for reason in () if why is None else why.better:
        if _explains(reason, mistake) and reason.chain in chains and not texts:
            text = reasons_text((reason,), edition)
            texts.append(translate("Review", "Why: {reasons}.", reasons=text))
    if after is not None:
        name = "" if after.chain is None else edition.chains[after.chain].name
        fields = {"count": number(after.count), "amount": money(after.count), "chain": name}
        texts.append(translate("ReviewMoney", _AFTERMATHS[after.kind], n=None, **fields))
    if sums:
        facts = join_facts([_source_text(each, view) for each in sums])
        text = translate("ReviewMoney", "On average the move played brought {facts}.", facts=facts)
        texts.append(text)
    return join_sentences(texts)


def _explains(reason: Reason, mistake: Mistake) -> bool:
    """Tell whether a reason explains bonuses, and is not as true of what was bought instead."""
    best, played = mistake.judgement.verdict.best, mistake.judgement.verdict.played
    if reason.kind is ReasonKind.CATCHES_UP and reason.count > _CLOSE:
        return False
    if isinstance(best, BuyStock) and isinstance(played, BuyStock) and reason.chain is not None:
        is_more = best.counts[reason.chain] > played.counts[reason.chain]
        return is_more and reason.kind in _OF_BONUSES
    return reason.kind in _OF_BONUSES


def _source_text(lost: SourceSum, view: View) -> str:
    edition, amount = view.edition, money(abs(rounded(lost.amount)))
    text = translate("ReviewMoney", _SOURCES[lost.source][lost.amount < 0], amount=amount)
    if lost.chain is None or not view.sizes[lost.chain]:
        return text
    name = edition.chains[lost.chain].name
    return translate("ReviewMoney", "{fact} (mostly {chain})", fact=text, chain=name)


def chances_text(mistake: Mistake) -> str:
    """Return the chances after the better move and after what was done; empty where alike."""
    found = mistake.judgement.verdict
    best, played = (number(round(win / 100)) for win in (found.best_win, found.played_win))
    if mistake.was_lost:
        return translate("ReviewMoney", "far behind: chance {best}%", best=best)
    if not mistake.judgement.is_certain:
        return ""
    return translate("ReviewMoney", "chance {best} → {played}%", best=best, played=played)


def margin_text(cost: Money) -> str:
    """Return what an amount is sure to within, or that the money is about the same."""
    if not cost.is_sure:
        return translate("ReviewMoney", "about the same money")
    return translate("ReviewMoney", "sure to within {amount}", amount=money(cost.margin))


def cost_text(mistake: Mistake) -> str:
    """Return what was surely lost, in money or else in points of the chance: ``−$2,400``."""
    if mistake.cost.is_sure:
        return signed_money(-mistake.cost.shown)
    points = translate("ReviewMoney", "%n point(s)", n=mistake.points)
    return f"-{points}"


def meaning_text() -> str:
    """Say what dollars and percentages assume."""
    return translate(
        "ReviewMoney",
        "$: how much less the move brought than the better one. A computer played on from both"
        " {games} times with the same luck. Chance: to win, if all play on equally well. What is"
        " not sure is left out.",
        games=number(1000),
    )


def part_texts(parts: Parts) -> list[tuple[str, str, str]]:
    """Return the parts of a seat's money: name, amount and what that means, the sum last."""
    return [
        (
            translate("ReviewMoney", "Average"),
            money(parts.usual),
            translate("ReviewMoney", "What this seat brings on average with these opening tiles."),
        ),
        (
            translate("ReviewMoney", "Mistakes"),
            signed_money(parts.decisions),
            translate(
                "ReviewMoney",
                "What the listed decisions cost, sure to within {amount}.",
                amount=money(parts.decisions_margin),
            ),
        ),
        (
            translate("ReviewMoney", "Luck"),
            signed_money(parts.draws),
            translate(
                "ReviewMoney",
                "What the drawn tiles brought against others from the pool, sure to within"
                " {amount}.",
                amount=money(parts.draws_margin),
            ),
        ),
        (
            translate("ReviewMoney", "The rest"),
            signed_money(parts.rest),
            translate(
                "ReviewMoney",
                "All else: good moves, what the others did, and losses too small for a card.",
            ),
        ),
        (
            translate("ReviewMoney", "At the end"),
            money(parts.total),
            translate("ReviewMoney", "The four parts together."),
        ),
    ]


def sum_text(parts: Parts, rival: str) -> str:
    """Say how the parts add up, and to how much more or less than the best of the others has."""
    gap = parts.total - parts.rival
    return translate(
        "ReviewMoney",
        _SUMS[(gap > 0) - (gap < 0)],
        total=money(parts.total),
        player=rival,
        rival=money(parts.rival),
        gap=money(abs(gap)),
    )


def chain_of(mistake: Mistake, view: View) -> Chain | None:
    """Return the chain that a decision was about; None for a tile alone."""
    played = mistake.judgement.verdict.played
    if isinstance(played, BuyStock):
        counts = played.counts
        return counts.index(max(counts)) if any(counts) else None
    if isinstance(played, FoundChain | ChooseSurvivor):
        return played.chain
    acquired = getattr(view.decision, "acquired", None)
    return acquired if isinstance(acquired, int) else None


def try_texts(mistake: Mistake | None, turn: int) -> tuple[str, str]:
    """Return the title of a decision that is asked once more, and what may be said before."""
    title = translate("ReviewMoney", "Turn {turn}: what would you do?", turn=turn)
    if mistake is None:
        return title, translate("ReviewMoney", "The best move stays hidden until you answer.")
    return title, translate(
        "ReviewMoney",
        "The move played: {loss}. The best one stays hidden until you answer.",
        loss=cost_text(mistake),
    )


def attempt_texts(attempt: Attempt, mistake: Mistake | None) -> tuple[str, str]:
    """Return what is said of an answer: whether it is right, and its money."""
    right = attempt.is_right
    title = translate("ReviewMoney", "Right." if right else "Not yet.")
    if not right and (attempt.cost is None or attempt.cost.shown <= 0):
        points = number(max(1, round(attempt.loss / 100)))
        return title, translate(
            "ReviewMoney", "It gives away {points}% of the chance to win.", points=points
        )
    if attempt.cost is None:
        return title, ""
    if not right:
        amount = signed_money(-attempt.cost.shown)
        return title, translate(
            "ReviewMoney", "Your answer: {amount} against the best move.", amount=amount
        )
    if mistake is None:
        return title, translate("ReviewMoney", "As good as the best move.")
    gain = signed_money(max(0, mistake.cost.shown - attempt.cost.shown))
    text = translate("ReviewMoney", "{amount} against the move of the game.", amount=gain)
    return title, text


def answer_text(judged: Judgement, story: str, why: Why | None, edition: Edition) -> str:
    """Return the best move, and why: what another cost, or what speaks for it."""
    best = action_text(judged.verdict.best, edition)
    texts = [translate("ReviewMoney", "Best: {action}.", action=best)]
    if story:
        texts.append(story)
    elif why is not None and why.better:
        reasons = reasons_text(why.better, edition)
        texts.append(translate("Review", "Why: {reasons}.", reasons=reasons))
    return join_sentences(texts)
