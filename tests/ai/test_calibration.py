"""Predictions are compared with what came true, in figures and in a picture."""

from concurrent.futures import ThreadPoolExecutor
from xml.etree import ElementTree

import pytest

from acquire_desktop.ai.calibration import PLOT_PX, Tenth, compare, drawing
from acquire_desktop.ai.learned import learned_for
from acquire_desktop.ai.search_value import FEATURES, Value
from acquire_desktop.ai.self_play import Setting, deal
from acquire_desktop.engine.editions import EDITIONS

np = pytest.importorskip("numpy")


def test_the_network_of_the_tools_is_the_one_that_plays() -> None:
    from acquire_desktop.ai.train_value import flattened, network_of, predict

    learned = learned_for(EDITIONS["2008"], 4)
    network = network_of(learned.value)
    assert flattened(network) == pytest.approx(learned.value)
    game = deal(Setting("2008", 4), "calibration")
    value = Value(learned.value)
    value.rate(game)
    seen = np.array(value.features[: 4 * FEATURES], np.float32).reshape(1, 4, FEATURES)
    assert predict(network, seen)[0] == pytest.approx(value.shares[:4], abs=1e-4)


def test_every_prediction_of_unseen_games_falls_into_a_tenth() -> None:
    with ThreadPoolExecutor(1) as executor:
        tenths, loss = compare(Setting("2008", 3), 1, executor)
    assert 0 < loss < 5
    assert sum(tenth.seats for tenth in tenths) % 3 == 0
    assert sorted(tenth.predicted for tenth in tenths) == [tenth.predicted for tenth in tenths]
    assert all(0 <= tenth.real <= 1 for tenth in tenths)


def test_the_picture_has_a_plot_for_each_setting() -> None:
    tenths = [Tenth(0.05, 0.0, 10), Tenth(0.5, 1.0, 10)]
    picture = ElementTree.fromstring(drawing({"one": tenths, "two": tenths}))
    space = "{http://www.w3.org/2000/svg}"
    plots = picture.findall(f"{space}g")
    assert [plot.findtext(f"{space}text") for plot in plots] == ["one", "two"]
    dots = plots[0].findall(f"{space}circle")
    assert [(dot.get("cx"), dot.get("cy")) for dot in dots] == [
        (f"{0.05 * PLOT_PX:.1f}", f"{PLOT_PX:.1f}"),
        (f"{0.5 * PLOT_PX:.1f}", "0.0"),
    ]
