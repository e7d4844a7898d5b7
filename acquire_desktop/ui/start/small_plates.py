"""Small plates of the start page: three beside each other, or below each other."""

from typing import Final

from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.start.plates import Plate, PlateForm
from acquire_desktop.ui.start.zoom import Zoom

_TITLES_PX: Final = (15, 14, 13)
"""Heights of the letters of the titles, the usual one first."""


class SmallPlates(QWidget):
    """Stands plates beside each other, or below each other where their words would be cut."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.plates = tuple(Plate(_TITLES_PX[0], 12) for _ in range(count))
        self._box = row(*self.plates, of=self)

    def fit(self, zoom: Zoom, width: int) -> None:
        """Fill a width, in pixels."""
        gap, count = zoom.px(7), len(self.plates)
        third = (width - (count - 1) * gap) // count

        def fits(title_px: int) -> bool:
            return all(plate.least_px(zoom, title_px) <= third for plate in self.plates)

        title_px = next(filter(fits, _TITLES_PX), 0)
        form = PlateForm.STACK if title_px else PlateForm.ROW
        box = self._box
        box.setSpacing(gap if title_px else zoom.px(9))
        box.setDirection(box.Direction.LeftToRight if title_px else box.Direction.TopToBottom)
        for plate in self.plates:
            plate.fit(zoom, third if title_px else width, form, title_px or _TITLES_PX[0])
