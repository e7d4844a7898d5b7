"""Licences: everything that the program is made of, with the whole words of each licence."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from acquire_desktop.licences import LGPL, Credit, credits_of_program, read_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.fit import fit_dialog, turning_row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, translate
from acquire_desktop.ui.kit.wrapped_list import wrap_rows

_SIZE_PX = 960, 640
_LIST_PX = 240
_TEXT_PX = 360


class LicencesDialog(Adaptive, QDialog):
    """Shows the parts of the program, and of the chosen one licence, source and words."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._credits = credits_of_program()
        self._intro = label(wraps=True)
        self.parts = QListWidget()
        self.words = QPlainTextEdit()
        self._close = QPushButton()
        self._arrange()
        self.parts.addItems([credit.title for credit in self._credits])
        self.parts.currentRowChanged.connect(lambda _row: self._show_part())
        self.parts.setCurrentRow(0)
        self._close.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("LicencesDialog", "Licences"))
        self._intro.setText(
            translate(
                "LicencesDialog",
                "This program is published under the MIT licence. It includes the work of"
                " others, each under its own licence; their authors are not involved in this"
                " program.",
            )
        )
        self.parts.setAccessibleName(translate("LicencesDialog", "Parts of the program"))
        self.words.setAccessibleName(translate("LicencesDialog", "Text of the licence"))
        self._close.setText(translate("LicencesDialog", "Close"))
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
        self.parts.setProperty("role", "chapters")
        self.parts.setTextElideMode(Qt.TextElideMode.ElideNone)
        wrap_rows(self.parts)
        self.parts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._close.setProperty("primary", True)
        self._close.setDefault(True)
        panes = turning_row(self.parts, Stretched(self.words, 1), spacing=theme.SPACE_2)
        column(
            self._intro,
            Stretched(panes, 1),
            Stretched(self._close, align=Qt.AlignmentFlag.AlignRight),
            of=self,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_4, theme.SPACE_3, theme.SPACE_4, theme.SPACE_2),
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
