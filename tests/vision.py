"""The board as people with other colour vision see it: ``python -m tests.vision FOLDER``.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full strength, on linear
light; grey is the relative luminance.
"""

import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

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
}
"""For each kind of vision the matrix of linear red, green and blue."""

Pixels = NDArray[np.float64]


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


def as_image(values: Pixels) -> QImage:
    """Return pixels as an image."""
    data = np.ascontiguousarray((values * 255 + 0.5).astype(np.uint8))
    height, width, _ = data.shape
    return QImage(data.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def main(folder: Path) -> None:
    """Write the board in every kind of vision, by day and by night."""
    from acquire_desktop.app import make_app
    from acquire_desktop.ui import theme
    from tests.ui.test_color_vision import board_picture

    app = make_app()
    folder.mkdir(parents=True, exist_ok=True)
    for look in ("light", "dark"):
        theme.apply_theme(app, look)
        picture = board_picture()
        for vision in MATRICES:
            as_image(seen(picture, vision)).save(str(folder / f"board-{look}-{vision}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
