"""The price table prints what the rulebook of each edition prints, and nothing of the game."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITIONS,
    TYCOON_2023,
    Edition,
    price,
)
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.rules.price_chart import next_steps
from acquire_desktop.ui.acquire.table.prices.price_table import PriceTable
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme


@pytest.fixture(autouse=True)
def usual_size(qapp: QApplication) -> Iterator[None]:
    """Leave every test with text of the usual size."""
    languages.load_fonts()
    yield
    theme.set_text_scale(qapp, 100)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_table_has_the_bonuses_that_the_edition_pays(qtbot: QtBot, edition: Edition) -> None:
    table = PriceTable()
    qtbot.addWidget(table)
    table.show_edition(edition)
    cells = table.cells
    assert cells.columnCount() == 4 + edition.bonus_places
    last = [cells.index(10, column).data() for column in range(3, cells.columnCount())]
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [CLASSIC_2023, TYCOON_2023], ids=["classic", "tycoon"])
def test_the_table_fits_the_smallest_column_and_fills_a_large_one(
    qtbot: QtBot, qapp: QApplication, language: str, edition: Edition
) -> None:
    languages.install_language(qapp, language)
    table = PriceTable()
    qtbot.addWidget(table)
    table.show_edition(edition)
    table.resize(300, 260)
    table.show()
    assert table.verticalScrollBar().maximum() == 0
    assert table.horizontalScrollBar().maximum() == 0
    small = table.rowHeight(0)
    table.resize(560, 800)
    assert table.rowHeight(0) > 2 * small
    assert table._size == "title"
