"""The numbers of hinted tiles are drawn without changing anything else."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from acquire_desktop.ui.acquire.table.board.hint_marks import HintMark, draw_mark
from acquire_desktop.ui.kit.look import theme


@pytest.mark.usefixtures("qapp")
def test_a_mark_of_any_size_leaves_the_font_of_all_small_texts_as_it_is() -> None:
    before = theme.font("small", bold=True).pixelSize()
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    draw_mark(painter, QRectF(0, 0, 40, 40), HintMark(1, is_best=True))
    painter.end()
    assert theme.font("small", bold=True).pixelSize() == before
