"""The running game of Hotel Tycoon: computer players, hidden hands, undo and going on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.game import UndoObstacle
from acquire_desktop.games import GAMES
from acquire_desktop.games.hotel_tycoon import load_rules
from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.decisions import Auction, SpaceMenu
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    Mode,
    Options,
    Questions,
    Setup,
    make_setup,
)
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.save_format import GameFile, Loaded, decode, encode
from tests.computers import computer_players
from tests.games.hotel_tycoon.saved_games import long_setup, played, players, stopped_at

LIMIT_MS = 60_000


class Table:
    """A session with what it saved last."""

    def __init__(self, computers: ComputerPlayers) -> None:
        self.computers = computers
        self.written: list[bytes] = []
        self.session = GameSession(load_rules, self.computers, self._save)
        self.session.computer_turns.pace.set_speed(Speed.INSTANT)

    def _save(self, game: GameFile, states: Sequence[object]) -> None:
        self.written.append(encode(game, states))  # type: ignore[arg-type]

    @property
    def saved(self) -> bytes:
        assert self.session.finish_saving(LIMIT_MS)
        return self.written[-1]


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    """Return a session with whom it plays."""
    assert qapp is not None
    with computer_players(load_rules) as computers:
        made = Table(computers)
        yield made
        made.session.leave()


def short(mode: Mode, count: int, rounds: int = 3) -> Setup:
    return make_setup(mode, count, "session", Options(fines_eliminate=False, round_limit=rounds))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_computers_play_a_whole_game_by_themselves(qtbot: QtBot, table: Table, level: str) -> None:
    session = table.session
    with qtbot.waitSignal(session.ended, timeout=LIMIT_MS):
        session.start(short(Mode.INVESTORS, 4), players(4, 0, level))
    assert session.is_over
    assert session.view.end_reason is not None
    assert not [note for note in session.game_file().notes if note.kind == "quick-move"]
    assert decode(table.saved, GAMES).state == session.states()[-1]


def test_a_person_plays_a_whole_game_against_computers(qtbot: QtBot, table: Table) -> None:
    session = table.session
    session.start(short(Mode.CLASSIC, 3), players(3, 1, "medium"))
    decided = 0
    while not session.is_over:
        qtbot.waitUntil(lambda: session.awaits_human or session.is_over, timeout=LIMIT_MS)
        if session.awaits_human:
            legal = session.view.legal
            assert legal == session.states()[-1].legal
            session.submit(legal[-1 if decided % 3 else 0])
            decided += 1
    assert decided > 3
    assert decode(table.saved, GAMES).state.over


def test_hard_decides_in_its_process(qtbot: QtBot, table: Table) -> None:
    session = table.session
    session.start(long_setup(Mode.CLASSIC, 2, "hard"), players(2, 0, "hard"))
    qtbot.waitUntil(lambda: session.last_step >= 8, timeout=LIMIT_MS)
    assert not [note for note in session.game_file().notes if note.kind == "quick-move"]


def test_people_who_hold_cards_are_called_one_by_one_and_see_their_own(table: Table) -> None:
    session = table.session
    session.start(long_setup(Mode.INVESTORS, 4, "hidden"), players(4, 4))
    handovers = set[int]()
    for _ in range(250):
        if (seat := session.screen.handover_to) is not None:
            handovers.add(seat)
            assert (session.view.hand, session.view.first_cards, session.view.legal) == ((), (), ())
            session.accept_handover()
        state = session.states()[-1]
        if session.screen.shows_hand:
            assert session.view.hand == state.table.hands[session.screen.seat]
        else:
            assert session.view.hand == session.view.first_cards == ()
        drawn = [each for step in session.events_by_step() for each in step]
        named = {e.seat for e in drawn if isinstance(e, CardDrawn) and e.card is not None}
        assert named <= {session.screen.reader}
        if session.is_over:
            break
        session.submit(session.view.legal[-1])
    assert len(handovers) > 1


def test_nobody_gets_up_while_nobody_holds_a_card(table: Table) -> None:
    session = table.session
    options = Options(events=False, fines_eliminate=False)
    session.start(make_setup(Mode.CLASSIC, 3, "no cards", options), players(3, 3))
    for _ in range(60):
        assert session.screen.handover_to is None
        assert session.awaits_human
        session.submit(session.view.legal[0])


def _with_land_offered() -> Loaded:
    """Return a game in which a person may buy land."""
    setup = long_setup(Mode.CLASSIC, 2, "undo")

    def is_offered(state: object) -> bool:
        return any(isinstance(each, actions.BuyLand) for each in state.legal)  # type: ignore[attr-defined]

    game, states = played(setup, until=is_offered)
    return Loaded(replace(game, players=players(2, 2)), states)


def test_a_purchase_is_taken_back_and_done_again(table: Table) -> None:
    session = table.session
    session.open(_with_land_offered())
    session.accept_handover()
    before = session.view
    buy = next(each for each in before.legal if isinstance(each, actions.BuyLand))
    session.submit(buy)
    assert session.view.owners[buy.property] == before.seat
    assert session.can_undo()
    session.undo()
    assert session.view == before
    session.redo()
    assert session.view.owners[buy.property] == before.seat


def test_a_throw_is_never_taken_back(qtbot: QtBot, table: Table) -> None:
    session = table.session
    setup = make_setup(Mode.CLASSIC, 2, "throw", Options(events=False))
    session.start(setup, players(2, 1))
    qtbot.waitUntil(lambda: session.awaits_human, timeout=LIMIT_MS)
    session.submit(actions.ThrowDice())
    assert session.undo_obstacle() is UndoObstacle.DRAWN


def test_a_game_goes_on_where_it_was_saved_with_what_undo_may_reach(table: Table) -> None:
    loaded = _with_land_offered()
    buy = next(each for each in loaded.state.legal if isinstance(each, actions.BuyLand))
    session = table.session
    session.open(loaded)
    session.accept_handover()
    session.submit(buy)
    again = decode(table.saved, GAMES)
    other = Table(table.computers)
    other.session.open(again)
    assert isinstance(other.session.view.flow[-1], SpaceMenu)
    other.session.accept_handover()
    assert other.session.can_undo()
    assert Timeline.of(again).entries_by_step()[-1]
    other.session.leave()


def test_a_game_in_the_middle_of_an_auction_goes_on_with_computers(
    qtbot: QtBot, table: Table
) -> None:
    game, states = stopped_at(Auction, long_setup(Mode.SELF_MADE, 4, "auction on"))
    line = len(game.history)
    table.session.open(Loaded(replace(game, players=players(4, 0, "medium")), states))
    qtbot.waitUntil(lambda: not isinstance(table.session.view.flow[-1], Auction), timeout=LIMIT_MS)
    assert table.session.last_step > line


@pytest.mark.parametrize("mode", Mode)
def test_open_hands_are_never_handed_over(table: Table, mode: Mode) -> None:
    """Rule: A62. Nobody is asked who can only pass."""
    options = Options(fines_eliminate=False, round_limit=12, questions=Questions.OPEN_HANDS)
    session, rng = table.session, Random(7)
    session.start(make_setup(mode, 3, "open hands", options), players(3, people=3))
    while not session.is_over:
        assert session.screen.handover_to is None
        legal = session.view.legal
        assert legal != (actions.Pass(),)
        session.submit(rng.choice(legal))
