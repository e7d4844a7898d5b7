"""A game with programs at the table: they decide, others do where they cannot, and it is told."""

import json
import re
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import legal_actions, new_game, observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.notes import OutsideFailed
from acquire_desktop.session.outside.exchange import question_line
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import decode
from acquire_desktop.storage.seats.programs import OutsideProgram, Trouble
from tests.session.outside.programs import program
from tests.session.tables import Table, play_one

NAME = "Bot"


def seated(table: Table, *bots: OutsideProgram, people: int = 1, named: str = NAME) -> Session:
    """Start a game of people and two seats of a program, and list these programs."""
    persons = [Player(f"Human {at}", PlayerKind.HUMAN) for at in range(people)]
    robots = [
        Player(f"Robot {at}", PlayerKind.COMPUTER, "greedy", program=named) for at in range(2)
    ]
    table.session.computer_turns.programs = bots
    setup = make_setup(CLASSIC_2023, people + 2, "session-21", first_seat=0)
    table.session.start(setup, [*persons, *robots])
    return table.session


def play_turn(session: Session, qtbot: QtBot) -> None:
    """Play a person's turn, and wait until the person decides again."""
    turn = session.view.turn
    while session.awaits_human and session.view.turn == turn:
        play_one(session)
    qtbot.waitUntil(lambda: session.awaits_human)


def failures(session: Session) -> list[OutsideFailed]:
    steps = session.events_by_step()
    return [each for told in steps for each in told if isinstance(each, OutsideFailed)]


def test_each_seat_of_a_program_has_its_own_process(
    table: Table, tmp_path: Path, qtbot: QtBot
) -> None:
    session = seated(table, program(tmp_path, "last"))
    play_turn(session, qtbot)
    assert len(set(session.computer_turns.outside.pids)) == 2
    assert failures(session) == []
    states = session.states()
    lines = session.game_file().history
    for state, line in zip(states, lines, strict=False):
        if state.seat:
            assert ACQUIRE.parse_action(line, state.setup) == legal_actions(state)[-1]


def test_where_a_program_does_not_decide_the_computer_does_and_the_log_tells(
    table: Table, tmp_path: Path, qtbot: QtBot
) -> None:
    session = seated(table, program(tmp_path, "illegal"))
    play_turn(session, qtbot)
    told = failures(session)
    assert {note.seat for note in told} == {1, 2}
    assert {note.trouble for note in told} == {Trouble.ILLEGAL}
    decisions = sum(state.seat > 0 for state in session.states()[: session.last_step])
    assert len(told) == decisions


def test_what_was_told_is_kept_in_the_save_without_a_word_of_the_command(
    table: Table, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = program(tmp_path, "no json", "--secret-word")
    session = seated(table, bot)
    play_turn(session, qtbot)
    told = failures(session)
    assert told
    loaded = decode(table.saved[-1], GAMES)
    assert [player.program for player in loaded.game.players] == ["", NAME, NAME]
    plain = json.dumps([*map(str, loaded.game.notes), *map(repr, loaded.game.players)])
    assert "--secret-word" not in plain
    assert str(tmp_path) not in plain
    session.open(loaded)
    assert failures(session) == told


@pytest.mark.parametrize("named", ["Unknown", NAME.lower()])
def test_a_name_that_is_not_listed_starts_nothing_and_the_computer_plays(
    table: Table, tmp_path: Path, qtbot: QtBot, named: str
) -> None:
    session = seated(table, program(tmp_path, "first"), named=named)
    play_turn(session, qtbot)
    assert "outside" not in vars(session.computer_turns)
    assert failures(session) == []
    assert decode(table.saved[-1], GAMES).game.players[1].program == named


def test_programs_end_with_their_game(table: Table, tmp_path: Path, qtbot: QtBot) -> None:
    session = seated(table, program(tmp_path, "first"))
    play_turn(session, qtbot)
    assert session.computer_turns.outside.pids
    session.leave()
    assert session.computer_turns.outside.pids == ()


def test_who_does_not_want_to_wait_lets_the_computer_decide(
    table: Table, tmp_path: Path, qtbot: QtBot
) -> None:
    session = seated(table, program(tmp_path, "silent"))
    session.computer_turns._fallback_move.setInterval(120_000)
    while session.awaits_human:
        play_one(session)
    session.computer_turns.play_now()
    qtbot.waitUntil(lambda: bool(failures(session)))
    assert failures(session)[0] == OutsideFailed(1, Trouble.SKIPPED, gave_up=False)


def test_a_game_of_programs_alone_comes_to_its_end_and_they_end_with_it(
    table: Table, tmp_path: Path, qtbot: QtBot
) -> None:
    session = table.session
    session.computer_turns.programs = (program(tmp_path, "number"),)
    players = [Player(f"Robot {at}", PlayerKind.COMPUTER, "greedy") for at in range(2)]
    bot = Player("Robot 2", PlayerKind.COMPUTER, "greedy", program=NAME)
    with qtbot.waitSignal(session.ended):
        session.start(make_setup(CLASSIC_2023, 3, "session-21"), [*players, bot])
    assert session.is_over
    assert failures(session) == []
    assert session.computer_turns.outside.pids == ()


def test_the_program_of_the_document_plays_a_whole_game(
    table: Table, tmp_path: Path, qtbot: QtBot
) -> None:
    text = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    script = tmp_path / "example.py"
    script.write_text(code, "utf-8")
    assert len(code.splitlines()) <= 15
    session = table.session
    session.computer_turns.programs = (OutsideProgram(NAME, (sys.executable, str(script)), "easy"),)
    names = "Robot 0", "Robot 1", "Robot 2"
    players = [Player(name, PlayerKind.COMPUTER, "easy", program=NAME) for name in names]
    with qtbot.waitSignal(session.ended):
        session.start(make_setup(CLASSIC_2023, 3, "example"), players)
    assert failures(session) == []
    bought = [line for line in session.game_file().history if re.match(r"buy \d", line)]
    assert len(bought) > 10


@pytest.mark.parametrize("holdings", list(Holdings))
def test_the_line_tells_nothing_that_the_seat_cannot_know(holdings: Holdings) -> None:
    """In worlds that differ in all that is hidden the same line is sent, whatever is decided."""
    state = new_game(make_setup(CLASSIC_2023, 4, "two worlds", holdings=holdings))
    luck, differing = Generator(7), 0
    while not state.over:
        view = observe(state, state.seat)
        world = resample(view, None, luck)
        differing += world.key() != state.key()
        lines = [
            question_line(ACQUIRE.view_object(observe(each, state.seat)), 10)
            for each in (state, world)
        ]
        assert lines[0] == lines[1]
        state = ACQUIRE.apply(state, view.legal[-1]).state
    assert differing > 50


@pytest.mark.parametrize("holdings", list(Holdings))
def test_what_is_sent_is_the_same_where_other_hands_and_the_pool_differ(
    table: Table, tmp_path: Path, qtbot: QtBot, holdings: Holdings
) -> None:
    sent = []
    order = make_setup(CLASSIC_2023, 3, "two hands").tiles
    for at, others in enumerate((order, _with_other_hands(order))):
        folder = tmp_path / str(at)
        folder.mkdir()
        bot = program(folder, "writes down")
        session = table.session
        session.computer_turns.programs = (bot,)
        players = (
            Player("Human", PlayerKind.HUMAN),
            Player("Robot", PlayerKind.COMPUTER, "greedy", program=NAME),
            Player("Other", PlayerKind.HUMAN),
        )
        setup = make_setup(
            CLASSIC_2023, 3, f"seed {at}", tiles=others, first_seat=0, holdings=holdings
        )
        session.start(setup, players)
        session.accept_handover()
        session.submit(PlaceTile(order[3]))
        while session.awaits_human and session.screen.seat == 0:
            session.submit(session.view.legal[0])
        qtbot.waitUntil(lambda: table.session.screen.handover_to == 2)
        sent.append(Path(f"{bot.command[2]}.lines").read_text("utf-8"))
        session.leave()
    assert sent[0] == sent[1]
    assert sent[0].count("\n") > 1
    assert "hands" not in sent[0]


def _with_other_hands(order: tuple[int, ...]) -> tuple[int, ...]:
    """Return a draw order with the hand of the second of three seats, and its draw, alone kept.

    The first tile of the first seat stays too: it is played before everybody's eyes.
    """
    tiles = list(order)
    hidden = [*range(4, 9), *range(15, 21), 21]
    for at, other in zip(hidden, range(60, 60 + len(hidden)), strict=True):
        tiles[at], tiles[other] = tiles[other], tiles[at]
    return tuple(tiles)
