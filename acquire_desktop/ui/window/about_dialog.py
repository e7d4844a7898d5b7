"""What this program is, what it is made of, and under which terms."""

import platform
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import label, translate


class AboutDialog(Adaptive, QDialog):
    """Shows versions, licences and the notice that the program is unofficial."""

    def __init__(self, parent: QWidget | None, engine: Callable[[], str]) -> None:
        """Make the dialog.

        Args:
            parent: The window it belongs to.
            engine: Says how the rules of the game run.
        """
        super().__init__(parent)
        self._engine = engine
        self._logo = QLabel()
        self._logo.setPixmap(icons.logo_pixmap(theme.scaled(80), self.devicePixelRatioF()))
        self._name = label(size="display", bold=True)
        self._versions = label(tone="muted")
        self._versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._rules = label(tone="muted", wraps=True)
        self._notice = label(wraps=True)
        self._notice.setMinimumWidth(theme.scaled(420))
        self._licences_title = label(bold=True)
        self._licences = label(tone="muted")
        self._close = QPushButton()
        self._close.setProperty("primary", True)
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        names = column(1, self._name, self._versions, 1, spacing=theme.SPACE_HALF)
        column(
            row(self._logo, Stretched(names, 1), spacing=theme.SPACE_3),
            self._rules,
            self._notice,
            hairline(),
            column(self._licences_title, self._licences, spacing=theme.SPACE_HALF),
            Gap(theme.SPACE),
            1,
            Stretched(self._close, align=Qt.AlignmentFlag.AlignRight),
            of=self,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_4, theme.SPACE_4, theme.SPACE_4, theme.SPACE_3),
        )
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("AboutDialog", "About Acquire Desktop"))
        self._name.setText(translate("AboutDialog", "Acquire Desktop"))
        versions = translate(
            "AboutDialog",
            "Version {version} · Python {python} · Qt {qt}",
            version=QCoreApplication.applicationVersion(),
            python=platform.python_version(),
            qt=qVersion(),
        )
        self._versions.setText(versions)
        self._rules.setText(self._engine())
        self._notice.setText(
            translate(
                "AboutDialog",
                "This is an unofficial program, made by players. Acquire is a trademark of its"
                " owner, who has no part in it.",
            )
        )
        self._licences_title.setText(translate("AboutDialog", "Licences"))
        licences = (
            translate("AboutDialog", "This program: MIT licence"),
            translate("AboutDialog", "Qt and PySide6: LGPL, version 3"),
            translate("AboutDialog", "pyqtgraph, NumPy and platformdirs: MIT and BSD licences"),
            translate(
                "AboutDialog",
                "The fonts Inter and BIZ UDPGothic: SIL Open Font License, version 1.1",
            ),
        )
        self._licences.setText("\n".join(licences))
        self._close.setText(translate("AboutDialog", "Close"))

    def showEvent(self, event: QShowEvent) -> None:
        layout, parent = self.layout(), self.parentWidget()
        if layout is not None:  # by itself Qt gives a dialog two thirds of the screen
            room = (parent.size() if parent else self.screen().availableSize()).width()
            for label in (self._versions, self._licences):
                label.setWordWrap(False)
            width = min(self.sizeHint().width(), room)
            for label in (self._versions, self._licences):
                label.setWordWrap(width == room)
            self.resize(width, layout.totalHeightForWidth(width))
        super().showEvent(event)
