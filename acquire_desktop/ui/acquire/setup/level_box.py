"""The choice of a computer player's level, each with its strength."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVEL, COMPUTER_LEVELS
from acquire_desktop.ui.acquire.words.character_texts import (
    level_line,
    level_text,
    strength_text,
)
from acquire_desktop.ui.kit.cell_table import Index
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px, write

_STRENGTH_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_LINE_ROLE: Final = _STRENGTH_ROLE + 1
_NUMBER_ROLE: Final = _STRENGTH_ROLE + 2


class LevelBox(FittedBox):
    """Offers the levels by name; the open list numbers them from the weakest to the strongest.

    There each says also how it plays, and below how strong it is.
    """

    def __init__(self, levels: Sequence[str] = COMPUTER_LEVELS) -> None:
        """Make a box that offers these levels."""
        super().__init__()
        self._levels = levels
        for level in levels:
            self.addItem("", level)
        self._delegate = _TwoLines(self)
        self.setItemDelegate(self._delegate)
        self.currentIndexChanged.connect(self._describe)
        self.show_level(COMPUTER_LEVEL)

    def level(self) -> str:
        """Return the level that is chosen."""
        return str(self.currentData())

    def show_level(self, level: str) -> None:
        """Choose a level without a signal; for one that is not known the usual one."""
        known = level if level in self._levels else COMPUTER_LEVEL
        self.setCurrentIndex(self.findData(known))

    def retranslate(self) -> None:
        """Write all texts again, in the language of now."""
        for index, level in enumerate(self._levels):
            name, line, strength = level_text(level), level_line(level), strength_text(level)
            place = str(COMPUTER_LEVELS.index(level) + 1)
            self.setItemText(index, name)
            self.setItemData(index, place, _NUMBER_ROLE)
            self.setItemData(index, line, _LINE_ROLE)
            self.setItemData(index, strength, _STRENGTH_ROLE)
            spoken = f"{place} {name}, {line}. {strength}"
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
    def __init__(self, box: LevelBox) -> None:
        super().__init__(box)
        self._box = box

    def width(self) -> int:
        """Return the width in pixels that the widest entry needs."""
        box, widths = self._box, [0]
        for at in range(box.count()):
            name = width_px(box.itemText(at), "body", bold=True)
            widths.append(name + theme.SPACE + width_px(str(box.itemData(at, _LINE_ROLE))))
            widths.append(width_px(str(box.itemData(at, _STRENGTH_ROLE))))
        return _number_px() + max(widths) + theme.SPACE_4 + theme.SPACE

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width(), _line_px("body") + _line_px("small") + theme.SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect = theme.current(), option.rect
        lit = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver
        painter.save()
        painter.fillRect(rect, look.accent_soft if option.state & lit else look.paper_raised)
        inner = rect.adjusted(theme.SPACE, theme.SPACE_HALF, -theme.SPACE, -theme.SPACE_HALF)
        first = QRect(inner.left(), inner.top(), inner.width(), _line_px("body"))
        second = QRect(inner.left(), first.bottom() + 1, inner.width(), _line_px("small"))
        name, is_chosen = str(index.data()), index.row() == self._box.currentIndex()
        write(painter, first, str(index.data(_NUMBER_ROLE)), look.ink_muted, "body")
        for line in (first, second):
            line.setLeft(line.left() + _number_px())
        write(painter, first, name, look.ink, "body", bold=is_chosen)
        first.setLeft(first.left() + width_px(name, "body", bold=is_chosen) + theme.SPACE)
        write(painter, first, str(index.data(_LINE_ROLE)), look.ink_muted)
        write(painter, second, str(index.data(_STRENGTH_ROLE)), look.ink_muted)
        painter.restore()


def _number_px() -> int:
    """Return the width of the column of numbers."""
    return width_px(str(len(COMPUTER_LEVELS)), "body") + theme.SPACE


def _line_px(size: theme.TextSize) -> int:
    return QFontMetrics(theme.font(size)).height()
