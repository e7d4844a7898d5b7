"""Program icons of each system from the one drawing: ``python packaging/icons.py FOLDER``.

Windows and macOS want all sizes in a single file, the desktops of Linux a folder for each.
"""

import struct
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING: Final = Path(__file__).resolve().parent.parent / "resources" / "logo.svg"
NAME: Final = "acquire-desktop"
HICOLOR_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_KINDS: Final = {
    b"icp4": 16,
    b"ic11": 32,
    b"icp5": 32,
    b"ic12": 64,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic13": 256,
    b"ic09": 512,
    b"ic14": 512,
    b"ic10": 1024,
}
"""The pixels of each kind of picture in a file of macOS; two of one size differ in density."""
_LARGEST_BITMAP: Final = 128
"""In pixels; of larger pictures in a file of Windows a PNG is expected."""


def picture(pixels: int) -> QImage:
    """Return the drawing in this size."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """Return a picture as the bytes of a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def ico() -> bytes:
    """Return the icon for Windows."""
    entries, pictures = [], []
    offset = 6 + 16 * len(ICO_SIZES)
    for pixels in ICO_SIZES:
        image = picture(pixels)
        data = png(image) if pixels > _LARGEST_BITMAP else _bitmap(image)
        # A byte has no 256: 0 stands for it.
        size = pixels % 256
        entries.append(struct.pack("<4B2H2I", size, size, 0, 0, 1, 32, len(data), offset))
        pictures.append(data)
        offset += len(data)
    return b"".join((struct.pack("<3H", 0, 1, len(ICO_SIZES)), *entries, *pictures))


def _bitmap(image: QImage) -> bytes:
    """Return a picture as a file of Windows holds it: from below, with an empty mask behind."""
    pixels = image.width()
    row = pixels * 4
    top_down = bytes(image.constBits())
    rows = [top_down[start : start + row] for start in range(0, row * pixels, row)]
    mask = bytes((pixels + 31) // 32 * 4 * pixels)
    head = struct.pack(
        "<3I2H6I", 40, pixels, pixels * 2, 1, 32, 0, len(mask) + row * pixels, *[0] * 4
    )
    return b"".join((head, *reversed(rows), mask))


def icns() -> bytes:
    """Return the icon for macOS."""
    pictures = {pixels: png(picture(pixels)) for pixels in set(ICNS_KINDS.values())}
    parts = [
        kind + struct.pack(">I", 8 + len(pictures[pixels])) + pictures[pixels]
        for kind, pixels in ICNS_KINDS.items()
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_hicolor(folder: Path) -> None:
    """Write the icons for Linux into a folder like ``share/icons/hicolor``."""
    for pixels in HICOLOR_SIZES:
        path = folder / f"{pixels}x{pixels}" / "apps" / f"{NAME}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(picture(pixels)))
    scalable = folder / "scalable" / "apps" / f"{NAME}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(DRAWING.read_bytes())


def write_icons(folder: Path) -> None:
    """Write the icons of every system into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{NAME}.ico").write_bytes(ico())
    (folder / f"{NAME}.icns").write_bytes(icns())
    write_hicolor(folder / "hicolor")


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
