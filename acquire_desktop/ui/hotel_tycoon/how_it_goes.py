"""How it goes: the game in two sentences, and the way to the lesson."""

from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, translate


class HowItGoes(Adaptive, QWidget):
    """Says what the game is about; ``learn`` shows it."""

    def __init__(self) -> None:
        super().__init__()
        self._title, self._text = label("", "title", bold=True), label("", "small", wraps=True)
        self.learn = QPushButton()
        self.learn.setAutoDefault(True)
        head = row(Stretched(self._title, 1), self.learn, spacing=theme.SPACE)
        parts = hairline(), Gap(theme.SPACE), head, self._text
        column(*parts, of=self, spacing=theme.SPACE_HALF)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(translate("HotelSetup", "How to play"))
        self.learn.setText(translate("HotelSetup", "Learn by playing"))
        self._text.setText(
            translate(
                "HotelSetup",
                "Buy land, build hotels and place their entrances on the road. Opponents who stop"
                " at your entrance stay there and pay you!",
            )
        )
