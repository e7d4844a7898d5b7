"""Starting the program always leads to a window: a new one, or the one that is open already."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import autosave, find_unfinished
from acquire_desktop.storage.save_format import encode
from tests.games.hotel_tycoon.saved_games import long_setup
from tests.games.hotel_tycoon.saved_games import played as hotel_tycoon_played
from tests.storage.games import played, up_to
from tests.window.programs import Starter, programs

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="a test can talk to a program through its input only elsewhere"
)

GAME, STATES = played("2023-classic", 3, "second start", 12)


@pytest.fixture
def home(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Return a home of the program's own; its socket lies in a folder with a short name."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("r")))
    return tmp_path / "home"


@pytest.fixture
def starter(home: Path) -> Iterator[Starter]:
    with programs(home) as started:
        yield started


def data_of(home: Path) -> Folders:
    return Folders(home / "data", home / "config", home / "logs")


def test_a_killed_program_starts_again_and_offers_its_game(starter: Starter, home: Path) -> None:
    first = starter.start()
    assert first.tell("quick")["game"]
    first.kill()
    assert find_unfinished(data_of(home), GAMES).loaded is not None
    second = starter.start()
    assert second.opens_a_window()
    assert second.close() == 0
    assert starter.start().opens_a_window()


def test_a_second_start_brings_the_first_window_to_the_front_and_ends(starter: Starter) -> None:
    first = starter.start()
    assert first.tell("minimize")["minimized"]
    second = starter.start()
    assert second.status() == 0
    seen = first.tell()
    assert not seen["minimized"]
    assert seen["windows"] == 1
    assert seen["active"]


def test_a_file_of_a_second_start_is_opened_in_the_first_window(
    starter: Starter, tmp_path: Path
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "gäme.acquire").write_bytes(encode(GAME, STATES))
    first = starter.start()
    before = first.tell("quick")
    assert before["game"]
    second = starter.start("gäme.acquire", cwd=tmp_path / "mine")
    assert second.status() == 0
    assert first.tell()["game"] == GAME.game_id
    kept = data_of(tmp_path / "home").autosaves / f"{before['game']}.acquire"
    assert kept.exists(), "the game that was on the table is lost"


def test_a_file_that_the_system_opens_is_taken_like_that_of_a_second_start(
    starter: Starter, tmp_path: Path
) -> None:
    """On macOS a double click sends an event to the program that runs."""
    (tmp_path / "mine.acquire").write_bytes(encode(GAME, STATES))
    first = starter.start()
    assert first.tell("minimize")["minimized"]
    seen = first.tell(f"system opens {tmp_path / 'mine.acquire'}")
    assert seen["game"] == GAME.game_id
    assert not seen["minimized"]


def test_a_file_that_the_system_opens_before_the_window_is_there_is_opened_in_it(
    starter: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On macOS a double click starts the program, and the event comes when it listens."""
    (tmp_path / "mine.acquire").write_bytes(encode(GAME, STATES))
    monkeypatch.setenv("EARLY_FILE", str(tmp_path / "mine.acquire"))
    assert starter.start().tell()["game"] == GAME.game_id


def test_a_file_of_the_second_game_opens_its_window_alone_which_answers_later_starts(
    starter: Starter, tmp_path: Path
) -> None:
    game, states = hotel_tycoon_played(long_setup(Mode.CLASSIC, 3, "first start"), 5)
    (tmp_path / "hotel.acquire").write_bytes(encode(game, states))
    first = starter.start(tmp_path / "hotel.acquire")
    seen = first.tell()
    assert (seen["windows"], seen["game"]) == (1, game.game_id)
    (tmp_path / "mine.acquire").write_bytes(encode(GAME, STATES))
    assert starter.start(tmp_path / "mine.acquire").status() == 0
    seen = first.tell()
    assert (seen["windows"], seen["game"]) == (1, GAME.game_id)


def test_a_file_of_a_second_start_that_is_no_game_leaves_the_first_as_it_is(
    starter: Starter, tmp_path: Path
) -> None:
    (tmp_path / "letter.acquire").write_text("Dear Ann")
    first = starter.start()
    before = first.tell("quick")
    assert starter.start(tmp_path / "letter.acquire").status() == 0
    after = first.tell()
    assert after["game"] == before["game"]
    assert "letter.acquire" in after["message"]


def test_two_starts_at_once_give_one_window(starter: Starter) -> None:
    both = [starter.start(), starter.start()]
    ended = [program for program in both if not is_open(program.tell)]
    assert len(ended) == 1
    assert ended[0].status() == 0


def is_open(tell: Callable[[], dict[str, object]]) -> bool:
    try:
        return tell()["windows"] == 1
    except (AssertionError, BrokenPipeError):
        return False


def test_a_first_program_that_does_not_answer_is_told_of_in_a_window(starter: Starter) -> None:
    first = starter.start()
    assert first.opens_a_window()
    first.process.send_signal(signal.SIGSTOP)
    patient, hasty = starter.start(), starter.start()
    for later in (patient, hasty):
        seen = later.tell()
        assert seen["windows"] == 0
        assert "damage each other's saved games" in seen["box"]
    hasty.tell("refuse")
    assert hasty.status() == 1
    first.process.send_signal(signal.SIGCONT)
    patient.say("again")
    assert patient.status() == 0
    assert first.opens_a_window()


def test_a_lock_file_left_by_another_computer_is_no_obstacle(starter: Starter, home: Path) -> None:
    (home / "data").mkdir(parents=True)
    (home / "data" / "running.lock").write_bytes(b"1\nacquire-desktop\nelsewhere\n\n")
    first = starter.start()
    assert first.opens_a_window()
    assert starter.start().status() == 0


def test_a_folder_in_place_of_the_lock_is_no_obstacle(starter: Starter, home: Path) -> None:
    (home / "data" / "running.lock").mkdir(parents=True)
    first = starter.start()
    assert first.opens_a_window()
    assert first.tell()["message"] == ""
    assert starter.start().status() == 0


def test_where_nothing_can_be_saved_a_window_opens_and_says_so(
    starter: Starter, home: Path
) -> None:
    home.write_text("in the way")
    first = starter.start()
    seen = first.tell()
    assert seen["windows"] == 1
    assert "Games cannot be saved in" in seen["message"]
    assert first.tell("quick")["game"]
    assert starter.start().status() == 0


@pytest.mark.skipif(hasattr(os, "getuid") and os.getuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_to_is_told(starter: Starter, home: Path) -> None:
    home.mkdir(mode=0o500)
    first = starter.start()
    assert "you have no permission" in first.tell()["message"]


@pytest.mark.skipif(sys.platform != "linux", reason="only there file names are bytes")
def test_a_home_whose_name_is_not_text_is_a_home(starter: Starter, tmp_path: Path) -> None:
    starter.home = tmp_path / os.fsdecode(b"h\xff\xe9me")
    first = starter.start()
    assert first.tell()["message"] == ""
    assert first.tell("quick")["game"]
    assert "Problem" not in first.tell()["message"]
    assert starter.start().status() == 0
    first.kill()
    third = starter.start()
    assert third.opens_a_window()
    assert third.close() == 0
    assert find_unfinished(data_of(Path(starter.home)), GAMES).loaded is not None


@pytest.mark.skipif(sys.platform != "linux", reason="only there file names are bytes")
def test_a_file_whose_name_is_not_text_is_handed_over(starter: Starter, tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"\xff.acquire")
    file.write_bytes(encode(GAME, STATES))
    first = starter.start()
    assert first.opens_a_window()
    assert starter.start(file).status() == 0
    assert first.tell()["game"] == GAME.game_id


def test_a_file_can_be_the_autosave_of_the_game_itself(starter: Starter, home: Path) -> None:
    path = autosave(data_of(home), up_to(GAME, 7), STATES)
    first = starter.start(path)
    assert first.tell()["game"] == GAME.game_id
    assert starter.start(path).status() == 0
    assert first.tell()["game"] == GAME.game_id
