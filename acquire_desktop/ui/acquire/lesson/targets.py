"""Targets of the lesson: where at the table is what a step is about."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QRect

from acquire_desktop.games.acquire.engine.board import (
    TILE_NAMES,
    TILES_BY_NAME,
    Chain,
    Seat,
)
from acquire_desktop.games.acquire.lesson.running_lesson import LessonCard
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.kit.lesson.light import in_sight

_LEARNER: Seat = 0


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
    """Yield the space, and the place on the rack if the tile is there."""
    tile = TILES_BY_NAME[name]
    space = page.board.cell_rect(tile)
    yield QRect(page.mapFromGlobal(space.topLeft()), space.size())
    for place in page.hand.places:
        if place.effect is not None and place.effect.tile == tile:
            yield in_sight(page, place, place.tile_rect().toAlignedRect())


def _headquarters(page: GamePage, card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the space on which the headquarters of a chain stands."""
    tile = card.view.headquarters[_chain(card, name)]
    if tile is not None:
        yield from _tile(page, card, TILE_NAMES[tile])


def _chain_card(page: GamePage, card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the place of a chain on the exchange, which is scrolled there."""
    exchange, chain = page.exchange, _chain(card, name)
    exchange.bring_into_sight(chain)
    yield in_sight(page, exchange, exchange.rect_of(chain))


def _cards(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the exchange, where a chain is chosen, as one place."""
    yield in_sight(page, page.exchange, page.exchange.rect())


def _player(page: GamePage, _card: LessonCard, name: str) -> Iterator[QRect]:
    """Yield the place of a person."""
    yield in_sight(page, page.people, page.people.rect_of(int(name)))


def _cash(page: GamePage, card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield where the learner's cash stands."""
    yield from _player(page, card, str(_LEARNER))


def _decision(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the panel, and what stands elsewhere of the settling of stock."""
    for part in (page.panel, page.panel.disposal.shares):
        yield in_sight(page, part, part.rect())


def _declare(page: GamePage, _card: LessonCard, _name: str) -> Iterator[QRect]:
    """Yield the bell, which declares the end."""
    yield in_sight(page, page.hand.bell, page.hand.bell.rect())


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
