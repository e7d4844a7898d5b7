"""Makes the frozen program: ``python packaging/freeze.py``, in the environment of a bundle.

``packaging/bundle.py`` makes that environment and starts this file.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Final

import build_kernel
import debian_package
import macos_app
import macos_release
import windows_installer
from acquire_desktop import __version__
from compiled_texts import compile_translation
from components import SBOM, Component, components
from icons import NAME, write_hicolor, write_icons
from licence_texts import write_licence_texts
from linux_desktop import write_desktop_files
from portable_zip import write_zip
from sbom import write_sbom
from search_paths import clean_search_paths
from tarball import BEST_PRESET, MOST_PACKED_MB, MOST_UNPACKED_MB, megabytes, write_tarball
from version_resource import version_resource

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "bundle"


def prepare(work: Path) -> None:
    """Make what the spec puts into the program beside what is in the checkout.

    Raises:
        build_kernel.BuildError: If the rules kernel cannot be compiled.
    """
    if not build_kernel.is_current():
        build_kernel.build(ROOT)
    texts = work / "translations"
    shutil.rmtree(texts, ignore_errors=True)
    texts.mkdir(parents=True)
    for source in sorted((ROOT / "translations").glob("*.ts")):
        compile_translation(source, texts / f"{source.stem}.qm")
    write_icons(work / "icons")
    (work / "version.txt").write_text(version_resource(__version__), "utf-8")


def freeze(work: Path) -> Path:
    """Let PyInstaller make the program; return its folder.

    Raises:
        build_kernel.BuildError: If the compiled kernel is not in it.
    """
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(work), "--workpath", str(work / "pyinstaller")]
    env = {**os.environ, "ACQUIRE_BUNDLE_WORK": str(work)}
    subprocess.run([*command, ROOT / "packaging" / "acquire_desktop.spec"], env=env, check=True)
    program = work / "acquire-desktop"
    # A frozen program cannot tell by itself: it would run plain Python, and say nothing.
    if not any(program.rglob("compiled_kernel.*")):
        raise build_kernel.BuildError("it is not in the frozen program")
    return program


def strip(program: Path) -> None:
    """Take what only debuggers read out of Python and the kernel of a Linux program.

    A Python built by hand is four times as large with it; numpy's libraries break without.
    """
    inside = program / "_internal"
    libraries = [*inside.glob("libpython*"), *inside.glob("python3.*/lib-dynload/*.so")]
    libraries += inside.glob("acquire_desktop/**/*.so")
    subprocess.run(["strip", "--strip-unneeded", *libraries], check=True)


def finish(
    work: Path, program: Path, time: int, home: str, pictures: str
) -> tuple[Path, list[Component]]:
    """Add what desktops look for, licence texts and the SBOM to a Linux program.

    Returns:
        Its folder, renamed, and what is in it.
    """
    strip(program)
    clean_search_paths(program.rglob("*"))
    share = program / "share"
    write_hicolor(share / "icons" / "hicolor")
    write_desktop_files(share, __version__, time, home=home, pictures=pictures)
    parts = describe(work, program, program, time)
    return renamed(program), parts


def renamed(program: Path) -> Path:
    """Give the program's folder the name that it is unpacked under; return it."""
    final = program.with_name(f"{NAME}-{__version__}")
    shutil.rmtree(final, ignore_errors=True)
    return program.rename(final)


def describe(
    work: Path, program: Path, place: Path, time: int, unhashed: Collection[str] = ()
) -> list[Component]:
    """Add licence texts and the SBOM to a program; return what is in it.

    Args:
        work: The folder in which the program was made.
        program: The program's folder.
        place: The folder in it for these files.
        time: When the program was made, in seconds since 1970.
        unhashed: Files that will change once more, when they are signed.
    """
    parts = components(program, work / "collected.json", __version__)
    write_licence_texts(parts, place)
    write_sbom(parts, program, place / SBOM, time, unhashed)
    return parts


def finish_macos(work: Path, time: int) -> list[Path]:
    """Complete, sign and pack the bundle of macOS; return what is published."""
    app = work / macos_app.APP
    resources = app / macos_app.RESOURCES
    macos_app.write_localised(resources)
    describe(work, app, resources, time, {macos_app.EXECUTABLE})
    return macos_release.publish(app, work / "image", ROOT / "dist")


def publish_windows(work: Path, program: Path, time: int, preset: int) -> int:
    """Complete and pack the program for Windows; return the exit status.

    Raises:
        windows_installer.InstallerError: If makensis is there and finds something wrong.
    """
    describe(work, program, program, time)
    final = renamed(program)
    published = ROOT / "dist" / f"{final.name}-windows-{platform.machine().lower()}"
    archive = published.with_name(f"{published.name}.zip")
    write_zip(final, archive, time, preset)
    status = tell_sizes(final, archive, preset)
    missing = windows_installer.obstacle()
    if missing:
        print(f"No installer: {missing}.")
        return status
    installer = published.with_name(f"{published.name}-setup.exe")
    windows_installer.write_installer(final, installer)
    print(f"{installer}: {megabytes(installer):.1f} MB")
    return status


def tell_sizes(program: Path, archive: Path, preset: int) -> int:
    """Say how large the program is, unpacked and packed; return 1 if that is too large, else 0."""
    unpacked, packed = megabytes(*program.rglob("*")), megabytes(archive)
    print(f"{program}: {unpacked:.1f} MB")
    print(f"{archive}: {packed:.1f} MB")
    if unpacked > MOST_UNPACKED_MB or (preset == BEST_PRESET and packed > MOST_PACKED_MB):
        print(f"That is more than {MOST_UNPACKED_MB} MB, packed {MOST_PACKED_MB} MB.")
        return 1
    return 0


def options() -> argparse.Namespace:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(description="Makes the frozen program.")
    parser.add_argument("--preset", type=int, default=BEST_PRESET, help="how hard to pack, 0 to 9")
    parser.add_argument("--home", default="", metavar="URL", help="the program's page")
    parser.add_argument(
        "--pictures",
        default="",
        metavar="URL",
        help="the address of docs/pictures, for software centres, which fetch pictures from there",
    )
    parser.add_argument(
        "--maintainer",
        default=debian_package.NOBODY,
        metavar="'NAME <ADDRESS>'",
        help="who answers for the Debian package",
    )
    return parser.parse_args()


def main() -> int:
    """Make the program and its archives, and say how large they are."""
    chosen = options()
    preset = chosen.preset
    time = int(os.environ["SOURCE_DATE_EPOCH"])
    prepare(WORK)
    program = freeze(WORK)
    if sys.platform == "darwin":
        for path in finish_macos(WORK, time):
            print(f"{path}: {megabytes(path):.1f} MB")
        return 0
    if sys.platform == "win32":
        return publish_windows(WORK, program, time, preset)
    final, parts = finish(WORK, program, time, chosen.home, chosen.pictures)
    archive = ROOT / "dist" / f"{final.name}-linux-{platform.machine()}.tar.xz"
    write_tarball(final, archive, time, preset)
    if tell_sizes(final, archive, preset):
        return 1
    missing = debian_package.obstacle()
    if missing:
        print(f"No Debian package: {missing}.")
        return 0
    package = debian_package.write_package(
        final,
        parts,
        __version__,
        time,
        preset=preset,
        maintainer=chosen.maintainer,
        home=chosen.home,
    )
    published = shutil.move(package, archive.parent / package.name)
    print(f"{published}: {megabytes(Path(published)):.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
