"""Where the holdings have little room, whole columns are seen, and the others are scrolled to."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from acquire_desktop.app import make_app
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.table.holdings.holdings_model import COLUMN_COUNT, Column
from acquire_desktop.ui.acquire.table.holdings.holdings_view import HoldingsView
from acquire_desktop.ui.kit.look import portraits
from tests.screenshots.__main__ import picture
from tests.screenshots.extras import EXTRAS
from tests.screenshots.states import window_at


def ends_of(state: str, language: str, text_scale: int, size: QSize) -> tuple[list[int], int]:
    """Return where the columns end that are shown, and the width of the table."""
    app = make_app()
    with window_at(state, language, text_scale) as window:
        picture(app, window, size)
        table = window.findChild(HoldingsView)
        assert table is not None
        ends = [
            table.columnViewportPosition(column) + table.columnWidth(column)
            for column in range(COLUMN_COUNT)
            if not table.isColumnHidden(column)
        ]
        return ends, table.viewport().width()


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [1040, 1080])
def test_half_a_screen_holds_every_column_of_six_players(language: str, height: int) -> None:
    ends, width = ends_of("buying_six", language, 100, QSize(960, height))
    assert ends[-1] <= width


@pytest.mark.parametrize(
    ("state", "language", "text_scale", "size"),
    [
        ("merger", "en", 200, QSize(1280, 720)),
        ("cards_buying", "pt_BR", 200, QSize(1280, 720)),
        ("cards_buying", "ja", 100, QSize(960, 1080)),
    ],
)
def test_columns_that_do_not_fit_are_cut_off_between_two_of_them(
    state: str, language: str, text_scale: int, size: QSize
) -> None:
    ends, width = ends_of(state, language, text_scale, size)
    assert ends[-1] > width
    assert width in ends


def test_at_twice_the_text_the_cash_is_seen_without_scrolling() -> None:
    ends, width = ends_of("merger", "en", 200, QSize(1280, 720))
    assert ends[Column.CASH] <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_columns_stand_apart_every_name_has_its_portrait(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: list[str] = []
    monkeypatch.setattr(portraits, "draw_face", lambda *_: faces.append(""))
    app = make_app()
    with window_at(EXTRAS["cards_ask_0"], language, 100) as window:
        picture(app, window, QSize(1280, 720))
        table = window.findChild(HoldingsView)
        assert table is not None
        faces.clear()
        table.grab()
    assert len(faces) == 4


@pytest.mark.parametrize("text_scale", [150, 200])
def test_all_players_have_their_portraits_or_nobody_has(
    text_scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: list[str] = []
    monkeypatch.setattr(portraits, "draw_face", lambda *_: faces.append(""))
    app = make_app()
    with window_at("buying_six", "en", text_scale) as window:
        for width in (1280, 1500, 1700, 1920):
            picture(app, window, QSize(width, 1600))
            table = window.findChild(HoldingsView)
            assert table is not None
            faces.clear()
            table.grab()
            assert len(faces) in (0, 6)


@pytest.mark.part(of=4)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1100, 1280, 1366])
def test_the_columns_of_money_stay_apart_when_amounts_and_prices_grow(
    language: str, width: int
) -> None:
    """With a price of $1,100 or five figures of cash they were joined in the middle of a game."""
    with window_at(EXTRAS["declaring"], language) as window:
        picture(make_app(), window, QSize(width, 720))
        page = window.pages.game
        view, fits = window.session.view, set()
        for times in (0, 1, 5):
            prices = tuple(200 * times for _ in view.prices)
            held = tuple(10_000 * times + seat for seat in range(view.players))
            page.holdings_model.show_view(replace(view, cash=held, worth=held, prices=prices))
            picture(make_app(), window, QSize(width, 720))
            fits.add(page.holdings.isColumnHidden(Column.WORTH))
        assert len(fits) == 1
