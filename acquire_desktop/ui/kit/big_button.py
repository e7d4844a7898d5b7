"""The large two-line buttons of the start page."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from acquire_desktop.ui.kit.look import icons, theme


class BigButton(QPushButton):
    """A button with a pictogram, a title and a line that says what happens."""

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._title = ""
        self._detail = ""
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, detail: str) -> None:
        """Set the two lines; both are shown as they are."""
        self._title, self._detail = title, detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.updateGeometry()
        self.update()

    def set_primary(self, is_primary: bool) -> None:
        """Make this the one button in the accent colour, or one of the others."""
        if self.property("primary") != is_primary:
            self.setProperty("primary", is_primary)
            theme.repolish(self)

    def sizeHint(self) -> QSize:
        title = QFontMetrics(theme.font("title", bold=True))
        detail = QFontMetrics(theme.font("small"))
        text = max(title.horizontalAdvance(self._title), detail.horizontalAdvance(self._detail))
        height = title.height() + detail.height() + theme.SPACE_2 + 4
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
        side = theme.scaled(24)
        place = QRect(theme.SPACE_2, (self.height() - side) // 2, side, side)
        icons.draw_icon(painter, place.toRectF(), self._icon_name, ink)
        title, detail = theme.font("title", bold=True), theme.font("small")
        title_height = QFontMetrics(title).height()
        detail_height = QFontMetrics(detail).height()
        top = (self.height() - title_height - detail_height - 2) // 2
        width = self.width() - self._text_left() - theme.SPACE
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.setFont(title)
        painter.setPen(ink)
        painter.drawText(self._text_left(), top, width, title_height, flags, self._title)
        painter.setFont(detail)
        painter.setPen(ink if is_primary else colors.ink_muted)
        detail_top = top + title_height + 2
        painter.drawText(self._text_left(), detail_top, width, detail_height, flags, self._detail)

    def _text_left(self) -> int:
        return theme.SPACE_2 + theme.scaled(24) + theme.SPACE_2
