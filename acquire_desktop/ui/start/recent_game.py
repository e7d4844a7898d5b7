"""A game that was played lately."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class RecentGame:
    """One game of those that were played lately."""

    title: str
    """What the players would call it, for example its file name; shown as it is."""
    detail: str
    """The name of the edition in the user's language; shown as it is."""
    path: Path
    available: bool
    """Whether the file is still there."""
    saved_at: str = ""
    """When it was saved, which tells pictures of the same game apart."""
    is_own: bool = True
    """Whether it lies in the program's own folder."""
    time: str = ""
    """The same moment in the user's language; shown as it is."""
    state: str = ""
    """How far it is, as long as it is not known who leads; shown as it is."""
