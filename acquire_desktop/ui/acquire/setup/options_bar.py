"""The line of choices below the table of a new game: edition, bonuses, holdings and coach."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITIONS,
    BonusMode,
    Edition,
    Printing,
    bonus_mode,
    modes_of,
)
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.setup.house_panel import HousePanel, changes_text
from acquire_desktop.ui.acquire.setup.new_game import person_in
from acquire_desktop.ui.acquire.words.setup_texts import edition_summary
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.choices import Segments, way_in_text
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import escape_html, label, later, translate

_TITLES: Final = (
    later("NewGamePage", "Edition"),
    later("SitDown", "Bonuses"),
    later("NewGamePage", "Holdings"),
)


class OptionsBar(Adaptive, QWidget):
    """Chooses what differs from game to game; the rest is behind *House rules*.

    Signals:
        changed (): The user chose something else.
    """

    changed = Signal()

    def __init__(self, house: HousePanel) -> None:
        """Make the bar; the house rules, which are shown elsewhere, hold the edition."""
        super().__init__()
        self._house = house
        kinds = (Printing, BonusMode, Holdings)
        self.printings, self.modes, self.holdings = choices = [
            Segments([str(each.value) for each in kind]) for kind in kinds
        ]
        self.coach = self.with_text(QCheckBox(), later("NewGamePage", "Coach"))
        """Whether the coach is wanted, where one person plays computers."""
        self.house_button = self.with_text(
            push_button(quiet=True), later("NewGamePage", "House rules…")
        )
        groups = [QWidget() for _ in choices]
        for choice, kind in zip(choices, kinds, strict=True):
            for each in kind:
                choice.button(str(each.value)).setProperty("small", True)
        for group, text, choice in zip(groups, _TITLES, choices, strict=True):
            title = self.with_text(label("", "small", tone="muted"), text)
            self.set_text(choice.setAccessibleName, text)
            column(title, choice, 1, of=group, spacing=2)
            group.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
            choice.chosen.connect(self._note_change)
        self._bonuses = groups[1]
        rest = column(1, turning_row(self.coach, self.house_button, spacing=theme.SPACE), spacing=2)
        turning_row(*groups, rest, 1, of=self, spacing=theme.SPACE_2)
        house.changed.connect(self._note_house)
        self.holdings.set_current(Holdings.OPEN.value)
        self.set_edition(CLASSIC_2023.key, {})
        self.retranslate()

    def level_of_hiding(self) -> Holdings:
        """Return who sees whose cash and stock."""
        return Holdings(self.holdings.current())

    def set_edition(self, key: str, house: Mapping[str, object]) -> None:
        """Show an edition, or the usual one for a key that is not known, without a signal."""
        edition = EDITIONS.get(key, CLASSIC_2023)
        self.printings.set_current(edition.printing.value)
        if len(self._modes_now()) > 1:
            self.modes.set_current(bonus_mode(edition).value)
        elif not self.modes.current():
            self.modes.set_current(BonusMode.CLASSIC.value)
        self._house.show_rules(self._published(), house)
        self._show_edition()

    def focus_edition(self) -> None:
        """Put the focus on the chosen edition."""
        self.printings.button(self.printings.current()).setFocus()

    def show_company(self, players: Sequence[Player]) -> None:
        """Say what the coach does for these players, or why there is none."""
        is_alone = bool(person_in(players))
        self.coach.setEnabled(is_alone and compiled.RUNNING)
        text = translate("NewGamePage", "Asks you to think again before a costly decision.")
        if not compiled.RUNNING:
            text = translate(
                "NewGamePage",
                "Needs compiled rules: see {way}.",
                way=way_in_text(
                    translate("Menus", "&Help"), translate("Menus", "&About Acquire Desktop")
                ),
            )
        elif not is_alone:
            text = translate("NewGamePage", "When one person plays against computers.")
        self.coach.setToolTip(text)
        self.coach.setAccessibleDescription(text)

    def retranslate(self) -> None:
        printings = {
            Printing.OF_2008: translate("NewGamePage", "2008"),
            Printing.OF_2023: translate("NewGamePage", "2023"),
            Printing.JAPANESE: translate("NewGamePage", "Japanese"),
        }
        self.printings.set_texts([printings[printing] for printing in Printing])
        self.modes.set_texts(
            [translate("NewGamePage", "Classic"), translate("NewGamePage", "Tycoon")]
        )
        self.holdings.set_texts(
            [
                translate("NewGamePage", "Open"),
                translate("NewGamePage", "Memory aid"),
                translate("NewGamePage", "Strict"),
            ]
        )
        notes = (
            translate("NewGamePage", "Everybody sees all cash and stock: best for a first game."),
            translate("NewGamePage", "Everybody sees the announced totals."),
            translate("NewGamePage", "You see only your own, and the log since your last turn."),
        )
        for level, note in zip(Holdings, notes, strict=True):
            _describe(self.holdings.button(level.value), note)
        self._show_edition()

    def _published(self) -> Edition:
        modes = self._modes_now()
        return modes.get(BonusMode(self.modes.current()), next(iter(modes.values())))

    def _modes_now(self) -> Mapping[BonusMode, Edition]:
        return modes_of(Printing(self.printings.current()))

    def _note_change(self) -> None:
        """Take another edition; house rules stay as far as it can follow them."""
        self._house.show_rules(self._published(), self._house.changes())
        self._note_house()

    def _note_house(self) -> None:
        self._show_edition()
        self.changed.emit()

    def _show_edition(self) -> None:
        self._bonuses.setVisible(len(self._modes_now()) > 1)
        edition = self._house.edition()
        for printing in Printing:
            is_chosen = printing.value == self.printings.current()
            _describe(
                self.printings.button(printing.value), edition_summary(edition) if is_chosen else ""
            )
        _describe(self.house_button, changes_text(edition))


def _describe(widget: QWidget, text: str) -> None:
    """Say more about a choice, to screen readers too."""
    widget.setToolTip(escape_html(text))
    widget.setAccessibleDescription(text)
