"""A decision with one answer is told and done by itself, and belongs to the action before it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.game import UndoObstacle
from acquire_desktop.games.acquire.engine.actions import FoundChain, PlaceTile
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import Founding, StockPurchase, TilePlacement
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import PlacementPassed, StockBought, TurnBegan
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.sole_answer import sole_answer
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.log_entries import Cause, NoChoice, redact_entries
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.games.acquire.sole_answers import why_sole
from acquire_desktop.session.screen import Screen
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded
from tests.computers import computer_players
from tests.storage.games import played, up_to

Moment = Callable[[View], bool]
EMPTY = "." * 12
BOARD = ["CCCCCCCCCCCC", EMPTY, "TTTTTTTTTTTT", *[EMPTY] * 3, "SSS.........", *[EMPTY] * 2]
"""Two safe chains with a row between them, and one that is not safe."""


@pytest.fixture
def saved() -> list[GameFile]:
    return []


@pytest.fixture
def session(qapp: QApplication, saved: list[GameFile]) -> Iterator[Session]:
    assert qapp is not None
    with computer_players() as computers:
        made = Session(computers, lambda game, _states: saved.append(game))
        yield made
        made.leave()


def buys_without_a_chain(view: View) -> bool:
    """Nothing can be bought: no chain is on the board."""
    return isinstance(view.decision, StockPurchase) and not any(view.sizes)


def buys_without_cash(view: View) -> bool:
    """Nothing can be bought: all costs too much, though the game can go on."""
    return isinstance(view.decision, StockPurchase) and any(view.sizes)


def founds_the_last_chain(view: View) -> bool:
    """One chain is left to found."""
    return isinstance(view.decision, Founding)


def has_no_tile_to_place(view: View) -> bool:
    """No tile of the hand can be placed."""
    return isinstance(view.decision, TilePlacement)


@cache
def game_before(moment: Moment) -> tuple[GameFile, tuple[State, ...]]:
    """Return a random game up to the choice before a decision with one answer."""
    for number in range(300):
        game, states = played(seed=f"sole-{number}", seats=3, holdings=Holdings.OPEN)
        for at, state in enumerate(states[1:-1], 1):
            view = observe(state, state.seat)
            is_wanted = len(view.legal) == 1 and moment(view)
            if is_wanted and sole_answer(states[at - 1]) is None:
                return game, states[: at + 1]
    raise LookupError(f"no game has such a moment: {moment.__doc__}")


def sit(game: GameFile, states: tuple[State, ...], humans: set[Seat]) -> tuple[Loaded, str]:
    """Return the game before its last choice, with people at some seats, and that choice."""
    people = tuple(
        replace(player, kind=PlayerKind.HUMAN, level="")
        if seat in humans
        else replace(player, kind=PlayerKind.COMPUTER, level="greedy")
        for seat, player in enumerate(game.players)
    )
    before = len(states) - 2
    loaded = Loaded(replace(up_to(game, before), players=people), states[:-1])
    return loaded, game.history[before]


def decide(session: Session, line: str) -> None:
    """Carry out an action by its text."""
    session.accept_handover()
    session.submit(parse_action(line, session.view.edition))


def told(session: Session, step: int) -> list[type]:
    return [type(event) for event in session.events_by_step()[step]]


MOMENTS = (
    (buys_without_a_chain, Cause.NO_CHAIN),
    (buys_without_cash, Cause.LITTLE_CASH),
    (founds_the_last_chain, Cause.LAST_CHAIN),
    (has_no_tile_to_place, None),
)


@pytest.mark.parametrize(("moment", "cause"), MOMENTS)
def test_the_only_answer_is_given_saved_and_told_without_asking(
    session: Session, saved: list[GameFile], moment: Moment, cause: Cause | None
) -> None:
    game, states = game_before(moment)
    loaded, line = sit(game, states, set(range(len(game.players))))
    session.open(loaded)
    step = loaded.game.cursor + 2
    decide(session, line)
    assert session.last_step == step
    assert session.finish_saving(60_000)
    assert saved[-1].history[:step] == game.history[:step], "an ordinary action in the file"
    assert saved[-1].cursor == step
    causes = [e.cause for e in session.events_by_step()[step] if isinstance(e, NoChoice)]
    assert causes == ([cause] if cause else [])


def test_a_choice_and_the_only_answer_after_it_are_saved_together(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, states = game_before(buys_without_a_chain)
    loaded, line = sit(game, states, set(range(len(game.players))))
    session.open(loaded)
    handed_over: list[GameFile] = []
    monkeypatch.setattr(session.saver, "save", lambda game, _states: handed_over.append(game))
    decide(session, line)
    assert handed_over[0].cursor >= loaded.game.cursor + 2


def test_the_reason_stands_with_the_action_before_the_next_turn_begins(
    session: Session,
) -> None:
    game, states = game_before(buys_without_a_chain)
    loaded, line = sit(game, states, {states[-1].seat})
    steps: list[tuple[object, ...]] = []
    session.stepped.connect(steps.append)
    session.open(loaded)
    decide(session, line)
    kinds = [type(event) for event in steps[-1]]
    assert kinds[:2] == [StockBought, NoChoice]
    assert kinds.index(TurnBegan) > 1
    assert told(session, session.last_step) == kinds


def test_undo_takes_the_answer_back_with_the_choice_before_it_and_redo_gives_both(
    session: Session,
) -> None:
    game, states = game_before(founds_the_last_chain)
    loaded, line = sit(game, states, {states[-1].seat})
    session.open(loaded)
    before = session.last_step
    decide(session, line)
    assert isinstance(parse_action(line, session.view.edition), PlaceTile)
    assert isinstance(sole_answer(states[-1]), FoundChain)
    assert session.last_step == before + 2
    assert session.undo_obstacle() is None
    session.undo()
    assert session.last_step == before, "a step of its own would be done again at once"
    assert isinstance(session.view.decision, TilePlacement)
    session.redo()
    assert session.last_step == before + 2
    assert not session.can_redo()
    session.restart_turn()
    assert session.last_step == before


def test_redo_gives_the_answer_again_and_keeps_what_was_undone_behind_it() -> None:
    game, states = game_before(founds_the_last_chain)
    at = len(states) - 1
    timeline = Timeline(ACQUIRE, game.setup)
    for line in game.history[: at + 2]:
        timeline.submit(parse_action(line, game.setup.edition))
    timeline.cursor = at - 1
    timeline.redo(range(len(game.players)))
    assert timeline.cursor == at + 1
    assert timeline.can_redo(), "else the session would give the answer anew, and forget the rest"


def test_undo_does_not_cross_the_tile_that_an_answer_drew(session: Session) -> None:
    game, states = game_before(buys_without_a_chain)
    loaded, line = sit(game, states, {states[-1].seat})
    session.open(loaded)
    decide(session, line)
    assert session.undo_obstacle() is UndoObstacle.DRAWN


def test_an_answer_after_anothers_action_is_not_taken_back(session: Session) -> None:
    game, states = game_before(has_no_tile_to_place)
    stuck = states[-1].seat
    loaded, _line = sit(game, states, {stuck})
    session.open(Loaded(replace(up_to(game, len(states) - 1), players=loaded.game.players), states))
    assert session.last_step == len(states)
    assert session.undo_obstacle() is UndoObstacle.OTHER_ACTED


def test_nobody_gets_up_for_a_decision_that_has_one_answer(session: Session) -> None:
    """The pass is told on the curtain, and the next real decision asks for the person."""
    game, states = game_before(has_no_tile_to_place)
    stuck = states[-1].seat
    loaded, line = sit(game, states, set(range(len(game.players))))
    asked: list[int] = []
    session.handover_needed.connect(asked.append)
    session.open(loaded)
    del asked[:]
    decide(session, line)
    assert PlacementPassed in told(session, loaded.game.cursor + 2)
    assert asked == [stuck]
    assert any(isinstance(e, PlacementPassed) for e in session.events_since_shown(stuck))
    session.accept_handover()
    assert session.awaits_human
    assert len(session.view.legal) > 1


def test_nobody_is_called_whose_whole_turn_is_done_and_the_computer_goes_on(
    session: Session,
) -> None:
    """The second of two people has no tile to place and no cash; a computer decides next."""
    game, states = played(seed="poor-431", seats=3, cash=1000)
    loaded, line = sit(game, states[:80], {0, 1})
    asked: list[int] = []
    session.open(loaded)
    session.handover_needed.connect(asked.append)
    decide(session, line)
    assert PlacementPassed in told(session, 80)
    assert StockBought in told(session, 81)
    assert not asked
    assert session.computer_turns.is_thinking
    assert session.screen == Screen(0, shows_hand=False), "the hand stays closed for the second"


def test_who_secretly_can_buy_nothing_is_called_like_everybody_else(session: Session) -> None:
    """Otherwise the table would learn from the missing handover how little cash there is."""
    game, states = played(seed="poor-431", seats=3, cash=1000)
    setup = replace(game.setup, holdings=Holdings.HIDDEN)
    hidden = tuple(State(setup, state.game, state.ply) for state in states[:80])
    loaded, line = sit(replace(game, setup=setup), hidden, {0, 1})
    session.open(loaded)
    decide(session, line)
    assert PlacementPassed in told(session, 80)
    assert session.screen == Screen(0, shows_hand=False, handover_to=1)
    session.accept_handover()
    assert session.awaits_human
    assert session.view.legal == (sole_answer(states[80]),)
    session.submit(session.view.legal[0])
    assert StockBought in told(session, 81)


def test_who_comes_back_and_secretly_can_buy_nothing_is_asked(session: Session) -> None:
    """The others saw the seat taken back: what follows at once would tell them of the cash."""
    game, states = played(seed="poor-431", seats=3, cash=1000)
    setup = replace(game.setup, holdings=Holdings.HIDDEN)
    hidden = tuple(State(setup, state.game, state.ply) for state in states[:81])
    loaded, _line = sit(replace(game, setup=setup), hidden, {0, 1})
    session.open(loaded)
    session.seats.hand_over(1, "greedy")
    session.seats.take_back(1)
    assert session.screen == Screen(1, shows_hand=True)
    assert session.given_answer() is None
    assert session.awaits_human
    assert session.view.legal == (sole_answer(states[80]),)
    session.submit(session.view.legal[0])
    assert StockBought in told(session, 81)
    assert session.undo_obstacle() is None, "as after any purchase"


def test_what_undo_says_does_not_tell_that_somebody_secretly_had_no_choice(
    session: Session,
) -> None:
    """The second of three, after a computer player, has no tile to place and no cash to buy."""
    game, states = played(seed="poor-431", seats=3, cash=1000)
    setup = replace(game.setup, holdings=Holdings.HIDDEN)
    hidden = tuple(State(setup, state.game, state.ply) for state in states[:81])
    loaded, _line = sit(replace(game, setup=setup), hidden, {1, 2})
    session.open(loaded)
    session.accept_handover()
    session.submit(session.view.legal[0])
    assert StockBought in told(session, 81)
    session.accept_handover()
    assert session.view.seat == 2
    assert session.undo_obstacle() is UndoObstacle.OTHER_DECIDES, "as after any purchase"


def test_a_game_that_stopped_before_an_only_answer_goes_on(session: Session) -> None:
    game, states = game_before(founds_the_last_chain)
    loaded, _line = sit(game, states, {states[-1].seat})
    session.open(Loaded(replace(up_to(game, len(states) - 1), players=loaded.game.players), states))
    assert session.last_step == len(states)
    assert isinstance(session.view.decision, StockPurchase)


def test_the_only_tile_is_left_to_the_person() -> None:
    state = position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=["1B 2B 9I"])
    assert [type(action) for action in observe(state, 0).legal] == [PlaceTile]
    assert sole_answer(state) is None


def test_why_a_person_can_buy_nothing_stays_with_that_person_where_holdings_are_hidden() -> None:
    private = NoChoice(1, Cause.LITTLE_CASH, price=300, is_private=True)
    public = NoChoice(1, Cause.NO_CHAIN)
    assert redact_entries([private, public], 1) == (private, public)
    assert redact_entries([private, public], 0) == (public,)


@pytest.mark.parametrize("holdings", list(Holdings))
@pytest.mark.parametrize(
    ("cash", "stocks", "cause"),
    [
        (100, (), Cause.LITTLE_CASH),
        (6000, [dict.fromkeys(("Continental", "Tower", "Sackson"), 25)], Cause.EMPTY_BANK),
    ],
)
def test_who_could_buy_nothing_for_a_hidden_reason_is_told_so_alone(
    holdings: Holdings, cash: int, stocks: list[dict[str, int]], cause: Cause
) -> None:
    state = position(CLASSIC_2023, BOARD, cash=[cash] * 3, stocks=stocks, hands=["9I"], buying=True)
    setup = replace(state.setup, holdings=holdings)
    note = why_sole(State(setup, state.game, state.ply))
    assert note is not None
    assert note.cause is cause
    assert note.is_private == (holdings is Holdings.HIDDEN)
