"""The frozen program, built from a clean copy of the sources: ``pytest -m bundle``.

The tests take minutes, and packages from an index: other runs leave them out.
"""

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

import bundle
import components
import debian_package
import icons
import search_paths
import tarball
from acquire_desktop import __version__
from acquire_desktop.licences import LIST
from tests.packaging.place import Place

pytestmark = pytest.mark.bundle
MORE_FOR_FAST = 1.15
"""So many times the size of a release it makes when xz does not try hard: 50.4 MB to 43.9."""


@pytest.fixture
def home(place: Place, request: pytest.FixtureRequest) -> Path:
    """The home of a user who never started the program."""
    return place.folder(f"home-{request.node.name}")


Start = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def start(place: Place, program: Path, home: Path) -> Start:
    """What starts the program without Python and without a screen."""

    def run(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
        return place.run([place.called(program / icons.NAME), *words], place.env(home), said)

    return run


def test_the_program_is_slim(archive: Path, program: Path) -> None:
    assert tarball.megabytes(*program.rglob("*")) <= tarball.MOST_UNPACKED_MB
    assert tarball.megabytes(archive) <= tarball.MOST_PACKED_MB * MORE_FOR_FAST


def test_there_is_no_python_where_it_is_tried_out(place: Place) -> None:
    if not place.is_bare:
        pytest.skip("it is tried out on this machine, where Python is hidden")
    found = (place.root / "usr").rglob("*python*")
    assert not [path for path in found if "share" not in path.parts]


def test_it_starts_without_python_and_tells_its_version(start: Start) -> None:
    done = start("--version")
    assert done.stderr == ""
    assert done.stdout == f"acquire-desktop {__version__}\n"


def test_it_plays_a_game_with_computer_players_and_shows_it(
    start: Start, place: Place, home: Path
) -> None:
    picture = home / "demo.png"
    done = start("--demo", place.called(picture))
    assert done.returncode == 0, done.stderr
    assert "Played a game" in done.stdout
    assert QImage(str(picture)).width() == 1280


def test_it_passes_its_own_test(start: Start, place: Place, home: Path) -> None:
    report = home / "report.json"
    done = start("--self-test", place.called(report))
    assert done.returncode == 0, done.stderr
    assert json.loads(report.read_text("utf-8"))["frozen"] is True


def test_its_kernel_is_compiled(start: Start) -> None:
    done = start("--protocol", said='{"do":"hello"}\n')
    assert json.loads(done.stdout.splitlines()[0])["compiled"] is True


def test_a_worker_whose_program_is_gone_ends_without_a_word(
    place: Place, program: Path, home: Path
) -> None:
    told, tells = os.pipe()
    os.close(tells)
    words = ["--multiprocessing-fork", f"tracker_fd={told}", f"pipe_handle={told}"]
    command = [place.called(program / icons.NAME), *words]
    options = {"pass_fds": [told], "stderr": subprocess.PIPE}
    with place.start(command, place.env(home), **options) as worker:
        _, errors = worker.communicate()
    os.close(told)
    assert (worker.returncode, errors) == (1, "")


def test_fonts_translations_sounds_and_icons_are_inside(program: Path) -> None:
    data = program / "_internal" / "acquire_desktop" / "_data"
    for folder in ("fonts", "sounds", "icons", "rules"):
        shipped = {path.name for path in (data / "resources" / folder).iterdir()}
        kept = {path.name for path in (bundle.ROOT / "resources" / folder).iterdir()}
        assert shipped == kept
    sources = (bundle.ROOT / "translations").glob("*.ts")
    compiled = {path.stem for path in (data / "translations").glob("*.qm")}
    assert compiled == {path.stem for path in sources}
    hicolor = program / "share" / "icons" / "hicolor"
    assert len(list(hicolor.rglob("*.png"))) == len(icons.HICOLOR_SIZES)


def test_sbom_and_licences_agree_with_the_files(program: Path, bom: Any) -> None:
    parts = [bom["metadata"]["component"], *bom["components"]]
    listed = {
        entry["name"]: entry["hashes"][0]["content"]
        for part in parts
        for entry in part.get("components", [])
    }
    found = {
        name: hashlib.sha256((program / name).read_bytes()).hexdigest()
        for name in components.program_files(program)
    }
    assert listed == found
    overview = (program / "licences" / LIST).read_text("utf-8")
    folders = {path.name for path in (program / "licences").iterdir() if path.is_dir()}
    assert folders == {part["name"].lower().replace(" ", "-") for part in parts}
    for part in parts:
        title = f"{part['name']} {part.get('version', '')}".rstrip()
        assert f"\n{title}\n" in overview
        assert part["licenses"]


def test_packages_in_the_sbom_are_those_of_the_lock(bom: Any) -> None:
    lock = bundle.LOCK.read_text("utf-8")
    packages = [part["purl"] for part in bom["components"] if "pkg:pypi/" in part.get("purl", "")]
    assert "pkg:pypi/pyside6-essentials" in "".join(packages)
    for purl in packages:
        name, _, version = purl.removeprefix("pkg:pypi/").partition("@")
        assert f"\n{name}=={version} " in lock


def test_no_library_is_looked_for_in_a_folder_of_the_building_machine(program: Path) -> None:
    files = (path for path in program.rglob("*") if path.is_file() and not path.is_symlink())
    paths = {place for path in files for place in search_paths.search_paths(path.read_bytes())}
    assert paths
    assert all(place.startswith("$ORIGIN") for place in paths)


@pytest.mark.skipif(
    shutil.which("lintian") is None, reason="lintian is missing (in Debian: lintian)"
)
def test_debian_has_nothing_against_the_package(package: Path) -> None:
    command = ["lintian", "--allow-root", "--fail-on", "error,warning", str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_is_the_program_where_debian_has_programs(
    package: Path, program: Path, tmp_path: Path
) -> None:
    subprocess.run(["dpkg-deb", "--extract", package, tmp_path], check=True)
    place = tmp_path / debian_package.PLACE
    kept = [name for name in components.program_files(program) if not name.startswith("share/")]
    assert components.program_files(place) == kept
    assert all((place / name).read_bytes() == (program / name).read_bytes() for name in kept)
    started = tmp_path / "usr" / "bin" / icons.NAME
    assert started.resolve() == place / icons.NAME
    licences = tmp_path / "usr" / "share" / "doc" / icons.NAME / "licences"
    assert (licences / LIST).exists()


def test_the_package_asks_for_what_its_libraries_link_to_and_does_not_bring(package: Path) -> None:
    command = ["dpkg-deb", "--field", str(package), "Depends"]
    depends = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    names = {part.split()[0] for part in depends.split(",")}
    assert {"libc6", "libgl1", "libegl1", "libfontconfig1"} <= names
    assert not {"libxcb-cursor0", "libxkbcommon0", "libffi8"} & names
