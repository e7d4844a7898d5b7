"""The chart draws what the viewer may know, reads it out, and says it in words."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from html import escape
from itertools import accumulate, pairwise
from math import hypot

import hypothesis.strategies as st
import pytest
from hypothesis import example, given
from hypothesis.strategies import floats, sampled_from
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.history import History, TurnRecord
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.table.chart.pane import ChartPane
from acquire_desktop.ui.acquire.table.chart.series import price_data, summary_text, worth_data
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.chart.drawing import range_of
from acquire_desktop.ui.kit.chart.labels import EndLabels
from acquire_desktop.ui.kit.chart.scales import free_place, spread
from acquire_desktop.ui.kit.chart.series import ChartData, Series
from acquire_desktop.ui.kit.chart.strokes import dashed, pieces, stroke_of
from acquire_desktop.ui.kit.chart.texts import readout_text
from acquire_desktop.ui.kit.look import theme

NAMES = ("Ana", "<b>Bea</b> & Co", "ダイスケ")
MakeChart = Callable[..., ChartPane]


def played(plies: int) -> list[State]:
    states = [new_game(make_setup(CLASSIC_2023, 3, "chart"))]
    while len(states) <= plies and not states[-1].over:
        view = observe(states[-1], states[-1].seat)
        states.append(apply(states[-1], PLAYERS["greedy"](view, len(states))).state)
    return states


def records(plies: int = 1000, known: tuple[int, ...] = (0, 1, 2)) -> list[TurnRecord]:
    states = played(plies)
    return History().records(states, len(states) - 1, known)


@pytest.fixture(autouse=True)
def by_day(qapp: QApplication) -> Iterator[None]:
    """Begin and leave every test by day."""
    theme.apply_theme(qapp, "light")
    yield
    theme.apply_theme(qapp, "light")


@pytest.fixture(params=["large", "small"])
def make_chart(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[MakeChart]:
    """Return what makes a chart with its drawing loaded; all live until the test is over."""
    made: list[ChartPane] = []

    def make(found: list[TurnRecord], seat: int = 0, kind: str = "worth") -> ChartPane:
        chart = ChartPane(is_small=request.param == "small")
        made.append(chart)
        qtbot.addWidget(chart)
        chart.resize(640, 220)
        chart.show_kind(kind)
        chart.show_history(found, NAMES, seat, CLASSIC_2023)
        chart.show()
        qtbot.waitUntil(lambda: chart.is_drawn)
        return chart

    yield make
    for chart in made:
        chart.close()


def test_every_player_has_a_line_and_the_own_one_comes_first() -> None:
    found = records()
    data = worth_data(found, NAMES, 1)
    assert [line.name for line in data.series] == [NAMES[1], NAMES[2], NAMES[0]]
    assert data.series[0].values == tuple(record.worth[1] for record in found)
    assert data.turns == tuple(range(found[-1].turn + 1))


def test_with_hidden_holdings_only_the_own_line_is_drawn_and_the_chart_says_so(
    make_chart: MakeChart,
) -> None:
    chart = make_chart(records(60, (2,)), 2)
    assert [line.name for line in chart.data.series] == [NAMES[2]]
    spoken = chart.accessibleDescription()
    assert "hidden" in spoken
    assert "Ana" not in spoken
    assert "only your own line" in chart._note.text()
    assert "without bonuses" not in chart._note.text()


def test_a_chart_without_data_keeps_no_width_of_what_its_axis_said(qtbot: QtBot) -> None:
    """Else the axis of the next person would be as wide as the figures of the one before."""
    from acquire_desktop.ui.acquire.table.chart.plot import Plot

    plot = Plot()
    qtbot.addWidget(plot)
    plot._left.textWidth = 77
    plot.show_data(ChartData())
    assert plot._left.textWidth == 0


def test_a_line_without_bonuses_says_so(make_chart: MakeChart) -> None:
    strict = [replace(record, has_bonuses=False) for record in records(60, (2,))]
    assert "without bonuses" in make_chart(strict, 2)._note.text()


def test_a_covered_screen_draws_no_line(make_chart: MakeChart) -> None:
    chart = make_chart(records(60, ()))
    assert not chart.data.series
    assert chart.accessibleDescription() == "Holdings are hidden."


def test_prices_are_drawn_only_while_a_chain_is_on_the_board() -> None:
    found = records()
    for line in price_data(found, NAMES, CLASSIC_2023).series:
        assert line.values == tuple(record.prices[line.rank] or None for record in found)


def test_no_two_lines_look_alike_without_their_colours() -> None:
    worth = worth_data(records(), NAMES, 0).series
    assert len({(stroke_of(s).dashes, stroke_of(s).mark) for s in worth}) == len(worth)
    prices = price_data(records(), NAMES, CLASSIC_2023).series
    assert len({stroke_of(s).dashes for s in prices}) == len(prices)
    assert all(stroke_of(s).casing is not None for s in prices)


def test_left_and_right_read_the_turns_out_and_enter_chooses_one(make_chart: MakeChart) -> None:
    chart = make_chart(records())
    last = chart.data.turns[-1]
    chosen: list[int] = []
    chart.turn_chosen.connect(chosen.append)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert not chosen
    for key, turn in (
        (Qt.Key.Key_Left, last),
        (Qt.Key.Key_Left, last - 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
    ):
        QTest.keyClick(chart, key)
        assert chart.read_turn == turn
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert chosen == [1]
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.read_turn is None


def test_the_mouse_reads_the_nearest_turn_out_and_a_click_chooses_it(
    make_chart: MakeChart,
) -> None:
    chart = make_chart(records())
    assert chart._plot is not None
    value = chart.data.series[0].values[12]
    assert value is not None
    QApplication.processEvents()
    place = chart._plot.mapTo(chart, chart._plot.place_of(12, value).toPoint())
    chosen: list[int] = []
    chart.turn_chosen.connect(chosen.append)
    QTest.mouseMove(chart, QPoint(1, 1))  # a pointer that is there already would not move
    QTest.mouseMove(chart, place + QPoint(1, 5))
    assert chart.read_turn == 12
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place)
    assert chosen == [12]


def test_after_undo_the_readout_stays_within_the_game(make_chart: MakeChart) -> None:
    chart = make_chart(records(80))
    QTest.keyClick(chart, Qt.Key.Key_Left)
    chart.show_history(records(20), NAMES, 0, CLASSIC_2023)
    assert chart.read_turn is None


@pytest.mark.part(of=3)
@pytest.mark.parametrize("kind", ["worth", "prices"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_is_drawn_and_said_in_every_language_and_theme(
    qapp: QApplication, make_chart: MakeChart, language: str, kind: str
) -> None:
    chart = make_chart(records(), 0, kind)
    languages.install_language(qapp, language)
    seen = set()
    for look in ("light", "dark"):
        theme.apply_theme(qapp, look)
        QApplication.processEvents()
        picture = chart.grab().toImage()  # its bits die with it
        seen.add(bytes(picture.constBits()))
    assert len(seen) == 2
    last = chart.data.turns[-1]
    spoken = chart.accessibleDescription()
    assert str(last) in spoken
    money = "$6.000" if language == "pt_BR" else "$6,000"
    if kind == "worth":
        assert money in readout_text(chart.data, 0)
        assert NAMES[1] in spoken
        assert escape(NAMES[1]) not in spoken


def test_a_game_of_no_turns_and_no_chains_is_drawn_too(make_chart: MakeChart) -> None:
    chart = make_chart(records(0), 0, "prices")
    assert chart.data.series == ()
    assert summary_text(chart.data) == "No chain has been founded yet."
    chart.grab()


def test_the_large_and_the_small_chart_draw_the_same_places(qtbot: QtBot) -> None:
    found = records()
    places = []
    for is_small in (True, False):
        chart = ChartPane(is_small=is_small)
        qtbot.addWidget(chart)
        chart.resize(640, 220)
        chart.show_history(found, NAMES, 0, CLASSIC_2023)
        chart.show()
        chart._load()
        QApplication.processEvents()
        assert chart._plot is not None
        places.append([chart._plot.place_of(at, 5000 * at) for at in (0, 3, 8)])
    for small, large in zip(*places, strict=True):
        assert hypot(small.x() - large.x(), small.y() - large.y()) < 2


def test_dashes_go_on_round_corners_and_have_the_lengths_of_their_pattern() -> None:
    corners = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (10.0, 10.0), (22.0, 10.0)]
    strokes = [line.toTuple() for line in dashed(corners, (9, 4))]
    assert [tuple(round(value, 6) for value in stroke) for stroke in strokes] == [
        (0, 0, 9, 0),
        (10, 3, 10, 10),
        (10, 10, 12, 10),
        (16, 10, 22, 10),
    ]
    assert [line.length() for line in pieces(corners)] == [10, 10, 0, 12]


def test_a_long_line_has_no_more_dashes_than_can_be_seen() -> None:
    ends = accumulate([0.0] + [40.0] * 400)
    assert len(dashed([(end, 7.0) for end in ends], (2, 3))) <= 160 + 401


@pytest.mark.parametrize("height", [70, 88, 110, 240, 600])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_labels_of_lines_never_lie_on_each_other(
    qapp: QApplication, qtbot: QtBot, height: int, percent: int
) -> None:
    theme.set_text_scale(qapp, percent)
    data = price_data(records(60), NAMES, CLASSIC_2023)
    labels = EndLabels()
    qtbot.addWidget(labels)
    labels.resize(200, height)
    for scale in (0.0, 0.05, 0.4):
        labels.show_values(data, None, partial(_height_at, height, scale))
        places = sorted(labels.places(), key=lambda place: place.middle)
        present = sum(line.values[-1] is not None for line in data.series)
        assert len(places) >= min(present, height // theme.scaled(15))
        for above, below in pairwise(places):
            assert below.middle - above.middle >= above.line - 0.001
        assert places[0].middle - places[0].line / 2 >= -0.001
        assert places[-1].middle + places[-1].line / 2 <= height
    theme.set_text_scale(qapp, 100)


@pytest.mark.parametrize("height", [60, 68])
def test_in_a_low_pane_all_names_stand_in_two_columns(
    make_chart: MakeChart, qapp: QApplication, height: int
) -> None:
    chart = make_chart(records(60), kind="prices")
    chart.resize(652, height)
    qapp.processEvents()
    places = chart._labels.places()
    names = sorted(place.series.name for place in places)
    assert names == sorted(line.name for line in chart.data.series)
    values = [line.values[-1] or 0 for line in (place.series for place in places)]
    assert values == sorted(values, reverse=True)
    for above, below in pairwise(places):
        if above.column == below.column:
            assert below.middle - above.middle >= above.line - 0.001
    assert {place.column for place in places} == {0, 1}
    assert max(place.middle + place.line / 2 for place in places) <= chart._labels.height()
    assert chart._labels.width() <= 0.6 * 652
    chart.resize(652, 36)
    qapp.processEvents()
    assert all(place.line > theme.font("small").pixelSize() for place in chart._labels.places())
    chart.resize(652, 300)
    qapp.processEvents()
    assert {place.column for place in chart._labels.places()} == {0}


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("height", [40, 70, 200])
def test_names_are_fewer_rather_than_too_small_to_read(
    qtbot: QtBot, qapp: QApplication, percent: int, height: int
) -> None:
    theme.set_text_scale(qapp, percent)
    data = worth_data(records(60), NAMES, 1)
    labels = EndLabels()
    qtbot.addWidget(labels)
    labels.resize(200, height)
    labels.show_values(data, None, partial(_height_at, height, 0.001))
    places = labels.places()
    least = theme.font("small").pixelSize()
    theme.set_text_scale(qapp, 100)
    assert any(not place.series.rank for place in places), "the own line has its name"
    assert all(place.line > least for place in places)


def _height_at(height: int, scale: float, _index: int, value: int) -> float:
    return height - value * scale


def test_signs_of_chains_keep_clear_of_each_other() -> None:
    taken: list[tuple[float, float]] = []
    for start in (0.0, 3.0, 5.0, 40.0):
        line = [(start, 50.0), (start + 200, 50.0), (start + 200, 20.0), (start + 300, 20.0)]
        taken.append(free_place(line, taken, 14))
    assert taken == [(0, 50), (14, 50), (28, 50), (42, 50)]
    assert free_place([(0, 50), (5, 50)], taken, 14) == (0, 50), "no place is free"


PX = floats(-1e4, 1e4)
LEVELS_PX = sampled_from([100.0, 417.77, 414.57])


def test_a_sign_finds_its_place_where_a_sum_rounds_down() -> None:
    line = [(127.78326996197718, 417.77), (165.99619771863118, 417.77)]
    (x, y) = free_place(line, [(126.49809885931559, 414.57)], 14)
    assert (round(x, 6), y) == (140.498099, 417.77)


@given(
    st.lists(st.tuples(PX, LEVELS_PX), min_size=2, max_size=8),
    st.lists(st.tuples(PX, LEVELS_PX), max_size=40),
    floats(0.5, 60.0),
)
@example([(0.0, 0.0), (1e6, 0.0)], [(n * 13.7, 0.1) for n in range(40)], 13.700000000000001)
def test_a_sign_has_a_free_place_or_the_start_of_its_line(
    line: list[tuple[float, float]], taken: list[tuple[float, float]], side: float
) -> None:
    x, y = free_place(line, taken, side)
    gaps = [max(abs(at - x), abs(height - y)) for at, height in taken]
    assert min(gaps, default=side) >= side - 1e-6 or (x, y) == line[0]
    on_line = any(a[1] == b[1] == y and a[0] <= x <= b[0] for a, b in pairwise(line))
    assert on_line or (x, y) == line[0]


@given(
    st.lists(st.tuples(PX, PX), min_size=2, max_size=30),
    st.lists(floats(0.5, 40.0), min_size=2, max_size=2),
)
@example([(0.0, 0.0), (1e300, 0.0)], [1.0, 1e-3])
@example([(0.0, 0.0), (0.0, 0.0)], [9.0, 4.0])
def test_a_dashed_line_of_any_size_has_few_strokes_that_lie_on_it(
    corners: list[tuple[float, float]], pattern: list[float]
) -> None:
    strokes = [stroke.toTuple() for stroke in dashed(corners, pattern)]
    assert len(strokes) <= 160 + 2 * len(corners)
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(corners))
    drawn = sum(hypot(c - a, d - b) for a, b, c, d in strokes)
    assert drawn <= length * (1 + 1e-9)


def test_labels_keep_their_distance_and_stay_inside() -> None:
    places = spread([100, 100, 100, 3, 5], 15, 8, 110)
    ranked = sorted(places)
    assert all(b - a >= 15 - 1e-9 for a, b in pairwise(ranked))
    assert ranked[0] >= 8
    assert ranked[-1] <= 110


def test_a_chart_begins_just_below_its_lowest_line() -> None:
    line = Series("Ana", 0, "", (6000, 16_000))
    shown = range_of(ChartData((0, 1), ("", "Ana"), (line,), most=16_000))
    assert 4000 < shown.top() < 6000
    assert 16_000 < shown.bottom() < 18_000
