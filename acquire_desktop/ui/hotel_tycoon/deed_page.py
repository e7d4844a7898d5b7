"""The deed of a property: what it costs, what stands, and what guests pay."""

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    PROPERTY_COUNT,
    RESERVED_TILES,
    SLOT_TILES,
    Property,
)
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.choices import property_about
from acquire_desktop.ui.hotel_tycoon.words.event_texts import list_price
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name, step_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.frames import QuietArea, WholeLines
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import (
    join_terse,
    label,
    money,
    number,
    translate,
)


class DeedPage(Adaptive, QWidget):
    """One deed: that of the decision, until another is chosen by a list or a click on the land."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._names = Names(())
        self._about: tuple[type[Decision], Property] | None = None
        """The decision that the page follows, and the property that it is about."""
        self._is_chosen = False
        """Whether the player has chosen a deed since that decision came up."""
        self.list = FittedBox()
        self.list.currentIndexChanged.connect(lambda _at: self._write())
        self.list.activated.connect(self.show_property)
        self._area = QuietArea(QWidget())
        WholeLines(self._area)
        column(self.list, Stretched(self._area, 1), of=self, spacing=theme.SPACE)
        self.retranslate()

    def show_view(self, view: View, names: Names) -> None:
        """Show the deed as it stands in a view: that of the decision, once one comes up."""
        self._view, self._names = view, names
        about = property_about(view)
        decision = None if about == NOBODY else (type(view.decision), about)
        if decision != self._about:
            self._about, self._is_chosen = decision, False
            self.point_at(about)
        self._write()

    def show_property(self, owned: Property) -> None:
        """Show the deed of a property that the player has chosen."""
        self._is_chosen = True
        self.list.setCurrentIndex(owned)

    def point_at(self, owned: Property) -> None:
        """Show the deed of what is pointed at, unless the player has chosen another."""
        if owned != NOBODY and not self._is_chosen:
            self.list.setCurrentIndex(owned)

    def forget(self) -> None:
        """Show the first deed until the next decision, whatever was shown."""
        self._about, self._is_chosen = None, False
        self.list.setCurrentIndex(0)
        self._area.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        with QSignalBlocker(self.list):
            at = max(self.list.currentIndex(), 0)
            self.list.clear()
            self.list.addItems([property_name(owned) for owned in range(PROPERTY_COUNT)])
            self.list.setCurrentIndex(at)
        self.list.refit()
        self.list.setAccessibleName(translate("HotelDeed", "Deed"))
        self._write()

    def facts(self) -> list[str]:
        """Return the lines above the table of structures."""
        view, owned = self._view, self.list.currentIndex()
        if view is None:
            return []
        deed, owner = DEEDS[owned], view.owners[owned]
        holder = (
            translate("HotelDeed", "For sale")
            if owner == NOBODY
            else translate("HotelDeed", "Owner: {player}", player=self._names.within(owner))
        )
        standing = [tile for tile, held in enumerate(view.entrances) if held == owned]
        lines = [
            holder,
            translate("HotelDeed", "Land {price}, an entrance {entrance}", price=money(deed.land),
                      entrance=money(deed.entrance)),
            translate("HotelDeed", "Entrances at: {tiles}", tiles=_tiles(standing)),
            translate("HotelDeed", "Entrances can go on: {tiles}; the first one on {star}",
                      tiles=_tiles(SLOT_TILES[owned]), star=number(RESERVED_TILES[owned])),
        ]  # fmt: skip
        if view.built[owned]:
            total = list_price(owned, view.built[owned])
            lines.append(translate("HotelDeed", "Built so far: {sum}", sum=total))
        return lines

    def _write(self) -> None:
        view, owned = self._view, self.list.currentIndex()
        if view is None:
            return
        body = QWidget()
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_2)
        heads = (
            translate("HotelDeed", "Structure"),
            translate("HotelDeed", "Price"),
            translate("HotelDeed", "A night"),
        )
        right = Qt.AlignmentFlag.AlignRight
        for at, head in enumerate(heads):
            align = right if at else None
            grid.addWidget(label(head, "small", tone="muted", align=align, wraps=not at), 0, at)
        for step, each in enumerate(DEEDS[owned].steps):
            stands = step < view.built[owned]
            sign = "✓ " if stands else ""
            row = (sign + step_name(owned, step), money(each.cost), money(each.fee))
            for at, text in enumerate(row):
                shown = label(text, "small", bold=stands, align=right if at else None, wraps=not at)
                grid.addWidget(shown, step + 1, at)
        grid.setColumnStretch(0, 1)
        facts = [label(text, "small", wraps=True) for text in self.facts()]
        column(facts[0], grid, *facts[1:], 1, of=body, spacing=theme.SPACE_HALF)
        old = self._area.takeWidget()
        self._area.setWidget(body)
        if old is not None:
            old.deleteLater()


def _tiles(tiles: Iterable[int]) -> str:
    """Return the numbers of some tiles as a list, or that there are none."""
    numbers = [number(tile) for tile in tiles]
    return join_terse(numbers) if numbers else translate("HotelDeed", "none")
