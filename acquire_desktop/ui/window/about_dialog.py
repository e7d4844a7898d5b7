"""About dialog: versions, parts and terms of the program."""

import platform
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QPushButton, QScrollArea, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row
from acquire_desktop.ui.kit.dialogs import closing_button
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import label, later, translate

_TEXT_PX = 480


class AboutDialog(Adaptive, QDialog):
    """Shows versions, credits and the notice that the program is unofficial."""

    def __init__(self, parent: QWidget | None, engine: Callable[[], str]) -> None:
        """Make the dialog.

        Args:
            parent: The window it belongs to.
            engine: Says how the rules of the game run.
        """
        super().__init__(parent)
        self.set_text(self.setWindowTitle, later("AboutDialog", "About Acquire Desktop"))
        self._logo = QLabel()
        self._logo.setPixmap(icons.logo_pixmap(theme.scaled(80), self.devicePixelRatioF()))
        self._licences = self.with_text(QPushButton(), later("AboutDialog", "All licences…"))
        self._licences.clicked.connect(self.show_licences)
        self._close = self.with_text(closing_button(self), later("AboutDialog", "Close"))
        self._body = QWidget()
        self._arrange(engine)

    def show_licences(self) -> None:
        """Show everything that is inside, with the words of its licence."""
        from acquire_desktop.ui.window.licences_dialog import LicencesDialog

        dialog = LicencesDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as wide as is good to read and as high as that needs, where there is room."""
        layout, parent = self.layout(), self.parentWidget()
        content = self._body.layout()
        if layout is not None and content is not None:
            room = parent.size() if parent else self.screen().availableSize()
            width = min(theme.scaled(_TEXT_PX), room.width() - 2 * theme.SPACE_4)
            needed = content.totalHeightForWidth(width)
            around = layout.sizeHint().height() - self._area.sizeHint().height()
            height = min(needed + around, room.height() - theme.SPACE_4)
            self.resize(width + 2 * theme.SPACE_4, height)
        super().showEvent(event)

    def _arrange(self, engine: Callable[[], str]) -> None:
        name = label(size="display", bold=True, wraps=True)
        self.with_text(name, later("AboutDialog", "Acquire Desktop"))
        versions = self.with_text(label(tone="muted", wraps=True), _versions)
        versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        notice = later(
            "AboutDialog",
            "This is an unofficial program, made by players. Acquire is a trademark of its"
            " owner, who is not involved.",
        )
        title = later("AboutDialog", "Credits and licences")
        credits_ = column(
            self.with_text(label(bold=True), title),
            self.with_text(label(tone="muted", wraps=True), _credits),
            spacing=theme.SPACE_HALF,
        )
        names = column(1, name, versions, 1, spacing=theme.SPACE_HALF)
        column(
            row(self._logo, Stretched(names, 1), spacing=theme.SPACE_3),
            self.with_text(label(tone="muted", wraps=True), engine),
            self.with_text(label(wraps=True), notice),
            hairline(),
            credits_,
            1,
            of=self._body,
            spacing=theme.SPACE_2,
        )
        self._area = QScrollArea()
        self._area.setWidget(self._body)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column(
            Stretched(self._area, 1),
            row(self._licences, 1, self._close, spacing=theme.SPACE),
            of=self,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_4, theme.SPACE_4, theme.SPACE_4, theme.SPACE_3),
        )


def _versions() -> str:
    return translate(
        "AboutDialog",
        "Version {version} · Python {python} · Qt {qt}",
        version=QCoreApplication.applicationVersion(),
        python=platform.python_version(),
        qt=qVersion(),
    )


def _credits() -> str:
    lines = (
        translate("AboutDialog", "The game of Acquire: Sid Sackson"),
        translate("AboutDialog", "This program: MIT licence"),
        translate("AboutDialog", "Qt and PySide6: LGPL, version 3"),
        translate("AboutDialog", "pyqtgraph, NumPy and platformdirs: MIT and BSD licences"),
        translate(
            "AboutDialog",
            "The fonts Inter, Josefin Sans, Playfair Display and BIZ UDPGothic: SIL Open Font"
            " License, version 1.1",
        ),
    )
    return "\n".join(lines)
