"""How board, rack and the column beside them share the table."""

from PySide6.QtCore import QSize

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.board.view import BoardView
from acquire_desktop.ui.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.table.holdings.holdings_view import HoldingsView

_RIGHT_LEAST_PX = 652
"""What seven cards beside each other need in the action panel."""
_LEFT_LEAST_SHARE = 0.4
"""How much of the width the board's column has at least ..."""
_LEFT_NEEDED_SHARE = 0.36
"""... and where the holdings beside it would have to scroll sideways."""
_TALL = 0.8
_LEFT_TALL_SHARE = 0.5
"""In a window so high for its width the board keeps half of it, and the holdings scroll."""
_HAND_PART = 9
"""The hand has one part of so many of the height, to stay in proportion to the board."""


def shares(
    room: QSize, board: BoardView, hand: HandPanel, holdings: HoldingsView
) -> tuple[int, int]:
    """Make the board as large as the height allows; the hand takes the height left over.

    Args:
        room: What both columns have, in pixels; the height is that of board and hand.
        board: The board.
        hand: The rack below it.
        holdings: Has its place in the other column.

    Returns:
        The width of the board's column and the height of the hand, in pixels.
    """
    width, height = room.width(), room.height()
    least, most = hand.sizeHint().height(), hand.most_height()
    hand_px = max(least, min(most, height // _HAND_PART))
    right = min(theme.scaled(_RIGHT_LEAST_PX), round(width * (1 - _LEFT_LEAST_SHARE)))
    left = min(board.width_for(height - hand_px), width - right)
    left = max(left, round(width * _LEFT_LEAST_SHARE))
    beside_holdings = width - holdings.minimumSizeHint().width()
    left = max(round(width * _LEFT_NEEDED_SHARE), min(left, beside_holdings))
    if height > width * _TALL:
        left = max(left, min(board.width_for(height - hand_px), round(width * _LEFT_TALL_SHARE)))
    spare = height - board.heightForWidth(left)
    return left, max(hand_px, min(spare, most))
