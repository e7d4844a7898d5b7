"""What every page of the action panel has in common."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.engine.actions import Action
from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.clearing import clear_words


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player has chosen so far on a page."""

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
    turn: str = ""
    """What the second button says where it leads to another page or back; empty for none."""
    short: str = ""
    """What Confirm says where ``confirm`` is too long for the panel; empty for the same."""


NOTHING = Choice(None, "")


class DecisionPage(QWidget):
    """A page for one kind of decision; it keeps the choice until the decision changes.

    Signals:
        changed: The choice is another one, or its words are.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        clear_words(self)

    def reset(self, view: View) -> None:
        """Begin the choice anew."""

    def refresh(self, view: View) -> None:
        """Show the present choice, in the present language."""

    def choice(self) -> Choice:
        """Return what is chosen now."""
        return NOTHING

    def tab_parts(self) -> Sequence[QWidget]:
        """Return the parts that were made for this decision, in the order of the Tab key."""
        return ()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that belongs to this decision and tell whether it was taken."""
        return False

    def touch(self) -> None:
        """Show a choice that was just changed and tell the panel."""
        if self.view is not None:
            self.refresh(self.view)
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        looks = (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange)
        if event.type() in looks and self.view is not None:
            self.refresh(self.view)
        super().changeEvent(event)


class CardPage(DecisionPage):
    """A page of cards by chain, which tells why a greyed one cannot be picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._refusal = ""
        self._attended: Chain | None = None

    def reset(self, view: View) -> None:
        self._refusal = ""
        self._attended = None

    def forget(self) -> None:
        self._refusal = ""
        self._attended = None
        super().forget()

    def obstacle(self, view: View, chain: Chain) -> str:
        """Return why a chain cannot be picked next, or an empty text."""
        raise NotImplementedError

    def attend(self, chain: Chain, is_attended: bool) -> None:
        """Tell why the card under the pointer or the focus cannot be picked."""
        if is_attended or self._attended == chain:
            self._attended = chain if is_attended else None
            self._refusal = ""
            self.changed.emit()

    def notice(self, view: View) -> str:
        """Return what was refused, or what stands against the card attended to."""
        if self._refusal or self._attended is None:
            return self._refusal
        return self.obstacle(view, self._attended)


def chain_of_key(event: QKeyEvent, edition: Edition) -> Chain | None:
    """Return the chain whose letter was pressed, with or without Shift, or None."""
    if event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    ):
        return None
    for chain, spec in enumerate(edition.chains):
        if event.key() == ord(spec.letter):
            return chain
    return None


def has_shift(event: QKeyEvent) -> bool:
    """Tell whether Shift is held."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def _question(view: View) -> tuple[object, ...]:
    """Return what tells one decision from another, whatever else changed around it."""
    return view.ply, view.seat, view.decision, view.legal
