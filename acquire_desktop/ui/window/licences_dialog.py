"""Licences: everything that the program is made of, with the whole words of each licence."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QPlainTextEdit,
    QWidget,
)

from acquire_desktop.licences import LGPL, Credit, credits_of_program, read_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched
from acquire_desktop.ui.kit.dialogs import closing_button, fill_dialog
from acquire_desktop.ui.kit.fit import fit_dialog, turning_row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, later, translate
from acquire_desktop.ui.kit.wrapped_list import list_of_words

_SIZE_PX = 960, 640
_LIST_PX = 240
_TEXT_PX = 360


class LicencesDialog(Adaptive, QDialog):
    """Shows the parts of the program, and of the chosen one licence, source and words."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._credits = credits_of_program()
        self.set_text(self.setWindowTitle, later("LicencesDialog", "Licences"))
        self.parts = list_of_words()
        self.set_text(self.parts.setAccessibleName, later("LicencesDialog", "Parts of the program"))
        self.words = QPlainTextEdit()
        self.set_text(self.words.setAccessibleName, later("LicencesDialog", "Text of the licence"))
        self._arrange()
        self.parts.addItems([credit.title for credit in self._credits])
        self.parts.currentRowChanged.connect(lambda _row: self._show_part())
        self.parts.setCurrentRow(0)

    def retranslate(self) -> None:
        self._show_part()

    def refit(self) -> None:
        self.parts.setMinimumWidth(theme.scaled(_LIST_PX))
        self.words.setMinimumWidth(theme.scaled(_TEXT_PX))

    def showEvent(self, event: QShowEvent) -> None:
        fit_dialog(self, _SIZE_PX)
        self.parts.setFocus()
        super().showEvent(event)

    def _show_part(self) -> None:
        at = self.parts.currentRow()
        if not 0 <= at < len(self._credits):
            return
        credit = self._credits[at]
        self.words.setPlainText("\n\n".join((*_facts(credit), _words(credit))))

    def _arrange(self) -> None:
        self.words.setReadOnly(True)
        self.words.setTabChangesFocus(True)
        self.words.setTextInteractionFlags(
            self.words.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        intro = later(
            "LicencesDialog",
            "This program is published under the MIT licence. It includes the work of"
            " others, each under its own licence; their authors are not involved in this"
            " program.",
        )
        close = self.with_text(closing_button(self), later("LicencesDialog", "Close"))
        panes = turning_row(self.parts, Stretched(self.words, 1), spacing=theme.SPACE_2)
        fill_dialog(
            self,
            self.with_text(label(wraps=True), intro),
            Stretched(panes, 1),
            Stretched(close, align=Qt.AlignmentFlag.AlignRight),
            below=theme.SPACE_2,
        )
        self.refit()


def _facts(credit: Credit) -> list[str]:
    """Return in sentences a part's licence, what it allows, and where the source is."""
    facts = [translate("LicencesDialog", "Licence: {licence}.", licence=credit.licence)]
    if credit.licence == LGPL:
        facts.append(
            translate(
                "LicencesDialog",
                "It is used unchanged. You may replace it with a compatible version of your"
                " own, and modify and examine this program to do so.",
            )
        )
    if credit.home:
        facts.append(translate("LicencesDialog", "Source: {address}", address=credit.home))
    return facts


def _words(credit: Credit) -> str:
    """Return all texts of a licence one after the other, each below the name of its file."""
    found = [(path.name, text) for path in credit.texts if (text := read_text(path))]
    if not found:
        return translate(
            "LicencesDialog", "The text of this licence is not part of this installation."
        )
    if len(found) == 1:
        return found[0][1]
    return "\n\n".join(f"{'=' * 4} {name} {'=' * 4}\n\n{text.strip()}" for name, text in found)
