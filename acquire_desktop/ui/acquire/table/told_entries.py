"""Entries of the log, as far as the story of a merger has come."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    MergerEnded,
    StockDisposed,
)
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.ui.acquire.table.walkthrough.story import StoryMoment


def told_entries(entries: Sequence[LogEntry], moment: StoryMoment | None) -> Sequence[LogEntry]:
    """Return the entries until a moment in the story of a merger.

    Args:
        entries: What happened, in order; a merger whose beginning is not there began before.
        moment: How far the merger was told; None where no merger is told.
    """
    if moment is None:
        return entries
    settled = _settled(moment)
    begins = entries.index(moment.merger) if moment.merger in entries else 0
    for at, entry in enumerate(entries[begins:], begins):
        match entry:
            case MergerEnded():
                return entries[: at + moment.is_after]
            case AcquisitionBegan() if any(entry.stocks) and entry.acquired not in settled:
                return entries[:at]
            case BonusPaid() | StockDisposed() if entry not in moment.told:
                return entries[:at]
            case _:
                pass
    return entries


def _settled(moment: StoryMoment) -> set[int | None]:
    """Return the acquired chains that the story has come to."""
    bonuses = {each.chain for each in moment.told if isinstance(each, BonusPaid)}
    disposals = {each.acquired for each in moment.told if isinstance(each, StockDisposed)}
    return {moment.acquired} | bonuses | disposals
