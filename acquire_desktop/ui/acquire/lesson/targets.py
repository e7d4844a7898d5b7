"""Targets: where the things are at the table that a card of the lesson points at."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, TILES_BY_NAME, Chain, Seat
from acquire_desktop.games.acquire.lesson.running_lesson import LessonCard
from acquire_desktop.ui.acquire.table.decisions.page import CardPage
from acquire_desktop.ui.acquire.table.game_page import GamePage

_LEARNER: Seat = 0
_CASH_COLUMN = 8
"""Of the holdings: behind the name and seven chains."""


def targets_of(page: GamePage, card: LessonCard) -> list[QRect]:
    """Return the places that a card points at and that are in sight, in pixels of the page."""
    if page.decision_area.scene.isVisible():
        return []  # a merger is told over all of it
    found: list[QRect] = []
    for each in card.ring:
        kind, _, name = each.partition(":")
        found += [rect for rect in _FINDERS[kind](page, card, name) if rect.isValid()]
    return found


def _chain(card: LessonCard, name: str) -> Chain:
    names = [spec.name.lower() for spec in card.view.edition.chains]
    return names.index(name)


def _tile(page: GamePage, _card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the lot, and the place on the rack if the tile is there."""
    tile = TILES_BY_NAME[name]
    lot = page.board.cell_rect(tile)
    yield QRect(page.mapFromGlobal(lot.topLeft()), lot.size())
    for place in page.hand.places:
        if place.effect is not None and place.effect.tile == tile:
            yield _in_sight(page, place, place.rect())


def _headquarters(page: GamePage, card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the lot on which the headquarters of a chain stands."""
    tile = card.view.headquarters[_chain(card, name)]
    if tile is not None:
        yield from _tile(page, card, TILE_NAMES[tile])


def _chain_card(page: GamePage, card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the card of a chain: on the exchange, in the decision, or else its holdings."""
    chain, exchange, asked = _chain(card, name), page.wide.exchange, page.panel.page
    if page.is_wide and exchange.isVisible():
        yield _in_sight(page, exchange, exchange.rect_of(chain))
    elif isinstance(asked, CardPage) and chain in asked.cards and asked.cards[chain].isVisible():
        yield _in_sight(page, asked.cards[chain], asked.cards[chain].rect())
    else:
        model = page.holdings_model
        last = model.rowCount() - 1 - model.has_legend()  # which is as wide as the table
        yield _cells(page, (0, last), (chain + 1, chain + 1))


def _cards(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the cards among which a chain is chosen, as one place."""
    asked, united = page.panel.page, QRect()
    cards = asked.cards.values() if isinstance(asked, CardPage) else ()
    for each in (page.wide.exchange,) if page.is_wide else cards:
        united = united.united(_in_sight(page, each, each.rect()))
    yield united


def _player(page: GamePage, _card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the card of a player, or the row of the holdings."""
    seat = int(name)
    if page.is_wide:
        yield _in_sight(page, page.wide.players, page.wide.players.rect_of(seat))
    else:
        yield _cells(page, (seat, seat), (0, page.holdings_model.columnCount() - 1))


def _cash(page: GamePage, card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield where the learner's cash stands."""
    if page.is_wide:
        yield from _player(page, card, str(_LEARNER))
    else:
        yield _cells(page, (_LEARNER, _LEARNER), (_CASH_COLUMN, _CASH_COLUMN))


def _decision(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the panel, and what stands elsewhere of the settling of stock."""
    shares = (page.panel.disposal.shares,) if page.is_wide else ()
    for part in (page.panel, *shares):
        yield _in_sight(page, part, part.rect())


def _declare(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the control that declares the end."""
    yield _in_sight(page, page.panel.declare, page.panel.declare.rect())


_FINDERS: Final[Mapping[str, Callable[[GamePage, LessonCard, str], Iterator[QRect]]]] = {
    "tile": _tile,
    "headquarters": _headquarters,
    "chain": _chain_card,
    "cards": _cards,
    "player": _player,
    "cash": _cash,
    "decision": _decision,
    "declare": _declare,
}
"""Yields the places of each kind of thing that a script can name."""


def _cells(page: GamePage, rows: tuple[int, int], columns: tuple[int, int]) -> QRect:
    """Return where a block of the holdings is, from its first to its last row and column."""
    table, model = page.holdings, page.holdings_model
    corners = (model.index(row, column) for row, column in zip(rows, columns, strict=True))
    first, last = (table.visualRect(corner) for corner in corners)
    return _in_sight(page, table.viewport(), first.united(last))


def _in_sight(page: GamePage, part: QWidget, rect: QRect) -> QRect:
    """Return where a piece of a part is on the page, or nothing where it is not in sight."""
    if not part.isVisible():
        return QRect()
    seen = part.visibleRegion().boundingRect().intersected(rect)
    return QRect(part.mapTo(page, QPoint()) + seen.topLeft(), seen.size())
