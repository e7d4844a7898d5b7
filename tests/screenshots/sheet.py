"""Contact sheets: many pictures made small, under their names, a few dozen to a page."""

from collections import defaultdict
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from acquire_desktop.ui.kit.look import theme

_THUMBNAIL = QSize(640, 360)
_GAP_PX = 12
_NAME_PX = 22
_COLUMNS = 4
_ROWS = 6


def contact_sheets(paths: Sequence[Path], folder: Path) -> None:
    """Write pages of the pictures into a folder, those of one size, look and language together.

    Args:
        paths: Pictures named ``state-width-look-language.png``.
        folder: Where the pages go: ``sheet-width-look-language-page.png``.
    """
    groups: dict[str, list[Path]] = defaultdict(list)
    for path in paths:
        groups[path.stem.split("-", 1)[1]].append(path)
    for name, group in groups.items():
        for page, at in enumerate(range(0, len(group), _COLUMNS * _ROWS), 1):
            sheet = _sheet(group[at : at + _COLUMNS * _ROWS])
            sheet.save(str(folder / f"sheet-{name}-{page}.png"))


def _sheet(paths: Sequence[Path]) -> QImage:
    step = QSize(_THUMBNAIL.width() + _GAP_PX, _THUMBNAIL.height() + _NAME_PX + _GAP_PX)
    columns = min(_COLUMNS, len(paths))
    rows = ceil(len(paths) / columns)
    size = QSize(columns * step.width() + _GAP_PX, rows * step.height() + _GAP_PX)
    sheet = QImage(size, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#808080"))
    painter = QPainter(sheet)
    painter.setFont(theme.font("body", bold=True))
    painter.setPen(QColor("white"))
    smooth = Qt.TransformationMode.SmoothTransformation
    for index, path in enumerate(paths):
        row, column = divmod(index, columns)
        left, top = _GAP_PX + column * step.width(), _GAP_PX + row * step.height()
        painter.drawText(QRect(left, top, _THUMBNAIL.width(), _NAME_PX), path.stem)
        small = QImage(str(path)).scaled(_THUMBNAIL, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        painter.drawImage(left, top + _NAME_PX, small)
    painter.end()
    return sheet
