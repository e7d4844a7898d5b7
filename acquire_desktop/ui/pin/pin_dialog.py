"""PIN dialog: asks for a PIN, and how a person chooses another one."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.ui.kit.boxes import Gap, row
from acquire_desktop.ui.kit.dialogs import NarrowDialog, fill_dialog
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import breakable, escape_mnemonic, label, translate
from acquire_desktop.ui.pin.pin_pad import Check, PinPad

OTHER = 2
"""How a dialog ends by the other way that it offers."""


@dataclass(frozen=True, slots=True)
class Question:
    """The question of a dialog."""

    title: str
    note: str
    """What there is to know about it."""
    go_on: str
    """What the button says that Enter presses."""
    wrong: str = ""
    """What is said of digits that are not right."""
    other: str = ""
    """Another way out of the question; empty for none."""


class PinDialog(NarrowDialog):
    """Asks for four digits."""

    def __init__(
        self, parent: QWidget, question: Question, check: Check | None = None, tries: int = 0
    ) -> None:
        """Make the question; see ``PinPad.ask`` for the last two."""
        super().__init__(parent)
        self.digits = ""
        """What was typed, when the dialog was accepted."""
        self.setWindowTitle(question.title)
        self.pad = PinPad()
        self.go_on, self.cancel, self.other = self.first, QPushButton(), QPushButton()
        self.go_on.setText(escape_mnemonic(question.go_on))
        self.cancel.setText(translate("Pin", "&Cancel"))
        self.other.setText(escape_mnemonic(question.other))
        self.other.setVisible(bool(question.other))
        for button in (self.cancel, self.other):
            button.setAutoDefault(False)
        self.go_on.clicked.connect(self._accept_right)
        self.cancel.clicked.connect(self.reject)
        self.other.clicked.connect(lambda: self.done(OTHER))
        fill_dialog(
            self,
            label(question.title, "title", bold=True, wraps=True),
            label(breakable(question.note), wraps=True),
            Gap(theme.SPACE),
            self.pad,
            Gap(theme.SPACE),
            row(self.other, 1, self.go_on, self.cancel, spacing=theme.SPACE),
            spacing=theme.SPACE,
        )
        self.pad.ask(lambda: question.title, lambda: question.wrong, check, tries)
        self.setAccessibleDescription(question.note)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.pad.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _accept_right(self) -> None:
        self.digits = self.pad.passes()
        if self.digits:
            self.accept()
        else:
            self.pad.field.setFocus(Qt.FocusReason.OtherFocusReason)


def ask_new_pin(parent: QWidget, name: str, *, has_pin: bool) -> str | None:
    """Let a person choose a PIN, typed twice.

    Args:
        parent: Over which to ask.
        name: Of the person.
        has_pin: Whether it may be taken away.

    Returns:
        Four digits; empty for none; None if nothing is to be changed.
    """
    ended, digits = _asked(PinDialog(parent, new_pin(name, has_pin=has_pin)))
    if ended != PinDialog.DialogCode.Accepted:
        return "" if ended == OTHER else None
    again = Question(
        translate("Pin", "The same PIN again"),
        translate("Pin", "Type the four digits again to confirm."),
        translate("Pin", "Set the PIN"),
        translate("Pin", "The two PINs do not match."),
    )
    ended, _ = _asked(PinDialog(parent, again, lambda typed: int(typed != digits)))
    return digits if ended == PinDialog.DialogCode.Accepted else None


def new_pin(name: str, *, has_pin: bool) -> Question:
    """Return the question for another PIN of a person, who may have one now."""
    return Question(
        translate("Pin", "A PIN for {player}", player=name),
        translate(
            "Pin",
            "Four digits, asked for before your tiles are shown. They only keep others at the"
            " table from seeing your tiles by accident: anyone with the game file can find"
            " them out.",
        ),
        translate("Pin", "Go on"),
        other=translate("Pin", "No PIN") if has_pin else "",
    )


def ask_pin(parent: QWidget, name: str, check: Check, tries: int, note: str) -> bool:
    """Ask a person for the PIN, and tell whether it was right.

    Args:
        parent: Over which to ask.
        name: Of the person.
        check: Tells whether it is.
        tries: How many in a row were wrong before.
        note: What it is asked for.
    """
    question = Question(pin_of(name), note, translate("Pin", "Go on"), wrong_pin(name))
    ended, _ = _asked(PinDialog(parent, question, check, tries))
    return ended == PinDialog.DialogCode.Accepted


def _asked(dialog: PinDialog) -> tuple[int, str]:
    """Ask, and return how that ended and the digits, of which nothing stays in the window."""
    ended, digits = dialog.exec(), dialog.digits
    dialog.digits = ""
    dialog.deleteLater()  # else the window would keep it, hidden
    return ended, digits


def pin_of(name: str) -> str:
    """Name the PIN of a person."""
    return translate("Pin", "The PIN of {player}", player=name)


def wrong_pin(name: str) -> str:
    """Say that digits are not the PIN of a person."""
    return translate("Pin", "That is not the PIN of {player}.", player=name)
