"""The frozen program for the tests with ``-m bundle``: built once, and where it is tried out.

Where that is possible both happen in bare Debian systems, else on this machine.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bundle
import components
import debian_package
from tests.packaging import bare_debian
from tests.packaging.place import Place

FAST = "1"
"""How hard xz tries here."""
GIVEN = "ACQUIRE_DIST"
"""The variable that names a folder with a program that was built before, to be tried out."""


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path | str]:
    """A bare Debian, to be copied; or why there is none."""
    reason = bare_debian.obstacle()
    if reason:
        yield reason
        return
    root = tmp_path_factory.mktemp("bare") / "debian"
    try:
        bare_debian.make(root)
        yield root
    except bare_debian.UnreachableError as error:
        yield str(error)
    finally:
        bare_debian.remove(root)


@pytest.fixture(scope="session")
def made(bare: Path | str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of what is published: built from nothing but the sources, or the given one."""
    if os.environ.get(GIVEN):
        yield Path(os.environ[GIVEN]).absolute()
        return
    if sys.platform != "linux":
        pytest.skip("elsewhere there is no archive yet")
    folder = tmp_path_factory.mktemp("clean")
    if isinstance(bare, Path) and bare_debian.can_take_packages():
        root = bare_debian.copy(bare, folder / "debian")
        try:
            yield build_in(root, fetch_packages(folder))
        finally:
            bare_debian.remove(root)
    elif bundle.obstacle():
        pytest.skip(bundle.obstacle())
    else:
        sources = copy_sources(folder)
        command = [sys.executable, "dev.py", "bundle", "--preset", FAST]
        # The build does not look into this Python's environment.
        done = subprocess.run(command, cwd=sources, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        yield sources / "dist"


def copy_sources(folder: Path) -> Path:
    """Copy the checkout without what was made in it; return the copy."""
    names = ("build", "dist", "shared", "__pycache__", "*.qm", "*.so", ".[a-z]*")
    return shutil.copytree(
        bundle.ROOT, folder / "sources", ignore=shutil.ignore_patterns(*names), symlinks=True
    )


def fetch_packages(folder: Path) -> Path:
    """Let pip, as it is set up here, fetch what the build installs; return the folder."""
    environment, packages = folder / "environment", folder / "packages"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    command = [str(environment / "bin" / "python"), "-m", "pip", "download", "--quiet"]
    command += ["--require-hashes", "--only-binary", ":all:", "-r", str(bundle.LOCK)]
    subprocess.run([*command, "--dest", packages], check=True)
    return packages


def build_in(root: Path, packages: Path) -> Path:
    """Build the program in a bare system without a network; return the folder of what was made."""
    bare_debian.apt_get(root, "install", *bare_debian.BUILD)
    build = root / "root"
    sources = copy_sources(build)
    shutil.copytree(packages, build / "packages")
    command = "cd /root/sources && exec python3 dev.py bundle --preset"
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/root/packages"}
    bare_debian.run_as_root(root, ["sh", "-c", f"{command} {FAST}"], **offline)
    return sources / "dist"


@pytest.fixture(scope="session")
def archive(made: Path) -> Path:
    """The tarball."""
    (archive,) = made.glob("*.tar.xz")
    return archive


@pytest.fixture(scope="session")
def package(made: Path) -> Path:
    """The Debian package."""
    found = list(made.glob("*.deb"))
    if not found:
        pytest.skip(debian_package.obstacle())
    (package,) = found
    return package


@pytest.fixture(scope="session")
def place(bare: Path | str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A small desktop without Python, or this machine."""
    folder = tmp_path_factory.mktemp("place")
    if isinstance(bare, str):
        yield Place(Path("/"), folder)
        return
    root = bare_debian.copy(bare, folder / "debian")
    try:
        bare_debian.apt_get(root, "install", *bare_debian.DESKTOP)
        yield Place(root, root / "home" / "player")
    finally:
        bare_debian.remove(root)


@pytest.fixture(scope="session")
def program(archive: Path, place: Place) -> Path:
    """The folder of the unpacked program."""
    folder = place.folder("unpacked")
    with tarfile.open(archive) as tar:
        # Older releases of Python have no filters.
        tar.extraction_filter = getattr(tarfile, "tar_filter", lambda member, _path: member)
        tar.extractall(folder)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="session")
def bom(program: Path) -> Any:
    """The SBOM."""
    return json.loads((program / components.SBOM).read_text("utf-8"))
