"""Tries what ``dev.py bundle`` made: ``python packaging/try_release.py FOLDER``.

It is unpacked or installed as a player would, and tests itself; the SBOM is laid beside it.
Needs nothing but Python.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

SBOM: Final = "sbom.cdx.json"


class ReleaseError(Exception):
    """What was made is not as it should be."""


def unpack_tarball(archive: Path, folder: Path) -> tuple[Path, Path]:
    """Unpack the program for Linux; return what starts it, and where its SBOM is."""
    with tarfile.open(archive) as tar:
        # Older releases of Python have no filters.
        tar.extraction_filter = getattr(tarfile, "tar_filter", lambda member, _path: member)
        tar.extractall(folder)
    (program,) = folder.iterdir()
    return program / "acquire-desktop", program / SBOM


def unpack_bundle(archive: Path, folder: Path) -> tuple[Path, Path]:
    """Unpack the bundle for macOS; return what starts it, and where its SBOM is."""
    subprocess.run(["ditto", "-x", "-k", archive, folder], check=True)
    (app,) = folder.glob("*.app")
    contents = app / "Contents"
    return contents / "MacOS" / "acquire-desktop", contents / "Resources" / SBOM


def install(installer: Path, folder: Path) -> tuple[Path, Path]:
    """Let the installer for Windows work without a window; return the same two paths."""
    # The installer takes the rest of its command line for the folder, with no quotes around it.
    subprocess.run(f'"{installer}" /S /D={folder}', check=True)
    return folder / "acquire-desktop.exe", folder / SBOM


WAYS: Final[dict[str, tuple[str, Callable[[Path, Path], tuple[Path, Path]]]]] = {
    "linux": ("*-linux-*.tar.xz", unpack_tarball),
    "darwin": ("*-macos-*.zip", unpack_bundle),
    "win32": ("*.exe", install),
}
"""What is published for each system, and how it gets onto a player's machine."""


def self_test(program: Path, report: Path) -> None:
    """Let a program test itself, without a screen and without what this machine has of Python.

    Raises:
        ReleaseError: If it fails, or is no frozen program.
    """
    kept = ("HOME", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "USERPROFILE", "APPDATA", "LOCALAPPDATA")
    env = {name: os.environ[name] for name in kept if name in os.environ}
    env |= {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    done = subprocess.run(
        [program, "--self-test", report], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ReleaseError(f"The test of the program itself failed:\n{done.stdout}{done.stderr}")
    if json.loads(report.read_text("utf-8"))["frozen"] is not True:
        raise ReleaseError(f"{program} is no frozen program.")


def try_release(folder: Path, system: str) -> Path:
    """Try what a folder has for a system; return the SBOM beside it.

    Raises:
        ReleaseError: If it is not there or not as it should be.
    """
    pattern, get = WAYS[system]
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise ReleaseError(f"{folder} has {len(found)} files like {pattern}; one is wanted.")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        program, sbom = get(found[0], Path(scratch, "program"))
        self_test(program, Path(scratch, "report.json"))
        beside = found[0].with_name(f"{found[0].name}.cdx.json")
        shutil.copyfile(sbom, beside)
    return beside


def main() -> int:
    """Try it, and say how that went."""
    try:
        sbom = try_release(Path(sys.argv[1]), sys.platform)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The program passes its own test; what it is made of: {sbom}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
