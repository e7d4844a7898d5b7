"""Bundle contents: which of the files that PyInstaller finds go into the frozen program.

PyInstaller takes every plugin of Qt and what each of them links to, GTK among it, from whatever
the building machine has. Here it is said what the program uses, so that the bundle is small and
the same wherever it is built.
"""

from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase
from pathlib import PurePosixPath
from typing import Final

QT_PLUGINS: Final = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    # Offscreen is for the demo, and for tests of the frozen program.
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The plugins of Qt that the program uses: it paints without OpenGL and never uses a network."""

QT_TRANSLATIONS: Final = {"qtbase_ja", "qtbase_pt_BR"}
"""Qt's own words in the languages of the program; English needs none."""

UNUSED_QT_LIBRARIES: Final = {"Qt6EglFSDeviceIntegration", "Qt6EglFsKmsSupport"}
"""Libraries of Qt that only plugins which are left out link to."""

UNUSED_FILES: Final = (
    *("pyqtgraph/icons/peegee/*", "numpy*.dist-info/*", "*/py.typed", "*.pyi"),
    # Models of other languages, and one that parts Japanese into words.
    *("budoux/models/th.json", "budoux/models/zh-*.json", "budoux/models/ja_word.json"),
    # OpenGL in software, for Windows without drivers: the program paints without OpenGL.
    "PySide6/opengl32sw.dll",
)

UNUSED_MODULES: Final = (
    *("PySide6.QtDBus", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtTest"),
    # QtOpenGL and pydoc stay: without them pyqtgraph fails, and only at run time.
    *("pyqtgraph.examples", "pyqtgraph.flowchart", "pyqtgraph.opengl", "pyqtgraph.jupyter"),
    *("numpy.f2py", "numpy.testing", "setuptools", "tkinter"),
    # What the program compresses it compresses with zlib, and hashlib has hashes of its own:
    # no OpenSSL inside means none that would have to be renewed.
    *("_bz2", "_hashlib", "_lzma", "_ssl", "readline"),
)
"""Modules that are imported by what the program imports, but never used by it."""

SYSTEM_LIBRARIES: Final = (
    *("libbrotlicommon.so.1", "libbrotlidec.so.1", "libffi.so.8", "libzstd.so.1"),
    *("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-image.so.0", "libxcb-keysyms.so.1"),
    *("libxcb-randr.so.0", "libxcb-render-util.so.0", "libxcb-render.so.0", "libxcb-shape.so.0"),
    *("libxcb-shm.so.0", "libxcb-sync.so.1", "libxcb-util.so.1", "libxcb-xfixes.so.0"),
    *("libxcb-xkb.so.1", "libxkbcommon-x11.so.0", "libxkbcommon.so.0"),
)
"""What goes in of the Linux on which the bundle is built: small libraries that a desktop may lack.

The others are part of every desktop, and some, as the C++ library, must be those which its
drivers for the screen were made with.
"""


def is_wanted(target: str) -> bool:
    """Tell whether a file of Python's packages goes into the bundle.

    Args:
        target: Where PyInstaller would put it, below the folder of the program's files.
    """
    path = PurePosixPath(target.replace("\\", "/"))
    name = path.name.removeprefix("lib").partition(".")[0]
    if name in UNUSED_QT_LIBRARIES:
        return False
    if any(fnmatchcase(str(path), pattern) for pattern in UNUSED_FILES):
        return False
    if path.parts[0] == "PySide6" and "plugins" in path.parts[:-1]:
        return name in QT_PLUGINS.get(path.parts[path.parts.index("plugins") + 1], set())
    if path.parts[0] == "PySide6" and path.suffix == ".qm":
        return path.stem in QT_TRANSLATIONS
    return True


def is_of_the_system(source: str, roots: Iterable[str]) -> bool:
    """Tell whether a file comes from the building machine, not from Python or a package.

    Args:
        source: Where the file lies.
        roots: The folders of Python, of its packages, and of the checkout.
    """
    path = PurePosixPath(source)
    return path.is_absolute() and not any(path.is_relative_to(root) for root in roots)


def missing_libraries(found: Collection[str]) -> list[str]:
    """Return those of the needed libraries of a Linux that were not found there."""
    return [name for name in SYSTEM_LIBRARIES if name not in found]
