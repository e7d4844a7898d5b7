"""The phase bar: whose decision it is, the step of the turn, thinking and the declared end."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import DeclareEnd, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.phase_bar import PhaseBar
from acquire_desktop.ui.kit.languages import load_fonts
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import Sign

PLAYERS = [Player(name, PlayerKind.HUMAN) for name in ("Ana", "<i>Bea", "Cem")]
EMPTY_LINE = "............"


@pytest.fixture(scope="module", autouse=True)
def look(qapp: QApplication) -> None:
    load_fonts()
    theme.apply_theme(qapp, "light")


@pytest.fixture
def bar(qtbot: QtBot) -> PhaseBar:
    made = PhaseBar()
    qtbot.addWidget(made)
    made.set_players(PLAYERS)
    made.resize(590, 50)
    made.show()
    return made


def texts(bar: PhaseBar) -> list[str]:
    QApplication.processEvents()  # steps say as much as the layout has given them room for
    return [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]


def test_the_placing_step_is_lit_at_the_start(bar: PhaseBar) -> None:
    state = new_game(make_setup(CLASSIC_2023, 3, "bar", first_seat=0))
    bar.show_view(observe(state, 2))
    assert bar.step() == 0
    assert "Ana places a tile" in texts(bar)
    assert "Turn 1" in texts(bar)


def test_the_buying_step_is_lit_with_its_limit(bar: PhaseBar) -> None:
    state = position(CLASSIC_2023, [EMPTY_LINE] * 9, cash=[6000] * 3, buying=True)
    bar.show_view(observe(state, 0))
    assert bar.step() == 1
    assert "2 Buy (up to 3)" in texts(bar)


def test_another_seat_that_decides_in_a_merger_is_named_beside_the_turn(bar: PhaseBar) -> None:
    state = position(
        CLASSIC_2023,
        ["TTT.CCCCC...", *[EMPTY_LINE] * 8],
        cash=[6000] * 3,
        stocks=[{}, {"Tower": 2}],
        hands=["4A"],
    )
    state = apply(state, PlaceTile(TILES_BY_NAME["4A"])).state
    bar.show_view(observe(state, 0))
    assert "<i>Bea settles Tower stock" in texts(bar)
    assert "Ana's turn" in texts(bar)
    assert "1 Merger" in texts(bar)


def test_thinking_shows_the_seconds_and_ends_with_the_next_view(bar: PhaseBar) -> None:
    state = new_game(make_setup(CLASSIC_2023, 3, "bar"))
    bar.show_view(observe(state, 0))
    bar.show_thinking(0)
    assert "thinking…" in texts(bar)
    bar.show_thinking(7)
    assert "thinking, 7 s" in texts(bar)
    bar.show_view(observe(state, 0))
    assert not any("thinking" in text for text in texts(bar))


def test_a_declared_end_marks_the_last_turn(bar: PhaseBar) -> None:
    board = ["CCCCCCCCCCCC"] * 4 + [EMPTY_LINE] * 5
    state = position(CLASSIC_2023, board, cash=[6000] * 3, buying=True)
    bar.show_view(observe(state, 0))
    assert "Last turn" not in texts(bar)
    bar.show_view(observe(apply(state, DeclareEnd()).state, 0))
    assert "Last turn" in texts(bar)


def test_no_step_is_lit_when_the_game_is_over(bar: PhaseBar) -> None:
    state = position(CLASSIC_2023, [EMPTY_LINE] * 9, cash=[6000] * 3, buying=True)
    over = GameOver("declared", (6000, 6000, 6000), (0, 1, 2))
    bar.show_view(replace(observe(state, 0), decision=over, legal=()))
    assert bar.step() is None
    assert "The game is over" in texts(bar)


def test_a_long_name_gives_way_instead_of_widening_the_bar(bar: PhaseBar) -> None:
    bar.set_players([Player("W" * 24, PlayerKind.HUMAN)] * 3)
    state = new_game(make_setup(CLASSIC_2023, 3, "bar"))
    bar.show_view(observe(state, 0))
    assert bar.minimumSizeHint().width() <= 590
    bar.resize(200, 50)
    assert any("…" in text for text in texts(bar))


def test_words_too_long_for_a_line_take_both_lines(bar: PhaseBar) -> None:
    bar.set_players([Player("Maria Eduarda", PlayerKind.HUMAN)] * 3)
    bar.show_view(observe(new_game(make_setup(CLASSIC_2023, 3, "bar")), 0))
    height = bar.sizeHint().height()
    for width in (500, 160):
        bar.resize(width, height)
        assert "Maria Eduarda places a tile" in texts(bar)
        assert bar.sizeHint().height() == height


def test_an_arrow_leads_from_each_step_that_is_shown_to_the_next(bar: PhaseBar) -> None:
    bar.set_narrow(0)
    counts = set()
    for is_buying in (False, True):
        state = position(
            CLASSIC_2023, [EMPTY_LINE] * 9, cash=[6000] * 3, hands=["1A"], buying=is_buying
        )
        bar.show_view(observe(state, 0))
        for width in range(80, 320, 8):
            bar.resize(width, bar.height())
            steps = [step for step in texts(bar) if step[:2] in {"1 ", "2 ", "3 "}]
            arrows = [sign for sign in bar.findChildren(Sign) if sign.isVisible()]
            assert len(arrows) == len(steps) - 1, (is_buying, width)
            counts.add(len(steps))
    assert counts >= {1, 3}
