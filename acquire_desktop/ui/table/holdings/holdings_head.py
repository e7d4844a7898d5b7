"""The head of the holdings table: crests of the chains, and words."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_column_head
from acquire_desktop.ui.table.holdings.holdings_cells import Fit, head_text
from acquire_desktop.ui.table.holdings.holdings_table import CELL_ROLE, WORTH_COLUMN, ColumnHead

MARKER_PX: Final = 14
"""Room in front of a name for the sign of the player who decides."""


class HoldingsHead(QHeaderView):
    """Paints itself: a style would tint the exact colours of the chains."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        head = self.model().headerData(logicalIndex, Qt.Orientation.Horizontal, CELL_ROLE)
        if isinstance(head, ColumnHead):
            plate = QRectF(rect).adjusted(1.5, 0, -1.5, -theme.SPACE_HALF)
            draw_column_head(painter, plate, head.letter, active=head.active)
            return
        painter.save()
        painter.setFont(theme.font("small"))
        painter.setPen(theme.current().ink_muted)
        fit = Fit.FOLDED if self.isSectionHidden(WORTH_COLUMN) else Fit.WIDE
        text = head_text(self.model(), logicalIndex, fit)
        if painter.fontMetrics().horizontalAdvance(text) > rect.width() - theme.SPACE:
            text = head_text(self.model(), logicalIndex, Fit.STACKED)
        side = Qt.AlignmentFlag.AlignRight if logicalIndex else Qt.AlignmentFlag.AlignLeft
        left = MARKER_PX if not logicalIndex else 0
        box = rect.adjusted(left, 0, -theme.SPACE, -theme.SPACE_HALF)
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()
