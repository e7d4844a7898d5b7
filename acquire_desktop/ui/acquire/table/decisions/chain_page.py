"""The page on which one chain is picked: founding, survivor and order of acquisition."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout

from acquire_desktop.games.acquire.engine.actions import AcquireNext, ChooseSurvivor, FoundChain
from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    SurvivorChoice,
)
from acquire_desktop.games.acquire.engine.editions import price
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.alternatives import Alternatives, Outcome
from acquire_desktop.ui.acquire.table.decisions.chain_pick import ChainPick
from acquire_desktop.ui.acquire.table.decisions.page import NOTHING, CardPage, ChainFace, Choice
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.chain_forms import the_chain
from acquire_desktop.ui.acquire.words.chain_readings import name_with_reading
from acquire_desktop.ui.acquire.words.effect_texts import bonus_sentence, known_bonuses
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import number_keys, which_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, translate

_CREST_ONLY_PX: Final = 40
"""How wide a chain is at most where there is no room for prices."""
_HOTEL_PX: Final = 72
"""How wide the hotel of a chain is at most, at 100 % text."""


class ChainPage(CardPage):
    """Offers each chain that can be picked, and says what picking it leads to.

    Signals:
        previewed (Chain | None): What would be founded, by the pointer, the focus or the choice.
    """

    previewed = Signal(object)

    decisions = (Founding, SurvivorChoice, AcquisitionOrder)

    def __init__(self) -> None:
        super().__init__()
        self.names: Sequence[str] = ()
        """The players' names by seat."""
        self.picks: dict[Chain, ChainPick] = {}
        """The buttons of the chains that are offered, in order."""
        self.chosen: Chain | None = None
        """The chain that is picked."""
        self.is_needed = True
        self.alternatives = Alternatives()
        """What each chain that may survive or fall first leads to; it lies over the exchange."""
        self.alternatives.chosen.connect(self.choose)
        self.alternatives.activated.connect(self.activate)
        self._picks_row: QHBoxLayout = row(of=self, spacing=theme.SPACE_HALF)

    def fit(self, room: QSize) -> None:
        picks = self.picks.values()
        for pick in picks:
            pick.fit(QSize(0, room.height()))
        share = (room.width() + theme.SPACE_HALF) // max(1, len(picks)) - theme.SPACE_HALF
        width = max((pick.full_width() for pick in picks), default=0)
        if width > share:
            width = min(theme.scaled(_CREST_ONLY_PX), share)
        elif self.is_below:
            width = max(width, min(theme.scaled(_HOTEL_PX), share))
        for pick in picks:
            pick.fit(QSize(width, room.height()))

    def start(self) -> None:
        super().start()
        self.chosen = None

    def forget(self) -> None:
        self._set_picks({})
        self.alternatives.forget()
        super().forget()
        self.previewed.emit(None)

    def reset(self, view: View) -> None:
        super().reset(view)
        self.is_below = isinstance(view.decision, Founding)
        self._set_picks(self.faces(view))
        if len(self.offered) == 1:
            (self.chosen,) = self.offered

    def refresh(self, view: View) -> None:
        for chain, face in self.faces(view).items():
            self.picks[chain].show_face(face)
        self.alternatives.show_outcomes(_outcomes(view, self.offered, self.names), self.chosen)
        self._preview()

    def details(self) -> Sequence[str]:
        view, chosen = self.view, self.chosen
        if view is None:
            return ()
        return (_question_text(view),) if chosen is None else _outcome(chosen, view, self.names)

    def short(self) -> str:
        match self.view and self.view.decision:
            case SurvivorChoice():
                return translate("Survivor", "Which survives?")
            case AcquisitionOrder():
                return translate("Order", "Which is next?")
        return ""

    def tab_parts(self) -> Sequence[ChainPick]:
        return tuple(self.picks.values())

    def faces(self, view: View) -> Mapping[Chain, ChainFace]:
        return {
            chain: ChainFace(
                view.edition.chains[chain],
                money(_price(view, chain)),
                is_chosen=chain == self.chosen,
            )
            for chain in _actions(view)
        }

    @property
    def gains(self) -> dict[Seat, int]:
        """The bonuses that the pick would bring, in dollars by seat, where they are known."""
        view, gains = self.view, dict[Seat, int]()
        if view is None or self.chosen is None:
            return gains
        for chain in _falling(self.chosen, view):
            for seat, amount in enumerate(known_bonuses(chain, view)):
                gains[seat] = gains.get(seat, 0) + amount
        return gains

    def has_choice(self) -> bool:
        return self.chosen is not None and len(self.offered) > 1

    def choice(self) -> Choice:
        if self.view is None:
            return NOTHING
        if self.chosen is None:
            return Choice(None, translate("ChainPage", "Choose a chain"))
        action = _actions(self.view)[self.chosen]
        return Choice(action, action_text(action, self.view.edition))

    def announcement(self) -> str:
        return "" if self.chosen is None else join_sentences(self.details())

    def choose(self, chain: Chain) -> None:
        """Pick a chain, without confirming it."""
        if chain in self.offered:
            self.chosen = chain
            self.touch()

    def activate(self, chain: Chain) -> None:
        self.choose(chain)
        self.confirmed.emit()

    def attend(self, chain: Chain, is_attended: bool) -> None:
        super().attend(chain, is_attended)
        self._preview()

    def handle_key(self, event: QKeyEvent) -> bool:
        at = which_key(event, number_keys(len(self.offered)))
        if at is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return super().handle_key(event)
        self.choose(self.offered[at])
        return True

    def _preview(self) -> None:
        chain = self.chosen if self._attended is None else self._attended
        self.previewed.emit(chain if self.is_below else None)

    def _set_picks(self, faces: Mapping[Chain, ChainFace]) -> None:
        for pick in self.picks.values():
            clear_words(pick)
            pick.hide()
            pick.deleteLater()
        self.picks = {
            chain: ChainPick(face, is_hotel=self.is_below) for chain, face in faces.items()
        }
        for chain, pick in self.picks.items():
            self._picks_row.addWidget(pick)
            pick.show()  # else Qt shows it a moment later
            pick.clicked.connect(lambda _checked, chain=chain: self.choose(chain))
            pick.activated.connect(partial(self.activate, chain))
            pick.attended.connect(partial(self.attend, chain))


def _actions(view: View) -> dict[Chain, FoundChain | ChooseSurvivor | AcquireNext]:
    kinds = FoundChain | ChooseSurvivor | AcquireNext
    return {action.chain: action for action in view.legal if isinstance(action, kinds)}


def _price(view: View, chain: Chain) -> int:
    """Return what a stock costs, of a chain that is founded as soon as it is."""
    if isinstance(view.decision, Founding):
        return price(view.edition, chain, view.decision.size)
    return view.prices[chain]


def _question_text(view: View) -> str:
    match view.decision:
        case Founding():
            return translate(
                "Founding",
                "The stock of an expensive chain costs more, and its bonuses are higher.",
            )
        case SurvivorChoice():
            return translate(
                "Survivor",
                "The survivor takes over the others. Their stockholders get bonuses, then "
                "sell, trade or keep their stock.",
            )
        case AcquisitionOrder():
            return translate(
                "Order",
                "All of them will be acquired. The one you choose goes first: its bonuses "
                "are paid and its stock is settled before the next.",
            )
    return ""


def _falling(chain: Chain, view: View) -> list[Chain]:
    """Return the chains that pay bonuses once a chain is picked, before anything else is."""
    match view.decision:
        case SurvivorChoice(chains=chains, others=others):
            return [other for other in (*chains, *others) if other != chain]
        case AcquisitionOrder():
            return [chain]
    return []


def _outcomes(view: View, chains: Sequence[Chain], names: Sequence[str]) -> dict[Chain, Outcome]:
    """Return what every pick leads to, before one is made; a new chain touches nobody else."""
    if isinstance(view.decision, Founding):
        return {}
    letters = [spec.letter for spec in view.edition.chains]
    return {chain: Outcome(letters[chain], _outcome(chain, view, names)) for chain in chains}


def _outcome(chain: Chain, view: View, names: Sequence[str]) -> list[str]:
    """Return what picking a chain leads to, in sentences."""
    chains, decision = view.edition.chains, view.decision
    name = chains[chain].name
    if isinstance(decision, Founding):
        return _founding_texts(chain, decision.size, view)
    if not isinstance(decision, SurvivorChoice | AcquisitionOrder):
        return []
    others = [other for other in (*decision.chains, *decision.others) if other != chain]
    named = join_list([the_chain(chains[other].name) for other in others])
    if isinstance(decision, SurvivorChoice):
        outcome = translate(
            "Survivor",
            "{survivor} survives and acquires {acquired}.",
            survivor=name,
            acquired=named,
        )
        paid = [bonus_sentence(other, view, names) for other in others]
        return [outcome, *paid, *filter(None, (_own_stock(other, view) for other in others))]
    now = translate("Order", "{chain} is acquired first.", chain=name)
    then = translate("Order", "After that: {chains}.", chains=named)
    return [now, bonus_sentence(chain, view, names), then]


def _own_stock(chain: Chain, view: View) -> str:
    """Say what the viewer's stock of a chain would sell for, where totals are shown."""
    count = view.stocks[view.seat][chain] if view.holdings.are_shown else 0
    if not count:
        return ""
    amount, name = money(count * view.prices[chain]), view.edition.chains[chain].name
    return translate(
        "Survivor", "Your %n {chain} would sell for {amount}.", n=count, chain=name, amount=amount
    )


def _founding_texts(chain: Chain, size: int, view: View) -> list[str]:
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
    return [start, gift]
