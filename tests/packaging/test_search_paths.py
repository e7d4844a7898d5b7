"""Libraries do not look for others in folders of the machine that built them."""

import shutil
import subprocess
from pathlib import Path

import pytest

from search_paths import clean_search_paths, search_paths

BUILDER = "/home/builder/lib"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a library that looks in the builder's folder, and one that looks beside it."""
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    source = tmp_path / "one.c"
    source.write_text("int one(void) { return 1; }\n")
    for name, place in (("builder", BUILDER), ("beside", "$ORIGIN/inside")):
        command = ["cc", "-shared", "-fPIC", f"-Wl,-rpath,{place}", "-o", f"{name}.so", str(source)]
        subprocess.run(command, cwd=tmp_path, check=True)
    return tmp_path


def test_the_builders_folder_goes_and_the_librarys_own_stays(folder: Path) -> None:
    builder, beside = folder / "builder.so", folder / "beside.so"
    if not builder.read_bytes().startswith(b"\x7fELF\x02\x01"):
        pytest.skip("libraries have another form here")
    assert search_paths(builder.read_bytes()) == [BUILDER]
    before = beside.read_bytes()
    clean_search_paths(folder.iterdir())
    assert search_paths(builder.read_bytes()) == []
    assert beside.read_bytes() == before
    assert search_paths(before) == ["$ORIGIN/inside"]


def test_a_cleaned_library_loads(folder: Path) -> None:
    import ctypes

    clean_search_paths(folder.iterdir())
    assert ctypes.CDLL(str(folder / "builder.so")).one() == 1


def test_what_is_no_library_has_no_search_paths() -> None:
    assert search_paths(b"") == []
    assert search_paths(b"#!/bin/sh\n") == []
