"""The names of the chains can be read by whoever does not read Latin letters easily."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.engine.editions import EDITIONS, JA_CLASSIC, ChainSpec
from acquire_desktop.games.acquire.engine.events import ChainFounded, StockBought
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.paths import resource_dir
from acquire_desktop.ui.acquire.table.decisions.page import ChainFace
from acquire_desktop.ui.acquire.table.exchange.quotes import quote_of
from acquire_desktop.ui.acquire.table.exchange.stockholders import Table
from acquire_desktop.ui.acquire.words.chain_readings import name_with_reading, reading_tip
from acquire_desktop.ui.acquire.words.game_names import UNMARK, GameNames
from acquire_desktop.ui.acquire.words.narration import event_text
from acquire_desktop.ui.kit import languages

SPECS = [spec for edition in EDITIONS.values() for spec in edition.chains]


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_in_japanese_every_chain_has_its_reading_in_kana(
    spec: ChainSpec, qapp: QApplication
) -> None:
    languages.install_language(qapp, "ja")
    assert re.fullmatch(rf"{spec.name}（[ァ-ヺー]+）", name_with_reading(spec))
    assert reading_tip(spec) == name_with_reading(spec)


@pytest.mark.parametrize("code", ["en", "pt_BR"])
def test_a_name_that_is_read_as_it_is_written_has_no_reading(code: str, qapp: QApplication) -> None:
    languages.install_language(qapp, code)
    assert [name_with_reading(spec) for spec in SPECS] == [spec.name for spec in SPECS]
    assert not any(map(reading_tip, SPECS))


def test_the_log_tells_the_reading_when_a_chain_is_founded_and_not_again(
    qapp: QApplication,
) -> None:
    languages.install_language(qapp, "ja")
    words, name = GameNames(JA_CLASSIC, ["Ana", "Bea"]), JA_CLASSIC.chains[0].name
    founded = event_text(ChainFounded(0, 0, 0, 2, 1, 0), words).translate(UNMARK)
    bought = event_text(StockBought(0, (1, 0, 0, 0, 0, 0, 0), 200), words).translate(UNMARK)
    assert f"{name}（" in founded
    assert name in bought
    assert f"{name}（" not in bought


def test_a_row_shows_the_name_and_has_the_reading_in_its_tool_tip(qapp: QApplication) -> None:
    languages.install_language(qapp, "ja")
    view = observe(position(JA_CLASSIC, ["." * 12] * 9, cash=[6000] * 3), 0)
    spec, face = JA_CLASSIC.chains[0], ChainFace(JA_CLASSIC.chains[0], "$200", refusal="買えません")
    quote = quote_of(0, view, Table(), None, face)
    assert quote.spoken.startswith(f"{spec.name}、")
    assert quote.tip == f"{name_with_reading(spec)}／買えません"


@pytest.mark.parametrize("chapters", ["rules", "guide"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_rules_and_guide_name_the_chains_by_this_list_alone(code: str, chapters: str) -> None:
    written = (resource_dir() / chapters / f"{code}.txt").read_text("utf-8")
    assert written.count("{chains}") == 1
    assert not [spec.name for spec in JA_CLASSIC.chains if spec.name in written]
