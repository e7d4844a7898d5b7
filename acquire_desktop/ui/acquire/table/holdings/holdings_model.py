"""Holdings table: its cells as functions of a view, and the model that keeps them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from operator import add, sub
from typing import Final

from PySide6.QtCore import QObject, Signal

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.power_cards import PowerCard
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.words.card_texts import used_cards_text
from acquire_desktop.ui.acquire.words.chain_readings import name_with_reading
from acquire_desktop.ui.acquire.words.character_texts import player_text, stand_in_text
from acquire_desktop.ui.acquire.words.names import label_of, names_of
from acquire_desktop.ui.acquire.words.places import rank_name, rank_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.acquire.words.worth_texts import (
    added_up_text,
    worth_head,
    worth_meaning,
    worth_text,
)
from acquire_desktop.ui.kit.cell_table import Cell, CellModel
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.texts import join_phrases, join_terse, money, translate


class Column(IntEnum):
    """The columns of the table; from the first chain on each has one."""

    NAME = 0
    FIRST_CHAIN = 1
    CASH = FIRST_CHAIN + CHAIN_COUNT
    WORTH = CASH + 1


COLUMN_COUNT: Final = Column.WORTH + 1
UNKNOWN: Final = "?"
NONE_SIGN: Final = "·"
_NOTHING: Final = (0,) * CHAIN_COUNT


@dataclass(frozen=True, slots=True)
class HoldingsCell(Cell):
    """The content of one cell."""

    seat: Seat | None = None
    """Whose row this is; None for the bank, the sizes, the prices and the ranks."""
    is_own: bool = False
    """Whether it is the viewer's row."""
    acting: bool = False
    """Whether the player of this row decides now."""
    place: int = 0
    """Rank among the paid stockholders: 1 to 3; 0 for none."""
    dim: bool = False
    """Whether the chain is not active or the number says nothing."""
    safe: bool = False
    """Whether a shield stands beside the number."""
    legend: tuple[str, ...] = ()
    """What the ranks from 1 on mean, or the dotted line, where this cell explains them."""
    is_derived: bool = False
    """Whether it is a number of the memory aid, or explains how one looks."""
    amount: int | None = None
    """Dollars of a player, where the text says them."""
    face: Face | None = None
    """The named player's; nobody else has one."""
    is_left: bool = False
    """Whether a computer plays for the named person."""
    is_wanted: bool = False
    """Whether stock counts that is wanted and not bought yet."""
    close_text: str = ""
    """What the name of a row says where its amounts have no sign of money; empty for the same."""
    cards: tuple[PowerCard, ...] | None = None
    """The power cards that the named player has used; None when they are not in play."""


@dataclass(frozen=True, slots=True)
class HoldingsHead(Cell):
    """The head of a column, with what is painted for a chain."""

    letter: str = ""
    active: bool = False


Row = tuple[HoldingsCell, ...]


class HoldingsModel(CellModel[HoldingsCell, HoldingsHead]):
    """Rows: the viewer's seat, the others clockwise, then bank, size, price and the ranks.

    With strictly hidden holdings other seats show ``?``; so does the viewer's own row while
    the private view is closed. The memory aid tells everybody's cash and stock, and no more.
    While ``is_seen`` is False a new view is only kept.

    Signals:
        restarted (): What comes next does not follow from what was shown.
    """

    restarted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._players: tuple[Player, ...] = ()
        self._private = True
        self._is_seen = True
        self._added: tuple[int, ...] = _NOTHING

    def set_seen(self, seen: bool) -> None:
        """Say whether anybody sees the table; who sees it again sees the present."""
        was_seen, self._is_seen = self._is_seen, seen
        if seen and not was_seen:
            self.restarted.emit()
            self.retranslate()

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the names by seat."""
        self._players = tuple(players)
        self.retranslate()
        self.restarted.emit()

    def set_private(self, visible: bool) -> None:
        """Say whether the viewer's own hidden holdings may be shown."""
        if visible != self._private:
            self._private = visible
            self.retranslate()

    def show_view(self, view: View) -> None:
        """Show what a seat may know now."""
        self._view = view
        if self._is_seen or not self._rows:
            self.retranslate()

    def show_purchase(self, added: tuple[int, ...]) -> None:
        """Count stock that is wanted, by chain, as if the viewer had it already."""
        if added != self._added:
            self._added = added
            if self._is_seen:
                self.retranslate()

    def forget(self) -> None:
        """Show nothing until the next view."""
        self._view, self._added = None, _NOTHING
        self.show_cells((), ())
        self.restarted.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        view = self._view
        if view is not None and len(self._players) == view.players:
            after = _with_purchase(view, self._added)
            rows = _rows(after, self._players, self._private, self._added)
            self.show_cells(_heads(view), rows)

    def has_legend(self) -> bool:
        """Tell whether the last row explains the ranks."""
        return bool(self._rows) and bool(self._rows[-1][Column.NAME].legend)


def _heads(view: View) -> list[HoldingsHead]:
    meaning = worth_meaning(view)
    return [
        HoldingsHead(translate("Holdings", "Player")),
        *(_chain_head(view, chain) for chain in range(CHAIN_COUNT)),
        HoldingsHead(translate("Holdings", "Cash")),
        HoldingsHead(worth_head(view), tip=meaning, description=meaning),
    ]


def _chain_head(view: View, chain: Chain) -> HoldingsHead:
    spec, price = view.edition.chains[chain], view.prices[chain]
    said = _chain_text(view, chain, spec.name)
    tip = _chain_text(view, chain, name_with_reading(spec))
    return HoldingsHead(spec.letter, said, tip, letter=spec.letter, active=price > 0)


def _chain_text(view: View, chain: Chain, name: str) -> str:
    price = view.prices[chain]
    return translate(
        "Holdings",
        (
            "{chain}: not on the board",
            "{chain}: {size} tiles, {price}",
            "{chain}: {size} tiles, {price}, safe",
        )[(price > 0) + (price > 0 and view.sizes[chain] >= view.edition.safe_size)],
        chain=name,
        size=view.sizes[chain],
        price=money(price),
    )


def _with_purchase(view: View, added: Sequence[int]) -> View:
    """Return a view in which the viewer has some stock more and the bank has it no longer."""
    if not any(added):
        return view
    stocks, bank = list(view.stocks), map(sub, view.bank, added)
    stocks[view.seat] = tuple(map(add, stocks[view.seat], added))
    return replace(view, stocks=tuple(stocks), bank=tuple(bank))


def _rows(view: View, players: Sequence[Player], private: bool, added: Sequence[int]) -> list[Row]:
    seats = [(view.seat + step) % view.players for step in range(view.players)]
    prices = [money(price) if price else NONE_SIGN for price in view.prices]
    sizes = [str(size) if size else NONE_SIGN for size in view.sizes]
    safe = [size >= view.edition.safe_size for size in view.sizes]
    in_dollars = translate("Holdings", "Price ($)")
    return [
        _player_row(view, view.seat, players, private, added),
        *(_player_row(view, seat, players, private) for seat in seats[1:]),
        _chain_row(view, translate("Holdings", "Bank"), [str(count) for count in view.bank]),
        _chain_row(view, translate("Holdings", "Size"), sizes, safe),
        _chain_row(view, translate("Holdings", "Price"), prices, close_label=in_dollars),
        *([_legend_row(view)] if view.holdings.are_shown else []),
    ]


def _player_row(
    view: View, seat: Seat, players: Sequence[Player], private: bool,
    added: Sequence[int] = _NOTHING,
) -> Row:  # fmt: skip
    decision, player, is_own = view.decision, players[seat], seat == view.seat
    acting = not isinstance(decision, GameOver) and decision.seat == seat
    is_plain = view.holdings is Holdings.OPEN or (private and is_own)
    known = is_plain or view.holdings.are_shown
    name = label_of(names_of(players), seat)
    cell = partial(HoldingsCell, seat=seat, is_own=is_own, acting=acting)
    figure = partial(cell, is_derived=known and not is_plain)
    source = added_up_text() if known and not is_plain else ""

    def stock(chain: Chain) -> HoldingsCell:
        count = view.stocks[seat][chain]
        number = str(count) if known else UNKNOWN
        spoken = f"{name}, {view.edition.chains[chain].name}: {number}"
        place = rank_of(view, seat, chain)
        if place:
            spoken = f"{spoken}, {rank_name(place)}"
        text = number if count or not known else NONE_SIGN
        dim = not known or not count or not view.prices[chain]
        return figure(
            text, spoken, _with(spoken, source), source,
            place=place, dim=dim, is_wanted=bool(added[chain]),
        )  # fmt: skip

    def cash() -> HoldingsCell:
        text = money(view.cash[seat]) if known else UNKNOWN
        spoken = f"{name}, {translate('Holdings', 'Cash')}: {text}"
        if not known:
            return cell(text, spoken, spoken, dim=True)
        return figure(text, spoken, _with(spoken, source), source, amount=view.cash[seat])

    def worth() -> HoldingsCell:
        text = money(view.worth[seat]) if is_plain else UNKNOWN
        spoken, words = f"{name}, {worth_head(view)}: {text}", worth_text(view, seat)
        if not is_plain:
            return cell(text, spoken, spoken, dim=True)
        return cell(text, spoken, words, words, amount=view.worth[seat])

    spoken = translate("Holdings", "{player}, deciding now", player=name) if acting else name
    if player.stand_in:
        spoken = join_terse([spoken, stand_in_text(player)])
    cards = view.played_cards[seat] if view.power_cards else None
    if cards is not None:
        spoken = f"{spoken}. {used_cards_text(cards)}"
    is_left = bool(player.stand_in)
    tip = spoken if is_left else spoken.replace(player.name, player_text(player), 1)
    return (
        cell(name, spoken, tip, cards=cards, face=faces_of(players)[seat], is_left=is_left),
        *(stock(chain) for chain in range(CHAIN_COUNT)),
        cash(),
        worth(),
    )


def _chain_row(
    view: View, label: str, texts: Sequence[str], safe: Sequence[bool] = (), close_label: str = ""
) -> Row:
    said = [f"{label}, {spec.name}: " for spec in view.edition.chains]
    cells = (
        HoldingsCell(
            text,
            said[chain] + text,
            said[chain] + text,
            dim=not view.prices[chain],
            safe=bool(safe) and safe[chain],
        )
        for chain, text in enumerate(texts)
    )
    return (
        HoldingsCell(label, tip=label, close_text=close_label),
        *cells,
        HoldingsCell(),
        HoldingsCell(),
    )


def _with(spoken: str, source: str) -> str:
    """Return the tool tip of a number, also where it comes from, if that may be shown."""
    return join_terse([spoken, source]) if source else spoken


def _legend_row(view: View) -> Row:
    if view.holdings is not Holdings.OPEN:
        text = translate("Holdings", "Dotted line: added up from what was announced")
        legend = HoldingsCell("", text, text, legend=(text,), is_derived=True)
        return legend, *(HoldingsCell() for _ in range(COLUMN_COUNT - 1))
    names = tuple(rank_name(place) for place in range(1, view.edition.bonus_places + 1))
    text = join_phrases(
        [
            translate("Holdings", "A small {place} after a number: {rank}", place=place, rank=name)
            for place, name in enumerate(names, 1)
        ]
    )
    legend = HoldingsCell("", text, text, legend=names)
    return legend, *(HoldingsCell() for _ in range(COLUMN_COUNT - 1))
