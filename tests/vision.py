"""The board as people with other colour vision see it: ``python -m tests.vision FOLDER``.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full strength, on linear
light; grey is the relative luminance. How different two colours look is CIEDE2000, after Sharma,
Wu and Dalal (2005).
"""

import os
import sys
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

MATRICES: Final = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}
"""For each kind of vision the matrix of linear red, green and blue."""

XYZ: Final = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""From linear red, green and blue of sRGB to X, Y and Z."""
WHITE: Final = (0.95047, 1.0, 1.08883)
"""X, Y and Z of the white D65."""

Pixels = NDArray[np.float64]
Lab = tuple[float, float, float]
"""Lightness 0-100, a and b of CIELAB."""


def pixels(image: QImage) -> Pixels:
    """Return red, green and blue of an image, 0 to 1, as rows of pixels."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    data = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return data[:, : image.width() * 3].reshape(image.height(), image.width(), 3) / 255


def seen(image: QImage, vision: str) -> Pixels:
    """Return an image as somebody with this vision sees it."""
    values = pixels(image)
    light = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    light = np.clip(light @ np.array(MATRICES[vision]).T, 0, 1)
    coded = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return np.asarray(coded, np.float64)


def lab_of(color: QColor, vision: str) -> Lab:
    """Return a colour as somebody with this vision sees it, in CIELAB under D65."""
    image = QImage(1, 1, QImage.Format.Format_RGB888)
    image.fill(color)
    coded = seen(image, vision)[0, 0]
    light = np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)
    shares = np.array(XYZ) @ light / np.array(WHITE)
    x, y, z = (
        float(share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116)
        for share in shares
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Lab, other: Lab) -> float:
    """Return how different two colours look, by CIEDE2000; about 1 is just seen side by side."""
    mean_chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + 25.0**7))) / 2
    (light_1, chroma_1, hue_1), (light_2, chroma_2, hue_2) = (
        (light, hypot(stretch * a, b), degrees(atan2(b, stretch * a)) % 360)
        for light, a, b in (one, other)
    )
    chroma, light = (chroma_1 + chroma_2) / 2, (light_1 + light_2) / 2
    turn, hue = hue_2 - hue_1, hue_1 + hue_2
    if not chroma_1 * chroma_2:
        turn = 0.0
    elif abs(turn) > 180:
        turn -= 360 if turn > 0 else -360
        hue += 360 if hue < 360 else -360
    if chroma_1 * chroma_2:
        hue /= 2
    tint = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    tint += 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63))
    by_light = (light_2 - light_1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2))
    by_hue /= 1 + 0.015 * chroma * tint
    bend = 60 * exp(-(((hue - 275) / 25) ** 2))
    rotation = -2 * sqrt(chroma**7 / (chroma**7 + 25.0**7)) * sin(radians(bend))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


def as_image(values: Pixels) -> QImage:
    """Return pixels as an image."""
    data = np.ascontiguousarray((values * 255 + 0.5).astype(np.uint8))
    height, width, _ = data.shape
    return QImage(data.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def main(folder: Path) -> None:
    """Write the board in every kind of vision, by day and by night."""
    from acquire_desktop.app import make_app
    from acquire_desktop.ui.kit.look import theme
    from tests.ui.acquire.table.board.test_color_vision import shown_board

    app = make_app()
    folder.mkdir(parents=True, exist_ok=True)
    for look in ("light", "dark"):
        theme.apply_theme(app, look)
        picture = shown_board().grab().toImage()
        for vision in MATRICES:
            as_image(seen(picture, vision)).save(str(folder / f"board-{look}-{vision}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))


def luminance(color: QColor) -> float:
    """Return the relative luminance of a colour, 0 to 1."""
    channels = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours as the WCAG counts it, 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
