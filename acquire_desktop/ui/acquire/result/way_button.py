"""Way button: a button with a pictogram, a title, and a line that says what comes."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import width_px, write

_ICON_PX: Final = 24
_AIR_PX: Final = 20
_GAP_PX: Final = 2


class WayButton(PrimaryButton):
    """Leads on from the front page."""

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._title, self._detail = icon_name, "", ""
        self.setAutoDefault(True)
        self.set_primary(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, detail: str) -> None:
        """Set the two lines; both are shown as they are."""
        if title != self._title:
            self.press_guard.renew()
        self._title, self._detail = title, detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        text = max(width_px(self._title, "title", bold=True), width_px(self._detail, "small"))
        title, detail = self._line_heights()
        return QSize(self._text_left() + text + theme.SPACE_2, title + detail + _AIR_PX)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        look, is_primary = theme.current(), bool(self.property("primary"))
        ink = look.accent_ink if is_primary else look.ink
        side, (title, detail) = theme.scaled(_ICON_PX), self._line_heights()
        place = QRectF(theme.SPACE_2, (self.height() - side) / 2, side, side)
        icons.draw_icon(painter, place, self._icon_name, ink)
        left, top = self._text_left(), (self.height() - title - detail - _GAP_PX) // 2
        width = self.width() - left - theme.SPACE
        flags = Qt.AlignmentFlag.AlignVCenter
        box = QRect(left, top, width, title)
        write(painter, box, self._title, ink, "title", bold=True, flags=flags)
        box = QRect(left, box.bottom() + 1 + _GAP_PX, width, detail)
        muted = ink if is_primary else look.ink_muted
        write(painter, box, self._detail, muted, "small", flags=flags)

    @staticmethod
    def _line_heights() -> tuple[int, int]:
        title, detail = theme.font("title", bold=True), theme.font("small")
        return QFontMetrics(title).height(), QFontMetrics(detail).height()

    @staticmethod
    def _text_left() -> int:
        return 2 * theme.SPACE_2 + theme.scaled(_ICON_PX)
