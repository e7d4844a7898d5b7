"""Tarball of a folder: the same bytes for the same files, whoever packs them and when."""

import lzma
import tarfile
from pathlib import Path
from typing import Final

MOST_UNPACKED_MB: Final = 180
MOST_PACKED_MB: Final = 50
"""What nobody should have to wait or make room for, of the whole program."""
BEST_PRESET: Final = 9
"""How hard xz tries for what is published."""


def write_tarball(folder: Path, archive: Path, time: int, preset: int = BEST_PRESET) -> None:
    """Pack a folder, under its own name, into a ``.tar.xz`` file.

    Args:
        folder: What is packed.
        archive: The file to write.
        time: When every file was changed, in seconds since 1970.
        preset: How hard xz tries, 0 to 9.
    """

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = time
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    archive.parent.mkdir(parents=True, exist_ok=True)
    with (
        lzma.open(archive, "wb", preset=preset) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        # Packing a folder whole sorts what is in it.
        tar.add(folder, folder.name, filter=plain)


def megabytes(*paths: Path) -> float:
    """Return the size of files; a link is not counted again."""
    return (
        sum(path.stat().st_size for path in paths if path.is_file() and not path.is_symlink()) / 1e6
    )
