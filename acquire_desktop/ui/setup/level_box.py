"""The choice of a computer player's level: each entry says how strong it is."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from acquire_desktop.ui.kit.fitted_box import FittedBox
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.words.character_texts import level_line, level_text, strength_text

COMPUTER_LEVEL: Final = "medium"
"""The level of a computer player that nobody has chosen yet."""
FIRST_LEVEL: Final = "beginner"
"""The level of those who sit down to somebody's first game."""
COMPUTER_LEVELS: Final = (
    *("beginner", "novice", "easy", "medium"),
    *("skilled", "hard", "expert", "master"),
)
"""The levels of the computer players, from the weakest to the strongest."""
_STRENGTH_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_LINE_ROLE: Final = _STRENGTH_ROLE + 1

Index = QModelIndex | QPersistentModelIndex


class LevelBox(FittedBox):
    """Offers the levels by name; the open list shows how each plays, and below how strong it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for level in COMPUTER_LEVELS:
            self.addItem("", level)
        self._delegate = _TwoLines(self)
        self.setItemDelegate(self._delegate)
        self.currentIndexChanged.connect(self._describe)
        self.show_level(COMPUTER_LEVEL)

    def level(self) -> str:
        """Return the level that is chosen."""
        return str(self.currentData())

    def show_level(self, level: str) -> None:
        """Choose a level without a signal; an unknown one becomes the usual one."""
        known = level if level in COMPUTER_LEVELS else COMPUTER_LEVEL
        self.setCurrentIndex(self.findData(known))

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        for index, level in enumerate(COMPUTER_LEVELS):
            self.setItemText(index, level_text(level))
            line, strength = level_line(level), strength_text(level)
            self.setItemData(index, line, _LINE_ROLE)
            self.setItemData(index, strength, _STRENGTH_ROLE)
            spoken = f"{level_text(level)}, {line}. {strength}"
            self.setItemData(index, spoken, Qt.ItemDataRole.AccessibleTextRole)
        self.refit()
        self._describe()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()  # the name beside it can be scrolled, a level cannot

    def showPopup(self) -> None:  # noqa: N802
        """Make the list large enough for every line before it opens; Qt's can be a little short."""
        view = self.view()
        needed = self.count() * view.sizeHintForRow(0) + 2 * view.frameWidth()
        room = self.screen().availableGeometry().height() - 2 * theme.SPACE_2
        view.setMinimumSize(self._delegate.width(), min(needed, room))
        super().showPopup()

    def _describe(self) -> None:
        strength = strength_text(self.level())
        self.setToolTip(strength)
        self.setAccessibleDescription(strength)


class _TwoLines(QStyledItemDelegate):
    """Paints the name of a level, how it plays beside that, and its strength below."""

    def __init__(self, box: LevelBox) -> None:
        super().__init__(box)
        self._box = box

    def width(self) -> int:
        """Return the width in pixels that the widest entry needs."""
        name = QFontMetrics(theme.font("body", bold=True)).horizontalAdvance
        small = QFontMetrics(theme.font("small")).horizontalAdvance
        box = self._box
        widest = max(
            max(
                name(box.itemText(at)) + theme.SPACE + small(str(box.itemData(at, _LINE_ROLE))),
                small(str(box.itemData(at, _STRENGTH_ROLE))),
            )
            for at in range(box.count())
        )
        return widest + theme.SPACE_4 + theme.SPACE

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width(), _line_px("body") + _line_px("small") + theme.SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect = theme.current(), option.rect
        is_lit = bool(
            option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver)
        )
        painter.save()
        painter.fillRect(rect, look.accent_soft if is_lit else look.paper_raised)
        inner = rect.adjusted(theme.SPACE, theme.SPACE_HALF, -theme.SPACE, -theme.SPACE_HALF)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        first = QRect(inner.left(), inner.top(), inner.width(), _line_px("body"))
        second = QRect(inner.left(), first.bottom() + 1, inner.width(), _line_px("small"))
        painter.setFont(theme.font("body", bold=index.row() == self._box.currentIndex()))
        painter.setPen(look.ink)
        painter.drawText(first, left, str(index.data()))
        gap = painter.fontMetrics().horizontalAdvance(str(index.data())) + theme.SPACE
        painter.setFont(theme.font("small"))
        painter.setPen(look.ink_muted)
        painter.drawText(first.adjusted(gap, 0, 0, 0), left, str(index.data(_LINE_ROLE)))
        painter.drawText(second, left, str(index.data(_STRENGTH_ROLE)))
        painter.restore()


def _line_px(size: theme.TextSize) -> int:
    return QFontMetrics(theme.font(size)).height()
