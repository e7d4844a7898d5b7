"""Review in words: decisions, chances, what was given away and why."""

from collections.abc import Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import MARKS, POINT, DecisionKind, Judgement
from acquire_desktop.games.acquire.advice.replies import Reply
from acquire_desktop.games.acquire.advice.verdict_reasons import Why
from acquire_desktop.games.acquire.advice.vocabulary import ReasonKind
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.advice_texts import reasons_text
from acquire_desktop.ui.acquire.words.character_texts import stood_in_text
from acquire_desktop.ui.acquire.words.names import is_you, labels, names_of
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.texts import join_list, join_terse, number, translate

MINUS: Final = "\u2212"

_KINDS: Final[Mapping[DecisionKind, str]] = {
    DecisionKind.TILE: "tile",
    DecisionKind.FOUNDING: "founding",
    DecisionKind.MERGER: "merger",
    DecisionKind.SETTLING: "settling stock",
    DecisionKind.BUYING: "buying",
    DecisionKind.CARD: "power card",
}
"""What is decided, in a word or two."""

_REPLIES: Final[Mapping[ReasonKind, tuple[str, str]]] = {
    ReasonKind.NEW_CHAIN: (
        "In {percent}% of the trial games, {player} can then found a chain.",
        "In {percent}% of the trial games, you can then found a chain.",
    ),
    ReasonKind.GROWS: (
        "In {percent}% of the trial games, {player} can then grow {chain}.",
        "In {percent}% of the trial games, you can then grow {chain}.",
    ),
    ReasonKind.MERGES: (
        "In {percent}% of the trial games, {player} can then have {chain} acquired.",
        "In {percent}% of the trial games, you can then have {chain} acquired.",
    ),
}
"""What may come of it, by name and to the reader."""

_PLAYED: Final = ("{player} played: {action}, {chance}.", "You played: {action}, {chance}.")
_PLAYED_FOR: Final = (
    "The computer played for {player}: {action}, {chance}.",
    "The computer played for you: {action}, {chance}.",
)
_EQUAL: Final = (
    "Just as good, within the margin of error: {action}, {chance}.",
    "Worth more money at about the same chance: {action}, {chance}.",
)
"""Of another move that is no surer to win, by whether it surely brings more money."""
_GAINED: Final = ("In favour of {player}'s move: {reasons}.", "In favour of your move: {reasons}.")


def percent(value: float) -> str:
    """Return a chance of so many hundredths."""
    return f"{number(round(value))}%"


def with_margin(value: float, margin: float) -> str:
    """Return a number of points with twice its standard error, both of which are at least shown.

    >>> with_margin(-15.7, 0.4)
    '−16 ± 1'
    """
    shown = round(value)
    sign = MINUS if shown < 0 else ""
    return f"{sign}{number(abs(shown))} ± {number(max(1, round(margin)))}"


def chance_text(win: float, error: float) -> str:
    """Return a chance with twice its standard error, both in 1/10,000: ``38% ± 2``."""
    return translate(
        "Review",
        "{win}% ± {margin}",
        win=number(round(win / 100)),
        margin=number(max(1, round(error / 50))),
    )


def loss_text(judgement: Judgement) -> str:
    """Return the loss in points: ``16 ± 1``."""
    return with_margin(max(0, judgement.loss) / 100, judgement.verdict.error / 50)


def moment_text(turn: int, kind: DecisionKind) -> str:
    """Return the turn and kind of a decision: ``Turn 24, tile``."""
    what = translate("Review", _KINDS[kind])
    return translate("Review", "Turn {turn}, {kind}", turn=turn, kind=what)


def decider_text(text: str, stood_in: str) -> str:
    """Return a text about a decision, and of which level the computer was that made it.

    Args:
        text: About it.
        stood_in: The level; empty where nobody decided for somebody else.
    """
    return join_terse([part for part in (text, stood_in_text(stood_in)) if part])


def place_texts(turn: int, at: int, count: int) -> tuple[str, ...]:
    """Return the number of a player's decision, in full and in shorter texts."""
    which, of = number(at + 1), number(count)
    return (
        translate(
            "Review",
            "Turn {turn}, decision {number} of {count}",
            turn=turn,
            number=which,
            count=of,
        ),
        translate("Review", "Turn {turn}, {number} of {count}", turn=turn, number=which, count=of),
        translate("Review", "Turn {turn}", turn=turn),
    )


def game_texts(game: FinishedGame, names: Sequence[str]) -> list[str]:
    """Return the name of the game, and shorter texts."""
    edition = edition_name(game.edition)
    players = translate("Review", "%n player(s)", n=len(names))
    return [join_terse([edition, players, join_list(labels(names))]), edition, ""]


def points_meaning() -> str:
    """Say what points are, what follows the sign, and when few points set a mark."""
    return translate(
        "Review",
        "Points: percentage points of the chance to win. ±: margin of error (twice the standard"
        " error). Where the chance was small, fewer points set a mark.",
    )


def marks_texts() -> list[str]:
    """Say from how many points given away each mark is set, in full and briefly."""
    signs = [(mark.value, from_loss // POINT) for mark, from_loss, _share in MARKS]
    (worst, most), *others = signs
    rest = [f"{sign} {points}" for sign, points in others]
    full = translate("Review", "{mark} {points} points or more", mark=worst, points=most)
    return [
        join_terse([full, *rest]),
        join_terse([f"{worst} {most}", *rest]),
        "",
    ]


def verdict_texts(known: ReviewedGame, judged: Judgement, story: str) -> list[str]:
    """Return the verdict on a decision, a sentence each.

    Args:
        known: The game.
        judged: What the decision was worth.
        story: What is said in place of what speaks for what, if there is something.
    """
    edition, names = known.game.edition, names_of(known.game.players)
    is_stood_in = judged.step in known.game.stood_in
    texts = [
        translate(
            "Review",
            (_PLAYED_FOR if is_stood_in else _PLAYED)[is_you(names, judged.seat)],
            player=names[judged.seat],
            action=action_text(judged.verdict.played, edition),
            chance=chance_text(judged.verdict.played_win, judged.verdict.error),
        )
    ]
    if judged.verdict.best == judged.verdict.played:
        return [*texts, translate("Review", "Nothing better was found.")]
    chance = chance_text(judged.verdict.best_win, judged.verdict.best_error)
    best = action_text(judged.verdict.best, edition)
    if not judged.is_certain:
        equal = translate(
            "Review",
            _EQUAL[bool(story)],
            action=best,
            chance=chance,
        )
        return [*texts, equal, *([story] if story else [])]
    texts.append(translate("Review", "Better: {action}, {chance}.", action=best, chance=chance))
    if story:
        return [*texts, story]
    why = known.why(judged)
    return texts if why is None else [*texts, *_why_texts(judged, why, edition, names)]


def _why_texts(judged: Judgement, why: Why, edition: Edition, names: Sequence[str]) -> list[str]:
    texts = []
    if why.better:
        reasons = reasons_text(why.better, edition)
        texts.append(translate("Review", "Why: {reasons}.", reasons=reasons))
    if why.gained:
        texts.append(
            translate(
                "Review",
                _GAINED[is_you(names, judged.seat)],
                player=names[judged.seat],
                reasons=reasons_text(why.gained, edition),
            )
        )
    if not texts:
        texts.append(translate("Review", "A similar move, but a deeper search rates it higher."))
    if judged.verdict.reply is not None and judged.verdict.reply.kind in _REPLIES:
        texts.append(_reply_text(judged.verdict.reply, edition, names))
    return texts


def _reply_text(reply: Reply, edition: Edition, names: Sequence[str]) -> str:
    chain = "" if reply.chain is None else edition.chains[reply.chain].name
    return translate(
        "Review",
        _REPLIES[reply.kind][is_you(names, reply.seat)],
        player=names[reply.seat],
        chain=chain,
        percent=number(reply.percent),
    )
