"""The choice of a computer player's level, each with its strength."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from acquire_desktop.storage.seats.programs import OutsideProgram
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVEL, COMPUTER_LEVELS
from acquire_desktop.ui.acquire.words.character_texts import (
    level_line,
    level_text,
    short_strength_text,
    strength_text,
)
from acquire_desktop.ui.kit.cell_table import Index
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.texts import translate

_STRENGTH_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_LINE_ROLE: Final = _STRENGTH_ROLE + 1
_PROGRAM_ROLE: Final = _STRENGTH_ROLE + 2
_NUMBER_ROLE: Final = _STRENGTH_ROLE + 3


class LevelBox(FittedBox):
    """Offers the levels by name; the open list numbers them from the weakest to the strongest.

    There each says also how it plays, and below how strong it is.
    """

    def __init__(self, levels: Sequence[str] = COMPUTER_LEVELS) -> None:
        """Make a box that offers these levels."""
        super().__init__()
        self._levels = levels
        self._programs: tuple[OutsideProgram, ...] = ()
        for level in levels:
            self.addItem("", level)
        self._delegate = _TwoLines(self)
        self.setItemDelegate(self._delegate)
        self.currentIndexChanged.connect(self._describe)
        self.show_level(COMPUTER_LEVEL)

    def level(self) -> str:
        """Return the level that is chosen."""
        return str(self.currentData())

    def program(self) -> str:
        """Return the name of the outside program that is chosen, or an empty text."""
        return str(self.currentData(_PROGRAM_ROLE) or "")

    def show_level(self, level: str, program: str = "") -> None:
        """Choose a level or a listed program without a signal; none known is the usual level."""
        known = level if level in self._levels else COMPUTER_LEVEL
        of_program = self.findData(program, _PROGRAM_ROLE) if program else -1
        self.setCurrentIndex(self.findData(known) if of_program < 0 else of_program)

    def set_programs(self, programs: Sequence[OutsideProgram]) -> None:
        """Offer these programs below the levels; one that is gone leaves its level."""
        level, program = self.level(), self.program()
        self._programs = tuple(programs)
        while self.count() > len(self._levels):
            self.removeItem(self.count() - 1)
        for each in programs:
            self.addItem(each.name, each.level)
            self.setItemData(self.count() - 1, each.name, _PROGRAM_ROLE)
        self.show_level(level, program)
        self.retranslate()

    def strength(self) -> str:
        """Say in short how strong what is chosen is, or who decides where a program does not."""
        if not self.program():
            return short_strength_text(self.level())
        return translate(
            "SeatRow",
            "Your own program; if it does not decide, {level} does",
            level=level_text(self.level()),
        )

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
        for at, program in enumerate(self._programs, len(self._levels)):
            line = translate("SeatRow", "your own program")
            rest = translate(
                "SeatRow", "If it does not decide, {level} does", level=level_text(program.level)
            )
            self.setItemData(at, line, _LINE_ROLE)
            self.setItemData(at, rest, _STRENGTH_ROLE)
            spoken = f"{program.name}, {line}. {rest}"
            self.setItemData(at, spoken, Qt.ItemDataRole.AccessibleTextRole)
        self._delegate.forget_widths()
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
        strength = self.strength() if self.program() else strength_text(self.level())
        self.setToolTip(strength)
        self.setAccessibleDescription(strength)


class _TwoLines(QStyledItemDelegate):
    def __init__(self, box: LevelBox) -> None:
        super().__init__(box)
        self._box = box
        self._widths: dict[int, int] = {}

    def forget_widths(self) -> None:
        """Measure other texts."""
        self._widths = {}

    def width(self) -> int:
        """Return the width in pixels that the widest entry needs."""
        scale = theme.text_scale()
        if scale not in self._widths:  # Qt asks for every entry
            self._widths[scale] = self._measured()
        return self._widths[scale]

    def _measured(self) -> int:
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
        write(painter, first, str(index.data(_NUMBER_ROLE) or ""), look.ink_muted, "body")
        for line in (first, second):
            line.setLeft(line.left() + _number_px())
        write(painter, first, name, look.ink, "body", bold=is_chosen)
        first.setLeft(first.left() + width_px(name, "body", bold=is_chosen) + theme.SPACE)
        write(painter, first, str(index.data(_LINE_ROLE)), look.ink_muted)
        write(painter, second, str(index.data(_STRENGTH_ROLE)), look.ink_muted)
        painter.restore()


def _number_px() -> int:
    """Return the width of the column of numbers; programs, which have none, leave it empty."""
    return width_px(str(len(COMPUTER_LEVELS)), "body") + theme.SPACE


def _line_px(size: theme.TextSize) -> int:
    return QFontMetrics(theme.font(size)).height()
