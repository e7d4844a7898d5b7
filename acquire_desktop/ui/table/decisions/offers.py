"""What can be picked when a chain is asked for: to found, to survive, to be acquired next."""

from collections.abc import Sequence
from dataclasses import dataclass

from acquire_desktop.engine.actions import AcquireNext, ChooseSurvivor, FoundChain
from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.decisions import AcquisitionOrder, Founding, SurvivorChoice
from acquire_desktop.engine.editions import price
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, translate
from acquire_desktop.ui.table.decisions.chain_card import CardFace, Figure
from acquire_desktop.ui.words.bonus_texts import bonus_sentence

ChainAction = FoundChain | ChooseSurvivor | AcquireNext


@dataclass(frozen=True, slots=True)
class Offer:
    """One chain that can be picked."""

    chain: Chain
    action: ChainAction
    face: CardFace
    consequence: str
    """What picking it leads to, one or two sentences."""


def offers(view: View, names: Sequence[str]) -> tuple[Offer, ...]:
    """Return what the legal actions let the player pick, in the order of the edition.

    Args:
        view: The position.
        names: The players' names by seat, to tell who gets the bonuses of a merger.
    """
    actions = [action for action in view.legal if isinstance(action, ChainAction)]
    return tuple(_offer(action, view, names) for action in actions)


def offers_text(view: View) -> str:
    """Return what picking a chain is about, as long as none is picked."""
    match view.decision:
        case Founding():
            return translate(
                "Founding",
                "One dot marks a cheap chain, three dots an expensive one, whose stock costs more "
                "and pays higher bonuses.",
            )
        case SurvivorChoice():
            return translate(
                "Survivor",
                "The survivor takes over the rest, whose stockholders are paid bonuses and sell, "
                "trade or keep their stock. Choose a chain to see the bonuses.",
            )
        case AcquisitionOrder():
            return translate(
                "Order",
                "All of them are acquired. The bonuses of the one you choose are paid first, and "
                "its stock is settled, before the next one follows.",
            )
    return ""


def _offer(action: ChainAction, view: View, names: Sequence[str]) -> Offer:
    match view.decision:
        case Founding() as founding:
            return _founding_offer(action, founding, view)
        case SurvivorChoice() as choice:
            return _survivor_offer(action, choice, view, names)
        case AcquisitionOrder() as order:
            return _order_offer(action, order, view, names)
    raise ValueError(f"no chain is asked for: {view.decision}")


def _founding_offer(action: ChainAction, decision: Founding, view: View) -> Offer:
    chain = action.chain
    spec = view.edition.chains[chain]
    cost = money(price(view.edition, chain, decision.size))
    bank = view.bank[chain]
    figures = (bank_figure(view, chain), held_figure(view, chain))
    start = translate(
        "Founding",
        "{chain} starts with %n tile(s) at {price} a stock.",
        n=decision.size,
        chain=spec.name,
        price=cost,
    )
    if bank:
        gift = translate("Founding", "You receive 1 stock.")
    elif view.edition.founder_cash:
        gift = translate("Founding", "The bank has none left: you receive {price}.", price=cost)
    else:
        gift = translate("Founding", "The bank has none left: you receive no stock.")
    return Offer(chain, action, CardFace(spec, cost, figures), join_sentences((start, gift)))


def _survivor_offer(
    action: ChainAction, decision: SurvivorChoice, view: View, names: Sequence[str]
) -> Offer:
    chain = action.chain
    acquired = [other for other in (*decision.chains, *decision.others) if other != chain]
    outcome = translate(
        "Survivor",
        "{survivor} survives and acquires {acquired}.",
        survivor=view.edition.chains[chain].name,
        acquired=join_list([view.edition.chains[other].name for other in acquired]),
    )
    paid = [bonus_sentence(other, view, names) for other in acquired]
    return Offer(chain, action, _merging_face(view, chain), join_sentences((outcome, *paid)))


def _order_offer(
    action: ChainAction, decision: AcquisitionOrder, view: View, names: Sequence[str]
) -> Offer:
    chain = action.chain
    face = _merging_face(view, chain)
    now = translate("Order", "{chain} is settled first.", chain=face.spec.name)
    rest = [other for other in (*decision.chains, *decision.others) if other != chain]
    later = join_list([view.edition.chains[other].name for other in rest])
    then = translate("Order", "After it: {chains}.", chains=later)
    paid = bonus_sentence(chain, view, names)
    return Offer(chain, action, face, join_sentences((now, paid, then)))


def bank_figure(view: View, chain: Chain) -> Figure:
    """Return how many stocks of a chain the bank has."""
    bank = view.bank[chain]
    return Figure(translate("ChainCard", "Bank"), str(bank), is_missing=not bank)


def held_figure(view: View, chain: Chain) -> Figure:
    """Return how many stocks of a chain the player holds."""
    return Figure(translate("ChainCard", "You"), str(view.stocks[view.seat][chain]))


def _merging_face(view: View, chain: Chain) -> CardFace:
    figures = (bank_figure(view, chain), held_figure(view, chain))
    return CardFace(view.edition.chains[chain], money(view.prices[chain]), figures)
