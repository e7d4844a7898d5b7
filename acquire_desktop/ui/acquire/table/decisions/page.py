"""Pages of the action panel: what is chosen, and what all of them and those of cards share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.decisions import Decision
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.cards import CardFace, CardRow, ChainCard, face_of
from acquire_desktop.ui.acquire.words.places import change_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import which_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import wrapped_rect
from acquire_desktop.ui.kit.texts import label


@dataclass(frozen=True, slots=True)
class Choice:
    """The player's choices so far on a page."""

    action: Action | None
    """The legal action that Confirm would do, or None while the choice is not complete."""
    confirm: str
    """What the Confirm button says; empty hides the button."""
    notice: str = ""
    """Why Confirm is disabled or why a wish was refused; empty when all is well."""
    is_refusal: bool = False
    """Whether the notice answers something the player just tried."""
    is_strong: bool = True
    """Whether Confirm looks like the primary button."""
    second: Action | None = None
    """Another legal action with a button of its own."""
    second_text: str = ""
    """What that button says; empty for the usual name of the action."""
    decline: Action | None = None
    """What forgoes the decision, with a button of its own, while nothing is chosen."""
    decline_text: str = ""
    """What that button says; empty hides it."""
    overlay_text: str = ""
    """What the second button says where it opens another page or closes it; empty for none."""
    leads_back: bool = False
    """Whether Confirm leads back to the decision that the page covers."""
    short: str = ""
    """What Confirm says where ``confirm`` is too long for the panel; empty for the same."""


NOTHING = Choice(None, "")


class DecisionPage(Adaptive, QWidget):
    """A page for one kind of decision; it keeps the choice until the decision changes.

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
        self.is_strip = False
        """Whether the panel is a strip below the board, and the exchange has the cards."""
        self._text = label(wraps=True)
        """The paragraph that each page has."""

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

    def title(self) -> str:
        """Return what is said in place of the question; empty for the question."""
        return ""

    def headline(self) -> str:
        """Return what the strip says in place of the question; empty for the question."""
        return ""

    def announcement(self) -> str:
        """Return what a screen reader says of the choice as it stands; empty for nothing."""
        return ""

    def fit_text(self, room: QSize) -> None:
        """Write the paragraph small where it would not fit into the strip."""
        kept = self._text.property("tone")
        tone: theme.Tone = kept or "ink"
        place = QRect(0, 0, room.width(), room.height())
        fits = place.contains(wrapped_rect(self._text.text(), theme.font("body"), room.width()))
        theme.style_text(self._text, "body" if fits else "small", tone=tone)
        self.updateGeometry()  # while a layout is at work, Qt keeps the height from before

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

    def _arrange(self, *parts: QWidget | QLayout) -> None:
        self._box: QBoxLayout = column(*parts, 1, of=self, spacing=theme.SPACE)


class CardPage(DecisionPage):
    """A page of cards by chain, which says why a greyed one cannot be picked.

    Other cards may show its faces and call what its own ones do: ``choose``, ``activate``,
    ``remove``, ``attend``.
    """

    counts_stock = False
    """Whether several stocks of a chain may be added, and taken away again one by one."""

    def __init__(self, widest_px: int) -> None:
        """Make a page for cards that grow to a width in pixels at 100 % text."""
        super().__init__()
        self.offered: tuple[Chain, ...] = ()
        """The chains that have a card, in order."""
        self.cards: dict[Chain, ChainCard] = {}
        """The page's own cards; none in a strip, where others show the faces."""
        self._row = CardRow(widest_px)
        self._refusal = ""
        self._attended: Chain | None = None

    def faces(self, view: View) -> Mapping[Chain, CardFace]:
        """Return what the card of each chain shows, in order: stock of those on the board."""
        return {
            chain: replace(
                face_of(view, chain, view.prices[chain]),
                added=self.added(chain),
                change=change_text(view, chain, self.added(chain)),
                is_certificate=True,
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
        self._set_cards({})
        super().forget()

    def reset(self, view: View) -> None:
        super().reset(view)
        self._attended = None
        self.offered = tuple(self.faces(view))
        self._set_cards({})  # the next ones are made for this decision

    def refresh(self, view: View) -> None:
        faces = {} if self.is_strip else self.faces(view)
        if faces.keys() != self.cards.keys():
            self._set_cards(faces)
        for chain, face in faces.items():
            self.cards[chain].show_face(face)
        self._row.setVisible(bool(self.cards))
        self._row.arrange()

    def tab_parts(self) -> Sequence[QWidget]:
        return tuple(self.cards.values())

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

    def _set_cards(self, faces: Mapping[Chain, CardFace]) -> None:
        self.cards = {chain: ChainCard(face) for chain, face in faces.items()}
        self._row.set_cards(tuple(self.cards.values()))
        for chain, card in self.cards.items():
            card.clicked.connect(lambda _checked, chain=chain: self.choose(chain))
            card.activated.connect(partial(self.activate, chain))
            card.removal_requested.connect(partial(self.remove, chain))
            card.attended.connect(partial(self.attend, chain))


def _question(view: View) -> tuple[object, ...]:
    """Return the identity of a decision, whatever else changed around it."""
    return view.ply, view.seat, view.decision, view.legal
