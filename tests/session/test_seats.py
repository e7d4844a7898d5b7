"""A person's seat is handed to a computer player and taken back, and PINs guard who looks."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.game import UndoObstacle
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.session.notes import CameBack, HandedOver, Note, PinForgotten
from acquire_desktop.storage.save_format import decode, encode
from acquire_desktop.storage.seats.stand_ins import MOST_CHANGES, played_for
from tests.session.tables import Table, play_one, start

LIMIT_MS = 20_000


def told(session: GameSession) -> list[Note]:
    return [each for step in session.events_by_step() for each in step if isinstance(each, Note)]


def until_asked(session: GameSession, qtbot: QtBot) -> None:
    """Wait until a person is asked, and take the computer over."""
    qtbot.waitUntil(lambda: not session.awaits_computer, timeout=LIMIT_MS)
    session.accept_handover()


def shows_hand(session: GameSession) -> bool:
    return session.screen.shows_hand


def thinks(session: GameSession) -> bool:
    return session.computer_turns.is_thinking


def reopened(table: Table) -> GameSession:
    """Open what was saved last at the same table."""
    table.session.open(decode(table.saved[-1], GAMES))
    return table.session


def test_a_computer_player_decides_for_whoever_handed_the_seat_over(
    table: Table, qtbot: QtBot
) -> None:
    session = start(table, 1, 1)
    session.seats.hand_over(0, "greedy")
    assert session.awaits_computer
    qtbot.waitUntil(lambda: session.last_step > 0, timeout=LIMIT_MS)
    states = session.states()
    assert states[0].seat == 0
    assert played_for(session.game_file().notes, states[: session.last_step + 1])[0] >= 1


def test_the_table_is_told_of_both_and_a_save_tells_it_again(table: Table) -> None:
    session = start(table, 2, 1)
    session.seats.hand_over(1, "hard")
    session.seats.take_back(1)
    session.seats.hand_over(1, "easy")
    notes = [HandedOver(1, "hard"), CameBack(1), HandedOver(1, "easy")]
    assert [note for note in told(session) if not note.follows or note in notes] == notes
    again = reopened(table)
    assert told(again) == notes
    assert again.players[1].stand_in == "easy"
    assert again.seats.level(1) == "easy"


def test_who_leaves_closes_the_hand_and_nobody_opens_it_before_coming_back(table: Table) -> None:
    session = start(table, 2, 0, holdings=Holdings.HIDDEN)
    session.accept_handover()
    seat = session.screen.seat
    assert shows_hand(session)
    session.seats.hand_over(seat, "greedy")
    assert not shows_hand(session)
    assert not session.view.hand
    session.uncover()
    assert not shows_hand(session)
    session.seats.take_back(seat)
    assert shows_hand(session)
    assert session.screen.seat == seat


def test_nobody_waits_at_the_curtain_for_who_has_left(table: Table) -> None:
    session = start(table, 2, 0)
    awaited = session.screen.handover_to
    assert awaited is not None
    session.seats.hand_over(awaited, "greedy")
    assert session.screen.handover_to is None
    assert session.awaits_computer


def test_who_comes_back_does_not_take_the_screen_from_somebody_else(table: Table) -> None:
    session = start(table, 2, 0)
    session.accept_handover()
    own = session.screen
    session.seats.hand_over(1 - own.seat, "greedy")
    session.seats.take_back(1 - own.seat)
    assert session.screen == own


def test_a_person_alone_goes_on_looking_at_the_own_hand(table: Table) -> None:
    session = start(table, 1, 1)
    hand = session.view.hand
    session.seats.hand_over(0, "greedy")
    assert session.view.hand == hand
    session.seats.take_back(0)
    assert session.awaits_human
    assert session.view.hand == hand


def test_what_a_computer_was_thinking_is_dropped_when_the_person_comes_back(table: Table) -> None:
    session = start(table, 1, 1)
    session.seats.hand_over(0, "greedy")
    assert thinks(session)
    session.seats.take_back(0)
    assert not thinks(session)
    assert session.last_step == 0
    play_one(session)


def test_the_last_person_may_leave_and_the_computers_play_to_the_end(
    table: Table, qtbot: QtBot
) -> None:
    session = start(table, 2, 0)
    for seat in session.seats.people:
        session.seats.hand_over(seat, "random")
    qtbot.waitUntil(lambda: session.is_over, timeout=LIMIT_MS)
    counts = played_for(session.game_file().notes, session.states())
    assert sum(counts.values()) == session.last_step


def test_nothing_is_taken_back_or_done_again_across_a_change_of_seats(table: Table) -> None:
    session = start(table, 2, 0)
    play_one(session)
    assert session.can_undo()
    waiting = 1 - session.screen.seat
    session.seats.hand_over(waiting, "greedy")
    assert session.undo_obstacle() is UndoObstacle.SEAT_CHANGED
    session.seats.take_back(waiting)
    assert session.undo_obstacle() is UndoObstacle.SEAT_CHANGED
    again = reopened(table)
    again.accept_handover()
    assert again.undo_obstacle() is UndoObstacle.SEAT_CHANGED


def test_an_action_taken_back_before_a_change_of_seats_cannot_be_done_again(table: Table) -> None:
    session = start(table, 2, 0)
    play_one(session)
    session.undo()
    assert session.can_redo()
    session.seats.hand_over(1 - session.screen.seat, "greedy")
    assert not session.can_redo()
    assert len(session.game_file().history) == session.last_step


def test_a_computers_action_in_ones_place_is_not_ones_own_to_take_back(
    table: Table, qtbot: QtBot
) -> None:
    session = start(table, 1, 1)
    session.seats.hand_over(0, "greedy")
    qtbot.waitUntil(lambda: session.last_step > 0, timeout=LIMIT_MS)
    session.seats.take_back(0)
    until_asked(session, qtbot)
    assert session.undo_obstacle() is UndoObstacle.OTHER_ACTED


@pytest.mark.parametrize("holdings", list(Holdings))
def test_seats_that_change_hands_at_random_are_the_same_after_every_save(
    table: Table, qtbot: QtBot, holdings: Holdings
) -> None:
    chance, session = Random(holdings.value), start(table, 2, 1, holdings=holdings)
    for _ in range(40):
        if session.awaits_computer and any(player.decides for player in session.players):
            until_asked(session, qtbot)
        seat = chance.choice(session.seats.people)
        if session.players[seat].stand_in:
            session.seats.take_back(seat)
        elif chance.random() < 0.3:
            session.seats.hand_over(seat, "greedy")
        session.accept_handover()
        if session.awaits_human:
            session.submit(session.view.legal[0])
        game = session.game_file()
        again = decode(encode(game, session.states()), GAMES).game
        assert (again.players, again.notes) == (game.players, game.notes)


def test_a_seat_cannot_change_hands_without_end(table: Table) -> None:
    session = start(table, 1, 1)
    while session.seats.may_hand_over(0):
        session.seats.hand_over(0, "greedy")
        session.seats.take_back(0)
    assert len(told(session)) == MOST_CHANGES
    assert decode(table.saved[-1], GAMES).game.players == session.players
    with pytest.raises(ValueError, match="cannot be handed over"):
        session.seats.hand_over(0, "greedy")


@pytest.mark.parametrize(("seat", "level"), [(1, "hard"), (0, "")])
def test_only_a_persons_seat_is_handed_over_and_to_some_level(
    table: Table, seat: int, level: str
) -> None:
    session = start(table, 1, 1)
    with pytest.raises(ValueError, match="cannot be handed over"):
        session.seats.hand_over(seat, level)
    with pytest.raises(ValueError, match="was not handed over"):
        session.seats.take_back(seat)


def test_everybody_plays_again_in_a_rematch_and_keeps_the_pin(table: Table) -> None:
    session = start(table, 2, 0)
    session.seats.set_pin(0, "0420")
    session.seats.hand_over(0, "greedy")
    session.start(session.setup, session.players)
    assert [player.stand_in for player in session.players] == ["", ""]
    assert not session.seats.try_pin(0, "0420")


# PINs


def test_a_pin_opens_to_its_digits_alone_and_stays_with_the_save(table: Table) -> None:
    session = start(table, 2, 0)
    assert not session.seats.try_pin(0, "")
    session.seats.set_pin(0, "0420")
    again = reopened(table)
    assert again.seats.has_pin(0)
    assert not again.seats.has_pin(1)
    assert not again.seats.try_pin(0, "0420")
    assert all(again.seats.try_pin(0, digits) for digits in ("", "042", "0421", "4200", "０４２０"))
    again.seats.set_pin(0, "")
    assert not again.seats.has_pin(0)
    assert not again.seats.try_pin(0, "9999")


@pytest.mark.parametrize("digits", ["1", "12345", "12a4", "١٢٣٤", "12 4"])
def test_a_pin_is_four_digits(table: Table, digits: str) -> None:
    session = start(table, 2, 0)
    with pytest.raises(ValueError, match="four digits"):
        session.seats.set_pin(0, digits)


def test_the_digits_of_a_pin_are_nowhere_and_the_same_pin_is_kept_otherwise(table: Table) -> None:
    session = start(table, 2, 0)
    session.seats.set_pin(0, "7391")
    session.seats.set_pin(1, "7391")
    first, second = (player.pin for player in session.seats.players)
    assert first != second
    assert first not in repr(session.seats.players)
    assert not any(player.pin for player in session.players)
    saved = decode(table.saved[-1], GAMES)
    assert first not in repr(saved)
    assert "7391" not in repr(told(session))


def test_a_pin_is_no_action_that_could_be_taken_back(table: Table) -> None:
    session = start(table, 2, 0)
    play_one(session)
    session.seats.set_pin(0, "0420")
    assert session.can_undo()
    session.undo()
    assert session.seats.has_pin(0)


def test_a_forgotten_pin_is_taken_away_before_everybodys_eyes(table: Table) -> None:
    session = start(table, 2, 0)
    session.seats.set_pin(1, "0420")
    session.seats.forget_pin(1)
    assert not session.seats.has_pin(1)
    assert told(session)[-1] == PinForgotten(1)
    assert told(reopened(table))[-1] == PinForgotten(1)
    session.seats.forget_pin(1)
    assert told(session).count(PinForgotten(1)) == 1


def test_a_game_counts_as_unsaved_until_its_pin_is_on_disk(table: Table) -> None:
    session = start(table, 2, 0)
    assert session.finish_saving(LIMIT_MS)
    session.seats.set_pin(0, "0420")
    assert not session.is_kept
    assert session.finish_saving(LIMIT_MS)
    assert session.is_kept


def test_wrong_pins_are_counted_until_the_right_one(table: Table) -> None:
    session = start(table, 2, 0)
    session.seats.set_pin(0, "0420")
    assert [session.seats.try_pin(0, digits) for digits in ("1111", "2222", "3333")] == [1, 2, 3]
    assert session.seats.wrong_tries(0) == 3
    assert session.seats.wrong_tries(1) == 0
    assert session.seats.try_pin(0, "0420") == 0
    assert session.seats.wrong_tries(0) == 0
