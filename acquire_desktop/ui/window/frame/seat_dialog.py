"""Seats that change hands: the questions about them in words, and the dialog that asks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from acquire_desktop.game import Seat
from acquire_desktop.ui.kit.boxes import Gap, Stretched, row
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.dialogs import NarrowDialog, fill_dialog
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import breakable, escape_mnemonic, label, translate

_LABEL_PX = 96


@dataclass(frozen=True, slots=True)
class SeatQuestion:
    """The question of a dialog."""

    title: str
    notes: Sequence[str]
    """What follows from it, a paragraph each."""
    go_on: str
    """What the button says that does it."""
    is_harmful: bool = False
    """Whether Enter must not do it at once."""


@dataclass(frozen=True, slots=True)
class SeatWords:
    """A game's words for seats that change hands, and its computer players."""

    usual_level: str
    """The key of the level that is offered first."""
    level_text: Callable[[str], str]
    """Names a level."""
    make_levels: Callable[[], FittedBox]
    """Makes the box that offers all levels, in the language of now."""
    before_shown: Callable[[], str]
    """Says why a PIN is asked for before a closed hand is shown."""
    when_back: Callable[[], str]
    """Says what is shown when somebody is back."""
    when_forgotten: Callable[[str], str]
    """Says what it means for the player of a name that the PIN is removed."""


def leaving(names: dict[Seat, str], *, is_alone: bool) -> SeatQuestion:
    """Return the question whether a computer is to play for one of some people."""
    if is_alone:
        title = translate("Seats", "Let a computer play for you?")
        first = translate("Seats", "It sees what you see, and plays on from here.")
    else:
        title = translate("Seats", "Let a computer play for somebody?")
        if len(names) == 1:
            title = translate(
                "Seats", "Let a computer play for {player}?", player=next(iter(names.values()))
            )
        first = translate("Seats", "It sees what that player sees, and nothing else.")
    notes = (
        first,
        translate(
            "Seats",
            "The log records this, and earlier actions can no longer be undone. The seat can"
            " be taken back at any time.",
        ),
    )
    return SeatQuestion(title, notes, translate("Seats", "Let the computer play"))


def returning(names: dict[Seat, str], words: SeatWords) -> SeatQuestion:
    """Return the question which of those who left is back."""
    title = translate("Seats", "Who is back?")
    if len(names) == 1:
        title = translate("Seats", "Is {player} back?", player=next(iter(names.values())))
    return SeatQuestion(title, (words.when_back(),), translate("Seats", "Take the seat back"))


def forgetting(name: str, words: SeatWords) -> SeatQuestion:
    """Return the question whether a PIN is to be taken away."""
    notes = (
        words.when_forgotten(name),
        translate("Seats", "The log records this for all to read."),
    )
    title = translate("Seats", "Has {player} forgotten the PIN?", player=name)
    return SeatQuestion(title, notes, translate("Seats", "Remove the PIN"), is_harmful=True)


class SeatDialog(NarrowDialog):
    """Asks which of some people it is about, and for a level if somebody leaves."""

    def __init__(
        self,
        parent: QWidget,
        question: SeatQuestion,
        people: Mapping[Seat, str],
        make_levels: Callable[[], FittedBox] = FittedBox,
        level: str = "",
    ) -> None:
        """Make the question.

        Args:
            parent: The window.
            question: Its words.
            people: The names of those to choose from, by seat.
            make_levels: Makes the box that offers the levels of the game's computer players, each
                with its key as data.
            level: The level to begin with; empty where none is asked for.
        """
        super().__init__(parent)
        self.setWindowTitle(question.title)
        self.people, self.levels = FittedBox(), make_levels()
        for seat, name in people.items():
            self.people.addItem(name, seat)
        self.levels.setCurrentIndex(max(self.levels.findData(level), 0))
        other = QPushButton()
        other.setAutoDefault(False)
        is_harmful = question.is_harmful
        self.go_on, self.cancel = (other, self.first) if is_harmful else (self.first, other)
        self.go_on.setText(escape_mnemonic(question.go_on))
        self.cancel.setText(translate("Seats", "&Cancel"))
        self.go_on.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        rows = [(translate("Seats", "&Player"), self.people, len(people) > 1)]
        rows.append((translate("Seats", "&Level"), self.levels, bool(level)))
        fill_dialog(
            self,
            label(question.title, "title", bold=True, wraps=True),
            *(label(breakable(note), wraps=True) for note in question.notes),
            Gap(theme.SPACE_HALF),
            *(_named(text, box) for text, box, is_asked in rows if is_asked),
            Gap(theme.SPACE),
            row(1, self.go_on, self.cancel, spacing=theme.SPACE),
            spacing=theme.SPACE,
        )
        asked = self.people if len(people) > 1 else self.levels if level else None
        self._begins_with: QWidget = asked or self.first
        self.setAccessibleDescription("\n".join(question.notes))

    def asks(self) -> bool:
        """Ask, and tell whether it is to be done; the window keeps nothing of the question."""
        is_agreed = bool(self.exec())
        self.deleteLater()
        return is_agreed

    def seat(self) -> Seat:
        """Return the chosen seat."""
        return int(self.people.currentData())

    def level(self) -> str:
        """Return the level that is chosen."""
        return str(self.levels.currentData())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begins_with.setFocus(Qt.FocusReason.OtherFocusReason)


def _named(text: str, box: FittedBox) -> QWidget:
    """Return a row with a box and what it is for."""
    name, place = QLabel(text), QWidget()
    name.setBuddy(box)
    name.setMinimumWidth(theme.scaled(_LABEL_PX))
    box.setAccessibleName(text.replace("&", ""))
    row(name, Stretched(box, 1), of=place, spacing=theme.SPACE)
    return place
