"""Font worlds: the fonts that a system has, chosen for a run of the tests by a variable.

``ACQUIRE_FONT_WORLD=noto python3 dev.py test --all`` runs all of them as if these were the only
fonts in the system. Qt finds fonts by fontconfig on Linux, and fontconfig reads the file that is
made here.
"""

import atexit
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

VARIABLE: Final = "ACQUIRE_FONT_WORLD"
_FONTS: Final = Path("/usr/share/fonts")


class World(NamedTuple):
    """The fonts of one system."""

    package: str
    """Debian's package that has them; empty for none."""
    folders: tuple[Path, ...]
    prefix: str
    """What the names of its families begin with."""


WORLDS: Final[Mapping[str, World]] = {
    "none": World("", (), "-"),
    "dejavu": World("fonts-dejavu-core", (_FONTS / "truetype/dejavu",), "DejaVu"),
    "noto": World("fonts-noto-cjk", (_FONTS / "opentype/noto",), "Noto"),
    "ipa": World(
        "fonts-ipafont",
        (_FONTS / "opentype/ipafont-gothic", _FONTS / "opentype/ipafont-mincho"),
        "IPA",
    ),
}


def reason_without(name: str) -> str:
    """Return why a world cannot be had on this machine, or an empty text if it can."""
    if not sys.platform.startswith("linux"):
        return "fonts are found by fontconfig on Linux alone"
    world = WORLDS[name]
    if all(folder.is_dir() for folder in world.folders):
        return ""
    return f"the fonts of {world.package} are not installed"


def enter_world(name: str) -> None:
    """Let Qt, which is not loaded yet, and all programs that are started find these fonts only."""
    folder = tempfile.TemporaryDirectory(prefix=f"acquire-fonts-{name}-")
    atexit.register(folder.cleanup)
    path = Path(folder.name, "fonts.conf")
    path.write_text(_configuration(WORLDS[name], Path(folder.name, "cache")), encoding="utf-8")
    os.environ["FONTCONFIG_FILE"] = str(path)


def _configuration(world: World, cache: Path) -> str:
    """Return a file of fontconfig; without fonts it has none of the system's settings, either."""
    lines = [f"<dir>{folder}</dir>" for folder in world.folders]
    if world.folders:
        lines.append('<include ignore_missing="yes">/etc/fonts/conf.d</include>')
    lines.append(f"<cachedir>{cache}</cachedir>")
    return "\n".join(
        (
            '<?xml version="1.0"?>',
            '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
            f"<fontconfig>{''.join(lines)}</fontconfig>\n",
        )
    )
