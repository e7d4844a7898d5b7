"""Pages of the Line: what is chosen, and what all of them and those about chains share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import Action, DeclareEnd
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.decisions import Decision
from acquire_desktop.games.acquire.engine.editions import ChainSpec
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.words.places import change_text
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import which_key
from acquire_desktop.ui.kit.line.frame import LinePage
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money


@dataclass(frozen=True, slots=True)
class Choice:
    """The player's choices so far on a page."""

    action: Action | None
    """The legal action that Confirm would do, or None while the choice is not complete."""
    confirm: str
    """What the Confirm button says, its result or what is missing; empty hides the button."""
    notice: str = ""
    """What is missing, or why a wish was refused; empty when all is well."""
    is_refusal: bool = False
    """Whether the notice answers something the player just tried."""
    second: Action | None = None
    """Another legal action with a button of its own."""
    second_text: str = ""
    """What that button says; empty for the usual name of the action."""
    decline: Action | None = None
    """What forgoes the decision: it stands on the button while nothing is chosen."""
    decline_text: str = ""
    """What the button says then."""
    overlay_text: str = ""
    """What the second button says where it opens another page or closes it; empty for none."""
    leads_back: bool = False
    """Whether Confirm leads back to the decision that the page covers."""
    short: str = ""
    """What Confirm says where ``confirm`` is too long for the Line; empty for the same."""
    spoken: str = ""
    """What Confirm does in full, for a screen reader and a tip; empty for ``confirm``."""


NOTHING = Choice(None, "")


@dataclass(frozen=True, slots=True)
class ChainFace:
    """The part of a chain in a decision."""

    spec: ChainSpec
    price: str
    """The price of one stock, as money."""
    added: int = 0
    """Stocks in the purchase; below zero for stocks returned."""
    refusal: str = ""
    """Why it cannot be chosen now; empty when it can."""
    change: str = ""
    """What the stocks added change for the player; empty where none are."""
    is_chosen: bool | None = None
    """Whether it is the one that is picked; None where chains are not picked one at a time."""


class DecisionPage(LinePage):
    """A page for one kind of decision; it keeps the choice until the decision changes.

    What is seen of it is a picture at the left of the Line; the Line writes its words.

    Signals:
        changed: The choice is another one, or its words are.
        confirmed: What is chosen is to be done at once.
    """

    changed = Signal()
    confirmed = Signal()
    decisions: tuple[type[Decision], ...] = ()
    """What it asks."""
    is_cover = False
    """Whether it lies over the decision, and tells something else."""

    def __init__(self) -> None:
        super().__init__()
        self.view: View | None = None

    def show_view(self, view: View) -> None:
        """Show the decision of a view; a new decision starts with a fresh choice."""
        old = self.view
        self.view = view
        if old is None or _question(old) != _question(view):
            self.reset(view)
        self.refresh(view)

    def forget(self) -> None:
        """Keep no view, no choice and no words."""
        self.view = None
        self.start()
        clear_words(self)

    def start(self) -> None:
        """Have nothing chosen."""

    def reset(self, view: View) -> None:
        """Begin with the choice that a new decision starts with."""
        self.start()

    def refresh(self, view: View) -> None:
        """Show the present choice, in the present language."""

    def has_choice(self) -> bool:
        """Tell whether the player chose something that can be let go of."""
        return False

    def let_go(self) -> bool:
        """Choose nothing again, and tell whether something was chosen."""
        had_choice = self.view is not None and self.has_choice()
        if had_choice:
            self.start()
            self.touch()
        return had_choice

    def choice(self) -> Choice:
        """Return what is chosen now."""
        return NOTHING

    def headline(self) -> str:
        """Return what the Line says in place of the question; empty for the question."""
        return ""

    def short(self) -> str:
        """Return what is asked, in few words; empty where the beginning of the question does."""
        return ""

    def details(self) -> Sequence[str]:
        """Return what there is to say below that, in sentences; the first matter most."""
        return ()

    def announcement(self) -> str:
        """Return what a screen reader says of the choice as it stands; empty for nothing."""
        return ""

    def tab_parts(self) -> Sequence[QWidget]:
        """Return the parts that were made for this decision, in the order of the Tab key."""
        return ()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that belongs to this decision and tell whether it was taken."""
        return False

    def touch(self) -> None:
        """Show a choice that was just changed and tell the panel."""
        self.retranslate()
        self.changed.emit()

    def retranslate(self) -> None:
        if self.view is not None:
            self.refresh(self.view)

    def refit(self) -> None:
        self.retranslate()

    def _arrange(self, *parts: QWidget) -> None:
        """Stand the parts of the picture beside each other."""
        row(*parts, of=self, spacing=theme.SPACE_HALF)


class CardPage(DecisionPage):
    """A page about chains, which stand elsewhere; it says why one cannot be picked.

    The rows of the exchange show its faces and call what they do: ``choose``, ``activate``,
    ``remove``, ``attend``.
    """

    counts_stock = False
    """Whether several stocks of a chain may be added, and taken away again one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.offered: tuple[Chain, ...] = ()
        """The chains that have a face, in order."""
        self._refusal = ""
        self._attended: Chain | None = None

    def faces(self, view: View) -> Mapping[Chain, ChainFace]:
        """Return what the card of each chain shows, in order: stock of those on the board."""
        return {
            chain: ChainFace(
                view.edition.chains[chain],
                money(view.prices[chain]),
                added=self.added(chain),
                change=change_text(view, chain, self.added(chain)),
                refusal=self.obstacle(view, chain),
            )
            for chain in range(CHAIN_COUNT)
            if view.prices[chain]
        }

    def added(self, chain: Chain) -> int:
        """Return how many stocks of a chain are taken; below zero for stocks given."""
        return 0

    def choose(self, chain: Chain) -> None:
        """Pick a chain, or tell why that cannot be."""
        raise NotImplementedError

    def activate(self, chain: Chain) -> None:
        """Do what a second click right after the first one asks for."""
        self.choose(chain)

    def remove(self, chain: Chain) -> bool:
        """Take a chain back, where the page has that; tell whether it has."""
        return False

    def obstacle(self, view: View, chain: Chain) -> str:
        """Return why a chain cannot be picked next, or an empty text."""
        return ""

    def start(self) -> None:
        self._refusal = ""

    def clear(self) -> None:
        """Pick nothing."""
        self.start()
        self.touch()

    def forget(self) -> None:
        self._attended, self.offered = None, ()
        super().forget()

    def reset(self, view: View) -> None:
        super().reset(view)
        self._attended = None
        self.offered = tuple(self.faces(view))

    def handle_key(self, event: QKeyEvent) -> bool:
        if self.view is None:
            return False
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not modifiers and event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            return self.take_back(is_all=event.key() == Qt.Key.Key_Delete)
        chain = which_key(event, [f"chain_{spec.letter}" for spec in self.view.edition.chains])
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier or chain is None:
            return False
        if modifiers:
            return self.remove(chain)
        self.choose(chain)
        return True

    def take_back(self, *, is_all: bool) -> bool:
        """Take back what was picked last, or all of it, where the page has that."""
        return False

    def attend(self, chain: Chain, is_attended: bool) -> None:
        """Tell why the card under the pointer or the focus cannot be picked."""
        if self.view is None or not (is_attended or self._attended == chain):
            return
        before = self._refusal, self.notice(self.view)
        self._attended = chain if is_attended else None
        self._refusal = ""
        if (self._refusal, self.notice(self.view)) != before:
            self.changed.emit()

    def notice(self, view: View) -> str:
        """Return what was refused, or what stands against the card attended to."""
        if self._refusal or self._attended is None:
            return self._refusal
        return self.obstacle(view, self._attended)


def _question(view: View) -> tuple[object, ...]:
    """Return the identity of a decision: to declare the end within it makes no other of it."""
    legal = tuple(action for action in view.legal if action != DeclareEnd())
    return view.ply - view.end_declared, view.seat, view.decision, legal
