"""Components of the frozen program: what every file in it is part of, and under which licence."""

import json
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from importlib import metadata
from pathlib import Path, PurePosixPath
from typing import Final

from acquire_desktop.licences import LGPL, UNNAMED, package_home, package_texts, qt_home

ROOT: Final = Path(__file__).resolve().parent.parent
LICENCES: Final = ROOT / "packaging" / "licences"
FONTS: Final = ROOT / "resources" / "fonts"
PROGRAM: Final = "Acquire Desktop"
SBOM: Final = "sbom.cdx.json"
SYSTEM: Final = "system"
"""Stands for the package of the Linux distribution that a library is from."""

_MICROSOFT: Final = ("MSVCP1", "msvcp1", "VCRUNTIME1", "vcruntime1")
"""How the files of Microsoft's library begin; whoever brings it along spells it as they like."""

OWNERS: Final = (
    *((f"_internal/*{name}*.dll", "Microsoft C++ runtime") for name in _MICROSOFT),
    ("_internal/acquire_desktop/_data/resources/fonts/*Inter*", "Inter"),
    ("_internal/acquire_desktop/_data/resources/fonts/*BIZUDPGothic*", "BIZ UDPGothic"),
    ("_internal/acquire_desktop/_data/resources/fonts/*JosefinSans*", "Josefin Sans"),
    ("_internal/acquire_desktop/_data/resources/fonts/*PlayfairDisplay*", "Playfair Display"),
    ("_internal/acquire_desktop/*", PROGRAM),
    ("_internal/PySide6/Qt/lib/libicu*", "ICU"),
    ("_internal/PySide6/Qt/*", "Qt"),
    *((f"_internal/PySide6/{name}", "Qt") for name in ("Qt6*", "plugins/*", "translations/*")),
    ("_internal/PySide6/*", "PySide6"),
    ("_internal/shiboken6/*", "shiboken6"),
    ("_internal/numpy.libs/libscipy_openblas*", "OpenBLAS"),
    ("_internal/numpy.libs/*", "GCC runtime libraries"),
    ("_internal/numpy/.dylibs/libscipy_openblas*", "OpenBLAS"),
    ("_internal/numpy/.dylibs/*", "GCC runtime libraries"),
    ("_internal/numpy/*", "numpy"),
    ("_internal/pyqtgraph/*", "pyqtgraph"),
    ("_internal/budoux/*", "budoux"),
    ("_internal/python3.*/*", "Python"),
    *(("_internal/libpython3*", "Python"), ("_internal/python3*.dll", "Python")),
    ("_internal/libffi-*.dll", "libffi"),
    ("_internal/*.pyd", "Python"),
    ("_internal/Python.framework/*", "Python"),
    ("_internal/base_library.zip", "Python"),
    ("_internal/lib*.so*", SYSTEM),
    *(("acquire-desktop", PROGRAM), ("acquire-desktop.exe", PROGRAM)),
    ("share/*", PROGRAM),
    *(("Info.plist", PROGRAM), ("_internal/acquire-desktop.icns", PROGRAM)),
    ("_internal/*.lproj/InfoPlist.strings", PROGRAM),
)
"""Patterns of paths in the program's folder, the first that fits counts, and their components."""
_TELLS: Final = ("licences/*", SBOM, "_CodeSignature/*")
"""What tells of the other files, or seals them."""

_PACKAGES: Final = {"PySide6": "PySide6_Essentials"}
"""The distributions whose names differ from those of their components."""
_LICENCES_OF_PACKAGES: Final = {
    "PySide6": LGPL,
    "shiboken6": LGPL,
    "PyInstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    **UNNAMED,
}
"""Where there is a choice, the licence under which the program takes a package."""
_LGPL_TEXTS: Final = (LICENCES / "LGPL-3.0.txt", LICENCES / "GPL-3.0.txt")


class UnknownFileError(Exception):
    """A file in the program belongs to no known component."""


@dataclass(slots=True)
class Component:
    """A part of the program that others made, or the program itself.

    Attributes:
        name: What it is called.
        version: As its makers write it.
        licence: An SPDX expression, or the name of a list of licences.
        texts: The files with the words of the licence.
        home: Where it comes from, and where its source is; empty for the program itself.
        purl: The package URL, if it has one.
        files: Its files, as paths in the folder of the program.
    """

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    home: str = ""
    purl: str = ""
    files: list[str] = field(default_factory=list)


def plain_place(path: str) -> str:
    """Return where a file of a bundle of macOS would be in the folder of other systems.

    PyInstaller divides there what is elsewhere in ``_internal``, and writes dots in words.
    """
    top, _, inside = path.removeprefix("Contents/").partition("/")
    if not path.startswith("Contents/") or top == "_CodeSignature" or not inside:
        return path.removeprefix("Contents/")
    if top == "MacOS" or any(fnmatchcase(inside, pattern) for pattern in _TELLS):
        return inside
    return f"_internal/{inside.replace('__dot__', '.')}"


def owner(path: str) -> str:
    """Return the name of the component that a file is part of.

    Raises:
        UnknownFileError: If there is none.
    """
    for pattern, name in OWNERS:
        if fnmatchcase(plain_place(path), pattern):
            return name
    raise UnknownFileError(f"{path} is part of no known component; see packaging/components.py.")


def program_files(folder: Path) -> list[str]:
    """Return the files in the program's folder, without links and what tells of the others."""
    found = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    names = (path.relative_to(folder).as_posix() for path in found)
    return sorted(
        name
        for name in names
        if not any(fnmatchcase(plain_place(name), pattern) for pattern in _TELLS)
    )


def components(folder: Path, collected: Path, version: str) -> list[Component]:
    """Return what the frozen program in a folder is made of, the program itself first.

    Args:
        folder: The program's folder.
        collected: What the spec wrote: from where each file was taken, and the modules.
        version: The program's version.

    Raises:
        UnknownFileError: If a file is part of nothing that is known.
    """
    taken = json.loads(collected.read_text("utf-8"))
    known = {PROGRAM: ours(version)}
    for path in program_files(folder):
        name = owner(path)
        if name == SYSTEM:
            part = system_component(taken["files"][PurePosixPath(path).name])
        else:
            part = known.get(name) or component(name)
        known.setdefault(part.name, part).files.append(path)
    # Modules in plain Python, and the program that starts them, are inside the executable.
    for name in ("PyInstaller", *packages_of(taken["modules"])):
        if name not in known:
            known[name] = component(name)
    return [
        known[PROGRAM],
        *(known[name] for name in sorted(known, key=str.lower) if name != PROGRAM),
    ]


def packages_of(modules: Iterable[str]) -> list[str]:
    """Return the names of the components that importable modules come from, not Python's own."""
    distributions = metadata.packages_distributions()
    names = {name for module in modules for name in distributions.get(module, ())}
    by_package = {package: name for name, package in _PACKAGES.items()}
    return sorted(by_package.get(name, name) for name in names if name != "acquire-desktop")


def ours(version: str) -> Component:
    """Return the program itself."""
    return Component(PROGRAM, version, "MIT", (ROOT / "LICENSE",))


def component(name: str) -> Component:
    """Return a component by its name, as yet without files."""
    makers: dict[str, Callable[[], Component]] = {
        "Python": python_component,
        "Qt": qt_component,
        "ICU": icu_component,
        "Inter": lambda: font("Inter", "https://rsms.me/inter/"),
        "BIZ UDPGothic": lambda: font(
            "BIZ UDPGothic", "https://github.com/googlefonts/morisawa-biz-ud-gothic"
        ),
        "Josefin Sans": lambda: font("Josefin Sans", "https://github.com/googlefonts/josefinsans"),
        "Playfair Display": lambda: font(
            "Playfair Display", "https://github.com/googlefonts/Playfair"
        ),
        "OpenBLAS": lambda: inside_numpy("OpenBLAS", "BSD-3-Clause", "https://www.openblas.net/"),
        "GCC runtime libraries": lambda: inside_numpy(
            "GCC runtime libraries",
            "GPL-3.0-or-later WITH GCC-exception-3.1 AND LGPL-2.1-or-later",
            "https://gcc.gnu.org/",
        ),
        "Microsoft C++ runtime": lambda: inside_python(
            "Microsoft C++ runtime",
            "LicenseRef-Microsoft-Distributable-Code",
            "https://learn.microsoft.com/cpp/windows/redistributing-visual-cpp-files",
        ),
        "libffi": lambda: inside_python("libffi", "MIT", "https://sourceware.org/libffi/"),
    }
    return makers[name]() if name in makers else package_component(name)


def package_component(name: str) -> Component:
    """Return a package of Python that is installed here, with the licence texts it brings."""
    found = metadata.distribution(_PACKAGES.get(name, name))
    about = found.metadata
    licence = _LICENCES_OF_PACKAGES.get(name) or about["License-Expression"] or about["License"]
    texts, project = package_texts(found), package_home(found)
    purl = f"pkg:pypi/{about['Name'].lower().replace('_', '-')}@{found.version}"
    is_lgpl = licence == LGPL
    return Component(name, found.version, licence, _LGPL_TEXTS if is_lgpl else texts, project, purl)


def python_component() -> Component:
    """Return Python."""
    version = sys.version.split()[0]
    minor = f"python3.{sys.version_info.minor}"
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", minor, "copyright"),
    )
    texts = tuple(path for path in places if path.exists())[:1]
    return Component(
        "Python", version, "PSF-2.0", texts, "https://www.python.org/downloads/source/"
    )


def qt_component() -> Component:
    """Return Qt, with what its makers took from others."""
    version = metadata.version("PySide6_Essentials")
    texts = (*_LGPL_TEXTS, *sorted((LICENCES / "qt").glob("*.txt")))
    return Component("Qt", version, LGPL, texts, qt_home(version))


def icu_component() -> Component:
    """Return the library for languages that Qt brings along."""
    import PySide6

    folder = Path(str(PySide6.__file__)).parent / "Qt" / "lib"
    (library,) = (path.name for path in folder.glob("libicudata.so.*"))
    version = library.rpartition(".so.")[2]
    return Component(
        "ICU", version, "Unicode-DFS-2016", (LICENCES / "ICU.txt",), "https://icu.unicode.org/"
    )


def font(name: str, home: str) -> Component:
    """Return one of the fonts."""
    text = FONTS / f"OFL-{name.replace(' ', '')}.txt"
    return Component(name, "", "OFL-1.1", (text,), home)


def inside_numpy(name: str, licence: str, home: str) -> Component:
    """Return a library that comes with numpy, whose licence texts hold its own."""
    numpy = package_component("numpy")
    texts = tuple(path for path in numpy.texts if path.parent.name == "licenses")
    return Component(name, f"as in numpy {numpy.version}", licence, texts, home)


def inside_python(name: str, licence: str, home: str) -> Component:
    """Return a library that comes with Python on Windows, whose licence text has its own."""
    python = python_component()
    return Component(name, f"as in Python {python.version}", licence, python.texts, home)


def system_component(source: str) -> Component:
    """Return the Debian package that a system library is from.

    Raises:
        UnknownFileError: If no package has it.
    """
    real = Path(source).resolve()
    # Since /lib is a link to /usr/lib, a package may name its files either way.
    for path in (str(real), str(real).removeprefix("/usr")):
        found = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True, check=False)
        if found.returncode == 0:
            return debian_component(found.stdout.partition(": ")[0].partition(":")[0])
    raise UnknownFileError(f"no package has {source}")


def debian_component(package: str) -> Component:
    """Return an installed package of Debian."""
    command = ["dpkg-query", "-W", "-f", "${source:Package} ${source:Version}\n", package]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    source, version = done.stdout.splitlines()[0].split()
    text = Path("/usr/share/doc", package, "copyright")
    home = f"https://snapshot.debian.org/package/{source}/{version}/"
    return Component(
        package,
        version,
        _SYSTEM_LICENCES[source],
        (text,),
        home,
        f"pkg:deb/debian/{source}@{version}?arch=source",
    )


_SYSTEM_LICENCES: Final = {
    "brotli": "MIT",
    "libffi": "MIT",
    "libxcb": "X11",
    "libxkbcommon": "MIT",
    "libzstd": "BSD-3-Clause",
    **dict.fromkeys(
        ("xcb-util", "xcb-util-cursor", "xcb-util-image", "xcb-util-renderutil", "xcb-util-wm"),
        "MIT",
    ),
    "xcb-util-keysyms": "MIT",
}
"""The licence of each source package of Debian that a library is taken from."""
