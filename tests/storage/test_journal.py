"""The journal loses no line but one that was cut off, whatever stands in the file."""

import errno
import os
import re
from pathlib import Path
from random import Random

import pytest

from acquire_desktop.storage import journal
from acquire_desktop.storage.journal import (
    MAX_BYTES,
    MAX_LINE,
    append,
    deleted_in,
    deleted_lines,
    game_line,
    ids_in,
    journal_from,
    read_journal,
)
from acquire_desktop.storage.strict_json import canonical

IDS = [f"{number:032x}" for number in range(1, 6)]
LINES = [game_line(game, {"ended": "2026-11-23T09:00:00Z", "turns": 60}) for game in IDS]
WHOLE = b"".join(LINES)


def games_in(data: bytes) -> list[str]:
    return list(journal_from(data).games)


def unknown(**fields: object) -> bytes:
    """Return a whole line as a newer version might write it."""
    return journal._line({"type": "puzzle", **fields})


def test_what_was_added_is_read_in_its_order(tmp_path: Path) -> None:
    path = tmp_path / "data" / "journal.jsonl"
    assert read_journal(path).games == {}
    for line in LINES:
        append(path, line)
    assert path.read_bytes() == WHOLE
    assert list(read_journal(path).games) == ids_in(WHOLE) == IDS
    assert read_journal(path).games[IDS[0]]["turns"] == 60
    if os.name == "posix":
        assert path.stat().st_mode & 0o777 == 0o600


def test_a_byte_order_mark_costs_no_line() -> None:
    assert games_in(b"\xef\xbb\xbf" + WHOLE) == IDS


@pytest.mark.part(of=8)
@pytest.mark.parametrize("first", range(8))
def test_a_journal_cut_off_anywhere_keeps_every_whole_line_and_takes_another(
    tmp_path: Path, first: int
) -> None:
    path, new = tmp_path / "journal.jsonl", game_line("f" * 32, {})
    for length in range(first, len(LINES[0] + LINES[1]) + 1, 8):
        path.write_bytes(WHOLE[:length])
        whole = WHOLE[:length].count(b"\n")
        cut_in = WHOLE[:length].endswith(b"}")  # all of a line but its end
        assert games_in(WHOLE[:length]) == IDS[: whole + cut_in]
        append(path, new)
        assert path.read_bytes().startswith(WHOLE[:length])
        assert list(read_journal(path).games) == [*IDS[: whole + cut_in], "f" * 32]


def test_a_flipped_bit_costs_no_line_but_its_own() -> None:
    random = Random(4)
    ends = [at for at, byte in enumerate(WHOLE) if byte == ord("\n")]
    for position in random.sample(range(8 * len(WHOLE)), 2000):
        flipped = bytearray(WHOLE)
        flipped[position // 8] ^= 1 << position % 8
        hit = {IDS[sum(end < position // 8 for end in ends)]}
        if position // 8 in ends[:-1]:  # two lines have become one
            hit.add(IDS[ends.index(position // 8) + 1])
        assert set(IDS) - hit <= set(games_in(bytes(flipped))) <= set(IDS)


@pytest.mark.parametrize(
    "damage",
    [
        bytes(5000) + b"\n",
        b"\xff\xfe\n",
        b"{}\n",
        b"[1]\n",
        b"null\n",
        b"x" * (MAX_LINE + 1) + b"\n",
        b'{"a":' * 2000 + b"\n",
        b'{"type":"game","type":"game"}\n',
        b'{"type":"game","id":1e5}\n',
        LINES[0].replace(b'"turns":60', b'"turns":61'),
        LINES[0][:-1] + LINES[1],
        canonical({"sum": "0" * 16, "type": "game"}) + b"\n",
        journal._line({"type": "game", "id": ["x"]}),
        journal._line({"type": "game"}),
        journal._line({"type": 7}),
        journal._line({"type": "deleted", "games": [1]}),
        journal._line({"type": "deleted"}),
        b"\n\n\r\n",
    ],
    ids=range(18),
)
def test_what_is_no_line_is_skipped(damage: bytes) -> None:
    whole = game_line("f" * 32, {})
    assert games_in(whole + damage + LINES[2]) == ["f" * 32, IDS[2]]


def test_no_line_is_longer_than_is_read_again() -> None:
    with pytest.raises(ValueError, match="bytes"):
        game_line(IDS[0], {"options": "x" * MAX_LINE})


def test_a_line_of_a_newer_version_is_skipped() -> None:
    line = unknown(id=IDS[0], rating=1500)
    found = journal_from(WHOLE + line)
    assert (list(found.games), found.skipped) == (IDS, 1)


def test_the_first_line_of_a_game_counts_and_what_was_deleted_can_be_asked_for_alone() -> None:
    data = WHOLE + game_line(IDS[3], {"turns": 1}) + deleted_lines([IDS[4]])
    assert journal_from(data).games[IDS[3]]["turns"] == 60
    assert ids_in(data) == IDS
    assert deleted_in(data) == {IDS[4]}
    assert not deleted_in(deleted_lines([IDS[4]]).replace(b"5", b"6"))


def test_a_full_journal_is_not_added_to(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES)
    with pytest.raises(OSError, match=re.escape(os.strerror(errno.EFBIG))):
        append(path, LINES[0])
    assert path.stat().st_size == MAX_BYTES


def test_ten_thousand_games_are_read(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    seats = [{"name": "大輔", "level": "expert", "total": 60_000, "place": 1}] * 4
    path.write_bytes(b"".join(game_line(f"{n:032x}", {"seats": seats}) for n in range(10_000)))
    games = read_journal(path).games
    assert len(games) == 10_000
    assert games["0" * 32]["seats"] == seats
