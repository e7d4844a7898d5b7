"""The walkthrough walks the final account so that every dollar can be followed."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.engine.events import Event, GameEnded
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.walkthrough.story import StepKind
from acquire_desktop.ui.table.walkthrough.walkthrough import Walkthrough
from acquire_desktop.ui.words.game_names import GameNames
from tests.ui.table.walkthrough import stories
from tests.ui.table.walkthrough.stories import story_of, words_of


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Begin and leave every test in English by day."""
    languages.install_language(qapp, "en")
    theme.apply_theme(qapp, "light")
    yield
    languages.install_language(qapp, "en")


def walkthrough_of(qtbot: QtBot, events: Sequence[Event], words: GameNames) -> Walkthrough:
    made = Walkthrough()
    qtbot.addWidget(made)
    made.resize(640, made.sizeHint().height())
    made.show_story(story_of(events), words, 0)
    made.show()
    return made


def go_to(walkthrough: Walkthrough, kind: StepKind, number: int = 0) -> list[str]:
    """Click the number of the step of a kind and return all that is to be read."""
    assert walkthrough.story is not None
    steps = [at for at, step in enumerate(walkthrough.story.steps) if step.kind is kind]
    QTest.mouseClick(walkthrough.step_bar.buttons[steps[number]], Qt.MouseButton.LeftButton)
    return read(walkthrough)


def read(walkthrough: Walkthrough) -> list[str]:
    return [label.text() for label in walkthrough.findChildren(QLabel) if label.isVisible()]


def step_kinds(walkthrough: Walkthrough) -> list[StepKind]:
    assert walkthrough.story is not None
    return [step.kind for step in walkthrough.story.steps]


@pytest.mark.parametrize(
    ("edition", "players"), [("2023-tycoon", 3), ("2008", 3), ("2023-classic", 2)]
)
def test_the_final_account_adds_up_chain_by_chain(qtbot: QtBot, edition: str, players: int) -> None:
    told = stories.account(edition, players)
    ended = next(event for event in told if isinstance(event, GameEnded))
    walkthrough = walkthrough_of(qtbot, told, words_of(edition, players))
    assert step_kinds(walkthrough) == [StepKind.BEFORE, *[StepKind.CHAIN] * 4, StepKind.TOTALS]
    assert walkthrough.story is not None
    for seat, total in enumerate(ended.totals):
        came = sum(e.bonus_of(seat) + e.sold_by(seat) for e in walkthrough.story.settlements)
        assert (5200, 300, 4100)[seat] + came == total
    shown = go_to(walkthrough, StepKind.TOTALS)
    assert {f"${total:,}" for total in ended.totals} <= set(shown)
    assert "7 × $1,200 = $8,400" in go_to(walkthrough, StepKind.CHAIN, 3)
