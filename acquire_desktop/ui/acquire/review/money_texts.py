"""Review in money: headlines by facts, what mistakes cost and what came of them, and the sum."""

from collections.abc import Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.actions import BuyStock, ChooseSurvivor, FoundChain
from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review.review_vocabulary import (
    Aftermath,
    AftermathKind,
    Attempt,
    Cause,
    Finding,
    Judgement,
    Mistake,
    Money,
    Parts,
    Why,
)
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.advice_texts import reasons_text
from acquire_desktop.ui.acquire.words.names import name_in_words
from acquire_desktop.ui.kit.texts import join_sentences, money, number, signed_money, translate

_HEADLINES: Final[Mapping[Cause, str]] = {
    Cause.NO_CASH: "{count} turns without money for a stock",
    Cause.WORTHLESS: "{count} {chain} stocks were worthless in the end",
    Cause.ONE_SHORT: "One stock short of the first bonus in {chain}",
    Cause.ENDED_EARLY: "The end was declared {amount} too early",
    Cause.ENDED_LATE: "The end could have been declared while ahead",
    Cause.ONE_DECISION: "One decision cost more than was missing",
    Cause.DECISIONS: "{count} decisions cost about {amount}",
    Cause.UNLUCKY: "Bad draws cost about {amount}",
    Cause.NO_BONUS: "{count} takeovers, and no bonus from any",
    Cause.NO_FIRST: "First in none of {count} chains at the end",
    Cause.UNSPENT: "Too few stocks bought in {count} turns",
    Cause.FED_OTHERS: "These mergers paid someone else",
    Cause.NO_FOUNDING: "No chain founded",
    Cause.OVERTAKEN: "In the lead until turn {turn}",
    Cause.FEW_STOCKS: "Only {count} stocks bought",
    Cause.BEHIND: "Behind by {amount}",
    Cause.TIE: "First place shared",
    Cause.NEAR: "Won by only {amount}",
    Cause.LUCKY: "Good draws brought about {amount}",
    Cause.ONE_TAKEOVER: "One takeover paid {amount}",
    Cause.MAJORITIES: "First in {count} chains at the end",
    Cause.BONUSES: "{amount} from bonuses",
    Cause.AHEAD: "Ahead by {amount}",
}
"""No name stands in them: they are true of the reader and of anybody else."""

_DECKS: Final[Mapping[Cause, str]] = {
    Cause.NO_CASH: "Turns {turn} to {until}. Stocks {player} bought in that time: {other}.",
    Cause.WORTHLESS: "The chain was not on the board at the end. Sold in time, they were worth"
    " {amount}.",
    Cause.ONE_SHORT: "Turn {turn}: {other} stocks against {count}. One more would have brought"
    " {amount}.",
    Cause.ENDED_EARLY: "The declaration came in turn {turn}, and others were ahead.",
    Cause.ENDED_LATE: "In turn {turn} the lead was {amount}, and the game went on.",
    Cause.ONE_DECISION: "That was in turn {turn}: about {amount}.",
    Cause.DECISIONS: "The costliest was in turn {turn}.",
    Cause.UNLUCKY: "Other tiles from the pool would have brought that much more on average.",
    Cause.NO_BONUS: "Bonuses paid to {player} before the end: {amount}.",
    Cause.NO_FIRST: "Chains with {player} in first place: {other}. Bonuses at the end: {amount}"
    " more.",
    Cause.UNSPENT: "There was money for more between turns {turn} and {until}.",
    Cause.FED_OTHERS: "{count} own mergers paid {player} {amount} in bonuses.",
    Cause.NO_FOUNDING: "Every founder gets a free stock. Chains founded by others: {count}.",
    Cause.OVERTAKEN: "{amount} ahead then; the final account turned it.",
    Cause.FEW_STOCKS: "Stocks {player} bought: {other}.",
    Cause.BEHIND: "No single fact decided it.",
    Cause.TIE: "{amount} each.",
    Cause.NEAR: "Any decision could have turned it.",
    Cause.LUCKY: "More than the lead, which was {lead}.",
    Cause.ONE_TAKEOVER: "In turn {turn} {chain} was acquired.",
    Cause.MAJORITIES: "Chains with {player} in first place: {other}.",
    Cause.BONUSES: "Bonuses paid to {player}: {rival}.",
    Cause.AHEAD: "No single fact decided it.",
}

_RESULTS: Final[Mapping[int, str]] = {
    1: "Won by {amount}. Second: {player}.",
    0: "Level at the top: {player}.",
    -1: "{amount} short of first place. Ahead: {player}.",
}
"""By the sign of the lead."""

_AFTERMATHS: Final[Mapping[AftermathKind, str]] = {
    AftermathKind.NO_MONEY: "Turns that then began without money for a stock: {count}.",
    AftermathKind.WORTHLESS: "The {chain} stocks kept were worthless in the end.",
    AftermathKind.LITTLE_BOUGHT: "{amount} stayed unspent.",
}


def headline_texts(
    found: Finding, parts_lead: int, rival: int, edition: Edition, names: Sequence[str]
) -> tuple[str, str, str]:
    """Return the headline of a seat's game, the line below it, and a shorter one.

    Args:
        found: What decided it.
        parts_lead: Dollars ahead of the rival; below 0 behind.
        rival: The seat of the best of the others.
        edition: Names the chains.
        names: The players' names by seat; ``Names`` where the texts speak to a reader.
    """
    player = name_in_words(names, rival if found.seat is None else found.seat)
    fields = {
        "count": number(found.count),
        "other": number(found.other),
        "amount": money(found.amount),
        "lead": money(found.other),
        "rival": money(found.other),
        "turn": number(found.turn),
        "until": number(found.until),
        "chain": "" if found.chain is None else edition.chains[found.chain].name,
        "player": player,
    }
    deck = translate("ReviewMoney", _DECKS[found.cause], n=None, **fields)
    headline = translate("ReviewMoney", _HEADLINES[found.cause], n=None, **fields)
    result = result_text(parts_lead, name_in_words(names, rival))
    return headline, join_sentences([deck, result]), result


def result_text(lead: int, rival: str) -> str:
    """Say how far a seat ended from the best of the others."""
    kind = (lead > 0) - (lead < 0)
    fields = {"amount": money(abs(lead)), "player": rival}
    return translate("ReviewMoney", _RESULTS[kind], n=None, **fields)


def title_of(mistake: Mistake, view: View) -> str:
    """Return what was done, as the title of a card."""
    played, edition = mistake.judgement.verdict.played, view.edition
    if isinstance(played, BuyStock) and any(played.counts):
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


def story_of(mistake: Mistake, after: Aftermath | None, why: Why | None, edition: Edition) -> str:
    """Return what came of a decision, or what speaks for the better one."""
    if after is not None:
        name = "" if after.chain is None else edition.chains[after.chain].name
        fields = {"count": number(after.count), "amount": money(after.count), "chain": name}
        return translate("ReviewMoney", _AFTERMATHS[after.kind], n=None, **fields)
    if why is not None and why.better:
        reasons = reasons_text(why.better, edition)
        return translate("Review", "Why: {reasons}.", reasons=reasons)
    if mistake.judgement.is_certain:
        return translate("Review", "A similar move, but a deeper search rates it higher.")
    return ""


def chances_text(mistake: Mistake) -> str:
    """Return the chances after the better move and after what was done; empty where alike."""
    found = mistake.judgement.verdict
    if not mistake.judgement.is_certain:
        return ""
    return translate(
        "ReviewMoney",
        "chance {best} → {played}%",
        best=number(round(found.best_win / 100)),
        played=number(round(found.played_win / 100)),
    )


def margin_text(cost: Money) -> str:
    """Return what an amount is sure to within."""
    return translate("ReviewMoney", "sure to within {amount}", amount=money(cost.margin))


def cost_text(cost: Money) -> str:
    """Return an amount that was lost: ``−$2,400``."""
    return signed_money(-cost.shown)


def meaning_text() -> str:
    """Say what dollars and percentages assume."""
    return translate(
        "ReviewMoney",
        "$: what the move brought less than the better one. The computer played both on to the end"
        " {games} times with the same luck, in all seats. Chance: to win, if all play on equally"
        " well. Losses that are not sure are left out.",
        games=number(1000),
    )


def part_texts(parts: Parts, rival: str) -> list[tuple[str, str, str]]:
    """Return the parts of a result: name, amount and what that means, the sum last."""
    return [
        (
            translate("ReviewMoney", "Decisions"),
            signed_money(parts.decisions),
            translate(
                "ReviewMoney",
                "What the listed decisions cost, sure to within {amount}.",
                amount=money(parts.decisions_margin),
            ),
        ),
        (
            translate("ReviewMoney", "Draws"),
            signed_money(parts.draws),
            translate(
                "ReviewMoney",
                "What the drawn tiles brought against others from the pool, sure to within"
                " {amount}.",
                amount=money(parts.draws_margin),
            ),
        ),
        (
            rival,
            signed_money(parts.others),
            translate(
                "ReviewMoney",
                "What an average game brings in this seat, less what {player} ended with.",
                player=rival,
            ),
        ),
        (
            translate("ReviewMoney", "The rest"),
            signed_money(parts.rest),
            translate(
                "ReviewMoney",
                "The opening tiles, what the others did here, and small losses: nobody can part"
                " them.",
            ),
        ),
        (
            translate("ReviewMoney", "Together"),
            signed_money(parts.lead),
            translate("ReviewMoney", "The difference to {player} at the end.", player=rival),
        ),
    ]


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
        return title, translate("ReviewMoney", "Nothing is shown before your answer.")
    return title, translate(
        "ReviewMoney",
        "In the game this cost about {amount}. Nothing is shown before your answer.",
        amount=money(mistake.cost.shown),
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


def answer_text(judged: Judgement, why: Why | None, edition: Edition) -> str:
    """Return the best move, and why."""
    best = action_text(judged.verdict.best, edition)
    texts = [translate("ReviewMoney", "Best: {action}.", action=best)]
    if why is not None and why.better:
        reasons = reasons_text(why.better, edition)
        texts.append(translate("Review", "Why: {reasons}.", reasons=reasons))
    return join_sentences(texts)
