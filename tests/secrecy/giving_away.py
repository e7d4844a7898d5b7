"""What the window of one game gives away of others: views, tiles by name, totals by amount.

``comparing`` finds more, but needs the same game in two worlds. This looks at any game that runs.
"""

import re
from collections.abc import Collection, Iterator
from typing import Final

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Seat
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.session.screen import NOBODY
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.board.cell_texts import cell_text
from acquire_desktop.ui.acquire.table.holdings.holdings_model import UNKNOWN, Column
from tests.secrecy.playing import pages_apart
from tests.secrecy.reading import Parts, Reading, kept_views, parts_of, read
from tests.secrecy.values import is_secret

MARKS: Final = (1, 2, 3, 4, 5, 6)
"""Extra cash in dollars by seat: all that is paid is hundreds, so a total says whose it is."""
_ANY_TILES: Final = re.compile(r":BoardView|:EditBoard|:HandField|:GuidePage")
"""What names tiles whoever has them; the plan of the game is asked space by space."""
_LESSON: Final = "/lessons:Lessons/"
"""A game of its own, in which nobody has a secret."""
_BEGINNING: Final = re.compile(r":LogModel")
"""Where it is told with how much cash everybody began."""
_AMOUNT: Final = re.compile(r"\$(\d+(?:[.,]\d{3})*)")
_HUNDRED: Final = 100


def given_away(window: AcquireWindow) -> list[str]:
    """Return what any part of the window, hidden ones too, tells of whoever does not look.

    Nobody looks while no hand lies open. Of tiles that were placed and taken back all may know,
    so it is not for the moments in which one is still in the hand of somebody else.

    Args:
        window: Its game must have begun with ``MARKS`` for totals to be found.
    """
    session = window.session
    state = session.states()[session.last_step]
    looks = session.screen.seat if session.screen.shows_hand else NOBODY
    views = [observe(state, seat) for seat in range(state.setup.players)]
    parts = parts_of(window, pages_apart(window))
    reading = read(window, parts)
    others = [view for view in views if view.seat != looks]
    is_strict = views[0].holdings is Holdings.HIDDEN
    return [
        *(f"kept: {path}" for path in _kept(parts, looks)),
        *(f"named: {found}" for found in _named(reading, others)),
        *(f"plan: {cell}" for cell in _told_apart(window, others)),
        *(f"total: {found}" for found in (_totals(window, reading, others) if is_strict else ())),
    ]


def _kept(parts: Parts, looks: Seat) -> Iterator[str]:
    """Yield where something is kept that tells what whoever looks may not know."""
    for path, held in kept_views(parts):
        if is_secret(held, looks) and _LESSON not in path:
            yield path


def _named(reading: Reading, others: Collection[View]) -> Iterator[str]:
    """Yield the texts in which a tile of somebody else's hand is named."""
    names = "|".join(TILE_NAMES[tile] for view in others for tile in view.hand)
    named = re.compile(rf"(?<!\d)({names})(?![A-Za-z0-9])")
    for path, value in reading.items():
        if not _ANY_TILES.search(path):
            yield from (f"{path} {text}" for text in _strings(value) if named.search(text))


def _told_apart(window: AcquireWindow, others: Collection[View]) -> Iterator[str]:
    """Yield the spaces on which a tile of somebody else's hand looks other than to a stranger."""
    board = window.pages.game.board
    for view in others:
        shown = board.shown_view or view  # until a merger is settled, its chains lie apart
        for tile in view.hand:
            plain = cell_text(tile, shown, is_private=False, is_last=False)
            if board.cell_text(tile) != plain:
                yield board.cell_text(tile)


def _totals(window: AcquireWindow, reading: Reading, others: Collection[View]) -> Iterator[str]:
    """Yield where cash, net worth or stock of somebody else is told."""
    model = window.pages.game.holdings_model
    for row in range(1, len(others)):
        cells = [model.cell(row, column).text for column in range(Column.FIRST_CHAIN, Column.WORTH)]
        yield from (f"row {row}: {text}" for text in cells if text != UNKNOWN)
    marks = {MARKS[view.seat] for view in others}
    begun = {view.edition.starting_cash + MARKS[view.seat] for view in others}
    for path, value in reading.items():
        public = begun if _BEGINNING.search(path) else ()
        for text in _strings(value):
            amounts = {int(re.sub(r"\D", "", told)) for told in _AMOUNT.findall(text)}
            totals = [amount for amount in amounts.difference(public) if amount >= _HUNDRED]
            if any(total % _HUNDRED in marks for total in totals):
                yield f"{path} {text}"


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _strings(part)
