"""The deed of a property: what it costs, what stands, and what guests pay."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    RESERVED_TILES,
    SLOT_TILES,
    Property,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.words.event_texts import list_price
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name, step_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.frames import QuietArea, WholeLines
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_terse, label, money, number, translate


class DeedPage(Adaptive, QWidget):
    """One whole deed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._names = Names(())
        self._owned: Property = 0
        self._area = QuietArea(QWidget())
        WholeLines(self._area)
        column(Stretched(self._area, 1), of=self)

    def show_view(self, view: View, names: Names) -> None:
        """Show the deed as it stands in a view."""
        self._view, self._names = view, names
        self._write()

    def show_property(self, owned: Property) -> None:
        """Show the deed of a property."""
        self._owned = owned
        self._area.verticalScrollBar().setValue(0)
        self._write()

    def retranslate(self) -> None:
        self._write()

    def facts(self) -> list[str]:
        """Return the lines around the table of structures."""
        view, owned = self._view, self._owned
        if view is None:
            return []
        deed, owner = DEEDS[owned], view.owners[owned]
        holder = (
            translate("HotelDeed", "For sale")
            if owner == NOBODY
            else translate("HotelDeed", "Owner: {player}", player=self._names.within(owner))
        )
        lines = [
            holder,
            translate("HotelDeed", "Land {price}, an entrance {entrance}", price=money(deed.land),
                      entrance=money(deed.entrance)),
            translate("HotelDeed", "Entrances at: {tiles}", tiles=_tiles(view.entrances_of(owned))),
            translate("HotelDeed", "Entrances can go on: {tiles}; the first one on {star}",
                      tiles=_tiles(SLOT_TILES[owned]), star=number(RESERVED_TILES[owned])),
        ]  # fmt: skip
        if view.built[owned]:
            total = list_price(owned, view.built[owned])
            lines.append(translate("HotelDeed", "Built so far: {sum}", sum=total))
        return lines

    def _write(self) -> None:
        view, owned = self._view, self._owned
        if view is None:
            return
        body, grid = QWidget(), QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_2)
        heads = (
            translate("HotelDeed", "Structure"),
            translate("HotelDeed", "Price"),
            translate("HotelDeed", "A night"),
        )
        rows = [
            (("✓ " if step < view.built[owned] else "") + step_name(owned, step),
             money(each.cost), money(each.fee))
            for step, each in enumerate(DEEDS[owned].steps)
        ]  # fmt: skip
        for line, row in enumerate((heads, *rows)):
            for at, text in enumerate(row):
                tone: theme.Tone = "ink" if line else "muted"
                is_bold, align = 0 < line <= view.built[owned], Qt.AlignmentFlag.AlignRight
                shown = label(text, "small", bold=is_bold, tone=tone, align=align if at else None)
                grid.addWidget(shown, line, at)
        grid.setColumnStretch(0, 1)
        title = label(property_name(owned), "title", bold=True, wraps=True)
        facts = [label(text, "small", wraps=True) for text in self.facts()]
        column(title, facts[0], grid, *facts[1:], 1, of=body, spacing=theme.SPACE_HALF)
        old = self._area.takeWidget()
        self._area.setWidget(body)
        if old is not None:
            old.deleteLater()


def _tiles(tiles: Iterable[int]) -> str:
    """Return the numbers of some tiles as a list, or that there are none."""
    numbers = [number(tile) for tile in tiles]
    return join_terse(numbers) if numbers else translate("HotelDeed", "none")
