"""The lower half of the result page: moments, one player's account, and the course of the game."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.pane_tabs import PaneTabs
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.result.account_detail import AccountDetail
from acquire_desktop.ui.result.key_moments import KeyMoments
from acquire_desktop.ui.result.result_model import ResultModel
from acquire_desktop.ui.table.chart.pane import ChartPane

PARTS: Final = ("moments", "account", "course")


class Room(Enum):
    """How much is shown at once."""

    ONE = "one"
    """One part behind tabs."""
    BESIDE = "beside"
    """The course of the game, and beside it one of the others behind tabs."""
    ALL = "all"


_LEAST: Final = {Room.ALL: QSize(960, 430), Room.BESIDE: QSize(960, 280)}
"""From these sizes on, at a text scale of 100 %, there is room for more."""


class ResultParts(QWidget):
    """Shows one of ``PARTS`` behind tabs, or more of them where there is room.

    Signals:
        turn_chosen (int): Look back at this turn.
        step_chosen (int): Look back at this step.
    """

    turn_chosen = Signal(int)
    step_chosen = Signal(int)

    def __init__(self, model: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moments = KeyMoments()
        self.detail = AccountDetail(model)
        self.chart = ChartPane(is_small=True)
        self.tabs = PaneTabs(PARTS)
        self._part = PARTS[0]
        self._room = Room.ONE
        self._moments_title = plain(QLabel())
        self._course_title = plain(QLabel())
        self._head = QWidget()
        self._grid = _Grid(self)
        self._build()
        self.tabs.chosen.connect(self.show_part)
        self.moments.chosen.connect(self.step_chosen)
        self.chart.turn_chosen.connect(self.turn_chosen)
        self.retranslate()

    @property
    def room(self) -> Room:
        """How much is shown at once."""
        return self._room

    def show_part(self, part: str) -> None:
        """Show one of ``PARTS``, if it is not to be seen already."""
        if self._room is Room.ONE or part != "course":
            self._part = part
            self._arrange()

    def retranslate(self) -> None:
        """Set the texts in the language of the moment."""
        self.tabs.setAccessibleName(translate("Result", "What is told of the game"))
        moments = translate("KeyMoments", "Key moments")
        course = translate("Result", "Course of the game")
        self.tabs.set_texts((moments, translate("Result", "Account"), course), ("", "", ""))
        self._moments_title.setText(moments)
        self._course_title.setText(course)

    def minimumSizeHint(self) -> QSize:
        # Not that of the arrangement of now: it follows the size, so the size cannot follow it.
        texts = (self.detail.minimumSizeHint(), self.moments.minimumSizeHint())
        tabs = self.tabs.minimumSizeHint().width()
        width = max(tabs, *(text.width() for text in texts))
        return QSize(width, self._with_tabs(max(text.height() for text in texts)))

    def least_height(self, width: int) -> int:
        """Return the height that one part behind its tab needs, whatever is shown now."""
        return self._with_tabs(self._text_height(width))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._choose_arrangement()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_arrangement()

    def _build(self) -> None:
        for title in (self._moments_title, self._course_title):
            theme.style_text(title, "title", bold=True)
        self.chart.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        line = QHBoxLayout(self._head)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._course_title)
        line.addStretch(1)
        line.addWidget(self.chart.switch)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(theme.SPACE_HALF)
        self._arrange()

    def _with_tabs(self, height: int) -> int:
        return self.tabs.sizeHint().height() + theme.SPACE_HALF + height

    def _text_height(self, width: int) -> int:
        """Return the height of the higher one of the two texts at a width."""
        layouts = [text.layout() for text in (self.moments, self.detail)]
        return max(layout.totalHeightForWidth(width) for layout in layouts if layout)

    def _choose_arrangement(self) -> None:
        room = next((room for room, size in _LEAST.items() if self._has(size)), Room.ONE)
        if room is not self._room:
            self._room = room
            if room is not Room.ONE and self._part == "course":
                self._part = PARTS[0]
            self._arrange()

    def _has(self, size: QSize) -> bool:
        return self.width() >= theme.scaled(size.width()) and (
            self.height() >= theme.scaled(size.height())
        )

    def _arrange(self) -> None:
        """Show what there is room for, each in its place."""
        shows_all, is_one = self._room is Room.ALL, self._room is Room.ONE
        self._place()
        self.detail.set_roomy(shows_all)
        self.tabs.show_only(PARTS if is_one else PARTS[:2])
        self.tabs.show_key(self._part)
        self.tabs.setVisible(not shows_all)
        self._moments_title.setVisible(shows_all)
        self._course_title.setVisible(not is_one)
        self.moments.setVisible(shows_all or self._part == "moments")
        self.detail.setVisible(shows_all or self._part == "account")
        for widget in (self.chart, self.chart.switch):
            widget.setVisible(not is_one or self._part == "course")

    def _place(self) -> None:
        """Put everything into its cell: the texts on the left, the course on the right."""
        grid, top = self._grid, Qt.AlignmentFlag.AlignTop
        shows_all, is_one = self._room is Room.ALL, self._room is Room.ONE
        span = 3 if is_one else 1
        grid.addWidget(self.tabs, 0, 0)
        grid.addWidget(self._moments_title, 0, 0)
        grid.addWidget(self._head, 0, 0 if is_one else 2, 1, span)
        grid.addWidget(self.moments, 1, 0, 1, span, top)
        grid.addWidget(self.detail, 3 if shows_all else 1, 0, 1, span)
        grid.addWidget(self.chart, 1, 0 if is_one else 2, 3, span)
        for column, stretch in enumerate((1, 0, 0) if is_one else (5, 0, 6)):
            grid.setColumnStretch(column, stretch)
        grid.setColumnMinimumWidth(1, 0 if is_one else theme.SPACE_4)
        grid.setRowMinimumHeight(2, theme.SPACE_2 if shows_all else 0)
        grid.setRowStretch(1, 0 if shows_all else 1)
        grid.setRowStretch(3, 1 if shows_all else 0)


class _Grid(QGridLayout):
    """Asks for the same height in every arrangement: the arrangement follows the height."""

    def __init__(self, parts: ResultParts) -> None:
        super().__init__(parts)
        self._parts = parts

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._parts.least_height(width)

    def minimumHeightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._parts.least_height(width)
