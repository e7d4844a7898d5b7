"""The page on which one chain is picked: founding, survivor and order of acquisition."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from acquire_desktop.games.acquire.engine.actions import AcquireNext, ChooseSurvivor, FoundChain
from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    SurvivorChoice,
)
from acquire_desktop.games.acquire.engine.editions import price
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.cards import CardFace, face_of
from acquire_desktop.ui.acquire.table.decisions.page import NOTHING, CardPage, Choice
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.chain_forms import the_chain
from acquire_desktop.ui.acquire.words.chain_readings import name_with_reading
from acquire_desktop.ui.acquire.words.effect_texts import bonus_sentence
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_list, join_sentences, keep_room, money, translate

_WIDEST_CARD_PX = 180
_CONSEQUENCE_LINES = 2
"""What a choice leads to has room for so many lines, so that choosing moves nothing."""


class ChainPage(CardPage):
    """Shows each chain that can be picked as a card, and what picking it leads to."""

    decisions = (Founding, SurvivorChoice, AcquisitionOrder)

    def __init__(self) -> None:
        super().__init__(_WIDEST_CARD_PX)
        self.names: Sequence[str] = ()
        """The players' names by seat."""
        self._chosen: Chain | None = None
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._arrange(self._row, self._text)

    def start(self) -> None:
        super().start()
        self._chosen = None

    def reset(self, view: View) -> None:
        super().reset(view)
        if len(self.offered) == 1:
            (self._chosen,) = self.offered

    def refresh(self, view: View) -> None:
        super().refresh(view)
        chosen = self._chosen
        question = _question_text(view, with_dots=not self.is_strip)
        text = question if chosen is None else _consequence(chosen, view, self.names)
        self._text.setText(text)
        line = QFontMetrics(theme.font("body")).lineSpacing()
        keep_room(self._text, height=_CONSEQUENCE_LINES * line)

    def faces(self, view: View) -> Mapping[Chain, CardFace]:
        return {
            chain: replace(
                face_of(view, chain, _price(view, chain)), is_chosen=chain == self._chosen
            )
            for chain in _actions(view)
        }

    def has_choice(self) -> bool:
        return self._chosen is not None and len(self.offered) > 1

    def choice(self) -> Choice:
        if self.view is None:
            return NOTHING
        if self._chosen is None:
            return Choice(None, translate("ChainPage", "Choose a chain"))
        action = _actions(self.view)[self._chosen]
        return Choice(action, action_text(action, self.view.edition))

    def announcement(self) -> str:
        return "" if self._chosen is None else self._text.text()

    def choose(self, chain: Chain) -> None:
        """Pick a chain, without confirming it."""
        if chain in self.offered:
            self._chosen = chain
            self.touch()

    def activate(self, chain: Chain) -> None:
        self.choose(chain)
        self.confirmed.emit()


def _actions(view: View) -> dict[Chain, FoundChain | ChooseSurvivor | AcquireNext]:
    kinds = FoundChain | ChooseSurvivor | AcquireNext
    return {action.chain: action for action in view.legal if isinstance(action, kinds)}


def _price(view: View, chain: Chain) -> int:
    """Return what a stock costs, of a chain that is founded as soon as it is."""
    if isinstance(view.decision, Founding):
        return price(view.edition, chain, view.decision.size)
    return view.prices[chain]


def _question_text(view: View, *, with_dots: bool) -> str:
    match view.decision:
        case Founding() if not with_dots:
            return translate(
                "Founding",
                "Choose a chain on the exchange. The stock of an expensive chain costs more, "
                "and its bonuses are higher.",
            )
        case Founding():
            return translate(
                "Founding",
                "One dot marks a cheap chain, three dots an expensive one: its stock costs "
                "more, and its bonuses are higher.",
            )
        case SurvivorChoice():
            return translate(
                "Survivor",
                "The survivor takes over the others. Their stockholders get bonuses, then "
                "sell, trade or keep their stock. Choose a chain to see the bonuses.",
            )
        case AcquisitionOrder():
            return translate(
                "Order",
                "All of them will be acquired. The one you choose goes first: its bonuses "
                "are paid and its stock is settled before the next.",
            )
    return ""


def _consequence(chain: Chain, view: View, names: Sequence[str]) -> str:
    chains, decision = view.edition.chains, view.decision
    name = chains[chain].name
    if isinstance(decision, Founding):
        return _founding_text(chain, decision.size, view)
    if not isinstance(decision, SurvivorChoice | AcquisitionOrder):
        return ""
    others = [other for other in (*decision.chains, *decision.others) if other != chain]
    named = join_list([the_chain(chains[other].name) for other in others])
    if isinstance(decision, SurvivorChoice):
        outcome = translate(
            "Survivor",
            "{survivor} survives and acquires {acquired}.",
            survivor=name,
            acquired=named,
        )
        return join_sentences((outcome, *(bonus_sentence(other, view, names) for other in others)))
    now = translate("Order", "{chain} is acquired first.", chain=name)
    then = translate("Order", "After that: {chains}.", chains=named)
    return join_sentences((now, bonus_sentence(chain, view, names), then))


def _founding_text(chain: Chain, size: int, view: View) -> str:
    cost = money(_price(view, chain))
    start = translate(
        "Founding", "{chain} starts with %n tile(s) at {price} a stock.",
        n=size, chain=name_with_reading(view.edition.chains[chain]), price=cost,
    )  # fmt: skip
    if view.bank[chain]:
        gift = translate("Founding", "You receive 1 stock.")
    elif view.edition.founder_cash:
        gift = translate("Founding", "The bank has none left: you receive {price}.", price=cost)
    else:
        gift = translate("Founding", "The bank has none left: you receive no stock.")
    return join_sentences((start, gift))
