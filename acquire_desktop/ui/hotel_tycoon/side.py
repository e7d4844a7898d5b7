"""Column at the right: the deeds, the choices of a decision, and drawers that open over them."""

from typing import Final

from PySide6.QtWidgets import QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import Property
from acquire_desktop.ui.hotel_tycoon.choice_rows import ChoiceRows
from acquire_desktop.ui.hotel_tycoon.deed_page import DeedPage
from acquire_desktop.ui.hotel_tycoon.deeds import DeedRows
from acquire_desktop.ui.hotel_tycoon.log_list import LogList
from acquire_desktop.ui.hotel_tycoon.standings import Standings
from acquire_desktop.ui.kit.drawer_tabs import DrawerColumn, DrawerTabs
from acquire_desktop.ui.kit.texts import translate

DEEDS, CHOICES, DEED = "deeds", "choices", "deed"
_DRAWERS: Final = (DEEDS, "log", "standings")


class SideColumn(DrawerColumn):
    """Has the deeds, or what is chosen among while there is a choice, or over them a drawer."""

    def __init__(self, choices: ChoiceRows) -> None:
        self.deeds, self.deed = DeedRows(), DeedPage()
        self.log, self.standings = LogList(), Standings()
        self._choices = choices
        pages: dict[str, QWidget] = {
            DEEDS: self.deeds, CHOICES: choices, DEED: self.deed,
            "log": self.log, "standings": self.standings,
        }  # fmt: skip
        super().__init__(DrawerTabs(_DRAWERS, ("log", "standings", DEEDS)), pages)
        self.setMinimumSize(0, 0)
        self.deeds.asked.connect(self.show_deed)
        choices.filled.connect(lambda is_new: self.ask(choices.has_rows, again=is_new))
        self.retranslate()

    @property
    def base(self) -> str:
        return CHOICES if self._asks else DEEDS

    def show_deed(self, owned: Property) -> None:
        """Show the whole deed of a property."""
        self.deed.show_property(owned)
        self.show_page(DEED)

    def forget(self) -> None:
        """Show nothing that the one before has opened."""
        self.log.clear_log()
        self._opened = ""
        self.show_shown()

    def retranslate(self) -> None:
        self.tabs.set_texts(_titles(), {})
        self.show_shown()

    def show_shown(self) -> None:
        super().show_shown()
        is_covered = self._asks or self.shown == DEED
        self.tabs.offer(_DRAWERS if is_covered else _DRAWERS[1:])
        titles = _titles()
        title = titles.get(self.shown, titles[DEEDS])
        if self.shown == CHOICES:
            title = translate("HotelTable", "Your choice")
        self.header.set_titles(title, title)


def _titles() -> dict[str, str]:
    """Return what the drawers are called."""
    return {
        DEEDS: translate("HotelTable", "Deeds"),
        "log": translate("HotelTable", "Log"),
        "standings": translate("HotelTable", "Standings"),
    }
