"""Fitting: the first of several forms that has room, and dialogs as large as their text."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QBoxLayout, QDialog, QWidget

from acquire_desktop.ui.kit.boxes import Margins, Part, fill
from acquire_desktop.ui.kit.look import theme

_T = TypeVar("_T")
_ROW, _COLUMN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


def first_that_fits(forms: Sequence[_T], fits: Callable[[_T], bool]) -> _T:
    """Return the first form that fits, or the last one where none does."""
    return next(filter(fits, forms), forms[-1])


def fit_dialog(dialog: QDialog, size_px: tuple[int, int]) -> None:
    """Give a dialog a size at 100 % text, or what the window has that it belongs to."""
    window: QWidget = dialog
    while (parent := window.parentWidget()) is not None:  # a dialog may lie between
        window = parent
    room = dialog.screen().availableSize() if window is dialog else window.size()
    wanted = QSize(*map(theme.scaled, size_px))
    dialog.resize(wanted.boundedTo(room - QSize(0, theme.SPACE_4)))


def fit_height(dialog: QDialog) -> None:
    """Make a dialog as high as what stands in it needs in its width."""
    layout = dialog.layout()
    if layout is not None:
        layout.activate()  # what was hidden must not hold the dialog open
        dialog.resize(dialog.width(), layout.totalHeightForWidth(dialog.width()))


class TurningRow(QBoxLayout):
    """A row whose parts stand below each other where they have no room beside each other."""

    def __init__(self, of: QWidget | None = None, *, whole: bool = False) -> None:
        """Make an empty row.

        Args:
            of: The widget that the row fills.
            whole: Whether the parts need the widths of their hints, not their least widths.
        """
        super().__init__(_ROW)
        if of is not None:
            of.setLayout(self)
        self._whole = whole

    def fits(self, width: int) -> bool:
        """Tell whether the parts have room beside each other in so many pixels."""
        return self._sum_px(self._widths(whole=self._whole)) <= width

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        way = _ROW if self.fits(rect.width()) else _COLUMN
        if way != self.direction():
            self.setDirection(way)
        super().setGeometry(rect)

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for the width of the widest part."""
        widest = max(self._widths(whole=False), default=0)
        return QSize(widest + self._margins_px(), super().minimumSize().height())

    def sizeHint(self) -> QSize:
        """Ask for the width of all parts beside each other."""
        widths = self._widths(whole=True)
        return QSize(self._sum_px(widths), super().sizeHint().height())

    def _sum_px(self, widths: list[int]) -> int:
        return sum(widths) + self.spacing() * max(len(widths) - 1, 0) + self._margins_px()

    def _margins_px(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()

    def _widths(self, *, whole: bool) -> list[int]:
        items = (self.itemAt(at) for at in range(self.count()))
        return [
            (each.sizeHint() if whole else each.minimumSize()).width()
            for each in items
            if each is not None and not each.isEmpty()
        ]


def turning_row(
    *parts: Part,
    of: QWidget | None = None,
    spacing: int = 0,
    margins: Margins = 0,
    whole: bool = False,
) -> TurningRow:
    """Return a row that turns where its parts have no room: see ``boxes.row``."""
    return fill(TurningRow(of, whole=whole), parts, spacing, margins)
