"""A small picture of a board, drawn by the scene of the large one."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.geometry import PLAN, thumbnail_size
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.kit.look import theme


def board_thumbnail(view: View, height_px: int, device_ratio: float) -> QPixmap:
    """Return a picture of what lies on the board; nothing of any hand is in it.

    Args:
        view: The position.
        height_px: The height in logical pixels.
        device_ratio: Device pixels for each of them.
    """
    size = thumbnail_size(height_px)
    picture = QPixmap(size * device_ratio)
    picture.setDevicePixelRatio(device_ratio)
    picture.fill(theme.current().board)
    scene = BoardScene()
    scene.set_private(False)
    scene.set_animated(False)
    scene.show_view(view)
    for part in (scene.ground, scene.stakes):  # too small to be read
        part.setVisible(False)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(
        painter,
        QRectF(0, 0, size.width(), size.height()),
        PLAN,
        Qt.AspectRatioMode.IgnoreAspectRatio,
    )
    painter.end()
    return picture
