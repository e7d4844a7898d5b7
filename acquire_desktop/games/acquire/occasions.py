"""Occasions: when a computer player has a word to say, as far as the log has it."""

from collections.abc import Collection, Iterable
from enum import Enum
from typing import NamedTuple

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition, Tier
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    ChainFounded,
    EndDeclared,
    FinalAccountBegan,
    MergerBegan,
)
from acquire_desktop.games.acquire.log_entries import LogEntry


class Occasion(Enum):
    """Subject of a word."""

    FOUNDS = "founds"
    FOUNDS_EXPENSIVE = "founds-expensive"
    TAKES_OVER = "takes-over"
    FIRST_BONUS = "first-bonus"
    OTHER_BONUS = "other-bonus"
    HURT = "hurt"
    ENDS = "ends"


class Remark(NamedTuple):
    """A word of a player on an occasion."""

    seat: Seat
    occasion: Occasion


def remark_on(
    entries: Iterable[LogEntry], edition: Edition, speakers: Collection[Seat], step: int
) -> Remark | None:
    """Return the one remark that is made on what happened, or None.

    Where several players have something to say, they have their turns by the number of the step,
    so that the same game has the same remarks.

    Args:
        entries: What has just been told, all bonuses of an acquired chain together.
        edition: Says which chains are expensive.
        speakers: Who may say anything.
        step: The step of the game.
    """
    occasions: dict[Seat, Occasion] = {}
    for entry in entries:
        match entry:
            case ChainFounded(seat=seat, chain=chain):
                is_expensive = edition.chains[chain].tier is Tier.EXPENSIVE
                occasions[seat] = Occasion.FOUNDS_EXPENSIVE if is_expensive else Occasion.FOUNDS
            case MergerBegan(seat=seat):
                occasions[seat] = Occasion.TAKES_OVER
            case AcquisitionBegan(stocks=stocks):  # whom a bonus is paid to follows
                occasions |= {seat: Occasion.HURT for seat, held in enumerate(stocks) if held}
            case BonusPaid(seat=int() as seat, places=places):
                is_first = 0 in places
                occasions[seat] = Occasion.FIRST_BONUS if is_first else Occasion.OTHER_BONUS
            case EndDeclared(seat=seat):
                occasions[seat] = Occasion.ENDS
            case FinalAccountBegan():
                break
            case _:
                pass
    remarks = [Remark(*each) for each in occasions.items() if each[0] in speakers]
    return remarks[step % len(remarks)] if remarks else None
