"""Windows is told the version and the names of the program."""

from collections import defaultdict
from typing import Any

import pytest

from acquire_desktop import __version__
from version_resource import four_numbers, version_resource


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.12rc1", (1, 12, 0, 0)), ("2.0.1.dev3", (2, 0, 1, 0))],
)
def test_windows_gets_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert four_numbers(version) == numbers


def test_the_text_is_one_that_pyinstaller_evaluates() -> None:
    seen: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]] = defaultdict(list)

    def structure(name: str) -> Any:
        return lambda *args, **fields: seen[name].append((args, fields))

    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    known = {name: structure(name) for name in (*names, "VarFileInfo", "VarStruct")}
    eval(version_resource(__version__), {"__builtins__": {}}, known)
    strings = dict(args for args, _ in seen["StringStruct"])
    assert strings["ProductName"] == "Acquire Desktop"
    assert strings["FileVersion"] == strings["ProductVersion"] == __version__
    assert seen["FixedFileInfo"][0][1]["filevers"] == four_numbers(__version__)
    # The table of strings and the translation name the same language.
    assert seen["StringTable"][0][0][0] == "040904B0"
    assert seen["VarStruct"][0][0] == ("Translation", [0x0409, 0x04B0])
