"""Rules bar: by which rules, with how many, whose turn it is and what is asked."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.decisions import Decision, Founding, StockDisposal
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.words.action_texts import decision_sentence
from acquire_desktop.ui.acquire.words.setup_texts import edition_name, published_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column, row
from acquire_desktop.ui.kit.choices import FittedBox, NumberBox
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate

NAME_LENGTH: Final = 8
"""So many letters of a player's name a box shows at least."""


class RulesBar(Adaptive, QWidget):
    """Chooses rules, seats and decision; the owner of the position shows the outcome.

    Signals:
        table_chosen (Edition, int, bool): Other rules, seats, or power cards or none.
        turn_chosen (int): It is the turn of this seat.
        decision_chosen (Decision): This is asked.
        house_wanted (): The rules of the edition are to be changed one by one.
    """

    table_chosen = Signal(object, int, bool)
    turn_chosen = Signal(int)
    decision_chosen = Signal(object)
    house_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: View | None = None
        self._names: Sequence[str] = ()
        self._decisions: Sequence[Decision] = ()
        self.editions, self.turns, self.decisions = FittedBox(), FittedBox(), FittedBox()
        self.players = NumberBox()
        self.cards = self.with_text(QCheckBox(), later("AnalysisPage", "Power cards"))
        self.house = push_button(self.house_wanted)
        self.set_text(self.editions.setAccessibleName, later("AnalysisPage", "Edition"))
        players = self._named(self.players, later("AnalysisPage", "Players"))
        turn = self._named(self.turns, later("AnalysisPage", "Turn"))
        asked = self._named(self.decisions, later("AnalysisPage", "Decision"))
        for key in EDITIONS:
            self.editions.addItem("", key)
        self.turns.setMinimumContentsLength(NAME_LENGTH)
        self.decisions.setMinimumContentsLength(12)
        self.editions.activated.connect(self._choose_table)
        self.players.valueChanged.connect(self._choose_table)
        self.cards.clicked.connect(self._choose_table)
        self.turns.activated.connect(self.turn_chosen)
        self.decisions.activated.connect(self._choose_decision)
        rules = self.editions, players, self.players, self.cards, self.house
        column(
            row(*rules, 1, spacing=theme.SPACE),
            row(turn, self.turns, asked, self.decisions, 1, spacing=theme.SPACE),
            of=self,
            spacing=theme.SPACE,
        )
        self.retranslate()

    def _named(self, box: QWidget, name: Callable[[], str]) -> QLabel:
        """Name a box, and return the label before it."""
        before = self.with_text(label(), name)
        before.setBuddy(box)
        self.set_text(box.setAccessibleName, name)
        return before

    def show_draft(self, draft: View, names: Sequence[str], decisions: Sequence[Decision]) -> None:
        """Show a position, and what can be asked in it."""
        self._draft, self._names, self._decisions = draft, names, decisions
        self._fill()

    def retranslate(self) -> None:
        for index, key in enumerate(EDITIONS):
            self.editions.setItemText(index, published_name(key))
        self._fill()

    def refit(self) -> None:
        for box in (self.editions, self.turns, self.decisions):
            box.refit()
        self.players.ensurePolished()  # the style sheet sets another height
        self.players.setMinimumHeight(theme.TARGET_PX)

    def _fill(self) -> None:
        draft = self._draft
        if draft is None:
            return
        edition = draft.edition
        boxes = (self.editions, self.players, self.cards, self.turns, self.decisions)
        for box in boxes:
            box.blockSignals(True)
        self.editions.setCurrentIndex(self.editions.findData(edition.key))
        self.players.setRange(*edition.players)
        self.players.setValue(draft.players)
        self.cards.setVisible(edition.power_cards)
        self.cards.setChecked(draft.power_cards)
        self.turns.clear()
        self.turns.addItems(list(self._names))
        self.turns.setCurrentIndex(draft.turn_seat)
        self.decisions.clear()
        for decision in self._decisions:
            self.decisions.addItem(decision_text(decision, edition, self._names))
        self.decisions.setCurrentIndex(list(self._decisions).index(draft.decision))
        for box in boxes:
            box.blockSignals(False)
        is_custom = edition != EDITIONS[edition.key]
        text = translate("AnalysisPage", "House rules: changed…")
        self.house.setText(text if is_custom else translate("AnalysisPage", "House rules…"))
        self.house.setToolTip(edition_name(edition) if is_custom else "")
        self.refit()

    def _choose_table(self) -> None:
        if self._draft is None:
            return
        key = str(self.editions.currentData())
        edition: Edition = EDITIONS[key]
        if key == self._draft.edition.key:
            edition = self._draft.edition
        players = min(max(self.players.value(), edition.players[0]), edition.players[1])
        self.table_chosen.emit(edition, players, self.cards.isChecked())

    def _choose_decision(self, index: int) -> None:
        self.decision_chosen.emit(self._decisions[index])


def decision_text(decision: Decision, edition: Edition, names: Sequence[str]) -> str:
    """Return a decision in words, with its tile where there is one."""
    text = decision_sentence(decision, edition, names)
    tile = getattr(decision, "tile", None)
    if tile is None:
        return text
    if isinstance(decision, StockDisposal):
        return translate(
            "AnalysisPage",
            "{tile}: {decision}, {chain} survives",
            tile=TILE_NAMES[tile],
            decision=text,
            chain=edition.chains[decision.survivor].name,
        )
    if isinstance(decision, Founding):
        return translate("AnalysisPage", "{tile}: {decision}", tile=TILE_NAMES[tile], decision=text)
    return translate(
        "AnalysisPage", "Merger at {tile}: {decision}", tile=TILE_NAMES[tile], decision=text
    )
