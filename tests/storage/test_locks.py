"""The PINs of a game hold for all of its states, in this run of the program and in the next."""

from dataclasses import replace
from pathlib import Path

from acquire_desktop.storage.notes import NoteKind
from acquire_desktop.storage.save_format import GameFile
from acquire_desktop.storage.seats.locks import FORGOTTEN, Locks, deal_of
from acquire_desktop.storage.seats.pins import locked
from tests.storage.games import played

OLD, NEW = locked("1234"), locked("5678")


def with_pin(game: GameFile, pin: str) -> GameFile:
    first, *others = game.players
    return replace(game, players=(replace(first, pin=pin), *others))


def pins_of(game: GameFile) -> list[str]:
    return [player.pin for player in game.players]


def test_an_older_state_has_the_pin_that_was_set_after_it(tmp_path: Path) -> None:
    game = played(actions=12)[0]
    path = tmp_path / "pins"
    deal = deal_of(game.rules, game.setup, game.players)
    Locks(path).change(deal, 0, pins_of(game), OLD)
    for _ in range(2):  # what was read once is not written differently
        assert pins_of(Locks(path).settled(game)) == [OLD, "", ""]


def test_the_newest_pin_holds_for_a_state_with_an_older_one(tmp_path: Path) -> None:
    game = with_pin(played(actions=12)[0], OLD)
    path = tmp_path / "pins"
    deal = deal_of(game.rules, game.setup, game.players)
    Locks(path).begin(deal, pins_of(game))
    Locks(path).change(deal, 0, pins_of(game), NEW)
    assert pins_of(Locks(path).settled(game)) == [NEW, "", ""]


def test_a_pin_that_was_never_seen_holds_from_now_on(tmp_path: Path) -> None:
    game = played(actions=12)[0]
    path = tmp_path / "pins"
    assert pins_of(Locks(path).settled(with_pin(game, OLD))) == [OLD, "", ""]
    assert pins_of(Locks(path).settled(game)) == [OLD, "", ""]


def test_a_forgotten_pin_stays_away_and_the_log_says_so(tmp_path: Path) -> None:
    game = with_pin(played(actions=12)[0], OLD)
    path = tmp_path / "pins"
    deal = deal_of(game.rules, game.setup, game.players)
    Locks(path).change(deal, 0, pins_of(game), FORGOTTEN)
    settled = Locks(path).settled(game)
    assert pins_of(settled) == ["", "", ""]
    assert [note.kind for note in settled.notes[len(game.notes) :]] == [NoteKind.PIN_FORGOTTEN]


def test_wrong_tries_are_counted_over_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "pins"
    Locks(path).count(OLD, 3)
    assert (Locks(path).tries(OLD), Locks(path).tries(NEW)) == (3, 0)
    Locks(path).count(OLD, 0)
    assert Locks(path).tries(OLD) == 0
