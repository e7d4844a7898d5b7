"""Tables and players that the tests of the people share."""

from collections.abc import Sequence

from PySide6.QtGui import QImage

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.players.people_column import PeopleColumn
from acquire_desktop.ui.kit.people.person_view import PersonView

HUMAN, COMPUTER = PlayerKind.HUMAN, PlayerKind.COMPUTER
ANA = Player("Ana", HUMAN)
TABLE = (ANA, *(Player(name, COMPUTER, "hard-raider") for name in ("Bea", "Carl", "Dai", "Eve")))
HOSTILE = tuple(
    Player(name, HUMAN)
    for name in ("W" * 24, "<b>Eve</b> & Co", "{player}", "ダイスケ" * 6, "i" * 24, "Ł" * 24)
)


def played(count: int, plies: int, holdings: Holdings = Holdings.OPEN) -> State:
    """Play a game by always taking the last legal action, which buys and trades a space."""
    state = new_game(make_setup(EDITIONS["2023-classic"], count, "table", holdings=holdings))
    for _ in range(plies):
        state = apply(state, legal_actions(state)[-1]).state
    return state


def with_stock(*held: int, cash: Sequence[int] = (6000, 6000, 6000)) -> View:
    """Return a table at which these numbers of Tower are held."""
    state = position(
        EDITIONS["2023-classic"],
        ["TT..........", *["." * 12] * 8],
        cash=list(cash),
        stocks=[{"Tower": count} for count in held],
    )
    return observe(state, 0)


def said(people: PeopleColumn) -> list[str]:
    """Return by seat all that a card says, seen or unseen."""
    return [
        f"{card.accessibleName()}\n{card.accessibleDescription()}\n{card.toolTip()}"
        for card in shown(people)
    ]


def shown(people: PeopleColumn) -> list[PersonView]:
    """Return the places by seat."""
    return people.findChildren(PersonView)


def picture(people: PeopleColumn, seat: int) -> QImage:
    """Return what the place of a seat looks like."""
    return people.grab(people.rect_of(seat)).toImage()
