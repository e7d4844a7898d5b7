"""Paths of the program's own read-only files.

A wheel and a frozen program carry them inside the package, in ``_data``; a checkout has
``resources`` and ``translations`` beside the package. Licences that no package brings are with a
wheel, too; a frozen program has its own folder of them (see ``licences``).
"""

from pathlib import Path

_PACKAGE_DIR = Path(__file__).resolve().parent


def _shipped_root(package_dir: Path) -> Path:
    bundled_dir = package_dir / "_data"
    return bundled_dir if bundled_dir.is_dir() else package_dir.parent


def resource_dir() -> Path:
    """Return the folder with fonts, crests, icons and other bundled files."""
    return _shipped_root(_PACKAGE_DIR) / "resources"


def translation_dir() -> Path:
    """Return the folder with the compiled translations (``*.qm``)."""
    return _shipped_root(_PACKAGE_DIR) / "translations"


def licence_dir() -> Path:
    """Return the folder with the licences of the program, and of Qt, in a wheel or checkout."""
    root = _shipped_root(_PACKAGE_DIR)
    return root / "licences" if root.parent == _PACKAGE_DIR else root / "packaging" / "licences"
