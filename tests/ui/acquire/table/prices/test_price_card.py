"""The price card shows where the chains stand, and would stand after a tile."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITIONS,
    TYCOON_2023,
    Edition,
    price,
)
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.rules.price_chart import next_steps
from acquire_desktop.ui.acquire.table.prices.price_card import PriceCard
from acquire_desktop.ui.acquire.table.prices.price_card_model import MarkKind, PriceCardModel
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme

EMPTY_ROW = "............"
BOARD = [
    "TT.CCCCC....",
    "............",
    "SS.II.......",
    "............",
    "FFFFFFFFFFF.",
    EMPTY_ROW,
    EMPTY_ROW,
    "o...........",
    EMPTY_ROW,
]
HAND = "3A 3C 9A 12E 2H 12I"


@pytest.fixture(autouse=True)
def usual_size(qapp: QApplication) -> Iterator[None]:
    """Leave every test with text of the usual size."""
    yield
    theme.set_text_scale(qapp, 100)


def view_of(edition: Edition = CLASSIC_2023) -> View:
    return observe(position(edition, BOARD, cash=[6000] * 3, hands=[HAND]), 0)


def effect_of(view: View, tile: str) -> TileEffect:
    return next(e for e in view.effects if e.tile == TILES_BY_NAME[tile])


def marks(model: PriceCardModel) -> dict[str, set[tuple[int, MarkKind]]]:
    """Return the price and kind of every chip, by letter."""
    found: dict[str, set[tuple[int, MarkKind]]] = {}
    for row in range(model.rowCount()):
        for column in range(3):
            for mark in model.cell(row, column).marks:
                found.setdefault(mark.letter, set()).add((200 + 100 * row, mark.kind))
    return found


def card_of(view: View, tile: str = "") -> PriceCardModel:
    model = PriceCardModel()
    model.show_sizes(view.edition, view.sizes)
    model.show_effect(effect_of(view, tile) if tile else None)
    return model


def test_every_active_chain_stands_on_the_row_of_its_price() -> None:
    view = view_of()
    assert marks(card_of(view)) == {
        spec.letter: {(view.prices[chain], MarkKind.NOW)}
        for chain, spec in enumerate(view.edition.chains)
        if view.prices[chain]
    }


def test_a_tile_that_grows_a_chain_shows_its_ghost_on_the_new_row() -> None:
    found = marks(card_of(view_of(), "9A"))
    assert found["C"] == {(700, MarkKind.NOW), (800, MarkKind.GHOST)}
    assert found["I"] == {(400, MarkKind.NOW)}


def test_a_chain_that_grows_on_its_row_is_marked_as_staying() -> None:
    assert marks(card_of(view_of(), "12E"))["F"] == {(800, MarkKind.STAYS)}


def test_a_merger_crosses_the_acquired_chain_out_and_moves_the_survivor() -> None:
    found = marks(card_of(view_of(), "3A"))
    assert found["T"] == {(200, MarkKind.GONE)}
    assert found["C"] == {(700, MarkKind.NOW), (800, MarkKind.GHOST)}


def test_where_the_survivor_is_to_be_chosen_each_might_move() -> None:
    found = marks(card_of(view_of(), "3C"))
    assert found["S"] == {(200, MarkKind.NOW), (500, MarkKind.POSSIBLE)}
    assert found["I"] == {(400, MarkKind.NOW), (700, MarkKind.POSSIBLE)}


def test_a_founding_tile_shows_where_a_new_chain_of_each_tier_would_stand() -> None:
    found = marks(card_of(view_of(), "2H"))
    # Worldwide and American are free, both of the middle tier.
    assert found[""] == {(300, MarkKind.POSSIBLE)}


def test_a_tile_that_stands_alone_moves_nothing() -> None:
    view = view_of()
    assert marks(card_of(view, "12I")) == marks(card_of(view))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_card_has_the_bonuses_that_the_edition_pays(edition: Edition) -> None:
    model = card_of(view_of(edition))
    assert model.columnCount() == 4 + edition.bonus_places
    last = [model.index(10, column).data() for column in range(3, model.columnCount())]
    paid = (12000, edition.secondary_bonus[10], edition.tertiary_bonus[10])
    assert last == ["$1,200", *(f"${amount:,}" for amount in paid[: edition.bonus_places])]


@pytest.mark.parametrize("chain", range(7))
def test_the_next_step_is_the_first_size_with_another_price(chain: int) -> None:
    for size in range(2, 50):
        steps = next_steps(TYCOON_2023, chain, size)
        now = price(TYCOON_2023, chain, size)
        prices = [price(TYCOON_2023, chain, larger) for larger in range(size, 60)]
        expected = next((at for at, amount in enumerate(prices) if amount != now), 0)
        assert (steps.tiles_to_price, steps.price) == (expected, prices[expected])
        assert steps.tiles_to_safe == max(0, 11 - size)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "1 tile to $800, safe at 11: 6 to go"),
        ("ja", "あと1個で$800、大規模（11個）まであと6個"),
        ("pt_BR", "falta 1 peça para $800, segura com 11: faltam 6"),
    ],
)
def test_the_next_steps_are_said_in_every_language(
    qtbot: QtBot, qapp: QApplication, language: str, expected: str
) -> None:
    card = PriceCard()
    qtbot.addWidget(card)
    card.show_view(view_of())
    card.show()
    languages.install_language(qapp, language)
    qapp.processEvents()
    full = {step.letter: step.full for step in card.model.steps}
    assert full["C"] == expected
    assert expected in card.table.accessibleDescription()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [CLASSIC_2023, TYCOON_2023], ids=["classic", "tycoon"])
def test_in_the_smallest_window_the_card_lies_down_and_needs_no_scrolling(
    qtbot: QtBot, qapp: QApplication, language: str, edition: Edition
) -> None:
    languages.install_language(qapp, language)
    card = PriceCard()
    qtbot.addWidget(card)
    card.resize(652, 102)
    card.show()
    card.show_view(view_of(edition))
    assert card.table.verticalScrollBar().maximum() == 0
    shapes = [card.table.is_upright]
    card.resize(430, 460)
    shapes.append(card.table.is_upright)
    assert shapes == [False, True]
    assert len({card.table.rowHeight(row) for row in range(11)}) == 1
    assert card.table.verticalScrollBar().maximum() == 0
    assert card.steps.isVisible()


def test_a_column_of_the_table_is_filled_by_a_larger_card(qtbot: QtBot, qapp: QApplication) -> None:
    card = PriceCard()
    qtbot.addWidget(card)
    card.show_view(view_of())
    card.resize(524, 300)
    card.show()
    prints = [(card.table._print.size, card.steps._print.size)]
    card.resize(524, 880)
    qapp.processEvents()
    prints.append((card.table._print.size, card.steps._print.size))
    assert prints == [("small", "small"), ("body", "body")]
    filled = card.table.height() + card.steps.height()
    assert filled >= 0.8 * card.height()
    widths = sum(card.table.columnWidth(at) for at in range(card.model.columnCount()))
    assert widths <= card.table.viewport().width()
    assert card.table.verticalScrollBar().maximum() == 0
    card.resize(900, 1250)
    qapp.processEvents()
    assert (card.table._print.size, card.steps._print.size) == ("title", "title")
