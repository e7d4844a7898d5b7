"""Debian package of the frozen program: installed by a double click, removed without a trace."""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from email.utils import formatdate
from pathlib import Path
from typing import Final

from components import Component
from debian_copyright import copyright_text
from icons import NAME
from linux_desktop import ROOT, SOURCES, packed

TOOLS: Final = {"dpkg-deb": "dpkg", "dpkg-shlibdeps": "dpkg-dev"}
"""What makes the package, and the Debian packages that hold it."""
PLACE: Final = f"usr/lib/{NAME}"
"""The program's folder when it is installed."""
REVISION: Final = 1
"""One more for each package of the same version."""
NOBODY: Final = "Acquire Desktop contributors <nobody@acquire-desktop.invalid>"
"""Stands in for whoever publishes the package: the project has no address for letters."""
RECOMMENDED: Final = ("desktop-file-utils", "hicolor-icon-theme", "libpulse0", "shared-mime-info")
"""What lets a desktop find icons and file types, and plays sounds; the program does without."""
_CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
{home}Description: board game Acquire, against people and computers
 Found hotel chains, buy into them, force mergers, and be the richest when the
 game ends. Sid Sackson's board game in its editions of 2008 and 2023, for two
 to six players: people at one screen and computer players of eight levels.
 The rules, all arithmetic and the reasons for every bonus are at hand, in
 English, Japanese and Brazilian Portuguese.
 .
 This package brings its own Python, Qt and numpy.
"""


def obstacle() -> str:
    """Return why no package can be made here, or ""."""
    for tool, package in TOOLS.items():
        if shutil.which(tool) is None:
            return f"{tool} is missing (in Debian: {package})"
    return ""


def write_package(
    program: Path,
    parts: Sequence[Component],
    version: str,
    time: int,
    *,
    preset: int,
    maintainer: str = NOBODY,
    home: str = "",
) -> Path:
    """Make the package beside the program's folder and return it.

    Args:
        program: The finished folder of the program.
        parts: What it is made of, itself first.
        version: The program's version.
        time: When the program was made, in seconds since 1970.
        preset: How hard xz tries, 0 to 9.
        maintainer: Who answers for the package, with an address.
        home: The address of the program's page, if it has one.
    """
    tree = program.parent / "debian"
    shutil.rmtree(tree, ignore_errors=True)
    debian_version = f"{version}-{REVISION}"
    lay_out(program, tree)
    write_documents(tree, parts, changelog(debian_version, maintainer, time))
    information = tree / "DEBIAN"
    information.mkdir()
    make_readable(tree)
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    sums = (f"{_md5(path)}  {path.relative_to(tree).as_posix()}\n" for path in files)
    (information / "md5sums").write_text("".join(sums), "utf-8")
    architecture = _output("dpkg", "--print-architecture")
    control = _CONTROL.format(
        name=NAME,
        version=debian_version,
        architecture=architecture,
        maintainer=maintainer,
        kilobytes=sum(-(-path.stat().st_size // 1024) for path in files),
        depends=dependencies(tree, files),
        recommends=", ".join(RECOMMENDED),
        home=f"Homepage: {home}\n" if home else "",
    )
    (information / "control").write_text(control, "utf-8")
    make_readable(information)
    package = program.parent / f"{NAME}_{debian_version}_{architecture}.deb"
    command = [
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        f"-z{preset}",
        "--build",
        str(tree),
        str(package),
    ]
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(time)}
    subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(tree)
    return package


def lay_out(program: Path, tree: Path) -> None:
    """Copy the program to where a Debian system has programs and what desktops look for."""
    folder = tree / PLACE
    shutil.copytree(program, folder, symlinks=True)
    (folder / "share").rename(tree / "usr" / "share")
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")


def write_documents(tree: Path, parts: Sequence[Component], changes: str) -> None:
    """Write what Debian wants to know of a package."""
    documents = tree / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_text(parts, PLACE), "utf-8")
    (documents / "changelog.Debian.gz").write_bytes(packed(changes.encode()))
    (documents / "changelog.gz").write_bytes(packed((ROOT / "CHANGELOG.md").read_bytes()))
    (documents / "licences").symlink_to(f"../../../lib/{NAME}/licences")
    overrides = tree / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(SOURCES / "lintian-overrides", overrides / NAME)


def changelog(version: str, maintainer: str, time: int) -> str:
    """Return the changes of the package itself."""
    return (
        f"{NAME} ({version}) unstable; urgency=medium\n\n"
        "  * Built from the frozen program; changelog.gz tells what is new in it.\n\n"
        f" -- {maintainer}  {formatdate(time, usegmt=True).replace('GMT', '+0000')}\n"
    )


def make_readable(tree: Path) -> None:
    """Let everybody read what is in a folder, and start what is a program."""
    tree.chmod(0o755)
    for path in tree.rglob("*"):
        if not path.is_symlink():
            starts = path.is_dir() or path == tree / PLACE / NAME
            path.chmod(0o755 if starts else 0o644)


def dependencies(tree: Path, files: Sequence[Path]) -> str:
    """Return the packages that the libraries and programs in a package's tree link to.

    The tool wants a source package to work in, of which it reads nothing but the name.
    """
    source = tree.parent / "debian-source"
    (source / "debian").mkdir(parents=True, exist_ok=True)
    about = f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n"
    (source / "debian" / "control").write_text(about, "utf-8")
    # Seen from the root of the package, or those of the system would be found.
    folders = sorted({path.parent.relative_to(tree) for path in files if ".so" in path.suffixes})
    binaries = [path for path in files if path.open("rb").read(4) == b"\x7fELF"]
    command = ["dpkg-shlibdeps", "-O", f"-S{tree}", "--warnings=0", "--ignore-missing-info"]
    done = subprocess.run(
        [*command, *(f"-l/{folder}" for folder in folders), *binaries],
        cwd=source,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    shutil.rmtree(source)
    found = re.search(r"^shlibs:Depends=(.*)$", done.stdout, re.MULTILINE)
    return found[1] if found else ""


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
