"""Stock exchange: who holds stock of a chain, as far as the level of hiding lets it be shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.words.names import label_of
from acquire_desktop.ui.acquire.words.places import paid_seats, place_text, rank_of
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.texts import translate


@dataclass(frozen=True, slots=True)
class Table:
    """The players at the table, and the parts of it that may be shown."""

    names: Sequence[str] = ()
    faces: Sequence[Face] = ()
    """By seat."""
    viewer: Seat | None = None
    """Whose stock is told apart; None where nobody plays at this screen, or all is covered."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A stockholder."""

    face: Face
    name: str
    count: int
    rank: int = 0
    """The paid place, from 1; 0 where places are not told."""

    @property
    def spoken(self) -> str:
        """The name and the number, and the place if there is one."""
        if not self.rank:
            return translate(
                "Exchange", "{player} {count}", player=self.name, count=self.count
            )  # fmt: skip
        return translate(
            "Exchange", "{player} {count}, {place}",
            player=self.name, count=self.count, place=place_text(self.rank),
        )  # fmt: skip


class Pips(NamedTuple):
    """All stock of a chain, where nothing else may be looked up."""

    mine: int
    others: int
    bank: int


def holders_of(chain: Chain, view: View, table: Table) -> tuple[Holder, ...]:
    """Return who is in a paid place, or as a memory aid everybody with stock by seat."""
    if len(table.faces) != view.players:
        return ()
    seats = [seat for seat in range(view.players) if view.stocks[seat][chain]]
    if not view.holdings.are_shown:
        return ()
    if view.holdings is Holdings.OPEN and view.prices[chain]:
        seats = paid_seats(view, chain)
    return tuple(
        Holder(
            table.faces[seat],
            label_of(table.names, seat),
            view.stocks[seat][chain],
            rank_of(view, seat, chain),
        )
        for seat in seats
    )


def pips_of(chain: Chain, view: View, table: Table) -> Pips | None:
    """Return the viewer's, the others' and the bank's stock where holdings are hidden."""
    if view.holdings.are_shown or not view.prices[chain]:
        return None
    bank, mine = view.bank[chain], 0
    if table.viewer == view.seat:
        mine = view.stocks[view.seat][chain]
    return Pips(mine, view.edition.chain_stock - bank - mine, bank)


def own_text(chain: Chain, view: View, table: Table) -> str:
    """Return what the viewer holds, where that is known to be the viewer's to see."""
    if table.viewer != view.seat:
        return ""
    return translate("Exchange", "you {count}", count=view.stocks[view.seat][chain])


def totals_text(pips: Pips | None, own: str) -> str:
    """Return the viewer's and the others' stock in words; empty where everybody's is known."""
    if pips is None:
        return ""
    others = translate("Exchange", "others {count}", count=pips.others)
    return f"{own} · {others}" if own else others
