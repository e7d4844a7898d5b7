"""The frozen program, built from a clean copy of the sources: ``pytest -m bundle``.

The test takes minutes, and packages from an index: other runs leave it out.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
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

pytestmark = [
    pytest.mark.bundle,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no archive yet"),
    pytest.mark.skipif(bool(bundle.obstacle()), reason=bundle.obstacle()),
]
FAST = "1"
"""How hard xz tries here."""
MORE_FOR_FAST = 1.15
"""So many times the size of a release it makes then; measured, 50.4 MB to 43.9."""


def copy_sources(folder: Path) -> Path:
    """Copy the checkout without what was made in it; return the copy."""
    names = ("build", "dist", "shared", "__pycache__", "*.qm", "*.so", ".[a-z]*")
    return shutil.copytree(
        bundle.ROOT, folder / "sources", ignore=shutil.ignore_patterns(*names), symlinks=True
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of what is published, built from nothing but the sources."""
    sources = copy_sources(tmp_path_factory.mktemp("clean"))
    command = [sys.executable, "dev.py", "bundle", "--preset", FAST]
    # The build does not look into this Python's environment.
    done = subprocess.run(command, cwd=sources, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return sources / "dist"


@pytest.fixture(scope="module")
def archive(made: Path) -> Path:
    """The tarball."""
    (archive,) = made.glob("*.tar.xz")
    return archive


@pytest.fixture(scope="module")
def package(made: Path) -> Path:
    """The Debian package."""
    if debian_package.obstacle():
        pytest.skip(debian_package.obstacle())
    (package,) = made.glob("*.deb")
    return package


@pytest.fixture(scope="module")
def program(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the unpacked program."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as tar:
        # Older releases of Python have no filters.
        tar.extraction_filter = getattr(tarfile, "tar_filter", lambda member, _path: member)
        tar.extractall(folder)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def bom(program: Path) -> Any:
    """The SBOM."""
    return json.loads((program / components.SBOM).read_text("utf-8"))


def start(program: Path, *args: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Start the program without Python and without a screen."""
    env = {"PATH": "/nowhere", "HOME": os.environ["HOME"], "LANG": "C.UTF-8"}
    env["QT_QPA_PLATFORM"] = "offscreen"
    command = [str(program / "acquire-desktop"), *args]
    return subprocess.run(command, env=env, input=said, capture_output=True, text=True, check=False)


def test_the_program_is_slim(archive: Path, program: Path) -> None:
    assert tarball.megabytes(*program.rglob("*")) <= tarball.MOST_UNPACKED_MB
    assert tarball.megabytes(archive) <= tarball.MOST_PACKED_MB * MORE_FOR_FAST


def test_it_starts_without_python_and_tells_its_version(program: Path) -> None:
    done = start(program, "--version")
    assert done.stderr == ""
    assert done.stdout == f"acquire-desktop {__version__}\n"


def test_it_plays_a_game_with_computer_players_and_shows_it(program: Path, tmp_path: Path) -> None:
    picture = tmp_path / "demo.png"
    done = start(program, "--demo", str(picture))
    assert done.returncode == 0, done.stderr
    assert "Played a game" in done.stdout
    assert QImage(str(picture)).width() == 1280


def test_it_passes_its_own_test(program: Path, tmp_path: Path) -> None:
    done = start(program, "--self-test", str(tmp_path / "report.json"))
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["frozen"] is True


def test_its_kernel_is_compiled(program: Path) -> None:
    done = start(program, "--protocol", said='{"do":"hello"}\n')
    assert json.loads(done.stdout.splitlines()[0])["compiled"] is True


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
    assert start(started.parent, "--version").stdout == f"acquire-desktop {__version__}\n"
    licences = tmp_path / "usr" / "share" / "doc" / icons.NAME / "licences"
    assert (licences / LIST).exists()


def test_the_package_asks_for_what_its_libraries_link_to_and_does_not_bring(package: Path) -> None:
    command = ["dpkg-deb", "--field", str(package), "Depends"]
    depends = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    names = {part.split()[0] for part in depends.split(",")}
    assert {"libc6", "libgl1", "libegl1", "libfontconfig1"} <= names
    assert not {"libxcb-cursor0", "libxkbcommon0", "libffi8"} & names
