"""Boards in the rules are positions of the engine in the reader's edition, and say so in words."""

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.view import EffectKind
from acquire_desktop.games.acquire.positions.rule_positions import NAMES, rule_board, rule_view
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.rules.board_figures import BoardFigures
from acquire_desktop.ui.acquire.rules.rules_page import RulesPage
from acquire_desktop.ui.acquire.rules.rules_source import chapters_for
from acquire_desktop.ui.acquire.rules.rules_text import value_of
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.reading.source import LineKind, filled

KINDS = {
    "found": EffectKind.FOUNDS,
    "grow": EffectKind.GROWS,
    "merge": EffectKind.MERGES,
    "tie": EffectKind.MERGES,
    "blocked": EffectKind.BLOCKED,
    "safe": EffectKind.MERGES,
    "dead": EffectKind.UNPLAYABLE,
}
TALL = replace(EDITIONS["2023-classic"], safe_size=14, end_size=50)
"""An edition nobody prints."""
READ = [*EDITIONS.values(), TALL]


def captions(edition: Edition, language: str) -> dict[str, str]:
    """Return the words below each board."""
    lines = (line for chapter in chapters_for(edition, language) for line in chapter.lines)
    found = dict(line.figure() for line in lines if line.kind is LineKind.FIGURE)
    del found["chart"]
    return {name: filled(words, value_of(edition)) for name, words in found.items()}


def drawn(name: str, edition: Edition) -> QImage:
    figures = BoardFigures(lambda: edition)
    image = QImage(figures.size(name), QImage.Format.Format_RGB32)
    image.fill(theme.current().paper)
    painter = QPainter(image)
    figures.draw(name, painter)
    painter.end()
    return image


@pytest.mark.parametrize("edition", READ, ids=lambda edition: f"{edition.key}-{edition.safe_size}")
def test_each_tile_does_what_its_rule_says_in_every_edition(edition: Edition) -> None:
    for name, kind in KINDS.items():
        (effect,) = rule_view(name, edition).effects
        assert effect.kind is kind, name
    assert rule_view("merge", edition).effects[0].survivor == 6
    assert rule_view("tie", edition).effects[0].survivor is None, "the mergemaker chooses"
    safe = rule_view("safe", edition)
    assert safe.sizes[safe.effects[0].survivor or 0] == edition.safe_size
    assert isinstance(rule_view("trade", edition).decision, StockDisposal)
    assert max(rule_view("end", edition).sizes) == edition.end_size


def test_the_end_may_be_declared_on_the_board_that_says_so() -> None:
    for edition in EDITIONS.values():
        if edition.declare_any_time:
            assert DeclareEnd() in rule_view("end", edition).legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_has_words_below_it_that_name_its_tile_and_chains(language: str) -> None:
    for edition in READ:
        told = captions(edition, language)
        assert set(told) == set(NAMES)
        for name, words in told.items():
            tile, view = rule_board(name, edition).tile, rule_view(name, edition)
            if tile is not None and name != "trade":
                assert TILE_NAMES[tile] in words
            for spec, size in zip(edition.chains, view.sizes, strict=True):
                is_named = bool(size) and name != "blocked"
                assert not is_named or spec.name in words, (name, spec.name)
            shown = {TILE_NAMES[t] for t, owner in enumerate(view.board) if owner >= 0}
            named = set(re.findall(r"\d+[A-I](?![a-zA-Z])", words))
            assert named - shown <= ({TILE_NAMES[tile]} if tile is not None else set())


@pytest.mark.usefixtures("qapp")
def test_each_board_is_drawn_and_no_two_are_alike() -> None:
    pictures = [drawn(name, EDITIONS["2023-classic"]) for name in NAMES]
    for place, image in enumerate(pictures):
        assert image.pixelColor(image.width() // 2, image.height() // 2) != theme.current().paper
        assert image.width() <= 620, "it fits into the column"
        assert image not in pictures[:place]


def test_the_rules_draw_their_boards_one_by_one_as_they_come_into_view(qtbot: QtBot) -> None:
    page = RulesPage()
    qtbot.addWidget(page)
    page.resize(1280, 660)
    page.show_rules(EDITIONS["2008"])
    page.show()
    assert not page.browser.is_drawing(), "none is in view at the top"
    page.go_to("survivor")
    page.browser.viewport().grab()  # a wait could miss the moment
    assert page.browser.is_drawing()
    qtbot.waitUntil(lambda: not page.browser.is_drawing())
    assert "mergemaker chooses the survivor" in page.browser.toPlainText()
