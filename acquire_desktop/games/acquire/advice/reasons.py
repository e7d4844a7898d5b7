"""Reasons: why an action may be good, as data for others to put into words."""

from dataclasses import dataclass
from enum import Enum

from acquire_desktop.games.acquire.engine.board import Chain


class ReasonKind(Enum):
    """A kind of reason for an action; the fields of ``Reason`` that it uses stand in brackets."""

    ONLY_CHOICE = "only choice"
    """Nothing else is legal."""
    BONUS = "bonus"
    """A chain is acquired and pays this seat (chain, amount)."""
    MERGES = "merges"
    """A chain is acquired (chain, other: the survivor if it is known)."""
    GROWTH = "growth"
    """The seat's stock of a growing chain gets dearer (chain, amount)."""
    GROWS = "grows"
    """A chain grows (chain, count: its tiles then)."""
    NEW_CHAIN = "new chain"
    """A chain is founded."""
    MAKES_SAFE = "makes safe"
    """A chain becomes safe (chain)."""
    TOGETHER = "together"
    """Another tile of the same hand lies beside this one."""
    QUIET = "quiet"
    """The tile changes no chain."""
    CHEAP_CHAIN = "cheap chain"
    """Its stock is cheap, which suits little cash (chain)."""
    DEAR_CHAIN = "dear chain"
    """Its stock and bonuses are high (chain)."""
    OLD_STOCK = "old stock"
    """The seat holds stock of the inactive chain (chain, count)."""
    KEEPS_STOCK = "keeps stock"
    """The seat's stock in the survivor stays (chain, count)."""
    TAKES_LEAD = "takes lead"
    """The seat then holds most stock of a chain (chain, count: by how much)."""
    HOLDS_LEAD = "holds lead"
    """The seat stays ahead in a chain (chain, count: by how much)."""
    TAKES_SECOND = "takes second"
    """The seat then holds the second most stock (chain)."""
    CATCHES_UP = "catches up"
    """The seat is nearer to the next place (chain, count: stocks still missing)."""
    MERGER_AHEAD = "merger ahead"
    """A chain may be acquired soon (chain, amount: the seat's bonus, 0 when not known)."""
    ROOM = "room"
    """A chain has free spaces beside it (chain, count)."""
    SAFE_STOCK = "safe stock"
    """A chain can no longer be acquired (chain)."""
    SPREAD = "spread"
    """Stock of several chains is bought (count: chains)."""
    CASH = "cash"
    """Stock is sold (chain, count, amount)."""
    TRADE = "trade"
    """Stock of the survivor is taken in exchange (chain, count, amount: what it is worth)."""
    REFOUNDING = "refounding"
    """Stock is kept for when the chain is founded again (chain, count)."""
    SAVES_CASH = "saves cash"
    """Money stays for later (amount: the seat's cash, 0 when not known)."""
    NO_CASH = "no cash"
    """Not even the cheapest stock can be paid."""
    AHEAD = "ahead"
    """The seat would win if the game ended now (amount: its lead)."""
    END = "end"
    """The end is declared."""
    CARD = "card"
    """A special power card is used."""
    LEADS = "leads"
    """The seat holds most stock of a chain (chain, count: by how much)."""
    TRAILS = "trails"
    """Another seat holds a little more stock of a chain (chain, count: by how much)."""
    NEAR_MERGER = "near merger"
    """A few tiles would have a chain acquired (chain, other: by which, count: tiles, amount)."""
    STRANDED = "stranded"
    """The seat cannot pay for stock, and no merger that could bring it money is in sight."""
    NOTHING = "nothing"
    """Nothing particular speaks for it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for an action."""

    kind: ReasonKind
    chain: Chain | None = None
    """The chain it is about."""
    other: Chain | None = None
    """A second chain."""
    count: int = 0
    """Stocks, tiles or spaces; see the kind."""
    amount: int = 0
    """Dollars; see the kind."""
