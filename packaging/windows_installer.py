"""Windows installer of the frozen program: ``python packaging/windows_installer.py FOLDER FILE``.

``packaging/windows/installer.nsi`` says what it does; here it is told which files it brings, and
compiled by makensis, which Windows and Linux have alike.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from acquire_desktop import __version__
from icons import ico, picture
from version_resource import four_numbers

SCRIPT: Final = Path(__file__).resolve().parent / "windows" / "installer.nsi"
USUAL_PLACE: Final = Path("NSIS", "makensis.exe")
"""Where makensis is on Windows, below the folder for programs; its installer sets no PATH."""
SIDE: Final = QSize(328, 628)
"""The picture beside the last page in pixels: twice what NSIS names, for dense screens."""
_LOGO_PIXELS: Final = 224


class InstallerError(Exception):
    """The installer cannot be made."""


def makensis() -> str | None:
    """Return the path of NSIS's compiler, or None where it is not installed."""
    for variable in ("PROGRAMFILES(X86)", "PROGRAMFILES"):
        place = Path(os.environ.get(variable, ""), USUAL_PLACE)
        if variable in os.environ and place.exists():
            return str(place)
    return shutil.which("makensis")


def obstacle() -> str:
    """Return why no installer can be made here, or ""."""
    return "" if makensis() else "makensis is missing (NSIS; in Debian: nsis)"


def write_installer(program: Path, target: Path, version: str = __version__) -> None:
    """Write the installer.

    Args:
        program: The program's folder.
        target: The file to write.
        version: The program's version.

    Raises:
        InstallerError: If makensis is missing or finds something wrong; what that is, it says.
    """
    compiler = makensis()
    if compiler is None:
        raise InstallerError(obstacle())
    target.parent.mkdir(parents=True, exist_ok=True)
    names = sorted(path.relative_to(program) for path in program.rglob("*") if path.is_file())
    with tempfile.TemporaryDirectory() as scratch:
        files, icon, side = (Path(scratch, name) for name in ("files.nsh", "icon.ico", "side.bmp"))
        files.write_text(file_list(program, names), "utf-8")
        icon.write_bytes(ico())
        side_picture().save(str(side))
        defined = {
            "VERSION": version,
            "NUMBERS": ".".join(str(number) for number in four_numbers(version)),
            "KILOBYTES": -(-sum((program / name).stat().st_size for name in names) // 1024),
            "FILES": files,
            "ICON": icon,
            "SIDE": side,
            "TARGET": target.resolve(),
        }
        command = [compiler, "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
        command += [f"-D{name}={value}" for name, value in defined.items()]
        done = subprocess.run([*command, SCRIPT], capture_output=True, text=True, check=False)
    if done.returncode:
        raise InstallerError(f"makensis says:\n{done.stdout}{done.stderr}")


def file_list(program: Path, names: list[Path]) -> str:
    """Return the script with the macros that install these files and take them away again."""
    return "\n".join(
        (
            "!macro InstallFiles",
            *_installing(program, names),
            "!macroend",
            "!macro RemoveFiles",
            *(f'  Delete "$INSTDIR\\{PureWindowsPath(name)}"' for name in names),
            # What still has files of others in it stays.
            *(f'  RMDir "$INSTDIR\\{PureWindowsPath(name)}"' for name in _folders(names)),
            "!macroend",
            "",
        )
    )


def _installing(program: Path, names: list[Path]) -> Iterator[str]:
    folder = None
    for name in sorted(names, key=lambda name: (name.parent, name)):
        if name.parent != folder:
            folder = name.parent
            inner = "" if folder == Path() else f"\\{PureWindowsPath(folder)}"
            yield f'  SetOutPath "$INSTDIR{inner}"'
        yield f'  File "{program / name}"'


def _folders(names: list[Path]) -> list[PurePosixPath]:
    """Return the folders that the files lie in, the innermost first."""
    found = {folder for name in names for folder in PurePosixPath(name.as_posix()).parents}
    return sorted(found - {PurePosixPath()}, key=lambda path: (-len(path.parts), path))


def side_picture() -> QImage:
    """Return the picture beside the installer's last page."""
    image = QImage(SIDE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawImage((SIDE.width() - _LOGO_PIXELS) // 2, _LOGO_PIXELS // 2, picture(_LOGO_PIXELS))
    painter.end()
    return image


if __name__ == "__main__":
    try:
        write_installer(Path(sys.argv[1]), Path(sys.argv[2]))
    except InstallerError as error:
        sys.exit(str(error))
