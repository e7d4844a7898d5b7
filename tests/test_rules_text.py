"""The text of the rules agrees with editions, engine and scenarios, in every language."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import cast

import pytest
from PySide6.QtGui import QFont, QFontMetrics

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, StuckHand
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.rules.edition_points import POINTS, differs
from acquire_desktop.ui.acquire.rules.price_chart import chart_rows
from acquire_desktop.ui.acquire.rules.rules_source import (
    all_chapters,
    all_references,
    chapters_for,
    field_word,
    parse_reference,
    references_for,
)
from acquire_desktop.ui.acquire.rules.rules_text import value_of
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.reading.source import PLACEHOLDER, Chapter, LineKind, filled, parse
from tests.rule_citations import (
    Citation,
    citations_in,
    engine_citations,
    rule_citations,
    scenario_citations,
)

LABELS = {"key", "printing", "rulebooks"}
"""Fields that name an edition and rule nothing."""
CLASSIC, TYCOON = EDITIONS["2023-classic"], EDITIONS["2023-tycoon"]
JAPANESE = EDITIONS["ja-classic"]
FIELDS = {field.name for field in fields(Edition)} - LABELS


def differing_fields() -> set[str]:
    """Return the fields of a record in which published editions differ."""
    return {
        name
        for name in FIELDS
        if len({getattr(edition, name) for edition in EDITIONS.values()}) > 1
    }


def told_fields(chapters: tuple[Chapter, ...]) -> set[str]:
    """Return the fields that conditions, inserted values and the chart tell."""
    told: set[str] = set()
    for chapter in chapters:
        told |= {field for field, _value in chapter.conditions}
        told |= inserted_fields(chapter.title)
        for line in chapter.lines:
            told |= {field for field, _value in line.conditions} | inserted_fields(line.text)
            told |= read_fields(chart_rows) if line.kind is LineKind.FIGURE else set()
    return told


class Reading:
    """An edition that notes which of its fields are read."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self.fields: set[str] = set()

    def __getattr__(self, name: str) -> object:
        self.fields.add(name)
        return getattr(self._edition, name)


def read_fields(tell: Callable[[Edition], object]) -> set[str]:
    """Return the fields of an edition that are read to tell something of it."""
    reading = Reading(TYCOON)
    tell(cast("Edition", reading))
    return reading.fields


def inserted_fields(text: str) -> set[str]:
    return read_fields(lambda edition: filled(text, value_of(edition)))


def shape(chapters: tuple[Chapter, ...]) -> list[object]:
    """Return all of a text that must not depend on the language."""
    return [
        (
            chapter.key,
            chapter.conditions,
            sorted(PLACEHOLDER.findall(chapter.title)),
            [(n.kind, n.conditions, sorted(PLACEHOLDER.findall(n.text))) for n in chapter.lines],
        )
        for chapter in chapters
    ]


def text_of(edition: Edition, key: str, language: str = "en") -> str:
    """Return a chapter as its readers see it, but for the markup."""
    found = [c for c in chapters_for(edition, language) if c.key == key]
    return "\n".join(
        filled(line.text, value_of(edition)) for chapter in found for line in chapter.lines
    )


def text_citations() -> set[Citation]:
    return {(r.rulebook, r.title) for found in all_references().values() for r in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_an_edition_is_told(language: str) -> None:
    assert FIELDS - told_fields(all_chapters(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_condition_has_its_words(language: str) -> None:
    """Yes or no may go without words: what an edition lacks need not be told."""
    conditions = {
        condition
        for chapter in all_chapters(language)
        for condition in (*chapter.conditions, *(c for n in chapter.lines for c in n.conditions))
    }
    for field in {field for field, _value in conditions}:
        values = {field_word(edition, field) for edition in EDITIONS.values()}
        assert values - {"yes", "no"} <= {value for name, value in conditions if name == field}
    for member in StuckHand:
        assert ("stuck_hand", member.value) in conditions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_chapters_conditions_and_values(language: str) -> None:
    assert shape(all_chapters(language)) == shape(all_chapters("en"))


def test_every_chapter_has_an_entry_among_the_references_and_no_entry_is_left_over() -> None:
    assert set(all_references()) == {chapter.key for chapter in all_chapters("en")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_no_sign_of_the_markup_is_left_for_the_reader(edition: Edition, language: str) -> None:
    for chapter in chapters_for(edition, language):
        text = filled(
            "\n".join((chapter.title, *(n.text for n in chapter.lines))), value_of(edition)
        )
        assert not set("{}[]") & set(text), chapter.key
        assert text.count("**") % 2 == 0


def test_every_chapter_of_a_rulebook_that_the_engine_cites_has_a_chapter_in_the_rules() -> None:
    missing = {c: file for c, file in engine_citations().items() if c not in text_citations()}
    assert missing == {}


def test_every_rule_line_of_the_engine_has_a_scenario_that_names_the_same_chapter() -> None:
    scenarios = scenario_citations()
    missing = {c: file for c, file in rule_citations().items() if c not in scenarios}
    assert missing == {}


def test_citations_are_read_across_lines_and_with_the_points_they_name() -> None:
    text = 'en-2023, "Setup", 8 and 9, "A\n    Tie"; ja-2023, "２人ゲーム", 1 to 3; en-2008, cover'
    assert list(citations_in(text)) == [
        ("en-2023", "Setup"),
        ("en-2023", "A Tie"),
        ("ja-2023", "２人ゲーム"),
    ]


def test_a_single_stockholder_is_told_what_the_edition_pays() -> None:
    assert "primary and the secondary" in text_of(CLASSIC, "sole")
    assert "$10,500" in text_of(CLASSIC, "sole")
    assert "primary and the tertiary" in text_of(TYCOON, "sole")
    assert "$10,500" in text_of(TYCOON, "sole")


def test_the_examples_of_ties_are_those_of_the_rulebook() -> None:
    """en-2023, "A Tie for Primary Stockholder" and the examples after it."""
    text = text_of(TYCOON, "ties")
    assert "$6,000, $6,000 and $3,500" in text
    assert "$7,000, $4,300 and $4,300" in text
    assert "$7,000, $5,000, $1,800 and $1,800" in text


def test_a_hand_without_a_playable_tile_is_told_by_each_edition_in_its_own_way() -> None:
    texts = {text_of(edition, "stuck") for edition in (EDITIONS["2008"], CLASSIC, JAPANESE)}
    assert len(texts) == 3


def test_numbers_of_a_house_rule_reach_the_text() -> None:
    rich = replace(CLASSIC, starting_cash=9000, purchase_limit=4, safe_size=13)
    assert "$9,000" in text_of(rich, "setup")
    assert "up to 4 stocks" in text_of(rich, "turn").replace("**", "").casefold()
    assert "13" in text_of(rich, "safe")


def test_the_two_player_market_is_told_only_where_it_takes_part() -> None:
    assert text_of(CLASSIC, "market")
    assert text_of(TYCOON, "market") == ""


def test_power_cards_are_told_only_where_they_can_be_played() -> None:
    assert text_of(EDITIONS["2008"], "cards") == ""
    assert "five" in text_of(JAPANESE, "stock_cards")


def test_a_chapter_names_only_the_rulebooks_of_its_edition() -> None:
    for edition in EDITIONS.values():
        for chapter in chapters_for(edition, "en"):
            assert {r.rulebook for r in references_for(edition, chapter.key)} <= set(
                edition.rulebooks
            )


def test_the_comparison_tells_every_field_in_which_editions_differ() -> None:
    shown = [point for point in POINTS if differs(point, tuple(EDITIONS.values()))]
    assert differing_fields() <= {point.field for point in shown}


def test_the_comparison_leads_to_chapters_that_exist() -> None:
    assert {point.chapter for point in POINTS} <= set(all_references())


def test_a_line_before_the_first_chapter_is_an_error() -> None:
    with pytest.raises(ValueError, match="no chapter"):
        parse("GameNames of nowhere")


def test_a_reference_without_a_rulebook_is_an_error() -> None:
    with pytest.raises(ValueError, match="not a reference"):
        parse_reference("somewhere")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_rules_has_a_glyph_in_the_bundled_fonts(language: str) -> None:
    languages.load_fonts()
    metrics = []
    for family in theme.FAMILIES:
        font = QFont(family)
        font.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
        metrics.append(QFontMetrics(font))
    chapters = all_chapters(language)
    texts = [c.part + c.title + "".join(n.text for n in c.lines) for c in chapters]
    texts += [r.title for found in all_references().values() for r in found]
    shown = {sign for text in texts for sign in text if sign > " "}
    missing = {c for c in shown if not any(m.inFontUcs4(ord(c)) for m in metrics)}
    assert sorted(missing) == []
