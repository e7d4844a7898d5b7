"""The large two-line buttons of the start page."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import width_px, write

_ICON_PX: Final = 24
_LARGER: Final = 4 / 3
"""How much larger the icon is where the button is large."""
_AIR_PX: Final = 20
_MOST_PX: Final = 400
"""The widest second line, at 100 % text; one with people's names in it can be any width."""


class BigButton(PrimaryButton):
    """A button with a pictogram, a title and a line that says what happens."""

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._title = ""
        self._detail = ""
        self._is_large = False
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

    def set_large(self, is_large: bool) -> None:
        """Be as large as a large window has room for, or as usual."""
        if is_large != self._is_large:
            self._is_large = is_large
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        title, detail = self._sizes()
        larger = _LARGER if self._is_large else 1
        second = min(width_px(self._detail, detail), theme.scaled(round(_MOST_PX * larger)))
        text = max(width_px(self._title, title, bold=True), second)
        air = round(_AIR_PX * larger)
        height = QFontMetrics(theme.font(title, bold=True)).height() + air
        height += QFontMetrics(theme.font(detail)).height()
        return QSize(self._text_left() + text + theme.SPACE_2, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        option.icon = QIcon()
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        self._paint_content(painter)

    def _paint_content(self, painter: QStylePainter) -> None:
        colors = theme.current()
        is_primary = bool(self.property("primary"))
        ink = colors.accent_ink if is_primary else colors.ink
        title, detail = self._sizes()
        side = self._icon_px()
        place = QRect(theme.SPACE_2, (self.height() - side) // 2, side, side)
        icons.draw_icon(painter, place.toRectF(), self._icon_name, ink)
        title_height = QFontMetrics(theme.font(title, bold=True)).height()
        detail_height = QFontMetrics(theme.font(detail)).height()
        top = (self.height() - title_height - detail_height - 2) // 2
        width = self.width() - self._text_left() - theme.SPACE
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        box = QRect(self._text_left(), top, width, title_height)
        write(painter, box, self._title, ink, title, bold=True, flags=flags)
        box = QRect(box.left(), box.bottom() + 3, width, detail_height)
        muted = ink if is_primary else colors.ink_muted
        shown = QFontMetrics(theme.font(detail)).elidedText(
            self._detail, Qt.TextElideMode.ElideRight, width
        )
        write(painter, box, shown, muted, detail, flags=flags)

    def _sizes(self) -> tuple[theme.TextSize, theme.TextSize]:
        """Return the sizes of the two lines."""
        return ("large", "body") if self._is_large else ("title", "small")

    def _icon_px(self) -> int:
        return theme.scaled(round(_ICON_PX * (_LARGER if self._is_large else 1)))

    def _text_left(self) -> int:
        return theme.SPACE_2 + self._icon_px() + theme.SPACE_2
