"""The icons of every system hold the drawing in every size that is asked for."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageReader

import icons


def icns_parts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield kind and content of each picture in an icon of macOS."""
    at = 8
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack(">I", data[at + 4 : at + 8])[0]
        yield kind, data[at + 8 : at + length]
        at += length
    assert at == len(data)


@pytest.mark.usefixtures("qapp")
def test_windows_reads_every_size_from_one_file() -> None:
    data = QByteArray(icons.ico())
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"ico"))
    assert reader.imageCount() == len(icons.ICO_SIZES)
    for number, pixels in enumerate(icons.ICO_SIZES):
        assert reader.jumpToImage(number)
        image = reader.read().convertToFormat(QImage.Format.Format_ARGB32)
        assert image.width() == image.height() == pixels
        assert image == icons.picture(pixels)


@pytest.mark.usefixtures("qapp")
def test_macos_finds_a_picture_for_every_size_and_density() -> None:
    data = icons.icns()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    sizes = {kind: QImage.fromData(part).width() for kind, part in icns_parts(data)}
    assert all(part.startswith(b"\x89PNG") for _, part in icns_parts(data))
    assert sizes == icons.ICNS_KINDS


@pytest.mark.usefixtures("qapp")
def test_linux_has_a_folder_for_each_size_and_the_drawing(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    hicolor = tmp_path / "hicolor"
    for pixels in icons.HICOLOR_SIZES:
        image = QImage(str(hicolor / f"{pixels}x{pixels}" / "apps" / "acquire-desktop.png"))
        assert image.width() == image.height() == pixels
        # The drawing fills its square, with round corners.
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(pixels // 2, pixels // 2).alpha() == 255
    drawing = hicolor / "scalable" / "apps" / "acquire-desktop.svg"
    assert drawing.read_bytes() == icons.DRAWING.read_bytes()
    assert (tmp_path / "acquire-desktop.ico").exists()
    assert (tmp_path / "acquire-desktop.icns").exists()
