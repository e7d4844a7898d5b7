"""While a merger is told, every part of the table says the same position."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.events import MergerBegan
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.table.exchange.chain_row import ChainRow
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.kit.people.person_view import PersonView
from acquire_desktop.ui.kit.texts import money
from tests.screenshots.games import game_at
from tests.window.table import open_window

MERGERS = range(200)
EDITIONS = "2023-classic", "2023-tycoon", "2008"


def settles(view: View) -> bool:
    return isinstance(view.decision, StockDisposal) and view.turn > 12


@pytest.mark.part(of=50)
@pytest.mark.parametrize("number", MERGERS)
def test_sizes_prices_cash_and_holders_are_of_one_moment(qtbot: QtBot, number: int) -> None:
    edition = EDITIONS[number % len(EDITIONS)]
    players = 2 + number % 5 if edition == "2023-classic" else 3 + number % 4
    holdings = list(Holdings)[number % len(Holdings)]
    with open_window(qtbot) as window:
        window.session.open(
            game_at(edition, players, f"one-time-{number}", settles, holdings=holdings)
        )
        page = window.pages.game
        player = page.decision_area.player
        assert faults(page) == []
        for opening in mergers(page):
            page.open_walkthrough(opening)
            while faults(page) == [] and not player.is_at_end:
                player.go_on()
            assert faults(page) == []
            assert player.position > 0
            page.decision_area.skip()


def mergers(page: GamePage) -> list[MergerBegan]:
    """Return the first merger of a game, and the one that goes on."""
    lines = map(page.log_model.line, range(page.log_model.rowCount()))
    found = [line.story for line in lines if isinstance(line.story, MergerBegan)]
    return found[:1] + found[1:][-1:]


def faults(page: GamePage) -> list[str]:
    """Return what a part of the table says that is not so at the moment that is told."""
    QApplication.processEvents()
    told, found = page.moment.told, list[str]()
    for tile, owner in enumerate(told.board):
        spoken = page.board.cell_text(tile)
        if 0 <= owner < CHAIN_COUNT and told.edition.chains[owner].name not in spoken:
            found.append(spoken)
    rows = [row.accessibleName() for row in page.exchange.findChildren(ChainRow)]
    for chain, size in enumerate(told.sizes):
        spec = told.edition.chains[chain]
        (row,) = (row for row in rows if row.startswith(spec.name))
        if size and not (f"{size}" in row and money(told.prices[chain]) in row):
            found.append(row)
    for seat, person in enumerate(people(page)):
        spoken = f"{person.accessibleName()} {person.accessibleDescription()}"
        if (told.holdings.are_shown or seat == told.seat) and money(told.cash[seat]) not in spoken:
            found.append(spoken)
    return found + marquee_faults(page, told)


def people(page: GamePage) -> list[PersonView]:
    """Return the people by seat."""
    return list(page.people._people)


def marquee_faults(page: GamePage, told: View) -> list[str]:
    """Return the sizes on the marquee that are not those on the board."""
    scene = page.decision_area.scene
    if not scene.marquee.isVisible():
        return []
    sizes = {told.edition.chains[c].letter: size for c, size in enumerate(told.sizes) if size}
    return [
        f"{hotel.name} {hotel.size}"
        for hotel in scene.marquee._bill.hotels
        if sizes.get(hotel.letter, hotel.size) != hotel.size
    ]
