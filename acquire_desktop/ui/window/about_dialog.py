"""What this program is, what it is made of, and under which terms."""

import platform

from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop import __version__
from acquire_desktop.engine.kernel import compiled
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import plain, translate


class AboutDialog(QDialog):
    """Shows versions, licences and the notice that the program is unofficial."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._logo = QLabel()
        self._name = plain(QLabel())
        self._versions = plain(QLabel())
        self._notice = plain(QLabel())
        self._licences_title = plain(QLabel())
        self._licences = plain(QLabel())
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._build()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        self.setWindowTitle(translate("AboutDialog", "About Acquire Desktop"))
        self._name.setText(translate("AboutDialog", "Acquire Desktop"))
        versions = translate(
            "AboutDialog",
            "Version {version} · Python {python} · Qt {qt}",
            version=__version__,
            python=platform.python_version(),
            qt=qVersion(),
        )
        in_c = translate("AboutDialog", "Rules engine: compiled")
        in_python = translate("AboutDialog", "Rules engine: plain Python")
        self._versions.setText(f"{versions}\n{in_c if compiled.RUNNING else in_python}")
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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        self._logo.setPixmap(icons.logo_pixmap(theme.scaled(80), self.devicePixelRatioF()))
        theme.style_text(self._name, "display", bold=True)
        theme.style_text(self._versions, tone="muted")
        theme.style_text(self._licences_title, bold=True)
        theme.style_text(self._licences, tone="muted")
        self._versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._notice.setWordWrap(True)
        self._notice.setMinimumWidth(theme.scaled(420))
        self._close.setProperty("primary", True)
        self._close.setDefault(True)
        names = QVBoxLayout()
        names.setSpacing(theme.SPACE_HALF)
        names.addStretch(1)
        names.addWidget(self._name)
        names.addWidget(self._versions)
        names.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_3)
        head.addWidget(self._logo)
        head.addLayout(names, 1)
        line = QFrame()
        line.setProperty("role", "hairline")
        line.setProperty("upright", False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.SPACE_4, theme.SPACE_4, theme.SPACE_4, theme.SPACE_3)
        layout.setSpacing(theme.SPACE_2)
        layout.addLayout(head)
        layout.addWidget(self._notice)
        layout.addWidget(line)
        terms = QVBoxLayout()
        terms.setSpacing(theme.SPACE_HALF)
        terms.addWidget(self._licences_title)
        terms.addWidget(self._licences)
        layout.addLayout(terms)
        layout.addSpacing(theme.SPACE)
        layout.addStretch(1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
