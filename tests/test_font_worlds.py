"""What is measured, painted and broken into lines is the same whatever fonts the system has."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.font_worlds import VARIABLE, WORLDS, reason_without
from tests.parts import SUMMARY_VARIABLE

ROOT = Path(__file__).resolve().parent.parent
FILES = (
    "tests/window/test_fonts.py",
    "tests/ui/kit/look/test_lettering.py",
    "tests/ui/hotel_tycoon/test_log_list.py",
    "tests/window/test_frame.py",
    "tests/window/test_arrangement.py",
    "tests/window/test_room.py",
)
JAPANESE = (
    "test_fonts or test_lettering or test_log_list or six_players_fit or start_page_is_whole"
    " or the_line_below_the_name or the_box_of_the_settlement"
)
"""All tests of fonts, and those of what has least room in Japanese."""


@pytest.mark.part(of=4)
@pytest.mark.parametrize("world", WORLDS)
def test_the_japanese_texts_fit_in_every_font_world(
    world: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if reason := reason_without(world):
        pytest.skip(reason)
    options = request.config.option
    # A world comes in every fourth run, with the next part of its walks.
    how_much = "--all" if options.all_cases else f"--part={options.part // 4}"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", JAPANESE]
    done = subprocess.run(
        [*command, how_much, "--basetemp", str(tmp_path / "run"), *FILES],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != SUMMARY_VARIABLE}
        | {VARIABLE: world},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    assert " passed" in done.stdout
