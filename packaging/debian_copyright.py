"""Debian's copyright file: whose each file of the package is, in the form that programs read."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from components import OWNERS, PROGRAM, SYSTEM, Component
from licence_texts import folder_name

_HEAD: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Acquire Desktop
Comment: The words of every licence are in /usr/share/doc/acquire-desktop/licences, with the
 source of each part.
"""
_QT: Final = "The Qt Company Ltd. and other contributors"
_HOLDERS: Final = {
    "Qt": _QT,
    "PySide6": _QT,
    "shiboken6": _QT,
    "Python": "Python Software Foundation",
    "OpenBLAS": "The OpenBLAS Project",
    "GCC runtime libraries": "Free Software Foundation, Inc.",
}
"""Who has the rights to a component whose texts do not say so, or name others too."""
_NOTICE: Final = re.compile(r"(?i)copyright(?:\s*:|\s*\(c\)|\s*©|\s)+\s*(\d{4}.*?)\s*$")
_MOST_HOLDERS: Final = 12


def copyright_text(parts: Sequence[Component], place: str) -> str:
    """Return the text of the file.

    Args:
        parts: What the package is made of, the program itself first.
        place: The program's folder in the package.
    """
    program, *others = parts
    by_name = {part.name: part for part in others}
    stanzas = [_stanza(program, ["*"], program.licence)]
    stanzas.append(_executable([part for part in parts if not part.files], program, place))
    # Of two patterns that fit the last one counts here, the first one there.
    names = dict.fromkeys(name for _, name in reversed(OWNERS) if name in by_name)
    for name in names:
        patterns = [f"{place}/{pattern}" for pattern, owner in OWNERS if owner == name]
        stanzas.append(_stanza(by_name[name], patterns, by_name[name].licence))
    known = {PROGRAM, SYSTEM, *names}
    for part in others:
        if part.name not in known and part.files:
            files = [f"{place}/{path}" for path in part.files]
            stanzas.append(_stanza(part, files, part.licence))
    return "\n".join((_HEAD, *stanzas))


def _executable(inside: Sequence[Component], program: Component, place: str) -> str:
    """Return the paragraph of the executable file, which holds modules of others."""
    every = [program, *inside]
    licences = " AND ".join(dict.fromkeys(part.licence for part in every))
    holders = [holder for part in every for holder in holders_of(part)]
    comment = (
        f"Comment: Inside are {', '.join(part.name for part in inside)}, and modules of others."
    )
    words = "".join(f" licences/{folder_name(part)}\n" for part in every)
    return (
        f"Files: {place}/acquire-desktop\nCopyright: {_lines(holders)}\n"
        f"License: {short_name(licences)}\n{words}{comment}\n"
    )


def _stanza(part: Component, files: Iterable[str], licence: str) -> str:
    """Return the paragraph of a component."""
    source = f"Comment: {part.name} {part.version}".rstrip()
    source += f", from {part.home}" if part.home else ""
    return (
        f"Files: {_lines(files)}\nCopyright: {_lines(holders_of(part))}\n"
        f"License: {short_name(licence)}\n licences/{folder_name(part)}\n{source}\n"
    )


def _lines(values: Iterable[str]) -> str:
    """Return the values of a field, one to a line."""
    return "\n ".join(dict.fromkeys(values))


def holders_of(part: Component) -> list[str]:
    """Return who has the rights to a component, with the years, as its licence texts say."""
    if part.name in _HOLDERS:
        return [_HOLDERS[part.name]]
    lines = [line for text in part.texts for line in text.read_text("utf-8").splitlines()]
    found = dict.fromkeys(notice[1] for notice in map(_NOTICE.search, lines) if notice)
    named = [notice for notice in found if any(letter.isalpha() for letter in notice)]
    return named[:_MOST_HOLDERS] or [f"the authors of {part.name}"]


def short_name(licence: str) -> str:
    """Return an SPDX expression as this file writes it.

    >>> short_name("GPL-3.0-or-later WITH GCC-exception-3.1 AND MIT")
    'GPL-3.0-or-later with GCC exception and MIT'
    """
    named = re.sub(r" WITH ([^ ]+?)-exception[^ ]*", r" with \1 exception", licence)
    return named.replace(" AND ", " and ").replace(" OR ", " or ")
