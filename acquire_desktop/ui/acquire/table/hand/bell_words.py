"""Words of the bell: what it is, why it stands, and how the player would do if it rang."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.kit.keys import acting_key, command_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, break_text, widest_word_px
from acquire_desktop.ui.kit.texts import money, translate

_SIZES: Final[tuple[theme.TextSize, ...]] = ("body", "small")
_SAMPLE: Final = (88_800, "Alexander")
"""A long sum and name; what is longer is shortened."""


def title_text(*, has_rung: bool) -> str:
    """Return what the bell is, or what it did."""
    return translate("Bell", "The bell has rung" if has_rung else "Ring the bell")


def reason_text(view: View) -> str:
    """Return why the end may be declared."""
    largest = max(view.sizes)
    if largest < view.edition.end_size:
        return translate("Bell", "All chains are safe")
    name = view.edition.chains[view.sizes.index(largest)].name
    return translate("Bell", "{chain} has %n tile(s)", n=largest, chain=name)


def lead_of(view: View) -> int | None:
    """Return by how many dollars the player leads, below zero where another does.

    None where not everybody may know that.
    """
    if view.holdings is not Holdings.OPEN:
        return None
    return view.worth[view.seat] - view.worth[_best_other(view)]


def standing_text(view: View, names: Sequence[str]) -> str:
    """Return how far the player leads or is behind; empty where not everybody may know that."""
    lead = lead_of(view)
    if lead is None:
        return ""
    if not lead:
        return translate("Bell", "you are level")
    if lead > 0:
        return translate("Bell", "you lead by {amount}", amount=money(lead))
    return _behind_text(-lead, names[_best_other(view)])


def how_text() -> str:
    """Return how it is rung."""
    key = acting_key(command_key("declare_end"))
    if key:
        return translate("Bell", "hold it, or press {key} twice", key=key)
    return translate("Bell", "hold it, or press it twice")


def again_text() -> str:
    """Return what it says while one more press rings it."""
    return translate("Bell", "press again to ring")


def last_turn_text() -> str:
    """Return what it says once it has rung."""
    return translate("Bell", "this is the last turn")


def _best_other(view: View) -> int:
    others = (seat for seat in range(view.players) if seat != view.seat)
    return max(others, key=view.worth.__getitem__)


def _behind_text(amount: int, name: str) -> str:
    return translate("Bell", "{name} is {amount} ahead", amount=money(amount), name=name)


class Caption:
    """The words beside the bell; there are none where not all that it may say fits."""

    def __init__(self) -> None:
        self._room = QSize(0, 0)
        self._font: QFont | None = None

    @property
    def is_there(self) -> bool:
        """Whether there is room for it."""
        return self._font is not None

    @property
    def width(self) -> int:
        """The width that it needs, in pixels."""
        return self._room.width() if self.is_there else 0

    def set_room(self, room: QSize) -> None:
        """Be as large as fits into a room in pixels."""
        self._room = room
        fonts = (theme.font(size, bold=True) for size in _SIZES)
        self._font = next(filter(self._fits, fonts), None)

    def draw(self, painter: QPainter, left: float, texts: tuple[str, str], ink: QColor) -> None:
        """Write the title, and below it what a name that is too long loses its end of.

        Args:
            painter: Draws.
            left: Where it begins.
            texts: The title and what stands below.
            ink: The colour of what stands below.
        """
        if self._font is None:
            return
        title, state = texts
        rows = [title, *break_text(state, self._font, self._room.width())]
        rows = rows[: self._most_rows(self._font)]
        high = QFontMetrics(self._font).lineSpacing()
        top = (self._room.height() - high * len(rows)) / 2
        painter.setFont(self._font)
        for at, text in enumerate(rows):
            painter.setPen(ink if at else theme.current().ink)
            painter.drawText(QRectF(left, top + at * high, self._room.width(), high), LEFT, text)

    def _fits(self, font: QFont) -> bool:
        width = self._room.width()
        said = _behind_text(*_SAMPLE), how_text(), again_text(), last_turn_text()
        titles = [title_text(has_rung=each) for each in (False, True)]
        rows = max(len(break_text(text, font, width)) for text in said)
        wide = max(widest_word_px(text, font) for text in said)
        wide = max(wide, *map(QFontMetrics(font).horizontalAdvance, titles))
        return wide <= width and rows < self._most_rows(font)

    def _most_rows(self, font: QFont) -> int:
        return self._room.height() // QFontMetrics(font).lineSpacing()
