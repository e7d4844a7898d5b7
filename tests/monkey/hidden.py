"""Looks for what the window gives away: tiles of hands that nobody who looks may know.

``tests/secrecy`` compares two games, which finds any difference. Here there is one game, and so a
tile of a hidden hand must be found nowhere where no tile of the bag is; and no part of the window
may keep somebody else's view.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_NAMES, TILES_BY_NAME, Tile
from acquire_desktop.games.acquire.engine.events import HandShuffledBack, MarketDrawn
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.log_entries import TookBack
from acquire_desktop.session.screen import human_seats
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.secrecy.reading import PICTURE, Parts, Reading, kept_views, parts_of, read

_TILE: Final = re.compile(r"(?<![0-9A-Za-z])(?:1[0-2]|[1-9])[A-I](?![0-9A-Za-z])")
_DIGITS: Final = r"\d+"
_GENERAL: Final = (
    *("GuidePage", "RulesPage", "ComparePage", "StartPage", "NewGamePage", "LessonPage"),
)
"""Pages that tell of no game at the table, but name tiles in their examples."""
_LATER: Final = "ResultPage"
"""The page that, while it is hidden, may still tell of the game before."""
_LESSON: Final = ("/lessons:Lessons/", ":LessonPage")
"""A lesson is a game of its own, in which nobody else has a secret."""
_LEAST_BAG: Final = 20
"""With fewer tiles in the bag, too little is left to compare with."""
_POINTED_AT: Final = tuple(
    f"{board}::{what}"
    for board in ("BoardView", "EditBoard")
    for what in ("accessibleDescription", "spoken Description")
)
"""Texts that name the space pointed at: any may be, and one is from the beginning."""
_DRAFTS: Final = ("/AnalysisPage", ":AnalysisPage", "/analysis:Analysis")
"""The analysis board: who looks has put the tiles there, any of them into any hand."""
_LEAST_HAND: Final = 3
"""Fewer numbers may be a hand by chance."""


def leaks(window: AcquireWindow) -> list[str]:
    """Return a line for each place where the window tells what nobody who looks may know."""
    session = window.session
    if not session.has_game or session.is_over:
        return []
    apart = [page for page in _pages(window) if type(page).__name__ in _GENERAL]
    parts = parts_of(window, apart)
    return list(dict.fromkeys((*_kept(window, parts), *_told(window, read(window, parts)))))


def _pages(window: AcquireWindow) -> list[QWidget]:
    pages = (window.pages.widget(index) for index in range(window.pages.count()))
    return [page for page in pages if page is not None]


def _kept(window: AcquireWindow, parts: Parts) -> Iterator[str]:
    screen = window.session.screen
    may_hold = None if screen.handover_to is not None else screen.seat
    for path, held in kept_views(parts):
        if any(part in path for part in (*_LESSON, *_DRAFTS)):
            continue
        if not isinstance(held, View) or (held.seat != may_hold and held.hand):
            place = re.sub(_DIGITS, "#", path)
            yield f"{place} keeps {type(held).__name__} of somebody else"


def _told(window: AcquireWindow, reading: Reading) -> Iterator[str]:
    session = window.session
    state = session.states()[session.last_step]
    assert isinstance(state, State)
    hands = _hidden_hands(window, state)
    public = {*_face_up(state), *_shown_before(session.events_by_step())}
    hidden = {tile for hand in hands for tile in hand} - public
    bag = set(state.game.pool[state.game.pool_start :]) - public
    told = {path: value for path, value in reading.items() if not _is_silent(window, path)}
    for path, value in told.items():
        if any(part in hands for part in _sets(value)):
            yield f"{re.sub(_DIGITS, '#', path)} keeps the tiles of a hidden hand"
    named = [
        each
        for path, value in told.items()
        if not any(part in path for part in (*_LESSON, *_DRAFTS))
        for each in _named(path, value)
    ]
    usual = {place for place, tile, _ in named if tile in bag}
    for place, tile, text in named if len(bag) >= _LEAST_BAG else ():
        if tile in hidden and place not in usual and not place.endswith(_POINTED_AT):
            yield f"{place} names {TILE_NAMES[tile]}: {text[:80]!r}"


def _is_silent(window: AcquireWindow, path: str) -> bool:
    """Tell whether what stands at a path is not of the game at the table."""
    is_there = type(window.pages.currentWidget()).__name__ == _LATER
    silent = _GENERAL if is_there else (*_GENERAL, _LATER)
    return path == PICTURE or any(page in path for page in silent)


def _named(path: str, value: object) -> Iterator[tuple[str, Tile, str]]:
    """Yield the tiles that a value names: where, which, and in what text."""
    place = re.sub(_DIGITS, "#", path)
    for text in _texts(value):
        for name in _TILE.findall(text):
            yield place, TILES_BY_NAME[name], text


def _hidden_hands(window: AcquireWindow, state: State) -> list[set[Tile]]:
    """Return the hands that nobody who looks may know, in which there is something to know."""
    session = window.session
    shown = session.screen.seat if session.screen.shows_hand else None
    if session.screen.is_covered and len(human_seats(session.players)) == 1:
        shown = session.screen.seat  # it is that person's own, and nobody else is there
    seats = range(len(session.players))
    hands = [set(observe(state, seat).hand) for seat in seats if seat != shown]
    return [hand for hand in hands if len(hand) >= _LEAST_HAND]


def _face_up(state: State) -> Iterator[Tile]:
    """Yield the tiles on the board and those out of play."""
    yield from (tile for tile, owner in enumerate(state.game.board) if owner != EMPTY)
    yield from state.game.out


def _shown_before(steps: Iterable[Iterable[object]]) -> Iterator[Tile]:
    """Yield the tiles that everybody saw before they went back to a hand or the bag.

    Only what shows them by the rules counts, not what else the log names: it may name too much.
    """
    for entry in (each for step in steps for each in step):
        match entry:
            case HandShuffledBack(tiles=tiles):
                yield from tiles
            case MarketDrawn(tile=tile) | TookBack(tile=tile):
                yield tile


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _texts(part)


def _sets(value: object) -> Iterator[set[object]]:
    """Yield what a value holds, if that may be the tiles of a hand."""
    if isinstance(value, tuple | list) and len(value) >= _LEAST_HAND:
        if all(type(part) is int for part in value):
            yield set(value)
        for part in value:
            yield from _sets(part)
