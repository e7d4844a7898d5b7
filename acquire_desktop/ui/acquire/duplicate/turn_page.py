"""Turn page of a duplicate: the curtain between two people, with who plays the deal next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.frames import PlanPage
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import Sign, push_button
from acquire_desktop.ui.kit.texts import (
    breakable,
    join_list,
    join_sentences,
    label,
    later,
    translate,
)
from acquire_desktop.ui.pin.name_buttons import RevealButton

_WIDEST_PX: Final = 720
_LEAST_PX: Final = 520


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of one person at the deal; nothing of how the others did."""

    names: tuple[str, ...]
    """Of all people, in their order."""
    person: int
    """The person whose turn it is, by the place among them."""
    is_begun: bool
    """Whether the person has begun, and goes on."""
    table: Callable[[], str]
    """Returns the edition and the computers in words, in the language of then."""


class TurnPage(PlanPage):
    """Covers everything until the person whose turn it is says to be there.

    Signals:
        accepted(): The person wants to play.
        given_up(): The person plays the deal no further, and has confirmed that.
        left(): Go away from here; the duplicate waits.
    """

    accepted = Signal()
    given_up = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.set_text(self.setAccessibleName, later("Duplicate", "Duplicate"))
        self._turn = Turn((), 0, False, str)
        self._is_asking = False
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title = label("", "display", bold=True, wraps=True, align=middle)
        self._done = label(wraps=True, align=middle)
        self._rules = label(wraps=True, tone="muted", align=middle)
        self._question = label(wraps=True, tone="loss", align=middle)
        self.accept = RevealButton()
        self.guard = self.accept.guard
        """Keeps a key still held for the last move of another person from opening the game."""
        self.give_up, self.leave = push_button(self._ask), push_button(self._step_back)
        theme.style_text(self.accept, "title", bold=True)
        self._arrange()
        self.accept.clicked.connect(self.accepted)
        self.refit()
        self.retranslate()

    def show_turn(self, turn: Turn) -> None:
        """Ask for the person whose turn it is."""
        self._turn, self._is_asking = turn, False
        self.retranslate()
        self.accept.close_guard()
        if self.isVisible():
            self.accept.setFocus()

    def retranslate(self) -> None:
        turn, names = self._turn, self._turn.names
        name = names[turn.person] if names else ""
        title = translate("Duplicate", "{name}, it is your turn", name=name)
        self._title.setText(breakable(title))
        self._done.setText(_done_text(names[: turn.person], names[turn.person + 1 :]))
        self._rules.setText(
            translate(
                "Duplicate",
                "{table}. Everyone has the same tiles and the same computers. Results stay hidden"
                " until all have played, and your game is saved as you play.",
                table=turn.table(),
            )
        )
        text = translate(
            "Duplicate",
            "I am {name} — continue my game" if turn.is_begun else "I am {name} — play",
            name=name,
        )
        self.accept.show_text(text, self._done.text())
        self.give_up.setText(
            translate("Duplicate", "Yes, give up" if self._is_asking else "Give up")
        )
        self.leave.setText(
            translate("Duplicate", "No, keep playing" if self._is_asking else "Later")
        )
        question = translate(
            "Duplicate",
            "{name}, do you want to give up? Your game then counts as not finished.",
            name=name,
        )
        self._question.setText(question if self._is_asking else "")
        self.accept.setEnabled(not self._is_asking)

    def refit(self) -> None:
        self._card.setMinimumWidth(theme.scaled(_LEAST_PX))
        self._card.setMaximumWidth(theme.scaled(_WIDEST_PX))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.accept.close_guard()
        self.accept.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.guard.admits(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self._step_back()
        elif is_enter(event) and self.accept.isEnabled():
            self.accepted.emit()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.guard.release(event)
        super().keyReleaseEvent(event)

    def _arrange(self) -> None:
        self._card = card = QFrame()
        card.setProperty("role", "card")
        buttons = row(1, self.give_up, self.leave, 1, spacing=theme.SPACE)
        column(
            *(Sign("eye-off", 48, align=Qt.AlignmentFlag.AlignHCenter), self._title),
            *(Gap(theme.SPACE), hairline(), Gap(theme.SPACE), self._done, self._rules),
            *(Gap(theme.SPACE), self.accept, self._question, buttons),
            of=card,
            margins=(theme.SPACE_6, theme.SPACE_4, theme.SPACE_6, theme.SPACE_4),
            spacing=theme.SPACE,
        )
        across = row(1, Stretched(card, 1000), 1)
        margins = (theme.SPACE_4, theme.SPACE, theme.SPACE_4, theme.SPACE)
        column(1, across, 1, of=self, margins=margins)

    def _ask(self) -> None:
        """Give up when that is asked for twice."""
        if self._is_asking:
            self._is_asking = False
            self.given_up.emit()
        else:
            self._is_asking = True
            self.retranslate()
            self.leave.setFocus()

    def _step_back(self) -> None:
        if self._is_asking:
            self._is_asking = False
            self.retranslate()
            self.accept.setFocus()
        else:
            self.left.emit()


def _done_text(before: Sequence[str], after: Sequence[str]) -> str:
    """Return the people who had a turn and those who wait; nothing is said of giving up."""
    had = translate("Duplicate", "Done: {names}.", names=join_list(before))
    wait = translate("Duplicate", "After you: {names}.", names=join_list(after))
    return join_sentences([text for text, people in ((had, before), (wait, after)) if people])
