"""Paths of the program's own read-only files.

A wheel and a frozen program carry them inside the package, in ``_data``; a checkout has
``resources`` and ``translations`` beside the package. Licences that no package brings are with a
wheel, too; a frozen program has its own folder of them (see ``licences``).
"""

from pathlib import Path
from typing import Final

_PACKAGE_DIR = Path(__file__).resolve().parent

RULES: Final = "rules/{}.txt"
GUIDE: Final = "guide/{}.txt"
HOTEL_RULES: Final = "hotel_tycoon/rules_{}.txt"
READ: Final = (RULES, GUIDE, HOTEL_RULES)
"""The texts that are read on pages: files of ``resources`` with the code of the language."""


def _shipped_root(package_dir: Path) -> Path:
    bundled_dir = package_dir / "_data"
    return bundled_dir if bundled_dir.is_dir() else package_dir.parent


def resource_dir() -> Path:
    """Return the folder with fonts, crests, icons and other bundled files."""
    return _shipped_root(_PACKAGE_DIR) / "resources"


def text_to_read(file: str, language: str) -> str:
    """Return a text that is read on pages, in English where it is not translated.

    Args:
        file: One of ``READ``.
        language: A code of ``LANGUAGES``.
    """
    paths = (resource_dir() / file.format(code) for code in (language, "en"))
    return next(path for path in paths if path.is_file()).read_text(encoding="utf-8")


def translation_dir() -> Path:
    """Return the folder with the compiled translations (``*.qm``)."""
    return _shipped_root(_PACKAGE_DIR) / "translations"


def licence_dir() -> Path:
    """Return the folder with the licences of the program, and of Qt, in a wheel or checkout."""
    root = _shipped_root(_PACKAGE_DIR)
    return root / "licences" if root.parent == _PACKAGE_DIR else root / "packaging" / "licences"
