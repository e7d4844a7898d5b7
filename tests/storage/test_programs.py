"""Outside programs in settings and saves: a save names one, and never says what starts it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.players import Player, PlayerKind, player_from, player_object
from acquire_desktop.storage.save_format import decode, encode
from acquire_desktop.storage.seats.programs import (
    MOST_PROGRAMS,
    MOST_WORDS,
    OutsideProgram,
    Trouble,
    failure_data,
    failure_of,
    program_object,
    programs_from,
)
from acquire_desktop.storage.settings import Settings, load_settings, read_settings, save_settings
from acquire_desktop.storage.strict_json import StrictJsonError
from tests.storage.games import pack, played, unpack

BOT = OutsideProgram("Bot", ("/opt/bot", "--fast", "a b", ""), "hard")
WRITTEN = program_object(BOT)
ROBOT = Player("Robot", PlayerKind.COMPUTER, "hard", program="Bot")


def test_programs_come_back_from_the_settings(tmp_path: Path) -> None:
    path, other = tmp_path / "settings.json", replace(BOT, name="Other")
    kept = Settings(programs=[WRITTEN, program_object(other)], program_limit_s=30)
    save_settings(path, kept)
    read = load_settings(path)
    assert read.settings == kept
    assert programs_from(read.settings.programs) == (BOT, other)


@pytest.mark.parametrize(
    "programs",
    [
        *("bot", {}, [[]], ["bot"], [WRITTEN, WRITTEN], [WRITTEN] * (MOST_PROGRAMS + 1)),
        [WRITTEN, {**WRITTEN, "name": "BOT"}],
        *([{**WRITTEN, "name": name}] for name in ("", " Bot", "x" * 25, "a\nb", 7, None)),
        *(
            [{**WRITTEN, "command": command}]
            for command in (
                *([], [""], "/opt/bot", ["/opt/bot", 1], ["/opt/bot\0"], ["a", "\ud800"]),
                *(["x" * 1001], ["x"] * (MOST_WORDS + 1), {"a": "b"}, [["a"]]),
            )
        ),
        *([{**WRITTEN, "level": level}] for level in ("", "Hard", "x" * 33, "a b", 5)),
        [{**WRITTEN, "shell": True}],
        [{"name": "Bot", "level": "hard"}],
    ],
)
def test_what_is_no_list_of_programs_stays_out_of_the_settings(
    tmp_path: Path, programs: object
) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(player_name="Ana"))
    written = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**written, "programs": programs}), "utf-8")
    read = read_settings(path)
    assert read.unusable == {"programs"}
    assert read.settings == Settings(player_name="Ana")


@pytest.mark.parametrize("seconds", [0, 61, 2.5, "10", True, None])
def test_the_time_limit_is_some_whole_seconds(tmp_path: Path, seconds: object) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings())
    written = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**written, "program_limit_s": seconds}), "utf-8")
    assert read_settings(path).settings.program_limit_s == Settings().program_limit_s


def test_a_save_says_nothing_of_programs_where_there_is_none() -> None:
    assert "program" not in player_object(replace(ROBOT, program=""))
    assert player_object(ROBOT)["program"] == "Bot"
    assert player_from(player_object(ROBOT)) == ROBOT


def test_a_game_with_a_program_comes_back_with_its_name_and_level() -> None:
    game, states = played("2008", 3, "programs", 20)
    first, *others = game.players
    plain = encode(game, states)
    note = SavedNote(5, NoteKind.OUTSIDE, failure_data(0, Trouble.SILENT, gave_up=True))
    robot = replace(ROBOT, name=first.name)
    game = replace(game, players=(robot, *others), notes=(note,))
    saved = encode(game, states)
    assert decode(saved, GAMES).game == game
    # Older versions open what they understand, and refuse this politely.
    assert [json.loads(each)["version"] for each in (plain, saved)] == [4, 5]


@pytest.mark.parametrize(
    "program", [" Bot", "x" * 25, "a\0b", "\u202eBot", 5, None, True, ["sh", "-c", "true"], {}]
)
def test_what_is_no_name_of_a_program_is_refused(program: object) -> None:
    written = {**player_object(ROBOT), "program": program}
    with pytest.raises(StrictJsonError):
        player_from(written)
    game, states = played("2008", 3, "programs", 20)
    outer, payload = unpack(encode(game, states))
    payload["setup"]["players"][0].update(kind="computer", level="hard", program=program)
    with pytest.raises(SaveError):
        decode(pack(outer, payload), GAMES)


@pytest.mark.parametrize("field", ["command", "programs", "path"])
def test_a_save_that_says_what_starts_a_program_is_refused(field: str) -> None:
    with pytest.raises(StrictJsonError):
        player_from({**player_object(ROBOT), field: ["/bin/true"]})


def test_a_person_is_no_program() -> None:
    with pytest.raises(StrictJsonError):
        player_from({**player_object(Player("Ana", PlayerKind.HUMAN)), "program": "Bot"})


@pytest.mark.parametrize(
    "data",
    [
        *("9 silent", "0 asleep", "0", "silent", "0 silent forever", "0  silent", 0, None, True),
        *("0 silent for-good more", "0 silent\n", "00 silent", "-1 silent", ["0 silent"]),
    ],
)
def test_what_no_program_did_is_no_note(data: object) -> None:
    game, states = played("2008", 3, "programs", 20)
    note = SavedNote(5, NoteKind.OUTSIDE, failure_data(0, Trouble.ENDED, gave_up=False))
    outer, payload = unpack(encode(replace(game, notes=(note,)), states))
    payload["notes"] = [[5, "outside", data]]
    with pytest.raises(SaveError):
        decode(pack(outer, payload), GAMES)


@pytest.mark.parametrize("trouble", Trouble)
@pytest.mark.parametrize("gave_up", [False, True])
def test_every_trouble_can_be_kept(trouble: Trouble, gave_up: bool) -> None:
    assert failure_of(failure_data(3, trouble, gave_up=gave_up)) == (3, trouble, gave_up)


def test_older_versions_noted_no_trouble_of_programs() -> None:
    game, states = played("2008", 3, "programs", 20)
    outer, payload = unpack(encode(game, states))
    assert outer["version"] == 4
    payload["notes"] = [[5, "outside", "0 silent"]]
    with pytest.raises(SaveError):
        decode(pack(outer, payload), GAMES)
