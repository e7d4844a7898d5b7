"""Every computer player has a word for every occasion, in a voice and in three languages."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.occasions import Occasion
from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.words.guest_lines import guest_line, said_text, speaks
from acquire_desktop.ui.kit.languages import install_language

BEA = Player("Bea", PlayerKind.COMPUTER, "hard-founder")
LONGEST = 38
"""Letters; of wide ones half as many count."""


def lines() -> list[str]:
    """Return all lines in the language of the moment."""
    return [
        guest_line(replace(BEA, level=f"hard-{key}"), occasion, number)
        for key in CHARACTER_NAMES
        for occasion in Occasion
        for number in (range(2) if occasion is Occasion.FOUNDS else range(1))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_lines_are_alike_and_all_are_short(qapp: QApplication, language: str) -> None:
    english = lines()
    install_language(qapp, language)
    found = lines()
    install_language(qapp, "en")
    assert len(set(found)) == len(found) == 64
    assert language == "en" or not set(found) & set(english)
    assert max(sum(1 + (letter > "⺀") for letter in line) for line in found) <= 2 * LONGEST


def test_the_same_number_brings_the_same_line_and_the_next_another() -> None:
    one, two, three = (guest_line(BEA, Occasion.FOUNDS, number) for number in (4, 5, 6))
    assert one == three != two


def test_only_computers_speak() -> None:
    ana = Player("Ana", PlayerKind.HUMAN)
    assert speaks(BEA)
    assert speaks(replace(BEA, level="greedy"))
    assert guest_line(replace(BEA, level="greedy"), Occasion.HURT, 0)
    assert not speaks(ana)
    assert not speaks(replace(ana, stand_in="hard"))
    assert not speaks(replace(BEA, program="mine"))


def test_a_name_is_plain_text() -> None:
    assert said_text(replace(BEA, name="{line}<b>"), "Jackpot!") == "{line}<b>: “Jackpot!”"
