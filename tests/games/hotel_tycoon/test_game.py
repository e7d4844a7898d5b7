"""Hotel Tycoon as the program runs it: what is secret, what can be taken back, how it ended."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from acquire_desktop.game import UndoObstacle
from acquire_desktop.games import GAMES
from acquire_desktop.games.hotel_tycoon.engine import actions, decisions
from acquire_desktop.games.hotel_tycoon.engine.actions import PlayCard
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn, GameEnded, StayBilled
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, start
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PLAYERS,
    Claims,
    Mode,
    Options,
    make_setup,
)
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON
from acquire_desktop.storage.replay import events_of
from tests.games.hotel_tycoon.saved_games import long_setup, played

_SETUPS = [(mode, players) for mode in Mode for players in PLAYERS]


def states_of(mode: Mode, players: int) -> tuple[State, ...]:
    return played(long_setup(mode, players, f"{mode.value} {players}"), 600)[1]


@pytest.fixture(scope="module")
def states() -> tuple[State, ...]:
    """Return the states of games of every set-up."""
    return tuple(state for setup in _SETUPS for state in states_of(*setup))


def test_the_program_knows_two_games() -> None:
    assert [*GAMES] == [game.key for game in GAMES.values()] == ["acquire", "hotel_tycoon"]
    assert len(GAMES) == 2
    assert GAMES["hotel_tycoon"] is HOTEL_TYCOON
    assert GAMES.get("chess") is None


def test_in_a_public_decision_no_card_of_the_hand_can_be_played(states: tuple[State, ...]) -> None:
    public = [state for state in states if not state.over and HOTEL_TYCOON.is_public(state)]
    kinds = {type(state.table.flow[-1]) for state in public}
    assert {decisions.Auction, decisions.BeforeThrow, decisions.SpaceMenu} <= kinds
    assert not [each for state in public for each in state.legal if isinstance(each, PlayCard)]


def test_a_decision_of_a_seat_with_cards_is_private_whether_one_can_be_played_or_not(
    states: tuple[State, ...],
) -> None:
    windows = [s for s in states if isinstance(s.table.flow[-1], decisions.CardWindow)]
    assert {len(state.legal) > 1 for state in windows} == {True, False}
    assert not any(map(HOTEL_TYCOON.is_public, windows))


def test_a_public_view_holds_nothing_that_only_its_seat_may_know(states: tuple[State, ...]) -> None:
    for state in states[::7]:
        for seat in range(state.setup.players):
            shown = HOTEL_TYCOON.public_view(observe(state, seat), False)
            nobody = HOTEL_TYCOON.public_view(observe(state, -1), False)
            assert shown == replace(nobody, seat=seat)
            assert (shown.hand, shown.first_cards, shown.legal) == ((), (), ())


def test_hidden_money_is_shown_to_its_own_player_alone() -> None:
    setup = make_setup(Mode.CLASSIC, 3, "hidden money", Options(hide_cash=True))
    view = observe(played(setup, 60)[1][-1], 1)
    private = HOTEL_TYCOON.private_view(view)
    assert private.cash == (0, view.cash[1], 0)
    assert private.worth == (0, view.worth[1], 0)
    assert HOTEL_TYCOON.public_view(view, True).cash == (0, 0, 0)


def test_where_money_is_hidden_no_public_decision_tells_how_much_somebody_has() -> None:
    """What somebody can afford says as much as the sum. Rule: A59."""
    options = Options(hide_cash=True, fines_eliminate=False, claims=Claims.MANUAL, round_limit=60)
    setup = make_setup(Mode.CLASSIC, 3, "hidden means", options)
    states = played(setup, 900)[1]
    public = [state for state in states if not state.over and HOTEL_TYCOON.is_public(state)]
    kinds = {type(state.table.flow[-1]) for state in public}
    assert decisions.ClaimNotice in kinds
    for state in public:
        for cash in (0, 60_000):
            table = state.table.copy()
            table.cash[state.seat] = cash
            assert State(table, state.ply).legal == state.legal, table.flow[-1]


def test_one_answer_is_given_unasked_but_no_throw(states: tuple[State, ...]) -> None:
    sole = [state for state in states if len(state.legal) == 1]
    thrown = [s for s in sole if s.legal[0] == actions.ThrowDice()]
    assert thrown
    assert not any(map(HOTEL_TYCOON.has_one_answer, thrown))
    given = [state for state in sole if HOTEL_TYCOON.has_one_answer(state)]
    assert {HOTEL_TYCOON.given_answer(each, True) for each in given} == {
        (each.legal[0], None) for each in given
    }


def test_who_has_only_to_pass_is_asked_while_the_hand_is_closed(states: tuple[State, ...]) -> None:
    """Else the others would learn that the card is not there."""
    waiting = [
        state
        for state in states
        if isinstance(state.table.flow[-1], decisions.CardWindow) and len(state.legal) == 1
    ]
    assert waiting
    assert {HOTEL_TYCOON.given_answer(each, False) for each in waiting} == {None}
    assert {HOTEL_TYCOON.given_answer(each, True) for each in waiting} == {(actions.Pass(), None)}


def _after_each(states: Iterable[State], kind: type) -> Iterator[UndoObstacle | None]:
    for state in states:
        for action in state.legal:
            # Before a throw opponents may be asked first, and then nothing has happened yet.
            if isinstance(action, kind) and (told := apply(state, action).events):
                yield HOTEL_TYCOON.learnt(state.setup, told)


def test_what_was_thrown_drawn_or_shown_is_not_taken_back(states: tuple[State, ...]) -> None:
    asked = [s for s in states[::5] if not isinstance(s.table.flow[-1], decisions.LapCard)]
    for kind in (actions.ThrowDice, actions.ApplyToBuild, actions.PlayCard):
        assert set(_after_each(asked, kind)) == {UndoObstacle.DRAWN}


def test_a_purchase_can_be_taken_back(states: tuple[State, ...]) -> None:
    assert set(_after_each(states[::5], actions.BuyLand)) == {None}


def test_cards_that_others_drew_have_no_name_in_what_a_seat_was_told() -> None:
    told = start(make_setup(Mode.INVESTORS, 4, "redacted")).events
    drawn = [each for each in told if isinstance(each, CardDrawn)]
    assert len({each.seat for each in drawn}) == 2
    reader = drawn[0].seat
    seen = [each for each in HOTEL_TYCOON.redact(told, reader) if isinstance(each, CardDrawn)]
    assert [each.card is not None for each in seen] == [each.seat == reader for each in drawn]
    nobody = [each for each in HOTEL_TYCOON.redact(told, -1) if isinstance(each, CardDrawn)]
    assert {each.card for each in nobody} == {None}


@pytest.mark.parametrize(("mode", "count"), _SETUPS)
def test_a_finished_game_tells_totals_places_and_stays(mode: Mode, count: int) -> None:
    game, states = played(long_setup(mode, count, f"result {mode.value}"))
    assert states[-1].over
    lines = list(events_of(HOTEL_TYCOON, game.setup, states, game.history))
    told = [each for line in lines for each in line]
    ended = next(each for each in told if isinstance(each, GameEnded))
    results = HOTEL_TYCOON.result_of(states, lines)
    assert tuple(each.total for each in results) == ended.totals
    assert tuple(each.place for each in results) == ended.places
    stays = [each for each in told if isinstance(each, StayBilled)]
    assert sum(each.counts["guests"] for each in results) == len(stays)
    assert sum(each.counts["stays"] for each in results) == len(stays)
    assert sum(each.counts["fees_billed"] for each in results) == sum(s.amount for s in stays)


def test_every_game_is_short_enough_to_be_saved() -> None:
    lengths = [len(played(long_setup(mode, 4, "length"), 10_000)[0].history) for mode in Mode]
    assert max(lengths) < 4000


def test_nobody_referees() -> None:
    state = start(make_setup(Mode.CLASSIC, 2, "referee")).state
    assert not HOTEL_TYCOON.is_referees("deal 0 1A")
    with pytest.raises(ValueError, match="nobody referees"):
        HOTEL_TYCOON.referee(state, "deal 0 1A")
