"""Plain verdict: a verdict as a list of whole numbers, and back, for another process or a file."""

from typing import Any, Final

from acquire_desktop.games.acquire.advice.reasons import ReasonKind
from acquire_desktop.games.acquire.advice.replies import Reply
from acquire_desktop.games.acquire.advice.verdict import PARTS, Verdict
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.view import View

_DEEDS: Final = (ReasonKind.NEW_CHAIN, ReasonKind.MERGES)
"""What replies do; the numbers are their places, so that new ones come last."""
_MOST_SIMULATIONS: Final = 1 << 30


class PlainVerdictError(ValueError):
    """Values that are no verdict on the decision."""


def verdict_to_json(verdict: Verdict) -> list[object]:
    """Write a verdict as numbers, without the action that was done."""
    reply = verdict.reply
    return [
        code_of(verdict.best),
        verdict.played_win,
        verdict.best_win,
        verdict.best_error,
        verdict.error,
        verdict.spread,
        verdict.simulations,
        list(verdict.chances),
        [] if reply is None else _plain_reply(reply),
    ]


def verdict_from_plain(plain: object, view: View, played: Action) -> Verdict:
    """Read a verdict back; whatever it says can be meant of this decision.

    Args:
        plain: What ``verdict_to_json`` wrote.
        view: What the player knew.
        played: What was done.

    Raises:
        PlainVerdictError: If it is something else.
    """
    best, *numbers, chances, reply = _list(plain, 9)
    legal = {code_of(action) for action in view.legal}
    if type(best) is not int or best not in legal:
        raise PlainVerdictError("the best is not legal")
    played_win, best_win, best_error, error = (_number(each, 0, PARTS) for each in numbers[:4])
    seats = view.players if chances != [] else 0
    return Verdict(
        played,
        action_of(best),
        *(played_win, best_win, best_error, error, _number(numbers[4], -PARTS, PARTS)),
        _number(numbers[5], 1, _MOST_SIMULATIONS),
        _reply_from(reply, view) if reply != [] else None,
        tuple(_number(each, 0, PARTS) for each in _list(chances, seats)),
    )


def _plain_reply(reply: Reply) -> list[object]:
    chains = [-1 if chain is None else chain for chain in (reply.chain, reply.other)]
    return [reply.seat, _DEEDS.index(reply.kind), *chains, reply.percent]


def _reply_from(plain: object, view: View) -> Reply:
    seat, deed, chain, other, percent = _list(plain, 5)
    return Reply(
        _number(seat, 0, view.players - 1),
        _DEEDS[_number(deed, 0, len(_DEEDS) - 1)],
        _chain_from(chain),
        _chain_from(other),
        _number(percent, 0, 100),
    )


def _chain_from(plain: Any) -> Chain | None:
    number = _number(plain, -1, CHAIN_COUNT - 1)
    return None if number < 0 else number


def _list(plain: Any, length: int) -> list[Any]:
    if type(plain) is not list or len(plain) != length:
        raise PlainVerdictError("a list expected")
    return plain


def _number(plain: Any, low: int, high: int) -> int:
    if type(plain) is not int or not low <= plain <= high:
        raise PlainVerdictError("a number expected")
    return plain
