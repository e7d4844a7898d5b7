"""Puzzles in words: themes, what is solved, and what an answer is worth and why."""

from collections.abc import Mapping
from typing import Final

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.puzzles.progress import Tally
from acquire_desktop.games.acquire.puzzles.puzzle import Answer, Rank
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.advice_texts import reasons_text
from acquire_desktop.ui.kit.texts import money, number, translate

_NAMES: Final[Mapping[Theme | None, str]] = {
    None: "All themes mixed",
    Theme.MERGE: "Merge now",
    Theme.WAIT: "Wait with a merger",
    Theme.FOUND: "Found a chain",
    Theme.NAME: "Choose a chain",
    Theme.GROW: "Let a chain grow",
    Theme.KEEP: "Keep your stock",
    Theme.TRADE: "Trade two for one",
    Theme.FIRST: "Buy for first place",
    Theme.SECOND: "Join a race",
    Theme.CASH: "Cash in hand",
}
_ABOUT: Final[Mapping[Theme | None, str]] = {
    None: "The theme stays hidden.",
    Theme.MERGE: "The bonus is ripe: bring the chains together.",
    Theme.WAIT: "A merger is possible, but another tile is worth more.",
    Theme.FOUND: "A new chain brings free stock.",
    Theme.NAME: "Cheap or expensive, and who holds its stock already?",
    Theme.GROW: "A larger chain pays you more, or becomes safe.",
    Theme.KEEP: "The chain is gone, but may be founded again.",
    Theme.TRADE: "Stock of the survivor is worth giving up two for one.",
    Theme.FIRST: "Have more stock of a chain than anybody else.",
    Theme.SECOND: "Somebody else leads: get close, or second.",
    Theme.CASH: "Spend less or sell, and be able to pay later.",
}
_HEADLINES: Final[Mapping[Rank, str]] = {
    Rank.RIGHT: "Right.",
    Rank.NEAR: "Close.",
    Rank.WRONG: "Not yet.",
}


def theme_name(theme: Theme | None) -> str:
    """Return the name of a theme, or of all themes together."""
    return translate("Puzzles", _NAMES[theme])


def theme_text(theme: Theme | None) -> str:
    """Say in a sentence what a theme is about."""
    return translate("Puzzles", _ABOUT[theme])


def tally_texts(tally: Tally) -> tuple[str, str]:
    """Return what is solved of some puzzles, and what has come back; the second may be empty."""
    solved = translate(
        "Puzzles", "{solved} of {count} solved", solved=number(tally.solved),
        count=number(tally.count),
    )  # fmt: skip
    return solved, translate("Puzzles", "%n to repeat", n=tally.due) if tally.due else ""


def headline(verdict: Answer, *, is_given_up: bool) -> str:
    """Return the verdict in a word or two."""
    if is_given_up:
        return translate("Puzzles", "The answer")
    return translate("Puzzles", _HEADLINES[verdict.rank])


def verdict_texts(verdict: Answer, edition: Edition) -> list[str]:
    """Return the verdict on an answer, a sentence each; the best is named beside a right one.

    Args:
        verdict: The verdict.
        edition: Names the chains.
    """
    if not verdict.is_right:
        return _wrong_texts(verdict, edition)
    texts = [_wins_text(verdict.action, verdict.win, edition)]
    if verdict.action != verdict.best:
        texts.append(
            translate(
                "Puzzles",
                "Just as good in trial games: {action}, {win}%.",
                action=action_text(verdict.best, edition),
                win=_percent(verdict.best_win),
            )
        )
    elif verdict.natural_money is None:
        texts.append(
            translate(
                "Puzzles",
                "A usual answer: {action}, {win}%.",
                action=action_text(verdict.natural, edition),
                win=_percent(verdict.natural_win),
            )
        )
    else:
        texts.append(
            translate(
                "Puzzles",
                "A usual answer: {action}, {win}%, and about {amount} less in the end.",
                action=action_text(verdict.natural, edition),
                win=_percent(verdict.natural_win),
                amount=money(verdict.natural_money),
            )
        )
    reasons = reasons_text(verdict.why.better, edition)
    return [*texts, translate("Puzzles", "Why: {reasons}.", reasons=reasons)] if reasons else texts


def _wrong_texts(verdict: Answer, edition: Edition) -> list[str]:
    """Say what an answer is worth, and nothing of the best but what that is worth."""
    texts = [
        _wins_text(verdict.action, verdict.win, edition),
        translate("Puzzles", "The best move wins {win}%.", win=_percent(verdict.best_win)),
    ]
    if verdict.money is not None:
        amount = money(verdict.money)
        texts.append(
            translate("Puzzles", "In the end, yours leaves you about {amount} less.", amount=amount)
        )
    if verdict.why.gained:
        gained = reasons_text(verdict.why.gained, edition)
        texts.append(translate("Puzzles", "In favour of yours: {reasons}.", reasons=gained))
    return texts


def _wins_text(action: Action, win: int, edition: Edition) -> str:
    return translate(
        "Puzzles",
        "{action}: you win {win}% of the trial games.",
        action=action_text(action, edition),
        win=_percent(win),
    )


def _percent(parts: int) -> str:
    """Return a chance in 1/10,000 as a whole number of hundredths."""
    return number(round(parts / 100))
