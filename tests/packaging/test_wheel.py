"""Wheels hold the program with its types, and are made from the published sources alone."""

import os
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import build_kernel
import dev
from acquire_desktop import __version__

ROOT = build_kernel.ROOT
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
USES_TYPES = """
from acquire_desktop import __version__
from acquire_desktop.games.acquire.engine.editions import Edition

wrong: int = __version__
also_wrong: int = Edition
"""

no_compiler = pytest.mark.skipif(
    os.name == "nt", reason="on Windows the compiler is found without being named"
)
needs_compiler = pytest.mark.skipif(
    bool(build_kernel.obstacle()), reason=f"nothing is compiled: {build_kernel.obstacle()}"
)


def hatchling(folder: Path, target: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Build from the sources in a folder into its ``dist``."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    return subprocess.run(
        command, cwd=folder, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )


def wheel_of(sources: Path) -> zipfile.ZipFile:
    """Open the one wheel that was built from sources."""
    (path,) = (sources / "dist").glob("*.whl")
    return zipfile.ZipFile(path)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published sources, unpacked."""
    folder = tmp_path_factory.mktemp("sources")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        # Older releases of Python have no filters.
        tar.extraction_filter = getattr(tarfile, "tar_filter", lambda member, _path: member)
        tar.extractall(folder)
    return folder / f"acquire_desktop-{__version__}"


@pytest.fixture(scope="module")
def pure(sources: Path) -> zipfile.ZipFile:
    """The wheel that is made of them where nothing can be compiled."""
    done = hatchling(sources, "wheel", CC="no-such-compiler", ACQUIRE_REQUIRE_COMPILED="0")
    assert done.returncode == 0, done.stderr
    return wheel_of(sources)


def test_the_sources_hold_what_builds_and_tests_them_and_nothing_made(sources: Path) -> None:
    wanted = ("dev.py", "requirements.lock", "packaging/hatch_build.py", "tests/conftest.py")
    assert all((sources / name).is_file() for name in wanted)
    made = [path for path in sources.rglob("*") if path.suffix in (".so", ".pyd", ".qm", ".pyc")]
    assert made == []


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="these sources have no history")
def test_the_sources_are_what_is_tracked_and_no_more(sources: Path) -> None:
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]  # also in another user's checkout
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    tracked = {name for name in listed.split("\0") if name and not name.startswith(".ci/")}
    published = {path.relative_to(sources).as_posix() for path in sources.rglob("*")}
    assert tracked - published == set()
    tops = {path.partition("/")[0] for path in published}
    assert tops - {name.partition("/")[0] for name in tracked} == {"PKG-INFO"}


@no_compiler
def test_without_a_compiler_the_wheel_is_for_every_system(pure: zipfile.ZipFile) -> None:
    assert pure.filename == f"{Path(str(pure.filename)).parent}/{wheel_name('py3-none-any')}"
    names = set(pure.namelist())
    assert {
        "acquire_desktop/py.typed",
        "acquire_desktop/_data/resources/calibration.json",
        "acquire_desktop/_data/resources/logo.svg",
        "acquire_desktop/_data/translations/acquire_ja.qm",
        f"acquire_desktop-{__version__}.dist-info/licenses/LICENSE",
    } <= names
    tops = {name.partition("/")[0] for name in names}
    assert tops == {"acquire_desktop", f"acquire_desktop-{__version__}.dist-info"}


def wheel_name(tag: str) -> str:
    """Return the name of a wheel with this tag."""
    return f"acquire_desktop-{__version__}-{tag}.whl"


@no_compiler
def test_where_the_kernel_is_asked_for_there_is_no_wheel_without(sources: Path) -> None:
    done = hatchling(sources, "wheel", CC="no-such-compiler", ACQUIRE_REQUIRE_COMPILED="1")
    assert done.returncode != 0
    assert "there is no C compiler (no-such-compiler)" in done.stderr


@no_compiler
def test_type_checkers_see_the_types_of_the_installed_wheel(
    pure: zipfile.ZipFile, tmp_path: Path
) -> None:
    home = tmp_path / "venv"
    venv.create(home)
    python = home / dev.PYTHON.relative_to(dev.VENV)
    command = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    pure.extractall(done.stdout.strip())
    (tmp_path / "uses.py").write_text(USES_TYPES)
    options = ["--strict", "--python-executable", str(python), "--cache-dir", os.devnull]
    mypy = [sys.executable, "-m", "mypy", *options, "uses.py"]
    checked = subprocess.run(mypy, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert checked.stdout.count("[assignment]") == 2, checked.stdout
    assert "Found 2 errors" in checked.stdout


@pytest.mark.bundle
@needs_compiler
def test_the_compiled_wheel_passes_the_check_that_every_system_makes(
    sources: Path, tmp_path: Path
) -> None:
    for old in (sources / "dist").glob("*.whl"):
        old.unlink()
    done = hatchling(sources, "wheel", ACQUIRE_REQUIRE_COMPILED="1")
    assert done.returncode == 0, done.stderr
    wheel = wheel_of(sources)
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{python}-{python}-" in str(wheel.filename)
    wheel.extractall(tmp_path / "installed")
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    command = [sys.executable, str(ROOT / "packaging" / "check_wheel.py")]
    checked = subprocess.run(
        command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_same_pythons_are_named_wherever_they_are_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    told = "Programming Language :: Python :: "
    named = [text.removeprefix(told) for text in project["project"]["classifiers"] if told in text]
    assert tuple(named) == PYTHONS
    built = [f"cp{version.replace('.', '')}-*" for version in PYTHONS]
    assert project["tool"]["cibuildwheel"]["build"] == built
    for version in PYTHONS:
        assert dev.python_problem((*map(int, version.split(".")), 0)) is None


def test_every_system_demands_the_kernel_in_its_wheels() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    config = project["tool"]["cibuildwheel"]
    for options in (config, config["linux"], config["macos"]):
        assert options["environment"]["ACQUIRE_REQUIRE_COMPILED"] == "1"
    assert config["test-command"] == "python {project}/packaging/check_wheel.py"
