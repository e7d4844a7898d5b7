"""Settings come back as they were, or as defaults; they never stop the program."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.choices import TEXT_SCALES, Speed, ThemeChoice
from acquire_desktop.storage import settings as settings_module
from acquire_desktop.storage.settings import (
    ALL,
    Reading,
    Settings,
    load_settings,
    read_settings,
    save_settings,
    writable,
)

CHOSEN = Settings(
    language="ja",
    theme=ThemeChoice.DARK,
    computer_speed=Speed.FAST,
    animations=False,
    text_scale=150,
    player_name="大輔",
    plain_rules_told=True,
    text_size_told=True,
    last_new_game={"edition": "2008", "players": [{"name": "大輔", "kind": "human"}], "seed": None},
    window_layout={"window": "00ff", "main_splitter": ""},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def bad(path: Path) -> Path:
    return path.with_name("settings.json.bad")


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)


def test_settings_come_back_as_they_were_saved(path: Path) -> None:
    save_settings(path, CHOSEN)
    assert load_settings(path).settings == CHOSEN
    assert not bad(path).exists()


def test_settings_that_an_editor_gave_a_byte_order_mark_are_read(path: Path) -> None:
    save_settings(path, CHOSEN)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load_settings(path).settings == CHOSEN
    assert not bad(path).exists()


def test_without_a_file_there_are_defaults(path: Path) -> None:
    assert load_settings(path).settings == Settings()
    assert not path.parent.exists()


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"format":"x"}', b"[" * 99_999, b" " * 2**21]
)
def test_a_file_that_is_no_settings_is_kept_as_bad(path: Path, data: bytes) -> None:
    write(path, data)
    assert load_settings(path) == Reading(Settings(), ALL)
    assert bad(path).read_bytes() == data
    assert not path.exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "xx"),
        ("language", ["en"]),
        ("theme", None),
        ("computer_speed", 3),
        ("animations", 1),
        ("text_scale", 10_000),
        ("text_scale", TEXT_SCALES[0] - 1),
        ("text_scale", TEXT_SCALES[-1] + 1),
        ("text_scale", True),
        ("mergers", "never"),
        ("mergers_seen", 4),
        ("mergers_seen", False),
        ("player_name", 3),
        ("player_name", "\u202eAna"),
        ("player_name", "A" * 25),
        ("last_new_game", []),
        ("window_layout", {"window": "zz"}),
        ("window_layout", {"<b>": "00"}),
        ("window_layout", {"window": "00" * 9000}),
    ],
)
def test_one_bad_setting_gets_its_default_and_the_others_stay(
    path: Path, name: str, value: object
) -> None:
    save_settings(path, CHOSEN)
    values = json.loads(path.read_bytes()) | {name: value}
    data = json.dumps(values).encode()
    path.write_bytes(data)
    assert read_settings(path).unusable == {name}
    assert path.read_bytes() == data, "reading alone changes nothing"
    loaded = load_settings(path).settings
    assert getattr(loaded, name) == getattr(Settings(), name)
    others = values.keys() - {name, "format", "version"}
    assert all(getattr(loaded, other) == getattr(CHOSEN, other) for other in others)
    assert bad(path).read_bytes() == data


def test_settings_of_a_newer_version_are_read_as_far_as_they_are_known(path: Path) -> None:
    save_settings(path, CHOSEN)
    values = json.loads(path.read_bytes()) | {"version": 2, "sound": 7}
    path.write_bytes(json.dumps(values).encode())
    assert load_settings(path).settings == CHOSEN
    assert not bad(path).exists()


@pytest.mark.parametrize(
    "settings",
    [
        Settings(language="xx"),
        Settings(text_scale=1),
        Settings(last_new_game={"x": 1.5}),
        Settings(last_new_game={"x": (1,)}),
        Settings(last_new_game={"x": object()}),
        Settings(last_new_game={"x": "y" * 2_000_000}),
    ],
    ids=range(6),
)
def test_what_could_not_be_read_back_is_not_written(path: Path, settings: Settings) -> None:
    save_settings(path, CHOSEN)
    with pytest.raises(ValueError, match=r"."):
        save_settings(path, settings)
    assert load_settings(path).settings == CHOSEN


def test_a_failed_write_leaves_the_old_settings(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(path, CHOSEN)

    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings_module, "write_atomically", full)
    with pytest.raises(OSError, match="No space"):
        save_settings(path, Settings())
    assert load_settings(path).settings == CHOSEN


def test_a_folder_in_place_of_the_file_gives_defaults(path: Path) -> None:
    path.mkdir(parents=True)
    assert load_settings(path) == Reading(Settings(), ALL)
    assert path.is_dir()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("keys", {f"command_{'x' * at}": "" for at in range(30)} | {"9": "Ctrl+A"}),
        ("keys", {"play": "x" * 41}),
        ("window_layout", {f"pane_{'x' * at}": "00" for at in range(17)}),
        ("window_layout", {"pane": "0"}),
        ("last_new_game", {"x": object()}),
        ("last_new_game", {"x": "y" * 2_000_000}),
        ("player_name", "A\u202eB"),
        ("text_scale", 7),
    ],
)
def test_one_value_that_cannot_be_kept_takes_no_other_along(
    path: Path, name: str, value: object
) -> None:
    chosen = {"theme": ThemeChoice.LIGHT, name: value}
    found = writable(replace(CHOSEN, **chosen), CHOSEN)  # type: ignore[arg-type]
    assert found == replace(CHOSEN, theme=ThemeChoice.LIGHT)
    save_settings(path, found)
    assert load_settings(path).settings == found
