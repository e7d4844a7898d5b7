"""Plain verdict: a verdict as a list of whole numbers, and back, for another process or a file."""

from typing import Annotated, Final

from acquire_desktop.codec import Codec, FormError, int_of
from acquire_desktop.games.acquire.advice.reasons import ReasonKind
from acquire_desktop.games.acquire.advice.replies import Reply
from acquire_desktop.games.acquire.advice.verdict import PARTS, Verdict
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.view import View

_DEEDS: Final = (ReasonKind.NEW_CHAIN, ReasonKind.MERGES)
"""What replies do; the numbers are their places, so that new ones come last."""
_Part = Annotated[int, range(PARTS + 1)]
_Spread = Annotated[int, range(-PARTS, PARTS + 1)]
_Count = Annotated[int, range(1, (1 << 30) + 1)]
_Chain = Annotated[int, range(-1, CHAIN_COUNT)]
_Deed = Annotated[int, range(len(_DEEDS))]
_VERDICT: Final = Codec(
    tuple[int, _Part, _Part, _Part, _Part, _Spread, _Count, tuple[_Part, ...], object]
)
_REPLY: Final = Codec(tuple[int, _Deed, _Chain, _Chain, Annotated[int, range(101)]])


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
        FormError: If it is something else.
    """
    best, *wins, error, spread, simulations, chances, reply = _VERDICT.read(plain)
    if best not in map(code_of, view.legal):
        raise FormError("the best is not legal")
    if chances and len(chances) != view.players:
        raise FormError("not a chance for each seat")
    found = None if reply == [] else _reply_from(reply, view)
    played_win, best_win, best_error = wins
    return Verdict(
        *(played, action_of(best), played_win, best_win, best_error),
        *(error, spread, simulations, found, chances),
    )


def _plain_reply(reply: Reply) -> list[object]:
    chains = [-1 if chain is None else chain for chain in (reply.chain, reply.other)]
    return [reply.seat, _DEEDS.index(reply.kind), *chains, reply.percent]


def _reply_from(plain: object, view: View) -> Reply:
    seat, deed, *chains, percent = _REPLY.read(plain)
    chain, other = (None if each < 0 else each for each in chains)
    int_of(seat, 0, view.players - 1)
    return Reply(seat, _DEEDS[deed], chain, other, percent)
