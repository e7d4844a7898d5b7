"""Board of the scene of a merger: the current moment, and a sentence about it."""

from collections.abc import Mapping
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QFrame, QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.ui.acquire.table.board.geometry import SHEET
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.walkthrough.painted_widgets import Room
from acquire_desktop.ui.acquire.table.walkthrough.story import Story
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label

_RIGHT_LEAST_PX: Final = 470
"""What the figures need beside the board."""
_RIGHT_MOST_SHARE: Final = 0.6
_LEFT_LEAST_SHARE: Final = 0.36
_ALMOST: Final = 0.8
_SENTENCES: Final[Mapping[Room, theme.TextSize]] = {
    Room.LOW: "body",
    Room.USUAL: "title",
    Room.ROOMY: "title",
}
_LINES: Final = 4
"""The sentence has three of them and the hint one."""


class SceneBoard(QWidget):
    """A second board over the table's own, which need not change for the story."""

    def __init__(self, hint: QWidget) -> None:
        """Make a board; ``hint`` stands below the sentence."""
        super().__init__()
        self.board = BoardView()
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sentence = label(size="title", wraps=True, align=Qt.AlignmentFlag.AlignTop)
        """What is told."""
        panel = QFrame()
        panel.setProperty("role", "panel")
        edge = theme.SPACE_2
        column(
            Stretched(self.sentence, 1),
            hint,
            of=panel,
            margins=(edge, theme.SPACE, edge, theme.SPACE),
        )
        column(self.board, Stretched(QuietArea(panel), 1), of=self, spacing=theme.SPACE_2)

    def light(self, story: Story, acquired: Chain | None) -> None:
        """Dim what a merger does not concern, and let the outline of the acquired chain pulse."""
        view = self.board.shown_view
        if view is not None:
            concerned = frozenset(chain for chain in story.sizes if chain in view.board)
            self.board.set_spotlight(concerned)
            self.board.set_pulsing(acquired)

    def place_of(self, chain: Chain) -> QPoint | None:
        """Return the middle of a chain's spaces, in pixels of the screen."""
        view = self.board.shown_view
        tiles = [] if view is None else [n for n, owner in enumerate(view.board) if owner == chain]
        return self.board.cell_rect(tiles[len(tiles) // 2]).center() if tiles else None

    def share_room(self, room: QSize, like: BoardView, *, size: Room) -> None:
        """Make the board as large as the height allows, and leave the figures what they need.

        Args:
            room: What board and figures have together.
            like: The table's board. Where its spaces are almost as large they set the size, for all
                pictures of them are there already.
            size: How tall the scene is.
        """
        theme.style_text(self.sentence, _SENTENCES[size])
        below = _LINES * self.sentence.fontMetrics().lineSpacing() + 2 * theme.SPACE_2
        least = min(theme.scaled(_RIGHT_LEAST_PX), round(room.width() * _RIGHT_MOST_SHARE))
        wanted = self.board.width_for(max(room.height() - below, 1))
        left = min(wanted, room.width() - least)
        left = max(left, round(room.width() * _LEFT_LEAST_SHARE))
        same = ceil(SHEET.width() * like.transform().m11())
        if _ALMOST * left <= same <= left:
            left = same
        self.setFixedWidth(left)
        self.board.setFixedHeight(self.board.heightForWidth(left))
