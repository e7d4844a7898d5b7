"""Moods: how players look at what happened to them, as far as the log has it."""

from collections.abc import Iterable
from enum import Enum

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    ChainFounded,
    FinalAccountBegan,
    TurnBegan,
)
from acquire_desktop.games.acquire.log_entries import LogEntry


class Mood(Enum):
    """A mood other than the usual one."""

    THINKING = "thinking"
    PLEASED = "pleased"
    HURT = "hurt"


def moods_of(entries: Iterable[LogEntry], decides: Seat | None = None) -> dict[Seat, Mood]:
    """Return by seat the moods that are not the usual one.

    Who founds a chain or is paid a bonus is pleased; who holds stock of an acquired chain and is
    paid none is hurt. Either lasts until the player's next turn begins. Every level of holdings
    announces who holds stock of an acquired chain. The final account changes no mood.

    Args:
        entries: What happened, in order.
        decides: Who decides now, and so thinks whatever happened before.
    """
    moods: dict[Seat, Mood] = {}
    for entry in entries:
        match entry:
            case TurnBegan(seat=seat):
                moods.pop(seat, None)
            case ChainFounded(seat=seat) | BonusPaid(seat=int() as seat):
                moods[seat] = Mood.PLEASED
            case AcquisitionBegan(stocks=stocks):  # whom a bonus is paid to follows
                moods |= {seat: Mood.HURT for seat, held in enumerate(stocks) if held}
            case FinalAccountBegan():
                break
            case _:
                pass
    return moods if decides is None else moods | {decides: Mood.THINKING}
